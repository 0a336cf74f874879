#include "widgets/look/parts.h"

#include <QDialog>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QTreeWidget>

namespace muster::widgets {

QToolButton* toolButton(const char* name, const QString& words, const QString& tip)
{
    auto* button = named<QToolButton>(name);
    button->setText(words);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
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

} // namespace muster::widgets
