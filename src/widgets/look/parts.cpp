#include "widgets/look/parts.h"

#include "editor/words/shown.h"

#include <QDialog>
#include <QFrame>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace muster::widgets {

QToolButton* toolButton(const char* name, const QString& words, const QString& tip)
{
    auto* button = named<QToolButton>(name);
    button->setText(words);
    button->setToolTip(editor::shownTip(tip));
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QProgressBar* busyBar()
{
    auto* bar = new QProgressBar;
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    bar->setFixedHeight(3);
    bar->hide();
    return bar;
}

QToolButton* foldHead(const QString& name, QWidget& body, bool isOpen)
{
    auto* head = new QToolButton;
    head->setObjectName(name);
    head->setProperty("flat", true);
    head->setCheckable(true);
    head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    head->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    head->setStyleSheet(QStringLiteral("QToolButton { text-align: left; padding: 3px 2px; background: transparent; }"));
    head->setChecked(isOpen);
    head->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    if (!isOpen)
        body.hide(); // an open one is shown with its parent
    QObject::connect(head, &QToolButton::toggled, &body, [head, &body](bool isShown) {
        body.setVisible(isShown);
        head->setArrowType(isShown ? Qt::DownArrow : Qt::RightArrow);
    });
    return head;
}

QFrame* ruleLine()
{
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

void addParts(QBoxLayout& layout, std::initializer_list<Part> parts)
{
    for (const auto& part : parts)
        if (part.control)
            layout.addWidget(part.control, part.share, part.side);
        else if (part.inner)
            layout.addLayout(part.inner, part.share);
        else if (part.size > 0)
            layout.addSpacing(part.size);
        else
            layout.addStretch(part.share);
}

void clear(QLayout& layout)
{
    while (auto* item = layout.takeAt(0)) {
        if (auto* inner = item->layout())
            clear(*inner);
        delete item->widget();
        delete item;
    }
}

QVBoxLayout* dialogColumn(QDialog& dialog, const char* name, const QString& title, int spacing)
{
    dialog.setObjectName(QLatin1String(name));
    dialog.setWindowTitle(title);
    return spaced(new QVBoxLayout(&dialog), spacing, {space::huge, space::huge, space::huge, space::large});
}

QDialogButtonBox* dialogButtons(QDialog& dialog, QDialogButtonBox::StandardButtons standard)
{
    auto* box = new QDialogButtonBox(standard);
    QObject::connect(box, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(box, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return box;
}

QPushButton* mainButton(QDialogButtonBox& box, const char* name, const QString& words)
{
    auto* button = primary(named(name, box.addButton(words, QDialogButtonBox::AcceptRole)));
    button->setDefault(true);
    return button;
}

QPushButton* actionButton(QDialogButtonBox& box, const char* name, const QString& words)
{
    return named(name, box.addButton(words, QDialogButtonBox::ActionRole));
}

QTreeWidget* table(const char* name, const QString& accessibleName, const QStringList& heads)
{
    auto* made = named<QTreeWidget>(name);
    made->setAccessibleName(accessibleName);
    made->setRootIsDecorated(false);
    made->setUniformRowHeights(true);
    made->setAllColumnsShowFocus(true);
    made->setHeaderLabels(heads);
    return made;
}

QPlainTextEdit* textToRead(const char* name, const QString& accessibleName, const QString& text)
{
    auto* made = named<QPlainTextEdit>(name, text);
    made->setAccessibleName(accessibleName);
    made->setReadOnly(true);
    made->setTabChangesFocus(true);
    return made;
}

QScrollArea* scrolled(QWidget* page)
{
    auto* area = new QScrollArea;
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

void fitStepper(QSpinBox& field)
{
    constexpr int buttons = 2 * 22; // as in window.qss
    constexpr int around = 14;
    const auto most = std::to_string(std::max(std::abs(field.maximum()), std::abs(field.minimum())));
    const auto words = field.prefix() + QString::fromStdString(most) + field.suffix();
    field.setMinimumWidth(field.fontMetrics().horizontalAdvance(words) + buttons + around);
}

} // namespace muster::widgets
