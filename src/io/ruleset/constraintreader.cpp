#include "io/ruleset/constraintreader.h"

#include "core/base/wording.h"
#include "io/ruleset/slotnames.h"

#include <algorithm>
#include <array>
#include <set>

namespace muster {

using nlohmann::json;

namespace {

Severity severityNamed(const std::string& name)
{
    if (name == "warning")
        return Severity::Warning;
    if (name == "note")
        return Severity::Note;
    return name == "off" ? Severity::Off : Severity::Error;
}

/// What `forEach` may say.
struct Subject {
    SubjectKind kind = SubjectKind::Roster;
    std::optional<Domain> domain; ///< what the filter `where` is asked about; none: it cannot be filtered
    std::string_view slot;        ///< the name in braces that a text has for it; empty: none
};

const Subject& subjectNamed(const std::string& name)
{
    static const std::map<std::string, Subject, std::less<>> subjects{
        {"roster", {SubjectKind::Roster, {}, {}}},
        {"army", {SubjectKind::Army, Domain::Army, "army"}},
        {"unit", {SubjectKind::Unit, Domain::Unit, "unit"}},
        {"body", {SubjectKind::Body, Domain::Body, "unit"}},
        {"kind", {SubjectKind::Kind, Domain::TakenKind, "unit"}},
        {"line", {SubjectKind::Line, Domain::Line, "line"}},
        {"limit", {SubjectKind::Limit, {}, "limit"}},
        {"option", {SubjectKind::Option, Domain::Option, "option"}},
        {"battle", {SubjectKind::Battle, {}, {}}}};
    return subjects.at(name);
}

bool isOfPoints(Measure::Kind kind)
{
    return kind == Measure::Kind::Points || kind == Measure::Kind::OptionPoints ||
           kind == Measure::Kind::AgreedPoints || kind == Measure::Kind::DistinctAgreed;
}

/// Which message of a rule: something is too much, or too little.
enum class Direction { More, Fewer };

/// Whether a finding of the rule names units besides its subject.
bool namesUnits(const Constraint& rule, Direction direction)
{
    if (direction == Direction::Fewer || rule.count.kind == Measure::Kind::AgreedPoints)
        return false;
    if (rule.subject == SubjectKind::Roster)
        return rule.count.kind != Measure::Kind::Points; // no single unit is to blame
    if (rule.subject == SubjectKind::Unit)
        return rule.scope.kind != Scope::Kind::Self || rule.count.in;
    return rule.subject != SubjectKind::Body && rule.subject != SubjectKind::Battle;
}

/// Whether a finding of the rule names weapons.
bool namesWeapons(const Constraint& rule, Direction direction)
{
    const auto count = rule.count.kind;
    return count == Measure::Kind::Weapons ||
           (direction == Direction::More && (count == Measure::Kind::SameWeapon || count == Measure::Kind::Largest));
}

/// Whether a finding of the rule names option groups of its subject that are empty.
bool namesEmpty(const Constraint& rule, Direction direction)
{
    const bool isOfOne = rule.subject == SubjectKind::Body ||
                         (rule.subject == SubjectKind::Unit && rule.scope.kind == Scope::Kind::Self);
    return isOfOne && direction == Direction::Fewer && rule.count.filled;
}

/// The slots (names in braces) that messages of this rule may use. `subject`: the one of what it is judged for.
std::vector<std::string_view> slotsOf(const Constraint& rule, std::string_view subject, Direction direction)
{
    std::vector<std::string_view> slots{"actual", "allowed", direction == Direction::More ? "over" : "short"};
    if (rule.subject != SubjectKind::Battle)
        slots.emplace_back("army");
    if (!subject.empty() && rule.subject != SubjectKind::Army)
        slots.push_back(subject);
    if (namesUnits(rule, direction))
        slots.emplace_back("units");
    if (namesWeapons(rule, direction))
        slots.emplace_back("weapons");
    if (namesEmpty(rule, direction))
        slots.emplace_back("empty");
    return slots;
}

} // namespace

// ---- conditions -------------------------------------------------------------------------------------------------

Id<BattleOption> ConstraintReader::battleOption(const JsonPath& path, const json& value)
{
    const auto id = value.get<std::string>();
    const auto found = m_catalogue.findBattleOption(id, m_army);
    if (found.isNone())
        unknown(path, "battle option", id, idsOf(m_ruleset.battleOptions), "Add it to battle options.");
    return found;
}

std::vector<Id<BattleChoice>> ConstraintReader::choices(const JsonPath& path, const BattleOption& option,
                                                        const json& value)
{
    if (value.is_boolean()) {
        if (!option.isFlag)
            fault(path, "the battle option \"" + option.id + "\" is not a flag",
                  "Name a choice: " + listed(idsOf(option.choices)) + '.');
        return {value.get<bool>() ? flagOn : flagOff};
    }
    std::vector<Id<BattleChoice>> found;
    const auto advice =
        option.isFlag ? "Write true or false." : "Name a choice: " + listed(idsOf(option.choices)) + '.';
    for (const auto& id : oneOrMore(value))
        if (const auto choice = named(path, "choice of " + option.id, id, option.choices, advice); !choice.isNone())
            found.push_back(choice);
    return found;
}

std::vector<Id<Scenario>> ConstraintReader::scenarios(const JsonPath& path, const json& owner, std::string_view key)
{
    std::vector<Id<Scenario>> found;
    const auto value = owner.find(key);
    if (value == owner.end())
        return found;
    for (const auto& id : oneOrMore(*value))
        if (const auto scenario =
                named(path / key, "scenario", id, m_ruleset.scenarios, "Add it to scenarios of the battle.");
            !scenario.isNone())
            found.push_back(scenario);
    return found;
}

Condition ConstraintReader::condition(const JsonPath& path, const json& owner)
{
    Condition condition;
    condition.army = m_army;
    const auto found = owner.find("when");
    if (found == owner.end())
        return condition;
    if (found->is_object()) {
        readCondition(path / "when", *found, condition);
        return condition;
    }
    each(path, owner, "when", [&](const JsonPath& entry, const json& when) { addCondition(entry, when, condition); });
    return condition;
}

/// Adds one of a list of conditions that must all hold. What the list asked about before is asked in a part of its own.
void ConstraintReader::addCondition(const JsonPath& path, const json& when, Condition& condition)
{
    const auto asksAgain = [&](const char* key, bool isAsked) { return isAsked && when.contains(key); };
    const bool isScenarioAsked = !condition.scenarios.empty() || !condition.notScenarios.empty();
    const bool isPart = asksAgain("option", !condition.option.isNone()) || asksAgain("scenario", isScenarioAsked) ||
                        asksAgain("notScenario", isScenarioAsked) || asksAgain("has", condition.has.has_value()) ||
                        asksAgain("hasNo", condition.hasNo.has_value());
    readCondition(path, when, isPart ? condition.all.emplace_back() : condition);
}

/// The conditions of a list, each by itself.
std::vector<Condition> ConstraintReader::conditions(const JsonPath& path, const json& list)
{
    std::vector<Condition> parts;
    for (std::size_t i = 0; i < list.size(); ++i)
        readCondition(path / i, list[i], parts.emplace_back());
    return parts;
}

/// `count` with what it is compared with, or the points agreed.
Comparison ConstraintReader::comparison(const JsonPath& path, const json& value)
{
    Comparison comparison;
    if (value.contains("count"))
        comparison.count = measure(path / "count", value["count"], CountAt::Roster);
    else
        comparison.count.kind = Measure::Kind::AgreedPoints;
    if (value.contains("atLeast"))
        comparison.atLeast = bound(path / "atLeast", value["atLeast"], CountAt::Roster);
    if (value.contains("atMost"))
        comparison.atMost = bound(path / "atMost", value["atMost"], CountAt::Roster);
    if (!comparison.atLeast && !comparison.atMost)
        fault(path, "it is compared with nothing", "Write atLeast, atMost or both.");
    return comparison;
}

/// Adds what one object asks for.
void ConstraintReader::readCondition(const JsonPath& here, const json& when, Condition& condition)
{
    const bool hasRuling = when.contains("ruling");
    const bool hasOption = when.contains("option");
    if (hasRuling && hasOption)
        fault(here, "the condition has both ruling and option",
              "Make it a list of two: [{ \"ruling\": ... }, { \"option\": ... }].");
    if (!when.contains("count"))
        for (const auto* key : {"atLeast", "atMost"})
            refuse(here, when, key, "only a count is compared", "Add count, or drop it.");
    if (when.contains("count"))
        condition.comparisons.push_back(comparison(here, when));
    if (when.contains("points")) {
        needPoints(here / "points");
        condition.comparisons.push_back(comparison(here / "points", when["points"]));
    }
    if (when.contains("all"))
        for (std::size_t i = 0; i < when["all"].size(); ++i)
            addCondition(here / "all" / i, when["all"][i], condition);
    if (when.contains("any"))
        condition.any.push_back(conditions(here / "any", when["any"]));
    if (when.contains("not"))
        readCondition(here / "not", when["not"], condition.none.emplace_back());
    if (when.contains("is") && !hasRuling && !hasOption)
        fault(here / "is", "\"is\" needs the ruling or option that it is about", "Add ruling or option, or drop it.");
    if (hasRuling) {
        const auto ruling = rulingNamed(here / "ruling", textOf(when, "ruling"));
        const bool isKnown = !ruling.isNone();
        if (isKnown && std::ranges::find(condition.rulings, ruling, &RulingAnswer::ruling) != condition.rulings.end())
            fault(here / "ruling", "the list asks twice about this ruling", "Keep one of them.");
        else if (when.contains("is") && !when["is"].is_boolean())
            fault(here / "is", "a ruling is true or false", "Write one of them.");
        else if (isKnown)
            condition.rulings.push_back({ruling, flagOf(when, "is", true)});
    }
    if (hasOption) {
        condition.option = battleOption(here / "option", when["option"]);
        if (!condition.option.isNone())
            condition.choices =
                choices(here / (when.contains("is") ? "is" : "option"), m_ruleset.battleOptions[condition.option],
                        when.contains("is") ? when["is"] : json(true));
    }
    if (when.contains("scenario") && when.contains("notScenario"))
        fault(here / "notScenario", "beside \"scenario\" it leaves nothing out, or all", "Keep one of them.");
    if (when.contains("scenario"))
        condition.scenarios = scenarios(here, when, "scenario");
    if (when.contains("notScenario"))
        condition.notScenarios = scenarios(here, when, "notScenario");
    if (when.contains("has"))
        condition.has = m_filters.filter(here / "has", when["has"], Domain::Unit);
    if (when.contains("hasNo"))
        condition.hasNo = m_filters.filter(here / "hasNo", when["hasNo"], Domain::Unit);
}

void ConstraintReader::optionCondition(const JsonPath& path, const json& value, BattleOption& option)
{
    option.when = condition(path, value);
    const auto here = path / "when";
    if (option.when.asksForUnits())
        fault(here, "a battle option does not depend on units", "Drop \"has\", \"hasNo\" and \"count\".");
    const auto& options = m_ruleset.battleOptions;
    bool isLater = false;
    option.when.eachPart([&](const Condition& part) {
        if (part.option.isNone() || part.option < options.idOf(option))
            return;
        fault(here, "the battle option " + inQuotes(options[part.option].id) + " is not before this one",
              "Ask for an option before it in the list.");
        isLater = true;
    });
    if (isLater) {
        option.when = Condition();
        option.when.army = m_army;
    }
}

SeverityRule ConstraintReader::severity(const JsonPath& path, const json& owner)
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
    if (rule.option.isNone())
        return rule;
    const auto& option = m_ruleset.battleOptions[rule.option];
    rule.byChoice.assign(option.choices.size(), Severity::Error);
    const auto into = here / "is";
    for (const auto& [choice, name] : (*found)["is"].items()) {
        const auto wanted = option.isFlag ? (choice == "true" ? "on" : choice == "false" ? "off" : "") : choice;
        const auto known = option.choices.find(wanted);
        if (known.isNone())
            fault(into / choice, "the option " + option.id + " has no choice \"" + choice + '"',
                  option.isFlag ? "Write true and false." : "Name a choice: " + listed(idsOf(option.choices)) + '.');
        else
            rule.byChoice[known] = severityNamed(name.get<std::string>());
    }
    for (const auto& choice : option.choices) {
        const auto key = !option.isFlag ? choice.id : choice.id == "on" ? "true" : "false";
        if (!(*found)["is"].contains(key))
            fault(into, "the rule has no severity for the case that " + option.id + " is " + key,
                  "Add " + inQuotes(key) + ": error, warning, note or off.");
    }
    return rule;
}

