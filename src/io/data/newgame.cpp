#include "io/data/newgame.h"

#include "core/base/wording.h"
#include "io/data/newid.h"
#include "io/data/store.h"
#include "io/files/safefile.h"
#include "io/json/boundedjson.h"

#include <QString>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

namespace muster {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t longestName = 80;
constexpr std::size_t mostBytes = 1u << 20; ///< of a file of the game to begin with

std::optional<Fault> faultOf(const std::string& name, const std::string& what)
{
    if (name.empty() || name.size() > longestName)
        return Fault::about({}, "the name of the " + what + " has " + std::to_string(name.size()) + " letters",
                            "Write 1 to " + std::to_string(longestName) + ".");
    const auto asText = QString::fromStdString(name);
    if (asText.toStdString() != name || std::ranges::any_of(asText, [](QChar sign) { return !sign.isPrint(); }))
        return Fault::about({}, "the name of the " + what + " has signs that cannot be read or seen",
                            "Write letters, digits and spaces.");
    if (idFrom(name).empty())
        return Fault::about({}, "no id can be made from the name " + inQuotes(name) + " of the " + what,
                            "Write it with letters of a to z or digits; change the name in the file then.");
    return std::nullopt;
}

Result<void> write(const std::string& path, const ordered_json& document)
{
    const auto bytes = readableJson(document, path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto saved = saveFileUnlessChanged(path, *bytes, FileStamp()); // there is none yet
    if (!saved)
        return tl::unexpected(saved.error());
    return {};
}

} // namespace

Result<NewGame> makeGame(const Store& store, const std::string& game, const std::string& army)
{
    for (const auto& [name, what] : {std::pair(game, "game"), std::pair(army, "army")})
        if (auto fault = faultOf(name, what))
            return tl::unexpected(Faults{std::move(*fault)});
    NewGame made;
    made.id = idFrom(game);
    made.army = idFrom(army);
    made.folder = store.userFolder() + "/armies/" + made.id;
    std::error_code error;
    const auto known = store.rulesets();
    const auto isThere = [&] {
        return failure(Fault::about(made.folder, "there is a game with the id " + inQuotes(made.id) + " already",
                                    "Give the new one another name, or work on its files."));
    };
    if (std::ranges::find(known, made.id) != known.end() || std::filesystem::exists(made.folder, error))
        return isThere();
    const auto folder = store.folder() + "/templates/game/";
    const auto rulesetText = readFile(folder + "ruleset.json", mostBytes);
    const auto armyText = readFile(folder + "army.json", mostBytes);
    for (const auto* text : {&rulesetText, &armyText})
        if (!*text)
            return tl::unexpected<Faults>(text->error());
    auto ruleset = ordered_json::parse(*rulesetText, nullptr, false);
    auto list = ordered_json::parse(*armyText, nullptr, false);
    if (!ruleset.is_object() || !list.is_object())
        return tl::unexpected(
            Faults{Fault::about(folder, "the game to begin with cannot be read", "Install Muster again.")});
    std::filesystem::create_directories(store.userFolder() + "/armies", error);
    if (!error && !std::filesystem::create_directory(made.folder, error) && !error)
        return isThere(); // somebody was faster
    if (error)
        return tl::unexpected(Faults{
            Fault::about(made.folder, "the folder cannot be made: " + error.message(), "Check who may write there.")});
    ruleset["id"] = made.id;
    ruleset["name"] = ruleset["shortName"] = game;
    if (ruleset.contains("sources"))
        ruleset["sources"][0]["title"] = game;
    list["id"] = made.army;
    list["ruleset"] = made.id;
    list["name"] = army;
    for (const auto& [name, document] : {std::pair(std::string("ruleset"), &ruleset), std::pair(made.army, &list)}) {
        const auto path = made.folder + '/' + name + ".json";
        if (const auto written = write(path, *document); !written)
            return tl::unexpected(written.error());
        made.files.push_back(path);
    }
    return made;
}

} // namespace muster
