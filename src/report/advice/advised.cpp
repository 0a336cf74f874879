#include "report/advice/advised.h"

#include "advice/gamelists/costpoints.h"
#include "core/base/safetext.h"
#include "report/battlescribe/listfinding.h"
#include "report/battlescribe/listwords.h"
#include "report/translation/translation.h"
#include "report/verdict/verdicttext.h"

namespace muster::report {

namespace {

AdvisedList advisedOf(const Context& context)
{
    const auto& ruleset = context.catalogue->ruleset;
    AdvisedList list;
    list.outcome = outcomeOf(context);
    list.verdict = verdictLine(context);
    list.name = rosterName(*context.roster);
    list.ownName = context.roster->name;
    list.description = describe(context);
    list.totals = totals(context);
    list.ruleset = context.roster->ruleset;
    list.army = context.roster->army;
    list.fingerprint = context.fingerprint;
    if (ruleset.hasPoints)
        list.points = context.assessment->points;
    list.units = static_cast<std::int64_t>(context.assessment->units.size());
    if (ruleset.countsModels)
        list.models = context.assessment->models;
    return list;
}

AdvisedList advisedOf(const battlescribe::List& its)
{
    const auto armies = armiesOf(its.roster);
    AdvisedList list;
    list.outcome = outcomeOf(its);
    list.verdict = verdictLine(its);
    list.name = rosterName(its.roster);
    list.ownName = its.roster.name;
    list.description = describe(its.roster);
    list.totals = totals(its.sums);
    list.ruleset = nameAsId(its.roster.game);
    list.army = nameAsId(armies.empty() ? std::string() : armies.front());
    list.fingerprint = its.fingerprint;
    if (const auto* main = battlescribe::mainSum(its.sums))
        list.points = advice::pointsUpOf(main->sum);
    list.units = battlescribe::countUnits(its.roster);
    return list;
}

template <typename ContextOf>
Advised advisedAll(const ContextOf& context, const AdvisedList& before, const auto& afterAt)
{
    Advised advised{before, context.repairs, {}};
    std::size_t next = 0;
    for (const auto& answer : context.repairs->answers) {
        AdvisedAnswer words{&answer, headline(context, answer), {}, afterAt(next++)};
        for (const auto& change : answer.changes)
            words.labels.push_back(changeLabel(context, change));
        advised.answers.push_back(std::move(words));
    }
    return advised;
}

/// What is said of the units of an answer: "no unit leaves, 1 unit is new".
std::string unitsText(const advice::Repair& answer)
{
    auto text = answer.leaving == 0 ? say(phrase("report", "no unit leaves"))
                                    : say(phrases("report", "{n} {n:unit leaves|units leave}"), answer.leaving);
    if (answer.added > 0)
        text += ", " + say(phrases("report", "{n} {n:unit is|units are} new"), answer.added);
    return text;
}

std::string lessOrMore(bool isLess, const std::string& amount)
{
    return isLess ? say(phrase("report", "{points} less"), {{"points", amount}})
                  : say(phrase("report", "{points} more"), {{"points", amount}});
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

std::string changesText(const advice::Repair& answer)
{
    return say(phrases("report", "{n} {n:change|changes}"), answer.loss.edits);
}

} // namespace

std::string headline(const AdviceContext& context, const advice::Repair& answer)
{
    auto text = changesText(answer);
    if (context.before.catalogue->ruleset.hasPoints)
        text += ", " + (answer.points == Points()
                            ? say(phrase("report", "the same points"))
                            : lessOrMore(answer.points < Points(),
                                         points(answer.points < Points() ? -answer.points : answer.points)));
    return text + ", " + unitsText(answer);
}

std::string headline(const ListAdviceContext& context, const advice::Repair& answer)
{
    auto text = changesText(answer);
    if (const auto* main = battlescribe::mainSum(context.before->sums)) {
        battlescribe::Decimal more;
        for (const auto& change : answer.changes)
            more += battlescribe::amountOf(std::get<battlescribe::Verdict::Fix>(change.fix).costs, *main);
        text += ", " + (more.isZero() ? say(phrase("report", "the same cost"))
                                      : lessOrMore(more.isNegative(), number(more.isNegative() ? -more : more) + ' ' +
                                                                          safeLine(main->name)));
    }
    return text + ", " + unitsText(answer);
}

std::string changeLabel(const AdviceContext& context, const advice::RepairStep& change)
{
    return fixLabel(*context.before.catalogue, *context.before.assessment, std::get<Fix>(change.fix));
}

std::string changeLabel(const ListAdviceContext& context, const advice::RepairStep& change)
{
    auto fix = std::get<battlescribe::Verdict::Fix>(change.fix);
    battlescribe::eachForce(context.before->roster.forces, [&](const battlescribe::FileForce& force) {
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

Advised advisedOf(const AdviceContext& context)
{
    return advisedAll(context, advisedOf(context.before), [&](std::size_t at) { return advisedOf(context.after[at]); });
}

Advised advisedOf(const ListAdviceContext& context)
{
    return advisedAll(context, advisedOf(*context.before),
                      [&](std::size_t at) { return advisedOf(context.after[at]); });
}

} // namespace muster::report
