#include "battlescribe/adapter/rebuild.h"

#include "battlescribe/adapter/words.h"

#include "battlescribe/compose/choosing.h"
#include "battlescribe/data/idpath.h"
#include "battlescribe/exchange/carryover.h"
#include "battlescribe/exchange/needs.h"
#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/file/xmlwriter.h"
#include "battlescribe/saved/rosterreader.h"

#include <algorithm>

namespace muster::testing {

using namespace battlescribe;
using nlohmann::json;

namespace {

/// Makes a list with what a person could do who has the wanted one before them.
class Rebuilder {
public:
    Rebuilder(Game& game, const Roster& wanted) : m_game(game), m_wanted(wanted) {}

    Roster run()
    {
        roster = compose::newRoster(m_game, m_ids, m_wanted.name);
        roster.manner = m_wanted.manner; // which is no gesture: it says which program is followed
        for (const auto type : m_game.costTypes())
            if (limitOf(roster, type) != limitOf(m_wanted, type))
                make(Edit{SetLimit{type, limitOf(m_wanted, type)}});
        if (!m_wanted.notes.empty())
            make(Edit{SetRosterNotes{m_wanted.notes}});
        for (const auto& force : m_wanted.forces)
            addForce(force, {});
        return std::move(roster);
    }

    int edits = 0;
    int mended = 0; ///< places where counts alone did not do it
    Roster roster;

private:
    void make(Result<Edit> edit)
    {
        ++edits;
        (void)needed(battlescribe::apply(roster, needed(std::move(edit))));
    }

    [[nodiscard]] compose::Composer composer()
    {
        m_budget = WorkBudget(judge::mostWork);
        return {m_game, m_ids, m_budget};
    }

    void write(const std::string& id, const Notes& notes, const std::string& category = {})
    {
        if (notes != Notes())
            make(Edit{SetNotes{id, category, notes}});
    }

    void addForce(const Force& wanted, const std::string& parent)
    {
        if (wanted.stored)
            throw std::runtime_error("the data do not have a force");
        const auto edit = needed(compose::addForce(composer(), roster, wanted.entry, wanted.catalogue, parent));
        const auto id = std::get<InsertForce>(edit.front()).force.id;
        make(edit);
        write(id, wanted.notes);
        for (const auto& category : wanted.categories)
            write(id, category.notes, category.category);
        choose(id, wanted.selections);
        for (const auto& below : wanted.forces)
            addForce(below, id);
    }

    [[nodiscard]] std::vector<Selection> listOf(const std::string& parent) const
    {
        const auto* force = battlescribe::forceOf(roster, parent);
        return force != nullptr ? force->selections : battlescribe::selectionOf(roster, parent)->selections;
    }

    static std::vector<const Selection*> of(const std::vector<Selection>& list, Id<Choice> choice)
    {
        std::vector<const Selection*> found;
        for (const auto& each : list)
            if (each.choice == choice)
                found.push_back(&each);
        return found;
    }

    void choose(const std::string& parent, const std::vector<Selection>& wanted)
    {
        for (const auto& each : wanted)
            if (each.stored)
                throw std::runtime_error("the data do not have a selection");
        for (const auto& each : listOf(parent)) // what came by itself
            if (of(wanted, each.choice).empty() && compose::countOf(roster, parent, each.choice) > 0)
                make(compose::setCount(composer(), roster, parent, each.choice, 0));
        for (const auto& each : wanted)
            if (of(wanted, each.choice).front() == &each)
                count(parent, each.choice, of(wanted, each.choice));
        mend(parent, wanted);
        for (const auto& each : wanted)
            if (const auto all = of(wanted, each.choice); all.front() == &each)
                fill(parent, all);
    }

    [[nodiscard]] bool isApart(const std::string& parent, Id<Choice> choice)
    {
        return battlescribe::forceOf(roster, parent) != nullptr || m_game.isInstanced(choice);
    }

    void count(const std::string& parent, Id<Choice> choice, const std::vector<const Selection*>& wanted)
    {
        const auto number =
            isApart(parent, choice) || wanted.front()->isForAll ? std::ssize(wanted) : wanted.front()->amount;
        if (compose::countOf(roster, parent, choice) != number)
            make(compose::setCount(composer(), roster, parent, choice, number));
    }

    /// Where the list breaks a limit, as of a group of which one only may be taken, or has a choice in two selections.
    void mend(const std::string& parent, const std::vector<Selection>& wanted)
    {
        for (const auto& each : wanted) {
            const auto missing = std::ssize(of(wanted, each.choice)) - std::ssize(of(listOf(parent), each.choice));
            for (auto i = missing; i > 0; --i) {
                ++mended;
                const auto there = listOf(parent);
                const auto others = of(there, each.choice);
                make(others.empty() ? compose::takeChoice(composer(), roster, parent, each.choice)
                                    : compose::copyOf(roster, m_ids, others.back()->id));
            }
        }
    }

    /// What is in each of those, and how many of it, for each of its parent.
    void fill(const std::string& parent, const std::vector<const Selection*>& wanted)
    {
        const auto there = listOf(parent);
        const auto built = of(there, wanted.front()->choice);
        if (built.size() != wanted.size())
            throw std::runtime_error("there are " + std::to_string(built.size()) + " of \"" +
                                     std::string(m_game.target(wanted.front()->choice).name) + "\", not " +
                                     std::to_string(wanted.size()));
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const auto id = built[i]->id;
            if (wanted[i]->isForAll)
                make(compose::setNumber(m_game, roster, id, wanted[i]->amount));
            else if (built[i]->amount != wanted[i]->amount)
                make(compose::setAmount(roster, id, wanted[i]->amount));
            write(id, wanted[i]->notes);
            choose(id, wanted[i]->selections);
        }
    }

