#include "editor/gestures/completing.h"
#include "editor/models/armymodel.h"
#include "editor/muster/musterhead.h"
#include "editor/muster/unitforms.h"
#include "fixture.h"
#include "judging/judgedby.h"
#include "report/catalogue/cataloguetext.h"

#include <QDir>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

UnitForm formOf(const Document& document, const std::string& id)
{
    const auto unit = document.verdict()->unitAt(id);
    REQUIRE(!unit.isNone());
    return unitForm(*document.verdict(), unit);
}

/// "Move 5″ was 6″ by Armor", or the value alone where nothing changed it.
std::string figure(const UnitForm& form, const QString& label)
{
    const auto found = std::ranges::find(form.figures, label, &FigureForm::label);
    if (found == form.figures.end())
        return {};
    auto words = found->value;
    if (!found->was.isEmpty())
        words += " was " + found->was;
    if (!found->reason.isEmpty())
        words += " by " + found->reason;
    return words.toStdString();
}

/// An option of the unit, or of models that differ from it.
const Choice& choice(const std::vector<ChoiceGroup>& groups, const std::string& option)
{
    for (const auto& group : groups)
        for (const auto& each : group.choices)
            if (choicePath(each.id).option == option)
                return each;
    FAIL("no option " << option);
    return groups.front().choices.front();
}

const ChoiceGroup& group(const std::vector<ChoiceGroup>& groups, const QString& name)
{
    const auto found = std::ranges::find(groups, name, &ChoiceGroup::name);
    REQUIRE(found != groups.end());
    return *found;
}

/// "Ordnance 1 of 2", "Armour 2 of 2 (full)", "Bannermen 3 of 1 (broken)".
QStringList lines(const std::vector<HeadForm::Tally>& tallies)
{
    QStringList list;
    for (const auto& tally : tallies)
        list << tally.label + ' ' + tally.figure +
                    (tally.broken == Severity::Error ? " (broken)"
                     : tally.isBroken()              ? " (usual)"
                                                     : "") +
                    (tally.isFull ? " (full)" : "");
    return list;
}

HeadForm headOf(const Document& document) { return headForm(*document.verdict()); }

} // namespace

TEST_CASE("the head of a Warpath roster tells points, units and how near each race's limits are")
{
    Document document(store());
    REQUIRE(document.open(hold));
    auto head = headOf(document);
    CHECK(head.name == "Hold of the Ninth Anvil");
    CHECK(head.army == "Forge Fathers · Warpath, second edition · Meat Grinder");
    REQUIRE(head.costs.size() == 1);
    // 200 + 175 + 185 + 250 + 150 + 70 + 120 + 120 + 105 + 125
    CHECK(head.costs[0].sum == "1,500");
    CHECK(head.costs[0].rest == "of 1,500 points");
    CHECK(head.costs[0].left == "0 left");
    CHECK(head.costs[0].share == 1.0);
    CHECK(head.countsModels);
    CHECK(head.models == 10 + 10 + 5 + 1 + 5 + 1 + 1 + 1 + 1 + 10);
    CHECK(head.units == 10);
    CHECK(head.outcome == Outcome::Legal);
    CHECK(head.errors == 0);
    CHECK_FALSE(head.isUncertain);
    CHECK_FALSE(head.isPlaytest);
    CHECK(head.certainty.startsWith("Figures transcribed by players"));
    // Two sections are solid, and the hired one. Limits of points have a bar of their own.
    CHECK(lines(head.tallies) == QStringList{"Ordnance 1 of 2", "Armour 2 of 2 (full)",
                                             "Armour (Marauders) 1 of 1 (full)", "Heroes and Monsters 1 of 2",
                                             "Held back 1 of 5"});

    // A section less: one solid unit for two of Armour; nine units, of which four may be held back; 1,300 points.
    change(document, {edits::RemoveUnit{"u1"}});
    head = headOf(document);
    CHECK(head.outcome == Outcome::NotLegal);
    CHECK(head.errors == 1);
    CHECK(head.costs[0].sum == "1,300");
    CHECK(head.costs[0].left == "200 left");
    CHECK(lines(head.tallies).contains("Armour 2 of 1 (broken)"));
    CHECK(lines(head.tallies).contains("Ordnance 1 of 1 (full)"));
    CHECK(lines(head.tallies).contains("Held back 1 of 4"));

    change(document, {edits::SetPoints{std::nullopt}});
    CHECK(headOf(document).costs[0].rest == "points, no limit agreed");
    CHECK(headOf(document).costs[0].share == std::nullopt);
    CHECK(lines(headOf(document).tallies).filter("Points").isEmpty());
}

