// The list of what can be added: badges, columns, favourites; and all of a unit before it is added.

#include "editor/gestures/badge.h"
#include "editor/gestures/refusals.h"
#include "editor/models/armymodel.h"
#include "editor/muster/musterform.h"
#include "editor/muster/unitforms.h"
#include "rules/fixes/choosing.h"

#include "editor/datafolder.h"
#include "editor/fixture.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>

using namespace muster;
using namespace muster::testing;
using namespace muster::editor;

namespace {

std::vector<QModelIndex> rowsOf(const ArmyModel& model, const QString& reference)
{
    std::vector<QModelIndex> rows;
    for (int s = 0; s < model.rowCount(); ++s)
        for (int row = 0; row < model.rowCount(model.index(s, 0)); ++row)
            if (const auto index = model.index(row, 0, model.index(s, 0));
                index.data(ArmyModel::ReferenceRole).toString() == reference)
                rows.push_back(index);
    return rows;
}

QString badgeOf(const ArmyModel& model, const QString& reference)
{
    const auto rows = rowsOf(model, reference);
    REQUIRE_FALSE(rows.empty());
    return rows.front().data(ArmyModel::BadgeRole).toString();
}

const auto kept = QStringLiteral("warpath-2e/forge-fathers/huscarl");

} // namespace

TEST_CASE("a badge has three words at most, whatever adding a unit would break")
{
    const auto path = GENERATE(battalion, march, levy, hold, phalanx);
    INFO(path);
    Document document(store());
    REQUIRE(document.open(path));
    const auto points = GENERATE(-1, 100);
    if (points > 0)
        change(document, {edits::SetPoints{points}});
    ArmyModel model;
    model.setForm(document.form());
    workOut(model);
    int badges = 0;
    for (int s = 0; s < model.rowCount(); ++s)
        for (int row = 0; row < model.rowCount(model.index(s, 0)); ++row) {
            const auto index = model.index(row, 0, model.index(s, 0));
            const auto badge = index.data(ArmyModel::BadgeRole).toString();
            INFO(index.data().toString().toStdString() + ": " + badge.toStdString());
            CHECK(badge.split(u' ').size() <= 3);
            CHECK(badge.isEmpty() == index.data(ArmyModel::BreaksRole).toStringList().isEmpty());
            if (badge.isEmpty())
                continue;
            ++badges;
            for (const auto& sentence : index.data(ArmyModel::BreaksRole).toStringList())
                CHECK(index.data(Qt::AccessibleDescriptionRole).toString().contains(sentence));
        }
    if (points > 0)
        CHECK(badges > 2);
}

TEST_CASE("a badge names a limit before it names points")
{
    Document document(store());
    REQUIRE(document.open(hold)); // 1,500 of 1,500
    ArmyModel model;
    model.setForm(document.form());
    workOut(model);
    CHECK(badgeOf(model, "steel-warriors-section") == "+150 over");
    const auto drakkar = rowsOf(model, "heavy-drakkar").front();
    const auto breaks = drakkar.data(ArmyModel::BreaksRole).toStringList();
    REQUIRE(breaks.size() == 2);
    CHECK(drakkar.data(ArmyModel::BadgeRole).toString() == "no Armour slot");
}

TEST_CASE("a list that costs too much says so once, and its rows say only what else is wrong")
{
    Document document(store());
    REQUIRE(document.open(hold)); // 1,500 of 1,500
    ArmyModel model;
    model.setForm(document.form());
    workOut(model);
    CHECK(model.overWords().isEmpty());
    model.setSaysOver(true);
    CHECK(badgeOf(model, "steel-warriors-section") == "+150 over"); // it does not cost too much yet
    change(document, {edits::SetPoints{1405}});
    model.setForm(document.form());
    workOut(model);
    CHECK(model.overWords() == "Nothing fits: 95 points over");
    CHECK(badgeOf(model, "steel-warriors-section").isEmpty());
    CHECK_FALSE(rowsOf(model, "steel-warriors-section").front().data(ArmyModel::BreaksRole).toStringList().isEmpty());
    CHECK(badgeOf(model, "heavy-drakkar") == "no Armour slot");
    model.setSaysOver(false); // nobody says it: each row does again
    CHECK(badgeOf(model, "steel-warriors-section") == "+245 over");
}

