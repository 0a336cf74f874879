#include "battlescribe/exchange/shownroster.h"

#include "battlescribe/data/idpath.h"
#include "battlescribe/file/trimmed.h"

#include <algorithm>
#include <utility>

namespace muster::battlescribe::exchange {

using data::File;
using data::Key;
using data::Node;
using judge::Judged;

namespace {

std::string words(std::string_view text) { return std::string(trimmed(text)); }

/// "5.0", "2.5": as files have it.
std::string costText(Decimal value) { return value.isWhole() ? value.text() + ".0" : value.text(); }

/// The entry of a force: of one behind a link "link::force", as of choices.
std::string pathOfForce(const Game& game, Id<Node> entry)
{
    const auto& keys = game.definitions().keys;
    const auto& node = game.node(entry);
    std::string path(keys.text(node.id));
    if (node.isLink() && !node.target.isNone())
        path.append(data::betweenIds).append(keys.text(game.node(node.target).id));
    return path;
}

/// Empty where the data have no such category.
std::string_view categoryName(const data::Definitions& data, Key category)
{
    for (const auto id : data.nodesOf(category))
        if (data.nodes[id].kind == Node::Kind::Category)
            return data.nodes[id].name;
    return {};
}

Printed printed(const Printed& source) { return {words(source.publication), words(source.page)}; }

/// Goes through forces and selections in the order of the judgement.
class Maker {
public:
    Maker(Game& game, const Roster& roster, const judge::Judgement& judgement, judge::RosterInformation information)
        : m_game(game),
          m_data(game.definitions()),
          m_roster(roster),
          m_judgement(judgement),
          m_information(std::move(information))
    {
    }

    ShownRoster make()
    {
        battlescribe::FileRoster made;
        const auto& system = m_data.files[Id<File>::at(0)];
        made.name = words(m_roster.name);
        made.game = words(m_data.nodes[system.root].name);
        made.gameRevision = std::to_string(system.revision);
        made.notes = words(m_roster.notes);
        for (const auto& total : m_judgement.totals) {
            made.costs.push_back(costOf(total.costType, total.sum));
            if (total.limit)
                made.limits.push_back(costOf(total.costType, *total.limit));
        }
        for (const auto& force : m_roster.forces)
            made.forces.push_back(make(force));
        return {std::move(made), std::move(m_information)};
    }

private:
    battlescribe::FileForce make(const Force& force)
    {
        const auto id = m_next++;
        auto made = force.stored ? force.stored->force : describe(force, id);
        if (force.stored)
            nameStored(force, made);
        for (const auto& selection : force.selections)
            made.selections.push_back(make(selection));
        for (const auto& below : force.forces)
            made.forces.push_back(make(below));
        return made;
    }

    battlescribe::FileForce describe(const Force& force, Id<Judged> id)
    {
        const auto& file = m_data.files[force.catalogue];
        const auto& judged = m_judgement.elements[id];
        battlescribe::FileForce made;
        made.id = force.id;
        made.name = words(judged.name);
        made.customName = words(force.notes.customName);
        made.entry = pathOfForce(m_game, force.entry);
        made.catalogue = words(m_data.nodes[file.root].name);
        made.catalogueRevision = std::to_string(file.revision);
        made.notes = words(force.notes.notes);
        if (std::ranges::any_of(judged.costs, [](Decimal each) { return !each.isZero(); }))
            addCosts(judged, made.costs);
        add(m_information.elements[id].profiles, m_information.elements[id].rules, made);
        made.categories.push_back({std::string(noCategoryName), std::string(noCategory), false});
        for (const auto& tally : m_judgement.tallies)
            if (tally.force == id) {
                made.categories.push_back({words(tally.name), text(tally.category), false});
                addOfCategory(id, tally.category, made);
            }
        return made;
    }

    battlescribe::FileSelection make(const Selection& selection)
    {
        const auto id = m_next++;
        auto made = selection.stored ? selection.stored->selection : describe(selection, id);
        if (selection.stored)
            nameStored(selection, made);
        for (const auto& below : selection.selections)
            made.selections.push_back(make(below));
        return made;
    }

