#include "widgets/windowfixture.h"

#include "battlescribe/archives.h"
#include "widgets/checking/checktable.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/folder/folderview.h"
#include "widgets/folder/folderwindow.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>

#include <fstream>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;
using editor::FolderFilter;
using editor::FolderModel;

namespace {

Roster of(const std::string& player, std::int64_t points = 1500)
{
    auto roster = company();
    roster.player = player;
    roster.battle.points = points;
    return roster;
}

struct Folders : WindowFixture {
    Folders() : check(window->folderWindow())
    {
        QDir(folder.path()).mkdir("cup");
        send("ida.muster", of("Ida"));
        send("jonas.muster", of("Jonas", 100)); // far over its points
        auto other = of("Petra");
        other.units.pop_back();
        send("petra.muster", other);
        write(path("cup/pavel.txt").toStdString(), "milk and eggs");
        testing::activate(check);
    }

    void send(const char* name, const Roster& roster) const
    {
        write(path(QStringLiteral("cup/") + name).toStdString(), writeRoster(roster));
    }
    void wait() const
    {
        REQUIRE(QTest::qWaitFor([&] { return !check.isWorking(); }, 30'000));
        QCoreApplication::processEvents();
    }
    void open()
    {
        prompts.folder = path("cup");
        QTest::keySequence(&check, QKeySequence::Open);
        wait();
    }
    template <typename Object>
    Object& its(const QString& name) const
    {
        return testing::the<Object>(check, name);
    }
    [[nodiscard]] FolderView& view() const { return its<FolderView>("folderView"); }
    [[nodiscard]] QStringList column(int column = FolderModel::PlayerColumn) const
    {
        QStringList words;
        for (int row = 0; row < view().rows().rowCount(); ++row)
            words << view().rows().index(row, column).data().toString();
        return words;
    }
    void choose(const QString& player) const
    {
        const auto row = static_cast<int>(column().indexOf(player));
        REQUIRE(row >= 0);
        view().setCurrentIndex(view().rows().index(row, 0));
    }
    [[nodiscard]] QString verdictOf(const QString& player) const
    {
        const auto row = column().indexOf(player);
        return row < 0 ? QString() : column(FolderModel::VerdictColumn)[row];
    }
    [[nodiscard]] QString details() const
    {
        QString words;
        for (const auto* label : its<QWidget>("folderFindings").findChildren<QLabel*>())
            words += label->text() + '\n';
        return words;
    }
    [[nodiscard]] QString summary() const { return its<QLabel>("folderSummary").text(); }
    void filter(FolderFilter filter) const
    {
        click(its<QToolButton>(QStringLiteral("filter%1").arg(static_cast<int>(filter))));
    }

    FolderWindow& check;
};

} // namespace

TEST_CASE("the words of the empty page have room for all their lines, whatever the width")
{
    const Folders f;
    const QString language = GENERATE("en", "de");
    f.window->setLanguage(language);
    auto& window = f.window->folderWindow();
    for (const auto width : {1320, 900, 640}) {
        window.resize(width, 700);
        QCoreApplication::processEvents();
        int labels = 0;
        QString words;
        for (const auto* label : window.findChildren<QLabel*>()) {
            if (!label->isVisible() || !label->wordWrap())
                continue;
            ++labels;
            INFO(width << ' ' << label->text().toStdString());
            CHECK(label->height() >= label->heightForWidth(label->width()));
            words += label->text();
        }
        CHECK(words.contains(language == "de" ? "Armeeliste im Ordner" : "list in the folder"));
        CHECK(labels == 2);
    }
    f.window->setLanguage("en");
}

TEST_CASE("a folder is chosen by key, and each list has a row with its verdict")
{
    Folders f;
    CHECK_FALSE(f.view().isVisible());
    f.open();
    REQUIRE(f.view().isVisible());
    CHECK(f.prompts.count("askFolder") == 1);
    CHECK(f.column() == QStringList{"Ida", "Jonas", "pavel.txt", "Petra"});
    CHECK(f.column(FolderModel::VerdictColumn) == QStringList{"Legal", "Not legal", "Not readable", "Legal"});
    CHECK(f.summary() == "4 lists: 2 legal, 1 not legal, 1 not readable");
    CHECK(f.its<QLabel>("folderTitle").text() == "cup");
    CHECK(f.check.windowTitle() == QString::fromUtf8("cup – Check a Folder"));
    // The keyboard is in the table.
    CHECK(QApplication::focusWidget() == &f.view());
    CHECK(f.view().currentIndex().row() == 0);
}

TEST_CASE("the menu, its key and the start page open the tab")
{
    const WindowFixture f;
    f.trigger("actionFolder");
    auto& window = f.window->folderWindow();
    CHECK(window.isVisible());
    CHECK(f.window->tabs().tabText(1) == "Check a Folder");
    f.press("Ctrl+W");
    CHECK_FALSE(window.isVisible());
    CHECK(f.window->tabs().count() == 1);
    f.press("Ctrl+Shift+K");
    CHECK(window.isVisible());
    CHECK(f.window->tabs().currentIndex() == 1);
    f.press("Ctrl+W");
    click(f.the<QPushButton>("startFolder"));
    CHECK(window.isVisible());
}

TEST_CASE("an archive or a folder that is opened to be checked as one list gets the table of many")
{
    WindowFixture f;
    const auto archive = f.path("cup.zip");
    std::ofstream(archive.toStdString(), std::ios::binary)
        << archiveWith({{"ida.txt", "Marauders 300\nGrunts Section 100\nWarlord 50\nRaptor 105\n"}, {"other.bin", "x"}});
    f.prompts.openPath = archive;
    auto& check = f.window->checkWindow();
    check.open();
    CHECK_FALSE(check.isWorking());
    auto& window = f.window->folderWindow();
    REQUIRE(QTest::qWaitFor([&] { return !window.isWorking(); }, 30'000));
    CHECK(f.window->tabs().tabText(f.window->tabs().currentIndex()) == QString::fromUtf8("cup.zip – Check a Folder"));
    CHECK(testing::the<FolderView>(window, "folderView").rows().rowCount() == 2);
}

TEST_CASE("rows are sorted by a click on a heading, filtered by a button, and searched")
{
    Folders f;
    f.open();
    f.view().sortByColumn(FolderModel::VerdictColumn, Qt::AscendingOrder);
    CHECK(f.column() == QStringList{"Jonas", "pavel.txt", "Ida", "Petra"}); // what needs a look first
    f.view().sortByColumn(FolderModel::PointsColumn, Qt::DescendingOrder);
    CHECK(f.column().last() == "pavel.txt");

    f.filter(FolderFilter::NotLegal);
    CHECK(f.column() == QStringList{"Jonas"});
    CHECK(f.summary().endsWith(QString::fromUtf8(" · 1 shown")));
    CHECK(f.its<QLabel>("folderName").text() == "Jonas"); // the details follow
    f.filter(FolderFilter::All);
    CHECK_FALSE(f.its<QToolButton>(QStringLiteral("filter%1").arg(int(FolderFilter::OtherData))).isVisible());

    QTest::keySequence(&f.check, QKeySequence::Find);
    CHECK(QApplication::focusWidget() == &f.its<QLineEdit>("folderSearch"));
    QTest::keyClicks(QApplication::focusWidget(), "huscarl");
    CHECK(f.column().contains("Ida")); // its units are searched too
    CHECK_FALSE(f.column().contains("Petra"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    CHECK(QApplication::focusWidget() == &f.view());
    QTest::keyClick(&f.check, Qt::Key_Escape);
    CHECK(f.column().size() == 4);
}

TEST_CASE("the details tell what is wrong with the selected list, and which are the same")
{
    Folders f;
    f.send("zoe.muster", of("Zoe"));
    f.open();
    f.choose("Jonas");
    CHECK(f.its<QLabel>("folderVerdict").text() == "Not legal");
    CHECK(f.details().contains("100 were agreed."));
    CHECK(f.its<QPlainTextEdit>("folderList").toPlainText().contains("Huscarl"));
    f.choose("Ida");
    INFO(f.details().toStdString());
    CHECK(f.details().contains("The same units and choices\nZoe\n"));
    f.choose("pavel.txt");
    CHECK(f.details().contains("No unit of an installed game"));
    CHECK_FALSE(f.its<QPlainTextEdit>("folderList").isVisible());

    f.choose("Jonas");
    QTest::keySequence(&f.check, QKeySequence("Ctrl+Shift+C"));
    CHECK(QGuiApplication::clipboard()->text().startsWith("NOT LEGAL"));
}

TEST_CASE("Enter opens a list in Check a List")
{
    Folders f;
    f.open();
    f.choose("Jonas");
    f.view().setFocus();
    QTest::keyClick(&f.view(), Qt::Key_Return);
    auto& list = f.window->checkWindow();
    REQUIRE(QTest::qWaitFor([&] { return !list.isWorking(); }, 30'000));
    CHECK(testing::the<CheckTable>(list, "checkTable").list().rowCount() == 3);
}

TEST_CASE("files that change, come or go are judged again; what is selected stays selected")
{
    Folders f;
    f.open();
    f.choose("Petra");
    f.send("jonas.muster", of("Jonas", 1500));
    f.send("aino.muster", of("Aino", 100));
    QFile::remove(f.path("cup/ida.muster"));
    REQUIRE(QTest::qWaitFor([&] { return f.verdictOf("Jonas") == "Legal" && f.column().contains("Aino"); }, 10'000));
    CHECK(f.column() == QStringList{"Aino", "Jonas", "pavel.txt", "Petra"});
    CHECK(f.view().current()->player == "Petra");
    CHECK(f.summary() == "4 lists: 2 legal, 1 not legal, 1 not readable");
}

TEST_CASE("agreements for all are made in a dialog, and told for each list")
{
    Folders f;
    f.open();
    CHECK(f.its<QLabel>("folderJudgedBy").text() == "Each list is judged by what it says itself.");
    during([&] { QTest::keySequence(&f.check, QKeySequence("Ctrl+B")); },
           [&](QDialog& dialog) {
               CHECK(testing::the<QRadioButton>(dialog, "agreeOwn").isChecked());
               CHECK_FALSE(testing::the<QComboBox>(dialog, "agreeGame").isEnabled());
               testing::the<QRadioButton>(dialog, "agreeAll").click();
               // The game and the points of most lists are there already.
               CHECK(testing::the<QComboBox>(dialog, "agreeGame").currentData() == "warpath-2e");
               CHECK(testing::the<QComboBox>(dialog, "battlePoints").currentText() == "1,500");
               testing::the<QComboBox>(dialog, "battlePoints").setEditText("200");
               dialog.accept();
           });
    f.wait();
    CHECK(f.verdictOf("Ida") == "Not legal");
    CHECK(f.its<QLabel>("folderJudgedBy").text().contains("200 points"));
    f.choose("Ida");
    CHECK(f.details().contains("Points: 200 instead of 1,500"));
    f.filter(FolderFilter::Agreed);
    CHECK(f.column() == QStringList{"Ida", "Jonas", "Petra"});

    during([&] { f.its<QToolButton>("folderAgree").click(); },
           [&](QDialog& dialog) {
               CHECK(testing::the<QRadioButton>(dialog, "agreeAll").isChecked());
               CHECK(testing::the<QComboBox>(dialog, "battlePoints").currentText() == "200");
               testing::the<QRadioButton>(dialog, "agreeOwn").click();
               dialog.accept();
           });
    f.wait();
    f.filter(FolderFilter::All);
    CHECK(f.verdictOf("Ida") == "Legal");
}

TEST_CASE("the table is saved as CSV or as a web page, as the name says")
{
    Folders f;
    f.open();
    f.prompts.savePath = f.path("table.csv");
    QTest::keySequence(&f.check, QKeySequence::Save);
    const auto csv = bytesOf(f.path("table.csv").toStdString());
    CHECK(csv.starts_with("\xEF\xBB\xBF"
                          "file,"));
    CHECK(std::ranges::count(csv, '\n') == 5);
    f.prompts.savePath = f.path("table.html");
    click(f.its<QPushButton>("folderSave"));
    CHECK(bytesOf(f.path("table.html").toStdString()).starts_with("<!DOCTYPE html>"));
    f.prompts.savePath = f.path("none/table.csv");
    click(f.its<QPushButton>("folderSave"));
    CHECK(f.prompts.count("tell") == 1);
}

TEST_CASE("judging many lists can be cancelled, and goes on from there; the window does not wait")
{
    Folders f;
    for (int i = 0; i < 3'000; ++i)
        f.send(QStringLiteral("list%1.muster").arg(i).toUtf8(), of("Many"));
    f.check.check({f.path("cup").toStdString()});
    CHECK(f.check.isWorking());
    REQUIRE(QTest::qWaitFor([&] { return f.its<QProgressBar>("folderBar").maximum() > 0 || !f.check.isWorking(); },
                            10'000));
    if (f.check.isWorking())
        QTest::keyClick(&f.check, Qt::Key_Escape);
    f.wait();
    const auto some = f.column().size();
    if (f.check.checker().wasCancelled()) {
        CHECK(some < 3'004);
        CHECK(f.its<QWidget>("folderNotice").isVisible());
        click(f.its<QPushButton>("noticeGoOn"));
        f.wait();
    } else
        WARN("it was too fast to be cancelled");
    CHECK(f.column().size() == 3'004);
    CHECK_FALSE(f.its<QWidget>("folderNotice").isVisible());
}

TEST_CASE("a tab that is closed judges no more, and goes on when it is opened again")
{
    Folders f;
    for (int i = 0; i < 3'000; ++i)
        f.send(QStringLiteral("list%1.muster").arg(i).toUtf8(), of("Many"));
    f.check.check({f.path("cup").toStdString()});
    REQUIRE(f.check.checker().isJudging());
    f.trigger("actionClose");
    f.wait();
    CHECK(f.check.checker().wasCancelled());
    CHECK(f.column().size() < 3'004);
    f.trigger("actionFolder");
    REQUIRE(f.its<QWidget>("folderNotice").isVisible());
    click(f.its<QPushButton>("noticeGoOn"));
    f.wait();
    CHECK(f.column().size() == 3'004);
}

TEST_CASE("folders and files are dropped; a folder that cannot be read is told")
{
    Folders f;
    const auto drop = [&](const QList<QUrl>& urls) {
        QMimeData data;
        data.setUrls(urls);
        QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&f.check, &enter);
        REQUIRE(enter.isAccepted());
        QDropEvent event({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&f.check, &event);
        f.wait();
    };
    drop({QUrl::fromLocalFile(f.path("cup/ida.muster")), QUrl::fromLocalFile(f.path("cup/petra.muster"))});
    CHECK(f.column() == QStringList{"Ida", "Petra"});
    QFile::link(f.path("cup"), f.path("cup/loop"));
    drop({QUrl::fromLocalFile(f.path("cup"))});
    CHECK(f.column().size() == 4);
    CHECK(f.its<QWidget>("folderNotice").isVisible());

    f.prompts.openPaths = {f.path("cup/jonas.muster")};
    QTest::keySequence(&f.check, QKeySequence("Ctrl+Shift+O"));
    f.wait();
    CHECK(f.column() == QStringList{"Jonas"});
}

TEST_CASE("a folder that is dropped on the start page is checked")
{
    Folders f;
    f.trigger("actionClose");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(f.path("cup"))});
    QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(f.window.get(), &enter);
    REQUIRE(enter.isAccepted());
    QDropEvent event({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(f.window.get(), &event);
    f.wait();
    CHECK(f.check.isVisible());
    CHECK(f.column().size() == 4);
}

TEST_CASE("names of strangers are shown as they are, whatever they look like")
{
    Folders f;
    f.send("bad.muster", of("<img src=x>\n\u202E&Evil"));
    f.open();
    f.choose(f.column().first());
    CHECK(f.column().first() == "<img src=x> <U+202E>&Evil");
    CHECK(f.its<QLabel>("folderName").text() == f.column().first());
    CHECK(f.its<QLabel>("folderName").textFormat() == Qt::PlainText);
}
