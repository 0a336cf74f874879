#include "widgets/dialogs/newrosterdialog.h"

#include "core/roster/gamename.h"
#include "core/roster/startingunits.h"
#include "editor/list/armylook.h"
#include "editor/words/origin.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "io/data/datafolders.h"
#include "widgets/dialogs/gameoffers.h"
#include "widgets/dialogs/gametiles.h"
#include "widgets/dialogs/liststartform.h"
#include "widgets/dialogs/ownstartform.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/look/wordsearch.h"
#include "widgets/repair/wishesdialog.h"
#include "widgets/settings/owncollections.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/usedgames.h"
#include "widgets/settings/windowplace.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace muster::widgets {

namespace {

using editor::text;

constexpr int armiesRole = Qt::UserRole + 1; ///< of a game: its name, and those of its armies
constexpr int gamesWidth = 330;
constexpr int mostArmiesHeight = 208;
constexpr auto readDelay = std::chrono::milliseconds(120); ///< who goes through a list with the arrows rests less long

/// Game and army may be typed together: "warpath maraud"; or the army's initials: "ff".
bool isArmyFound(const QString& game, const QString& army, const QStringList& words)
{
    return hasWords(game + QLatin1Char(' ') + army, words) || hasInitials(army, words);
}

QString idOf(const QListWidgetItem* item) { return item ? item->data(Qt::UserRole).toString() : QString(); }

} // namespace

NewRosterDialog::NewRosterDialog(Store& store, const QString& ruleset, const QString& army, QWidget* parent)
    : QDialog(parent),
      m_store(store),
      m_prompts(&dialogPrompts()),
      m_lastUsed(ruleset.toStdString()),
      m_starting([this](const Result<editor::ListStart>& start) { takeStart(start); },
                 [](const std::string& why) -> Result<editor::ListStart> {
                     return failure(Fault::about({}, "the data cannot be read: " + why));
                 }),
      m_search(searchField("newSearch", tr("Search games and armies"))),
      m_rulesets(new GameList("newRulesets", tr("Game"), GameDelegate::Shape::Row)),
      m_armies(new GameList("newArmies", tr("Army"), GameDelegate::Shape::Card)),
      m_which(typed(named("newWhich", plainLabel()), Type::Heading)),
      m_about(quiet(new CutLabel, Type::Small)),
      m_none(wrapped(quiet(named("newNone", plainLabel())))),
      m_find(named<QPushButton>("newFindData", tr("F&ind It…"))),
      m_data(named<QPushButton>("newAddData", tr("&Add a Folder of Data…"))),
      m_pages(new QStackedWidget),
      m_own(new OwnStartForm),
      m_start(new ListStartForm)
{
    setObjectName(QStringLiteral("newRosterDialog"));
    setWindowTitle(tr("New Roster"));
    auto* sides = spaced(new QHBoxLayout);
    addParts(*sides, {games(), {choices(), 1}});
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    m_create = mainButton(*buttons, "createRoster", tr("&Create"));
    m_wishes = actionButton(*buttons, "newWishes", tr("From &Wishes…"));
    m_wishes->setAutoDefault(false); // Enter is for Create
    connect(m_wishes, &QPushButton::clicked, this, &NewRosterDialog::wish);
    auto* foot = spaced(new QVBoxLayout, 0, {space::large, space::medium, space::large, space::medium});
    foot->addWidget(buttons);
    addParts(*spaced(new QVBoxLayout(this)), {{sides, 1}, ruleLine(), foot});
    fitWindow(*this, {900, 640});

    connectParts();
    listFolders();
    const auto used = usedGames();
    fillGames(used.empty() ? ruleset : used.front().id);
    const auto last = used.empty() ? army : used.front().army;
    if (!last.isEmpty())
        m_armies->select(last);
    m_search->setFocus();
    setTabs();
}

/// All games, whoever made them.
QWidget* NewRosterDialog::games()
{
    auto* side = named<QWidget>("newGames");
    side->setFixedWidth(gamesWidth);
    m_data->setProperty("flat", true);
    for (auto* button : {m_data, m_find})
        button->setAutoDefault(false); // Enter is for Create
    auto* column =
        spaced(new QVBoxLayout(side), space::small, {space::large, space::large, space::small, space::small});
    addParts(*column, {m_search, {m_rulesets, 1}, ruleLine(), {m_data, 0, Qt::AlignLeading}});
    return side;
}