// ---- counts -----------------------------------------------------------------------------------------------------

Id<StatColumn> ConstraintReader::column(const JsonPath& path, const std::string& id, const Table<StatColumn>& columns)
{
    const auto found = named(path, "column", id, columns, "Check the spelling.");
    if (!found.isNone() && columns[found].kind == StatKind::Text)
        fault(path, "the column " + inQuotes(id) + " has words, not numbers", "Name a column of numbers.");
    return found;
}

FactSet ConstraintReader::parameter(const JsonPath& path, const json& value)
{
    for (const auto& id : oneOrMore(value)) {
        const auto rule = m_context.findRule(m_army, id);
        if (!rule.isNone() && !hasParameter(m_catalogue.rule(rule)))
            fault(path, "the special rule \"" + id + "\" has no parameter",
                  "Ask for a rule whose name ends in (n), or add (n) to its name.");
        m_context.countedRules.insert(id);
    }
    return m_filters.rules(path, value);
}

SideSelector ConstraintReader::side(const JsonPath& path, const json& value)
{
    SideSelector selector;
    if (value.is_string()) {
        selector.kind = value == "first" ? SideSelector::Kind::First : SideSelector::Kind::Second;
        return selector;
    }
    selector.option = battleOption(path / "option", value["option"]);
    if (selector.option.isNone())
        return selector;
    selector.kind = SideSelector::Kind::ByOption;
    const auto& option = m_ruleset.battleOptions[selector.option];
    const auto found = choices(path / "is", option, value["is"]);
    if (!found.empty())
        selector.choice = found.front();
    return selector;
}

