#include "core/arbitraryroster.h"
#include "editor/gestures/gestures.h"
#include "fixture.h"

#include <set>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

using Ids = std::vector<std::string>;

void addIds(const std::vector<RosterUnit>& units, Ids& ids)
{
    for (const auto& unit : units) {
        ids.push_back(unit.id);
        addIds(unit.units, ids);
    }
}

Ids idsOf(const Roster& roster)
{
    Ids ids;
    addIds(roster.units, ids);
    return ids;
}

/// Some of the units in any order, and now and then one that is not there.
Ids someOf(const Roster& roster)
{
    auto all = idsOf(roster);
    all.push_back("nobody");
    return *rc::gen::container<Ids>(rc::gen::elementOf(all));
}

Spot someSpot(const Gestures& gestures, const Roster& roster)
{
    const auto ids = idsOf(roster);
    if (ids.empty())
        return gestures.end();
    const auto id = *rc::gen::elementOf(ids);
    switch (*rc::gen::inRange(0, 4)) {
    case 0:
        return gestures.before(id);
    case 1:
        return gestures.behind(id);
    case 2:
        return {id, findUnit(roster, id)->units.size(), *rc::gen::element<std::string>("", "rider", "embarked")};
    default:
        return gestures.end();
    }
}

/// Ids twice in one selection are one unit.
Ids once(Ids ids)
{
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

std::optional<Gesture> someGesture(const Document& document, const Roster& other)
{
    const auto& roster = document.roster();
    const Gestures gestures(document.catalogue(), roster);
    switch (*rc::gen::inRange(0, 6)) {
    case 0:
        return gestures.add(*rc::gen::element<std::string>("infantry", "colossus", "war-wagon", "red:pikes"),
                            someSpot(gestures, roster));
    case 1:
        return gestures.remove(once(someOf(roster)));
    case 2:
        return gestures.duplicate(once(someOf(roster)));
    case 3:
        return gestures.move(once(someOf(roster)), someSpot(gestures, roster));
    case 4:
        return gestures.reserve(once(someOf(roster)), *rc::gen::arbitrary<bool>());
    default:
        break;
    }
    const bool isOwn = *rc::gen::arbitrary<bool>();
    const auto& from = isOwn ? roster : other;
    const auto read = gestures.read(Gestures(document.catalogue(), from).copy(once(someOf(from))));
    RC_ASSERT(bool(read));
    return gestures.paste(read->units, read->army, someSpot(gestures, roster));
}

Roster someRoster(const std::string& army)
{
    auto roster = *arbitraryRoster();
    roster.ruleset = "wargame";
    roster.army = army;
    return roster;
}

} // namespace

TEST_CASE("whatever is done to a roster fits it, keeps ids apart, and is undone and redone byte for byte")
{
    CHECK(rc::check("gestures, undo all, redo all", [] {
        Document document(store());
        RC_ASSERT(bool(document.create(someRoster("standard"))));
        const auto other = someRoster(*rc::gen::element<std::string>("standard", "red"));
        std::vector<std::string> states{writeRoster(document.roster())};
        for (auto left = *rc::gen::inRange(1, 8); left > 0; --left) {
            const auto gesture = someGesture(document, other);
            if (!gesture)
                continue;
            auto expected = document.roster();
            RC_ASSERT(bool(apply(expected, editOf(*gesture))));
            RC_ASSERT(document.apply(gesture->change, gesture->name) == (writeRoster(expected) != states.back()));
            RC_ASSERT(document.roster() == expected);
            const auto ids = idsOf(document.roster());
            RC_ASSERT(std::set(ids.begin(), ids.end()).size() == ids.size());
            for (const auto& id : gesture->selects)
                RC_ASSERT(std::ranges::find(ids, id) != ids.end());
            if (auto state = writeRoster(expected);
                state != states.back()) // to move a unit to where it is is not a step
                states.push_back(std::move(state));
        }
        auto& undo = document.undoStack();
        RC_ASSERT(undo.count() == static_cast<int>(states.size()) - 1);
        for (auto state = states.rbegin() + 1; state != states.rend(); ++state) {
            undo.undo();
            RC_ASSERT(writeRoster(document.roster()) == *state);
        }
        undo.setIndex(undo.count());
        RC_ASSERT(writeRoster(document.roster()) == states.back());
    }));
}
