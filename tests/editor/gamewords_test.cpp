// The example Roof and Alley, as the editor shows it: its name for points, and what is counted from night to night.

#include "editor/fixture.h"
#include "editor/muster/musterform.h"
#include "editor/muster/musterhead.h"
#include "editor/muster/musterintents.h"
#include "editor/muster/musteroffers.h"
#include "editor/muster/unitforms.h"
#include "examplestore.h"
#include "rules/verdict/verdict.h"

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

struct Lamps {
    Store store = storeWithExample(QStringLiteral("roof-and-alley"));
    std::shared_ptr<const Catalogue> catalogue;
    Roster roster;

    Lamps()
    {
        const std::string file = MUSTER_SOURCE_DIR "/docs/examples/roof-and-alley/rosters/legal-lamp-watch.muster";
        roster = std::move(readRoster(bytesOf(file), file).value());
        catalogue = store.fullCatalogue(gameOf(roster)).value();
    }
    [[nodiscard]] VerdictPtr judged() const { return std::make_shared<Verdict>(catalogue, roster); }
};

const ChoiceGroup* countersOf(const UnitForm& form)
{
    const auto found = std::ranges::find(form.choices, QStringLiteral("Counted from game to game"), &ChoiceGroup::name);
    return found == form.choices.end() ? nullptr : &*found;
}

} // namespace

TEST_CASE("the window has the game's name for points")
{
    Lamps lamps;
    const auto verdict = lamps.judged();
    const auto head = headForm(*verdict);
    REQUIRE(head.costs.size() == 1);
    CHECK(head.costs[0].rest == "of 750 coins");
    CHECK(listForm(verdict)->costs() == QStringList{"Coins"});
    CHECK(offersFor(*verdict, nullptr)->costName == "Coins");
    CHECK(unitForm(*verdict, verdict->unitAt("u1")).pointsInWords.endsWith(" coins"));
}

TEST_CASE("counters are set in the panel of the unit, and change no verdict")
{
    Lamps lamps;
    const auto before = lamps.judged();
    const auto form = unitForm(*before, before->unitAt("u1"));
    const auto* counters = countersOf(form);
    REQUIRE(counters);
    REQUIRE(counters->choices.size() == 1);
    const auto& scars = counters->choices.front();
    CHECK(scars.name == "Scars");
    CHECK(scars.count == 2);
    CHECK(scars.most == 5);
    // Squads have none.
    CHECK_FALSE(countersOf(unitForm(*before, before->unitAt("u3"))));

    const auto gesture = gestureOf(*before, lamps.roster, intents::Choose{"u1", scars.id, 3});
    REQUIRE(gesture);
    const auto back = apply(lamps.roster, std::get<Edit>(gesture->change));
    REQUIRE(back);
    CHECK(lamps.roster.units.front().counters.find("scars") == 3);
    CHECK(lamps.judged()->assessment().points == before->assessment().points);
    CHECK(lamps.judged()->assessment().findings.size() == before->assessment().findings.size());
    CHECK(apply(lamps.roster, *back));
    CHECK(lamps.roster.units.front().counters.find("scars") == 2);
    const auto none = gestureOf(*before, lamps.roster, intents::Choose{"u1", scars.id, 0});
    REQUIRE(none);
    REQUIRE(apply(lamps.roster, std::get<Edit>(none->change)));
    CHECK(lamps.roster.units.front().counters.isEmpty());
}

TEST_CASE("kinds of cost beside points are in the head, the rows and the panel of a unit")
{
    Lamps lamps;
    auto& catalogue = const_cast<Catalogue&>(*lamps.catalogue);
    const auto oil = catalogue.ruleset.costs.add({"oil", "drop of oil", "drops of oil", "oil"});
    for (auto& unit : catalogue.units)
        unit.costs = {{oil, Price(2), {}}};
    const auto units = lamps.roster.units.size();
    CHECK(listForm(lamps.judged())->head().tallies.front().figure == QString::number(2 * units)); // no limit yet
    Constraint limit;
    limit.id = "oil";
    limit.name = "Oil in the can";
    limit.messageMore = "{actual} of {allowed}";
    limit.count.kind = Measure::Kind::Points;
    limit.count.cost = oil;
    limit.atMost = Bound();
    limit.atMost->plus = 3;
    catalogue.ruleset.addConstraint(limit);
    const auto verdict = lamps.judged();
    const auto form = listForm(verdict);
    // The sum with its limit, and not once more as the tally of the rule that sets it.
    const auto& tallies = form->head().tallies;
    REQUIRE_FALSE(tallies.empty());
    CHECK(tallies.front().label == "Drops of oil");
    CHECK(tallies.front().figure == QStringLiteral("%1 of 3").arg(2 * units));
    CHECK(tallies.front().broken == Severity::Error);
    CHECK(std::ranges::find(tallies, QStringLiteral("Oil in the can"), &HeadForm::Tally::label) == tallies.end());
    CHECK(form->costs() == QStringList{"Coins", "Drops of oil"});
    const auto panel = unitForm(*verdict, verdict->unitAt("u1"));
    CHECK(panel.points.endsWith(", 2 oil"));
    CHECK(panel.pointsInWords.endsWith(" coins, 2 drops of oil"));

    // The rows of headings have the sum of all units under them, in the same columns.
    int all = 0;
    for (const auto& row : form->rows(true)) {
        REQUIRE(row.key.isHeading());
        const auto words = form->words(row.key, 1);
        REQUIRE(words.otherCosts.size() == 1);
        CHECK(words.otherCosts.front() == QString::number(2 * row.below.size()));
        all += words.otherCosts.front().toInt();
    }
    CHECK(all == 2 * static_cast<int>(units));
    CHECK(form->sumOf({"u1", "u2"}).endsWith(" coins, 4 oil"));
    const auto several = form->several({"u1", "u2"});
    CHECK(several.points.endsWith(", 4 oil"));
    CHECK(several.pointsInWords.endsWith(" coins, 4 drops of oil"));
}
