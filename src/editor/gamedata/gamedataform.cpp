#include "editor/gamedata/gamedataform.h"

#include "battlescribe/judge/order.h"
#include "battlescribe/saved/groups.h"
#include "editor/gamedata/battlescribeform.h"
#include "editor/gamedata/datafill.h"
#include "editor/gamedata/dataicons.h"
#include "editor/gamedata/dataintents.h"
#include "editor/gamedata/dataoffers.h"
#include "editor/gamedata/datarepair.h"
#include "editor/gamedata/dataunit.h"
#include "editor/gamedata/datawords.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "report/battlescribe/listfinding.h"
#include "report/battlescribe/listtext.h"
#include "report/battlescribe/listwords.h"
#include "report/verdict/verdicttext.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace muster::editor {

namespace bs = battlescribe;

namespace {

using Element = Standing::Element;
using bs::judge::Judged;

class GameDataForm : public ListForm {
    Q_DECLARE_TR_FUNCTIONS(GameData)

public:
    explicit GameDataForm(StandingPtr standing)
        : m_standing(std::move(standing)), m_verdict(verdictForm(m_standing->list())), m_head(m_verdict->head())
    {
        for (const auto& finding : m_standing->judgement().findings)
            m_worst[finding.element] = Severity::Error;
        finishHead();
        findCosts();
    }

    [[nodiscard]] const HeadForm& head() const override { return m_head; }
    [[nodiscard]] const std::vector<FindingRow>& findings() const override { return m_verdict->findings(); }
    [[nodiscard]] report::FindingText finding(std::size_t position) const override
    {
        return m_verdict->finding(position);
    }
    [[nodiscard]] std::vector<Gesture> fixes(std::size_t position, WorkBudget& budget) const override;

    [[nodiscard]] const void* game() const override { return &m_standing->game(); }
    [[nodiscard]] std::vector<ListRow> rows(bool isGrouped) const override;
    [[nodiscard]] RowWords words(const RowKey& row, int alike) const override;
    [[nodiscard]] std::vector<FigureForm> figures(const RowKey& row, const QStringList& names) const override
    {
        const auto held = m_standing->lock();
        const auto element = row.isHeading() ? Id<Element>() : m_standing->find(row.id);
        return element.isNone() ? std::vector<FigureForm>(static_cast<std::size_t>(names.size()))
                                : figuresOf(*m_standing, element, names);
    }
    [[nodiscard]] QStringList costs() const override;
    [[nodiscard]] QString sum() const override;
    [[nodiscard]] QString sumOf(const std::vector<std::string>& rows) const override;
    [[nodiscard]] bool hasSteps() const override { return true; }
    [[nodiscard]] bool canRepair() const override { return judgement().isComplete() && !judgement().isLegal(); }
    [[nodiscard]] RepairForm repairs(const RepairWishes& wishes, const std::stop_token& stop) const override
    {
        std::set<std::string> shownRows;
        addIds(rows(false), shownRows);
        return repairForm(*m_standing, shownRows, wishes, stop);
    }
    [[nodiscard]] FillForm fills(const FillAsked& asked, const std::stop_token& stop) const override
    {
        return fillForm(*m_standing, asked, stop);
    }
    [[nodiscard]] OfferListPtr offers(const OfferListPtr& before) const override
    {
        const auto held = m_standing->lock();
        return offersFor(*m_standing, before);
    }
    /// What the data want with an offer is taken when it is added.
    [[nodiscard]] OfferNeeds needsOf(const std::string& /*offer*/, WorkBudget& /*budget*/) const override { return {}; }
    [[nodiscard]] Breaks tryOffer(const std::string& offer, const std::string& near,
                                  const OfferNeeds& /*needs*/) const override
    {
        return breaksOf(Intent(intents::Add{offer, near}));
    }
    [[nodiscard]] std::optional<UnitPreviewForm> preview(const std::string& offer,
                                                         const std::string& near) const override
    {
        const auto held = m_standing->lock();
        return previewOf(m_standing, offer, near);
    }
    /// Collections know the units of our own games only.
    [[nodiscard]] QString owned(const std::string& /*offer*/, const Collection& /*collection*/) const override
    {
        return {};
    }
    [[nodiscard]] std::optional<UnitForm> unit(const std::string& row, bool /*withRefused*/) const override
    {
        const auto held = m_standing->lock();
        const auto element = m_standing->find(row);
        return element.isNone() ? std::nullopt : std::optional(unitForm(*m_standing, element));
    }
    [[nodiscard]] SeveralForm several(const std::vector<std::string>& rows) const override
    {
        const auto held = m_standing->lock();
        return severalForm(*m_standing, rows);
    }
    // Slots are of our own games.
    [[nodiscard]] std::optional<SlotForm> slot(const std::string& /*row*/, const std::string& /*slot*/) const override
    {
        return std::nullopt;
    }
    [[nodiscard]] std::string nextSlot(const std::string& /*row*/, const std::string& /*slot*/) const override
    {
        return {};
    }
    [[nodiscard]] std::vector<PlaceOffer> placesFor(const std::vector<std::string>& rows,
                                                    WorkBudget& budget) const override;
    [[nodiscard]] Breaks breaksOf(const Intent& intent) const override
    {
        const auto held = m_standing->lock();
        bs::compose::NewIds ids(1);
        const auto gesture = gestureOf(*m_standing, ids, intent);
        return gesture ? breaksOf(*gesture) : Breaks();
    }
    [[nodiscard]] Breaks breaksOf(const Gesture& gesture) const override
    {
        const auto held = m_standing->lock();
        const auto* edit = std::get_if<bs::Edit>(&gesture.change);
        return edit ? editor::breaksOf(*m_standing, *edit) : Breaks();
    }
    /// In a full group the rest gives way by itself.
    [[nodiscard]] std::vector<Swap> swapsFor(const intents::Choose& /*intent*/) const override { return {}; }

