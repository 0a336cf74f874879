#include "io/ruleset/gearreader.h"

#include "core/base/wording.h"
#include "io/json/faultwords.h"

#include <algorithm>

namespace muster {

using nlohmann::json;

namespace {

Bearer bearerOf(const json& value)
{
    const auto name = textOf(value, "bearer");
    return name == "leader" ? Bearer::Leader : name == "trooper" ? Bearer::Trooper : Bearer::Unit;
}

} // namespace

// ---- special rules and weapons ------------------------------------------------------------------------------------

std::vector<RuleRef> GearReader::rules(const JsonPath& path, const json& owner, std::string_view key)
{
    std::vector<RuleRef> refs;
    const auto here = path / key;
    const auto& values = listOf(owner, key);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (auto ref = m_context.ruleRef(m_file, here / i, m_army, values[i]); !ref.rule.isNone())
            refs.push_back(std::move(ref));
    return refs;
}

std::vector<RuleRef> GearReader::countedRules(const JsonPath& path, const json& owner)
{
    const auto here = path / "rules";
    const auto& values = listOf(owner, "rules");
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i].is_object() && values[i].contains("value") && values[i]["value"].is_string())
            m_context.wordParameters.push_back(
                {&m_file, (here / i / "value").pointer(), textOf(values[i], "rule"), textOf(values[i], "value")});
    return rules(path, owner);
}

Id<Weapon> GearReader::weapon(const JsonPath& path, const std::string& id)
{
    const auto found = m_context.findWeapon(m_army, id);
    if (found.isNone()) {
        std::vector<std::string_view> known;
        for (const auto& weapon : m_catalogue.weapons)
            if (weapon.army == m_army)
                known.push_back(weapon.id);
        m_context.unknown(m_file, path, "weapon", id, known, "Add it to weapons of the army.");
    }
    return found;
}

std::vector<Carry> GearReader::carries(const JsonPath& path, const json& owner, Carry::Count standard)
{
    std::vector<Carry> list;
    const auto here = path / "weapons";
    const auto& values = listOf(owner, "weapons");
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto& value = values[i];
        const auto at = here / i;
        Carry carry;
        carry.weapon = weapon(at / "weapon", textOf(value, "weapon"));
        carry.arcs = textsOf(value, "arcs");
        checkArcs(at / "arcs", carry.arcs);
        if (carry.weapon.isNone())
            continue;
        carry.kind = standard;
        if (const auto count = value.find("count"); count != value.end()) {
            carry.kind = count->is_number() ? Carry::Count::Number
                         : *count == "rest" ? Carry::Count::Rest
                                            : Carry::Count::All;
            carry.number = count->is_number() ? count->get<int>() : 1;
        }
        carry.bearer = bearerOf(value);
        if (carry.bearer == Bearer::Leader && carry.kind == Carry::Count::All)
            carry.kind = Carry::Count::Number;
        carry.mount = textOf(value, "mount");
        carry.note = textOf(value, "note");
        list.push_back(std::move(carry));
    }
    return list;
}

/// A ruleset that does not name its arcs allows all letters.
void GearReader::checkArcs(const JsonPath& path, const std::vector<std::string>& letters)
{
    std::vector<std::string> known;
    for (const auto& [letter, name] : m_catalogue.ruleset.arcs)
        known.push_back(letter);
    for (std::size_t i = 0; i < letters.size(); ++i)
        if (!known.empty() && std::ranges::find(known, letters[i]) == known.end())
            m_context.fault(m_file, path / i, "there is no arc " + inQuotes(letters[i]),
                            "The arcs of the ruleset are " + listed(known) + '.');
}

// ---- effects ------------------------------------------------------------------------------------------------------

std::vector<Effect> GearReader::effects(const JsonPath& path, const json& owner, std::string_view key)
{
    std::vector<Effect> list;
    const auto here = path / key;
    const auto& values = listOf(owner, key);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (auto made = effect(here / i, values[i]))
            list.push_back(std::move(*made));
    return list;
}

