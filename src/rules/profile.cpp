#include "rules/profile.h"

#include "rules/assess.h"
#include "rules/choices.h"

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

/// Puts the parameter in the place of the word n.
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

StatValue changed(const StatColumn& column, StatValue value, const Effect& effect, int times)
{
    const int step = effect.each ? effect.amount * times : effect.amount;
    const int up = column.better == Better::Lower ? -1 : 1;
    const auto add = [&](int amount) {
        for (auto& part : value.parts)
            if (part)
                *part += amount;
    };
    switch (effect.kind) {
    case Effect::Kind::Set:
        return effect.value;
    case Effect::Kind::Add:
        add(step);
        break;
    case Effect::Kind::Improve:
        add(up * step);
        break;
    case Effect::Kind::Worsen:
        add(-up * step);
        break;
    case Effect::Kind::Multiply:
        for (auto& part : value.parts)
            if (part)
                *part *= effect.amount;
        break;
    }
    return value;
}

void applyEffect(const StatColumn& column, ProfileStat& stat, const Effect& effect, int times,
                 const std::string& reason)
{
    const auto before = stat.value;
    stat.value = changed(column, stat.value, effect, times);
    if (stat.value != before)
        stat.reasons.push_back(reason);
}

std::vector<ProfileStat> plain(const std::vector<StatValue>& values)
{
    std::vector<ProfileStat> stats;
    stats.reserve(values.size());
    for (const auto& value : values)
        stats.push_back({value, value, {}});
    return stats;
}

/// What a body of models has: its choices worked into figures, weapons and rules.
class Builder {
public:
    Builder(const Catalogue& catalogue, int models) : m_catalogue(catalogue), m_models(models) {}

    void start(const Unit& kind)
    {
        m_stats = plain(kind.stats);
        m_carried = kind.weapons;
        for (const auto& ref : kind.rules)
            addRule(ref);
    }

    void take(const OptionList& list, const OptionCounts& mentioned)
    {
        Choices choices;
        choose(list, mentioned, choices);
        for (std::size_t i = 0; i < list.options.size(); ++i)
            if (choices.counts[i] > 0)
                takeOption(list, list.options[i], choices.counts[i], !mentioned.find(list.options[i].id));
    }

    void apply(const std::vector<Effect>& effects, const std::vector<RuleRef>& rules, const std::string& reason,
               int times)
    {
        for (const auto& effect : effects) {
            if (effect.ofWeapons)
                m_weaponEffects.push_back({&effect, times, reason});
            else
                applyEffect(m_catalogue.ruleset.stats[static_cast<std::size_t>(effect.stat)],
                            m_stats[static_cast<std::size_t>(effect.stat)], effect, times, reason);
        }
        for (const auto& ref : rules)
            addRule(ref);
    }

    [[nodiscard]] std::vector<ProfileStat> stats() const { return m_stats; }
    [[nodiscard]] std::vector<ProfileOption> options() const { return m_options; }

    [[nodiscard]] std::vector<ProfileRule> rules() const
    {
        std::vector<ProfileRule> rules;
        for (const auto& ref : m_rules)
            rules.push_back(
                {ref, ruleName(m_catalogue, ref), fillParameter(m_catalogue.rule(ref.rule).shortText, ref.value)});
        std::ranges::sort(rules, {}, &ProfileRule::name);
        return rules;
    }

