#include "battlescribe/saved/sums.h"

#include "battlescribe/saved/groups.h"

#include <algorithm>
#include <map>
#include <utility>

namespace muster::battlescribe {

namespace {

/// Identifies a kind of cost: its id, or its name where it has no id.
const std::string& keyOf(const auto& cost) { return cost.type.empty() ? cost.name : cost.type; }

class Adder {
public:
    Sums sums(const FileRoster& roster)
    {
        for (const auto& claimed : roster.costs)
            if (isNumber(claimed, {}))
                entry(claimed).claimed = claimed.value;
        for (const auto& limit : roster.limits)
            if (isNumber(limit, {}))
                entry(limit).limit = limit.value;
        eachForceAndSelection(roster.forces, [&](const auto& each) { add(each); });
        return std::move(m_sums);
    }

private:
    bool isNumber(const Cost& cost, const std::string& of)
    {
        if (!cost.value)
            m_sums.noNumbers.push_back({of, cost.name, cost.written});
        return cost.value.has_value();
    }

    Sum& entry(const Cost& cost)
    {
        const auto [found, isNew] = m_places.try_emplace(keyOf(cost), m_sums.sums.size());
        if (isNew)
            m_sums.sums.push_back({cost.name, cost.type, {}, {}, {}, false});
        return m_sums.sums[found->second];
    }

    void add(const FileSelection& selection)
    {
        const auto number = Decimal::parse(selection.writtenNumber, Decimal::mostInFiles);
        if (!number || !number->isWhole() || number->isNegative())
            m_sums.noNumbers.push_back({selection.name, {}, selection.writtenNumber, true});
        add(selection.costs, selection.name);
    }
    void add(const FileForce& force) { add(force.costs, force.name); }
    void add(const std::vector<Cost>& costs, const std::string& of)
    {
        for (const auto& cost : costs)
            if (isNumber(cost, of))
                entry(cost).sum += *cost.value;
    }

    Sums m_sums;
    std::map<std::string, std::size_t> m_places; ///< of each kind of cost
};

std::int64_t countUnits(const std::vector<FileSelection>& selections)
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

} // namespace

Sums sumsOf(const FileRoster& roster) { return Adder().sums(roster); }

const Sum* mainSum(const Sums& sums)
{
    const Sum* found = nullptr;
    for (const auto& sum : sums.sums) {
        if (sum.isHidden)
            continue;
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
            amount += *cost.value;
    return amount;
}

std::vector<Cost> wholeCosts(const FileSelection& selection)
{
    std::vector<Cost> costs;
    std::map<std::string, std::size_t> places; // of each kind of cost
    eachSelection(selection, [&](const FileSelection& each) {
        for (const auto& cost : each.costs) {
            const auto [found, isNew] = places.try_emplace(keyOf(cost), costs.size());
            if (isNew) {
                costs.push_back(cost);
                continue;
            }
            auto& value = costs[found->second].value;
            value = value && cost.value ? std::optional(*value + *cost.value) : std::nullopt;
        }
    });
    return costs;
}

std::int64_t countUnits(const FileRoster& roster)
{
    std::int64_t count = 0;
    eachForce(roster.forces, [&](const FileForce& force) { count += countUnits(force.selections); });
    return count;
}

std::int64_t countModels(const FileSelection& selection)
{
    std::int64_t count = 0;
    eachSelection(selection, [&](const FileSelection& each) {
        count += each.type == SelectionType::Model ? std::max<std::int64_t>(0, each.number) : 0;
    });
    return count;
}

std::int64_t countModels(const FileRoster& roster)
{
    std::int64_t count = 0;
    eachForce(roster.forces, [&](const FileForce& force) {
        for (const auto& selection : force.selections)
            count += countModels(selection);
    });
    return count;
}

} // namespace muster::battlescribe