std::optional<Effect> GearReader::effect(const JsonPath& path, const json& value)
{
    Effect effect;
    effect.ofWeapons = textOf(value, "of", "unit") == "weapons";
    const auto& columns = effect.ofWeapons ? m_catalogue.ruleset.weaponStats : m_catalogue.ruleset.stats;
    effect.stat = columns.find(textOf(value, "stat"));
    if (effect.stat.isNone()) {
        m_context.unknown(m_file, path / "stat", "column", textOf(value, "stat"), idsOf(columns),
                          effect.ofWeapons ? "Use the ids of weaponStats." : "Use the ids of stats.");
        return std::nullopt;
    }
    if (value.contains("weaponKind")) {
        const auto& kinds = m_catalogue.ruleset.weaponKinds;
        effect.weaponKind = kinds.find(textOf(value, "weaponKind"));
        if (effect.weaponKind.isNone())
            m_context.unknown(m_file, path / "weaponKind", "kind of weapon", textOf(value, "weaponKind"), idsOf(kinds),
                              "Use one of the ruleset's.");
        else if (!effect.ofWeapons)
            m_context.fault(m_file, path / "weaponKind", "the effect changes the unit, not its weapons",
                            "Write \"of\": \"weapons\", or drop it.");
    }
    effect.each = flagOf(value, "each");
    effect.first = flagOf(value, "first");
    if (const auto when = value.find("when"); when != value.end()) {
        effect.ruling = m_context.ruling(m_file, path / "when" / "ruling", textOf(*when, "ruling"));
        effect.rulingOn = flagOf(*when, "is", true);
    }
    readChange(path, value, columns[effect.stat], effect);
    return effect;
}

/// Reads the single change that an effect makes.
void GearReader::readChange(const JsonPath& path, const json& value, const StatColumn& column, Effect& effect)
{
    int changes = 0;
    if (value.contains("set")) {
        ++changes;
        effect.kind = Effect::Kind::Set;
        effect.value = m_context.stat(m_file, path / "set", column, value["set"]);
    }
    const std::pair<std::string_view, Effect::Kind> kinds[]{{"add", Effect::Kind::Add},
                                                            {"improve", Effect::Kind::Improve},
                                                            {"worsen", Effect::Kind::Worsen},
                                                            {"multiply", Effect::Kind::Multiply}};
    for (const auto& [key, kind] : kinds)
        if (value.contains(key)) {
            ++changes;
            effect.kind = kind;
            effect.amount = static_cast<int>(numberOf(value, key));
        }
    if (changes != 1)
        m_context.fault(m_file, path, "an effect does " + std::to_string(changes) + " things",
                        "Write exactly one of set, add, improve, worsen, multiply.");
    else
        checkEffect(path, value, column, effect);
}

/// Faults for keys that have no meaning for this kind of change or this column.
void GearReader::checkEffect(const JsonPath& path, const json& value, const StatColumn& column, const Effect& effect)
{
    const bool isSet = effect.kind == Effect::Kind::Set;
    const bool isMultiple = effect.kind == Effect::Kind::Multiply;
    const bool isBetterOrWorse = effect.kind == Effect::Kind::Improve || effect.kind == Effect::Kind::Worsen;
    if (isSet || isMultiple)
        m_context.refuse(m_file, path, value, "each", "only improve, worsen and add count several times", "Drop it.");
    if (!isMultiple)
        m_context.refuse(m_file, path, value, "first", "only a multiplication comes first or last", "Drop it.");
    if (column.kind == StatKind::Text && !isSet)
        m_context.fault(m_file, path, "the column " + inQuotes(column.id) + " has words, which can only be set",
                        "Write set, or change another column.");
    else if (isBetterOrWorse && column.better == Better::None)
        m_context.fault(m_file, path, "in the column " + inQuotes(column.id) + " no figure is better than another",
                        "Write add, or say in the ruleset which is better.");
}

// ---- the rest -----------------------------------------------------------------------------------------------------

