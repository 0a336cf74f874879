#include "battlescribe/judge/causes.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

class Collector {
public:
    Collector(const Situation& situation, const Asker& asker, const std::function<bool(const Modifier&)>& wants,
              std::vector<std::string>& names)
        : m_situation(situation), m_asker(asker), m_wants(wants), m_names(names)
    {
    }

    void add(IdRange<Modifier> modifiers)
    {
        for (const auto id : modifiers) {
            const auto& modifier = m_situation.data.modifiers[id];
            if (!m_wants(modifier) || timesOf(m_situation, m_asker, modifier.when) <= Decimal())
                continue;
            for (const auto* around : m_around)
                add(around->when, around->type);
            add(modifier.when, ConditionGroup::Type::And);
        }
    }

    void add(IdRange<ModifierGroup> groups)
    {
        for (const auto id : groups) {
            const auto& group = m_situation.data.modifierGroups[id];
            if (!wantsAny(m_situation.data, group, m_wants) ||
                timesOf(m_situation, m_asker, group.when, group.type) <= Decimal())
                continue;
            m_around.push_back(&group);
            add(group.modifiers);
            add(group.groups);
            m_around.pop_back();
        }
    }

private:
    /// Of what holds.
    void add(const When& when, ConditionGroup::Type join) { add(when.conditions, when.groups, join); }

    void add(IdRange<Condition> conditions, IdRange<ConditionGroup> groups, ConditionGroup::Type join)
    {
        const bool isOneEnough = join == ConditionGroup::Type::Or;
        if (!isOneEnough && join != ConditionGroup::Type::And)
            return;
        for (const auto id : conditions)
            if (holds(m_situation, m_asker, m_situation.data.conditions[id])) {
                add(m_situation.data.conditions[id]);
                if (isOneEnough)
                    return;
            }
        for (const auto id : groups) {
            const auto& group = m_situation.data.conditionGroups[id];
            When only;
            only.groups = IdRange<ConditionGroup>(id, id.next());
            if (timesOf(m_situation, m_asker, only) <= Decimal())
                continue;
            add(group.conditions, group.groups, group.type);
            if (isOneEnough)
                return;
        }
    }

    void add(const Condition& condition)
    {
        const auto& query = condition.query;
        if (query.child != Child::Key || condition.type == Condition::Type::NotInstanceOf)
            return;
        if (condition.type != Condition::Type::InstanceOf) {
            const auto sum = sumOf(m_situation, m_asker, query, Wanted::in(m_situation, m_asker, query));
            if (!sum || *sum <= Decimal())
                return;
        }
        addOnce(m_names, nameOf(query.childKey));
    }

    /// The nearest thing with this id, or what it leads to.
    [[nodiscard]] std::string_view nameOf(Key key) const
    {
        const auto start = m_asker.self.isNone() ? m_asker.parent : m_asker.self;
        const auto catalogue = start.isNone() ? Id<File>() : m_situation[start].catalogue;
        const auto nodes = m_situation.data.nodesOf(key);
        if (nodes.empty())
            return {};
        auto found = nodes.front();
        if (!catalogue.isNone()) {
            const auto& reach = m_situation.data.files[catalogue].reach;
            found = *std::ranges::min_element(nodes, {}, [&](Id<Node> id) {
                return std::ranges::find(reach, m_situation.data.nodes[id].file) - reach.begin();
            });
        }
        const auto& node = m_situation.data.nodes[found];
        return (node.isLink() && !node.target.isNone() ? m_situation.data.nodes[node.target] : node).name;
    }

    const Situation& m_situation;
    const Asker& m_asker;
    const std::function<bool(const Modifier&)>& m_wants;
    std::vector<std::string>& m_names;
    std::vector<const ModifierGroup*> m_around;
};

} // namespace

void addOnce(std::vector<std::string>& names, std::string_view name)
{
    if (!name.empty() && std::ranges::find(names, name) == names.end())
        names.emplace_back(name);
}

void addCauses(const Situation& situation, const Asker& asker, const Node& node,
               const std::function<bool(const Modifier&)>& wants, std::vector<std::string>& names)
{
    Collector collector(situation, asker, wants, names);
    collector.add(node.modifiers);
    collector.add(node.modifierGroups);
}

} // namespace muster::battlescribe::judge
