#include "io/data/store.h"

#include "core/base/faultlist.h"
#include "core/base/jsonpath.h"
#include "core/base/wording.h"
#include "io/data/datafile.h"
#include "io/data/names.h"
#include "io/data/translation.h"
#include "io/files/folder.h"
#include "io/files/programfolder.h"
#include "io/json/boundedjson.h"
#include "io/ruleset/catalogueloader.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
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

} // namespace

Store::Store(std::string folder) : m_folder(std::move(folder)), m_schemas(m_folder + "/schemas") { setUserFolder({}); }

void Store::readAgain()
{
    m_catalogues.clear();
    m_leftOut.clear();
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

std::vector<std::string> Store::armies(const std::string& ruleset) const
{
    std::set<std::string> names;
    addArmies(m_folder + "/armies/" + ruleset, names);
    addArmies(m_userFolder + "/armies/" + ruleset, names);
    return {names.begin(), names.end()};
}

std::optional<std::string> Store::find(const std::string& ruleset, const std::string& name, bool* isUsersOwn) const
{
    // Ids have no slashes and no dots. This keeps the path inside the folders.
    if (ruleset.find_first_of("/\\.") != std::string::npos || name.find_first_of("/\\.") != std::string::npos)
        return std::nullopt;
    for (const auto& folder : {m_userFolder, m_folder}) {
        const auto path = folder + "/armies/" + ruleset + '/' + name + ".json";
        if (!isFile(path))
            continue;
        if (isUsersOwn)
            *isUsersOwn = folder == m_userFolder;
        return path;
    }
    return std::nullopt;
}

void Store::setLanguage(const std::string& language)
{
    m_language = language;
    std::ranges::replace(m_language, '_', '-');
    // The language becomes part of a file name.
    if (m_language.find_first_of("/\\.") != std::string::npos)
        m_language.clear();
}

std::string Store::keyOf(const std::string& ruleset, const std::vector<std::string>& armies) const
{
    auto key = m_language + ' ' + ruleset;
    for (const auto& army : armies)
        key += ' ' + army;
    return key;
}

/// The translation files of a ruleset or an army, in the order in which they are read: "pt" before "pt-BR", shipped
/// files before the user's own.
std::vector<std::string> Store::translations(const std::string& ruleset, const std::string& name) const
{
    std::vector<std::string> files;
    std::vector<std::string> languages{m_language.substr(0, m_language.find('-')), m_language};
    if (languages.front() == languages.back())
        languages.pop_back();
    for (const auto& folder : {m_folder, m_userFolder})
        for (const auto& language : languages)
            if (auto path = folder + "/armies/" + ruleset + '/' + name + '.' + language + ".json";
                !language.empty() && isFile(path))
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
}

Result<Store::CataloguePtr> Store::catalogue(const std::string& ruleset, std::vector<std::string> armies)
{
    if (!armies.empty())
        std::sort(armies.begin() + 1, armies.end());
    const auto key = keyOf(ruleset, armies);
    if (auto known = kept(key))
        return known;
    auto made = read(ruleset, armies);
    if (made)
        keep(key, *made);
    return made;
}

Result<Store::CataloguePtr> Store::read(const std::string& ruleset, const std::vector<std::string>& armies)
{
    std::vector<std::pair<std::string, Id<Army>>> overlays;
    const auto translate = [&](const std::string& name, Id<Army> army) {
        for (auto& path : translations(ruleset, name))
            overlays.emplace_back(std::move(path), army);
    };
    CataloguePtr source;
    if (!m_language.empty()) {
        // A translation needs the catalogue as it was written, which has often been read already.
        const auto language = std::exchange(m_language, {});
        auto written = catalogue(ruleset, armies);
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
    const auto rulesetPath = find(ruleset, "ruleset", &isOwnRuleset);
    if (!rulesetPath)
        return failure(
            Fault::about({}, "there is no ruleset \"" + ruleset + '"', "'muster show' lists those there are."));
    auto rulesetFile = readDataFile(*rulesetPath, "ruleset", m_schemas);
    if (!rulesetFile)
        return tl::unexpected<Faults>(std::move(rulesetFile.error()));
    rulesetFile->isUsersOwn = isOwnRuleset;
    std::vector<DataFile> files;
    Faults faults;
    for (const auto& army : armies) {
        bool isUsersOwn = false;
        const auto path = find(ruleset, army, &isUsersOwn);
        if (!path || army == "ruleset") {
            faults.push_back(Fault::about({}, "there is no army \"" + army + "\" in " + ruleset,
                                          "'muster show " + ruleset + "' lists those there are."));
            continue;
        }
        auto file = readDataFile(*path, "army", m_schemas);
        if (!file) {
            faults.insert(faults.end(), file.error().begin(), file.error().end());
            continue;
        }
        file->isUsersOwn = isUsersOwn;
        files.push_back(std::move(*file));
    }
    if (!faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    auto built = buildCatalogue(*rulesetFile, files);
    if (!built)
        return tl::unexpected<Faults>(std::move(built.error()));
    for (const auto& [path, army] : overlays)
        // A translation that cannot be read is left out without a fault; lint says what is wrong with it.
        if (const auto overlay = readDataFile(path, "translation", m_schemas)) {
            applyTranslation(*built, *source, *overlay, army);
            auto& data = army.isNone() ? built->ruleset.data : built->armies[army].data;
            if (path.starts_with(m_userFolder + "/armies/"))
                data.ownTranslations.push_back(fs::path(path).filename().string());
        }
    built->source = std::move(source);
    return std::make_shared<const Catalogue>(std::move(*built));
}

/// A catalogue of the armies that can be read. Armies with faults are left out, and those that need them.
Result<Store::CataloguePtr> Store::readUsable(const std::string& ruleset, std::vector<std::string> armies,
                                              Faults& leftOut)
{
    for (;;) {
        auto made = catalogue(ruleset, armies);
        if (made)
            return made;
        const auto isFaulty = [&](const std::string& army) {
            const auto path = find(ruleset, army);
            return path && std::ranges::find(made.error(), *path, &Fault::file) != made.error().end();
        };
        // A fault of the ruleset itself stays, whichever armies are left out.
        if (std::erase_if(armies, isFaulty) == 0)
            return made;
        leftOut.insert(leftOut.end(), made.error().begin(), made.error().end());
    }
}

Result<Store::CataloguePtr> Store::fullCatalogue(const std::string& ruleset)
{
    const auto all = armies(ruleset);
    const auto key = keyOf(ruleset, {"*"});
    if (auto known = kept(keyOf(ruleset, all)))
        return known;
    if (m_leftOut.contains(key))
        if (auto known = kept(key))
            return known;
    Faults faults;
    auto made = readUsable(ruleset, all, faults);
    if (made && !faults.empty()) {
        keep(key, *made);
        m_leftOut[key] = std::move(faults);
    }
    return made;
}

const Faults& Store::leftOut(const std::string& ruleset) const
{
    static const Faults none;
    const auto found = m_leftOut.find(keyOf(ruleset, {"*"}));
    return found == m_leftOut.end() ? none : found->second;
}

Faults Store::leftOutOf(const Roster& roster) const
{
    Faults faults;
    const auto& all = leftOut(roster.ruleset);
    if (all.empty())
        return faults;
    for (const auto& army : armiesNamed(roster))
        if (const auto path = find(roster.ruleset, army))
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
    if (!find(roster.ruleset, "ruleset")) {
        add("/ruleset", "there is no ruleset \"" + roster.ruleset + '"', roster.ruleset, rulesets(), "muster show");
        return faults.take();
    }
    const auto named = otherArmies(roster);
    const auto known = armies(roster.ruleset);
    const auto look = [&](const std::string& army, const std::string& pointer) {
        if (find(roster.ruleset, army) && army != "ruleset")
            return;
        if (faults.isFull())
            faults.skip();
        else
            add(pointer, "there is no army \"" + army + "\" in " + roster.ruleset, army, known,
                "muster show " + roster.ruleset);
    };
    look(roster.army, "/army");
    for (const auto& [army, pointer] : named)
        look(army, pointer);
    return faults.take();
}

Result<Store::CataloguePtr> Store::catalogueFor(const Roster& roster, std::string_view text, const std::string& file)
{
    auto named = armiesNamed(roster);
    if (auto known = kept(keyOf(roster.ruleset, named)))
        return known;
    const auto isMissing = [&](const std::string& army) { return army == "ruleset" || !find(roster.ruleset, army); };
    if (!find(roster.ruleset, "ruleset") || isMissing(roster.army))
        return tl::unexpected<Faults>(unknownData(roster, text, file));
    std::erase_if(named, isMissing);
    return catalogue(roster.ruleset, named);
}

} // namespace muster
