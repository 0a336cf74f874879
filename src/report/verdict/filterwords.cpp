#include "report/verdict/filterwords.h"

#include "core/base/joined.h"
#include "report/translation/translation.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <vector>

namespace muster::report {

namespace {

/// The names of those things of a table that a filter asks for.
std::vector<std::string> namesOf(const auto& table, const FactSet& facts)
{
    std::vector<std::string> names;
    for (const auto& each : table)
        if (facts.has(each.fact) && !each.name.empty() && std::ranges::find(names, each.name) == names.end())
            names.push_back(each.name);
    return names;
}

/// Names of the options that give one of the facts themselves, not by a mark or a special rule.
std::vector<std::string> optionNames(const Catalogue& catalogue, const FactSet& facts)
{
    std::vector<std::string> names;
    const auto add = [&](const OptionList& list) {
        for (const auto& option : list.options)
            if (facts.has(option.fact) && std::ranges::find(names, option.name) == names.end())
                names.push_back(option.name);
    };
    for (const auto& unit : catalogue.units) {
        add(unit.choices);
        for (const auto& group : unit.groups)
            add(group.choices);
    }
    return names;
}

std::vector<std::string> groupNames(const Catalogue& catalogue, const FactSet& facts)
{
    std::vector<std::string> names;
    for (const auto& unit : catalogue.units)
        for (const auto& name : namesOf(unit.groups, facts))
            if (std::ranges::find(names, name) == names.end())
                names.push_back(name);
    return names;
}

} // namespace

std::string filterWords(const Catalogue& catalogue, const Filter& filter, const std::string& unnamed)
{
    const auto& ruleset = catalogue.ruleset;
    const auto named = [&](const std::vector<std::string>& names) { return names.empty() ? unnamed : oneOf(names); };
    const auto parts = [&] {
        std::vector<std::string> words;
        for (const auto& child : filter.children)
            words.push_back(filterWords(catalogue, child, unnamed));
        return words;
    };
    switch (filter.kind) {
    case Filter::Kind::Category:
        return named(namesOf(ruleset.categories, filter.facts));
    case Filter::Kind::Trait:
        return named(namesOf(ruleset.traits, filter.facts));
    case Filter::Kind::Mark:
        return named(namesOf(ruleset.marks, filter.facts));
    case Filter::Kind::Rule:
        return named(namesOf(catalogue.rules, filter.facts));
    case Filter::Kind::Option:
        return named(optionNames(catalogue, filter.facts));
    case Filter::Kind::Group:
        return named(groupNames(catalogue, filter.facts));
    case Filter::Kind::Place:
        return named(namesOf(ruleset.places, filter.facts));
    case Filter::Kind::Unit: {
        std::vector<std::string> names;
        for (const auto unit : filter.units)
            if (!catalogue.unit(unit).isOwn() && std::ranges::find(names, catalogue.unit(unit).name) == names.end())
                names.push_back(catalogue.unit(unit).name);
        return named(names);
    }
    case Filter::Kind::Army: {
        std::vector<std::string> names;
        for (const auto army : filter.armies)
            names.push_back(catalogue.army(army).name);
        return named(names);
    }
    case Filter::Kind::MinModels:
        return say(phrases("report", "{n} {n:model|models} or more"), filter.number);
    case Filter::Kind::MaxModels:
        return say(phrases("report", "{n} {n:model|models} at most"), filter.number);
    case Filter::Kind::All:
        return joined(parts(), [](const std::string& words) { return words; });
    case Filter::Kind::Any:
        return named(parts());
    case Filter::Kind::Not:
        return say(phrase("report", "not: {what}"), {{"what", parts().front()}});
    case Filter::Kind::Always:
    case Filter::Kind::HeldBack:
    case Filter::Kind::Line:
        break;
    }
    return unnamed;
}

} // namespace muster::report
