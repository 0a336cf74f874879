#include "battlescribe/compose/beginning.h"

#include "battlescribe/compose/compose.h"

#include <algorithm>

namespace muster::battlescribe::compose {

using namespace data;

namespace {

/// What the limits of an entry and of a link to it say, the narrowest of each.
template <typename IsMeant>
Beginning::Bounds boundsOf(const Game& game, const std::vector<Id<Node>>& nodes, const IsMeant& isMeant)
{
    Beginning::Bounds bounds;
    for (const auto node : nodes)
        for (const auto id : game.node(node).constraints) {
            const auto& constraint = game.definitions().constraints[id];
            const auto value = constraint.query.value;
            if (constraint.query.isPercent || !isMeant(constraint.query))
                continue;
            if (constraint.type != Constraint::Type::Max && value > Decimal())
                bounds.least = bounds.least ? std::max(*bounds.least, value) : value;
            if (constraint.type != Constraint::Type::Min && !value.isNegative())
                bounds.most = bounds.most ? std::min(*bounds.most, value) : value;
        }
    return bounds;
}

/// An entry, or what a link leads to and then the link.
std::vector<Id<Node>> nodesAt(const Game& game, Id<Node> id)
{
    const auto& node = game.node(id);
    if (!node.isLink())
        return {id};
    return node.target.isNone() ? std::vector{id} : std::vector{node.target, id};
}

bool isHiddenAt(const Game& game, const std::vector<Id<Node>>& nodes)
{
    return std::ranges::any_of(nodes, [&](Id<Node> id) { return game.node(id).isHidden; });
}

class Maker {
public:
    Maker(Game& game, Id<File> catalogue, WorkBudget& budget)
        : m_game(game), m_data(game.definitions()), m_catalogue(catalogue), m_budget(budget)
    {
    }

    Beginning make()
    {
        Beginning made;
        for (const auto entry : forceEntriesOf(m_game, m_catalogue))
            if (!m_game.node(entry).isLink() || !m_game.node(entry).target.isNone())
                made.forces.push_back(forceOf(entry));
        for (std::size_t column = 0; column < m_game.costTypes().size(); ++column) {
            const auto& type = m_game.costType(column);
            const auto& node = m_game.node(type.node);
            made.costs.push_back({text(type.id), std::string(node.name), node.isHidden,
                                  type.hasLimit && !type.limit.isZero() ? std::optional(type.limit) : std::nullopt});
        }
        return made;
    }

private:
    Beginning::Force forceOf(Id<Node> entry)
    {
        const auto nodes = nodesAt(m_game, entry);
        Beginning::Force force;
        force.id = text(m_game.node(entry).id);
        force.name = m_game.node(nodes.front()).name;
        force.isHidden = isHiddenAt(m_game, nodes);
        force.bounds = boundsOf(m_game, nodes, [](const Query& query) {
            return query.scope == Scope::Roster && (query.field == Field::Forces || query.field == Field::Selections);
        });
        for (const auto node : nodes)
            for (const auto link : m_game.node(node).categories)
                if (!m_game.node(link).target.isNone())
                    force.categories.push_back(categoryOf(link));
        addTaken(entry, force);
        return force;
    }

    [[nodiscard]] Beginning::Category categoryOf(Id<Node> link) const
    {
        const auto nodes = nodesAt(m_game, link);
        const auto& node = m_game.node(nodes.front());
        return {text(node.id), std::string(node.name), isHiddenAt(m_game, nodes),
                boundsOf(m_game, nodes, [](const Query& query) {
                    return query.field == Field::Selections &&
                           (query.scope == Scope::Parent || query.scope == Scope::Force);
                })};
    }

    /// What is taken at the top of a force; what is in that comes with it.
    void addTaken(Id<Node> entry, Beginning::Force& force)
    {
        NewIds ids(1);
        const Roster empty;
        const auto edit = addForce({m_game, ids, m_budget}, empty, entry, m_catalogue, {});
        if (!edit || m_budget.isSpent())
            return;
        for (const auto& taken : std::get<InsertForce>(edit->front()).force.selections)
            force.takes.emplace_back(m_game.target(taken.choice).name);
    }

    [[nodiscard]] std::string text(Key key) const { return std::string(m_data.keys.text(key)); }

    Game& m_game;
    const Definitions& m_data;
    Id<File> m_catalogue;
    WorkBudget& m_budget;
};

} // namespace

Beginning beginningOf(Game& game, Id<File> catalogue, WorkBudget& budget)
{
    return Maker(game, catalogue, budget).make();
}

} // namespace muster::battlescribe::compose
