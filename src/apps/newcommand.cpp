#include "apps/command.h"
#include "apps/newgamedatalist.h"

#include "core/base/safetext.h"
#include "io/data/newgame.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace muster {

namespace {

struct NewOptions {
    NewGameDataList list;
    std::string army;
};

int makeOwnGame(Session& session, const NewOptions& options)
{
    const auto made =
        needed(makeGame(session.store(), options.list.game, options.army.empty() ? "First Army" : options.army));
    for (const auto& file : made.files)
        std::cout << safeLine(file) << '\n';
    std::cerr << "Change these files, and check them with: muster lint --watch " << safeLine(made.folder)
              << "\nWhat is in the game: muster show " << made.id << '\n';
    return int(allLegal);
}

} // namespace

Run addNew(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("new", "Begin a game of your own: a small ruleset with an army, to be changed; "
                                              "or a list of data of BattleScribe or New Recruit");
    auto options = std::make_shared<NewOptions>();
    auto& list = options->list;
    command->add_option("GAME", list.game, "Name of the game; with --data-folder, name or id of one that is there")
        ->required()
        ->type_name("");
    auto* catalogue =
        command->add_option("CATALOGUE", list.catalogue, "With --data-folder: name or id of its catalogue")
            ->type_name("");
    addText(*command, "--army", options->army, "Name of the first army of your game", "NAME");
    addText(*command, "--data-folder", list.folder, "Begin a list of the data in this folder", "DIR");
    addText(*command, "--force", list.force, "Its first force, by name or id; left out: the first of the data",
            "FORCE");
    addText(*command, "--name", list.name, "Name of the list; left out: that of the catalogue", "NAME");
    addTexts(*command, "--limit", list.limits,
             "How much of a kind of cost may be spent: pts=2000; pts=none lifts the limit of the data", "COST=NUMBER");
    command
        ->add_option("-o,--output", list.output,
                     "File of the list, a .ros, .rosz or .json; left out: a .ros on "
                     "standard output")
        ->type_name("OUT");
    auto* folder = command->get_option("--data-folder");
    folder->needs(catalogue)->excludes(command->get_option("--army"));
    for (const auto* name : {"CATALOGUE", "--force", "--name", "--limit", "--output"})
        command->get_option(name)->needs(folder);
    return [options, &session] {
        return options->list.folder.empty() ? makeOwnGame(session, *options) : makeGameDataList(options->list);
    };
}

} // namespace muster
