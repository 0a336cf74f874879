#include "widgets/roster/replacedialog.h"

#include "editor/words/currency.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/look/wordsearch.h"
#include "widgets/settings/windowplace.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

constexpr int workSlice = 8; // ms
enum Column { Name, Points, Breaks };
constexpr int referenceRole = Qt::UserRole;
constexpr int lostRole = Qt::UserRole + 1;

QString signedNumber(muster::Points value)
{
    const auto digits = editor::shownNumber(value < 0 ? -value : value);
    return value == 0 ? digits : (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + digits;
}

} // namespace

ReplaceDialog::ReplaceDialog(VerdictPtr verdict, std::string unit, QWidget* parent)
    : QDialog(parent),
      m_verdict(std::move(verdict)),
      m_unit(std::move(unit)),
      m_search(searchField("replaceSearch", tr("Search units"))),
      m_kinds(table("replaceKinds", tr("Units"),
                    {tr("Unit"), editor::inCurrency(m_verdict->catalogue().ruleset, tr("Points")), tr("Would break")})),
      m_lost(quiet(named<WordLabel>("replaceLost"), Type::Small))
{
    const auto* source = findUnit(m_verdict->roster(), m_unit);
    const editor::Gestures gestures(m_verdict->catalogue(), m_verdict->roster());
    auto* words = wrapped(
        typed(plainLabel(source ? tr("Replace %1 by").arg(gestures.nameOf(*source)) : QString()), Type::Strong));
    m_search->installEventFilter(this);
    m_kinds->headerItem()->setTextAlignment(Points, Qt::AlignRight | Qt::AlignVCenter);
    for (const auto& kind : editor::replacementsOf(*m_verdict, m_unit)) {
        auto* item = new QTreeWidgetItem(m_kinds, {editor::shown(kind.name), QString(), QString()});
        item->setData(Name, referenceRole, QString::fromStdString(kind.reference));
        item->setToolTip(Name, editor::shownTip(kind.category));
        item->setTextAlignment(Points, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_kinds->setColumnHidden(Points, !m_verdict->catalogue().ruleset.hasPoints);
    m_kinds->header()->setStretchLastSection(true);
    m_kinds->header()->resizeSection(Name, 240);
    m_kinds->header()->resizeSection(Points, 72);
    // Room for two lines, so that the list does not move while one goes through it.
    m_lost->setMinimumHeight(2 * QFontMetrics(m_lost->font()).lineSpacing());
    m_lost->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_replace = primary(buttons->button(QDialogButtonBox::Ok));
    m_replace->setText(tr("&Replace"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("&Cancel"));
    auto* layout = dialogColumn(*this, "replaceDialog", tr("Replace a Unit"));
    layout->addWidget(words);
    layout->addWidget(m_search);
    layout->addWidget(m_kinds, 1);
    layout->addWidget(m_lost);
    layout->addWidget(buttons);
    connect(m_kinds, &QTreeWidget::itemActivated, this, &QDialog::accept);
    connect(m_kinds, &QTreeWidget::currentItemChanged, this, &ReplaceDialog::showCurrent);
    connect(m_search, &QLineEdit::textChanged, this, &ReplaceDialog::search);
    connect(&m_work, &QTimer::timeout, this, &ReplaceDialog::work);
    search();
    m_work.start(0);
    fitWindow(*this, {620, 520});
    m_search->setFocus();
}

QString ReplaceDialog::kind() const
{
    const auto* item = m_kinds->currentItem();
    return item && !item->isHidden() ? item->data(Name, referenceRole).toString() : QString();
}

std::optional<editor::Replacing> ReplaceDialog::chosen() const
{
    const auto wanted = kind().toStdString();
    return wanted.empty() ? std::nullopt : editor::tryReplacing(*m_verdict, m_unit, wanted);
}

void ReplaceDialog::search()
{
    const auto words = searchWords(m_search->text());
    QTreeWidgetItem* first = nullptr;
    for (int row = 0; row < m_kinds->topLevelItemCount(); ++row) {
        auto* item = m_kinds->topLevelItem(row);
        item->setHidden(!hasWords(item->text(Name), words));
        if (!first && !item->isHidden())
            first = item;
    }
    m_kinds->setCurrentItem(first);
    showCurrent();
}

void ReplaceDialog::work()
{
    QElapsedTimer clock;
    clock.start();
    for (; m_next < m_kinds->topLevelItemCount() && clock.elapsed() < workSlice; ++m_next) {
        auto* item = m_kinds->topLevelItem(m_next);
        const auto found =
            editor::tryReplacing(*m_verdict, m_unit, item->data(Name, referenceRole).toString().toStdString());
        if (!found)
            continue;
        item->setText(Points, signedNumber(found->more));
        item->setText(Breaks, editor::shown(found->breaks.messages.join(QLatin1Char(' '))));
        item->setToolTip(Breaks, editor::shownTip(found->breaks.messages.join(QLatin1Char('\n'))));
        item->setData(Name, lostRole, found->lost);
        const auto& theme = Theme::of(this);
        item->setForeground(Breaks, theme.quiet);
        if (!found->breaks.isEmpty())
            item->setForeground(Name, theme.quiet);
        if (item == m_kinds->currentItem())
            showCurrent();
    }
    if (m_next >= m_kinds->topLevelItemCount())
        m_work.stop();
}

void ReplaceDialog::showCurrent()
{
    m_replace->setEnabled(!kind().isEmpty());
    const auto* item = m_kinds->currentItem();
    const auto lost = item ? item->data(Name, lostRole).toStringList() : QStringList();
    m_lost->setText(lost.isEmpty() ? QString() : tr("Not carried over: %1").arg(lost.join(QStringLiteral(", "))));
}

bool ReplaceDialog::eventFilter(QObject* watched, QEvent* event)
{
    // The list follows the arrows while one types.
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_kinds, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace muster::widgets
