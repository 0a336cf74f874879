#include "io/data/datafile.h"

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
    if (!value.is_structured())
        return;
    for (auto& member : value)
        makeSafe(member);
    if (!value.is_object())
        return;
    std::vector<std::string> strange;
    for (const auto& [key, member] : value.items())
        if (!isPlain(key) && safeLine(key) != key)
            strange.push_back(key);
    for (const auto& key : strange) {
        value[safeLine(key)] = std::move(value[key]);
        value.erase(key);
    }
}

} // namespace

Result<DataFile> readDataFile(const std::string& path, std::string_view schema, SchemaSet& schemas,
                              const FileVersions& versions)
{
    auto text = readFile(path, JsonBounds{}.bytes);
    if (!text)
        return tl::unexpected<Faults>(std::move(text.error()));
    auto document = parseJson(*text, path);
    if (!document)
        return tl::unexpected<Faults>(std::move(document.error()));
    auto update = versions.ofData(schema).bringUpToDate(*document, *text, path);
    if (!update)
        return tl::unexpected<Faults>(std::move(update.error()));
    if (update->isOld())
        text->clear();
    if (auto faults = schemas.check(schema, *document, *text, path); !faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    makeSafe(*document);
    return DataFile{path, std::move(*text), std::move(*document), false};
}

DataSource dataSource(const DataFile& file)
{
    const std::filesystem::path path(file.path);
    DataSource source;
    source.file = path.filename().string();
    source.hash = contentHash(file.document);
    const auto shipped = shippedHash(path.parent_path().filename().string() + '/' + source.file);
    source.origin = file.isUsersOwn          ? DataOrigin::Own
                    : shipped.empty()        ? DataOrigin::Other
                    : shipped == source.hash ? DataOrigin::Shipped
                                             : DataOrigin::Changed;
    return source;
}

} // namespace muster