TEST_CASE("the head marks data that are not as shipped, and names the files")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    CHECK(headOf(document).dataMarks.isEmpty());
    CHECK(headOf(document).data.contains("as shipped with Muster"));
    CHECK(headOf(document).data.contains(QString::fromStdString(judgedBy(*document.verdict()).hash)));

    const QTemporaryDir folder;
    REQUIRE(QDir(folder.path()).mkpath("armies/heresy"));
    write(folder.filePath("armies/heresy/ruleset.json").toStdString(), bytesOf(sample("heresy/ruleset.json")));
    auto own = std::move(Store::open(std::string(MUSTER_SOURCE_DIR)).value());
    own.setUserFolder(folder.path().toStdString());
    Document theirs(own);
    REQUIRE(theirs.open(battalion));
    CHECK(headOf(theirs).dataMarks == QStringList{"own data"});
    CHECK(headOf(theirs).data.contains("(own: ruleset.json)"));
    // What is not as shipped does not take the place of the scenario in the line below the name.
    change(theirs, {edits::SetScenario{"set-piece"}});
    CHECK(headOf(theirs).army.endsWith("Set piece battle"));
    CHECK(headOf(theirs).dataMarks == QStringList{"own data"});
    const auto path = folder.filePath("saved.muster").toStdString();
    REQUIRE(theirs.save(path));
    CHECK(theirs.roster().madeWith->data == judgedBy(*theirs.verdict()).hash);
    Document again(own);
    REQUIRE(again.open(path));
    CHECK(headOf(again).data.contains("The same data judged it when it was printed or saved."));
    Document here(store());
    REQUIRE(here.open(path));
    CHECK(headOf(here).dataMarks.isEmpty());
}

TEST_CASE("the head of a Heresy roster says that its figures are to be tried")
{
    Document document(store());
    REQUIRE(document.open(battalion));
    const auto head = headOf(document);
    CHECK(head.army == "Space Marines · Heresy · Seize the objective");
    CHECK(head.isUncertain);
    CHECK(head.isPlaytest);
    CHECK(head.certainty.startsWith("PLAYTEST figures"));
    CHECK(head.costs[0].sum == "4,890");
    const auto tallies = lines(head.tallies);
    CHECK(tallies.contains("Commanders 4"));
    // Captain Vane and his two cards, 415 + 165 + 150, of a quarter of 4,890.
    CHECK(tallies.contains("In reserve (points) 730 of 1,222"));
    // What is under each commander stands with him.
    CHECK_FALSE(tallies.join(' ').contains("Under"));
    // 825 + 180 of a quarter of 5,000; the points themselves have a bar of their own.
    CHECK(tallies.contains("Points in titans 1,005 of 1,250"));
    CHECK(tallies.filter("Points ").size() == 1);
    const auto& verdict = *document.verdict();
    CHECK(lines(talliesOf(verdict, verdict.unitAt("u8"))) ==
          QStringList{"Under Captain Brell 3 of 3 (full)", "Support and special under Captain Brell 1 of 1 (full)"});
    CHECK(lines(talliesOf(verdict, verdict.unitAt("u16"))) ==
          QStringList{"Under Captain Vane 2 of 3", "Support and special under Captain Vane 1 of 1 (full)"});
    CHECK(talliesOf(verdict, verdict.unitAt("u17")).empty());
}

