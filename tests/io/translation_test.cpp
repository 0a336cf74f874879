#include "io/fixture.h"
#include "io/json/canonical.h"
#include "io/lint/lint.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

using namespace muster;
using namespace muster::testing;
using nlohmann::ordered_json;
namespace fs = std::filesystem;

namespace {

ordered_json translation(const std::string& army = {})
{
    ordered_json document{
        {"format", "muster-translation"}, {"version", 1}, {"language", "de"}, {"ruleset", "skirmish"}};
    if (!army.empty())
        document["army"] = army;
    return document;
}

/// A user's own folder with the test's ruleset, to which translations are added.
struct SkirmishHome {
    TempFolder folder;
    Environment data{"XDG_DATA_HOME", folder.path()};

    SkirmishHome()
    {
        for (const std::string name : {"ruleset", "red", "blue"})
            write(name, bytesOf(testHome() + "/muster/armies/skirmish/" + name + ".json"));
    }
    std::string write(const std::string& name, const std::string& bytes) const
    {
        return folder.write("muster/armies/skirmish/" + name + ".json", bytes);
    }
    std::string write(const std::string& name, const ordered_json& document) const
    {
        return write(name, canonicalText(document));
    }
};

Store::CataloguePtr readSkirmish(Store& store)
{
    auto catalogue = store.catalogue("skirmish", {"red", "blue"});
    INFO((catalogue ? std::string() : told(catalogue.error())));
    REQUIRE(catalogue.has_value());
    return *catalogue;
}

const Constraint& constraint(const Catalogue& catalogue, std::string_view id)
{
    return *std::ranges::find(catalogue.ruleset.constraints, id, &Constraint::id);
}

/// Faults that lint finds in a translation of the test's ruleset.
Faults lintFaultsOf(const SkirmishHome& home, const ordered_json& document, const std::string& name = "ruleset.de")
{
    auto store = openedStore();
    const auto path = home.write(name, document);
    auto result = lint({path}, store);
    CHECK(result.unreadable.empty());
    fs::remove(path);
    return std::move(result.faults);
}

ordered_json german()
{
    auto document = translation();
    document["messages"] = {{{"rule", "guns-few"},
                             {"message", "The {army} bring {actual:one gun|no gun}."},
                             {"text", "{army}: {actual:ein Geschütz|kein Geschütz}."}}};
    document["tallies"] = {{"Guns", "Geschütze"}};
    document["battleOptions"] = {{"night", {{"name", "Bei Nacht"}, {"choices", {{"on", {{"name", "Ja"}}}}}}}};
    document["scenarios"] = {{"the-bridge", {{"name", "Die Brücke"}}}};
    document["rules"] = {{"steady", {{"name", "Standhaft (n)"}, {"text", "Übergeht n Treffer."}}}};
    return document;
}

} // namespace

TEST_CASE("a translation beside the data gives its names and texts, and the rest stays as it was written")
{
    const SkirmishHome home;
    home.write("ruleset.de", german());
    auto red = translation("red");
    red["name"] = "Die Roten";
    red["units"] = {{"pikes", {{"name", "Pikeniere"}}}};
    red["options"] = {{"drummer", {{"name", "Trommler"}}}};
    red["rulings"] = {{"red-paint", {{"question", "Zählt die Bemalung?"}}}};
    home.write("red.de", red);

    auto store = openedStore();
    CHECK(store.armies("skirmish") == std::vector<std::string>{"blue", "red"});
    const auto english = readSkirmish(store);
    CHECK(english->source == nullptr);
    store.setLanguage("de");
    const auto catalogue = readSkirmish(store);
    REQUIRE(catalogue != english);
    CHECK(catalogue->source == english);
    CHECK(readSkirmish(store) == catalogue);

    CHECK(constraint(*catalogue, "guns-few").messageFewer == "{army}: {actual:ein Geschütz|kein Geschütz}.");
    CHECK(constraint(*catalogue, "guns-few").messageMore == constraint(*english, "guns-few").messageMore);
    CHECK(constraint(*catalogue, "guns-few").name == "Geschütze");
    CHECK(catalogue->ruleset.battleOptions.span()[0].name == "Bei Nacht");
    CHECK(catalogue->ruleset.battleOptions.span()[0].choices.span()[1].name == "Ja");
    CHECK(catalogue->ruleset.battleOptions.span()[0].choices.span()[0].name == "No");
    CHECK(catalogue->ruleset.scenarios.span()[0].name == "Die Brücke");
    CHECK(catalogue->rules.span()[0].shortText == "Übergeht n Treffer.");
    CHECK(catalogue->armies.span()[0].name == "Die Roten");
    CHECK(catalogue->armies.span()[1].name == english->armies.span()[1].name);
    const auto& pikes = catalogue->unit(catalogue->findUnit(Id<Army>::at(0), "pikes"));
    CHECK(pikes.name == "Pikeniere");
    CHECK(pikes.choices.options[pikes.choices.find("drummer")].name == "Trommler");
    CHECK(catalogue->ruleset.rulings[catalogue->findRuling("red-paint")].question == "Zählt die Bemalung?");

    store.setLanguage({});
    CHECK(readSkirmish(store) == english);
}

TEST_CASE("the language of a country goes on top of the language, and where there is none the data stay")
{
    const SkirmishHome home;
    home.write("ruleset.de", german());
    auto austrian = translation();
    austrian["language"] = "de-AT";
    austrian["tallies"] = {{"Guns", "Kanonen"}};
    home.write("ruleset.de-AT", austrian);
    auto store = openedStore();
    const auto english = readSkirmish(store);
    store.setLanguage("de_AT");
    CHECK(constraint(*readSkirmish(store), "guns-few").name == "Kanonen");
    CHECK(readSkirmish(store)->ruleset.scenarios.span()[0].name == "Die Brücke");
    store.setLanguage("pl");
    CHECK(readSkirmish(store) == english);
    store.setLanguage("../../evil");
    CHECK(readSkirmish(store) == english);
}

