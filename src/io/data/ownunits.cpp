#include "io/data/ownunits.h"

#include "core/base/wording.h"
#include "io/data/datafile.h"
#include "io/data/newid.h"
#include "io/data/ownentries.h"
#include "io/data/unitjson.h"
#include "io/json/boundedjson.h"
#include "io/json/canonical.h"
#include "io/ruleset/catalogueloader.h"
#include "io/ruleset/sharedlists.h"

#include <algorithm>
#include <filesystem>

namespace muster {

using nlohmann::ordered_json;

namespace {

/// With keys in the order in which they were written. The text was checked and has no more than the limits.
Result<ordered_json> inWrittenOrder(const std::string& path, std::string_view schema, std::string_view text)
{
    auto document = ordered_json::parse(text);
    if (auto update = fileVersions().ofData(schema).bringUpToDate(document, text, path); !update)
        return tl::unexpected<Faults>(std::move(update.error()));
    return document;
}

/// What an army shares with others of its game can be named as if it were its own.
void addShared(ordered_json& army, const ordered_json& ruleset)
{
    for (const auto list : sharedLists) {
        const auto shared = ruleset.find(list);
        if (shared == ruleset.end())
            continue;
        auto& own = army[std::string(list)];
        for (const auto& entry : *shared)
            if (std::ranges::none_of(own, [&](const ordered_json& its) { return its["id"] == entry["id"]; }))
                own.push_back(entry);
    }
}

/// "own-grey-wolves"; "own-unit" for a name without a letter that an id can have.
std::string idOf(const std::string& name)
{
    const auto id = idFrom(name);
    return std::string(ownUnitId) + (id.empty() ? "unit" : id);
}

bool isNamedIn(const ordered_json& value, const std::string& id)
{
    if (value.is_string())
        return value.get_ref<const std::string&>() == id;
    return value.is_structured() &&
           std::ranges::any_of(value, [&](const ordered_json& part) { return isNamedIn(part, id); });
}

} // namespace

struct OwnUnits::Private {
    DataFile ruleset;
    DataFile armyFile;
    std::string path;
    FileStamp stamp; ///< of the file as it was read
    ordered_json army;
    ordered_json own;

    [[nodiscard]] UnitSources sources() { return {army, own}; }

    /// The units are the last list, as in the file of an army.
    [[nodiscard]] ordered_json ordered() const
    {
        auto document = ordered_json::object();
        for (const auto* key :
             {"$schema", "format", "version", "ruleset", "army", "rules", "weapons", "profiles", "units"})
            if (const auto found = own.find(key); found != own.end())
                document[key] = *found;
        return document;
    }

    /// Whether the units, or what else they have, name a weapon or kind of model of the own file.
    [[nodiscard]] bool isUsed(const ordered_json& entry) const
    {
        const auto id = entry["id"].get<std::string>();
        return isNamedIn(own["units"], id) || (own.contains("profiles") && isNamedBeside(own["profiles"], entry, id));
    }
    static bool isNamedBeside(const ordered_json& list, const ordered_json& entry, const std::string& id)
    {
        return std::ranges::any_of(list,
                                   [&](const ordered_json& other) { return other != entry && isNamedIn(other, id); });
    }

    /// Those that were used before and are not now. What an author wrote and never used stays.
    void dropUnused(const std::vector<std::pair<std::string, std::string>>& before)
    {
        for (const auto& [list, id] : before) {
            const auto found = own.find(list);
            if (found == own.end())
                continue;
            const auto entry =
                std::ranges::find_if(*found, [&](const ordered_json& value) { return value["id"] == id; });
            if (entry != found->end() && !isUsed(*entry))
                found->erase(entry);
            if (found->empty())
                own.erase(list);
        }
    }

