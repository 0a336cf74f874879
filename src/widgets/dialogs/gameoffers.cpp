#include "widgets/dialogs/gameoffers.h"

#include "core/roster/gamename.h"
#include "editor/library/librarymodel.h"
#include "editor/words/origin.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "widgets/settings/usedgames.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <limits>

namespace muster::widgets {

namespace {

constexpr std::size_t mostLastUsed = 3;
constexpr int dataRank = 7; ///< behind a person's own figures, before those for playtests

struct Ranked {
    GameOffer offer;
    int rank = std::numeric_limits<int>::max();
    std::size_t used = std::numeric_limits<std::size_t>::max(); ///< place among those used last
};

class OfferWords {
    Q_DECLARE_TR_FUNCTIONS(muster::widgets::NewRosterDialog)

public:
    static QString armies(int count) { return tr("%n army(s)", nullptr, count); }
    static QString own(int count, const QString& kind) { return tr("%1 · %2").arg(armies(count), kind); }
    static QString yours(const QString& kind) { return tr("%1, your own").arg(kind); }
    static QString version(const QString& game, const QString& version)
    {
        return tr("%1, version %2").arg(game, version);
    }
    static QString data(const editor::FolderGame& game)
    {
        return tr("%1 · data folder, rev. %2").arg(tr("%n catalogue(s)", nullptr, game.armies())).arg(game.revision);
    }
    static QString reading() { return tr("data folder, being read…"); }
    static QString lastUsed() { return tr("Last used"); }
    static QString others() { return tr("All others"); }
};

/// Of the figures that can be relied on furthest.
std::string bestKindOf(const Catalogue& catalogue)
{
    const auto best = std::ranges::min_element(catalogue.armies, {},
                                               [](const Army& army) { return editor::originRank(army.provenance); });
    return (best == catalogue.armies.end() ? catalogue.ruleset.provenance : best->provenance).kind;
}

std::vector<Ranked> ownGames(Store& store)
{
    std::vector<Ranked> games;
    for (const auto& id : store.rulesets()) {
        Ranked game;
        game.offer.id = editor::text(id);
        game.offer.name = editor::shown(id);
        if (const auto catalogue = store.fullCatalogue(id)) {
            const auto& ruleset = (*catalogue)->ruleset;
            game.offer.name = editor::text(ruleset.name);
            for (const auto& each : (*catalogue)->armies)
                game.offer.armies << editor::text(each.name);
            const auto kind = kindName(bestKindOf(**catalogue));
            game.offer.words = OfferWords::own(static_cast<int>(game.offer.armies.size()),
                                               ruleset.data.origin == DataOrigin::Own ? OfferWords::yours(kind) : kind);
            game.rank = 2 * editor::originRank(**catalogue);
        }
        games.push_back(game);
        // Their own names are not read before they are chosen: there may be many.
        for (const auto& version : store.versions(id)) {
            auto old = game;
            old.offer.id = editor::text(id + '@' + version.name);
            old.offer.name = OfferWords::version(game.offer.name, editor::shown(version.name));
            games.push_back(std::move(old));
        }
    }
    return games;
}

Ranked unreadFolder(const std::string& path)
{
    Ranked made;
    made.offer.id = dataGameId({path, {}});
    made.offer.name = editor::shown(QFileInfo(editor::text(path)).fileName());
    made.rank = dataRank;
    made.offer.isDimmed = true;
    return made;
}

void addFolder(std::vector<Ranked>& games, const editor::GameFolder& folder)
{
    if (folder.state != editor::GameFolder::State::Found) {
        auto made = unreadFolder(folder.path);
        made.offer.words = folder.why;
        games.push_back(std::move(made));
    }
    for (const auto& game : folder.games) {
        Ranked made;
        made.offer.id = dataGameId({folder.path, game.id});
        made.offer.name = game.name;
        made.offer.words = OfferWords::data(game);
        for (const auto& catalogue : game.catalogues)
            if (!catalogue.isLibrary)
                made.offer.armies << catalogue.name;
        made.rank = dataRank;
        games.push_back(std::move(made));
    }
}

/// A folder that is still being read: by the games of it that were used, as those can be begun at once.
void addUnread(std::vector<Ranked>& games, const std::string& path)
{
    const auto before = games.size();
    for (const auto& used : usedGames()) {
        const auto data = dataGameOf(used.id);
        if (!data || data->folder != path)
            continue;
        auto made = unreadFolder(path);
        made.offer.id = used.id;
        made.offer.name = editor::shown(used.name);
        made.offer.isDimmed = false;
        games.push_back(std::move(made));
    }
    if (games.size() == before)
        games.push_back(unreadFolder(path));
    for (auto each = games.begin() + static_cast<std::ptrdiff_t>(before); each != games.end(); ++each)
        each->offer.words = OfferWords::reading();
}

void noteUse(std::vector<Ranked>& games, const std::string& lastUsed)
{
    const auto used = usedGames();
    const auto now = QDateTime::currentDateTime();
    for (auto& game : games) {
        const auto place = std::ranges::find(used, game.offer.id, &UsedGame::id);
        if (place != used.end()) {
            game.used = static_cast<std::size_t>(place - used.begin());
            game.offer.side = editor::LibraryModel::dateWords(place->when, now);
        } else if (used.empty() && !lastUsed.empty() && game.offer.id == editor::text(lastUsed)) {
            game.used = 0; // as older versions of the program remember it
        }
    }
}

} // namespace

QString dataGameId(const DataGame& game) { return editor::text(game.folder + '\n' + game.game); }

std::optional<DataGame> dataGameOf(const QString& id)
{
    const auto at = id.lastIndexOf(u'\n');
    if (at < 0)
        return std::nullopt;
    return DataGame{id.left(at).toStdString(), id.mid(at + 1).toStdString()};
}

QString kindName(const std::string& kind)
{
    static constexpr std::pair<std::string_view, const char*> names[]{
        {"rulebook", QT_TRANSLATE_NOOP("muster::widgets::DataDialog", "rulebook")},
        {"transcribed", QT_TRANSLATE_NOOP("muster::widgets::DataDialog", "transcribed")},
        {"typical", QT_TRANSLATE_NOOP("muster::widgets::DataDialog", "typical")},
        {"playtest", QT_TRANSLATE_NOOP("muster::widgets::DataDialog", "playtest")},
        {"own", QT_TRANSLATE_NOOP("muster::widgets::DataDialog", "own")}};
    for (const auto& [id, name] : names)
        if (id == kind)
            return QCoreApplication::translate("muster::widgets::DataDialog", name);
    return editor::shown(kind);
}

std::vector<GameOffer> gameOffers(Store& store, const std::string& lastUsed, const std::vector<std::string>& paths,
                                  const std::vector<editor::GameFolder>& folders)
{
    auto games = ownGames(store);
    for (const auto& path : paths) {
        const auto found = std::ranges::find(folders, path, &editor::GameFolder::path);
        if (found == folders.end())
            addUnread(games, path);
        else
            addFolder(games, *found);
    }
    noteUse(games, lastUsed);
    std::ranges::stable_sort(games, {}, [](const Ranked& game) { return std::pair(game.used, game.rank); });
    std::vector<GameOffer> offers;
    bool hasUsed = false;
    for (auto& game : games) {
        const bool isUsed = game.used < mostLastUsed;
        if (isUsed && !hasUsed)
            game.offer.heading = OfferWords::lastUsed();
        const bool isFirstOther = !isUsed && hasUsed && std::ranges::none_of(offers, [](const GameOffer& each) {
            return each.heading == OfferWords::others();
        });
        if (isFirstOther)
            game.offer.heading = OfferWords::others();
        hasUsed = hasUsed || isUsed;
        offers.push_back(std::move(game.offer));
    }
    return offers;
}

} // namespace muster::widgets
