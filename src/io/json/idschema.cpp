#include "io/json/idschema.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace muster {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

/// Ids, and what they are called.
struct Ids {
    std::vector<std::string> ids;
    std::vector<std::string> names;

    void add(const std::string& id, const std::string& name)
    {
        if (std::ranges::find(ids, id) != ids.end())
            return;
        ids.push_back(id);
        names.push_back(name);
    }

    /// What the named lists of a file have.
    void addLists(const json& file, std::initializer_list<const char*> lists, const char* key = "id")
    {
        for (const auto* list : lists)
            if (const auto found = file.find(list); found != file.end())
                for (const auto& entry : *found)
                    if (entry.contains(key))
                        add(entry[key].get<std::string>(), entry.value("name", std::string()));
    }

    [[nodiscard]] ordered_json choice() const { return {{"enum", ids}, {"enumDescriptions", names}}; }
};

/// The keys that name something, wherever they are in a file, and what they may name.
std::map<std::string, Ids> idsByKey(const json& ruleset, const json& army)
{
    std::map<std::string, Ids> all;
    const auto fill = [&](std::initializer_list<const char*> keys, auto add) {
        Ids ids;
        for (const auto* file : {&ruleset, &army})
            if (file->is_object())
                add(ids, *file);
        for (const auto* key : keys)
            all[key] = ids;
    };
    const auto lists = [](std::initializer_list<const char*> names) {
        return [names = std::vector<const char*>(names)](Ids& ids, const json& file) {
            for (const auto* name : names)
                ids.addLists(file, {name});
        };
    };
    fill({"category"}, lists({"categories"}));
    fill({"trait"}, lists({"traits"}));
    fill({"mark", "marks"}, lists({"marks"}));
    fill({"rule"}, lists({"rules"}));
    fill({"weapon", "replaces"}, lists({"weapons"}));
    fill({"weaponKind"}, lists({"weaponKinds"}));
    fill({"stat"}, lists({"stats", "weaponStats"}));
    fill({"profile"}, lists({"profiles"}));
    fill({"ruling"}, lists({"rulings"}));
    fill({"as"}, [](Ids& ids, const json& file) { ids.addLists(file, {"places"}, "as"); });
    fill({"scenario"}, [](Ids& ids, const json& file) {
        if (const auto battle = file.find("battle"); battle != file.end())
            ids.addLists(*battle, {"scenarios"});
    });
    fill({"citation"}, [](Ids& ids, const json& file) {
        if (const auto found = file.find("citations"); found != file.end())
            for (const auto& [id, place] : found->items())
                ids.add(id, place.value("section", std::string()));
    });
    std::erase_if(all, [](const auto& entry) { return entry.second.ids.empty(); });
    return all;
}

class Lister {
public:
    explicit Lister(std::map<std::string, Ids> ids) : m_ids(std::move(ids)) {}

    /// Offers the ids in the properties of a schema, and in those below them.
    void list(ordered_json& schema) const
    {
        if (schema.is_array())
            for (auto& each : schema)
                list(each);
        if (!schema.is_object())
            return;
        for (auto& [key, value] : schema.items()) {
            if (key == "properties") {
                for (auto& [name, property] : value.items()) {
                    list(property);
                    if (const auto found = m_ids.find(name); found != m_ids.end())
                        offer(property, found->second);
                }
            } else if (value.is_structured() && key != "enum" && key != "required") {
                list(value);
            }
        }
    }

    /// The same in place of a whole schema.
    void offerIn(ordered_json& schema, const std::string& key) const
    {
        if (const auto found = m_ids.find(key); found != m_ids.end())
            offer(schema, found->second);
    }

private:
    static bool isOfTexts(const ordered_json& schema)
    {
        const auto ref = schema.value("$ref", std::string());
        return ref.ends_with("/id") || ref.ends_with("/ids") || ref.ends_with("/unitId") || ref.ends_with("/ruleRef") ||
               schema.contains("anyOf");
    }

    static void offer(ordered_json& schema, const Ids& ids)
    {
        if (schema.value("type", std::string()) == "array" && schema.contains("items"))
            return offer(schema["items"], ids);
        if (!isOfTexts(schema))
            return; // the same word with another meaning
        auto before = schema;
        ordered_json made{{"anyOf", ordered_json::array({ids.choice()})}};
        if (schema.value("$ref", std::string()).ends_with("/ids"))
            made["anyOf"].push_back({{"type", "array"}, {"items", ids.choice()}});
        if (before.contains("description")) {
            made["description"] = before["description"];
            before.erase("description");
        }
        made["anyOf"].push_back(std::move(before));
        schema = std::move(made);
    }

    std::map<std::string, Ids> m_ids;
};

} // namespace

ordered_json schemaWithIds(ordered_json schema, const json& ruleset, const json& army)
{
    const Lister lister(idsByKey(ruleset, army));
    lister.list(schema);
    auto& definitions = schema["definitions"];
    if (definitions.contains("ruleRef"))
        lister.offerIn(definitions["ruleRef"], "rule");
    // Figures by the ids of their columns.
    if (definitions.contains("stats")) {
        Ids columns;
        columns.addLists(ruleset, {"stats", "weaponStats"});
        const auto figure = definitions["stats"]["additionalProperties"];
        for (std::size_t i = 0; i < columns.ids.size(); ++i) {
            auto one = figure;
            one["description"] = columns.names[i];
            definitions["stats"]["properties"][columns.ids[i]] = std::move(one);
        }
    }
    return schema;
}

} // namespace muster
