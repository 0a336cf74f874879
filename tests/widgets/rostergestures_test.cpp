#include "widgets/windowfixture.h"

#include "editor/models/rostermodel.h"
#include "widgets/army/favourites.h"

#include <QClipboard>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QTreeView>
#include <QUndoView>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

using Ids = std::vector<std::string>;

namespace {

/// Units that are found, with what they say of themselves.
QStringList found(const WindowFixture& f)
{
    const auto& model = *f.the<QTreeView>("armyView").model();
    QStringList names;
    for (int head = 0; head < model.rowCount(); ++head)
        for (int row = 0; row < model.rowCount(model.index(head, 0)); ++row)
            names << model.index(row, 0, model.index(head, 0)).data().toString();
    return names;
}

/// As the language that is spoken has it.
QString twoUnits() { return QCoreApplication::translate("Gestures", "%n unit(s)", nullptr, 2); }

/// Units or a kind, held with the mouse over rows of the roster.
class Drag {
public:
    Drag(const WindowFixture& f, const char* format, const QByteArray& what) : m_f(f) { m_mime.setData(format, what); }

    /// `at`: 0 is the upper edge of the unit's row, 1 the lower.
    void over(const std::string& id, double at)
    {
        const auto rect = rectOf(id);
        if (!std::exchange(m_isInside, true)) {
            QDragEnterEvent event(rect.center(), Qt::MoveAction, &m_mime, Qt::LeftButton, {});
            QApplication::sendEvent(m_f.view().viewport(), &event);
            CHECK(event.isAccepted());
        }
        m_point = {rect.center().x(), rect.top() + static_cast<int>(at * (rect.height() - 1))};
        QDragMoveEvent event(m_point, Qt::MoveAction, &m_mime, Qt::LeftButton, {});
        QApplication::sendEvent(m_f.view().viewport(), &event);
        CHECK(event.isAccepted());
    }

    void drop()
    {
        m_isInside = false;
        QDropEvent event(m_point, Qt::MoveAction, &m_mime, Qt::LeftButton, {});
        QApplication::sendEvent(m_f.view().viewport(), &event);
    }

    void leave()
    {
        m_isInside = false;
        QDragLeaveEvent event;
        QApplication::sendEvent(m_f.view().viewport(), &event);
    }

    [[nodiscard]] QString hint() const
    {
        const auto& label = m_f.the<QLabel>("dropHint");
        return label.isVisible() ? label.text() : QString();
    }

private:
    [[nodiscard]] QRect rectOf(const std::string& id) const
    {
        const auto& model = static_cast<const editor::RosterModel&>(*m_f.view().model());
        const auto row = model.indexOf(id);
        const auto seen = m_f.view().visualRect(row);
        const auto rect = seen.isEmpty() ? m_f.view().visualRect(row.parent()) : seen; // of all that are equal to it
        REQUIRE(rect.isValid());
        return rect;
    }

    const WindowFixture& m_f;
    QMimeData m_mime;
    QPoint m_point;
    bool m_isInside = false;
};

} // namespace

TEST_CASE("units are added by double click, by Enter in the search, and by key")
{
    WindowFixture f(company());
    f.press("Ctrl+F");
    auto& search = f.the<QLineEdit>("armySearch");
    REQUIRE(search.hasFocus());
    f.type("warriors section");
    CHECK(found(f) == QStringList{"Steel Warriors Section"});
    f.step("Add Steel Warriors Section", [&] {
        f.press("Return");
        f.settle();
        CHECK(f.view().selectedIds() == Ids{f.ids().back()});
    });
    CHECK(f.roster().units.back().unit == "steel-warriors-section");
    CHECK(search.hasFocus());

    f.step("Add Steel Warriors Section", [&] { f.press("Ctrl+Return"); });
    CHECK(f.roster().units.size() == 5);

    auto& army = f.the<QTreeView>("armyView");
    f.step("Add Steel Warriors Section", [&] {
        const auto point = army.visualRect(army.currentIndex()).center();
        QTest::mouseClick(army.viewport(), Qt::LeftButton, {}, point);
        QTest::mouseDClick(army.viewport(), Qt::LeftButton, {}, point);
    });
    CHECK(f.roster().units.size() == 6);

    f.select({"u2"});
    f.step("Add Steel Warriors Section", [&] { f.press("Ctrl+Shift+Return"); });
    REQUIRE(f.unit("u2").units.size() == 1);
    f.select({"u2"});
    search.setFocus();
    f.step("Add Steel Warriors Section", [&] { f.press("Shift+Return"); });
    CHECK(f.unit("u2").units.size() == 2);
}