void ConstraintReader::models(const JsonPath& path, const json& value, Measure& measure, Domain domain)
{
    if (!value.contains("group") || domain == Domain::Body) {
        measure.kind = Measure::Kind::Models;
        measure.filter = m_filters.filter(path, value, domain);
        return;
    }
    measure.kind = Measure::Kind::GroupModels;
    measure.filter = m_filters.filterAt(path, value, "of", domain);
    if (value["group"] != "any")
        measure.groups = m_filters.modelGroups(path / "group", value["group"]);
    if (measure.groups.has(ownModels))
        fault(path / "group", "\"none\", a unit's own models, is not a model group to count",
              "Name groups; or write \"forEach\": \"body\", where a body can be of none.");
    for (const auto& [key, member] : value.items())
        if (key != "group" && key != "of")
            fault(path / key, "\"" + key + "\" is not allowed beside a model group",
                  "Put the question about the unit into \"of\".");
}

void ConstraintReader::options(const JsonPath& path, const json& value, Measure& measure, CountAt at)
{
    measure.kind = Measure::Kind::Options;
    if (!value.is_object()) {
        measure.options = m_filters.options(path, value);
        return;
    }
    if (value.contains("option"))
        measure.options = m_filters.options(path / "option", value["option"]);
    if (value.contains("of"))
        for (const auto& id : oneOrMore(value["of"]))
            measure.optionGroups.add(m_context.optionGroups.ask(m_file, path / "of", id));
    if (value.contains("in"))
        measure.groups = m_filters.modelGroups(path / "in", value["in"]);
    if (value.contains("mark"))
        measure.optionMarks = m_filters.marks(path / "mark", value["mark"]);
    if (value.contains("units"))
        measure.filter = m_filters.filter(path / "units", value["units"], Domain::Unit);
    measure.filled = flagOf(value, "filled");
    measure.differing = flagOf(value, "differing");
    if (measure.filled && measure.differing)
        fault(path / "filled", "\"filled\" counts option groups, \"differing\" single options", "Drop one of them.");
    if (value.contains("differing") && at != CountAt::Body)
        fault(path / "differing", std::string(nameOf(at)) + " cannot be asked for options that differ from the unit's",
              "Write \"forEach\": \"body\".");
    else if (measure.differing && measure.groups == FactSet(ownModels))
        fault(path / "in", "a unit's own models never differ from their unit", "Name model groups, or drop it.");
}

