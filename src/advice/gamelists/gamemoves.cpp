#include "advice/gamelists/gamemoves.h"

#include "advice/gamelists/given.h"
#include "battlescribe/judge/settle.h"

#include <algorithm>

namespace muster::advice {

namespace bs = battlescribe;
using bs::Choice;
using bs::judge::Element;
using bs::judge::Situation;
using Kind = bs::judge::FindingKind;
using Owner = bs::judge::Finding::Owner;

namespace {

std::int64_t ceilOf(bs::Decimal number) { return -(-number).floor(); }

using Keys = std::vector<bs::data::Key>;

/// The ids that conditions and repeats ask for.
void addKeys(const bs::data::Definitions& data, const bs::data::When& when, Keys& keys)
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

/// Those of modifiers that may change a verdict by themselves.
void addKeys(const bs::data::Definitions& data, IdRange<bs::data::Modifier> modifiers,
             IdRange<bs::data::ModifierGroup> groups, Keys& keys)
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

/// Whether some modifier may give a category.
bool mayGive(const bs::data::Definitions& data, IdRange<bs::data::Modifier> modifiers,
             IdRange<bs::data::ModifierGroup> groups, bs::data::Key category)
{
    for (const auto id : modifiers)
        if (data.modifiers[id].field == bs::data::Modifier::Field::Category && data.modifiers[id].valueKey == category)
            return true;
    return std::ranges::any_of(groups, [&](Id<bs::data::ModifierGroup> id) {
        return mayGive(data, data.modifierGroups[id].modifiers, data.modifierGroups[id].groups, category);
    });
}

} // namespace

bool GameMoves::mayBeIn(Id<Choice> choice, bs::data::Key category) const
{
    bool isIn = m_game.hasCategoryInFile(choice, category);
    m_game.eachNodeOf(choice, [&](Id<bs::data::Node> node) {
        isIn = isIn || mayGive(m_now.data, m_game.node(node).modifiers, m_game.node(node).modifierGroups, category);
    });
    return isIn;
}

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
        for (auto each = choice; !each.isNone(); each = m_game[each].group)
            if (mayBeIn(each, finding.category))
                return true;
        return false;
    }
    if (!of.id.isNone() && m_game.answersTo(choice, of.id))
        return true;
    for (; !choice.isNone(); choice = m_game[choice].group)
        if (m_game[choice].target == finding.of)
            return true;
    return false;
}

void GameMoves::addFewer(const Finding& finding)
{
    const auto by = std::max<std::int64_t>(1, ceilOf(finding.count - finding.limit));
    const bool isOfForces = finding.query.field == bs::data::Field::Forces;
    const bool isOfCost = finding.query.field == bs::data::Field::Cost;
    for (const auto id : m_now.elements.ids()) {
        if (m_gestures.isFull() || !m_gestures.spend(1))
            return;
        const auto* force = m_now[id].inForce;
        if (isOfForces && force && (m_now[id].entry == finding.of || force->id == finding.element))
            m_gestures.remove(id);
        if (isOfForces || !isCounted(finding, id))
            continue;
        m_gestures.removeWithin(id);
        m_gestures.moveAway(id);
        m_gestures.lower(id, by);
        m_gestures.exchange(id, [&](Id<Choice> comes) { return isOfCost || !wouldCount(finding, comes); });
        if (!isOfCost)
            continue;
        for (auto inner = id.next(); inner < m_now[id].end && !m_gestures.isFull(); ++inner) {
            m_gestures.removeWithin(inner);
            m_gestures.lower(inner, 1);
        }
    }
}

void GameMoves::addCheaper(const Finding& finding)
{
    const auto column = m_game.columnOf(finding.query.fieldKey);
    if (column >= m_game.costTypes().size())
        return;
    for (const auto id : m_now.elements.ids()) {
        if (m_gestures.isFull() || !m_gestures.spend(1))
            return;
        const auto& its = m_now[id];
        if (its.kind != Element::Kind::Selection || its.choice.isNone() || m_now.wholeCost(id, column) <= bs::Decimal())
            continue;
        if (its.root == id || !isGiven(m_game, its.choice))
            m_gestures.remove(id);
        m_gestures.lower(id, 1);
        const auto cost = m_now.cost(id, column);
        m_gestures.exchange(id, [&](Id<Choice> comes) {
            const auto others = costsBelow(m_now, its.parent, comes);
            return column < others.size() && others[column] < cost;
        });
    }
}

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

void GameMoves::addMore(const Finding& finding)
{
    if (finding.query.field == bs::data::Field::Forces) {
        m_gestures.addForces(finding.declaredBy.isNone() ? finding.of : finding.declaredBy);
        return;
    }
    const bool isOfCost = finding.query.field == bs::data::Field::Cost;
    const auto missing = isOfCost ? 1 : std::max<std::int64_t>(1, ceilOf(finding.limit - finding.count));
    for (const auto place : placesOf(finding)) {
        if (m_gestures.isFull())
            return;
        if (m_now[place].kind == Element::Kind::Force && !isOfCost)
            for (const auto id : m_now.elements.ids())
                if (const auto& its = m_now[id];
                    its.root == id && !its.choice.isNone() && wouldCount(finding, its.choice))
                    m_gestures.moveTo(id, place);
        const auto parents = finding.isEach ? std::max<std::int64_t>(1, m_now[place].number) : 1;
        m_gestures.takeIn(
            place, [&](Id<Choice> choice) { return wouldCount(finding, choice); }, (missing + parents - 1) / parents);
    }
    // Without what lacks something nothing is lacking.
    if (const auto owner = m_now.find(finding.element); !owner.isNone() && m_now[owner].selection)
        m_gestures.removeWithin(owner);
}

void GameMoves::addAsked(const Finding& finding)
{
    Keys keys;
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
        if (m_gestures.isFull() || !m_gestures.spend(1 + keys.size()))
            return;
        const auto& its = m_now[id];
        const auto isIn = [&](bs::data::Key key) { return m_now.categories[id].has(key); };
        if (its.selection && !its.choice.isNone() && (isAsked(its.choice) || std::ranges::any_of(keys, isIn))) {
            m_gestures.removeWithin(id);
            m_gestures.lower(id, 1);
        }
    }
    const auto owner = m_now.find(finding.element);
    const auto unit = owner.isNone() ? owner : m_now[owner].root;
    for (const auto id : m_now.elements.ids())
        if (const auto& its = m_now[id]; its.inForce || (its.selection && !unit.isNone() && its.root == unit))
            m_gestures.takeIn(id, isAsked, 1);
}

void GameMoves::addFor(const Finding& finding)
{
    m_gestures.allow(mostOfFinding);
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
        return; // no condition changes what was agreed
    case Kind::Hidden:
    case Kind::Message:
        if (owner.isNone() || !m_now[owner].selection)
            break;
        m_gestures.removeWithin(owner);
        m_gestures.exchange(owner, [](Id<Choice>) { return true; });
        break;
    case Kind::CostsInCircle:
        for (const auto id : m_now.elements.ids())
            if (!m_now[id].choice.isNone() && m_game[m_now[id].choice].target == finding.of)
                m_gestures.removeWithin(id);
        return;
    }
    addAsked(finding);
}

} // namespace muster::advice
