#include "advice/gamelists/gamemoves.h"

#include "advice/gamelists/given.h"
#include "battlescribe/compose/choosing.h"
#include "battlescribe/judge/check.h"
#include "battlescribe/judge/offered.h"
#include "battlescribe/judge/settle.h"

#include <algorithm>

namespace muster::advice {

namespace bs = battlescribe;
namespace compose = bs::compose;
using bs::Choice;
using bs::judge::Element;
using bs::judge::Situation;
using Kind = bs::judge::FindingKind;
using Owner = bs::judge::Finding::Owner;

namespace {

/// So many numbers of one choice are tried.
constexpr std::int64_t mostNumbers = 12;
/// More are not taken at once.
constexpr std::int64_t mostAtOnce = 20;
/// Copying the list for a move costs about so much for each thing in it, as steps of judging.
constexpr std::uint64_t costOfCopy = 4;

std::int64_t ceilOf(bs::Decimal number) { return -(-number).floor(); }

/// The ids that the conditions of a node's modifiers ask for.
void addKeys(const bs::data::Definitions& data, const bs::data::When& when, std::vector<bs::data::Key>& keys)
{
    const auto add = [&](const bs::data::Query& query) {
        if (query.child == bs::data::Child::Key && !query.childKey.isNone() &&
            std::ranges::find(keys, query.childKey) == keys.end())
            keys.push_back(query.childKey);
    };
    eachCondition(data, when.conditions, when.groups, [&](const bs::data::Condition& each) { add(each.query); });
    for (const auto id : when.repeats)
        add(data.repeats[id].query);
}

void addKeys(const bs::data::Definitions& data, IdRange<bs::data::Modifier> modifiers,
             IdRange<bs::data::ModifierGroup> groups, std::vector<bs::data::Key>& keys)
{
    using Field = bs::data::Modifier::Field;
    for (const auto id : modifiers)
        if (const auto field = data.modifiers[id].field;
            field == Field::Hidden || field == Field::Constraint || field == Field::Error || field == Field::Category)
            addKeys(data, data.modifiers[id].when, keys);
    for (const auto id : groups) {
        addKeys(data, data.modifierGroups[id].when, keys);
        addKeys(data, data.modifierGroups[id].modifiers, data.modifierGroups[id].groups, keys);
    }
}

} // namespace

const std::string& GameMoves::idOf(Id<Element> element) const
{
    static const std::string none;
    const auto& its = m_now[element];
    return its.selection ? its.selection->id : its.inForce ? its.inForce->id : none;
}

compose::NewIds idsNamed(std::string_view name)
{
    std::uint64_t seed = 0xcbf29ce484222325;
    for (const char letter : name)
        seed = (seed ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    return compose::NewIds(seed);
}

Touch GameMoves::touchOf(Id<Element> element, Id<Choice> choice)
{
    const auto& its = m_now[element];
    const auto root = its.root.isNone() ? element : its.root;
    const auto group = choice.isNone() ? choice : m_game[choice].group;
    const auto thing = group.isNone() ? choice : group;
    return {m_numbers.of(idOf(root)), m_numbers.of(idOf(element) + '/' + std::to_string(thing.value())), false};
}

void GameMoves::add(const std::string& name, bs::Edit edit, Touch touch)
{
    if (!edit.empty() && m_known.insert(name).second)
        m_moves.push_back({std::move(edit), touch});
}

// --- too much
// ---------------------------------------------------------------------------------------------------------

bool GameMoves::isCounted(const Finding& finding, Id<Element> element) const
{
    const auto& its = m_now[element];
    if (its.kind != Element::Kind::Selection || its.choice.isNone())
        return false;
    if (finding.owner == Owner::Category && m_now.categories[element].has(finding.category))
        return true;
    return wouldCount(finding, its.choice);
}

bool GameMoves::wouldCount(const Finding& finding, Id<Choice> choice) const
{
    if (finding.of.isNone())
        return false;
    const auto& of = m_game.node(finding.of);
    if (of.kind == bs::data::Node::Kind::Force)
        return m_game[choice].depth == 0;
    if (finding.owner == Owner::Category && finding.choice.isNone()) {
        bool isIn = false;
        for (auto each = choice; !each.isNone(); each = m_game[each].group)
            m_game.eachNodeOf(each, [&](Id<bs::data::Node> node) {
                for (const auto link : m_game.node(node).categories)
                    isIn = isIn || m_game.node(link).targetKey == finding.category;
            });
        return isIn;
    }
    if (!of.id.isNone() && m_game.answersTo(choice, of.id))
        return true;
    for (; !choice.isNone(); choice = m_game[choice].group)
        if (m_game[choice].target == finding.of)
            return true;
    return false;
}

void GameMoves::addRemovals(Id<Element> selection)
{
    for (auto id = selection; m_now[id].kind == Element::Kind::Selection; id = m_now[id].parent) {
        auto touch = touchOf(id, m_now[id].choice);
        touch.isAll = m_now[id].root == id;
        add("remove " + idOf(id), compose::removeSelection(idOf(id)), touch);
    }
}

void GameMoves::addLess(Id<Element> selection, std::int64_t by)
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

void GameMoves::addSwaps(Id<Element> selection, const std::function<bool(Id<Choice>)>& isWanted)
{
    const auto leaving = m_now[selection].choice;
    const auto parent = m_now[selection].parent;
    auto group = m_game[leaving].group;
    if (group.isNone() || m_now[parent].kind != Element::Kind::Selection)
        return;
    while (!m_game[group].group.isNone())
        group = m_game[group].group;
    const auto* offers = offersBelow(m_now, parent);
    if (!offers || !m_budget.spend(offers->choices.size()))
        return;
    const auto all = offers->choices; // taking may make the tree grow
    const auto amount = m_now[selection].selection->amount;
    std::size_t tried = 0;
    for (const auto comes : all) {
        if (m_game[comes].isGroup || comes == leaving || !m_game.isIn(comes, group) || !isWanted(comes))
            continue;
        if (++tried > mostChoices || isFull())
            return;
        if (isHidden(m_now, Situation::askerBelow(parent, comes)))
            continue;
        const auto name = "swap " + idOf(selection) + ' ' + std::to_string(comes.value());
        if (isKnown(name) || !m_budget.spend(m_now.elements.size() * costOfCopy))
            continue;
        auto ids = idsNamed(name);
        const compose::Composer composer{m_game, ids, m_budget};
        if (amount > 1) // one of them as well as all
            if (auto edit = compose::swap(composer, m_now.roster, idOf(parent), {leaving, comes}))
                add("one " + name, std::move(*edit), touchOf(parent, comes));
        auto edit = compose::removeSelection(idOf(selection));
        auto work = m_now.roster;
        if (!bs::apply(work, edit))
            continue;
        const auto whole = compose::setCount(composer, work, idOf(parent), comes,
                                             compose::countOf(work, idOf(parent), comes) + amount);
        if (!whole)
            continue;
        edit.insert(edit.end(), whole->begin(), whole->end());
        add(name, std::move(edit), touchOf(parent, comes));
    }
}

void GameMoves::addFewer(const Finding& finding)
{
    const auto by = std::max<std::int64_t>(1, ceilOf(finding.count - finding.limit));
    const bool isOfCost = finding.query.field == bs::data::Field::Cost;
    if (finding.query.field == bs::data::Field::Forces) {
        for (const auto id : m_now.elements.ids())
            if (m_now[id].inForce && (m_now[id].entry == finding.of || idOf(id) == finding.element))
                add("remove " + idOf(id), compose::removeForce(idOf(id)), {m_numbers.of(idOf(id)), 0, true});
        return;
    }
    for (const auto id : m_now.elements.ids()) {
        if (isFull())
            return;
        if (!isCounted(finding, id))
            continue;
        addRemovals(id);
        addLess(id, by);
        addSwaps(id, [&](Id<Choice> comes) { return isOfCost || !wouldCount(finding, comes); });
        if (isOfCost)
            for (auto inner = id.next(); inner < m_now[id].end && !isFull(); ++inner) {
                addRemovals(inner);
                addLess(inner, 1);
            }
    }
}

void GameMoves::addCheaper(const Finding& finding)
{
    const auto column = m_game.columnOf(finding.query.fieldKey);
    if (column >= m_game.costTypes().size())
        return;
    for (const auto id : m_now.elements.ids()) {
        if (isFull())
            return;
        const auto& its = m_now[id];
        if (its.kind != Element::Kind::Selection || its.choice.isNone() || m_now.wholeCost(id, column) <= bs::Decimal())
            continue;
        if (its.root == id || !isGiven(m_game, its.choice))
            add("remove " + idOf(id), compose::removeSelection(idOf(id)),
                {touchOf(id, its.choice).subject, touchOf(id, its.choice).thing, its.root == id});
        addLess(id, 1);
        const auto cost = m_now.cost(id, column);
        addSwaps(id, [&](Id<Choice> comes) {
            const auto others = costsBelow(m_now, its.parent, comes);
            return column < others.size() && others[column] < cost;
        });
    }
}

// --- too little
// -------------------------------------------------------------------------------------------------------

std::vector<Id<Element>> GameMoves::placesOf(const Finding& finding) const
{
    std::vector<Id<Element>> places;
    const auto owner = finding.owner == Owner::Roster ? Situation::top() : m_now.find(finding.element);
    if (owner.isNone())
        return places;
    if (owner != Situation::top())
        places.push_back(owner);
    const auto scope = finding.query.scope;
    const bool isHere = scope == bs::data::Scope::Parent || scope == bs::data::Scope::Self;
    if (isHere && owner != Situation::top())
        return places;
    for (auto id = owner.next(); id < m_now[owner].end; ++id)
        places.push_back(id);
    // Forces first: what is missing is more often a unit than an option.
    std::ranges::stable_sort(places, {}, [&](Id<Element> id) { return m_now[id].kind == Element::Kind::Selection; });
    return places;
}

void GameMoves::takeChoice(Id<Element> place, Id<Choice> choice, std::int64_t number)
{
    const auto name = "take " + idOf(place) + ' ' + std::to_string(choice.value()) + ' ' + std::to_string(number);
    if (isKnown(name) || number > mostAtOnce || !m_budget.spend(m_now.elements.size() * costOfCopy))
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

void GameMoves::makeRoom(Id<Element> place, Id<Choice> choice)
{
    if (m_now[place].kind != Element::Kind::Selection || m_game[choice].group.isNone())
        return;
    for (auto id = place.next(); id < m_now[place].end && !isFull(); id = m_now[id].end)
        if (const auto& its = m_now[id]; its.selection && !its.choice.isNone() && its.choice != choice)
            addSwaps(id, [&](Id<Choice> comes) { return comes == choice; });
}

void GameMoves::takeIn(Id<Element> place, const std::function<bool(Id<Choice>)>& isWanted, std::int64_t number)
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
        takeChoice(place, choice, number);
        if (number > 1)
            takeChoice(place, choice, 1);
        makeRoom(place, choice);
    }
}

void GameMoves::addForces(const Finding& finding)
{
    for (const auto& force : m_now.roster.forces) {
        if (force.catalogue.isNone() || isFull())
            continue;
        const auto entry = finding.declaredBy.isNone() ? finding.of : finding.declaredBy;
        const auto name = "force " + std::to_string(entry.value()) + ' ' + std::to_string(force.catalogue.value());
        if (isKnown(name) || !m_budget.spend(m_now.elements.size() * costOfCopy))
            continue;
        auto ids = idsNamed(name);
        if (auto edit = compose::addForce({m_game, ids, m_budget}, m_now.roster, entry, force.catalogue, {}))
            add(name, std::move(*edit), {m_numbers.of(name), 0, false});
    }
}

void GameMoves::addMore(const Finding& finding)
{
    if (finding.query.field == bs::data::Field::Forces) {
        addForces(finding);
        return;
    }
    auto missing = std::max<std::int64_t>(1, ceilOf(finding.limit - finding.count));
    if (finding.query.field == bs::data::Field::Cost)
        missing = 1;
    for (const auto place : placesOf(finding)) {
        if (isFull())
            return;
        const auto parents = finding.isEach ? std::max<std::int64_t>(1, m_now[place].number) : 1;
        takeIn(
            place, [&](Id<Choice> choice) { return wouldCount(finding, choice); },
            std::clamp<std::int64_t>((missing + parents - 1) / parents, 1, mostAtOnce));
    }
    // Without what lacks something nothing is lacking.
    if (const auto owner = m_now.find(finding.element); !owner.isNone() && m_now[owner].selection)
        addRemovals(owner);
}

// --- conditions
// -------------------------------------------------------------------------------------------------------

void GameMoves::addAsked(const Finding& finding)
{
    std::vector<bs::data::Key> keys;
    const auto addNode = [&](Id<bs::data::Node> node) {
        if (!node.isNone())
            addKeys(m_now.data, m_game.node(node).modifiers, m_game.node(node).modifierGroups, keys);
    };
    addNode(finding.of);
    addNode(finding.declaredBy);
    for (auto choice = finding.choice; !choice.isNone(); choice = m_game[choice].group)
        m_game.eachNodeOf(choice, addNode);
    if (keys.empty())
        return;
    const auto isAsked = [&](Id<Choice> choice) {
        return std::ranges::any_of(keys, [&](bs::data::Key key) { return m_game.answersTo(choice, key); });
    };
    for (const auto id : m_now.elements.ids()) {
        if (isFull())
            return;
        const auto& its = m_now[id];
        const auto hasKey = [&](bs::data::Key key) { return m_now.categories[id].has(key); };
        if (its.selection && !its.choice.isNone() && (isAsked(its.choice) || std::ranges::any_of(keys, hasKey))) {
            addRemovals(id);
            addLess(id, 1);
        }
    }
    const auto owner = m_now.find(finding.element);
    for (const auto id : m_now.elements.ids())
        if (const auto& its = m_now[id];
            id != Situation::top() && !isFull() && (its.inForce || (!owner.isNone() && its.root == m_now[owner].root)))
            takeIn(id, isAsked, 1);
}

void GameMoves::addFor(const Finding& finding)
{
    m_most = m_moves.size() + mostOfFinding;
    const auto owner = m_now.find(finding.element);
    switch (finding.kind) {
    case Kind::TooMany:
        addFewer(finding);
        break;
    case Kind::TooFew:
        addMore(finding);
        break;
    case Kind::NotExactly:
        finding.count < finding.limit ? addMore(finding) : addFewer(finding);
        break;
    case Kind::OverLimit:
        addCheaper(finding);
        return; // nobody asks what else could change a limit that was agreed
    case Kind::Hidden:
    case Kind::Message:
        if (owner.isNone() || !m_now[owner].selection)
            break;
        addRemovals(owner);
        addSwaps(owner, [](Id<Choice>) { return true; });
        break;
    case Kind::CostsInCircle:
        for (const auto id : m_now.elements.ids())
            if (!m_now[id].choice.isNone() && m_game[m_now[id].choice].target == finding.of)
                addRemovals(id);
        return;
    }
    addAsked(finding);
}

} // namespace muster::advice