/// The points of units that fit, or of options.
void ConstraintReader::points(const JsonPath& path, const json& value, Measure& measure, CountAt at)
{
    if (!value.contains("options")) {
        measure.kind = Measure::Kind::Points;
        measure.filter = m_filters.filter(path, value, domainOf(at));
        return;
    }
    const auto here = path / "options";
    options(here, value["options"], measure, at);
    measure.kind = Measure::Kind::OptionPoints;
    for (const auto& [key, member] : value.items())
        if (key != "options")
            fault(path / key, inQuotes(key) + " is not allowed beside options",
                  "Ask about the units that have them with \"units\" inside of options.");
}

/// The same of another kind of cost, which is its only key.
void ConstraintReader::costs(const JsonPath& path, const json& value, Measure& measure, CountAt at)
{
    if (value.size() != 1)
        fault(path, "the count adds up " + std::to_string(value.size()) + " kinds of cost", "Name exactly one.");
    for (const auto& [id, member] : value.items()) {
        measure.cost = named(path / id, "kind of cost", id, m_ruleset.costs, "Add it to costs of the ruleset.");
        points(path / id, member, measure, at);
    }
}

void ConstraintReader::weapons(const JsonPath& path, const json& value, Measure& measure)
{
    measure.kind = Measure::Kind::Weapons;
    if (value.contains("kind"))
        for (const auto& id : oneOrMore(value["kind"]))
            measure.weaponKinds.push_back(
                named(path / "kind", "kind of weapon", id, m_ruleset.weaponKinds, "Check the spelling."));
    if (value.contains("weapon")) {
        const auto wanted = oneOrMore(value["weapon"]);
        for (const auto& id : wanted)
            m_context.weapons.want(m_file, path / "weapon", id);
        const auto& all = m_catalogue.weapons;
        for (const auto weapon : all.ids())
            if (std::ranges::find(wanted, all[weapon].id) != wanted.end())
                measure.weapons.push_back(weapon);
        const auto isOfKind = [&](Id<Weapon> weapon) {
            return std::ranges::find(measure.weaponKinds, all[weapon].kind) != measure.weaponKinds.end();
        };
        if (!measure.weapons.empty() && !measure.weaponKinds.empty() && std::ranges::none_of(measure.weapons, isOfKind))
            fault(path / "weapon", "none of these weapons is of this kind: " + listed(wanted),
                  "Drop kind, or name weapons of that kind.");
        // No army that was read has this weapon. An empty list would count all weapons, so an id is added that fits
        // none.
        if (measure.weapons.empty())
            measure.weapons.emplace_back(noId);
    }
}

