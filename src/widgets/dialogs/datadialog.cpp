#include "widgets/dialogs/datadialog.h"

#include "editor/author/publishedgame.h"
#include "editor/gamefolders/unpackeddata.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "io/author/receivedgame.h"
#include "io/data/datafolders.h"
#include "io/lint/lint.h"
#include "report/verdict/words.h"
#include "widgets/dialogs/datafolderpane.h"
#include "widgets/dialogs/gamedatarows.h"
#include "widgets/dialogs/gameoffers.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/look/wordsearch.h"
#include "widgets/printing/previewdialog.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/windowplace.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace muster::widgets {

namespace {

constexpr auto Name = DataRows::Name;
constexpr auto Units = DataRows::Units;
constexpr auto Version = DataRows::Version;
constexpr auto Kind = DataRows::Kind;
constexpr auto lookEvery = std::chrono::seconds(2);
constexpr auto busyDelay = std::chrono::milliseconds(200);
constexpr auto armyRole = DataRows::armyRole;
constexpr auto rulesetRole = DataRows::rulesetRole;

using editor::text;

/// A line about the versions of a game's data that are kept beside the newest; empty where there are none.
QString otherVersions(const Store& store, const std::string& ruleset)
{
    QStringList names;
    for (const auto& version : store.versions(ruleset))
        names << (version.isUsersOwn ? DataDialog::tr("%1 (in your own folder)").arg(editor::shown(version.name))
                                     : editor::shown(version.name));
    return names.isEmpty() ? QString()
                           : QLatin1Char('\n') +
                                 DataDialog::tr("Kept versions of the data: %1").arg(names.join(QStringLiteral(", ")));
}

/// A line with the names of a player's own units of an army; empty where there are none.
QString ownUnits(const Catalogue& catalogue, const Army& army)
{
    QStringList names;
    for (const auto id : army.units)
        if (catalogue.unit(id).isOwn())
            names << editor::shown(catalogue.unit(id).name);
    return names.isEmpty()
               ? QString()
               : QLatin1Char('\n') + DataDialog::tr("Your own units: %1").arg(names.join(QStringLiteral(", ")));
}

/// Where own data are: the folder itself has rulesets in it, or it has a folder `armies` that does.
QString baseOf(const QString& folder)
{
    const QDir dir(folder);
    if (dir.exists(QStringLiteral("armies")))
        return dir.absolutePath();
    if (dir.dirName() == QLatin1String("armies"))
        return QFileInfo(dir.absolutePath()).path();
    return {};
}

} // namespace

DataDialog::DataDialog(Store& store, Prompts& prompts, QWidget* parent)
    : QDialog(parent),
      m_store(store),
      m_prompts(prompts),
      m_search(searchField("dataSearch", tr("Search games and armies"))),
      m_tree(named<QTreeWidget>("dataTree")),
      m_details(new QStackedWidget),
      m_about(wrapped(named("dataAbout", plainLabel()))),
      m_pane(new DataFolderPane),
      m_folder(wrapped(quiet(plainLabel(), Type::Small))),
      m_faultsHead(wrapped(typed(named("dataFaultsHead", plainLabel()), Type::Strong))),
      m_faults(textToRead("dataFaults", tr("Faults in the data"))),
      m_busy(new QWidget),
      m_busyWords(new CutLabel),
      m_adding(
          [this](const Added& added) {
              m_busy->hide();
              unsetCursor();
              emit folderTaken(takeGameData(added));
          },
          [](const std::string& why) {
              Added added;
              added.folder.state = editor::GameFolder::State::Unreadable;
              added.folder.faults = {Fault::about({}, "the data cannot be read: " + why)};
              return added;
          })
{
    m_faultsHead->hide();
    m_faults->hide();
    auto* layout = dialogColumn(*this, "dataDialog", tr("Games and Armies"));
    addParts(*layout, {{sides(), 3}, busy(), m_faultsHead, {m_faults, 1}, buttons()});
    fitWindow(*this, {1000, 680});
    connectParts();
    fill();
}

