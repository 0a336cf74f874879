/// Takes pictures of the editor's windows in their main states (--help says how): each window is the real one, on a
/// screen that nobody sees. QT_SCALE_FACTOR=1.5 takes them at that scale.

#include "battlescribe/reefs.h"
#include "editor/author/gridmodel.h"
#include "editor/author/limitwords.h"
#include "editor/pictures/playerpicture.h"
#include "editor/tidewrack.h"
#include "editor/words/language.h"
#include "io/data/datafolders.h"
#include "io/data/store.h"
#include "io/roster/rosterfile.h"
#include "widgets/army/armypanel.h"
#include "widgets/author/authorwindow.h"
#include "widgets/battle/battlewindow.h"
#include "widgets/checking/checktable.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/collection/collectiondialog.h"
#include "widgets/collection/lackingdialog.h"
#include "widgets/dialogs/battledialog.h"
#include "widgets/dialogs/datadialog.h"
#include "widgets/dialogs/limitsdialog.h"
#include "widgets/dialogs/newrosterdialog.h"
#include "widgets/dialogs/ownunitdialog.h"
#include "widgets/dialogs/versiondialog.h"
#include "widgets/fakeprompts.h"
#include "widgets/findings/findingspanel.h"
#include "widgets/folder/folderview.h"
#include "widgets/folder/folderwindow.h"
#include "widgets/library/librarypage.h"
#include "widgets/look/theme.h"
#include "widgets/printing/previewdialog.h"
#include "widgets/repair/repairdialog.h"
#include "widgets/roster/rosterview.h"
#include "widgets/settings/owncollections.h"
#include "widgets/settings/settings.h"
#include "widgets/shell/mainwindow.h"
#include "widgets/shell/rostercompare.h"
#include "widgets/shell/rosterpage.h"
#include "widgets/shell/rostertabs.h"
#include "widgets/shell/workspace.h"
#include "widgets/unit/unitpanel.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QCommandLineParser>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <iostream>

using namespace muster;
using namespace muster::widgets;

