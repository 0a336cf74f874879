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

/// In BattleScribe nothing can be counted in the parent of a profile or a rule.
bool hasNoParent(const Situation& situation, const Asker& asker)
{
    return asker.isForInformation && situation.roster.manner == Manner::BattleScribe;
}

/// Where ancestors begin.
Id<Element> nearestAncestor(const Asker& asker) { return asker.isForInformation ? startOf(asker) : asker.parent; }

Id<Element> forceOf(const Situation& situation, const Asker& asker)
{
    const auto start = startOf(asker);
    return start.isNone() ? Id<Element>() : situation[start].force;
}

Id<Element> rootOf(const Situation& situation, const Asker& asker)
{
    const auto start = startOf(asker);
    return start.isNone() ? Id<Element>() : situation[start].root;
}

/// The nearest for which the test holds, from here upwards; none if there is none.
template <typename Test>
Id<Element> nearest(const Situation& situation, Id<Element> from, const Test& test)
{
    while (!from.isNone() && !test(from))
        from = situation[from].parent;
    return from;
}

Id<Element> nearestOfType(const Situation& situation, const Asker& asker, Scope scope)
{
    return nearest(situation, startOf(asker), [&](Id<Element> each) {
        return situation[each].kind == Element::Kind::Selection && isOf(situation[each].type, scope);
    });
}

Region of(std::vector<Id<Element>> elements) { return {Region::Kind::Of, std::move(elements)}; }

Region belowOr(Id<Element> each) { return each.isNone() ? Region() : Region::below(each); }

template <typename Test>
std::vector<Id<Element>> forcesWith(const Situation& situation, const Test& test)
{
    std::vector<Id<Element>> forces;
    if (!situation.spend(situation.elements.size()))
        return forces;
    for (const auto id : situation.elements.ids())
        if (situation[id].kind == Element::Kind::Force && test(id))
            forces.push_back(id);
    return forces;
}

/// The selections at the top of a force, in each of their own force.
template <typename Test>
std::vector<Id<Element>> rootsWith(const Situation& situation, Id<Element> force, const Test& test)
{
    std::vector<Id<Element>> roots;
    if (force.isNone())
        return roots;
    for (auto each = force.next(); each < situation[force].end && situation.spend(1); each = situation[each].end)
        if (situation[each].kind == Element::Kind::Selection && test(each))
            roots.push_back(each);
    return roots;
}

std::vector<Id<Element>> ancestorsOf(const Situation& situation, const Asker& asker)
{
    std::vector<Id<Element>> ancestors;
    for (auto each = nearestAncestor(asker); !each.isNone(); each = situation[each].parent)
        if (situation[each].kind == Element::Kind::Selection)
            ancestors.push_back(each);
    return ancestors;
}

bool isOwnKey(const Situation& situation, Id<Choice> choice, Key key)
{
    bool isOwn = false;
    situation.game.eachNodeOf(choice, [&](Id<Node> node) { isOwn = isOwn || situation.data.nodes[node].id == key; });
    return isOwn;
}

/// What is chosen in a group, beside or with this choice.
Region ofGroup(const Situation& situation, Id<Element> owner, Key group)
{
    std::vector<Id<Element>> chosen;
    for (auto each = owner.next(); each < situation[owner].end && situation.spend(1); each = situation[each].end)
        if (!situation[each].choice.isNone() && situation.game.answersTo(situation[each].choice, group))
            chosen.push_back(each);
    return of(std::move(chosen));
}

bool isGroupKey(const Situation& situation, Id<Choice> choice, Key key)
{
    return !choice.isNone() && situation.game.answersTo(choice, key) &&
           (situation.game[choice].isGroup || !isOwnKey(situation, choice, key));
}

