#include "io/fixture.h"
#include "io/roster/anyroster.h"
#include "io/roster/rostercode.h"
#include "io/roster/rosterfile.h"
#include "report/html/html.h"
#include "report/translation/translation.h"
#include "report/verdict/json.h"
#include "report/verdict/text.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <array>
#include <thread>

using namespace muster;
using namespace muster::testing;

namespace {

constexpr int threadCount = 4;
constexpr int rounds = 3;

const std::vector<std::string> samples{"armies/heresy/samples/space-marines-battalion.muster",
                                       "armies/wargame/samples/iron-march-2500.muster",
                                       "armies/warpath-2e/samples/forge-fathers-1500.muster",
                                       "armies/rules-of-war-ancients/samples/persian-strict.muster"};

/// All that is made of a roster file; empty where it cannot be read. Catch is for one thread, so nothing is checked.
std::string everythingOf(const std::string& text, const Catalogue& catalogue)
{
    const auto read = readAnyRoster(text, "FILE");
    if (!read)
        return {};
    const auto& roster = read->roster;
    const auto assessment = assess(catalogue, roster);
    const report::Context context{&catalogue,
                                  &roster,
                                  &assessment,
                                  fingerprint(roster),
                                  {},
                                  {},
                                  allFixes(catalogue, roster, assessment),
                                  rulingsThatMatter(catalogue, roster, assessment)};
    return report::toJson(context) + report::toText(context) + report::toHtml(report::verdictText(context)) +
           writeRoster(roster) + rosterCode(roster) + printedCode(roster);
}

/// Runs it in several threads at once, each with its number.
template <typename Function>
void inThreads(const Function& function)
{
    std::vector<std::thread> threads;
    for (int i = 0; i < threadCount; ++i)
        threads.emplace_back([&function, i] { function(static_cast<std::size_t>(i)); });
    for (auto& thread : threads)
        thread.join();
}

} // namespace

TEST_CASE("rosters are read, judged and told in several threads at once, with one catalogue")
{
    auto store = openedStore();
    for (const auto& sample : samples) {
        INFO(sample);
        const auto text = bytesOf(inSource(sample));
        const auto roster = readRoster(text, sample);
        REQUIRE(roster.has_value());
        const auto catalogue = store.catalogueFor(*roster, text, sample);
        REQUIRE(catalogue.has_value());
        std::array<std::string, threadCount> made;
        inThreads([&](std::size_t number) {
            for (int i = 0; i < rounds; ++i)
                made[number] = everythingOf(text, **catalogue);
        });
        const auto expected = everythingOf(text, **catalogue);
        REQUIRE_FALSE(expected.empty());
        for (const auto& each : made)
            CHECK(each == expected);
    }
}

TEST_CASE("each thread reads data from a store of its own, while others judge")
{
    std::vector<std::string> texts;
    for (const auto& sample : samples)
        texts.push_back(bytesOf(inSource(sample)));
    std::array<std::string, threadCount> made;
    inThreads([&](std::size_t number) {
        auto store = Store::open(inSource(""));
        if (!store)
            return;
        const auto& text = texts[number % texts.size()];
        const auto roster = readRoster(text, "FILE");
        const auto catalogue = store->catalogueFor(*roster, text, "FILE");
        if (catalogue)
            made[number] = everythingOf(text, **catalogue);
    });
    for (const auto& each : made)
        CHECK_FALSE(each.empty());
}

TEST_CASE("a thread that speaks English for programs changes no other's language")
{
    report::setTranslation(
        {[](const char*, const char* source, int) { return '[' + std::string(source) + ']'; }, ".", "xx"});
    std::array<std::string, threadCount> said;
    inThreads([&](std::size_t number) {
        constexpr auto word = report::phrase("Test", "Unit");
        if (number % 2 == 0) {
            said[number] = report::say(word);
            return;
        }
        const report::SourceLanguage english;
        said[number] = report::say(word);
    });
    report::setTranslation({});
    for (std::size_t i = 0; i < said.size(); ++i)
        CHECK(said[i] == (i % 2 == 0 ? "[Unit]" : "Unit"));
}
