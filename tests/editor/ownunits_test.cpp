#include "editor/ownunits/ownunitform.h"

#include "editor/datafolder.h"
#include "editor/fixture.h"
#include "io/data/ownunits.h"

#include <QTemporaryDir>

using namespace muster;
using namespace muster::testing;
using editor::OwnUnitForm;

namespace {

struct Made {
    QTemporaryDir home;
    Store store = std::move(*Store::open(std::string(MUSTER_SOURCE_DIR)));
    Store::CataloguePtr catalogue;
    UnitDraft draft;
    OwnUnitForm form;

    Made(const std::string& ruleset, const std::string& army, const std::string& unit)
    {
        store.setUserFolder(home.path().toStdString());
        catalogue = *store.fullCatalogue(ruleset);
        auto units = OwnUnits::read(store, ruleset, army);
        REQUIRE(units.has_value());
        draft = *units->draft(unit);
        form = editor::ownUnitForm(*catalogue, catalogue->findUnit(catalogue->findArmy(army), unit), draft,
                                   units->weapons());
    }

    [[nodiscard]] bool isWrong(OwnUnitForm::Field field) const
    {
        for (const auto& fault : form.faults())
            if (fault.field == field)
                return true;
        return false;
    }
};

} // namespace

TEST_CASE("The form of an own unit gives the draft back that it was made of")
{
    for (const auto& [ruleset, army, unit] :
         {std::tuple("warpath-2e", "forge-fathers", "steel-warriors-section"),
          std::tuple("heresy", "space-marines", "tactical-detachment"), std::tuple("wargame", "standard", "infantry"),
          std::tuple("rules-of-war-ancients", "persian", "general")}) {
        INFO(unit);
        Made made(ruleset, army, unit);
        CHECK(made.form.faults().empty());
        auto same = made.draft;
        same.name += " (own)";
        CHECK(editor::draftOf(made.form, made.draft) == same);
    }
}

TEST_CASE("An own unit keeps a list of prices, sizes without a limit and slots of the unit that it is made from")
{
    const DataFolder data;
    data.change("ruleset.json", R"("accepts": { "category": "foot" })",
                R"("accepts": { "category": "foot" } }, { "as": "in", "name": "In it", "slots": true)");
    data.change("red.json", R"("models": { "min": 4, "max": 12 },
      "pointsPerModel": 10,)",
                R"("models": { "min": 4, "max": "any", "default": 6 },
      "start": 1,
      "slots": [{ "id": "gun", "name": "Gun", "units": { "category": "gun" } }],
      "points": { "bySize": [[4, 40], [8, 70]] },)");
    auto store = data.open();
    auto units = OwnUnits::read(store, "skirmish", "red");
    REQUIRE(units.has_value());
    const auto draft = *units->draft("pikes");
    const auto catalogue = *store.fullCatalogue("skirmish");
    const auto red = catalogue->findArmy("red");
    auto form = editor::ownUnitForm(*catalogue, catalogue->findUnit(red, "pikes"), draft, units->weapons());
    CHECK(form.points.isEmpty());
    CHECK(form.sizes == "4+");
    CHECK(form.faults().empty());
    const auto id = units->put(editor::draftOf(form, draft));
    const auto tried = units->tried(store);
    REQUIRE(tried.has_value());
    const auto& made = (*tried)->unit((*tried)->findUnit((*tried)->findArmy("red"), id));
    CHECK(made.points.plain == catalogue->unit(catalogue->findUnit(red, "pikes")).points.plain);
    CHECK(made.maxModels == anyNumber);
    CHECK(made.defaultModels() == 6);
    CHECK(made.slotList.size() == 1);
    CHECK(made.start == 0); // a new roster begins with the army's own
    // What is typed takes the place of what was written.
    form.points = "55";
    form.sizes = "5-9";
    const auto changed = editor::draftOf(form, draft);
    CHECK(changed.points == 55);
    CHECK(changed.maxModels == 9);
}