Region ofKeyOfAncestor(const Situation& situation, const Asker& asker, Key key)
{
    if (asker.self.isNone() && !asker.choice.isNone()) {
        if (isGroupKey(situation, asker.choice, key))
            return ofGroup(situation, asker.parent, key);
        if (situation.game.answersTo(asker.choice, key))
            return of({}); // it is not taken, so nothing is in it
    }
    const auto found =
        nearest(situation, startOf(asker), [&](Id<Element> each) { return situation.answersTo(each, key); });
    if (found.isNone())
        return {};
    if (isGroupKey(situation, situation[found].choice, key))
        return ofGroup(situation, situation[found].parent, key);
    return Region::below(found);
}

Region ofKey(const Situation& situation, const Asker& asker, Key key)
{
    if (auto region = ofKeyOfAncestor(situation, asker, key); region.kind != Region::Kind::None)
        return region;
    if (!asker.category.isNone() && situation.data.nodes[asker.category].id == key)
        return belowOr(asker.parent); // a link to a category that asks for itself
    if (situation.data.has(key, Use::Category))
        return of(rootsWith(situation, forceOf(situation, asker),
                            [&](Id<Element> each) { return situation.categories[each].has(key); }));
    auto forces = forcesWith(situation, [&](Id<Element> each) { return situation.answersTo(each, key); });
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
    return (child == Child::Entry && type != Node::EntryType::None) ||
           (child == Child::Unit && type == Node::EntryType::Unit) ||
           (child == Child::Model && type == Node::EntryType::Model) ||
           (child == Child::Upgrade && type == Node::EntryType::Upgrade);
}

Region regionOf(const Situation& situation, const Asker& asker, Scope scope, Key key)
{
    switch (scope) {
    case Scope::Self:
        return asker.self.isNone() ? (asker.choice.isNone() ? belowOr(asker.parent) : of({})) : belowOr(asker.self);
    case Scope::Parent:
        return hasNoParent(situation, asker) ? Region() : belowOr(asker.parent);
    case Scope::Ancestor:
        return of(ancestorsOf(situation, asker));
    case Scope::Force:
        return belowOr(forceOf(situation, asker));
    case Scope::Roster:
        return Region::below(Situation::top());
    case Scope::PrimaryCategory: {
        const auto root = rootOf(situation, asker);
        if (root.isNone())
            return {};
        const auto primary = situation.categories[root].primary;
        return of(rootsWith(situation, situation[root].force,
                            [&](Id<Element> each) { return situation.categories[each].primary == primary; }));
    }
    case Scope::PrimaryCatalogue: {
        const auto force = forceOf(situation, asker);
        if (force.isNone())
            return {};
        return {Region::Kind::Below, forcesWith(situation, [&](Id<Element> each) {
                    return situation[each].catalogue == situation[force].catalogue;
                })};
    }
    case Scope::Key:
        return ofKey(situation, asker, key);
    case Scope::RootEntry:
        return belowOr(rootOf(situation, asker));
    case Scope::Unit:
    case Scope::Model:
    case Scope::Upgrade:
    case Scope::ModelOrUnit:
        return belowOr(nearestOfType(situation, asker, scope));
    case Scope::None:
    case Scope::Unknown:
        break;
    }
    return {};
}

bool isCounted(const Situation& situation, const Region& region, Id<Element> id, const Query& query)
{
    const auto& each = situation[id];
    if (each.kind != Element::Kind::Selection)
        return false;
    const bool isRoot = each.root == id;
    const auto isBelow = [&](Id<Element> container) {
        switch (situation[container].kind) {
        case Element::Kind::Roster:
            return query.withChildSelections || isRoot;
        case Element::Kind::Force:
            return (query.withChildSelections || isRoot) &&
                   (each.force == container || (query.withChildForces && situation.isIn(id, container)));
        case Element::Kind::Selection:
            break;
        }
        return query.withChildSelections ? situation.isIn(id, container) : each.parent == container;
    };
    const auto isOne = [&](Id<Element> one) {
        return id == one || (query.withChildSelections && situation.isIn(id, one));
    };
    return region.kind == Region::Kind::Below ? std::ranges::any_of(region.elements, isBelow)
                                              : std::ranges::any_of(region.elements, isOne);
}