TEST_CASE("a badge names what is missing or too much, in each game")
{
    const auto [path, kind, badge] = GENERATE(table<std::string, const char*, const char*>({
        // Each list has one General, and may have no more.
        {phalanx, "general", "no General slot"},
        // Only commanders, Heroes and titans are attached to nothing.
        {battalion, "tactical-detachment", "needs a Commander"},
    }));
    INFO(path << ' ' << kind);
    Document document(store());
    REQUIRE(document.open(path));
    change(document, {edits::SetPoints{100'000}});
    ArmyModel model;
    model.setForm(document.form());
    workOut(model);
    CHECK(badgeOf(model, kind).toStdString() == badge);
}

TEST_CASE("the badge of an option names the weapon, the option or the command model that it wants")
{
    const auto badge = [](const RosterUnit& wanted, const char* option, std::optional<std::size_t> group = {}) {
        auto mine = skirmish();
        mine.units = {wanted};
        mine.battle.points = 100'000;
        Document document(store());
        REQUIRE(document.create(mine));
        document.judgeNow();
        return document.form()->breaksOf(intents::Choose{"u1", choiceId({group, option}), 1}).badge.toStdString();
    };
    auto infantry = unit("u1", "infantry");
    infantry.models = 20;
    // "models with Bayonets have no ranged weapon to fix them to"
    CHECK(badge(infantry, "bayonets") == "needs Ranged weapon");
    // "Flying, which needs Fast or Very Fast"
    CHECK(badge(unit("u1", "colossus"), "flying") == "needs Fast or…");
}

TEST_CASE("a badge says that a weapon is missing, and names a rule where nothing that it counts has a name")
{
    auto mine = skirmish();
    mine.units = {unit("u1", "infantry")};
    mine.units.front().models = 20;
    Document document(store());
    REQUIRE(document.create(mine));
    document.judgeNow();
    const auto& verdict = *document.verdict();
    const auto& findings = verdict.assessment().findings;
    const auto unarmed = std::ranges::find(findings, "unarmed", &Finding::rule);
    REQUIRE(unarmed != findings.end());
    const auto words = [&](const Finding& finding) {
        return badgeOf(verdict.catalogue(), verdict.assessment(), finding).words.toStdString();
    };
    CHECK(words(*unarmed) == "needs a weapon");
    // Of a rule of the game that blames no unit there is nothing else to say.
    Finding other = *unarmed;
    other.rule = idOf(Structural::UnitSize);
    other.constraint = noId;
    other.units.clear();
    const auto& citations = verdict.catalogue().ruleset.citations;
    const auto cite = [&](std::string_view section) {
        for (const auto id : citations.ids())
            if (citations[id].section == section)
                other.citation = id;
    };
    cite("Fatigue Check");
    CHECK(words(other) == "Fatigue Check");
    cite("Colossus Upgrades, Weapon Options");
    CHECK(words(other) == "Colossus Upgrades, Weapon…");
}

namespace {

void checkBadge(const std::string& what, const QString& badge)
{
    INFO(what + ": " + badge.toStdString());
    static const QRegularExpression figures(QStringLiteral("^[0-9,]+ of [0-9,]+$|^[0-9,]+ too (few|many)$"));
    CHECK_FALSE(figures.match(badge).hasMatch());
    CHECK(badge != "breaks a rule");
    CHECK(badge != "not allowed");
    CHECK_FALSE(badge.startsWith("at least"));
    CHECK(badge.split(u' ').size() <= 3);
}

} // namespace

TEST_CASE("no badge of any game is only numbers, or says only that a rule is broken")
{
    const auto path = GENERATE(battalion, march, levy, hold, phalanx);
    INFO(path);
    Document document(store());
    REQUIRE(document.open(path));
    change(document, {edits::SetPoints{1'000'000}});
    ArmyModel model;
    model.setForm(document.form());
    workOut(model);
    for (int s = 0; s < model.rowCount(); ++s)
        for (int row = 0; row < model.rowCount(model.index(s, 0)); ++row) {
            const auto index = model.index(row, 0, model.index(s, 0));
            checkBadge(index.data().toString().toStdString(), index.data(ArmyModel::BadgeRole).toString());
        }
}

TEST_CASE("no badge of an option is only numbers, or says only that a rule is broken")
{
    const auto path = GENERATE(battalion, march, levy, hold, phalanx);
    INFO(path);
    Document document(store());
    REQUIRE(document.open(path));
    change(document, {edits::SetPoints{1'000'000}});
    const auto& verdict = *document.verdict();
    const auto& assessment = verdict.assessment();
    for (const auto unit : assessment.units.ids())
        for (const auto& body : assessment.bodiesOf(unit)) {
            const auto group = body.group.isNone() ? std::optional<std::size_t>() : body.group.position();
            const auto& id = assessment.units[unit].id;
            for (const auto& option : choicesOf(verdict.catalogue(), assessment, body).options)
                checkBadge(assessment.source[unit]->unit + ' ' + option.id,
                           document.form()->breaksOf(intents::Choose{id, choiceId({group, option.id}), 1}).badge);
        }
}

TEST_CASE("what was used last is only of rosters of this army, allies with the name of theirs")
{
    Document document(store());
    REQUIRE(document.open(hold)); // Forge Fathers
    ArmyModel model;
    model.setLastUsed({"warpath-2e/marauders/grunts-section", "warpath-2e/forge-fathers/marauders:grunts-section",
                       "warpath-2e/forge-fathers/huscarl", "warpath-2e/corporation/rangers-section"});
    model.setForm(document.form());
    REQUIRE(model.shortcuts() == 2);
    const auto used = model.index(1, 0);
    QStringList names;
    for (int row = 0; row < model.rowCount(used); ++row)
        names << model.index(row, 0, used).data().toString();
    CHECK(names == QStringList{"Grunts Section (Marauders)", "Huscarl"});
    // Below the head of its army it is called as ever.
    CHECK(rowsOf(model, "marauders:grunts-section").back().data().toString() == "Grunts Section");
    CHECK(model.usedKey("marauders:grunts-section") == "warpath-2e/forge-fathers/marauders:grunts-section");
}

TEST_CASE("an army of few units does not repeat those that were used last")
{
    Document document(store());
    REQUIRE(document.create(skirmish())); // three kinds of unit
    document.judgeNow();
    ArmyModel model;
    model.setLastUsed({"wargame/standard/infantry"});
    model.setForm(document.form());
    CHECK(model.shortcuts() == 1);
}

TEST_CASE("figures stand in columns, one for each stat of the ruleset")
{
    Document document(store());
    REQUIRE(document.open(hold));
    ArmyModel model;
    model.setForm(document.form());
    const auto& heads = model.offers()->heads;
    REQUIRE(heads.size() > 3);
    const auto row = rowsOf(model, "steel-warriors-section").front();
    const auto cells = row.data(ArmyModel::CellsRole).toStringList();
    REQUIRE(cells.size() == static_cast<qsizetype>(heads.size()));
    QStringList line;
    for (std::size_t i = 0; i < heads.size(); ++i)
        if (const auto& cell = cells[static_cast<qsizetype>(i)]; !cell.isEmpty()) {
            line << heads[i].label + ' ' + cell;
            CHECK(heads[i].values.contains(cell));
            CHECK(heads[i].units > 0);
        }
    CHECK(row.data(ArmyModel::FiguresRole).toString() == line.join(QStringLiteral(" · ")));
    CHECK(row.data(ArmyModel::ModelsRole).toString() == "10");
}

TEST_CASE("favourites have a section of their own, and rows elsewhere stay what they are")
{
    Document document(store());
    REQUIRE(document.open(hold));
    ArmyModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setFavourites({kept, "another-game/army/unit"});
    model.setForm(document.form());
    workOut(model);
    REQUIRE(model.rowCount(model.index(0, 0)) == 1);
    auto rows = rowsOf(model, "huscarl");
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].parent().data().toString() == "Favourites");
    for (const auto& row : rows) {
        CHECK(row.data(ArmyModel::FavouriteRole).toBool());
        CHECK(row.data(ArmyModel::KindRole).toString() == kept);
        CHECK(row.data(Qt::AccessibleDescriptionRole).toString().contains("favourite"));
    }
    CHECK(rows[0].data(ArmyModel::BreaksRole) == rows[1].data(ArmyModel::BreaksRole));

    const QPersistentModelIndex own(rows[1]);
    model.setFavourites({"warpath-2e/forge-fathers/heavy-drakkar", "warpath-2e/forge-fathers/steel-warriors-section"});
    CHECK(own.isValid());
    CHECK(own.data().toString() == "Huscarl");
    CHECK_FALSE(own.data(ArmyModel::FavouriteRole).toBool());
    const auto section = model.index(0, 0);
    REQUIRE(model.rowCount(section) == 2); // in the order of the army
    CHECK(model.index(0, 0, section).data(ArmyModel::ReferenceRole).toString() == "steel-warriors-section");
    CHECK(model.index(1, 0, section).data(ArmyModel::ReferenceRole).toString() == "heavy-drakkar");
    model.setFavourites({});
    CHECK(model.rowCount(section) == 0);
}

TEST_CASE("what the units of a very large army need is worked out bit by bit")
{
    std::string many;
    for (int i = 0; i < 1'500; ++i)
        many += R"({"id": "kind-)" + std::to_string(i) + R"(", "name": "Kind", "category": "foot", "models": 1,
                    "points": 10, "options": [
                        {"id": "left", "name": "Left", "min": {"perModels": 1}, "max": 1, "options": [
                            {"id": "hook", "name": "Hook", "points": 5}, {"id": "net", "name": "Net", "points": 3}]},
                        {"id": "right", "name": "Right", "min": {"perModels": 1}, "max": 1, "options": [
                            {"id": "axe", "name": "Axe", "points": 5}, {"id": "bow", "name": "Bow", "points": 9}]}]},)";
    const DataFolder data;
    data.change("red.json", "  \"units\": [\n    {", "  \"units\": [\n    " + many + '{');
    auto store = data.open();
    Document document(store);
    REQUIRE(document.create(roster("skirmish", "red", {})));
    ArmyModel model;
    model.setFavourites({"skirmish/red/kind-1499"});
    model.setForm(document.form());
    const auto costs = [&](const QString& reference) {
        QStringList all;
        for (const auto& row : rowsOf(model, reference))
            all << row.data(ArmyModel::LeastCostRole).toString();
        return all;
    };
    CHECK(costs("kind-0") == QStringList{"from 18"});
    CHECK(costs("kind-1499") == QStringList{"10", "10"}); // also among the favourites
    workOut(model);
    CHECK(costs("kind-1499") == QStringList{"from 18", "from 18"});
}

