#include "editor/author/publishedgame.h"

#include "battlescribe/file/archive.h"
#include "core/base/safetext.h"
#include "files/readfile.h"
#include "io/author/draftcheck.h"
#include "io/author/receivedgame.h"
#include "io/files/folder.h"
#include "io/files/wholefolder.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <utility>

namespace muster::editor {

namespace {

namespace bs = battlescribe;
namespace fs = std::filesystem;

/// A game of a hundred armies of a hundred units is a tenth of it.
constexpr bs::ArchiveBounds bounds{
    .bytes = 8U << 20, .unpacked = 32U << 20, .ratio = 250, .freeOfRatio = 256U << 10, .entries = 200};
constexpr std::string_view ending = ".mustergame";
constexpr std::size_t mostId = 80;

/// Small letters, digits and single hyphens: such a name is a file of one folder, whatever the system.
bool isId(std::string_view text)
{
    const auto isSign = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !text.empty() && text.size() <= mostId && std::ranges::all_of(text, isSign) && text.front() != '-' &&
           text.back() != '-' && text.find("--") == text.npos;
}

/// The texts of an archive, by the names of their files without ending.
Result<std::map<std::string, std::string>> textsOf(std::string_view bytes, const std::string& path)
{
    if (!bs::isArchive(bytes))
        return failure(Fault::about(path, "this is not a game of Muster", "Ask for the file again."));
    const auto entries = bs::entriesOf(bytes, path, bounds);
    if (!entries)
        return tl::unexpected<Faults>(entries.error());
    std::map<std::string, std::string> texts;
    std::size_t total = 0;
    for (const auto& entry : *entries) {
        const std::string_view name = entry.name;
        const auto stem = name.substr(0, name.size() - std::min<std::size_t>(name.size(), 5));
        if (!name.ends_with(".json") || !isId(stem) || texts.contains(std::string(stem)))
            return failure(Fault::about(path, "the game has a file whose name cannot be used: " + safeLine(name),
                                        "Whoever made it should publish it with Muster."));
        auto text = bs::unpackEntry(bytes, path, entry.name, bounds);
        if (!text)
            return tl::unexpected<Faults>(std::move(text.error()));
        total += text->size();
        if (total > bounds.unpacked)
            return failure(Fault::about(path, "the game unpacks to too much"));
        texts.emplace(stem, std::move(*text));
    }
    return texts;
}

/// Why a game of this id cannot be taken; the version of the game that it would replace.
Result<std::optional<std::string>> replacedBy(const std::string& id, const std::string& path, const Store& store)
{
    std::error_code error;
    if (fs::exists(store.folder() + "/armies/" + id, error))
        return failure(Fault::about(path, "the game has the id \"" + id + "\" of one that Muster has",
                                    "Whoever made it should give it another id."));
    const auto folder = store.userFolder() + "/armies/" + id;
    restoreFolder(folder);
    if (!fs::exists(folder, error))
        return std::optional<std::string>();
    if (!isReceivedGame(folder))
        return failure(Fault::about(path, "you have a game with the id \"" + id + "\" of your own",
                                    "Make a copy of yours under another name and take its folder away: " + folder));
    const auto before = GameDraft::read(folder);
    return std::optional(before ? before->text({"ruleset", "/dataVersion"}) : std::string("?"));
}

/// What the person has in the folder of a received game besides it: units of their own, translations, older versions.
/// A later version never has such files, and leaves them.
Result<void> keepOwn(const std::string& folder, const fs::path& fresh)
{
    constexpr auto whole = fs::copy_options::recursive | fs::copy_options::copy_symlinks;
    std::error_code error;
    if (!fs::exists(folder, error) && !error)
        return {};
    fs::directory_iterator each(folder, error);
    for (; !error && each != fs::directory_iterator(); each.increment(error)) {
        const auto& path = each->path();
        const bool isOfGame = isFile(path) && path.extension() == ".json" && !path.stem().has_extension();
        if (!isOfGame && !isReceivedNote(path.filename().string()))
            fs::copy(path, fresh / path.filename(), whole, error);
        if (error)
            return failure(Fault::about(path.string(), "the file cannot be kept: " + error.message()));
    }
    if (error)
        return failure(Fault::about(folder, "the folder cannot be read: " + error.message()));
    return {};
}

} // namespace

bool isPublishedGame(const std::string& path)
{
    auto its = fs::path(path).extension().string();
    std::ranges::transform(its, its.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return its == ending;
}

Result<std::string> publishGame(const GameDraft& draft)
{
    std::vector<bs::PackedFile> files;
    std::size_t total = 0;
    for (const auto& name : draft.files()) {
        files.push_back({name + ".json", draft.fileText(name)});
        total += files.back().bytes.size();
    }
    if (total > bounds.unpacked || files.size() > static_cast<std::size_t>(bounds.entries))
        return failure(Fault::about({}, "the game is too large to be published as one file"));
    auto packed = bs::packAll(files);
    if (packed && packed->size() > bounds.bytes)
        return failure(Fault::about({}, "the game is too large to be published as one file"));
    return packed;
}

Result<PublishedGame> readPublishedBytes(std::string_view bytes, const std::string& path, Store& store)
{
    const auto texts = textsOf(bytes, path);
    if (!texts)
        return tl::unexpected<Faults>(texts.error());
    const auto checked = checkTexts(*texts, path, store);
    if (!checked.faults.empty())
        return tl::unexpected<Faults>(checked.faults);
    const auto& ruleset = checked.catalogue->ruleset;
    PublishedGame game;
    game.id = ruleset.id;
    if (!isId(game.id) || game.id == "ruleset")
        return failure(Fault::about(path, "the game has no id that can be used"));
    const auto replaces = replacedBy(game.id, path, store);
    if (!replaces)
        return tl::unexpected<Faults>(replaces.error());
    game.replaces = *replaces;
    auto draft = GameDraft::of(store.userFolder() + "/armies/" + game.id, *texts);
    if (!draft)
        return tl::unexpected<Faults>(draft.error());
    game.draft = std::move(*draft);
    game.name = ruleset.name;
    game.version = ruleset.dataVersion;
    game.source = ruleset.provenance.source;
    game.armies = checked.catalogue->armies.size();
    return game;
}

Result<PublishedGame> readPublishedGame(const std::string& path, Store& store)
{
    const auto bytes = readFile(path, bounds.bytes);
    return bytes ? readPublishedBytes(*bytes, path, store) : tl::unexpected<Faults>(bytes.error());
}

Result<void> installPublished(PublishedGame game, const std::string& path)
{
    const auto folder = game.draft.folder();
    const auto there = game.replaces ? FolderThere::Replaced : FolderThere::Refused;
    return writeWholeFolder(folder, there, [&](const std::string& fresh) {
        game.draft.moveTo(fresh);
        return game.draft.save()
            .and_then([&] { return markAsReceived(fresh, fs::path(path).filename().string()); })
            .and_then([&] { return keepOwn(folder, fresh); });
    });
}

} // namespace muster::editor
