#include "io/filterreader.h"

#include <algorithm>

namespace muster {

using nlohmann::json;

namespace {

std::string listed(const std::vector<std::string_view>& words)
{
    std::string text;
    for (const auto word : words)
        text.append(text.empty() ? "" : ", ").append(word);
    return text;
}

} // namespace

FactSet FilterReader::factsOf(const JsonPath& path, const json& value, const auto& list, std::string_view what)
{
    FactSet facts;
    for (const auto& id : oneOrMore(value)) {
        const auto found = list.find(id);
        if (found.isNone())
            m_context.unknown(m_file, path, what, id, idsOf(list), "Check the spelling.");
        else
            facts.add(list[found].fact);
    }
    return facts;
}

FactSet FilterReader::rules(const JsonPath& path, const json& value)
{
    FactSet facts;
    for (const auto& id : oneOrMore(value))
        facts.add(m_context.factOfRule(m_file, path, m_army, id));
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
    for (const auto& id : oneOrMore(value))
        facts.add(id == "none" ? ownModels : m_context.modelGroups.ask(m_file, path, id));
    return facts;
}

void FilterReader::places(const JsonPath& path, const json& value, Filter& filter)
{
    const auto& ruleset = m_context.catalogue.ruleset;
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
            m_context.unknown(m_file, path, "place", id, known, "Check the spelling.");
    }
}

void FilterReader::units(const JsonPath& path, const json& value, Filter& filter)
{
    const auto& catalogue = m_context.catalogue;
    for (const auto& id : oneOrMore(value)) {
        if (const auto unit = catalogue.findUnit(m_army, id); !unit.isNone()) {
            filter.units.push_back(unit);
            continue;
        }
        const auto colon = id.find(':');
        const auto armyId = id.substr(0, colon == std::string::npos ? 0 : colon);
        const auto army = colon == std::string::npos ? m_army : catalogue.findArmy(armyId);
        if (!army.isNone()) {
            std::vector<std::string> known;
            for (const auto unit : catalogue.army(army).units)
                known.push_back(armyId + (armyId.empty() ? "" : ":") + catalogue.unit(unit).id);
            m_context.unknown(m_file, path, "unit", id, {known.begin(), known.end()},
                              "Name a unit of the army \"" + catalogue.army(army).id + "\".");
        } else if (colon == std::string::npos) {
            m_context.fault(m_file, path, "there is no unit \"" + id + '"', "In a ruleset units are named army:unit.");
        } else if (m_context.isUnknownArmy(armyId)) {
            m_context.unknown(m_file, path, "army", armyId, m_context.armyIds(), "Check the spelling.");
        }
        // Else the army is not among those that were read: then no unit of it can be meant.
    }
}

void FilterReader::armies(const JsonPath& path, const json& value, Filter& filter)
{
    for (const auto& id : oneOrMore(value)) {
        if (id == "own")
            filter.relations |= Filter::Own;
        else if (id == "foreign")
            filter.relations |= Filter::Foreign;
        else if (id == "ally")
            filter.relations |= Filter::Ally;
        else if (id == "stranger")
            filter.relations |= Filter::Stranger;
        else if (const auto army = m_context.catalogue.findArmy(id); !army.isNone())
            filter.armies.push_back(army);
        else if (m_context.isUnknownArmy(id)) {
            auto known = m_context.armyIds();
            known.insert(known.end(), {"own", "foreign", "ally", "stranger"});
            m_context.unknown(m_file, path, "army", id, known, "Check the spelling.");
        }
    }
}

Filter FilterReader::atom(const JsonPath& path, const std::string& key, const json& value, Domain domain)
{
    const auto& ruleset = m_context.catalogue.ruleset;
    const auto here = path / key;
    Filter filter;
    if (key == "category") {
        filter.kind = Filter::Kind::Category;
        filter.facts = factsOf(here, value, ruleset.categories, "category");
    } else if (key == "trait") {
        filter.kind = Filter::Kind::Trait;
        filter.facts = factsOf(here, value, ruleset.traits, "trait");
    } else if (key == "mark") {
        filter.kind = Filter::Kind::Mark;
        filter.facts = factsOf(here, value, ruleset.marks, "mark");
    } else if (key == "rule") {
        filter.kind = Filter::Kind::Rule;
        filter.facts = rules(here, value);
    } else if (key == "option") {
        filter.kind = Filter::Kind::Option;
        filter.facts = options(here, value);
    } else if (key == "group") {
        filter.kind = Filter::Kind::Group;
        filter.facts = modelGroups(here, value);
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
    }
    return filter;
}

Filter FilterReader::filter(const JsonPath& path, const json& value, Domain domain)
{
    std::vector<Filter> parts;
    for (const auto& [key, member] : value.items()) {
        if (key == "models") {
            for (const auto& [limit, number] : member.items()) {
                Filter size;
                size.kind = limit == "atLeast" ? Filter::Kind::MinModels : Filter::Kind::MaxModels;
                size.number = number.get<int>();
                parts.push_back(size);
            }
        } else {
            parts.push_back(atom(path, key, member, domain));
        }
        if (!parts.empty() && !canAsk(parts.back().kind, domain))
            m_context.fault(m_file, path / key, std::string(nameOf(domain)) + " cannot be asked for \"" + key + '"',
                            "What can be asked here: " + listed(keysOf(domain)) + ", all, any, not.");
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
