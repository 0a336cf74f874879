#include "battlescribe/judge/region.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

bool isTypeScope(Scope scope)
{
    return scope == Scope::Unit || scope == Scope::Model || scope == Scope::Upgrade || scope == Scope::ModelOrUnit;
}

Id<Element> startOf(const Asker& asker) { return asker.self.isNone() ? asker.parent : asker.self; }

/// Where ancestors begin.
Id<Element> nearestAncestor(const Asker& asker) { return asker.isForInformation ? startOf(asker) : asker.parent; }

Id<Element> forceOf(const Situation& all, const Asker& asker)
{
    const auto start = startOf(asker);
    return start.isNone() ? Id<Element>() : all[start].force;
}

Id<Element> rootOf(const Situation& all, const Asker& asker)
{
    const auto start = startOf(asker);
    return start.isNone() ? Id<Element>() : all[start].root;
}

/// The nearest for which the test holds, from here upwards; none if there is none.
template <typename Test>
Id<Element> nearest(const Situation& all, Id<Element> from, const Test& test)
{
    while (!from.isNone() && !test(from))
        from = all[from].parent;
    return from;
}

Id<Element> nearestOfType(const Situation& all, const Asker& asker, Scope scope)
{
    return nearest(all, startOf(asker), [&](Id<Element> each) {
        return all[each].kind == Element::Kind::Selection && isOf(all[each].type, scope);
    });
}

Region of(std::vector<Id<Element>> elements) { return {Region::Kind::Of, std::move(elements)}; }

Region belowOr(Id<Element> each) { return each.isNone() ? Region() : Region::below(each); }

template <typename Test>
std::vector<Id<Element>> forcesWith(const Situation& all, const Test& test)
{
    std::vector<Id<Element>> forces;
    if (!all.spend(all.elements.size()))
        return forces;
    for (const auto id : all.elements.ids())
        if (all[id].kind == Element::Kind::Force && test(id))
            forces.push_back(id);
    return forces;
}

/// The selections at the top of a force, in each of their own force.
template <typename Test>
std::vector<Id<Element>> rootsWith(const Situation& all, Id<Element> force, const Test& test)
{
    std::vector<Id<Element>> roots;
    if (force.isNone())
        return roots;
    for (auto each = force.next(); each < all[force].end && all.spend(1); each = all[each].end)
        if (all[each].kind == Element::Kind::Selection && test(each))
            roots.push_back(each);
    return roots;
}

std::vector<Id<Element>> ancestorsOf(const Situation& all, const Asker& asker)
{
    std::vector<Id<Element>> ancestors;
    for (auto each = nearestAncestor(asker); !each.isNone(); each = all[each].parent)
        if (all[each].kind == Element::Kind::Selection)
            ancestors.push_back(each);
    return ancestors;
}

bool isOwnKey(const Situation& all, Id<play::Choice> choice, Key key)
{
    bool isOwn = false;
    all.game.eachNodeOf(choice, [&](Id<Node> node) { isOwn = isOwn || all.all.nodes[node].id == key; });
    return isOwn;
}

/// What is chosen in a group, beside or with this choice.
Region ofGroup(const Situation& all, Id<Element> owner, Key group)
{
    std::vector<Id<Element>> chosen;
    for (auto each = owner.next(); each < all[owner].end && all.spend(1); each = all[each].end)
        if (!all[each].choice.isNone() && all.game.answersTo(all[each].choice, group))
            chosen.push_back(each);
    return of(std::move(chosen));
}

bool isGroupKey(const Situation& all, Id<play::Choice> choice, Key key)
{
    return !choice.isNone() && all.game.answersTo(choice, key) &&
           (all.game[choice].isGroup || !isOwnKey(all, choice, key));
}

Region ofKeyOfAncestor(const Situation& all, const Asker& asker, Key key)
{
    if (asker.self.isNone() && !asker.choice.isNone()) {
        if (isGroupKey(all, asker.choice, key))
            return ofGroup(all, asker.parent, key);
        if (all.game.answersTo(asker.choice, key))
            return of({}); // it is not taken, so nothing is in it
    }
    const auto found = nearest(all, startOf(asker), [&](Id<Element> each) { return all.answersTo(each, key); });
    if (found.isNone())
        return {};
    if (isGroupKey(all, all[found].choice, key))
        return ofGroup(all, all[found].parent, key);
    return Region::below(found);
}