/// The list, and what is said of the row that is chosen in it.
QWidget* DataDialog::sides()
{
    m_tree->setAccessibleName(tr("Games and armies"));
    m_tree->setColumnCount(4);
    m_tree->setHeaderLabels({tr("Game or army"), tr("Units"), tr("Data"), tr("Figures")});
    m_tree->header()->setStretchLastSection(false); // names need the room
    m_tree->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_tree->setFrameShape(QFrame::StyledPanel);
    m_tree->setWordWrap(true); // a name that is too long for a line gets two
    m_about->setAlignment(Qt::AlignTop);
    auto* left = new QWidget;
    addParts(*spaced(new QVBoxLayout(left), space::small, {0, 0, space::medium, 0}),
             {m_search, {m_tree, 1}, gameButtons()});
    auto* about = new QWidget;
    addParts(*spaced(new QVBoxLayout(about), space::small), {m_about, Part::stretch(1), m_folder});
    m_details->addWidget(scrolled(about));
    m_details->addWidget(m_pane);
    auto* right = new QWidget;
    spaced(new QVBoxLayout(right), 0, {space::medium, 0, 0, 0})->addWidget(m_details);
    auto* both = new QSplitter;
    both->setChildrenCollapsible(false);
    both->addWidget(left);
    both->addWidget(right);
    both->setStretchFactor(0, 1);
    both->setStretchFactor(1, 1);
    both->setSizes({520, 440});
    return both;
}

/// To write games: the window for it takes the place of this dialog.
QLayout* DataDialog::gameButtons()
{
    const auto button = [this](const char* name, const QString& words, const QString& tip, Wish wish) {
        auto* made = named<QPushButton>(name, words);
        made->setAutoDefault(false);
        made->setToolTip(editor::shownTip(tip));
        connect(made, &QPushButton::clicked, this, [this, wish] {
            const auto* item = m_tree->currentItem();
            leaveFor(wish, item ? item->data(Name, rulesetRole).toString().toStdString() : std::string());
        });
        return made;
    };
    auto* begin = button("newGame", tr("&New Game…"), tr("Begins a game of your own."), Wish::New);
    m_edit =
        button("editGame", tr("&Edit…"), tr("Opens the game that is chosen in the window for authors."), Wish::Edit);
    m_copy = button("copyGame", tr("Make a &Copy…"), tr("A game of your own that begins as this one."), Wish::Copy);
    return filled(spaced(new QHBoxLayout, space::small), {begin, m_edit, m_copy, Part::stretch(1)});
}

void DataDialog::leaveFor(Wish wish, std::string what)
{
    m_wish = {wish, std::move(what)};
    accept();
}

QWidget* DataDialog::busy()
{
    auto* bar = busyBar();
    bar->show();
    auto* stopButton = named<QPushButton>("stopData", tr("&Stop"));
    connect(stopButton, &QPushButton::clicked, this, &DataDialog::stop);
    auto* words = filled(spaced(new QVBoxLayout, space::tiny), {m_busyWords, bar});
    addParts(*spaced(new QHBoxLayout(m_busy), space::medium), {Part(words, 1), stopButton});
    m_busy->setObjectName(QStringLiteral("dataBusy"));
    m_busy->hide();
    return m_busy;
}

void DataDialog::connectParts()
{
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &DataDialog::showCurrent);
    connect(m_search, &QLineEdit::textChanged, this, &DataDialog::search);
    connect(m_pane, &DataFolderPane::findRequested, this,
            [this] { findGameData(dataFolderOf(m_tree->currentItem()).toStdString()); });
    connect(m_pane, &DataFolderPane::againRequested, this, &DataDialog::readAgain);
    connect(&m_folders, &editor::GameFolders::listed, this, &DataDialog::showGameData);
    connect(&m_folders, &editor::GameFolders::gameRead, this, [this](const std::string& folder, const std::string& id) {
        if (const auto* game = m_folders.game(folder, id))
            countEntries(*m_tree, folder, *game);
        showCurrent();
    });
    new QShortcut(QKeySequence::Find, this, [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    new QShortcut(QKeySequence::Refresh, this, [this] { readAgain(); });
    auto* leave = new QShortcut(QKeySequence::Delete, m_tree, [this] {
        if (m_forget->isEnabled())
            forgetGameDataFolder();
    });
    leave->setContext(Qt::WidgetShortcut);
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, &m_folders, &editor::GameFolders::look);
    m_look.start();
    m_busySoon.setSingleShot(true);
    m_busySoon.setInterval(busyDelay);
    connect(&m_busySoon, &QTimer::timeout, m_busy, &QWidget::show);
}

