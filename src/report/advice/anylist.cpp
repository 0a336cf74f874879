#include "report/advice/anylist.h"

#include "advice/gamelists/costpoints.h"
#include "core/base/safetext.h"
#include "report/battlescribe/listfinding.h"
#include "report/battlescribe/listwords.h"
#include "report/verdict/costwords.h"
#include "report/verdict/verdicttext.h"

namespace muster::report {

namespace {

using battlescribe::Decimal;

const battlescribe::List* gameListOf(const AnyList& list)
{
    const auto* found = std::get_if<const battlescribe::List*>(&list);
    return found ? *found : nullptr;
}

ListWords wordsOf(const Context& context)
{
    const auto& ruleset = context.catalogue->ruleset;
    ListWords words;
    words.outcome = outcomeOf(context);
    words.verdict = verdictLine(context);
    words.name = rosterName(*context.roster);
    words.ownName = context.roster->name;
    words.description = describe(context);
    words.totals = totals(context);
    words.ruleset = context.roster->ruleset;
    words.army = context.roster->army;
    words.fingerprint = context.fingerprint;
    if (ruleset.hasPoints)
        words.points = context.assessment->points;
    words.units = static_cast<std::int64_t>(context.assessment->units.size());
    if (ruleset.countsModels)
        words.models = context.assessment->models;
    return words;
}

ListWords wordsOf(const battlescribe::List& its)
{
    const auto armies = armiesOf(its.roster);
    ListWords words;
    words.outcome = outcomeOf(its);
    words.verdict = verdictLine(its);
    words.name = rosterName(its.roster);
    words.ownName = its.roster.name;
    words.description = describe(its.roster);
    words.totals = totals(its.sums);
    words.ruleset = nameAsId(its.roster.game);
    words.army = nameAsId(armies.empty() ? std::string() : armies.front());
    words.fingerprint = its.fingerprint;
    if (const auto* main = battlescribe::mainSum(its.sums))
        words.points = advice::pointsUpOf(main->sum);
    words.units = battlescribe::countUnits(its.roster);
    return words;
}

/// The name of a unit; with which of them it is, where several of the force have it.
std::string nameAmong(const std::vector<battlescribe::FileSelection>& units, const battlescribe::FileSelection& unit)
{
    int count = 0;
    int position = 0;
    for (const auto& each : units)
        if (each.name == unit.name) {
            ++count;
            position = &each == &unit ? count : position;
        }
    return count > 1 ? ordinal(position, unit.name) : unit.name;
}

std::string gameLabel(const battlescribe::List& list, const advice::ProposedChange& change)
{
    auto fix = std::get<battlescribe::Verdict::Fix>(change.fix);
    battlescribe::eachForce(list.roster.forces, [&](const battlescribe::FileForce& force) {
        for (const auto& unit : force.selections) {
            bool isIn = false;
            battlescribe::eachSelection(unit, [&](const auto& each) { isIn = isIn || each.id == change.row; });
            if (!isIn)
                continue;
            if (unit.id == change.row && fix.place == force.name)
                fix.name = nameAmong(force.selections, unit);
            else
                fix.place = nameAmong(force.selections, unit) + (unit.id == change.row ? "" : " › " + fix.place);
        }
    });
    return fixLabel(fix);
}

std::string costText(Decimal amount, const battlescribe::Sum& kind)
{
    return number(amount) + ' ' + safeLine(kind.name);
}

/// By how much a kind of cost changes.
Decimal moreOf(const advice::Proposal& proposal, const battlescribe::Sum& kind)
{
    Decimal more;
    for (const auto& change : proposal.changes)
        more += amountOf(std::get<battlescribe::Verdict::Fix>(change.fix).costs, kind);
    return more;
}

Points moreOf(const advice::Proposal& proposal, Id<CostKind> kind)
{
    Points more;
    for (const auto& change : proposal.changes)
        more += std::get<Fix>(change.fix).otherCosts[kind];
    return more;
}

template <typename Amount>
std::string changeText(Amount more, const std::string& none, const auto& wordsOf)
{
    if (more == Amount())
        return none;
    return more < Amount() ? say(phrase("report", "{points} less"), {{"points", wordsOf(-more)}})
                           : say(phrase("report", "{points} more"), {{"points", wordsOf(more)}});
}

} // namespace

ListWords wordsOf(const AnyList& list)
{
    const auto* its = gameListOf(list);
    return its ? wordsOf(*its) : wordsOf(std::get<Context>(list));
}

AnyList inSource(AnyList list)
{
    if (auto* context = std::get_if<Context>(&list); context && context->catalogue->source)
        context->catalogue = context->catalogue->source.get();
    return list;
}

const Currency& currencyOf(const AnyList& list)
{
    static const Currency usual;
    const auto* context = std::get_if<Context>(&list);
    return context ? context->catalogue->ruleset.currency : usual;
}

std::string changeLabel(const AnyList& list, const advice::ProposedChange& change)
{
    if (const auto* its = gameListOf(list))
        return gameLabel(*its, change);
    const auto& context = std::get<Context>(list);
    return fixLabel(*context.catalogue, *context.assessment, std::get<Fix>(change.fix));
}

std::vector<std::string> costChanges(const AnyList& list, const advice::Proposal& proposal)
{
    std::vector<std::string> changes;
    if (const auto* its = gameListOf(list)) {
        if (const auto* main = battlescribe::mainSum(its->sums))
            changes.push_back(changeText(moreOf(proposal, *main), say(phrase("report", "the same cost")),
                                         [&](Decimal amount) { return costText(amount, *main); }));
        return changes;
    }
    const auto& ruleset = std::get<Context>(list).catalogue->ruleset;
    if (ruleset.hasPoints)
        changes.push_back(changeText(proposal.points, say(ruleset.currency, phrase("report", "the same points")),
                                     [&](Points amount) { return points(ruleset.currency, amount); }));
    for (const auto kind : ruleset.costs.ids())
        if (const auto more = moreOf(proposal, kind); more != Points())
            changes.push_back(
                changeText(more, {}, [&](Points amount) { return costText(ruleset.costs[kind], amount); }));
    return changes;
}

std::string leftText(const AnyList& list, const advice::Proposal* proposal)
{
    if (const auto* its = gameListOf(list)) {
        const auto* main = battlescribe::mainSum(its->sums);
        return main && main->limit
                   ? costText(*main->limit - main->sum - (proposal ? moreOf(*proposal, *main) : Decimal()), *main)
                   : std::string();
    }
    const auto& assessment = *std::get<Context>(list).assessment;
    return assessment.limit ? points(currencyOf(list), Points(*assessment.limit) - assessment.points -
                                                           (proposal ? proposal->points : Points()))
                            : std::string();
}

} // namespace muster::report