    [[nodiscard]] std::vector<std::pair<std::string, std::string>> used() const
    {
        std::vector<std::pair<std::string, std::string>> all;
        for (const std::string list : {"profiles", "weapons"}) // profiles name weapons
            if (const auto found = own.find(list); found != own.end())
                for (const auto& entry : *found)
                    if (isUsed(entry))
                        all.emplace_back(list, entry["id"].get<std::string>());
        return all;
    }
};

OwnUnits::OwnUnits(std::unique_ptr<Private> made) : m_private(std::move(made)) {}
OwnUnits::OwnUnits(const OwnUnits& other) : m_private(std::make_unique<Private>(*other.m_private)) {}
OwnUnits::OwnUnits(OwnUnits&&) noexcept = default;
OwnUnits& OwnUnits::operator=(OwnUnits&&) noexcept = default;
OwnUnits::~OwnUnits() = default;

const std::string& OwnUnits::path() const { return m_private->path; }

std::string OwnUnits::text() const { return canonicalText(m_private->ordered()); }

Result<OwnUnits> OwnUnits::read(Store& store, const std::string& game, const std::string& army)
{
    auto made = std::make_unique<Private>();
    made->path = store.ownUnitsFile(game, army);
    const auto armyPath = store.armyFile(game, army);
    const auto rulesetPath = store.rulesetFile(game);
    if (!armyPath || !rulesetPath || made->path.empty())
        return failure(Fault::about({}, "there is no army " + inQuotes(army) + " in " + game));
    auto ruleset = readDataFile(*rulesetPath, "ruleset", store.schemas());
    if (!ruleset)
        return tl::unexpected<Faults>(std::move(ruleset.error()));
    made->ruleset = std::move(*ruleset);
    auto armyFile = readDataFile(*armyPath, "army", store.schemas());
    if (!armyFile)
        return tl::unexpected<Faults>(std::move(armyFile.error()));
    made->armyFile = *armyFile;
    const auto armyText = readFile(*armyPath, JsonBounds{}.bytes);
    if (!armyText)
        return tl::unexpected<Faults>(armyText.error());
    auto ordered = inWrittenOrder(*armyPath, "army", *armyText);
    if (!ordered)
        return tl::unexpected<Faults>(std::move(ordered.error()));
    made->army = std::move(*ordered);
    const auto rulesetText = readFile(*rulesetPath, JsonBounds{}.bytes);
    if (!rulesetText)
        return tl::unexpected<Faults>(rulesetText.error());
    auto shared = inWrittenOrder(*rulesetPath, "ruleset", *rulesetText);
    if (!shared)
        return tl::unexpected<Faults>(std::move(shared.error()));
    addShared(made->army, *shared);

    std::error_code error;
    if (!std::filesystem::exists(made->path, error)) {
        made->own = ordered_json{{"format", "muster-own-units"}, {"version", fileVersions().ownUnits.newest()}};
        made->own["ruleset"] = armyFile->document["ruleset"].get<std::string>();
        made->own["army"] = army;
        made->own["units"] = ordered_json::array();
        return OwnUnits(std::move(made));
    }
    auto text = readFile(made->path, JsonBounds{}.bytes);
    if (!text)
        return tl::unexpected<Faults>(std::move(text.error()));
    made->stamp = FileStamp::of(*text);
    auto file = readDataText(*text, made->path, "ownunits", store.schemas());
    if (!file)
        return tl::unexpected<Faults>(std::move(file.error()));
    if (auto faults = addOwnUnits(*armyFile, std::move(*file), store.schemas()); !faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    auto own = inWrittenOrder(made->path, "ownunits", *text);
    if (!own)
        return tl::unexpected<Faults>(std::move(own.error()));
    made->own = std::move(*own);
    return OwnUnits(std::move(made));
}

Result<UnitDraft> OwnUnits::draft(const std::string& unit) const
{
    const auto sources = m_private->sources();
    for (const auto& own : m_private->own["units"])
        if (own["id"] == unit) {
            auto draft = draftOf(own, sources);
            draft.id = unit;
            draft.from = own["from"].get<std::string>();
            return draft;
        }
    for (const auto& its : m_private->army["units"])
        if (its["id"] == unit) {
            // What holds for the printed unit alone does not go with it.
            auto plain = its;
            plain.erase("aliases");
            plain.erase("origin");
            plain["provenance"] = {{"kind", "own"}, {"source", "Made from " + its["name"].get<std::string>() + '.'}};
            auto draft = draftOf(plain, sources);
            draft.from = unit;
            return draft;
        }
    return failure(Fault::about(m_private->armyFile.path, "there is no unit " + inQuotes(unit)));
}

std::vector<UnitDraft::Weapon> OwnUnits::weapons() const
{
    std::vector<UnitDraft::Weapon> all;
    for (const auto* owner : {&m_private->army, &m_private->own})
        if (const auto found = owner->find("weapons"); found != owner->end())
            for (const auto& weapon : *found)
                all.push_back(weaponOf(weapon));
    return all;
}

std::string OwnUnits::put(const UnitDraft& draft)
{
    const auto isTaken = [&](const std::string& id) { return findEntry(m_private->sources(), "units", id) != nullptr; };
    auto id = draft.id;
    if (id.empty()) {
        const auto wanted = idOf(draft.name);
        id = wanted;
        for (int i = 2; isTaken(id); ++i)
            id = wanted + '-' + std::to_string(i);
    }
    const auto before = m_private->used();
    auto unit = unitJson(draft, id, m_private->sources());
    auto& units = m_private->own["units"]; // the keys of the file have moved if a list was added
    const auto old = std::ranges::find_if(units, [&](const ordered_json& value) { return value["id"] == id; });
    if (old == units.end())
        units.push_back(std::move(unit));
    else
        *old = std::move(unit);
    m_private->dropUnused(before);
    return id;
}

bool OwnUnits::remove(const std::string& unit)
{
    const auto before = m_private->used();
    auto& units = m_private->own["units"];
    const auto old = std::ranges::find_if(units, [&](const ordered_json& value) { return value["id"] == unit; });
    if (old == units.end())
        return false;
    units.erase(old);
    m_private->dropUnused(before);
    return true;
}

Result<Store::CataloguePtr> OwnUnits::tried(Store& store) const
{
    auto army = m_private->armyFile;
    auto own = readDataText(text(), m_private->path, "ownunits", store.schemas());
    if (!own)
        return tl::unexpected<Faults>(std::move(own.error()));
    if (auto faults = addOwnUnits(army, std::move(*own), store.schemas()); !faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    auto built = buildCatalogue(m_private->ruleset, {std::move(army)});
    if (!built)
        return tl::unexpected<Faults>(std::move(built.error()));
    return std::make_shared<const Catalogue>(std::move(*built));
}

Result<Saved> OwnUnits::save() const
{
    const auto& own = m_private->own;
    const bool isNothing =
        std::ranges::none_of(std::initializer_list<const char*>{"rules", "weapons", "profiles", "units"},
                             [&](const char* key) { return own.contains(key) && !own[key].empty(); });
    std::error_code error;
    if (!isNothing) {
        const auto bytes = readableJson(m_private->ordered(), m_private->path);
        if (!bytes)
            return tl::unexpected(bytes.error());
        std::filesystem::create_directories(std::filesystem::path(m_private->path).parent_path(), error);
        return saveFileUnlessChanged(m_private->path, *bytes, m_private->stamp);
    }
    if (hasFileChanged(m_private->path, m_private->stamp))
        return failure(Fault::about(m_private->path, "the file was changed by somebody else", "Try again."));
    std::filesystem::remove(m_private->path, error);
    if (error)
        return failure(Fault::about(m_private->path, "the file cannot be removed: " + error.message()));
    return Saved{};
}

} // namespace muster