/// What is asked of the roster.
QWidget* NewRosterDialog::choices()
{
    auto* side = named<QWidget>("newChoices");
    side->setAutoFillBackground(true);
    side->setBackgroundRole(QPalette::Base);
    m_armies->setMostHeight(mostArmiesHeight);
    m_pages->addWidget(scrolled(m_own));
    m_pages->addWidget(scrolled(m_start));
    m_about->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    auto* head = filled(spaced(new QHBoxLayout, space::medium), {m_which, {m_about, 1}});
    auto* column = spaced(new QVBoxLayout(side), space::small, {space::large, space::large, space::large, 0});
    addParts(*column, {head, m_armies, m_none, {m_find, 0, Qt::AlignLeading}, {m_pages, 1}, Part::stretch(0)});
    m_none->hide();
    m_find->hide();
    return side;
}

void NewRosterDialog::connectParts()
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(readDelay);
    connect(&m_soon, &QTimer::timeout, this, &NewRosterDialog::startReading);
    connect(m_own, &OwnStartForm::changed, this, &NewRosterDialog::check);
    connect(m_start, &ListStartForm::changed, this, &NewRosterDialog::check);
    connect(m_search, &QLineEdit::textChanged, this, &NewRosterDialog::search);
    connect(m_data, &QPushButton::clicked, this, [this] { openData(); });
    connect(m_find, &QPushButton::clicked, this, [this] {
        if (const auto game = dataGame())
            openData(game->folder);
    });
    connect(m_rulesets, &QListWidget::currentRowChanged, this, [this] {
        m_wantsList = false;
        showGame();
    });
    connect(m_armies, &QListWidget::currentRowChanged, this, [this] {
        m_wantsList = false;
        showArmy();
    });
    connect(m_rulesets, &GameList::leftAtTheEnd, this, [this] { m_armies->setFocus(); });
    connect(m_armies, &GameList::leftAtTheBeginning, this, [this] { m_rulesets->setFocus(); });
    for (auto* list : {m_rulesets, m_armies})
        connect(list, &GameList::typed, this, [this](const QString& letters) {
            m_search->setFocus();
            m_search->insert(letters);
        });
    connect(&m_folders, &editor::GameFolders::listed, this, [this] {
        const auto army = chosenArmy();
        fillGames(chosenGame());
        if (!army.isEmpty())
            m_armies->select(army);
    });
    connect(&m_folders, &editor::GameFolders::gameRead, this, [this](const std::string& folder, const std::string& id) {
        if (const auto game = dataGame(); game && game->folder == folder && game->game == id)
            nameCatalogues(*game);
    });
    new QShortcut(QKeySequence::Find, this, [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter})
        new QShortcut(QKeySequence(static_cast<int>(Qt::CTRL) | key), this, [this] { m_create->click(); });
    auto* down = new QShortcut(QKeySequence(Qt::Key_Down), m_search, [this] { m_rulesets->setFocus(); });
    down->setContext(Qt::WidgetShortcut);
}

void NewRosterDialog::listFolders()
{
    const auto folders = readDataFolders(m_store.userFolder());
    m_paths = folders ? folders->paths : std::vector<std::string>();
    if (!m_paths.empty())
        m_folders.list(m_paths);
}