    [[nodiscard]] const StandingPtr& standing() const { return m_standing; }

private:
    [[nodiscard]] const bs::judge::Judgement& judgement() const { return m_standing->judgement(); }

    static void addIds(const std::vector<ListRow>& rows, std::set<std::string>& ids)
    {
        for (const auto& row : rows) {
            ids.insert(row.key.id);
            addIds(row.below, ids);
        }
    }
    void finishHead();
    void findCosts();
    [[nodiscard]] bool areAlike(const bs::FileSelection& a, const bs::FileSelection& b) const;
    void markAlike(std::vector<ListRow>& rows) const;
    [[nodiscard]] ListRow rowOf(const std::string& id, RowShape shape) const;
    [[nodiscard]] ListRow forceRow(Id<Judged> id, bool isGrouped) const;
    [[nodiscard]] int headingOf(Id<Judged> force, const Judged& selection) const;
    [[nodiscard]] RowWords headingWords(const RowKey& row) const;
    [[nodiscard]] RowWords forceWords(const bs::FileForce& force) const;
    [[nodiscard]] RowWords selectionWords(const bs::FileSelection& selection, int alike) const;
    [[nodiscard]] QStringList findingsOf(const std::string& id) const;
    void addFindings(const std::string& id, RowWords& words) const;
    [[nodiscard]] QString spokenOf(QStringList parts, const RowWords& words) const;
    void addCosts(const std::vector<bs::Cost>& costs, int alike, RowWords& words) const;

