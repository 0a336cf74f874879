#include "widgets/battle/battlepane.h"

#include "editor/words/shown.h"
#include "report/verdict/words.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr int paneMarkSize = 18;
constexpr int listPadding = 14; // of the style, over and under the words
constexpr int treePadding = 8;
constexpr int beside = 2 * space::huge; // of the style, left and right of the words; too much only makes a row taller

/// Rows as tall as their words need at the width that they have.
class WrappedRows : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto* list = qobject_cast<const QListView*>(option.widget);
        const auto* tree = qobject_cast<const QTreeView*>(option.widget);
        const auto hasMark = !index.data(Qt::DecorationRole).isNull();
        const auto width = (list   ? list->viewport()->width()
                            : tree ? tree->columnWidth(index.column())
                                   : 0) -
                           beside - (hasMark ? paneMarkSize + space::small : 0);
        const auto font = index.data(Qt::FontRole).value<QFont>();
        const QFontMetrics metrics(index.data(Qt::FontRole).isNull() ? option.font : font);
        const auto needed =
            metrics.boundingRect(QRect(0, 0, std::max(width, 40), 10'000), Qt::TextWordWrap, index.data().toString());
        return {width, needed.height() + (list ? listPadding : treePadding)};
    }
};

} // namespace

BattlePane::BattlePane(QWidget* parent)
    : QWidget(parent),
      m_words(typed(named("battleWords", plainLabel()), Type::Strong)),
      m_findings(named<QListWidget>("battleFindings")),
      m_agreed(named<QTreeWidget>("battleAgreed"))
{
    setObjectName(QStringLiteral("battlePane"));
    wrapWords(*m_words);
    m_words->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_findings->setWordWrap(true);
    m_findings->setTextElideMode(Qt::ElideNone);
    m_findings->setResizeMode(QListView::Adjust);
    m_findings->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_findings->setIconSize({paneMarkSize, paneMarkSize});
    m_findings->setItemDelegate(new WrappedRows(m_findings));
    m_findings->setSelectionMode(QAbstractItemView::SingleSelection);
    m_agreed->setRootIsDecorated(false);
    m_agreed->setColumnCount(3);
    m_agreed->setWordWrap(true);
    m_agreed->setTextElideMode(Qt::ElideNone);
    m_agreed->setItemDelegate(new WrappedRows(m_agreed));
    m_agreed->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_agreed->header()->setStretchLastSection(false);
    m_agreed->header()->setSectionsMovable(false);
    m_agreed->header()->setSectionResizeMode(QHeaderView::Stretch);
    connect(m_agreed->header(), &QHeaderView::sectionResized, m_agreed, &QTreeView::doItemsLayout,
            Qt::QueuedConnection);

    auto* left = filled(spaced(new QVBoxLayout, space::small), {m_words, {m_findings, 1}});
    filled(spaced(new QHBoxLayout(this), space::large, {space::large, space::medium, space::large, space::medium}),
           {{left, 2}, {m_agreed, 3}});
    refill();
}

void BattlePane::show(std::optional<editor::Battle> battle)
{
    m_battle = std::move(battle);
    refill();
}

QString BattlePane::words() const
{
    if (!m_battle)
        return tr("Choose both lists: then the battle is judged.");
    switch (m_battle->state) {
    case editor::Battle::State::Alone:
        return tr("Each list is judged by itself: game data have no rules about two lists. What the players agree on "
                  "stands beside this.");
    case editor::Battle::State::OtherGames:
        return tr("The lists are of two games. A battle has one.");
    case editor::Battle::State::OtherVersions:
        return tr("The lists are judged by two versions of the game's data. A battle has one.");
    case editor::Battle::State::Failed:
        return tr("The battle could not be judged: %1").arg(editor::shown(m_battle->failure));
    case editor::Battle::State::Judged:
        break;
    }
    const auto found = static_cast<int>(m_battle->findings.size());
    return found == 0 ? tr("The rules find nothing wrong between the two lists.")
                      : tr("%n finding(s) about both lists", nullptr, found);
}

void BattlePane::refill()
{
    m_findings->clear();
    m_agreed->clear();
    m_words->setText(words());
    m_findings->setAccessibleName(tr("Findings about both lists"));
    m_agreed->setAccessibleName(tr("What the lists say of the battle"));
    m_agreed->setHeaderLabels({tr("Agreed"), tr("Ours"), tr("Theirs")});
    const auto state = m_battle ? m_battle->state : editor::Battle::State::Failed;
    const bool isJudged = state == editor::Battle::State::Judged;
    m_findings->setVisible(isJudged && !m_battle->findings.empty());
    m_agreed->setVisible(isJudged || state == editor::Battle::State::Alone);
    if (m_agreed->isHidden())
        return;
    for (const auto& finding : m_battle->findings)
        addFinding(finding);
    for (const auto& agreement : m_battle->agreed)
        addAgreement(agreement);
}

void BattlePane::addFinding(const Finding& finding)
{
    const auto& catalogue = m_battle->catalogue();
    const auto message = editor::shown(report::message(catalogue, m_battle->lists[0].verdict->assessment(), finding));
    const auto cited = report::citation(catalogue, report::citationOf(catalogue, finding));
    const auto place = editor::shown(cited.section.empty() ? cited.source : cited.source + ", " + cited.section);
    auto* item = new QListWidgetItem(severityIcon(finding.severity, palette(), paneMarkSize),
                                     place.isEmpty() ? message : message + QLatin1Char('\n') + place, m_findings);
    item->setData(Qt::AccessibleTextRole,
                  editor::shown(report::severityName(finding.severity)) + QStringLiteral(": ") + message);
    item->setData(Qt::AccessibleDescriptionRole, place);
}

void BattlePane::addAgreement(const editor::BattleAgreement& agreement)
{
    const auto name = editor::shown(agreement.name);
    auto* item = new QTreeWidgetItem(m_agreed, {agreement.differs ? tr("≠ %1").arg(name) : name,
                                                editor::shown(agreement.said[0]), editor::shown(agreement.said[1])});
    for (int column = 0; column < 3; ++column) {
        item->setToolTip(column, editor::shownTip(item->text(column)));
        item->setTextAlignment(column, Qt::AlignTop | Qt::AlignLeft);
        if (agreement.differs)
            item->setFont(column, fontOf(Type::Strong));
    }
    item->setData(0, Qt::AccessibleTextRole, agreement.differs ? tr("%1, differs").arg(name) : name);
}

void BattlePane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        refill();
    QWidget::changeEvent(event);
}

} // namespace muster::widgets
