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
    command->add_option("NAME", *name, "ruleset, army, translation, ownunits, roster, collection, report or geometry")
        ->required()
        ->check(
            CLI::IsMember({"ruleset", "army", "translation", "ownunits", "roster", "collection", "report", "geometry"}))
        ->type_name("");
    command->add_option("--for", *game, "With the ids of this game, and of this army, for editors that offer them")
        ->check(emptyWords)
        ->type_name("RULESET[/ARMY]");
    return [name, game, &session] {
        auto* store = session.store();
        if (!store)
            return int(cannotRead);
        const auto text = schemaText(*store, *name, *game);
        if (!text) {
            printFaults(text.error());
            return int(cannotRead);
        }
        std::cout << *text;
        return int(allLegal);
    };
}

} // namespace muster
