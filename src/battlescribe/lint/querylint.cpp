#include "battlescribe/lint/findings.h"

#include "battlescribe/data/idpath.h"

namespace muster::battlescribe::data {

namespace {

constexpr auto countable = static_cast<std::uint16_t>(Use::Choice) | static_cast<std::uint16_t>(Use::Category) |
                           static_cast<std::uint16_t>(Use::Force) | static_cast<std::uint16_t>(Use::File) |
                           static_cast<std::uint16_t>(Use::SubType);

/// Looks at all that a node's limits, conditions, repeats and modifiers name by id. Unknown words are in the
/// list of unknowns already.
class QueryChecker {
public:
    explicit QueryChecker(Findings& findings) : m_findings(findings), m_data(findings.data) {}

    void check(Id<Node> id)
    {
        const auto& node = m_data.nodes[id];
        m_node = id;
        for (const auto each : node.constraints)
            check(m_data.constraints[each].query, m_data.constraints[each].offset, "a limit");
        for (const auto each : node.associations)
            check(m_data.associations[each].query, m_data.associations[each].offset, "an association");
        for (const auto each : node.modifiers)
            checkModifier(m_data.modifiers[each]);
        for (const auto each : node.modifierGroups)
            checkGroup(m_data.modifierGroups[each]);
    }

private:
    void checkGroup(const ModifierGroup& group)
    {
        check(group.when);
        for (const auto each : group.modifiers)
            checkModifier(m_data.modifiers[each]);
        for (const auto each : group.groups)
            checkGroup(m_data.modifierGroups[each]);
    }

    void check(const When& when)
    {
        eachCondition(m_data, when.conditions, when.groups, [&](const Condition& condition) { check(condition); });
        for (const auto each : when.repeats) {
            check(m_data.repeats[each].query, m_data.repeats[each].offset, "a repeat");
            checkHasChild(m_data.repeats[each].query, m_data.repeats[each].offset, "a repeat");
        }
    }

    void check(const Condition& condition)
    {
        if (condition.type == Condition::Type::Always || condition.type == Condition::Type::Never)
            return;
        check(condition.query, condition.offset, "a condition");
        checkHasChild(condition.query, condition.offset, "a condition");
    }

    /// What the limit of a cost asks for has no child.
    void checkHasChild(const Query& query, std::uint32_t offset, const std::string& what)
    {
        if (query.field == Field::CostLimit)
            return;
        const auto owner = what + " of " + m_findings.named(m_node);
        if (query.child == Child::None)
            m_findings.add(fileOf(), offset,
                           {Wrong::FindsNothing, "childId", owner + " has no childId, so it finds nothing",
                            "Say what it asks for; \"any\" is everything."});
        // A cost type asks so where it is shown.
        if (query.child == Child::Nothing && m_data.nodes[m_node].kind != Node::Kind::CostType)
            m_findings.add(fileOf(), offset,
                           {Wrong::FindsNothing, "word",
                            owner + " has a word as its childId that nothing answers to, such as \"header\" or "
                                    "\"force\", so it finds nothing",
                            "Name an entry, a group, a category, a force or a catalogue."});
    }

    void check(const Query& query, std::uint32_t offset, const std::string& what)
    {
        if (query.scope == Scope::Key)
            checkKey(query.scopeKey, offset, what, "scope");
        if (query.scope == Scope::None)
            m_findings.add(fileOf(), offset,
                           {Wrong::FindsNothing, "scope", what + " of " + m_findings.named(m_node) + " has no scope"});
        if (query.child == Child::Key)
            checkKey(query.childKey, offset, what, "childId");
    }

    void checkKey(Key key, std::uint32_t offset, const std::string& what, const std::string& attribute)
    {
        // Of a path by links, the last id is the thing that is counted.
        const auto text = m_data.keys.text(key);
        const auto last = isPath(text) ? m_data.keys.find(lastOf(text)) : key;
        if (!last.isNone() && (m_data.uses[last] & countable) != 0)
            return;
        const auto owner =
            what + " of " + m_findings.named(m_node) + " has the " + attribute + ' ' + m_findings.quoted(key);
        if (m_data.uses[key] == 0)
            m_findings.addLost(fileOf(), offset,
                               {Wrong::LostName, attribute + m_findings.text(key),
                                owner + ", which nothing in the data of this game has as its id",
                                "Name something that is there, or take it away."});
        else
            m_findings.add(fileOf(), offset,
                           {Wrong::FindsNothing, attribute + m_findings.text(key),
                            owner + ", which is " + kindOf(key) + ": Muster does not count those",
                            "Name an entry, a group, a category, a force or a catalogue."});
    }

    [[nodiscard]] std::string kindOf(Key key) const
    {
        const auto nodes = m_data.nodesOf(key);
        return nodes.empty() ? "none of the things that are chosen"
                             : std::string(nameOf(m_data.nodes[nodes.front()].kind));
    }

    void checkModifier(const Modifier& modifier)
    {
        check(modifier.when);
        if (!modifier.remote.isNone()) {
            const auto& remote = m_data.remotes[modifier.remote];
            if (remote.scope == Scope::Key)
                checkKey(remote.scopeKey, modifier.offset, "a modifier", "scope");
            for (const auto step : remote.steps)
                if (m_data.steps[step].kind == Step::Kind::Key)
                    checkKey(m_data.steps[step].key, modifier.offset, "a modifier", "step in affects");
        }
        if (modifier.field == Modifier::Field::Key)
            checkField(modifier);
        if (modifier.field == Modifier::Field::Category && !m_data.has(modifier.valueKey, Use::Category))
            m_findings.addLost(fileOf(), modifier.offset,
                               {Wrong::IdleModifier, "category" + m_findings.text(modifier.valueKey),
                                "a modifier of " + m_findings.named(m_node) + " has the category " +
                                    m_findings.quoted(modifier.valueKey) + ", which is not there"});
    }

    void checkField(const Modifier& modifier)
    {
        const auto owner =
            "a modifier of " + m_findings.named(m_node) + " has the field " + m_findings.quoted(modifier.fieldKey);
        if (m_data.has(modifier.fieldKey, Use::Constraint))
            m_findings.add(fileOf(), modifier.offset,
                           {Wrong::IdleModifier, m_findings.text(modifier.fieldKey),
                            owner + ", a limit of something else, so it changes nothing",
                            "Name a limit of its own, or put the modifier where the limit is."});
        else
            m_findings.addLost(fileOf(), modifier.offset,
                               {Wrong::IdleModifier, m_findings.text(modifier.fieldKey),
                                owner + ", which is nothing that a modifier can change",
                                "Name a cost, a characteristic or a limit, or take the modifier away."});
    }

    [[nodiscard]] Id<File> fileOf() const { return m_data.nodes[m_node].file; }

    Findings& m_findings;
    const Definitions& m_data;
    Id<Node> m_node; ///< whose queries are looked at
};

} // namespace

void checkQueries(Findings& findings)
{
    QueryChecker checker(findings);
    for (const auto id : findings.data.nodes.ids())
        checker.check(id);
}

} // namespace muster::battlescribe::data
