#include "battlescribe/exchange/shownroster.h"

#include "battlescribe/exchange/entrywords.h"
#include "battlescribe/file/trimmed.h"
#include "battlescribe/judge/information.h"

#include <algorithm>

namespace muster::battlescribe::exchange {

using data::Amount;
using data::File;
using data::Key;
using data::Node;
using judge::Judged;

namespace {

std::string words(std::string_view text) { return std::string(trimmed(text)); }

/// Goes through forces and selections in the order of the judgement.
class Maker {
public:
    Maker(play::Game& game, const play::Roster& roster, const judge::Judgement& judgement, WorkBudget& budget)
        : m_game(game),
          m_all(game.definitions()),
          m_roster(roster),
          m_judgement(judgement),
          m_information(judge::informationOf(game, roster, budget, &m_isWhole))
    {
    }

    ShownRoster make()
    {
        ShownRoster made;
        made.roster.name = words(m_roster.name);
        made.roster.game = words(m_all.nodes[m_all.files[Id<File>::at(0)].root].name);
        made.roster.notes = words(m_roster.notes);
        for (const auto& total : m_judgement.totals)
            if (total.limit)
                made.roster.limits.push_back(costOf(total.costType, *total.limit));
        for (const auto& force : m_roster.forces)
            made.roster.forces.push_back(make(force));
        made.isWhole = m_isWhole;
        return made;
    }

private:
    battlescribe::Force make(const play::Force& force)
    {
        const auto id = m_next++;
        auto made = force.stored ? force.stored->force : describe(force, id);
        for (const auto& selection : force.selections)
            made.selections.push_back(make(selection));
        for (const auto& below : force.forces)
            made.forces.push_back(make(below));
        return made;
    }

    battlescribe::Force describe(const play::Force& force, Id<Judged> id)
    {
        const auto& file = m_all.files[force.catalogue];
        const auto& judged = m_judgement.all[id];
        battlescribe::Force made;
        made.id = force.id;
        made.name = words(judged.name);
        made.customName = words(force.notes.customName);
        made.entry = pathOfForce(m_game, force.entry);
        made.catalogue = words(m_all.nodes[file.root].name);
        made.catalogueRevision = std::to_string(file.revision);
        made.notes = words(force.notes.notes);
        if (std::ranges::any_of(judged.costs, [](Amount each) { return !each.isZero(); }))
            addCosts(judged, made.costs);
        add(m_information[id].profiles, m_information[id].rules, made);
        made.categories.push_back({std::string(play::noCategoryName), std::string(play::noCategory), false});
        for (const auto& tally : m_judgement.tallies)
            if (tally.force == id) {
                made.categories.push_back({words(tally.name), text(tally.category), false});
                addOfCategory(id, tally.category, made);
            }
        return made;
    }

    battlescribe::Selection make(const play::Selection& selection)
    {
        const auto id = m_next++;
        auto made = selection.stored ? selection.stored->selection : describe(selection, id);
        for (const auto& below : selection.selections)
            made.selections.push_back(make(below));
        return made;
    }

    battlescribe::Selection describe(const play::Selection& selection, Id<Judged> id)
    {
        const auto& judged = m_judgement.all[id];
        battlescribe::Selection made;
        made.id = selection.id;
        made.name = words(judged.name);
        made.customName = words(selection.notes.customName);
        made.entry = m_game.pathOf(selection.choice);
        made.number = judged.number;
        made.writtenNumber = std::to_string(judged.number);
        made.type = typeOf(m_game.target(selection.choice).type);
        made.notes = words(selection.notes.notes);
        made.printed = printed(m_information[id].source);
        addCosts(judged, made.costs);
        add(m_information[id].profiles, m_information[id].rules, made);
        for (const auto key : judged.categories.all) {
            made.categories.push_back({words(categoryName(m_all, key)), text(key), key == judged.categories.primary});
            addOfCategory(id, key, made);
        }
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

    [[nodiscard]] battlescribe::Cost costOf(Key type, Amount value) const
    {
        const auto& node = m_all.nodes[m_game.costType(m_game.columnOf(type)).node];
        auto written = costText(value);
        const auto number = Decimal::parse(written);
        return {words(node.name), text(type), std::move(written), number};
    }

    // --- profiles and rules ---

    template <class Owner>
    void addOfCategory(Id<Judged> id, Key category, Owner& owner) const
    {
        for (const auto& each : m_information[id].categories)
            if (each.category == category)
                add(each.profiles, each.rules, owner);
    }

    template <class Owner>
    static void add(const std::vector<judge::ShownProfile>& profiles, const std::vector<judge::ShownRule>& rules,
                    Owner& owner)
    {
        for (const auto& profile : profiles) {
            Profile shown{words(profile.name), words(profile.typeName), {}, printed(profile.source)};
            for (const auto& each : profile.characteristics)
                if (auto name = words(each.name); !name.empty())
                    shown.characteristics.push_back({std::move(name), words(each.text)});
            owner.profiles.push_back(std::move(shown));
        }
        for (const auto& rule : rules)
            owner.rules.push_back({words(rule.name), words(rule.text), printed(rule.source)});
    }

    static Printed printed(const judge::Source& source) { return {words(source.name), words(source.page)}; }

    [[nodiscard]] std::string text(Key key) const { return std::string(m_all.keys.text(key)); }

    play::Game& m_game;
    const data::Definitions& m_all;
    const play::Roster& m_roster;
    const judge::Judgement& m_judgement;
    bool m_isWhole = true; ///< before what sets it
    Table<Judged, judge::Information> m_information;
    Id<Judged> m_next = Id<Judged>::at(0);
};

} // namespace

ShownRoster shownRoster(play::Game& game, const play::Roster& roster, const judge::Judgement& judgement,
                        WorkBudget& budget)
{
    return Maker(game, roster, judgement, budget).make();
}

} // namespace muster::battlescribe::exchange
