#include "io/json/schema.h"

#include "core/base/faultlist.h"
#include "io/files/safefile.h"
#include "io/json/boundedjson.h"
#include "io/json/schemawords.h"

#include <algorithm>
#include <map>

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace muster {

namespace {

using nlohmann::json;
using valijson::adapters::NlohmannJsonAdapter;

} // namespace

struct SchemaSet::Private {
    std::string folder;
    struct Known {
        json document; ///< has no references to other files
        valijson::Schema schema;
    };
    std::map<std::string, std::unique_ptr<const Known>, std::less<>> schemas;
    /// Kept because it stores the regular expressions that it has compiled.
    valijson::Validator validator{valijson::Validator::kStrongTypes};

    json read(const std::string& name) const
    {
        const auto path = folder + '/' + name + ".schema.json";
        const auto text = readFile(path, JsonBounds{}.bytes);
        if (!text)
            return nullptr;
        auto document = parseJson(*text, path);
        return document ? std::move(*document) : json(nullptr);
    }

    /// Replaces a reference to another shipped schema by a reference to a copy of its definitions in this one. Other
    /// files or addresses are never read.
    void bundle(json& node, const std::string& self, json& definitions, const std::string& prefix) const
    {
        if (node.is_object()) {
            if (const auto ref = node.find("$ref"); ref != node.end() && ref->is_string()) {
                const auto target = ref->get<std::string>();
                const auto hash = target.find('#');
                const auto name = target.substr(target.rfind('/') + 1);
                const auto file = target.substr(0, std::min(hash, target.find(".schema.json")));
                const auto owner = file.empty() ? prefix : file + '.';
                if (!file.empty() && !definitions.contains(owner + name))
                    adopt(file, definitions);
                *ref = "#/definitions/" + owner + name;
            }
            for (auto& [key, member] : node.items())
                if (key != "definitions")
                    bundle(member, self, definitions, prefix);
        } else if (node.is_array()) {
            for (auto& member : node)
                bundle(member, self, definitions, prefix);
        }
    }

    void adopt(const std::string& file, json& definitions) const
    {
        auto other = read(file);
        if (!other.is_object())
            return;
        for (auto& [name, definition] : other["definitions"].items()) {
            bundle(definition, file, definitions, file + '.');
            definitions[file + '.' + name] = definition;
        }
    }

    const Known* schema(std::string_view name)
    {
        if (const auto known = schemas.find(name); known != schemas.end())
            return known->second.get();
        auto document = read(std::string(name));
        if (!document.is_object())
            return nullptr;
        document.erase("$id");
        auto definitions = document.value("definitions", json::object());
        for (auto& [key, definition] : definitions.items())
            bundle(definition, std::string(name), definitions, {});
        bundle(document, std::string(name), definitions, {});
        document["definitions"] = definitions;
        auto known = std::make_unique<Known>();
        known->document = std::move(document);
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(NlohmannJsonAdapter(known->document), known->schema);
        return (schemas[std::string(name)] = std::move(known)).get();
    }
};

SchemaSet::SchemaSet(std::string folder) : m_private(std::make_unique<Private>())
{
    m_private->folder = std::move(folder);
}
SchemaSet::~SchemaSet() = default;
SchemaSet::SchemaSet(SchemaSet&&) noexcept = default;
SchemaSet& SchemaSet::operator=(SchemaSet&&) noexcept = default;

Faults SchemaSet::check(std::string_view name, const JsonView& view, std::string_view text, const std::string& file)
{
    const auto& document = view.value;
    const Private::Known* known = nullptr;
    try {
        known = m_private->schema(name);
    } catch (const std::exception& error) {
        return {Fault::about(m_private->folder, "the schema " + std::string(name) + " is broken: " + error.what(),
                             "Install Muster again.")};
    }
    if (!known)
        return {Fault::about(m_private->folder, "the schema " + std::string(name) + " cannot be read",
                             "Install Muster again, or point --data at its data.")};
    if (m_private->validator.validate(known->schema, NlohmannJsonAdapter(document), nullptr))
        return {};

    FaultList faults;
    for (auto& fault : explainSchema(known->document, document)) {
        fault.file = file;
        faults.add(text, std::move(fault));
    }
    if (faults.isEmpty())
        faults.add(text, Fault::about(file, "the file does not fit its schema"));
    return faults.take();
}

} // namespace muster