TEST_CASE("a translation that does not fit keeps nobody from playing")
{
    const SkirmishHome home;
    auto document = german();
    document["messages"][0]["text"] = "Kein {slot}.";
    document["categories"] = {{"gone", {{"name", "Verschwunden"}}}};
    home.write("ruleset.de", document);
    home.write("red.de", std::string("no JSON"));
    auto store = openedStore();
    store.setLanguage("de");
    const auto catalogue = readSkirmish(store);
    CHECK(constraint(*catalogue, "guns-few").messageFewer == "The {army} bring {actual:one gun|no gun}.");
    CHECK(constraint(*catalogue, "guns-few").name == "Geschütze");
}

TEST_CASE("lint finds what does not fit in a translation, at its place")
{
    const SkirmishHome home;
    CHECK(lintFaultsOf(home, german()).empty());

    const auto one = [&](const ordered_json& document, const std::string& pointer, const std::string& words,
                         const std::string& name = "ruleset.de") {
        const auto faults = lintFaultsOf(home, document, name);
        INFO(told(faults));
        REQUIRE(faults.size() == 1);
        CHECK(faults[0].pointer == pointer);
        CHECK(faults[0].line > 1);
        CHECK_THAT(faults[0].message + ' ' + faults[0].advice, Catch::Contains(words));
    };
    auto slots = german();
    slots["messages"][0]["text"] = "Kein Geschütz.";
    one(slots, "/messages/0/text", "slots");
    auto words = german();
    words["messages"][0]["text"] = "{army}: {allowed:ein|kein} Geschütz.";
    one(words, "/messages/0/text", "slots");
    auto stale = german();
    stale["messages"][0]["message"] = "The {army} bring {actual:one cannon|no cannon}.";
    one(stale, "/messages/0/message", "guns-few");
    auto unknown = german();
    unknown["scenarios"]["the-brigde"] = {{"name", "Die Brücke"}};
    one(unknown, "/scenarios/the-brigde", "Did you mean \"the-bridge\"?");
    auto choice = german();
    choice["battleOptions"]["night"]["choices"]["maybe"] = {{"name", "Vielleicht"}};
    one(choice, "/battleOptions/night/choices/maybe", "maybe");
    auto parameter = german();
    parameter["rules"]["steady"]["name"] = "Standhaft";
    one(parameter, "/rules/steady/name", "(n)");
    one(german(), "/language", "ruleset.de.json", "ruleset.fr");
    auto foreign = german();
    foreign["ruleset"] = "chess";
    one(foreign, "/ruleset", "another ruleset");
    one(foreign, "/ruleset", "Write \"skirmish\", or move the file");
    auto tally = german();
    tally["tallies"] = {{"Guns", "{army}"}};
    one(tally, "/tallies/Guns", "Keep every {name} of it, and no others.");
    auto unit = translation("red");
    unit["units"] = {{"pike", {{"name", "Pikeniere"}}}};
    one(unit, "/units/pike", "Did you mean \"pikes\"?", "red.de");
    auto shape = german();
    shape["scenario"] = 1;
    const auto faults = lintFaultsOf(home, shape);
    REQUIRE_FALSE(faults.empty());
    CHECK_THAT(faults[0].message + faults[0].pointer, Catch::Contains("scenario"));
}

TEST_CASE("the German of every shipped ruleset is whole")
{
    auto store = openedStore();
    for (const auto& id : store.rulesets()) {
        if (!fs::exists(inSource("armies/" + id)))
            continue;
        INFO(id);
        store.setLanguage("de");
        const auto german = store.fullCatalogue(id);
        REQUIRE(german.has_value());
        REQUIRE((*german)->source);
        const auto& ours = (*german)->ruleset;
        const auto& written = (*german)->source->ruleset;
        for (const auto i : ours.constraints.ids()) {
            INFO(ours.constraints[i].id + ": " + written.constraints[i].messageMore);
            // A sentence that is nothing but slots needs none.
            CHECK(ours.constraints[i].messageMore != written.constraints[i].messageMore);
            CHECK(ours.constraints[i].messageFewer != written.constraints[i].messageFewer);
        }
        const auto isIn = [&](const char* section, const std::string& item) {
            static std::map<std::string, ordered_json> documents;
            auto& document = documents[id];
            if (document.is_null())
                document = ordered_json::parse(bytesOf(inSource("armies/" + id + "/ruleset.de.json")));
            return document.contains(section) && document[section].contains(item);
        };
        for (const auto& rule : written.constraints)
            if (!rule.name.empty() && !rule.name.starts_with('{'))
                CHECK(isIn("tallies", rule.name));
        for (const auto& category : written.categories)
            CHECK(isIn("categories", category.id));
        for (const auto& column : written.stats)
            CHECK(isIn("stats", column.id));
        for (const auto& column : written.weaponStats)
            CHECK(isIn("weaponStats", column.id));
        for (const auto& option : written.battleOptions)
            CHECK(isIn("battleOptions", option.id));
        for (const auto& scenario : written.scenarios)
            CHECK(isIn("scenarios", scenario.id));
        for (const auto& ruling : written.rulings)
            if (ruling.army.isNone())
                CHECK(isIn("rulings", ruling.id));
    }
}
