// Answers the commands of a suite of BattleScribe's behaviour: one JSON object a line, in and out. The suite is not in
// this repository; tests/conformance/run_specs.py drives this program.

#include "battlescribe/adapter/generate.h"
#include "battlescribe/adapter/rebuild.h"
#include "battlescribe/adapter/replay.h"
#include "battlescribe/adapter/state.h"
#include "battlescribe/adapter/toxml.h"
#include "battlescribe/adapter/walk.h"
#include "battlescribe/adapter/words.h"

#include "battlescribe/compose/compose.h"
#include "battlescribe/data/datareader.h"
#include "battlescribe/data/linker.h"
#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/exchange/rosterout.h"

#include <algorithm>
#include <iostream>
#include <stdexcept>

namespace muster::testing {

namespace {

using namespace battlescribe;
using namespace battlescribe::data;
using nlohmann::json;

std::string textIn(const json& command, const char* key)
{
    const auto found = command.find(key);
    return found == command.end() || found->is_null()
               ? std::string()
               : (found->is_string() ? found->get<std::string>() : found->dump());
}

class Session {
public:
    json answer(const json& command)
    {
        const auto type = textIn(command, "type");
        if (type == "describe")
            return {{"type", "describeResult"}, {"name", "muster"}, {"protocolVersion", "1.1"}};
        if (type == "setup")
            return setUp(command);
        if (type == "setupFromFiles")
            return setUpFromFiles(command);
        if (type == "action")
            return {{"type", "actionResult"}, {"ok", true}, {"outputs", act(command)}};
        if (type == "getState") {
            auto state = stateOf(*m_game, m_roster);
            state["type"] = "state";
            return state;
        }
        if (type == "getErrors")
            return {{"type", "errors"}, {"errors", errorsOf(*m_game, m_roster)}};
        if (type == "exportRosterXml")
            return {{"type", "rosterXmlResult"}, {"xml", written()}};
        // What follows is our own: not in the suite's protocol.
        if (type == "replay")
            return replayOf(textIn(command, "data"), textIn(command, "roster"), command.value("timed", false));
        if (type == "catalogues")
            return cataloguesOf(textIn(command, "data"));
        if (type == "generate")
            return generated({textIn(command, "data"), textIn(command, "catalogue"),
                              command.value("seed", std::uint64_t{0}), command.value("takes", 0),
                              command.value("mend", false), command.value("write", false)});
        if (type == "rebuild")
            return rebuildOf(textIn(command, "data"), textIn(command, "roster"));
        if (type == "walk")
            return walked({textIn(command, "data"), textIn(command, "catalogue"),
                           command.value("seed", std::uint64_t{0}), command.value("steps", 0)});
        if (type == "teardown") {
            m_game.reset();
            return {{"type", "teardownResult"}};
        }
        throw std::runtime_error("unknown command: " + type);
    }

private:
    json setUp(const json& command)
    {
        Definitions all;
        (void)needed(readData(systemXml(command.at("gameSystem")), "system", all));
        for (const auto& catalogue : command.at("catalogues"))
            (void)needed(readData(catalogueXml(catalogue), textIn(catalogue, "id"), all));
        return begin(std::move(all), command);
    }

    json setUpFromFiles(const json& command)
    {
        Definitions all;
        for (const auto* ending : {".gst", ".cat"}) // the system first
            for (const auto& file : command.at("files"))
                if (textIn(file, "fileName").ends_with(ending))
                    (void)needed(readData(textIn(file, "content"), textIn(file, "fileName"), all));
        return begin(std::move(all), command);
    }

    json begin(Definitions all, const json& command)
    {
        link(all);
        m_game = std::make_unique<Game>(std::move(all));
        m_roster = compose::newRoster(*m_game, m_ids, textIn(command, "specId"));
        if (textIn(command, "engine") == "newrecruit") // our own: not in the suite's protocol
            m_roster.manner = Manner::NewRecruit;
        return {{"type", "setupResult"}, {"errors", json::array()}};
    }

    void apply(Result<Edit> edit) { (void)needed(battlescribe::apply(m_roster, needed(std::move(edit)))); }

    json act(const json& command)
    {
        const auto action = textIn(command, "action");
        const auto selection = textIn(command, "selectionId");
        const auto force = textIn(command, "forceId");
        if (action == "addForce")
            return addForce(command, {});
        if (action == "addChildForce")
            return addForce(command, force);
        if (action == "removeForce")
            apply(compose::removeForce(force));
        else if (action == "duplicateForce")
            return duplicate(force);
        else if (action == "selectEntry")
            return take(force, textIn(command, "entryId"));
        else if (action == "selectChildEntry")
            return take(selection, textIn(command, "entryId"));
        else if (action == "deselectSelection")
            apply(compose::removeOne(m_roster, selection));
        else if (action == "duplicateSelection")
            return duplicate(selection);
        else if (action == "setSelectionCount")
            apply(compose::setAmount(m_roster, selection, std::stoll(textIn(command, "count"))));
        else if (action == "setCostLimit")
            setLimit(command);
        else if (action == "setCustomization")
            apply(Edit{SetNotes{selection.empty() ? force : selection,
                                textIn(command, "categoryEntryId"),
                                {textIn(command, "customName"), textIn(command, "customNotes")}}});
        else if (action == "reload")
            load(written());
        else if (action == "loadRoster")
            load(textIn(command, "xml"));
        else
            throw std::runtime_error("unknown action: " + action);
        return json::object();
    }

