#include "io/data/newgame.h"

#include "core/base/wording.h"
#include "io/data/newid.h"
#include "io/data/store.h"
#include "io/files/safefile.h"
#include "io/json/canonical.h"

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

constexpr auto rulesetText = R"({
  "format": "muster-ruleset", "version": 1, "id": "", "name": "", "shortName": "",
  "about": "What kind of game this is, in a sentence.",
  "dataVersion": "0.1",
  "provenance": { "kind": "own", "source": "Say where the figures come from" },
  "sources": [{ "id": "book", "title": "" }],
  "citations": { "armies": { "source": "book", "section": "Armies" } },
  "points": { "usual": [500, 1000], "citation": "armies" },
  "stats": [
    { "id": "move", "name": "Move", "short": "Move", "kind": "inches" },
    { "id": "fight", "name": "Fight", "short": "Fight", "kind": "roll", "better": "lower" },
    { "id": "save", "name": "Save", "short": "Save", "kind": "roll", "better": "lower" }
  ],
  "weaponStats": [
    { "id": "range", "name": "Range", "short": "Range", "kind": "inches" },
    { "id": "attacks", "name": "Attacks", "short": "Att", "kind": "dice" }
  ],
  "categories": [
    { "id": "leader", "name": "Leader", "plural": "Leaders", "icon": "hero" },
    { "id": "troops", "name": "Troops", "plural": "Troops", "icon": "infantry" }
  ],
  "rules": [
    { "id": "steady", "name": "Steady", "short": "Does not run.", "text": "The unit does not run when it loses models.",
      "citation": "armies" }
  ],
  "structure": {
    "unit-size": { "citation": "armies" },
    "option-limit": { "citation": "armies" },
    "option-requires": { "citation": "armies" },
    "option-excludes": { "citation": "armies" },
    "wrong-place": { "citation": "armies" }
  },
  "constraints": [
    { "id": "points-limit", "name": "Points", "count": { "points": {} }, "atMost": { "battle": "points" },
      "citation": "armies",
      "message": "The army costs {actual} {actual:point|points}; {allowed} were agreed." },
    { "id": "empty-army", "whenEmpty": true, "count": { "units": {} }, "atLeast": 1, "severity": "warning",
      "citation": "armies", "message": "The roster has no units yet." },
    { "id": "one-leader", "name": "Leaders", "count": { "units": { "category": "leader" } }, "exactly": 1,
      "citation": "armies",
      "message": { "more": "{actual} leaders; an army has one.", "fewer": "The army has no leader; it needs one." } },
    { "id": "leader-points", "name": "Points of leaders", "count": { "points": { "category": "leader" } },
      "atMost": { "battle": "points", "times": "1/4" }, "citation": "armies",
      "message": "{actual} points of leaders; {allowed} are a quarter of the points agreed." }
  ]
})";

constexpr auto armyText = R"({
  "format": "muster-army", "version": 1, "id": "", "ruleset": "", "name": "",
  "dataVersion": "0.1",
  "provenance": { "kind": "own", "source": "Say where the figures come from" },
  "weapons": [
    { "id": "spear", "name": "Spear", "plural": "Spears", "stats": { "attacks": 1 } },
    { "id": "bow", "name": "Bow", "plural": "Bows", "stats": { "range": 24, "attacks": 1 } }
  ],
  "units": [
    { "id": "captain", "name": "Captain", "category": "leader", "models": 1, "points": 60,
      "stats": { "move": 6, "fight": "3+", "save": "4+" },
      "rules": ["steady"],
      "weapons": [{ "weapon": "spear", "count": 1 }] },
    { "id": "spears", "name": "Spears", "category": "troops", "models": { "min": 5, "max": 20, "default": 10 },
      "pointsPerModel": 8,
      "stats": { "move": 5, "fight": "4+", "save": "5+" },
      "weapons": [{ "weapon": "spear", "count": "all" }],
      "options": [
        { "id": "kit", "name": "Kit", "options": [
          { "id": "shields", "name": "Shields", "pointsPerModel": 1, "effects": [{ "stat": "save", "improve": 1 }] },
          { "id": "banner", "name": "Banner", "points": 15, "rules": ["steady"] } ] }
      ] },
    { "id": "bows", "name": "Bows", "category": "troops", "models": { "min": 5, "max": 10 }, "pointsPerModel": 10,
      "stats": { "move": 5, "fight": "5+", "save": "6+" },
      "weapons": [{ "weapon": "bow", "count": "all" }] }
  ]
})";

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
    const auto saved = saveFile(path, canonicalText(document));
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
    made.folder = store.userFolder() + '/' + made.id;
    std::error_code error;
    const auto known = store.rulesets();
    if (std::ranges::find(known, made.id) != known.end() || std::filesystem::exists(made.folder, error))
        return tl::unexpected(
            Faults{Fault::about(made.folder, "there is a game with the id " + inQuotes(made.id) + " already",
                                "Give the new one another name, or work on its files.")});
    std::filesystem::create_directories(made.folder, error);
    if (error)
        return tl::unexpected(Faults{
            Fault::about(made.folder, "the folder cannot be made: " + error.message(), "Check who may write there.")});
    auto ruleset = ordered_json::parse(rulesetText);
    ruleset["id"] = made.id;
    ruleset["name"] = ruleset["shortName"] = ruleset["sources"][0]["title"] = game;
    auto list = ordered_json::parse(armyText);
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
