#include "widgets/library/libraryside.h"
#include "widgets/settings/librarytags.h"
#include "widgets/windowfixture.h"

#include "editor/ownbin.h"
#include "widgets/library/librarypage.h"
#include "widgets/library/libraryview.h"
#include "widgets/look/noticebar.h"
#include "widgets/settings/recent.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTextBrowser>
#include <QToolButton>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

class LibraryFixture : public WindowFixture {
public:
    LibraryFixture()
    {
        REQUIRE(QDir().mkpath(path("rosters/Club nights")));
        put("rosters/hold.muster", hold);
        put("rosters/march.muster", march);
        put("rosters/Club nights/levy.muster", levy);
        put("rosters/Club nights/battalion.muster", battalion);
        write(path("rosters/broken.muster").toStdString(), "{ this is no roster");
        start();
        wait(5);
    }

    void put(const QString& name, const std::string& from) const { write(path(name).toStdString(), bytesOf(from)); }
    /// Until there are so many rosters, and all are judged.
    void wait(int rosters) const
    {
        REQUIRE(QTest::qWaitFor(
            [&] {
                const auto& all = page().library().entries();
                int own = 0;
                for (const auto& entry : all)
                    own += entry.isSample ? 0 : 1;
                return own == rosters && page().library().waiting() == 0 && !page().library().isScanning();
            },
            20'000));
        QTest::qWait(100); // rows are put in order a moment later
    }
    [[nodiscard]] LibraryPage& page() const { return the<LibraryPage>("startPage"); }
    [[nodiscard]] LibraryView& table() const { return the<LibraryView>("libraryView"); }
    [[nodiscard]] QStringList titles() const
    {
        QStringList words;
        for (int row = 0; row < table().model()->rowCount(); ++row)
            words << table().model()->index(row, 0).data().toString();
        return words;
    }
    void choose(const QString& title) const
    {
        const auto row = titles().indexOf(title);
        INFO(titles().join(" | ").toStdString());
        REQUIRE(row >= 0);
        const auto index = table().model()->index(static_cast<int>(row), 0);
        activate();
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().visualRect(index).center());
        REQUIRE(table().current());
        CHECK(table().current()->title() == title);
    }
    void choosePlace(const QString& name) const
    {
        auto& places = the<QListWidget>("libraryPlaces");
        const auto found = places.findItems(name, Qt::MatchExactly);
        REQUIRE(found.size() == 1);
        QTest::mouseClick(places.viewport(), Qt::LeftButton, {}, places.visualItemRect(found.front()).center());
    }
    [[nodiscard]] QString words(const char* label) const { return the<QLabel>(label).text(); }
    [[nodiscard]] bool isThere(const QString& name) const { return QFileInfo::exists(path(name)); }
};

const QString holdName = "Hold of the Ninth Anvil";
const QString marchName = "The Iron March";

} // namespace