    StandingPtr m_standing;
    VerdictFormPtr m_verdict;
    HeadForm m_head;
    std::map<std::string, Severity> m_worst; ///< of what findings are about
    std::vector<const bs::Sum*> m_costs;     ///< those that have a column, the main one first
};

/// What the file of a list cannot say: how near its categories are to their limits, and all kinds of cost.
void GameDataForm::finishHead()
{
    m_head.hasLimits = !m_standing->game().costTypes().empty();
    if (const auto* main = m_standing->mainCost(); main && !m_head.costs.empty()) {
        // It stands in the head already.
        std::erase_if(m_head.tallies, [&](const auto& tally) { return tally.label == shown(main->name); });
        if (main->limit) {
            const auto left = *main->limit - main->sum;
            m_head.costs.front().left = left.isNegative() ? tr("%1 over").arg(text(report::number(-left)))
                                                          : tr("%1 left").arg(text(report::number(left)));
            if (left.isNegative())
                //: A number and the name of a cost: "12 pts over".
                m_head.costs.front().over = tr("%1 %2 over").arg(text(report::number(-left)), shown(main->name));
        }
    }
    std::vector<HeadForm::Tally> limits;
    for (const auto& tally : judgement().tallies) {
        if (!tally.hasLimit())
            continue;
        HeadForm::Tally made;
        made.label = shown(tally.name);
        made.figure = tally.max ? tr("%1 of %2").arg(shownNumber(tally.count), text(report::number(*tally.max)))
                                : shownNumber(tally.count);
        if (!tally.isKept())
            made.broken = Severity::Error;
        made.isFull = tally.max && bs::Decimal(tally.count) == *tally.max && *tally.max > 0;
        if (made.isBroken() || tally.count > 0 || (tally.min && *tally.min > 0))
            limits.push_back(std::move(made));
    }
    m_head.tallies.insert(m_head.tallies.begin(), limits.begin(), limits.end());
}

std::vector<Gesture> GameDataForm::fixes(std::size_t position, WorkBudget& budget) const
{
    // Not locked here: a worker looks for fixes, and gives way to the window between its trials.
    const auto wanted = finding(position);
    // The findings in words have others among them: what is unknown, and what the file claims.
    for (const auto& finding : judgement().findings) {
        auto held = m_standing->lock();
        const auto words = findingOf(m_standing->game(), judgement(), finding);
        if (words.ids != wanted.ids || words.rule != wanted.constraint ||
            report::findingText(words).message != wanted.message)
            continue;
        held.unlock();
        std::vector<Gesture> offered;
        auto found = bs::fixes::fixesFor(m_standing->game(), m_standing->roster(), judgement(), finding, budget);
        held.lock();
        const auto labels = report::findingText(findingOf(m_standing->game(), judgement(), finding, found)).fixes;
        for (std::size_t i = 0; i < found.size(); ++i)
            offered.push_back({std::move(found[i].edit), text(labels[i]), {}});
        return offered;
    }
    return {};
}

/// Those with a limit or a sum have a column, those with a limit first.
void GameDataForm::findCosts()
{
    constexpr std::size_t mostCosts = 4;
    const auto* main = m_standing->mainCost();
    if (main)
        m_costs.push_back(main);
    for (const bool hasLimit : {true, false})
        for (const auto& sum : m_standing->list().sums.sums)
            if (m_costs.size() < mostCosts && &sum != main && !sum.isHidden && sum.limit.has_value() == hasLimit &&
                (hasLimit || !sum.sum.isZero()))
                m_costs.push_back(&sum);
}

QStringList GameDataForm::costs() const
{
    QStringList names;
    for (const auto* cost : m_costs)
        names << shown(cost->name);
    return names;
}

/// What costs come to, in the columns; what has none is in the tip.
void GameDataForm::addCosts(const std::vector<bs::Cost>& costs, int alike, RowWords& words) const
{
    const auto wordsOf = [&](const bs::Sum& kind) {
        bs::Decimal sum;
        for (int i = 0; i < alike; ++i)
            sum += amountOf(costs, kind);
        return sum.isZero() ? QString() : text(report::number(sum));
    };
    QStringList rest;
    for (const auto& kind : m_standing->list().sums.sums)
        if (!kind.isHidden && std::ranges::find(m_costs, &kind) == m_costs.end())
            if (const auto amount = wordsOf(kind); !amount.isEmpty())
                rest << amount + QLatin1Char(' ') + shown(kind.name);
    words.tip = rest.join(QStringLiteral(", "));
    for (const auto* kind : m_costs)
        words.otherCosts << wordsOf(*kind);
    if (!m_costs.empty())
        words.cost = words.otherCosts.takeFirst();
}

/// Equal in everything but their ids, with equal findings; and without words of the person's own.
bool GameDataForm::areAlike(const bs::FileSelection& a, const bs::FileSelection& b) const
{
    const auto values = [](const bs::FileSelection& each) {
        return std::tie(each.entry, each.group, each.name, each.customName, each.number, each.type, each.notes,
                        each.costs, each.categories, each.profiles, each.rules);
    };
    return a.customName.empty() && values(a) == values(b) && findingsOf(a.id) == findingsOf(b.id) &&
           std::ranges::equal(a.selections, b.selections,
                              [this](const auto& one, const auto& other) { return areAlike(one, other); });
}

void GameDataForm::markAlike(std::vector<ListRow>& rows) const
{
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const auto* last = m_standing->selection(rows[i - 1].key.id);
        const auto* each = m_standing->selection(rows[i].key.id);
        rows[i].isLikeLast = last && each && each->number == 1 && areAlike(*last, *each);
    }
}

ListRow GameDataForm::rowOf(const std::string& id, RowShape shape) const
{
    ListRow row{{id, {}, -1}, {}, shape};
    const auto* selection = m_standing->selection(id);
    if (!selection)
        return row;
    // What is plain is told on the row itself.
    for (const auto& below : selection->selections)
        if (!report::isPlain(below))
            row.below.push_back(rowOf(below.id, RowShape::Part));
    markAlike(row.below);
    return row;
}

