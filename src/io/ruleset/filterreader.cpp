#include "io/ruleset/filterreader.h"

#include "core/base/wording.h"

#include <algorithm>

namespace muster {

using nlohmann::json;

FactSet FilterReader::factsOf(const JsonPath& path, const json& value, const auto& list, std::string_view what)
{
    FactSet facts;
    for (const auto& id : oneOrMore(value)) {
        if (const auto found = named(path, what, id, list, "Check the spelling."); !found.isNone())
            facts.add(list[found].fact);
    }
    return facts;
}

FactSet FilterReader::marks(const JsonPath& path, const json& value)
{
    return factsOf(path, value, m_ruleset.marks, "mark");
}

FactSet FilterReader::categories(const JsonPath& path, const json& value)
{
    const auto& catalogue = m_catalogue;
    FactSet facts;
    for (const auto& id : oneOrMore(value)) {
        const auto found = catalogue.findCategory(id, m_army);
        if (found.isNone())
            unknown(path, "category", id, m_context.categoryIds(m_army), "Check the spelling.");
        else
            facts.add(catalogue.ruleset.categories[found].fact);
    }
    return facts;
}

/// A trait may use only the traits before it.
FactSet FilterReader::traits(const JsonPath& path, const json& value)
{
    const auto& traits = m_ruleset.traits;
    const auto& all = listOf(m_file.document, "traits");
    FactSet facts;
    for (const auto& id : oneOrMore(value)) {
        if (const auto found = traits.find(id); !found.isNone())
            facts.add(traits[found].fact);
        else if (std::ranges::any_of(all, [&](const json& trait) { return textOf(trait, "id") == id; }))
            fault(path, "the trait " + inQuotes(id) + " is not known yet: a trait asks for those before it",
                  "Put this trait behind it.");
        else
            unknown(path, "trait", id, idsOf(traits), "Check the spelling.");
    }
    return facts;
}

FactSet FilterReader::rules(const JsonPath& path, const json& value)
{
    FactSet facts;
    for (const auto& id : oneOrMore(value))
        facts.add(factOfRule(path, id));
    return facts;
}

FactSet FilterReader::options(const JsonPath& path, const json& value)
{
    FactSet facts;
    for (const auto& id : oneOrMore(value))
        facts.add(m_context.options.ask(m_file, path, id));
    return facts;
}

FactSet FilterReader::modelGroups(const JsonPath& path, const json& value)
{
    FactSet facts;
    for (const auto& id : oneOrMore(value)) {
        if (id == "any")
            fault(path, "\"any\" is not a model group here",
                  "Name groups, or leave it out. Only a count of models knows \"group\": \"any\".");
        else
            facts.add(id == "none" ? ownModels : m_context.modelGroups.ask(m_file, path, id));
    }
    return facts;
}

void FilterReader::places(const JsonPath& path, const json& value, Filter& filter)
{
    const auto& ruleset = m_ruleset;
    std::vector<std::string_view> known{"alone"};
    for (const auto& place : ruleset.places)
        known.push_back(place.as);
    for (const auto& id : oneOrMore(value)) {
        const auto found = std::ranges::find(ruleset.places, id, &Place::as);
        if (id == "alone")
            filter.facts.add(standsAlone);
        else if (found != ruleset.places.end())
            filter.facts.add(found->fact);
        else
            unknown(path, "place", id, known, "Check the spelling.");
    }
}

/// Advice for a unit that is named without its army.
std::string FilterReader::adviceForUnit(const std::string& id) const
{
    for (const auto& unit : m_catalogue.units)
        if (unit.id == id)
            return "Write " + inQuotes(m_catalogue.army(unit.army).id + ':' + id) + '.';
    return "In a ruleset units are named army:unit.";
}

Id<Unit> FilterReader::unit(const JsonPath& path, const std::string& id)
{
    if (const auto found = m_catalogue.findUnit(m_army, id); !found.isNone())
        return found;
    const auto colon = id.find(':');
    const auto armyId = id.substr(0, colon == std::string::npos ? 0 : colon);
    const auto army = colon == std::string::npos ? m_army : m_catalogue.findArmy(armyId);
    if (!army.isNone()) {
        std::vector<std::string> known;
        for (const auto unit : m_catalogue.army(army).units)
            known.push_back(armyId + (armyId.empty() ? "" : ":") + m_catalogue.unit(unit).id);
        unknown(path, "unit", id, {known.begin(), known.end()},
                "Name a unit of the army \"" + m_catalogue.army(army).id + "\".");
    } else if (colon == std::string::npos) {
        fault(path, "there is no unit " + inQuotes(id), adviceForUnit(id));
    } else if (m_context.isUnknownArmy(armyId)) {
        unknown(path, "army", armyId, m_context.armyIds(), "Check the spelling.");
    }
    return noId;
}

void FilterReader::units(const JsonPath& path, const json& value, Filter& filter)
{
    for (const auto& id : oneOrMore(value))
        if (const auto named = unit(path, id); !named.isNone())
            for (const auto each : m_catalogue.withSame(named))
                filter.units.push_back(each);
}

void FilterReader::armies(const JsonPath& path, const json& value, Filter& filter)
{
    for (const auto& id : oneOrMore(value)) {
        const auto* relation = std::ranges::find(armyRelations, id, &decltype(armyRelations)::value_type::first);
        if (relation != armyRelations.end())
            filter.relations |= relation->second;
        else if (const auto army = m_catalogue.findArmy(id); !army.isNone())
            filter.armies.push_back(army);
        else if (m_context.isUnknownArmy(id)) {
            auto known = m_context.armyIds();
            for (const auto& [word, its] : armyRelations)
                known.push_back(word);
            unknown(path, "army", id, known, "Check the spelling.");
        }
    }
}

Filter FilterReader::atom(const JsonPath& path, const std::string& key, const json& value, Domain domain)
{
    struct OfFacts {
        Filter::Kind kind;
        FactSet (FilterReader::*read)(const JsonPath&, const json&);
    };
    static const std::map<std::string_view, OfFacts> questions{
        {"category", {Filter::Kind::Category, &FilterReader::categories}},
        {"trait", {Filter::Kind::Trait, &FilterReader::traits}},
        {"mark", {Filter::Kind::Mark, &FilterReader::marks}},
        {"rule", {Filter::Kind::Rule, &FilterReader::rules}},
        {"option", {Filter::Kind::Option, &FilterReader::options}},
        {"group", {Filter::Kind::Group, &FilterReader::modelGroups}}};
    const auto here = path / key;
    Filter filter;
    if (const auto question = questions.find(key); question != questions.end()) {
        filter.kind = question->second.kind;
        filter.facts = (this->*question->second.read)(here, value);
    } else if (key == "unit") {
        filter.kind = Filter::Kind::Unit;
        units(here, value, filter);
    } else if (key == "army") {
        filter.kind = Filter::Kind::Army;
        armies(here, value, filter);
    } else if (key == "as") {
        filter.kind = Filter::Kind::Place;
        places(here, value, filter);
    } else if (key == "heldBack" || key == "line") {
        filter.kind = key == "line" ? Filter::Kind::Line : Filter::Kind::HeldBack;
        filter.flag = value.get<bool>();
    } else if (key == "all" || key == "any") {
        filter.kind = key == "all" ? Filter::Kind::All : Filter::Kind::Any;
        for (std::size_t i = 0; i < value.size(); ++i)
            filter.children.push_back(this->filter(here / i, value[i], domain));
    } else if (key == "not") {
        filter.kind = Filter::Kind::Not;
        filter.children.push_back(this->filter(here, value, domain));
    } else {
        fault(here, inQuotes(key) + " is not a question about " + std::string(nameOf(domain)),
              "What can be asked here: " + listed(keysOf(domain)) + ", all, any, not.");
    }
    return filter;
}

std::vector<Filter> FilterReader::sizes(const JsonPath& path, const json& value)
{
    std::vector<Filter> limits;
    for (const auto& [limit, number] : value.items()) {
        auto& filter = limits.emplace_back();
        filter.kind = limit == "atLeast" ? Filter::Kind::MinModels : Filter::Kind::MaxModels;
        filter.number = number.get<int>();
    }
    if (limits.empty())
        fault(path, "\"models\" asks for no size", "Write atLeast, atMost or both.");
    if (limits.size() == 2 && value["atLeast"] > value["atMost"])
        fault(path,
              "no unit has at least " + value["atLeast"].dump() + " and at most " + value["atMost"].dump() + " models",
              "Fix one of them.");
    return limits;
}

Filter FilterReader::filter(const JsonPath& path, const json& value, Domain domain)
{
    std::vector<Filter> parts;
    for (const auto& [key, member] : value.items()) {
        auto its = key == "models" ? sizes(path / key, member) : std::vector{atom(path, key, member, domain)};
        if (!its.empty() && !canAsk(its.front().kind, domain)) {
            fault(path / key, std::string(nameOf(domain)) + " cannot be asked for " + inQuotes(key),
                  "What can be asked here: " + listed(keysOf(domain)) + ", all, any, not.");
            its.clear();
        }
        std::ranges::move(its, std::back_inserter(parts));
    }
    if (parts.empty())
        return {};
    if (parts.size() == 1)
        return std::move(parts.front());
    Filter filter;
    filter.kind = Filter::Kind::All;
    filter.children = std::move(parts);
    return filter;
}

Filter FilterReader::filterAt(const JsonPath& path, const json& owner, std::string_view key, Domain domain)
{
    const auto found = owner.find(key);
    return found == owner.end() ? Filter{} : filter(path / key, *found, domain);
}

} // namespace muster