    [[nodiscard]] std::vector<ProfileWeapon> weapons() const
    {
        std::vector<ProfileWeapon> weapons;
        for (const auto& carry : m_carried) {
            const auto count = countOf(carry);
            if (count <= 0)
                continue;
            const auto same = std::ranges::find_if(weapons, [&](const ProfileWeapon& other) {
                return other.weapon == carry.weapon && other.bearer == carry.bearer && other.mount == carry.mount &&
                       other.note == carry.note && (carry.arcs.empty() == other.arcs.empty());
            });
            if (same != weapons.end()) {
                same->count += count;
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
    void takeOption(const OptionList& list, const Option& option, int count, bool isDefault)
    {
        m_options.push_back({list.groups[static_cast<std::size_t>(option.group)].name, option.name, count,
                             option.points * count + option.pointsPerModel * m_models, isDefault});
        for (const auto weapon : option.replaces)
            std::erase_if(m_carried, [&](const Carry& carry) { return carry.weapon == weapon; });
        for (auto carry : option.weapons) {
            if (carry.kind == Carry::Count::Number)
                carry.number *= count;
            m_carried.push_back(std::move(carry));
        }
        apply(option.effects, option.rules, option.name, count);
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
        known->number = sums ? *known->number + *ref.number : std::max(*known->number, *ref.number);
        known->value = std::to_string(*known->number);
    }

    /// The rest are the models that carry nothing else of the list; whatever a leader carries, he is one model.
    [[nodiscard]] int countOf(const Carry& carry) const
    {
        switch (carry.kind) {
        case Carry::Count::Number:
            return carry.number;
        case Carry::Count::All:
            return m_models;
        case Carry::Count::Rest:
            break;
        }
        int others = 0;
        bool hasLeader = false;
        for (const auto& other : m_carried) {
            hasLeader = hasLeader || other.bearer == Bearer::Leader;
            if (other.kind == Carry::Count::Number && other.bearer != Bearer::Leader)
                others += other.number;
        }
        return std::max(0, m_models - others - (hasLeader ? 1 : 0));
    }

    [[nodiscard]] std::vector<ProfileStat> weaponStats(const Weapon& weapon) const
    {
        auto stats = plain(weapon.stats);
        for (const auto& [effect, times, reason] : m_weaponEffects)
            if (effect->weaponKind == noIndex || effect->weaponKind == weapon.kind)
                applyEffect(m_catalogue.ruleset.weaponStats[static_cast<std::size_t>(effect->stat)],
                            stats[static_cast<std::size_t>(effect->stat)], *effect, times, reason);
        return stats;
    }

    struct WeaponEffect {
        const Effect* effect;
        int times;
        std::string reason;
    };

    const Catalogue& m_catalogue;
    int m_models;
    std::vector<ProfileStat> m_stats;
    std::vector<Carry> m_carried;
    std::vector<RuleRef> m_rules;
    std::vector<ProfileOption> m_options;
    std::vector<WeaponEffect> m_weaponEffects;
};

std::vector<ProfileTrack> tracks(const Catalogue& catalogue, const Assessment& assessment, Index unit,
                                 const UnitProfile& result)
{
    std::vector<ProfileTrack> tracks;
    for (const auto& track : catalogue.ruleset.tracks) {
        if (!fits(catalogue, assessment, unit, track.where))
            continue;
        int boxes = track.number;
        if (track.kind == Track::Boxes::Models) {
            boxes = assessment.units[static_cast<std::size_t>(unit)].models;
        } else if (track.kind == Track::Boxes::Stat) {
            boxes = result.stats[static_cast<std::size_t>(track.stat)].value.parts[0].value_or(0);
        } else if (track.kind == Track::Boxes::Parameter) {
            boxes = track.number;
            for (const auto& rule : result.rules)
                if ((catalogue.rule(rule.ref.rule).watched & track.ruleMask) != 0)
                    boxes += rule.ref.number.value_or(0);
        }
        if (boxes > 0)
            tracks.push_back({track.name, boxes});
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

UnitProfile profile(const Catalogue& catalogue, const Assessment& assessment, Index unit)
{
    UnitProfile result;
    const auto& assessed = assessment.units[static_cast<std::size_t>(unit)];
    if (assessed.kind == noIndex)
        return result;
    const auto& kind = catalogue.unit(assessed.kind);
    const auto& source = *assessment.source[static_cast<std::size_t>(unit)];
    Builder builder(catalogue, assessed.models);
    builder.start(kind);
    builder.take(kind.choices, source.options);
    result.stats = builder.stats();
    result.weapons = builder.weapons();
    result.rules = builder.rules();
    result.options = builder.options();
    result.tracks = tracks(catalogue, assessment, unit, result);
    for (const auto& group : source.groups) {
        const auto* known = kind.group(group.group);
        if (!known)
            continue;
        const auto models = group.models.value_or(1);
        Builder own(catalogue, models);
        own.start(kind);
        if (group.options.isEmpty())
            own.take(kind.choices, source.options);
        own.take(known->choices, group.options);
        own.apply(known->effects, known->rules, known->name, 1);
        result.groups.push_back({known->name, models, own.stats(), own.weapons(), own.rules(),
                                 group.options.isEmpty() ? std::vector<ProfileOption>() : own.options()});
    }
    return result;
}

UnitProfile profileOfKind(const Catalogue& catalogue, Index kindIndex)
{
    const auto& kind = catalogue.unit(kindIndex);
    Roster roster;
    roster.ruleset = catalogue.ruleset.id;
    roster.army = catalogue.army(kind.army).id;
    roster.units.emplace_back().unit = kind.id;
    const auto assessment = assess(catalogue, roster);
    return profile(catalogue, assessment, 0);
}

} // namespace muster
