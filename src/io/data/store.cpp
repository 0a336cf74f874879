#include "io/data/store.h"

#include "core/base/faultlist.h"
#include "core/base/jsonpath.h"
#include "core/base/wording.h"
#include "core/roster/gamename.h"
#include "io/data/datafile.h"
#include "io/data/names.h"
#include "io/data/ownentries.h"
#include "io/data/translation.h"
#include "io/files/folder.h"
#include "io/files/programfolder.h"
#include "io/files/safefile.h"
#include "io/json/boundedjson.h"
#include "io/ruleset/catalogueloader.h"

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

/// The armies that units name, each with the JSON pointer where it is named first.
void collectArmies(const std::vector<RosterUnit>& units, const JsonPath& path,
                   std::map<std::string, std::string>& armies)
{
    for (std::size_t i = 0; i < units.size(); ++i) {
        const auto here = path / i;
        if (const auto colon = units[i].unit.find(':'); colon != std::string::npos)
            if (auto [entry, isNew] = armies.try_emplace(units[i].unit.substr(0, colon)); isNew)
                entry->second = (here / "unit").pointer();
        collectArmies(units[i].units, here / "units", armies);
    }
}

/// All armies that a roster names except its own.
std::map<std::string, std::string> otherArmies(const Roster& roster)
{
    std::map<std::string, std::string> armies;
    const JsonPath root;
    collectArmies(roster.units, root / "units", armies);
    armies.erase(roster.army);
    return armies;
}

