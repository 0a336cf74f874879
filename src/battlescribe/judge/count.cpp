#include "battlescribe/judge/count.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

bool isWanted(const Situation& all, Id<Element> id, const Wanted& wanted)
{
    if (wanted.child == Child::Any)
        return true;
    return isOf(all[id].type, wanted.child);
}

/// Whether a selection is of this very choice, or lies in this very group.
bool isOfChoice(const Situation& all, Id<play::Choice> each, Id<play::Choice> choice)
{
    for (; !each.isNone(); each = all.game[each].group)
        if (each == choice)
            return true;
    return false;
}

/// Whether the path of a choice is an id alone; categories and types have no path.
bool isWithoutLinks(const Situation& all, Id<play::Choice> choice, Key key)
{
    if (choice.isNone() || !all.all.has(key, Use::Choice) || !all.game.answersTo(choice, key))
        return true;
    for (; !choice.isNone(); choice = all.game[choice].above)
        if (!all.game[choice].link.isNone())
            return false;
    return true;
}

/// Calls `take` with each selection in the region that is wanted, in their order.
template <typename Take>
void eachCounted(const Situation& all, const Region& region, const Query& query, const Wanted& wanted, const Take& take)
{
    const auto consider = [&](Id<Element> id) {
        if (all.spend(1 + region.elements.size()) &&
            (wanted.choice.isNone() || isOfChoice(all, all[id].choice, wanted.choice)) &&
            (!wanted.isWithoutLinks || isWithoutLinks(all, all[id].choice, wanted.key)) &&
            isCounted(all, region, id, query))
            take(id);
    };
    if (all.isSpent())
        return;
    if (wanted.child == Child::Key) {
        for (const auto* postings : {&all.byKey, &all.byCategory})
            for (const auto& [key, id] : postings->of(wanted.key))
                if (postings == &all.byKey || all[id].choice.isNone() || !all.game.answersTo(all[id].choice, key))
                    consider(id);
        return;
    }
    if (wanted.child != Child::Any && wanted.child != Child::Unit && wanted.child != Child::Model &&
        wanted.child != Child::Upgrade)
        return;
    if (!all.spend(all.elements.size()))
        return;
    for (const auto id : all.elements.ids())
        if (all[id].kind == Element::Kind::Selection && isWanted(all, id, wanted))
            consider(id);
}

Amount selectionsIn(const Situation& all, const Region& region, const Query& query, const Wanted& wanted)
{
    Amount count;
    eachCounted(all, region, query, wanted, [&](Id<Element> id) { count = sum(count, times(1, all[id].number)); });
    return count;
}

/// A sum that may be known already; if it is not, `make` makes it.
template <typename Make>
Amount known(const Situation& all, const Region& region, const Query& query, const Wanted& wanted, std::size_t column,
             const Make& make)
{
    if (region.elements.size() != 1 || !all.spend(1))
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
    if (const auto found = all.sums.find(asked); found != all.sums.end())
        return found->second;
    const auto made = make();
    if (!all.isSpent()) // else it is not whole
        all.sums.emplace(asked, made);
    return made;
}

/// What forces themselves cost: those in a region, and those that are the region.
Amount forceCostsIn(const Situation& all, const Region& region, const Query& query, std::size_t column)
{
    Amount costs;
    if (!all.spend(all.elements.size()))
        return costs;
    for (const auto id : all.elements.ids()) {
        const auto isHere = [&](Id<Element> container) {
            return container == id || container == Situation::top() ||
                   (query.withChildForces && all.isIn(id, container));
        };
        if (all[id].kind == Element::Kind::Force && std::ranges::any_of(region.elements, isHere))
            costs = sum(costs, all.cost(id, column));
    }
    return costs;
}

Amount costsIn(const Situation& all, const Region& region, const Query& query, const Wanted& wanted, std::size_t column)
{
    Amount costs;
    if (wanted.child == Child::Any && wanted.choice.isNone())
        costs = forceCostsIn(all, region, query, column);
    eachCosting(all, region, query, wanted, [&](Id<Element> id) { costs = sum(costs, all.fullCost(id, column)); });
    return costs;
}

std::optional<Amount> forcesIn(const Situation& all, const Region& region, const Query& query, const Wanted& wanted)
{
    std::int64_t sum = 0;
    if (!all.spend(all.elements.size() + region.elements.size()))
        return std::nullopt;
    for (const auto id : all.elements.ids()) {
        const auto& each = all[id];
        if (each.kind != Element::Kind::Force || (wanted.child != Child::Any && wanted.child != Child::Key) ||
            (wanted.child == Child::Key && !all.answersTo(id, wanted.key)))
            continue;
        const auto isBelow = [&](Id<Element> container) {
            return container == Situation::top() || each.parent == container ||
                   (query.withChildForces && all.isIn(id, container));
        };
        if (std::ranges::any_of(region.elements, isBelow))
            ++sum;
    }
    return sum;
}

