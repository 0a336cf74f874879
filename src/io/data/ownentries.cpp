#include "io/data/ownentries.h"

#include "core/base/wording.h"
#include "io/data/datafile.h"
#include "io/data/datahash.h"
#include "io/json/boundedjson.h"
#include "io/ruleset/catalogueloader.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

using nlohmann::json;

constexpr std::array lists{"rules", "weapons", "profiles", "units"};

/// That the file belongs to this army, and that nothing in it can be taken for something of the army: an id without the
/// prefix could hide one of the ruleset, and change what other units have.
Faults checkNames(const DataFile& army, const DataFile& own)
{
    FaultList faults;
    const auto add = [&](const std::string& pointer, std::string message, std::string advice) {
        faults.add(own.text, {own.path, 0, 0, pointer, std::move(message), std::move(advice)});
    };
    const std::pair<std::string_view, std::string_view> same[]{{"ruleset", "ruleset"}, {"army", "id"}};
    for (const auto& [key, its] : same)
        if (const auto wanted = textOf(army.document, its); textOf(own.document, key) != wanted)
            add('/' + std::string(key), "the own units belong to " + inQuotes(textOf(own.document, key)),
                "Write " + inQuotes(wanted) + ", or move the file to where it belongs.");
    const JsonPath root;
    for (const auto* key : lists) {
        const auto list = root / key;
        const auto& values = listOf(own.document, key);
        for (std::size_t i = 0; i < values.size(); ++i)
            if (const auto id = textOf(values[i], "id"); !id.starts_with(ownUnitId))
                add((list / i / "id").pointer(), "the id " + inQuotes(id) + " does not begin with own-",
                    "Write " + inQuotes(std::string(ownUnitId) + id) + ". Then it is never taken for another.");
    }
    return faults.take();
}

/// The entries in an army around them, with nothing else in it: the schema of armies knows their whole shape.
json asArmy(const DataFile& army, const json& own)
{
    auto whole = json::object();
    for (const auto* key : {"format", "version", "id", "ruleset", "name", "dataVersion", "provenance"})
        whole[key] = army.document[key];
    for (const auto* key : lists)
        if (const auto& values = listOf(own, key); !values.empty())
            whole[key] = values;
    if (!whole.contains("units"))
        whole["units"] = army.document["units"];
    return whole;
}

} // namespace

Faults addOwnUnits(DataFile& army, const std::string& path, SchemaSet& schemas, const FileVersions& versions)
{
    auto file = readDataFile(path, "ownunits", schemas, versions);
    if (!file)
        return std::move(file.error());
    return addOwnUnits(army, std::move(*file), schemas);
}

Faults addOwnUnits(DataFile& army, DataFile file, SchemaSet& schemas)
{
    if (auto wrong = checkNames(army, file); !wrong.empty())
        return wrong;
    auto entries = file.document;
    OwnEntries own;
    for (auto& unit : entries["units"]) {
        own.madeFrom.push_back(textOf(unit, "from"));
        unit.erase("from");
    }
    if (auto wrong = schemas.check("army", asArmy(army, entries), file.text, file.path); !wrong.empty())
        return wrong;
    own.armyHash = contentHash(army.document);
    for (const auto* key : lists) {
        if (listOf(entries, key).empty())
            continue;
        auto& target = army.document[key];
        own.begins[key] = target.size(); // of no list: 0
        for (auto& value : entries[key])
            target.push_back(std::move(value));
    }
    own.path = std::move(file.path);
    own.text = std::move(file.text);
    own.document = std::move(file.document);
    army.own = std::move(own);
    return {};
}

Faults ownUnitFaults(const DataFile& ruleset, const DataFile& army)
{
    const auto faultsOf = [&](const DataFile& read) {
        auto built = buildCatalogue(ruleset, {read});
        return built ? Faults() : std::move(built.error());
    };
    auto faults = faultsOf(army);
    if (faults.empty())
        return faults;
    auto bare = army;
    dropOwnUnits(bare);
    const auto without = faultsOf(bare);
    std::erase_if(faults, [&](const Fault& fault) { return std::ranges::find(without, fault) != without.end(); });
    for (auto& fault : faults)
        // An entry that the army shares with the own units is right for the army alone.
        if (fault.file != army.own->path)
            fault = Fault::about(army.own->path, "its units do not fit the army: " + fault.message, fault.advice);
    return faults;
}

void dropOwnUnits(DataFile& army)
{
    if (!army.own)
        return;
    for (const auto& [key, begin] : army.own->begins) {
        auto& list = army.document[key];
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(begin), list.end());
    }
    army.own.reset();
}

bool isOwnUnitsFile(std::string_view path) { return path.ends_with(".own.json"); }

} // namespace muster
