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
    std::vector<Key> keys;
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
            path.isForProfiles = true;
            break;
        case data::Step::Kind::Key:
            path.keys.push_back(step.key);
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
        path.hasEntries = !path.keys.empty() || path.isRecursive;
    }
    return path;
}

class Finder {
public:
    explicit Finder(Situation& situation) : m_situation(situation) {}

    void find()
    {
        for (auto& changes : m_situation.remote)
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
            [&](Id<Modifier> modifier, std::int64_t times) { spread(modifier, times, asker); });
    }

    void spread(Id<Modifier> modifier, std::int64_t times, const Asker& asker)
    {
        const auto& remote = m_situation.data.remotes[m_situation.data.modifiers[modifier].remote];
        const auto path = pathOf(m_situation.data, remote);
        if (!path.isKnown) {
            m_situation.unknown.emplace("a modifier that affects something unknown");
            return;
        }
        const auto from = asker.self.isNone() ? asker.parent : asker.self;
        for (const auto start : startsOf(remote, asker)) {
            if (path.hasSelf)
                addIfMeant(path, start, {modifier, times, from, path.isForProfiles});
            if (path.hasEntries || path.hasForces)
                addBelow(path, start, {modifier, times, from, path.isForProfiles});
        }
    }

    [[nodiscard]] std::vector<Id<Element>> startsOf(const Remote& remote, const Asker& asker) const
    {
        if (remote.hasScope && remote.scope != Scope::Self)
            return regionOf(m_situation, asker, remote.scope, remote.scopeKey).elements;
        return {asker.self.isNone() ? asker.parent : asker.self};
    }

    void addBelow(const Path& path, Id<Element> start, const RemoteChange& change)
    {
        Query query;
        query.withChildSelections = path.isRecursive;
        query.withChildForces = path.isRecursive || path.hasForces;
        const auto region = Region::below(start);
        for (auto id = start.next(); id < m_situation[start].end && m_situation.spend(1 + path.keys.size()); ++id) {
            const bool isForce = m_situation[id].kind == Element::Kind::Force;
            if (isForce ? path.hasForces : path.hasEntries && isCounted(m_situation, region, id, query))
                addIfMeant(path, id, change);
        }
    }

    void addIfMeant(const Path& path, Id<Element> id, const RemoteChange& change)
    {
        constexpr std::uint64_t memory = 50; // so that not too many are kept
        if (std::ranges::all_of(path.keys, [&](Key key) { return m_situation.answersTo(id, key); }) &&
            m_situation.spend(memory))
            m_situation.remote[id].push_back(change);
    }

    Situation& m_situation;
};

} // namespace

void findRemoteChanges(Situation& situation) { Finder(situation).find(); }

} // namespace muster::battlescribe::judge