TEST_CASE("the head of a Rules of War roster has no points, and a line for each line of the list")
{
    Document document(store());
    REQUIRE(document.open(phalanx));
    auto head = headOf(document);
    CHECK(head.costs.empty());
    CHECK_FALSE(head.countsModels);
    CHECK(head.units == 16);
    CHECK(head.army == "Macedonian · Rules of War, Ancient Period");
    CHECK(head.outcome == Outcome::Legal);
    auto tallies = lines(head.tallies);
    CHECK(tallies.contains("Generals 1 of 1 (full)"));
    CHECK(tallies.contains("Phalangites 6 of 6 (full)"));
    CHECK(tallies.contains("Light Cavalry 2 of 2 (full)"));

    change(document, {edits::RemoveUnit{"u16"}});
    head = headOf(document);
    CHECK(head.errors == 1); // strict
    CHECK(lines(head.tallies).contains("Light Cavalry 1 of 2 (broken)"));
    change(document, {edits::SetBattleOption{"composition", "typical"}});
    head = headOf(document);
    CHECK(head.errors == 0);
    CHECK(head.warnings == 1);
    CHECK(head.outcome == Outcome::Legal);
}

TEST_CASE("what the data do not have is in the forms of its unit, and can be dropped")
{
    auto levy = unit("a", "infantry");
    levy.models = 10;
    levy.options.set("swrd", 1);
    levy.groups = {{"champio", {}, {}}, {"bannerman", {}, {{"shild", 1}}}};
    Document document(store());
    REQUIRE(document.create(roster("wargame", "standard", {levy})));
    CHECK(headOf(document).outcome == Outcome::NotJudged);
    CHECK(headOf(document).whyNotJudged.startsWith("3 unknown"));
    for (const auto* name : {"swrd", "champio", "shild"}) {
        const auto form = formOf(document, "a");
        const auto found = std::ranges::find(form.unknown, QString(name), &UnknownForm::name);
        REQUIRE(found != form.unknown.end());
        CHECK(found->text.contains(name));
        change(document, editOf(found->drop));
    }
    CHECK(formOf(document, "a").unknown.empty());
    CHECK(headOf(document).whyNotJudged.isEmpty());
}

TEST_CASE("an army that nobody knows is named by its id")
{
    Document document(store());
    REQUIRE(document.create(roster("wargame", "martians", {unit("a", "tripod")})));
    const auto head = headOf(document);
    CHECK(head.army == "martians · Wargame");
    CHECK(head.outcome == Outcome::NotJudged);
    CHECK(head.whyNotJudged.startsWith("1 unknown")); // the army; of its unit nothing can be said
    CHECK(head.certainty.isEmpty());
    const auto form = formOf(document, "a");
    CHECK_FALSE(form.isKnown);
    CHECK(form.name == "tripod");
    CHECK(form.reference == "tripod");
    CHECK(form.points.isEmpty());
    CHECK_FALSE(form.size);
    CHECK(form.choices.empty());
    CHECK_FALSE(form.rank.isEmpty());
}

TEST_CASE("a unit's figures are told with what they were and what changed them")
{
    Document document(store());
    REQUIRE(document.open(levy));
    const auto form = formOf(document, "u1"); // twenty with Armor, Large Shields, Regular Training, a banner, a captain
    CHECK(form.isKnown);
    CHECK(form.name == "Infantry");
    CHECK(form.ownName == "Hill Street Watch");
    CHECK(form.rank == "Infantry");
    // 20 x (5 + 2 + 3 + 3 + 1); two specialists 5 + 3 - 1 more, a champion 25 + 4 - 1, 10, 10, 20
    CHECK(form.points == "362");
    CHECK(figure(form, "Move") == "5″ was 6″ by Armor");
    CHECK(figure(form, "Hit") == "5+ was 6+ by Regular Training");
    CHECK(figure(form, "Wounds") == "1");
    const auto defense = figure(form, "Def");
    CHECK((defense == "4+ was 2+ by Large Shields, Armor" || defense == "4+ was 2+ by Armor, Large Shields"));
    CHECK(figure(form, "Brav").starts_with("7 was 4 by "));
    CHECK_FALSE(form.mayBeReserve); // no rule speaks of it
    REQUIRE(form.size);
    CHECK(form.size->models == 20);
    CHECK(form.size->least == 1);
    CHECK(form.size->most == 30); // Regular Training; else 40
    CHECK(form.size->sizes.empty());
    CHECK_FALSE(form.size->isFixed());

    // A unit that is held back stays one, also where no rule speaks of it: the flag can be taken off.
    change(document, {edits::SetReserve{"u1", true}});
    CHECK(formOf(document, "u1").mayBeReserve);
    CHECK(formOf(document, "u1").isReserve);
}

