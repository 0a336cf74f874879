// What is no army list of an installed game never gets a verdict: letters, pages of rules, lists of other games, noise.

#include "judging/judgedlist.h"
#include "reading/noise.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <random>

using namespace muster;
using namespace muster::testing;

namespace {

/// The verdict that a person would be shown; none where there is none.
std::optional<Outcome> verdictOn(Store& store, ListReader& reader, const std::string& text)
{
    auto lists = reader.read(text, "list.txt");
    if (!lists)
        return std::nullopt;
    for (auto& list : *lists) {
        const auto outcome = outcomeOf(judgeList(store, std::move(list)));
        if (outcome == Outcome::Legal || outcome == Outcome::NotLegal)
            return outcome;
    }
    return std::nullopt;
}

using Chance = std::mt19937;

std::size_t below(Chance& chance, std::size_t end) { return chance() % end; }

/// Lines of several texts of the same kind, as they never stood together.
std::string shuffled(Chance& chance, const std::vector<Noise>& texts)
{
    std::string text;
    const auto lines = 2 + below(chance, 10);
    for (std::size_t i = 0; i < lines; ++i) {
        const auto& from = texts[below(chance, texts.size())].text;
        auto begin = from.rfind('\n', below(chance, from.size()));
        begin = begin == std::string::npos ? 0 : begin + 1;
        text += from.substr(begin, from.find('\n', begin) - begin) + '\n';
    }
    return text;
}

/// Words of a few letters that mean nothing, and figures between them.
std::string scribbled(Chance& chance)
{
    std::string text;
    const auto words = 4 + below(chance, 40);
    for (std::size_t i = 0; i < words; ++i) {
        if (below(chance, 4) == 0)
            text += std::to_string(below(chance, below(chance, 2) == 0 ? 20 : 400));
        else
            for (auto letters = 2 + below(chance, 5); letters > 0; --letters)
                text += static_cast<char>('a' + below(chance, 26));
        static constexpr std::string_view between = "    ,.:\n\n-";
        text += between[below(chance, between.size())];
    }
    return text;
}

} // namespace

TEST_CASE("What is no list of an installed game gets no verdict", "[noise]")
{
    auto store = Store::open(MUSTER_SOURCE_DIR);
    REQUIRE(store);
    ListReader reader(*store);
    const auto texts = noiseTexts();
    REQUIRE(texts.size() == 150);
    for (const auto& noise : texts) {
        INFO(noise.kind << ' ' << noise.name << '\n' << noise.text);
        CHECK_FALSE(verdictOn(*store, reader, noise.text));
    }
}

TEST_CASE("Noise that a program made gets no verdict", "[noise]")
{
    auto store = Store::open(MUSTER_SOURCE_DIR);
    REQUIRE(store);
    ListReader reader(*store);
    std::vector<Noise> letters;
    std::ranges::copy_if(noiseTexts(), std::back_inserter(letters),
                         [](const Noise& noise) { return noise.kind == "letter" || noise.kind == "noise"; });
    Chance chance(20261129); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same texts every time
    constexpr int mixed = 425;
    constexpr int letterSalad = 425;
    for (int i = 0; i < mixed; ++i) {
        const auto text = shuffled(chance, letters);
        INFO(text);
        CHECK_FALSE(verdictOn(*store, reader, text));
    }
    for (int i = 0; i < letterSalad; ++i) {
        const auto text = scribbled(chance);
        INFO(text);
        CHECK_FALSE(verdictOn(*store, reader, text));
    }
}
