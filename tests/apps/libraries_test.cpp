// What the program loads when it starts, and what it reads: a check needs little of what is there.

#include "apps/process.h"
#include "io/fixture.h"
#include "io/roster/rosterfile.h"
#include "manyarmies.h"

#include <catch2/catch.hpp>

using namespace muster::testing;

TEST_CASE("nothing that only sheets and pictures need is loaded when the program starts")
{
    // The dynamic loader lists what it would load, and does not start the program.
    const auto listed = run({.arguments = {"--version"}, .environment = {"LD_TRACE_LOADED_OBJECTS=1"}});
    CHECK(listed.status == 0);
    CHECK_THAT(listed.out, Catch::Contains("libQt6Core"));
    for (const auto* library : {"libQt6Gui", "libQt6Pdf", "libqpdf", "libZXing", "libX11", "libfontconfig"}) {
        INFO(library);
        CHECK_THAT(listed.out, !Catch::Contains(library));
    }
}

TEST_CASE("armies that a roster does not name change nothing in its verdict, whatever is wrong with them")
{
    const TempFolder home;
    const ManyArmies game{5, 18};
    game.write(home.path("muster"));
    const auto check = [&](bool allied) {
        return run({.arguments = {"check", "-"},
                    .input = muster::writeRoster(game.roster(1, allied)),
                    .environment = {"XDG_DATA_HOME=" + home.path()}});
    };
    const auto alone = check(false);
    const auto allied = check(true);
    for (const auto& outcome : {alone, allied}) {
        INFO(outcome.err);
        CHECK(outcome.status == 0);
        CHECK(outcome.err.empty());
    }
    CHECK_THAT(allied.out, Catch::Contains("Army 2"));

    for (const auto* name : {"army-0", "army-3", "army-4"})
        home.write(std::string("muster/armies/many-armies/") + name + ".json", "{");
    CHECK(check(false).out == alone.out);
    CHECK(check(true).out == allied.out);
    CHECK(check(true).err.empty());
    const auto lint = run({"lint", home.path("muster/armies")});
    CHECK(lint.status != 0);
    CHECK_THAT(lint.out + lint.err, Catch::Contains("army-3.json"));

    home.write("muster/armies/many-armies/army-2.json", "{");
    CHECK(check(false).out == alone.out);
    CHECK(check(true).status == 3);
}

TEST_CASE("a roster with allies has the same report alone and behind many others")
{
    const TempFolder home;
    const ManyArmies game{12, 18};
    game.write(home.path("muster"));
    const auto batch = [&](const std::vector<int>& numbers) {
        std::string lines;
        for (const auto number : numbers)
            lines += nlohmann::json::parse(muster::writeRoster(game.roster(number, true))).dump() + '\n';
        const auto outcome = run({.arguments = {"check", "--batch", "--jobs", "1"},
                                  .input = lines,
                                  .environment = {"XDG_DATA_HOME=" + home.path()}});
        CHECK(outcome.status == 0);
        return outcome.out;
    };
    // The last of them are judged with all armies of the game.
    const auto all = batch({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
    for (const auto number : {2, 7, 10, 11}) {
        const auto alone = batch({number});
        REQUIRE_FALSE(alone.empty());
        CHECK_THAT(all, Catch::Contains(alone));
    }
}