QWidget* DataDialog::buttons()
{
    auto* box = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::accept);
    connect(actionButton(*box, "openData", tr("&Folder of Own Data…")), &QPushButton::clicked, this, [this] {
        const auto folder = m_prompts.askFolder(this, text(m_store.userFolder()));
        if (!folder.isEmpty())
            takeFolder(folder);
    });
    connect(actionButton(*box, "leaveData", tr("&Without Own Data")), &QPushButton::clicked, this, [this] {
        Settings().remove(QStringLiteral("data"));
        m_store.setUserFolder({});
        m_hasChanged = true;
        showFaults({}, {});
        fill();
    });
    m_book = actionButton(*box, "printBook", tr("Army &Book…"));
    m_book->setToolTip(tr("Print every unit of the chosen army with what it may choose."));
    connect(m_book, &QPushButton::clicked, this, &DataDialog::printBook);
    auto* gameData = actionButton(*box, "addGameData", tr("Add a Folder of &Data…"));
    const auto tip = tr("A folder with data of BattleScribe or New Recruit: lists of its games are made and judged by "
                        "them. It is only read.");
    gameData->setToolTip(editor::shownTip(tip));
    connect(gameData, &QPushButton::clicked, this, &DataDialog::chooseGameData);
    auto* packed = actionButton(*box, "addPackedData", tr("Add a &Zip…"));
    const auto about = tr("The same, packed as one file. It is unpacked into the folder of own data.");
    packed->setToolTip(editor::shownTip(about));
    connect(packed, &QPushButton::clicked, this, &DataDialog::choosePackedData);
    m_forget = actionButton(*box, "forgetGameData", tr("F&orget"));
    m_forget->setToolTip(editor::shownTip(tr("Takes the folder of the chosen game off the list; its files stay.")));
    connect(m_forget, &QPushButton::clicked, this, &DataDialog::forgetGameDataFolder);
    return box;
}

void DataDialog::fill()
{
    m_tree->clear();
    m_ownFaults.clear();
    for (const auto& id : m_store.rulesets())
        addOwnGame(id, m_ownFaults);
    m_tree->setCurrentItem(m_tree->topLevelItem(0));
    m_folder->setText(tr("Own data are read from %1.").arg(editor::shownPath(text(m_store.userFolder() + "/armies"))));
    listFolders();
    showGameData(); // what is known of them already
}

