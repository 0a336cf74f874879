#include "battlescribe/lint/findings.h"

#include "core/base/wording.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>

namespace muster::battlescribe::data {

namespace {

class NodeChecker {
public:
    explicit NodeChecker(Findings& findings) : m_findings(findings), m_data(findings.data)
    {
        for (const auto& modifier : m_data.modifiers)
            if (modifier.field == Modifier::Field::Constraint)
                m_changed.insert(modifier.fieldKey);
        for (const auto& type : m_data.profileTypes)
            for (const auto id : type.characteristics) {
                auto& columns = m_columns[type.id];
                columns.ids.insert(m_data.characteristicTypes[id].id);
                columns.names.insert(m_data.characteristicTypes[id].name);
            }
    }

    void reportWhatWasLeftOut()
    {
        if (m_looked > mostLooked)
            m_findings.lint.add(Wrong::NotCompared, {},
                                Fault::about(m_data.files.front().name,
                                             "the groups of this game lead to too many others: not all of their "
                                             "defaults were looked for"));
    }

    void check(Id<Node> id)
    {
        const auto& node = m_data.nodes[id];
        checkLimits(id);
        if (hasDefault(node) && !hasChoice(id, node.defaultKey))
            m_findings.addLost(node.file, node.offset,
                               {Wrong::LostDefault, m_findings.text(node.defaultKey),
                                m_findings.named(id) + " has the default " + m_findings.quoted(node.defaultKey) +
                                    ", which is none of its choices",
                                "Choose another default."});
        for (const auto each : node.costs)
            if (const auto type = m_data.costs[each].type; !m_data.has(type, Use::CostType))
                m_findings.addLost(node.file, node.offset,
                                   {Wrong::LostCostType, m_findings.text(type),
                                    m_findings.named(id) + " has a cost of the type " + m_findings.quoted(type) +
                                        ", which is not there"});
        if (node.kind == Node::Kind::Profile)
            checkProfile(id);
    }

private:
    static constexpr std::size_t mostLimits = 500;

    void checkLimits(Id<Node> id)
    {
        const auto& node = m_data.nodes[id];
        if (node.constraints.size() > mostLimits)
            return m_findings.add(node.file, node.offset,
                                  {Wrong::NotCompared, m_findings.text(node.id),
                                   m_findings.named(id) + " has more than " + std::to_string(mostLimits) +
                                       " limits, which are not compared"});
        for (const auto least : node.constraints)
            for (const auto most : node.constraints)
                if (contradict(m_data.constraints[least], m_data.constraints[most]))
                    m_findings.add(node.file, m_data.constraints[least].offset,
                                   {Wrong::Limits, std::to_string(least.position()),
                                    m_findings.named(id) + " must be there at least " +
                                        m_data.constraints[least].query.value.text() + " and at most " +
                                        m_data.constraints[most].query.value.text() + " times",
                                    "Nobody can do that: change one of the limits."});
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
               !m_changed.contains(least.id) && !m_changed.contains(most.id);
    }

    /// New Recruit writes "none" for a group without a default.
    [[nodiscard]] bool hasDefault(const Node& node) const
    {
        return !node.defaultKey.isNone() && m_data.keys.text(node.defaultKey) != "none";
    }

    /// Whether a choice in a group, or in groups in it, or in the target of a link, answers to an id. Visits each group
    /// once, as links may lead in circles.
    [[nodiscard]] bool hasChoice(Id<Node> group, Key id)
    {
        std::vector<Id<Node>> groups{group};
        std::set<Id<Node>> seen{group};
        const auto add = [&](Id<Node> each) {
            if (seen.insert(each).second)
                groups.push_back(each);
        };
        for (std::size_t i = 0; i < groups.size(); ++i) {
            const auto& node = m_data.nodes[groups[i]];
            m_looked += node.choices.size() + 1;
            if (m_looked > mostLooked)
                return true; // reported at the end
            for (const auto each : node.choices) {
                const auto& choice = m_data.nodes[each];
                if (choice.id == id || choice.targetKey == id)
                    return true;
                if (choice.kind == Node::Kind::Group || choice.targetKind == Node::Kind::Group)
                    add(each);
            }
            if (!node.target.isNone())
                add(node.target);
        }
        return false;
    }

    void checkProfile(Id<Node> id)
    {
        const auto& node = m_data.nodes[id];
        if (!m_data.has(node.profileType, Use::ProfileType))
            return m_findings.addLost(node.file, node.offset,
                                      {Wrong::LostType, m_findings.text(node.profileType),
                                       m_findings.named(id) + " has the type " + m_findings.quoted(node.profileType) +
                                           ", which is not there"});
        std::vector<Id<Characteristic>> strange;
        for (const auto each : node.characteristics)
            if (!isOfType(node.profileType, m_data.characteristics[each]))
                strange.push_back(each);
        if (!strange.empty())
            reportStrange(id, strange);
    }

    void reportStrange(Id<Node> id, std::span<const Id<Characteristic>> strange)
    {
        constexpr std::size_t mostNamed = 5;
        const auto& node = m_data.nodes[id];
        std::vector<std::string> names;
        for (const auto each : strange.first(std::min(strange.size(), mostNamed)))
            names.push_back('"' + std::string(m_data.characteristics[each].name) + "\" (" +
                            m_findings.quoted(m_data.characteristics[each].type) + ')');
        if (strange.size() > mostNamed)
            names.push_back(std::to_string(strange.size() - mostNamed) + " more");
        const auto all = listed(names, " and ");
        m_findings.add(node.file, node.offset,
                       {Wrong::LostType, m_findings.text(node.profileType) + '\n' + all,
                        m_findings.named(id) + " has the characteristic" + (strange.size() == 1 ? " " : "s ") + all +
                            ", which its type does not have"});
    }

    /// By name, in data that are older than ids of characteristics.
    [[nodiscard]] bool isOfType(Key type, const Characteristic& characteristic) const
    {
        const auto columns = m_columns.find(type);
        return columns != m_columns.end() &&
               (characteristic.type.isNone() ? columns->second.names.contains(characteristic.name)
                                             : columns->second.ids.contains(characteristic.type));
    }

    /// The columns of all profile types with one id.
    struct Columns {
        std::set<Key> ids;
        std::set<std::string_view> names;
    };

    static constexpr std::size_t mostLooked = 20'000'000;

    Findings& m_findings;
    const Definitions& m_data;
    std::set<Key> m_changed; ///< ids of limits that some modifier changes
    std::map<Key, Columns> m_columns;
    std::size_t m_looked = 0; ///< choices, in search of defaults
};

} // namespace

void checkNodes(Findings& findings)
{
    NodeChecker checker(findings);
    for (const auto id : findings.data.nodes.ids())
        checker.check(id);
    checker.reportWhatWasLeftOut();
}

} // namespace muster::battlescribe::data
