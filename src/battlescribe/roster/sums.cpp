#include "battlescribe/roster/sums.h"

#include <algorithm>

namespace muster::battlescribe {

namespace {

/// What tells kinds of cost apart: their id, or the name where there is none.
const std::string& keyOf(const auto& cost) { return cost.type.empty() ? cost.name : cost.type; }

class Adder {
public:
    Sums sums(const Roster& roster)
    {
        for (const auto& claimed : roster.costs) {
            m_of = {};
            if (isNumber(claimed))
                entry(claimed).claimed = claimed.value;
        }
        for (const auto& limit : roster.limits) {
            m_of = {};
            if (isNumber(limit))
                entry(limit).limit = limit.value;
        }
        add(roster.forces);
        return std::move(m_sums);
    }

private:
    bool isNumber(const Cost& cost)
    {
        if (!cost.value)
            m_sums.noNumbers.push_back({m_of, cost.name, cost.written});
        return cost.value.has_value();
    }

    Sum& entry(const Cost& cost)
    {
        const auto found = std::ranges::find_if(m_sums.sums, [&](const Sum& sum) { return keyOf(sum) == keyOf(cost); });
        return found != m_sums.sums.end() ? *found : m_sums.sums.emplace_back(Sum{cost.name, cost.type, {}, {}, {}});
    }

    void add(const std::vector<Cost>& costs)
    {
        for (const auto& cost : costs)
            if (isNumber(cost)) {
                auto& sum = entry(cost).sum;
                sum = sum + *cost.value;
            }
    }

    void add(const std::vector<Selection>& selections)
    {
        for (const auto& selection : selections) {
            m_of = selection.name;
            const auto number = Decimal::parse(selection.writtenNumber);
            if (!number || !number->isWhole() || number->isNegative())
                m_sums.noNumbers.push_back({m_of, {}, selection.writtenNumber});
            add(selection.costs);
            add(selection.selections);
        }
    }

    void add(const std::vector<Force>& forces)
    {
        for (const auto& force : forces) {
            m_of = force.name;
            add(force.costs);
            add(force.selections);
            add(force.forces);
        }
    }

    Sums m_sums;
    std::string m_of;
};

void addWhole(std::vector<Cost>& whole, const Selection& selection)
{
    for (const auto& cost : selection.costs) {
        const auto found = std::ranges::find_if(whole, [&](const Cost& each) { return keyOf(each) == keyOf(cost); });
        if (found == whole.end())
            whole.push_back(cost);
        else if (found->value && cost.value)
            found->value = *found->value + *cost.value;
        else
            found->value.reset();
    }
    for (const auto& inside : selection.selections)
        addWhole(whole, inside);
}

std::int64_t countUnits(const std::vector<Selection>& selections)
{
    std::int64_t count = 0;
    for (const auto& selection : selections) {
        if (selection.type == SelectionType::Unit || selection.type == SelectionType::Model)
            count += std::max<std::int64_t>(0, selection.type == SelectionType::Unit ? 1 : selection.number);
        else
            count += countUnits(selection.selections);
    }
    return count;
}

std::int64_t countUnits(const std::vector<Force>& forces)
{
    std::int64_t count = 0;
    for (const auto& force : forces)
        count += countUnits(force.selections) + countUnits(force.forces);
    return count;
}

} // namespace

Sums sumsOf(const Roster& roster) { return Adder().sums(roster); }

std::vector<Cost> wholeCosts(const Selection& selection)
{
    std::vector<Cost> whole;
    addWhole(whole, selection);
    return whole;
}

std::int64_t countUnits(const Roster& roster) { return countUnits(roster.forces); }

} // namespace muster::battlescribe
