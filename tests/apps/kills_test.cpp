#include "apps/process.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <random>

using namespace muster::testing;

TEST_CASE("kills: whenever the program is killed, every file is whole, and the next call leaves nothing behind")
{
    constexpr int kills = 200;
    const auto sample = inSource("armies/warpath-2e/samples/forge-fathers-1500.muster");
    const TempFolder folder;
    const auto roster = folder.path("a.muster");
    const auto sheets = folder.path("a.pdf");
    const std::vector<std::vector<std::string>> calls{{"convert", roster, "-o", roster},
                                                      {"print", roster, "-o", sheets, "--sheets", "roster"},
                                                      {"convert", roster, "-o", folder.path("a.txt")}};
    std::filesystem::copy_file(sample, roster);
    std::vector<std::chrono::microseconds> usual;
    for (const auto& call : calls) {
        const auto outcome = run(call);
        REQUIRE(outcome.status == 0);
        usual.emplace_back(static_cast<long>(outcome.seconds * 1e6));
    }
    const auto canonical = bytesOf(roster);
    const auto text = bytesOf(folder.path("a.txt"));

    std::mt19937 random(20261122);
    INFO("seed 20261122");
    int killed = 0;
    for (int i = 0; i < kills; ++i) {
        const auto which = static_cast<std::size_t>(i) % calls.size();
        // Most of what can break is at the end, where files are written.
        std::uniform_int_distribution<long> moment(usual[which].count() / 4, usual[which].count() * 5 / 4);
        killed += runAndKill({calls[which]}, std::chrono::microseconds(moment(random))) ? 1 : 0;
        CHECK(bytesOf(roster) == canonical);
        CHECK(bytesOf(folder.path("a.txt")) == text);
        const auto pdf = bytesOf(sheets);
        CHECK((pdf.starts_with("%PDF") && pdf.ends_with("%%EOF\n")));
    }
    CHECK(killed > kills / 4);
    CHECK(run(calls[0]).status == 0);
    CHECK(run({"check", sheets}).status == 0);
    CHECK(folder.files() == std::vector<std::string>{"a.muster", "a.pdf", "a.txt"});
}
