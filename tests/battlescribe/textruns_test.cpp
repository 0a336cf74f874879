// New Recruit's marks in texts of the data: **bold**, ^^small capitals^^.
#include "battlescribe/browse/textruns.h"

#include <catch2/catch.hpp>

#include <chrono>

using namespace muster::battlescribe;

namespace {

/// Bold in square brackets, small capitals in braces.
std::string shown(std::string_view text)
{
    std::string all;
    for (const auto& run : runsOf(text))
        all += (run.isBold ? "[" : "") + std::string(run.isSmall ? "{" : "") + run.text + (run.isSmall ? "}" : "") +
               (run.isBold ? "]" : "");
    return all;
}

} // namespace

TEST_CASE("marks of bold words and small capitals are taken off, also one in the other")
{
    CHECK(shown("Each **^^Heron^^** near a **Chief** adds ^^Grit^^.") == "Each [{Heron}] near a [Chief] adds {Grit}.");
    CHECK(shown("^^**Heron**^^, **^^Tide** Folk^^") == "[{Heron}], [{Tide}]{ Folk}");
    CHECK(shown("each ****Heron**** once") == "each [Heron] once");
    CHECK(shown("***Rest:*** no move") == "[Rest:] no move");
    CHECK(shown("**One****Two** three") == "[OneTwo] three");
    CHECK(shown("**^^Heron ^^**only, the** Oar**") == "[{Heron }]only, the[ Oar]");
    CHECK(shown("**Two lines\nof it**") == "[Two lines\nof it]");
    CHECK(shown("").empty());
    CHECK(plainText("Each **^^Heron^^** once") == "Each Heron once");
}

TEST_CASE("a mark without its partner stays as it is written")
{
    CHECK(shown("5+* and *Grit*, 2 * 3, a^b") == "5+* and *Grit*, 2 * 3, a^b");
    CHECK(shown("a ** b") == "a ** b");
    CHECK(shown("****") == "****");
    CHECK(shown("^Tide^^ ebbs") == "^Tide^^ ebbs");
    CHECK(shown("the **Tide^^** ebbs") == "the [Tide^^] ebbs");
    // Who forgets an end does not spoil what follows.
    CHECK(shown("has **^^Ward (5+)^^* and (**^^Tide^^** alone)") == "has **{Ward (5+)}* and ([{Tide}] alone)");
    CHECK(shown("**Anchor^^, **^^Tide^^** or **^^Salt^^**") == "**Anchor^^, [{Tide}] or [{Salt}]");
    CHECK(shown("has **^^Ebb^^**^^** now") == "has [{Ebb}]^^** now");
    CHECK(shown("***Note**: as before.*") == "*[Note]: as before.*");
    CHECK(shown("<b>no</b> _other_ ~~mark~~ `is` [known](x)") == "<b>no</b> _other_ ~~mark~~ `is` [known](x)");
}

TEST_CASE("many marks are taken off in little time, and no word is lost")
{
    std::string text;
    for (int i = 0; i < 20'000; ++i)
        text += "**^^";
    text += "**a";
    const auto begin = std::chrono::steady_clock::now();
    CHECK(plainText(text).ends_with("a"));
    CHECK(runsOf(std::string(1'000'000, '*')).size() == 1);
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(2));
}
