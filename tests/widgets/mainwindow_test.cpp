#include "io/faultyfiles.h"
#include "judging/judgedby.h"
#include "widgets/windowfixture.h"

#include "widgets/library/librarypage.h"
#include "widgets/library/libraryview.h"
#include "widgets/printing/exporting.h"
#include "widgets/printing/printsettings.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTreeView>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

void chooseByMouse(QListWidget& list, const QString& id)
{
    for (int row = 0; row < list.count(); ++row)
        if (list.item(row)->data(Qt::UserRole).toString() == id) {
            click(*list.viewport(), list.visualItemRect(list.item(row)).center());
            return;
        }
    FAIL("the list has no " + id.toStdString());
}

/// Notes what appears as a window of its own.
class Appearances : public QObject {
public:
    Appearances() { qApp->installEventFilter(this); }

    QStringList seen;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (event->type() == QEvent::Show && widget && widget->isWindow())
            seen << QLatin1String(widget->metaObject()->className()) + ' ' + widget->objectName();
        return false;
    }
};

std::string nameInFile(const QString& path)
{
    const auto read = readRoster(bytesOf(path.toStdString()), path.toStdString());
    REQUIRE(read);
    return read->name;
}

} // namespace

TEST_CASE("the start page has the keyboard's way in, and nothing of a roster")
{
    const WindowFixture f;
    CHECK(f.the<LibraryPage>("startPage").isVisible());
    // They are made once the start page has been painted, or when a roster is opened; until then nobody sees them.
    for (const auto* part : {"headToolBar", "armyDock", "unitDock", "findingsDock", "historyDock"}) {
        REQUIRE(QTest::qWaitFor([&] { return f.window->findChild<QWidget*>(QLatin1String(part)) != nullptr; }));
        CHECK_FALSE(f.the<QWidget>(part).isVisible());
    }
    for (const auto* action :
         {"actionSave", "actionSaveAs", "actionClose", "actionPaste", "actionBattle", "actionFind", "actionUndo",
          "actionRedo", "actionRemove", "actionNextFinding", "actionPrint", "actionPrintBook"})
        CHECK_FALSE(f.the<QAction>(action).isEnabled());
    CHECK(f.window->windowTitle() == "Muster Roll");
    CHECK(f.the<QListWidget>("sampleList").count() > 8);
}

TEST_CASE("a roster of each game is made through the dialog, filled, undone, saved and read again")
{
    const auto [ruleset, army, hasPoints] =
        GENERATE(table<const char*, const char*, bool>({{"warpath-2e", "forge-fathers", true},
                                                        {"wargame", "standard", true},
                                                        {"heresy", "orks", true},
                                                        {"rules-of-war-ancients", "roman", false}}));
    INFO(ruleset);
    WindowFixture f;
    during([&] { click(f.the<QPushButton>("startNew")); },
           [&, ruleset = ruleset, army = army, hasPoints = hasPoints](QDialog& dialog) {
               CHECK(dialog.objectName() == "newRosterDialog");
               chooseByMouse(the<QListWidget>(dialog, "newRulesets"), ruleset);
               chooseByMouse(the<QListWidget>(dialog, "newArmies"), army);
               the<QLineEdit>(dialog, "newName").selectAll(); // in place of the name that is proposed
               QTest::keyClicks(&the<QLineEdit>(dialog, "newName"), " Third Company ");
               QTest::keyClicks(&the<QLineEdit>(dialog, "newPlayer"), "Ann");
               CHECK((dialog.findChild<QComboBox*>("battlePoints") != nullptr) == hasPoints);
               if (hasPoints) {
                   auto& points = *the<QComboBox>(dialog, "battlePoints").lineEdit();
                   points.selectAll();
                   QTest::keyClicks(&points, "1234");
               }
               click(the<QPushButton>(dialog, "createRoster"));
           });
    REQUIRE(f.document().isOpen());
    CHECK(f.roster().name == "Third Company");
    CHECK(f.roster().player == "Ann");
    CHECK(f.roster().ruleset == ruleset);
    CHECK(f.roster().army == army);
    CHECK(f.roster().battle.points == (hasPoints ? std::optional<std::int64_t>(1234) : std::nullopt));
    CHECK(f.window->windowTitle() == QString::fromUtf8("Third Company[*] – Muster Roll"));
    CHECK_FALSE(f.the<LibraryPage>("startPage").isVisible());
    CHECK(f.the<QWidget>("armyDock").isVisible());

    auto& army_ = f.the<QTreeView>("armyView");
    const auto first = army_.model()->index(0, 0, army_.model()->index(0, 0));
    const auto add = [&] {
        QTest::mouseClick(army_.viewport(), Qt::LeftButton, {}, army_.visualRect(first).center());
        QTest::mouseDClick(army_.viewport(), Qt::LeftButton, {}, army_.visualRect(first).center());
    };
    f.step("Add " + first.data().toString(), [&] {
        add();
        f.settle();
        CHECK(f.view().selectedIds() == f.ids());
        CHECK(f.the<QLabel>("unitName").text() == first.data().toString());
    });
    REQUIRE(f.roster().units.size() == 1);

    f.prompts.savePath = f.path();
    f.trigger("actionSave");
    CHECK(nameInFile(f.path()) == "Third Company");
    f.start();
    REQUIRE(f.window->openFile(f.path()));
    CHECK(f.roster().units.size() == 1);
    CHECK(f.prompts.count("tell") == 0);

    // What was chosen last is offered first.
    during([&] { f.trigger("actionNew"); },
           [&, ruleset = ruleset, army = army](QDialog& dialog) {
               CHECK(the<QListWidget>(dialog, "newRulesets").currentItem()->data(Qt::UserRole).toString() == ruleset);
               CHECK(the<QListWidget>(dialog, "newArmies").currentItem()->data(Qt::UserRole).toString() == army);
               QTest::keyClick(&dialog, Qt::Key_Escape);
           });
    CHECK(f.document().path() == f.path().toStdString());
}