/// False, with a fault, if the count does not say what must be distinct.
bool ConstraintReader::distinct(const JsonPath& path, const json& value, Measure& measure, Domain domain)
{
    const auto starts = value.contains("option") + value.contains("agreed") + value.contains("of");
    if (starts != 1) {
        fault(path, "\"distinct\" has " + std::to_string(starts) + " things to tell apart",
              "Write exactly one of of, option, agreed.");
        return false;
    }
    if (value.contains("of")) {
        measure.kind = value["of"] == "army" ? Measure::Kind::DistinctArmies : Measure::Kind::DistinctKinds;
        measure.filter = m_filters.filterAt(path, value, "units", domain);
        return true;
    }
    measure.kind = value.contains("option") ? Measure::Kind::DistinctOption : Measure::Kind::DistinctAgreed;
    if (value.contains("option"))
        measure.option = battleOption(path / "option", value["option"]);
    if (value.contains("units"))
        fault(path / "units", "only armies and kinds are told apart among units", "Drop it, or write \"of\".");
    return true;
}

void ConstraintReader::unmatched(const JsonPath& path, const json& value, Measure& measure)
{
    measure.kind = Measure::Kind::Unmatched;
    measure.filter = m_filters.filterAt(path, value, "units", Domain::Unit);
    each(path, value, "places", [&](const JsonPath& here, const json& place) {
        Unlock unlock;
        if (place.contains("by"))
            unlock.by = m_filters.filter(here / "by", place["by"], Domain::Unit);
        unlock.number = static_cast<int>(numberOf(place, "number", 1));
        unlock.places = m_filters.filterAt(here, place, "for", Domain::Unit);
        unlock.most = static_cast<int>(numberOf(place, "max", Unlock::anyPlaces));
        unlock.isOfOneKind = !flagOf(place, "different");
        if (!unlock.by)
            refuse(here, place, "max", "without by there are so many places as number says", "Drop it.");
        if (!unlock.isOfOneKind)
            refuse(here, place, "max", "places for different categories are counted for each unit that unlocks them",
                   "Drop max or different.");
        if (!unlock.isOfOneKind && unlock.number < 2)
            fault(here / "different", "one place has no others that it could differ from", "Drop it, or write number.");
        measure.unlocks.push_back(std::move(unlock));
    });
}

