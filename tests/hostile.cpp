#include "hostile.h"

#include "files.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>

namespace muster::testing {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

void writeBelow(const fs::path& path, const std::string& bytes)
{
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << bytes;
}

const fs::path source(MUSTER_SOURCE_DIR);

const json& schemaOf(const std::string& name)
{
    static std::map<std::string, json> known;
    auto& schema = known[name];
    if (schema.is_null())
        schema = json::parse(bytesOf(source / "schemas" / (name + ".schema.json")));
    return schema;
}

std::size_t length(const std::string& text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; }));
}

/// Fields of free form whose texts are ids, figures or formulas to the readers: nobody is shown them as they are, or
/// they are read before.
bool isNotation(const std::string& field)
{
    static const std::set<std::string> all{
        "ruleset#/definitions/constraint/properties/in",   // the id of a place
        "ruleset#/definitions/measure/properties/in",      // the same, of a count
        "army#/definitions/carry/properties/arcs/items",   // letters of arcs
        "army#/definitions/figure/anyOf/1",                // a figure, by the kind of its column
        "army#/definitions/effect/properties/set/anyOf/1", // the same
        "army#/definitions/uncertain/properties/what",     // a figure, by the id of its column
        "roster#/definitions/picture",                     // a JPEG in base 64
    };
    return all.contains(field);
}

bool isText(const json& schema)
{
    return schema.is_object() && schema.value("type", json()) == "string" && !schema.contains("pattern") &&
           !schema.contains("enum") && !schema.contains("const");
}

/// Attacks from the longest to the shortest, for fields that hold few letters.
std::vector<std::string> attacks() { return {attack(), "<img src=\"/dev/zero\">\x1b\n", "<b>\x1b\u202e", "\u202e"}; }

/// As many letters that mean nothing.
std::string harmless(const std::string& words)
{
    std::string made;
    for (const auto c : words)
        if (c == ' ')
            made += c;
        else if ((static_cast<unsigned char>(c) & 0xC0u) != 0x80u)
            made += 'w';
    return made;
}

std::string before(const std::string& text, Words words, std::size_t most)
{
    for (const auto& each : attacks())
        if (length(each) + length(text) <= most)
            return (words == Words::Hostile ? each : harmless(each)) + text;
    return text;
}

/// Names in braces mean something in messages and tallies, where strange ones are a fault when data are read.
std::string withoutBraces(std::string text)
{
    std::ranges::replace(text, '{', '(');
    std::ranges::replace(text, '}', ')');
    return text;
}

class Writer {
public:
    Writer(std::string schema, Words words) : m_schema(std::move(schema)), m_words(words) {}

    void put(json& document) { put(document, schemaOf(m_schema), m_schema + '#'); }

    std::set<std::string> found;

private:
    void put(json& value, const json& schema, const std::string& at)
    {
        if (!schema.is_object())
            return;
        if (const auto ref = schema.find("$ref"); ref != schema.end()) {
            const auto target = ref->get<std::string>();
            const auto sharp = target.find('#');
            const auto file = sharp == 0 ? at.substr(0, at.find('#')) : target.substr(0, target.find('.'));
            const auto pointer = target.substr(sharp + 1);
            put(value, schemaOf(file).at(json::json_pointer(pointer)), file + '#' + pointer);
            return;
        }
        for (const auto* choice : {"anyOf", "oneOf", "allOf"})
            if (const auto branches = schema.find(choice); branches != schema.end())
                for (std::size_t i = 0; i < branches->size(); ++i)
                    put(value, (*branches)[i], at + '/' + choice + '/' + std::to_string(i));
        if (value.is_string() && isText(schema) && !isNotation(at)) {
            found.insert(at);
            const auto text = value.get<std::string>();
            // An id without a pattern must stay one of its kind.
            if (m_words == Words::Nonsense && at.ends_with("/id"))
                return;
            const auto most = schema.value("maxLength", std::size_t{350});
            const auto made = before({}, m_words, most - std::min(most, length(text)));
            value = m_words == Words::Nonsense ? nonsense(text) : (m_hasSlots ? withoutBraces(made) : made) + text;
        } else if (value.is_object()) {
            for (auto& [key, member] : value.items())
                putMember(member, key, schema, at);
        } else if (value.is_array() && schema.contains("items")) {
            for (auto& member : value)
                put(member, schema["items"], at + "/items");
        }
    }

    void putMember(json& member, const std::string& key, const json& schema, const std::string& at)
    {
        if (schema.contains("properties") && schema["properties"].contains(key)) {
            const auto before = m_hasSlots;
            m_hasSlots = before || (at == "ruleset#/definitions/constraint" && (key == "message" || key == "name"));
            put(member, schema["properties"][key], at + "/properties/" + key);
            m_hasSlots = before;
            return;
        }
        if (schema.contains("patternProperties"))
            for (const auto& [pattern, each] : schema["patternProperties"].items())
                put(member, each, at + "/patternProperties/" + pattern);
        if (schema.contains("additionalProperties"))
            put(member, schema["additionalProperties"], at + "/additionalProperties");
    }

    std::string m_schema;
    Words m_words;
    bool m_hasSlots = false;
};

