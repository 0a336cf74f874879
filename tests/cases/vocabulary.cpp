#include "cases/vocabulary.h"

#include "rules/judged.h"

#include <algorithm>
#include <stdexcept>

namespace muster::testing {

using json = nlohmann::json;
using Words = std::vector<std::string>;

namespace {

/// What ids may be behind a word.
const std::map<std::string, Words>& ids()
{
    static const Words options{"sling", "drum", "banner", "fat", "thin", "hat"};
    static const Words groups{"captain", "piper", "none"};
    static const Words stats{"move", "bite", "hide", "luck", "grit"};
    static const Words weaponStats{"range", "grip"};
    static const Words weapons{"teeth", "sling", "pebble", "tongue"};
    static const Words weaponKinds{"thrown", "melee"};
    static const Words rules{"tough", "room"};
    static const Words scenarios{"raid", "siege"};
    static const Words battleOptions{"truce", "fog", "size"};
    static const Words values{"small", "large"};
    static const std::map<std::string, Words> ids{
        {"filter.category", {"mob", "chief", "raft"}},
        {"filter.trait", {"big", "big-and-old", "noisy"}},
        {"filter.mark", {"old", "rare", "loud"}},
        {"filter.rule", {"room", "tough", "quick", "slow", "sneaky"}},
        {"filter.option", options},
        {"filter.group", groups},
        {"filter.unit", {"moss:frogs", "moss:newts", "moss:heron", "moss:raft", "fern:toads", "fern:carp"}},
        {"filter.army", {"own", "foreign", "ally", "stranger", "moss", "fern"}},
        {"filter.as", {"aboard", "guard", "alone"}},
        {"measure.models.group", {"captain", "piper", "any"}},
        {"measure.options", options},
        {"measure.options.option", options},
        {"measure.options.of", {"arms", "extras", "size", "kit"}},
        {"measure.options.in", groups},
        {"measure.options.mark", {"loud"}},
        {"measure.points.options", options},
        {"measure.points.options.option", options},
        {"measure.points.options.of", {"arms", "extras", "size", "kit"}},
        {"measure.points.options.in", groups},
        {"measure.points.options.mark", {"loud"}},
        {"measure.costs.options", options},
        {"measure.costs.options.option", options},
        {"measure.costs.options.of", {"arms", "extras", "size", "kit"}},
        {"measure.costs.options.in", groups},
        {"measure.costs.options.mark", {"loud"}},
        {"measure.in", {"self", "below", "aboard", "guard", "parent", "army", "roster"}},
        {"measure.highest.stat", stats},
        {"measure.weapons.kind", weaponKinds},
        {"measure.weapons.weapon", weapons},
        {"measure.sameWeapon.kind", weaponKinds},
        {"measure.sameWeapon.weapon", weapons},
        {"measure.largest.kind", weaponKinds},
        {"measure.largest.weapon", weapons},
        {"measure.largest.stat", weaponStats},
        {"measure.stat", stats},
        {"measure.parameter", rules},
        {"measure.distinct.option", battleOptions},
        {"side.option", battleOptions},
        {"side.is", values},
        {"bound.parameter", rules},
        {"bound.stat", stats},
        {"bound.derived", {"luck"}},
        {"bound.army", {"rafts"}},
        {"bound.times", {"1/2", "1/3", "2/3", "-1/2"}},
        {"condition.ruling", {"by-day"}},
        {"condition.option", battleOptions},
        {"condition.is", values},
        {"condition.scenario", scenarios},
        {"condition.notScenario", scenarios},
        {"severity.option", battleOptions},
        {"constraint.in", {"self", "below", "aboard", "guard", "parent", "army", "roster"}},
    };
    return ids;
}

/// The kinds of cost of the game, which are keys.
const Words& costs()
{
    static const Words costs{"flies", "reeds"};
    return costs;
}

bool has(const Words& list, const std::string& word) { return std::ranges::find(list, word) != list.end(); }

/// Of objects that must say exactly one thing, the keys that may be besides.
const std::map<std::string, Words>& besides()
{
    static const std::map<std::string, Words> besides{
        {"measure", {"side", "in"}},
        {"measure.distinct", {"units"}},
        {"bound", {"perFull", "perPart", "times", "plus", "by", "round", "table"}},
        {"constraint", {"forEach", "where", "in", "when", "whenEmpty", "severity"}},
    };
    return besides;
}

/// How a constraint is reported, not what it judges.
const Words told{"id", "name", "citation", "message"};

const Words nested{"all", "any", "not", "lower", "higher", "sum"};

bool isNumber(const std::string& key)
{
    return !key.empty() && std::ranges::all_of(key, [](char c) { return c >= '0' && c <= '9'; });
}

void addWords(const json& value, const Vocabulary::Pointer& at, std::vector<Vocabulary::Pointer>& words)
{
    if (value.is_array())
        for (std::size_t i = 0; i < value.size(); ++i) {
            words.push_back(at / i);
            addWords(value[i], at / i, words);
        }
    else if (value.is_object())
        for (const auto& [key, member] : value.items()) {
            if (at.empty() && has(told, key))
                continue;
            words.push_back(at / key);
            addWords(member, at / key, words);
        }
}

} // namespace

Vocabulary::Vocabulary(std::uint64_t seed)
    : m_ruleset(json::parse(readFile(MUSTER_SOURCE_DIR "/schemas/ruleset.schema.json"))),
      m_army(json::parse(readFile(MUSTER_SOURCE_DIR "/schemas/army.schema.json"))),
      m_constraint{&m_ruleset["definitions"]["constraint"], &m_ruleset, "constraint"},
      m_state(seed)
{
}

/// SplitMix64: the distributions of the standard library differ from one to another.
std::size_t Vocabulary::below(std::size_t bound)
{
    auto z = m_state += 0x9E3779B97F4A7C15U;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9U;
    z = (z ^ z >> 27) * 0x94D049BB133111EBU;
    return (z ^ z >> 31) % bound;
}

// ---- the schemas --------------------------------------------------------------------------------------------------

Vocabulary::Form Vocabulary::resolved(Form form) const
{
    for (auto ref = form.schema->find("$ref"); ref != form.schema->end(); ref = form.schema->find("$ref")) {
        const auto text = ref->get<std::string>();
        const auto hash = text.find('#');
        if (hash > 0)
            form.root = &m_army;
        const auto name = text.substr(text.rfind('/') + 1);
        // The key before them tells ids, texts and numbers apart.
        form.schema = &form.root->at(Pointer(text.substr(hash + 1)));
        if (form.schema->value("type", "") == "object" || name == "side" || name == "bound" || name == "severity")
            form.name = name;
    }
    return form;
}

std::vector<Vocabulary::Form> Vocabulary::formsOf(const Form& form) const
{
    const auto its = resolved(form);
    const auto any = its.schema->find("anyOf");
    if (any == its.schema->end())
        return {its};
    std::vector<Form> forms;
    for (const auto& each : *any)
        for (auto& one : formsOf({&each, its.root, its.name}))
            forms.push_back(std::move(one));
    return forms;
}

Vocabulary::Form Vocabulary::member(const Form& form, const std::string& key)
{
    const auto properties = form.schema->find("properties");
    if (properties != form.schema->end() && properties->contains(key))
        return {&(*properties)[key], form.root, form.name + '.' + key};
    return {&(*form.schema)["additionalProperties"], form.root, form.name};
}

std::vector<Vocabulary::Form> Vocabulary::formsAt(const Pointer& at) const
{
    if (at.empty())
        return formsOf(m_constraint);
    std::vector<Form> found;
    const auto key = at.back();
    for (const auto& owner : formsAt(at.parent_pointer())) {
        const auto properties = owner.schema->find("properties");
        const bool isMember = properties != owner.schema->end() && properties->contains(key);
        const auto rest = owner.schema->find("additionalProperties");
        auto next = Form{};
        if (isMember || (rest != owner.schema->end() && rest->is_object()))
            next = member(owner, key);
        else if (owner.schema->contains("items") && isNumber(key))
            next = {&(*owner.schema)["items"], owner.root, owner.name};
        else
            continue;
        for (auto& form : formsOf(next))
            found.push_back(std::move(form));
    }
    return found;
}

/// Of the objects that may be there, one that has the key.
std::optional<Vocabulary::Form> Vocabulary::objectFormAt(const Pointer& at, const std::string& key) const
{
    for (auto& form : formsAt(at))
        if (form.schema->contains("properties") && (*form.schema)["properties"].contains(key))
            return form;
    return std::nullopt;
}

void Vocabulary::addWords(const Form& form, std::set<std::string>& words) const
{
    for (const auto& each : formsOf(form)) {
        if (each.schema->contains("items"))
            addWords({&(*each.schema)["items"], each.root, each.name}, words);
        if (!each.schema->contains("properties"))
            continue;
        for (const auto& [key, its] : (*each.schema)["properties"].items()) {
            const auto next = member(each, key);
            const bool isTold = each.name == "constraint" && has(told, key);
            if (!isTold && words.insert(next.name).second)
                addWords(next, words);
        }
    }
}

std::set<std::string> Vocabulary::allWords() const
{
    std::set<std::string> words;
    addWords(m_constraint, words);
    return words;
}

std::set<std::string> Vocabulary::wordsAt(const json& constraint, const Pointer& at) const
{
    std::set<std::string> words;
    for (const auto& owner : formsAt(at.parent_pointer()))
        if (owner.schema->contains("properties") && (*owner.schema)["properties"].contains(at.back()) &&
            std::ranges::all_of(constraint.at(at.parent_pointer()).items(),
                                [&](const auto& item) { return (*owner.schema)["properties"].contains(item.key()); }))
            words.insert(owner.name + '.' + at.back());
    return words;
}

std::vector<Vocabulary::Pointer> Vocabulary::words(const json& constraint)
{
    std::vector<Pointer> words;
    muster::testing::addWords(constraint, Pointer(), words);
    return words;
}

// ---- drawing ------------------------------------------------------------------------------------------------------

json Vocabulary::constraint()
{
    auto drawn = draw(m_constraint, 0);
    // What only the sides of a battle can be counted for is drawn too rarely otherwise.
    if (drawn.value("forEach", "") == "battle" && oneIn(3))
        drawn["count"] = {{"distinct", draw(member(formsAt(Pointer("/count")).front(), "distinct"), 2)}};
    drawn["id"] = "drawn";
    drawn["message"] = "x";
    return drawn;
}

std::vector<std::string> Vocabulary::required(const Form& form) { return form.schema->value("required", Words()); }

json Vocabulary::changed(const json& constraint, const Pointer& at)
{
    auto other = constraint;
    auto& owner = other.at(at.parent_pointer());
    const auto key = at.back();
    bool mayGo = owner.is_object() || owner.size() > 1;
    for (const auto& form : formsAt(at.parent_pointer()))
        if (owner.is_object() ? has(required(form), key)
                              : owner.size() <= form.schema->value("minItems", std::size_t{0}))
            mayGo = false;
    if (mayGo && oneIn(2)) {
        if (owner.is_array())
            owner.erase(std::stoul(key));
        else
            owner.erase(key);
        return other;
    }
    const auto depth = static_cast<int>(std::ranges::count(at.to_string(), '/'));
    // Where exactly one thing is said, another may be in its place.
    const auto its = objectFormAt(at.parent_pointer(), key);
    if (its && besides().contains(its->name) && oneIn(2)) {
        const auto isChoice = [&](const std::string& name) {
            return !has(besides().at(its->name), name) && !has(told, name) && !has(required(*its), name);
        };
        Words others;
        for (const auto& [name, schema] : (*its->schema)["properties"].items())
            if (isChoice(name) && !owner.contains(name))
                others.push_back(name);
        if (isChoice(key) && !others.empty()) {
            const auto& name = anyOf(others);
            owner.erase(key);
            owner[name] = draw(member(*its, name), depth);
            return other;
        }
    }
    const auto forms = formsAt(at);
    const auto& form = anyOf(forms);
    if (form.schema->contains("additionalProperties") && !form.schema->contains("properties"))
        for (const auto& [name, value] : constraint.at(at).items())
            other[at][name] = draw(member(form, name), depth);
    else
        other[at] = draw(form, depth);
    return other;
}

json Vocabulary::grown(const json& constraint)
{
    auto other = constraint;
    const auto all = words(constraint);
    const auto& at = anyOf(all);
    const auto owner = at.parent_pointer();
    const auto its = objectFormAt(owner, at.back());
    if (!its)
        return other;
    const auto& form = *its;
    Words absent;
    for (const auto& [name, schema] : (*form.schema)["properties"].items())
        if (!other[owner].contains(name) && !(owner.empty() && has(told, name)))
            absent.push_back(name);
    if (absent.empty())
        return other;
    const auto& name = anyOf(absent);
    other[owner][name] = draw(member(form, name), static_cast<int>(std::ranges::count(at.to_string(), '/')));
    return other;
}

json Vocabulary::draw(const Form& form, int depth)
{
    const auto forms = formsOf(form);
    // A list is drawn less often than one.
    auto chosen = anyOf(forms);
    if (chosen.schema->value("type", "") == "array" && oneIn(2))
        chosen = anyOf(forms);
    if (form.name == "bound.times" && !oneIn(3)) // fractions show more
        chosen = forms.back();
    const auto& schema = *chosen.schema;
    if (schema.contains("const"))
        return schema["const"];
    if (schema.contains("enum"))
        return anyOf(schema["enum"]);
    const auto type = schema.at("type").get<std::string>();
    if (type == "boolean")
        return oneIn(2);
    if (type == "integer")
        return number(schema);
    if (type == "array")
        return list(chosen, depth);
    return type == "object" ? object(chosen, depth) : text(chosen);
}

/// Small ones mostly, which are near to what rosters have.
json Vocabulary::number(const json& schema)
{
    const auto least = schema.value("minimum", std::int64_t{-100});
    const auto most = schema.value("maximum", std::int64_t{100});
    static constexpr std::int64_t sizes[]{0, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 30, 60, 100, 200, -1, -2, -10};
    return std::clamp(anyOf(sizes), least, most);
}

json Vocabulary::text(const Form& form)
{
    const auto known = ids().find(form.name);
    if (known == ids().end())
        throw std::runtime_error("vocabulary.cpp has no ids for " + form.name);
    return anyOf(known->second);
}

json Vocabulary::list(const Form& form, int depth)
{
    const Form items{&(*form.schema)["items"], form.root, form.name};
    json drawn = json::array();
    const auto least = form.schema->value("minItems", std::size_t{1});
    const bool isPair = least > 1 && form.schema->value("maxItems", std::size_t{0}) == least;
    const auto size = std::max(least, 1 + below(2));
    // A pair may have the same twice; a list has each once, if it can be.
    for (std::size_t i = 0; i < size || (drawn.size() < least && i < 2 * size); ++i)
        if (auto one = draw(items, depth + 1);
            isPair ? drawn.size() < least : std::ranges::find(drawn, one) == drawn.end())
            drawn.push_back(std::move(one));
    while (drawn.size() < least)
        drawn.push_back(drawn.front());
    return drawn;
}

json Vocabulary::object(const Form& form, int depth)
{
    json drawn = json::object();
    for (const auto& key : keysFor(form, depth))
        drawn[key] = draw(member(form, key), depth + 1);
    if (form.name == "measure.costs" && !form.schema->contains("properties")) {
        const auto& kind = anyOf(costs());
        drawn[kind] = draw(member(form, kind), depth + 1);
    }
    // A value belongs to the ruling or option that it is of.
    const auto isChoice = drawn.contains("option") && drawn["option"] == "size";
    const auto value = [&]() -> json { return isChoice ? json(anyOf(ids().at("side.is"))) : json(oneIn(2)); };
    if (form.name == "severity") {
        drawn["is"] = json::object();
        for (const std::string choice : {isChoice ? "small" : "true", isChoice ? "large" : "false"})
            drawn["is"][choice] = draw(member(member(form, "is"), choice), depth);
    } else if (drawn.contains("is") && !oneIn(4)) {
        drawn["is"] = value();
    }
    return drawn;
}

/// Which of its keys an object gets: what it must have, and of the others so many that it often means something.
std::vector<std::string> Vocabulary::keysFor(const Form& form, int depth)
{
    Words all;
    const auto properties = form.schema->value("properties", json::object());
    for (const auto& [key, its] : properties.items())
        if (!has(told, key) && !(depth > 6 && (key == "by" || has(nested, key))))
            all.push_back(key);
    Words keys;
    const auto add = [&](const std::string& key) {
        if (!has(keys, key) && has(all, key))
            keys.push_back(key);
    };
    for (const auto& key : required(form))
        add(key);
    if (const auto found = besides().find(form.name); found != besides().end()) {
        Words one;
        for (const auto& key : all)
            if (!has(found->second, key) && !has(keys, key))
                one.push_back(key);
        add(anyOf(one));
        for (const auto& key : found->second)
            if (key == "forEach" ? !oneIn(10) : oneIn(4))
                add(key);
        if (has(keys, "round") && !oneIn(4)) // whole numbers are not rounded
            add("times");
        if (form.name == "constraint" && has(keys, "atMost") && oneIn(4))
            add("atLeast");
        return keys;
    }
    if (form.name == "filter" || form.name == "condition") {
        for (auto more = oneIn(20) ? 0 : oneIn(4) ? 2 : 1; more > 0; --more)
            add(anyOf(all));
        // What is compared, and with what, are asked for together.
        const bool isCompared = has(keys, "atLeast") || has(keys, "atMost");
        if (isCompared && !oneIn(4))
            add("count");
        if (has(keys, "count") && !isCompared && !oneIn(4))
            add(oneIn(2) ? "atLeast" : "atMost");
        if (has(keys, "option") && !oneIn(4))
            add("is");
        return keys;
    }
    for (const auto& key : all)
        if (oneIn(2))
            add(key);
    return keys;
}

} // namespace muster::testing
