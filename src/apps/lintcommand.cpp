#include "apps/command.h"
#include "apps/gamedatalint.h"
#include "apps/templatelint.h"
#include "apps/watching.h"

#include "io/lint/lint.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace muster {

namespace {

/// ", 2 warnings", or nothing.
std::string warningsOf(const LintResult& result)
{
    const auto count = result.warnings.size();
    return count == 0 ? std::string() : ", " + std::to_string(count) + (count == 1 ? " warning" : " warnings");
}

int lintOnce(const std::vector<std::string>& paths, Store& store, bool write)
{
    const auto games = lintGameData(paths);
    const auto templates = lintTemplates(games.others, store.templateFolder());
    if (write && templates.others.empty()) {
        std::cerr << "muster lint: --write is for rulesets, armies and rosters, and there is none: leave it out\n";
        return wrongCall;
    }
    auto result = lint(templates.others, store, write);
    const auto append = [](Faults& to, const Faults& faults) { to.insert(to.end(), faults.begin(), faults.end()); };
    append(result.faults, templates.faults);
    append(result.faults, games.faults);
    append(result.warnings, games.warnings);
    append(result.unreadable, templates.unreadable);
    append(result.unreadable, games.unreadable);
    result.files += templates.files + games.files;
    for (const auto& fault : result.faults)
        std::cout << toText(fault) << '\n';
    for (const auto& warning : result.warnings)
        std::cout << "warning: " << toText(warning) << '\n';
    printFaults(result.unreadable);
    if (result.written > 0 && (!result.faults.empty() || !result.unreadable.empty()))
        std::cerr << result.written << (result.written == 1 ? " file" : " files") << " rewritten\n";
    if (!result.unreadable.empty())
        return cannotRead;
    if (result.faults.empty())
        std::cerr << result.files << (result.files == 1 ? " file" : " files") << " checked, no faults"
                  << warningsOf(result)
                  << (result.written > 0 ? ", " + std::to_string(result.written) + " rewritten" : "") << '\n';
    return result.faults.empty() ? allLegal : notLegal;
}

} // namespace

Run addLint(CLI::App& app, Session& session)
{
    auto* command =
        app.add_subcommand("lint", "Check rulesets, armies, rosters, templates of sheets, and folders with data of "
                                   "BattleScribe or New Recruit: form, references, names");
    auto paths = std::make_shared<std::vector<std::string>>();
    auto write = std::make_shared<bool>(false);
    auto watch = std::make_shared<bool>(false);
    command->add_option("PATH", *paths, "Files, or folders to search through")->required()->type_name("");
    command->add_flag("--write", *write, "Rewrite files in canonical form; other faults in them stay and are reported");
    command->add_flag("--watch", *watch, "Go on, and check again whenever a file changes, until stopped with Ctrl+C");
    return [paths, write, watch, &session] {
        auto& store = session.store();
        if (!*watch)
            return lintOnce(*paths, store, *write);
        return watchFiles(*paths, [&] {
            // What was read before may have changed.
            store.readAgain();
            return lintOnce(*paths, store, *write);
        });
    };
}

} // namespace muster