void NewRosterDialog::fillGames(const QString& chosen)
{
    {
        const QSignalBlocker quietly(m_rulesets);
        m_rulesets->clear();
        const auto offers = gameOffers(m_store, m_lastUsed, m_paths, m_folders.folders());
        for (const auto& offer : offers) {
            auto* item = new QListWidgetItem(offer.name, m_rulesets);
            item->setData(Qt::UserRole, offer.id);
            item->setData(armiesRole, QStringList(offer.name) + offer.armies);
            item->setData(GameRoles::words, offer.words);
            item->setData(GameRoles::side, offer.side);
            item->setData(GameRoles::heading, offer.heading);
            item->setData(GameRoles::isDimmed, offer.isDimmed);
            item->setData(Qt::AccessibleDescriptionRole,
                          QStringList{offer.heading, offer.words, offer.side}.join(QLatin1Char(' ')));
        }
        // Of a folder that was still being read, its first game.
        const auto folder = chosen.left(chosen.lastIndexOf(u'\n') + 1);
        const auto game = std::ranges::find(offers, chosen, &GameOffer::id);
        const auto first = std::ranges::find_if(
            offers, [&](const GameOffer& each) { return !folder.isEmpty() && each.id.startsWith(folder); });
        m_rulesets->select(game == offers.end() && first != offers.end() ? first->id : chosen);
        m_rulesets->fit();
    }
    if (dataGame() || m_shownGame.isEmpty() || chosenGame() != m_shownGame) // else what was typed of it stays
        showGame();
    if (!m_search->text().isEmpty())
        search();
}

/// Shows the games that are called so or have an army that is, and of the current one those armies.
void NewRosterDialog::search()
{
    const auto words = searchWords(m_search->text());
    for (int row = 0; row < m_rulesets->count(); ++row) {
        auto* item = m_rulesets->item(row);
        const auto names = item->data(armiesRole).toStringList();
        item->setHidden(
            std::ranges::none_of(names, [&](const QString& name) { return isArmyFound(item->text(), name, words); }));
    }
    if (const auto* current = m_rulesets->currentItem(); !current || current->isHidden())
        m_rulesets->setCurrentItem(m_rulesets->firstShown());
    searchArmies();
}

void NewRosterDialog::searchArmies()
{
    const auto* game = m_rulesets->currentItem();
    const auto words = searchWords(m_search->text());
    for (int row = 0; game && row < m_armies->count(); ++row)
        m_armies->item(row)->setHidden(!isArmyFound(game->text(), m_armies->item(row)->text(), words));
    m_armies->fit();
    if (const auto* current = m_armies->currentItem(); !current || current->isHidden())
        m_armies->setCurrentItem(m_armies->firstShown());
    if (!game || game->isHidden())
        showNone(tr("No game or army has “%1” in its name.").arg(editor::shown(m_search->text())));
    else
        showArmy();
}

void NewRosterDialog::showGame()
{
    m_soon.stop();
    m_starting.giveUp();
    m_find->hide();
    m_shownGame = chosenGame();
    {
        const QSignalBlocker quietly(m_armies);
        m_armies->clear();
    }
    if (!m_rulesets->currentItem())
        return showNone({});
    if (const auto game = dataGame())
        showDataGame(*game);
    else
        showOwnGame(chosenGame().toStdString());
    m_armies->fit();
    if (m_armies->count() > 0 && !m_search->text().isEmpty())
        searchArmies();
}

void NewRosterDialog::showOwnGame(const std::string& id)
{
    const auto catalogue = m_store.fullCatalogue(id);
    if (!catalogue)
        return showNone(linesOf(catalogue.error()).join(QLatin1Char('\n')));
    m_catalogue = *catalogue;
    m_which->setText(tr("Which army?"));
    m_armies->setAccessibleName(tr("Army"));
    auto about = text(m_catalogue->ruleset.about);
    if (const auto lines = linesOf(m_store.leftOut(id)); !lines.isEmpty())
        about += QStringLiteral("\n\n") + tr("Left out because it cannot be read:") + QLatin1Char('\n') +
                 lines.join(QLatin1Char('\n'));
    m_own->setGame(m_catalogue, about);
    {
        const QSignalBlocker quietly(m_armies);
        for (const auto& army : m_catalogue->armies) {
            auto* made = new QListWidgetItem(text(army.name), m_armies);
            made->setData(Qt::UserRole, text(army.id));
            made->setData(GameRoles::look, QVariant::fromValue(editor::armyLook(army)));
            made->setData(GameRoles::words, tr("%n unit(s)", nullptr, static_cast<int>(army.units.size())));
        }
        m_armies->setCurrentRow(0);
    }
    showArmy();
}