TEST_CASE("the search finds words of names, rules and weapons, and says when there is none")
{
    WindowFixture f(company());
    const auto all = found(f).size();
    f.press("Ctrl+F");
    f.type("iron");
    CHECK(found(f).contains("Iron Ancestor"));
    CHECK(found(f).size() < all);
    f.press("Ctrl+A");
    f.type("HAMMER warriors"); // words of an option and of the name
    CHECK(found(f).contains("Steel Warriors Section"));
    CHECK_FALSE(found(f).contains("Huscarl"));
    f.press("Ctrl+A");
    f.type("zzz");
    CHECK(found(f).isEmpty());
    CHECK_FALSE(f.the<QTreeView>("armyView").isVisible());
    const auto before = f.bytes();
    f.press("Return");
    CHECK(f.bytes() == before);
    f.press("Ctrl+A");
    f.press("Backspace");
    CHECK(found(f).size() == all);
    f.press("Down");
    CHECK(f.the<QTreeView>("armyView").hasFocus());
}

TEST_CASE("units are removed, alone or several at once, and the next one is selected")
{
    WindowFixture f(company());
    f.select({"u1"});
    f.step("Remove Steel Warriors Section", [&] { f.press("Delete"); });
    CHECK(f.ids() == Ids{"u2", "u3"});
    CHECK(f.view().selectedIds().size() == 1);
    f.select({"u2", "u3"});
    f.step("Remove " + twoUnits(), [&] { f.press("Delete"); });
    CHECK(f.roster().units.empty());
    CHECK_FALSE(f.the<QAction>("actionRemove").isEnabled());
}

TEST_CASE("another like this stands beside its original, with all that hangs on it")
{
    WindowFixture f(company());
    f.document().apply({edits::AddUnit{"u2", 0, unit("u4", "huscarl")}}, "Add");
    f.settle();
    f.select({"u2"});
    f.step("Duplicate Heavy Drakkar", [&] { f.press("Ctrl+D"); });
    REQUIRE(f.roster().units.size() == 4);
    CHECK(f.roster().units[2].unit == "heavy-drakkar");
    CHECK(f.roster().units[2].units.size() == 1);
    CHECK(f.ids()[2] != "u2");
    f.select({"u1", "u3"});
    f.step("Duplicate " + twoUnits(), [&] { f.press("Ctrl+D"); });
    CHECK(f.roster().units.size() == 6);
}

TEST_CASE("units are cut, copied and pasted, also into another window")
{
    WindowFixture f(company());
    f.select({"u1"});
    const auto before = f.bytes();
    f.press("Ctrl+C");
    CHECK(f.bytes() == before);
    f.select({"u3"});
    f.step("Paste Steel Warriors Section", [&] { f.press("Ctrl+V"); });
    REQUIRE(f.roster().units.size() == 4);
    CHECK(f.roster().units.back().unit == "steel-warriors-section");
    f.select({"u2"});
    f.step("Remove Heavy Drakkar", [&] { f.press("Ctrl+X"); });

    auto ally = company();
    ally.army = "marauders";
    ally.units = {unit("u1", "grunts-section")};
    WindowFixture other(ally);
    other.select({"u1"});
    other.step("Paste Heavy Drakkar", [&] { other.press("Ctrl+V"); });
    REQUIRE(other.roster().units.size() == 2);
    CHECK(other.roster().units.back().unit == "forge-fathers:heavy-drakkar");

    WindowFixture another(skirmish());
    another.view().setFocus();
    const auto kept = another.bytes();
    another.press("Ctrl+V"); // of another game
    CHECK(another.bytes() == kept);
    QGuiApplication::clipboard()->setText("no roster");
    another.press("Ctrl+V");
    CHECK(another.bytes() == kept);
}

TEST_CASE("keys of the roster leave the letters of a field alone")
{
    WindowFixture f(company());
    f.select({"u1"});
    const auto before = f.bytes();
    f.press("Ctrl+F");
    f.type("steel");
    f.press("Ctrl+A");
    f.press("Ctrl+C");
    CHECK(QGuiApplication::clipboard()->text() == "steel");
    f.press("Delete");
    CHECK(f.the<QLineEdit>("armySearch").text().isEmpty());
    CHECK(f.bytes() == before);
}