TEST_CASE("a preview has the unit's figures, weapons, rules and options, and what adding it would do")
{
    Document document(store());
    REQUIRE(document.open(hold));
    const auto before = writeRoster(document.roster());
    const auto form = unitPreview(document.verdict(), "heavy-drakkar", {});
    REQUIRE(form);
    CHECK(form->unit.name == "Heavy Drakkar");
    CHECK_FALSE(form->unit.figures.empty());
    CHECK_FALSE(form->unit.rules.empty());
    REQUIRE(form->unit.tables.size() == 1);
    const auto& weapons = form->unit.tables.front();
    REQUIRE_FALSE(weapons.rows.empty());
    for (const auto& weapon : weapons.rows)
        CHECK(std::ssize(weapon.cells) == weapons.heads.size());
    CHECK(form->options > 3);
    CHECK(form->badge == "no Armour slot");
    CHECK(form->breaks.size() == 2);
    CHECK(form->points.startsWith("Points: 1,500 → 1,"));
    CHECK(form->points.endsWith(" of 1,500"));
    INFO(form->tallies.join(" | ").toStdString());
    CHECK(std::ranges::any_of(form->tallies, [](const QString& line) {
        return line.startsWith("Armour: ") && line.contains(QStringLiteral(" → "));
    }));
    CHECK(form->filling.isEmpty());
    CHECK(writeRoster(document.roster()) == before);
    CHECK_FALSE(unitPreview(document.verdict(), "no-such-unit", {}));
    CHECK_FALSE(unitPreview(nullptr, "heavy-drakkar", {}));
}

