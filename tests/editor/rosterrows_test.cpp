// What rows of the roster are made from: sums, sizes, states.

#include "editor/gestures/sizing.h"
#include "editor/models/rostermodel.h"
#include "editor/muster/musterhead.h"
#include "editor/muster/rostersums.h"
#include "editor/words/language.h"
#include "fixture.h"
#include "report/verdict/words.h"

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

Roster infantry(std::vector<int> sizes)
{
    auto roster = skirmish();
    for (const auto size : sizes) {
        roster.units.push_back(unit("u" + std::to_string(roster.units.size() + 1), "infantry"));
        roster.units.back().models = size;
    }
    return roster;
}

std::optional<int> next(const Verdict& verdict, const std::string& id, int by)
{
    return nextSize(verdict, verdict.unitAt(id), by);
}

} // namespace

TEST_CASE("a unit steps to the next size that its rules give it, and no further than its limits")
{
    Document document(store());
    REQUIRE(document.create(infantry({10, 1, 40, 300})));
    document.judgeNow();
    const auto& verdict = *document.verdict();
    CHECK(next(verdict, "u1", -1) == 9);
    CHECK(next(verdict, "u1", 1) == 11);
    CHECK_FALSE(next(verdict, "u2", -1));
    CHECK_FALSE(next(verdict, "u3", 1));
    CHECK_FALSE(next(verdict, "u4", 1));
    CHECK(next(verdict, "u4", -1) == 40); // the nearest that is allowed
}

TEST_CASE("many units step as one gesture; those at their end keep their size")
{
    Document document(store());
    REQUIRE(document.create(infantry({10, 40})));
    document.judgeNow();
    const auto up = resize(*document.verdict(), {"u1", "u2"}, 1);
    REQUIRE(up);
    REQUIRE(document.apply(up->change, up->name));
    CHECK(document.roster().units[0].models == 11);
    CHECK(document.roster().units[1].models == 40);
    const auto down = resize(*document.verdict(), {"u1", "u2", "not-there"}, -1);
    REQUIRE(down);
    document.judgeNow();
    REQUIRE(document.apply(down->change, down->name));
    CHECK(document.roster().units[1].models == 39);
    CHECK_FALSE(resize(*document.verdict(), {"not-there"}, 1));
    CHECK_FALSE(resize(*document.verdict(), {}, 1));
}

TEST_CASE("heads have the sum of their own units, and that with passengers where it is another")
{
    Document document(store());
    REQUIRE(document.open(hold));
    document.judgeNow();
    RosterModel model;
    model.setGrouped(true);
    model.setForm(document.form());
    const auto head = model.indexOf("u4").parent();
    REQUIRE(head.data(RosterModel::HeadRole).toBool());
    CHECK(head.siblingAtColumn(RosterModel::Points).data().toString() == "320");
    CHECK(head.data(RosterModel::InAllRole).toString() == "in all 470");
    const auto solid = model.indexOf("u1").parent();
    CHECK(solid.siblingAtColumn(RosterModel::Points).data().toString() == "375");
    CHECK(solid.data(RosterModel::InAllRole).toString().isEmpty());
}

TEST_CASE("what a unit carries is said as soon as it carries something")
{
    Document document(store());
    REQUIRE(document.open(hold));
    document.judgeNow();
    RosterModel model;
    model.setForm(document.form());
    const auto pills = [&](const std::string& id) {
        return model.indexOf(id).data(RosterModel::PillsRole).toStringList();
    };
    CHECK(pills("u4") == QStringList{"Aboard 5 of 10"});
    change(document, {edits::RemoveUnit{"u5"}});
    model.setForm(document.form());
    CHECK(pills("u4").isEmpty());
}

TEST_CASE("in German the chip of a transport is a phrase, and its limit in the report names it in brackets")
{
    struct Restored {
        ~Restored() { setLanguage("en"); }
    } restored;
    auto german = std::move(Store::open(std::string(MUSTER_SOURCE_DIR)).value());
    german.setLanguage("de");
    setLanguage("de");
    Document document(german);
    REQUIRE(document.open(hold));
    document.judgeNow();
    RosterModel model;
    model.setForm(document.form());
    CHECK(model.indexOf("u4").data(RosterModel::PillsRole).toStringList() == QStringList{"5 von 10 an Bord"});
    const auto& verdict = *document.verdict();
    QStringList labels;
    for (const auto& tally : verdict.assessment().tallies)
        labels << QString::fromStdString(report::tally(verdict.catalogue(), verdict.assessment(), tally).label);
    INFO(labels.join(" | ").toStdString());
    CHECK(labels.contains("An Bord (Emberkeel)"));
}

TEST_CASE("sums are of all units, also those aboard, and of what is selected")
{
    Document document(store());
    REQUIRE(document.open(hold));
    document.judgeNow();
    const auto& verdict = *document.verdict();
    CHECK(rosterSum(verdict).startsWith("10 "));
    CHECK(rosterSum(verdict).contains("45 "));
    CHECK(selectionSum(verdict, {}).isEmpty());
    CHECK(selectionSum(verdict, {"not-there"}).isEmpty());
    CHECK(selectionSum(verdict, {"u4"}) == "Selected: 250 points");
    CHECK(selectionSum(verdict, {"u4", "u5"}).contains("400 points"));
}

TEST_CASE("limits that are full are counted, without the points, which have a bar of their own")
{
    HeadForm form;
    form.costs = {{"100", "of 100 points", {}, {}, 1.0}};
    form.tallies = {{"A", "1 of 2", Severity::Off, false}, {"B", "2 of 2", Severity::Off, true}};
    CHECK(limitCounts(form).all == 2);
    CHECK(limitCounts(form).full == 1);
}
