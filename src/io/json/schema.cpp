#include "io/json/schema.h"

#include "core/base/faultlist.h"
#include "io/files/safefile.h"
#include "io/json/boundedjson.h"
#include "io/json/schemawords.h"

#include <algorithm>
#include <map>
#include <set>

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

    /// A schema that gets copies of what it refers to in others.
    struct Bundled {
        std::string self; ///< its name
        json& definitions;
        std::set<std::string>& adopted; ///< names of the others
    };

    /// Replaces a reference to another shipped schema by a reference to a copy of its definitions in this one. Other
    /// files or addresses are never read.
    void bundle(json& node, const Bundled& all, const std::string& prefix) const
    {
        if (node.is_object()) {
            if (const auto ref = node.find("$ref"); ref != node.end() && ref->is_string()) {
                const auto target = ref->get<std::string>();
                const auto hash = target.find('#');
                const auto name = target.substr(target.rfind('/') + 1);
                const auto file = target.substr(0, std::min(hash, target.find(".schema.json")));
                const auto owner = file.empty() ? prefix : file == all.self ? std::string() : file + '.';
                if (!file.empty() && file != all.self)
                    adopt(file, all);
                *ref = "#/definitions/" + owner + name;
            }
            for (auto& [key, member] : node.items())
                if (key != "definitions")
                    bundle(member, all, prefix);
        } else if (node.is_array()) {
            for (auto& member : node)
                bundle(member, all, prefix);
        }
    }

    /// Copies the definitions of another schema, once. Two schemas may refer to each other.
    void adopt(const std::string& file, const Bundled& all) const
    {
        if (!all.adopted.insert(file).second)
            return;
        auto other = read(file);
        if (!other.is_object())
            return;
        for (auto& [name, definition] : other["definitions"].items()) {
            bundle(definition, all, file + '.');
            all.definitions[file + '.' + name] = definition;
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
        const auto own = document.value("definitions", json::object());
        json definitions = json::object();
        std::set<std::string> adopted;
        const Bundled all{std::string(name), definitions, adopted};
        for (const auto& [key, written] : own.items()) {
            auto definition = written;
            bundle(definition, all, {});
            definitions[key] = std::move(definition);
        }
        bundle(document, all, {});
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