void ConstraintReader::read(const JsonPath& path, const std::string& key, const json& value, Measure& measure,
                            CountAt at)
{
    const auto domain = domainOf(at);
    if (key == "units") {
        measure.kind = Measure::Kind::Units;
        measure.filter = m_filters.filter(path, value, domain);
    } else if (key == "points") {
        points(path, value, measure, at);
    } else if (key == "costs") {
        costs(path, value, measure, at);
    } else if (key == "models") {
        models(path, value, measure, domain);
    } else if (key == "options") {
        options(path, value, measure, at);
    } else if (key == "weapons") {
        weapons(path, value, measure);
    } else if (key == "sameWeapon") {
        weapons(path, value, measure);
        measure.kind = Measure::Kind::SameWeapon;
    } else if (key == "largest") {
        weapons(path, value, measure);
        measure.kind = Measure::Kind::Largest;
        measure.stat = column(path / "stat", textOf(value, "stat"), m_ruleset.weaponStats);
    } else if (key == "stat") {
        measure.kind = Measure::Kind::Stat;
        measure.stat = column(path, value.get<std::string>(), m_ruleset.stats);
    } else if (key == "highest") {
        measure.kind = Measure::Kind::Highest;
        measure.stat = column(path / "stat", textOf(value, "stat"), m_ruleset.stats);
        measure.filter = m_filters.filterAt(path, value, "units", domain);
    } else if (key == "parameter") {
        measure.kind = Measure::Kind::Parameter;
        measure.rules = parameter(path, value);
    } else if (key == "agreed") {
        measure.kind = Measure::Kind::AgreedPoints;
    } else if (key == "distinct") {
        if (!distinct(path, value, measure, domain))
            return;
    } else if (key == "unmatched") {
        unmatched(path, value, measure);
    }
    if (!canCount(measure.kind, at))
        fault(path,
              inQuotes(key == "costs" ? key : keyOf(measure.kind)) + " cannot be counted over " +
                  std::string(nameOf(at)),
              "What can be counted here: " + listed(countsAt(at)) + '.');
    else if (isOfPoints(measure.kind) && key != "costs")
        needPoints(path);
}

/// A fault if the game has no points.
void ConstraintReader::needPoints(const JsonPath& path)
{
    if (!m_ruleset.hasPoints)
        fault(path, "the game has no points", "Add points to the ruleset, or count something else.");
}

Measure ConstraintReader::measure(const JsonPath& path, const json& value, CountAt at)
{
    Measure measure;
    if (value.contains("in")) {
        const auto here = path / "in";
        measure.in = scopeNamed(here, textOf(value, "in"));
        if (!canLook(measure.in->kind, at))
            fault(here, "a count over " + std::string(nameOf(at)) + " cannot look at " + inQuotes(textOf(value, "in")),
                  canLook(Scope::Kind::Roster, at) ? "Write \"roster\", or drop it." : "Drop it.");
        else if (measure.in->kind == Scope::Kind::Roster)
            at = CountAt::Roster;
        else
            at = measure.in->kind == Scope::Kind::Self ? CountAt::Unit : CountAt::Below;
    }
    int kinds = 0;
    for (const auto& [key, member] : value.items()) {
        if (key == "side" || key == "in")
            continue;
        read(path / key, key, member, measure, at);
        ++kinds;
    }
    measure.quick = QuickFilter::of(measure.filter);
    if (kinds != 1)
        fault(path, "a count has " + std::to_string(kinds) + " things to count",
              "Write exactly one of units, models, points, costs, options, weapons, largest, sameWeapon, stat, "
              "highest, parameter, agreed, distinct, unmatched.");
    if (!value.contains("side"))
        return measure;
    const auto here = path / "side";
    if (at != CountAt::Battle)
        fault(here, "only a count over the two sides of a battle has a side",
              "Write \"forEach\": \"battle\", or drop it.");
    else if (measure.kind == Measure::Kind::DistinctOption || measure.kind == Measure::Kind::DistinctAgreed)
        fault(here, "what is distinct is looked for on both sides", "Drop it.");
    else
        measure.side = side(here, value["side"]);
    return measure;
}

// ---- bounds -----------------------------------------------------------------------------------------------------

