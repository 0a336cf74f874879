#include "apps/command.h"

#include "apps/language.h"
#include "apps/showgamedata.h"
#include "core/roster/gamename.h"
#include "files/readfile.h"
#include "io/battle/battlefile.h"
#include "io/roster/rosterfile.h"
#include "report/battle/recordtext.h"
#include "report/battlescribe/listtext.h"
#include "report/catalogue/cataloguejson.h"
#include "report/catalogue/cataloguetext.h"
#include "report/forum/rostertexts.h"
#include "report/verdict/json.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace muster {

namespace {

struct ShowOptions {
    std::string what;
    std::string entry;
    std::string battle;
    ReadOptions read;
    std::string format = "text";
};

/// Prints what there is, as text for people or as JSON.
class Shower {
public:
    Shower(Store& store, bool isJson) : m_store(store), m_isJson(isJson) {}

    /// A roster of any readable kind.
    int showRoster(const std::string& file, const ReadOptions& read)
    {
        Overrides overrides;
        overrides.read = read;
        const auto list = loadList(m_store, file, overrides);
        if (list.battleScribe)
            std::cout << (m_isJson ? report::toJson(*list.battleScribe) + '\n' : report::wholeText(*list.battleScribe));
        else
            std::cout << (m_isJson ? report::toJson(reportOn(list)) + '\n' : report::rosterText(reportOn(list)));
        return statusOfMade(list);
    }

    /// How a battle of a roster stands, after its page to play from. That the roster is another now is told.
    int showBattle(const std::string& file, const std::string& record, const ReadOptions& read)
    {
        Overrides overrides;
        overrides.read = read;
        const auto list = loadList(m_store, file, overrides);
        const auto bytes = needed(readFile(record, BattleRecord::mostBytes));
        const auto battle = needed(readBattle(bytes, record, m_store.schemas()));
        const auto other = report::otherRosterText(battle, list.battleScribe ? list.battleScribe->fingerprint
                                                                             : fingerprint(list.roster));
        if (!other.empty())
            printFaults({Fault::about(record, other)});
        std::cout << (m_isJson ? writeBattle(battle) : report::recordText(battle));
        return other.empty() ? allLegal : notLegal;
    }

    int showAll()
    {
        std::vector<report::Game> games;
        for (const auto& id : m_store.rulesets()) {
            auto catalogue = m_store.fullCatalogue(id);
            if (!catalogue) {
                leaveOut(catalogue.error());
                continue;
            }
            leaveOut(m_store.leftOut(id));
            games.push_back({std::move(*catalogue), otherVersions(id)});
        }
        if (m_isJson)
            std::cout << report::overviewJson(games) << '\n';
        else
            for (const auto& [catalogue, versions] : games)
                std::cout << report::overviewText(*catalogue, versions);
        return m_status;
    }

    int showRuleset(const std::string& id)
    {
        const auto catalogue = needed(m_store.fullCatalogue(id));
        leaveOut(m_store.leftOut(id));
        if (m_isJson)
            std::cout << report::rulesetJson(*catalogue, otherVersions(id)) << '\n';
        else
            std::cout << report::rulesetText(*catalogue, otherVersions(id));
        return m_status;
    }

    int showArmy(const std::string& ruleset, const std::string& army)
    {
        const auto catalogue = needed(m_store.catalogue(ruleset, {army}));
        leaveOut(m_store.leftOut(ruleset));
        const auto& known = catalogue->armies.front();
        if (m_isJson) {
            std::cout << report::armyJson(*catalogue, known) << '\n';
            return m_status;
        }
        const auto whole = m_store.fullCatalogue(ruleset); // has the names of the allies
        const auto found = whole ? (*whole)->findArmy(known.id) : Id<Army>();
        std::cout << (found.isNone() ? report::armyText(*catalogue, known)
                                     : report::armyText(**whole, (*whole)->army(found)));
        return m_status;
    }

    int showUnit(const std::string& ruleset, const std::string& army, const std::string& unit)
    {
        const auto catalogue = needed(m_store.catalogue(ruleset, {army}));
        leaveOut(m_store.leftOut(ruleset));
        const auto id = catalogue->findUnit(Id<Army>::at(0), unit);
        if (id.isNone())
            return fail({Fault::about({}, "there is no unit \"" + unit + "\" in " + ruleset + '/' + army,
                                      "'muster show " + ruleset + '/' + army + "' lists those there are.")});
        if (m_isJson)
            std::cout << report::unitJson(*catalogue, id) << '\n';
        else
            std::cout << report::unitText(*catalogue, id);
        return m_status;
    }

private:
    /// The versions of a game's data beside the one that was asked for.
    [[nodiscard]] std::vector<std::string> otherVersions(const std::string& game) const
    {
        const auto [ruleset, asked] = partsOf(game);
        const auto newest = m_store.newestVersion(ruleset);
        const auto shown = asked.value_or(newest);
        std::vector<std::string> names;
        for (const auto& version : m_store.versions(ruleset))
            if (version.name != shown)
                names.push_back(version.name);
        if (shown != newest && std::ranges::find(names, newest) == names.end())
            names.insert(names.begin(), newest);
        return names;
    }

