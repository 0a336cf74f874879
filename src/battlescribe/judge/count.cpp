#include "battlescribe/judge/count.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

bool isWanted(const Situation& situation, Id<Element> id, const Wanted& wanted)
{
    if (wanted.child == Child::Any)
        return true;
    return isOf(situation[id].type, wanted.child);
}

/// Whether the path of a choice is an id alone, or has that of a link; categories and types have no path.
bool isWithoutLinks(const Situation& situation, Id<Choice> choice, Key key)
{
    if (choice.isNone() || !situation.data.has(key, Use::Choice) || !situation.game.answersTo(choice, key))
        return true;
    if (situation.game.hasLink(choice, key))
        return true;
    for (; !choice.isNone(); choice = situation.game[choice].above)
        if (!situation.game[choice].link.isNone())
            return false;
    return true;
}

/// BattleScribe counts nothing by the id of a link to a group that it is chosen in.
bool isBehindGroupLink(const Situation& situation, Id<Choice> choice, Key key)
{
    return !choice.isNone() && situation.roster.manner != Manner::NewRecruit &&
           situation.game.hasLink(situation.game[choice].group, key);
}

/// Calls `take` with each selection in the region that is wanted, in their order.
template <typename Take>
void eachCounted(const Situation& situation, const Region& region, const Query& query, const Wanted& wanted,
                 const Take& take)
{
    const auto consider = [&](Id<Element> id) {
        if (situation.spend(1 + region.elements.size()) &&
            (wanted.choice.isNone() || situation.game.isIn(situation[id].choice, wanted.choice)) &&
            (!wanted.isWithoutLinks || isWithoutLinks(situation, situation[id].choice, wanted.key)) &&
            (wanted.child != Child::Key || !isBehindGroupLink(situation, situation[id].choice, wanted.key)) &&
            isCounted(situation, region, id, query))
            take(id);
    };
    if (situation.isSpent())
        return;
    if (wanted.child == Child::Key) {
        for (const auto* postings : {&situation.byKey, &situation.byCategory})
            for (const auto& [key, id] : postings->of(wanted.key))
                if (postings == &situation.byKey || situation[id].choice.isNone() ||
                    !situation.game.answersTo(situation[id].choice, key))
                    consider(id);
        return;
    }
    if (wanted.child == Child::None || wanted.child == Child::Nothing || wanted.child == Child::Unknown)
        return;
    if (!situation.spend(situation.elements.size()))
        return;
    for (const auto id : situation.elements.ids())
        if (situation[id].kind == Element::Kind::Selection && isWanted(situation, id, wanted))
            consider(id);
}

Decimal selectionsIn(const Situation& situation, const Region& region, const Query& query, const Wanted& wanted)
{
    Decimal count;
    eachCounted(situation, region, query, wanted, [&](Id<Element> id) { count += times(1, situation[id].number); });
    return count;
}

/// A sum that may be known already; if it is not, `make` makes it.
template <typename Make>
Decimal known(const Situation& situation, const Region& region, const Query& query, const Wanted& wanted,
              std::size_t column, const Make& make)
{
    if (region.elements.size() != 1 || !situation.spend(1))
        return make();
    const SumAsked asked{region.elements.front(),
                         region.kind == Region::Kind::Of,
                         query.withChildSelections,
                         query.withChildForces,
                         wanted.isWithoutLinks,
                         wanted.child,
                         wanted.key,
                         wanted.choice,
                         column};
    if (const auto found = situation.sums.find(asked); found != situation.sums.end())
        return found->second;
    const auto made = make();
    if (!situation.isSpent()) // else it is not whole
        situation.sums.emplace(asked, made);
    return made;
}

