#include "report/catalogue/kinds.h"

#include "core/base/joined.h"
#include "core/base/wording.h"
#include "report/catalogue/pricewords.h"
#include "report/translation/currency.h"
#include "report/verdict/costwords.h"
#include "report/verdict/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <ranges>

namespace muster::report {

namespace {

bool holds(const Ruleset& ruleset, Id<Ruling> ruling, bool isOn = true)
{
    return ruling.isNone() || ruleset.rulings[ruling].standard == isOn;
}

bool excludes(const Ruleset& ruleset, const OptionList& list, const Option& one, const Option& two)
{
    const auto names = [&](const Option& from, const Option& to) {
        return holds(ruleset, from.ruling) &&
               std::ranges::find(from.excludes, list.options.idOf(to)) != from.excludes.end();
    };
    return names(one, two) || names(two, one);
}

const Option& at(const OptionList& list, Id<Option> position) { return list.options[position]; }

/// Whether each option of a group excludes every other.
bool excludeEachOther(const Ruleset& ruleset, const OptionList& list, const OptionGroup& group)
{
    return group.options.size() > 1 && std::ranges::all_of(group.options, [&](Id<Option> one) {
               return std::ranges::all_of(group.options, [&](Id<Option> two) {
                   return one == two || excludes(ruleset, list, at(list, one), at(list, two));
               });
           });
}

std::string forEach(const OptionBound& bound)
{
    return say(phrase("report", "{times} for each {models} models"),
               {{"times", grouped(bound.times)}, {"models", grouped(bound.perModels)}});
}

/// "3"; "2 for each 5 models".
std::string boundText(const OptionBound& bound) { return bound.perModels != 0 ? forEach(bound) : grouped(bound.times); }

/// "2 for each 3 of Line company, and 1 more".
std::string perSlot(const Table<Slot>& all, const SlotBound& bound)
{
    auto text =
        bound.perFull == 1
            ? say(phrase("report", "{number} for each of {slot}"),
                  {{"number", number(bound.times)}, {"slot", all[bound.slot].name}})
            : say(phrase("report", "{number} for each {step} of {slot}"),
                  {{"number", number(bound.times)}, {"step", number(bound.perFull)}, {"slot", all[bound.slot].name}});
    return bound.plus == 0
               ? text
               : say(phrase("report", "{limit}, and {number} more"), {{"limit", text}, {"number", number(bound.plus)}});
}

} // namespace

std::string sizes(const Unit& unit)
{
    if (!unit.sizes.empty())
        return joined(unit.sizes, grouped, "/");
    const auto least = grouped(unit.minModels);
    if (unit.maxModels == anyNumber)
        return say(phrase("report", "{number} or more"), {{"number", least}});
    return unit.minModels == unit.maxModels ? least : least + '-' + grouped(unit.maxModels);
}

namespace {

/// "1 CP + 2 CP a model", "CP: 1 (0 if Sponsor: Calder)".
std::string otherCost(const Catalogue& catalogue, const OtherCost& cost)
{
    const auto& kind = catalogue.ruleset.costs[cost.kind];
    const bool isNumber = cost.each.isPlain() && !cost.each.hasCases();
    auto text = !cost.each.isAny() ? std::string()
                : isNumber         ? shortCost(kind, cost.each.plain)
                                   : kind.shortName + ": " + priceWords(catalogue, cost.each);
    if (cost.perModel != Points())
        text += (text.empty() ? "" : " + ") +
                say(phrase("report", "{points} a model"), {{"points", shortCost(kind, cost.perModel)}});
    return text;
}

} // namespace

std::string otherCosts(const Catalogue& catalogue, const std::vector<OtherCost>& costs)
{
    return joined(costs, [&](const OtherCost& cost) { return otherCost(catalogue, cost); });
}

std::string cost(const Catalogue& catalogue, const Unit& unit)
{
    auto others = otherCosts(catalogue, unit.costs);
    if (!catalogue.ruleset.hasPoints)
        return others;
    const auto& currency = catalogue.ruleset.currency;
    auto text = !unit.points.isPlain() || unit.points.hasCases() ? say(currency, phrase("report", "points: {price}"),
                                                                       {{"price", priceWords(catalogue, unit.points)}})
                : unit.points.isAny() || unit.pointsPerModel == Points() ? points(currency, unit.points.plain)
                                                                         : std::string();
    if (unit.pointsPerModel != Points())
        text += (text.empty() ? "" : " + ") +
                say(phrase("report", "{points} a model"), {{"points", points(currency, unit.pointsPerModel)}});
    return others.empty() ? text : text + ", " + others;
}

std::string price(const Catalogue& catalogue, const ModelGroup& group)
{
    auto others = otherCosts(catalogue, group.costs);
    if (!catalogue.ruleset.hasPoints)
        return others;
    auto text = say(phrase("report", "{points} a model"), {{"points", number(group.pointsPerModel)}});
    return others.empty() ? text : text + ", " + others;
}

std::string price(const Catalogue& catalogue, const Option& option)
{
    auto others = otherCosts(catalogue, option.costs);
    if (!catalogue.ruleset.hasPoints)
        return others;
    if (option.isFree())
        return say(phrase("report", "free"));
    const bool isEach = option.points.plain != Points() && !option.points.hasCases() &&
                        (option.max.perModels != 0 || option.max.times > 1);
    auto text = option.points.isAny() ? priceWords(catalogue, option.points) : std::string();
    if (isEach)
        text = say(phrase("report", "{points} each"), {{"points", text}});
    if (option.pointsPerModel != Points())
        text += (text.empty() ? "" : " + ") +
                say(phrase("report", "{points} a model"), {{"points", number(option.pointsPerModel)}});
    return text.empty() || others.empty() ? text + others : text + ", " + others;
}

std::string groupLimit(const Ruleset& ruleset, const OptionList& list, const OptionGroup& group)
{
    if (!group.inside.isNone())
        return say(group.min.times > 0 ? phrase("report", "one for each {option}")
                                       : phrase("report", "one at most for each {option}"),
                   {{"option", list.options[group.inside].name}});
    const bool isAtLeast = group.min.times > 0;
    const bool hasMost = group.max && !group.max->isAny();
    if (hasMost && isAtLeast && group.min.times == group.max->times && group.min.perModels == group.max->perModels) {
        if (group.max->perModels != 0)
            return forEach(*group.max);
        return group.max->times == 1
                   ? say(phrase("report", "one of these"))
                   : say(phrase("report", "{number} in all"), {{"number", grouped(group.max->times)}});
    }
    std::vector<std::string> words;
    if (isAtLeast)
        words.push_back(say(phrase("report", "{number} at least"), {{"number", boundText(group.min)}}));
    if (hasMost && group.max->perModels != 0)
        words.push_back(say(phrase("report", "{number} at most"), {{"number", forEach(*group.max)}}));
    else if ((group.max && group.max->times == 1) || excludeEachOther(ruleset, list, group))
        words.push_back(group.options.size() > 1 ? say(phrase("report", "one at most")) : std::string());
    else if (hasMost && group.options.size() > 1)
        words.push_back(say(phrase("report", "{number} at most"), {{"number", grouped(group.max->times)}}));
    std::erase(words, std::string());
    return listed(words);
}

std::string modelLimit(const OptionBound& bound)
{
    return bound.perModels != 0 ? forEach(bound)
                                : say(phrase("report", "{number} at most"), {{"number", grouped(bound.times)}});
}

std::string brings(const Catalogue& catalogue, const std::vector<Effect>& effects, const std::vector<RuleRef>& rules)
{
    auto words = changes(catalogue.ruleset, effects);
    for (const auto& ref : rules)
        words.push_back(ruleName(catalogue, ref));
    return listed(words);
}

namespace {

std::string partName(int models, bool isMount, const std::string& name)
{
    return isMount ? name : fmt::format("{} × {}", models, name);
}

} // namespace

std::string addedPart(const Catalogue& catalogue, const UnitPart& part)
{
    const auto& profile = catalogue.profile(part.profile);
    const auto& columns = catalogue.ruleset.stats;
    std::vector<std::string> figures;
    for (const auto column : columns.ids())
        if (!profile.stats[column].isEmpty())
            figures.push_back(columns[column].shortName + ' ' +
                              formatStat(columns[column].kind, profile.stats[column]));
    const auto weapons = joined(profile.weapons, [&](const auto& carry) {
        const auto& name = catalogue.weapon(carry.weapon).name;
        return carry.number > 1 ? fmt::format("{} × {}", carry.number, name) : name;
    });
    const auto rules = joined(profile.rules, [&](const RuleRef& ref) { return ruleName(catalogue, ref); });
    std::vector<std::string> all{listed(figures), weapons, rules};
    std::erase(all, std::string());
    const auto name = partName(part.models, part.isMount, profile.name);
    return all.empty() ? name : fmt::format("{} ({})", name, fmt::join(all, "; "));
}

std::string addedModels(int models)
{
    return say(phrases("report", "{n} more {n:model|models}"), std::int64_t{models});
}

std::string brings(const Catalogue& catalogue, const Option& option)
{
    std::vector<std::string> words;
    if (auto own = brings(catalogue, option.effects, option.rules); !own.empty())
        words.push_back(std::move(own));
    if (option.models > 0)
        words.push_back(addedModels(option.models));
    for (const auto& part : option.parts)
        words.push_back(addedPart(catalogue, part));
    return fmt::format("{}", fmt::join(words, "; "));
}

std::string partName(const ProfilePart& part) { return partName(part.models, part.isMount, part.name); }

std::string optionLimit(const OptionList& list, const OptionLimit& limit)
{
    std::vector<std::string> bounds;
    if (limit.min.times > 0)
        bounds.push_back(say(phrase("report", "{number} at least"), {{"number", boundText(limit.min)}}));
    if (limit.max)
        bounds.push_back(say(phrase("report", "{number} at most"), {{"number", boundText(*limit.max)}}));
    std::vector<std::string> names;
    for (const auto option : limit.options)
        if (std::ranges::find(names, list.options[option].name) == names.end())
            names.push_back(list.options[option].name);
    const auto words = fmt::format("{}", fmt::join(bounds, ", "));
    return names.empty() ? words : words + ": " + fmt::format("{}", fmt::join(names, ", "));
}

std::string slotLimits(std::int64_t min, std::optional<std::int64_t> max)
{
    if (!max)
        return min == 0 ? say(phrase("report", "any number"))
                        : say(phrase("report", "{number} or more"), {{"number", number(min)}});
    if (*max == 0) // its number depends on another slot
        return say(phrase("report", "none now"));
    if (min == *max)
        return say(phrase("report", "exactly {number}"), {{"number", number(min)}});
    if (min == 0)
        return say(phrase("report", "up to {number}"), {{"number", number(*max)}});
    return say(phrase("report", "{least} to {most}"), {{"least", number(min)}, {"most", number(*max)}});
}

std::string slotLimits(const Table<Slot>& all, const Slot& slot)
{
    if (slot.min.isPlain() && (!slot.max || slot.max->isPlain()))
        return slotLimits(slot.min.plus, slot.max ? std::optional(slot.max->plus) : std::nullopt);
    const auto words = [&](const SlotBound& bound) {
        return bound.isPlain() ? number(bound.plus) : perSlot(all, bound);
    };
    std::string text;
    if (!slot.min.isPlain() || slot.min.plus > 0)
        text = say(phrase("report", "{number} at least"), {{"number", words(slot.min)}});
    if (slot.max)
        text += (text.empty() ? "" : "; ") + say(phrase("report", "{number} at most"), {{"number", words(*slot.max)}});
    return text;
}

std::vector<std::string> conditions(const Ruleset& ruleset, const OptionList& list, const Option& option)
{
    const auto& group = list.groups[option.group];
    std::vector<std::string> words;
    if (option.min.times > 0 && option.min.perModels == 0)
        words.push_back(say(phrase("report", "{number} at least"), {{"number", grouped(option.min.times)}}));
    const bool isInside = !group.inside.isNone();
    const bool isToldByGroup = isInside || (group.max && group.max->perModels == 0 && option.max.perModels == 0 &&
                                            option.max.times >= group.max->times);
    if (option.max.perModels != 0 && !isInside)
        words.push_back(forEach(option.max));
    else if (option.max.isAny() && !isInside)
        words.push_back(say(phrase("report", "any number")));
    else if (option.max.times > 1 && !isToldByGroup)
        words.push_back(say(phrase("report", "up to {number}"), {{"number", grouped(option.max.times)}}));
    if (option.maxModels)
        words.push_back(
            say(phrases("report", "{n} {n:model|models} at most"), static_cast<std::int64_t>(*option.maxModels)));
    std::vector<std::string> names;
    for (const auto needed : option.requiresAnyOf)
        if (needed != group.inside) // its group says so
            names.push_back(at(list, needed).name);
    if (!names.empty())
        words.push_back(say(phrase("report", "needs {options}"), {{"options", oneOf(names)}}));
    const bool isOneOf =
        (group.max && group.max->perModels == 0 && group.max->times == 1) || excludeEachOther(ruleset, list, group);
    names.clear();
    for (const auto& other : list.options)
        if (&other != &option && !(isOneOf && other.group == option.group) && excludes(ruleset, list, option, other))
            names.push_back(other.name);
    if (!names.empty())
        words.push_back(say(phrase("report", "not with {options}"), {{"options", oneOf(names)}}));
    return words;
}

std::vector<std::string> changes(const Ruleset& ruleset, const std::vector<Effect>& effects)
{
    std::vector<std::string> words;
    for (const auto& effect : effects) {
        if (!holds(ruleset, effect.ruling, effect.rulingOn))
            continue;
        const auto& column = (effect.ofWeapons ? ruleset.weaponStats : ruleset.stats)[effect.stat];
        const bool isRoll = column.kind == StatKind::Roll;
        const auto amount = effect.kind == Effect::Kind::Worsen ? -effect.amount : effect.amount;
        const auto figure = [&](int number) {
            StatValue value;
            value.parts[0] = number;
            return formatStat(isRoll ? StatKind::Number : column.kind, value);
        };
        std::string text;
        if (effect.kind == Effect::Kind::Set)
            text = column.shortName + ' ' + formatStat(column.kind, effect.value);
        else if (effect.kind == Effect::Kind::Multiply)
            text = column.shortName + " × " + std::to_string(effect.amount);
        else if (isRoll && effect.kind != Effect::Kind::Add)
            text = amount < 0 ? say(phrase("report", "{figure} {number} worse"),
                                    {{"figure", column.shortName}, {"number", std::to_string(-amount)}})
                              : say(phrase("report", "{figure} {number} better"),
                                    {{"figure", column.shortName}, {"number", std::to_string(amount)}});
        else // a smaller figure may be the better one
            text =
                column.shortName +
                ((amount < 0) != (column.better == Better::Lower && effect.kind != Effect::Kind::Add) ? " −" : " +") +
                figure(amount < 0 ? -amount : amount);
        if (effect.ofWeapons && !effect.weaponKind.isNone())
            text += " (" + ruleset.weaponKinds[effect.weaponKind].name + ')';
        words.push_back(std::move(text));
    }
    return words;
}

std::string choiceId(const BattleOption& option, Id<BattleChoice> choice)
{
    return option.isFlag ? (choice == flagOn ? "true" : "false") : option.choices[choice].id;
}

std::string agreedPointsText(const Currency& currency, const Comparison& compared)
{
    std::string text;
    for (const bool isLeast : {true, false}) {
        const auto& bound = isLeast ? compared.atLeast : compared.atMost;
        if (!bound)
            continue;
        text += (text.empty() ? "" : ", ") +
                say(currency,
                    isLeast ? phrase("report", "from {number} points on") : phrase("report", "up to {number} points"),
                    {{"number", number(bound->plus)}});
    }
    return text;
}

std::string conditionText(const Ruleset& ruleset, const Condition& condition)
{
    std::string text;
    const auto add = [&](const std::string& words) { text += (text.empty() ? "" : ", ") + words; };

    const auto scenario = [&](Id<Scenario> id) { return ruleset.scenarios[id].id; };
    if (!condition.scenarios.empty())
        add(say(phrase("report", "only in {scenarios}"), {{"scenarios", joined(condition.scenarios, scenario)}}));
    if (!condition.notScenarios.empty())
        add(say(phrase("report", "not in {scenarios}"), {{"scenarios", joined(condition.notScenarios, scenario)}}));
    for (const auto& asked : condition.rulings)
        add(say(asked.isOn ? phrase("report", "only while {ruling} is on")
                           : phrase("report", "only while {ruling} is off"),
                {{"ruling", ruleset.rulings[asked.ruling].id}}));
    if (!condition.option.isNone()) {
        const auto& option = ruleset.battleOptions[condition.option];
        add(say(phrase("report", "only while {option} is {choice}"),
                {{"option", option.id},
                 {"choice", joined(condition.choices, [&](auto choice) { return choiceId(option, choice); })}}));
    }
    for (const auto& compared : condition.comparisons)
        if (compared.count.kind == Measure::Kind::AgreedPoints)
            add(agreedPointsText(ruleset.currency, compared));
    const auto inner = [&](const Condition& part) { return conditionText(ruleset, part); };
    for (const auto& part : condition.all)
        add(inner(part));
    for (const auto& list : condition.any)
        add(say(phrase("report", "one of ({conditions})"), {{"conditions", joined(list, inner, "; ")}}));
    for (const auto& part : condition.none)
        add(say(phrase("report", "not ({condition})"), {{"condition", inner(part)}}));
    return text;
}

std::string severityText(const Ruleset& ruleset, const SeverityRule& rule)
{
    if (rule.option.isNone())
        return severityId(rule.plain);
    const auto& option = ruleset.battleOptions[rule.option];
    const auto text = joined(option.choices.ids(),
                             [&](auto i) { return option.choices[i].id + ": " + severityId(rule.byChoice[i]); });
    return text + " (" + option.id + ')';
}

} // namespace muster::report
