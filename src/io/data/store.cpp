#include "io/data/store.h"

#include "core/roster/gamename.h"
#include "io/data/datafile.h"
#include "io/data/names.h"
#include "io/data/ownentries.h"
#include "io/data/translation.h"
#include "io/files/folder.h"
#include "io/ruleset/catalogueloader.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace muster {

namespace fs = std::filesystem;

CataloguePtr CatalogueCache::find(const std::string& key)
{
    const auto known = m_catalogues.find(key);
    if (known == m_catalogues.end())
        return nullptr;
    known->second.lastUse = ++m_uses;
    return known->second.catalogue;
}

void CatalogueCache::keep(const std::string& key, CataloguePtr catalogue)
{
    constexpr std::size_t most = 64;
    if (m_catalogues.size() >= most)
        m_catalogues.erase(
            std::ranges::min_element(m_catalogues, {}, [](const auto& entry) { return entry.second.lastUse; }));
    m_catalogues[key] = {std::move(catalogue), ++m_uses};
}

void CatalogueCache::learn(const CatalogueCache& other)
{
    for (const auto& [key, entry] : other.m_catalogues)
        if (!m_catalogues.contains(key))
            keep(key, entry.catalogue);
}

Store::Store(DataPlaces places) : m_places(std::move(places)), m_schemas(m_places.folder() + "/schemas") {}

Result<Store> Store::open(const std::optional<std::string>& folder)
{
    return DataPlaces::open(folder).map([](DataPlaces places) { return Store(std::move(places)); });
}

void Store::readAgain()
{
    m_places.readAgain();
    m_cache = {};
    m_allied.clear();
    m_leftOut.clear();
    m_ownFaults.clear();
}

