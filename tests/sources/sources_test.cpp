// docs/sources has a row for every sentence that is printed, with the section of the rulebook that it comes from.
// UPDATE_SOURCES=1 writes the rows again: sentences that are known keep what was said of them, new ones get a "?".

#include "statements.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace muster::testing;
using json = nlohmann::ordered_json;

namespace {

const std::filesystem::path source = MUSTER_SOURCE_DIR;
const std::vector<std::string> rulesets{"warpath-2e", "rules-of-war-ancients", "wargame", "heresy"};
const std::set<std::string> ways{"as written", "shortened", "our reading", "playtest"};

std::string read(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// What the data of a game print, file by file: the ruleset first.
std::vector<std::pair<std::string, std::vector<Printed>>> printedBy(const std::string& ruleset)
{
    const auto folder = source / "armies" / ruleset;
    const auto rules = json::parse(read(folder / "ruleset.json"));
    std::vector<std::pair<std::string, std::vector<Printed>>> all{{"ruleset", printedTexts(rules, rules)}};
    std::set<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".json" && entry.path().stem() != "ruleset")
            files.insert(entry.path());
    for (const auto& path : files)
        if (const auto army = json::parse(read(path)); army.at("format") == "muster-army")
            if (auto texts = printedTexts(army, rules); !texts.empty())
                all.emplace_back(army.at("id").get<std::string>(), std::move(texts));
    for (auto& [file, texts] : all)
        for (auto& text : texts)
            text.place.insert(0, file == "ruleset" ? "" : file + ": ");
    return all;
}

std::string escaped(const std::string& text)
{
    std::string all;
    for (const auto c : text)
        all += c == '|' ? std::string("\\|") : std::string(1, c);
    return all;
}

/// The page with its rows made again; what is before the first table stays.
std::string updated(const std::string& page, const std::string& ruleset)
{
    // By place and text, and by text alone for those that were moved.
    std::map<std::string, Statement> known;
    for (const auto& row : statementsIn(page)) {
        known.emplace(row.place + '\n' + row.text, row);
        known.emplace(row.text, row);
    }
    std::string fresh = page.substr(0, page.find("\n## "));
    for (const auto& [file, texts] : printedBy(ruleset)) {
        fresh += "\n## " + file + ".json\n\n| where | statement | section | how |\n| --- | --- | --- | --- |\n";
        for (const auto& text : texts)
            for (const auto& sentence : sentencesOf(text.text)) {
                auto old = known.find(text.place + '\n' + sentence);
                if (old == known.end())
                    old = known.find(sentence);
                const auto section = old == known.end() ? text.section : old->second.section;
                fresh += "| " + text.place + " | " + escaped(sentence) + " | " + (section.empty() ? "?" : section) +
                         " | " + (old == known.end() ? "?" : old->second.how) + " |\n";
            }
    }
    return fresh;
}

} // namespace

TEST_CASE("every printed sentence has its row in docs/sources, and no row is without a sentence")
{
    for (const auto& ruleset : rulesets) {
        INFO(ruleset);
        const auto path = source / "docs/sources" / (ruleset + ".md");
        if (std::getenv("UPDATE_SOURCES")) {
            const auto page = updated(read(path), ruleset); // before the file is emptied
            std::ofstream(path, std::ios::binary) << page;
        }
        std::vector<std::pair<std::string, std::string>> printed;
        for (const auto& [file, texts] : printedBy(ruleset))
            for (const auto& text : texts)
                for (const auto& sentence : sentencesOf(text.text))
                    printed.emplace_back(text.place, sentence);
        std::vector<std::pair<std::string, std::string>> rows;
        for (const auto& row : statementsIn(read(path)))
            rows.emplace_back(row.place, row.text);
        REQUIRE(printed.size() > 50);
        CHECK(rows.size() == printed.size());
        for (std::size_t i = 0; i < std::min(rows.size(), printed.size()); ++i) {
            REQUIRE(rows[i].first == printed[i].first);
            REQUIRE(rows[i].second == printed[i].second);
        }
    }
}

TEST_CASE("every printed sentence names its section, and has a star exactly where it is our reading")
{
    for (const auto& ruleset : rulesets)
        for (const auto& row : statementsIn(read(source / "docs/sources" / (ruleset + ".md")))) {
            INFO(ruleset << ' ' << row.place << ": " << row.text);
            CHECK(ways.contains(row.how));
            CHECK(row.section != "?");
            CHECK_FALSE(row.section.empty());
            CHECK((row.how == "our reading") == (row.text.find('*') != std::string::npos));
        }
}

TEST_CASE("sentences are taken apart at their ends")
{
    using Sentences = std::vector<std::string>;
    CHECK(sentencesOf("One.") == Sentences{"One."});
    CHECK(sentencesOf("One. Two!") == Sentences{"One.", "Two!"});
    CHECK(sentencesOf("Again*. Next") == Sentences{"Again*.", "Next"});
    CHECK(sentencesOf("Stays (else one*.) 3 more. and so on") == Sentences{"Stays (else one*.)", "3 more. and so on"});
    CHECK(sentencesOf("1.5 cm. −2 there") == Sentences{"1.5 cm.", "−2 there"});
}

TEST_CASE("printed texts are found by the keys of the data")
{
    const auto ruleset = json::parse(R"({
        "about": "Nothing of it", "citations": {"c": {"section": "Turn"}},
        "reference": [{"id": "turn", "title": "The turn", "steps": ["Go."], "notes": ["Stop."],
                       "table": {"columns": ["A", "B"], "rows": [["1", "2"]]}, "citation": "c"}],
        "rules": [{"id": "slow", "name": "Slow", "short": "Is slow.", "text": "Is very slow."}],
        "rulings": [{"id": "r", "text": "not here"}]})");
    CHECK(printedTexts(ruleset, ruleset) == std::vector<Printed>{{"reference/turn/title", "The turn", "Turn"},
                                                                 {"reference/turn/steps/1", "Go.", "Turn"},
                                                                 {"reference/turn/notes/1", "Stop.", "Turn"},
                                                                 {"reference/turn/table/columns", "A · B", "Turn"},
                                                                 {"reference/turn/table/1", "1 · 2", "Turn"},
                                                                 {"rules/slow/short", "Is slow.", ""},
                                                                 {"rules/slow/text", "Is very slow.", ""}});
}