TEST_CASE("The form of an own unit knows what is wrong in a field")
{
    using Field = OwnUnitForm::Field;
    Made made("warpath-2e", "forge-fathers", "steel-warriors-section");
    for (const auto* right : {"10", "5-20", "5–20", "5, 10, 20", "5/10"}) {
        INFO(right);
        made.form.sizes = QString::fromUtf8(right);
        CHECK_FALSE(made.isWrong(Field::Sizes));
    }
    for (const auto* wrong : {"", "0", "ten", "20-5", "5, 5", "1-2-3", "99999"}) {
        INFO(wrong);
        made.form.sizes = QString::fromUtf8(wrong);
        CHECK(made.isWrong(Field::Sizes));
    }
    made.form.name = QStringLiteral("  ");
    CHECK(made.isWrong(Field::Name));
    for (const auto* right : {"12", "12.5", "12 1/2", "12½"}) {
        INFO(right);
        made.form.points = QString::fromUtf8(right);
        CHECK_FALSE(made.isWrong(Field::Points));
    }
    // What its advice names is read as it is meant.
    for (const auto* half : {"12½", "12.5"}) {
        made.form.points = QString::fromUtf8(half);
        CHECK(editor::draftOf(made.form, made.draft).points == Points::of(Fraction(25, 2)));
    }
    for (const auto* wrong : {"1.500", "1,5", "ten"}) { // 1.500 may be meant as a thousand and a half
        INFO(wrong);
        made.form.points = QString::fromUtf8(wrong);
        CHECK(made.isWrong(Field::Points));
        for (const auto& fault : made.form.faults())
            if (fault.field == Field::Points)
                CHECK(fault.message.contains(QString::fromUtf8("12½ or 12.5")));
    }
    made.form.figures.front().value = QStringLiteral("?");
    CHECK_FALSE(made.isWrong(Field::Figures));
    made.form.figures.front().value = QStringLiteral("4+");
    CHECK(made.isWrong(Field::Figures));
    REQUIRE(made.form.weapons.front().isCarried);
    made.form.weapons.front().count = QStringLiteral("many");
    CHECK(made.isWrong(Field::Weapons));
    made.form.weapons.front().isCarried = false;
    CHECK_FALSE(made.isWrong(Field::Weapons));
    for (auto& rule : made.form.rules)
        if (rule.hasParameter) {
            rule.isTaken = true;
            rule.value.clear();
        }
    CHECK(made.isWrong(Field::Rules));
}

TEST_CASE("A weapon with another figure or name is written as the unit's own")
{
    Made made("warpath-2e", "forge-fathers", "steel-warriors-section");
    auto& weapon = made.form.weapons.back();
    weapon.isCarried = true;
    weapon.count = QStringLiteral("2");
    CHECK_FALSE(editor::draftOf(made.form, made.draft).weapons.back().changed.has_value());
    weapon.name = QStringLiteral("Old iron");
    const auto draft = editor::draftOf(made.form, made.draft);
    REQUIRE(draft.weapons.back().changed.has_value());
    CHECK(draft.weapons.back().changed->name == "Old iron");
    CHECK(draft.weapons.back().count == "2");
}

TEST_CASE("Each kind of model has its own weapons, and carries a number of each")
{
    Made made("heresy", "space-marines", "tactical-detachment");
    REQUIRE(made.form.parts.size() == 2);
    auto& marines = made.form.parts.front();
    REQUIRE(marines.weapons.size() > 5); // all of the army, the bolter first
    CHECK(marines.weapons.front().isCarried);
    CHECK(marines.weapons.front().count == "1");
    auto& second = marines.weapons[1];
    CHECK_FALSE(second.isCarried);
    second.isCarried = true;
    for (const auto* wrong : {"all", "the rest", "0", "x"}) {
        INFO(wrong);
        second.count = QLatin1String(wrong);
        CHECK(made.isWrong(OwnUnitForm::Field::Weapons));
    }
    second.count = QStringLiteral("3");
    CHECK_FALSE(made.isWrong(OwnUnitForm::Field::Weapons));
    const auto draft = editor::draftOf(made.form, made.draft);
    REQUIRE(draft.parts.front().weapons.size() == 2);
    CHECK(draft.parts.front().weapons[1].count == "3");
    CHECK_FALSE(draft.parts.front().weapons[1].changed);
    CHECK(draft.parts.back() == made.draft.parts.back());
}
