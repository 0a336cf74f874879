#include "widgets/checking/unitchooser.h"

#include "editor/words/shown.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/look/wordsearch.h"
#include "widgets/settings/windowplace.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::widgets {

UnitChooser::UnitChooser(const std::vector<editor::OtherUnit>& units, const QString& line, QWidget* parent)
    : QDialog(parent), m_search(searchField("unitSearch", tr("Search units"))), m_units(named<QListWidget>("unitList"))
{
    m_search->installEventFilter(this);
    m_units->setAccessibleName(tr("Units"));
    for (const auto& unit : units) {
        const auto name = editor::shown(unit.name);
        auto* item =
            new QListWidgetItem(unit.army.empty() ? name : tr("%1 [%2]").arg(name, editor::shown(unit.army)), m_units);
        item->setData(Qt::UserRole, QString::fromStdString(unit.kind));
    }
    auto* layout = dialogColumn(*this, "unitChooser", tr("Another Unit"));
    layout->addWidget(wrapped(typed(plainLabel(tr("What is meant by “%1”?").arg(editor::shown(line))), Type::Strong)));
    layout->addWidget(m_search);
    layout->addWidget(m_units, 1);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    primary(buttons->button(QDialogButtonBox::Ok))->setText(tr("&Take It"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("&Cancel"));
    layout->addWidget(buttons);
    connect(m_units, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(m_search, &QLineEdit::textChanged, this, &UnitChooser::search);
    m_units->setCurrentRow(0);
    fitWindow(*this, {460, 480});
    m_search->setFocus();
}

QString UnitChooser::kind() const
{
    const auto* item = m_units->currentItem();
    return item && !item->isHidden() ? item->data(Qt::UserRole).toString() : QString();
}

void UnitChooser::search()
{
    const auto words = searchWords(m_search->text());
    QListWidgetItem* first = nullptr;
    for (int row = 0; row < m_units->count(); ++row) {
        auto* item = m_units->item(row);
        item->setHidden(!hasWords(item->text(), words));
        if (!first && !item->isHidden())
            first = item;
    }
    m_units->setCurrentItem(first);
}

bool UnitChooser::eventFilter(QObject* watched, QEvent* event)
{
    // The list follows the arrows while one types.
    if (watched == m_search && event->type() == QEvent::KeyPress)
        if (const auto key = static_cast<QKeyEvent*>(event)->key(); key == Qt::Key_Up || key == Qt::Key_Down) {
            QCoreApplication::sendEvent(m_units, event);
            return true;
        }
    return QDialog::eventFilter(watched, event);
}

} // namespace muster::widgets