    /// What cannot be read is reported, and does not stop the rest.
    void leaveOut(const Faults& faults)
    {
        printFaults(faults);
        if (!faults.empty())
            m_status = cannotRead;
    }

    Store& m_store;
    bool m_isJson;
    int m_status = allLegal;
};

/// RULESET@VERSION, perhaps with more behind a slash. A file may have such a name, too.
bool isGameOfVersion(const std::string& what)
{
    const auto [ruleset, version] = partsOf(what.substr(0, what.find('/')));
    std::error_code error;
    return ruleset.find('.') == std::string::npos && version && isDataVersion(*version) &&
           !std::filesystem::is_regular_file(what, error);
}

/// Ids have no dots, and no slash in front.
bool isFile(const std::string& what)
{
    return what == "-" || what.starts_with('/') || (what.find('.') != std::string::npos && !isGameOfVersion(what));
}

/// Names of catalogues have dots, too.
bool isRosterThere(const std::string& what)
{
    std::error_code error;
    return what == "-" || std::filesystem::is_regular_file(what, error);
}

} // namespace

Run addShow(CLI::App& app, Session& session)
{
    auto* command =
        app.add_subcommand("show", "What data there are: rulesets, armies, units with full stat lines; or a roster");
    auto options = std::make_shared<ShowOptions>();
    command
        ->add_option(
            "WHAT", options->what,
            "RULESET, RULESET/ARMY, RULESET/ARMY/UNIT (RULESET@VERSION for another version of its data), or the "
            "file of a roster; left out: everything. With --data-folder: name or id of a catalogue; left out: all "
            "games")
        ->type_name("");
    command
        ->add_option("ENTRY", options->entry,
                     "With --data-folder: one of the entries that can be taken at the root; left out: all of them")
        ->type_name("");
    addTexts(*command, "--data-folder", options->read.dataFolders,
             "Show what is in a folder with data of BattleScribe or New Recruit, as written; or a roster as these data "
             "have it",
             "DIR");
    command->get_option("--data-folder")->check(emptyWords);
    addText(*command, "--battle", options->battle,
            "With the file of a roster: how its battle stands, as the page to play from of 'print --play' gave it away",
            "FILE");
    command->add_option("--format", options->format, "text or json")
        ->check(CLI::IsMember({"text", "json"}))
        ->type_name("FORMAT");
    addLanguage(*command, session);
    return [options, &session] {
        if (options->format == "json" && !session.language.empty())
            refuseCall("muster show: JSON is for programs and always in English; leave out --language");
        const auto& folders = options->read.dataFolders;
        if (!folders.empty() && !isRosterThere(options->what)) {
            if (folders.size() > 1)
                refuseCall("muster show: name one folder to see what is in it");
            if (!session.dataFolder.empty())
                refuseCall("muster show: --data is for Muster's own games, and --data-folder shows another: leave "
                           "out one of them");
            if (!session.language.empty())
                speak(session.language); // no store does it
            return showGameData({folders.front(), options->what, options->entry, options->format == "json"});
        }
        if (!options->entry.empty())
            refuseCall("muster show: write RULESET/ARMY/UNIT; an ENTRY is for --data-folder");
        Shower shower(session.store(), options->format == "json");
        if (!options->battle.empty() && !isFile(options->what))
            refuseCall("muster show: --battle needs the file of the roster");
        if (!options->battle.empty())
            return shower.showBattle(options->what, options->battle, options->read);
        if (isFile(options->what))
            return shower.showRoster(options->what, options->read);
        std::vector<std::string> parts;
        std::string_view rest = options->what;
        while (!rest.empty()) {
            const auto end = std::min(rest.find('/'), rest.size());
            parts.emplace_back(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        switch (parts.size()) {
        case 0:
            return shower.showAll();
        case 1:
            return shower.showRuleset(parts[0]);
        case 2:
            return shower.showArmy(parts[0], parts[1]);
        case 3:
            return shower.showUnit(parts[0], parts[1], parts[2]);
        default:
            refuseCall("muster show: write RULESET/ARMY/UNIT");
        }
    };
}

} // namespace muster