TEST_CASE("a preview names the cheapest legal form of a unit that must choose something")
{
    Document document(store());
    REQUIRE(document.create(roster("heresy", "space-marines", {unit("c", "company-commander")})));
    change(document, {edits::SetPoints{3000}});
    const auto form = unitPreview(document.verdict(), "titan-legion:warlord-titan", {});
    REQUIRE(form);
    INFO(form->filling.toStdString());
    CHECK(form->filling.startsWith("It must have something: 550 points at least, with "));
    CHECK(form->unit.points == "550");
    CHECK(form->breaks.isEmpty());
    CHECK(form->points.contains(QStringLiteral("→")));

    // A card goes under the commander that is selected.
    const auto card = unitPreview(document.verdict(), "tactical-detachment", "c");
    REQUIRE(card);
    CHECK(card->isUnder);
    CHECK(card->breaks.isEmpty());
    CHECK_FALSE(unitPreview(document.verdict(), "tactical-detachment", {})->breaks.isEmpty());
}

TEST_CASE("the preview of any unit of any army is made without a fault")
{
    const auto path = GENERATE(battalion, march, hold, phalanx);
    Document document(store());
    REQUIRE(document.open(path));
    ArmyModel model;
    model.setForm(document.form());
    for (int s = 0; s < model.rowCount(); ++s)
        for (int row = 0; row < std::min(3, model.rowCount(model.index(s, 0))); ++row) {
            const auto index = model.index(row, 0, model.index(s, 0));
            const auto form =
                unitPreview(document.verdict(), index.data(ArmyModel::ReferenceRole).toString().toStdString(), {});
            REQUIRE(form);
            CHECK(form->unit.name == index.data().toString());
        }
}