namespace {

/// What stands under a head of the group that a choice is in.
QString figureOf(const std::vector<ChoiceGroup>& groups, const std::string& id, const QString& head)
{
    for (const auto& group : groups)
        for (const auto& each : group.choices)
            if (each.id == id || each.id.ends_with('/' + id))
                return each.cells.value(group.heads.indexOf(head));
    return {};
}

} // namespace

TEST_CASE("a choice tells its price for all who have it, and what it brings in figures")
{
    Document document(store());
    REQUIRE(document.open(levy));
    const auto form = formOf(document, "u1");
    const auto& training = group(form.choices, "Training");
    CHECK_FALSE(training.isOneOf); // grades exclude each other by a ruling, which can be switched off
    CHECK(training.mayBeNone);
    CHECK(training.taken() == QStringList{"Regular Training"});
    const auto& elite = choice(form.choices, "elite-training");
    CHECK(elite.price == "+160"); // 8 a model
    CHECK(elite.count == 0);
    CHECK(elite.most == 1);
    CHECK(elite.effect == "Hit 4+ in place of 5+ · Brav 8 in place of 7");
    CHECK(choice(form.choices, "regular-training").effect == "Hit 5+ in place of 6+ · Brav 7 in place of 6");
    CHECK(choice(form.choices, "club").price == "free");
    // A weapon as it is in their hands: +1 of a sword on 5+.
    CHECK(figureOf(form.choices, "sword", "Hit") == "4+");
    CHECK(choice(form.choices, "sword").price == "+80");

    const auto& differing = group(form.choices, "Models that differ");
    REQUIRE(differing.choices.size() == 5);
    CHECK(differing.addable.size() == 7);
    CHECK(differing.addable.front() == Addable{"specialist", "Specialist", "+5"});
    const auto& specialists = differing.choices[0];
    CHECK(specialists.name == "Specialist");
    CHECK(specialists.id == "#0");
    CHECK(specialists.isAdded);
    CHECK(specialists.count == 2);
    CHECK(specialists.most == 20);
    CHECK(choice(specialists.below, "heavy-javelin").count == 1);
    CHECK(choice(specialists.below, "heavy-javelin").price == "+6"); // two of them
    CHECK_FALSE(choice(specialists.below, "heavy-javelin").isShared);
    CHECK(choice(specialists.below, "shortspear").count == 0); // put down for the javelin
    CHECK(choice(specialists.below, "armor").count == 1);
    CHECK(choice(specialists.below, "armor").isShared);
    // The champion's Hit is one better than his unit's 5+, and the sword's one better again.
    CHECK(figureOf(differing.choices[1].below, "sword", "Hit") == "3+");
    CHECK(choice(differing.choices[4].below, "shieldwall").count == 1);
    CHECK(choice(differing.choices[4].below, "shieldwall").price == "free");
}

TEST_CASE("where it hangs is told, and that what carries it is held back")
{
    Document document(store());
    REQUIRE(document.open(levy));
    const auto rider = formOf(document, "u7");
    CHECK(rider.above == "Old Hob (Colossus)");
    CHECK(rider.place == "Rider");
    CHECK(rider.points == "37"); // his 5 are in the 10 of Rider; training 3, a sword 4, the general 30
    CHECK(formOf(document, "u6").above.isEmpty());

    REQUIRE(document.open(hold));
    auto aboard = formOf(document, "u5");
    CHECK(aboard.place == "Embarked");
    CHECK(aboard.above == "Emberkeel (Heavy Drakkar)");
    CHECK(aboard.mayBeReserve);
    CHECK_FALSE(aboard.isHeldBack);
    change(document, {edits::SetReserve{"u4", true}});
    aboard = formOf(document, "u5");
    CHECK(aboard.isHeldBack);
    CHECK_FALSE(aboard.isReserve);
    CHECK(formOf(document, "u10").rank.contains("Marauders")); // of another army than the roster's
    CHECK(formOf(document, "u10").reference == "marauders:grunts-section");
    CHECK(formOf(document, "u1").rank.contains("Solid unit"));
    CHECK_FALSE(formOf(document, "u3").rank.contains("Solid unit"));
}

