#include "io/filterreader.h"

namespace muster {

using nlohmann::json;

namespace {

struct Named {
    std::string_view id;
};

std::vector<Named> placeIds(const Ruleset& ruleset)
{
    std::vector<Named> ids;
    ids.reserve(ruleset.places.size());
    for (const auto& place : ruleset.places)
        ids.push_back({place.as});
    return ids;
}

std::vector<Named> kindIds(const Ruleset& ruleset)
{
    return {ruleset.weaponKindIds.begin(), ruleset.weaponKindIds.end()};
}

Severity severityNamed(const std::string& name)
{
    if (name == "warning")
        return Severity::Warning;
    if (name == "note")
        return Severity::Note;
    return name == "off" ? Severity::Off : Severity::Error;
}

} // namespace

std::uint64_t FilterReader::mask(const JsonPath& path, const json& value, const auto& list, std::string_view what)
{
    std::uint64_t bits = 0;
    for (const auto& id : oneOrMore(value)) {
        const auto index = indexOfId(list, id);
        if (index == noIndex)
            m_context.fault(m_file, path, "there is no " + std::string(what) + " \"" + id + '"',
                            "Look for a slip of the pen.");
        else
            bits |= std::uint64_t{1} << index;
    }
    return bits;
}

std::uint64_t FilterReader::ruleMask(const JsonPath& path, const json& value)
{
    std::uint64_t bits = 0;
    for (const auto& id : oneOrMore(value))
        bits |= m_context.watchRule(m_file, path, m_army, id);
    return bits;
}

std::uint64_t FilterReader::optionMask(const JsonPath& path, const json& value)
{
    std::uint64_t bits = 0;
    for (const auto& id : oneOrMore(value))
        bits |= m_context.watchOption(m_file, path, id);
    return bits;
}

/// Model groups by id; "none" is the unit's own models.
std::uint64_t FilterReader::modelGroups(const JsonPath& path, const json& value)
{
    std::uint64_t bits = 0;
    for (const auto& id : oneOrMore(value))
        bits |= id == "none" ? Filter::ownModels : m_context.watchModelGroup(m_file, path, id);
    return bits;
}

Index FilterReader::column(const JsonPath& path, const std::string& id, const std::vector<StatColumn>& columns)
{
    const auto index = indexOfId(columns, id);
    if (index == noIndex)
        m_context.fault(m_file, path, "there is no column \"" + id + '"', "Look for a slip of the pen.");
    return std::max(0, index);
}

void FilterReader::unitIds(const JsonPath& path, const json& value, Filter& filter)
{
    for (const auto& id : oneOrMore(value)) {
        const auto index = m_context.catalogue.findUnit(m_army, id);
        // The army may not be among those that were read: then no unit of it can be meant.
        const auto colon = id.find(':');
        const auto army = colon == std::string::npos ? m_army : m_context.catalogue.findArmy(id.substr(0, colon));
        if (index != noIndex)
            filter.ids.push_back(index);
        else if (army != noIndex || colon == std::string::npos)
            m_context.fault(m_file, path, "there is no unit \"" + id + '"', "In a ruleset units are named army:unit.");
    }
}

void FilterReader::armies(const json& value, Filter& filter)
{
    for (const auto& id : oneOrMore(value)) {
        if (id == "own")
            filter.mask |= Filter::Own;
        else if (id == "foreign")
            filter.mask |= Filter::Foreign;
        else if (id == "ally")
            filter.mask |= Filter::Ally;
        else if (id == "stranger")
            filter.mask |= Filter::Stranger;
        else if (const auto index = m_context.catalogue.findArmy(id); index != noIndex)
            filter.ids.push_back(index);
    }
}

Filter FilterReader::atom(const JsonPath& path, const std::string& key, const json& value)
{
    const auto& ruleset = m_context.catalogue.ruleset;
    const auto here = path / key;
    Filter filter;
    if (key == "category") {
        filter.kind = Filter::Kind::Category;
        filter.mask = mask(here, value, ruleset.categories, "category");
    } else if (key == "trait") {
        filter.kind = Filter::Kind::Trait;
        filter.mask = mask(here, value, ruleset.traits, "trait");
    } else if (key == "mark") {
        filter.kind = Filter::Kind::Mark;
        filter.mask = mask(here, value, ruleset.marks, "mark");
    } else if (key == "rule") {
        filter.kind = Filter::Kind::Rule;
        filter.mask = ruleMask(here, value);
    } else if (key == "option") {
        filter.kind = Filter::Kind::Option;
        filter.mask = optionMask(here, value);
    } else if (key == "group") {
        filter.kind = Filter::Kind::Group;
        filter.mask = modelGroups(here, value);
    } else if (key == "unit") {
        filter.kind = Filter::Kind::Unit;
        unitIds(here, value, filter);
    } else if (key == "army") {
        filter.kind = Filter::Kind::Army;
        armies(value, filter);
    } else if (key == "as") {
        filter.kind = Filter::Kind::Place;
        json others = json::array();
        for (const auto& id : oneOrMore(value)) {
            if (id == "alone")
                filter.mask |= Filter::standAlone;
            else
                others.push_back(id);
        }
        filter.mask |= mask(here, others, placeIds(ruleset), "place");
    } else if (key == "heldBack" || key == "line") {
        filter.kind = key == "line" ? Filter::Kind::Line : Filter::Kind::HeldBack;
        filter.flag = value.get<bool>();
    } else if (key == "all" || key == "any") {
        filter.kind = key == "all" ? Filter::Kind::All : Filter::Kind::Any;
        for (std::size_t i = 0; i < value.size(); ++i)
            filter.children.push_back(this->filter(here / i, value[i]));
    } else if (key == "not") {
        filter.kind = Filter::Kind::Not;
        filter.children.push_back(this->filter(here, value));
    }
    return filter;
}

Filter FilterReader::filter(const JsonPath& path, const json& value)
{
    std::vector<Filter> parts;
    for (const auto& [key, member] : value.items()) {
        if (key != "models") {
            parts.push_back(atom(path, key, member));
            continue;
        }
        for (const auto& [limit, number] : member.items()) {
            Filter size;
            size.kind = limit == "atLeast" ? Filter::Kind::MinModels : Filter::Kind::MaxModels;
            size.number = number.get<int>();
            parts.push_back(size);
        }
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

Filter FilterReader::filterAt(const JsonPath& path, const json& owner, std::string_view key)
{
    const auto found = owner.find(key);
    return found == owner.end() ? Filter{} : filter(path / key, *found);
}

Index FilterReader::battleOption(const JsonPath& path, const json& value)
{
    const auto id = value.get<std::string>();
    const auto index = m_context.catalogue.findBattleOption(id);
    if (index == noIndex)
        m_context.fault(m_file, path, "there is no battle option \"" + id + '"', "Add it to battle options.");
    return index;
}

std::uint64_t FilterReader::choices(const JsonPath& path, const BattleOption& option, const json& value)
{
    if (value.is_boolean())
        return value.get<bool>() ? 2 : 1;
    return mask(path, value, option.choices, "choice of " + option.id);
}

Condition FilterReader::condition(const JsonPath& path, const json& owner)
{
    Condition condition;
    const auto found = owner.find("when");
    if (found == owner.end())
        return condition;
    const auto here = path / "when";
    const auto& when = *found;
    if (when.contains("ruling") && when.contains("option"))
        m_context.fault(m_file, here, "ruling and option stand in one condition", "Ask for one of them.");
    if (when.contains("ruling")) {
        condition.ruling = m_context.ruling(m_file, here / "ruling", textOf(when, "ruling"));
        condition.rulingOn = !when.contains("is") || !when["is"].is_boolean() || when["is"].get<bool>();
    }
    if (when.contains("option")) {
        condition.option = battleOption(here / "option", when["option"]);
        if (condition.option != noIndex)
            condition.choices = choices(
                here / "is", m_context.catalogue.ruleset.battleOptions[static_cast<std::size_t>(condition.option)],
                when.contains("is") ? when["is"] : json(true));
    }
    if (when.contains("scenario"))
        condition.scenarios =
            mask(here / "scenario", when["scenario"], m_context.catalogue.ruleset.scenarios, "scenario");
    if (when.contains("notScenario"))
        condition.notScenarios =
            mask(here / "notScenario", when["notScenario"], m_context.catalogue.ruleset.scenarios, "scenario");
    if (when.contains("has"))
        condition.has = filter(here / "has", when["has"]);
    return condition;
}

SeverityRule FilterReader::severity(const JsonPath& path, const json& owner)
{
    SeverityRule rule;
    const auto found = owner.find("severity");
    if (found == owner.end())
        return rule;
    const auto here = path / "severity";
    if (found->is_string()) {
        rule.plain = severityNamed(found->get<std::string>());
        return rule;
    }
    rule.option = battleOption(here / "option", (*found)["option"]);
    if (rule.option == noIndex)
        return rule;
    const auto& option = m_context.catalogue.ruleset.battleOptions[static_cast<std::size_t>(rule.option)];
    rule.byChoice.resize(option.choices.size(), Severity::Error);
    const auto into = here / "is";
    for (const auto& [choice, name] : (*found)["is"].items()) {
        const auto wanted = option.isFlag ? (choice == "true" ? "on" : "off") : choice;
        const auto index = indexOfId(option.choices, wanted);
        if (index == noIndex)
            m_context.fault(m_file, into / choice, "the option " + option.id + " has no choice \"" + choice + '"');
        else
            rule.byChoice[static_cast<std::size_t>(index)] = severityNamed(name.get<std::string>());
    }
    return rule;
}

SideSelector FilterReader::side(const JsonPath& path, const json& value)
{
    SideSelector selector;
    if (value.is_string()) {
        selector.kind = value == "first" ? SideSelector::Kind::First : SideSelector::Kind::Second;
        return selector;
    }
    selector.kind = SideSelector::Kind::ByOption;
    selector.option = battleOption(path / "option", value["option"]);
    if (selector.option == noIndex) {
        selector.kind = SideSelector::Kind::Both;
        return selector;
    }
    const auto& option = m_context.catalogue.ruleset.battleOptions[static_cast<std::size_t>(selector.option)];
    selector.choice = std::max(0, indexOfId(option.choices, textOf(value, "is")));
    return selector;
}

void FilterReader::models(const JsonPath& path, const json& value, Measure& measure)
{
    if (!value.contains("group")) {
        measure.kind = Measure::Kind::Models;
        measure.filter = filter(path, value);
        return;
    }
    measure.kind = Measure::Kind::GroupModels;
    measure.filter = filterAt(path, value, "of");
    if (value["group"] != "any")
        measure.groupMask = modelGroups(path / "group", value["group"]);
}

void FilterReader::options(const JsonPath& path, const json& value, Measure& measure)
{
    measure.kind = Measure::Kind::Options;
    if (!value.is_object()) {
        measure.optionMask = optionMask(path, value);
        return;
    }
    if (value.contains("option"))
        measure.optionMask = optionMask(path / "option", value["option"]);
    if (value.contains("of")) {
        measure.listMask = 0;
        for (const auto& id : oneOrMore(value["of"]))
            measure.listMask |= m_context.watchOptionGroup(m_file, path / "of", id);
    }
    if (value.contains("in"))
        measure.groupMask = modelGroups(path / "in", value["in"]);
    measure.differing = flagOf(value, "differing");
}

void FilterReader::weapons(const JsonPath& path, const json& value, Measure& measure)
{
    measure.kind = Measure::Kind::Weapons;
    if (value.contains("kind"))
        measure.weaponKinds =
            mask(path / "kind", value["kind"], kindIds(m_context.catalogue.ruleset), "kind of weapon");
    if (value.contains("weapon")) {
        const auto wanted = oneOrMore(value["weapon"]);
        for (std::size_t i = 0; i < m_context.catalogue.weapons.size(); ++i)
            if (std::ranges::find(wanted, m_context.catalogue.weapons[i].id) != wanted.end())
                measure.weapons.push_back(static_cast<Index>(i));
        if (measure.weapons.empty())
            measure.weapons.push_back(noIndex);
    }
}

void FilterReader::distinct(const JsonPath& path, const json& value, Measure& measure)
{
    if (value.contains("option")) {
        measure.kind = Measure::Kind::DistinctOption;
        measure.option = std::max(0, battleOption(path / "option", value["option"]));
    } else if (value.contains("agreed")) {
        measure.kind = Measure::Kind::DistinctAgreed;
    } else {
        measure.kind = textOf(value, "of") == "army" ? Measure::Kind::DistinctArmies : Measure::Kind::DistinctKinds;
        measure.filter = filterAt(path, value, "units");
    }
}

void FilterReader::unmatched(const JsonPath& path, const json& value, Measure& measure)
{
    measure.kind = Measure::Kind::Unmatched;
    measure.filter = filterAt(path, value, "units");
    const auto here = path / "places";
    const auto& places = value["places"];
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto entry = here / i;
        measure.unlocks.push_back({filterAt(entry, places[i], "by"), static_cast<int>(numberOf(places[i], "number", 1)),
                                   filterAt(entry, places[i], "for")});
    }
}

Measure FilterReader::measure(const JsonPath& path, const json& value)
{
    Measure measure;
    int kinds = 0;
    for (const auto& [key, member] : value.items()) {
        const auto here = path / key;
        if (key == "side") {
            measure.side = side(here, member);
            continue;
        }
        ++kinds;
        if (key == "units" || key == "points") {
            measure.kind = key == "units" ? Measure::Kind::Units : Measure::Kind::Points;
            measure.filter = filter(here, member);
        } else if (key == "models") {
            models(here, member, measure);
        } else if (key == "options") {
            options(here, member, measure);
        } else if (key == "weapons") {
            weapons(here, member, measure);
        } else if (key == "sameWeapon") {
            weapons(here, member, measure);
            measure.kind = Measure::Kind::SameWeapon;
        } else if (key == "largest") {
            weapons(here, member, measure);
            measure.kind = Measure::Kind::Largest;
            measure.stat = column(here / "stat", textOf(member, "stat"), m_context.catalogue.ruleset.weaponStats);
        } else if (key == "stat") {
            measure.kind = Measure::Kind::Stat;
            measure.stat = column(here, member.get<std::string>(), m_context.catalogue.ruleset.stats);
        } else if (key == "parameter") {
            measure.kind = Measure::Kind::Parameter;
            measure.ruleMask = ruleMask(here, member);
        } else if (key == "agreed") {
            measure.kind = Measure::Kind::AgreedPoints;
        } else if (key == "distinct") {
            distinct(here, member, measure);
        } else if (key == "unmatched") {
            unmatched(here, member, measure);
        }
    }
    if (kinds != 1)
        m_context.fault(
            m_file, path, "a count has " + std::to_string(kinds) + " things to count",
            "Write exactly one of units, models, points, options, weapons, largest, sameWeapon, stat, parameter, "
            "agreed, distinct, unmatched.");
    return measure;
}

Bound FilterReader::bound(const JsonPath& path, const json& value)
{
    Bound bound;
    if (value.is_number()) {
        bound.plus = value.get<std::int64_t>();
        return bound;
    }
    int sources = 0;
    const auto take = [&](std::string_view key, Bound::Source source) {
        if (!value.contains(key))
            return false;
        bound.source = source;
        ++sources;
        return true;
    };
    if (take("count", Bound::Source::Measure))
        bound.measure = std::make_shared<Measure>(measure(path / "count", value["count"]));
    take("battle", Bound::Source::AgreedPoints);
    take("line", Bound::Source::LineNumber);
    take("limit", Bound::Source::LimitNumber);
    if (take("parameter", Bound::Source::Parameter))
        bound.ruleMask = ruleMask(path / "parameter", value["parameter"]);
    const auto& columns = m_context.catalogue.ruleset.stats;
    if (take("stat", Bound::Source::Stat))
        bound.stat = column(path / "stat", textOf(value, "stat"), columns);
    if (take("derived", Bound::Source::Derived)) {
        bound.stat = column(path / "derived", textOf(value, "derived"), columns);
        if (!columns.empty() && !columns[static_cast<std::size_t>(bound.stat)].formula)
            m_context.fault(m_file, path / "derived", "the column has no formula", "Give it one with from.");
    }
    if (take("army", Bound::Source::ArmyNumber)) {
        auto& numbers = m_context.catalogue.ruleset.numbers;
        const auto id = textOf(value, "army");
        const auto known = std::ranges::find(numbers, id);
        bound.number = static_cast<Index>(known - numbers.begin());
        if (known == numbers.end())
            numbers.push_back(id);
    }
    if (sources != 1)
        m_context.fault(
            m_file, path, "a bound has " + std::to_string(sources) + " figures to start from",
            "Write exactly one of count, battle, line, limit, parameter, stat, derived, army, or a plain number.");
    bound.times = timesOf(value);
    if (value.contains("by"))
        bound.by = std::make_shared<Bound>(this->bound(path / "by", value["by"]));
    bound.perFull = numberOf(value, "perFull");
    bound.plus = numberOf(value, "plus");
    bound.rounding = roundingOf(value);
    return bound;
}

} // namespace muster
