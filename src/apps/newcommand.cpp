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
    command->add_option("--army", *army, "Name of its first army")->check(emptyWords)->type_name("NAME");
    return [game, army, &session] {
        const auto* store = session.store();
        if (!store)
            return int(cannotRead);
        const auto made = makeGame(*store, *game, *army);
        if (!made) {
            printFaults(made.error());
            return int(cannotRead);
        }
        for (const auto& file : made->files)
            std::cout << safeLine(file) << '\n';
        std::cerr << "Change these files, and check them with: muster lint --watch " << safeLine(made->folder)
                  << "\nWhat is in the game: muster show " << made->id << '\n';
        return int(allLegal);
    };
}

} // namespace muster
