#include "rules/figures/profile.h"

#include "core/base/bounded.h"
#include "core/base/joined.h"
#include "rules/judge/assess.h"
#include "rules/judge/bodies.h"
#include "rules/judge/carrying.h"
#include "rules/judge/grants.h"
#include "rules/judge/parts.h"
#include "rules/judge/prices.h"

#include <algorithm>
#include <numeric>

namespace muster {

namespace {

void replaceAll(std::string& text, std::string_view from, std::string_view to)
{
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

bool isWordPart(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

/// Replaces the word n by the parameter.
std::string fillParameter(std::string text, std::string_view value)
{
    if (value.empty())
        return text;
    for (std::size_t at = 0; (at = text.find('n', at)) != std::string::npos;) {
        const bool isStart = at == 0 || !isWordPart(text[at - 1]);
        const bool isEnd = at + 1 == text.size() || !isWordPart(text[at + 1]);
        if (isStart && isEnd) {
            text.replace(at, 1, value);
            at += value.size();
        } else {
            ++at;
        }
    }
    return text;
}

/// Makes the figures, weapons and rules of a body of models from its choices.
class Builder {
public:
    Builder(const Catalogue& catalogue, const Assessment& assessment, const Body& body)
        : m_catalogue(catalogue),
          m_assessment(assessment),
          m_body(body),
          m_kind(catalogue.unit(assessment.units[body.unit].kind)),
          m_effects(catalogue, assessment, body)
    {
        Carrying carrying(catalogue, assessment);
        m_carried = carrying.of(body);
        for (const auto& ref : m_kind.rules)
            addRule(ref);
        forGiven(catalogue, assessment, body.unit, [&](const GrantedRules& granted) {
            for (const auto& ref : granted.rules)
                addRule(ref);
        });
        for (const auto& taken : assessment.takenBy(body))
            take(taken);
        if (body.kind)
            for (const auto& ref : body.kind->rules)
                addRule(ref);
        for (const auto& other : assessment.bodiesOf(body.unit))
            if (other.kind)
                for (const auto& ref : other.kind->unitRules)
                    addRule(ref);
    }

    [[nodiscard]] Table<StatColumn, ProfileStat> stats() const
    {
        Table<StatColumn, ProfileStat> stats;
        for (const auto column : m_catalogue.ruleset.stats.ids())
            stats.add(m_effects.figure(column));
        return stats;
    }

    [[nodiscard]] std::vector<ProfileOption> options() const
    {
        auto shown = m_options;
        for (auto& option : shown)
            if (!option.inner.empty())
                option.name += " (" +
                               muster::joined(option.inner,
                                              [&](const ProfileOption::Inner& inner) {
                                                  return inner.count == option.count
                                                             ? inner.option->name
                                                             : std::to_string(inner.count) + " × " + inner.option->name;
                                              }) +
                               ')';
        return shown;
    }

    [[nodiscard]] std::vector<ProfilePart> parts() const
    {
        std::vector<ProfilePart> parts;
        forParts(m_catalogue, m_assessment, m_body.unit, [&](const UnitPart& part, int models, const Option* option) {
            const auto same = std::ranges::find_if(parts, [&](const ProfilePart& other) {
                return other.profile == part.profile && other.isMount == part.isMount;
            });
            if (same != parts.end()) {
                same->models = boundedSum(same->models, models);
                return;
            }
            const auto& profile = m_catalogue.profile(part.profile);
            auto& made = parts.emplace_back();
            made.profile = part.profile;
            made.name = profile.name;
            made.models = models;
            made.isMount = part.isMount;
            made.isAdded = option != nullptr;
            made.note = profile.note;
            made.origin = profile.origin;
            made.uncertain = profile.uncertain;
            for (const auto column : m_catalogue.ruleset.stats.ids())
                made.stats.add(!m_catalogue.ruleset.isOfProfiles(column) ? ProfileStat()
                               : part.isMount ? ProfileStat{profile.stats[column], profile.stats[column], {}}
                                              : m_effects.figure(column, profile));
            for (const auto& carry : profile.weapons)
                made.weapons.push_back({carry.weapon, carry.number, carry.bearer, carry.arcs, carry.mount, carry.note,
                                        weaponStats(m_catalogue.weapon(carry.weapon))});
            for (const auto& ref : profile.rules)
                made.rules.push_back(named(ref));
            std::ranges::sort(made.rules, {}, &ProfileRule::name);
        });
        return parts;
    }

    /// The largest sets of weapons and shields that the hands can use together. Empty if the hands can use all of them
    /// at once.
    [[nodiscard]] std::vector<std::string> holds() const
    {
        const auto& hold = m_catalogue.ruleset.hold;
        if (!hold)
            return {};
        const auto hands = m_effects.figure(hold->stat).value.parts[0];
        if (!hands)
            return {};
        std::vector<std::pair<std::string, int>> things;
        for (const auto& carried : m_carried) {
            const auto& weapon = m_catalogue.weapon(carried.carry->weapon);
            const auto needs = weapon.stats[hold->weaponStat].parts[0].value_or(0);
            const bool isAlways = std::ranges::find(weapon.rules, hold->always, &RuleRef::rule) != weapon.rules.end();
            if (needs > 0 && !isAlways)
                things.emplace_back(weapon.name, needs);
        }
        for (const auto& taken : m_assessment.takenBy(m_body))
            if (taken.option->holds > 0 && taken.count > 0)
                things.emplace_back(taken.option->name, taken.option->holds);
        return largestSets(things, *hands);
    }

    [[nodiscard]] std::vector<ProfileRule> rules() const
    {
        std::vector<ProfileRule> rules;
        rules.reserve(m_rules.size());
        for (const auto& ref : m_rules)
            rules.push_back(named(ref));
        std::ranges::sort(rules, {}, &ProfileRule::name);
        return rules;
    }

    [[nodiscard]] std::vector<ProfileWeapon> weapons() const
    {
        std::vector<ProfileWeapon> weapons;
        for (const auto& carried : m_carried) {
            const auto& carry = *carried.carry;
            const auto count = carried.count;
            const auto same = std::ranges::find_if(weapons, [&](const ProfileWeapon& other) {
                return other.weapon == carry.weapon && other.bearer == carry.bearer && other.mount == carry.mount &&
                       other.note == carry.note && (carry.arcs.empty() == other.arcs.empty());
            });
            if (same != weapons.end()) {
                same->count = boundedSum(same->count, count);
                for (const auto& arc : carry.arcs)
                    if (std::ranges::find(same->arcs, arc) == same->arcs.end())
                        same->arcs.push_back(arc);
                continue;
            }
            weapons.push_back({carry.weapon, count, carry.bearer, carry.arcs, carry.mount, carry.note,
                               weaponStats(m_catalogue.weapon(carry.weapon))});
        }
        return weapons;
    }

private:
    [[nodiscard]] ProfileRule named(const RuleRef& ref) const
    {
        return {ref, ruleName(m_catalogue, ref), shortText(m_catalogue, ref)};
    }

    static std::vector<std::string> largestSets(const std::vector<std::pair<std::string, int>>& things, int hands)
    {
        constexpr std::size_t most = 12; // for more weapons there would be too many sets to list
        if (things.size() > most)
            return {};
        std::vector<unsigned> sets;
        for (unsigned set = 1; set < 1U << things.size(); ++set) {
            int needed = 0;
            for (std::size_t i = 0; i < things.size(); ++i)
                needed += (set >> i & 1) != 0 ? things[i].second : 0;
            if (needed <= hands)
                sets.push_back(set);
        }
        std::vector<std::string> ways;
        for (const auto set : sets) {
            if (std::ranges::any_of(sets, [&](unsigned other) { return other != set && (other & set) == set; }))
                continue;
            std::string way;
            for (std::size_t i = 0; i < things.size(); ++i)
                if ((set >> i & 1) != 0)
                    way += (way.empty() ? "" : " + ") + things[i].first;
            ways.push_back(std::move(way));
        }
        if (ways.size() == 1 && sets.size() + 1 == 1U << things.size())
            ways.clear();
        return ways;
    }

    void take(const TakenOption& taken)
    {
        const auto& option = *taken.option;
        const auto& list = m_body.kind && !taken.isInherited ? m_body.kind->choices : m_kind.choices;
        if (!taken.isInherited)
            takeShown(taken, list);
        for (auto ref : option.rules) {
            if (ref.number && m_catalogue.rule(ref.rule).sums) {
                ref.number = *ref.number * taken.count;
                ref.value = std::to_string(*ref.number);
            }
            addRule(ref);
        }
    }

    /// Of choices inside an option that was taken, the option speaks, and its price has theirs in it.
    void takeShown(const TakenOption& taken, const OptionList& list)
    {
        const auto& option = *taken.option;
        const auto& group = list.groups[option.group];
        const auto cost = costFor(m_catalogue, m_assessment, m_body, option, taken.count);
        const auto outer = group.inside.isNone()
                               ? m_options.end()
                               : std::ranges::find(m_options, &list.options[group.inside], &ProfileOption::option);
        if (outer == m_options.end()) {
            m_options.push_back({group.name, option.name, taken.count, cost, taken.isDefault, group.isMount, &option});
            return;
        }
        outer->inner.push_back({&option, taken.count});
        outer->points += cost;
    }

    void addRule(const RuleRef& ref)
    {
        const auto known = std::ranges::find_if(
            m_rules, [&](const RuleRef& other) { return other.rule == ref.rule && other.bearer == ref.bearer; });
        if (known == m_rules.end()) {
            m_rules.push_back(ref);
            return;
        }
        if (!ref.number || !known->number)
            return;
        const bool sums = m_catalogue.rule(ref.rule).sums;
        known->number = sums ? boundedSum(*known->number, *ref.number) : std::max(*known->number, *ref.number);
        known->value = std::to_string(*known->number);
    }

    [[nodiscard]] Table<StatColumn, ProfileStat> weaponStats(const Weapon& weapon) const
    {
        Table<StatColumn, ProfileStat> stats;
        for (const auto column : m_catalogue.ruleset.weaponStats.ids())
            stats.add(m_effects.weaponFigure(column, weapon));
        return stats;
    }

    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
    const Body& m_body;
    const Unit& m_kind;
    Effects m_effects;
    std::vector<Carried> m_carried;
    std::vector<RuleRef> m_rules;
    std::vector<ProfileOption> m_options;
};

/// A card has boxes for each of so many models; of more, all boxes together.
constexpr int mostModelsWithBoxes = 12;

std::vector<ProfileTrack> tracks(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit,
                                 const UnitProfile& result)
{
    std::vector<ProfileTrack> tracks;
    for (const auto index : catalogue.ruleset.tracks.ids()) {
        const auto& track = catalogue.ruleset.tracks[index];
        if (!fits(catalogue, assessment, unit, track.where))
            continue;
        int boxes = track.number;
        if (track.kind == Track::Boxes::Locations) {
            for (const auto& location : catalogue.unit(assessment.units[unit].kind).locations)
                tracks.push_back({index, location.name, location.damage.value_or(0), 0, !location.damage});
            continue;
        }
        if (track.kind == Track::Boxes::Models) {
            boxes = assessment.units[unit].models;
        } else if (track.kind == Track::Boxes::Stat) {
            boxes = result.stats[track.stat].value.parts[0].value_or(0);
        } else if (track.kind == Track::Boxes::Parameter) {
            boxes = track.number;
            for (const auto& rule : result.rules)
                if (catalogue.rule(rule.ref.rule).fact == track.rule)
                    boxes = boundedSum(boxes, rule.ref.number.value_or(0));
        }
        if (const int models = assessment.units[unit].models; track.isForEachModel && models > 1) {
            if (models <= mostModelsWithBoxes)
                for (int model = 1; model <= models && boxes > 0; ++model)
                    tracks.push_back({index, track.name + ' ' + std::to_string(model), boxes, 0, false});
            else if (boxes > 0)
                tracks.push_back({index, track.name, bounded(std::int64_t{boxes} * models), 0, false});
            continue;
        }
        int mark = 0;
        if (!track.mark.isNone())
            mark = result.stats[track.mark].value.parts[0].value_or(0);
        if (boxes > 0)
            tracks.push_back({index, track.name, boxes, mark, false});
    }
    return tracks;
}

} // namespace

std::string ruleName(const Catalogue& catalogue, const RuleRef& ref)
{
    auto name = catalogue.rule(ref.rule).name;
    if (!ref.value.empty()) {
        if (name.find("(n)") != std::string::npos)
            replaceAll(name, "(n)", '(' + ref.value + ')');
        else
            name += " (" + ref.value + ')';
    }
    if (!ref.note.empty())
        name += " (" + ref.note + ')';
    return name;
}

std::string ruleText(const Catalogue& catalogue, const RuleRef& ref)
{
    return fillParameter(catalogue.rule(ref.rule).text, ref.value);
}

std::string shortText(const Catalogue& catalogue, const RuleRef& ref)
{
    return fillParameter(catalogue.rule(ref.rule).shortText, ref.value);
}

UnitProfile profile(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit)
{
    UnitProfile result;
    const auto& assessed = assessment.units[unit];
    if (!assessed.isKnown())
        return result;
    const auto bodies = assessment.bodiesOf(unit);
    const Builder builder(catalogue, assessment, bodies.front());
    result.stats = builder.stats();
    result.weapons = builder.weapons();
    result.rules = builder.rules();
    result.options = builder.options();
    result.parts = builder.parts();
    result.holds = builder.holds();
    result.tracks = tracks(catalogue, assessment, unit, result);
    for (const auto& body : bodies.subspan(1)) {
        const Builder own(catalogue, assessment, body);
        result.groups.push_back(
            {body.kind->name, body.models, own.stats(), own.weapons(), own.rules(), own.options(), own.holds()});
    }
    return result;
}

namespace {

/// The profile of a unit of this kind with one of the option, if any.
UnitProfile profileWith(const Catalogue& catalogue, Id<Unit> kindId, const Option* option)
{
    const auto& kind = catalogue.unit(kindId);
    Roster roster;
    roster.ruleset = catalogue.ruleset.id;
    roster.army = catalogue.army(kind.army).id;
    auto& unit = roster.units.emplace_back();
    unit.unit = kind.id;
    if (option)
        unit.options.set(option->id, 1);
    const auto assessment = assess(catalogue, roster);
    return profile(catalogue, assessment, Id<AssessedUnit>::at(0));
}

} // namespace

UnitProfile profileOfKind(const Catalogue& catalogue, Id<Unit> kind) { return profileWith(catalogue, kind, nullptr); }

bool hasFigures(const Table<StatColumn, ProfileStat>& stats)
{
    return std::ranges::any_of(stats, [](const ProfileStat& stat) { return !stat.value.isEmpty(); });
}

std::vector<ProfileWeapon> weaponsOfOption(const Catalogue& catalogue, Id<Unit> kind, const Option& option)
{
    if (option.weapons.empty())
        return {};
    auto weapons = profileWith(catalogue, kind, &option).weapons;
    std::erase_if(weapons, [&](const ProfileWeapon& weapon) {
        return std::ranges::find(option.weapons, weapon.weapon, &Carry::weapon) == option.weapons.end();
    });
    return weapons;
}

} // namespace muster