void DataDialog::addOwnGame(const std::string& id, QStringList& faults)
{
    auto* game = new QTreeWidgetItem(m_tree);
    game->setData(Name, rulesetRole, text(id));
    const auto catalogue = m_store.fullCatalogue(id);
    if (!catalogue) {
        game->setText(Name, tr("%1 (cannot be read)").arg(editor::shown(id)));
        faults << linesOf(catalogue.error());
        return;
    }
    faults << linesOf(m_store.leftOut(id));
    const auto& ruleset = (*catalogue)->ruleset;
    game->setText(Name, text(ruleset.name));
    game->setText(Version, text(ruleset.dataVersion));
    game->setTextAlignment(Version, Qt::AlignCenter);
    const auto kind = kindName(ruleset.provenance.kind);
    const auto file = m_store.rulesetFile(id);
    const auto received = file ? receivedFrom(std::filesystem::path(*file).parent_path().string()) : std::nullopt;
    game->setText(Kind, received                                 ? tr("%1, from somebody else").arg(kind)
                        : ruleset.data.origin == DataOrigin::Own ? tr("%1, your own").arg(kind)
                                                                 : kind);
    game->setFont(Name, fontOf(Type::Strong));
    game->setData(
        Name, Qt::UserRole,
        text(ruleset.about + '\n' + report::provenanceLine(ruleset.provenance)) + otherVersions(m_store, id) +
            (received ? QLatin1Char('\n') + tr("It came in the file %1.").arg(editor::shown(*received)) : QString()));
    for (const auto& army : (*catalogue)->armies) {
        auto* item = new QTreeWidgetItem(game);
        item->setText(Name, text(army.name));
        item->setData(Name, armyRole, text(army.id));
        item->setData(Name, rulesetRole, text(id));
        item->setText(Units, editor::shownNumber(static_cast<std::int64_t>(army.units.size())));
        item->setTextAlignment(Units, Qt::AlignRight | Qt::AlignVCenter);
        item->setText(Version, text(army.dataVersion));
        item->setTextAlignment(Version, Qt::AlignCenter);
        item->setText(Kind, army.isUsersOwn ? tr("%1, your own").arg(kindName(army.provenance.kind))
                                            : kindName(army.provenance.kind));
        auto words = text(report::provenanceLine(army.provenance));
        for (const auto& note : army.notes)
            words += QLatin1Char('\n') + text(note);
        words += ownUnits(**catalogue, army);
        item->setData(Name, Qt::UserRole, words);
    }
    game->setExpanded(true);
}

void DataDialog::listFolders()
{
    const auto folders = readDataFolders(m_store.userFolder());
    if (!folders)
        m_ownFaults << linesOf(folders.error());
    const auto paths = folders ? folders->paths : std::vector<std::string>();
    if (!paths.empty())
        showBusy(tr("%n folder(s) of data are read…", nullptr, static_cast<int>(paths.size())));
    m_folders.list(paths);
}

/// Below the rows of the other data, in place of those before.
void DataDialog::showGameData()
{
    if (!m_folders.isListing()) {
        m_busySoon.stop();
        m_busy->hide();
    }
    const auto* current = m_tree->currentItem();
    const auto chosen = dataFolderOf(current);
    const auto chosenGame = current ? current->data(Name, DataRows::gameRole).toString() : QString();
    for (int row = m_tree->topLevelItemCount() - 1; row >= 0; --row)
        if (!dataFolderOf(m_tree->topLevelItem(row)).isEmpty())
            delete m_tree->takeTopLevelItem(row);
    const auto faults = m_ownFaults + addGameData(*m_tree, m_folders.folders());
    for (int row = 0; !chosen.isEmpty() && row < m_tree->topLevelItemCount(); ++row)
        if (auto* game = m_tree->topLevelItem(row);
            dataFolderOf(game) == chosen && game->data(Name, DataRows::gameRole).toString() == chosenGame)
            m_tree->setCurrentItem(game);
    for (const int column : {Units, Version, Kind})
        m_tree->resizeColumnToContents(column);
    constexpr int mostKind = 126; // the names of games need the room
    m_tree->setColumnWidth(Kind, std::min(m_tree->columnWidth(Kind), mostKind));
    for (QTreeWidgetItemIterator row(m_tree); *row; ++row)
        for (const int column : {Name, Kind})
            (*row)->setToolTip(column, editor::shownTip((*row)->text(column)));
    search();
    if (!faults.isEmpty())
        showFaults(tr("Some of the data cannot be read:"), faults);
    showCurrent();
    if (!m_folders.folders().empty() && !m_goTo.isEmpty())
        goToGameData(std::exchange(m_goTo, {}));
}

void DataDialog::readAgain()
{
    showFaults({}, {});
    listFolders();
}

void DataDialog::showBusy(const QString& words)
{
    m_busyWords->setText(words);
    m_busySoon.start();
}

void DataDialog::stop()
{
    m_busySoon.stop();
    m_busy->hide();
    unsetCursor();
    m_folders.stop();
    if (m_adding.isWorking()) {
        m_adding.giveUp();
        emit folderTaken(false);
    }
}

