#include "io/rosterfile.h"

#include "core/faultlist.h"
#include "core/jsonpath.h"
#include "io/boundedjson.h"
#include "io/canonical.h"
#include "io/datahash.h"
#include "io/plainroster.h"
#include "io/readcontext.h"

#include <unordered_set>

namespace muster {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

OptionCounts readOptions(const json& owner)
{
    OptionCounts counts;
    if (const auto found = owner.find("options"); found != owner.end())
        for (const auto& [id, count] : found->items())
            counts.set(id, count.get<int>());
    return counts;
}

std::optional<int> readModels(const json& owner)
{
    const auto found = owner.find("models");
    return found == owner.end() ? std::nullopt : std::optional(found->get<int>());
}

/// Reads units and notes ids that are there twice, with the place of the second.
class UnitReader {
public:
    UnitReader(std::string_view text, const std::string& file) : m_text(text), m_file(file) {}

    std::vector<RosterUnit> readAll(const JsonPath& path, const json& values)
    {
        std::vector<RosterUnit> units;
        units.reserve(values.size());
        for (std::size_t i = 0; i < values.size(); ++i)
            units.push_back(read(path / i, values[i]));
        return units;
    }

    FaultList faults;

private:
    RosterUnit read(const JsonPath& path, const json& value)
    {
        RosterUnit unit;
        unit.id = textOf(value, "id");
        unit.unit = textOf(value, "unit");
        unit.as = textOf(value, "as");
        unit.name = textOf(value, "name");
        unit.models = readModels(value);
        unit.options = readOptions(value);
        for (const auto& group : listOf(value, "groups"))
            unit.groups.push_back({textOf(group, "group"), readModels(group), readOptions(group)});
        unit.reserve = flagOf(value, "reserve");
        unit.note = textOf(value, "note");
        if (!unit.id.empty() && !m_ids.insert(unit.id).second)
            faults.add(m_text, {m_file, 0, 0, (path / "id").pointer(), "the unit id \"" + unit.id + "\" is there twice",
                                "Give one of them another id, or none."});
        unit.units = readAll(path / "units", listOf(value, "units"));
        return unit;
    }

    std::string_view m_text;
    const std::string& m_file;
    std::unordered_set<std::string> m_ids;
};

std::optional<Fraction> readBound(const json& limit, std::string_view key)
{
    const auto found = limit.find(key);
    if (found == limit.end())
        return std::nullopt;
    return found->is_string() ? parseFraction(found->get_ref<const std::string&>())
                              : Fraction(found->get<std::int64_t>());
}

std::optional<MadeWith> readMadeWith(const json& document)
{
    const auto found = document.find("madeWith");
    if (found == document.end())
        return std::nullopt;
    MadeWith made;
    made.ruleset = textOf(*found, "ruleset");
    made.data = textOf(*found, "data");
    if (const auto armies = found->find("armies"); armies != found->end())
        for (const auto& [id, version] : armies->items())
            made.armies[id] = version.get<std::string>();
    if (const auto points = found->find("points"); points != found->end())
        for (const auto& [id, cost] : points->items())
            made.points[id] = cost.get<std::int64_t>();
    for (const auto& limit : listOf(*found, "limits"))
        made.limits.push_back(
            {textOf(limit, "rule"), textOf(limit, "of"), readBound(limit, "min"), readBound(limit, "max")});
    return made;
}

/// Files of a newer Muster are refused before their schema is looked at: it would only say what this one cannot know.
std::optional<Fault> refuseKind(const json& document, std::string_view text, const std::string& file)
{
    const auto fault = [&](std::string_view pointer, std::string message, std::string advice) {
        const auto at = locate(text, pointer);
        return Fault{file, at.line, at.column, std::string(pointer), std::move(message), std::move(advice)};
    };
    if (!document.is_object() || !document.contains("format"))
        return fault("", "this is no roster file", "A roster begins with { \"format\": \"muster-roster\", ... }.");
    if (document["format"] != "muster-roster") {
        const auto format = document["format"].dump();
        return fault("/format", "this is no roster file" + (format.size() > 60 ? "" : ": its format is " + format),
                     "Rosters have the format \"muster-roster\"; data files are checked with muster lint.");
    }
    const auto version = document.find("version");
    if (version != document.end() && version->is_number_integer() && *version > 1)
        return fault("/version", "the file is of version " + version->dump() + "; this Muster reads version 1",
                     "Get a Muster that reads version " + version->dump() + '.');
    return std::nullopt;
}

ordered_json writeOptions(const OptionCounts& options)
{
    auto object = ordered_json::object();
    for (const auto& [id, count] : options)
        object[id] = count;
    return object;
}

ordered_json writeBound(Fraction bound)
{
    return bound.isWhole() ? ordered_json(bound.numerator()) : ordered_json(bound.text());
}

ordered_json writeMadeWith(const MadeWith& made)
{
    auto object = ordered_json::object();
    object["ruleset"] = made.ruleset;
    if (!made.data.empty())
        object["data"] = made.data;
    for (const auto& [id, version] : made.armies)
        object["armies"][id] = version;
    for (const auto& [id, cost] : made.points)
        object["points"][id] = cost;
    for (const auto& limit : made.limits) {
        ordered_json entry{{"rule", limit.rule}};
        if (!limit.of.empty())
            entry["of"] = limit.of;
        if (limit.min)
            entry["min"] = writeBound(*limit.min);
        if (limit.max)
            entry["max"] = writeBound(*limit.max);
        object["limits"].push_back(std::move(entry));
    }
    return object;
}

/// What a fingerprint leaves out: names, player, notes, and what the roster was made with.
enum class Words { With, Without };

ordered_json writeUnits(const std::vector<RosterUnit>& units, Words words)
{
    auto list = ordered_json::array();
    for (const auto& unit : units) {
        auto object = ordered_json::object();
        if (!unit.id.empty())
            object["id"] = unit.id;
        object["unit"] = unit.unit;
        if (!unit.as.empty())
            object["as"] = unit.as;
        if (!unit.name.empty() && words == Words::With)
            object["name"] = unit.name;
        if (unit.models)
            object["models"] = *unit.models;
        if (!unit.options.isEmpty())
            object["options"] = writeOptions(unit.options);
        for (const auto& group : unit.groups) {
            auto entry = ordered_json::object();
            entry["group"] = group.group;
            if (group.models)
                entry["models"] = *group.models;
            if (!group.options.isEmpty())
                entry["options"] = writeOptions(group.options);
            object["groups"].push_back(std::move(entry));
        }
        if (unit.reserve)
            object["reserve"] = true;
        if (!unit.note.empty() && words == Words::With)
            object["note"] = unit.note;
        if (!unit.units.empty())
            object["units"] = writeUnits(unit.units, words);
        list.push_back(std::move(object));
    }
    return list;
}

ordered_json document(const Roster& roster, Words words)
{
    auto object = ordered_json::object();
    object["format"] = "muster-roster";
    object["version"] = 1;
    if (words == Words::With) {
        if (!roster.name.empty())
            object["name"] = roster.name;
        if (!roster.player.empty())
            object["player"] = roster.player;
    }
    object["ruleset"] = roster.ruleset;
    object["army"] = roster.army;
    auto battle = ordered_json::object();
    if (roster.battle.points)
        battle["points"] = *roster.battle.points;
    if (!roster.battle.scenario.empty())
        battle["scenario"] = roster.battle.scenario;
    for (const auto& [id, value] : roster.battle.options) {
        auto& place = battle["options"][id];
        std::visit([&](const auto& held) { place = held; }, value);
    }
    if (!battle.empty())
        object["battle"] = std::move(battle);
    for (const auto& [id, isOn] : roster.rulings)
        object["rulings"][id] = isOn;
    if (!roster.units.empty())
        object["units"] = writeUnits(roster.units, words);
    if (!roster.notes.empty() && words == Words::With)
        object["notes"] = roster.notes;
    if (roster.madeWith && words == Words::With)
        object["madeWith"] = writeMadeWith(*roster.madeWith);
    return object;
}

} // namespace