    Game& m_game;
    const Roster& m_wanted;
    compose::NewIds m_ids{1};
    WorkBudget m_budget{judge::mostWork};
};

// ---- both as JSON
// -------------------------------------------------------------------------------------------------------

json costsOf(const std::vector<battlescribe::Cost>& costs)
{
    json values = json::object();
    for (const auto& cost : costs)
        if (cost.value && !cost.value->isZero())
            values[cost.type] = cost.value->text();
    return values;
}

json storedSelection(const FileSelection& selection)
{
    json made{{"name", selection.name},      {"customName", selection.customName},
              {"notes", selection.notes},    {"entry", data::lastOf(selection.entry)},
              {"number", selection.number},  {"costs", costsOf(selection.costs)},
              {"categories", json::array()}, {"selections", json::array()}};
    for (const auto& category : selection.categories)
        made["categories"].push_back({category.entry, category.isPrimary});
    for (const auto& each : selection.selections)
        made["selections"].push_back(storedSelection(each));
    return made;
}

json storedForce(const FileForce& force)
{
    json made{{"name", force.name},          {"customName", force.customName},
              {"notes", force.notes},        {"entry", data::lastOf(force.entry)},
              {"selections", json::array()}, {"forces", json::array()}};
    for (const auto& each : force.selections)
        made["selections"].push_back(storedSelection(each));
    for (const auto& each : force.forces)
        made["forces"].push_back(storedForce(each));
    return made;
}

json storedRoster(const FileRoster& roster)
{
    json made{{"name", roster.name},
              {"notes", roster.notes},
              {"costs", costsOf(roster.costs)},
              {"limits", costsOf(roster.limits)},
              {"forces", json::array()}};
    for (const auto& each : roster.forces)
        made["forces"].push_back(storedForce(each));
    return made;
}

/// Without the ids of the roster's own things, neighbours in one order.
void canonize(XmlNode& node)
{
    for (const auto* own : {"roster", "force", "selection", "category"})
        if (node.is(own))
            std::erase_if(node.attributes, [](const XmlAttribute& each) { return each.name == "id"; });
    for (auto& each : node.children)
        canonize(each);
    if (!node.is("selections") && !node.is("forces"))
        return;
    std::vector<std::pair<std::string, XmlNode>> keyed;
    for (auto& each : node.children) {
        XmlFile file;
        file.root = std::move(each);
        auto text = writeXml(file);
        keyed.emplace_back(std::move(text), std::move(file.root));
    }
    std::ranges::stable_sort(keyed, {}, &std::pair<std::string, XmlNode>::first);
    for (std::size_t i = 0; i < keyed.size(); ++i)
        node.children[i] = std::move(keyed[i].second);
}

XmlNode written(Game& game, const Roster& roster)
{
    compose::NewIds ids(1);
    return exchange::fileOf(game, roster, judge::judge(game, roster), ids).xml.root;
}

/// Whether a roster that takes in one more catalogue of its game is written as before.
bool isCarried(const data::Repository& repository, exchange::Needs needs, Game& game, const Roster& roster)
{
    const auto isNew = [&](const data::Listed& listed) {
        return !listed.head.isLibrary && listed.head.gameSystem == needs.gameSystem &&
               std::ranges::find(needs.catalogues, listed.head.id, &exchange::Needs::Catalogue::id) ==
                   needs.catalogues.end();
    };
    const auto other = std::ranges::find_if(repository.catalogues, isNew);
    if (other != repository.catalogues.end())
        needs.catalogues.push_back({other->head.id, other->head.name, {}});
    Game wider(needed(exchange::definitionsFor(repository, needs)));
    return written(wider, exchange::carriedOver(game, roster, wider)) == written(game, roster);
}

} // namespace

json rebuildOf(const std::string& folder, const std::string& file)
{
    const auto read = needed(readRosterFile(bytesOf(file), file));
    const auto stored = battlescribe::rosterIn(read.xml.root);
    const auto repository = needed(data::listOf(folder));
    const auto needs = exchange::needsOf(read.xml.root);
    Game game(needed(exchange::definitionsFor(repository, needs)));
    const auto wanted = exchange::rosterIn(game, read.xml.root);
    json answer{{"type", "rebuild"},
                {"game", stored.game},
                {"by", stored.madeBy},
                {"stored", storedRoster(stored)},
                {"isCarried", isCarried(repository, needs, game, wanted)}};
    Rebuilder rebuilder(game, wanted);
    try {
        const auto built = rebuilder.run();
        auto opened = written(game, wanted);
        auto made = written(game, built);
        answer["built"] = storedRoster(battlescribe::rosterIn(made));
        canonize(opened);
        canonize(made);
        answer["isAsOpened"] = opened == made;
    } catch (const std::exception& error) {
        answer["failure"] = error.what();
    }
    answer["edits"] = rebuilder.edits;
    answer["mended"] = rebuilder.mended;
    return answer;
}

} // namespace muster::testing