void DataDialog::search()
{
    const auto words = searchWords(m_search->text());
    for (int g = 0; g < m_tree->topLevelItemCount(); ++g) {
        auto* game = m_tree->topLevelItem(g);
        bool isAny = hasWords(game->text(Name), words);
        for (int row = 0; row < game->childCount(); ++row) {
            auto* army = game->child(row);
            army->setHidden(!hasWords(game->text(Name) + QLatin1Char(' ') + army->text(Name), words));
            isAny = isAny || !army->isHidden();
        }
        game->setHidden(!isAny);
    }
    // The first that is found is shown below.
    for (auto* item = m_tree->topLevelItem(0); item && !words.isEmpty(); item = m_tree->itemBelow(item))
        if (!item->isHidden() && item->childCount() == 0) {
            m_tree->setCurrentItem(item);
            return;
        }
}

void DataDialog::showCurrent()
{
    const auto* item = m_tree->currentItem();
    const auto path = dataFolderOf(item).toStdString();
    m_about->setText(item ? item->data(Name, Qt::UserRole).toString() : QString());
    m_book->setEnabled(item && !item->data(Name, armyRole).toString().isEmpty());
    m_forget->setEnabled(!path.empty());
    const bool isOwnGame = item && !item->data(Name, rulesetRole).toString().isEmpty();
    m_edit->setEnabled(isOwnGame);
    m_copy->setEnabled(isOwnGame);
    const auto* folder = m_folders.folder(path);
    m_details->setCurrentIndex(folder ? 1 : 0);
    if (!folder)
        return m_pane->leave();
    const auto game = item->data(Name, DataRows::gameRole).toString().toStdString();
    m_pane->show(*folder, folder->game(game));
    m_folders.read(path, game);
}

void DataDialog::chooseGameData()
{
    if (const auto folder = m_prompts.askFolder(this, {}); !folder.isEmpty())
        addGameDataFolder(folder);
}

void DataDialog::choosePackedData()
{
    const auto file = m_prompts.askOpenPacked(this);
    if (editor::isPublishedGame(file.toStdString()))
        leaveFor(Wish::Take, file.toStdString());
    else if (!file.isEmpty())
        addGameDataFolder(file);
}

void DataDialog::addGameDataFolder(const QString& folder)
{
    setCursor(Qt::BusyCursor);
    showBusy(tr("“%1” is looked through…").arg(editor::shownPath(folder)));
    m_adding.start([chosen = folder.toStdString(), root = m_store.userFolder() + "/data"](const std::stop_token& stop) {
        Added added;
        auto place = chosen;
        if (editor::isPackedData(chosen) && QFileInfo(text(chosen)).isFile()) {
            auto unpacked = editor::unpackGameData(chosen, root, stop);
            if (!unpacked) {
                added.folder.path = chosen;
                added.folder.state = editor::GameFolder::State::Unreadable;
                added.folder.faults = unpacked.error();
                return added;
            }
            place = std::move(*unpacked);
        }
        const auto path = absoluteFolder(place);
        if (!path) {
            added.folder.path = place;
            added.folder.state = editor::GameFolder::State::Unreadable;
            added.folder.faults = path.error();
            return added;
        }
        added.folder = editor::listFolder(*path, stop);
        QStringList games;
        for (const auto& game : added.folder.games)
            games << editor::gameWords(added.folder, game);
        added.words = games.join(QStringLiteral(", "));
        return added;
    });
}

bool DataDialog::takeGameData(const Added& added)
{
    m_busySoon.stop();
    const auto& folder = added.folder;
    if (folder.state != editor::GameFolder::State::Found) {
        auto lines = linesOf(folder.faults);
        if (folder.state != editor::GameFolder::State::Unreadable)
            lines.prepend(folder.why);
        showFaults(tr("“%1” has no data of BattleScribe.").arg(editor::shown(folder.path)), lines);
        return false;
    }
    if (!changeFolders([&](DataFolders& folders) { folders.add(folder.path); }))
        return false;
    m_added = added.words;
    m_goTo = text(folder.path);
    return true;
}

