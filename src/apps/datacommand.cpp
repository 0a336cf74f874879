#include "apps/command.h"
#include "battlescribe/data/repository.h"
#include "core/base/safetext.h"
#include "io/data/datafolders.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>

namespace muster {

namespace {

int keep(const std::string& userFolder, const DataFolders& folders)
{
    printFaults(needed(writeDataFolders(userFolder, folders)).remarks);
    return allLegal;
}

/// "Tide & Timber (revision 7): 3 catalogues".
void tell(const battlescribe::data::Repository& repository)
{
    for (const auto& system : repository.systems) {
        const auto count = std::ranges::count_if(repository.catalogues, [&](const battlescribe::data::Listed& its) {
            return its.head.gameSystem == system.head.id && !its.head.isLibrary;
        });
        std::cout << "  " << safeLine(system.head.name) << " (revision " << system.head.revision << "): " << count
                  << (count == 1 ? " catalogue\n" : " catalogues\n");
    }
}

int addFolder(const std::string& userFolder, const std::string& named)
{
    auto folders = needed(readDataFolders(userFolder));
    const auto path = needed(absoluteFolder(named));
    const auto repository = needed(battlescribe::data::listOf(path));
    printFaults(repository.faults);
    if (repository.systems.empty())
        return fail({Fault::about(path, "there is no game of BattleScribe or New Recruit in it",
                                  "Name the folder that has the file of the game: a .gst, .gstz or .json.")});
    if (!folders.add(path)) {
        std::cout << safeLine(path) << " is there already\n";
        return allLegal;
    }
    const auto status = keep(userFolder, folders);
    std::cout << "Rosters of these games are judged by the data in " << safeLine(path) << ":\n";
    tell(repository);
    return status;
}

int removeFolder(const std::string& userFolder, const std::string& named)
{
    auto folders = needed(readDataFolders(userFolder));
    if (!folders.remove(needed(absoluteFolder(named))) && !folders.remove(named))
        return fail(
            {Fault::about(named, "it is none of the data folders", "'muster data list' lists those there are.")});
    return keep(userFolder, folders);
}

int listFolders(const std::string& userFolder)
{
    const auto folders = needed(readDataFolders(userFolder));
    int status = allLegal;
    for (const auto& path : folders.paths) {
        std::cout << safeLine(path) << '\n';
        const auto repository = battlescribe::data::listOf(path);
        if (repository)
            tell(*repository);
        printFaults(repository ? repository->faults : repository.error());
        if (!repository)
            status = cannotRead;
    }
    return status;
}

} // namespace

Run addData(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand(
        "data", "Folders with data of BattleScribe or New Recruit, by which rosters of their games are judged");
    command->require_subcommand(1);
    auto folder = std::make_shared<std::string>();
    auto* add = command->add_subcommand("add", "Remember a folder");
    auto* remove = command->add_subcommand("remove", "Forget a folder; its files stay");
    command->add_subcommand("list", "The folders, with the games in them");
    for (auto* each : {add, remove})
        each->add_option("DIR", *folder, "The folder")->required()->type_name("");
    return [add, remove, folder, &session] {
        const auto& userFolder = session.store().userFolder();
        if (add->parsed())
            return addFolder(userFolder, *folder);
        return remove->parsed() ? removeFolder(userFolder, *folder) : listFolders(userFolder);
    };
}

} // namespace muster
