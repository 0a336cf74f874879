#include "battlescribe/compose/choosing.h"

#include "battlescribe/compose/filler.h"
#include "battlescribe/judge/change.h"
#include "battlescribe/judge/check.h"
#include "battlescribe/judge/settle.h"

#include <algorithm>

namespace muster::battlescribe::compose {

using namespace data;
using judge::Situation;

namespace {

const std::vector<Selection>* listOf(const Roster& roster, const std::string& parent)
{
    if (const auto* force = battlescribe::forceOf(roster, parent))
        return &force->selections;
    const auto* selection = battlescribe::selectionOf(roster, parent);
    return selection == nullptr ? nullptr : &selection->selections;
}

bool isOneAtMost(const Constraint& constraint)
{
    const auto& query = constraint.query;
    return constraint.type != Constraint::Type::Min && query.field == Field::Selections && !query.isPercent &&
           (query.scope == Scope::Parent || query.scope == Scope::Self);
}

/// The groups that a choice is in and that may have one only now, the innermost first.
class SingleGroups {
public:
    SingleGroups(const Composer& composer, const Roster& roster, const std::string& parent)
        : m_game(composer.game), m_roster(roster), m_budget(composer.budget), m_parent(parent)
    {
    }

    std::vector<Id<Choice>> around(Id<Choice> choice) const
    {
        std::vector<Id<Choice>> groups;
        for (auto group = m_game[choice].group; !group.isNone(); group = m_game[group].group)
            if (mayBeSingle(group))
                groups.push_back(group);
        if (groups.empty())
            return groups; // most choices: nothing need be worked out
        Situation situation(m_game, m_roster, m_budget);
        (void)judge::settle(situation); // the verdict reports it if it does not
        const auto owner = situation.find(m_parent);
        std::erase_if(groups, [&](Id<Choice> group) { return owner.isNone() || !isSingle(situation, owner, group); });
        return groups;
    }

private:
    /// Whether it is so in the file, or may become so.
    [[nodiscard]] bool mayBeSingle(Id<Choice> group) const
    {
        bool mayBe = false;
        m_game.eachNodeOf(group, [&](Id<Node> node) {
            for (const auto id : m_game.node(node).constraints) {
                const auto& constraint = m_game.definitions().constraints[id];
                mayBe = mayBe || (isOneAtMost(constraint) &&
                                  (constraint.query.value == Decimal(1) || m_game.changes(group, Change::Constraint) ||
                                   m_game.changes(group, Change::Remote)));
            }
        });
        return mayBe;
    }

    [[nodiscard]] bool isSingle(const Situation& situation, Id<judge::Element> owner, Id<Choice> group) const
    {
        const auto nodes = nodesOf(situation, group);
        const auto asker = Situation::askerBelow(owner, group);
        bool isSingle = false;
        for (const auto node : nodes)
            if (!node.isNone())
                for (const auto id : m_game.node(node).constraints)
                    isSingle = isSingle || (isOneAtMost(situation.data.constraints[id]) &&
                                            valueOf(situation, asker, nodes, id) == Decimal(1));
        return isSingle;
    }

    Game& m_game;
    const Roster& m_roster;
    WorkBudget& m_budget;
    const std::string& m_parent;
};

/// Makes an edit step by step on a roster of its own.
class Changer {
public:
    Changer(const Composer& composer, const Roster& roster, const std::string& parent)
        : m_composer(composer), m_work(roster), m_parent(parent)
    {
    }

    Result<Edit> set(Id<Choice> choice, std::int64_t count)
    {
        auto missing = std::max<std::int64_t>(count, 0) - countOf(m_work, m_parent, choice);
        if (missing < 0)
            return lower(choice, -missing);
        const bool isFirst = missing > 0 && count == missing;
        if (isFirst)
            if (auto made = makeRoom(choice); !made)
                return tl::unexpected(std::move(made.error()));
        return raise(choice, missing);
    }

    Result<Edit> swap(const Swap& swap)
    {
        if (countOf(m_work, m_parent, swap.leaves) == 0)
            return failure(Fault::about({}, "there is none of what is to leave"));
        if (auto lowered = lower(swap.leaves, 1); !lowered)
            return lowered;
        return raise(swap.comes, 1);
    }

private:
    Result<void> add(Result<Edit> edit)
    {
        if (!edit)
            return tl::unexpected(std::move(edit.error()));
        if (auto applied = battlescribe::apply(m_work, *edit); !applied)
            return tl::unexpected(std::move(applied.error()));
        std::ranges::move(*edit, std::back_inserter(m_edit));
        return {};
    }