TEST_CASE("saving asks for a place once, and says what is saved and what is not")
{
    WindowFixture f(company());
    CHECK(f.the<QAction>("actionSave").isEnabled());
    CHECK_FALSE(f.window->isWindowModified());
    f.prompts.savePath = "";
    f.trigger("actionSave");
    CHECK(f.prompts.count("askSave") == 1);
    CHECK(f.prompts.calls.back().subject.endsWith("/Third Company.muster"));
    CHECK(f.document().path().empty());

    f.prompts.savePath = f.path();
    f.press("Ctrl+S");
    CHECK(f.prompts.count("askSave") == 2);
    CHECK(nameInFile(f.path()) == "Third Company");
    f.select({"u1"});
    f.press("Ctrl+D");
    CHECK(f.window->isWindowModified());
    f.press("Ctrl+S");
    CHECK(f.prompts.count("askSave") == 2);
    CHECK_FALSE(f.window->isWindowModified());
    f.trigger("actionUndo");
    CHECK(f.window->isWindowModified());
    f.trigger("actionRedo");
    CHECK_FALSE(f.window->isWindowModified());

    f.prompts.savePath = f.path("other.muster");
    f.trigger("actionSaveAs");
    CHECK(f.prompts.calls.back().subject == f.path());
    CHECK(f.document().path() == f.path("other.muster").toStdString());
    CHECK(bytesOf(f.path().toStdString()) == bytesOf(f.path("other.muster").toStdString()));

    f.prompts.savePath = f.path("not/there/mine.muster");
    f.trigger("actionSaveAs");
    REQUIRE(f.prompts.count("tell") == 1);
    CHECK(f.prompts.calls.back().lines.join(' ').contains("mine.muster"));
    CHECK(f.document().path() == f.path("other.muster").toStdString());
}

TEST_CASE("opening shows the roster, and a file that is none leaves the one that is open")
{
    WindowFixture f;
    write(f.path().toStdString(), bytesOf(march));
    f.prompts.openPath = f.path();
    f.trigger("actionOpen");
    CHECK(f.roster().name == "The Iron March");
    CHECK(f.view().selectedIds() == std::vector<std::string>{"u1"});
    CHECK(f.prompts.count("tell") == 0);

    write(f.path("none.muster").toStdString(), "{ }");
    f.prompts.openPath = f.path("none.muster");
    f.press("Ctrl+O");
    REQUIRE(f.prompts.count("tell") == 1);
    CHECK(f.prompts.calls.back().text.contains("none.muster"));
    CHECK(f.roster().name == "The Iron March");

    // The recent rosters have what was opened, and not what could not be.
    f.start();
    auto& recent = f.the<LibraryView>("libraryView");
    REQUIRE(QTest::qWaitFor([&] { return recent.model()->rowCount() == 1; })); // read once the page has been painted
    recent.setCurrentIndex(recent.model()->index(0, 0));
    QTest::keyClick(&recent, Qt::Key_Return);
    CHECK(f.document().path() == f.path().toStdString());
}

