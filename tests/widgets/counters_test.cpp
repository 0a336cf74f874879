// What a roster counts from game to game, in the window about the roster and its battle.

#include "editor/gestures/gestures.h"
#include "widgets/dialogs/battledialog.h"
#include "widgets/windowfixture.h"

#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

using namespace muster;
using namespace muster::testing;

namespace {

/// The game of the roster with counters and a name of its own for points.
VerdictPtr withCounters(const WindowFixture& f, Roster roster)
{
    const auto catalogue = std::make_shared<Catalogue>(f.document().catalogue());
    catalogue->ruleset.counters.add({"gold", "Gold & silver", 0, true, {}});
    catalogue->ruleset.counters.add({"nights", "Nights", 5, true, {}});
    catalogue->ruleset.counters.add({"xp", "Experience", 5, false, {}});
    catalogue->ruleset.currency = {"coin", "coins"};
    return std::make_shared<Verdict>(catalogue, std::move(roster));
}

} // namespace

TEST_CASE("counters of the roster are set with its name and its battle, and taken back with them")
{
    WindowFixture f(company());
    auto roster = f.roster();
    roster.counters.set("gold", 40);
    roster.counters.set("nights", 7);
    const auto verdict = withCounters(f, roster);
    widgets::BattleDialog dialog(verdict, nullptr);
    auto& gold = the<QSpinBox>(dialog, "counter-gold");
    auto& nights = the<QSpinBox>(dialog, "counter-nights");
    CHECK_FALSE(dialog.findChild<QSpinBox*>("counter-xp")); // it is of units
    CHECK(gold.accessibleName() == "Gold & silver");
    CHECK(gold.value() == 40);
    // More than there are boxes was counted by hand: it is kept.
    CHECK(nights.value() == 7);
    CHECK(dialog.wanted().counters == roster.counters);
    CHECK_FALSE(editor::Gestures(verdict->catalogue(), roster).changeHead(dialog.wanted()));

    gold.setValue(45);
    nights.setValue(0);
    const auto gesture = editor::Gestures(verdict->catalogue(), roster).changeHead(dialog.wanted());
    REQUIRE(gesture);
    auto changed = roster;
    const auto back = apply(changed, std::get<Edit>(gesture->change));
    REQUIRE(back);
    CHECK(changed.counters.find("gold") == 45);
    CHECK_FALSE(changed.counters.find("nights"));
    REQUIRE(apply(changed, *back));
    CHECK(changed.counters == roster.counters);
}

TEST_CASE("the window about the battle has the game's name for points")
{
    WindowFixture f(company());
    widgets::BattleDialog dialog(withCounters(f, f.roster()), nullptr);
    CHECK(the<QComboBox>(dialog, "battlePoints").accessibleName() == "Coins agreed");
    const auto labels = dialog.findChildren<QLabel*>();
    CHECK(std::ranges::any_of(labels, [](const QLabel* label) { return label->text() == "Coins"; }));
    CHECK(std::ranges::none_of(labels, [](const QLabel* label) { return label->text() == "Points"; }));
}
