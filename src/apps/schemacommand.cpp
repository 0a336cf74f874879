#include "apps/command.h"

#include "core/base/safetext.h"
#include "core/base/wording.h"
#include "io/data/datafile.h"
#include "io/files/safefile.h"
#include "io/json/canonical.h"
#include "io/json/idschema.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>

namespace muster {

namespace {

struct SchemaCall {
    std::string name;
    std::string game; ///< RULESET or RULESET/ARMY: its ids are listed
};

/// A data file, or nothing and the reasons on standard error.
std::optional<DataFile> dataFile(Store& store, const std::optional<std::string>& path, std::string_view schema,
                                 const std::string& game)
{
    if (!path) {
        printFaults({Fault::about({}, "there is no game or army " + inQuotes(safeLine(game)),
                                  "'muster show' lists the games, and 'muster show RULESET' its armies.")});
        return std::nullopt;
    }
    auto file = readDataFile(*path, schema, store.schemas());
    if (!file) {
        printFaults(file.error());
        return std::nullopt;
    }
    return std::move(*file);
}

int printSchema(Store& store, const SchemaCall& wanted)
{
    const auto text = readFile(store.folder() + "/schemas/" + wanted.name + ".schema.json", 1u << 20);
    if (!text) {
        printFaults(text.error());
        return cannotRead;
    }
    if (wanted.game.empty()) {
        std::cout << *text;
        return allLegal;
    }
    const auto slash = wanted.game.find('/');
    const auto ruleset = wanted.game.substr(0, slash);
    const auto its = dataFile(store, store.rulesetFile(ruleset), "ruleset", wanted.game);
    if (!its)
        return cannotRead;
    nlohmann::json army;
    if (slash != std::string::npos) {
        auto file = dataFile(store, store.armyFile(ruleset, wanted.game.substr(slash + 1)), "army", wanted.game);
        if (!file)
            return cannotRead;
        army = std::move(file->document);
    }
    std::cout << canonicalText(schemaWithIds(nlohmann::ordered_json::parse(*text), its->document, army));
    return allLegal;
}

} // namespace

Run addSchema(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("schema", "Print a JSON Schema that Muster ships");
    auto wanted = std::make_shared<SchemaCall>();
    command
        ->add_option("NAME", wanted->name,
                     "ruleset, army, translation, ownunits, roster, collection, report or geometry")
        ->required()
        ->check(
            CLI::IsMember({"ruleset", "army", "translation", "ownunits", "roster", "collection", "report", "geometry"}))
        ->type_name("");
    command
        ->add_option("--for", wanted->game, "With the ids of this game, and of this army, for editors that offer them")
        ->type_name("RULESET[/ARMY]");
    return [wanted, &session] {
        auto* store = session.store();
        return store ? printSchema(*store, *wanted) : int(cannotRead);
    };
}

} // namespace muster
