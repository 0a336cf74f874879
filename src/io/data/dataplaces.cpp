#include "io/data/dataplaces.h"

#include "core/roster/gamename.h"
#include "core/roster/roster.h"
#include "files/readfile.h"
#include "io/files/folder.h"
#include "io/files/programfolder.h"
#include "io/json/boundedjson.h"
#include "io/ruleset/readcontext.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <ranges>
#include <set>
#include <utility>

namespace muster {

namespace {

std::string environment(const char* name)
{
    const auto* value = std::getenv(name);
    return value ? value : "";
}

namespace fs = std::filesystem;

bool hasData(const std::string& folder)
{
    std::error_code error;
    return isFile(folder + "/schemas/roster.schema.json") && fs::is_directory(folder + "/armies", error);
}

void addFolders(const std::string& folder, std::set<std::string>& names)
{
    for (const auto& path : entriesOf(folder))
        if (isFile(path / "ruleset.json"))
            names.insert(path.filename().string());
}

void addArmies(const std::string& folder, std::set<std::string>& names)
{
    for (const auto& path : entriesOf(folder)) {
        auto name = path.stem().string();
        // orks.de.json is a translation.
        if (path.extension() == ".json" && name != "ruleset" && name.find('.') == std::string::npos && isFile(path))
            names.insert(std::move(name));
    }
}

/// Whether a version comes before another: "1.9" before "1.10", "2025-12" before "2026-01".
bool isOlderVersion(std::string_view a, std::string_view b)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    while (!a.empty() && !b.empty()) {
        if (!isDigit(a.front()) || !isDigit(b.front())) {
            if (a.front() != b.front())
                return a.front() < b.front();
            a.remove_prefix(1);
            b.remove_prefix(1);
            continue;
        }
        const auto number = [&](std::string_view& text) {
            const auto end = std::ranges::find_if_not(text, isDigit);
            auto digits = std::string_view(text.begin(), end);
            text.remove_prefix(digits.size());
            digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
            return digits;
        };
        const auto first = number(a);
        const auto second = number(b);
        if (first != second)
            return first.size() != second.size() ? first.size() < second.size() : first < second;
    }
    return a.size() < b.size();
}

} // namespace

Result<DataPlaces> DataPlaces::open(const std::optional<std::string>& folder)
{
    if (folder) {
        if (hasData(*folder))
            return DataPlaces(*folder);
        return failure(Fault::about(*folder, "there are no data in this folder",
                                    "Name the folder that has armies and schemas in it."));
    }
    for (const auto& candidate : {environment("MUSTER_DATA"), programFolder(), std::string(MUSTER_INSTALLED_DATA),
                                  std::string(MUSTER_SOURCE_DATA)})
        if (!candidate.empty() && hasData(candidate))
            return DataPlaces(candidate);
    return failure(Fault::about({}, "Muster's data are not there", "Name their folder with --data or MUSTER_DATA."));
}

void DataPlaces::setUserFolder(const std::string& folder)
{
    readAgain();
    m_userFolder = folder;
    if (!folder.empty())
        return;
    auto home = environment("XDG_DATA_HOME");
    if (home.empty())
        home = environment("HOME") + "/.local/share";
    m_userFolder = home + "/muster";
}

std::vector<std::string> DataPlaces::rulesets() const
{
    std::set<std::string> names;
    addFolders(m_folder + "/armies", names);
    addFolders(m_userFolder + "/armies", names);
    return {names.begin(), names.end()};
}

std::vector<DataPlaces::Place> DataPlaces::placesOf(const std::string& game) const
{
    const auto [ruleset, version] = partsOf(game);
    // Ids have no slashes and no dots. This keeps the path inside the folders.
    if (ruleset.empty() || ruleset.find_first_of("/\\.") != std::string::npos)
        return {};
    const auto own = m_userFolder + "/armies/" + ruleset;
    const auto shipped = m_folder + "/armies/" + ruleset;
    if (!version)
        return {{own, true}, {shipped, false}};
    if (!isDataVersion(*version))
        return {};
    for (const auto& [folder, isUsersOwn] : {Place{own, true}, Place{shipped, false}})
        if (auto kept = folder + "/versions/" + *version; isFile(kept + "/ruleset.json"))
            return {{std::move(kept), isUsersOwn}};
    if (version == newestVersion(ruleset))
        return {{own, true}, {shipped, false}};
    return {};
}

