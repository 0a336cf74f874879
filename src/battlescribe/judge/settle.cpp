#include "battlescribe/judge/settle.h"

#include "battlescribe/judge/change.h"
#include "battlescribe/judge/loops.h"
#include "battlescribe/judge/remote.h"
#include "battlescribe/judge/turns.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

/// Adds the category links of a node that `wants` wants. Its own main category may replace one that was found before.
template <typename Wants>
void addCategories(const Situation& situation, const Node& node, Categories& categories, bool mayReplacePrimary,
                   const Wants& wants)
{
    bool isFirst = true; // of several main categories of one node
    for (const auto id : node.categories) {
        const auto& link = situation.data.nodes[id];
        if (link.targetKey.isNone() || !wants(id))
            continue;
        if (!categories.has(link.targetKey))
            categories.keys.push_back(link.targetKey);
        if (link.isPrimary && isFirst && (mayReplacePrimary || categories.primary.isNone())) {
            categories.primary = link.targetKey;
            isFirst = false;
        }
    }
}

Categories storedCategories(const Situation& situation, const Selection& selection)
{
    Categories categories;
    if (!selection.stored)
        return categories;
    for (const auto& each : selection.stored->selection.categories) {
        const auto key = situation.data.keys.find(each.entry);
        if (key.isNone())
            continue;
        categories.keys.push_back(key);
        if (each.isPrimary)
            categories.primary = key;
    }
    return categories;
}

/// Adds those of all category links that `wants` wants: its own, and those of the groups that it is in.
template <typename Wants>
void addCategories(const Situation& situation, Id<Element> id, Categories& categories, const Wants& wants)
{
    const auto choice = situation[id].choice;
    situation.game.eachNodeOf(
        choice, [&](Id<Node> node) { addCategories(situation, situation.data.nodes[node], categories, true, wants); });
    if (situation.roster.manner == Manner::NewRecruit) {
        if (situation[id].root != id)
            categories.primary = noId; // only what is at the top of a force has a main one there
        return;                        // and groups give none
    }
    for (auto group = situation.game[choice].group; !group.isNone(); group = situation.game[group].group)
        situation.game.eachNodeOf(group, [&](Id<Node> node) {
            addCategories(situation, situation.data.nodes[node], categories, false, wants);
        });
}

/// Whether the link to a category is there only under conditions.
bool comesAndGoes(const Situation& situation, Id<Node> categoryLink)
{
    return situation.data.nodes[categoryLink].isHidden || situation.game.changes(categoryLink, Change::Hidden);
}

/// Whether one that comes and goes is not there now. What others change at the selection is not meant for it.
bool isGone(const Situation& situation, const Asker& asker, Id<Node> categoryLink)
{
    const auto& link = situation.data.nodes[categoryLink];
    bool isHidden = link.isHidden;
    eachModifier(
        situation, asker, link,
        [&](const Modifier& modifier) {
            return modifier.field == Modifier::Field::Hidden && !situation.data.isForOthers(modifier);
        },
        [&](Id<Modifier> id, Decimal) { isHidden = situation.data.modifiers[id].isTrue; });
    return isHidden;
}

/// Those in the file that are there in any case.
Categories categoriesInFile(const Situation& situation, Id<Element> id)
{
    if (situation[id].choice.isNone())
        return storedCategories(situation, *situation[id].selection);
    Categories categories;
    addCategories(situation, id, categories, [&](Id<Node> link) { return !comesAndGoes(situation, link); });
    return categories;
}

void change(Situation& situation, const Modifier& modifier, Categories& categories)
{
    const auto key = modifier.valueKey;
    switch (modifier.type) {
    case Modifier::Type::Add:
    case Modifier::Type::SetPrimary:
        if (!key.isNone() && !categories.has(key))
            categories.keys.push_back(key);
        if (modifier.type == Modifier::Type::SetPrimary)
            categories.primary = key;
        break;
    case Modifier::Type::Remove:
        std::erase(categories.keys, key);
        if (categories.primary == key)
            categories.primary = noId;
        break;
    case Modifier::Type::UnsetPrimary: // which New Recruit does not do
        if (categories.primary == key && situation.roster.manner != Manner::NewRecruit)
            categories.primary = noId;
        break;
    default:
        situation.unknown.emplace("a modifier of categories of an unknown type");
        break;
    }
}