void NewRosterDialog::showDataGame(const DataGame& game)
{
    m_which->setText(tr("Which catalogue?"));
    m_armies->setAccessibleName(tr("Catalogue"));
    const auto* folder = m_folders.folder(game.folder);
    if (!folder && !m_folders.isListing())
        return showNone({});
    if (folder && folder->state != editor::GameFolder::State::Found) {
        m_find->show();
        return showNone(editor::shownPath(text(game.folder)) + QLatin1Char('\n') + folder->why);
    }
    if (!folder)
        return showNone(tr("The folder %1 is being read…").arg(editor::shownPath(text(game.folder))));
    if (const auto* its = folder->game(game.game)) {
        m_about->setText(tr("Data of BattleScribe, rev. %1").arg(its->revision));
        nameCatalogues(game);
    }
}

/// What is known of the catalogues: more once all data of the game are read.
void NewRosterDialog::nameCatalogues(const DataGame& game)
{
    const auto* its = m_folders.game(game.folder, game.game);
    if (!its)
        return;
    const bool isFirst = m_armies->count() == 0;
    const QSignalBlocker quietly(m_armies);
    int row = 0;
    for (const auto& catalogue : its->catalogues) {
        if (catalogue.isLibrary)
            continue;
        auto* item = isFirst ? new QListWidgetItem(catalogue.name, m_armies) : m_armies->item(row);
        ++row;
        item->setData(Qt::UserRole, text(catalogue.id));
        item->setData(GameRoles::isDimmed, !catalogue.isComplete());
        item->setData(
            GameRoles::words,
            catalogue.isUnreadable       ? tr("cannot be read")
            : !catalogue.lacks.isEmpty() ? tr("needs %1").arg(catalogue.lacks.join(QStringLiteral(", ")))
            : catalogue.entries
                ? tr("%1 · rev. %2").arg(tr("%n entry(s)", nullptr, *catalogue.entries)).arg(catalogue.revision)
                : tr("rev. %1").arg(catalogue.revision));
    }
    m_armies->fit();
    if (!isFirst)
        return showIncomplete();
    const auto used = usedGames();
    const auto known = std::ranges::find(used, chosenGame(), &UsedGame::id);
    if (m_armies->count() == 0)
        return showNone(tr("This game has no catalogues that lists are made of."));
    m_armies->select(known == used.end() ? QString() : known->army);
    showArmy();
}

void NewRosterDialog::showArmy()
{
    const auto* item = m_armies->currentItem();
    if (!item)
        return m_armies->count() == 0 ? void() : showNone({});
    const auto game = dataGame();
    m_isFound = true;
    m_none->hide();
    m_armies->show();
    m_pages->show();
    m_pages->setCurrentIndex(game ? 1 : 0);
    if (game) {
        showIncomplete();
        m_start->showReading(item->text());
        m_soon.start();
    } else if (const auto army = m_catalogue->findArmy(chosenArmy().toStdString()); !army.isNone()) {
        m_about->setText(editor::originName(m_catalogue->army(army).provenance));
        m_own->setArmy(army);
    }
    setTabs(); // the controls of the battle are new
    check();
}

void NewRosterDialog::showIncomplete()
{
    const auto* item = m_armies->currentItem();
    if (item && item->data(GameRoles::isDimmed).toBool())
        showNone(tr("The data of %1 are not complete: it %2. Its lists are shown, but not judged.")
                     .arg(item->text(), item->data(GameRoles::words).toString()));
}

/// The data of the catalogue, and those of the whole game for what its other catalogues have.
void NewRosterDialog::startReading()
{
    const auto game = dataGame();
    if (!game)
        return;
    m_starting.start([game = *game, catalogue = chosenArmy().toStdString()](const std::stop_token&) {
        return editor::listStartOf(game.folder, game.game, catalogue);
    });
    m_folders.read(game->folder, game->game);
}

void NewRosterDialog::takeStart(const Result<editor::ListStart>& start)
{
    const auto* item = m_armies->currentItem();
    if (!item)
        return;
    if (start)
        m_start->setStart(*start, item->text());
    else
        m_start->showFaults(tr("The data of %1 cannot be read.").arg(item->text()), linesOf(start.error()));
    const bool wantsList = std::exchange(m_wantsList, false);
    setTabs();
    check();
    if (wantsList && m_start->fits())
        accept();
}