TEST_CASE("a set of which one must be is a set of buttons; numbers have their most")
{
    Document document(store());
    REQUIRE(document.open(hold));
    const auto gun = formOf(document, "u7");
    const auto& options = group(gun.choices, "Options");
    CHECK(options.isOneOf);
    CHECK_FALSE(options.mayBeNone);
    CHECK(options.taken() == QStringList{"Tracked"});
    CHECK(choice(gun.choices, "tracked").price == "+10");
    CHECK(choice(gun.choices, "tracked").effect == "Spd 4″ in place of –");
    CHECK(choice(gun.choices, "platform").price == "free");
    CHECK(figure(gun, "Spd") == "4″ by Tracked"); // had none: nothing that it was
    REQUIRE(gun.size);
    CHECK(gun.size->isFixed());

    const auto bellows = formOf(document, "u3");
    const auto& heavy = group(bellows.choices, "Heavy Weapons");
    CHECK_FALSE(heavy.isOneOf);
    CHECK_FALSE(heavy.mayBeNone);
    CHECK(heavy.taken() == QStringList{"2 × Hailstorm autocannon", "2 × Heat cannon"});
    CHECK(choice(bellows.choices, "heat-cannon").most == 4);
    // Fire 1, 24 inches, Piercing (7): the weapon's name is the option's, and is not said again.
    CHECK(choice(bellows.choices, "heat-cannon").effect.isEmpty());
    CHECK(group(bellows.choices, "Heavy Weapons").heads == QStringList{"Fire", "Range", "Pierce"});
    CHECK(choice(bellows.choices, "heat-cannon").cells == QStringList{"1", QString::fromUtf8("24″"), "7"});
    CHECK_FALSE(group(bellows.choices, "Weapons and equipment").isOneOf);

    // Two where one may be are shown as they are: buttons could not.
    change(document, {edits::SetOption{"u7", std::nullopt, "platform", 1}});
    CHECK_FALSE(group(formOf(document, "u7").choices, "Options").isOneOf);
}

TEST_CASE("a weapon on a titan's arm tells what it would be in place of the one there")
{
    Document document(store());
    auto hound = unit("a", "warhound-titan");
    hound.options = {{"left-arm-power-fist", 1}, {"right-arm-plasma-blastgun", 1}};
    REQUIRE(document.create(roster("heresy", "titan-legion", {hound})));
    const auto form = formOf(document, "a");
    const auto& arm = group(form.choices, "Left arm");
    CHECK(arm.isOneOf);
    CHECK(arm.taken() == QStringList{"Power fist"});
    CHECK(choice(form.choices, "left-arm-chain-fist").effect.startsWith("Asslt 5 in place of 6"));
    CHECK(choice(form.choices, "left-arm-chain-fist").price == "+30");
    CHECK(figure(form, "Asslt") == "6 was 4 by Power fist");
    CHECK(form.points == "190"); // 125 + 30 + 35
}

TEST_CASE("a unit of a game without points or models has neither price nor size")
{
    Document document(store());
    REQUIRE(document.open(phalanx));
    const auto form = formOf(document, "u8");
    CHECK(form.points.isEmpty());
    CHECK_FALSE(form.size);
    CHECK(form.ownName == "Silver Shields");
    CHECK(form.name == "Hypaspists");
    CHECK(form.rank == "Hypaspists · Infantry");
    CHECK(figure(form, "H-to-H") == "7");
    CHECK(figure(form, "Morale") == "9");
    CHECK(figure(form, "Hits") == "2");
    CHECK_FALSE(form.mayBeReserve);
    for (const auto& each : form.choices)
        CHECK(each.addable.empty());
    CHECK(formOf(document, "u2").rank == "Infantry"); // no name of its own: the kind's stands above
}

