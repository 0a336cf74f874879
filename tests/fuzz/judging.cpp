#include "judging.h"

#include "jsonmutator.h"
#include "target.h"

#include "io/json/boundedjson.h"
#include "io/roster/rosterfile.h"
#include "report/forum/rostertexts.h"
#include "report/html/html.h"
#include "report/verdict/json.h"
#include "report/verdict/text.h"
#include "rules/figures/profile.h"
#include "rules/fixes/fixes.h"
#include "rules/judge/assess.h"
#include "rules/judge/assessbattle.h"

#include <algorithm>

namespace muster::fuzz {

namespace {

report::Context contextOf(const Judged& judged)
{
    return {judged.catalogue.get(),
            &judged.roster,
            &judged.assessment,
            fingerprint(judged.roster),
            {},
            {},
            allFixes(*judged.catalogue, judged.roster, judged.assessment),
            rulingsThatMatter(*judged.catalogue, judged.roster, judged.assessment)};
}

/// An option of every third group, from another group and another option for each number: of more, nearly all would
/// exclude each other.
OptionCounts someOptions(const OptionList& list, std::size_t number)
{
    OptionCounts counts;
    for (auto i = number % 3; i < list.groups.size(); i += 3)
        if (const auto& options = list.groups[Id<OptionGroup>::at(i)].options; !options.empty())
            counts.set(list.options[options[number % options.size()]].id, 1);
    return counts;
}

} // namespace

Store& store()
{
    static auto opened = [] {
        auto store = Store::open(inSource(""));
        demand(store.has_value(), "the data of the checkout are there");
        store->setUserFolder(inSource("tests/data/io/home/muster"));
        return std::move(*store);
    }();
    return opened;
}

void demandWords(const Faults& faults)
{
    demand(!faults.empty(), "what cannot be read has a fault");
    for (const auto& fault : faults) {
        demand(!fault.message.empty(), "a fault has a message");
        demand(!toText(fault).empty(), "a fault can be told");
    }
}

Judged::Judged(std::shared_ptr<const Catalogue> theCatalogue, Roster theRoster)
    : catalogue(std::move(theCatalogue)), roster(std::move(theRoster)), assessment(assess(*catalogue, roster))
{
}

nlohmann::json Judged::report() const
{
    const auto text = report::toJson(contextOf(*this));
    auto document = nlohmann::json::parse(text, nullptr, false);
    demand(!document.is_discarded(), "a report is JSON");
    const auto faults = store().schemas().check("report", document, text, "REPORT");
    demand(faults.empty(), faults.empty() ? "" : "a report keeps its schema: " + toText(faults.front()));
    const auto legal = assessment.isComplete ? nlohmann::json(assessment.isLegal()) : nlohmann::json();
    demand(document["legal"] == legal, "a report has the verdict");
    demand(document["units"].size() == countUnits(roster.units), "a report has all units");
    return document;
}

void Judged::tell() const
{
    const auto context = contextOf(*this);
    demand(!report::toText(context).empty(), "a verdict can be told");
    const auto page = report::toHtml(report::verdictText(context));
    demand(page.ends_with("</html>\n"), "a page is whole");
    demand(page.find(markup) == std::string::npos, "a page has no markup of the roster's or the data's");
    (void)report::rosterText(context);
    (void)report::rosterMarkdown(context);
    (void)report::describe(context);
    for (const auto i : assessment.units.ids())
        (void)profile(*catalogue, assessment, i);
}

void Judged::tryFixes() const
{
    WorkBudget budget(40'000);
    const auto before = writeRoster(roster);
    for (const auto& finding : assessment.findings)
        for (const auto& fix : fixes(*catalogue, roster, assessment, finding, budget)) {
            auto fixed = roster;
            const auto back = apply(fixed, fix.edit);
            demand(back.has_value(), "a fix can be applied");
            demand(apply(fixed, *back).has_value(), "a fix can be taken back");
            demand(writeRoster(fixed) == before, "a fix that is taken back leaves nothing");
        }
}

void Judged::fight() const
{
    Side side;
    side.rosters.push_back(&roster);
    side.assessments.push_back(&assessment);
    const Side sides[2]{side, side};
    auto context = contextOf(*this);
    context.battle = assessBattle(*catalogue, sides);
    demand(!report::toText(context).empty(), "a battle can be told");
}

Roster everyUnit(const Catalogue& catalogue, std::size_t most)
{
    Roster roster;
    roster.name = "One of each";
    roster.ruleset = catalogue.ruleset.id;
    roster.army = catalogue.armies.empty() ? "none" : catalogue.armies.front().id;
    roster.battle.points = 1000;
    if (!catalogue.ruleset.scenarios.empty())
        roster.battle.scenario = catalogue.ruleset.scenarios.front().id;
    for (std::size_t i = 0; i < std::min(most, catalogue.units.size()); ++i) {
        const auto& kind = catalogue.units[Id<Unit>::at(i)];
        RosterUnit unit;
        unit.unit = kind.army == Id<Army>::at(0) ? kind.id : catalogue.army(kind.army).id + ':' + kind.id;
        unit.options = someOptions(kind.choices, i);
        for (const auto& group : kind.groups)
            unit.groups.push_back({group.id, 1, someOptions(group.choices, i)});
        if (const auto& places = catalogue.ruleset.places; i % 2 == 1 && !places.empty()) {
            unit.as = places[Id<Place>::at(i / 2 % places.size())].as;
            roster.units.back().units.push_back(std::move(unit));
        } else {
            roster.units.push_back(std::move(unit));
        }
    }
    assignUnitIds(roster);
    return roster;
}

} // namespace muster::fuzz