/// The place of a selection among the categories of its force, from 1; 0 without one.
int GameDataForm::headingOf(Id<Judged> force, const Judged& selection) const
{
    const auto& categories = selection.categories;
    int place = 0;
    int any = 0;
    for (const auto& tally : judgement().tallies) {
        if (tally.force != force)
            continue;
        ++place;
        if (categories.primary == tally.category)
            return place;
        if (any == 0 && categories.has(tally.category))
            any = place;
    }
    return any;
}

ListRow GameDataForm::forceRow(Id<Judged> id, bool isGrouped) const
{
    ListRow row{{judgement().elements[id].id, {}, -1}, {}, RowShape::Force};
    std::map<int, ListRow> headings;
    std::vector<ListRow> forces;
    for (const auto each : inOrder(m_standing->game(), m_standing->roster(), judgement(), id)) {
        if (judgement().elements[each].kind == Element::Kind::Force) {
            forces.push_back(forceRow(each, isGrouped));
            continue;
        }
        auto& heading = headings[isGrouped ? headingOf(id, judgement().elements[each]) : 0];
        heading.below.push_back(rowOf(judgement().elements[each].id, RowShape::Unit));
    }
    for (auto& [number, heading] : headings)
        markAlike(heading.below);
    if (!isGrouped) {
        row.below = std::move(headings[0].below);
    } else {
        int place = 0;
        for (const auto& tally : judgement().tallies)
            if (tally.force == id && (++place, tally.isTooFew()))
                headings[place]; // what is missing has a row too
        for (auto& [number, heading] : headings) {
            heading.key = {row.key.id, {}, number};
            row.below.push_back(std::move(heading));
        }
    }
    std::ranges::move(forces, std::back_inserter(row.below));
    return row;
}

std::vector<ListRow> GameDataForm::rows(bool isGrouped) const
{
    const auto held = m_standing->lock();
    std::vector<ListRow> rows;
    for (const auto force : inOrder(m_standing->game(), m_standing->roster(), judgement(), {}))
        rows.push_back(forceRow(force, isGrouped));
    return rows;
}

RowWords GameDataForm::words(const RowKey& row, int alike) const
{
    const auto held = m_standing->lock();
    const auto* selection = m_standing->selection(row.id);
    const auto* force = m_standing->force(row.id);
    auto words = row.isHeading() ? headingWords(row)
                 : selection     ? selectionWords(*selection, alike)
                 : force         ? forceWords(*force)
                                 : RowWords();
    if (!words.tip.isEmpty())
        words.spoken += QStringLiteral(", ") + words.tip;
    words.tip = shownTip((words.findings + QStringList(words.tip)).join(QLatin1Char('\n')).trimmed());
    if (!words.findings.isEmpty())
        words.spoken += QStringLiteral(". ") + words.findings.join(QLatin1Char(' '));
    return words;
}

RowWords GameDataForm::headingWords(const RowKey& row) const
{
    RowWords words;
    words.name = text(report::noCategory());
    const auto force = judgement().find(row.id);
    int place = 0;
    for (const auto& tally : judgement().tallies) {
        if (tally.force != force || ++place != row.heading)
            continue;
        words.name = shown(tally.name);
        if (tally.hasLimit())
            words.inAll = tr("%1, %2").arg(shownNumber(tally.count), boundsWords(tally.min, tally.max, 2));
        if (!tally.isKept())
            words.worst = Severity::Error;
    }
    words.kind = words.name;
    if (const auto* shownForce = m_standing->force(row.id)) {
        std::vector<bs::Cost> all;
        for (const auto& each : shownForce->selections)
            if (headingOf(force, m_standing->judged(m_standing->find(each.id))) == row.heading)
                std::ranges::move(wholeCosts(each), std::back_inserter(all));
        addCosts(all, 1, words);
    }
    words.spoken = spokenOf({words.name, words.inAll}, words);
    return words;
}

