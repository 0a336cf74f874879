#include "editor/gestures/several.h"
#include "editor/muster/unitforms.h"
#include "editor/words/language.h"
#include "fixture.h"

#include <QElapsedTimer>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

const Choice& shared(const SeveralForm& form, const std::string& option)
{
    for (const auto& group : form.groups)
        for (const auto& choice : group.choices)
            if (choice.id == option)
                return choice;
    FAIL("no option " << option);
    return form.groups.front().choices.front();
}

} // namespace

TEST_CASE("several units show what they have in common, and are changed in one step")
{
    setLanguage("en");
    auto one = unit("u1", "infantry");
    one.models = 10;
    one.options.set("sword", 1);
    auto two = unit("u2", "infantry");
    two.models = 20;
    Document document(store());
    REQUIRE(document.create(roster("wargame", "standard", {one, two})));
    document.judgeNow();
    const std::vector<std::string> ids{"u1", "u2"};
    auto form = severalForm(*document.verdict(), ids);
    CHECK(form.title == "2 × Infantry");
    CHECK(form.models == 30);
    CHECK(form.size->isMixed);
    CHECK(shared(form, "sword").isMixed());
    const auto before = writeRoster(document.roster());
    const auto take = chooseForAll(*document.verdict(), ids, "sword", 1);
    REQUIRE(take);
    REQUIRE(document.apply(take->change, take->name));
    document.judgeNow();
    CHECK(take->name == "Take Sword for 1 unit");
    form = severalForm(*document.verdict(), ids);
    CHECK(shared(form, "sword").count == 1);
    CHECK_FALSE(chooseForAll(*document.verdict(), ids, "sword", 1));
    const auto resize = resizeAll(*document.verdict(), ids, 15);
    REQUIRE(resize);
    REQUIRE(document.apply(resize->change, resize->name));
    document.judgeNow();
    CHECK(severalForm(*document.verdict(), ids).size->models == 15);
    document.undoStack().undo();
    document.undoStack().undo();
    CHECK(writeRoster(document.roster()) == before);
}

TEST_CASE("units of different kinds share only options of one id")
{
    setLanguage("en");
    Document document(store());
    REQUIRE(document.create(
        roster("warpath-2e", "forge-fathers", {unit("u1", "steel-warriors-section"), unit("u2", "heavy-drakkar")})));
    document.judgeNow();
    const auto form = severalForm(*document.verdict(), {"u1", "u2", "nobody"});
    CHECK(form.title == "2 units");
    CHECK(form.ids.size() == 2);
    CHECK_FALSE(form.points.isEmpty());
    for (const auto& group : form.groups)
        for (const auto& choice : group.choices)
            CHECK(choice.id != "heat-hammer");
}

TEST_CASE("what a thousand units have in common is known in a moment")
{
    std::vector<RosterUnit> units;
    std::vector<std::string> ids;
    for (int i = 0; i < 1'000; ++i) {
        ids.push_back("u" + std::to_string(i));
        units.push_back(unit(ids.back(), "infantry"));
        units.back().models = 10;
    }
    Document document(store());
    REQUIRE(document.create(roster("wargame", "standard", units)));
    document.judgeNow();
    QElapsedTimer clock;
    clock.start();
    const auto form = severalForm(*document.verdict(), ids);
    const auto time = clock.elapsed();
    CHECK(form.ids.size() == 1'000);
    CHECK(form.models == 10'000);
    INFO(time << " ms");
    CHECK(time < 1'000);
}

TEST_CASE("what 20,000 units have in common is found in under 60 ms")
{
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
    constexpr qint64 most = 600;
#else
    constexpr qint64 most = 60;
#endif
    setLanguage("en");
    Roster many = roster("warpath-2e", "forge-fathers", {});
    std::vector<std::string> ids;
    for (int i = 0; i < 20'000; ++i) {
        ids.push_back("u" + std::to_string(i));
        many.units.push_back(unit(ids.back(), "steel-warriors-section"));
        if (i % 2 == 0)
            many.units.back().options.set("heat-hammer", 1);
        many.units.back().reserve = i % 4 == 0;
    }
    Document document(store());
    REQUIRE(document.create(many));
    document.judgeNow();
    SeveralForm form;
    qint64 best = 10'000;
    for (int i = 0; i < 3; ++i) {
        QElapsedTimer timer;
        timer.start();
        form = severalForm(*document.verdict(), ids);
        best = std::min(best, timer.elapsed());
    }
    CHECK(best < most);
    CHECK(form.title == "20,000 × Steel Warriors Section");
    CHECK(form.reserves == 5'000);
    CHECK(shared(form, "heat-hammer").isMixed());
}
