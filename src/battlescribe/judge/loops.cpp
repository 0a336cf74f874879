#include "battlescribe/judge/loops.h"

#include "battlescribe/judge/change.h"

#include <algorithm>
#include <map>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

/// A kind of cost of an element.
using Cell = std::pair<Id<Element>, std::size_t>;

/// A modifier that asks for costs.
struct Asking {
    Cell changed;
    Id<Modifier> modifier;
    std::vector<Cell> asked;
};

class LoopFinder {
public:
    explicit LoopFinder(Situation& all) : m_all(all) {}

    void find()
    {
        for (const auto id : m_all.elements.ids())
            if (!m_all[id].choice.isNone() && m_all.game.changes(m_all[id].choice, play::Change::Cost))
                m_all.game.eachNodeOf(m_all[id].choice, [&](Id<Node> node) { gather(id, m_all.all.nodes[node]); });
        for (const auto& each : m_asking)
            for (const auto& cell : each.asked)
                if (leadsTo(cell, each.changed))
                    m_all.loops.emplace(each.changed.first.value(), each.modifier.value());
    }

private:
    void gather(Id<Element> id, const Node& node)
    {
        m_element = id;
        for (const auto modifier : node.modifiers)
            gather(modifier);
        for (const auto group : node.modifierGroups)
            gather(m_all.all.modifierGroups[group]);
    }

    void gather(const ModifierGroup& group)
    {
        m_outer.push_back(&group.when);
        for (const auto modifier : group.modifiers)
            gather(modifier);
        for (const auto each : group.groups)
            gather(m_all.all.modifierGroups[each]);
        m_outer.pop_back();
    }

    void gather(Id<Modifier> id)
    {
        const auto& modifier = m_all.all.modifiers[id];
        if (modifier.field != Modifier::Field::Cost)
            return;
        m_now = {{m_element, m_all.game.columnOf(modifier.fieldKey)}, id, {}};
        for (const auto* when : m_outer)
            ask(*when);
        ask(modifier.when);
        if (!m_now.asked.empty())
            m_asking.push_back(std::move(m_now));
    }

    void ask(const When& when)
    {
        for (const auto id : when.conditions)
            ask(m_all.all.conditions[id].query);
        for (const auto id : when.repeats)
            ask(m_all.all.repeats[id].query);
        for (const auto id : when.groups)
            ask(m_all.all.conditionGroups[id]);
    }

    void ask(const ConditionGroup& group)
    {
        for (const auto id : group.conditions)
            ask(m_all.all.conditions[id].query);
        for (const auto id : group.groups)
            ask(m_all.all.conditionGroups[id]);
    }

    void ask(const Query& query)
    {
        if (query.field != Field::Cost)
            return;
        const auto column = m_all.game.columnOf(query.fieldKey);
        const auto asker = m_all.askerOf(m_element);
        if (asksOwnCost(m_all, asker, query, Wanted::in(query)))
            m_now.asked.emplace_back(m_element, column);
        const auto region = regionOf(m_all, asker, query.scope, query.scopeKey);
        eachCosting(m_all, region, query, Wanted::in(query),
                    [&](Id<Element> each) { m_now.asked.emplace_back(each, column); });
    }

    [[nodiscard]] bool leadsTo(const Cell& from, const Cell& to) const
    {
        std::vector<Cell> open{from};
        std::set<Cell> seen;
        while (!open.empty()) {
            const auto cell = open.back();
            open.pop_back();
            if (cell == to)
                return true;
            if (!seen.insert(cell).second)
                continue;
            for (const auto& each : m_asking)
                if (each.changed == cell)
                    open.insert(open.end(), each.asked.begin(), each.asked.end());
        }
        return false;
    }

    Situation& m_all;
    Id<Element> m_element;
    std::vector<const When*> m_outer; ///< of the groups that the modifier is in
    Asking m_now;
    std::vector<Asking> m_asking;
};

} // namespace

void findLoops(Situation& situation) { LoopFinder(situation).find(); }

} // namespace muster::battlescribe::judge