/// The forces in a region, and those that are the region.
Amount forcesAt(const Situation& all, const Region& region, const Query& query, const Wanted& wanted)
{
    auto sum = forcesIn(all, region, query, wanted).value_or(Amount());
    if (!all.spend(all.elements.size()))
        return sum;
    for (const auto id : all.elements.ids())
        if (all[id].kind == Element::Kind::Force && all.answersTo(id, wanted.key) &&
            std::ranges::find(region.elements, id) != region.elements.end())
            sum = judge::sum(sum, 1);
    return sum;
}

std::optional<Amount> costOf(const Situation& all, const Asker& asker, const Query& query, const Wanted& wanted)
{
    const auto column = all.game.columnOf(query.fieldKey);
    if (column >= all.game.costTypes().size())
        return std::nullopt;
    if (asksOwnCost(all, asker, query, wanted))
        return query.withChildSelections ? all.wholeCost(asker.self, column) : all.fullCost(asker.self, column);
    const auto region = regionOf(all, asker, query.scope, query.scopeKey);
    if (region.kind == Region::Kind::None)
        return std::nullopt;
    return known(all, region, query, wanted, column, [&] { return costsIn(all, region, query, wanted, column); });
}

/// For a share of a limit, the cost is what is summed; else the limit itself is asked for.
std::optional<Amount> limitOrCost(const Situation& all, const Asker& asker, const Query& query, const Wanted& wanted)
{
    if (query.isPercent)
        return costOf(all, asker, query, wanted);
    return play::limitOf(all.roster, query.fieldKey);
}

/// What a share is taken of.
std::optional<Amount> whole(const Situation& all, const Asker& asker, const Query& query)
{
    if (query.field == Field::CostLimit)
        return play::limitOf(all.roster, query.fieldKey);
    return sumOf(all, asker, query, Wanted());
}

} // namespace

bool asksOwnCost(const Situation& all, const Asker& asker, const Query& query, const Wanted& wanted)
{
    if (query.scope != Scope::Self || asker.self.isNone() || all[asker.self].kind != Element::Kind::Selection)
        return false;
    return wanted.child == Child::Any || !wanted.choice.isNone() ||
           (wanted.child == Child::Key && all.answersTo(asker.self, wanted.key)) ||
           isOf(all[asker.self].type, wanted.child);
}

void eachCosting(const Situation& all, const Region& region, const Query& query, const Wanted& wanted,
                 const std::function<void(Id<Element>)>& take)
{
    auto covered = Id<Element>::at(0);
    std::vector<Id<Element>> found;
    eachCounted(all, region, query, wanted, [&](Id<Element> id) { found.push_back(id); });
    std::ranges::sort(found);
    for (const auto id : found) {
        if (!all.spend(1))
            return;
        if (!query.withChildSelections) {
            take(id);
            continue;
        }
        // With what is in it, but nothing twice.
        for (auto each = std::max(id, covered); each < all[id].end && all.spend(1); ++each)
            take(each);
        covered = std::max(covered, all[id].end);
    }
}

std::optional<Amount> sumOf(const Situation& all, const Asker& asker, const Query& query, const Wanted& wanted)
{
    if (query.field == Field::Cost)
        return costOf(all, asker, query, wanted);
    if (query.field == Field::CostLimit)
        return limitOrCost(all, asker, query, wanted);
    const auto region = regionOf(all, asker, query.scope, query.scopeKey);
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
    // Forces are no selections, but data that ask for selections of a force entry mean whether the force is there.
    if (query.field == Field::Selections && wanted.child == Child::Key && all.all.has(wanted.key, Use::Force))
        return forcesAt(all, region, query, wanted);
    if (query.field == Field::Selections)
        return known(all, region, query, wanted, all.game.costTypes().size(),
                     [&] { return selectionsIn(all, region, query, wanted); });
    if (query.field == Field::Forces)
        return forcesIn(all, region, query, wanted);
    return std::nullopt;
}

std::optional<Count> countOf(const Situation& all, const Asker& asker, const Query& query, const Wanted& wanted,
                             Amount value, std::int64_t parents)
{
    const auto sum = sumOf(all, asker, query, wanted);
    if (!sum || all.isSpent()) // then the sum is not whole
        return std::nullopt;
    constexpr Wide hundred = 100;
    Count count;
    if (!query.isPercent) {
        count.order = *sum <=> times(value, parents);
        count.limit = value;
    } else {
        const auto of = whole(all, asker, query);
        if (!of)
            return std::nullopt;
        const auto share = Wide{value.millionths()} * of->millionths();
        const auto exact = Wide{sum->millionths()} * hundred * Amount::one;
        count.order = exact < share   ? std::strong_ordering::less
                      : exact > share ? std::strong_ordering::greater
                                      : std::strong_ordering::equal;
        count.limit = saturated(share / (hundred * Amount::one * parents));
    }
    count.sum = Amount::ofMillionths(sum->millionths() / parents);
    return count;
}

} // namespace muster::battlescribe::judge