namespace {

/// The same game with figures of models alone, and `Rapid Fire` as a rule that nobody needs at the table.
void changeHeresy(Catalogue& catalogue)
{
    for (auto& column : catalogue.ruleset.stats)
        column.perProfile = true;
    for (auto& unit : catalogue.units)
        for (auto& figure : unit.stats)
            figure = {};
    for (auto& column : catalogue.ruleset.stats)
        column.formula = nullptr;
    for (auto& rule : catalogue.rules)
        if (rule.id == "rapid-fire")
            rule.kind = "building";
}

} // namespace

TEST_CASE("a unit whose models alone have figures shows theirs, and no rule that is for building alone")
{
    auto own = Store::open(MUSTER_SOURCE_DIR);
    REQUIRE(own);
    Document document(*own);
    REQUIRE(document.open(battalion));
    const auto names = [](const UnitForm& form) {
        QStringList list;
        for (const auto& rule : form.rules)
            list << rule.name;
        return list;
    };
    const auto whole = formOf(document, "u17");
    CHECK(names(whole).contains("Rapid Fire"));
    CHECK_FALSE(whole.figures.empty());
    REQUIRE_FALSE(whole.tables.empty());
    const auto& models = whole.tables.front();
    REQUIRE(models.isMain);
    REQUIRE(models.rows.size() == 2);
    // Of three Squads in two Rhinos.
    CHECK(models.rows[0].name == "4 × Space Marine Tactical Squad");
    QStringList figures;
    for (std::size_t i = 0; i < models.rows[0].cells.size(); ++i)
        if (const auto& value = models.rows[0].cells[i].value; value != "–")
            figures << models.heads[static_cast<qsizetype>(i)] + ' ' + value;
    CHECK(figures.join(" · ").replace(QChar(QChar::Nbsp), QLatin1Char(' ')) == "Move 10 cm · Acc 6+ · Arm 5 · Asslt 4");

    auto& catalogue = const_cast<Catalogue&>(document.verdict()->catalogue());
    changeHeresy(catalogue);
    const auto form = formOf(document, "u17");
    CHECK(form.figures.empty());
    CHECK(form.tables.front().rows.size() == 2);
    CHECK_FALSE(names(form).contains("Rapid Fire"));

    ArmyModel model;
    model.setForm(document.form());
    QString stats;
    for (int s = 0; s < model.rowCount(); ++s)
        for (int row = 0; row < model.rowCount(model.index(s, 0)); ++row)
            if (const auto index = model.index(row, 0, model.index(s, 0));
                index.data(ArmyModel::ReferenceRole).toString() == "tactical-detachment")
                stats = index.data(ArmyModel::StatsRole).toString();
    CHECK(stats.contains("Space Marine Tactical Squad: Move 10 cm · Acc 6+"));

    const auto army = report::armyText(catalogue, catalogue.army(document.verdict()->assessment().army));
    CHECK_THAT(army, Catch::Contains("Space Marine Tactical Squad: Move 10 cm  Acc 6+"));
    for (const auto unit : catalogue.units.ids())
        CHECK_THAT(report::unitText(catalogue, unit), !Catch::Contains("Rapid Fire"));
}

TEST_CASE("the words of an option are among what is shown of its unit")
{
    auto own = Store::open(MUSTER_SOURCE_DIR);
    REQUIRE(own);
    const auto catalogue = own->fullCatalogue("wargame");
    REQUIRE(catalogue);
    std::string all;
    for (const auto unit : (*catalogue)->units.ids())
        all += report::unitText(**catalogue, unit);
    CHECK_THAT(all, Catch::Contains("    Requires Fast or Very Fast."));
}

