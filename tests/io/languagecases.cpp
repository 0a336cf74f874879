#include "languagecases.h"

#include "core/base/jsonpath.h"
#include "io/fixture.h"
#include "io/json/boundedjson.h"
#include "io/json/canonical.h"
#include "io/lint/lint.h"
#include "io/ruleset/catalogueloader.h"

#include <catch2/catch.hpp>

namespace muster::testing {

using nlohmann::ordered_json;

namespace {

ordered_json pondDocument(const std::string& name)
{
    return ordered_json::parse(bytesOf(inSource("tests/data/language/armies/pond/" + name + ".json")));
}

/// The file as it would be read from disk; its faults where it does not keep its schema.
Result<DataFile> pondFile(const std::string& name, const ordered_json& document)
{
    const auto text = canonicalText(document);
    auto parsed = parseJson(text, name);
    REQUIRE(parsed.has_value());
    if (auto faults = shipped().check(name == "ruleset.json" ? "ruleset" : "army", *parsed, text, name);
        !faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    return DataFile{name, text, std::move(*parsed), false};
}

} // namespace

LanguageGame languageGame() { return {pondDocument("ruleset"), pondDocument("moss"), pondDocument("fern")}; }

Faults faultsOf(const LanguageGame& game)
{
    const auto ruleset = pondFile("ruleset.json", game.ruleset);
    if (!ruleset)
        return ruleset.error();
    std::vector<DataFile> armies;
    for (const auto& [name, document] : {std::pair("moss.json", &game.moss), std::pair("fern.json", &game.fern)}) {
        auto army = pondFile(name, *document);
        if (!army)
            return army.error();
        armies.push_back(std::move(*army));
    }
    const auto built = buildCatalogue(*ruleset, armies, true);
    return built ? Faults() : built.error();
}

std::map<std::string, std::vector<LanguageCase>> languageFaults()
{
    std::map<std::string, std::vector<LanguageCase>> table;
    const auto document = ordered_json::parse(bytesOf(inSource("tests/io/languagefaults.json")));
    for (const auto& [subject, rows] : document.items())
        for (const auto& row : rows) {
            LanguageCase made{row.begin().key(), {}, row.value("at", ""), row.at("message"), row.at("advice")};
            const auto& changes = row.begin().value();
            if (made.file == "rule") {
                ordered_json rule{{"id", "new"}};
                rule.update(changes);
                if (!rule.contains("message"))
                    rule["message"] = "x";
                made.file = "ruleset";
                made.changes = {{"/constraints/-", rule.dump()}};
                made.pointer = "/constraints/8" + made.pointer;
            } else {
                for (const auto& [pointer, value] : changes.items())
                    made.changes.emplace_back(pointer, value.is_null() ? std::string() : value.dump());
                if (!row.contains("at"))
                    made.pointer = made.changes.front().first;
            }
            table[subject].push_back(std::move(made));
        }
    return table;
}

LanguageGame changed(const LanguageCase& made)
{
    auto game = languageGame();
    auto& document = made.file == "ruleset" ? game.ruleset : game.moss;
    for (const auto& [pointer, value] : made.changes) {
        const ordered_json::json_pointer at(pointer);
        auto& owner = document.at(at.parent_pointer());
        if (value.empty() && owner.is_array())
            owner.erase(std::stoul(at.back()));
        else if (value.empty())
            owner.erase(at.back());
        else
            document[at] = ordered_json::parse(value);
    }
    return game;
}

void check(const LanguageCase& made)
{
    const auto game = changed(made);
    std::string changes;
    for (const auto& [pointer, value] : made.changes)
        changes += pointer + " = " + value + '\n';
    const auto faults = faultsOf(game);
    INFO(changes << told(faults));
    CHECK(faults.size() == 1);
    if (faults.size() != 1)
        return;
    const auto& fault = faults.front();
    const auto file = made.file + ".json";
    CHECK(fault.file == file);
    CHECK(fault.pointer == made.pointer);
    CHECK_THAT(fault.message, Catch::Contains(made.message));
    CHECK_THAT(fault.advice, Catch::Contains(made.advice));
    CHECK_FALSE(fault.advice.empty());
    const auto where = locate(canonicalText(made.file == "ruleset" ? game.ruleset : game.moss), made.pointer);
    CHECK(fault.line == where.line);
    CHECK(fault.column == where.column);
    CHECK(where.line > 0);
}

} // namespace muster::testing
