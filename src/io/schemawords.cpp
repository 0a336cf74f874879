#include "io/schemawords.h"

#include "core/fraction.h"
#include "core/jsonpath.h"
#include "io/wording.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <regex>
#include <set>

namespace muster {

namespace {

using nlohmann::json;

/// Far more than are told.
constexpr std::size_t mostExplained = 20'000;

bool isId(std::string_view pattern) { return pattern.starts_with("^[a-z0-9") || pattern.starts_with("^[A-Za-z0-9"); }
bool isFraction(std::string_view pattern) { return pattern.find("/[1-9]") != std::string_view::npos; }

/// "a text", for what stands there or must stand there.
std::string typeOf(const json& value)
{
    if (value.is_number_float())
        return "a number with a fraction";
    if (value.is_number())
        return "a number";
    if (value.is_string())
        return "a text";
    if (value.is_boolean())
        return "true or false";
    if (value.is_array())
        return "a list";
    return value.is_object() ? "an object" : "nothing";
}

std::string shown(const json& value)
{
    auto text = value.dump();
    return text.size() > 60 ? typeOf(value) : text;
}

/// "5 is a number", or "a list stands here" where the value is too long to be shown.
std::string whatStandsHere(const json& value)
{
    if (value.is_null() || value.is_boolean())
        return value.dump() + " stands here";
    const auto text = value.dump();
    return text.size() > 60 ? typeOf(value) + " stands here" : text + " is " + typeOf(value);
}

/// The fraction that a decimal number is meant to be: 1/2 for 0.5, 1/3 for 0.3333333.
std::optional<Fraction> fractionNear(double number)
{
    constexpr double mostDenominator = 999'999;
    if (!std::isfinite(number) || std::abs(number) > 999'999)
        return std::nullopt;
    double above = 1, below = 0, denominatorAbove = 0, denominatorBelow = 1, rest = number;
    for (int i = 0; i < 32; ++i) {
        const auto whole = std::floor(rest);
        const auto numerator = whole * above + below;
        const auto denominator = whole * denominatorAbove + denominatorBelow;
        if (denominator > mostDenominator)
            break;
        below = std::exchange(above, numerator);
        denominatorBelow = std::exchange(denominatorAbove, denominator);
        if (std::abs(number - numerator / denominator) < 1e-6 || rest == whole)
            return Fraction(static_cast<std::int64_t>(numerator), static_cast<std::int64_t>(denominator));
        rest = 1 / (rest - whole);
    }
    return std::nullopt;
}

class Explainer {
public:
    explicit Explainer(const json& schema) : m_root(schema) {}

    std::vector<Fault> run(const json& document)
    {
        check(JsonPath(), document, m_root);
        return std::move(m_faults);
    }

private:
    using Forms = std::vector<const json*>;

    [[nodiscard]] const json& resolved(const json& schema) const
    {
        const auto* at = &schema;
        // References of our schemas lead to definitions, never in a circle.
        for (auto ref = at->find("$ref"); ref != at->end(); ref = at->find("$ref"))
            at = &m_root.at(json::json_pointer(ref->get<std::string>().substr(1)));
        return *at;
    }

    /// What may stand at a place: a schema, or each of those of which any may hold.
    [[nodiscard]] Forms formsOf(const json& schema) const
    {
        const auto& form = resolved(schema);
        const auto any = form.find("anyOf");
        if (any == form.end())
            return {&form};
        Forms forms;
        for (const auto& each : *any)
            for (const auto* its : formsOf(each))
                forms.push_back(its);
        return forms;
    }

    static bool fitsType(const json& value, const json& form)
    {
        if (const auto constant = form.find("const"); constant != form.end())
            return value.type_name() == std::string_view(constant->type_name());
        if (form.contains("enum"))
            return value.is_string();
        const auto type = form.find("type");
        if (type == form.end())
            return true;
        // A number of no fraction that is written with one, such as 1e20, is told by its size.
        if (*type == "integer")
            return value.is_number_integer() || (value.is_number_float() && std::abs(value.get<double>()) > 1e9);
        return (*type == "number" && value.is_number()) || (*type == "string" && value.is_string()) ||
               (*type == "boolean" && value.is_boolean()) || (*type == "array" && value.is_array()) ||
               (*type == "object" && value.is_object()) || (*type == "null" && value.is_null());
    }

    static std::string nameOf(const json& form)
    {
        if (const auto constant = form.find("const"); constant != form.end())
            return constant->dump();
        if (const auto words = form.find("enum"); words != form.end()) {
            std::vector<std::string> names;
            for (const auto& word : *words)
                names.push_back(word.dump());
            return listed(names, " or ");
        }
        const auto type = form.value("type", "");
        if (type == "integer")
            return "a whole number";
        if (type == "number")
            return "a number";
        if (type == "boolean")
            return "true or false";
        if (type == "array")
            return "a list";
        if (type == "object")
            return "an object";
        if (type == "null")
            return "null";
        const auto pattern = form.value("pattern", "");
        return isFraction(pattern) ? "a fraction in quotes" : isId(pattern) ? "an id" : "a text";
    }

    // ---- one place ------------------------------------------------------------------------------------------------

    void check(const JsonPath& path, const json& value, const json& schema)
    {
        const auto forms = formsOf(schema);
        Forms fitting;
        std::ranges::copy_if(forms, std::back_inserter(fitting),
                             [&](const json* form) { return fitsType(value, *form); });
        if (fitting.empty())
            return add(path, whatStandsHere(value) + "; " + namesOf(forms) + " must stand here",
                       wayToWrite(value, forms));
        // Of several forms the one of the fewest faults is meant.
        auto best = std::vector<Fault>();
        for (std::size_t i = 0; i < fitting.size(); ++i) {
            auto before = std::exchange(m_faults, {});
            checkForm(path, value, *fitting[i], forms);
            auto its = std::exchange(m_faults, std::move(before));
            if (its.empty())
                return;
            if (i == 0 || its.size() < best.size())
                best = std::move(its);
        }
        for (auto& fault : best)
            if (m_faults.size() < mostExplained)
                m_faults.push_back(std::move(fault));
    }

    static std::string namesOf(const Forms& forms)
    {
        std::vector<std::string> names;
        for (const auto* form : forms)
            if (auto name = nameOf(*form); std::ranges::find(names, name) == names.end())
                names.push_back(std::move(name));
        return listed(names, " or ");
    }

    /// How the value would be written so that it can stand there.
    static std::string wayToWrite(const json& value, const Forms& forms)
    {
        const auto allows = [&](auto test) {
            return std::ranges::any_of(forms, [&](const json* form) { return test(*form); });
        };
        const auto isOfType = [&](std::string_view type) {
            return allows([&](const json& form) { return form.value("type", "") == type; });
        };
        if (value.is_string()) {
            const auto meant = json::parse(value.get_ref<const std::string&>(), nullptr, false);
            const bool isNumber = meant.is_number_integer() && (isOfType("integer") || isOfType("number"));
            if (isNumber || (meant.is_boolean() && isOfType("boolean")))
                return "Write " + meant.dump() + " without quotes.";
        }
        if (value.is_number_float() && isOfType("integer") && std::floor(value.get<double>()) == value.get<double>())
            return "Write " + std::to_string(value.get<std::int64_t>()) + '.';
        if (value.is_number_float() && allows([](const json& form) { return isFraction(form.value("pattern", "")); }))
            if (const auto meant = fractionNear(value.get<double>()))
                return "Write " + (meant->isWhole() ? meant->text() : inQuotes(meant->text())) + '.';
        if (value.is_primitive() && !value.is_null() && !value.is_string() && isOfType("string"))
            return "Write it in quotes: " + inQuotes(value.dump()) + '.';
        if (!value.is_array() && !value.empty() && isOfType("array") && value.dump().size() <= 60)
            return "Write it in brackets: [" + value.dump() + "].";
        return {};
    }

    void checkForm(const JsonPath& path, const json& value, const json& form, const Forms& all)
    {
        if (const auto constant = form.find("const"); constant != form.end()) {
            if (value != *constant)
                add(path, shown(value) + " is not what must stand here", "Write " + constant->dump() + '.');
            return;
        }
        if (form.contains("enum"))
            return checkWord(path, value, all);
        if (value.is_string())
            checkText(path, value.get_ref<const std::string&>(), form);
        else if (value.is_number())
            checkNumber(path, value, form);
        else if (value.is_array())
            checkList(path, value, form);
        else if (value.is_object())
            checkObject(path, value, form);
    }

    void checkWord(const JsonPath& path, const json& value, const Forms& all)
    {
        std::vector<std::string_view> words;
        for (const auto* form : all)
            if (const auto list = form->find("enum"); list != form->end())
                for (const auto& word : *list)
                    words.push_back(word.get_ref<const std::string&>());
        const auto& word = value.get_ref<const std::string&>();
        if (std::ranges::find(words, word) != words.end())
            return;
        const auto meant = nearest(word, words);
        add(path, shown(value) + " is none of the words that may stand here: " + listed(words),
            meant.empty() ? "Use one of them." : "Did you mean " + inQuotes(meant) + '?');
    }

    void checkText(const JsonPath& path, const std::string& text, const json& form)
    {
        // Bytes, of which a letter may have several, are told by who reads the file; this is about far too many.
        const auto letters = static_cast<std::size_t>(
            std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
        if (const auto most = form.value("maxLength", text.size()); letters > most)
            return add(path, "the text is too long; at most " + std::to_string(most) + " letters may stand here",
                       "Shorten it.");
        const auto pattern = form.value("pattern", "");
        if (!pattern.empty() && !std::regex_search(text, std::regex(pattern)))
            return isFraction(pattern) ? add(path, shown(text) + " is no fraction",
                                             "Write two whole numbers, not too long and the second not 0: \"1/3\".")
                   : isId(pattern)     ? add(path, shown(text) + " is no id", adviceForId)
                                       : add(path, shown(text) + " has not the form that must stand here",
                                             "Look at its description in the schema.");
        if (letters < form.value("minLength", std::size_t{0}))
            add(path, "the text is empty", "Write it, or take the key out.");
    }

    void checkNumber(const JsonPath& path, const json& value, const json& form)
    {
        if (const auto least = form.find("minimum"); least != form.end() && value < *least)
            add(path, shown(value) + " is too small; at least " + least->dump() + " must stand here", "Raise it.");
        else if (const auto most = form.find("maximum"); most != form.end() && value > *most)
            add(path, shown(value) + " is too large; at most " + most->dump() + " may stand here", "Lower it.");
    }

    void checkList(const JsonPath& path, const json& list, const json& form)
    {
        if (const auto least = form.value("minItems", std::size_t{0}); list.size() < least)
            add(path,
                list.empty() ? "the list is empty"
                             : "the list is too short; at least " + std::to_string(least) + " entries must stand here",
                list.empty() ? "Write what belongs here, or take the key out." : "Add some.");
        if (const auto most = form.value("maxItems", list.size()); list.size() > most)
            add(path, "the list is too long; at most " + std::to_string(most) + " entries may stand here",
                "Take some out.");
        if (form.value("uniqueItems", false)) {
            std::set<json> seen;
            for (std::size_t i = 0; i < list.size(); ++i)
                if (!seen.insert(list[i]).second)
                    add(path / i, "the list has the same value twice: " + shown(list[i]), "Take one of them out.");
        }
        if (const auto items = form.find("items"); items != form.end())
            for (std::size_t i = 0; i < list.size(); ++i)
                check(path / i, list[i], *items);
    }

    void checkObject(const JsonPath& path, const json& object, const json& form)
    {
        static const json none = json::object();
        const auto find = [&](const char* key) -> const json& { return form.contains(key) ? form[key] : none; };
        const auto& properties = find("properties");
        const auto& patterns = find("patternProperties");
        const auto rest = form.find("additionalProperties");
        const auto* names = form.contains("propertyNames") ? &resolved(form["propertyNames"]) : nullptr;
        if (object.size() < form.value("minProperties", std::size_t{0}))
            add(path, "the object is empty", "Write what belongs here, or take the key out.");
        if (const auto required = form.find("required"); required != form.end())
            for (const auto& key : *required)
                if (!object.contains(key))
                    add(path, "the key " + inQuotes(key.get<std::string>()) + " is missing", "Add it.");
        for (const auto& [key, member] : object.items()) {
            if (names && !isName(key, *names)) {
                add(path / key, "the key " + inQuotes(key) + " is no id", adviceForId);
                continue;
            }
            if (const auto its = properties.find(key); its != properties.end()) {
                check(path / key, member, *its);
                continue;
            }
            if (const auto* its = matching(patterns, key))
                check(path / key, member, *its);
            else if (!patterns.empty())
                add(path / key, "the key " + inQuotes(key) + " is no id", adviceForId);
            else if (rest != form.end() && rest->is_object())
                check(path / key, member, *rest);
            else if (rest != form.end() && *rest == false)
                addUnknownKey(path / key, key, properties, object);
        }
    }

    static const json* matching(const json& patterns, const std::string& key)
    {
        for (const auto& [pattern, its] : patterns.items())
            if (std::regex_search(key, std::regex(pattern)))
                return &its;
        return nullptr;
    }

    static bool isName(const std::string& key, const json& names)
    {
        if (const auto words = names.find("enum"); words != names.end())
            return std::ranges::find(*words, json(key)) != words->end();
        return key.size() <= names.value("maxLength", key.size()) &&
               (!names.contains("pattern") || std::regex_search(key, std::regex(names["pattern"].get<std::string>())));
    }

    void addUnknownKey(const JsonPath& path, const std::string& key, const json& properties, const json& object)
    {
        std::vector<std::string_view> free;
        for (const auto& [name, ignored] : properties.items())
            if (!object.contains(name))
                free.push_back(name);
        const auto meant = nearest(key, free);
        add(path, "unknown key " + inQuotes(key),
            meant.empty() ? "Take it out, or check the spelling." : "Did you mean " + inQuotes(meant) + '?');
    }

    void add(const JsonPath& path, std::string message, std::string advice)
    {
        if (m_faults.size() < mostExplained)
            m_faults.push_back({{}, 0, 0, path.pointer(), std::move(message), std::move(advice)});
    }

    static constexpr const char* adviceForId = "Ids are lower-case letters and digits, joined by single hyphens.";

    const json& m_root;
    std::vector<Fault> m_faults;
};

} // namespace

std::vector<Fault> explainSchema(const json& schema, const json& document) { return Explainer(schema).run(document); }

} // namespace muster
