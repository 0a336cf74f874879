#include "battlescribe/lint/findings.h"

#include <algorithm>
#include <set>

namespace muster::battlescribe::data {

namespace {

class NodeChecker {
public:
    explicit NodeChecker(Findings& findings) : m_findings(findings), m_all(findings.all)
    {
        for (const auto& modifier : m_all.modifiers)
            if (modifier.field == Modifier::Field::Constraint)
                m_changed.insert(modifier.fieldKey.value());
    }

    void check(Id<Node> id)
    {
        const auto& node = m_all.nodes[id];
        checkLimits(id);
        if (hasDefault(node) && !hasChoice(id, node.defaultKey))
            m_findings.fault(node.file, node.offset,
                             m_findings.named(id) + " has the default " + m_findings.quoted(node.defaultKey) +
                                 ", which is none of its choices",
                             "Choose another default.");
        for (const auto each : node.costs)
            if (const auto type = m_all.costs[each].type; !m_all.has(type, Use::CostType))
                m_findings.fault(node.file, node.offset,
                                 m_findings.named(id) + " has a cost of the type " + m_findings.quoted(type) +
                                     ", which is not there");
        if (node.kind == Node::Kind::Profile)
            checkProfile(id);
    }

private:
    void checkLimits(Id<Node> id)
    {
        const auto& node = m_all.nodes[id];
        for (const auto least : node.constraints)
            for (const auto most : node.constraints)
                if (contradict(m_all.constraints[least], m_all.constraints[most]))
                    m_findings.fault(node.file, m_all.constraints[least].offset,
                                     m_findings.named(id) + " must be there at least " +
                                         m_all.constraints[least].query.value.text() + " and at most " +
                                         m_all.constraints[most].query.value.text() + " times",
                                     "Nobody can do that: change one of the limits.");
    }

    /// Limits that a modifier changes may be meant so.
    [[nodiscard]] bool contradict(const Constraint& least, const Constraint& most) const
    {
        const auto& a = least.query;
        const auto& b = most.query;
        return least.type == Constraint::Type::Min && most.type == Constraint::Type::Max && a.value > b.value &&
               !b.value.isNegative() && a.scope == b.scope && a.scopeKey == b.scopeKey && a.field == b.field &&
               a.fieldKey == b.fieldKey && a.isPercent == b.isPercent && a.isShared == b.isShared &&
               a.withChildSelections == b.withChildSelections && a.withChildForces == b.withChildForces &&
               !m_changed.contains(least.id.value()) && !m_changed.contains(most.id.value());
    }

    /// New Recruit writes "none" for a group without a default.
    [[nodiscard]] bool hasDefault(const Node& node) const
    {
        return !node.defaultKey.isNone() && m_all.keys.text(node.defaultKey) != "none";
    }

    /// Whether a choice in a group, or in groups in it, or in the target of a link, answers to an id. What was looked
    /// into is not looked into again, as links may go in circles.
    [[nodiscard]] bool hasChoice(Id<Node> group, Key id) const
    {
        std::vector<Id<Node>> groups{group};
        for (std::size_t i = 0; i < groups.size(); ++i) {
            const auto& node = m_all.nodes[groups[i]];
            for (const auto each : node.choices) {
                const auto& choice = m_all.nodes[each];
                if (choice.id == id || choice.targetKey == id)
                    return true;
                if (choice.kind == Node::Kind::Group || choice.targetKind == Node::Kind::Group)
                    add(groups, each);
            }
            if (!node.target.isNone())
                add(groups, node.target);
        }
        return false;
    }

    static void add(std::vector<Id<Node>>& groups, Id<Node> group)
    {
        if (std::ranges::find(groups, group) == groups.end())
            groups.push_back(group);
    }

    void checkProfile(Id<Node> id)
    {
        const auto& node = m_all.nodes[id];
        if (!m_all.has(node.profileType, Use::ProfileType))
            return m_findings.fault(node.file, node.offset,
                                    m_findings.named(id) + " has the type " + m_findings.quoted(node.profileType) +
                                        ", which is not there");
        for (const auto each : node.characteristics)
            if (const auto& characteristic = m_all.characteristics[each]; !isOfType(node.profileType, characteristic))
                m_findings.fault(node.file, node.offset,
                                 m_findings.named(id) + " has the characteristic \"" +
                                     std::string(characteristic.name) + "\" (" +
                                     m_findings.quoted(characteristic.type) + "), which its type does not have");
    }

    /// By name, in data that are older than ids of characteristics.
    [[nodiscard]] bool isOfType(Key type, const Characteristic& characteristic) const
    {
        for (const auto& each : m_all.profileTypes)
            if (each.id == type)
                for (const auto column : each.characteristics)
                    if (const auto& known = m_all.characteristicTypes[column]; characteristic.type.isNone()
                                                                                   ? known.name == characteristic.name
                                                                                   : known.id == characteristic.type)
                        return true;
        return false;
    }

    Findings& m_findings;
    const Definitions& m_all;
    std::set<std::int32_t> m_changed; ///< ids of limits that some modifier changes
};

} // namespace

void checkNodes(Findings& findings)
{
    NodeChecker checker(findings);
    for (const auto id : findings.all.nodes.ids())
        checker.check(id);
}

} // namespace muster::battlescribe::data