TEST_CASE("without rosters the library offers three ways to begin and samples of every game")
{
    const WindowFixture f;
    REQUIRE(f.the<QWidget>("libraryStart").isVisible());
    CHECK_FALSE(f.the<QWidget>("libraryBar").isVisible()); // nothing is shown twice
    auto& samples = f.the<QListWidget>("sampleList");
    REQUIRE(QTest::qWaitFor([&] { return samples.count() >= 8; }));
    std::set<QString> games;
    for (int row = 0; row < 4; ++row)
        games.insert(samples.item(row)->data(Qt::UserRole + 3).toString());
    CHECK(games.size() == 4);
    const auto& library = f.the<LibraryPage>("startPage").library();
    REQUIRE(QTest::qWaitFor([&] { return library.wasScanned() && library.waiting() == 0; }, 20'000));
    CHECK(f.the<QWidget>("libraryStart").isVisible());
}

TEST_CASE("rosters of the folders are listed with points and verdict, and one that cannot be read stays a row")
{
    const LibraryFixture f;
    CHECK(f.table().isVisible());
    CHECK(f.titles().size() == 5);
    CHECK(f.titles().contains("broken.muster"));
    CHECK(f.words("librarySummary").startsWith("5 roster"));
    CHECK(f.words("librarySummary").contains("1 not readable"));
    f.choose("broken.muster");
    CHECK(f.the<QLabel>("libraryFaults").isVisible());
    CHECK_FALSE(f.words("libraryFaults").isEmpty());
    f.choose(holdName);
    CHECK(f.words("libraryName") == holdName);
    CHECK(f.words("libraryVerdict").startsWith("Legal"));
    CHECK(f.the<QListWidget>("libraryUnits").count() == 10);
    CHECK(f.words("libraryFile").contains("Fingerprint "));
    CHECK_FALSE(f.document().isOpen());
}

TEST_CASE("typing searches, Down goes to the table, Enter opens, Esc shows all again")
{
    const LibraryFixture f;
    f.choose(marchName);
    f.type("a");
    f.type("nvil"); // the keyboard is in the search by now
    CHECK(QApplication::focusWidget() == &f.the<QLineEdit>("librarySearch"));
    CHECK(f.the<QLineEdit>("librarySearch").text() == "anvil");
    CHECK(f.titles() == QStringList{holdName});
    f.press("Esc");
    CHECK(f.titles().size() == 5);
    f.press("Ctrl+F");
    f.type("stonefist"); // the own name of a unit
    CHECK(f.titles() == QStringList{holdName});
    f.press("Down");
    CHECK(QApplication::focusWidget() == &f.table());
    f.press("Return");
    CHECK(f.document().path() == f.path("rosters/hold.muster").toStdString());
}

TEST_CASE("a click on a head sorts, filters and places leave what fits, and groups have heads")
{
    const LibraryFixture f;
    f.table().sortByColumn(editor::LibraryModel::NameColumn, Qt::AscendingOrder);
    auto sorted = f.titles();
    CHECK(sorted.indexOf("broken.muster") < sorted.indexOf(holdName));
    CHECK(sorted.back() == marchName);
    f.table().sortByColumn(editor::LibraryModel::NameColumn, Qt::DescendingOrder);
    CHECK(f.titles().front() == marchName);

    auto& games = f.the<QComboBox>("libraryGame");
    CHECK(games.count() == 4); // any, and the three that occur
    games.setCurrentIndex(games.findText("Warpath", Qt::MatchStartsWith));
    CHECK(f.titles() == QStringList{holdName});
    games.setCurrentIndex(0);
    f.choosePlace("Club nights");
    CHECK(f.titles().size() == 2);
    f.choosePlace("Samples");
    CHECK(f.titles().size() > 8);
    f.choosePlace("All rosters");
    f.the<QComboBox>("libraryGroup").setCurrentIndex(static_cast<int>(editor::LibraryGroup::Folder));
    CHECK(f.titles() == QStringList{"Club nights", "rosters"});
    CHECK(f.table().model()->rowCount(f.table().model()->index(0, 0)) == 2);
    f.the<QComboBox>("libraryGroup").setCurrentIndex(0);
    CHECK(f.titles().size() == 5);
}

TEST_CASE("F2 renames a roster in its file, Ctrl+D makes a copy beside it")
{
    const LibraryFixture f;
    f.choose(holdName);
    f.press("F2");
    auto* field = f.table().findChild<QLineEdit*>("libraryRename");
    REQUIRE(field);
    field->setText(QString::fromUtf8("砦の第九 قلعة")); // keyClicks() has no such letters
    QTest::keyClick(field, Qt::Key_Return);
    REQUIRE(QTest::qWaitFor([&] { return f.titles().contains(QString::fromUtf8("砦の第九 قلعة")); }));
    // The file was not called as the roster was, so it keeps its name.
    const auto read = readRoster(bytesOf(f.path("rosters/hold.muster").toStdString()), "hold.muster");
    REQUIRE(read);
    CHECK(read->name == "砦の第九 قلعة");
    CHECK(f.prompts.count("tell") == 0);

    f.wait(5);
    f.choose(QString::fromUtf8("砦の第九 قلعة"));
    f.press("Ctrl+D");
    f.wait(6);
    CHECK(f.isThere("rosters/hold (2).muster"));
    REQUIRE(f.table().current());
    CHECK(f.table().current()->title() == QString::fromUtf8("砦の第九 قلعة (2)"));
}

TEST_CASE("a copy alone is selected while Ctrl is still held down, its name is open, and Delete bins nothing else")
{
    const LibraryFixture f;
    const OwnBin own(f.path("data"));
    f.choose(holdName);
    QTest::keyPress(f.window->windowHandle(), Qt::Key_Control, Qt::ControlModifier);
    REQUIRE(QGuiApplication::keyboardModifiers() == Qt::ControlModifier);
    f.press("Ctrl+D");
    f.wait(6);
    QTest::keyRelease(f.window->windowHandle(), Qt::Key_Control);
    const std::vector copy{f.path("rosters/hold (2).muster").toStdString()};
    CHECK(f.table().selectedPaths() == copy);
    auto* field = f.table().findChild<QLineEdit*>("libraryRename");
    REQUIRE(field);
    CHECK(field->isVisible());
    CHECK(field->text() == holdName + " (2)");
    field->setText("Second Hold");
    QTest::keyClick(field, Qt::Key_Return);
    REQUIRE(QTest::qWaitFor([&] { return f.titles().contains("Second Hold"); }));
    f.wait(6);
    CHECK(f.table().selectedPaths() == copy);
    f.table().setFocus();
    f.press("Del");
    f.wait(5);
    CHECK(f.isThere("rosters/hold.muster"));
    CHECK_FALSE(f.isThere("rosters/hold (2).muster"));
}

TEST_CASE("all rosters that are selected are duplicated, and the copies are selected then")
{
    const LibraryFixture f;
    f.choose(holdName);
    REQUIRE(
        f.table().select({f.path("rosters/hold.muster").toStdString(), f.path("rosters/march.muster").toStdString()}));
    f.press("Ctrl+D");
    f.wait(7);
    auto selected = f.table().selectedPaths();
    std::ranges::sort(selected);
    CHECK(selected == std::vector{f.path("rosters/hold (2).muster").toStdString(),
                                  f.path("rosters/march (2).muster").toStdString()});
    CHECK_FALSE(f.table().findChild<QLineEdit*>("libraryRename"));
}

TEST_CASE("a new name that is too long is told below its field, which stays open, and the file keeps its name")
{
    const LibraryFixture f;
    f.choose(holdName);
    f.press("F2");
    auto* field = f.table().findChild<QLineEdit*>("libraryRename");
    REQUIRE(field);
    const auto before = bytesOf(f.path("rosters/hold.muster").toStdString());
    field->setText(QString(401, 'x'));
    QTest::keyClick(field, Qt::Key_Return);
    CHECK(field->isVisible());
    auto* line = f.table().findChild<QLabel*>("libraryRenameLength");
    REQUIRE(line);
    CHECK(line->isVisible());
    CHECK(line->text() == "400 letters at most; 1 too many");
    QTest::keyClick(field, Qt::Key_Backspace);
    CHECK_FALSE(line->isVisible());
    CHECK(bytesOf(f.path("rosters/hold.muster").toStdString()) == before);
    QTest::keyClick(field, Qt::Key_Return);
    REQUIRE(QTest::qWaitFor([&] { return f.titles().contains(QString(400, 'x')); }));
}

TEST_CASE("Delete moves a roster to the bin, and Undo takes it back")
{
    const LibraryFixture f;
    const OwnBin own(f.path("data"));
    const auto bytes = bytesOf(f.path("rosters/hold.muster").toStdString());
    f.choose(holdName);
    f.press("Del");
    REQUIRE(f.prompts.count("tell") == 0);
    CHECK_FALSE(f.isThere("rosters/hold.muster"));
    f.wait(4);
    CHECK_FALSE(f.titles().contains(holdName));
    REQUIRE(f.the<NoticeBar>("libraryNotice").isVisible());
    CHECK(f.the<NoticeBar>("libraryNotice").text().contains(holdName));
    click(f.the<QPushButton>("libraryUndo"));
    f.wait(5);
    CHECK(bytesOf(f.path("rosters/hold.muster").toStdString()) == bytes);
    CHECK(f.table().current()->title() == holdName);
}

TEST_CASE("rosters are moved to another folder, and the menu has what the keys do")
{
    LibraryFixture f;
    f.choose(marchName);
    f.prompts.folder = f.path("rosters/Club nights");
    during<QMenu>([&] { click(f.the<QToolButton>("libraryMore")); },
                  [](QMenu& menu) { chooseByKeys(menu, "Move to Folder"); });
    f.wait(5);
    CHECK(f.isThere("rosters/Club nights/march.muster"));
    CHECK_FALSE(f.isThere("rosters/march.muster"));
    // A name that is taken is not written over.
    f.put("rosters/levy.muster", levy);
    f.page().refresh();
    f.wait(6);
    f.table().select({f.path("rosters/levy.muster").toStdString()});
    f.table().setFocus();
    during<QMenu>([&] { click(f.the<QToolButton>("libraryMore")); },
                  [](QMenu& menu) { chooseByKeys(menu, "Move to Folder"); });
    CHECK(f.prompts.count("tell") == 1);
    CHECK(f.isThere("rosters/levy.muster"));
}

TEST_CASE("a folder is shown by the system, and nothing but a folder")
{
    LibraryFixture f;
    f.choose(marchName);
    QTextBrowser shown; // in place of the system's program for folders
    QDesktopServices::setUrlHandler("file", &shown, "setSource");
    const auto reveal = [&] {
        during<QMenu>([&] { click(f.the<QToolButton>("libraryMore")); },
                      [](QMenu& menu) { chooseByKeys(menu, "Show in Folder"); });
    };
    reveal();
    CHECK(shown.source() == QUrl::fromLocalFile(f.path("rosters")));
    CHECK(f.prompts.count("tell") == 0);
    QTextBrowser again;
    QDesktopServices::setUrlHandler("file", &again, "setSource");
    REQUIRE(QDir().rename(f.path("rosters"), f.path("elsewhere")));
    write(f.path("rosters").toStdString(), "a file in its place");
    reveal();
    CHECK(again.source().isEmpty());
    CHECK(f.prompts.count("tell") == 1);
    QDesktopServices::unsetUrlHandler("file");
}

TEST_CASE("files that others write, change or remove are seen without asking")
{
    const LibraryFixture f;
    f.put("rosters/Club nights/new.muster", phalanx);
    f.wait(6);
    QFile::remove(f.path("rosters/march.muster"));
    f.wait(5);
    CHECK_FALSE(f.titles().contains(marchName));
    // A folder that vanishes takes its rosters with it, and comes back with them.
    REQUIRE(QDir().rename(f.path("rosters"), f.path("elsewhere")));
    f.page().refresh();
    f.wait(0);
    CHECK(f.words("libraryWhere").contains("not there"));
    CHECK(f.the<QWidget>("libraryStart").isVisible());
    REQUIRE(QDir().rename(f.path("elsewhere"), f.path("rosters")));
    f.page().refresh();
    f.wait(5);
}

TEST_CASE("the folders of the library are changed")
{
    LibraryFixture f;
    REQUIRE(QDir().mkpath(f.path("more")));
    f.put("more/phalanx.muster", phalanx);
    f.prompts.folder = f.path("more");
    during<QMenu>([&] { click(f.the<QToolButton>("libraryChange")); },
                  [](QMenu& menu) { chooseByKeys(menu, "Add Folder"); });
    f.wait(6);
    during<QMenu>([&] { click(f.the<QToolButton>("libraryChange")); },
                  [](QMenu& menu) { chooseByKeys(menu, "Do not read"); });
    f.wait(1);
}

TEST_CASE("rosters that are too large to be searched as a whole are told of, with what to do")
{
    LibraryFixture f;
    CHECK_FALSE(f.the<QToolButton>("libraryTroubles").isVisible());
    auto large = company();
    large.name = "Large";
    for (int i = 0; i < 100; ++i) {
        large.units.push_back(unit("n" + std::to_string(i), "huscarl"));
        large.units.back().note = "note " + std::to_string(i) + ' ' + std::string(1'000, 'x');
    }
    write(f.path("rosters/large.muster").toStdString(), writeRoster(large));
    f.page().refresh();
    f.wait(6);
    auto& troubles = f.the<QToolButton>("libraryTroubles");
    REQUIRE(troubles.isVisible());
    CHECK(troubles.text().contains("1 roster"));
    CHECK(troubles.text().contains("in part"));
    click(troubles);
    REQUIRE(f.prompts.count("tell") == 1);
    CHECK(f.prompts.calls.back().lines.join(' ').contains("Open it to search all of it"));
}

TEST_CASE("words of files in the library are never markup")
{
    const LibraryFixture f;
    auto roster = company();
    roster.name = "<img src='file:///etc/passwd'> & <b>bold</b>\n\u202Egnorw";
    roster.notes = "<a href='x'>notes</a>";
    write(f.path("rosters/odd.muster").toStdString(), writeRoster(roster));
    f.wait(6);
    f.table().select({f.path("rosters/odd.muster").toStdString()});
    CHECK(f.the<QLabel>("libraryName").textFormat() == Qt::PlainText);
    CHECK(f.words("libraryName").contains("<img"));
    CHECK_FALSE(f.words("libraryName").contains(QChar(0x202E)));
    CHECK(f.words("libraryNotes") == "<a href='x'>notes</a>");
}

TEST_CASE("rosters get tags, by which they are found, and which go with the file")
{
    LibraryFixture f;
    f.choose(marchName);
    f.prompts.name = "League";
    during<QMenu>([&] { click(f.the<QToolButton>("libraryMore")); },
                  [](QMenu& menu) {
                      auto* tags = menu.findChild<QMenu*>("libraryTags");
                      REQUIRE(tags);
                      auto* fresh = tags->findChild<QAction*>("libraryNewTag");
                      REQUIRE(fresh);
                      fresh->trigger();
                      menu.close();
                  });
    CHECK(f.prompts.count("askName") == 1);
    auto& places = f.the<QListWidget>("libraryPlaces");
    REQUIRE(places.findItems("League", Qt::MatchExactly).size() == 1);
    f.choosePlace("League");
    CHECK(f.titles() == QStringList{marchName});
    const auto row = f.table().model()->index(0, 0);
    CHECK(row.data(editor::LibraryModel::SubRole).toString().endsWith(QString::fromUtf8(" · League")));
    f.choosePlace("All rosters");
    f.the<QLineEdit>("librarySearch").setText("league");
    CHECK(f.titles() == QStringList{marchName});
    f.the<QLineEdit>("librarySearch").clear();

    // The file moves, the tag goes with it.
    f.choose(marchName);
    f.prompts.folder = f.path("rosters/Club nights");
    during<QMenu>([&] { click(f.the<QToolButton>("libraryMore")); },
                  [](QMenu& menu) { chooseByKeys(menu, "Move to Folder"); });
    f.wait(5);
    CHECK(widgets::libraryTags().at(f.path("rosters/Club nights/march.muster").toStdString()) == QStringList{"League"});
    // A tick takes it away.
    f.choose(marchName);
    during<QMenu>([&] { click(f.the<QToolButton>("libraryMore")); },
                  [](QMenu& menu) {
                      auto* action = actionStarting(*menu.findChild<QMenu*>("libraryTags"), "League");
                      REQUIRE(action);
                      CHECK(action->isChecked());
                      action->trigger();
                      menu.close();
                  });
    CHECK(places.findItems("League", Qt::MatchExactly).isEmpty());
    CHECK(widgets::libraryTags().empty());
}

TEST_CASE("a roster whose path is no text keeps its tags; those of lost files are kept unless they are very many")
{
    const WindowFixture f;
    const auto here = f.path("here.muster").toStdString();
    write(here, "{}");
    const auto strange = f.path("m").toStdString() + "\xff.muster"; // no UTF-8
    widgets::setLibraryTag({here, strange, "bytes:%FF"}, "League", true);
    CHECK(widgets::libraryTags().size() == 3);
    CHECK(widgets::libraryTags().at(strange) == QStringList{"League"});
    widgets::followLibraryTags(strange, strange + "2");
    CHECK(widgets::libraryTags().count(strange) == 0);
    CHECK(widgets::libraryTags().at(strange + "2") == QStringList{"League"});
    std::vector<std::string> lost;
    while (lost.size() < widgets::mostTagged)
        lost.push_back(f.path("lost-" + QString::number(lost.size())).toStdString());
    widgets::setLibraryTag(lost, "Old", true);
    CHECK(widgets::libraryTags().size() == 1);
    CHECK(widgets::libraryTags().at(here) == QStringList{"League"});
}

TEST_CASE("a folder is made in the library, and rosters are dragged onto it")
{
    LibraryFixture f;
    f.prompts.name = "New season";
    during<QMenu>([&] { click(f.the<QToolButton>("libraryChange")); },
                  [](QMenu& menu) { chooseByKeys(menu, "New Folder"); });
    CHECK(QFileInfo(f.path("rosters/New season")).isDir());
    auto& places = f.the<QListWidget>("libraryPlaces");
    const auto found = places.findItems("New season", Qt::MatchExactly);
    REQUIRE(found.size() == 1);
    f.choose(marchName);
    const std::unique_ptr<QMimeData> data(f.table().model()->mimeData(f.table().selectionModel()->selectedIndexes()));
    REQUIRE(data);
    CHECK(data->urls() == QList<QUrl>{QUrl::fromLocalFile(f.path("rosters/march.muster"))});
    const auto at = places.visualItemRect(found.front()).center();
    // Only what comes from the library's table.
    QDragMoveEvent foreign(at, Qt::MoveAction | Qt::CopyAction, data.get(), Qt::LeftButton, {});
    QApplication::sendEvent(places.viewport(), &foreign);
    CHECK_FALSE(foreign.isAccepted());
    emit f.the<widgets::LibrarySide>("librarySide")
        .dropped(editor::LibraryPlace::Folder, f.path("rosters/New season").toStdString());
    f.wait(5);
    CHECK(f.isThere("rosters/New season/march.muster"));
    CHECK_FALSE(f.isThere("rosters/march.muster"));
    // A name that is there already is told.
    during<QMenu>([&] { click(f.the<QToolButton>("libraryChange")); },
                  [](QMenu& menu) { chooseByKeys(menu, "New Folder"); });
    CHECK(f.prompts.count("tell") == 1);
}