Region ofKey(const Situation& all, const Asker& asker, Key key)
{
    if (auto region = ofKeyOfAncestor(all, asker, key); region.kind != Region::Kind::None)
        return region;
    if (all.all.has(key, Use::Category))
        return of(rootsWith(all, forceOf(all, asker), [&](Id<Element> each) { return all.categories[each].has(key); }));
    auto forces = forcesWith(all, [&](Id<Element> each) { return all.answersTo(each, key); });
    if (!forces.empty())
        return {Region::Kind::Below, std::move(forces)};
    return {};
}

} // namespace

bool isOf(Node::EntryType type, Scope scope)
{
    switch (scope) {
    case Scope::Unit:
        return type == Node::EntryType::Unit;
    case Scope::Model:
        return type == Node::EntryType::Model;
    case Scope::Upgrade:
        return type == Node::EntryType::Upgrade;
    case Scope::ModelOrUnit:
        return type == Node::EntryType::Model || type == Node::EntryType::Unit;
    default:
        return false;
    }
}

bool isOf(Node::EntryType type, Child child)
{
    return (child == Child::Unit && type == Node::EntryType::Unit) ||
           (child == Child::Model && type == Node::EntryType::Model) ||
           (child == Child::Upgrade && type == Node::EntryType::Upgrade);
}

Region regionOf(const Situation& all, const Asker& asker, Scope scope, Key key)
{
    switch (scope) {
    case Scope::Self:
        return asker.self.isNone() ? (asker.choice.isNone() ? belowOr(asker.parent) : of({})) : belowOr(asker.self);
    case Scope::Parent:
        return belowOr(asker.parent);
    case Scope::Ancestor:
        return of(ancestorsOf(all, asker));
    case Scope::Force:
        return belowOr(forceOf(all, asker));
    case Scope::Roster:
        return Region::below(Situation::top());
    case Scope::PrimaryCategory: {
        const auto root = rootOf(all, asker);
        if (root.isNone())
            return {};
        const auto primary = all.categories[root].primary;
        return of(
            rootsWith(all, all[root].force, [&](Id<Element> each) { return all.categories[each].primary == primary; }));
    }
    case Scope::PrimaryCatalogue: {
        const auto force = forceOf(all, asker);
        if (force.isNone())
            return {};
        return {Region::Kind::Below,
                forcesWith(all, [&](Id<Element> each) { return all[each].catalogue == all[force].catalogue; })};
    }
    case Scope::Key:
        return ofKey(all, asker, key);
    case Scope::RootEntry:
        return belowOr(rootOf(all, asker));
    case Scope::Unit:
    case Scope::Model:
    case Scope::Upgrade:
    case Scope::ModelOrUnit:
        return belowOr(nearestOfType(all, asker, scope));
    case Scope::None:
    case Scope::Unknown:
        break;
    }
    return {};
}

bool isCounted(const Situation& all, const Region& region, Id<Element> id, const Query& query)
{
    const auto& each = all[id];
    if (each.kind != Element::Kind::Selection)
        return false;
    const bool isRoot = each.root == id;
    const auto isBelow = [&](Id<Element> container) {
        switch (all[container].kind) {
        case Element::Kind::Roster:
            return query.withChildSelections || isRoot;
        case Element::Kind::Force:
            return (query.withChildSelections || isRoot) &&
                   (each.force == container || (query.withChildForces && all.isIn(id, container)));
        case Element::Kind::Selection:
            break;
        }
        return query.withChildSelections ? all.isIn(id, container) : each.parent == container;
    };
    const auto isOne = [&](Id<Element> one) { return id == one || (query.withChildSelections && all.isIn(id, one)); };
    return region.kind == Region::Kind::Below ? std::ranges::any_of(region.elements, isBelow)
                                              : std::ranges::any_of(region.elements, isOne);
}

