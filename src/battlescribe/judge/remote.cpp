#include "battlescribe/judge/remote.h"

#include "battlescribe/judge/change.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

/// Where a modifier goes from the place where it starts.
struct Path {
    bool hasSelf = false;
    bool hasEntries = false;
    bool hasForces = false;
    bool isRecursive = false;
    bool isForProfiles = false;
    bool isKnown = true;
    bool isNarrow = false; ///< only those of an id or a type
};

Path pathOf(const Definitions& data, const Remote& remote)
{
    Path path;
    for (const auto id : remote.steps) {
        const auto& step = data.steps[id];
        switch (step.kind) {
        case data::Step::Kind::Self:
            path.hasSelf = true;
            break;
        case data::Step::Kind::Entries:
            path.hasEntries = true;
            break;
        case data::Step::Kind::Forces:
            path.hasForces = true;
            break;
        case data::Step::Kind::Recursive:
            path.isRecursive = true;
            break;
        case data::Step::Kind::Profiles:
        case data::Step::Kind::Rules:
            path.isForProfiles = true;
            break;
        case data::Step::Kind::Type:
        case data::Step::Kind::Key:
            path.isNarrow = true;
            break;
        case data::Step::Kind::ProfileType:
            break;
        case data::Step::Kind::Unknown:
            path.isKnown = false;
            break;
        }
    }
    // A path with only an id searches this element and its children. An empty path means this element.
    if (!path.hasSelf && !path.hasEntries && !path.hasForces) {
        path.hasSelf = true;
        path.hasEntries = path.isNarrow || path.isRecursive;
    }
    return path;
}

/// Whether all that a path asks for holds for what it has come to.
template <typename IsOfType, typename AnswersTo>
bool isMeant(const Definitions& data, Id<Modifier> modifier, const IsOfType& isOfType, const AnswersTo& answersTo)
{
    const auto steps = data.remotes[data.modifiers[modifier].remote].steps;
    return std::all_of(steps.begin(), steps.end(), [&](auto id) {
        const auto& step = data.steps[id];
        return step.kind == data::Step::Kind::Type  ? isOfType(step.child)
               : step.kind == data::Step::Kind::Key ? answersTo(step.key)
                                                    : true;
    });
}

bool isMeant(const Situation& situation, Id<Modifier> modifier, Id<Element> id)
{
    return isMeant(
        situation.data, modifier, [&](Child child) { return isOf(situation[id].type, child); },
        [&](Key key) { return situation.answersTo(id, key); });
}

/// What is not taken has hidden and limits that count; nothing else of it is looked at.
bool reachesUntaken(const Modifier& modifier)
{
    return modifier.field == Modifier::Field::Hidden || modifier.field == Modifier::Field::Constraint;
}

constexpr std::uint64_t memory = 50; // of a change that is kept, so that not too many are

class Finder {
public:
    explicit Finder(Situation& situation) : m_situation(situation) {}

    void find()
    {
        for (auto& changes : m_situation.remote)
            changes.clear();
        for (auto& changes : m_situation.remoteBelow)
            changes.clear();
        for (const auto id : m_situation.elements.ids())
            findAt(id);
    }

private:
    void findAt(Id<Element> id)
    {
        const auto& element = m_situation[id];
        if (element.kind == Element::Kind::Force) {
            for (const auto node : {element.entry, element.entryLink})
                if (!node.isNone())
                    findIn(node, m_situation.askerOf(id));
            if (!element.catalogue.isNone())
                findInGroups(m_situation.game.offersOf(element.catalogue), id);
        } else if (element.kind == Element::Kind::Selection && !element.choice.isNone()) {
            m_situation.game.eachNodeOf(element.choice, [&](Id<Node> node) { findIn(node, m_situation.askerOf(id)); });
            findInGroups(m_situation.game.offersOf(element.choice), id);
        }
    }

    void findInGroups(const Offers& offers, Id<Element> owner)
    {
        for (const auto group : offers.reaching)
            if (m_situation.spend(1))
                m_situation.game.eachNodeOf(group,
                                            [&](Id<Node> node) { findIn(node, Situation::askerBelow(owner, group)); });
    }

