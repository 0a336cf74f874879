#include "advice/gamelists/gamegestures.h"

#include "battlescribe/compose/choosing.h"
#include "battlescribe/compose/moving.h"
#include "battlescribe/judge/check.h"
#include "battlescribe/judge/offered.h"

#include <algorithm>

namespace muster::advice {

namespace bs = battlescribe;
namespace compose = bs::compose;
using bs::Choice;
using bs::judge::Element;
using bs::judge::Situation;

namespace {

/// So many numbers of one choice are tried.
constexpr std::int64_t mostNumbers = 12;
/// More are not taken at once.
constexpr std::int64_t mostAtOnce = 20;
/// Of what is apart, so many are taken at once for a list that grows.
constexpr std::int64_t mostApart = 3;
/// Choices that are taken in one place, or in place of one.
constexpr std::size_t mostChoices = 40;
/// Copying the list for a move costs about so much for each thing in it, as steps of judging.
constexpr std::uint64_t costOfCopy = 4;

} // namespace

compose::NewIds idsNamed(std::string_view name)
{
    std::uint64_t seed = 0xcbf29ce484222325;
    for (const char letter : name)
        seed = (seed ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    return compose::NewIds(seed);
}

const std::string& GameGestures::idOf(Id<Element> element) const
{
    static const std::string none;
    const auto& its = m_now[element];
    return its.selection ? its.selection->id : its.inForce ? its.inForce->id : none;
}

Touch GameGestures::touchOf(Id<Element> element, Id<Choice> choice)
{
    const auto& its = m_now[element];
    const auto root = its.root.isNone() ? element : its.root;
    const auto group = choice.isNone() ? choice : m_game[choice].group;
    const auto thing = group.isNone() ? choice : group;
    return {m_numbers.of(idOf(root)), m_numbers.of(idOf(element) + '/' + std::to_string(thing.value())), false};
}

void GameGestures::add(const std::string& name, bs::Edit edit, Touch touch)
{
    if (!edit.empty() && m_budget.spend(1) && m_known.insert(name).second)
        m_moves.push_back({std::move(edit), touch});
}

bool GameGestures::begins(const std::string& name)
{
    return !m_known.contains(name) && m_budget.spend(m_now.elements.size() * costOfCopy);
}

void GameGestures::remove(Id<Element> element)
{
    const auto& its = m_now[element];
    const auto& id = idOf(element);
    if (its.inForce) {
        add("remove " + id, compose::removeForce(id), {m_numbers.of(id), 0, true});
    } else if (its.selection) {
        auto touch = touchOf(element, its.choice);
        touch.isAll = its.root == element;
        add("remove " + id, compose::removeSelection(id), touch);
    }
}

void GameGestures::removeWithin(Id<Element> selection)
{
    for (auto id = selection; m_now[id].kind == Element::Kind::Selection; id = m_now[id].parent)
        remove(id);
}

void GameGestures::moveTo(Id<Element> unit, Id<Element> force)
{
    const auto& its = m_now[unit];
    const auto& to = m_now[force];
    if (!its.selection || its.root != unit || !to.inForce || its.parent == force || isFull())
        return;
    const auto name = "move " + idOf(unit) + ' ' + idOf(force);
    if (!begins(name))
        return;
    // Not whole: what is in the unit may change as well.
    const Touch touch{m_numbers.of(idOf(unit)), m_numbers.of("place of " + idOf(unit)), false};
    if (auto edit =
            compose::moveSelection(m_game, m_now.roster, idOf(unit), {idOf(force), to.inForce->selections.size()}))
        add(name, std::move(*edit), touch);
}

void GameGestures::moveAway(Id<Element> unit)
{
    if (m_now[unit].root != unit)
        return;
    for (const auto id : m_now.elements.ids())
        if (m_now[id].inForce)
            moveTo(unit, id);
}

void GameGestures::lower(Id<Element> selection, std::int64_t by)
{
    const auto amount = m_now[selection].selection->amount;
    const auto parents = std::max<std::int64_t>(1, m_now[m_now[selection].parent].number);
    std::set<std::int64_t, std::greater<>> numbers{amount - by, amount - (by + parents - 1) / parents, amount - 1, 1};
    const auto step = std::max<std::int64_t>(1, amount / mostNumbers);
    for (auto number = amount - step; number > 0; number -= step)
        numbers.insert(number);
    for (const auto number : numbers) {
        if (number <= 0 || number >= amount || isFull())
            continue;
        if (auto edit = compose::setAmount(m_now.roster, idOf(selection), number))
            add("number " + idOf(selection) + ' ' + std::to_string(number), std::move(*edit),
                touchOf(selection, m_now[selection].choice));
    }
}

void GameGestures::exchange(Id<Element> selection, const IsWanted& isWanted)
{
    const auto leaves = m_now[selection].choice;
    const auto parent = m_now[selection].parent;
    auto group = m_game[leaves].group;
    if (group.isNone() || m_now[parent].kind != Element::Kind::Selection)
        return;
    while (!m_game[group].group.isNone())
        group = m_game[group].group;
    const auto* offers = offersBelow(m_now, parent);
    if (!offers || !m_budget.spend(offers->choices.size()))
        return;
    const auto all = offers->choices; // taking may make the tree grow
    std::size_t tried = 0;
    for (const auto comes : all) {
        if (m_game[comes].isGroup || comes == leaves || !m_game.isIn(comes, group) || !isWanted(comes))
            continue;
        if (++tried > mostChoices || isFull())
            return;
        if (!isHidden(m_now, Situation::askerBelow(parent, comes)))
            exchangeFor(selection, comes);
    }
}

void GameGestures::exchangeFor(Id<Element> selection, Id<Choice> comes)
{
    const auto& parent = idOf(m_now[selection].parent);
    const auto amount = m_now[selection].selection->amount;
    const auto touch = touchOf(m_now[selection].parent, comes);
    const auto name = "exchange " + idOf(selection) + ' ' + std::to_string(comes.value());
    if (!begins(name))
        return;
    auto ids = idsNamed(name);
    const compose::Composer composer{m_game, ids, m_budget};
    if (amount > 1) // one of them as well as all
        if (auto edit = compose::swap(composer, m_now.roster, parent, {m_now[selection].choice, comes}))
            add("one " + name, std::move(*edit), touch);
    auto edit = compose::removeSelection(idOf(selection));
    auto work = m_now.roster;
    if (!bs::apply(work, edit))
        return;
    const auto whole = compose::setCount(composer, work, parent, comes, compose::countOf(work, parent, comes) + amount);
    if (!whole)
        return;
    edit.insert(edit.end(), whole->begin(), whole->end());
    add(name, std::move(edit), touch);
}

void GameGestures::takeChoice(Id<Element> place, Id<Choice> choice, std::int64_t number)
{
    const auto name = "take " + idOf(place) + ' ' + std::to_string(choice.value()) + ' ' + std::to_string(number);
    if (number > mostAtOnce || !begins(name))
        return;
    auto ids = idsNamed(name);
    const compose::Composer composer{m_game, ids, m_budget};
    bs::Edit edit;
    auto work = m_now.roster;
    for (std::int64_t i = 0; i < number; ++i) {
        const auto step = compose::takeChoice(composer, work, idOf(place), choice);
        if (!step || !bs::apply(work, *step))
            return;
        edit.insert(edit.end(), step->begin(), step->end());
    }
    // What is new in a force is in nobody's way.
    const bool isInForce = m_now[place].kind == Element::Kind::Force;
    add(name, std::move(edit), isInForce ? Touch{m_numbers.of(name), 0, false} : touchOf(place, choice));
}

void GameGestures::raise(Id<Element> place, Id<Choice> choice, std::int64_t most)
{
    if (m_game.isInstanced(choice)) {
        for (std::int64_t more = 1; more <= std::min(most, mostApart) && !isFull(); ++more)
            takeChoice(place, choice, more);
        return;
    }
    const auto name = "raise " + idOf(place) + ' ' + std::to_string(choice.value());
    if (most < 1 || !begins(name))
        return;
    auto ids = idsNamed(name);
    const auto one = compose::takeChoice({m_game, ids, m_budget}, m_now.roster, idOf(place), choice);
    for (std::int64_t more = 1; one && more <= most && !isFull(); ++more) {
        auto edit = *one;
        if (auto* inserted = std::get_if<bs::InsertSelection>(&edit.front()))
            inserted->selection.amount += more - 1;
        else if (auto* raised = std::get_if<bs::SetAmount>(&edit.front()))
            raised->amount += more - 1;
        add(name + ' ' + std::to_string(more), std::move(edit), touchOf(place, choice));
    }
}

void GameGestures::insert(Id<Element> force, bs::Selection selection, const std::string& name)
{
    auto ids = idsNamed(name);
    compose::renew(selection, ids);
    const auto position = m_now[force].inForce->selections.size();
    add(name, {bs::InsertSelection{idOf(force), position, std::move(selection)}}, {m_numbers.of(name), 0, false});
}

void GameGestures::makeRoom(Id<Element> place, Id<Choice> choice)
{
    if (m_now[place].kind != Element::Kind::Selection || m_game[choice].group.isNone())
        return;
    for (auto id = place.next(); id < m_now[place].end && !isFull(); id = m_now[id].end)
        if (const auto& its = m_now[id]; its.selection && !its.choice.isNone() && its.choice != choice)
            exchange(id, [&](Id<Choice> comes) { return comes == choice; });
}

void GameGestures::takeIn(Id<Element> place, const IsWanted& isWanted, std::int64_t number)
{
    const auto* offers = offersBelow(m_now, place);
    if (!offers || !m_budget.spend(offers->choices.size()))
        return;
    const auto all = offers->choices; // taking may make the tree grow
    const auto shown = categoryLinksOf(m_now, place);
    std::size_t tried = 0;
    for (const auto choice : all) {
        if (m_game[choice].isGroup || !isWanted(choice) || !hasPlaceAmong(m_now, shown, choice) ||
            isHidden(m_now, Situation::askerBelow(place, choice)))
            continue;
        if (++tried > mostChoices || isFull())
            return;
        takeChoice(place, choice, std::min(number, mostAtOnce));
        if (number > 1)
            takeChoice(place, choice, 1);
        makeRoom(place, choice);
    }
}

void GameGestures::addForces(Id<bs::data::Node> entry)
{
    for (const auto& force : m_now.roster.forces) {
        if (force.catalogue.isNone() || isFull())
            continue;
        const auto name = "force " + std::to_string(entry.value()) + ' ' + std::to_string(force.catalogue.value());
        if (!begins(name))
            continue;
        auto ids = idsNamed(name);
        if (auto edit = compose::addForce({m_game, ids, m_budget}, m_now.roster, entry, force.catalogue, {}))
            add(name, std::move(*edit), {m_numbers.of(name), 0, false});
    }
}

} // namespace muster::advice