/// What forces themselves cost: those in a region, and those that are the region.
Decimal forceCostsIn(const Situation& situation, const Region& region, const Query& query, std::size_t column)
{
    Decimal costs;
    if (!situation.spend(situation.elements.size()))
        return costs;
    for (const auto id : situation.elements.ids()) {
        const auto isHere = [&](Id<Element> container) {
            return container == id || container == Situation::top() ||
                   (query.withChildForces && situation.isIn(id, container));
        };
        if (situation[id].kind == Element::Kind::Force && std::ranges::any_of(region.elements, isHere))
            costs += situation.cost(id, column);
    }
    return costs;
}

Decimal costsIn(const Situation& situation, const Region& region, const Query& query, const Wanted& wanted,
                std::size_t column)
{
    Decimal costs;
    if (wanted.child == Child::Any && wanted.choice.isNone())
        costs = forceCostsIn(situation, region, query, column);
    eachCosting(situation, region, query, wanted, [&](Id<Element> id) { costs += situation.fullCost(id, column); });
    return costs;
}

std::optional<Decimal> forcesIn(const Situation& situation, const Region& region, const Query& query,
                                const Wanted& wanted)
{
    std::int64_t sum = 0;
    if (!situation.spend(situation.elements.size() + region.elements.size()))
        return std::nullopt;
    for (const auto id : situation.elements.ids()) {
        const auto& each = situation[id];
        if (each.kind != Element::Kind::Force || (wanted.child != Child::Any && wanted.child != Child::Key) ||
            (wanted.child == Child::Key && !situation.answersTo(id, wanted.key)))
            continue;
        const auto isBelow = [&](Id<Element> container) {
            return container == Situation::top() || each.parent == container ||
                   (query.withChildForces && situation.isIn(id, container));
        };
        if (std::ranges::any_of(region.elements, isBelow))
            ++sum;
    }
    return sum;
}

/// The forces in a region, and those that are the region.
Decimal forcesAt(const Situation& situation, const Region& region, const Query& query, const Wanted& wanted)
{
    auto sum = forcesIn(situation, region, query, wanted).value_or(Decimal());
    if (!situation.spend(situation.elements.size()))
        return sum;
    for (const auto id : situation.elements.ids())
        if (situation[id].kind == Element::Kind::Force && situation.answersTo(id, wanted.key) &&
            std::ranges::find(region.elements, id) != region.elements.end())
            sum += 1;
    return sum;
}

std::optional<Decimal> costOf(const Situation& situation, const Asker& asker, const Query& query, const Wanted& wanted)
{
    const auto column = situation.game.columnOf(query.fieldKey);
    if (column >= situation.game.costTypes().size())
        return std::nullopt;
    if (asksOwnCost(situation, asker, query, wanted))
        return query.withChildSelections ? situation.wholeCost(asker.self, column)
                                         : situation.fullCost(asker.self, column);
    const auto region = regionOf(situation, asker, query.scope, query.scopeKey);
    if (region.kind == Region::Kind::None)
        return std::nullopt;
    return known(situation, region, query, wanted, column,
                 [&] { return costsIn(situation, region, query, wanted, column); });
}

/// A percentage counts the cost; otherwise the query returns the roster's limit.
std::optional<Decimal> limitOrCost(const Situation& situation, const Asker& asker, const Query& query,
                                   const Wanted& wanted)
{
    if (query.isPercent)
        return costOf(situation, asker, query, wanted);
    return limitOf(situation.roster, query.fieldKey);
}

/// What a share is taken of.
std::optional<Decimal> whole(const Situation& situation, const Asker& asker, const Query& query)
{
    if (query.field == Field::CostLimit)
        return limitOf(situation.roster, query.fieldKey);
    return sumOf(situation, asker, query, Wanted());
}

} // namespace