Result<Roster> readRoster(std::string_view text, const std::string& file, SchemaSet& schemas)
{
    // Twenty thousand units with thirty values each; every value may be a fault that the schema's library keeps.
    JsonBounds bounds;
    bounds.values = 600'000;
    const auto parsed = parseJson(text, file, bounds);
    if (!parsed)
        return tl::unexpected<Faults>(parsed.error());
    if (auto refused = refuseKind(*parsed, text, file))
        return failure(std::move(*refused));
    if (!isPlainRoster(*parsed))
        if (auto faults = schemas.check("roster", *parsed, text, file); !faults.empty())
            return tl::unexpected<Faults>(std::move(faults));

    Roster roster;
    roster.name = textOf(*parsed, "name");
    roster.player = textOf(*parsed, "player");
    roster.ruleset = textOf(*parsed, "ruleset");
    roster.army = textOf(*parsed, "army");
    roster.notes = textOf(*parsed, "notes");
    roster.madeWith = readMadeWith(*parsed);
    if (const auto battle = parsed->find("battle"); battle != parsed->end()) {
        if (const auto points = battle->find("points"); points != battle->end() && !points->is_null())
            roster.battle.points = points->get<std::int64_t>();
        roster.battle.scenario = textOf(*battle, "scenario");
        if (const auto options = battle->find("options"); options != battle->end())
            for (const auto& [id, value] : options->items())
                roster.battle.options[id] =
                    value.is_boolean() ? OptionValue(value.get<bool>()) : OptionValue(value.get<std::string>());
    }
    if (const auto rulings = parsed->find("rulings"); rulings != parsed->end())
        for (const auto& [id, isOn] : rulings->items())
            roster.rulings[id] = isOn.get<bool>();

    UnitReader units(text, file);
    const JsonPath root;
    roster.units = units.readAll(root / "units", listOf(*parsed, "units"));
    if (!units.faults.isEmpty())
        return tl::unexpected<Faults>(units.faults.take());
    assignUnitIds(roster);
    return roster;
}

std::string writeRoster(const Roster& roster) { return canonicalText(document(roster, Words::With)); }

std::string writeCompactRoster(const Roster& roster)
{
    return document(roster, Words::With).dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

std::string fingerprint(const Roster& roster) { return shortHash(canonicalText(document(roster, Words::Without))); }

} // namespace muster