Bound ConstraintReader::bound(const JsonPath& path, const json& value, CountAt at)
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
        if (!canStartFrom(source, at))
            fault(path / key,
                  "a bound over " + std::string(nameOf(at)) + " cannot start from \"" + std::string(key) + '"',
                  "What it can start from here: " + listed(startsAt(at)) + '.');
        return true;
    };
    if (take("count", Bound::Source::Measure))
        bound.measure = std::make_shared<Measure>(measure(path / "count", value["count"], at));
    if (take("battle", Bound::Source::AgreedPoints))
        needPoints(path / "battle");
    take("line", Bound::Source::LineNumber);
    take("limit", Bound::Source::LimitNumber);
    if (take("parameter", Bound::Source::Parameter))
        bound.rules = parameter(path / "parameter", value["parameter"]);
    const auto& columns = m_ruleset.stats;
    if (take("stat", Bound::Source::Stat))
        bound.stat = column(path / "stat", textOf(value, "stat"), columns);
    if (take("derived", Bound::Source::Derived)) {
        bound.stat = column(path / "derived", textOf(value, "derived"), columns);
        if (!bound.stat.isNone() && !columns[bound.stat].formula)
            fault(path / "derived", "the column has no formula", "Give it one with from.");
    }
    if (take("army", Bound::Source::ArmyNumber)) {
        auto& numbers = m_ruleset.numbers;
        const auto id = textOf(value, "army");
        m_context.armyNumbers.want(m_file, path / "army", id);
        bound.number = numbers.find(id);
        if (bound.number.isNone())
            bound.number = numbers.add({id});
    }
    const auto takeParts = [&](std::string_view key, Bound::Source source) {
        if (!take(key, source))
            return;
        const auto here = path / key;
        for (std::size_t i = 0; i < value[key].size(); ++i)
            bound.parts.push_back(this->bound(here / i, value[key][i], at));
    };
    takeParts("lower", Bound::Source::Lower);
    takeParts("higher", Bound::Source::Higher);
    takeParts("sum", Bound::Source::Sum);
    if (sources != 1)
        fault(
            path, "a bound has " + std::to_string(sources) + " figures to start from",
            "Write exactly one of count, battle, line, limit, parameter, stat, derived, army, lower, higher, sum, or a "
            "plain number.");
    each(path, value, "table", [&](const JsonPath& row, const json& its) {
        const auto from = its[0].get<std::int64_t>();
        if (!bound.table.empty() && from <= bound.table.back().first)
            fault(row, "the figures do not rise from line to line", "Sort them.");
        bound.table.emplace_back(from, its[1].get<std::int64_t>());
    });
    bound.times = timesOf(value);
    if (value.contains("by"))
        bound.by = std::make_shared<Bound>(this->bound(path / "by", value["by"], at));
    bound.partCounts = value.contains("perPart");
    if (bound.partCounts && value.contains("perFull"))
        fault(path / "perPart", "a bound counts full steps or also parts of them, not both",
              "Keep one of perFull and perPart.");
    bound.perFull = numberOf(value, bound.partCounts ? "perPart" : "perFull");
    bound.plus = numberOf(value, "plus");
    bound.rounding = roundingOf(value);
    return bound;
}

// ---- constraints ------------------------------------------------------------------------------------------------

Scope ConstraintReader::scopeNamed(const JsonPath& path, const std::string& name)
{
    for (const auto& [word, kind] : scopeWords)
        if (word == name)
            return {kind, noId};
    const auto& places = m_ruleset.places;
    const auto found = std::ranges::find(places, name, &Place::as);
    if (found != places.end())
        return {Scope::Kind::Place, places.idOf(*found)};
    std::vector<std::string_view> known;
    for (const auto& [word, kind] : scopeWords)
        known.push_back(word);
    for (const auto& place : places)
        known.push_back(place.as);
    unknown(path, "place", name, known, "Check the spelling.");
    return {Scope::Kind::Place, noId};
}

void ConstraintReader::scope(const JsonPath& path, const json& value, Constraint& rule)
{
    if (!value.contains("in"))
        return;
    if (rule.subject != SubjectKind::Unit)
        fault(path / "in", "\"in\" means something only with \"forEach\": \"unit\"",
              "Write \"forEach\": \"unit\", or drop it.");
    rule.scope = scopeNamed(path / "in", textOf(value, "in"));
}

/// Faults for slots of a text that are not known here.
void ConstraintReader::checkSlots(const JsonPath& path, const std::string& text,
                                  const std::vector<std::string_view>& known)
{
    if (text.rfind('{') != std::string::npos && text.find('}', text.rfind('{')) == std::string::npos)
        fault(path, "a brace is not closed", "Write } behind the name.");
    for (const auto& slot : slotsOfText(text)) {
        const bool isNumber = slot.name == "actual" || slot.name == "allowed";
        if (slot.hasWords && !isNumber)
            fault(path, '{' + slot.name + ":...} chooses no word", "Words are chosen by actual and by allowed.");
        else if (std::ranges::find(known, slot.name) == known.end())
            fault(path, '{' + slot.name + "} has no meaning here",
                  didYouMean(slot.name, known,
                             known.empty() ? "No names in braces are known here."
                                           : "Known here: " + listed(known) + '.'));
        else if (slot.hasWords && slot.words != 2)
            fault(path,
                  '{' + slot.name + ":...} has " + std::to_string(slot.words) + (slot.words == 1 ? " word" : " words") +
                      " to choose from",
                  "Write two, for one and for more: {" + slot.name + ":unit|units}.");
    }
}

