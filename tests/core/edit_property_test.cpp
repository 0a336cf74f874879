#include "core/arbitraryroster.h"
#include "core/roster/edit.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace muster;
using namespace muster::testing;

TEST_CASE("taking back any sequence of edits gives the same roster, and so does doing it again")
{
    CHECK(rc::check("undo and redo", [] {
        auto roster = *arbitraryRoster();
        std::vector<Roster> states{roster};
        std::vector<Edit> back;
        for (auto left = *rc::gen::inRange(1, 12); left > 0; --left) {
            const auto edit = *arbitraryEdit(roster);
            auto inverse = apply(roster, edit);
            if (!inverse) {
                // Refused: the roster is as it was.
                RC_ASSERT(roster == states.back());
                continue;
            }
            back.push_back(std::move(*inverse));
            states.push_back(roster);
        }
        RC_CLASSIFY(back.size() > 4, "more than four edits");

        std::vector<Edit> again;
        for (auto i = back.size(); i-- > 0;) {
            auto redo = apply(roster, back[i]);
            RC_ASSERT(redo.has_value());
            RC_ASSERT(roster == states[i]);
            again.insert(again.begin(), std::move(*redo));
        }
        for (std::size_t i = 0; i < again.size(); ++i) {
            RC_ASSERT(apply(roster, again[i]).has_value());
            RC_ASSERT(roster == states[i + 1]);
        }
    }));
}

TEST_CASE("no edit leaves two units of one id")
{
    CHECK(rc::check("ids are unique", [] {
        auto roster = *arbitraryRoster();
        for (auto left = *rc::gen::inRange(1, 8); left > 0; --left)
            (void)apply(roster, *arbitraryEdit(roster));
        std::vector<std::string> ids;
        const auto collect = [&](auto&& self, const std::vector<RosterUnit>& units) -> void {
            for (const auto& unit : units) {
                ids.push_back(unit.id);
                self(self, unit.units);
            }
        };
        collect(collect, roster.units);
        std::sort(ids.begin(), ids.end());
        RC_ASSERT(std::adjacent_find(ids.begin(), ids.end()) == ids.end());
        // In brackets: RC_ASSERT takes the two sides apart and would ask for the front of nothing.
        RC_ASSERT((ids.empty() || !ids.front().empty()));
    }));
}

TEST_CASE("a batch does what its edits do one after the other")
{
    CHECK(rc::check("one by one", [] {
        const auto before = *arbitraryRoster();
        auto alone = before;
        edits::Batch batch;
        bool isRefused = false;
        for (auto left = *rc::gen::inRange(1, 12); left > 0; --left) {
            batch.edits.push_back(*arbitraryEdit(alone));
            if (!isRefused)
                isRefused = !apply(alone, batch.edits.back()).has_value();
        }
        auto together = before;
        const auto back = apply(together, {batch});
        RC_ASSERT(back.has_value() == !isRefused);
        RC_CLASSIFY(!isRefused, "not refused");
        RC_ASSERT(together == (isRefused ? before : alone));
        if (back) {
            RC_ASSERT(apply(together, *back).has_value());
            RC_ASSERT(together == before);
        }
    }));
}
