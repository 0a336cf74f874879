#include "advice/gamelists/gamegrowth.h"

#include "advice/gamelists/given.h"
#include "battlescribe/judge/check.h"
#include "battlescribe/judge/offered.h"
#include "battlescribe/judge/settle.h"

#include <algorithm>

namespace muster::advice {

namespace bs = battlescribe;
using bs::Choice;
using bs::judge::Element;
using bs::judge::Situation;

namespace {

/// Of one kind, so many ways are tried in which the list has units of it.
constexpr std::size_t mostForms = 4;
/// So many more of one choice are tried at once.
constexpr std::int64_t mostMore = 10;
/// Moves for one unit.
constexpr std::size_t mostOfUnit = 200;

/// What a person chose, without words, and without what a file had.
bs::Selection choicesOnly(const bs::Selection& selection)
{
    bs::Selection copy;
    copy.choice = selection.choice;
    copy.amount = selection.amount;
    copy.isForAll = selection.isForAll;
    for (const auto& each : selection.selections)
        copy.selections.push_back(choicesOnly(each));
    return copy;
}

/// The different ways in which a list has a choice at the top of its forces.
std::vector<bs::Selection> formsOf(const bs::Roster& list, Id<Choice> choice)
{
    std::vector<bs::Selection> forms;
    bs::eachForce(list.forces, [&](const bs::Force& force) {
        for (const auto& each : force.selections) {
            if (each.choice != choice || each.selections.empty() || forms.size() >= mostForms)
                continue;
            auto form = choicesOnly(each);
            if (std::ranges::find(forms, form) == forms.end())
                forms.push_back(std::move(form));
        }
    });
    return forms;
}

} // namespace

bs::data::Key mainCategoryOf(const bs::Game& game, Id<Choice> choice)
{
    bs::data::Key main;
    bs::data::Key first;
    for (; !choice.isNone(); choice = game[choice].group)
        game.eachNodeOf(choice, [&](Id<bs::data::Node> node) {
            for (const auto link : game.node(node).categories) {
                const auto& category = game.node(link);
                if (category.isPrimary && main.isNone())
                    main = category.targetKey;
                if (first.isNone())
                    first = category.targetKey;
            }
        });
    return main.isNone() ? first : main;
}

bool GameAdditions::isUnit(Id<Choice> choice) const
{
    using Type = bs::data::Node::EntryType;
    const auto type = m_game.target(choice).type;
    return type == Type::Unit || type == Type::Model;
}

bool GameAdditions::isAffordable(Id<Element> parent, Id<Choice> choice) const
{
    const auto costs = costsBelow(m_now, parent, choice);
    return m_column >= costs.size() || costs[m_column] <= m_left;
}

std::vector<GameNewUnit> GameAdditions::newUnits(const bs::Roster& before,
                                                 const std::function<bool(const std::string&)>& isKnown)
{
    std::vector<GameNewUnit> units;
    for (const auto place : m_now.elements.ids()) {
        const auto* force = m_now[place].inForce;
        const auto* offers = force ? offersBelow(m_now, place) : nullptr;
        if (!offers || !m_budget.spend(offers->choices.size()))
            continue;
        const auto all = offers->choices; // taking may make the tree grow
        const auto shown = categoryLinksOf(m_now, place);
        // Some data have no units, only upgrades.
        const bool hasUnits = std::ranges::any_of(all, [&](Id<Choice> choice) { return isUnit(choice); });
        for (const auto choice : all) {
            if (m_game[choice].isGroup || isUnit(choice) != hasUnits || !mayCome(choice) ||
                !hasPlaceAmong(m_now, shown, choice) || isHidden(m_now, Situation::askerBelow(place, choice)) ||
                !isAffordable(place, choice))
                continue;
            const auto kind = m_game[choice].target.value();
            const auto group = mainCategoryOf(m_game, choice).value();
            const auto add = [&](const std::string& form, const auto& make) {
                GameNewUnit unit{force->id + ' ' + std::to_string(choice.value()) + ' ' + form, {}, kind, group};
                if (!isKnown(unit.name)) {
                    m_gestures.allow(1);
                    make(unit.name);
                    auto moves = m_gestures.take();
                    if (moves.empty())
                        return;
                    unit.move = std::move(moves.front());
                }
                units.push_back(std::move(unit));
            };
            add("as the data have it", [&](const std::string&) { m_gestures.takeChoice(place, choice, 1); });
            int next = 0;
            for (const auto& form : formsOf(before, choice))
                add("as the list has it " + std::to_string(next++),
                    [&](const std::string& name) { m_gestures.insert(place, form, name); });
        }
    }
    return units;
}

std::vector<GameMove> GameAdditions::additions(Id<Element> unit, bool isNew)
{
    m_gestures.allow(mostOfUnit);
    for (auto id = unit; id < m_now[unit].end && !m_gestures.isFull(); ++id) {
        const auto& its = m_now[id];
        if (its.choice.isNone())
            continue;
        addIn(id);
        if (id == unit || !(isNew || isGiven(m_game, its.choice)))
            continue;
        const auto cost = m_now.cost(id, m_column);
        m_gestures.exchange(id, [&](Id<Choice> comes) {
            if (!mayCome(comes))
                return false;
            const auto others = costsBelow(m_now, its.parent, comes);
            return m_column < others.size() && others[m_column] > cost;
        });
    }
    return m_gestures.take();
}

/// More of what is offered directly in a selection and costs something, or needs something that does.
void GameAdditions::addIn(Id<Element> place)
{
    const auto parents = std::max<std::int64_t>(1, m_now[place].number);
    std::vector<Id<Choice>> full; // groups
    for (const auto& offered : offeredBelow(m_now, place)) {
        if (m_gestures.isFull())
            return;
        const auto room = offered.most ? offered.most->floor() - offered.count / parents : mostMore;
        const bool isInFull =
            std::ranges::any_of(full, [&](Id<Choice> group) { return m_game.isIn(offered.choice, group); });
        if (m_game[offered.choice].isGroup && room <= 0)
            full.push_back(offered.choice);
        if (m_game[offered.choice].isGroup || isInFull || offered.isHidden || !mayCome(offered.choice) ||
            m_column >= offered.costs.size())
            continue;
        const auto each = bs::judge::times(offered.costs[m_column], parents);
        if (each > bs::Decimal())
            m_gestures.raise(place, offered.choice,
                             std::min({room, mostMore, m_left.millionths() / each.millionths()}));
        else if (each.isZero() && !m_game.offersOf(offered.choice).checked.empty()) // something in it may cost
            m_gestures.raise(place, offered.choice, std::min<std::int64_t>(room, 1));
    }
}

} // namespace muster::advice