namespace {

bool isInstanceOf(const Situation& situation, Id<Element> each, const Query& query)
{
    if (each.isNone())
        return false;
    if (query.child == Child::Any)
        return true;
    if (query.child == Child::Key)
        return situation.answersTo(each, query.childKey);
    return situation[each].kind == Element::Kind::Selection && isOf(situation[each].type, query.child);
}

/// A group, or what is not taken, answers to its own ids and to the categories in the file.
bool isSelfInstance(const Situation& situation, const Asker& asker, const Query& query)
{
    if (!asker.self.isNone() || asker.choice.isNone())
        return isInstanceOf(situation, startOf(asker), query);
    if (query.child == Child::Any)
        return true;
    if (query.child != Child::Key)
        return isOf(situation.game.target(asker.choice).type, query.child);
    return situation.game.answersTo(asker.choice, query.childKey) ||
           situation.game.hasCategoryInFile(asker.choice, query.childKey);
}

/// Data that ask whether the parent is a force, or of a catalogue, mean the forces that one is in: the nearest and
/// those around it.
bool isInForceOf(const Situation& situation, const Asker& asker, const Query& query)
{
    return query.child == Child::Key && !nearest(situation, asker.parent, [&](Id<Element> each) {
                                             return situation[each].kind == Element::Kind::Force &&
                                                    isInstanceOf(situation, each, query);
                                         }).isNone();
}

/// To data that ask for a category of the ancestors, the one who asks is one of them: so they pass on at the top of a
/// force what they pass on below it.
bool isOfOwnCategory(const Situation& situation, const Asker& asker, const Query& query)
{
    return query.child == Child::Key && situation.data.has(query.childKey, Use::Category) &&
           isSelfInstance(situation, asker, query);
}

/// A force is not a member of a category, but something in it may be.
bool hasCategory(const Situation& situation, Id<Element> force, const Query& query)
{
    return query.child == Child::Key && situation.data.has(query.childKey, Use::Category) &&
           !rootsWith(situation, force, [&](Id<Element> each) {
                return situation.categories[each].has(query.childKey);
            }).empty();
}

} // namespace

bool isInstance(const Situation& situation, const Asker& asker, const Query& query)
{
    switch (query.scope) {
    case Scope::Self:
        return isSelfInstance(situation, asker, query);
    case Scope::Parent:
        return isInstanceOf(situation, asker.parent, query) || isInForceOf(situation, asker, query);
    case Scope::Ancestor:
        return isOfOwnCategory(situation, asker, query) ||
               !nearest(situation, nearestAncestor(asker), [&](Id<Element> each) {
                    return situation[each].kind != Element::Kind::Roster && isInstanceOf(situation, each, query);
                }).isNone();
    case Scope::Force:
        return isInstanceOf(situation, forceOf(situation, asker), query) ||
               (situation.roster.manner != Manner::NewRecruit &&
                hasCategory(situation, forceOf(situation, asker), query));
    case Scope::PrimaryCatalogue: {
        const auto force = forceOf(situation, asker);
        return !force.isNone() && !situation[force].catalogue.isNone() &&
               situation.data.files[situation[force].catalogue].id == query.childKey;
    }
    case Scope::PrimaryCategory: {
        const auto root = rootOf(situation, asker);
        return !root.isNone() && !situation.categories[root].primary.isNone() &&
               situation.categories[root].primary == query.childKey;
    }
    case Scope::RootEntry: {
        const auto root = rootOf(situation, asker);
        return root.isNone() ? isSelfInstance(situation, asker, query) : isInstanceOf(situation, root, query);
    }
    case Scope::Key: {
        const auto key = query.scopeKey;
        return isInstanceOf(
            situation, nearest(situation, startOf(asker), [&](auto each) { return situation.answersTo(each, key); }),
            query);
    }
    default:
        return isTypeScope(query.scope) && isInstanceOf(situation, nearestOfType(situation, asker, query.scope), query);
    }
}

} // namespace muster::battlescribe::judge
