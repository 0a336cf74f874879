#include "report/catalogue/pricewords.h"

#include "core/base/joined.h"
#include "core/data/pricecase.h"
#include "report/catalogue/kinds.h"
#include "report/verdict/filterwords.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <ranges>
#include <vector>

namespace muster::report {

namespace {

std::string conditionWords(const Catalogue& catalogue, const Condition& condition)
{
    const auto& ruleset = catalogue.ruleset;
    std::vector<std::string> all;
    const auto names = [](const auto& table) { return [&table](auto id) { return table[id].name; }; };
    const auto listOf = [](const auto& ids, const auto& name) {
        std::vector<std::string> list;
        std::ranges::transform(ids, std::back_inserter(list), name);
        return oneOf(list);
    };
    if (!condition.option.isNone()) {
        const auto& option = ruleset.battleOptions[condition.option];
        if (!option.isFlag)
            all.push_back(option.name + ": " + listOf(condition.choices, names(option.choices)));
        else
            all.push_back(std::ranges::find(condition.choices, flagOn) != condition.choices.end()
                              ? option.name
                              : say(phrase("report", "not: {what}"), {{"what", option.name}}));
    }
    if (!condition.scenarios.empty())
        all.push_back(listOf(condition.scenarios, names(ruleset.scenarios)));
    if (!condition.notScenarios.empty())
        all.push_back(
            say(phrase("report", "not: {what}"), {{"what", listOf(condition.notScenarios, names(ruleset.scenarios))}}));
    for (const auto& asked : condition.rulings)
        all.push_back(answerOf(ruleset.rulings[asked.ruling], asked.isOn));
    for (const auto& compared : condition.comparisons)
        all.push_back(agreedPointsText(ruleset.currency, compared));
    for (const auto& part : condition.all)
        all.push_back(conditionWords(catalogue, part));
    for (const auto& list : condition.any)
        all.push_back(listOf(list, [&](const Condition& part) { return conditionWords(catalogue, part); }));
    for (const auto& part : condition.none)
        all.push_back(say(phrase("report", "not: {what}"), {{"what", conditionWords(catalogue, part)}}));
    return joined(all, [](const std::string& words) { return words; });
}

} // namespace

std::string caseWords(const Catalogue& catalogue, const PriceCase& each)
{
    std::vector<std::string> all;
    const auto asked = [&](const Filter& filter) {
        return filterWords(catalogue, filter, say(phrase("report", "in some cases")));
    };
    if (each.unit)
        all.push_back(asked(*each.unit));
    if (each.parent)
        all.push_back(say(phrase("report", "below {unit}"), {{"unit", asked(*each.parent)}}));
    if (auto when = conditionWords(catalogue, each.when); !when.empty())
        all.push_back(std::move(when));
    return joined(all, [](const std::string& words) { return words; });
}

namespace {

std::string plainPrice(const Price& price)
{
    if (price.isPlain())
        return number(price.plain);
    const auto words = [](Points points) { return number(points); };
    if (price.byCopy.size() == 1)
        return number(price.byCopy.front());
    if (!price.byCopy.empty())
        return say(
            phrase("report", "{first}, then {next}"),
            {{"first", number(price.byCopy.front())}, {"next", joined(price.byCopy | std::views::drop(1), words)}});
    return say(phrase("report", "{prices} for {sizes} models"),
               {{"prices", joined(price.bySize | std::views::values, words, "/")},
                {"sizes", joined(price.bySize | std::views::keys, grouped, "/")}});
}

} // namespace

std::string priceWords(const Catalogue& catalogue, const Price& price)
{
    const auto priceIf = [&](const PriceCase& its) {
        return say(phrase("report", "{price} if {condition}"),
                   {{"price", plainPrice(its.price)}, {"condition", caseWords(catalogue, its)}});
    };
    auto text = plainPrice(price);
    if (price.hasCases())
        text += " (" + joined(*price.cases, priceIf, "; ") + ')';
    return text;
}

} // namespace muster::report