/// A folder that was moved: another takes its place.
void DataDialog::findGameData(const std::string& before)
{
    const auto chosen = m_prompts.askFolder(this, {});
    if (chosen.isEmpty())
        return;
    const auto path = absoluteFolder(chosen.toStdString());
    if (!path)
        return showFaults(tr("“%1” cannot be read.").arg(editor::shown(chosen)), linesOf(path.error()));
    if (changeFolders([&](DataFolders& folders) {
            folders.remove(before);
            folders.add(*path);
        }))
        m_goTo = text(*path);
    m_added.clear();
}

void DataDialog::goToGameData(const QString& folder)
{
    // Before what cannot be read, of this folder or of others.
    const auto faults = m_faultsHead->text();
    if (!m_added.isEmpty()) {
        m_faultsHead->setText(tr("Added: %1").arg(m_added) +
                              (faults.isEmpty() ? QString() : QLatin1Char('\n') + faults));
        m_faultsHead->show();
    }
    m_search->clear(); // its words may have hidden the folder
    for (int row = 0; row < m_tree->topLevelItemCount(); ++row)
        if (auto* game = m_tree->topLevelItem(row); dataFolderOf(game) == folder) {
            game->setExpanded(true);
            m_tree->setCurrentItem(game);
            m_tree->scrollToItem(game, QAbstractItemView::PositionAtTop);
            m_tree->setFocus();
            return;
        }
}

void DataDialog::forgetGameDataFolder()
{
    const auto path = dataFolderOf(m_tree->currentItem()).toStdString();
    (void)changeFolders([&](DataFolders& folders) { folders.remove(path); });
}

bool DataDialog::changeFolders(const std::function<void(DataFolders&)>& change)
{
    auto folders = readDataFolders(m_store.userFolder());
    if (folders)
        change(*folders);
    const auto kept = folders ? writeDataFolders(m_store.userFolder(), *folders)
                              : Result<Saved>(tl::unexpected<Faults>(folders.error()));
    if (!kept) {
        showFaults(tr("The list of data folders cannot be kept."), linesOf(kept.error()));
        return false;
    }
    m_hasChanged = true;
    showFaults({}, {});
    fill();
    return true;
}

void DataDialog::printBook()
{
    const auto* item = m_tree->currentItem();
    auto book = bookOf(m_store, item->data(Name, rulesetRole).toString().toStdString(),
                       item->data(Name, armyRole).toString().toStdString());
    if (!book) {
        m_prompts.showMessage(this, tr("Army Book"), tr("There is no book of this army."), linesOf(book.error()));
        return;
    }
    PreviewDialog(std::move(*book), m_store, m_prompts, this).exec();
}

void DataDialog::showFaults(const QString& words, const QStringList& lines)
{
    m_faultsHead->setText(words);
    m_faults->setPlainText(lines.join(QLatin1Char('\n')));
    m_faultsHead->setVisible(!words.isEmpty());
    m_faults->setVisible(!lines.isEmpty());
}

bool DataDialog::takeFolder(const QString& folder)
{
    const auto base = baseOf(folder);
    if (base.isEmpty()) {
        showFaults(tr("“%1” is not a folder of data.").arg(editor::shown(folder)),
                   {tr("It needs a folder “armies” with a folder for each game, named as its ruleset, and in that the "
                       "armies as JSON files: armies/GAME/ARMY.json.")});
        return false;
    }
    const auto result = lint({(base + QStringLiteral("/armies")).toStdString()}, m_store);
    const auto lines = linesOf(result.unreadable) + linesOf(result.faults);
    if (!lines.isEmpty()) {
        showFaults(tr("%n fault(s) in this folder. Nothing was read from it.", nullptr, static_cast<int>(lines.size())),
                   lines);
        return false;
    }
    Settings().setValue(QStringLiteral("data"), base);
    m_store.setUserFolder(base.toStdString());
    m_hasChanged = true;
    showFaults(tr("%n file(s) read without a fault.", nullptr, result.files), linesOf(result.warnings));
    fill();
    return true;
}

} // namespace muster::widgets
