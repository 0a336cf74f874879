#include "rules/judge/conditions.h"

#include "rules/judge/assess.h"
#include "rules/judge/bounds.h"
#include "rules/judge/choices.h"
#include "rules/judge/counting.h"

#include <algorithm>

namespace muster {

namespace {

constexpr Answer yes{};
constexpr Answer no{Answer::Kind::No, {}, {}};

Answer plain(bool holds) { return holds ? yes : no; }

bool isAny(const auto& list, auto id) { return std::ranges::find(list, id) != list.end(); }

class Asker {
public:
    Asker(const Catalogue& catalogue, const Assessment& assessment) : m_catalogue(catalogue), m_assessment(assessment)
    {
    }

    /// All parts must hold. Where one does not, it does not matter what is open in others; of several that are open,
    /// the first counts.
    [[nodiscard]] Answer answer(const Condition& condition) const
    {
        if (!isRightArmy(condition) || !isAsTheyAnswered(condition) ||
            isAny(condition.notScenarios, m_assessment.scenario))
            return no;
        auto whole = scenario(condition);
        const auto add = [&](const auto& part) {
            if (whole.kind == Answer::Kind::No)
                return;
            const Answer its = part();
            if (its.kind == Answer::Kind::No || whole.kind == Answer::Kind::Yes)
                whole = its;
        };
        add([&] { return choice(condition); });
        add([&] { return units(condition); });
        for (const auto& comparison : condition.comparisons)
            add([&] { return compared(comparison); });
        for (const auto& part : condition.all)
            add([&] { return answer(part); });
        for (const auto& list : condition.any)
            add([&] { return anyOf(list); });
        for (const auto& part : condition.none)
            add([&] { return opposite(answer(part)); });
        return whole;
    }

private:
    [[nodiscard]] bool isRightArmy(const Condition& condition) const
    {
        return condition.army.isNone() || condition.army == m_assessment.army;
    }

    [[nodiscard]] bool isAsTheyAnswered(const Condition& condition) const
    {
        return std::ranges::all_of(condition.rulings, [&](const RulingAnswer& asked) {
            return m_assessment.rulings[asked.ruling] == asked.isOn;
        });
    }

    [[nodiscard]] Answer scenario(const Condition& condition) const
    {
        if (condition.scenarios.empty() || isAny(condition.scenarios, m_assessment.scenario))
            return yes;
        return m_assessment.namesScenario ? no : Answer{Answer::Kind::Open, NotAgreed::Scenario, {}};
    }

    [[nodiscard]] Answer choice(const Condition& condition) const
    {
        if (condition.option.isNone() || isAny(condition.choices, m_assessment.choices[condition.option]))
            return yes;
        return isUnchosen(m_catalogue, m_assessment, condition.option)
                   ? Answer{Answer::Kind::Open, NotAgreed::Choice, condition.option}
                   : no;
    }

    [[nodiscard]] Answer units(const Condition& condition) const
    {
        const auto hasOne = [&](const Filter& filter) {
            return std::ranges::any_of(m_assessment.units.ids(), [&](Id<AssessedUnit> unit) {
                return fits(m_catalogue, m_assessment, unit, filter);
            });
        };
        return plain((!condition.has || hasOne(*condition.has)) && (!condition.hasNo || !hasOne(*condition.hasNo)));
    }

    [[nodiscard]] Answer compared(const Comparison& comparison) const
    {
        const bool isOfPoints = comparison.count.kind == Measure::Kind::AgreedPoints;
        if (isOfPoints && !m_assessment.limit)
            return {Answer::Kind::Open, NotAgreed::Points, {}};
        const auto actual =
            Counter::figureOf(comparison.count, Counter(m_catalogue, m_assessment).overAll(comparison.count));
        for (const bool isLeast : {true, false}) {
            const auto& bound = isLeast ? comparison.atLeast : comparison.atMost;
            if (!bound)
                continue;
            const auto value = valueOf(m_catalogue, m_assessment, *bound);
            if (!value)
                return {Answer::Kind::Open, NotAgreed::Points, {}};
            if (isLeast ? actual < *value : actual > *value)
                return no;
        }
        return yes;
    }

    [[nodiscard]] Answer anyOf(const std::vector<Condition>& list) const
    {
        auto best = no;
        for (const auto& part : list)
            if (const auto its = answer(part); its.kind > best.kind)
                best = its;
        return best;
    }

    [[nodiscard]] static Answer opposite(const Answer& answer)
    {
        return answer.isOpen() ? answer : plain(answer.kind == Answer::Kind::No);
    }

    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
};

} // namespace

Answer answerOf(const Catalogue& catalogue, const Condition& condition, const Assessment& assessment)
{
    return Asker(catalogue, assessment).answer(condition);
}

bool holds(const Catalogue& catalogue, const Condition& condition, const Assessment& assessment)
{
    return answerOf(catalogue, condition, assessment).kind == Answer::Kind::Yes;
}

} // namespace muster
