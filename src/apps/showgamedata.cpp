#include "apps/showgamedata.h"

#include "apps/command.h"
#include "apps/namedgamedata.h"
#include "battlescribe/data/roots.h"
#include "core/base/safetext.h"
#include "report/gamedata/gamedatatext.h"

#include <algorithm>
#include <iostream>

namespace muster {

namespace {

namespace data = battlescribe::data;

class GameDataShower {
public:
    explicit GameDataShower(const GameDataQuestion& question) : m_question(question) {}

    int run()
    {
        const auto repository = needed(data::listOf(m_question.folder));
        if (repository.systems.empty() && repository.catalogues.empty() && repository.faults.empty())
            return refuse("there are no data of games in " + m_question.folder,
                          "Name the folder that has the .gst and .cat files, or the .json files of New Recruit.");
        leaveOut(repository.faults);
        return m_question.catalogue.empty() ? showGames(repository, {}) : showNamed(repository);
    }

private:
    int showGames(const data::Repository& repository, std::string_view id)
    {
        Faults faults;
        auto games = data::overviewOf(repository, faults);
        leaveOut(faults);
        if (!id.empty())
            std::erase_if(games, [&](const data::ShownGame& game) { return game.head.id != id; });
        return print(games);
    }

    int showNamed(const data::Repository& repository)
    {
        const auto catalogues = named(repository.catalogues);
        if (catalogues.size() == 1)
            return showCatalogue(repository, *catalogues.front());
        if (const auto systems = named(repository.systems); catalogues.empty() && systems.size() == 1)
            return m_question.entry.empty() ? showGames(repository, systems.front()->head.id)
                                            : refuse("\"" + m_question.catalogue + "\" is a game, not a catalogue");
        if (catalogues.empty())
            return refuse("there is no catalogue \"" + m_question.catalogue + "\" in " + m_question.folder,
                          "'muster show --data-folder " + m_question.folder + "' lists those there are.");
        std::string ids;
        for (const auto* each : catalogues)
            ids += (ids.empty() ? "" : ", ") + each->head.id;
        return refuse("several catalogues have the name \"" + m_question.catalogue + '"',
                      "Name one by its id: " + ids + '.');
    }

    [[nodiscard]] std::vector<const data::Listed*> named(const std::vector<data::Listed>& listed) const
    {
        std::vector<const data::Listed*> all;
        for (const auto& each : listed)
            all.push_back(&each);
        return muster::named(all, m_question.catalogue);
    }

    int showCatalogue(const data::Repository& repository, const data::Listed& catalogue)
    {
        const auto all = needed(data::closureOf(repository, catalogue));
        leaveOut(all.faults);
        leaveOut(data::lackingOf(all));
        const auto first = Id<data::File>::at(1); // behind the game system
        const auto roots = data::rootsOf(all, first);
        if (!m_question.entry.empty())
            return showEntry(all, roots);
        report::GameDataCatalogue shown{repository.system(catalogue.head.gameSystem)->head.name, catalogue.head, {}};
        for (const auto root : roots)
            shown.roots.push_back(data::lineOf(all, root));
        return print(shown);
    }

    int showEntry(const data::Definitions& all, const std::vector<Id<data::Node>>& roots)
    {
        const auto found = std::ranges::find_if(roots, [&](Id<data::Node> root) {
            return all.keys.text(all.nodes[root].id) == m_question.entry ||
                   small(data::shownName(all, root)) == small(m_question.entry);
        });
        if (found == roots.end())
            return refuse("there is no \"" + m_question.entry + "\" among the root entries of " + m_question.catalogue,
                          "Leave it out to see those there are.");
        return print(data::entryOf(all, *found));
    }

    int print(const auto& shown)
    {
        std::cout << (m_question.isJson ? report::toJson(shown) : report::toText(shown));
        return m_status;
    }

    void leaveOut(const Faults& faults)
    {
        printFaults(faults);
        if (!faults.empty())
            m_status = cannotRead;
    }

    static int refuse(std::string message, std::string advice = {})
    {
        return fail(Faults{Fault::about({}, std::move(message), std::move(advice))});
    }

    const GameDataQuestion& m_question;
    int m_status = allLegal;
};

} // namespace

int showGameData(const GameDataQuestion& question) { return GameDataShower(question).run(); }

} // namespace muster
