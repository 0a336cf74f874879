#include "io/ruleset/gearreader.h"

#include "core/base/wording.h"
#include "io/json/faultwords.h"
#include "io/ruleset/sharedlists.h"

#include <algorithm>
#include <ranges>

namespace muster {

using nlohmann::json;

// ---- special rules and weapons ------------------------------------------------------------------------------------

std::vector<RuleRef> GearReader::rules(const JsonPath& path, const json& owner, std::string_view key)
{
    std::vector<RuleRef> refs;
    each(path, owner, key, [&](const JsonPath& here, const json& value) {
        if (auto ref = ruleRef(here, value); !ref.rule.isNone())
            refs.push_back(std::move(ref));
    });
    return refs;
}

std::vector<RuleRef> GearReader::countedRules(const JsonPath& path, const json& owner)
{
    each(path, owner, "rules", [&](const JsonPath& here, const json& value) {
        if (value.is_object() && value.contains("value") && value["value"].is_string())
            m_context.wordParameters.push_back(
                {&m_file, (here / "value").pointer(), textOf(value, "rule"), textOf(value, "value")});
    });
    return rules(path, owner);
}

Id<Weapon> GearReader::weapon(const JsonPath& path, const std::string& id)
{
    const auto found = m_context.findWeapon(m_army, id);
    if (found.isNone()) {
        unknown(path, "weapon", id, idsWithShared(m_file, "weapons"),
                "Add it to weapons of the army or of the ruleset.");
    }
    return found;
}

std::vector<Carry> GearReader::carries(const JsonPath& path, const json& owner, Carry::Count standard)
{
    std::vector<Carry> list;
    each(path, owner, "weapons", [&](const JsonPath& at, const json& value) {
        Carry carry;
        carry.weapon = weapon(at / "weapon", textOf(value, "weapon"));
        carry.arcs = textsOf(value, "arcs");
        checkArcs(at / "arcs", carry.arcs);
        if (carry.weapon.isNone())
            return;
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
    });
    return list;
}

/// A ruleset that does not name its arcs allows all letters.
void GearReader::checkArcs(const JsonPath& path, const std::vector<std::string>& letters)
{
    std::vector<std::string> known;
    for (const auto& [letter, name] : m_ruleset.arcs)
        known.push_back(letter);
    for (std::size_t i = 0; i < letters.size(); ++i)
        if (!known.empty() && std::ranges::find(known, letters[i]) == known.end())
            fault(path / i, "there is no arc " + inQuotes(letters[i]),
                  "The arcs of the ruleset are " + listed(known) + '.');
}

// ---- effects ------------------------------------------------------------------------------------------------------

std::vector<Effect> GearReader::effects(const JsonPath& path, const json& owner, std::string_view key)
{
    std::vector<Effect> list;
    each(path, owner, key, [&](const JsonPath& here, const json& value) {
        if (auto made = effect(here, value))
            list.push_back(std::move(*made));
    });
    return list;
}

std::optional<Effect> GearReader::effect(const JsonPath& path, const json& value)
{
    Effect effect;
    effect.ofWeapons = textOf(value, "of", "unit") == "weapons";
    const auto& columns = effect.ofWeapons ? m_ruleset.weaponStats : m_ruleset.stats;
    effect.stat = named(path / "stat", "column", textOf(value, "stat"), columns,
                        effect.ofWeapons ? "Use the ids of weaponStats." : "Use the ids of stats.");
    if (effect.stat.isNone())
        return std::nullopt;
    if (value.contains("weaponKind")) {
        effect.weaponKind = named(path / "weaponKind", "kind of weapon", textOf(value, "weaponKind"),
                                  m_ruleset.weaponKinds, "Use one of the ruleset's.");
        if (!effect.weaponKind.isNone() && !effect.ofWeapons)
            fault(path / "weaponKind", "the effect changes the unit, not its weapons",
                  "Write \"of\": \"weapons\", or drop it.");
    }
    effect.each = flagOf(value, "each");
    effect.first = flagOf(value, "first");
    if (const auto when = value.find("when"); when != value.end()) {
        effect.ruling = rulingNamed(path / "when" / "ruling", textOf(*when, "ruling"));
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
        effect.value = figure(path / "set", column, value["set"]);
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
        fault(path, "an effect does " + std::to_string(changes) + " things",
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
        refuse(path, value, "each", "only improve, worsen and add count several times", "Drop it.");
    if (!isMultiple)
        refuse(path, value, "first", "only a multiplication comes first or last", "Drop it.");
    if (column.kind == StatKind::Text && !isSet)
        fault(path, "the column " + inQuotes(column.id) + " has words, which can only be set",
              "Write set, or change another column.");
    else if (isBetterOrWorse && column.better == Better::None)
        fault(path, "in the column " + inQuotes(column.id) + " no figure is better than another",
              "Write add, or say in the ruleset which is better.");
}

// ---- the rest -----------------------------------------------------------------------------------------------------

std::vector<Uncertain> GearReader::doubts(const JsonPath& path, const json& owner)
{
    std::vector<Uncertain> list;
    auto known = idsOf(m_ruleset.stats);
    known.insert(known.end(), {"models", "points", "weapons"});
    each(path, owner, "uncertain", [&](const JsonPath& here, const json& value) {
        list.push_back({textOf(value, "what"), textOf(value, "why")});
        if (const auto& what = list.back().what; std::ranges::find(known, what) == known.end())
            unknown(here / "what", "figure", what, known, "Write models, points, weapons or the id of a column.");
    });
    return list;
}

Points GearReader::pointsOf(const JsonPath& path, const json& value)
{
    if (value.is_number())
        return value.get<std::int64_t>();
    const auto fraction = parseFraction(value.get_ref<const std::string&>());
    if (const auto points = fraction ? Points::of(*fraction) : std::nullopt)
        return *points;
    fault(path, inQuotes(value.get_ref<const std::string&>()) + " is not a cost that can be added up",
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
    each(path, owner, "parts", [&](const JsonPath& here, const json& value) {
        const auto id = textOf(value, "profile");
        const auto isOfArmy = [&](const Profile& profile) { return profile.army == m_army; };
        const auto profile = std::ranges::find_if(m_catalogue.profiles,
                                                  [&](const Profile& its) { return isOfArmy(its) && its.id == id; });
        if (profile == m_catalogue.profiles.end())
            return unknown(here / "profile", "profile", id, idsWithShared(m_file, "profiles"),
                           "Add it to profiles of the army or of the ruleset.");
        list.push_back({m_catalogue.profiles.idOf(*profile), static_cast<int>(numberOf(value, "models", 1)),
                        flagOf(value, "mount")});
    });
    return list;
}

Price GearReader::price(const JsonPath& path, const json& owner)
{
    const auto found = owner.find("points");
    return found == owner.end() ? Price() : priceOf(path / "points", *found);
}

Price GearReader::priceOf(const JsonPath& path, const json& value)
{
    if (!value.is_object() || (!value.contains("if") && !value.contains("else")))
        return plainPrice(path, value);
    if (value.size() != 2 || !value.contains("if") || !value.contains("else")) {
        fault(path, "a price with cases has if, and else for all that they leave", "Write these two keys.");
        return {};
    }
    auto price = plainPrice(path / "else", value["else"]);
    auto cases = std::make_shared<std::vector<PriceCase>>(m_context.priceCases[&value]);
    cases->resize(listOf(value, "if").size());
    auto its = cases->begin();
    each(path, value, "if", [&](const JsonPath& here, const json& written) {
        (its++)->price = plainPrice(here / "points", written["points"]);
    });
    price.cases = std::move(cases);
    return price;
}

Price GearReader::plainPrice(const JsonPath& path, const json& value)
{
    if (!value.is_object())
        return pointsOf(path, value);
    Price price;
    each(path, value, "byCopy",
         [&](const JsonPath& here, const json& copy) { price.byCopy.push_back(pointsOf(here, copy)); });
    each(path, value, "bySize", [&](const JsonPath& line, const json& row) {
        const auto size = row[0].get<int>();
        if (!price.bySize.empty() && size <= price.bySize.back().first)
            fault(line, "the sizes do not rise from line to line", "Sort them.");
        price.bySize.emplace_back(size, pointsOf(line / 1, row[1]));
    });
    if (price.bySize.empty() == price.byCopy.empty())
        fault(path, "a price is a number, or a list by size or by copy", "Write one of bySize and byCopy.");
    return price;
}

std::vector<OtherCost> GearReader::costs(const JsonPath& path, const json& owner)
{
    std::vector<OtherCost> list;
    const auto read = [&](const char* key, const auto& use) {
        const auto found = owner.find(key);
        if (found == owner.end())
            return;
        const auto here = path / key;
        for (const auto& [id, value] : found->items()) {
            const auto kind = named(here / id, "kind of cost", id, m_ruleset.costs, "Add it to costs of the ruleset.");
            if (kind.isNone())
                continue;
            auto its = std::ranges::find(list, kind, &OtherCost::kind);
            if (its == list.end())
                its = list.insert(its, {kind, {}, {}});
            use(here / id, value, *its);
        }
    };
    read("costs", [&](const JsonPath& here, const json& value, OtherCost& cost) { cost.each = priceOf(here, value); });
    read("costsPerModel",
         [&](const JsonPath& here, const json& value, OtherCost& cost) { cost.perModel = pointsOf(here, value); });
    std::ranges::sort(list, {}, &OtherCost::kind);
    return list;
}

void GearReader::checkCosts(const JsonPath& path, const json& value)
{
    if (!m_ruleset.hasPoints)
        for (const auto* key : {"points", "pointsPerModel"})
            refuse(path, value, key, "the game has no points", "Drop it, or add points to the ruleset.");
}

} // namespace muster