    json addForce(const json& command, const std::string& parent)
    {
        const auto& all = m_game->definitions();
        const auto catalogue = catalogueOf(textIn(command, "catalogueId"), parent);
        const auto above = parent.empty() ? Id<Node>() : battlescribe::forceOf(m_roster, parent)->entry;
        const auto key = all.keys.find(textIn(command, "forceEntryId"));
        for (const auto entry : compose::forceEntriesOf(*m_game, catalogue, above))
            if (all.nodes[entry].id == key) {
                WorkBudget budget(judge::mostWork);
                const auto edit =
                    needed(compose::addForce({*m_game, m_ids, budget}, m_roster, entry, catalogue, parent));
                const auto id = std::get<InsertForce>(edit.front()).force.id;
                apply(edit);
                return {{"forceId", id}, {"selections", selectionsIn(battlescribe::forceOf(m_roster, id)->selections)}};
            }
        throw std::runtime_error("there is no such force");
    }

    /// The named one, else the parent's, else the first.
    [[nodiscard]] Id<File> catalogueOf(const std::string& id, const std::string& parent) const
    {
        if (id.empty() && !parent.empty())
            return battlescribe::forceOf(m_roster, parent)->catalogue;
        const auto& all = m_game->definitions();
        for (const auto file : all.files.ids()) {
            const bool isCatalogue = all.nodes[all.files[file].root].kind == Node::Kind::Catalogue;
            if (isCatalogue && (id.empty() ? !all.files[file].isLibrary : all.keys.text(all.files[file].id) == id))
                return file;
        }
        throw std::runtime_error("there is no such catalogue");
    }

    json take(const std::string& parent, const std::string& entry)
    {
        const auto key = m_game->definitions().keys.find(entry);
        const auto* offers = compose::offersOf(*m_game, m_roster, parent);
        if (offers == nullptr)
            throw std::runtime_error("there is no such parent");
        for (const auto choice : offers->choices) {
            if ((*m_game)[choice].isGroup)
                continue;
            bool isMeant = m_game->pathOf(choice) == entry;
            m_game->eachNodeOf(choice, [&](Id<Node> node) { isMeant = isMeant || m_game->node(node).id == key; });
            if (!isMeant)
                continue;
            WorkBudget budget(judge::mostWork);
            const auto edit = needed(compose::takeChoice({*m_game, m_ids, budget}, m_roster, parent, choice));
            apply(edit);
            const auto id = changedBy(edit.front());
            return {{"selectionId", id},
                    {"selections", selectionsIn(battlescribe::selectionOf(m_roster, id)->selections)}};
        }
        throw std::runtime_error("there is no such entry: " + entry);
    }

    json duplicate(const std::string& id)
    {
        const auto edit = needed(compose::copyOf(m_roster, m_ids, id));
        apply(edit);
        return {{"forceId", changedBy(edit.front())}, {"selectionId", changedBy(edit.front())}};
    }

    static std::string changedBy(const EditStep& step)
    {
        if (const auto* insert = std::get_if<InsertSelection>(&step))
            return insert->selection.id;
        if (const auto* insert = std::get_if<InsertForce>(&step))
            return insert->force.id;
        const auto* amount = std::get_if<SetAmount>(&step);
        return amount == nullptr ? std::string() : amount->selection;
    }

    /// By the entry's path and its last id.
    [[nodiscard]] json selectionsIn(const std::vector<Selection>& selections) const
    {
        json ids = json::object();
        for (const auto& each : selections) {
            ids[m_game->pathOf(each.choice)] = each.id;
            ids[std::string(m_game->definitions().keys.text(m_game->target(each.choice).id))] = each.id;
            const auto below = selectionsIn(each.selections);
            for (const auto& [key, id] : below.items())
                ids[key] = id;
        }
        return ids;
    }

    void setLimit(const json& command)
    {
        const auto key = m_game->definitions().keys.find(textIn(command, "costTypeId"));
        const auto value = Decimal::parse(textIn(command, "value"));
        const bool isLimit = value && !value->isNegative();
        apply(Edit{SetLimit{key, isLimit ? value : std::nullopt}});
    }

    [[nodiscard]] std::string written()
    {
        return writeRos(exchange::fileOf(*m_game, m_roster, judge::judge(*m_game, m_roster), m_ids));
    }

    void load(const std::string& bytes)
    {
        m_roster = exchange::rosterIn(*m_game, needed(readRosterFile(bytes, "roster")).xml.root);
    }

    std::unique_ptr<Game> m_game;
    Roster m_roster;
    compose::NewIds m_ids{1};
};

json answerOf(Session& session, const std::string& line)
{
    json answer;
    const auto command = json::parse(line, nullptr, false);
    try {
        answer = session.answer(command);
    } catch (const std::exception& error) {
        answer = {{"type", "error"}, {"ok", false}, {"message", error.what()}};
    }
    if (command.is_object() && command.contains("corrId"))
        answer["corrId"] = command["corrId"];
    return answer;
}

} // namespace

} // namespace muster::testing

int main()
{
    muster::testing::Session session;
    for (std::string line; std::getline(std::cin, line);)
        std::cout << muster::testing::answerOf(session, line).dump() << std::endl;
    return 0;
}