TEST_CASE("a new titan says what it must have, with the least that this costs, before and after it is added")
{
    // The cheapest arms are 15 each, the cheapest on the carapace 10 each: 500 + 50.
    Document document(store());
    auto commander = unit("c", "company-commander");
    auto titan = unit("t", "titan-legion:warlord-titan");
    REQUIRE(document.create(roster("heresy", "space-marines", {commander})));
    change(document, {edits::SetPoints{2000}});
    ArmyModel model;
    const auto warlord = [&] {
        model.setForm(document.form());
        workOut(model);
        for (int s = 0; s < model.rowCount(); ++s)
            for (int row = 0; row < model.rowCount(model.index(s, 0)); ++row)
                if (const auto index = model.index(row, 0, model.index(s, 0));
                    index.data(ArmyModel::ReferenceRole).toString() == "titan-legion:warlord-titan")
                    return index;
        return QModelIndex();
    };
    CHECK(warlord().data(ArmyModel::CostRole).toString() == "500");
    CHECK(warlord().data(ArmyModel::StatsRole).toString().startsWith("550 at least, with what it must have · "));
    // A quarter of 2,000 is 500: bare it would fit, but it cannot stay bare.
    const auto breaks = warlord().data(ArmyModel::BreaksRole).toStringList();
    REQUIRE(breaks.size() == 1);
    CHECK(breaks.front().contains("550"));
    change(document, {edits::SetPoints{3000}});
    CHECK(warlord().data(ArmyModel::BreaksRole).toStringList().isEmpty());

    REQUIRE(document.create(roster("heresy", "space-marines", {commander, titan})));
    const auto form = formOf(document, "t");
    REQUIRE(form.needs);
    CHECK(form.needs->cost == "550");
    CHECK(form.needs->choose.size() == 4);
    for (const auto* mount : {"Left arm", "Right arm", "Left carapace", "Right carapace"})
        CHECK(group(form.choices, mount).isNeeded);
    CHECK_FALSE(group(form.choices, "Hull systems").isNeeded);
    titan.options = {{"left-arm-inferno-gun", 1}, {"right-arm-inferno-gun", 1}, {"left-carapace-gatling-blaster", 1}};
    REQUIRE(document.create(roster("heresy", "space-marines", {commander, titan})));
    const auto armed = formOf(document, "t");
    REQUIRE(armed.needs);
    CHECK(completionOf(*document.verdict(), document.verdict()->unitAt("t"))->options.size() == 1);
    CHECK(armed.needs->choose.size() == 1);
    CHECK(armed.needs->choose.first().startsWith("Right carapace, one of "));
    CHECK_FALSE(group(armed.choices, "Left arm").isNeeded);
    CHECK(group(armed.choices, "Right carapace").isNeeded);
}

TEST_CASE("the first fix of each error of an army without a commander adds him with all units under him, in one step")
{
    Document document(store());
    REQUIRE(document.create(
        roster("heresy", "space-marines",
               {unit("u1", "tactical-detachment"), unit("u2", "scout-detachment"), unit("u3", "assault-detachment")})));
    document.judgeNow();
    const auto& form = *document.form();
    REQUIRE(form.findings().size() == 4);
    for (std::size_t i = 0; i < form.findings().size(); ++i) {
        WorkBudget budget(mostFixWork);
        const auto fixes = form.fixes(i, budget);
        REQUIRE(!fixes.empty());
        CHECK(fixes.front().name.startsWith("Add Company Commander and put "));
    }
    WorkBudget budget(mostFixWork);
    const auto fix = form.fixes(0, budget).front();
    REQUIRE(document.apply(fix.change, fix.name));
    document.judgeNow();
    CHECK(headOf(document).outcome == Outcome::Legal);
    CHECK(document.roster().units.size() == 1);
    CHECK(document.roster().units.front().units.size() == 3);
    document.undoStack().undo();
    CHECK(document.roster().units.size() == 3);
}

TEST_CASE("the first fix of a roster that is 100 points over drops four options of 25, in one step")
{
    auto section = unit("u1", "steel-warriors-section");
    section.options = {{"dragon-breath", 1}, {"heat-hammer", 1}};
    auto other = section;
    other.id = "u2";
    auto made = roster("warpath-2e", "forge-fathers", {section, other, unit("u3", "brokkr-platoon")});
    made.battle.points = 600; // twice 200, and 300
    Document document(store());
    REQUIRE(document.create(made));
    document.judgeNow();
    WorkBudget budget(mostFixWork);
    const auto fix = document.form()->fixes(0, budget).front();
    CHECK(fix.name.startsWith("Drop Heat hammer"));
    CHECK(fix.name.endsWith("(−100 points)"));
    REQUIRE(document.apply(fix.change, fix.name));
    document.judgeNow();
    CHECK(headOf(document).outcome == Outcome::Legal);
    CHECK(headOf(document).costs[0].sum == "600");
}
