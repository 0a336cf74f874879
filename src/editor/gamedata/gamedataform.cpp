#include "editor/gamedata/gamedataform.h"

#include "battlescribe/judge/order.h"
#include "battlescribe/saved/groups.h"
#include "editor/gamedata/battlescribeform.h"
#include "editor/gamedata/dataintents.h"
#include "editor/gamedata/dataoffers.h"
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
#include <map>
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
    [[nodiscard]] RowWords words(const RowKey& row) const override;
    [[nodiscard]] QString sum() const override;
    [[nodiscard]] QString sumOf(const std::vector<std::string>& rows) const override;
    [[nodiscard]] bool hasSteps() const override { return true; }
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

    void finishHead();
    [[nodiscard]] ListRow rowOf(const std::string& id) const;
    [[nodiscard]] ListRow forceRow(Id<Judged> id, bool isGrouped) const;
    [[nodiscard]] int headingOf(Id<Judged> force, const Judged& selection) const;
    [[nodiscard]] RowWords headingWords(const RowKey& row) const;
    [[nodiscard]] RowWords forceWords(const bs::FileForce& force) const;
    [[nodiscard]] RowWords selectionWords(const bs::FileSelection& selection) const;
    void addFindings(const std::string& id, RowWords& words) const;
    [[nodiscard]] bs::Decimal mainSumIn(const std::vector<bs::FileSelection>& selections) const;

    StandingPtr m_standing;
    VerdictFormPtr m_verdict;
    HeadForm m_head;
    std::map<std::string, Severity> m_worst; ///< of what findings are about
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
    const auto held = m_standing->lock();
    const auto wanted = finding(position);
    // The findings in words have others among them: what is unknown, and what the file claims.
    for (const auto& finding : judgement().findings) {
        const auto words = findingOf(m_standing->game(), judgement(), finding);
        if (words.ids != wanted.ids || words.rule != wanted.constraint ||
            report::findingText(words).message != wanted.message)
            continue;
        std::vector<Gesture> offered;
        auto found = bs::fixes::fixesFor(m_standing->game(), m_standing->roster(), judgement(), finding, budget);
        const auto labels = report::findingText(findingOf(m_standing->game(), judgement(), finding, found)).fixes;
        for (std::size_t i = 0; i < found.size(); ++i)
            offered.push_back({std::move(found[i].edit), text(labels[i]), {}});
        return offered;
    }
    return {};
}

ListRow GameDataForm::rowOf(const std::string& id) const
{
    ListRow row{{id, {}, -1}, {}};
    const auto* selection = m_standing->selection(id);
    if (!selection)
        return row;
    // What is plain is told on the row itself.
    for (const auto& below : selection->selections)
        if (!report::isPlain(below))
            row.below.push_back(rowOf(below.id));
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
    ListRow row{{judgement().elements[id].id, {}, -1}, {}};
    std::map<int, ListRow> headings;
    std::vector<ListRow> forces;
    for (const auto each : inOrder(m_standing->game(), m_standing->roster(), judgement(), id)) {
        if (judgement().elements[each].kind == Element::Kind::Force) {
            forces.push_back(forceRow(each, isGrouped));
            continue;
        }
        auto& heading = headings[isGrouped ? headingOf(id, judgement().elements[each]) : 0];
        heading.below.push_back(rowOf(judgement().elements[each].id));
    }
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

RowWords GameDataForm::words(const RowKey& row) const
{
    const auto held = m_standing->lock();
    if (row.isHeading())
        return headingWords(row);
    if (const auto* selection = m_standing->selection(row.id))
        return selectionWords(*selection);
    const auto* force = m_standing->force(row.id);
    return force ? forceWords(*force) : RowWords();
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
        bs::Decimal sum;
        for (const auto& each : shownForce->selections)
            if (headingOf(force, m_standing->judged(m_standing->find(each.id))) == row.heading &&
                m_standing->mainCost())
                sum += amountOf(wholeCosts(each), *m_standing->mainCost());
        if (!sum.isZero())
            words.cost = text(report::number(sum));
    }
    words.spoken = QStringList{words.name, words.inAll, words.cost}.join(QStringLiteral(", "));
    return words;
}

bs::Decimal GameDataForm::mainSumIn(const std::vector<bs::FileSelection>& selections) const
{
    bs::Decimal sum;
    if (const auto* main = m_standing->mainCost())
        for (const auto& each : selections)
            sum += amountOf(wholeCosts(each), *main);
    return sum;
}

RowWords GameDataForm::forceWords(const bs::FileForce& force) const
{
    RowWords words;
    words.kind = shown(force.name);
    words.ownName = shown(force.customName);
    words.name = words.ownName.isEmpty() ? words.kind : words.ownName;
    words.choices = shown(force.catalogue);
    words.isKnown = m_standing->judged(m_standing->find(force.id)).isKnown;
    auto sum = mainSumIn(force.selections);
    if (const auto* main = m_standing->mainCost())
        sum += amountOf(force.costs, *main);
    if (!sum.isZero())
        words.cost = text(report::number(sum));
    addFindings(force.id, words);
    return words;
}

RowWords GameDataForm::selectionWords(const bs::FileSelection& selection) const
{
    RowWords words;
    words.ownName = shown(selection.customName);
    words.kind = shown(selection.name);
    words.name = shown(countedName(selection));
    words.choices = text(report::plainChoices(selection, m_standing->list().sums));
    const auto element = m_standing->find(selection.id);
    words.isKnown = m_standing->judged(element).isKnown;
    if (const auto models = countModels(selection); models > 0)
        words.models = shownNumber(models);
    words.cost = mainCostWords(*m_standing, wholeCosts(selection));
    if (const auto others = report::otherCosts(wholeCosts(selection), m_standing->list().sums); !others.empty())
        words.pills << text(others);
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

void GameDataForm::addFindings(const std::string& id, RowWords& words) const
{
    if (m_worst.contains(id))
        for (const auto& finding : judgement().findings)
            if (finding.element == id && finding.owner != bs::judge::Finding::Owner::Category)
                words.findings << text(
                    report::findingText(findingOf(m_standing->game(), judgement(), finding)).message);
    if (!words.findings.isEmpty())
        words.worst = Severity::Error;
    words.tip = shownTip(words.findings.join(QLatin1Char('\n')));
    words.spoken = QStringList{words.name, words.choices, words.models, words.cost}.join(QStringLiteral(", "));
    if (!words.findings.isEmpty())
        words.spoken += QStringLiteral(". ") + words.findings.join(QLatin1Char(' '));
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