namespace {

QDir folder;
muster::testing::FakePrompts prompts;

QString sample(const char* name) { return QStringLiteral(MUSTER_SOURCE_DIR "/armies/") + QLatin1String(name); }

void take(QWidget& window, const QString& name)
{
    QTest::qWait(600); // the card is made a moment after the rest
    if (!window.grab().save(folder.filePath(name + QStringLiteral(".png"))))
        std::cerr << "cannot write " << name.toStdString() << '\n';
}

Look usual = Look::Light;
QSize size; ///< of every window; of each its own where it is empty

void look(Look how) { applyLook(*qApp, how); }

void resize(QWidget& window, int width, int height) { window.resize(size.isEmpty() ? QSize(width, height) : size); }

void open(MainWindow& window, const char* name, const std::string& unit)
{
    window.openSample(sample(name));
    QTest::qWait(100);
    window.workspace().roster().selectIds({unit});
}

void change(MainWindow& window, const Edit& edit)
{
    window.document().apply(edit, QStringLiteral("Change"));
    QTest::qWait(100);
}

RosterUnit unit(std::string id, std::string kind)
{
    RosterUnit made;
    made.id = std::move(id);
    made.unit = std::move(kind);
    return made;
}

/// Rosters of a player: of all games, in two folders, one of them over its points and one cut off.
void fillLibrary(const QDir& rosters)
{
    const auto add = [&](const char* file, const QString& to, int day) {
        const auto path = rosters.filePath(to);
        QDir().mkpath(QFileInfo(path).path());
        QFile::copy(sample(file), path);
        QFile made(path);
        made.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        made.open(QIODevice::ReadWrite);
        made.setFileTime(QDateTime(QDate(2026, 11, day), QTime(19, 30)), QFileDevice::FileModificationTime);
    };
    add("warpath-2e/samples/forge-fathers-1500.muster", QStringLiteral("Anvil Cup/ninth-anvil.muster"), 20);
    add("warpath-2e/samples/corporation-2000.muster", QStringLiteral("Club nights/perseus.muster"), 18);
    add("warpath-2e/samples/veer-myn-1000.muster", QStringLiteral("Anvil Cup/undercity.muster"), 17);
    add("wargame/samples/iron-march-2500.muster", QStringLiteral("Club nights/iron-march.muster"), 15);
    add("rules-of-war-ancients/samples/roman-typical.muster", QStringLiteral("Club nights/danube.muster"), 12);
    add("heresy/samples/space-marines-battalion.muster", QStringLiteral("Club nights/battalion.muster"), 9);
    add("heresy/samples/imperial-guard-regiment.muster", QStringLiteral("Club nights/regiment.muster"), 8);
    const auto change = [&](const QString& to, int points, int left) {
        QFile file(rosters.filePath(to));
        file.open(QIODevice::ReadWrite);
        auto roster = QJsonDocument::fromJson(file.readAll()).object();
        auto battle = roster[QStringLiteral("battle")].toObject();
        battle[QStringLiteral("points")] = points;
        roster[QStringLiteral("battle")] = battle;
        file.resize(0);
        file.seek(0);
        file.write(QJsonDocument(roster).toJson().left(left));
        file.flush(); // else it is written after the time is set
        file.setFileTime(QDateTime(QDate(2026, 11, 14), QTime(22, 5)), QFileDevice::FileModificationTime);
    };
    change(QStringLiteral("Club nights/iron-march.muster"), 2350, 1 << 20);
    change(QStringLiteral("Club nights/regiment.muster"), 1000, 300);
}

/// A roster and another form of it, and several of its units.
void takeBeside(MainWindow& window)
{
    auto& page = window.page();
    auto other = page.document().roster();
    other.name = "Ninth Anvil, for the league";
    other.units.erase(other.units.begin() + 1);
    other.units.front().options = {};
    other.units.push_back(unit("y1", "huscarl"));
    window.create(other);
    auto& made = window.page();
    window.tabs().setCurrentIndex(window.tabs().currentIndex() - 1);
    page.compare().withPage(made);
    page.workspace().roster().selectIds({page.document().roster().units.front().id});
    take(window, "compare");
    page.compare().stop();
    std::vector<std::string> some;
    for (const auto& each : page.document().roster().units)
        if (each.unit == page.document().roster().units.front().unit)
            some.push_back(each.id);
    if (some.size() < 2)
        some.push_back(page.document().roster().units.at(1).id);
    page.workspace().roster().selectIds(some);
    take(window, "several");
}

/// A roster over its points, with a bannerman too many.
void takeRepair(MainWindow& window)
{
    change(window, {edits::SetPoints{2'300}});
    change(window, {edits::SetModels{"u1", 9}});
    RepairDialog dialog(window.document().form());
    resize(dialog, 1120, 640);
    dialog.show();
    if (!QTest::qWaitFor([&] { return !dialog.isWorking(); }, 30'000))
        std::cerr << "no repair was found in time\n";
    take(dialog, "repair");
}

void takeWindows(Store& store, const QString& recovery)
{
    MainWindow window(store, prompts, recovery);
    resize(window, 1280, 800);
    window.show();
    const auto& library = window.findChild<LibraryPage*>()->library();
    if (!QTest::qWaitFor([&] { return library.wasScanned() && library.waiting() == 0; }, 30'000))
        std::cerr << "the library was not judged\n";
    take(window, "start");

    open(window, "warpath-2e/samples/forge-fathers-1500.muster", "u1");
    take(window, "editor");
    const auto end = window.document().roster().units.size();
    change(window, {edits::AddUnit{{}, end, unit("x1", "light-drakkar")}});
    change(window, {edits::SetPoints{1475}});
    window.workspace().roster().selectIds({"x1"});
    window.workspace().findings().step(1);
    take(window, "findings");
    change(window, {edits::SetPoints{1750}});
    window.workspace().roster().selectIds({"x1"});
    window.page().findChild<QLineEdit*>(QStringLiteral("armySearch"))->setText(QStringLiteral("drak"));
    window.findChild<QAction*>(QStringLiteral("actionPreviewUnit"))->trigger();
    take(window, "preview-unit");
    window.workspace().army().closePreview();
    look(Look::Dark);
    take(window, "editor-dark");
    window.page().findChild<QLineEdit*>(QStringLiteral("armySearch"))->clear();
    look(usual);
    window.findChild<QAction*>(QStringLiteral("actionPalette"))->trigger();
    auto* find = window.findChild<QLineEdit*>(QStringLiteral("paletteSearch"));
    find->setText(QStringLiteral("heat"));
    take(window, "palette");
    QTest::keyClick(find, Qt::Key_Escape);
    takeBeside(window);

    open(window, "wargame/samples/iron-march-2500.muster", "u1");
    take(window, "wargame");
    auto* panel = window.page().findChild<QScrollArea*>(QStringLiteral("unitPanel"));
    panel->verticalScrollBar()->setValue(panel->verticalScrollBar()->maximum());
    take(window, "wargame-card");
    for (auto* head : panel->findChildren<QToolButton*>(QStringLiteral("choiceHead")))
        if (head->accessibleName().endsWith(QStringLiteral("Models that differ")))
            head->click();
    window.page().resizeDocks({window.workspace().docks()[1]}, {540}, Qt::Horizontal);
    panel->verticalScrollBar()->setValue(0);
    take(window, "wargame-models");
    takeRepair(window);
    open(window, "heresy/samples/space-marines-battalion.muster", "u1");
    take(window, "heresy");
    open(window, "rules-of-war-ancients/samples/roman-typical.muster", "u1");
    window.page().findChild<QDockWidget*>(QStringLiteral("historyDock"))->toggleViewAction()->trigger();
    take(window, "rules-of-war");
}

/// Two thirds of what a roster needs, half of it painted.
void takeCollection(MainWindow& window, editor::Collections& collections, Store& store)
{
    const auto verdict = window.document().verdict();
    CollectionDialog dialog(store, collections, prompts, verdict, nullptr);
    resize(dialog, 760, 640);
    dialog.show();
    dialog.findChild<QPushButton*>(QStringLiteral("collectionAdd"))->click();
    auto* table = dialog.findChild<QAbstractItemView*>(QStringLiteral("collectionView"));
    for (int row = 0, count = 0; row < table->model()->rowCount() && count < 6; ++row) {
        const auto owned = table->model()->index(row, editor::CollectionModel::OwnedColumn);
        if (owned.data().toInt() == 0)
            continue;
        ++count;
        table->model()->setData(table->model()->index(row, editor::CollectionModel::PaintedColumn),
                                count % 3 == 0 ? 0 : owned.data().toInt());
        if (count == 2)
            table->model()->setData(owned, owned.data().toInt() / 2);
    }
    take(dialog, "collection");
    LackingDialog lacking(
        verdict, collections, [](QWidget*) {}, nullptr);
    lacking.show();
    take(lacking, "lacking");
}

/// The same game by older data, in which some costs were others.
void takeVersions(MainWindow& window, Store& store)
{
    const auto before = store.userFolder();
    const QTemporaryDir home;
    const QDir from(QStringLiteral(MUSTER_SOURCE_DIR "/armies/warpath-2e"));
    const QDir to(home.filePath(QStringLiteral("armies/warpath-2e/versions/0.9")));
    QDir().mkpath(to.path());
    for (const auto& name : from.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        QFile source(from.filePath(name));
        QFile target(to.filePath(name));
        if (!source.open(QFile::ReadOnly) || !target.open(QFile::WriteOnly))
            continue;
        auto text = source.readAll();
        if (name == QLatin1String("ruleset.json"))
            text.replace(R"("dataVersion": "1.0")", R"("dataVersion": "0.9")");
        else
            text.replace(R"("points": 150)", R"("points": 165)").replace(R"("points": 25)", R"("points": 20)");
        target.write(text);
    }
    store.setUserFolder(home.path().toStdString());
    VersionDialog dialog(store, window.document().verdict(), nullptr);
    dialog.findChild<QListWidget*>(QStringLiteral("dataVersions"))->setCurrentRow(2);
    dialog.show();
    take(dialog, "game-version");
    store.setUserFolder(before);
}

/// A unit of one's own with another name, other figures and a weapon of its own.
void takeOwnUnit(MainWindow& window, Store& store)
{
    const auto verdict = window.document().verdict();
    const Store::CataloguePtr catalogue(verdict, &verdict->catalogue());
    auto units = OwnUnits::read(store, "warpath-2e", "forge-fathers");
    auto draft = units->draft("steel-warriors-section");
    OwnUnitDialog dialog(store, catalogue, catalogue->findUnit(verdict->assessment().army, "steel-warriors-section"),
                         std::move(*units), std::move(*draft), nullptr);
    dialog.findChild<QLineEdit*>(QStringLiteral("ownName"))->setText(QStringLiteral("Old Guard"));
    dialog.findChild<QLineEdit*>(QStringLiteral("ownPoints"))->setText(QStringLiteral("175"));
    dialog.findChild<QLineEdit*>(QStringLiteral("ownFigure-ner"))->setText(QStringLiteral("10/12"));
    auto* weapons = dialog.findChild<QTreeWidget*>(QStringLiteral("ownWeapons"));
    auto* rifle = weapons->topLevelItem(1);
    rifle->setText(0, QStringLiteral("Long rifle"));
    rifle->setText(3, QStringLiteral("30"));
    weapons->setCurrentItem(rifle);
    dialog.show();
    QTest::qWait(600); // until it was tried
    take(dialog, "own-unit");
}

/// A painted model on a table, as somebody's camera may see it.
std::string photo(QColor armour, bool isTank)
{
    QImage image(480, 360, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QLinearGradient light(0, 0, 0, image.height());
    light.setColorAt(0, QColor(214, 222, 226));
    light.setColorAt(0.68, QColor(150, 158, 152));
    light.setColorAt(0.7, QColor(94, 84, 62));
    light.setColorAt(1, QColor(58, 52, 40));
    painter.fillRect(image.rect(), light);
    painter.setPen(QPen(armour.darker(190), 5));
    const auto shape = [&](std::initializer_list<QPointF> points, int brightness) {
        painter.setBrush(armour.lighter(brightness));
        painter.drawPolygon(QPolygonF(points));
    };
    if (isTank) {
        shape({{70, 250}, {110, 200}, {370, 200}, {415, 250}, {390, 300}, {95, 300}}, 100);
        shape({{150, 200}, {175, 145}, {300, 145}, {325, 200}}, 118);
        shape({{300, 160}, {445, 148}, {445, 162}, {312, 178}}, 90);
        painter.setBrush(QColor(48, 44, 40));
        for (int wheel = 0; wheel < 5; ++wheel)
            painter.drawEllipse(QPointF(125 + 59 * wheel, 288), 24, 24);
    } else {
        for (const auto at : {120, 240, 360}) {
            const double x = at;
            shape({{x - 38, 310}, {x - 30, 190}, {x + 30, 190}, {x + 38, 310}}, 100);
            shape({{x - 48, 205}, {x - 30, 165}, {x + 30, 165}, {x + 48, 205}}, 125);
            painter.drawEllipse(QPointF(x, 140), 22, 26);
            shape({{x + 20, 235}, {x + 78, 205}, {x + 82, 215}, {x + 26, 250}}, 70);
        }
    }
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return editor::playerPicture(bytes.toStdString(), "photo").value();
}

/// A unit with its picture, and the roster's file, of which scripts/screenshots prints the sheets.
void takePictures(MainWindow& window)
{
    window.openSample(sample("warpath-2e/samples/forge-fathers-1500.muster"));
    window.show();
    const auto verdict = window.document().verdict();
    edits::Batch all;
    all.edits.push_back({edits::SetPicture{{}, photo(QColor(150, 60, 48), true)}});
    for (const auto& unit : window.document().roster().units) {
        const bool isTank = verdict->assessment().units[verdict->unitAt(unit.id)].models == 1;
        all.edits.push_back(
            {edits::SetPicture{unit.id, photo(isTank ? QColor(92, 108, 84) : QColor(158, 96, 52), isTank)}});
    }
    change(window, {std::move(all)});
    window.workspace().roster().selectIds({window.document().roster().units.front().id});
    auto& panel = window.workspace().unit();
    QTest::qWait(600);
    if (panel.openPicture())
        take(panel, "unit-picture");
    QFile file(folder.filePath(QStringLiteral("pictures.muster")));
    if (file.open(QIODevice::WriteOnly))
        file.write(QByteArray::fromStdString(writeRoster(window.document().roster())));
    window.hide();
}

void takeDialogs(Store& store, const QString& recovery)
{
    MainWindow window(store, prompts, recovery);
    resize(window, 1280, 720);
    window.openSample(sample("warpath-2e/samples/forge-fathers-1500.muster"));
    NewRosterDialog fresh(store, QStringLiteral("warpath-2e"), QStringLiteral("forge-fathers"), nullptr);
    fresh.show();
    take(fresh, "new-roster");
    BattleDialog battle(window.document().verdict(), nullptr);
    battle.show();
    take(battle, "battle");
    DataDialog data(store, prompts, nullptr);
    data.show();
    take(data, "games-and-armies");
    takePictures(window);
    window.openSample(sample("warpath-2e/samples/forge-fathers-1500.muster"));
    takeVersions(window, store);
    takeOwnUnit(window, store);
    auto& collections = ownCollections(store);
    takeCollection(window, collections, store);
    PreviewDialog preview(window.document().verdict(), store, prompts, nullptr);
    resize(preview, 1180, 760);
    preview.show();
    preview.makeNow();
    take(preview, "print-preview");
}

/// Games of folders of data: one with a catalogue that lacks a file, one that is gone.
void takeData(Store& store, const QString& home)
{
    const auto before = store.userFolder();
    const muster::testing::Tidewrack data;
    QDir().mkpath(home + QStringLiteral("/own"));
    store.setUserFolder((home + QStringLiteral("/own")).toStdString());
    DataFolders folders;
    folders.add(data.path());
    folders.add("/media/stick/saltmere");
    if (!writeDataFolders(store.userFolder(), folders))
        std::cerr << "the folders of data were not kept\n";
    NewRosterDialog fresh(store, {}, {}, nullptr);
    if (!size.isEmpty())
        fresh.resize(fresh.size().boundedTo(size - QSize(40, 60)));
    fresh.show();
    auto* games = fresh.findChild<QListWidget*>(QStringLiteral("newRulesets"));
    const auto rowOf = [](const QListWidget& list, const char* name) {
        const auto found = list.findItems(QLatin1String(name), Qt::MatchExactly);
        return found.isEmpty() ? -1 : list.row(found.front());
    };
    if (!QTest::qWaitFor([&] { return rowOf(*games, "Tidewrack") >= 0; }, 30'000))
        std::cerr << "the folder of data was not listed\n";
    take(fresh, "new-game");
    games->setCurrentRow(rowOf(*games, "Tidewrack"));
    auto* armies = fresh.findChild<QListWidget*>(QStringLiteral("newArmies"));
    armies->setCurrentRow(rowOf(*armies, "House Merrow"));
    take(fresh, "new-list");
    armies->setCurrentRow(rowOf(*armies, "Drowned Court"));
    take(fresh, "new-list-incomplete");
    games->setCurrentRow(rowOf(*games, "saltmere"));
    take(fresh, "new-list-gone");
    DataDialog folder(store, prompts, nullptr);
    if (!size.isEmpty())
        folder.resize(folder.size().boundedTo(size - QSize(40, 60)));
    folder.show();
    auto* tree = folder.findChild<QTreeWidget*>(QStringLiteral("dataTree"));
    const auto rows = [&] { return tree->findItems(QStringLiteral("Tidewrack"), Qt::MatchExactly); };
    if (!QTest::qWaitFor([&] { return !rows().isEmpty(); }, 30'000))
        std::cerr << "the folder of data was not listed\n";
    rows().front()->setExpanded(true);
    tree->setCurrentItem(rows().front());
    tree->scrollToItem(rows().front(), QAbstractItemView::PositionAtTop);
    take(folder, "data-folder");
    LimitsDialog limits({{"pts", "pts", "1,000"}, {"pl", "Power Level", "50"}, {"glory", "Glory", ""}}, nullptr);
    limits.show();
    take(limits, "limits");
    store.setUserFolder(before);
}

/// A list of an invented game with choices to three levels.
void takeList(Store& store, const QString& home)
{
    const auto before = store.userFolder();
    const muster::testing::Reefs reefs;
    store.setUserFolder((home + QStringLiteral("/lists")).toStdString());
    QDir().mkpath(home + QStringLiteral("/lists"));
    DataFolders folders;
    folders.add(reefs.path());
    if (!writeDataFolders(store.userFolder(), folders))
        std::cerr << "the folders of data were not kept\n";
    MainWindow window(store, prompts, home + QStringLiteral("/recovery"));
    resize(window, 1440, 900);
    window.show();
    auto& document = window.create(reefs.list()) ? window.document() : throw std::runtime_error("there is no list");
    const auto mean = [&](const editor::Intent& intent) {
        const auto gesture = document.gestureOf(intent);
        if (!gesture || !document.apply(gesture->change, gesture->name))
            std::cerr << "a step was not made\n";
        document.judgeNow();
        return gesture && !gesture->selects.empty() ? gesture->selects.front() : std::string();
    };
    const auto choose = [&](const std::string& unit, const QString& name, int count) {
        std::string id;
        const auto look = [&](const auto& self, const std::vector<editor::ChoiceGroup>& groups) -> void {
            for (const auto& group : groups)
                for (const auto& choice : group.choices) {
                    if (choice.name == name)
                        id = choice.id;
                    self(self, choice.below);
                }
        };
        look(look, document.form()->unit(unit)->choices);
        mean(editor::intents::Choose{unit, id, count});
    };
    const auto captain = mean(editor::intents::Add{"merrow:captain", {}});
    const auto wardens = mean(editor::intents::Add{"merrow:wardens", {}});
    choose(wardens, QStringLiteral("Harpoon"), 1);
    choose(wardens, QStringLiteral("Barbed heads"), 1);
    mean(editor::intents::SetNumber{wardens, 11});
    choose(wardens, QStringLiteral("Net"), 2);
    choose(wardens, QStringLiteral("Boarding pistol"), 5);
    window.workspace().roster().selectIds({wardens});
    take(window, "game-data");
    // The panel as wide as it is beside a narrow roster, with a head that is closed.
    auto& roster = window.workspace().roster();
    roster.collapse(roster.model()->index(0, 0, roster.model()->index(0, 0)));
    window.page().resizeDocks({window.workspace().docks()[1]}, {820}, Qt::Horizontal);
    take(window, "game-data-wide");
    // Against the same without its captain, and with more to spend.
    const auto ours = document.stampedBytes("ours.ros");
    mean(editor::intents::Remove{{captain}});
    mean(editor::intents::SetLimit{document.gameData()->limits().front().id, "250"});
    const auto theirs = document.stampedBytes("theirs.ros");
    BattleWindow battle(store, prompts);
    resize(battle, 1180, 800);
    battle.show();
    battle.ours().read({{}, ours.value_or(""), "ours"});
    battle.theirs().read({{}, theirs.value_or(""), "theirs"});
    if (!QTest::qWaitFor([&] { return !battle.isWorking(); }, 30'000))
        std::cerr << "the lists were not read\n";
    take(battle, "two-data-lists");
    store.setUserFolder(before);
}

/// A list in words with a line of each certainty.
void takeCheck(Store& store)
{
    CheckWindow window(store, prompts);
    resize(window, 1180, 800);
    window.show();
    window.checkText(QStringLiteral("Grakh's Mob  Marauders  750pts\n"
                                    "Tomas K.\n"
                                    "\n"
                                    "-- Infantry --\n"
                                    "10 Grunts, machine gun ........ 125\n"
                                    "10 Grunts, MG ................. 125\n"
                                    "Ripper Section  200\n"
                                    "\n"
                                    "-- Vehicles --\n"
                                    "Raptor (mg)  105\n"
                                    "Jugernaut, big shell cannon  170\n"
                                    "Bot with two machineguns  140\n"
                                    "lucky dice bag\n"
                                    "Total 750\n"));
    if (!QTest::qWaitFor([&] { return !window.isWorking(); }, 30'000))
        std::cerr << "the list was not read\n";
    take(window, "check");
}

/// A file of the folder: a sample as a player sends it, without its last units, perhaps with too few points agreed.
void sendList(const QDir& to, const QString& player, const char* file, int left = 0, int points = 0)
{
    QFile from(sample(file));
    from.open(QIODevice::ReadOnly);
    auto roster = QJsonDocument::fromJson(from.readAll()).object();
    roster[QStringLiteral("player")] = player;
    auto units = roster[QStringLiteral("units")].toArray();
    for (; left > 0; --left)
        units.removeLast();
    roster[QStringLiteral("units")] = units;
    if (points > 0) {
        auto battle = roster[QStringLiteral("battle")].toObject();
        battle[QStringLiteral("points")] = points;
        roster[QStringLiteral("battle")] = battle;
    }
    QFile made(to.filePath(player.section(u' ', 0, 0).toLower() + QStringLiteral(".muster")));
    made.open(QIODevice::WriteOnly);
    made.write(QJsonDocument(roster).toJson());
}

/// The lists of a small tournament.
void takeFolder(Store& store)
{
    const QTemporaryDir home;
    QDir(home.path()).mkdir(QStringLiteral("Anvil Cup"));
    const QDir lists(home.filePath(QStringLiteral("Anvil Cup")));
    constexpr auto forge = "warpath-2e/samples/forge-fathers-1500.muster";
    constexpr auto corporation = "warpath-2e/samples/corporation-2000.muster";
    constexpr auto veermyn = "warpath-2e/samples/veer-myn-1000.muster";
    sendList(lists, QStringLiteral("Ida Brandt"), forge);
    sendList(lists, QStringLiteral("Tomas Kral"), corporation);
    sendList(lists, QStringLiteral("Wren Okafor"), corporation, 3);
    sendList(lists, QStringLiteral("Lucía Vidal"), veermyn);
    sendList(lists, QStringLiteral("Jonas Meier"), forge, 1);
    sendList(lists, QStringLiteral("Petra Meier"), forge, 1);
    sendList(lists, QStringLiteral("Aino Laine"), veermyn, 1);
    sendList(lists, QStringLiteral("Björn Dahl"), forge, 2, 1200);
    sendList(lists, QStringLiteral("Dora Nagy"), corporation, 4);
    sendList(lists, QStringLiteral("Elif Kaya"), veermyn, 2);
    const auto write = [&](const char* name, const char* words) {
        QFile file(lists.filePath(QLatin1String(name)));
        file.open(QIODevice::WriteOnly);
        file.write(words);
    };
    write("chidi.txt", "Chidi's Mob, Marauders 500 points\nRipper Section 200\nJugernaut, big shell cannon 170\n");
    write("pavel.pdf", "%PDF-1.7\n");
    Agreements agreements;
    agreements.like.emplace();
    agreements.like->ruleset = "warpath-2e";
    agreements.like->battle.points = 1500;
    agreements.like->battle.scenario = "meat-grinder";

    FolderWindow window(store, prompts);
    resize(window, 1320, 800);
    window.show();
    window.checkBy({lists.path().toStdString()}, agreements);
    if (!QTest::qWaitFor([&] { return !window.isWorking(); }, 60'000))
        std::cerr << "the lists were not judged\n";
    auto* view = window.findChild<FolderView*>();
    for (int row = 0; row < view->rows().rowCount(); ++row)
        if (view->rows().index(row, 0).data().toString() == QStringLiteral("Tomas Kral"))
            view->setCurrentIndex(view->rows().index(row, 0));
    window.findChild<QLabel*>(QStringLiteral("folderWhere"))->setText(QStringLiteral("/home/robin/Anvil Cup"));
    take(window, "folder");
}

/// Two lists that do not agree on the points.
void takeTwoLists(Store& store)
{
    BattleWindow window(store, prompts);
    resize(window, 1180, 800);
    window.show();
    const auto ours = sample("warpath-2e/samples/forge-fathers-1500.muster").toStdString();
    const auto theirs = sample("warpath-2e/samples/veer-myn-1000.muster").toStdString();
    window.ours().read({ours, {}, ours});
    window.theirs().read({theirs, {}, theirs});
    if (!QTest::qWaitFor([&] { return window.ours().list() && window.theirs().list() && !window.isWorking(); }, 30'000))
        std::cerr << "the lists were not read\n";
    take(window, "two-lists");
}

/// The window for authors, with a game of two armies that is half written.
void takeAuthor(Store& store, const QString& home)
{
    const auto own = home + QStringLiteral("/author");
    QDir().mkpath(own);
    store.setUserFolder(own.toStdString());
    MainWindow window(store, prompts, home + QStringLiteral("/recovery"));
    resize(window, 1280, 800);
    window.show();
    prompts.names = QStringList{QStringLiteral("Vael Marches"), QStringLiteral("House Teralt")};
    window.newGame();
    auto& author = window.authorWindow();
    auto& document = *author.document();
    const auto put = [&](const DraftPlace& place, const char* json) {
        document.change(QStringLiteral("Change"), {{place, DraftPut::How::Set, json}});
    };
    const auto settle = [&] {
        document.checkNow();
        QTest::qWait(50);
    };
    auto* grid = author.findChild<QTableView*>(QStringLiteral("authorGrid"));
    const auto paste = [&](int row, const QString& text) {
        auto* model = qobject_cast<editor::GridModel*>(grid->model());
        model->paste(model->index(row, 0), text);
        settle();
    };
    const auto units = QStringLiteral("Banner Captain\tLeaders\t1\t60\t\t6\t3+\t4+\tSteady\tSpear 1\n"
                                      "Pike Company\tTroops\t5-20 (10)\t\t8\t5\t4+\t5+\tSteady\tSpear all\n"
                                      "Levy Company\tTroops\t10/20/30\t\t4\t5\t5+\t6+\t\tSpear all\n"
                                      "Crossbow Company\tTroops\t5-10\t\t10\t5\t5+\t6+\t\tBow all\n"
                                      "Wall Company\tTroops\t10\t95\t\t4\t4+\t4+\tSteady\tSpear all\n"
                                      "Lancer Squadron\tTroops\t6\t120\t\t10\t3+\t4+\t\tSpear all\n"
                                      "Siege Train\tTroops\t3\t140\t\t3\t5+\t5+\t\tBow 2\n"
                                      "Outriders\tTroops\t5\t55\t\t10\t5+\t6+\t\tBow all\n");
    paste(0, units);
    prompts.names = QStringList{QStringLiteral("House Orme")};
    author.findChild<QToolButton*>(QStringLiteral("authorNewArmy"))->click();
    settle();
    paste(0, QStringLiteral("Orme Knights\tLeaders\t3\t75\t\t8\t3+\t3+\nOrme Bows\tTroops\t10\t90\t\t5\t5+\t6+\n"));
    author.choose({AuthorTree::Row::Kind::List, {"house-teralt", "/units"}});
    settle();
    grid->model()->setData(grid->model()->index(7, 3), QStringLiteral("26o"));
    grid->setCurrentIndex(grid->model()->index(7, 3));
    put({"house-teralt", "/units/5/category"}, "\"troop\"");
    settle();
    grid->setFocus();
    take(window, QStringLiteral("author-grid"));
    put({"house-teralt", "/units/5/category"}, "\"troops\"");
    put({"house-teralt", "/colour"}, "\"#5b4b8a\"");
    author.choose({AuthorTree::Row::Kind::Entry, {"house-teralt", "/units/1"}});
    settle();
    take(window, QStringLiteral("author-form"));
    const auto made = editor::newLimit(document.draft(), "ruleset", Limit::Kind::ForEach);
    document.change(QStringLiteral("New limit"), made.edit);
    auto limit = *editor::limitAt(document.draft(), made.place);
    limit.what = {"unit", "house-teralt:siege-train"};
    limit.other = {"unit", "house-teralt:bows"};
    limit.each = 2;
    document.change(QStringLiteral("Limit"), editor::changedLimit(document.draft(), made.place, limit));
    settle();
    author.choose({AuthorTree::Row::Kind::List, {"ruleset", "/constraints"}});
    settle();
    take(window, QStringLiteral("author-limits"));
    author.choose({AuthorTree::Row::Kind::Entry, made.place});
    settle();
    take(window, QStringLiteral("author-limit"));
    window.editGame("heresy");
    author.choose({AuthorTree::Row::Kind::List, {"ruleset", "/constraints"}});
    author.choose({AuthorTree::Row::Kind::Entry, {"ruleset", "/constraints/2"}});
    QTest::qWait(1500);
    take(window, QStringLiteral("author-others"));
    window.close();
}

} // namespace

int main(int argc, char** argv)
{
    // Windows are no larger than the screen, and Qt's own one has 800 dots.
    QTemporaryFile screen;
    if (screen.open()) {
        screen.write(R"({"screens": [{"name": "wide", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1,
                                     "logicalDpi": 96, "logicalBaseDpi": 96}]})");
        screen.flush();
    }
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screen.fileName().toLocal8Bit());
    QApplication application(argc, argv);
    QCommandLineParser call;
    call.addPositionalArgument(QStringLiteral("FOLDER"), QStringLiteral("for the pictures"));
    call.addOption(
        {QStringLiteral("language"), QStringLiteral("of all words"), QStringLiteral("TAG"), QStringLiteral("en")});
    call.addOption(
        {QStringLiteral("size"), QStringLiteral("of all windows, such as 1024x700"), QStringLiteral("SIZE")});
    call.addOption({QStringLiteral("dark"), QStringLiteral("in the dark look")});
    call.addOption({QStringLiteral("mirrored"), QStringLiteral("from right to left")});
    call.addOption({QStringLiteral("check"), QStringLiteral("only the windows that check lists")});
    call.addOption({QStringLiteral("data"), QStringLiteral("only the dialogs with folders of data")});
    call.addOption({QStringLiteral("author"), QStringLiteral("only the window for authors")});
    call.addHelpOption();
    call.process(application);
    if (call.positionalArguments().size() != 1)
        call.showHelp(2);
    if (call.isSet(QStringLiteral("mirrored")))
        QApplication::setLayoutDirection(Qt::RightToLeft);
    if (const auto sides = call.value(QStringLiteral("size")).split(u'x'); sides.size() == 2)
        size = {sides[0].toInt(), sides[1].toInt()};
    usual = call.isSet(QStringLiteral("dark")) ? Look::Dark : Look::Light;
    const QTemporaryDir home;
    widgets::Settings::setFolder(home.path());
    qputenv("HOME", home.path().toLocal8Bit()); // paths are shown from there on
    QApplication::setOrganizationName(QStringLiteral("muster"));
    QApplication::setApplicationName(QStringLiteral("muster-screenshots"));
    folder = QDir(call.positionalArguments().front());
    prompts.unsaved = Prompts::Unsaved::Discard;
    folder.mkpath(QStringLiteral("."));
    setCollectionFolder(home.filePath(QStringLiteral("collection")));
    auto store = Store::open(std::string(MUSTER_SOURCE_DIR));
    if (!store)
        return 3;
    const auto language = call.value(QStringLiteral("language"));
    editor::setLanguage(language);
    store->setLanguage(language.toStdString());
    look(usual);
    const QDir rosters(home.filePath(QStringLiteral("Rosters")));
    fillLibrary(rosters);
    widgets::Settings().setValue(QStringLiteral("library/folders"), QStringList(rosters.path()));
    if (call.isSet(QStringLiteral("author"))) {
        takeAuthor(*store, home.path());
        return 0;
    }
    if (call.isSet(QStringLiteral("data"))) {
        takeData(*store, home.path());
        takeList(*store, home.path());
        return 0;
    }
    takeCheck(*store);
    takeFolder(*store);
    takeTwoLists(*store);
    if (call.isSet(QStringLiteral("check")))
        return 0;
    takeWindows(*store, home.filePath(QStringLiteral("recovery")));
    takeDialogs(*store, home.filePath(QStringLiteral("recovery")));
    takeData(*store, home.path());
    takeList(*store, home.path());
    takeAuthor(*store, home.path());
    return 0;
}
