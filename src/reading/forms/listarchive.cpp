#include "reading/forms/listarchive.h"

#include "battlescribe/file/archive.h"
#include "core/base/safetext.h"
#include "files/readfile.h"
#include "reading/forms/documents.h"
#include "reading/pictures/pictures.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string_view>

namespace muster {

namespace {

/// Of all its files together. Each may be as large as any list that is read.
constexpr battlescribe::ArchiveBounds bounds{
    .bytes = 64U << 20, .unpacked = 256U << 20, .ratio = 250, .freeOfRatio = 1U << 20, .entries = 2'000};
constexpr std::ptrdiff_t deepest = 32; ///< folders inside folders
constexpr std::size_t mostFaults = 50;
constexpr std::string_view ending = ".zip";

bool endsWith(std::string_view name, std::string_view end)
{
    return name.size() > end.size() && std::ranges::equal(name.substr(name.size() - end.size()), end, {}, [](char c) {
               return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
           });
}

/// The parts of a name between its slashes.
std::vector<std::string_view> partsOf(std::string_view name)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const auto slash = name.find('/');
        parts.push_back(name.substr(0, slash));
        if (slash == std::string_view::npos)
            return parts;
        name.remove_prefix(slash + 1);
    }
}

bool isInOrder(const std::string& one, const std::string& other)
{
    const auto a = partsOf(one);
    const auto b = partsOf(other);
    const auto [first, second] = std::ranges::mismatch(a, b);
    if (first == a.end() || second == b.end())
        return a.size() < b.size();
    const bool isFile = std::next(first) == a.end();
    return isFile == (std::next(second) == b.end()) ? *first < *second : isFile;
}

/// What would lead out of a folder, or nowhere, is no name of a file in it.
bool isName(const std::vector<std::string_view>& parts)
{
    return std::ranges::none_of(parts,
                                [](std::string_view part) { return part.empty() || part == "." || part == ".."; });
}

ArchivedFiles sorted(std::vector<battlescribe::ArchiveEntry> entries, const std::string& path)
{
    ArchivedFiles files;
    for (auto& entry : entries) {
        const auto parts = partsOf(entry.name);
        const bool isGood = isName(parts) && std::ssize(parts) <= deepest;
        if (isGood && std::ranges::none_of(parts, [](std::string_view part) { return part.starts_with('.'); }))
            files.names.push_back(std::move(entry.name));
        else if (!isGood && files.faults.size() < mostFaults)
            files.faults.push_back(Fault::about(path, "‘" + safeLine(entry.name) +
                                                          "’ in this archive was left out: "
                                                          "that is no name for a file in a folder"));
    }
    std::ranges::sort(files.names, isInOrder);
    const auto twice = std::ranges::unique(files.names);
    if (!twice.empty() && files.faults.size() < mostFaults)
        files.faults.push_back(Fault::about(path, "‘" + safeLine(*twice.begin()) +
                                                      "’ is in this archive twice; one of them was left out"));
    files.names.erase(twice.begin(), twice.end());
    return files;
}

} // namespace

std::optional<ArchivedFiles> filesInArchive(const std::string& path)
{
    std::error_code error;
    if (!endsWith(path, ending) || !std::filesystem::is_regular_file(path, error))
        return std::nullopt;
    const auto bytes = readFile(path, bounds.bytes);
    if (!bytes)
        return ArchivedFiles{{}, bytes.error()};
    if (!battlescribe::isArchive(*bytes) || text::isDocument(*bytes))
        return std::nullopt;
    auto entries = battlescribe::entriesOf(*bytes, path, bounds);
    if (!entries)
        return ArchivedFiles{{}, std::move(entries.error())};
    if (entries->size() == 1 && endsWith(entries->front().name, ".ros"))
        return std::nullopt;
    return sorted(std::move(*entries), path);
}

bool isListArchive(std::string_view bytes)
{
    if (!battlescribe::isArchive(bytes) || text::isDocument(bytes))
        return false;
    const auto entries = battlescribe::entriesOf(bytes, {}, bounds);
    return entries && !entries->empty() && std::ranges::none_of(*entries, [](const battlescribe::ArchiveEntry& entry) {
               return endsWith(entry.name, ".ros") || endsWith(entry.name, ".xml");
           });
}

std::string archiveAround(const std::string& path)
{
    for (auto slash = path.find('/', 1); slash != std::string::npos; slash = path.find('/', slash + 1)) {
        auto archive = path.substr(0, slash);
        std::error_code error;
        if (endsWith(archive, ending) && std::filesystem::is_regular_file(archive, error))
            return archive;
    }
    return {};
}

Result<std::string> readArchivedFile(const std::string& path)
{
    const auto archive = archiveAround(path);
    const auto bytes = readFile(archive, bounds.bytes);
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto ofFile = bounds;
    ofFile.unpacked = mostPictureBytes;
    return battlescribe::unpackEntry(*bytes, path, path.substr(archive.size() + 1), ofFile);
}

} // namespace muster