/// All armies that a roster names, its own first.
std::vector<std::string> armiesNamed(const Roster& roster)
{
    std::vector<std::string> named{roster.army};
    for (const auto& [army, pointer] : otherArmies(roster))
        named.push_back(army);
    return named;
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

Store::Store(std::string folder) : m_folder(std::move(folder)), m_schemas(m_folder + "/schemas") { setUserFolder({}); }

void Store::readAgain()
{
    m_catalogues.clear();
    m_leftOut.clear();
    m_ownFaults.clear();
    m_newest.clear();
}

void Store::setUserFolder(const std::string& folder)
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

Result<Store> Store::open(const std::optional<std::string>& folder)
{
    if (folder) {
        if (hasData(*folder))
            return Store(*folder);
        return failure(Fault::about(*folder, "there are no data in this folder",
                                    "Name the folder that has armies and schemas in it."));
    }
    for (const auto& candidate : {environment("MUSTER_DATA"), programFolder(), std::string(MUSTER_INSTALLED_DATA),
                                  std::string(MUSTER_SOURCE_DATA)})
        if (!candidate.empty() && hasData(candidate))
            return Store(candidate);
    return failure(Fault::about({}, "Muster's data are not there", "Name their folder with --data or MUSTER_DATA."));
}

std::string Store::userTemplateFolder() const { return m_userFolder + "/templates"; }

std::vector<std::string> Store::rulesets() const
{
    std::set<std::string> names;
    addFolders(m_folder + "/armies", names);
    addFolders(m_userFolder + "/armies", names);
    return {names.begin(), names.end()};
}

std::vector<Store::Place> Store::placesOf(const std::string& game) const
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

std::vector<std::string> Store::armies(const std::string& game) const
{
    std::set<std::string> names;
    for (const auto& place : placesOf(game))
        addArmies(place.folder, names);
    return {names.begin(), names.end()};
}

std::vector<Store::Version> Store::versions(const std::string& ruleset) const
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

std::string Store::newestVersion(const std::string& ruleset) const
{
    const auto known = m_newest.find(ruleset);
    if (known != m_newest.end())
        return known->second;
    std::string version;
    if (const auto path = find(ruleset, "ruleset"))
        if (const auto text = readFile(*path, JsonBounds{}.bytes))
            if (const auto document = parseJson(*text, *path); document && document->is_object())
                version = textOf(*document, "dataVersion");
    m_newest[ruleset] = version;
    return version;
}

std::optional<std::string> Store::find(const std::string& game, const std::string& name, bool* isUsersOwn) const
{
    if (name.find_first_of("/\\.") != std::string::npos)
        return std::nullopt;
    for (const auto& place : placesOf(game)) {
        auto path = place.folder + '/' + name + ".json";
        if (!isFile(path))
            continue;
        if (isUsersOwn)
            *isUsersOwn = place.isUsersOwn;
        return path;
    }
    return std::nullopt;
}

std::string Store::ownUnitsFile(const std::string& game, const std::string& army) const
{
    if (army.empty() || army.find_first_of("/\\.") != std::string::npos || placesOf(game).empty())
        return {};
    const auto [ruleset, version] = partsOf(plain(game));
    return m_userFolder + "/armies/" + ruleset + (version ? "/versions/" + *version : std::string()) + '/' + army +
           ".own.json";
}

void Store::setLanguage(const std::string& language)
{
    m_language = language;
    std::ranges::replace(m_language, '_', '-');
    // The language becomes part of a file name.
    if (m_language.find_first_of("/\\.") != std::string::npos)
        m_language.clear();
}

std::string Store::keyOf(const std::string& game, const std::vector<std::string>& armies) const
{
    auto key = m_language + ' ' + game;
    for (const auto& army : armies)
        key += ' ' + army;
    return key;
}

/// The translation files of a ruleset or an army, in the order in which they are read: "pt" before "pt-BR", shipped
/// files before the user's own.
std::vector<std::string> Store::translations(const std::string& game, const std::string& name) const
{
    std::vector<std::string> files;
    std::vector<std::string> languages{m_language.substr(0, m_language.find('-')), m_language};
    if (languages.front() == languages.back())
        languages.pop_back();
    for (const auto& place : std::views::reverse(placesOf(game)))
        for (const auto& language : languages)
            if (auto path = place.folder + '/' + name + '.' + language + ".json"; !language.empty() && isFile(path))
                files.push_back(std::move(path));
    return files;
}

void Store::keep(const std::string& key, CataloguePtr catalogue)
{
    // Rosters of strangers may name armies in very many combinations, so only some catalogues are kept.
    constexpr std::size_t most = 64;
    if (m_catalogues.size() >= most)
        m_catalogues.erase(
            std::ranges::min_element(m_catalogues, {}, [](const auto& entry) { return entry.second.lastUse; }));
    m_catalogues[key] = {std::move(catalogue), ++m_uses};
}

Store::CataloguePtr Store::kept(const std::string& key)
{
    const auto known = m_catalogues.find(key);
    if (known == m_catalogues.end())
        return nullptr;
    known->second.lastUse = ++m_uses;
    return known->second.catalogue;
}

Store Store::fork() const
{
    Store other(m_folder);
    other.m_userFolder = m_userFolder;
    other.m_language = m_language;
    other.m_catalogues = m_catalogues;
    other.m_leftOut = m_leftOut;
    other.m_ownFaults = m_ownFaults;
    other.m_newest = m_newest;
    return other;
}

void Store::learn(const Store& fork)
{
    if (fork.m_folder != m_folder || fork.m_userFolder != m_userFolder)
        return;
    for (const auto& [key, entry] : fork.m_catalogues)
        if (!m_catalogues.contains(key))
            keep(key, entry.catalogue);
    for (const auto& [key, faults] : fork.m_leftOut)
        m_leftOut.insert_or_assign(key, faults);
    for (const auto& [key, faults] : fork.m_ownFaults)
        m_ownFaults.insert_or_assign(key, faults);
}

/// Why there are no data of a game.
Fault Store::noGame(const std::string& game) const
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

/// A game without its version, if that is the one of the newest data and not kept elsewhere: they are the same data.
std::string Store::plain(const std::string& game) const
{
    const auto [ruleset, version] = partsOf(game);
    if (!version)
        return game;
    const auto places = placesOf(game);
    return !places.empty() && places.back().folder == placesOf(ruleset).back().folder ? ruleset : game;
}

Result<Store::CataloguePtr> Store::catalogue(const std::string& asked, std::vector<std::string> armies)
{
    const auto game = plain(asked);
    if (!armies.empty())
        std::sort(armies.begin() + 1, armies.end());
    const auto key = keyOf(game, armies);
    if (auto known = kept(key))
        return known;
    auto made = read(game, armies);
    if (made)
        keep(key, *made);
    return made;
}

Result<Store::CataloguePtr> Store::read(const std::string& game, const std::vector<std::string>& armies)
{
    std::vector<std::pair<std::string, Id<Army>>> overlays;
    const auto translate = [&](const std::string& name, Id<Army> army) {
        for (auto& path : translations(game, name))
            overlays.emplace_back(std::move(path), army);
    };
    CataloguePtr source;
    if (!m_language.empty()) {
        // A translation needs the catalogue as it was written, which has often been read already.
        const auto language = std::exchange(m_language, {});
        auto written = catalogue(game, armies);
        m_language = language;
        if (!written)
            return written;
        source = std::move(*written);
        translate("ruleset", noId);
        for (std::size_t i = 0; i < armies.size(); ++i)
            translate(armies[i], Id<Army>::at(i));
        if (overlays.empty())
            return source;
    }

    bool isOwnRuleset = false;
    const auto rulesetPath = find(game, "ruleset", &isOwnRuleset);
    if (!rulesetPath)
        return failure(noGame(game));
    auto rulesetFile = readInstalledFile(*rulesetPath, "ruleset", m_schemas);
    if (!rulesetFile)
        return tl::unexpected<Faults>(std::move(rulesetFile.error()));
    if (auto wrong = wrongVersion(*rulesetFile); !wrong.empty())
        return tl::unexpected<Faults>(std::move(wrong));
    rulesetFile->isUsersOwn = isOwnRuleset && !isAsShipped(*rulesetFile);
    std::vector<DataFile> files;
    Faults faults;
    for (const auto& army : armies) {
        bool isUsersOwn = false;
        const auto path = find(game, army, &isUsersOwn);
        if (!path || army == "ruleset") {
            faults.push_back(Fault::about({}, "there is no army \"" + army + "\" in " + game,
                                          "'muster show " + game + "' lists those there are."));
            continue;
        }
        auto file = readInstalledFile(*path, "army", m_schemas);
        if (!file) {
            faults.insert(faults.end(), file.error().begin(), file.error().end());
            continue;
        }
        file->isUsersOwn = isUsersOwn && !isAsShipped(*file);
        auto& ownFaults = m_ownFaults[{game, army}];
        ownFaults.clear();
        if (const auto own = ownUnitsFile(game, army); isFile(own))
            ownFaults = addOwnUnits(*file, own, m_schemas);
        files.push_back(std::move(*file));
    }
    if (!faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    auto built = build(game, *rulesetFile, files);
    if (!built)
        return tl::unexpected<Faults>(std::move(built.error()));
    for (const auto& [path, army] : overlays)
        // A translation that cannot be read is left out without a fault; lint says what is wrong with it.
        if (const auto overlay = readInstalledFile(path, "translation", m_schemas)) {
            applyTranslation(*built, *source, *overlay, army);
            auto& data = army.isNone() ? built->ruleset.data : built->armies[army].data;
            if (path.starts_with(m_userFolder + "/armies/") && !isAsShipped(*overlay))
                data.ownTranslations.push_back(fs::path(path).filename().string());
        }
    built->source = std::move(source);
    return std::make_shared<const Catalogue>(std::move(*built));
}

/// A catalogue of these files. Own units that do not fit their army are left out, so that they take nothing else away.
Result<Catalogue> Store::build(const std::string& game, const DataFile& ruleset, std::vector<DataFile>& armies)
{
    auto built = buildCatalogue(ruleset, armies);
    if (built)
        return built;
    bool isAnyOut = false;
    for (auto& army : armies) {
        if (!army.own)
            continue;
        auto faults = ownUnitFaults(ruleset, army);
        if (faults.empty())
            continue;
        m_ownFaults[{game, textOf(army.document, "id")}] = std::move(faults);
        dropOwnUnits(army);
        isAnyOut = true;
    }
    return isAnyOut ? buildCatalogue(ruleset, armies) : std::move(built);
}

/// A catalogue of the armies that can be read. Armies with faults are left out, and those that need them.
Result<Store::CataloguePtr> Store::readUsable(const std::string& game, std::vector<std::string> armies, Faults& leftOut)
{
    for (;;) {
        auto made = catalogue(game, armies);
        if (made)
            return made;
        const auto isFaulty = [&](const std::string& army) {
            const auto path = find(game, army);
            return path && std::ranges::find(made.error(), *path, &Fault::file) != made.error().end();
        };
        // A fault of the ruleset itself stays, whichever armies are left out.
        if (std::erase_if(armies, isFaulty) == 0)
            return made;
        leftOut.insert(leftOut.end(), made.error().begin(), made.error().end());
    }
}

Result<Store::CataloguePtr> Store::fullCatalogue(const std::string& asked)
{
    const auto game = plain(asked);
    const auto all = armies(game);
    const auto key = keyOf(game, {"*"});
    if (auto known = kept(keyOf(game, all)))
        return known;
    if (m_leftOut.contains(key))
        if (auto known = kept(key))
            return known;
    Faults faults;
    auto made = readUsable(game, all, faults);
    if (made && !faults.empty()) {
        keep(key, *made);
        m_leftOut[key] = std::move(faults);
    }
    return made;
}

Faults Store::leftOut(const std::string& asked) const
{
    const auto game = plain(asked);
    const auto found = m_leftOut.find(keyOf(game, {"*"}));
    auto faults = found == m_leftOut.end() ? Faults() : found->second;
    for (const auto& [key, own] : m_ownFaults)
        if (key.first == game)
            faults.insert(faults.end(), own.begin(), own.end());
    return faults;
}

Faults Store::ownUnitFaultsOf(const Roster& roster) const
{
    Faults faults;
    const auto game = plain(gameOf(roster));
    for (const auto& army : armiesNamed(roster))
        if (const auto own = m_ownFaults.find({game, army}); own != m_ownFaults.end())
            faults.insert(faults.end(), own->second.begin(), own->second.end());
    return faults;
}

Faults Store::leftOutOf(const Roster& roster) const
{
    Faults faults;
    const auto game = gameOf(roster);
    const auto all = leftOut(game);
    if (all.empty())
        return faults;
    for (const auto& army : armiesNamed(roster))
        if (const auto path = find(game, army))
            std::ranges::copy_if(all, std::back_inserter(faults),
                                 [&](const Fault& fault) { return fault.file == *path; });
    return faults;
}

Faults Store::unknownData(const Roster& roster, std::string_view text, const std::string& file) const
{
    FaultList faults;
    const auto add = [&](const std::string& pointer, const std::string& message, const std::string& id,
                         const std::vector<std::string>& known, const std::string& call) {
        const auto near = nearest(id, {known.begin(), known.end()});
        faults.add(text, {file, 0, 0, pointer, message,
                          near.empty() ? '\'' + call + "' lists those there are." : "Did you mean \"" + near + "\"?"});
    };
    if (!find(roster.ruleset, "ruleset") && versions(roster.ruleset).empty()) {
        add("/ruleset", "there is no ruleset \"" + roster.ruleset + '"', roster.ruleset, rulesets(), "muster show");
        return faults.take();
    }
    const auto game = gameOf(roster);
    if (!find(game, "ruleset")) {
        auto fault = noGame(game);
        fault.file = file;
        fault.pointer = "/dataVersion";
        faults.add(text, std::move(fault));
        return faults.take();
    }
    const auto named = otherArmies(roster);
    std::optional<std::vector<std::string>> known; // listed only where something is unknown: it reads the folder
    const auto look = [&](const std::string& army, const std::string& pointer) {
        if (find(game, army) && army != "ruleset")
            return;
        if (faults.isFull()) {
            faults.skip();
            return;
        }
        if (!known)
            known = armies(game);
        add(pointer, "there is no army \"" + army + "\" in " + game, army, *known, "muster show " + game);
    };
    look(roster.army, "/army");
    for (const auto& [army, pointer] : named)
        look(army, pointer);
    return faults.take();
}

Result<Store::CataloguePtr> Store::catalogueFor(const Roster& roster, std::string_view text, const std::string& file)
{
    auto named = armiesNamed(roster);
    const auto game = gameOf(roster);
    if (auto known = kept(keyOf(plain(game), named)))
        return known;
    const auto isMissing = [&](const std::string& army) { return army == "ruleset" || !find(game, army); };
    if (!find(game, "ruleset") || isMissing(roster.army))
        return tl::unexpected<Faults>(unknownData(roster, text, file));
    std::erase_if(named, isMissing);
    return catalogue(game, named);
}

} // namespace muster
