#include "battlescribe/data/linker.h"

#include "battlescribe/data/idpath.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace muster::battlescribe::data {

namespace {

Use useOf(Node::Kind kind)
{
    switch (kind) {
    case Node::Kind::GameSystem:
    case Node::Kind::Catalogue:
        return Use::File;
    case Node::Kind::Entry:
    case Node::Kind::Group:
    case Node::Kind::EntryLink:
        return Use::Choice;
    case Node::Kind::Category:
        return Use::Category;
    case Node::Kind::Force:
    case Node::Kind::ForceLink:
        return Use::Force;
    case Node::Kind::CostType:
        return Use::CostType;
    case Node::Kind::Profile:
    case Node::Kind::Rule:
    case Node::Kind::InfoGroup:
    case Node::Kind::InfoLink:
        return Use::Info;
    case Node::Kind::CategoryLink:
        break;
    }
    return Use::Other;
}

/// A word that no id looks like: ids have digits.
bool isWord(std::string_view text)
{
    return std::ranges::none_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

class Linker {
public:
    explicit Linker(Definitions& definitions) : m_data(definitions) {}

    void run()
    {
        sortByKey();
        noteUses();
        linkImports();
        for (const auto file : m_data.files.ids()) {
            findReach(file);
            rankFiles(file);
            m_targets.clear();
            for (const auto node : m_data.files[file].nodes)
                linkNode(node);
        }
        for (const auto node : m_data.nodes.ids())
            linkQueries(node);
    }

private:
    /// By counting, so that nodes of a key stay in the order of the files.
    void sortByKey()
    {
        auto& places = m_data.placesOfKeys;
        places.assign(m_data.keys.size() + 1, 0);
        for (const auto& node : m_data.nodes)
            if (!node.id.isNone())
                ++places[node.id.next()];
        for (std::size_t i = 1; i < places.size(); ++i)
            places[Key::at(i)] += places[Key::at(i - 1)];
        m_data.nodesByKey.resize(places.back());
        auto next = places;
        for (const auto id : m_data.nodes.ids())
            if (const auto key = m_data.nodes[id].id; !key.isNone())
                m_data.nodesByKey[next[key]++] = id;
    }

    void note(Key key, Use use)
    {
        if (!key.isNone())
            m_data.uses[key] = static_cast<std::uint16_t>(m_data.uses[key] | static_cast<std::uint16_t>(use));
    }

    void noteUses()
    {
        m_data.uses.assign(m_data.keys.size(), 0);
        for (const auto& node : m_data.nodes) {
            note(node.id, useOf(node.kind));
            note(node.subType, Use::SubType);
        }
        for (const auto& constraint : m_data.constraints)
            note(constraint.id, Use::Constraint);
        for (const auto& type : m_data.profileTypes)
            note(type.id, Use::ProfileType);
        for (const auto& type : m_data.characteristicTypes)
            note(type.id, Use::CharacteristicType);
        for (const auto& publication : m_data.publications)
            note(publication.id, Use::Other);
        for (const auto& association : m_data.associations)
            note(association.id, Use::Other);
    }

    // --- files ---

    void linkImports()
    {
        std::map<Key, Id<File>> catalogues; // the first of an id
        for (const auto file : m_data.files.ids())
            if (const auto& root = m_data.nodes[m_data.files[file].root]; root.kind == Node::Kind::Catalogue)
                catalogues.try_emplace(root.id, file);
        for (auto& import : m_data.imports)
            if (const auto found = catalogues.find(import.targetKey);
                !import.targetKey.isNone() && found != catalogues.end())
                import.target = found->second;
    }

    /// Itself, its imports with theirs, and the game system; each once, so that circles of imports end.
    void findReach(Id<File> file)
    {
        std::vector<Id<File>> reach;
        std::vector<Id<File>> open{file};
        Table<File, std::uint8_t> isReached;
        isReached.assign(m_data.files.size(), 0);
        auto& lacks = m_data.files[file].lacks;
        while (!open.empty()) {
            const auto next = open.back();
            open.pop_back();
            if (std::exchange(isReached[next], std::uint8_t{1}) != 0)
                continue;
            reach.push_back(next);
            const auto imports = m_data.files[next].imports;
            for (auto i = imports.size(); i > 0; --i) { // the first is on top
                const auto id = Id<Import>::at((*imports.begin()).position() + i - 1);
                const auto target = m_data.imports[id].target;
                if (target.isNone() && (lacks.isNone() || next == file))
                    lacks = id; // rather one of its own
                else if (!target.isNone() && isReached[target] == 0)
                    open.push_back(target);
            }
        }
        for (const auto system : m_data.files.ids())
            if (isSystemOf(system, file) && std::ranges::find(reach, system) == reach.end())
                reach.push_back(system);
        m_data.files[file].reach = std::move(reach);
    }

    [[nodiscard]] bool isSystemOf(Id<File> system, Id<File> file) const
    {
        return m_data.nodes[m_data.files[system].root].kind == Node::Kind::GameSystem &&
               m_data.files[system].id == m_data.files[file].gameSystem;
    }

    void rankFiles(Id<File> file)
    {
        m_ranks.assign(m_data.files.size(), outOfReach);
        std::size_t rank = 0;
        for (const auto each : m_data.files[file].reach)
            m_ranks[each] = rank++;
    }

    // --- links ---

    void linkNode(Id<Node> id)
    {
        auto& node = m_data.nodes[id];
        if (node.kind == Node::Kind::Category && !node.targetKey.isNone())
            node.target = id; // what a force shows is the category itself
        if (!node.isLink())
            return;
        node.target = targetOf(node);
    }

    /// The nearest; of those in one file, one that is there for links, else the first.
    [[nodiscard]] Id<Node> targetOf(const Node& link)
    {
        if (link.targetKey.isNone())
            return noId;
        const auto [known, isNew] = m_targets.try_emplace({link.targetKey, link.targetKind});
        if (isNew)
            known->second = searchTarget(link);
        return known->second;
    }

    [[nodiscard]] Id<Node> searchTarget(const Node& link) const
    {
        Id<Node> best;
        auto bestRank = outOfReach;
        for (const auto id : m_data.nodesOf(link.targetKey)) {
            const auto& node = m_data.nodes[id];
            const auto rank = m_ranks[node.file];
            if (node.kind != link.targetKind || rank == outOfReach)
                continue;
            if (rank < bestRank || (rank == bestRank && node.isShared && !m_data.nodes[best].isShared)) {
                best = id;
                bestRank = rank;
            }
        }
        return best;
    }

    // --- words and ids ---

    void linkQueries(Id<Node> id)
    {
        const auto& node = m_data.nodes[id];
        m_node = id;
        for (const auto each : node.constraints)
            check(m_data.constraints[each].query, m_data.constraints[each].offset, "constraint");
        for (const auto each : node.associations)
            check(m_data.associations[each].query, m_data.associations[each].offset, "association");
        for (const auto each : node.modifiers)
            linkModifier(each);
        for (const auto each : node.modifierGroups)
            linkGroup(each);
    }

    void linkGroup(Id<ModifierGroup> id)
    {
        const auto& group = m_data.modifierGroups[id];
        check(group.when);
        for (const auto each : group.modifiers)
            linkModifier(each);
        for (const auto each : group.groups)
            linkGroup(each);
    }

    void linkModifier(Id<Modifier> id)
    {
        auto& modifier = m_data.modifiers[id];
        check(modifier.when);
        if (!modifier.remote.isNone()) {
            auto& remote = m_data.remotes[modifier.remote];
            check(remote.scope, remote.scopeKey, modifier.offset, "modifier");
            const bool isOfTexts = std::any_of(remote.steps.begin(), remote.steps.end(), [&](auto step) {
                return m_data.steps[step].kind == Step::Kind::Profiles || m_data.steps[step].kind == Step::Kind::Rules;
            });
            for (const auto step : remote.steps)
                check(m_data.steps[step], modifier.offset, isOfTexts);
        }
        if (modifier.field == Modifier::Field::Unknown) {
            modifier.field = fieldOf(modifier);
            if (modifier.field == Modifier::Field::Unknown)
                unknown(modifier.offset, "modifier", "field", modifier.fieldKey);
        }
        if (m_data.isForOthers(modifier))
            checkReach(modifier);
    }

    // --- changes of others ---

    /// Changes of others are looked for at entries, groups and forces. Elsewhere nothing but texts may be changed so,
    /// as no verdict depends on them.
    void checkReach(const Modifier& modifier)
    {
        using Field = Modifier::Field;
        const auto& owner = m_data.nodes[modifier.owner];
        const bool isLookedFor = owner.kind == Node::Kind::Entry || owner.kind == Node::Kind::Group ||
                                 owner.kind == Node::Kind::EntryLink || owner.kind == Node::Kind::Force ||
                                 owner.kind == Node::Kind::ForceLink;
        const bool isOfVerdict = modifier.field == Field::Category || modifier.field == Field::Cost ||
                                 modifier.field == Field::Hidden || modifier.field == Field::Constraint ||
                                 modifier.field == Field::Error;
        // Whether a kind of cost is hidden says only whether it is shown.
        if (owner.kind == Node::Kind::CostType || !isOfVerdict || isLookedFor)
            return;
        const auto what = "modifier of others at " + std::string(nameOf(owner.kind));
        m_data.addUnknown({chooserOf(modifier.owner), modifier.offset, what, what, {}});
    }

    /// What is taken when it works: the entry, group, force or category that a node lies in.
    [[nodiscard]] Id<Node> chooserOf(Id<Node> id) const
    {
        for (auto each = id; !each.isNone(); each = m_data.nodes[each].parent) {
            const auto kind = m_data.nodes[each].kind;
            if (kind != Node::Kind::Profile && kind != Node::Kind::Rule && kind != Node::Kind::InfoGroup &&
                kind != Node::Kind::InfoLink)
                return each;
        }
        return id;
    }

    // --- what is meant ---

    [[nodiscard]] Modifier::Field fieldOf(const Modifier& modifier) const
    {
        const auto key = modifier.fieldKey;
        const auto& owner = m_data.nodes[modifier.owner];
        if (hasConstraint(owner, key) || (!owner.target.isNone() && hasConstraint(m_data.nodes[owner.target], key)))
            return Modifier::Field::Constraint;
        if (m_data.has(key, Use::CostType))
            return Modifier::Field::Cost;
        if (m_data.has(key, Use::CharacteristicType))
            return Modifier::Field::Characteristic;
        if (m_data.has(key, Use::Constraint))
            return m_data.isForOthers(modifier) ? Modifier::Field::Constraint : Modifier::Field::Key;
        // Whatever an id without an owner was for, it is gone.
        return isAnything(key) || !isWord(m_data.keys.text(key)) ? Modifier::Field::Key : Modifier::Field::Unknown;
    }

    [[nodiscard]] bool hasConstraint(const Node& node, Key key) const
    {
        return std::ranges::any_of(node.constraints, [&](auto each) { return m_data.constraints[each].id == key; });
    }

    /// Whether something has this id.
    [[nodiscard]] bool isAnything(Key key) const { return !key.isNone() && m_data.uses[key] != 0; }

    void check(const When& when)
    {
        for (const auto each : when.conditions)
            check(m_data.conditions[each].query, m_data.conditions[each].offset, "condition");
        for (const auto each : when.repeats)
            check(m_data.repeats[each].query, m_data.repeats[each].offset, "repeat");
        for (const auto each : when.groups)
            check(m_data.conditionGroups[each]);
    }

    void check(ConditionGroup& group)
    {
        if (group.isLocal)
            check(group.query, group.offset, "localConditionGroup");
        for (const auto each : group.conditions)
            check(m_data.conditions[each].query, m_data.conditions[each].offset, "condition");
        for (const auto each : group.groups)
            check(m_data.conditionGroups[each]);
    }

    void check(Query& query, std::uint32_t offset, std::string_view element)
    {
        check(query.scope, query.scopeKey, offset, element);
        const bool namesCost = query.field == Field::Cost || query.field == Field::CostLimit;
        if (namesCost && !m_data.has(query.fieldKey, Use::CostType)) {
            query.field = Field::Unknown;
            unknown(offset, element, "field", query.fieldKey);
        }
        if (query.child == Child::Key && !isAnything(query.childKey) && isWord(m_data.keys.text(query.childKey)) &&
            !isPath(m_data.keys.text(query.childKey))) {
            query.child = Child::Unknown;
            unknown(offset, element, "childId", query.childKey);
        }
    }

    /// What is neither a known word nor anything's id is a word that we do not know.
    void check(Scope& scope, Key key, std::uint32_t offset, std::string_view element)
    {
        if (scope != Scope::Key || isAnything(key) || !isWord(m_data.keys.text(key)))
            return;
        scope = Scope::Unknown;
        unknown(offset, element, "scope", key);
    }

    /// What is printed in profiles and rules decides nothing.
    void check(Step& step, std::uint32_t offset, bool isOfTexts)
    {
        if (step.kind != Step::Kind::Key || isAnything(step.key) || !isWord(step.text))
            return;
        step.kind = Step::Kind::Unknown;
        unknown(offset, "modifier", "affects", step.key, isOfTexts);
    }

    void unknown(std::uint32_t offset, std::string_view element, std::string_view name, Key word, bool isIdle = false)
    {
        m_data.addUnknown({m_node, offset, std::string(element), std::string(name), std::string(m_data.keys.text(word)),
                           false, isIdle});
    }

    static constexpr auto outOfReach = std::numeric_limits<std::size_t>::max();

    Definitions& m_data;
    Table<File, std::size_t> m_ranks;                         ///< of each file, as seen from the one that is linked
    Id<Node> m_node;                                          ///< whose queries are looked at
    std::map<std::pair<Key, Node::Kind>, Id<Node>> m_targets; ///< of links of the file that is linked
};

} // namespace

void link(Definitions& definitions) { Linker(definitions).run(); }

} // namespace muster::battlescribe::data
