#include "apps/command.h"

#include "io/data/gameschema.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace muster {

Run addSchema(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("schema", "Print a JSON Schema that Muster ships");
    auto name = std::make_shared<std::string>();
    auto game = std::make_shared<std::string>();
    command
        ->add_option("NAME", *name,
                     "ruleset, army, translation, ownunits, roster, collection, battle, report, advice or geometry")
        ->required()
        ->check(CLI::IsMember({"ruleset", "army", "translation", "ownunits", "roster", "collection", "battle", "report",
                               "advice", "geometry"}))
        ->type_name("");
    addText(*command, "--for", *game, "With the ids of this game, and of this army, for editors that offer them",
            "RULESET[/ARMY]");
    return [name, game, &session] {
        std::cout << needed(schemaText(session.store(), *name, *game));
        return int(allLegal);
    };
}

} // namespace muster
