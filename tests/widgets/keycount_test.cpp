// How many key presses and clicks it takes to build an army from nothing. docs/editor.md shows the same sequences.

#include "widgets/windowfixture.h"

#include "editor/models/armymodel.h"
#include "widgets/army/armydelegate.h"

#include <QLineEdit>
#include <QListWidget>
#include <QTreeView>

using namespace muster;
using namespace muster::testing;

namespace {

struct Wanted {
    const char* kind;
    int count;
    QString words;                ///< that find it
    const char* option = nullptr; ///< of each of them
    QString letters = {};         ///< that go to it
};

/// 12 units for 1,500 points.
const std::vector<Wanted> army{
    {"steel-warriors-section", 2, "sws", "dragon-breath", "d"},
    {"steel-warriors-team", 2, "swt", "heat-hammer", "h"},
    {"light-drakkar", 2, "ld"},
    {"brokkr-team", 2, "bt"},
    {"huscarl", 1, "hu", "forgeguard-battlesuit", "f"},
    {"stormrage-veterans-team", 1, "svt"},
    {"iron-ancestor", 1, "i"},
    {"jotunn-heavy-hailstorm-cannon", 1, "jh", "tracked", "t"},
};

void checkArmy(const WindowFixture& f)
{
    f.settle();
    CHECK(f.roster().battle.points == 1500);
    REQUIRE(f.roster().units.size() == 12);
    std::size_t next = 0;
    for (const auto& wanted : army)
        for (int i = 0; i < wanted.count; ++i) {
            const auto& unit = f.roster().units[next++];
            INFO(unit.unit);
            CHECK(unit.unit == wanted.kind);
            if (wanted.option)
                CHECK(unit.options.find(wanted.option) == 1);
        }
    const auto points = f.document().verdict()->assessment().points;
    CHECK(points > 1'300);
    CHECK(points <= 1'500);
}

/// Counts what goes to whatever has the keyboard; one press with its modifiers is one.
struct Keys {
    int count = 0;

    void press(const char* keys)
    {
        INFO(keys);
        REQUIRE(QApplication::focusWidget());
        QTest::keySequence(QApplication::focusWidget(), QKeySequence(QString::fromLatin1(keys)));
        QCoreApplication::processEvents();
        ++count;
    }

    void type(const QString& words)
    {
        for (const auto letter : words) {
            QTest::keyClicks(QApplication::focusWidget(), QString(letter));
            ++count;
        }
        QCoreApplication::processEvents();
    }
};

} // namespace

TEST_CASE("an army of 12 units with options is built by keys alone, in at most 45 presses")
{
    const WindowFixture f;
    Keys keys;
    during([&] { keys.press("Ctrl+N"); },
           [&](QDialog& dialog) {
               activate(dialog);
               keys.type("ff");
               keys.press("Return");
           });
    REQUIRE(f.document().isOpen());
    f.activate();
    CHECK(f.roster().army == "forge-fathers");
    REQUIRE(f.the<QLineEdit>("armySearch").hasFocus());
    for (const auto& wanted : army) {
        INFO(wanted.kind);
        if (!f.the<QLineEdit>("armySearch").hasFocus())
            keys.press("Ctrl+F");
        keys.type(wanted.words);
        if (!wanted.option) {
            for (int i = 0; i < wanted.count; ++i)
                keys.press("Return");
            continue;
        }
        keys.press("Alt+Return");
        f.settle();
        const auto name = QStringLiteral("option-") + QLatin1String(wanted.option);
        for (const auto letter : wanted.letters)
            keys.type(QString(letter));
        CHECK(QApplication::focusWidget()->objectName().toStdString() == name.toStdString());
        keys.press("Space");
        for (int i = 1; i < wanted.count; ++i)
            keys.press("Ctrl+D");
        f.settle();
    }
    checkArmy(f);
    INFO("keys: " << keys.count);
    CHECK(keys.count <= 45);
}

TEST_CASE("an army of 12 units with options is built with the mouse, in at most 22 clicks")
{
    const WindowFixture f;
    int clicks = 0;
    const auto press = [&](QWidget& widget, QPoint place = {}) {
        click(widget, place);
        QCoreApplication::processEvents();
        ++clicks;
    };
    const auto pressItem = [&](QDialog& dialog, const char* list, const char* id) {
        auto& rows = testing::the<QListWidget>(dialog, list);
        for (int row = 0; row < rows.count(); ++row)
            if (rows.item(row)->data(Qt::UserRole).toString() == QLatin1String(id)) {
                rows.scrollToItem(rows.item(row)); // the wheel is not a click
                press(*rows.viewport(), rows.visualItemRect(rows.item(row)).center());
            }
    };
    during([&] { press(f.the<QWidget>("startNew")); },
           [&](QDialog& dialog) {
               pressItem(dialog, "newRulesets", "warpath-2e");
               pressItem(dialog, "newArmies", "forge-fathers");
               press(testing::the<QWidget>(dialog, "createRoster"));
           });
    REQUIRE(f.document().isOpen());
    f.activate();
    auto& view = f.the<QTreeView>("armyView");
    const auto indexOf = [&](const QString& kind) {
        const auto& rows = *view.model();
        for (int section = 0; section < rows.rowCount(); ++section)
            for (int row = 0; row < rows.rowCount(rows.index(section, 0)); ++row)
                if (const auto at = rows.index(row, 0, rows.index(section, 0));
                    at.data(editor::ArmyModel::ReferenceRole).toString() == kind)
                    return at;
        return QModelIndex();
    };
    for (const auto& wanted : army)
        for (int i = 0; i < wanted.count; ++i) {
            INFO(wanted.kind);
            const auto units = f.roster().units.size();
            if (i > 0) {
                // Another like it, with its options, by the button of its row.
                const auto id = f.roster().units.back().id;
                press(*f.view().viewport(), f.view().buttonRect(id, widgets::RowButton::Another).center());
            } else {
                const auto at = indexOf(wanted.kind);
                REQUIRE(at.isValid());
                view.scrollTo(at);
                press(*view.viewport(),
                      widgets::ArmyDelegate::addPlace(view.visualRect(at), view.layoutDirection()).center());
            }
            f.settle();
            REQUIRE(f.roster().units.size() == units + 1);
            if (i == 0 && wanted.option) {
                press(f.the<QWidget>(QStringLiteral("option-") + QLatin1String(wanted.option)), {8, 8});
                f.settle();
            }
        }
    checkArmy(f);
    INFO("clicks: " << clicks);
    CHECK(clicks <= 22);
}
