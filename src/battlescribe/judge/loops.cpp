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
    explicit LoopFinder(Situation& situation) : m_situation(situation) {}

    void find()
    {
        for (const auto id : m_situation.elements.ids())
            if (!m_situation[id].choice.isNone() && m_situation.game.changes(m_situation[id].choice, Change::Cost))
                m_situation.game.eachNodeOf(m_situation[id].choice,
                                            [&](Id<Node> node) { gather(id, m_situation.data.nodes[node]); });
        findCircles();
        for (const auto& each : m_asking)
            for (const auto& cell : each.asked)
                if (m_cells.at(cell).circle == m_cells.at(each.changed).circle)
                    m_situation.loops.emplace(each.changed.first, each.modifier);
    }

private:
    void gather(Id<Element> id, const Node& node)
    {
        m_element = id;
        if (!m_situation.spend(node.modifiers.size() + node.modifierGroups.size()))
            return;
        for (const auto modifier : node.modifiers)
            gather(modifier);
        for (const auto group : node.modifierGroups)
            gather(m_situation.data.modifierGroups[group]);
    }

    void gather(const ModifierGroup& group)
    {
        m_outer.push_back(&group.when);
        for (const auto modifier : group.modifiers)
            gather(modifier);
        for (const auto each : group.groups)
            gather(m_situation.data.modifierGroups[each]);
        m_outer.pop_back();
    }

    void gather(Id<Modifier> id)
    {
        const auto& modifier = m_situation.data.modifiers[id];
        if (modifier.field != Modifier::Field::Cost)
            return;
        m_now = {{m_element, m_situation.game.columnOf(modifier.fieldKey)}, id, {}};
        for (const auto* when : m_outer)
            ask(*when);
        ask(modifier.when);
        if (!m_now.asked.empty())
            m_asking.push_back(std::move(m_now));
    }

    void ask(const When& when)
    {
        eachCondition(m_situation.data, when.conditions, when.groups,
                      [&](const Condition& condition) { ask(condition.query); });
        for (const auto id : when.repeats)
            ask(m_situation.data.repeats[id].query);
    }

    void ask(const Query& query)
    {
        if (query.field != Field::Cost)
            return;
        const auto column = m_situation.game.columnOf(query.fieldKey);
        const auto asker = m_situation.askerOf(m_element);
        if (asksOwnCost(m_situation, asker, query, Wanted::in(m_situation, asker, query)))
            m_now.asked.emplace_back(m_element, column);
        const auto region = regionOf(m_situation, asker, query.scope, query.scopeKey);
        constexpr std::uint64_t memory = 20; // so that not too many are kept
        eachCosting(m_situation, region, query, Wanted::in(m_situation, asker, query), [&](Id<Element> each) {
            if (m_situation.spend(memory))
                m_now.asked.emplace_back(each, column);
        });
    }

    // --- circles ---

    /// A cell in the graph of what asks for what.
    struct Place {
        std::vector<Cell> asked;
        int found = 0;  ///< when it was found first; 0: not yet
        int lowest = 0; ///< of those that it leads back to
        int circle = 0; ///< cells of one circle have the same; one that is in none has its own
        std::size_t next = 0;
    };

    /// Tarjan's way: each cell is gone through once, so that many cells that ask for many others end soon.
    void findCircles()
    {
        for (const auto& each : m_asking) {
            auto& asked = m_cells[each.changed].asked;
            asked.insert(asked.end(), each.asked.begin(), each.asked.end());
            for (const auto& cell : each.asked)
                m_cells.try_emplace(cell);
        }
        for (auto& [cell, place] : m_cells)
            if (place.found == 0)
                walkFrom(place);
    }

    void walkFrom(Place& first)
    {
        enter(first);
        while (!m_way.empty()) {
            auto& place = *m_way.back();
            if (place.next < place.asked.size()) {
                auto& asked = m_cells.at(place.asked[place.next++]);
                if (asked.found == 0)
                    enter(asked);
                else if (asked.circle == 0)
                    place.lowest = std::min(place.lowest, asked.found);
                continue;
            }
            m_way.pop_back();
            if (!m_way.empty())
                m_way.back()->lowest = std::min(m_way.back()->lowest, place.lowest);
            if (place.lowest == place.found)
                close(place);
        }
    }

    void enter(Place& place)
    {
        place.found = place.lowest = ++m_found;
        m_way.push_back(&place);
        m_open.push_back(&place);
    }

    void close(const Place& first)
    {
        ++m_circles;
        const Place* last = nullptr;
        while (last != &first) {
            m_open.back()->circle = m_circles;
            last = m_open.back();
            m_open.pop_back();
        }
    }

    Situation& m_situation;
    Id<Element> m_element;
    std::vector<const When*> m_outer; ///< of the groups that the modifier is in
    Asking m_now;
    std::vector<Asking> m_asking;
    std::map<Cell, Place> m_cells;
    std::vector<Place*> m_way;  ///< from the first to the one that is looked at
    std::vector<Place*> m_open; ///< of no circle yet
    int m_found = 0;
    int m_circles = 0;
};

} // namespace

void findLoops(Situation& situation) { LoopFinder(situation).find(); }

} // namespace muster::battlescribe::judge