std::vector<std::string> DataPlaces::armies(const std::string& game) const
{
    std::set<std::string> names;
    for (const auto& place : placesOf(game))
        addArmies(place.folder, names);
    return {names.begin(), names.end()};
}

std::vector<DataPlaces::Version> DataPlaces::versions(const std::string& ruleset) const
{
    std::vector<Version> versions;
    for (const auto& [folder, isUsersOwn] : placesOf(ruleset))
        for (const auto& path : entriesOf(folder + "/versions"))
            if (auto name = path.filename().string();
                isDataVersion(name) && isFile(path / "ruleset.json") &&
                std::ranges::find(versions, name, &Version::name) == versions.end())
                versions.push_back({std::move(name), path.string(), isUsersOwn});
    std::ranges::sort(versions, [](const Version& a, const Version& b) { return isOlderVersion(b.name, a.name); });
    return versions;
}

std::string DataPlaces::newestVersion(const std::string& ruleset) const
{
    const auto known = m_newest.find(ruleset);
    if (known != m_newest.end())
        return known->second;
    std::string version;
    if (const auto file = find(ruleset, "ruleset"))
        if (const auto text = readFile(file->path, JsonBounds{}.bytes))
            if (const auto document = parseJson(*text, file->path); document && document->is_object())
                version = textOf(*document, "dataVersion");
    m_newest[ruleset] = version;
    return version;
}

std::optional<DataPlaces::File> DataPlaces::find(const std::string& game, const std::string& name) const
{
    if (name.find_first_of("/\\.") != std::string::npos)
        return std::nullopt;
    for (const auto& place : placesOf(game))
        if (auto path = place.folder + '/' + name + ".json"; isFile(path))
            return File{std::move(path), place.isUsersOwn};
    return std::nullopt;
}

std::string DataPlaces::ownUnitsFile(const std::string& game, const std::string& army) const
{
    if (army.empty() || army.find_first_of("/\\.") != std::string::npos || placesOf(game).empty())
        return {};
    const auto [ruleset, version] = partsOf(plain(game));
    return m_userFolder + "/armies/" + ruleset + (version ? "/versions/" + *version : std::string()) + '/' + army +
           ".own.json";
}

std::vector<std::string> DataPlaces::translations(const std::string& game, const std::string& name,
                                                  const std::string& language) const
{
    std::vector<std::string> files;
    std::vector<std::string> languages{language.substr(0, language.find('-')), language};
    if (languages.front() == languages.back())
        languages.pop_back();
    for (const auto& place : std::views::reverse(placesOf(game)))
        for (const auto& each : languages)
            if (auto path = place.folder + '/' + name + '.' + each + ".json"; !each.empty() && isFile(path))
                files.push_back(std::move(path));
    return files;
}

Fault DataPlaces::noGame(const std::string& game) const
{
    const auto [ruleset, version] = partsOf(game);
    if (!version || (!find(ruleset, "ruleset") && versions(ruleset).empty()))
        return Fault::about({}, "there is no ruleset \"" + ruleset + '"', "'muster show' lists those there are.");
    auto known = newestVersion(ruleset);
    for (const auto& kept : versions(ruleset))
        if (kept.name != newestVersion(ruleset))
            known += (known.empty() ? "" : ", ") + kept.name;
    return Fault::about({}, "there is no version \"" + *version + "\" of the data of " + ruleset,
                        "There are: " + known + ". Ask for the folder of the version, or judge by another.");
}

std::string DataPlaces::plain(const std::string& game) const
{
    const auto [ruleset, version] = partsOf(game);
    if (!version)
        return game;
    const auto places = placesOf(game);
    return !places.empty() && places.back().folder == placesOf(ruleset).back().folder ? ruleset : game;
}

} // namespace muster