/// Words in place of the form, or above it where there is an army.
void NewRosterDialog::showNone(const QString& words)
{
    const bool hasArmy = m_armies->currentItem() && !m_armies->currentItem()->isHidden() && m_rulesets->currentItem() &&
                         !m_rulesets->currentItem()->isHidden();
    m_none->setText(words);
    m_none->setVisible(!words.isEmpty());
    m_pages->setVisible(hasArmy);
    m_armies->setVisible(m_armies->count() > 0);
    if (!hasArmy) {
        m_isFound = false;
        m_about->clear();
        check();
    }
}

/// Folders are added in Games and Armies, which says what is in them.
void NewRosterDialog::openData(const std::string& lost)
{
    DataDialog dialog(m_store, *m_prompts, this);
    QTimer::singleShot(0, &dialog, [&] { lost.empty() ? dialog.chooseGameData() : dialog.findGameData(lost); });
    dialog.exec();
    if (dialog.hasChanged())
        emit dataChanged();
    m_wanted = dialog.wish();
    if (m_wanted.first != DataDialog::Wish::Nothing)
        return reject();
    if (!dialog.hasChanged())
        return;
    const auto before = m_paths;
    listFolders();
    auto chosen = chosenGame();
    for (const auto& path : m_paths)
        if (std::ranges::find(before, path) == before.end())
            chosen = dataGameId({path, {}});
    m_search->clear();
    fillGames(chosen);
}

std::optional<DataGame> NewRosterDialog::dataGame() const { return dataGameOf(chosenGame()); }
bool NewRosterDialog::isReading() const
{
    return dataGame() && (m_folders.isListing() || m_starting.isWorking() || m_soon.isActive());
}

QString NewRosterDialog::chosenGame() const { return idOf(m_rulesets->currentItem()); }
QString NewRosterDialog::chosenArmy() const { return idOf(m_armies->currentItem()); }

void NewRosterDialog::check()
{
    const bool fits = m_isFound && (dataGame() ? m_start->fits() : m_own->fits());
    m_wishes->setVisible(!dataGame());
    m_wishes->setEnabled(fits);
    m_create->setEnabled((fits || isReading()) && !m_wantsList); // pressed while data are read, it waits for them
}

void NewRosterDialog::setTabs()
{
    QWidget* above = m_search;
    const auto add = [&](QWidget* control) {
        setTabOrder(above, control);
        above = control;
    };
    add(m_rulesets);
    add(m_armies);
    for (auto* control : dataGame() ? m_start->controls() : m_own->controls())
        add(control);
    add(m_find);
    add(m_data);
    add(m_wishes);
    add(m_create);
}

void NewRosterDialog::accept()
{
    if (dataGame() && !m_start->fits()) {
        m_wantsList = isReading();
        return check();
    }
    const auto* game = m_rulesets->currentItem();
    rememberUsed({chosenGame(), game ? game->text() : QString(), chosenArmy(), QDateTime::currentDateTime()});
    QDialog::accept();
}

void NewRosterDialog::wish()
{
    if (!m_catalogue || dataGame())
        return;
    const auto beginning = roster();
    WishesDialog dialog(m_catalogue, beginning, ownCollections(m_store).of(beginning.ruleset), this);
    dialog.exec();
    m_wished = dialog.roster();
    if (m_wished)
        accept();
}

Roster NewRosterDialog::roster() const
{
    if (m_wished)
        return *m_wished;
    Roster roster;
    m_own->fill(roster);
    roster.ruleset = m_catalogue ? m_catalogue->ruleset.id : std::string();
    roster.dataVersion = partsOf(chosenGame().toStdString()).version.value_or(std::string());
    roster.army = chosenArmy().toStdString();
    if (m_catalogue)
        roster.units = startingUnits(*m_catalogue, m_catalogue->findArmy(roster.army));
    assignUnitIds(roster);
    return roster;
}

editor::NewGameList NewRosterDialog::made() const
{
    const auto game = dataGame();
    if (!game)
        return roster();
    battlescribe::NewList list;
    list.folder = game->folder;
    list.gameSystem = game->game;
    list.catalogue = chosenArmy().toStdString();
    m_start->fill(list);
    return list;
}

} // namespace muster::widgets
