#include "widgets/windowfixture.h"

#include "widgets/army/armypanel.h"
#include "widgets/army/kindview.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTabWidget>
#include <QTreeWidget>

#include <filesystem>

using namespace muster;
using namespace muster::testing;
using editor::ArmyModel;
using widgets::KindView;

namespace {

/// A window with the data of a person who has no own units yet.
struct Own {
    QTemporaryDir home;
    Store store = std::move(*Store::open(std::string(MUSTER_SOURCE_DIR)));
    std::unique_ptr<WindowFixture> window;

    explicit Own(Roster roster = company())
    {
        store.setUserFolder(home.path().toStdString());
        window = std::make_unique<WindowFixture>(store);
        REQUIRE(window->window->create(std::move(roster)));
        window->settle();
    }

    WindowFixture* operator->() const { return window.get(); }
    [[nodiscard]] std::string file(const std::string& army = "forge-fathers") const
    {
        return home.path().toStdString() + "/armies/warpath-2e/" + army + ".own.json";
    }
    [[nodiscard]] const Catalogue& catalogue() const { return window->document().verdict()->catalogue(); }
    [[nodiscard]] const Unit* find(const std::string& id) const
    {
        const auto kind = catalogue().findUnit(window->document().verdict()->assessment().army, id);
        return kind.isNone() ? nullptr : &catalogue().unit(kind);
    }
    [[nodiscard]] QString chosen() const { return window->the<KindView>("armyView").currentIndex().data().toString(); }
    [[nodiscard]] QString summaryOf(const QDialog& dialog) const
    {
        return testing::the<QLabel>(dialog, "ownSummary").text();
    }
};

QTreeWidgetItem& treeRow(const QTreeWidget& tree, const QString& name)
{
    const auto found = tree.findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
    INFO(name.toStdString());
    REQUIRE(found.size() == 1);
    return *found.front();
}

/// Clicks the box of a row.
void tickItem(QTreeWidget& tree, QTreeWidgetItem& item)
{
    tree.scrollToItem(&item);
    const auto row = tree.visualItemRect(&item);
    const auto before = item.checkState(0);
    click(*tree.viewport(), row.topLeft() + QPoint(row.height() / 2, row.height() / 2));
    REQUIRE(item.checkState(0) != before);
}

} // namespace

TEST_CASE("A unit of one's own is made, changed and deleted, and rosters use it like any other")
{
    Own own;
    own->select({"u1"});
    during([&] { own->trigger("actionOwnUnit"); },
           [&](QDialog& dialog) {
               auto& save = the<QPushButton>(dialog, "ownSave");
               auto& name = the<QLineEdit>(dialog, "ownName");
               CHECK(name.text() == "Steel Warriors Section (own)");
               CHECK(name.hasSelectedText());
               CHECK(save.isEnabled());
               CHECK(own.summaryOf(dialog).contains("150 points"));
               retype(name, "Old Guard");
               retype(the<QLineEdit>(dialog, "ownPoints"), "175");
               retype(the<QLineEdit>(dialog, "ownFigure-spd"), "fast");
               CHECK_FALSE(save.isEnabled());
               CHECK(save.toolTip().contains("fast"));
               CHECK(the<QLabel>(dialog, "ownFault3").isVisible());
               retype(the<QLineEdit>(dialog, "ownFigure-spd"), "5");
               CHECK(save.isEnabled());
               CHECK_FALSE(the<QLabel>(dialog, "ownFault3").isVisible());
               retype(the<QLineEdit>(dialog, "ownSizes"), "5, 10");

               auto& tabs = the<QTabWidget>(dialog, "ownTabs");
               auto& weapons = the<QTreeWidget>(dialog, "ownWeapons");
               auto& rifle = treeRow(weapons, "Hailstorm rifle");
               rifle.setText(2, "2"); // as an editor of the cell does it
               CHECK(rifle.font(0).bold());
               tabs.setCurrentIndex(2);
               auto& options = the<QTreeWidget>(dialog, "ownOptions");
               tickItem(options, treeRow(options, "Heat hammer"));
               the<QPlainTextEdit>(dialog, "ownNote").setPlainText("Made for the club.");
               REQUIRE(QTest::qWaitFor([&] { return own.summaryOf(dialog).contains("175 points"); }));
               click(save);
               CHECK_FALSE(dialog.isVisible());
           });
    own->settle();
    CHECK(own->window->statusBar()->currentMessage() == QString::fromUtf8("“Old Guard” is in your army list."));
    CHECK(std::filesystem::exists(own.file()));
    const auto* made = own.find("own-old-guard");
    REQUIRE(made);
    CHECK(made->isOwn());
    CHECK(made->name == "Old Guard");
    CHECK(made->points.plain == 175);
    CHECK(made->sizes == std::vector{5, 10});
    CHECK(made->note == "Made for the club.");
    CHECK(made->choices.find("heat-hammer").isNone());
    CHECK_FALSE(made->choices.find("dragon-breath").isNone());
    const auto& weapon = own.catalogue().weapon(made->weapons.back().weapon);
    CHECK(weapon.id == "own-hailstorm-rifle");
    // It is chosen in the list of the army, where it has its mark; Enter adds it.
    CHECK(own.chosen() == "Old Guard");
    CHECK(own->the<KindView>("armyView").currentIndex().data(ArmyModel::OwnUnitRole).toBool());
    own->trigger("actionAdd");
    own->settle();
    CHECK(own->unit("u4").unit == "own-old-guard");

    SECTION("changed, units of rosters change")
    {
        own->select({"u4"});
        during([&] { own->trigger("actionEditOwnUnit"); },
               [&](QDialog& dialog) {
                   CHECK(the<QLineEdit>(dialog, "ownName").text() == "Old Guard");
                   retype(the<QLineEdit>(dialog, "ownPoints"), "200");
                   click(the<QPushButton>(dialog, "ownSave"));
               });
        own->settle();
        REQUIRE(own.find("own-old-guard"));
        CHECK(own.find("own-old-guard")->points.plain == 200);
        const auto& assessment = own->document().verdict()->assessment();
        CHECK(assessment.units[own->document().verdict()->unitAt("u4")].points == 200);
    }
    SECTION("deleted only if one says yes, and told how many there are")
    {
        own->select({"u4"});
        own->trigger("actionDeleteOwnUnit");
        REQUIRE(own->prompts.count("confirm") == 1);
        CHECK(own->prompts.calls.back().text.contains("1"));
        CHECK(own.find("own-old-guard"));
        own->prompts.isConfirmed = true;
        own->trigger("actionDeleteOwnUnit");
        own->settle();
        CHECK_FALSE(own.find("own-old-guard"));
        CHECK_FALSE(std::filesystem::exists(own.file()));
    }
    SECTION("another is made of it")
    {
        own->select({"u4"});
        during([&] { own->trigger("actionOwnUnit"); },
               [&](QDialog& dialog) { click(the<QPushButton>(dialog, "ownSave")); });
        own->settle();
        REQUIRE(own.find("own-old-guard-own"));
        CHECK(own.catalogue().unit(own.find("own-old-guard-own")->madeFrom).id == "steel-warriors-section");
    }
}