Wanted Wanted::in(const Situation& situation, const Asker& asker, const Query& query)
{
    const bool isOfNewRecruit = situation.roster.manner == Manner::NewRecruit;
    Wanted wanted{query.child, query.childKey, {}, !query.isShared && !isOfNewRecruit};
    if (query.child == Child::None && query.scope == Scope::Ancestor)
        wanted.child = Child::Any;
    else if (query.child == Child::None && isOfNewRecruit) {
        const bool isSelection = !asker.self.isNone() && !asker.choice.isNone();
        wanted.child = isSelection ? Child::Key : Child::Any;
        wanted.key = isSelection ? situation.data.nodes[situation.game[asker.choice].target].id : Key();
    }
    return wanted;
}

bool asksOwnCost(const Situation& situation, const Asker& asker, const Query& query, const Wanted& wanted)
{
    if (query.scope != Scope::Self || asker.self.isNone() || situation[asker.self].kind != Element::Kind::Selection)
        return false;
    return wanted.child == Child::Any || !wanted.choice.isNone() ||
           (wanted.child == Child::Key && situation.answersTo(asker.self, wanted.key)) ||
           isOf(situation[asker.self].type, wanted.child);
}

void eachCosting(const Situation& situation, const Region& region, const Query& query, const Wanted& wanted,
                 const std::function<void(Id<Element>)>& take)
{
    auto covered = Id<Element>::at(0);
    std::vector<Id<Element>> found;
    eachCounted(situation, region, query, wanted, [&](Id<Element> id) { found.push_back(id); });
    std::ranges::sort(found);
    for (const auto id : found) {
        if (!situation.spend(1))
            return;
        if (!query.withChildSelections) {
            take(id);
            continue;
        }
        // With what is in it, but nothing twice.
        for (auto each = std::max(id, covered); each < situation[id].end && situation.spend(1); ++each)
            take(each);
        covered = std::max(covered, situation[id].end);
    }
}

std::optional<Decimal> sumOf(const Situation& situation, const Asker& asker, const Query& query, const Wanted& wanted)
{
    if (query.field == Field::Cost)
        return costOf(situation, asker, query, wanted);
    if (query.field == Field::CostLimit)
        return limitOrCost(situation, asker, query, wanted);
    const auto region = regionOf(situation, asker, query.scope, query.scopeKey);
    if (region.kind == Region::Kind::None)
        return std::nullopt;
    switch (wanted.child) {
    case Child::None:
    case Child::Nothing:
    case Child::Unknown:
        return std::nullopt;
    default:
        break;
    }
    // Forces are not selections, but data that ask for selections of a force entry mean whether the force exists.
    if (query.field == Field::Selections && wanted.child == Child::Key && situation.data.has(wanted.key, Use::Force))
        return forcesAt(situation, region, query, wanted);
    if (query.field == Field::Selections)
        return known(situation, region, query, wanted, situation.game.costTypes().size(),
                     [&] { return selectionsIn(situation, region, query, wanted); });
    if (query.field == Field::Forces)
        return forcesIn(situation, region, query, wanted);
    return std::nullopt;
}

std::optional<Count> countOf(const Situation& situation, const Asker& asker, const Query& query, const Wanted& wanted,
                             Decimal value, std::int64_t parents)
{
    const auto sum = sumOf(situation, asker, query, wanted);
    if (!sum || situation.isSpent()) // then the sum is not whole
        return std::nullopt;
    constexpr Wide hundred = 100;
    Count count;
    if (!query.isPercent) {
        count.order = *sum <=> times(value, parents);
        count.limit = value;
    } else {
        const auto of = whole(situation, asker, query);
        if (!of)
            return std::nullopt;
        const auto share = Wide{value.millionths()} * of->millionths();
        const auto exact = Wide{sum->millionths()} * hundred * Decimal::one;
        count.order = exact < share   ? std::strong_ordering::less
                      : exact > share ? std::strong_ordering::greater
                                      : std::strong_ordering::equal;
        count.limit = saturated(share / (hundred * Decimal::one * parents));
    }
    count.sum = Decimal::ofMillionths(sum->millionths() / parents);
    return count;
}

} // namespace muster::battlescribe::judge
