#include "battlescribe/roster/game.h"

#include "battlescribe/data/idpath.h"
#include "battlescribe/data/roots.h"

#include <algorithm>

namespace muster::battlescribe {

using data::Constraint;
using data::Definitions;
using data::File;
using data::Key;
using data::Modifier;
using data::ModifierGroup;
using data::Node;

namespace {

Change changeOf(Modifier::Field field)
{
    switch (field) {
    case Modifier::Field::Category:
        return Change::Category;
    case Modifier::Field::Cost:
        return Change::Cost;
    case Modifier::Field::Hidden:
        return Change::Hidden;
    case Modifier::Field::Constraint:
        return Change::Constraint;
    case Modifier::Field::Error:
        return Change::Error;
    case Modifier::Field::Name:
    case Modifier::Field::Page:
    case Modifier::Field::Description:
    case Modifier::Field::Characteristic:
    case Modifier::Field::Annotation:
        return Change::Text;
    default:
        return Change::Other;
    }
}

bool isChoice(Node::Kind kind)
{
    return kind == Node::Kind::Entry || kind == Node::Kind::Group || kind == Node::Kind::EntryLink;
}

bool isMinimum(const Constraint& constraint) { return constraint.type != Constraint::Type::Max; }

} // namespace

Game::Game(Definitions definitions) : m_data(std::make_unique<const Definitions>(std::move(definitions)))
{
    noteChanges();
    noteCostTypes();
    for (std::size_t i = 0; i < m_data->keys.size() && !m_asksPaths; ++i)
        m_asksPaths = data::isPath(m_data->keys.text(Key::at(i)));
    m_instanced.assign(m_data->nodes.size(), Known::Nothing);
}

// --- what modifiers change ---

void Game::noteChanges()
{
    m_changes.assign(m_data->nodes.size(), 0);
    for (const auto& each : m_data->nodes) {
        for (const auto id : each.modifiers)
            noteChange(m_data->modifiers[id]);
        for (const auto id : each.modifierGroups)
            noteChanges(m_data->modifierGroups[id]);
    }
    // A link to a category that comes and goes changes the categories of what has it.
    for (const auto id : m_data->nodes.ids())
        for (const auto link : node(id).categories)
            if (isChoice(node(id).kind) && (node(link).isHidden || changes(link, Change::Hidden)))
                m_changes[id] = static_cast<std::uint8_t>(m_changes[id] | static_cast<std::uint8_t>(Change::Category));
}

void Game::noteChanges(const ModifierGroup& group)
{
    for (const auto id : group.modifiers)
        noteChange(m_data->modifiers[id]);
    for (const auto id : group.groups)
        noteChanges(m_data->modifierGroups[id]);
}

void Game::noteChange(const Modifier& modifier)
{
    const auto change = m_data->isForOthers(modifier) ? Change::Remote : changeOf(modifier.field);
    auto& bits = m_changes[modifier.owner];
    bits = static_cast<std::uint8_t>(bits | static_cast<std::uint8_t>(change));
}

bool Game::changes(Id<Choice> choice, Change change) const
{
    const auto& each = m_choices[choice];
    return changes(each.target, change) || (!each.link.isNone() && changes(each.link, change));
}

// --- costs ---

void Game::noteCostTypes()
{
    for (const auto id : m_data->costTypes.ids()) {
        const auto key = m_data->costTypes[id].id;
        if (key.isNone() || std::ranges::find(m_costTypes, key) != m_costTypes.end())
            continue;
        if (m_costTypes.size() == mostCostTypes) {
            m_hasMoreCostTypes = true;
            return;
        }
        m_costTypes.push_back(key);
        m_costTypeRows.push_back(id);
    }
}

std::size_t Game::columnOf(Key costType) const
{
    return static_cast<std::size_t>(std::ranges::find(m_costTypes, costType) - m_costTypes.begin());
}

// --- the tree ---

Id<Choice> Game::add(Id<Node> id, Id<Choice> above)
{
    const auto& each = node(id);
    Choice choice;
    choice.target = each.isLink() ? each.target : id;
    choice.link = each.isLink() ? id : Id<Node>();
    choice.above = above;
    choice.isGroup = node(choice.target).kind == Node::Kind::Group;
    choice.isCollective = each.isCollective || node(choice.target).isCollective;
    if (!above.isNone()) {
        choice.group = m_choices[above].isGroup ? above : Id<Choice>();
        choice.depth = static_cast<std::uint16_t>(m_choices[above].depth + 1);
    }
    for (const auto owner : {choice.target, choice.link}) {
        if (owner.isNone())
            continue;
        for (const auto constraint : node(owner).constraints) {
            choice.hasConstraints = true;
            choice.hasMinimum = choice.hasMinimum || isMinimum(m_data->constraints[constraint]);
        }
    }
    return m_choices.add(choice);
}

void Game::expand(Id<Choice> id)
{
    if (m_choices[id].isExpanded)
        return;
    m_choices[id].isExpanded = true;
    const auto first = m_choices.nextId();
    m_choices[id].children = {first, first};
    if (m_choices[id].depth >= mostDepth || m_choices.size() >= mostChoices) {
        m_isCutOff = true;
        return;
    }
    if (m_choices[id].isGroup && isInCircle(id))
        return;
    for (const auto owner : {m_choices[id].target, m_choices[id].link}) {
        if (owner.isNone())
            continue;
        for (const auto child : node(owner).choices)
            if (!node(child).isLink() || !node(child).target.isNone())
                add(child, id);
    }
    m_choices[id].children = {first, m_choices.nextId()};
}

/// Whether a group lies in itself, with no entry between: nothing more can be taken in it.
bool Game::isInCircle(Id<Choice> group) const
{
    for (auto above = m_choices[group].group; !above.isNone(); above = m_choices[above].group)
        if (m_choices[above].target == m_choices[group].target)
            return true;
    return false;
}

IdRange<Choice> Game::childrenOf(Id<Choice> choice)
{
    expand(choice);
    return m_choices[choice].children;
}

void Game::gather(Id<Choice> id, Offers& offers)
{
    offers.choices.push_back(id);
    const auto& choice = m_choices[id];
    if (choice.isGroup ? choice.hasConstraints : choice.hasMinimum)
        offers.checked.push_back(id);
    if (!choice.isGroup)
        return;
    if (changes(id, Change::Remote))
        offers.reaching.push_back(id);
    if (changes(id, Change::Error))
        offers.telling.push_back(id);
    gatherBelow(id, offers);
}

void Game::gatherBelow(Id<Choice> id, Offers& offers)
{
    for (const auto child : childrenOf(id))
        gather(child, offers);
    eachNodeOf(id, [&](Id<Node> owner) {
        for (const auto child : node(owner).choices)
            if (node(child).isLink() && node(child).target.isNone())
                offers.lost.push_back(child);
    });
}

const Offers& Game::offersOf(Id<File> catalogue)
{
    const auto [found, isNew] = m_offersOfFiles.try_emplace(catalogue.value());
    if (isNew)
        for (const auto root : data::rootsOf(*m_data, catalogue)) {
            if (node(root).isLink() && node(root).target.isNone()) {
                found->second.lost.push_back(root);
                continue;
            }
            const auto [choice, isNewRoot] = m_roots.try_emplace(root.value());
            if (isNewRoot)
                choice->second = add(root, noId);
            gather(choice->second, found->second);
        }
    return found->second;
}

const Offers& Game::offersOf(Id<Choice> entry)
{
    const auto [found, isNew] = m_offersOfChoices.try_emplace(entry.value());
    if (isNew)
        gatherBelow(entry, found->second);
    return found->second;
}

std::string Game::pathOf(Id<Choice> id) const
{
    std::string path(m_data->keys.text(node(m_choices[id].target).id));
    for (; !id.isNone(); id = m_choices[id].above)
        if (const auto link = m_choices[id].link; !link.isNone())
            path.insert(0, std::string(m_data->keys.text(node(link).id)).append(data::betweenIds));
    return path;
}

bool Game::answersTo(Id<Choice> choice, Key key) const
{
    bool answers = false;
    eachKeyOf(choice, [&](Key each) { answers = answers || each == key; });
    return answers;
}

bool Game::hasLink(Id<Choice> choice, Key link) const
{
    for (; !choice.isNone(); choice = m_choices[choice].group)
        if (const auto its = m_choices[choice].link; !its.isNone() && node(its).id == link)
            return true;
    return false;
}

bool Game::hasCategoryInFile(Id<Choice> choice, Key category) const
{
    bool has = false;
    eachNodeOf(choice, [&](Id<Node> each) {
        for (const auto link : node(each).categories)
            has = has || node(link).targetKey == category;
    });
    return has;
}

// --- instances ---

bool Game::isInstanced(Id<Choice> choice)
{
    bool isInstanced = false;
    eachNodeOf(choice, [&](Id<Node> id) { isInstanced = isInstanced || hasInstancedBelow(id); });
    return isInstanced;
}

bool Game::hasInstancedBelow(Id<Node> id)
{
    if (m_instanced[id] != Known::Nothing)
        return m_instanced[id] == Known::Yes; // what is asked in a circle adds nothing
    m_instanced[id] = Known::Asking;
    const auto children = node(id).choices;
    const bool has = std::any_of(children.begin(), children.end(), [&](auto child) { return isInstancedChild(child); });
    m_instanced[id] = has ? Known::Yes : Known::No;
    return has;
}

bool Game::isInstancedChild(Id<Node> child)
{
    const auto& each = node(child);
    const auto target = each.isLink() ? each.target : child;
    if (target.isNone())
        return false;
    const bool isEntry = node(target).kind == Node::Kind::Entry;
    if (isEntry && !each.isCollective && !node(target).isCollective)
        return true;
    return hasInstancedBelow(target) || (each.isLink() && hasInstancedBelow(child));
}

} // namespace muster::battlescribe
