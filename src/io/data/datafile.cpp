#include "io/data/datafile.h"

#include "core/base/faultlist.h"
#include "core/base/safetext.h"
#include "io/data/datahash.h"
#include "io/data/shippedhashes.h"
#include "io/files/safefile.h"
#include "io/json/boundedjson.h"

#include <algorithm>
#include <filesystem>

namespace muster {

namespace {

using nlohmann::json;

/// Only letters, digits and signs of ASCII: nothing that safeLine() would change. Most texts are plain.
bool isPlain(const std::string& text)
{
    return std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

/// Texts of a data file are shown in many places, on one line. They are made safe here, so that none of these places
/// can forget it. Keys too: most are ids, but some are words.
void makeSafe(json& value)
{
    if (value.is_string()) {
        if (auto& text = value.get_ref<std::string&>(); !isPlain(text))
            text = safeLine(text);
        return;
    }
    if (value.is_array())
        for (auto& member : value.get_ref<json::array_t&>())
            makeSafe(member);
    if (!value.is_object())
        return;
    std::vector<std::string> strange;
    for (auto& [key, member] : value.get_ref<json::object_t&>()) {
        makeSafe(member);
        if (!isPlain(key) && safeLine(key) != key)
            strange.push_back(key);
    }
    for (const auto& key : strange) {
        value[safeLine(key)] = std::move(value[key]);
        value.erase(key);
    }
}

namespace fs = std::filesystem;

/// Of what the file itself says: own units that were added to an army do not change the army's hash.
std::string hashOf(const DataFile& file)
{
    if (!file.shippedHash.empty())
        return std::string(file.shippedHash);
    return file.own ? file.own->armyHash : contentHash(file.document);
}

/// Whether a file is one of an older version of a game: GAME/versions/VERSION/FILE.
bool isInVersion(const fs::path& path) { return path.parent_path().parent_path().filename() == "versions"; }

/// As the list of shipped files names it: "heresy/orks.json", "heresy/versions/1.0/orks.json".
std::string shippedName(const fs::path& path)
{
    const auto folder = path.parent_path();
    const auto name = folder.filename().string() + '/' + path.filename().string();
    return isInVersion(path) ? folder.parent_path().parent_path().filename().string() + "/versions/" + name : name;
}

/// The hash of the content of a file of this kind that is byte for byte as it was shipped; else empty.
std::string_view hashIfAsShipped(std::string_view text, const std::string& path, std::string_view schema)
{
    const auto shipped = shippedHashes(shippedName(path));
    if (shipped.bytes.empty() || shipped.bytes != bytesHash(text))
        return {};
    const fs::path name = fs::path(path).filename();
    const auto kind = name == "ruleset.json" ? "ruleset" : name.stem().has_extension() ? "translation" : "army";
    return kind == schema ? shipped.content : std::string_view();
}

/// `shipped`: the hash of its content where the text is known to be as it was shipped: then it needs no check, and has
/// nothing that makeSafe() would change.
Result<DataFile> readText(std::string text, const std::string& path, std::string_view schema, SchemaSet& schemas,
                          const FileVersions& versions, std::string_view shipped = {})
{
    auto document = parseJson(text, path);
    if (!document)
        return tl::unexpected<Faults>(std::move(document.error()));
    auto update = versions.ofData(schema).bringUpToDate(*document, text, path);
    if (!update)
        return tl::unexpected<Faults>(std::move(update.error()));
    if (update->isOld()) {
        text.clear();
        shipped = {};
    }
    if (shipped.empty()) {
        if (auto faults = schemas.check(schema, *document, text, path); !faults.empty())
            return tl::unexpected<Faults>(std::move(faults));
        makeSafe(*document);
    }
    return DataFile{path, std::move(text), std::move(*document), false, std::nullopt, shipped};
}

} // namespace

Result<DataFile> readDataFile(const std::string& path, std::string_view schema, SchemaSet& schemas,
                              const FileVersions& versions)
{
    return readFile(path, JsonBounds{}.bytes).and_then([&](std::string text) {
        return readText(std::move(text), path, schema, schemas, versions);
    });
}

Result<DataFile> readInstalledFile(const std::string& path, std::string_view schema, SchemaSet& schemas)
{
    return readFile(path, JsonBounds{}.bytes).and_then([&](std::string text) {
        const auto shipped = hashIfAsShipped(text, path, schema);
        return readText(std::move(text), path, schema, schemas, fileVersions(), shipped);
    });
}

Result<DataFile> readDataText(std::string text, const std::string& path, std::string_view schema, SchemaSet& schemas,
                              const FileVersions& versions)
{
    return readText(std::move(text), path, schema, schemas, versions);
}

Faults wrongVersion(const DataFile& ruleset)
{
    const auto folder = std::filesystem::path(ruleset.path).parent_path();
    const auto version = textOf(ruleset.document, "dataVersion");
    if (!isInVersion(ruleset.path) || folder.filename().string() == version)
        return {};
    FaultList faults;
    faults.add(ruleset.text,
               {ruleset.path, 0, 0, "/dataVersion",
                "the data are of version \"" + version + "\", and their folder is named " + folder.filename().string(),
                "Name the folder after the version."});
    return faults.take();
}

bool isAsShipped(const DataFile& file)
{
    if (!isInVersion(file.path))
        return false;
    const auto hash = hashOf(file);
    const fs::path path(file.path);
    const auto game = path.parent_path().parent_path().parent_path().filename().string();
    return shippedHashes(shippedName(path)).content == hash ||
           shippedHashes(game + '/' + path.filename().string()).content == hash;
}

DataSource dataSource(const DataFile& file)
{
    const auto name = shippedName(file.path);
    const auto shipped = shippedHashes(name).content;
    DataSource source;
    source.file = name.substr(name.find('/') + 1);
    source.hash = hashOf(file);
    source.origin = file.isUsersOwn                               ? DataOrigin::Own
                    : shipped == source.hash || isAsShipped(file) ? DataOrigin::Shipped
                    : shipped.empty()                             ? DataOrigin::Other
                                                                  : DataOrigin::Changed;
    return source;
}

DataSource ownUnitsSource(const OwnEntries& own)
{
    const auto name = shippedName(own.path);
    return {name.substr(name.find('/') + 1), contentHash(own.document), DataOrigin::Own, {}};
}

} // namespace muster
