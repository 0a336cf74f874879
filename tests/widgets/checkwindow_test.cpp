#include "widgets/windowfixture.h"

#include "io/roster/anyroster.h"
#include "paper/output/qrcode.h"
#include "widgets/checking/changesdialog.h"
#include "widgets/checking/checktable.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/checking/gamebutton.h"
#include "widgets/checking/listinputs.h"
#include "widgets/checking/pastepage.h"
#include "widgets/printing/previewdialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>
#include <QProcess>
#include <QPushButton>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

#include <filesystem>
#include <fstream>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;
using editor::CheckModel;
using editor::LineMark;

namespace {

const auto pastedWords = QStringLiteral("Marauders 500 points\n"
                                        "Ripper Section 200\n"
                                        "Jugernaut, big shell cannon 170\n"
                                        "Bot with two machineguns 140\n"
                                        "Total 500\n");

struct Checking : WindowFixture {
    Checking() : check(window->checkWindow()) { testing::activate(check); }

    void wait() const
    {
        REQUIRE(QTest::qWaitFor([&] { return !check.isWorking(); }, 30'000));
        QCoreApplication::processEvents();
    }
    void paste(const QString& text) const
    {
        QGuiApplication::clipboard()->setText(text);
        testing::activate(check);
        auto& field = testing::the<PasteField>(check, "pasteField");
        field.setFocus();
        QTest::keySequence(&field, QKeySequence::Paste);
        wait();
    }
    [[nodiscard]] CheckTable& table() const { return testing::the<CheckTable>(check, "checkTable"); }
    [[nodiscard]] int rowWith(const QString& text) const
    {
        for (int row = 0; row < table().list().rowCount(); ++row)
            if (table().list().index(row, CheckModel::TextColumn).data().toString().contains(text))
                return row;
        throw std::runtime_error("there is no row with " + text.toStdString());
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table().list().index(row, column).data().toString();
    }
    [[nodiscard]] QString badge() const { return testing::the<QWidget>(check, "legalBadge").accessibleName(); }
    [[nodiscard]] bool hasList() const { return table().isVisible(); }

    CheckWindow& check;
};

} // namespace

TEST_CASE("a pasted list is read, its lines are marked, and what was not understood makes no verdict")
{
    const Checking f;
    CHECK_FALSE(f.hasList());
    f.paste(pastedWords);
    REQUIRE(f.hasList());
    CHECK(f.cell(f.rowWith("Ripper"), CheckModel::TakenColumn).contains("Ripper Section"));
    CHECK(f.cell(f.rowWith("Bot"), CheckModel::MarkColumn) == "Not read");
    CHECK(f.badge() == "Not judged: 1 line not understood");
    // The first line to look at is selected, and F8 goes on.
    CHECK(f.table().currentIndex().row() == f.rowWith("Ripper"));
    QTest::keyClick(&f.table(), Qt::Key_F8);
    CHECK(f.table().currentIndex().row() == f.rowWith("Jugernaut"));
    QTest::keyClick(&f.table(), Qt::Key_F8);
    CHECK(f.table().currentIndex().row() == f.rowWith("Bot"));
}

TEST_CASE("a guess is chosen by keyboard, and the verdict changes")
{
    const Checking f;
    f.paste(pastedWords);
    const auto row = f.rowWith("Jugernaut");
    const auto before = f.cell(row, CheckModel::TakenColumn);
    const auto sum = f.cell(f.rowWith("Total"), CheckModel::TrueColumn);
    f.table().goTo(row);
    f.table().setFocus();
    during<QMenu>([&] { QTest::keyClick(&f.table(), Qt::Key_Return); },
                  [&](QMenu& menu) {
                      auto* guess = menu.findChild<QAction*>("guess0");
                      REQUIRE(guess);
                      chooseByKeys(menu, guess->text().remove('&'));
                  });
    f.wait();
    CHECK(f.cell(row, CheckModel::TakenColumn) != before);
    CHECK(f.cell(row, CheckModel::MarkColumn) == "Sure");
    CHECK(f.cell(f.rowWith("Total"), CheckModel::TrueColumn) != sum);
    CHECK(f.table().currentIndex().row() == row); // the selection stays
}

TEST_CASE("a line that is no unit is left out with the mouse, and there is a verdict")
{
    const Checking f;
    f.paste(pastedWords);
    const auto row = f.rowWith("Bot");
    const auto index = f.table().list().index(row, CheckModel::TakenColumn);
    during<QMenu>(
        [&] { QTest::mouseDClick(f.table().viewport(), Qt::LeftButton, {}, f.table().visualRect(index).center()); },
        [&](QMenu& menu) { chooseByKeys(menu, "Not a Unit"); });
    f.wait();
    CHECK(f.cell(row, CheckModel::MarkColumn) == "Left out");
    // What is only near, and costs something else, must be said to be right, and so must the total.
    CHECK(f.badge().toStdString() == "Not judged: it depends on lines 3, 5");
    auto& right = testing::the<QToolButton>(f.check, "checkAllRight");
    CHECK(right.isEnabled());
    right.click();
    f.wait();
    CHECK(f.badge().toStdString() == "Legal");
}

TEST_CASE("a line can mean a unit that is none of the guesses")
{
    const Checking f;
    f.paste(pastedWords);
    const auto row = f.rowWith("Bot");
    during([&] { emit f.table().otherWanted(row); },
           [&](QDialog& dialog) {
               auto& search = testing::the<QLineEdit>(dialog, "unitSearch");
               QTest::keyClicks(&search, "battlebot");
               QTest::keyClick(&search, Qt::Key_Return);
           });
    f.wait();
    CHECK(f.cell(row, CheckModel::TakenColumn).contains("Battlebot"));
    CHECK(f.cell(row, CheckModel::MarkColumn) == "Sure");
}

TEST_CASE("the list is opened as a new roster")
{
    const Checking f;
    f.paste(pastedWords);
    click(testing::the<QPushButton>(f.check, "checkOpenRoster"));
    f.settle();
    REQUIRE(f.document().isOpen());
    CHECK(f.roster().army == "marauders");
    CHECK(f.roster().units.size() == 2);
    CHECK(f.document().path().empty());
}

TEST_CASE("the verdict is copied as text that one can send")
{
    const Checking f;
    f.paste(pastedWords);
    click(testing::the<QPushButton>(f.check, "checkCopy"));
    const auto text = QGuiApplication::clipboard()->text();
    CHECK(text.startsWith("NOT JUDGED"));
    CHECK(text.contains("Bot with two machineguns"));
    CHECK(text.contains("The text says 500 points"));
}

TEST_CASE("what is no list says why, keeps the text, and can be corrected")
{
    const Checking f;
    f.paste("shopping: milk and eggs");
    CHECK_FALSE(f.hasList());
    const auto& faults = testing::the<QLabel>(f.check, "checkFaults");
    CHECK(faults.isVisible());
    CHECK(faults.text().contains("no unit of an installed game"));
    auto& field = testing::the<PasteField>(f.check, "pasteField");
    CHECK(field.toPlainText() == "shopping: milk and eggs");
    field.setPlainText(pastedWords);
    click(testing::the<QPushButton>(f.check, "pasteCheck"));
    f.wait();
    CHECK(f.hasList());
}

TEST_CASE("a file is opened, and a list of units needs no guesses")
{
    Checking f;
    f.prompts.openPath = QString::fromStdString(hold);
    click(testing::the<QPushButton>(f.check, "pasteOpen"));
    f.wait();
    REQUIRE(f.hasList());
    CHECK(testing::the<QWidget>(f.check, "origin").isVisible());
    CHECK(testing::the<QLabel>(f.check, "originName").text() == "forge-fathers-1500.muster");
    CHECK_FALSE(testing::the<QWidget>(f.check, "markCounts").isVisible());
    CHECK(f.badge().startsWith("Legal"));
}

TEST_CASE("the list is compared with another file, and what differs is shown")
{
    Checking f;
    f.prompts.openPath = QString::fromStdString(hold);
    f.check.open();
    f.wait();
    auto other = readRoster(bytesOf(hold), hold).value();
    other.units.pop_back();
    write(f.path("other.muster").toStdString(), writeRoster(other));
    f.prompts.openPath = f.path("other.muster");
    auto& button = testing::the<QPushButton>(f.check, "checkCompare");
    emit button.menu()->aboutToShow();
    during(
        [&] {
            testing::the<QAction>(*button.menu(), "compareFile").trigger();
            f.wait();
        },
        [&](QDialog& dialog) {
            CHECK(dialog.findChild<QTreeWidget*>("changesTable")->topLevelItemCount() >= 2);
            dialog.reject();
        });
}

TEST_CASE("lists are compared while the window goes on")
{
    Checking f;
    f.prompts.openPath = QString::fromStdString(hold);
    f.check.open();
    f.wait();
    auto large = readRoster(bytesOf(hold), hold).value();
    const auto units = large.units;
    for (int copy = 0; copy < 60; ++copy)
        for (auto each : units) {
            each.id += "-" + std::to_string(copy);
            for (auto& below : each.units)
                below.id += "-" + std::to_string(copy);
            large.units.push_back(std::move(each));
        }
    REQUIRE(f.window->create(large));
    auto& button = testing::the<QPushButton>(f.check, "checkCompare");
    emit button.menu()->aboutToShow();
    during(
        [&] {
            testing::the<QAction>(*button.menu(), "compareOpen").trigger();
            CHECK(f.check.isWorking()); // it did not wait for what differs
            f.wait();
        },
        [&](QDialog& dialog) {
            CHECK(dialog.findChild<QTreeWidget*>("changesTable")->topLevelItemCount() > 60);
            dialog.reject();
        });
    f.prompts.unsaved = Prompts::Unsaved::Discard;
}

TEST_CASE("game and army are chosen by hand, and the text is read again by them")
{
    const Checking f;
    f.paste(pastedWords);
    auto& game = testing::the<GameButton>(testing::the<QStackedWidget>(f.check, "checkStack"), "checkGame");
    REQUIRE(game.isVisible());
    CHECK(game.text() == "Guessed: Marauders, Warpath, second edition");
    const auto choose = [&](GameButton& button, const QString& id) {
        emit button.menu()->aboutToShow();
        testing::the<QAction>(*button.menu(), id).trigger();
        f.wait();
    };
    choose(game, "warpath-2e/marauders");
    CHECK(f.hasList());
    CHECK(game.text() == "Read as: Marauders, Warpath, second edition");
    emit game.menu()->aboutToShow();
    CHECK(testing::the<QAction>(*game.menu(), "warpath-2e/marauders").isChecked());
    // Nothing can be read so: the text and the game are kept, to try another.
    choose(game, "rules-of-war-ancients/roman");
    CHECK_FALSE(f.hasList());
    CHECK(testing::the<QLabel>(f.check, "checkFaults").isVisible());
    CHECK(testing::the<PasteField>(f.check, "pasteField").toPlainText() == pastedWords.trimmed());
    auto& before = testing::the<GameButton>(testing::the<QWidget>(f.check, "pastePage"), "gameButton");
    CHECK(before.text().startsWith("Read as: Roman"));
    choose(before, "/");
    click(testing::the<QPushButton>(f.check, "pasteCheck"));
    f.wait();
    CHECK(f.hasList());
    CHECK(game.text().startsWith("Guessed: "));
}

TEST_CASE("the program shows a list that it is started with")
{
    const QTemporaryDir home;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    for (const auto* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        environment.insert(name, home.path());
    write(home.filePath("list.txt").toStdString(), "Grakh's Mob - Marauders\nRipper Section 200\n");
    write(home.filePath("shopping.txt").toStdString(), "milk and eggs\n");
    QProcess editor;
    editor.setProcessEnvironment(environment);
    const auto title = [&](const QString& file) {
        editor.start(MUSTER_EDITOR_BINARY,
                     {"--data", MUSTER_SOURCE_DIR, "--quit-when-usable", "--check", home.filePath(file)});
        REQUIRE(editor.waitForFinished(30'000));
        CHECK(editor.exitStatus() == QProcess::NormalExit);
        CHECK(editor.exitCode() == 0);
        return editor.readAllStandardOutput().trimmed().toStdString();
    };
    CHECK(title("list.txt").starts_with("Check a List: Grakh's Mob"));
    CHECK(title("shopping.txt").starts_with("Check a List – "));
    CHECK(title("no-such-file.txt").starts_with("Check a List – "));
}

TEST_CASE("text that is dropped or pasted on the start page is checked, a roster is opened")
{
    const WindowFixture f;
    const auto drop = [&](QMimeData& data) {
        QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(f.window.get(), &enter);
        REQUIRE(enter.isAccepted());
        QDropEvent event({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(f.window.get(), &event);
    };
    QMimeData roster;
    roster.setUrls({QUrl::fromLocalFile(QString::fromStdString(hold))});
    QMimeData text;
    text.setText(pastedWords);
    drop(text);
    auto& check = f.window->checkWindow();
    REQUIRE(QTest::qWaitFor([&] { return !check.isWorking(); }, 30'000));
    CHECK(testing::the<CheckTable>(check, "checkTable").list().rowCount() == 5);
    CHECK_FALSE(f.document().isOpen());
    drop(roster);
    CHECK(f.document().isOpen());
}

TEST_CASE("a picture with several codes has several lists, and the box chooses which is shown")
{
    const Checking f;
    const auto code = [](const std::string& file) {
        const auto bytes = paper::qrPicture(copiesOf(readRoster(bytesOf(file), file).value()).code).value();
        return QImage::fromData(QByteArray::fromStdString(bytes));
    };
    const auto first = code(hold);
    const auto second = code(march);
    QImage both(first.width() + second.width() + 200, std::max(first.height(), second.height()) + 100,
                QImage::Format_RGB32);
    both.fill(Qt::white);
    {
        QPainter painter(&both);
        painter.drawImage(50, 50, first);
        painter.drawImage(first.width() + 150, 50, second);
    }
    QMimeData pasted;
    pasted.setImageData(both);
    f.check.checkPicture(pictureInput(pasted));
    f.wait();
    REQUIRE(f.hasList());
    auto& box = testing::the<QComboBox>(f.check, "checkLists");
    CHECK(box.isVisible());
    REQUIRE(box.count() == 2);
    CHECK_FALSE(testing::the<QLabel>(f.check, "originPicture").pixmap().isNull());
    const auto unit = f.cell(0, CheckModel::TakenColumn);
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Down);
    f.wait();
    CHECK(f.cell(0, CheckModel::TakenColumn) != unit);
}

TEST_CASE("a picture of another program's is read from its bytes, which are not decoded here")
{
    QMimeData pasted;
    pasted.setImageData(QImage(10, 10, QImage::Format_RGB32)); // as Qt would make of them
    pasted.setData(QStringLiteral("image/x-other"), "other");
    pasted.setData(QStringLiteral("image/png"), "whatever they are");
    const auto input = inputOf(pasted);
    REQUIRE(input);
    CHECK(input->bytes == "whatever they are");
}

TEST_CASE("what reads a picture ends when the window is closed")
{
    const QTemporaryDir folder;
    const auto program = folder.filePath("tesseract").toStdString();
    std::ofstream(program) << "#!/bin/sh\nexec sleep 1000\n";
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    const auto before = qgetenv("PATH");
    qputenv("PATH", folder.path().toUtf8() + ":/usr/bin:/bin");
    // Among the children of all threads of this process.
    const auto isReading = [] {
        for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task")) {
            std::ifstream children(thread.path() / "children");
            for (std::string child; children >> child;) {
                std::ifstream called("/proc/" + child + "/cmdline");
                std::string name;
                if (std::getline(called, name, '\0') && name == "sleep")
                    return true;
            }
        }
        return false;
    };
    const Checking f;
    f.check.checkFile(MUSTER_SOURCE_DIR "/tests/data/pictures/words.jpg");
    CHECK(QTest::qWaitFor(isReading, 30'000));
    CHECK(f.check.isWorking());
    f.trigger("actionClose");
    CHECK_FALSE(f.check.isWorking());
    CHECK(QTest::qWaitFor([&] { return !isReading(); }, 30'000));
    qputenv("PATH", before);
}

TEST_CASE("the text is shown to be changed as it was read, blank lines and all")
{
    const Checking f;
    const auto text = QStringLiteral("Marauders 500 points\n\n\nRipper Section 200\n  Total 200");
    f.paste(text);
    click(testing::the<QToolButton>(f.check, "checkText"));
    CHECK(testing::the<PasteField>(f.check, "pasteField").toPlainText() == text);
    CHECK_FALSE(f.hasList());
}

TEST_CASE("a text of 10 MB is refused with words, and stops nothing")
{
    const Checking f;
    QElapsedTimer timer;
    timer.start();
    f.paste(QString(10'000'000, QLatin1Char('x')));
    CHECK(timer.elapsed() < 5'000);
    CHECK_FALSE(f.hasList());
    CHECK(testing::the<QLabel>(f.check, "checkFaults").text().contains("too long"));
}

TEST_CASE("closing the main window closes the check")
{
    const Checking f;
    f.paste(pastedWords);
    f.window->close();
    CHECK_FALSE(f.check.isVisible());
}
