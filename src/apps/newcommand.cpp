#include "apps/command.h"

#include "core/base/safetext.h"
#include "io/data/newgame.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace muster {

Run addNew(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("new", "Begin a game of your own: a small ruleset with an army, to be changed");
    auto game = std::make_shared<std::string>();
    auto army = std::make_shared<std::string>("First Army");
    command->add_option("GAME", *game, "Name of the game")->required()->type_name("");
    addText(*command, "--army", *army, "Name of its first army", "NAME");
    return [game, army, &session] {
        const auto made = needed(makeGame(session.store(), *game, *army));
        for (const auto& file : made.files)
            std::cout << safeLine(file) << '\n';
        std::cerr << "Change these files, and check them with: muster lint --watch " << safeLine(made.folder)
                  << "\nWhat is in the game: muster show " << made.id << '\n';
        return int(allLegal);
    };
}

} // namespace muster