TEST_CASE("a sample is opened as a new roster")
{
    WindowFixture f;
    auto& list = f.the<QListWidget>("sampleList");
    REQUIRE(QTest::qWaitFor([&] { return list.count() > 0; })); // filled once the page has been painted
    list.setCurrentRow(0);
    QTest::keyClick(&list, Qt::Key_Return);
    REQUIRE(f.document().isOpen());
    CHECK(f.document().path().empty());
    CHECK(f.roster().units.size() > 0);
}

TEST_CASE("a printed roster is opened as a copy: saving asks where to, and leaves the PDF alone")
{
    WindowFixture f(battalion);
    const auto before = f.roster();
    const auto pdf = f.path("printed.pdf");
    REQUIRE(exportTo(pdf, *f.document().verdict(), rememberedPrintSettings(store()), store()));
    const auto printed = bytesOf(pdf.toStdString());
    f.trigger("actionClose");

    REQUIRE(f.window->openFile(pdf));
    auto bare = before;
    bare.madeWith.reset();
    auto copy = f.roster();
    REQUIRE(copy.madeWith);
    CHECK(copy.madeWith->data == judgedBy(*f.document().verdict()).hash);
    copy.madeWith.reset();
    CHECK(copy == bare);
    CHECK(f.document().path().empty());
    CHECK_FALSE(f.window->isWindowModified());
    CHECK(f.window->statusBar()->currentMessage().contains("printed.pdf"));
    f.view().setFocus();
    f.press("Ctrl+D");

    f.trigger("actionSave"); // without an answer
    REQUIRE(f.prompts.count("askSave") == 1);
    CHECK(f.prompts.calls.back().subject.endsWith(".muster"));
    CHECK(f.document().isModified());
    f.prompts.savePath = f.path("second.muster");
    f.trigger("actionSave");
    CHECK(f.document().path() == f.path("second.muster").toStdString());
    CHECK_FALSE(f.document().isModified());
    CHECK(bytesOf(pdf.toStdString()) == printed);

    // The code as text is read in the same way; a PDF without a roster leaves the one that is open.
    const auto job = jobOf(*f.document().verdict());
    write(f.path("code.txt").toStdString(), job.copy(*job.roster, job.data.stamp()).code);
    const auto saved = f.roster();
    REQUIRE(f.window->openFile(f.path("code.txt")));
    CHECK(f.roster().units == saved.units);
    CHECK(f.document().path().empty());
    write(f.path("other.pdf").toStdString(), "%PDF-1.4\n");
    CHECK_FALSE(f.window->openFile(f.path("other.pdf")));
    CHECK(f.prompts.calls.back().lines.join(' ').contains("PDF"));
    CHECK(f.roster().units == saved.units);
}

