#include "rules/figures/effects.h"

#include "core/language/formula.h"
#include "rules/judge/grants.h"

#include <algorithm>

namespace muster {

namespace {

enum class Phase { Set, FirstMultiply, Add, Multiply };

Phase phaseOf(const Effect& effect)
{
    switch (effect.kind) {
    case Effect::Kind::Set:
        return Phase::Set;
    case Effect::Kind::Multiply:
        return effect.first ? Phase::FirstMultiply : Phase::Multiply;
    default:
        return Phase::Add;
    }
}

/// 1D6 with 2 added is 1D6+2; with 1 more, 1D6+3.
std::string addToDice(const std::string& dice, int amount)
{
    auto head = dice;
    int sum = amount;
    if (const auto sign = dice.find_last_of("+-"); sign != std::string::npos && sign > 0) {
        head = dice.substr(0, sign);
        sum += std::atoi(dice.c_str() + sign);
    }
    return sum == 0 ? head : head + (sum > 0 ? "+" : "") + std::to_string(sum);
}

std::string timesDice(const std::string& dice, int factor)
{
    const bool isSum = dice.find_first_of("+-") != std::string::npos;
    return std::to_string(factor) + "×" + (isSum ? '(' + dice + ')' : dice);
}

void add(StatValue& value, int amount, StatKind kind)
{
    for (auto& part : value.parts)
        if (part)
            *part += amount;
    if (kind == StatKind::Dice && !value.text.empty())
        value.text = addToDice(value.text, amount);
}

void multiply(StatValue& value, int factor, StatKind kind)
{
    for (auto& part : value.parts)
        if (part)
            *part *= factor;
    if (kind == StatKind::Dice && !value.text.empty() && factor != 1)
        value.text = timesDice(value.text, factor);
}

/// By how much an effect changes a number; positive: to a higher number.
int stepOf(const Effect& effect, Better better)
{
    const int up = better == Better::Lower ? -1 : 1;
    return effect.kind == Effect::Kind::Improve  ? up * effect.amount
           : effect.kind == Effect::Kind::Worsen ? -up * effect.amount
                                                 : effect.amount;
}

} // namespace

Effects::Effects(const Catalogue& catalogue, const Assessment& assessment, const Body& body)
    : m_catalogue(catalogue),
      m_assessment(assessment),
      m_body(body),
      m_kind(catalogue.unit(assessment.units[body.unit].kind))
{
    if (!m_kind.sized.empty())
        m_sized = m_kind.statsAt(assessment.units[body.unit].size());
}

/// Calls `use` with each effect on the body, how often it counts, and its name.
void Effects::forEffects(auto use) const
{
    const auto each = [&](const std::vector<Effect>& effects, int times, const std::string& reason) {
        for (const auto& effect : effects)
            if (effect.ruling.isNone() || m_assessment.rulings[effect.ruling] == effect.rulingOn)
                use(effect, effect.each ? times : 1, reason);
    };
    for (const auto& taken : m_assessment.takenBy(m_body))
        each(taken.option->effects, taken.count, taken.option->name);
    if (m_body.kind)
        each(m_body.kind->effects, 1, m_body.kind->name);
    for (const auto& body : m_assessment.bodiesOf(m_body.unit))
        if (body.kind)
            each(body.kind->unitEffects, body.models, body.kind->name);
}

/// How often penalties on a column count, after special rules.
int Effects::penaltyTimes(Id<StatColumn> stat) const
{
    int times = 1;
    const auto look = [&](const std::vector<RuleRef>& refs) {
        for (const auto& ref : refs)
            if (const auto& rule = m_catalogue.rule(ref.rule); rule.penaltyStat == stat)
                times = std::max(times, rule.penaltyTimes);
    };
    look(m_kind.rules);
    forGiven(m_catalogue, m_assessment, m_body.unit, [&](const GrantedRules& granted) { look(granted.rules); });
    for (const auto& taken : m_assessment.takenBy(m_body))
        look(taken.option->rules);
    return times;
}

void Effects::change(EffectiveFigure& figure, const StatColumn& column, auto isMeant) const
{
    if (figure.value.isBlank)
        return;
    bool hasAny = false;
    forEffects([&](const Effect& effect, int, const std::string&) { hasAny = hasAny || isMeant(effect); });
    if (!hasAny)
        return;
    for (const auto phase : {Phase::Set, Phase::FirstMultiply, Phase::Add, Phase::Multiply})
        forEffects([&](const Effect& effect, int times, const std::string& reason) {
            if (!isMeant(effect) || phaseOf(effect) != phase)
                return;
            const auto before = figure.value;
            if (phase == Phase::Set) {
                figure.value = effect.value;
            } else if (phase == Phase::Add) {
                auto step = stepOf(effect, column.better) * times;
                const bool isWorse = column.better == Better::Lower ? step > 0 : step < 0;
                if (isWorse && !effect.ofWeapons)
                    step *= penaltyTimes(effect.stat);
                add(figure.value, step, column.kind);
            } else {
                multiply(figure.value, effect.amount, column.kind);
            }
            if (figure.value != before && std::ranges::find(figure.reasons, reason) == figure.reasons.end())
                figure.reasons.push_back(reason);
        });
}

void Effects::change(EffectiveFigure& figure, Id<StatColumn> stat) const
{
    change(figure, m_catalogue.ruleset.stats[stat],
           [&](const Effect& effect) { return !effect.ofWeapons && effect.stat == stat; });
}

bool Effects::hasRule(const std::vector<RuleRef>& rules, Id<SpecialRule> rule) const
{
    const auto isAmong = [&](const std::vector<RuleRef>& refs) {
        return std::ranges::find(refs, rule, &RuleRef::rule) != refs.end();
    };
    bool has = rule.isNone() || isAmong(rules);
    // A grant gives its rules to the unit, not to kinds of model in it.
    if (&rules == &m_kind.rules)
        forGiven(m_catalogue, m_assessment, m_body.unit,
                 [&](const GrantedRules& granted) { has = has || isAmong(granted.rules); });
    return has;
}

bool followRuling(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit, Id<Ruling> ruling)
{
    const auto asksFor = [&](const std::vector<Effect>& effects) {
        return std::ranges::find(effects, ruling, &Effect::ruling) != effects.end();
    };
    const auto isDerived = [&](const StatColumn& column) {
        return column.formula && column.formula->unlessRuling == ruling;
    };
    return std::ranges::any_of(catalogue.ruleset.stats, isDerived) ||
           std::ranges::any_of(catalogue.ruleset.weaponStats, isDerived) ||
           std::ranges::any_of(assessment.bodiesOf(unit), [&](const Body& body) {
               return (body.kind && (asksFor(body.kind->effects) || asksFor(body.kind->unitEffects))) ||
                      std::ranges::any_of(assessment.takenBy(body),
                                          [&](const TakenOption& taken) { return asksFor(taken.option->effects); });
           });
}

/// Whether a formula is not for those with its `unless`, under the rulings of the roster.
bool Effects::excludes(const Formula& formula) const
{
    return formula.unlessRuling.isNone() || bool(m_assessment.rulings[formula.unlessRuling]) == formula.unlessIs;
}

std::optional<Fraction> Effects::derive(Id<StatColumn> stat, const Table<StatColumn, StatValue>& base,
                                        const std::vector<RuleRef>& rules) const
{
    const auto& columns = m_catalogue.ruleset.stats;
    const auto* formula = columns[stat].formula.get();
    if (!formula || !hasRule(rules, formula->rule) ||
        (!formula->unless.isNone() && hasRule(rules, formula->unless) && excludes(*formula)))
        return std::nullopt;
    const auto models = m_assessment.units[m_body.unit].models;
    if (m_kind.changed == 0) // nothing that the unit may choose changes a figure
        return workOut(*formula, base, models);
    auto stats = base;
    for (const auto column : columns.ids())
        if (!stats[column].isEmpty()) {
            EffectiveFigure figure{stats[column], stats[column], {}};
            change(figure, column);
            stats[column] = std::move(figure.value);
        }
    return workOut(*formula, stats, models);
}

std::optional<Fraction> Effects::derived(Id<StatColumn> stat) const { return derive(stat, stats(), m_kind.rules); }

EffectiveFigure Effects::figure(Id<StatColumn> stat) const
{
    auto base = stats()[stat];
    if (base.isEmpty())
        base = wholeFigure(derived(stat));
    EffectiveFigure figure{base, base, {}};
    change(figure, stat);
    return figure;
}

std::optional<int> Effects::number(Id<StatColumn> stat) const
{
    const auto& base = stats()[stat];
    const bool isPlain = base.parts[0].has_value() && (m_kind.changed >> stat.position() & 1) == 0;
    return isPlain ? base.parts[0] : figure(stat).value.parts[0];
}

EffectiveFigure Effects::figure(Id<StatColumn> stat, const Profile& profile) const
{
    auto base = profile.stats[stat];
    if (base.isEmpty())
        base = wholeFigure(derive(stat, profile.stats, profile.rules));
    EffectiveFigure figure{base, base, {}};
    change(figure, stat);
    return figure;
}

EffectiveFigure Effects::weaponFigure(Id<StatColumn> stat, const Weapon& weapon) const
{
    const auto& column = m_catalogue.ruleset.weaponStats[stat];
    const auto& own = weapon.stats[stat];
    EffectiveFigure result{own, own, {}};
    if (!column.modifies.isNone()) {
        const auto& modified = m_catalogue.ruleset.stats[column.modifies];
        result = figure(column.modifies);
        const auto better = own.parts[0].value_or(0) * (modified.better == Better::Lower ? -1 : 1);
        add(result.base, better, modified.kind);
        add(result.value, better, modified.kind);
    }
    change(result, column, [&](const Effect& effect) {
        return effect.ofWeapons && effect.stat == stat &&
               (effect.weaponKind.isNone() || effect.weaponKind == weapon.kind);
    });
    return result;
}

StatValue wholeFigure(const std::optional<Fraction>& figure)
{
    StatValue value;
    if (figure && figure->isWhole())
        value.parts[0] = static_cast<int>(figure->numerator());
    return value;
}

} // namespace muster