void ConstraintReader::message(const JsonPath& path, const json& value, Constraint& rule)
{
    const auto& text = value["message"];
    const auto here = path / "message";
    const auto subject = subjectNamed(textOf(value, "forEach", "roster")).slot;
    const auto readMessage = [&](Direction direction, bool isWanted, std::string_view key, std::string& into) {
        if (text.is_string()) {
            into = text.get<std::string>();
            if (isWanted)
                checkSlots(here, into, slotsOf(rule, subject, direction));
            return;
        }
        into = textOf(text, key);
        if (isWanted && into.empty())
            fault(here, "there is no message for " + std::string(direction == Direction::More ? "too many" : "too few"),
                  "Add " + inQuotes(key) + '.');
        else if (!isWanted && text.contains(key))
            fault(here / key,
                  "the rule never finds " + std::string(direction == Direction::More ? "too many" : "too few"),
                  "Drop it.");
        else
            checkSlots(here / key, into, slotsOf(rule, subject, direction));
    };
    readMessage(Direction::More, rule.atMost.has_value(), "more", rule.messageMore);
    readMessage(Direction::Fewer, rule.atLeast || rule.exactly, "fewer", rule.messageFewer);
}

namespace {

/// Whether a note that the rule was not judged may need its name: it asks for a battle option without a default.
bool asksForChoice(const Ruleset& ruleset, const Constraint& rule)
{
    return std::ranges::any_of(
        std::array{rule.when.option, rule.severity.option, rule.count.option},
        [&](Id<BattleOption> option) { return !option.isNone() && ruleset.battleOptions[option].standard.isNone(); });
}

} // namespace

/// Reads the label of the rule's tallies.
void ConstraintReader::label(const JsonPath& path, const json& value, Constraint& rule)
{
    rule.name = textOf(value, "name");
    const bool hasPlaces = rule.count.kind == Measure::Kind::Unmatched;
    if (value.contains("name") && ((rule.forbids() && !hasPlaces) || rule.subject == SubjectKind::Battle) &&
        !asksForChoice(m_ruleset, rule))
        fault(path / "name",
              rule.forbids() ? "a rule that forbids has no tally that could have a name"
                             : "a battle has no tally that could have a name",
              "Drop it.");
    else if (const auto slot = subjectNamed(textOf(value, "forEach", "roster")).slot; slot.empty())
        checkSlots(path / "name", rule.name, {});
    else
        checkSlots(path / "name", rule.name, {slot});
}

Constraint ConstraintReader::constraint(const JsonPath& path, const json& value)
{
    Constraint rule;
    rule.id = textOf(value, "id");
    const auto& subject = subjectNamed(textOf(value, "forEach", "roster"));
    rule.subject = subject.kind;
    if (subject.domain)
        rule.where = m_filters.filterAt(path, value, "where", *subject.domain);
    else if (value.contains("where"))
        fault(path / "where", "only armies, units, bodies, kinds, lines and options can be picked out",
              "Put the question into count.");
    rule.quickWhere = QuickFilter::of(rule.where);
    scope(path, value, rule);
    rule.when = condition(path, value);
    rule.whenEmpty = flagOf(value, "whenEmpty");
    const bool isOfUnits = rule.subject == SubjectKind::Unit || rule.subject == SubjectKind::Body ||
                           rule.subject == SubjectKind::Kind || rule.subject == SubjectKind::Option ||
                           rule.subject == SubjectKind::Battle;
    if (value.contains("whenEmpty") && isOfUnits)
        fault(path / "whenEmpty", "a roster without units has none of what this rule is judged for", "Drop it.");
    else if (rule.whenEmpty && rule.subject == SubjectKind::Army && rule.where.kind != Filter::Kind::Always)
        fault(path / "whenEmpty", "in a roster without units no army is picked out by where",
              "Drop it, or drop where.");
    const auto at = countAt(rule.subject, rule.scope);
    rule.count = measure(path / "count", value["count"], at);
    if (value.contains("exactly")) {
        rule.exactly = true;
        rule.atMost = bound(path / "exactly", value["exactly"], at);
    }
    if (value.contains("atMost"))
        rule.atMost = bound(path / "atMost", value["atMost"], at);
    if (value.contains("atLeast"))
        rule.atLeast = bound(path / "atLeast", value["atLeast"], at);
    if (!rule.atMost && !rule.atLeast)
        fault(path, "the rule compares with nothing", "Write atMost, atLeast or exactly.");
    if (rule.exactly && (value.contains("atMost") || value.contains("atLeast")))
        fault(path, "exactly cannot be beside atMost or atLeast", "Write one or the other.");
    rule.severity = severity(path, value);
    rule.citation = citation(path, value);
    message(path, value, rule);
    label(path, value, rule);
    return rule;
}

} // namespace muster
