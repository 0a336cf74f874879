// Model groups that come and go, with the figures of Banner Fields: Spearmen with a champion for 8 points.

#include "advice/brokenrosters.h"
#include "advice/rosters/difference.h"
#include "advice/rosters/rostermoves.h"
#include "io/roster/rosterfile.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using namespace muster::testing;

namespace {

Roster spearmen(const std::string& groups)
{
    const auto read =
        readRoster(R"({"format": "muster-roster", "version": 1, "ruleset": "banner-fields", "army": "river-towns",
                       "battle": {}, "units": [{"id": "u1", "unit": "spearmen", "groups": [)" +
                       groups + "]}]}",
                   "groups.muster");
    REQUIRE(read);
    return *read;
}

/// The changes from one roster to another, which lead there; and "choices points edits".
std::vector<std::string> changes(const Roster& from, const Roster& to)
{
    const auto& catalogue = catalogueOf("banner-fields");
    const auto before = assess(catalogue, from);
    const auto after = assess(catalogue, to);
    const advice::Difference difference(catalogue, before);
    const auto loss = difference.lossOf(after);
    std::vector<std::string> texts;
    auto changed = from;
    int edits = 0;
    for (const auto& change : difference.changesTo(after)) {
        texts.push_back(report::fixLabel(catalogue, before, change.fix));
        REQUIRE(apply(changed, change.fix.edit));
        edits += change.edits;
    }
    CHECK(changed == to);
    CHECK(edits == loss.edits);
    texts.push_back(std::to_string(loss.choices) + ' ' + std::to_string(loss.points.inParts() / Points::parts) + ' ' +
                    std::to_string(loss.edits));
    return texts;
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("a model group that is added is one change, and each choice for it one more")
{
    const auto none = spearmen("");
    const auto champion = spearmen(R"({"group": "champion"})");
    CHECK(changes(none, champion) == Texts{"Have 1 × Champion in Spearmen", "0 0 1"});
    // Its number is a choice as well.
    CHECK(changes(none, spearmen(R"({"group": "champion", "models": 1})")) ==
          Texts{"Have 1 × Champion in Spearmen", "0 0 2"});
    const auto musician = spearmen(R"({"group": "musician"})");
    const auto both = changes(champion, musician);
    // The champion is a choice that is lost.
    REQUIRE(both.size() == 3);
    CHECK(both[0] == "No Champion in Spearmen");
    CHECK(both[1] == "Have 1 × Musician in Spearmen");
    CHECK(both[2].front() == '1');
    CHECK(both[2].back() == '2');
}

TEST_CASE("each model group that a unit may have is tried, each that it has taken away")
{
    const auto& catalogue = catalogueOf("banner-fields");
    const auto roster = spearmen(R"({"group": "champion"})");
    const auto assessment = assess(catalogue, roster);
    advice::RosterMoves moves(catalogue, assessment);
    moves.addUnit(Id<AssessedUnit>::at(0), advice::Reach::Everything);
    std::vector<std::string> added;
    int removed = 0;
    for (const auto& move : moves.take()) {
        if (const auto* group = std::get_if<edits::AddGroup>(&move.edit.change))
            added.push_back(group->group.group);
        removed += std::holds_alternative<edits::RemoveGroup>(move.edit.change) ? 1 : 0;
    }
    CHECK(added == Texts{"champion", "musician", "standard-bearer"});
    CHECK(removed == 1);
    // Whatever a person can do to the unit in one step was listed.
    CHECK(moves.isWhole());
}
