#include "widgets/windowfixture.h"

#include "widgets/battle/battlepane.h"
#include "widgets/battle/battlewindow.h"
#include "widgets/checking/checktable.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/checking/pastepage.h"
#include "widgets/printing/previewdialog.h"
#include "widgets/printing/printsettings.h"
#include "widgets/unit/cardview.h"

#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QDropEvent>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

const auto battleWords = QStringLiteral("Grakh's Mob - Marauders 1250 points\n"
                                        "Ripper Section 200\n"
                                        "Grunts Section 100\n");

struct Battling : WindowFixture {
    explicit Battling(const std::string& sample = hold) : WindowFixture(sample), battle(window->battleWindow())
    {
        testing::activate(battle);
        wait();
    }

    void wait() const
    {
        REQUIRE(QTest::qWaitFor([&] { return !battle.isWorking(); }, 30'000));
        QCoreApplication::processEvents();
    }
    void drop(BattleSide& side, const QString& text) const
    {
        QMimeData dropped;
        dropped.setText(text);
        QDragEnterEvent enter({20, 20}, Qt::CopyAction, &dropped, Qt::LeftButton, {});
        QApplication::sendEvent(&side, &enter);
        REQUIRE(enter.isAccepted());
        QDropEvent event({20, 20}, Qt::CopyAction, &dropped, Qt::LeftButton, {});
        QApplication::sendEvent(&side, &event);
        wait();
    }
    [[nodiscard]] QString badge(BattleSide& side) const
    {
        return testing::the<QWidget>(side, "legalBadge").accessibleName();
    }
    [[nodiscard]] QString said() const { return testing::the<QLabel>(battle, "battleWords").text(); }
    [[nodiscard]] const std::optional<editor::Battle>& judged() const
    {
        return testing::the<BattlePane>(battle, "battlePane").battle();
    }
    [[nodiscard]] QTreeWidget& agreed() const { return testing::the<QTreeWidget>(battle, "battleAgreed"); }
    [[nodiscard]] QPushButton& button(const char* name) const { return testing::the<QPushButton>(battle, name); }

    BattleWindow& battle;
};

} // namespace

TEST_CASE("the roster that is open is ours, and what is dropped at the right is theirs")
{
    Battling f;
    REQUIRE(f.battle.ours().list());
    CHECK(f.battle.ours().list()->roster.army == "forge-fathers");
    CHECK_FALSE(f.button("battlePrint").isEnabled());
    CHECK(f.said().startsWith("Choose both lists"));
    f.drop(f.battle.theirs(), battleWords);
    REQUIRE(f.battle.theirs().list());
    CHECK(f.battle.theirs().list()->roster.army == "marauders");
    REQUIRE(f.judged());
    CHECK(f.badge(f.battle.ours()).startsWith("Legal"));
    CHECK(f.badge(f.battle.theirs()).startsWith("Legal"));
    // 1,500 points here, 1,250 there.
    const auto& findings = testing::the<QListWidget>(f.battle, "battleFindings");
    REQUIRE(findings.count() == 1);
    CHECK(findings.item(0)->text().contains("The two sides do not keep the same agreed points."));
    CHECK(findings.item(0)->data(Qt::AccessibleTextRole).toString().startsWith("Warning: "));
    REQUIRE(f.agreed().topLevelItemCount() > 0);
    const auto* first = f.agreed().topLevelItem(0);
    CHECK(first->text(0) == QStringLiteral("≠ Points"));
    CHECK(first->text(1) == "1,500");
    CHECK(first->text(2) == "1,250");
}

TEST_CASE("a list is chosen from the menu of its side, and pasted where the keyboard is")
{
    Battling f;
    f.prompts.openPath = QString::fromStdString(sample("warpath-2e/samples/veer-myn-1000.muster"));
    auto& choose = testing::the<QToolButton>(f.battle.theirs(), "sideChoose");
    during<QMenu>([&] { QTest::keyClick(&choose, Qt::Key_Space); }, [](QMenu& menu) { chooseByKeys(menu, "A File"); });
    f.wait();
    REQUIRE(f.battle.theirs().list());
    CHECK(f.battle.theirs().list()->roster.army == "veer-myn");
    QGuiApplication::clipboard()->setText(battleWords);
    testing::activate(f.battle);
    f.battle.theirs().focusList();
    QTest::keySequence(QApplication::focusWidget(), QKeySequence::Paste);
    f.wait();
    CHECK(f.battle.theirs().list()->roster.army == "marauders");
    CHECK(f.battle.ours().list()->roster.army == "forge-fathers");
}

TEST_CASE("lists of two games are told to be no battle, and nothing is printed")
{
    Battling f;
    f.battle.theirs().read({march, {}, march});
    f.wait();
    REQUIRE(f.judged());
    CHECK(f.said() == "The lists are of two games. A battle has one.");
    CHECK_FALSE(f.button("battlePrint").isEnabled());
    CHECK_FALSE(f.agreed().isVisible());
    CHECK_FALSE(f.button("battlePlay").isEnabled());
    f.drop(f.battle.theirs(), battleWords);
    CHECK(f.button("battlePrint").isEnabled());
    CHECK(f.button("battlePlay").isEnabled());
}

TEST_CASE("what is no list says why, on its side alone")
{
    Battling f;
    f.drop(f.battle.theirs(), "milk and eggs");
    CHECK_FALSE(f.battle.theirs().list());
    const auto& nothing = testing::the<QLabel>(f.battle.theirs(), "sideNothing");
    CHECK(nothing.isVisible());
    CHECK(nothing.text().contains("no unit of an installed game"));
    CHECK(f.battle.ours().list());
}

TEST_CASE("lines that were not understood make no verdict, and are corrected in the other window")
{
    Battling f;
    f.drop(f.battle.theirs(), battleWords + "Bot with two machineguns 140\n");
    CHECK(f.badge(f.battle.theirs()) == "Not judged");
    CHECK(testing::the<QLabel>(f.battle.theirs(), "sideDoubts").text() == "2 lines guessed, 1 line not understood");
    auto& check = testing::the<QToolButton>(f.battle.theirs(), "sideCheck");
    REQUIRE(check.isVisible());
    click(check);
    auto& other = f.window->checkWindow();
    auto& table = testing::the<CheckTable>(other, "checkTable");
    REQUIRE(table.isVisible());
    CHECK(table.list().count(editor::LineMark::Unread) == 1);
    const auto& lines = table.list().list()->reading->lines;
    const auto unread = std::ranges::find_if(lines, &LineReading::isUnread);
    REQUIRE(unread != lines.end());
    emit table.settled({unread->line, LineChoice::Means::Nothing});
    REQUIRE(QTest::qWaitFor([&] { return !other.isWorking(); }, 30'000));
    click(testing::the<QPushButton>(other, "checkBattle"));
    f.wait();
    CHECK(f.badge(f.battle.theirs()).startsWith("Legal"));
}

TEST_CASE("the card of the chosen unit of each side stands beside that of the other")
{
    Battling f;
    f.drop(f.battle.theirs(), battleWords);
    testing::the<QTabWidget>(f.battle, "battleTabs").setCurrentIndex(1);
    auto& ours = testing::the<CardView>(f.battle, "ourCard");
    auto& theirs = testing::the<CardView>(f.battle, "theirCard");
    REQUIRE(QTest::qWaitFor([&] { return ours.hasCard() && theirs.hasCard(); }, 20'000));
    CHECK(theirs.accessibleName() == "Card of Ripper Section");
    auto& table = testing::the<CheckTable>(f.battle.theirs(), "checkTable");
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Down);
    REQUIRE(QTest::qWaitFor([&] { return theirs.accessibleName() == "Card of Grunts Section"; }, 20'000));
}

TEST_CASE("sides change places, and the verdicts are copied with what is said of both")
{
    Battling f;
    f.drop(f.battle.theirs(), battleWords);
    click(f.button("battleSwap"));
    f.wait();
    CHECK(f.battle.ours().list()->roster.army == "marauders");
    CHECK(f.battle.theirs().list()->roster.army == "forge-fathers");
    CHECK(f.agreed().topLevelItem(0)->text(1) == "1,250");
    click(f.button("battleCopy"));
    const auto text = QGuiApplication::clipboard()->text();
    CHECK(text.indexOf("Grakh's Mob") < text.indexOf("Hold of the Ninth Anvil"));
    CHECK(text.count("The two sides do not keep the same agreed points.") == 2);
}

TEST_CASE("the battle sheet and the cards of both are printed")
{
    Battling f;
    f.drop(f.battle.theirs(), battleWords);
    during([&] { QTest::keySequence(&f.battle, QKeySequence::Print); },
           [&](QDialog& dialog) {
               auto& preview = dynamic_cast<PreviewDialog&>(dialog);
               CHECK(preview.windowTitle().contains("Hold of the Ninth Anvil against Grakh"));
               CHECK(testing::the<QCheckBox>(preview, "battle").isChecked());
               CHECK(testing::the<QCheckBox>(preview, "cards").isChecked());
               CHECK(testing::the<QCheckBox>(preview, "secret").isHidden());
               CHECK(preview.makeNow());
               QByteArray bytes = QByteArray::fromStdString(preview.pdf());
               QBuffer buffer(&bytes);
               buffer.open(QIODevice::ReadOnly);
               QPdfDocument pdf;
               pdf.load(&buffer);
               QString text;
               for (int page = 0; page < pdf.pageCount(); ++page)
                   text += pdf.getAllText(page).text();
               CHECK(text.contains("Ripper Section"));
               CHECK(text.contains("Unit cards: Grakh"));
               CHECK(text.contains("Unit cards: Hold of the Ninth Anvil"));
               CHECK(text.contains("Battle sheet"));
               preview.reject();
           });
    // What is chosen for a battle is not what is chosen for a roster.
    CHECK(rememberedPrintSettings(f.data).sheets.size() == 3);
}

TEST_CASE("closing the main window closes the battle")
{
    Battling f;
    f.window->close();
    CHECK_FALSE(f.battle.isVisible());
}

TEST_CASE("a page to play from has both lists of a battle")
{
    Battling f;
    f.drop(f.battle.theirs(), battleWords);
    f.prompts.savePath = f.path("both.html");
    f.button("battlePlay").click();
    const auto page = bytesOf(f.path("both.html").toStdString());
    CHECK(page.find("\"side\":1") != std::string::npos);
    CHECK(page.find("Emberkeel") != std::string::npos);
    CHECK(f.battle.statusBar()->currentMessage().contains("both.html"));
}