TEST_CASE("units move up and down among those they stand with")
{
    WindowFixture f(company());
    f.the<QAction>("actionGrouped").setChecked(false);
    f.select({"u3"});
    f.step("Move Huscarl", [&] { f.press("Alt+Up"); });
    CHECK(f.ids() == Ids{"u1", "u3", "u2"});
    CHECK(f.view().selectedIds() == Ids{"u3"});
    f.step("Move Huscarl", [&] { f.press("Alt+Up"); });
    f.step("Move Huscarl", [&] { f.press("Alt+Down"); });
    CHECK(f.ids() == Ids{"u1", "u3", "u2"});
    f.select({"u2"});
    const auto last = f.bytes();
    f.press("Alt+Down");
    CHECK(f.bytes() == last);
}

TEST_CASE("units are held back and deployed, several that differ together")
{
    WindowFixture f(company());
    f.select({"u1"});
    f.step("Hold back Steel Warriors Section", [&] { f.press("Ctrl+R"); });
    CHECK(f.unit("u1").reserve);
    f.select({"u1", "u2"});
    f.step("Hold back " + twoUnits(), [&] { f.press("Ctrl+R"); });
    CHECK(f.unit("u2").reserve);
    f.step("Deploy " + twoUnits(), [&] { f.press("Ctrl+R"); });
    CHECK_FALSE(f.unit("u1").reserve);
}

TEST_CASE("a unit is attached and let go by the menu, which says what would break")
{
    WindowFixture f(company());
    f.select({"u3"});
    f.step("Attach Huscarl to Heavy Drakkar", [&] {
        during<QMenu>([&] { f.press("Ctrl+T"); }, [](QMenu& menu) { chooseByKeys(menu, "Heavy Drakkar (Embarked)"); });
    });
    REQUIRE(f.unit("u2").units.size() == 1);
    CHECK(f.unit("u2").units.front().id == "u3");
    CHECK(f.view().selectedIds() == Ids{"u3"});
    f.step("Move Huscarl", [&] {
        during<QMenu>([&] { f.press("Ctrl+T"); }, [](QMenu& menu) { chooseByKeys(menu, "Let it stand alone"); });
    });
    CHECK(f.ids() == Ids{"u1", "u2", "u3"});

    auto& menu = f.the<QMenu>("attachMenu");
    emit menu.aboutToShow();
    const auto texts = textsOf(menu);
    INFO(texts.join(" | ").toStdString());
    CHECK(std::ranges::any_of(texts, [](const QString& text) { return text.contains("Heavy Drakkar"); }));
    CHECK(std::ranges::none_of(texts, [](const QString& text) { return text.contains("Huscarl ("); }));

    f.step("Attach Huscarl to Heavy Drakkar", [&] { actionStarting(menu, "Heavy Drakkar")->trigger(); });
    f.step("Move Huscarl", [&] { f.press("Ctrl+Shift+T"); });
}

