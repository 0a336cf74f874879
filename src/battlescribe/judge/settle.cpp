#include "battlescribe/judge/settle.h"

#include "battlescribe/judge/change.h"
#include "battlescribe/judge/loops.h"
#include "battlescribe/judge/remote.h"
#include "battlescribe/judge/turns.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

/// Category links of a node: an own main category stands before one that is there already.
void addCategories(const Situation& all, const Node& node, Categories& categories, bool mayReplacePrimary)
{
    bool isFirst = true; // of several main categories of one node
    for (const auto id : node.categories) {
        const auto& link = all.all.nodes[id];
        if (link.targetKey.isNone())
            continue;
        if (!categories.has(link.targetKey))
            categories.all.push_back(link.targetKey);
        if (link.isPrimary && isFirst && (mayReplacePrimary || categories.primary.isNone())) {
            categories.primary = link.targetKey;
            isFirst = false;
        }
    }
}

Categories storedCategories(const Situation& all, const play::Selection& selection)
{
    Categories categories;
    if (!selection.stored)
        return categories;
    for (const auto& each : selection.stored->selection.categories) {
        const auto key = all.all.keys.find(each.entry);
        if (key.isNone())
            continue;
        categories.all.push_back(key);
        if (each.isPrimary)
            categories.primary = key;
    }
    return categories;
}

/// Those in the file, with those of the groups that it is in.
Categories categoriesInFile(const Situation& all, const Element& element)
{
    if (element.choice.isNone())
        return storedCategories(all, *element.selection);
    Categories categories;
    all.game.eachNodeOf(element.choice,
                        [&](Id<Node> node) { addCategories(all, all.all.nodes[node], categories, true); });
    for (auto group = all.game[element.choice].group; !group.isNone(); group = all.game[group].group)
        all.game.eachNodeOf(group, [&](Id<Node> node) { addCategories(all, all.all.nodes[node], categories, false); });
    return categories;
}

void change(Situation& all, const Modifier& modifier, Categories& categories)
{
    const auto key = modifier.valueKey;
    switch (modifier.type) {
    case Modifier::Type::Add:
    case Modifier::Type::SetPrimary:
        if (!key.isNone() && !categories.has(key))
            categories.all.push_back(key);
        if (modifier.type == Modifier::Type::SetPrimary)
            categories.primary = key;
        break;
    case Modifier::Type::Remove:
        std::erase(categories.all, key);
        if (categories.primary == key)
            categories.primary = noId;
        break;
    case Modifier::Type::UnsetPrimary:
        if (categories.primary == key)
            categories.primary = noId;
        break;
    default:
        all.unknown.emplace("a modifier of categories of an unknown type");
        break;
    }
}

/// What a file says that all of it costs.
template <typename Set>
void setStored(const std::vector<battlescribe::Cost>& costs, const Set& set, const Keys& keys)
{
    for (const auto& cost : costs)
        if (const auto value = Amount::parse(cost.written))
            set(keys.find(cost.type), *value);
}

/// The costs in the file: where a link has a cost of a type, it stands in place of its target's.
void setCostsInFile(Situation& all, Id<Element> id)
{
    const auto first = id.position() * all.game.costTypes().size();
    const auto set = [&](Key type, Amount value) {
        if (const auto column = all.game.columnOf(type); column < all.game.costTypes().size())
            all.costs[first + column] = value;
    };
    const auto setOf = [&](Id<Node> node) {
        for (const auto cost : all.all.nodes[node].costs)
            set(all.all.costs[cost].type, all.all.costs[cost].value);
    };
    const auto& element = all[id];
    // New Recruit lets forces cost something too.
    for (const auto node : {element.entry, element.entryLink})
        if (!node.isNone())
            setOf(node);
    if (!element.choice.isNone())
        all.game.eachNodeOf(element.choice, setOf);
    else if (element.inForce != nullptr && element.inForce->stored && element.entry.isNone())
        setStored(element.inForce->stored->force.costs, set, all.all.keys);
    else if (element.selection != nullptr && element.selection->stored)
        setStored(element.selection->stored->selection.costs, set, all.all.keys);
}

class Settler {
public:
    explicit Settler(Situation& all) : m_all(all) {}

    bool settle()
    {
        begin();
        return isSettled() || isSettledInTurns();
    }

private:
    /// What asks for a category that it gives itself gets its turn, one after another.
    bool isSettledInTurns()
    {
        const auto turns = turnsIn(m_all);
        if (turns.empty())
            return false;
        for (const auto& turn : turns)
            m_all.takesTurns.insert(turn.modifier.value());
        if (!isSettledAnew())
            return false;
        int had = 0;
        for (const auto& turn : turns)
            if (wantsTurn(m_all, turn)) {
                if (++had > mostTurns)
                    return false;
                m_all.hadTurn.emplace(turn.element.value(), turn.modifier.value());
                if (!isSettledAnew())
                    return false;
            }
        return true;
    }

