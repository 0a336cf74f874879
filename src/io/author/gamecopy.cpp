#include "io/author/gamecopy.h"

#include "core/base/safetext.h"
#include "core/base/wording.h"
#include "io/author/draftdocument.h"
#include "io/data/newid.h"
#include "io/files/wholefolder.h"
#include "io/json/boundedjson.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace muster {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t mostSource = 300; ///< letters of a provenance's source

std::string textAt(const ordered_json& object, const char* key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() && found->is_string() ? found->get<std::string>()
                                                                             : std::string();
}

void markAsOwn(ordered_json& document, const std::string& from)
{
    auto& provenance = document["provenance"];
    const auto before = textAt(provenance, "source");
    auto source = "Copied from " + from + (before.empty() ? std::string() : ", whose figures are: " + before);
    if (source.size() > mostSource)
        source = "Copied from " + from;
    provenance = {{"kind", "own"}, {"source", std::move(source)}};
}

} // namespace

Result<std::string> copyGame(const Store& store, const std::string& game, const std::string& name)
{
    const auto id = idFrom(name);
    if (id.empty())
        return failure(Fault::about({}, "no id can be made from the name " + inQuotes(name),
                                    "Write it with letters of a to z or digits."));
    const auto known = store.rulesets();
    const auto folder = store.userFolder() + "/armies/" + id;
    std::error_code error;
    if (std::ranges::find(known, id) != known.end() || std::filesystem::exists(folder, error))
        return failure(Fault::about(folder, "there is a game with the id " + inQuotes(id) + " already",
                                    "Give the copy another name."));
    // Of a shipped game some files may be the user's own: each is taken from where it is read.
    std::vector<std::pair<std::string, std::string>> texts;
    auto names = store.armies(game);
    names.insert(names.begin(), "ruleset");
    for (const auto& file : names) {
        const auto path = file == "ruleset" ? store.rulesetFile(game) : store.armyFile(game, file);
        const auto text = path ? readFile(*path, JsonBounds{}.bytes)
                               : Result<std::string>(failure(Fault::about(game, "there is no such game")));
        const auto bounded = text ? parseJson(*text, *path) : tl::unexpected(text.error());
        if (!bounded)
            return tl::unexpected<Faults>(bounded.error());
        auto document = ordered_json::parse(*text, nullptr, false);
        if (!document.is_object())
            return failure(Fault::about(*path, "this is not a file of a game"));
        const auto from = textAt(document, "name") + " (data " + textAt(document, "dataVersion") + ')';
        if (file == "ruleset") {
            document["id"] = id;
            document["name"] = document["shortName"] = safeLine(name);
        } else {
            document["ruleset"] = id;
        }
        document["dataVersion"] = "0.1";
        markAsOwn(document, from);
        auto made = readableJson(document, folder + '/' + file + ".json");
        if (!made)
            return tl::unexpected<Faults>(made.error());
        texts.emplace_back(file + ".json", std::move(*made));
    }
    return writeWholeFolder(folder, FolderThere::Refused,
                            [&](const std::string& fresh) {
                                for (const auto& [file, text] : texts)
                                    if (const auto saved = saveFileUnlessChanged(fresh + '/' + file, text, FileStamp());
                                        !saved)
                                        return Result<void>(tl::unexpected<Faults>(saved.error()));
                                return Result<void>();
                            })
        .map([&] { return id; });
}

} // namespace muster
