#include "apps/command.h"
#include "apps/gamedatalint.h"
#include "apps/templatelint.h"
#include "apps/watching.h"

#include "io/lint/lint.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace muster {

namespace {

struct LintCall {
    std::vector<std::string> paths;
    bool write = false;
    bool watch = false;
    bool all = false;
};

/// ", 2 warnings", or nothing.
std::string warningsOf(std::size_t count)
{
    return count == 0 ? std::string() : ", " + std::to_string(count) + (count == 1 ? " warning" : " warnings");
}

int lintOnce(const LintCall& call, Store& store)
{
    const auto games = lintGameData(call.paths);
    const auto templates = lintTemplates(games.others, store.templateFolder());
    if (call.write && templates.others.empty()) {
        std::cerr << "muster lint: --write is for rulesets, armies and rosters, and there is none: leave it out\n";
        return wrongCall;
    }
    auto result = lint(templates.others, store, call.write);
    const auto append = [](Faults& to, const Faults& faults) { to.insert(to.end(), faults.begin(), faults.end()); };
    append(result.faults, templates.faults);
    append(result.unreadable, templates.unreadable);
    append(result.unreadable, games.lint.unreadable);
    result.files += templates.files + games.lint.files;
    for (const auto& fault : result.faults)
        std::cout << toText(fault) << '\n';
    for (const auto& warning : result.warnings)
        std::cout << "warning: " << toText(warning) << '\n';
    for (const auto& line : linesOf(games.lint, call.all))
        std::cout << line << '\n';
    printFaults(result.unreadable);
    const bool isFaulty = !result.faults.empty() || games.lint.faultCount() > 0;
    if (result.written > 0 && (isFaulty || !result.unreadable.empty()))
        std::cerr << result.written << (result.written == 1 ? " file" : " files") << " rewritten\n";
    if (!result.unreadable.empty())
        return cannotRead;
    if (!isFaulty)
        std::cerr << result.files << (result.files == 1 ? " file" : " files") << " checked, no faults"
                  << warningsOf(result.warnings.size() + games.lint.warningCount())
                  << (result.written > 0 ? ", " + std::to_string(result.written) + " rewritten" : "") << '\n';
    return isFaulty ? notLegal : allLegal;
}

} // namespace

Run addLint(CLI::App& app, Session& session)
{
    auto* command =
        app.add_subcommand("lint", "Check rulesets, armies, rosters, templates of sheets, and folders with data of "
                                   "BattleScribe or New Recruit: form, references, names");
    auto call = std::make_shared<LintCall>();
    command->add_option("PATH", call->paths, "Files, or folders to search through")->required()->type_name("");
    command->add_flag("--write", call->write,
                      "Rewrite files in canonical form; other faults in them stay and are reported");
    command->add_flag("--watch", call->watch,
                      "Go on, and check again whenever a file changes, until stopped with Ctrl+C");
    command->add_flag("--all", call->all,
                      "Show every place in data of BattleScribe or New Recruit; else the same thing is shown once, and "
                      "the most important of each kind");
    return [call, &session] {
        auto& store = session.store();
        if (!call->watch)
            return lintOnce(*call, store);
        return watchFiles(call->paths, [&] {
            // What was read before may have changed.
            store.readAgain();
            return lintOnce(*call, store);
        });
    };
}

} // namespace muster
