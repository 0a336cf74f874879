#include "report/verdict/costwords.h"

#include "core/base/wording.h"
#include "report/translation/translation.h"
#include "report/verdict/words.h"
#include "rules/judge/prices.h"

namespace muster::report {

std::string shortCost(const CostKind& kind, Points value) { return number(value) + ' ' + kind.shortName; }

namespace {

std::string figureOf(Points value, const std::optional<Fraction>& limit)
{
    return limit ? say(phrase("report", "{points} of {limit}"), {{"points", number(value)}, {"limit", number(*limit)}})
                 : number(value);
}

} // namespace

std::string costText(const CostKind& kind, Points value, const std::optional<Fraction>& limit)
{
    const bool isOne = (limit ? *limit : Fraction(value)) == Fraction(1);
    return figureOf(value, limit) + ' ' + (isOne ? kind.name : kind.plural);
}

std::string otherCosts(const Ruleset& ruleset, const AmountOf& amountOf)
{
    return withOtherCosts({}, ruleset, amountOf);
}

std::string withOtherCosts(std::string text, const Ruleset& ruleset, const AmountOf& amountOf)
{
    for (const auto kind : ruleset.costs.ids())
        if (const auto amount = amountOf(kind); amount != Points())
            text += (text.empty() ? "" : ", ") + shortCost(ruleset.costs[kind], amount);
    return text;
}

std::string otherCosts(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit)
{
    return otherCosts(catalogue.ruleset, [&](Id<CostKind> kind) { return assessment.costOf(unit, kind); });
}

std::string costFigures(const Catalogue& catalogue, const Assessment& assessment,
                        const std::vector<Id<AssessedUnit>>& units, int times)
{
    const auto amountOf = [&](Id<CostKind> kind) { return assessment.costOf(units, kind) * times; };
    const auto& ruleset = catalogue.ruleset;
    return withOtherCosts(ruleset.hasPoints ? number(amountOf(noId)) : std::string(), ruleset, amountOf);
}

std::string costsInWords(const Catalogue& catalogue, const Assessment& assessment,
                         const std::vector<Id<AssessedUnit>>& units)
{
    const auto& ruleset = catalogue.ruleset;
    auto text = ruleset.hasPoints ? points(ruleset.currency, assessment.costOf(units, noId)) : std::string();
    for (const auto kind : ruleset.costs.ids())
        if (const auto amount = assessment.costOf(units, kind); amount != Points())
            text += (text.empty() ? "" : ", ") + costText(ruleset.costs[kind], amount);
    return text;
}

std::string unitCosts(const Catalogue& catalogue, const Assessment& assessment, Id<AssessedUnit> unit)
{
    const auto amountOf = [&](Id<CostKind> kind) { return assessment.costOf(unit, kind); };
    const auto& ruleset = catalogue.ruleset;
    return withOtherCosts(ruleset.hasPoints ? points(ruleset.currency, amountOf(noId)) : std::string(), ruleset,
                          amountOf);
}

std::string costChanges(const Ruleset& ruleset, Points points, const AmountOf& others, bool hasSigns)
{
    std::string text;
    const auto add = [&](Points more, const auto& words) {
        if (more == Points())
            return;
        text += text.empty() ? "" : ", ";
        text += !hasSigns ? "" : more < Points() ? "−" : "+";
        text += words(more < Points() ? -more : more);
    };
    if (ruleset.hasPoints)
        add(points, [&](Points amount) { return report::points(ruleset.currency, amount); });
    for (const auto kind : ruleset.costs.ids())
        add(others(kind), [&](Points amount) { return shortCost(ruleset.costs[kind], amount); });
    return text;
}

std::vector<CostSum> costSums(const Catalogue& catalogue, const Assessment& assessment)
{
    std::vector<CostSum> sums;
    const auto& kinds = catalogue.ruleset.costs;
    for (const auto kind : kinds.ids()) {
        const auto sum = assessment.costOf(kind);
        const auto limit = limitOf(catalogue, assessment, kind);
        sums.push_back(
            {capital(kinds[kind].plural), figureOf(sum, limit), costText(kinds[kind], sum, limit), sum, limit, kind});
    }
    return sums;
}

} // namespace muster::report
