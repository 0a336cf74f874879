// How many key presses and clicks it takes to build an army from nothing. The numbers are told, and have a bound so
// that the way does not grow longer unnoticed.

#include "widgets/windowfixture.h"

#include "editor/models/armymodel.h"

#include <QLineEdit>
#include <QListWidget>
#include <QTreeView>

#include <algorithm>

using namespace muster;
using namespace muster::testing;

namespace {

constexpr int space = 12;

struct Wanted {
    const char* kind;
    int count;
    std::vector<const char*> options;
};

/// 12 units for 1,500 points.
const std::vector<Wanted> army{
    {"steel-warriors-section", 2, {"dragon-breath"}},
    {"steel-warriors-team", 2, {"heat-hammer"}},
    {"light-drakkar", 2, {}},
    {"brokkr-team", 2, {}},
    {"huscarl", 1, {"force-dome"}},
    {"jotunn-heavy-hailstorm-cannon", 1, {"tracked"}},
    {"stormrage-veterans-team", 1, {}},
    {"iron-ancestor", 1, {}},
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
            for (const auto* option : wanted.options)
                CHECK(unit.options.find(option) == 1);
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

/// The fewest letters for which Enter adds a kind.
QString shortestWords(const WindowFixture& f, const QString& kind)
{
    auto& search = f.the<QLineEdit>("armySearch");
    const auto* model = f.window->findChild<editor::ArmyModel*>();
    REQUIRE(model);
    QString name;
    for (int section = 0; section < model->rowCount(); ++section)
        for (int row = 0; row < model->rowCount(model->index(section, 0)); ++row) {
            const auto at = model->index(row, 0, model->index(section, 0));
            if (at.data(editor::ArmyModel::ReferenceRole).toString() == kind)
                name = at.data().toString().toLower();
        }
    // The beginning of the name, or of two of its words.
    QStringList tries;
    for (qsizetype i = 1; i <= name.size(); ++i)
        tries << name.left(i);
    const auto words = name.split(u' ');
    for (const auto& first : words)
        for (const auto& second : words)
            for (qsizetype i = 1; i <= 4; ++i)
                for (qsizetype j = 1; j <= 4 && &first != &second; ++j)
                    tries << first.left(i) + u' ' + second.left(j);
    std::ranges::stable_sort(tries, {}, &QString::size);
    for (const auto& each : tries) {
        search.setText(each);
        const auto current = f.the<QTreeView>("armyView").currentIndex();
        if (current.data(editor::ArmyModel::ReferenceRole).toString() == kind) {
            search.clear();
            return each;
        }
    }
    throw std::runtime_error("it is not found: " + kind.toStdString());
}

} // namespace

TEST_CASE("an army of 12 units with options is built by keys alone, and the presses are counted")
{
    const WindowFixture f;
    Keys keys;
    during([&] { keys.press("Ctrl+N"); },
           [&](QDialog& dialog) {
               activate(dialog);
               keys.press("Ctrl+F");
               keys.type("forge");
               keys.press("Return");
           });
    REQUIRE(f.document().isOpen());
    f.activate();
    CHECK(f.roster().army == "forge-fathers");
    const auto begun = keys.count;
    int options = 0;
    bool isSearching = true;
    for (const auto& wanted : army) {
        INFO(wanted.kind);
        const auto words = shortestWords(f, wanted.kind);
        if (!isSearching || &wanted != &army.front())
            keys.press("Ctrl+F");
        REQUIRE(f.the<QLineEdit>("armySearch").hasFocus());
        keys.type(words);
        keys.press("Return");
        f.settle();
        isSearching = wanted.options.empty();
        if (isSearching) {
            for (int i = 1; i < wanted.count; ++i)
                keys.press("Return");
            continue;
        }
        const auto before = keys.count;
        keys.press("F4");
        for (const auto* option : wanted.options) {
            const auto name = QStringLiteral("option-") + QLatin1String(option);
            for (int i = 0; QApplication::focusWidget()->objectName() != name && i < 40; ++i)
                keys.press("Tab");
            REQUIRE(QApplication::focusWidget()->objectName() == name);
            keys.press("Space");
        }
        options += keys.count - before;
        for (int i = 1; i < wanted.count; ++i)
            keys.press("Ctrl+D");
        f.settle();
    }
    checkArmy(f);
    WARN("keys: " << keys.count << " (" << begun << " for the new roster, " << options << " for options)");
    CHECK(keys.count <= 100);
}

TEST_CASE("an army of 12 units with options is built with the mouse, and the clicks are counted")
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
                rows.scrollToItem(rows.item(row)); // the wheel is no click
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
    const auto begun = clicks;
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
                const auto place = view.visualRect(at).center();
                QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place);
                QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, place);
                clicks += 2;
            }
            f.settle();
            REQUIRE(f.roster().units.size() == units + 1);
            if (i == 0)
                for (const auto* option : wanted.options) {
                    auto& button = f.the<QWidget>(QStringLiteral("option-") + QLatin1String(option));
                    press(button, QPoint(space, button.height() / 2)); // on its box
                    f.settle();
                }
        }
    checkArmy(f);
    WARN("clicks: " << clicks << " (" << begun << " for the new roster)");
    CHECK(clicks <= 45);
}
