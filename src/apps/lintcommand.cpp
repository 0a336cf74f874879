#include "apps/command.h"

#include "io/lint.h"
#include "io/safefile.h"

#include <iostream>

namespace muster {

Run addLint(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("lint", "Check ruleset, army and roster files: schema, references, form");
    auto paths = std::make_shared<std::vector<std::string>>();
    auto write = std::make_shared<bool>(false);
    command->add_option("PATH", *paths, "Files, or folders to search through")->required()->type_name("");
    command->add_flag("--write", *write, "Write files in canonical form that are well but for it");
    return [paths, write, &session] {
        auto* store = session.store();
        if (!store)
            return int(cannotRead);
        const auto result = lint(*paths, *store, *write);
        for (const auto& fault : result.faults)
            std::cout << toText(fault) << '\n';
        tell(result.unreadable);
        if (!result.unreadable.empty())
            return int(cannotRead);
        if (result.faults.empty())
            std::cerr << result.files << (result.files == 1 ? " file" : " files") << " checked, no faults"
                      << (result.written > 0 ? ", " + std::to_string(result.written) + " written anew" : "") << '\n';
        return int(result.faults.empty() ? allLegal : notLegal);
    };
}

Run addSchema(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("schema", "Print a JSON Schema that Muster ships");
    auto name = std::make_shared<std::string>();
    command->add_option("NAME", *name, "ruleset, army, translation, roster or report")
        ->required()
        ->check(CLI::IsMember({"ruleset", "army", "translation", "roster", "report"}))
        ->type_name("");
    return [name, &session] {
        auto* store = session.store();
        if (!store)
            return int(cannotRead);
        const auto text = readFile(store->folder() + "/schemas/" + *name + ".schema.json", 1u << 20);
        if (!text) {
            tell(text.error());
            return int(cannotRead);
        }
        std::cout << *text;
        return int(allLegal);
    };
}

} // namespace muster