    Result<Edit> raise(Id<Choice> choice, std::int64_t number)
    {
        const bool isInForce = battlescribe::forceOf(m_work, m_parent) != nullptr;
        const bool isApart = isInForce || m_composer.game.isInstanced(choice);
        if (isApart && number > static_cast<std::int64_t>(mostFilled))
            return failure(Fault::about({}, "these are too many at once"));
        if (number > 0 && !isApart && countOf(m_work, m_parent, choice) > 0)
            return raiseAmount(choice, number);
        for (std::int64_t i = 0; i < (isApart ? number : std::min<std::int64_t>(number, 1)); ++i)
            if (auto added = add(takeChoice(m_composer, m_work, m_parent, choice)); !added)
                return tl::unexpected(std::move(added.error()));
        if (!isApart && number > 1)
            return raiseAmount(choice, number - 1);
        return std::move(m_edit);
    }

    Result<Edit> raiseAmount(Id<Choice> choice, std::int64_t number)
    {
        const auto* list = listOf(m_work, m_parent);
        const auto found = std::ranges::find(*list, choice, &Selection::choice);
        if (auto added = add(setAmount(m_work, found->id, found->amount + number)); !added)
            return tl::unexpected(std::move(added.error()));
        return std::move(m_edit);
    }

    /// From the last on.
    Result<Edit> lower(Id<Choice> choice, std::int64_t number)
    {
        const auto list = *listOf(m_work, m_parent);
        for (auto each = list.rbegin(); each != list.rend() && number > 0; ++each) {
            if (each->choice != choice)
                continue;
            const auto gone = std::min(number, each->amount);
            if (auto added = add(setAmount(m_work, each->id, each->amount - gone)); !added)
                return tl::unexpected(std::move(added.error()));
            number -= gone;
        }
        return m_edit;
    }

    /// Takes away what is in the way in groups that may have one only.
    Result<void> makeRoom(Id<Choice> choice)
    {
        const auto& game = m_composer.game;
        for (const auto group : SingleGroups(m_composer, m_work, m_parent).around(choice)) {
            const auto list = *listOf(m_work, m_parent);
            for (const auto& each : list)
                if (!each.choice.isNone() && each.choice != choice && game.isIn(each.choice, group))
                    if (auto added = add(removeSelection(each.id)); !added)
                        return added;
        }
        return {};
    }

    const Composer& m_composer;
    Roster m_work;
    const std::string& m_parent;
    Edit m_edit;
};

/// Whether a choice is an entry that is offered there.
Result<void> isOffered(const Composer& composer, const Roster& roster, const std::string& parent, Id<Choice> choice)
{
    const auto* offers = offersOf(composer.game, roster, parent);
    if (offers == nullptr)
        return failure(Fault::about({}, "the roster has no \"" + parent + "\", or the data do not have it"));
    if (choice.isNone() || composer.game[choice].isGroup ||
        std::ranges::find(offers->choices, choice) == offers->choices.end())
        return failure(Fault::about({}, "this cannot be chosen here"));
    return {};
}

} // namespace

std::int64_t countOf(const Roster& roster, const std::string& parent, Id<Choice> choice)
{
    std::int64_t count = 0;
    if (const auto* list = listOf(roster, parent); list != nullptr && !choice.isNone())
        for (const auto& each : *list)
            count += each.choice == choice ? each.amount : 0;
    return count;
}

Result<Edit> setCount(const Composer& composer, const Roster& roster, const std::string& parent, Id<Choice> choice,
                      std::int64_t count)
{
    if (auto offered = isOffered(composer, roster, parent, choice); !offered)
        return tl::unexpected(std::move(offered.error()));
    return Changer(composer, roster, parent).set(choice, count);
}

Result<Edit> swap(const Composer& composer, const Roster& roster, const std::string& parent, const Swap& swap)
{
    for (const auto choice : {swap.leaves, swap.comes})
        if (auto offered = isOffered(composer, roster, parent, choice); !offered)
            return tl::unexpected(std::move(offered.error()));
    return Changer(composer, roster, parent).swap(swap);
}

} // namespace muster::battlescribe::compose
