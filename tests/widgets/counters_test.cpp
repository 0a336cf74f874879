// What a roster counts from game to game, in the window about the roster and its battle: the example Roof and Alley.

#include "editor/gestures/gestures.h"
#include "examplestore.h"
#include "widgets/dialogs/battledialog.h"
#include "widgets/windowfixture.h"

#include <QLabel>
#include <QSpinBox>

using namespace muster;
using namespace muster::testing;

namespace {

struct LampWatch {
    Store store = storeWithExample(QStringLiteral("roof-and-alley"));
    Roster roster;
    std::shared_ptr<const Catalogue> catalogue;

    LampWatch()
    {
        const std::string file = MUSTER_SOURCE_DIR "/docs/examples/roof-and-alley/rosters/legal-lamp-watch.muster";
        roster = readRoster(bytesOf(file), file).value();
        catalogue = store.fullCatalogue(gameOf(roster)).value();
    }
    [[nodiscard]] VerdictPtr judged() const { return std::make_shared<Verdict>(catalogue, roster); }
};

} // namespace

TEST_CASE("counters of the roster are set with its name and its battle, and taken back with them")
{
    LampWatch watch;
    REQUIRE(watch.roster.counters.find("nights") == 3);
    const auto before = watch.roster.counters;
    widgets::BattleDialog dialog(watch.judged(), nullptr);
    auto& nights = the<QSpinBox>(dialog, "counter-nights");
    CHECK_FALSE(dialog.findChild<QSpinBox*>("counter-scars")); // it is of units
    CHECK(nights.accessibleName() == "Nights won");
    CHECK(nights.value() == 3);
    const editor::Gestures gestures(*watch.catalogue, watch.roster);
    CHECK(dialog.wanted().counters == before);
    CHECK_FALSE(gestures.changeHead(dialog.wanted()));

    nights.setValue(4);
    const auto more = gestures.changeHead(dialog.wanted());
    REQUIRE(more);
    auto changed = watch.roster;
    const auto back = apply(changed, std::get<Edit>(more->change));
    REQUIRE(back);
    CHECK(changed.counters.find("nights") == 4);
    REQUIRE(apply(changed, *back));
    CHECK(changed.counters == before);

    nights.setValue(0);
    const auto none = gestures.changeHead(dialog.wanted());
    REQUIRE(none);
    REQUIRE(apply(changed, std::get<Edit>(none->change)));
    CHECK(changed.counters.isEmpty());
}

TEST_CASE("the window about the battle has the game's name for points")
{
    const LampWatch watch;
    widgets::BattleDialog dialog(watch.judged(), nullptr);
    CHECK(the<QComboBox>(dialog, "battlePoints").accessibleName() == "Coins agreed");
    const auto labels = dialog.findChildren<QLabel*>();
    CHECK(std::ranges::any_of(labels, [](const QLabel* label) { return label->text() == "Coins"; }));
    CHECK(std::ranges::none_of(labels, [](const QLabel* label) { return label->text() == "Points"; }));
}