    bool isSettledAnew()
    {
        m_all.categories = m_categoriesInFile;
        m_all.costs = m_costsInFile;
        return isSettled();
    }

    bool isSettled()
    {
        for (int round = 0; round < mostRounds; ++round) {
            m_all.indexCategories();
            findRemoteChanges(m_all);
            if (!runRound())
                return true;
        }
        return false;
    }

    void begin()
    {
        for (const auto id : m_all.elements.ids()) {
            setCostsInFile(m_all, id);
            if (m_all[id].kind == Element::Kind::Force)
                m_forces.push_back(id);
            if (m_all[id].kind != Element::Kind::Selection)
                continue;
            m_all.categories[id] = categoriesInFile(m_all, m_all[id]);
            if (mayChange(id, play::Change::Category) || mayChange(id, play::Change::Cost))
                m_changing.push_back(id);
        }
        m_categoriesInFile = m_all.categories;
        m_costsInFile = m_all.costs;
        m_all.indexCategories();
        findLoops(m_all);
    }

    [[nodiscard]] bool mayChange(Id<Element> id, play::Change change) const
    {
        return !m_all[id].choice.isNone() && m_all.game.changes(m_all[id].choice, change);
    }

    /// Everything sees what held in the round before. Whether something has changed.
    bool runRound()
    {
        auto categories = m_categoriesInFile;
        auto costs = m_costsInFile;
        const auto run = [&](Id<Element> id) {
            changeCategories(id, categories[id]);
            changeCosts(id, costs);
        };
        for (const auto id : m_changing)
            run(id);
        for (const auto id : m_all.elements.ids())
            if (!m_all.remote[id].empty() && !m_all[id].choice.isNone() && !isChanging(id))
                run(id);
        for (const auto id : m_forces)
            changeForceCosts(id, costs);
        const bool isNew = categories.values() != m_all.categories.values() || costs != m_all.costs;
        m_all.categories = std::move(categories);
        m_all.costs = std::move(costs);
        return isNew;
    }

    [[nodiscard]] bool isChanging(Id<Element> id) const { return std::ranges::binary_search(m_changing, id); }

    void changeCategories(Id<Element> id, Categories& categories)
    {
        const auto asker = m_all.askerOf(id);
        eachChange(
            m_all, asker, asker.choice,
            [](const Modifier& modifier) { return modifier.field == Modifier::Field::Category; },
            [&](const Modifier& modifier, std::int64_t) { change(m_all, modifier, categories); });
    }

    void changeCosts(Id<Element> id, std::vector<Amount>& costs)
    {
        const auto asker = m_all.askerOf(id);
        const auto wants = [&](const Modifier& modifier) {
            return modifier.field == Modifier::Field::Cost &&
                   !m_all.loops.contains({id.value(), m_all.all.modifiers.idOf(modifier).value()});
        };
        eachChange(m_all, asker, asker.choice, wants,
                   [&](const Modifier& modifier, std::int64_t times) { changeCost(id, modifier, times, costs); });
    }

    void changeForceCosts(Id<Element> id, std::vector<Amount>& costs)
    {
        const auto isOfCost = [](const Modifier& modifier) { return modifier.field == Modifier::Field::Cost; };
        const auto isOwn = [&](const Modifier& modifier) {
            return isOfCost(modifier) && !m_all.all.isForOthers(modifier);
        };
        for (const auto node : {m_all[id].entry, m_all[id].entryLink})
            if (!node.isNone())
                eachModifier(m_all, m_all.askerOf(id), m_all.all.nodes[node], isOwn,
                             [&](Id<Modifier> modifier, std::int64_t times) {
                                 changeCost(id, m_all.all.modifiers[modifier], times, costs);
                             });
        for (const auto& remote : m_all.remote[id])
            if (!remote.isForProfiles && isOfCost(m_all.all.modifiers[remote.modifier]))
                changeCost(id, m_all.all.modifiers[remote.modifier], remote.times, costs);
    }

    void changeCost(Id<Element> id, const Modifier& modifier, std::int64_t times, std::vector<Amount>& costs) const
    {
        const auto columns = m_all.game.costTypes().size();
        const auto column = m_all.game.columnOf(modifier.fieldKey);
        if (column >= columns)
            return;
        auto& cost = costs[id.position() * columns + column];
        cost = changed(m_all, modifier, times, cost);
    }

    Situation& m_all;
    std::vector<Id<Element>> m_changing; ///< what has modifiers of its own, in order
    std::vector<Id<Element>> m_forces;
    Table<Element, Categories> m_categoriesInFile;
    std::vector<Amount> m_costsInFile;
};

} // namespace

bool settle(Situation& situation) { return Settler(situation).settle(); }

} // namespace muster::battlescribe::judge