namespace {

bool isInstanceOf(const Situation& all, Id<Element> each, const Query& query)
{
    if (each.isNone())
        return false;
    if (query.child == Child::Any)
        return true;
    if (query.child == Child::Key)
        return all.answersTo(each, query.childKey);
    return all[each].kind == Element::Kind::Selection && isOf(all[each].type, query.child);
}

/// A group, or what is not taken, answers to its own ids and to the categories in the file.
bool isSelfInstance(const Situation& all, const Asker& asker, const Query& query)
{
    if (!asker.self.isNone() || asker.choice.isNone())
        return isInstanceOf(all, startOf(asker), query);
    if (query.child == Child::Any)
        return true;
    if (query.child != Child::Key)
        return isOf(all.game.target(asker.choice).type, query.child);
    if (all.game.answersTo(asker.choice, query.childKey))
        return true;
    bool hasCategory = false;
    all.game.eachNodeOf(asker.choice, [&](Id<Node> node) {
        for (const auto link : all.all.nodes[node].categories)
            hasCategory = hasCategory || all.all.nodes[link].targetKey == query.childKey;
    });
    return hasCategory;
}

/// Data that ask whether the parent is a force, or of a catalogue, mean the forces that one is in: the nearest and
/// those around it.
bool isInForceOf(const Situation& all, const Asker& asker, const Query& query)
{
    return query.child == Child::Key && !nearest(all, asker.parent, [&](Id<Element> each) {
                                             return all[each].kind == Element::Kind::Force &&
                                                    isInstanceOf(all, each, query);
                                         }).isNone();
}

/// To data that ask for a category of the ancestors, the one who asks is one of them: so they pass on at the top of a
/// force what they pass on below it.
bool isOfOwnCategory(const Situation& all, const Asker& asker, const Query& query)
{
    return query.child == Child::Key && all.all.has(query.childKey, Use::Category) && isSelfInstance(all, asker, query);
}

/// A force is no member of a category, but something in it may be.
bool hasCategory(const Situation& all, Id<Element> force, const Query& query)
{
    return query.child == Child::Key && all.all.has(query.childKey, Use::Category) &&
           !rootsWith(all, force, [&](Id<Element> each) { return all.categories[each].has(query.childKey); }).empty();
}

} // namespace

bool isInstance(const Situation& all, const Asker& asker, const Query& query)
{
    switch (query.scope) {
    case Scope::Self:
        return isSelfInstance(all, asker, query);
    case Scope::Parent:
        return isInstanceOf(all, asker.parent, query) || isInForceOf(all, asker, query);
    case Scope::Ancestor:
        return isOfOwnCategory(all, asker, query) ||
               !nearest(all, nearestAncestor(asker), [&](Id<Element> each) {
                    return all[each].kind != Element::Kind::Roster && isInstanceOf(all, each, query);
                }).isNone();
    case Scope::Force:
        return isInstanceOf(all, forceOf(all, asker), query) || hasCategory(all, forceOf(all, asker), query);
    case Scope::PrimaryCatalogue: {
        const auto force = forceOf(all, asker);
        return !force.isNone() && !all[force].catalogue.isNone() &&
               all.all.files[all[force].catalogue].id == query.childKey;
    }
    case Scope::PrimaryCategory: {
        const auto root = rootOf(all, asker);
        return !root.isNone() && !all.categories[root].primary.isNone() &&
               all.categories[root].primary == query.childKey;
    }
    case Scope::RootEntry: {
        const auto root = rootOf(all, asker);
        return root.isNone() ? isSelfInstance(all, asker, query) : isInstanceOf(all, root, query);
    }
    case Scope::Key: {
        const auto key = query.scopeKey;
        return isInstanceOf(all, nearest(all, startOf(asker), [&](auto each) { return all.answersTo(each, key); }),
                            query);
    }
    default:
        return isTypeScope(query.scope) && isInstanceOf(all, nearestOfType(all, asker, query.scope), query);
    }
}

} // namespace muster::battlescribe::judge