void Store::setUserFolder(const std::string& folder)
{
    readAgain();
    m_places.setUserFolder(folder);
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

Store Store::fork() const
{
    Store other(m_places);
    other.m_language = m_language;
    other.m_cache = m_cache;
    other.m_allied = m_allied;
    other.m_leftOut = m_leftOut;
    other.m_ownFaults = m_ownFaults;
    return other;
}

void Store::learn(const Store& fork)
{
    if (fork.folder() != folder() || fork.userFolder() != userFolder())
        return;
    m_cache.learn(fork.m_cache);
    for (const auto& [key, faults] : fork.m_leftOut)
        m_leftOut.insert_or_assign(key, faults);
    for (const auto& [key, faults] : fork.m_ownFaults)
        m_ownFaults.insert_or_assign(key, faults);
}

Result<CataloguePtr> Store::catalogue(const std::string& asked, std::vector<std::string> armies)
{
    const auto game = m_places.plain(asked);
    if (!armies.empty())
        std::sort(armies.begin() + 1, armies.end());
    const auto key = keyOf(game, armies);
    if (auto known = m_cache.find(key))
        return known;
    auto made = read(game, armies);
    if (made)
        m_cache.keep(key, *made);
    return made;
}

Result<CataloguePtr> Store::read(const std::string& game, const std::vector<std::string>& armies)
{
    std::vector<std::pair<std::string, Id<Army>>> overlays;
    const auto translate = [&](const std::string& name, Id<Army> army) {
        for (auto& path : m_places.translations(game, name, m_language))
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

    const auto ruleset = readRuleset(game);
    if (!ruleset)
        return tl::unexpected<Faults>(ruleset.error());
    auto files = readArmies(game, armies);
    if (!files)
        return tl::unexpected<Faults>(std::move(files.error()));
    auto built = build(game, *ruleset, *files);
    if (!built)
        return tl::unexpected<Faults>(std::move(built.error()));
    for (const auto& [path, army] : overlays)
        // A translation that cannot be read is left out without a fault; lint says what is wrong with it.
        if (const auto overlay = readInstalledFile(path, "translation", m_schemas)) {
            applyTranslation(*built, *source, *overlay, army);
            auto& data = army.isNone() ? built->ruleset.data : built->armies[army].data;
            if (path.starts_with(userFolder() + "/armies/") && !isAsShipped(*overlay))
                data.ownTranslations.push_back(fs::path(path).filename().string());
        }
    built->source = std::move(source);
    return std::make_shared<const Catalogue>(std::move(*built));
}

Result<DataFile> Store::readRuleset(const std::string& game)
{
    const auto place = m_places.find(game, "ruleset");
    if (!place)
        return failure(m_places.noGame(game));
    auto file = readInstalledFile(place->path, "ruleset", m_schemas);
    if (!file)
        return file;
    if (auto wrong = wrongVersion(*file); !wrong.empty())
        return tl::unexpected<Faults>(std::move(wrong));
    file->isUsersOwn = place->isUsersOwn && !isAsShipped(*file);
    return file;
}

/// The files of armies with the user's own units, or the faults of all of them.
Result<std::vector<DataFile>> Store::readArmies(const std::string& game, const std::vector<std::string>& armies)
{
    std::vector<DataFile> files;
    Faults faults;
    for (const auto& army : armies) {
        const auto place = m_places.find(game, army);
        if (!place || army == "ruleset") {
            faults.push_back(Fault::about({}, "there is no army \"" + army + "\" in " + game,
                                          "'muster show " + game + "' lists those there are."));
            continue;
        }
        auto file = readInstalledFile(place->path, "army", m_schemas);
        if (!file) {
            faults.insert(faults.end(), file.error().begin(), file.error().end());
            continue;
        }
        file->isUsersOwn = place->isUsersOwn && !isAsShipped(*file);
        auto& ownFaults = m_ownFaults[{game, army}];
        ownFaults.clear();
        if (const auto own = ownUnitsFile(game, army); isFile(own))
            ownFaults = addOwnUnits(*file, own, m_schemas);
        files.push_back(std::move(*file));
    }
    if (!faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    return files;
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
Result<CataloguePtr> Store::readUsable(const std::string& game, std::vector<std::string> armies, Faults& leftOut)
{
    for (;;) {
        auto made = catalogue(game, armies);
        if (made)
            return made;
        const auto isFaulty = [&](const std::string& army) {
            const auto place = m_places.find(game, army);
            return place && std::ranges::find(made.error(), place->path, &Fault::file) != made.error().end();
        };
        // A fault of the ruleset itself stays, whichever armies are left out.
        if (std::erase_if(armies, isFaulty) == 0)
            return made;
        leftOut.insert(leftOut.end(), made.error().begin(), made.error().end());
    }
}

Result<CataloguePtr> Store::fullCatalogue(const std::string& asked)
{
    const auto game = m_places.plain(asked);
    const auto all = armies(game);
    const auto key = keyOf(game, {"*"});
    if (auto known = m_cache.find(keyOf(game, all)))
        return known;
    if (m_leftOut.contains(key))
        if (auto known = m_cache.find(key))
            return known;
    Faults faults;
    auto made = readUsable(game, all, faults);
    if (made && !faults.empty()) {
        m_cache.keep(key, *made);
        m_leftOut[key] = std::move(faults);
    }
    return made;
}

Faults Store::leftOut(const std::string& asked) const
{
    const auto game = m_places.plain(asked);
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
    const auto game = m_places.plain(gameOf(roster));
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
        if (const auto place = m_places.find(game, army))
            std::ranges::copy_if(all, std::back_inserter(faults),
                                 [&](const Fault& fault) { return fault.file == place->path; });
    return faults;
}

Faults Store::unknownData(const Roster& roster, std::string_view text, const std::string& file) const
{
    return muster::unknownData(m_places, roster, text, file);
}

namespace {

bool has(const Catalogue& catalogue, const std::vector<std::string>& armies)
{
    return std::ranges::none_of(armies, [&](const std::string& army) { return catalogue.findArmy(army).isNone(); });
}

} // namespace

Result<CataloguePtr> Store::catalogueFor(const Roster& roster, std::string_view text, const std::string& file)
{
    auto named = armiesNamed(roster);
    const auto game = gameOf(roster);
    if (auto known = m_cache.find(keyOf(m_places.plain(game), named)))
        return known;
    auto& allied = m_allied[keyOf(m_places.plain(game), {})];
    if (named.size() > 1 && allied.all && has(*allied.all, named))
        return allied.all;
    const auto isMissing = [&](const std::string& army) { return army == "ruleset" || !m_places.find(game, army); };
    if (!m_places.find(game, "ruleset") || isMissing(roster.army))
        return tl::unexpected<Faults>(unknownData(roster, text, file));
    std::erase_if(named, isMissing);
    if (named.size() > 1 && !allied.all && ++allied.combinations > armies(game).size() / 2)
        if (auto all = fullCatalogue(game); all && has(**all, named))
            return allied.all = std::move(*all);
    return catalogue(game, named);
}

} // namespace muster