TEST_CASE("closing with changes asks once, and Cancel keeps everything as it is")
{
    WindowFixture f(battalion);
    const auto onDisk = bytesOf(f.path().toStdString());
    f.view().setFocus();
    f.press("Ctrl+D");
    const auto changed = f.bytes();
    f.prompts.unsaved = Prompts::Unsaved::Cancel;

    SECTION("the window stays, then goes without the changes")
    {
        CHECK_FALSE(f.window->close());
        CHECK(f.window->isVisible());
        CHECK(f.prompts.count("askUnsaved") == 1);
        CHECK(f.bytes() == changed);
        f.prompts.unsaved = Prompts::Unsaved::Discard;
        CHECK(f.window->close());
        CHECK(f.prompts.count("askUnsaved") == 2);
        CHECK(bytesOf(f.path().toStdString()) == onDisk);
    }
    SECTION("the window goes with the changes saved")
    {
        f.prompts.unsaved = Prompts::Unsaved::Save;
        CHECK(f.window->close());
        CHECK(f.prompts.count("askUnsaved") == 1);
        CHECK(bytesOf(f.path().toStdString()) != onDisk);
    }
    SECTION("saving that fails keeps the window")
    {
        f.prompts.unsaved = Prompts::Unsaved::Save;
        writeElsewhere(f, "Theirs");
        f.prompts.conflict = Prompts::Conflict::Cancel;
        CHECK_FALSE(f.window->close());
        CHECK(nameInFile(f.path()) == "Theirs");
    }
    SECTION("closing the roster asks too; a new one and another get tabs of their own")
    {
        f.trigger("actionClose");
        CHECK(f.prompts.count("askUnsaved") == 1);
        during([&] { f.trigger("actionNew"); }, [](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
        f.trigger("actionOpen");
        CHECK(f.prompts.count("askUnsaved") == 1);
        CHECK(f.prompts.count("askOpen") == 1);
        CHECK(f.bytes() == changed);
        f.prompts.unsaved = Prompts::Unsaved::Discard;
        f.trigger("actionClose");
        CHECK_FALSE(f.document().isOpen());
        CHECK(f.the<QWidget>("startPage").isVisible());
    }
    SECTION("without changes nobody is asked")
    {
        f.trigger("actionUndo");
        CHECK(f.window->close());
        CHECK(f.prompts.count("askUnsaved") == 0);
    }
}

TEST_CASE("a file that another program changed is not overwritten unseen")
{
    WindowFixture f(battalion);
    f.view().setFocus();
    f.press("Ctrl+D");
    const auto changed = f.bytes();
    writeElsewhere(f, "Theirs");

    SECTION("refused")
    {
        f.trigger("actionSave");
        CHECK(f.prompts.count("askConflict") == 1);
        CHECK(nameInFile(f.path()) == "Theirs");
        CHECK(f.bytes() == changed);
        CHECK(f.window->isWindowModified());
    }
    SECTION("compared, and asked again")
    {
        // Answers once with a comparison, then with what is in `conflict`.
        class Comparing : public FakePrompts {
        public:
            Conflict askConflict(QWidget* parent, const QString& file) override
            {
                const auto answer = FakePrompts::askConflict(parent, file);
                return count("askConflict") == 1 ? Conflict::Compare : answer;
            }
        } prompts;
        MainWindow window(store(), prompts, f.path("another"));
        write(f.path("two.muster").toStdString(), bytesOf(battalion));
        REQUIRE(window.openFile(f.path("two.muster")));
        REQUIRE(window.document().apply({edits::SetName{"Ours"}}, "Name"));
        auto other = window.document().roster();
        other.name = "Theirs";
        write(f.path("two.muster").toStdString(), writeRoster(other));
        the<QAction>(window, "actionSave").trigger();
        CHECK(prompts.count("askConflict") == 2);
        REQUIRE(prompts.count("tell") == 1);
        const auto lines = prompts.calls[1].lines;
        REQUIRE(lines.size() == 1);
        CHECK(lines.front().contains("Ours"));
        CHECK(lines.front().contains("Theirs"));
        CHECK(nameInFile(f.path("two.muster")) == "Theirs");
    }
    SECTION("saved elsewhere")
    {
        f.prompts.conflict = Prompts::Conflict::SaveElsewhere;
        f.prompts.savePath = f.path("elsewhere.muster");
        f.trigger("actionSave");
        CHECK(nameInFile(f.path()) == "Theirs");
        CHECK(nameInFile(f.path("elsewhere.muster")) == f.roster().name);
        CHECK(f.document().path() == f.path("elsewhere.muster").toStdString());
        CHECK_FALSE(f.window->isWindowModified());
    }
    SECTION("overwritten")
    {
        f.prompts.conflict = Prompts::Conflict::Overwrite;
        f.trigger("actionSave");
        CHECK(f.prompts.count("askConflict") == 1);
        CHECK(nameInFile(f.path()) == f.roster().name);
        CHECK_FALSE(f.window->isWindowModified());
    }
    SECTION("nor when it is to be saved under its own name again")
    {
        f.prompts.savePath = f.path();
        f.trigger("actionSaveAs");
        CHECK(f.prompts.count("askConflict") == 1);
        CHECK(nameInFile(f.path()) == "Theirs");
    }
}

TEST_CASE("the battle dialog changes name, notes, points and scenario in one step")
{
    WindowFixture f(company());
    const auto change = [&] {
        during([&] { f.press("Ctrl+B"); },
               [](QDialog& dialog) {
                   the<QLineEdit>(dialog, "rosterName").setText("Fourth Company");
                   the<QPlainTextEdit>(dialog, "rosterNotes").setPlainText("Hold the ford.");
                   the<QComboBox>(dialog, "battlePoints").setEditText("2000");
                   auto& scenario = the<QComboBox>(dialog, "battleScenario");
                   scenario.setCurrentIndex(scenario.findData("scorched-earth"));
                   QTest::keyClick(&dialog, Qt::Key_Return);
               });
    };
    f.view().setFocus();
    f.step("Change Roster and Battle", change);
    CHECK(f.roster().name == "Fourth Company");
    CHECK(f.roster().notes == "Hold the ford.");
    CHECK(f.roster().battle.points == 2000);
    CHECK(f.roster().battle.scenario == "scorched-earth");
    CHECK(f.the<QLabel>("headName").text() == "Fourth Company");

    const auto count = f.document().undoStack().count();
    during([&] { f.trigger("actionBattle"); },
           [](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); }); // with nothing changed
    CHECK(f.document().undoStack().count() == count);
}

TEST_CASE("the battle dialog has an option where it exists, and keeps what the roster says of it")
{
    WindowFixture f(std::string(MUSTER_SOURCE_DIR "/armies/heresy/samples/imperial-guard-company.muster"));
    REQUIRE(f.roster().battle.scenario == "attack-and-defend");
    const auto role = f.roster().battle.options;
    REQUIRE(role.size() == 1);
    during([&] { f.press("Ctrl+B"); },
           [](QDialog& dialog) {
               auto& scenario = the<QComboBox>(dialog, "battleScenario");
               auto& box = the<QComboBox>(dialog, "battle-role");
               CHECK(box.isVisible());
               scenario.setCurrentIndex(0);
               CHECK_FALSE(box.isVisible());
               scenario.setCurrentIndex(scenario.findData("attack-and-defend"));
               CHECK(box.isVisible());
               scenario.setCurrentIndex(scenario.findData("set-piece"));
               CHECK_FALSE(box.isVisible());
               QTest::keyClick(&dialog, Qt::Key_Return);
           });
    CHECK(f.roster().battle.scenario == "set-piece");
    CHECK(f.roster().battle.options == role);
}

TEST_CASE("no part of a window flashes up as a window of its own")
{
    const auto path = GENERATE(from_range(samples));
    INFO(path);
    const Appearances appearances;
    const WindowFixture f(path);
    for (const auto& id : f.ids())
        f.select({id});
    during([&] { f.trigger("actionBattle"); }, [](QDialog& dialog) { dialog.reject(); });
    during([&] { f.trigger("actionNew"); },
           [](QDialog& dialog) {
               auto& games = the<QListWidget>(dialog, "newRulesets");
               for (int row = 0; row < games.count(); ++row)
                   games.setCurrentRow(row);
               dialog.reject();
           });
    CHECK(appearances.seen.join(", ").toStdString() == "muster::widgets::MainWindow mainWindow, "
                                                       "muster::widgets::BattleDialog battleDialog, "
                                                       "muster::widgets::NewRosterDialog newRosterDialog");
}

TEST_CASE("while a file is opened that takes long the window lives, and the person may stop waiting")
{
    WindowFixture f(march);
    const auto before = f.bytes();
    const auto far = f.path("far/away.muster");
    REQUIRE(QDir(f.folder.path()).mkpath("far"));
    write(far.toStdString(), bytesOf(battalion));
    const SlowFiles slow(f.path("far").toStdString(), 1'000);
    int ticks = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] { ++ticks; });
    timer.start(5);
    during([&] { CHECK_FALSE(f.window->openFile(far)); },
           [&](QDialog& dialog) {
               CHECK(dialog.objectName() == "openingDialog");
               CHECK(ticks > 0);
               auto* cancel = dialog.findChild<QPushButton*>();
               REQUIRE(cancel);
               click(*cancel);
           });
    CHECK(f.bytes() == before);
    CHECK(f.prompts.count("tell") == 0);
    // The next file is read at once, whatever the first worker still does.
    REQUIRE(f.window->openFile(f.path()));
    CHECK(f.bytes() == before);
    // Who waits gets it.
    REQUIRE(f.window->openFile(far));
    CHECK(f.roster().army == "space-marines");
}
