#include "advice/brokenrosters.h"
#include "advice/repair/repair.h"
#include "io/roster/rosterfile.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"
#include "rules/judged.h"

#include <catch2/catch.hpp>
#include <iostream>

using namespace muster;
using namespace muster::testing;

TEST_CASE("debug", "[.debug]")
{
    const char* game = std::getenv("MUSTER_GAME");
    const auto& catalogue = catalogueOf(game ? game : "heresy");
    forBrokenRosters(catalogue, 8, 5, [&](const Roster& roster) {
        const auto before = assess(catalogue, roster);
        std::cout << "=== units " << before.units.size() << " points " << before.points.floor() << "\n";
        for (const auto& f : before.findings)
            if (isError(f.severity))
                std::cout << "   " << report::message(catalogue, before, f) << "\n";
        const auto repairs = advice::repair(catalogue, roster);
        for (const auto& a : repairs.answers) {
            std::cout << " --";
            for (auto aim : a.aims) std::cout << " aim " << (int)aim;
            std::cout << " choices " << a.loss.choices << " points " << a.loss.points.floor() << " edits " << a.loss.edits << " proven " << a.proven.size() << " least " << a.atLeast.choices << ' ' << a.atLeast.edits << "\n";
            for (const auto& c : a.changes)
                std::cout << "    " << report::fixLabel(catalogue, before, c.fix) << "\n";
        }
    });
}
