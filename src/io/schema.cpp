#include "io/schema.h"

#include "core/faultlist.h"
#include "core/jsonpath.h"
#include "io/boundedjson.h"
#include "io/faultwords.h"
#include "io/safefile.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <unordered_set>

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace muster {

namespace {

using nlohmann::json;
using valijson::adapters::NlohmannJsonAdapter;

/// Far more than are told; beyond it a file is no slip of the pen.
constexpr std::size_t mostExplained = 20'000;

/// valijson's context "<root>[units][0]" as a JSON pointer.
std::string pointerOf(const std::vector<std::string>& context)
{
    std::string pointer;
    for (const auto& part : context)
        if (part.starts_with('['))
            pointer += '/' + escapedKey(std::string_view(part).substr(1, part.size() - 2));
    return pointer;
}

std::string between(std::string_view text, char quote)
{
    const auto begin = text.find(quote);
    const auto end = text.rfind(quote);
    return begin == std::string_view::npos || end <= begin ? std::string()
                                                           : std::string(text.substr(begin + 1, end - begin - 1));
}

/// The value that an error is about; null where the document has none.
const json& valueAt(const json& document, const std::string& pointer)
{
    static const json none;
    const json::json_pointer at(pointer);
    return document.contains(at) ? document.at(at) : none;
}

/// valijson's sentence in ours. Nothing where it only says that something below is wrong.
std::optional<faultwords::Words> wordsOf(std::string_view text, const json& value)
{
    const auto isAbout = [&](std::string_view start) { return text.starts_with(start); };
    const auto has = [&](std::string_view word) { return text.find(word) != std::string_view::npos; };
    if (isAbout("Missing required property"))
        return faultwords::missingKey(between(text, '\''));
    if (isAbout("Failed to match expected value"))
        return faultwords::wrongConstant(value);
    if (isAbout("Failed to match against any enum"))
        return faultwords::Words{faultwords::shown(value) + " is none of the words that may stand here", {}};
    if (isAbout("Failed to match regex"))
        return faultwords::noId(value);
    if (isAbout("Value type not permitted"))
        return faultwords::wrongKind(value);
    if (isAbout("Expected number")) {
        const auto limit = text.substr(text.rfind(' ') + 1);
        const auto whole = limit.substr(0, limit.find('.'));
        return has("less") ? faultwords::tooLarge(value, whole) : faultwords::tooSmall(value, whole);
    }
    if (isAbout("String should be no more") || isAbout("String should be no fewer"))
        return has("more") ? faultwords::tooLong("text") : faultwords::Words{"the text is empty", {}};
    if (isAbout("Array should contain"))
        return has("more") ? faultwords::tooLong("list") : faultwords::Words{"the list is too short", {}};
    if (isAbout("Elements at indexes"))
        return faultwords::Words{"the list has the same value twice", {}};
    if (isAbout("Failed to validate against any schemas"))
        return faultwords::Words{faultwords::shown(value) + " is none of what may stand here", {}};
    return std::nullopt;
}

std::optional<Fault> explain(const valijson::ValidationResults::Error& error, const json& document)
{
    auto pointer = pointerOf(error.context);
    std::optional<faultwords::Words> words;
    if (error.description.starts_with("Object contains a property")) {
        const auto key = between(error.description, '\'')
                             .substr(std::string("properties' or 'additionalProperties' constraints: '").size());
        pointer += '/' + escapedKey(key);
        words = faultwords::unknownKey(key);
    } else {
        words = wordsOf(error.description, valueAt(document, pointer));
    }
    if (!words)
        return std::nullopt;
    return Fault{{}, 0, 0, std::move(pointer), std::move(words->message), std::move(words->advice)};
}

/// Leaves only: a fault with one below it says nothing new, and of several at one place the first is the plainest.
FaultList leaves(std::vector<Fault> faults, std::string_view text)
{
    std::set<std::string, std::less<>> pointers;
    for (const auto& fault : faults)
        pointers.insert(fault.pointer);
    const auto hasBelow = [&](const Fault& fault) {
        const auto start = fault.pointer + '/';
        const auto next = pointers.lower_bound(start);
        return next != pointers.end() && next->starts_with(start);
    };
    FaultList kept;
    std::unordered_set<std::string> told;
    for (auto& fault : faults) {
        // What is missing here has nothing to do with what is wrong below, or beside it.
        const bool isOwn = fault.message.find("is missing") != std::string::npos;
        if (!isOwn && (hasBelow(fault) || told.contains(fault.pointer)))
            continue;
        told.insert(fault.pointer);
        kept.add(text, std::move(fault));
    }
    return kept;
}

} // namespace

struct SchemaSet::Private {
    std::string folder;
    std::map<std::string, valijson::Schema, std::less<>> schemas;
    /// Kept, for it keeps the regular expressions that it has compiled.
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

    /// A reference to another shipped schema becomes one to a copy of its definitions inside this one. No other file
    /// and no address is ever read.
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

    const valijson::Schema* schema(std::string_view name)
    {
        if (const auto known = schemas.find(name); known != schemas.end())
            return &known->second;
        auto document = read(std::string(name));
        if (!document.is_object())
            return nullptr;
        document.erase("$id");
        auto definitions = document.value("definitions", json::object());
        for (auto& [key, definition] : definitions.items())
            bundle(definition, std::string(name), definitions, {});
        bundle(document, std::string(name), definitions, {});
        document["definitions"] = definitions;
        auto& schema = schemas[std::string(name)];
        valijson::SchemaParser(valijson::SchemaParser::kDraft7).populateSchema(NlohmannJsonAdapter(document), schema);
        return &schema;
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
    const valijson::Schema* schema = nullptr;
    try {
        schema = m_private->schema(name);
    } catch (const std::exception& error) {
        return {Fault::about(m_private->folder, "the schema " + std::string(name) + " is broken: " + error.what(),
                             "Install Muster again.")};
    }
    if (!schema)
        return {Fault::about(m_private->folder, "the schema " + std::string(name) + " cannot be read",
                             "Install Muster again, or point --data at its data.")};

    auto& validator = m_private->validator;
    if (validator.validate(*schema, NlohmannJsonAdapter(document), nullptr))
        return {};

    valijson::ValidationResults results;
    validator.validate(*schema, NlohmannJsonAdapter(document), &results);
    std::vector<Fault> faults;
    for (const auto& error : results) {
        if (faults.size() == mostExplained)
            break; // of so many nobody asks for the exact number
        if (auto fault = explain(error, document)) {
            fault->file = file;
            faults.push_back(std::move(*fault));
        }
    }
    if (faults.empty())
        faults.push_back(Fault::about(file, "the file does not keep its schema"));
    return leaves(std::move(faults), text).take();
}

} // namespace muster
