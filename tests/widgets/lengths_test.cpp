#include "core/roster/limits.h"
#include "widgets/dialogs/newrosterdialog.h"
#include "widgets/look/lengthline.h"
#include "widgets/windowfixture.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>

using namespace muster;
using namespace muster::testing;
using muster::widgets::LengthLine;

namespace {

const auto dragon = QStringLiteral("🐉"); // one letter, of which a QString has two parts

QString nameOf(std::size_t letters) { return dragon.repeated(static_cast<qsizetype>(letters)); }

const auto longest = rosterlimits::nameLetters;

} // namespace

TEST_CASE("a line below a field says how many letters are too many, and nothing is cut off")
{
    QWidget window;
    QLineEdit field(&window);
    field.setObjectName("field");
    auto* line = new LengthLine(field, 5);
    line->setParent(&window);
    window.show();
    int changes = 0;
    QObject::connect(line, &LengthLine::changed, [&] { ++changes; });

    field.setText(nameOf(5));
    CHECK(line->fits());
    CHECK_FALSE(line->isVisible());
    field.setText(nameOf(7));
    CHECK_FALSE(line->fits());
    CHECK(line->isVisible());
    CHECK(line->text() == "5 letters at most; 2 too many");
    CHECK(field.accessibleDescription() == line->text());
    CHECK(field.text() == nameOf(7));
    field.setText(QStringLiteral("Größe"));
    CHECK(line->fits());
    CHECK_FALSE(line->isVisible());
    CHECK(field.accessibleDescription().isEmpty());
    CHECK(changes == 2);
    field.setText(QString(200'000, 'x')); // more than a field takes of itself
    CHECK(field.text().size() == 200'000);
}

TEST_CASE("a field for search words takes no more letters than a name has, and says so while it is full")
{
    QWidget window;
    QLineEdit field(&window);
    LengthLine::makeSearch(field);
    window.show();
    QStringList searched;
    QObject::connect(&field, &QLineEdit::textChanged, [&](const QString& words) { searched << words; });
    const auto line = [&] { return window.findChild<LengthLine*>(); };

    field.setText(nameOf(longest - 1));
    CHECK(field.text() == nameOf(longest - 1));
    CHECK_FALSE(line());
    field.setText(nameOf(longest + 100));
    CHECK(field.text() == nameOf(longest)); // no letter is cut in two
    REQUIRE(line());
    CHECK(line()->isVisible());
    CHECK(line()->text() == "400 letters at most");
    CHECK(field.accessibleDescription() == line()->text());
    field.setText(QString(200'000, 'x'));
    CHECK(field.text() == QString(400, 'x'));
    QTest::keyClicks(&field, "yz");
    CHECK(field.text() == QString(400, 'x'));
    QTest::keyClick(&field, Qt::Key_Backspace);
    CHECK_FALSE(line()->isVisible());
    CHECK(field.accessibleDescription().isEmpty());
    field.setCursorPosition(0);
    field.insert(QStringLiteral("pasted"));
    CHECK(field.text() == QStringLiteral("pasted") + QString(394, 'x'));
    CHECK(line()->isVisible());
    for (const auto& words : searched)
        CHECK(words.toUcs4().size() <= static_cast<qsizetype>(longest));
}

TEST_CASE("all fields for search words are bounded")
{
    const auto checkIn = [](const QWidget& owner, const char* name) {
        INFO(name);
        auto* field = owner.findChild<QLineEdit*>(QLatin1String(name));
        REQUIRE(field);
        CHECK(field->isClearButtonEnabled());
        field->setText(nameOf(longest + 1));
        CHECK(field->text() == nameOf(longest));
        field->clear();
    };
    WindowFixture f(march);
    f.press("Ctrl+Shift+P");
    for (const auto* name : {"armySearch", "librarySearch", "paletteSearch"})
        checkIn(*f.window, name);
    f.press("Escape");
    f.select({"u1"});
    const std::pair<const char*, const char*> dialogs[]{{"actionData", "dataSearch"},
                                                        {"actionNew", "newSearch"},
                                                        {"actionReplace", "replaceSearch"},
                                                        {"actionCollection", "collectionSearch"}};
    for (const auto& [action, name] : dialogs) {
        INFO(action);
        bool isThere = false;
        during([&, what = action] { f.trigger(what); },
               [&, which = name](QDialog& dialog) {
                   isThere = true;
                   checkIn(dialog, which);
                   dialog.reject();
               });
        CHECK(isThere);
    }
}

TEST_CASE("names and notes that are too long are told, and OK waits for them; what was accepted can be saved")
{
    WindowFixture f(march);
    const auto before = f.roster();
    during([&] { f.trigger("actionBattle"); },
           [&](QDialog& dialog) {
               auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
               auto& name = testing::the<QLineEdit>(dialog, "rosterName");
               auto& player = testing::the<QLineEdit>(dialog, "rosterPlayer");
               auto& notes = testing::the<QPlainTextEdit>(dialog, "rosterNotes");
               auto& points = testing::the<QComboBox>(dialog, "battlePoints");
               const auto usual = points.currentText();
               CHECK(ok->isEnabled());
               name.setText(nameOf(longest + 100));
               CHECK_FALSE(ok->isEnabled());
               CHECK(testing::the<LengthLine>(dialog, "rosterNameLength").text() ==
                     "400 letters at most; 100 too many");
               QTest::keyClick(&name, Qt::Key_Return);
               CHECK(dialog.isVisible());
               name.setText(nameOf(longest));
               CHECK(ok->isEnabled());
               player.setText(nameOf(longest + 1));
               CHECK_FALSE(ok->isEnabled());
               player.setText(nameOf(longest));
               notes.setPlainText(nameOf(rosterlimits::proseLetters + 1));
               CHECK_FALSE(ok->isEnabled());
               CHECK(testing::the<LengthLine>(dialog, "rosterNotesLength").isVisible());
               notes.setPlainText(nameOf(rosterlimits::proseLetters));
               CHECK(ok->isEnabled());
               points.setEditText("10000001");
               CHECK_FALSE(ok->isEnabled());
               points.setEditText(usual);
               CHECK(ok->isEnabled());
               dialog.accept();
           });
    CHECK(f.roster() != before);
    CHECK(f.roster().name == nameOf(longest).toStdString());
    f.prompts.savePath = f.path("long.muster");
    f.trigger("actionSaveAs");
    const auto read = readRoster(bytesOf(f.prompts.savePath.toStdString()), "long.muster");
    REQUIRE(read);
    CHECK(*read == f.roster());
}

TEST_CASE("a new roster is made once its names fit")
{
    widgets::NewRosterDialog dialog(store(), {}, {}, nullptr);
    auto& create = testing::the<QPushButton>(dialog, "createRoster");
    REQUIRE(create.isEnabled());
    auto& name = testing::the<QLineEdit>(dialog, "newName");
    name.setText(nameOf(longest + 1));
    CHECK_FALSE(create.isEnabled());
    name.setText(nameOf(longest));
    CHECK(create.isEnabled());
}

TEST_CASE("an own name that is too long stays in its field until it fits, and the roster has the last one that did")
{
    WindowFixture f(march);
    f.select({"u1"});
    auto& name = f.the<QLineEdit>("unitOwnName");
    const auto before = f.unit("u1").name;
    name.clear();
    QTest::keyClicks(&name, "Rust");
    CHECK(f.unit("u1").name == "Rust");
    name.selectAll();
    name.insert(nameOf(longest + 1));
    CHECK(f.unit("u1").name == "Rust");
    CHECK(f.the<LengthLine>("unitOwnNameLength").text() == "400 letters at most; 1 too many");
    f.settle();
    CHECK(name.text() == nameOf(longest + 1));
    QTest::keyClick(&name, Qt::Key_Backspace);
    CHECK(f.unit("u1").name == nameOf(longest).toStdString());
    CHECK(before != f.unit("u1").name);
}

TEST_CASE("an edit that would make a roster which cannot be opened again is told in the status bar")
{
    WindowFixture f(march);
    const auto before = f.roster();
    CHECK_FALSE(f.document().apply({edits::SetName{nameOf(longest + 1).toStdString()}}, "Name"));
    CHECK(f.roster() == before);
    CHECK(f.window->statusBar()->currentMessage().contains("could not be opened again"));
}