    void findIn(Id<Node> node, const Asker& asker)
    {
        if (!m_situation.game.changes(node, Change::Remote))
            return;
        eachModifier(
            m_situation, asker, m_situation.data.nodes[node],
            [&](const Modifier& modifier) { return m_situation.data.isForOthers(modifier); },
            [&](Id<Modifier> modifier, Decimal times) { spread(modifier, times, asker); });
    }

    void spread(Id<Modifier> modifier, Decimal times, const Asker& asker)
    {
        const auto& remote = m_situation.data.remotes[m_situation.data.modifiers[modifier].remote];
        const auto path = pathOf(m_situation.data, remote);
        if (!path.isKnown) {
            (path.isForProfiles ? m_situation.notes : m_situation.unknown)
                .emplace(path.isForProfiles ? "what is printed may not be all: the data change profiles or rules in a "
                                              "way that Muster does not know"
                                            : "a modifier that affects something unknown");
            return;
        }
        const auto from = asker.self.isNone() ? asker.parent : asker.self;
        const RemoteChange change{modifier, times, from, path.isForProfiles};
        // A group that names no scope means itself and what is chosen in it.
        const bool isOfGroup = asker.self.isNone() && (!remote.hasScope || remote.scope == Scope::Self);
        const auto group = isOfGroup ? asker.choice : Id<Choice>();
        for (const auto start : startsOf(remote, asker)) {
            if (path.hasSelf && (group.isNone() || path.isForProfiles))
                addIfMeant(start, change);
            if (path.hasEntries || path.hasForces || !group.isNone())
                addBelow(path, start, change, group);
        }
    }

    [[nodiscard]] std::vector<Id<Element>> startsOf(const Remote& remote, const Asker& asker) const
    {
        if (remote.hasScope && remote.scope != Scope::Self)
            return regionOf(m_situation, asker, remote.scope, remote.scopeKey).elements;
        return {asker.self.isNone() ? asker.parent : asker.self};
    }

    void addBelow(const Path& path, Id<Element> start, const RemoteChange& change, Id<Choice> group)
    {
        if (path.hasEntries || !group.isNone())
            offer(start, change, group);
        if (group.isNone())
            return addIn(path, start, start.next(), m_situation[start].end, change);
        for (auto each = start.next(); each < m_situation[start].end && m_situation.spend(1);
             each = m_situation[each].end)
            if (m_situation.game.isIn(m_situation[each].choice, group))
                addIn(path, start, each, m_situation[each].end, change);
    }

    /// At those below the start that the path reaches, from one of them up to another.
    void addIn(const Path& path, Id<Element> start, Id<Element> first, Id<Element> end, const RemoteChange& change)
    {
        Query query;
        query.withChildSelections = path.isRecursive;
        query.withChildForces = path.isRecursive || path.hasForces;
        const auto region = Region::below(start);
        for (auto id = first; id < end && m_situation.spend(2); ++id) {
            const bool isForce = m_situation[id].kind == Element::Kind::Force;
            if (!(isForce ? path.hasForces : path.hasEntries && isCounted(m_situation, region, id, query)))
                continue;
            addIfMeant(id, change);
            if (path.hasEntries && (path.isRecursive || isForce))
                offer(id, change, {});
        }
    }

    void addIfMeant(Id<Element> id, const RemoteChange& change)
    {
        if (isMeant(m_situation, change.modifier, id) && m_situation.spend(memory))
            m_situation.remote[id].push_back(change);
    }

    void offer(Id<Element> id, const RemoteChange& change, Id<Choice> group)
    {
        if (!change.isForProfiles && reachesUntaken(m_situation.data.modifiers[change.modifier]) &&
            m_situation.spend(memory))
            m_situation.remoteBelow[id].push_back({change, group});
    }

    Situation& m_situation;
};

} // namespace

void findRemoteChanges(Situation& situation) { Finder(situation).find(); }

bool isReached(const Situation& situation, Id<Modifier> modifier, Id<Choice> within, Id<Choice> choice)
{
    if (!within.isNone() && !situation.game.isIn(choice, within))
        return false;
    return isMeant(
        situation.data, modifier, [&](Child child) { return isOf(situation.game.target(choice).type, child); },
        [&](Key key) {
            return situation.game.answersTo(choice, key) || situation.game.hasCategoryInFile(choice, key);
        });
}

} // namespace muster::battlescribe::judge