/// What a file says that all of it costs.
template <typename Set>
void setStored(const std::vector<battlescribe::Cost>& costs, const Set& set, const Keys& keys)
{
    for (const auto& cost : costs)
        if (cost.value)
            set(keys.find(cost.type), *cost.value);
}

/// Gives each cost of a node in the file to `set`.
template <typename Set>
void setOfNode(const Situation& situation, Id<Node> node, const Set& set)
{
    for (const auto cost : situation.data.nodes[node].costs)
        set(situation.data.costs[cost].type, situation.data.costs[cost].value);
}

/// Sets costs by their kind in the columns from `first` on.
auto setterOf(const Situation& situation, std::vector<Decimal>& costs, std::size_t first)
{
    return [&situation, &costs, first](Key type, Decimal value) {
        if (const auto column = situation.game.columnOf(type); column < situation.game.costTypes().size())
            costs[first + column] = value;
    };
}

/// Sets the costs of the file: where a link has a cost of a type, it replaces its target's.
void setCostsInFile(Situation& situation, Id<Element> id)
{
    const auto set = setterOf(situation, situation.costs, id.position() * situation.game.costTypes().size());
    const auto setOf = [&](Id<Node> node) { setOfNode(situation, node, set); };
    const auto& element = situation[id];
    // New Recruit lets forces cost something too.
    for (const auto node : {element.entry, element.entryLink})
        if (!node.isNone())
            setOf(node);
    if (!element.choice.isNone())
        situation.game.eachNodeOf(element.choice, setOf);
    else if (element.inForce != nullptr && element.inForce->stored && element.entry.isNone())
        setStored(element.inForce->stored->force.costs, set, situation.data.keys);
    else if (element.selection != nullptr && element.selection->stored)
        setStored(element.selection->stored->selection.costs, set, situation.data.keys);
}

void changeCost(const Situation& situation, const Modifier& modifier, Decimal times, std::vector<Decimal>& costs,
                std::size_t first)
{
    const auto column = situation.game.columnOf(modifier.fieldKey);
    if (column < situation.game.costTypes().size())
        costs[first + column] = changed(situation, modifier, times, costs[first + column]);
}

class Settler {
public:
    explicit Settler(Situation& situation) : m_situation(situation) {}

    bool settle()
    {
        begin();
        return isSettled() || isSettledInTurns();
    }

private:
    /// What asks for a category that it gives itself gets its turn, one after another.
    bool isSettledInTurns()
    {
        const auto turns = turnsIn(m_situation);
        if (turns.empty())
            return false;
        for (const auto& turn : turns)
            m_situation.takesTurns.insert(turn.modifier);
        if (!isSettledAnew())
            return false;
        int had = 0;
        for (const auto& turn : turns)
            if (wantsTurn(m_situation, turn)) {
                if (++had > mostTurns)
                    return false;
                m_situation.hadTurn.emplace(turn.element, turn.modifier);
                if (!isSettledAnew())
                    return false;
            }
        return true;
    }

    bool isSettledAnew()
    {
        m_situation.categories = m_categoriesInFile;
        m_situation.costs = m_costsInFile;
        return isSettled();
    }

    bool isSettled()
    {
        for (int round = 0; round < mostRounds; ++round) {
            m_situation.indexCategories();
            findRemoteChanges(m_situation);
            if (!runRound())
                return true;
        }
        return false;
    }

    void begin()
    {
        for (const auto id : m_situation.elements.ids()) {
            setCostsInFile(m_situation, id);
            if (m_situation[id].kind == Element::Kind::Force)
                m_forces.push_back(id);
            if (m_situation[id].kind != Element::Kind::Selection)
                continue;
            m_situation.categories[id] = categoriesInFile(m_situation, id);
            if (mayChange(id, Change::Category) || mayChange(id, Change::Cost))
                m_changing.push_back(id);
        }
        m_categoriesInFile = m_situation.categories;
        m_costsInFile = m_situation.costs;
        m_situation.indexCategories();
        findLoops(m_situation);
    }