TEST_CASE("places in a very large army are offered without trying each")
{
    auto roster = company();
    const auto labels = [&] {
        WindowFixture f(roster);
        f.select({"u3"});
        auto& menu = f.the<QMenu>("attachMenu");
        emit menu.aboutToShow();
        const auto texts = textsOf(menu);
        f.step("Attach Huscarl to Steel Warriors Section",
               [&] { actionStarting(menu, "Steel Warriors Section")->trigger(); });
        CHECK(f.unit("u1").units.size() == 1);
        return texts.filter("Steel Warriors Section").first();
    };
    CHECK(labels().contains(QString::fromUtf8("✕")));
    while (roster.units.size() < 12'000)
        roster.units.push_back(unit("u" + std::to_string(roster.units.size() + 1), "steel-warriors-section"));
    CHECK_FALSE(labels().contains(QString::fromUtf8("✕")));
}

TEST_CASE("units are attached and ordered with the mouse, and what would break is said before the drop")
{
    WindowFixture f(company());
    Drag drag(f, unitsMime, "u3\n");
    drag.over("u2", 0.5);
    CHECK(drag.hint() == "Attach Huscarl to Heavy Drakkar");
    drag.over("u1", 0.5);
    CHECK(drag.hint().startsWith(QString::fromUtf8("✕ Attach Huscarl to Steel Warriors Section would break: ")));
    CHECK(f.document().undoStack().count() == 0);
    drag.leave();
    CHECK(drag.hint().isEmpty());

    drag.over("u2", 0.5);
    f.step("Attach Huscarl to Heavy Drakkar", [&] { drag.drop(); });
    CHECK(drag.hint().isEmpty());
    CHECK(f.unit("u2").units.front().id == "u3");
    f.trigger("actionUndo");
    f.settle();

    drag.over("u1", 0.1);
    CHECK(drag.hint() == "Move Huscarl");
    f.step("Move Huscarl", [&] { drag.drop(); });
    CHECK(f.ids() == Ids{"u3", "u1", "u2"});
    drag.over("u2", 0.9);
    f.step("Move Huscarl", [&] { drag.drop(); });
    CHECK(f.ids() == Ids{"u1", "u2", "u3"});

    // It is judged, never refused.
    drag.over("u1", 0.5);
    f.step("Attach Huscarl to Steel Warriors Section", [&] { drag.drop(); });
    CHECK(f.unit("u1").units.size() == 1);
}

TEST_CASE("units are dropped before and behind a closed row of equal ones, which is held over as a whole")
{
    auto roster = company();
    roster.units = {unit("u1", "steel-warriors-section"), unit("e1", "brokkr-team"), unit("e2", "brokkr-team"),
                    unit("u2", "steel-warriors-section")};
    WindowFixture f(roster);
    f.trigger("actionGrouped"); // in the order of the roster
    Drag drag(f, unitsMime, "u1\n");
    drag.over("e1", 0.9);
    f.step("Move Steel Warriors Section", [&] { drag.drop(); });
    CHECK(f.ids() == Ids{"e1", "e2", "u1", "u2"});
    Drag other(f, unitsMime, "u2\n");
    other.over("e2", 0.1);
    f.step("Move Steel Warriors Section", [&] { other.drop(); });
    CHECK(f.ids() == Ids{"u2", "e1", "e2", "u1"});
}

TEST_CASE("a kind of unit is dropped into the roster, and files are no units")
{
    WindowFixture f(company());
    Drag drag(f, kindMime, "steel-warriors-team");
    drag.over("u2", 0.5);
    CHECK(drag.hint() == "Add Steel Warriors Team");
    f.step("Add Steel Warriors Team", [&] { drag.drop(); });
    CHECK(f.unit("u2").units.size() == 1);
    CHECK(widgets::lastUsedKinds().value(0) == "warpath-2e/forge-fathers/steel-warriors-team");

    QMimeData text;
    text.setText("u1");
    QDragEnterEvent event({5, 5}, Qt::MoveAction, &text, Qt::LeftButton, {});
    event.ignore();
    QApplication::sendEvent(f.view().viewport(), &event);
    CHECK_FALSE(event.isAccepted());
}

TEST_CASE("a unit cannot be dropped on itself or on what hangs on it")
{
    WindowFixture f(company());
    f.document().apply({edits::MoveUnit{"u3", "u2", 0, {}}}, "Attach");
    f.settle();
    const auto before = f.bytes();
    Drag drag(f, unitsMime, "u2\n");
    drag.over("u3", 0.5);
    CHECK(drag.hint().isEmpty());
    drag.drop();
    drag.over("u2", 0.5);
    drag.drop();
    CHECK(f.bytes() == before);
}

TEST_CASE("a finding is gone to with F8 and fixed from its menu")
{
    auto roster = skirmish();
    roster.units = {unit("u1", "infantry"), unit("u2", "cavalry"), unit("u3", "infantry")};
    roster.units[1].models = 21; // at most 20
    roster.units[2].models = 41; // at most 40
    WindowFixture f(roster);
    f.select({"u1"});
    auto& view = f.the<QListView>("findingsView");
    REQUIRE(view.model()->rowCount() >= 2);
    std::vector<Ids> shown;
    for (int i = 0; i < view.model()->rowCount(); ++i) {
        f.press("F8");
        CHECK(view.currentIndex().row() == i);
        shown.push_back(f.view().selectedIds());
    }
    CHECK(std::ranges::count(shown, Ids{"u2"}) > 0);
    CHECK(std::ranges::count(shown, Ids{"u3"}) > 0);
    f.press("F8");
    CHECK(view.currentIndex().row() == 0);
    f.press("Shift+F8");
    CHECK(view.currentIndex().row() == view.model()->rowCount() - 1);

    const auto at = std::ranges::find(shown, Ids{"u2"}) - shown.begin();
    view.setCurrentIndex(view.model()->index(static_cast<int>(at), 0));
    QString label;
    during<QMenu>([&] { f.press("Ctrl+M"); },
                  [&](QMenu& menu) {
                      REQUIRE_FALSE(menu.actions().isEmpty());
                      label = menu.actions().front()->text();
                      QTest::keyClick(&menu, Qt::Key_Escape);
                  });
    f.step(label, [&] { during<QMenu>([&] { f.press("Ctrl+M"); }, [&](QMenu& menu) { chooseByKeys(menu, label); }); });
    CHECK(f.unit("u2").models == 20);
    auto& menu = f.the<QMenu>("fixMenu");
    emit menu.aboutToShow();
    CHECK_FALSE(menu.isEmpty());
}

TEST_CASE("a unit that fixes a finding is selected")
{
    const WindowFixture f(skirmish()); // without units
    REQUIRE(f.the<QListView>("findingsView").model()->rowCount() == 1);
    during<QMenu>([&] { f.press("Ctrl+M"); }, [&](QMenu& menu) { chooseByKeys(menu, "Add Infantry"); });
    f.settle();
    REQUIRE(f.roster().units.size() == 1);
    CHECK(f.roster().units.front().unit == "infantry");
    CHECK(f.view().selectedIds() == Ids{f.roster().units.front().id});
}

TEST_CASE("units under heads or in the roster's order: the selection stays, and the choice is remembered")
{
    WindowFixture f(company());
    f.select({"u2", "u3"});
    const auto& model = *f.view().model();
    CHECK(model.rowCount() == 3); // heads
    CHECK(model.index(0, 0).data(editor::RosterModel::HeadRole).toBool());
    f.press("Ctrl+G");
    CHECK_FALSE(model.index(0, 0).data(editor::RosterModel::HeadRole).toBool());
    CHECK(f.view().selectedIds() == Ids{"u2", "u3"});
    f.start();
    CHECK_FALSE(f.the<QAction>("actionGrouped").isChecked());
    REQUIRE(f.window->create(company()));
    f.select({"u3"});
    f.press("Ctrl+G");
    CHECK(f.view().selectedIds() == Ids{"u3"});
    CHECK(f.document().undoStack().count() == 0);
}

TEST_CASE("the history names each change and goes back to any of them")
{
    WindowFixture f(company());
    const auto start = f.bytes();
    auto& dock = f.the<QDockWidget>("historyDock");
    CHECK_FALSE(dock.isVisible());
    dock.toggleViewAction()->trigger();
    REQUIRE(dock.isVisible());
    f.select({"u1"});
    f.press("Ctrl+D");
    f.press("Ctrl+R");
    f.press("Delete");
    f.settle();
    auto& history = f.the<QUndoView>("historyView");
    QStringList names;
    for (int row = 0; row < history.model()->rowCount(); ++row)
        names << history.model()->index(row, 0).data().toString();
    CHECK(names.join(" | ").toStdString() == "New roster | Duplicate Steel Warriors Section | "
                                             "Hold back Steel Warriors Section | Remove Steel Warriors Section");
    const auto after = f.bytes();
    click(*history.viewport(), history.visualRect(history.model()->index(0, 0)).center());
    CHECK(f.bytes() == start);
    click(*history.viewport(), history.visualRect(history.model()->index(3, 0)).center());
    CHECK(f.bytes() == after);
}

TEST_CASE("all is undone to the opened file and done again, in a sample of each game")
{
    const auto path = GENERATE(from_range(samples));
    INFO(path);
    WindowFixture f(path);
    const auto start = f.bytes();
    f.trigger("actionSelectAll");
    f.press("Ctrl+D");
    f.settle();
    CHECK(f.bytes() != start);
    f.press("Delete");
    f.settle();
    CHECK(f.bytes() == start);
    f.trigger("actionSelectAll");
    f.press("Delete");
    f.settle();
    CHECK(f.roster().units.empty());
    while (f.the<QAction>("actionUndo").isEnabled())
        f.trigger("actionUndo");
    CHECK(f.bytes() == start);
    CHECK_FALSE(f.window->isWindowModified());
    while (f.the<QAction>("actionRedo").isEnabled())
        f.trigger("actionRedo");
    CHECK(f.roster().units.empty());
}
