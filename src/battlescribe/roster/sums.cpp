#include "battlescribe/roster/sums.h"

#include "battlescribe/roster/groups.h"

#include <algorithm>
#include <map>
#include <utility>

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
        const auto [found, isNew] = m_places.try_emplace(keyOf(cost), m_sums.sums.size());
        if (isNew)
            m_sums.sums.push_back({cost.name, cost.type, {}, {}, {}});
        return m_sums.sums[found->second];
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
                m_sums.noNumbers.push_back({m_of, {}, selection.writtenNumber, true});
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
    std::map<std::string, std::size_t> m_places; ///< of each kind of cost
    std::string m_of;
};

class WholeCosts {
public:
    void add(const Selection& selection)
    {
        for (const auto& cost : selection.costs) {
            const auto [found, isNew] = m_places.try_emplace(keyOf(cost), m_costs.size());
            if (isNew) {
                m_costs.push_back(cost);
                continue;
            }
            auto& value = m_costs[found->second].value;
            value = value && cost.value ? std::optional(*value + *cost.value) : std::nullopt;
        }
        for (const auto& inside : selection.selections)
            add(inside);
    }
    [[nodiscard]] std::vector<Cost> take() { return std::move(m_costs); }

private:
    std::vector<Cost> m_costs;
    std::map<std::string, std::size_t> m_places;
};

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

const Sum* mainSum(const Sums& sums)
{
    const Sum* found = nullptr;
    for (const auto& sum : sums.sums) {
        if (sum.limit)
            return &sum;
        if (!sum.sum.isZero() && (found == nullptr || found->sum < sum.sum))
            found = &sum;
    }
    return found;
}

Decimal amountOf(const std::vector<Cost>& costs, const Sum& kind)
{
    Decimal amount;
    for (const auto& cost : costs)
        if (keyOf(cost) == keyOf(kind) && cost.value)
            amount = amount + *cost.value;
    return amount;
}

std::vector<Cost> wholeCosts(const Selection& selection)
{
    WholeCosts whole;
    whole.add(selection);
    return whole.take();
}

std::int64_t countUnits(const Roster& roster) { return countUnits(roster.forces); }

std::int64_t countModels(const Selection& selection)
{
    auto count = selection.type == SelectionType::Model ? std::max<std::int64_t>(0, selection.number) : 0;
    for (const auto& inside : selection.selections)
        count += countModels(inside);
    return count;
}

std::int64_t countModels(const Roster& roster)
{
    std::int64_t count = 0;
    eachForce(roster.forces, [&](const Force& force) {
        for (const auto& selection : force.selections)
            count += countModels(selection);
    });
    return count;
}

} // namespace muster::battlescribe