    /// What a person changes of something that the data do not have, and of copies of it.
    template <class Thing, class Made>
    static void nameStored(const Thing& thing, Made& made)
    {
        made.id = thing.id;
        made.customName = words(thing.notes.customName);
        made.notes = words(thing.notes.notes);
    }

    battlescribe::FileSelection describe(const Selection& selection, Id<Judged> id)
    {
        const auto& judged = m_judgement.elements[id];
        battlescribe::FileSelection made;
        made.id = selection.id;
        made.name = words(judged.name);
        made.customName = words(selection.notes.customName);
        made.entry = m_game.pathOf(selection.choice);
        made.number = judged.number;
        made.writtenNumber = std::to_string(judged.number);
        made.type = typeOf(m_game.target(selection.choice).type);
        made.notes = words(selection.notes.notes);
        made.printed = printed(m_information.elements[id].source);
        addCosts(judged, made.costs);
        add(m_information.elements[id].profiles, m_information.elements[id].rules, made);
        for (const auto key : judged.categories.keys) {
            made.categories.push_back({words(categoryName(m_data, key)), text(key), key == judged.categories.primary});
            addOfCategory(id, key, made);
        }
        if (judged.isUncategorized)
            made.categories.push_back({std::string(noCategoryOfNewRecruit), std::string(noCategory), true});
        return made;
    }

    static SelectionType typeOf(Node::EntryType type)
    {
        return type == Node::EntryType::Unit    ? SelectionType::Unit
               : type == Node::EntryType::Model ? SelectionType::Model
                                                : SelectionType::Upgrade;
    }

    void addCosts(const Judged& judged, std::vector<battlescribe::Cost>& costs) const
    {
        for (std::size_t column = 0; column < judged.costs.size(); ++column)
            costs.push_back(costOf(m_game.costTypes()[column], judged.costs[column]));
    }

    [[nodiscard]] battlescribe::Cost costOf(Key type, Decimal value) const
    {
        const auto& node = m_data.nodes[m_game.costType(m_game.columnOf(type)).node];
        return {words(node.name), text(type), costText(value), value};
    }

    // --- profiles and rules ---

    template <class Owner>
    void addOfCategory(Id<Judged> id, Key category, Owner& owner) const
    {
        for (const auto& each : m_information.elements[id].categories)
            if (each.category == category)
                add(each.profiles, each.rules, owner);
    }

    template <class Owner>
    static void add(const std::vector<judge::JudgedProfile>& profiles, const std::vector<judge::JudgedRule>& rules,
                    Owner& owner)
    {
        for (const auto& profile : profiles) {
            Profile shown{words(profile.name), words(profile.type), {}, printed(profile.printed)};
            for (const auto& each : profile.characteristics)
                if (auto name = words(each.name); !name.empty())
                    shown.characteristics.push_back({std::move(name), words(each.value)});
            owner.profiles.push_back(std::move(shown));
        }
        for (const auto& rule : rules)
            owner.rules.push_back({words(rule.name), words(rule.text), printed(rule.printed)});
    }

    [[nodiscard]] std::string text(Key key) const { return std::string(m_data.keys.text(key)); }

    Game& m_game;
    const data::Definitions& m_data;
    const Roster& m_roster;
    const judge::Judgement& m_judgement;
    judge::RosterInformation m_information;
    Id<Judged> m_next = Id<Judged>::at(0);
};

} // namespace

ShownRoster shownRoster(Game& game, const Roster& roster, const judge::Judgement& judgement, WorkBudget& budget)
{
    return Maker(game, roster, judgement, judge::informationOf(game, roster, budget)).make();
}

ShownRoster shownRoster(const judge::Situation& situation, const judge::Judgement& judgement)
{
    return Maker(situation.game, situation.roster, judgement, judge::informationOf(situation)).make();
}

} // namespace muster::battlescribe::exchange
