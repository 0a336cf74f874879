#include "io/json/schemawords.h"

#include "core/base/jsonpath.h"
#include "core/base/letters.h"
#include "core/base/wording.h"
#include "core/data/points.h"
#include "io/json/faultwords.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <regex>
#include <set>

namespace muster {

namespace {

using faultwords::shown;
using faultwords::Words;
using nlohmann::json;

/// Far more than are shown.
constexpr std::size_t mostExplained = 20'000;

bool isId(std::string_view pattern) { return pattern.starts_with("^[a-z0-9") || pattern.starts_with("^[A-Za-z0-9"); }
bool isFraction(std::string_view pattern) { return pattern.find("/[1-9]") != std::string_view::npos; }
bool hasDecimals(std::string_view pattern) { return isFraction(pattern) && pattern.find("[.]") != pattern.npos; }
/// Costs have fewer fractions than JSON Schema can say: our schemas mark them by a word that it does not know.
bool isPoints(const json& form) { return form.value("kind", "") == "points"; }

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
        // The references in our schemas point at definitions and never form a circle.
        for (auto ref = at->find("$ref"); ref != at->end(); ref = at->find("$ref"))
            at = &m_root.at(json::json_pointer(ref->get<std::string>().substr(1)));
        return *at;
    }

    /// The forms that are allowed at a place: the schema itself, or all its alternatives.
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
        // A whole number may be written as a float, such as 1e20. Then the fault is that it is too large.
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
        static const std::map<std::string, const char*, std::less<>> types{
            {"integer", "a whole number"}, {"number", "a number"},  {"boolean", "true or false"},
            {"array", "a list"},           {"object", "an object"}, {"null", "null"}};
        if (const auto type = types.find(form.value("type", "")); type != types.end())
            return type->second;
        const auto pattern = form.value("pattern", "");
        return isFraction(pattern) ? "a fraction in quotes" : isId(pattern) ? "an id" : "a text";
    }

    /// What a schema says of a place.
    struct Place {
        const Forms& forms; ///< all that are allowed there
        const json& schema;
    };

    [[nodiscard]] std::string descriptionOf(const json& schema) const
    {
        return schema.value("description", resolved(schema).value("description", ""));
    }

    // ---- one place ------------------------------------------------------------------------------------------------

    void check(const JsonPath& path, const json& value, const json& schema)
    {
        const auto forms = formsOf(schema);
        Forms fitting;
        std::ranges::copy_if(forms, std::back_inserter(fitting),
                             [&](const json* form) { return fitsType(value, *form); });
        if (fitting.empty())
            return add(path, wrongKind(value, resolved(schema), forms));
        // If several forms are possible, the author probably means the one with the fewest faults.
        auto best = std::vector<Fault>();
        for (std::size_t i = 0; i < fitting.size(); ++i) {
            auto before = std::exchange(m_faults, {});
            checkForm(path, value, *fitting[i], {forms, schema});
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

    /// Our schemas have a sentence where a list is often tried in place of something else.
    Words wrongKind(const json& value, const json& schema, const Forms& forms)
    {
        auto words = faultwords::wrongKind(value, namesOf(forms), kindsOf(forms));
        if (value.is_array() && words.advice.empty())
            words.advice = schema.value("adviceForList", "");
        return words;
    }

    /// Whether a value is right at a place. For costs that is more than the schema can say.
    bool isAllowed(const json& value, const Forms& forms)
    {
        if (std::exchange(m_isTrying, true))
            return false; // no advice is needed for what is only tried
        const bool isRight = std::ranges::any_of(forms, [&](const json* form) {
            if (!fitsType(value, *form))
                return false;
            auto before = std::exchange(m_faults, {});
            checkForm(JsonPath(), value, *form, {forms, *form});
            if (!std::exchange(m_faults, std::move(before)).empty())
                return false;
            const auto fraction =
                isPoints(*form) ? parseFraction(value.get_ref<const std::string&>()) : std::optional<Fraction>(0);
            return fraction && Points::of(*fraction);
        });
        m_isTrying = false;
        return isRight;
    }

    /// What a person may have meant to write.
    faultwords::Kinds kindsOf(const Forms& forms)
    {
        faultwords::Kinds kinds;
        for (const auto* form : forms) {
            const auto type = form->value("type", "");
            kinds.whole = kinds.whole || type == "integer";
            kinds.number = kinds.number || type == "number";
            kinds.flag = kinds.flag || type == "boolean";
            kinds.text = kinds.text || type == "string";
            kinds.list = kinds.list || type == "array";
            kinds.fraction = kinds.fraction || isFraction(form->value("pattern", ""));
            kinds.decimal = kinds.decimal || hasDecimals(form->value("pattern", ""));
            kinds.points = kinds.points || isPoints(*form);
        }
        kinds.allows = [this, &forms](const json& value) { return isAllowed(value, forms); };
        return kinds;
    }

    void checkForm(const JsonPath& path, const json& value, const json& form, const Place& place)
    {
        if (const auto constant = form.find("const"); constant != form.end()) {
            if (value != *constant)
                add(path, faultwords::wrongConstant(value, constant->dump()));
            return;
        }
        if (form.contains("enum"))
            return checkWord(path, value, place.forms);
        if (value.is_string())
            checkText(path, value.get_ref<const std::string&>(), form, place);
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
        add(path, shown(value) + " is not one of the allowed words: " + listed(words),
            meant.empty() ? "Use one of them." : "Did you mean " + inQuotes(meant) + '?');
    }

    void checkText(const JsonPath& path, const std::string& text, const json& form, const Place& place)
    {
        // This counts letters. The limit in bytes was already checked when the file was parsed.
        if (const auto most = form.value("maxLength", text.size()); !hasAtMost(text, most))
            return add(path, faultwords::textTooLong(most));
        const auto pattern = form.value("pattern", "");
        if (!pattern.empty() && !fits(text, pattern))
            return add(path, isFraction(pattern) ? faultwords::noFraction(text, kindsOf(place.forms))
                             : isId(pattern)     ? faultwords::noId(text)
                                                 : Words{shown(text) + " does not have the required form",
                                                     descriptionOf(place.schema)});
        if (countLetters(text) < form.value("minLength", std::size_t{0}))
            add(path, "the text is empty", "Write it, or take the key out.");
    }

    void checkNumber(const JsonPath& path, const json& value, const json& form)
    {
        if (const auto least = form.find("minimum"); least != form.end() && value < *least)
            add(path, faultwords::tooSmall(value, least->dump()));
        else if (const auto most = form.find("maximum"); most != form.end() && value > *most)
            add(path, faultwords::tooLarge(value, most->dump()));
    }

    void checkList(const JsonPath& path, const json& list, const json& form)
    {
        if (const auto least = form.value("minItems", std::size_t{0}); list.size() < least)
            add(path,
                list.empty() ? "the list is empty"
                             : "the list is too short; at least " + std::to_string(least) + " entries are needed",
                list.empty() ? "Write what belongs here, or take the key out." : "Add some.");
        if (const auto most = form.value("maxItems", list.size()); list.size() > most)
            add(path, faultwords::listTooLong(most));
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
                    add(path, faultwords::missingKey(key.get<std::string>()));
        for (const auto& [key, member] : object.items()) {
            if (names && !isName(key, *names)) {
                add(path / key, faultwords::keyIsNoId(key));
                continue;
            }
            if (const auto its = properties.find(key); its != properties.end()) {
                check(path / key, member, *its);
                continue;
            }
            if (const auto* its = matching(patterns, key))
                check(path / key, member, *its);
            else if (!patterns.empty())
                add(path / key, faultwords::keyIsNoId(key));
            else if (rest != form.end() && rest->is_object())
                check(path / key, member, *rest);
            else if (rest != form.end() && *rest == false)
                addUnknownKey(path / key, key, properties, object);
        }
    }

    bool fits(const std::string& text, const std::string& pattern)
    {
        const auto known = m_patterns.try_emplace(pattern);
        if (known.second)
            known.first->second.assign(pattern);
        return std::regex_search(text, known.first->second);
    }

    const json* matching(const json& patterns, const std::string& key)
    {
        for (const auto& [pattern, its] : patterns.items())
            if (fits(key, pattern))
                return &its;
        return nullptr;
    }

    bool isName(const std::string& key, const json& names)
    {
        if (const auto words = names.find("enum"); words != names.end())
            return std::ranges::find(*words, json(key)) != words->end();
        return key.size() <= names.value("maxLength", key.size()) &&
               (!names.contains("pattern") || fits(key, names["pattern"].get_ref<const std::string&>()));
    }

    void addUnknownKey(const JsonPath& path, const std::string& key, const json& properties, const json& object)
    {
        std::vector<std::string_view> known;
        std::vector<std::string_view> free;
        for (const auto& [name, ignored] : properties.items()) {
            known.push_back(name);
            if (!object.contains(name))
                free.push_back(name);
        }
        add(path, faultwords::unknownKey(key, known, free));
    }

    void add(const JsonPath& path, Words words) { add(path, std::move(words.message), std::move(words.advice)); }

    void add(const JsonPath& path, std::string message, std::string advice)
    {
        if (m_faults.size() < mostExplained)
            m_faults.push_back({{}, 0, 0, path.pointer(), std::move(message), std::move(advice)});
    }

    const json& m_root;
    std::vector<Fault> m_faults;
    bool m_isTrying = false;                                   ///< in isAllowed()
    std::map<std::string, std::regex, std::less<>> m_patterns; ///< compiled once
};

} // namespace

std::vector<Fault> explainSchema(const json& schema, const json& document) { return Explainer(schema).run(document); }

} // namespace muster
