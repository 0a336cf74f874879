#include "editor/gamefolders/gamefolder.h"

#include "battlescribe/browse/sheet.h"
#include "battlescribe/data/repository.h"
#include "battlescribe/data/roots.h"
#include "battlescribe/lint/datalint.h"
#include "editor/gamefolders/unpackeddata.h"
#include "editor/words/shown.h"

#include <QCoreApplication>

#include <algorithm>
#include <filesystem>
#include <set>

namespace muster::editor {

namespace data = battlescribe::data;

struct FolderListing {
    data::Repository repository;
    std::vector<data::Stamp> stamps;
};

namespace {

class FolderWords {
    Q_DECLARE_TR_FUNCTIONS(GameFolder)

public:
    static QString gone() { return tr("The folder is not there."); }
    static QString packed(const QString& name) { return tr("“%1” is packed. Add a Zip takes it as it is.").arg(name); }
    static QString below(const QString& name)
    {
        return tr("The data are in the folder “%1” in it. Choose that folder.").arg(name);
    }
    static QString withoutGame()
    {
        return tr("It has no data of BattleScribe. It needs the file of a game: a .gst, a .gstz, or a .json of New "
                  "Recruit.");
    }
    static QString units(int count) { return tr("%n unit(s)", nullptr, count); }
    static QString catalogues(int count) { return tr("%n catalogue(s)", nullptr, count); }
    static QString withoutSystem()
    {
        return tr("It has catalogues, but not the file of their game: a .gst, a .gstz, or a .json of New Recruit.");
    }
};

QString shownFile(const std::filesystem::path& path) { return shown(path.filename().string()); }

/// Some people have what they downloaded: an archive, or a folder around the one with the data.
QString whyWithoutGame(const std::filesystem::path& folder)
{
    constexpr int mostLooked = 500;
    std::error_code error;
    std::filesystem::path packed;
    int looked = 0;
    for (std::filesystem::directory_iterator each(folder, error), end; !error && each != end && looked < mostLooked;
         each.increment(error), ++looked) {
        std::error_code gone;
        if (each->is_directory(gone) && std::ranges::any_of(data::stampsOf(each->path()), [](const data::Stamp& stamp) {
                return stamp.path.extension() != ".json" && data::mayHaveData(stamp.path);
            }))
            return FolderWords::below(shownFile(each->path()));
        if (isPackedData(each->path().string()))
            packed = each->path();
    }
    return packed.empty() ? FolderWords::withoutGame() : FolderWords::packed(shownFile(packed));
}

FolderCatalogue catalogueOf(const data::Listed& listed)
{
    return {listed.head.id, shown(listed.head.name), shownFile(listed.path), listed.head.revision,
            listed.head.isLibrary};
}

void addGames(GameFolder& folder, const data::Repository& repository)
{
    for (const auto& system : repository.systems) {
        if (repository.system(system.head.id) != &system)
            continue; // an older copy
        FolderGame game{system.head.id, shown(system.head.name), shownFile(system.path), system.head.revision};
        for (const auto& catalogue : repository.catalogues)
            if (repository.catalogue(catalogue.head.id, system.head.id) == &catalogue)
                game.catalogues.push_back(catalogueOf(catalogue));
        folder.games.push_back(std::move(game));
    }
}

/// The names of what a file needs, itself or by way of others, and nobody has.
QStringList lacksOf(const data::Definitions& all, Id<data::File> file)
{
    QStringList names;
    for (const auto each : all.files[file].reach)
        for (const auto id : all.files[each].imports)
            if (const auto& import = all.imports[id]; import.target.isNone())
                names << shown(import.name.empty() ? std::string(all.keys.text(import.targetKey))
                                                   : std::string(import.name));
    names.removeDuplicates();
    return names;
}

bool isHidden(const data::Definitions& all, Id<data::Node> id) { return !id.isNone() && all.nodes[id].isHidden; }

int entriesOf(const data::Definitions& all, Id<data::File> file)
{
    return static_cast<int>(std::ranges::count_if(data::rootsOf(all, file), [&](Id<data::Node> root) {
        return !isHidden(all, root) && !isHidden(all, all.nodes[root].target);
    }));
}

/// Units and models that any army of a game can take.
int unitsOf(const GameFolder& folder, const FolderGame& game)
{
    const auto& repository = folder.listing->repository;
    const auto* system = repository.system(game.id);
    const auto all = system ? data::allOf(repository, *system) : failure(Fault());
    if (!all)
        return 0;
    std::set<std::size_t> units; // each once, though several catalogues import it
    for (const auto file : all->files.ids()) {
        if (all->nodes[all->files[file].root].kind != data::Node::Kind::Catalogue || all->files[file].isLibrary)
            continue;
        for (const auto root : data::rootsOf(*all, file)) {
            using Type = data::Node::EntryType;
            const auto line = data::lineOf(*all, root);
            if (!line.isHidden && (line.type == Type::Unit || line.type == Type::Model))
                units.insert(root.position());
        }
    }
    return static_cast<int>(units.size());
}

} // namespace

int FolderGame::armies() const
{
    return static_cast<int>(std::ranges::count(catalogues, false, &FolderCatalogue::isLibrary));
}

int FolderGame::incomplete() const
{
    return static_cast<int>(std::ranges::count_if(
        catalogues, [](const FolderCatalogue& each) { return !each.isLibrary && !each.isComplete(); }));
}

const FolderGame* GameFolder::game(const std::string& id) const
{
    const auto found = std::ranges::find(games, id, &FolderGame::id);
    return found == games.end() ? nullptr : &*found;
}

GameFolder listFolder(const std::string& path, const std::stop_token& stop)
{
    GameFolder folder{path};
    std::error_code error;
    if (!std::filesystem::exists(path, error)) {
        folder.state = GameFolder::State::Gone;
        folder.why = FolderWords::gone();
        return folder;
    }
    if (!std::filesystem::is_directory(path, error)) {
        folder.state = GameFolder::State::WithoutGame;
        folder.why = FolderWords::packed(shownFile(path));
        return folder;
    }
    auto listing = std::make_shared<FolderListing>();
    listing->stamps = data::stampsOf(path);
    auto repository = data::listOf(path, data::mostBytesOfListing, stop);
    if (!repository) {
        folder.state = GameFolder::State::Unreadable;
        folder.why = shown(repository.error().front().message);
        folder.faults = std::move(repository.error());
        return folder;
    }
    folder.faults = repository->faults;
    folder.files = static_cast<int>(listing->stamps.size());
    for (const auto& stamp : listing->stamps)
        folder.bytes += stamp.bytes;
    addGames(folder, *repository);
    if (folder.games.empty()) {
        folder.state = GameFolder::State::WithoutGame;
        folder.why = repository->catalogues.empty() ? whyWithoutGame(path) : FolderWords::withoutSystem();
    }
    listing->repository = std::move(*repository);
    folder.listing = std::move(listing);
    return folder;
}

std::vector<GameFolder> listFolders(const std::vector<std::string>& paths, const std::stop_token& stop)
{
    std::vector<GameFolder> folders;
    for (const auto& path : paths)
        if (!stop.stop_requested())
            folders.push_back(listFolder(path, stop));
    return folders;
}

FolderGame readGame(const GameFolder& folder, const FolderGame& game, const std::stop_token& stop)
{
    auto made = game;
    if (!folder.listing)
        return made;
    const auto& repository = folder.listing->repository;
    const auto* system = repository.system(game.id);
    const auto all = system ? data::allOf(repository, *system, stop) : failure(Fault());
    if (stop.stop_requested())
        return made;
    made.isRead = true;
    for (auto& catalogue : made.catalogues)
        catalogue.isUnreadable = true;
    if (!all)
        return made;
    for (const auto file : all->files.ids()) {
        const auto found =
            std::ranges::find(made.catalogues, std::string(all->keys.text(all->files[file].id)), &FolderCatalogue::id);
        if (found == made.catalogues.end() || shownFile(all->files[file].name) != found->file)
            continue;
        found->isUnreadable = false;
        found->lacks = lacksOf(*all, file);
        found->entries = entriesOf(*all, file);
    }
    return made;
}

QString gameWords(const GameFolder& folder, const FolderGame& game)
{
    constexpr std::uint64_t mostBytesToCount = 1U << 20; // who adds a folder waits for it
    const auto units = folder.bytes > mostBytesToCount ? 0 : unitsOf(folder, game);
    return game.name + QStringLiteral(": ") +
           (units > 0 ? FolderWords::units(units) : FolderWords::catalogues(game.armies()));
}

bool isSame(const GameFolder& a, const GameFolder& b)
{
    return a.listing && b.listing && a.state == b.state && a.listing->stamps == b.listing->stamps;
}

bool hasChanged(const GameFolder& folder)
{
    std::error_code error;
    const bool isThere = std::filesystem::is_directory(folder.path, error);
    if (!folder.listing)
        return isThere != (folder.state == GameFolder::State::Unreadable);
    return !isThere || data::stampsOf(folder.path) != folder.listing->stamps;
}

FolderLint lintFolder(const std::string& path, const std::stop_token& stop)
{
    constexpr qsizetype mostPlaces = 40; // that a person reads of one kind; `muster lint` has all
    data::DataLint lint;
    data::lintData(path, lint, stop);
    lint.sort();
    FolderLint made;
    made.isWhole = !stop.stop_requested();
    made.faults = static_cast<int>(lint.faultCount() + lint.unreadable.size());
    for (std::size_t i = 0; i < data::wrongKinds; ++i) {
        const auto wrong = static_cast<data::Wrong>(i);
        const auto& things = lint[wrong].things;
        if (things.empty())
            continue;
        FolderRemark remark;
        remark.weight = wrong == data::Wrong::Unknown || wrong == data::Wrong::NotCompared
                            ? FolderRemark::Weight::NotJudged
                        : data::isWarning(wrong) ? FolderRemark::Weight::Note
                                                 : FolderRemark::Weight::Fault;
        const auto count = lint[wrong].count;
        for (const auto& thing : things)
            for (const auto& place : thing.places)
                if (remark.places.size() < mostPlaces)
                    remark.places << shown(toText(place));
        remark.words = shown(data::headingOf(wrong, count));
        if (wrong == data::Wrong::Unknown)
            made.notJudged = static_cast<int>(count);
        made.remarks.push_back(std::move(remark));
    }
    std::ranges::stable_sort(made.remarks, {}, &FolderRemark::weight);
    return made;
}

} // namespace muster::editor