void gather(const json& schema, const std::string& at, std::set<std::string>& fields)
{
    if (isText(schema) && !isNotation(at))
        fields.insert(at);
    if (schema.is_object())
        for (const auto& [key, member] : schema.items())
            gather(member, at + '/' + key, fields);
    else if (schema.is_array())
        for (std::size_t i = 0; i < schema.size(); ++i)
            gather(schema[i], at + '/' + std::to_string(i), fields);
}

std::set<std::string> writePoisoned(const fs::path& from, const fs::path& to, const std::string& schema, Words words)
{
    auto document = json::parse(bytesOf(from));
    // No shipped translation has tables: they are those of the ruleset.
    if (schema == "translation" && from.stem().stem() == "ruleset") {
        const auto ruleset = json::parse(bytesOf(from.parent_path() / "ruleset.json"));
        for (const auto& block : ruleset["reference"])
            if (block.contains("table"))
                document["reference"][block["id"].get<std::string>()]["rows"] = block["table"]["rows"];
    }
    // The shipped sheets take their titles from the words of the program.
    if (schema == "geometry")
        document["sheets"]["cards"]["title"] = "Cards";
    Writer writer(schema, words);
    writer.put(document);
    writeBelow(to, document.dump(1));
    return writer.found;
}

} // namespace

std::string nonsense(const std::string& text)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0; };
    std::string made;
    bool isName = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = text[i];
        if (c == '{' || c == '}' || c == ':')
            isName = c == '{';
        const bool isParameter =
            c == 'n' && (i == 0 || !isLetter(text[i - 1])) && (i + 1 == text.size() || !isLetter(text[i + 1]));
        const bool isInside = (static_cast<unsigned char>(c) & 0xC0u) == 0x80u; // of a letter of several bytes
        if (isName || isParameter || !isLetter(c))
            made += c;
        else if (!isInside) // texts that differ still do, mostly
            made += (c | 0x20) < 'n' ? 'w' : 'W';
    }
    return made;
}

const std::string& attack()
{
    // Short enough for a name with its own letters behind it.
    static const std::string all = "<img src=\"/dev/zero\"><b>&amp;&F{{n}}{{{x}}}%1%n[*](x)"
                                   "\x1b[31m\u009b\u202e\u2028\x7f\nERROR ../";
    return all;
}

std::set<std::string> writeData(const fs::path& folder, Words words, bool translated)
{
    std::set<std::string> found;
    const auto add = [&](std::set<std::string> fields) { found.merge(fields); };
    fs::create_directories(folder);
    fs::copy(source / "schemas", folder / "schemas", fs::copy_options::recursive);
    fs::copy(source / "templates", folder / "templates", fs::copy_options::recursive);
    if (!translated)
        add(writePoisoned(source / "templates/geometry.json", folder / "templates/geometry.json", "geometry", words));
    for (const auto* base : {"armies", "tests/data/fifth/armies", "tests/data/io/home/muster/armies"})
        for (const auto& each : fs::recursive_directory_iterator(source / base)) {
            const auto& path = each.path();
            if (path.extension() != ".json")
                continue;
            const auto to = folder / "armies" / path.lexically_relative(source / base);
            const auto stem = path.stem();
            const bool isTranslation = stem.has_extension();
            const auto* schema = isTranslation ? "translation" : stem == "ruleset" ? "ruleset" : "army";
            if (isTranslation == translated)
                add(writePoisoned(path, to, schema, words));
            else
                writeBelow(to, bytesOf(path));
        }
    return found;
}

std::set<std::string> writeHostileRoster(const std::string& sample, const fs::path& file, Words words)
{
    auto document = json::parse(bytesOf(sample));
    // A sample need not have them all.
    document["player"] = "Robin";
    document["notes"] = "Bring dice.";
    auto& unit = document["units"].front();
    unit["name"] = "Own";
    unit["note"] = "In front.";
    document["unread"] = json::array({{{"line", 3}, {"text", "Tin Walrus"}}});
    document["$schema"] = "roster.schema.json";
    document["madeWith"] = {{"ruleset", "0"}, {"armies", {{document["army"], "0"}}}};
    Writer writer("roster", words);
    writer.put(document);
    writeBelow(file, document.dump());
    return writer.found;
}

std::set<std::string> textFields(const std::string& schema)
{
    std::set<std::string> fields;
    gather(schemaOf(schema), schema + '#', fields);
    return fields;
}

std::string harmIn(const std::string& text, bool mayHaveLines)
{
    static const std::array<std::string, 12> signs{"\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066",
                                                   "\u2067", "\u2028", "\u2029", "\u200e", "\u200f", "\u061c"};
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const bool isControl = (byte < ' ' && !(mayHaveLines && (byte == '\n' || byte == '\t'))) || byte == 127;
        const bool isC1 = byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
        const bool turns = std::ranges::any_of(
            signs, [&](const std::string& sign) { return text.compare(i, sign.size(), sign) == 0; });
        if (isControl || isC1 || turns)
            return "byte " + std::to_string(byte) + " at " + std::to_string(i) + " of: " + text;
    }
    return {};
}

} // namespace muster::testing
