#include "battlescribe/browse/overview.h"

#include <algorithm>

namespace muster::battlescribe::data {

namespace {

std::vector<ShownImport> importsOf(const Definitions& data, Id<File> file)
{
    std::vector<ShownImport> shown;
    for (const auto id : data.files[file].imports) {
        const auto& import = data.imports[id];
        const bool isThere = !import.target.isNone();
        shown.push_back({std::string(isThere ? data.nodes[data.files[import.target].root].name : import.name),
                         std::string(data.keys.text(import.targetKey)), isThere, import.withRoots});
    }
    return shown;
}

/// Imports can be anywhere in a file, so the game is read.
void addImports(ShownGame& game, const Repository& repository, const Listed& system, Faults& faults)
{
    const auto data = allOf(repository, system);
    if (!data) {
        faults.insert(faults.end(), data.error().begin(), data.error().end());
        return;
    }
    faults.insert(faults.end(), data->faults.begin(), data->faults.end());
    for (const auto file : data->files.ids()) {
        const auto name = std::filesystem::path(data->files[file].name).filename().string();
        const auto found = std::ranges::find(game.catalogues, name, &ShownCatalogue::file);
        if (found != game.catalogues.end())
            found->imports = importsOf(*data, file);
    }
}

/// One for each game system, then one for each that is missing.
std::vector<ShownGame> gamesOf(const Repository& repository)
{
    std::vector<ShownGame> games;
    for (const auto& system : repository.systems)
        if (repository.system(system.head.id) == &system)
            games.push_back({system.head, system.path.filename().string(), {}});
    for (const auto& catalogue : repository.catalogues) {
        const auto& id = catalogue.head.gameSystem;
        auto game = std::ranges::find_if(games, [&](const ShownGame& each) { return each.head.id == id; });
        if (game == games.end()) {
            games.emplace_back();
            game = games.end() - 1;
            game->head.id = id;
        }
        game->catalogues.push_back({catalogue.head, catalogue.path.filename().string(), {}});
    }
    return games;
}

} // namespace

std::vector<ShownGame> overviewOf(const Repository& repository, Faults& faults)
{
    auto games = gamesOf(repository);
    for (auto& game : games)
        if (const auto* system = repository.system(game.head.id))
            addImports(game, repository, *system, faults);
    return games;
}

Faults lackingOf(const Definitions& definitions)
{
    Faults lacking;
    for (const auto file : definitions.files.ids())
        for (const auto id : definitions.files[file].imports)
            if (const auto& import = definitions.imports[id]; import.target.isNone())
                lacking.push_back(definitions.faultAt(file, import.offset,
                                                      "it imports \"" + std::string(import.name) +
                                                          "\", which is not there and so is not shown"));
    return lacking;
}

} // namespace muster::battlescribe::data
