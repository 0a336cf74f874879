#include "apps/command.h"

#include "core/base/safetext.h"
#include "io/files/safefile.h"
#include "io/spreadsheet/armytable.h"
#include "io/spreadsheet/csv.h"
#include "report/verdict/csv.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace muster {

namespace {

constexpr std::size_t mostBytes = 4u << 20; ///< of a table

struct Wanted {
    std::string input;
    std::string output;
    std::string into;
    bool isOfOptions = false;
    bool isOfWeapons = false;
    bool isOfProfiles = false;

    [[nodiscard]] TableOf of() const
    {
        return isOfOptions    ? TableOf::Options
               : isOfWeapons  ? TableOf::Weapons
               : isOfProfiles ? TableOf::Profiles
                              : TableOf::Units;
    }
};

/// The file of an army that is named as RULESET/ARMY, or by its path.
std::string armyFile(const Store& store, const std::string& named)
{
    if (named.ends_with(".json"))
        return named;
    const auto slash = named.find('/');
    const auto found =
        slash == named.npos ? std::nullopt : store.armyFile(named.substr(0, slash), named.substr(slash + 1));
    if (!found)
        throw Ended(fail({Fault::about({}, "there is no army " + safeLine(named),
                                       "Write RULESET/ARMY as 'muster show' lists them, or the path of its file.")}));
    return *found;
}

int write(Store& store, const Wanted& wanted)
{
    const OutputFile output(wanted.output);
    std::string text;
    for (const auto& row : needed(armyTable(store, armyFile(store, wanted.input), wanted.of())))
        text += report::csvRow(row);
    const auto table = needed(readableCsv(std::move(text), wanted.output));
    if (!wanted.output.empty())
        return save(output, table);
    std::cout << table;
    return allLegal;
}

int read(Store& store, const Wanted& wanted)
{
    OutputFile output(wanted.output);
    const auto army = armyFile(store, wanted.into);
    const auto csv = needed(readFile(wanted.input, mostBytes, Pipes::Wait));
    const auto filled = fillArmy(store, army, wanted.of(), csv, wanted.input);
    if (!filled) {
        printFaults(filled.error());
        return notLegal;
    }
    if (wanted.output.empty()) {
        output.path = army;
        output.before = filled->read;
    }
    const auto status = save(output, filled->text);
    if (status == allLegal)
        std::cerr << filled->changed << " changed, " << filled->added << " added, " << filled->left
                  << " not in the table and left as they are\n";
    return status;
}

} // namespace

Run addTable(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("table", "Write the units of an army as a table (CSV), or read them back");
    auto wanted = std::make_shared<Wanted>();
    command->add_option("INPUT", wanted->input, "RULESET/ARMY or the path of an army; with --into, a table")
        ->required()
        ->type_name("");
    addText(*command, "-o,--output", wanted->output, "Write to this file", "FILE");
    addText(*command, "--into", wanted->into, "Take the table over into this army: RULESET/ARMY or a path", "ARMY");
    auto* options = command->add_flag("--options", wanted->isOfOptions,
                                      "The options of the army’s groups, and of its units’ own, in place of its units");
    auto* weapons = command->add_flag("--weapons", wanted->isOfWeapons, "The weapons of the army in place of its units")
                        ->excludes(options);
    command->add_flag("--profiles", wanted->isOfProfiles, "The kinds of model that its units share in place of them")
        ->excludes(options)
        ->excludes(weapons);
    return [wanted, &session] {
        auto& store = session.store();
        return wanted->into.empty() ? write(store, *wanted) : read(store, *wanted);
    };
}

} // namespace muster
