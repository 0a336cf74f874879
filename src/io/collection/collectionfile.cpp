#include "io/collection/collectionfile.h"

#include "core/base/faultlist.h"
#include "core/base/jsonpath.h"
#include "core/base/wording.h"
#include "io/data/currentdocument.h"
#include "io/json/canonical.h"
#include "io/ruleset/readcontext.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace muster {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

/// Reads a document that fits the schema, and finds what a schema cannot say.
class Reader {
public:
    Reader(std::string_view text, const std::string& file) : m_text(text), m_file(file) {}

    Collection read(const json& document)
    {
        Collection collection;
        collection.ruleset = document["ruleset"].get<std::string>();
        const JsonPath root;
        const auto list = root / "models";
        const auto& models = document["models"];
        for (std::size_t i = 0; i < models.size(); ++i)
            readOne(list / i, models[i], collection);
        return collection;
    }
    [[nodiscard]] Faults faults() { return m_faults.take(); }

private:
    void readOne(const JsonPath& path, const json& value, Collection& collection)
    {
        const CollectionKey key{textOf(value, "army"), textOf(value, "unit"), textOf(value, "model")};
        OwnedModels owned{static_cast<int>(numberOf(value, "owned")), static_cast<int>(numberOf(value, "painted")),
                          textOf(value, "note")};
        if (key.unit.empty() == key.model.empty())
            return fault(path, "it names a unit, or a kind of model", "Write one of unit and model.");
        if (owned.painted > owned.owned)
            return fault(path / "painted",
                         std::to_string(owned.painted) + " are painted, but only " + std::to_string(owned.owned) +
                             " are owned",
                         "Raise the one or lower the other.");
        if (!m_seen.emplace(key, true).second)
            return fault(path,
                         inQuotes(key.unit + key.model) + " of the army " + inQuotes(key.army) + " is there twice",
                         "Put both together.");
        collection.set(key, std::move(owned));
    }

    void fault(const JsonPath& path, std::string message, std::string advice)
    {
        m_faults.add(m_text, {m_file, 0, 0, path.pointer(), std::move(message), std::move(advice)});
    }

    std::string_view m_text;
    const std::string& m_file;
    FaultList m_faults;
    std::map<CollectionKey, bool> m_seen;
};

} // namespace

Result<Collection> readCollection(std::string_view text, const std::string& file, SchemaSet& schemas)
{
    auto document = currentDocument(text, file, fileVersions().collection, "collection", schemas);
    if (!document)
        return tl::unexpected<Faults>(std::move(document.error()));
    Reader reader(text, file);
    auto collection = reader.read(*document);
    if (auto faults = reader.faults(); !faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    return collection;
}

std::string writeCollection(const Collection& collection)
{
    auto models = ordered_json::array();
    for (const auto& [key, value] : collection.entries) {
        auto entry = ordered_json::object();
        entry["army"] = key.army;
        if (!key.unit.empty())
            entry["unit"] = key.unit;
        else
            entry["model"] = key.model;
        if (value.owned > 0)
            entry["owned"] = value.owned;
        if (value.painted > 0)
            entry["painted"] = value.painted;
        if (!value.note.empty())
            entry["note"] = value.note;
        models.push_back(std::move(entry));
    }
    auto document = ordered_json::object();
    document["format"] = "muster-collection";
    document["version"] = fileVersions().collection.newest();
    document["ruleset"] = collection.ruleset;
    document["models"] = std::move(models);
    return canonicalText(document);
}

Result<std::string> readableCollection(const Collection& collection, const std::string& file, SchemaSet& schemas)
{
    auto bytes = writeCollection(collection);
    auto again = readCollection(bytes, file, schemas);
    if (!again)
        return tl::unexpected(std::move(again.error()));
    if (*again != collection)
        return failure(Fault::about(file, "the collection would be read as another one", "Please report this."));
    return bytes;
}

std::string collectionPath(const std::string& folder, std::string_view ruleset)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    if (ruleset.empty() || ruleset.size() > Collection::mostIdLetters || !std::ranges::all_of(ruleset, isLetter))
        return {};
    return folder + '/' + std::string(ruleset) + ".json";
}

} // namespace muster
