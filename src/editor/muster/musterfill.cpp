#include "editor/muster/musterfill.h"

#include "advice/filling/fill.h"
#include "editor/list/fillwords.h"
#include "editor/words/text.h"
#include "report/verdict/verdicttext.h"

#include <algorithm>

namespace muster::editor {

namespace {

std::string keyOf(const Catalogue& catalogue, Id<Unit> kind)
{
    const auto& unit = catalogue.unit(kind);
    return catalogue.ruleset.id + '/' + catalogue.army(unit.army).id + '/' + unit.id;
}

std::set<Id<Unit>> kindsOf(const Catalogue& catalogue, const std::vector<std::string>& keys)
{
    std::set<Id<Unit>> kinds;
    for (const auto kind : catalogue.units.ids())
        if (std::ranges::find(keys, keyOf(catalogue, kind)) != keys.end())
            kinds.insert(kind);
    return kinds;
}

advice::FillWishes wishesOf(const Catalogue& catalogue, const FillAsked& asked, const std::stop_token& stop)
{
    advice::FillWishes wishes;
    wishes.hasAllies = asked.hasAllies;
    wishes.hasAdditions = asked.hasAdditions;
    wishes.owned = asked.owned.get();
    wishes.only = kindsOf(catalogue, asked.only);
    wishes.without = {kindsOf(catalogue, asked.without)};
    wishes.hasNewUnits = asked.only.empty() || !wishes.only.empty();
    wishes.locks.refused = asked.refused;
    wishes.effort.stop = stop;
    return wishes;
}

} // namespace

FillForm fillForm(const Verdict& verdict, const FillAsked& asked, const std::stop_token& stop)
{
    const auto& catalogue = verdict.catalogue();
    const auto kept = keptOf(verdict.roster(), asked.kept, Edit{edits::Batch()});
    const auto& roster = std::get<Roster>(kept.list);
    const auto before = assess(catalogue, roster);
    const auto fills = advice::fill(catalogue, roster, wishesOf(catalogue, asked, stop));
    const auto totalsOf = [&](const advice::AnyRoster& list) {
        const auto& filled = std::get<Roster>(list);
        const auto after = assess(catalogue, filled);
        const auto words = report::contextOf(catalogue, filled, after);
        return text(report::verdictLine(words) + ". " + report::totals(words));
    };
    const auto offerOf = [&](const advice::ProposedChange& change) {
        const auto& fix = std::get<Fix>(change.fix);
        return fix.kind == Fix::Kind::AddUnits ? keyOf(catalogue, fix.unitKind) : std::string();
    };
    return fillForm({report::FillTask::Fill, report::contextOf(catalogue, roster, before), &fills, {}, {}}, kept,
                    {totalsOf, offerOf});
}

} // namespace muster::editor