std::vector<Uncertain> GearReader::doubts(const JsonPath& path, const json& owner)
{
    std::vector<Uncertain> list;
    auto known = idsOf(m_catalogue.ruleset.stats);
    known.insert(known.end(), {"models", "points", "weapons"});
    const auto here = path / "uncertain";
    const auto& values = listOf(owner, "uncertain");
    for (std::size_t i = 0; i < values.size(); ++i) {
        list.push_back({textOf(values[i], "what"), textOf(values[i], "why")});
        if (const auto& what = list.back().what; std::ranges::find(known, what) == known.end())
            m_context.unknown(m_file, here / i / "what", "figure", what, known,
                              "Write models, points, weapons or the id of a column.");
    }
    return list;
}

Points GearReader::pointsOf(const JsonPath& path, const json& value)
{
    if (value.is_number())
        return value.get<std::int64_t>();
    const auto fraction = parseFraction(value.get_ref<const std::string&>());
    if (const auto points = fraction ? Points::of(*fraction) : std::nullopt)
        return *points;
    m_context.fault(m_file, path, inQuotes(value.get_ref<const std::string&>()) + " is not a cost that can be added up",
                    std::string(faultwords::adviceForPoints));
    return {};
}

Points GearReader::points(const JsonPath& path, const json& owner, std::string_view key)
{
    const auto found = owner.find(key);
    return found == owner.end() ? Points() : pointsOf(path / key, *found);
}

std::vector<UnitPart> GearReader::parts(const JsonPath& path, const json& owner)
{
    std::vector<UnitPart> list;
    const auto here = path / "parts";
    const auto& values = listOf(owner, "parts");
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto id = textOf(values[i], "profile");
        const auto profile = std::ranges::find_if(
            m_catalogue.profiles, [&](const Profile& each) { return each.army == m_army && each.id == id; });
        if (profile != m_catalogue.profiles.end()) {
            list.push_back({m_catalogue.profiles.idOf(*profile), static_cast<int>(numberOf(values[i], "models", 1)),
                            flagOf(values[i], "mount")});
            continue;
        }
        std::vector<std::string_view> known;
        for (const auto& each : m_catalogue.profiles)
            if (each.army == m_army)
                known.push_back(each.id);
        m_context.unknown(m_file, here / i / "profile", "profile", id, known, "Add it to profiles of the army.");
    }
    return list;
}

Price GearReader::price(const JsonPath& path, const json& owner)
{
    const auto found = owner.find("points");
    if (found == owner.end())
        return {};
    const auto points = path / "points";
    if (!found->is_object())
        return pointsOf(points, *found);
    Price price;
    if (const auto list = found->find("byCopy"); list != found->end()) {
        const auto here = points / "byCopy";
        for (std::size_t i = 0; i < list->size(); ++i)
            price.byCopy.push_back(pointsOf(here / i, (*list)[i]));
    }
    if (const auto list = found->find("bySize"); list != found->end()) {
        const auto here = points / "bySize";
        for (std::size_t i = 0; i < list->size(); ++i) {
            const auto size = (*list)[i][0].get<int>();
            if (!price.bySize.empty() && size <= price.bySize.back().first)
                m_context.fault(m_file, here / i, "the sizes do not rise from line to line", "Sort them.");
            const auto line = here / i;
            price.bySize.emplace_back(size, pointsOf(line / 1, (*list)[i][1]));
        }
    }
    if (price.bySize.empty() == price.byCopy.empty())
        m_context.fault(m_file, points, "a price is a number, or a list by size or by copy",
                        "Write one of bySize and byCopy.");
    return price;
}

void GearReader::checkCosts(const JsonPath& path, const json& value)
{
    if (!m_catalogue.ruleset.hasPoints)
        for (const auto* key : {"points", "pointsPerModel"})
            m_context.refuse(m_file, path, value, key, "the game has no points",
                             "Drop it, or add points to the ruleset.");
}

} // namespace muster