    [[nodiscard]] bool mayChange(Id<Element> id, Change change) const
    {
        auto choice = m_situation[id].choice;
        if (choice.isNone() || m_situation.game.changes(choice, change))
            return !choice.isNone();
        // Links of groups to categories come and go too.
        while (change == Change::Category && !(choice = m_situation.game[choice].group).isNone())
            if (m_situation.game.changes(choice, change))
                return true;
        return false;
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
        for (const auto id : m_situation.elements.ids())
            if (!m_situation.remote[id].empty() && !m_situation[id].choice.isNone() && !isChanging(id))
                run(id);
        for (const auto id : m_forces)
            changeForceCosts(id, costs);
        const bool isNew = categories.values() != m_situation.categories.values() || costs != m_situation.costs;
        m_situation.categories = std::move(categories);
        m_situation.costs = std::move(costs);
        return isNew;
    }

    [[nodiscard]] bool isChanging(Id<Element> id) const { return std::ranges::binary_search(m_changing, id); }

    void changeCategories(Id<Element> id, Categories& categories)
    {
        const auto asker = m_situation.askerOf(id);
        addCategories(m_situation, id, categories, [&](Id<Node> link) {
            return comesAndGoes(m_situation, link) && !isGone(m_situation, asker, link);
        });
        eachChange(
            m_situation, asker, nodesOf(m_situation, asker.choice),
            [](const Modifier& modifier) { return modifier.field == Modifier::Field::Category; },
            [&](const Modifier& modifier, Decimal) { change(m_situation, modifier, categories); });
    }

    void changeCosts(Id<Element> id, std::vector<Decimal>& costs)
    {
        const auto asker = m_situation.askerOf(id);
        const auto wants = [&](const Modifier& modifier) {
            return modifier.field == Modifier::Field::Cost &&
                   !m_situation.loops.contains({id, m_situation.data.modifiers.idOf(modifier)});
        };
        eachChange(m_situation, asker, nodesOf(m_situation, asker.choice), wants,
                   [&](const Modifier& modifier, Decimal times) {
                       changeCost(m_situation, modifier, times, costs, firstOf(id));
                   });
    }

    void changeForceCosts(Id<Element> id, std::vector<Decimal>& costs)
    {
        eachChange(
            m_situation, m_situation.askerOf(id), Nodes{m_situation[id].entry, m_situation[id].entryLink},
            [](const Modifier& modifier) { return modifier.field == Modifier::Field::Cost; },
            [&](const Modifier& modifier, Decimal times) {
                changeCost(m_situation, modifier, times, costs, firstOf(id));
            });
    }

    [[nodiscard]] std::size_t firstOf(Id<Element> id) const
    {
        return id.position() * m_situation.game.costTypes().size();
    }

    Situation& m_situation;
    std::vector<Id<Element>> m_changing; ///< what has modifiers of its own, in order
    std::vector<Id<Element>> m_forces;
    Table<Element, Categories> m_categoriesInFile;
    std::vector<Decimal> m_costsInFile;
};

} // namespace

bool settle(Situation& situation) { return Settler(situation).settle(); }

std::vector<Decimal> costsBelow(const Situation& situation, Id<Element> parent, Id<Choice> choice)
{
    std::vector<Decimal> costs(situation.game.costTypes().size());
    const auto set = setterOf(situation, costs, 0);
    situation.game.eachNodeOf(choice, [&](Id<Node> node) { setOfNode(situation, node, set); });
    eachChange(
        situation, Situation::askerBelow(parent, choice), nodesOf(situation, choice),
        [](const Modifier& modifier) { return modifier.field == Modifier::Field::Cost; },
        [&](const Modifier& modifier, Decimal times) { changeCost(situation, modifier, times, costs, 0); });
    return costs;
}

} // namespace muster::battlescribe::judge