TEST_CASE("What cannot be done with own units has its reason in the menu")
{
    Own own;
    auto* menu = qobject_cast<QMenu*>(own->the<QAction>("actionOwnUnit").associatedObjects().front());
    REQUIRE(menu);
    const auto state = [&](const char* name) {
        emit menu->aboutToShow();
        const auto* action = &own->the<QAction>(QLatin1String(name));
        const auto why = action->isEnabled() ? QString() : action->statusTip();
        emit menu->aboutToHide();
        return why;
    };
    own->select({"u1", "u2"});
    CHECK_FALSE(state("actionOwnUnit").isEmpty());
    own->select({"u1"});
    CHECK(state("actionOwnUnit").isEmpty());
    CHECK(state("actionEditOwnUnit") == "This unit is the army’s, not your own.");
    CHECK(state("actionDeleteOwnUnit") == "This unit is the army’s, not your own.");
    // Found by the palette, they say the same.
    own->trigger("actionDeleteOwnUnit");
    CHECK(own->prompts.calls.empty());
}

TEST_CASE("A file of own units that somebody broke is not written over, and the army stays")
{
    Own own;
    std::filesystem::create_directories(std::filesystem::path(own.file()).parent_path());
    write(own.file(), "{ \"format\": \"muster-own-units\", ");
    own.store.readAgain();
    own->select({"u1"});
    own->trigger("actionOwnUnit");
    REQUIRE(own->prompts.count("tell") == 1);
    CHECK(own->prompts.calls.back().lines.join(' ').contains("forge-fathers.own.json"));
    CHECK(bytesOf(own.file()) == "{ \"format\": \"muster-own-units\", ");
}

TEST_CASE("Every unit of every army can be opened as a unit of one's own, and is right as it is")
{
    for (const auto& [ruleset, army] : {std::pair("warpath-2e", "forge-fathers"), std::pair("heresy", "space-marines"),
                                        std::pair("heresy", "titan-legion"), std::pair("wargame", "standard"),
                                        std::pair("rules-of-war-ancients", "persian")}) {
        INFO(army);
        Own own(roster(ruleset, army, {}));
        const auto& catalogue = own.catalogue();
        for (const auto id : catalogue.army(catalogue.findArmy(army)).units) {
            const auto reference = QString::fromStdString(catalogue.unit(id).id);
            INFO(reference.toStdString());
            during([&] { own->window->changeOwnUnit(widgets::OwnUnitStep::Make, reference); },
                   [&](QDialog& dialog) {
                       INFO(own.summaryOf(dialog).toStdString());
                       CHECK(the<QPushButton>(dialog, "ownSave").isEnabled());
                       dialog.reject();
                   });
        }
        CHECK_FALSE(std::filesystem::exists(own.file(army)));
    }
}

TEST_CASE("A kind of model gets another weapon in the dialog")
{
    Own own(roster("heresy", "space-marines", {}));
    during([&] { own->window->changeOwnUnit(widgets::OwnUnitStep::Make, "tactical-detachment"); },
           [&](QDialog& dialog) {
               auto& kinds = the<QComboBox>(dialog, "ownWeaponsOf");
               CHECK(kinds.count() == 2);
               auto& weapons = the<QTreeWidget>(dialog, "ownWeapons-0");
               CHECK(weapons.topLevelItem(0)->checkState(0) == Qt::Checked);
               weapons.topLevelItem(1)->setCheckState(0, Qt::Checked);
               CHECK(weapons.topLevelItem(1)->text(1) == "1");
               click(the<QPushButton>(dialog, "ownSave"));
               INFO(own.summaryOf(dialog).toStdString());
               CHECK_FALSE(dialog.isVisible());
           });
    own->settle();
    const auto& catalogue = own.catalogue();
    const auto& all = catalogue.army(catalogue.findArmy("space-marines")).units;
    const auto kind = std::ranges::find_if(all, [&](Id<Unit> id) { return catalogue.unit(id).isOwn(); });
    REQUIRE(kind != all.end());
    CHECK(catalogue.profile(catalogue.unit(*kind).parts.front().profile).weapons.size() == 2);
    CHECK(catalogue.profile(catalogue.unit(*kind).parts.back().profile).id == "rhino");
}