/// Costs with their names.
QString GameDataForm::spokenOf(QStringList parts, const RowWords& words) const
{
    for (std::size_t i = 0; i < m_costs.size(); ++i)
        if (const auto cost = i == 0 ? words.cost : words.otherCosts.value(static_cast<qsizetype>(i) - 1);
            !cost.isEmpty())
            parts << cost + QLatin1Char(' ') + shown(m_costs[i]->name);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

RowWords GameDataForm::forceWords(const bs::FileForce& force) const
{
    RowWords words;
    words.kind = shown(force.name);
    words.ownName = shown(force.customName);
    words.name = words.ownName.isEmpty() ? words.kind : words.ownName;
    words.choices = shown(force.catalogue);
    words.icon = QStringLiteral("force");
    words.isKnown = m_standing->judged(m_standing->find(force.id)).isKnown;
    auto costs = force.costs;
    for (const auto& each : force.selections)
        std::ranges::move(wholeCosts(each), std::back_inserter(costs));
    addCosts(costs, 1, words);
    addFindings(force.id, words);
    return words;
}

RowWords GameDataForm::selectionWords(const bs::FileSelection& selection, int alike) const
{
    RowWords words;
    words.ownName = shown(selection.customName);
    words.kind = shown(selection.name);
    words.name = shown(countedName(selection));
    words.choices = text(report::plainChoices(selection, m_standing->list().sums));
    const auto element = m_standing->find(selection.id);
    words.isKnown = m_standing->judged(element).isKnown;
    words.icon = iconOf(selection);
    if (const auto models = countModels(selection); models > 0)
        words.models = shownNumber(alike * models);
    const auto costs = wholeCosts(selection);
    addCosts(costs, alike, words);
    if (alike > 1) {
        words.name = words.kind = QStringLiteral("%1 × %2").arg(shownNumber(alike), words.name);
        if (const auto each = mainCostWords(*m_standing, costs); !each.isEmpty())
            words.choices += (words.choices.isEmpty() ? QString() : QStringLiteral(" · ")) + tr("%1 each").arg(each);
    }
    if (!words.isKnown)
        words.pills << tr("Not known");
    addFindings(selection.id, words);
    // What is plain has no row of its own.
    for (const auto& below : selection.selections)
        if (report::isPlain(below))
            addFindings(below.id, words);
    if (m_standing->situation()[element].root == element)
        if (const auto size = sizeOf(*m_standing, element))
            words.steps = (size->form.models > size->form.least ? RowWords::Fewer : 0) |
                          (size->form.models < size->form.most ? RowWords::More : 0);
    return words;
}

QStringList GameDataForm::findingsOf(const std::string& id) const
{
    QStringList messages;
    if (m_worst.contains(id))
        for (const auto& finding : judgement().findings)
            if (finding.element == id && finding.owner != bs::judge::Finding::Owner::Category)
                messages << text(report::findingText(findingOf(m_standing->game(), judgement(), finding)).message);
    return messages;
}

void GameDataForm::addFindings(const std::string& id, RowWords& words) const
{
    words.findings += findingsOf(id);
    if (!words.findings.isEmpty())
        words.worst = Severity::Error;
    words.spoken = spokenOf({words.name, words.choices, words.models}, words);
}

QString GameDataForm::sum() const
{
    if (m_head.units == 0)
        return {};
    const auto units = tr("%n unit(s)", nullptr, m_head.units);
    return m_head.countsModels ? tr("%1, %2").arg(units, tr("%n model(s)", nullptr, m_head.models)) : units;
}

QString GameDataForm::sumOf(const std::vector<std::string>& rows) const
{
    const auto held = m_standing->lock();
    const auto form = severalForm(*m_standing, rows);
    if (form.ids.empty())
        return {};
    QStringList parts{form.title};
    if (form.models > 0)
        parts << tr("%n model(s)", nullptr, form.models);
    if (!form.points.isEmpty())
        parts << form.points;
    return tr("Selected: %1").arg(parts.join(QStringLiteral(", ")));
}

std::vector<PlaceOffer> GameDataForm::placesFor(const std::vector<std::string>& rows, WorkBudget& budget) const
{
    const auto held = m_standing->lock();
    std::vector<PlaceOffer> offered;
    bs::compose::NewIds ids(1);
    for (const auto& force : judgement().elements) {
        if (force.kind != Element::Kind::Force)
            continue;
        PlaceOffer offer{{force.id, 0, {}}, shown(force.name), {}};
        const auto gesture = gestureOf(*m_standing, ids, intents::Move{rows, offer.place});
        const auto first = rows.empty() ? Id<Element>() : m_standing->find(rows.front());
        if (!gesture || first.isNone() || m_standing->situation()[first].force == m_standing->find(force.id))
            continue;
        if (budget.spend(judgement().elements.size() * 100))
            if (const auto breaks = breaksOf(*gesture); !breaks.isEmpty())
                offer.breaks = breaks.messages.first();
        offered.push_back(std::move(offer));
    }
    return offered;
}

} // namespace

ListFormPtr listForm(StandingPtr standing)
{
    return standing ? std::make_shared<const GameDataForm>(std::move(standing)) : nullptr;
}

StandingPtr standingOf(const ListFormPtr& form)
{
    const auto* data = dynamic_cast<const GameDataForm*>(form.get());
    return data ? data->standing() : nullptr;
}

} // namespace muster::editor
