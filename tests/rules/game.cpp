#include "game.h"

#include "io/data/datafile.h"
#include "io/roster/rosterfile.h"
#include "io/ruleset/catalogueloader.h"

#include <algorithm>

namespace muster::testing {

using nlohmann::json;

namespace {

Game gameIn(const std::string& folder, const std::vector<std::string>& armies)
{
    Game game;
    game.ruleset = json::parse(readFile(folder + "/ruleset.json"));
    for (const auto& id : armies)
        game.armies[id] = json::parse(readFile(folder + '/' + id + ".json"));
    return game;
}

} // namespace

void Game::addRule(const std::string& text)
{
    auto rule = json::parse(text);
    if (!rule.contains("message"))
        rule["message"] = "{actual} of {allowed}";
    ruleset["constraints"].push_back(std::move(rule));
}

void Game::setRules(const std::vector<std::string>& rules)
{
    ruleset["constraints"] = json::array();
    for (const auto& rule : rules)
        addRule(rule);
    for (auto& [id, army] : armies)
        army.erase("numbers");
}

json& Game::unit(const std::string& army, const std::string& id)
{
    auto& units = armies.at(army).at("units");
    return *std::ranges::find_if(units, [&](const json& unit) { return unit.at("id") == id; });
}

std::shared_ptr<const Catalogue> Game::read() const
{
    std::vector<DataFile> files;
    for (const auto& [id, army] : armies)
        files.push_back({id + ".json", army.dump(), army, false});
    auto built = buildCatalogue({"ruleset.json", ruleset.dump(), ruleset, false}, files, true);
    if (!built)
        throw unreadable(built.error());
    return std::make_shared<const Catalogue>(std::move(*built));
}

JudgedPtr Game::judge(const std::string& army, const std::string& units, const std::string& head) const
{
    auto roster = readRoster(R"({"format": "muster-roster", "version": 1, "ruleset": )" + ruleset.at("id").dump() +
                                 R"(, "army": ")" + army + R"(", )" + head + R"("units": [)" + units + "]}",
                             "roster");
    if (!roster)
        throw unreadable(roster.error());
    return judgeBy(read(), std::move(*roster));
}

Game skirmish() { return gameIn(MUSTER_SOURCE_DIR "/tests/data/io/home/muster/armies/skirmish", {"red", "blue"}); }

Game lanterns() { return gameIn(MUSTER_SOURCE_DIR "/tests/data/fifth/armies/lantern-war", {"brass", "glass", "moth"}); }

Game marketDay() { return gameIn(MUSTER_SOURCE_DIR "/tests/data/recipes/market-day", {"reds", "blues"}); }

RosterUnit unitOf(std::string id, std::string kind)
{
    RosterUnit made;
    made.id = std::move(id);
    made.unit = std::move(kind);
    return made;
}

JudgedPtr judgeBy(std::shared_ptr<const Catalogue> catalogue, Roster roster)
{
    auto judged = std::make_unique<Judged>();
    judged->roster = std::move(roster);
    judged->catalogue = std::move(catalogue);
    judged->assessment = assess(*judged->catalogue, judged->roster);
    return judged;
}

} // namespace muster::testing
