// Words of the ruleset language that cannot mean anything where they stand: each is one fault, with file, line, pointer
// and what to do.

#include "io/data/datafile.h"
#include "io/fixture.h"
#include "io/json/canonical.h"
#include "io/lint/lint.h"
#include "io/ruleset/catalogueloader.h"
#include "languagecases.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <map>

using namespace muster;
using namespace muster::testing;
using nlohmann::ordered_json;

namespace {

/// A constraint more, of these members, and where in it the fault stands.
LanguageCase rule(const std::string& members, const std::string& pointer, const std::string& message,
                  const std::string& advice)
{
    const auto hasMessage = members.find("\"message\"") != std::string::npos;
    return {"ruleset",
            {{"/constraints/-", "{ \"id\": \"new\", " + members + (hasMessage ? "" : R"(, "message": "x")") + " }"}},
            "/constraints/8" + pointer,
            message,
            advice};
}

void checkAll(const std::vector<LanguageCase>& cases)
{
    for (const auto& each : cases)
        check(each);
}

/// The members of a constraint of one count.
std::string counting(const std::string& forEach, const std::string& count)
{
    return R"("forEach": ")" + forEach + R"(", "count": )" + count + R"(, "atMost": 1)";
}

std::string bounded(const std::string& forEach, const std::string& bound)
{
    return R"("forEach": ")" + forEach + R"(", "count": { "models": {} }, "atMost": )" + bound;
}

const std::string one = R"("count": { "units": {} }, "atMost": 1)";

} // namespace

TEST_CASE("the game for tests of the language has no fault, read or linted")
{
    const auto faults = faultsOf(languageGame());
    INFO(told(faults));
    CHECK(faults.empty());
    auto store = Store::open(inSource(""));
    REQUIRE(store.has_value());
    const auto linted = lint({inSource("tests/data/language")}, *store);
    INFO(told(linted.faults) << told(linted.warnings));
    CHECK(linted.faults.empty());
    CHECK(linted.warnings.empty());
}

TEST_CASE("a question that cannot be asked where it stands is a fault")
{
    const auto unasked = [](const std::string& forEach, const std::string& where, const std::string& key,
                            const std::string& whom) {
        return rule(R"("forEach": ")" + forEach + R"(", "where": )" + where + ", " + one, "/where" + key,
                    whom + " cannot be asked for", "What can be asked here: ");
    };
    checkAll({
        unasked("army", R"({ "category": "mob" })", "/category", "an army"),
        unasked("army", R"({ "unit": "moss:frogs" })", "/unit", "an army"),
        unasked("army", R"({ "models": { "atLeast": 2 } })", "/models", "an army"),
        unasked("army", R"({ "not": { "line": true } })", "/not/line", "an army"),
        unasked("line", R"({ "category": "mob" })", "/category", "a line of a composition"),
        unasked("line", R"({ "any": [{ "mark": "old" }, { "army": "own" }] })", "/any/1/army",
                "a line of a composition"),
        unasked("kind", R"({ "trait": "big" })", "/trait", "a kind of unit in a roster"),
        unasked("kind", R"({ "option": "drum" })", "/option", "a kind of unit in a roster"),
        unasked("kind", R"({ "group": "captain" })", "/group", "a kind of unit in a roster"),
        unasked("kind", R"({ "as": "guard" })", "/as", "a kind of unit in a roster"),
        unasked("kind", R"({ "all": [{ "heldBack": true }] })", "/all/0/heldBack", "a kind of unit in a roster"),
        {"ruleset",
         {{"/grants/0/where", R"({ "trait": "big" })"}},
         "/grants/0/where/trait",
         "a kind of unit cannot be asked for \"trait\"",
         "What can be asked here: category, mark, rule, unit, models"},
        {"moss",
         {{"/grants/0/unless", R"({ "army": "own" })"}},
         "/grants/0/unless/army",
         "a kind of unit cannot be asked for \"army\"",
         "category"},
        rule(R"("where": { "category": "mob" }, )" + one, "/where", "only armies, units, bodies, kinds, lines",
             "Put the question into count."),
        rule(R"("forEach": "limit", "where": { "mark": "old" }, )" + one, "/where", "only armies", "count"),
        rule(R"("forEach": "battle", "where": { "army": "own" }, )" + one, "/where", "only armies", "count"),
    });
}

TEST_CASE("a filter that says nothing, or holds for nothing, is a fault")
{
    const auto asking = [](const std::string& filter, const std::string& pointer, const std::string& message,
                           const std::string& advice) {
        return rule(R"("count": { "units": )" + filter + R"( }, "atMost": 1)", "/count/units" + pointer, message,
                    advice);
    };
    checkAll({
        asking(R"({ "models": {} })", "/models", "asks for no size", "atLeast"),
        asking(R"({ "models": { "atLeast": 5, "atMost": 4 } })", "/models", "at least 5 and at most 4", "Fix"),
        asking(R"({ "any": [] })", "/any", "the list is empty", "Write what belongs here"),
        asking(R"({ "not": { "all": [] } })", "/not/all", "the list is empty", "take the key out"),
        asking(R"({ "group": "any" })", "/group", "\"any\" is not a model group here", "count of models"),
    });
}

TEST_CASE("a misspelt word is a fault that says what is perhaps meant")
{
    const auto asking = [](const std::string& filter, const std::string& key, const std::string& message,
                           const std::string& advice) {
        return rule(R"("count": { "units": )" + filter + R"( }, "atMost": 1)", "/count/units" + key, message, advice);
    };
    checkAll({
        asking(R"({ "category": "mop" })", "/category", "no category \"mop\"", "\"mob\"?"),
        asking(R"({ "trait": "bigg" })", "/trait", "no trait \"bigg\"", "\"big\"?"),
        asking(R"({ "mark": ["old", "rrae"] })", "/mark", "no mark \"rrae\"", "\"rare\"?"),
        asking(R"({ "rule": "sneeky" })", "/rule", "no special rule \"sneeky\"", "\"sneaky\"?"),
        asking(R"({ "option": "drumm" })", "/option", "no army has an option \"drumm\"", "\"drum\"?"),
        asking(R"({ "group": "captian" })", "/group", "no army has a model group \"captian\"", "\"captain\"?"),
        asking(R"({ "unit": "moss:frog" })", "/unit", "no unit \"moss:frog\"", "\"moss:frogs\"?"),
        asking(R"({ "unit": "frogs" })", "/unit", "no unit \"frogs\"", "Write \"moss:frogs\"."),
        asking(R"({ "unit": "mos:frogs" })", "/unit", "no army \"mos\"", "\"moss\"?"),
        asking(R"({ "army": "onw" })", "/army", "no army \"onw\"", "\"own\"?"),
        asking(R"({ "as": "abord" })", "/as", "no place \"abord\"", "\"aboard\"?"),
        asking(R"({ "catgory": "mob" })", "/catgory", "unknown key \"catgory\"", "\"category\"?"),
        rule(R"("count": { "options": { "of": "extra" } }, "atMost": 1)", "/count/options/of",
             "no army has an option group \"extra\"", "\"extras\"?"),
        rule(R"("count": { "weapons": { "weapon": "slig" } }, "atMost": 1)", "/count/weapons/weapon",
             "no army has a weapon \"slig\"", "\"sling\"?"),
        rule(R"("count": { "weapons": { "kind": "trown" } }, "atMost": 1)", "/count/weapons/kind",
             "no kind of weapon \"trown\"", "\"thrown\"?"),
        rule(R"("count": { "largest": { "stat": "rnage" } }, "atMost": 1)", "/count/largest/stat",
             "no column \"rnage\"", "\"range\"?"),
        rule(counting("unit", R"({ "stat": "hidde" })"), "/count/stat", "no column \"hidde\"", "\"hide\"?"),
        rule(counting("unit", R"({ "parameter": "toughh" })"), "/count/parameter", "no special rule \"toughh\"",
             "\"tough\"?"),
        rule(R"("count": { "units": {} }, "atMost": { "army": "raft" })", "/atMost/army",
             "no army has a number \"raft\"", "\"rafts\"?"),
        rule(R"("forEach": "unit", "in": "abord", )" + one, "/in", "no place \"abord\"", "\"aboard\"?"),
        rule(R"("when": { "ruling": "by-dey" }, )" + one, "/when/ruling", "no ruling \"by-dey\"", "\"by-day\"?"),
        rule(R"("when": { "option": "sise", "is": "small" }, )" + one, "/when/option", "no battle option \"sise\"",
             "\"size\"?"),
        rule(R"("when": { "option": "size", "is": "smal" }, )" + one, "/when/is", "no choice of size \"smal\"",
             "\"small\"?"),
        rule(R"("when": { "scenario": "rayd" }, )" + one, "/when/scenario", "no scenario \"rayd\"", "\"raid\"?"),
        rule(R"("when": { "notScenario": ["raid", "seige"] }, )" + one, "/when/notScenario", "no scenario \"seige\"",
             "\"siege\"?"),
        rule(one + R"(, "citation": "pages")", "/citation", "no citation \"pages\"", "\"page\"?"),
        rule(one + R"(, "severity": { "option": "truse", "is": { "true": "error" } })", "/severity/option",
             "no battle option \"truse\"", "\"truce\"?"),
        rule(one + R"(, "severity": "warn")", "/severity", "not one of the allowed words: error, warning",
             "Use one of them."),
        {"ruleset",
         {{"/traits/0/when/trait", R"("big-and-old")"}},
         "/traits/0/when/trait",
         "is not known yet",
         "Put this trait behind it."},
        {"ruleset", {{"/points/citation", R"("pag")"}}, "/points/citation", "no citation \"pag\"", "\"page\"?"},
        {"ruleset", {{"/grants/0/citation", R"("pag")"}}, "/grants/0/citation", "no citation \"pag\"", "\"page\"?"},
        {"ruleset", {{"/hold/weapon", R"("gripp")"}}, "/hold/weapon", "no column of weapons \"gripp\"", "\"grip\"?"},
        {"ruleset", {{"/hold/always", R"("redy")"}}, "/hold/always", "no special rule \"redy\"", "\"ready\"?"},
        {"ruleset",
         {{"/battle/options/1/default", R"("smal")"}},
         "/battle/options/1/default",
         "none of the choices",
         "\"small\"?"},
        {"ruleset", {{"/reference/0/scenario", R"("rayd")"}}, "/reference/0/scenario", "no scenario", "\"raid\"?"},
        {"ruleset", {{"/tracks/1/mark/stat", R"("luk")"}}, "/tracks/1/mark/stat", "no column \"luk\"", "\"luck\"?"},
        {"ruleset", {{"/rules/3/penalties/stat", R"("mov")"}}, "/rules/3/penalties/stat", "no column", "\"move\"?"},
        {"moss", {{"/units/0/marks/0", R"("odl")"}}, "/units/0/marks/0", "no mark \"odl\"", "\"old\"?"},
        {"moss", {{"/numbers/raft", "1"}}, "/numbers/raft", "no rule of the ruleset asks", "\"rafts\"?"},
        {"moss",
         {{"/profiles/0/weapons/0/arcs/0", R"("B")"}},
         "/profiles/0/weapons/0/arcs/0",
         "no arc \"B\"",
         "The arcs of the ruleset are F, R."},
        {"moss",
         {{"/units/1/uncertain/0/what", R"("point")"}},
         "/units/1/uncertain/0/what",
         "no figure \"point\"",
         "\"points\"?"},
        {"moss",
         {{"/units/1/options/0", R"("armz")"}},
         "/units/1/options/0",
         "no shared option group \"armz\"",
         "\"arms\"?"},
        {"moss",
         {{"/units/1/groups", R"(["captian"])"}},
         "/units/1/groups/0",
         "no shared model group \"captian\"",
         "\"captain\"?"},
        {"moss",
         {{"/optionGroups/1/options/1/effects/0/stat", R"("bit")"}},
         "/optionGroups/1/options/1/effects/0/stat",
         "no column \"bit\"",
         "\"bite\"?"},
        {"moss",
         {{"/optionGroups/1/options/1/effects/0/stat", R"("wingspan")"}},
         "/optionGroups/1/options/1/effects/0/stat",
         "no column \"wingspan\"",
         "Use the ids of stats."},
        {"moss",
         {{"/optionGroups/1/options/1/effects/0", R"({ "of": "weapons", "stat": "rnage", "add": 1 })"}},
         "/optionGroups/1/options/1/effects/0/stat",
         "no column \"rnage\"",
         "\"range\"?"},
        {"moss",
         {{"/optionGroups/1/options/1/effects/0", R"({ "of": "weapons", "stat": "hide", "add": 1 })"}},
         "/optionGroups/1/options/1/effects/0/stat",
         "no column \"hide\"",
         "Use the ids of weaponStats."},
        {"moss",
         {{"/optionGroups/1/options/1/effects/0",
           R"({ "of": "weapons", "stat": "range", "add": 1, "weaponKind": "trown" })"}},
         "/optionGroups/1/options/1/effects/0/weaponKind",
         "no kind of weapon \"trown\"",
         "\"thrown\"?"},
        {"moss",
         {{"/units/2/weapons/0/weapon", R"("teth")"}},
         "/units/2/weapons/0/weapon",
         "no weapon \"teth\"",
         "\"teeth\"?"},
        {"moss",
         {{"/units/2/weapons/0/weapon", R"("tongue")"}},
         "/units/2/weapons/0/weapon",
         "no weapon \"tongue\"",
         "Add it to weapons of the army."},
        {"moss", {{"/units/2/category", R"("cheif")"}}, "/units/2/category", "no category \"cheif\"", "\"chief\"?"},
        {"moss", {{"/units/2/rules/0", R"("quik")"}}, "/units/2/rules/0", "no special rule \"quik\"", "\"quick\"?"},
        {"moss", {{"/weapons/0/kind", R"("mele")"}}, "/weapons/0/kind", "no kind of weapon", "\"melee\"?"},
        {"moss", {{"/weapons/0/stats/grop", "1"}}, "/weapons/0/stats/grop", "no column \"grop\"", "\"grip\"?"},
        {"moss", {{"/units/2/stats/mov", "1"}}, "/units/2/stats/mov", "no column \"mov\"", "\"move\"?"},
        {"moss",
         {{"/units/3/parts/0/profile", R"("rover")"}},
         "/units/3/parts/0/profile",
         "no profile \"rover\"",
         "\"rower\"?"},
        {"moss",
         {{"/units/1/options/1/options/0/ruling", R"("by-dey")"}},
         "/units/1/options/1/options/0/ruling",
         "no ruling \"by-dey\"",
         "\"by-day\"?"},
        {"moss",
         {{"/composition/0/units/1/ruling", R"("by-dey")"}},
         "/composition/0/units/1/ruling",
         "no ruling \"by-dey\"",
         "\"by-day\"?"},
        {"moss",
         {{"/units/1/options/1/default", R"({ "thick": 1 })"}},
         "/units/1/options/1/default/thick",
         "the group has no option \"thick\"",
         "Name options of the group."},
        {"moss", {{"/composition/0/marks/0", R"("odl")"}}, "/composition/0/marks/0", "no mark \"odl\"", "\"old\"?"},
        {"moss",
         {{"/composition/1/units/0", R"("herron")"}},
         "/composition/1/units/0",
         "no unit \"herron\"",
         "\"heron\"?"},
        {"moss",
         {{"/composition/0/limits/0/units/0", R"("newt")"}},
         "/composition/0/limits/0/units/0",
         "no unit \"newt\"",
         "\"newts\"?"},
        {"ruleset",
         {{"/citations/page/source", R"("bok")"}},
         "/citations/page/source",
         "no source \"bok\"",
         "\"book\"?"},
        {"ruleset", {{"/stats/4/from/stat", R"("hidde")"}}, "/stats/4/from/stat", "no column \"hidde\"", "\"hide\"?"},
        {"ruleset", {{"/stats/4/from/rule", R"("quik")"}}, "/stats/4/from/rule", "no special rule", "\"quick\"?"},
    });
}

TEST_CASE("a count or a bound that means nothing over its subject is a fault")
{
    const std::string allowed = "What can be counted here: ";
    const std::string starts = "What it can start from here: ";
    checkAll({
        rule(counting("body", R"({ "points": {} })"), "/count/points", "\"points\" cannot be counted over models",
             allowed),
        rule(counting("body", R"({ "units": {} })"), "/count/units", "cannot be counted over models", allowed),
        rule(counting("body", R"({ "parameter": "tough" })"), "/count/parameter", "cannot be counted over", allowed),
        rule(counting("unit", R"({ "agreed": "points" })"), "/count/agreed", "\"agreed\" cannot be counted over a unit",
             allowed),
        rule(counting("army", R"({ "distinct": { "of": "army" } })"), "/count/distinct", "over an army", allowed),
        rule(counting("kind", R"({ "distinct": { "of": "kind" } })"), "/count/distinct", "over a kind", allowed),
        rule(counting("roster", R"({ "distinct": { "option": "size" } })"), "/count/distinct", "over the whole roster",
             allowed),
        rule(counting("roster", R"({ "distinct": { "agreed": "points" } })"), "/count/distinct",
             "over the whole roster", allowed),
        rule(counting("unit", R"({ "unmatched": { "units": {}, "places": [{ "by": {}, "for": {} }] } })"),
             "/count/unmatched", "over a unit", allowed),
        rule(counting("battle", R"({ "stat": "hide" })"), "/count/stat", "over the two sides", allowed),
        rule(counting("battle", R"({ "weapons": {} })"), "/count/weapons", "over the two sides", allowed),
        rule(bounded("roster", R"({ "line": "number" })"), "/atMost/line", "cannot start from \"line\"", starts),
        rule(bounded("line", R"({ "limit": "atMost" })"), "/atMost/limit", "cannot start from \"limit\"", starts),
        rule(bounded("roster", R"({ "parameter": "tough" })"), "/atMost/parameter", "cannot start", starts),
        rule(bounded("army", R"({ "stat": "hide" })"), "/atMost/stat", "cannot start from \"stat\"", starts),
        rule(bounded("kind", R"({ "derived": "luck" })"), "/atMost/derived", "cannot start", starts),
        rule(bounded("battle", R"({ "battle": "points" })"), "/atMost/battle", "cannot start", starts),
        rule(bounded("battle", R"({ "army": "rafts" })"), "/atMost/army", "cannot start", starts),
        rule(bounded("roster", R"({ "count": { "units": {} }, "by": { "stat": "hide" } })"), "/atMost/by/stat",
             "cannot start", starts),
        {"ruleset",
         {{"/figures/0/value", R"({ "stat": "hide" })"}},
         "/figures/0/value/stat",
         "a figure cannot start",
         starts},
        rule(R"("in": "aboard", )" + one, "/in", "only with \"forEach\": \"unit\"", "drop it"),
        rule(R"("forEach": "army", "in": "below", )" + one, "/in", "only with \"forEach\": \"unit\"", "drop it"),
        rule(R"("forEach": "body", "in": "self", "count": { "models": {} }, "atMost": 1)", "/in", "only with", "drop"),
        rule(counting("unit", R"({ "options": { "differing": true } })"), "/count/options/differing",
             "cannot be asked for options that differ", "\"forEach\": \"body\""),
        rule(counting("body", R"({ "options": { "differing": true, "in": "none" } })"), "/count/options/in",
             "never differ from their unit", "Name model groups"),
        rule(counting("body", R"({ "options": { "differing": true, "filled": true } })"), "/count/options/filled",
             "\"differing\" single options", "Drop one of them"),
        rule(counting("unit", R"({ "models": { "group": "none" } })"), "/count/models/group",
             "not a model group to count", "forEach"),
        rule(counting("unit", R"({ "models": { "group": "captain", "category": "mob" } })"), "/count/models/category",
             "\"category\" is not allowed beside a model group", "into \"of\""),
        rule(counting("body", R"({ "models": { "group": "captain", "of": { "category": "mob" } } })"),
             "/count/models/of", "is not a question about models of a unit", "What can be asked here: "),
        rule(counting("unit", R"({ "units": {}, "side": "first" })"), "/count/side", "the two sides of a battle",
             "\"forEach\": \"battle\""),
        rule(counting("battle", R"({ "distinct": { "option": "size" }, "side": "first" })"), "/count/side",
             "is looked for on both sides", "Drop it."),
        rule(counting("battle", R"({ "units": {}, "side": { "option": "size", "is": "smal" } })"), "/count/side/is",
             "no choice of size \"smal\"", "\"small\"?"),
        rule(counting("unit", R"({ "units": {}, "models": {} })"), "/count", "2 things to count", "exactly one of"),
        rule(counting("unit", R"({})"), "/count", "0 things to count", "exactly one of"),
        rule(counting("roster", R"({ "distinct": {} })"), "/count/distinct", "0 things to tell apart", "exactly one"),
        rule(counting("battle", R"({ "distinct": { "option": "size", "agreed": "points" } })"), "/count/distinct",
             "2 things to tell apart", "exactly one"),
        rule(counting("battle", R"({ "distinct": { "option": "size", "units": {} } })"), "/count/distinct/units",
             "only armies and kinds", "Drop it"),
        rule(counting("unit", R"({ "parameter": "quick" })"), "/count/parameter", "\"quick\" has no parameter", "(n)"),
        rule(bounded("unit", R"({ "parameter": "quick" })"), "/atMost/parameter", "has no parameter", "(n)"),
        {"ruleset",
         {{"/tracks/0/boxes/parameter", R"("quick")"}},
         "/tracks/0/boxes/parameter",
         "has no parameter",
         "(n)"},
        rule(counting("unit", R"({ "stat": "motto" })"), "/count/stat", "\"motto\" has words, not numbers",
             "a column of numbers"),
        rule(counting("unit", R"({ "largest": { "stat": "look" } })"), "/count/largest/stat", "has words",
             "a column of numbers"),
        rule(bounded("unit", R"({ "stat": "motto" })"), "/atMost/stat", "has words", "a column of numbers"),
        rule(bounded("unit", R"({ "derived": "hide" })"), "/atMost/derived", "the column has no formula", "from"),
        rule(counting("unit", R"({ "weapons": { "weapon": "sling", "kind": "melee" } })"), "/count/weapons/weapon",
             "none of these weapons is of this kind: sling", "Drop kind"),
        rule(bounded("unit", R"({ "times": 2 })"), "/atMost", "0 figures to start from", "exactly one of"),
        rule(bounded("roster", R"({ "battle": "points", "count": { "units": {} } })"), "/atMost", "2 figures",
             "exactly one of"),
        rule(R"("forEach": "unit", "whenEmpty": true, )" + one, "/whenEmpty", "a roster without units", "Drop it."),
        rule(R"("forEach": "body", "whenEmpty": true, "count": { "models": {} }, "atMost": 1)", "/whenEmpty",
             "a roster without units", "Drop it."),
        rule(R"("forEach": "army", "where": { "army": "own" }, "whenEmpty": true, )" + one, "/whenEmpty",
             "no army is picked out by where", "drop where"),
        rule(R"("count": { "units": {} })", "", "compares with nothing", "atMost, atLeast or exactly"),
        rule(one + R"(, "exactly": 1)", "", "exactly cannot be beside", "one or the other"),
    });
}

TEST_CASE("a battle option asks for what is there before units and options after it")
{
    const auto when = [](const std::string& condition, const std::string& pointer, const std::string& message,
                         const std::string& advice) {
        return LanguageCase{
            "ruleset", {{"/battle/options/1/when", condition}}, "/battle/options/1/when" + pointer, message, advice};
    };
    checkAll({
        when(R"({ "has": { "category": "mob" } })", "", "does not depend on units", "Drop"),
        when(R"({ "option": "size", "is": "small" })", "", "\"size\" is not before", "before it in the list"),
        when(R"({ "option": "fog" })", "", "\"fog\" is not before", "before it in the list"),
        when(R"({ "scenario": "rayd" })", "/scenario", "no scenario \"rayd\"", "\"raid\"?"),
        when(R"([{ "ruling": "by-dey" }])", "/0/ruling", "no ruling \"by-dey\"", "\"by-day\"?"),
    });
    CHECK(faultsOf(changed({"ruleset",
                            {{"/battle/options/1/when",
                              R"([{ "option": "truce" }, { "ruling": "by-day" }, { "scenario": "raid" }])"}},
                            {},
                            {},
                            {}}))
              .empty());
}

TEST_CASE("a condition or a severity that is not whole is a fault")
{
    const auto when = [](const std::string& condition, const std::string& pointer, const std::string& message,
                         const std::string& advice) {
        return rule(R"("when": )" + condition + ", " + one, "/when" + pointer, message, advice);
    };
    checkAll({
        when(R"({ "is": true })", "/is", "needs the ruling or option", "drop it"),
        when(R"({ "ruling": "by-day", "option": "truce", "is": true })", "", "both ruling and option", "a list of two"),
        when(R"({ "ruling": "by-day", "is": "small" })", "/is", "true or false", "Write one of them."),
        when(R"({ "option": "size" })", "/option", "\"size\" is not a flag", "small, large"),
        when(R"({ "option": "size", "is": true })", "/is", "\"size\" is not a flag", "small, large"),
        when(R"({ "option": "truce", "is": "small" })", "/is", "no choice of truce", "Write true or false."),
        when(R"({ "option": "size", "is": [] })", "/is", "the list is empty", "take the key out"),
        when(R"({ "scenario": [] })", "/scenario", "the list is empty", "take the key out"),
        when(R"({ "scenario": "raid", "notScenario": "siege" })", "/notScenario", "leaves nothing out, or all",
             "Keep one of them."),
        when("[]", "", "the list is empty", "take the key out"),
        when(R"([{ "ruling": "by-day" }, { "ruling": "by-day", "is": false }])", "/1/ruling",
             "asks twice about this ruling", "Keep one of them."),
        when(R"([{ "option": "truce" }, { "option": "fog" }])", "/1/option", "asks twice about a battle option",
             "ask once"),
        when(R"([{ "scenario": "raid" }, { "notScenario": "siege" }])", "/1/notScenario",
             "asks twice about the scenario", "ask once"),
        when(R"([{ "has": { "category": "mob" } }, { "has": { "category": "raft" } }])", "/1/has",
             "asks twice about the units", "ask once"),
        when(R"([{ "ruling": "by-day" }, { "scenario": "rayd" }])", "/1/scenario", "no scenario \"rayd\"", "\"raid\"?"),
        rule(one + R"(, "severity": { "option": "size", "is": { "small": "error" } })", "/severity/is",
             "no severity for the case that size is large", "Add \"large\""),
        rule(one + R"(, "severity": { "option": "truce", "is": { "true": "off" } })", "/severity/is",
             "the case that truce is false", "Add \"false\""),
        rule(one + R"(, "severity": { "option": "truce", "is": { "true": "off", "false": "note", "on": "off" } })",
             "/severity/is/on", "no choice \"on\"", "Write true and false."),
    });
}

TEST_CASE("a name in braces that has nothing to say is a fault")
{
    const auto saying = [](const std::string& members, const std::string& text, const std::string& message,
                           const std::string& advice) {
        return rule(members + R"(, "message": ")" + text + '"', "/message", message, advice);
    };
    const std::string few = R"("count": { "units": {} }, "atLeast": 1)";
    const std::string ofUnit = R"("forEach": "unit", "count": { "weapons": {} }, "atMost": 1)";
    checkAll({
        saying(one, "{actaul} units", "{actaul} has no meaning here", "Did you mean \"actual\"?"),
        saying(one, "{unit} is too much", "{unit} has no meaning here", "\"units\"?"),
        saying(one, "{line}", "{line} has no meaning here", "Known here: actual, allowed, over, army"),
        saying(one, "{short} too few", "{short} has no meaning", "over"),
        saying(few, "{over} too many", "{over} has no meaning", "short"),
        saying(few, "{units} are too few", "{units} has no meaning", "actual"),
        saying(R"("count": { "points": {} }, "atMost": 1)", "{units} cost too much", "{units} has no meaning", "over"),
        saying(ofUnit, "{units}", "{units} has no meaning", "\"unit\"?"),
        saying(R"("forEach": "unit", "in": "below", "count": { "models": {} }, "atMost": 1)", "{weapons}",
               "{weapons} has no meaning", "units"),
        saying(R"("forEach": "unit", "count": { "options": {} }, "atLeast": 1)", "{empty}", "{empty} has no meaning",
               "unit"),
        saying(R"("forEach": "unit", "count": { "options": { "filled": true } }, "atMost": 1)", "{empty}",
               "{empty} has no meaning", "unit"),
        saying(R"("forEach": "unit", "count": { "sameWeapon": {} }, "atLeast": 1)", "{weapons}",
               "{weapons} has no meaning", "unit"),
        saying(R"("forEach": "battle", "count": { "units": {} }, "atMost": 1)", "{army}", "{army} has no meaning",
               "actual"),
        saying(one, "{army:one|many}", "{army:...} chooses no word", "actual and by allowed"),
        saying(one, "{actual:unit}", "has 1 word to choose from", "{actual:unit|units}"),
        saying(one, "{actual:no|one|two}", "has 3 words to choose from", "Write two"),
        saying(one, "{actual units", "a brace is not closed", "Write }"),
        rule(R"("forEach": "line", "name": "{unit}", )" + one, "/name", "{unit} has no meaning", "line"),
        rule(R"("name": "Units {army}", )" + one, "/name", "{army} has no meaning", "No names in braces"),
        rule(R"("name": "None", "count": { "units": {} }, "atMost": 0)", "/name", "a rule that forbids has no tally",
             "Drop it."),
        rule(R"("forEach": "battle", "name": "Units", )" + one, "/name", "a battle has no tally", "Drop it."),
        rule(R"("count": { "units": {} }, "exactly": 1, "message": { "more": "x" })", "/message",
             "there is no message for too few", "Add \"fewer\"."),
        rule(one + R"(, "message": {})", "/message", "there is no message for too many", "Add \"more\"."),
        rule(one + R"(, "message": { "more": "x", "fewer": "y" })", "/message/fewer", "never finds too few",
             "Drop it."),
    });
}

TEST_CASE("what a ruleset declares means something")
{
    checkAll({
        {"ruleset",
         {{"/places/1/default", "true"}},
         "/places/1/default",
         "\"aboard\" is the default already",
         "Keep one default."},
        {"ruleset", {{"/places/1/as", R"("alone")"}}, "/places/1/as", "\"alone\" means something else", "another word"},
        {"ruleset", {{"/places/1/as", R"("below")"}}, "/places/1/as", "\"below\" means something else", "another word"},
        {"ruleset", {{"/stats/0/modifies", R"("bite")"}}, "/stats/0/modifies", "cannot modify another", "drop it"},
        {"ruleset",
         {{"/weaponStats/0/from", R"({ "stat": "hide" })"}},
         "/weaponStats/0/from",
         "has no formula",
         "Drop"},
        {"ruleset", {{"/weaponStats/0/per", R"("profile")"}}, "/weaponStats/0/per", "belongs to each weapon", "Drop"},
        {"ruleset", {{"/weaponStats/3/modifies", R"("motto")"}}, "/weaponStats/3/modifies", "has words", "numbers"},
        {"ruleset",
         {{"/stats/4/from/stat", R"("luck")"}},
         "/stats/4/from/stat",
         "cannot start from the column",
         "Name another column."},
        {"ruleset", {{"/stats/4/from/stat", R"("motto")"}}, "/stats/4/from/stat", "has words", "numbers"},
        {"ruleset", {{"/stats/4/from/part", "2"}}, "/stats/4/from/part", "\"hide\" has 1 part", "Drop it."},
        {"ruleset",
         {{"/stats/4/from", R"({ "stat": "nerve", "part": 3 })"}},
         "/stats/4/from/part",
         "has 2 parts",
         "from 1 on"},
        {"ruleset",
         {{"/stats/4/from", R"({ "models": true, "part": 2 })"}},
         "/stats/4/from/part",
         "has no parts",
         "Drop it."},
        {"ruleset",
         {{"/stats/4/from/models", "true"}},
         "/stats/4/from",
         "starts from a column or from the number",
         "Write one"},
        {"ruleset", {{"/stats/4/from/unless", R"("quick")"}}, "/stats/4/from/unless", "no unit both has", "Drop rule"},
        {"ruleset",
         {{"/stats/4/from/by", R"({ "models": true, "rule": "slow" })"}},
         "/stats/4/from/by/rule",
         "only a whole formula asks",
         "further out"},
        {"ruleset",
         {{"/stats/4/from/by",
           R"({ "models": true, "by": { "models": true, "by": { "models": true, "by": { "models": true,
              "by": { "models": true } } } } })"}},
         "/stats/4/from/by/by/by/by/by",
         "more than four deep",
         "simpler"},
        {"ruleset",
         {{"/stats/4/from/table", "[[3, 1], [2, 2]]"}},
         "/stats/4/from/table",
         "the rows of a table go up",
         "Sort them."},
        {"ruleset", {{"/hold/stat", R"("motto")"}}, "/hold/stat", "has words", "numbers"},
        {"ruleset", {{"/hold/weapon", R"("look")"}}, "/hold/weapon", "has words", "numbers"},
        {"ruleset", {{"/tracks/1/boxes/stat", R"("motto")"}}, "/tracks/1/boxes/stat", "has words", "numbers"},
        {"ruleset",
         {{"/battle/options/0/choices", R"([{ "id": "a", "name": "A" }])"}},
         "/battle/options/0/choices",
         "a flag is true or false",
         "\"choice\""},
        {"ruleset", {{"/battle/options/0/default", R"("on")"}}, "/battle/options/0/default", "true or false", "Write"},
        {"ruleset",
         {{"/battle/options/1/default", "true"}},
         "/battle/options/1/default",
         "none of the choices",
         "small, large"},
        {"ruleset",
         {{"/battle/options/-", R"({ "id": "moon", "name": "Moon", "kind": "choice", "default": "full" })"}},
         "/battle/options/3/default",
         "none of the choices",
         "Add choices."},
        {"ruleset",
         {{"/rulings/-",
           R"({ "id": "by-day", "question": "Q?", "answer": "A.", "otherwise": "B.", "default": true })"}},
         "/rulings/1/id",
         "the ruling \"by-day\" is there twice",
         "another id"},
        {"ruleset", {{"/rules/2/stack", R"("sum")"}}, "/rules/2/stack", "nothing to add up", "add (n)"},
        {"ruleset", {{"/rules/3/penalties/times", "1"}}, "/rules/3/penalties/times", "1 is too small; at least 2", ""},
        {"ruleset",
         {{"/rules/3/penalties/stat", R"("motto")"}},
         "/rules/3/penalties/stat",
         "cannot get worse",
         "numbers"},
        {"ruleset",
         {{"/figures/0/value", ""}, {"/figures/0/text", R"("Some.")"}},
         "/figures/0/unit",
         "no value before the word",
         "drop it"},
        {"ruleset",
         {{"/figures/0/value", ""}, {"/figures/0/unit", ""}},
         "/figures/0",
         "no value and no text",
         "Add value"},
        {"ruleset",
         {{"/traits/1/id", R"("big")"}, {"/traits/1/when/trait", ""}},
         "/traits/1",
         "is there twice",
         "another id"},
        {"ruleset",
         {{"/battle/scenarios/1/id", R"("raid")"}, {"/constraints/7", ""}},
         "/battle/scenarios/1",
         "is there twice",
         "another id"},
        {"ruleset",
         {{"/weaponKinds/-", R"({ "id": "thrown", "name": "Hurled" })"}},
         "/weaponKinds/2",
         "is there twice",
         "another id"},
    });
}

TEST_CASE("a game has no more than 63 columns of units, and of weapons")
{
    for (const std::string list : {"/stats", "/weaponStats"}) {
        LanguageCase made{"ruleset", {}, list, "more than 63 columns", "Join or drop some."};
        const auto game = languageGame();
        for (auto i = game.ruleset[ordered_json::json_pointer(list)].size(); i < 64; ++i)
            made.changes.emplace_back(list + "/-", R"({ "id": "c)" + std::to_string(i) +
                                                       R"(", "name": "C", "short": "C", "kind": "number" })");
        check(made);
        made.changes.pop_back();
        CHECK(faultsOf(changed(made)).empty());
    }
}

TEST_CASE("in a game without points nothing is about points")
{
    auto game = languageGame();
    game.ruleset.erase("points");
    const auto faults = faultsOf(game);
    INFO(told(faults));
    const auto has = [&](const std::string& file, const std::string& pointer) {
        return std::ranges::any_of(faults, [&](const Fault& fault) {
            return fault.file == file && fault.pointer == pointer && !fault.advice.empty() &&
                   fault.message.find("no points") != std::string::npos;
        });
    };
    CHECK(has("ruleset.json", "/constraints/0/count/points"));
    CHECK(has("ruleset.json", "/constraints/0/atMost/battle"));
    CHECK(has("ruleset.json", "/figures/0/value/battle"));
    CHECK(has("ruleset.json", "/victory/0"));
    CHECK(has("moss.json", "/units/0/pointsPerModel"));
    CHECK(has("moss.json", "/units/2/points"));
    CHECK(has("moss.json", "/optionGroups/0/options/0/points"));
    CHECK(has("moss.json", "/modelGroups/0/pointsPerModel"));
}

TEST_CASE("what an army says means something")
{
    checkAll({
        {"moss", {{"/allies/0", R"("moss")"}}, "/allies/0", "cannot be its own ally", "Drop it."},
        {"moss",
         {{"/units/3/rules/0", R"("room")"}},
         "/units/3/rules/0",
         "\"room\" is used without its parameter",
         "\"value\": 1"},
        {"moss",
         {{"/units/3/rules/0", R"({ "rule": "quick", "value": 2 })"}},
         "/units/3/rules/0/value",
         "\"quick\" has no parameter",
         "add (n)"},
        {"ruleset",
         {{"/grants/0/rules/0", R"({ "rule": "slow", "value": 2 })"}},
         "/grants/0/rules/0/value",
         "\"slow\" has no parameter",
         "Drop it"},
        {"moss",
         {{"/units/3/rules/0/value", R"("D6")"}},
         "/units/3/rules/0/value",
         "\"D6\" is not a number",
         "Write a number."},
        {"moss",
         {{"/weapons/1/rules/0", R"({ "rule": "ready", "bearer": "leader" })"}},
         "/weapons/1/rules/0/bearer",
         "goes with the weapon",
         "Drop it."},
        {"moss",
         {{"/profiles/0/weapons/0/count", R"("all")"}},
         "/profiles/0/weapons/0/count",
         "a profile is of one",
         "Write a number"},
        {"moss",
         {{"/profiles/0/stats/move", "3"}},
         "/profiles/0/stats/move",
         "belongs to the whole unit",
         "stats of the unit"},
        {"moss",
         {{"/units/3/stats/grit", "3"}},
         "/units/3/stats/grit",
         "belongs to each kind of model",
         "stats of the profiles"},
        {"moss",
         {{"/units/0/parts", R"([{ "profile": "rower" }])"}},
         "/units/0",
         "models of one kind, or parts",
         "Write one"},
        {"moss",
         {{"/modelGroups/-", R"({ "id": "none", "name": "None" })"}, {"/units/1/groups", R"(["none"])"}},
         "/modelGroups/2/id",
         "\"none\" means something else",
         "another id"},
        {"moss",
         {{"/modelGroups/0/effects/0/each", "true"}},
         "/modelGroups/0/effects/0/each",
         "counts once",
         "unitEffects"},
        {"moss",
         {{"/units/1/groups", R"([{ "id": "tail", "name": "Tail", "swaps": false }])"}},
         "/units/1/groups/0/swaps",
         "no options of their own",
         "Drop it."},
        {"moss",
         {{"/units/0/groups/0", R"({ "id": "captain", "name": "Captain", "options": [
            { "id": "own", "name": "Own", "swap": "kit", "default": { "cap": 1 },
              "options": [{ "id": "cap", "name": "Cap" }] }] })"}},
         "/units/0/groups/0/options/0/default",
         "share the choice of their unit",
         "Drop it."},
        {"moss",
         {{"/composition/0/limits/0/units/0", R"("heron")"}},
         "/composition/0/limits/0/units/0",
         "is not on the line",
         "Add it"},
        {"moss",
         {{"/composition/0/limits/0/units", R"(["newts", "newts"])"}},
         "/composition/0/limits/0/units/1",
         "there twice",
         "Drop one."},
        {"moss",
         {{"/composition/1/units", R"(["heron", "frogs"])"}},
         "/composition/1/units/1",
         "\"frogs\" is on two lines",
         "Keep it on one."},
        {"moss",
         {{"/composition/1/units", R"([{ "unit": "newts", "ruling": "by-day" }])"}},
         "/composition/1/units/0",
         "on two lines by rulings",
         "Keep it on one."},
        {"moss",
         {{"/optionGroups/-", R"({ "id": "arms", "name": "Arms", "options": [{ "id": "x", "name": "X" }] })"}},
         "/optionGroups/2/id",
         "there twice",
         "another id"},
        {"moss",
         {{"/units/2/options", R"(["extras", "extras"])"}},
         "/optionGroups/1/id",
         "there twice in a unit",
         "name it once"},
    });
}

TEST_CASE("what an option says means something")
{
    const std::string option = "/units/1/options/1/options/0";
    const auto put = [&](const std::string& key, const std::string& value, const std::string& at,
                         const std::string& message, const std::string& advice) {
        return LanguageCase{"moss", {{option + '/' + key, value}}, option + at, message, advice};
    };
    checkAll({
        put("min", "3", "/min", "needs more than it allows", "Fix"),
        put("max", "0", "/max", "nobody can ever take", "Raise its max"),
        put("requires", R"(["fat"])", "/requires/0", "cannot require or exclude itself", "Drop it."),
        put("requires", R"(["thick"])", "/requires/0", "the unit has no option \"thick\"", "\"thin\"?"),
        put("excludes/0", R"("thinn")", "/excludes/0", "the unit has no option \"thinn\"", "\"thin\"?"),
        put("excludes", "", "/ruling", "whether excludes holds", "add excludes"),
        put("maxModels", "5", "/maxModels", "could be larger", "lower it"),
        put("replaces", R"(["teeth"])", "/replaces/0", "carries the weapon \"teeth\"", "Name a weapon"),
        put("effects", R"([{ "stat": "motto", "add": 1 }])", "/effects/0", "has words, which can only be set", "set"),
        put("effects", R"([{ "stat": "luck", "improve": 1 }])", "/effects/0", "no figure is better", "Write add"),
        put("effects", R"([{ "stat": "hide", "set": 3, "each": true }])", "/effects/0/each", "several times", "Drop"),
        put("effects", R"([{ "stat": "hide", "add": 3, "first": true }])", "/effects/0/first", "multiplication",
            "Drop"),
        put("effects", R"([{ "stat": "hide", "add": 3, "weaponKind": "melee" }])", "/effects/0/weaponKind",
            "not its weapons", "\"of\": \"weapons\""),
        put("effects", R"([{ "stat": "hide", "add": 3, "set": 1 }])", "/effects/0", "does 2 things", "exactly one"),
        {"moss", {{"/optionGroups/0/max", "0"}}, "/optionGroups/0/max", "nobody can ever take", "Raise"},
        {"moss",
         {{"/optionGroups/0/max", "1"}, {"/optionGroups/0/min", "2"}},
         "/optionGroups/0/min",
         "needs more than it allows",
         "Fix"},
        {"moss",
         {{"/optionGroups/1/swap", R"("kitt")"},
          {"/units/0/options/-",
           R"({ "id": "more", "name": "More", "swap": "kit", "options": [{ "id": "net", "name": "Net" }] })"}},
         "/optionGroups/1/swap",
         "of the set \"kitt\"",
         "Did you mean \"kit\"?"},
        {"moss",
         {{"/units/1/options/1/swap", R"("each")"}},
         "/units/1/options/1/swap",
         "choose for themselves",
         "Drop it."},
    });
    auto game = languageGame();
    game.ruleset.erase("hold");
    game.moss[ordered_json::json_pointer(option + "/holds")] = 1;
    const auto faults = faultsOf(game);
    INFO(told(faults));
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].pointer == option + "/holds");
    CHECK_THAT(faults[0].message, Catch::Contains("nothing about hands"));
}

TEST_CASE("a shared group that needs what units lack is one fault that names group and units")
{
    // Herons have no sling, and captains of frogs choose none; that is fine as long as they have a drum.
    const auto needing = [](const std::string& needed, const std::string& pointer, const std::string& message,
                            const std::string& advice) {
        return LanguageCase{"moss",
                            {{"/optionGroups/1/options/1/requires", needed}},
                            "/optionGroups/1/options/1" + pointer,
                            message,
                            advice};
    };
    checkAll({
        needing(R"(["sling"])", "/requires",
                "the option \"banner\" of the shared option group \"extras\" needs what these units do not have: Frogs "
                "and Heron",
                "Give them one of sling"),
        // Once, though three lists have the group.
        needing(R"(["drum", "slign"])", "/requires/1", "no unit that shares it has an option \"slign\"", "\"sling\"?"),
        needing(R"(["slign"])", "/requires/0", "no unit that shares it has an option \"slign\"", ""),
    });
}

TEST_CASE("what real games say, where it cannot mean anything, is a fault")
{
    checkAll({
        rule(R"("forEach": "unit", "count": { "models": {}, "in": "aboart" }, "atMost": 1)", "/count/in",
             "there is no place \"aboart\"", "aboard"),
        rule(R"("count": { "models": {}, "in": "parent" }, "atMost": 1)", "/count/in",
             "a count over the whole roster cannot look at \"parent\"", "Drop it."),
        rule(R"("forEach": "kind", "count": { "units": {} }, "atMost": { "count": { "units": {}, "in": "army" } })",
             "/atMost/count/in", "a count over a kind of unit cannot look at \"army\"", "\"roster\""),
        rule(R"("forEach": "option", "count": { "units": {} }, "atMost": 1)", "/count/units",
             "\"units\" cannot be counted over an option", "options, points of options"),
        rule(R"("forEach": "option", "where": { "category": "mob" }, "count": { "options": {} }, "atMost": 1)",
             "/where/category", "an option cannot be asked for \"category\"", "mark, option"),
        rule(R"("count": { "points": { "options": {}, "category": "mob" } }, "atMost": 1)", "/count/points/category",
             "\"category\" is not allowed beside options", "\"units\""),
        rule(R"("count": { "options": { "mark": "laud" } }, "atMost": 1)", "/count/options/mark",
             "there is no mark \"laud\"", "loud"),
        rule(R"("forEach": "unit", "count": { "highest": { "stat": "move" } }, "atMost": 1)", "/count/highest",
             "\"highest\" cannot be counted over a unit", "What can be counted here"),
        rule(R"("count": { "highest": { "stat": "motto" } }, "atMost": 1)", "/count/highest/stat",
             "has words, not numbers", "Name a column of numbers."),
        rule(R"("count": { "units": {} }, "atMost": { "battle": "points", "perFull": 100, "perPart": 100 })",
             "/atMost/perPart", "full steps or also parts of them", "Keep one"),
        rule(R"("when": [{ "hasNo": {} }, { "hasNo": {} }], "count": { "units": {} }, "atMost": 1)", "/when/1/hasNo",
             "asks twice about units that are not there", "hasNo"),
        rule(one + R"(, "message": "{option}")", "/message", "{option} has no meaning here", "Known here"),
        {"ruleset",
         {{"/places/-", R"({ "as": "new", "name": "New", "slots": true })"}},
         "/places/3/slots",
         "the place \"in-flock\" has slots already",
         "Keep one."},
        {"ruleset", {{"/places/2/accepts", "{}"}}, "/places/2/accepts", "say the slots", "write it in the slots"},
        {"moss",
         {{"/units/1/optionLimits", R"([{ "id": "all", "name": "All", "options": ["fat", "thinn"], "max": 1 }])"}},
         "/units/1/optionLimits/0/options/1",
         "there is no option \"thinn\"",
         "thin"},
        {"moss",
         {{"/units/1/optionLimits", R"([{ "id": "all", "name": "All", "groups": ["sise"], "max": 1 }])"}},
         "/units/1/optionLimits/0/groups/0",
         "there is no option group \"sise\"",
         "size"},
        {"moss",
         {{"/units/1/optionLimits", R"([{ "id": "all", "name": "All", "groups": ["size"] }])"}},
         "/units/1/optionLimits/0",
         "the limit limits nothing",
         "min, max or both"},
        {"moss",
         {{"/units/1/optionLimits", R"([{ "id": "all", "name": "All", "groups": ["size"], "max": 0 }])"}},
         "/units/1/optionLimits/0/max",
         "nobody can ever take one",
         "Raise its max"},
        {"moss",
         {{"/units/1/optionLimits", R"([{ "id": "all", "name": "All", "groups": ["size"], "min": 3 }])"}},
         "/units/1/optionLimits/0/min",
         "needs more than its options allow",
         "Raise the max of an option"},
        {"moss",
         {{"/units/1/optionLimits", R"([{ "id": "all", "name": "All", "groups": ["size"], "max": 2 }])"}},
         "/units/1/optionLimits/0/max",
         "allow no more than 2 anyway",
         "drop the limit"},
        {"ruleset",
         {{"/figures/0/where", R"({ "category": "frog" })"}},
         "/figures/0/where",
         "the figure is not for units",
         "forEach"},
        {"ruleset",
         {{"/figures/0/forEach", R"("unit")"}, {"/figures/0/value", R"({ "line": "number" })"}},
         "/figures/0/value/line",
         "a bound over a unit cannot start from \"line\"",
         "parameter, stat"},
        {"moss",
         {{"/units/4/slots/0/units/mark", "\"rear\""}},
         "/units/4/slots/0/units/mark",
         "there is no mark \"rear\"",
         "rare"},
        {"moss",
         {{"/units/4/slots/1/id", "\"lead\""}},
         "/units/4/slots/1",
         "the id \"lead\" is there twice",
         "another id"},
        {"moss",
         {{"/units/4/slots/1/max/slot", "\"rank\""}},
         "/units/4/slots/1/max/slot",
         "there is no slot \"rank\"",
         "before this one"},
        {"moss",
         {{"/units/4/slots/0/max", "0"}, {"/units/4/slots/0/min", "0"}},
         "/units/4/slots/0/max",
         "nobody can ever fill this slot",
         "Raise its max"},
        {"moss",
         {{"/units/4/slots/0/max", "1"}, {"/units/4/slots/0/min", "2"}},
         "/units/4/slots/0/min",
         "the slot needs more than it allows",
         "Fix min or max."},
        {"moss",
         {{"/units/0/models/default", "20"}},
         "/units/0/models/default",
         "the usual size is none",
         "from min to max"},
        {"moss",
         {{"/units/1/points", R"({ "bySize": [[5, 30], [3, 20]] })"}},
         "/units/1/points/bySize/1",
         "the sizes do not rise",
         "Sort them."},
        {"moss", {{"/units/1/points", "{}"}}, "/units/1/points", "a price is a number, or a list", "bySize and byCopy"},
        {"moss",
         {{"/categories", R"([{ "id": "mob", "name": "Mob", "plural": "Mobs" }])"}},
         "/categories/0/id",
         "the ruleset has a category \"mob\" already",
         "another id"},
        {"moss",
         {{"/battle", R"({ "options": [{ "id": "truce", "name": "T", "kind": "flag", "default": false }] })"}},
         "/battle/options/0/id",
         "there is a battle option \"truce\" already",
         "another id"},
        {"moss",
         {{"/constraints",
           R"([{ "id": "x", "count": { "units": { "category": "mop" } }, "atMost": 1, "message": "x" }])"}},
         "/constraints/0/count/units/category",
         "there is no category \"mop\"",
         "mob"},
    });
}

TEST_CASE("the schema says what stands there, what must stand there and what to do")
{
    const auto bound = [](const std::string& value, const std::string& pointer, const std::string& message,
                          const std::string& advice) {
        return rule(R"("count": { "units": {} }, "atMost": )" + value, "/atMost" + pointer, message, advice);
    };
    checkAll({
        bound(R"({ "battle": "points", "times": 0.5 })", "/times", "0.5 is a number with a fraction", "Write \"1/2\"."),
        bound(R"({ "battle": "points", "times": 0.333333333 })", "/times", "0.333333333 is", "Write \"1/3\"."),
        bound(R"({ "battle": "points", "times": -0.1 })", "/times", "-0.1 is", "Write \"-1/10\"."),
        bound(R"({ "battle": "points", "times": 2.0 })", "/times", "2.0 is", "Write 2."),
        bound(R"({ "battle": "points", "times": "half" })", "/times", "\"half\" is not a valid fraction", "\"1/3\""),
        bound(R"("5")", "", "\"5\" is a text; this must be a whole number or an object", "Write 5 without quotes."),
        bound("-1", "", "-1 is too small; at least 0 is needed", ""),
        bound(R"({ "battle": "points", "round": "dwon" })", "/round",
              "\"dwon\" is not one of the allowed words: down, up, none", "Did you mean \"down\"?"),
        bound(R"({ "battle": "point" })", "/battle", "\"point\" is not allowed here", "Write \"points\"."),
        bound(R"({ "battle": "points", "rounds": "up" })", "/rounds", "unknown key \"rounds\"", "\"round\"?"),
        rule(R"("whenEmpty": "true", )" + one, "/whenEmpty", "\"true\" is a text; this must be true or false",
             "Write true without quotes."),
        {"ruleset",
         {{"/dataVersion", "0.1"}},
         "/dataVersion",
         "0.1 is a number with a fraction; this must be a text",
         "Write it in quotes: \"0.1\"."},
        {"ruleset",
         {{"/points/usual", "300"}},
         "/points/usual",
         "300 is a number; this must be a list",
         "Write it in brackets: [300]."},
        {"ruleset",
         {{"/stats/0/kind", R"("inch")"}},
         "/stats/0/kind",
         "not one of the allowed words: inches",
         "\"inches\"?"},
        {"moss",
         {{"/units/0/options/0", R"({ "use": "arms", "id": "left", "name": "Left", "swap": "kit" })"}},
         "/units/0/options/0/swap",
         "unknown key \"swap\"",
         "Take it out"},
        {"moss", {{"/units/0/name", ""}}, "/units/0", "the key \"name\" is missing", "Add it."},
    });
}

namespace {

/// What an advice says to write, as JSON; empty where it does not say it.
std::string toWrite(const std::string& advice)
{
    auto begin = advice.find("rite ");
    if (begin == std::string::npos)
        return {};
    begin += 5;
    if (const auto colon = advice.find(": ", begin); colon != std::string::npos)
        begin = colon + 2;
    auto value = advice.substr(begin, advice.rfind('.') - begin);
    if (const auto quotes = value.find(" without quotes"); quotes != std::string::npos)
        value.resize(quotes);
    return ordered_json::accept(value) ? value : std::string();
}

} // namespace

TEST_CASE("what lint says to write has no fault when it is written")
{
    struct Case {
        const char* file;
        std::string pointer;
        std::string wrong;
        std::string right;
    };
    const Case cases[]{
        {"moss", "/units/1/points", "12.5", R"("25/2")"},
        {"moss", "/units/1/points", "12.0", "12"},
        {"moss", "/units/1/points", "0.3333333", R"("1/3")"},
        {"moss", "/units/1/points", R"("12")", "12"},
        {"moss", "/units/1/points", R"("12,5")", R"("25/2")"},
        {"moss", "/units/1/points", R"("12 1/2")", R"("25/2")"},
        {"moss", "/units/1/points", "[30]", "30"},
        {"moss", "/units/0/pointsPerModel", "2.5", R"("5/2")"},
        {"moss", "/units/0/stats/bite", "4", R"("4+")"},
        {"moss", "/units/0/stats/bite", R"("5")", R"("5+")"},
        {"moss", "/units/0/stats/bite", R"("good")", R"("4+")"},
        {"moss", "/units/0/stats/move", R"("6\"")", "6"},
        {"moss", "/units/0/stats/hide", R"("2+")", "2"},
        {"moss", "/units/0/stats/nerve", "9", R"("9/11")"},
        {"moss", "/weapons/0/stats/sharp", R"("-2+")", "-2"},
        {"moss", "/units/1/models", R"("5")", "5"},
        {"ruleset", "/constraints/0/atMost/times", "0.1", R"("1/10")"},
        {"ruleset", "/constraints/0/atMost/times", R"("2")", "2"},
        {"ruleset", "/constraints/0/atMost/times", R"("0,5")", R"("1/2")"},
        {"ruleset", "/dataVersion", "0.1", R"("0.1")"},
        {"ruleset", "/points/usual", "300", "[300]"},
    };
    for (const auto& each : cases) {
        LanguageCase made{each.file, {{each.pointer, each.wrong}}, {}, {}, {}};
        const auto faults = faultsOf(changed(made));
        INFO(each.pointer << " = " << each.wrong << '\n' << told(faults));
        REQUIRE(faults.size() == 1);
        CHECK(faults[0].pointer == each.pointer);
        CHECK(toWrite(faults[0].advice) == each.right);
        made.changes[0].second = each.right;
        CHECK(told(faultsOf(changed(made))).empty());
    }
    // Nothing is near that could be written.
    check({"moss",
           {{"/units/1/points", "12.34"}},
           "/units/1/points",
           "12.34 is a number with a fraction",
           "Write halves, thirds, quarters"});
    check({"moss",
           {{"/units/1/points", R"("12.34")"}},
           "/units/1/points",
           "\"12.34\" is not a cost that can be added up",
           "Write halves, thirds, quarters"});
    check({"ruleset",
           {{"/constraints/0/atMost/times", "1234.5678"}},
           "/constraints/0/atMost/times",
           "1234.5678 is a number with a fraction",
           "or a short decimal number: \"0.5\""});
    // A figure in quotes would be right in a column of words only, so that is not the advice.
    const auto figure = faultsOf(changed({"moss", {{"/units/0/stats/move", "4.5"}}, {}, {}, {}}));
    REQUIRE(figure.size() == 1);
    CHECK(figure[0].advice.empty());
}

TEST_CASE("costs and factors are fractions or decimal numbers in quotes")
{
    for (const auto* cost : {R"("25/2")", R"("12.5")", R"("12.50")", "12", R"("-1.5")", R"("0.125")"}) {
        INFO(cost);
        CHECK(told(faultsOf(changed({"moss", {{"/units/1/points", cost}}, {}, {}, {}}))).empty());
    }
    for (const auto* times : {R"("0.5")", R"("-0.5")", R"("1/3")", "2"}) {
        INFO(times);
        CHECK(told(faultsOf(changed({"ruleset", {{"/constraints/0/atMost/times", times}}, {}, {}, {}}))).empty());
    }
    const TempFolder folder;
    const auto game = changed({"moss", {{"/units/1/points", R"("12.5")"}}, {}, {}, {}});
    const auto ruleset = readDataFile(folder.write("ruleset.json", canonicalText(game.ruleset)), "ruleset", shipped());
    auto moss = readDataFile(folder.write("moss.json", canonicalText(game.moss)), "army", shipped());
    REQUIRE(ruleset);
    REQUIRE(moss);
    const std::vector<DataFile> armies{std::move(*moss)};
    const auto built = buildCatalogue(*ruleset, armies);
    REQUIRE(built);
    CHECK(built->unit(built->findUnit(Id<Army>::at(0), "newts")).costAt(5) == Points::of(Fraction(25, 2)));
}

TEST_CASE("an unknown key lists those that are known there, unless one of them is meant")
{
    checkAll({
        rule(R"("count": { "units": {} }, "atMost": { "min": 3 })", "/atMost/min", "unknown key \"min\"",
             "Known here: army, battle, by, count, derived, limit, line, parameter, perFull, perPart, plus, round, "
             "stat, times."),
        rule(one + R"(, "when": { "points": 1500 })", "/when/points", "unknown key \"points\"",
             "Known here: has, hasNo, is, notScenario, option, ruling, scenario."),
        rule(R"("count": { "units": { "weapon": "sling" } }, "atMost": 1)", "/count/units/weapon",
             "unknown key \"weapon\"",
             "Weapons are counted with \"weapons\" in a count. Take it out, or check the spelling. Known here: all, "
             "any, army, as, category, group, heldBack, line, mark, models, not, option, rule, trait, "
             "unit."),
        rule(R"("count": { "units": {} }, "atMost": { "battle": "points", "tmies": 2 })", "/atMost/tmies",
             "unknown key \"tmies\"", "Did you mean \"times\"?"),
        rule(R"("count": { "units": {} }, "atMost": [{ "battle": "points" }, 3])", "/atMost", "a list",
             "For the lower of two limits write two constraints."),
    });
    const auto cost = faultsOf(changed(
        {"moss",
         {{"/units/0/groups/0", R"({ "id": "captain", "name": "Captain", "options": [{ "id": "kit", "name": "Kit",
              "options": [{ "id": "cap", "name": "Cap", "cost": 5 }] }] })"}},
         {},
         {},
         {}}));
    REQUIRE(cost.size() == 1);
    CHECK(cost[0].advice == "Did you mean \"points\"?");
    const auto option =
        faultsOf(changed({"moss", {{"/units/1/options/1/options/0/where", R"({ "mark": "rare" })"}}, {}, {}, {}}));
    REQUIRE(option.size() == 1);
    CHECK_THAT(option[0].advice, Catch::Contains("Known here: ") && Catch::Contains(", maxModels, ") &&
                                     Catch::Contains(", points, ") && Catch::Contains(", requires, "));
}

TEST_CASE("what is perhaps meant is known where it was misspelt")
{
    /// The advice of the one fault in Moss.
    const auto adviceIn = [](const LanguageGame& game) {
        const auto faults = faultsOf(game);
        INFO(told(faults));
        REQUIRE(faults.size() == 1);
        CHECK(faults[0].file == "moss.json");
        return faults[0].advice;
    };
    auto game = languageGame();
    game.fern["rules"] = {{{"id", "bouncy"}, {"name", "Bouncy"}, {"text", "Bounces."}}};
    game.moss["units"][1]["rules"] = {"bounzy"};
    CHECK(adviceIn(game) == "Add it to rules, or check the spelling."); // only Fern has the other
    game.moss["rules"] = game.fern["rules"];
    CHECK(adviceIn(game) == "Did you mean \"bouncy\"?");

    game = languageGame();
    game.fern["categories"] = {{{"id", "swimmer"}, {"name", "Swimmer"}, {"plural", "Swimmers"}}};
    game.moss["units"][1]["category"] = "swimer";
    CHECK(adviceIn(game) == "Use one of the ruleset's, or add it to categories of the army.");

    // An option that uses a shared group has the id left-cap; the group itself writes cap.
    game = languageGame();
    game.moss["optionGroups"].push_back(
        {{"id", "hats"},
         {"name", "Hats"},
         {"options", {{{"id", "cap"}, {"name", "Cap"}}, {{"id", "plume"}, {"name", "Plume"}, {"requires", {"cup"}}}}}});
    game.moss["units"][1]["options"][0] = {{"use", "hats"}, {"id", "left"}, {"name", "Left"}};
    CHECK(adviceIn(game) == "Did you mean \"cap\"?");

    game = languageGame();
    game.moss["units"][1]["options"][1]["options"][0]["requires"] = {"heron"};
    CHECK(adviceIn(game) == "\"heron\" is a unit; an option can only require options of its unit.");
    // The option itself is not among those that it could require.
    game.moss["units"][1]["options"][1]["options"][0]["requires"] = {"fatt"};
    CHECK(adviceIn(game) == "Check the spelling.");
}

TEST_CASE("where an id is there twice, lint says in which line the first is")
{
    const auto twice = [](const char* file, const std::string& pointer, const std::string& value, const std::string& at,
                          const std::string& first) {
        LanguageCase made{file, {{pointer, value}}, at, {}, "another id"};
        const auto game = changed(made);
        const auto line = locate(canonicalText(std::string(file) == "moss" ? game.moss : game.ruleset), first).line;
        REQUIRE(line > 1);
        made.message = "is there twice; first in line " + std::to_string(line);
        check(made);
    };
    twice("moss", "/optionGroups/-", R"({ "id": "arms", "name": "Arms", "options": [{ "id": "x", "name": "X" }] })",
          "/optionGroups/2/id", "/optionGroups/0/id");
    twice("moss", "/units/5",
          R"({ "id": "newts", "name": "More Newts", "category": "mob", "models": 5, "points": 30 })", "/units/5/id",
          "/units/1/id");
    twice("moss", "/units/1/options/1/options/-", R"({ "id": "sling", "name": "Sling" })",
          "/units/1/options/1/options/2/id", "/optionGroups/0/options/0/id");
    twice("moss", "/units/4/slots/1/id", R"("lead")", "/units/4/slots/1", "/units/4/slots/0");
    twice("ruleset", "/weaponKinds/-", R"({ "id": "thrown", "name": "Hurled" })", "/weaponKinds/2", "/weaponKinds/0");
    twice("ruleset", "/rulings/-",
          R"({ "id": "by-day", "question": "Q?", "answer": "A.", "otherwise": "B.", "default": true })",
          "/rulings/1/id", "/rulings/0/id");
}

TEST_CASE("lint writes files with faults in canonical form, and says where the faults are then")
{
    const TempFolder folder;
    auto store = Store::open(inSource(""));
    REQUIRE(store.has_value());
    auto game = languageGame();
    game.moss["units"][1]["category"] = "mop";
    folder.write("pond/ruleset.json", canonicalText(game.ruleset));
    folder.write("pond/fern.json", canonicalText(game.fern));
    const auto path = folder.write("pond/moss.json", game.moss.dump());
    const auto expectOne = [&](const Faults& faults) {
        INFO(told(faults));
        REQUIRE(faults.size() == 1);
        CHECK(faults[0].pointer == "/units/1/category");
        CHECK(faults[0].line == locate(canonicalText(game.moss), "/units/1/category").line);
    };
    CHECK(lint({folder.path("pond")}, *store).faults.size() == 2); // the category, and the form
    const auto written = lint({folder.path("pond")}, *store, true);
    CHECK(written.written == 1);
    expectOne(written.faults);
    CHECK(bytesOf(path) == canonicalText(game.moss));
    expectOne(lint({folder.path("pond")}, *store).faults);

    // One that does not fit its schema, too.
    auto strange = game.moss;
    strange["units"][1]["colour"] = "green";
    folder.write("pond/moss.json", strange.dump());
    const auto unknown = lint({folder.path("pond")}, *store, true);
    CHECK(unknown.written == 1);
    const auto colour = std::ranges::find(unknown.faults, "/units/1/colour", &Fault::pointer);
    REQUIRE(colour != unknown.faults.end());
    CHECK(colour->line == locate(canonicalText(strange), "/units/1/colour").line);
    CHECK(bytesOf(path) == canonicalText(strange));

    // What is not JSON stays as it is.
    folder.write("pond/moss.json", "{ \"units\": ");
    CHECK(lint({folder.path("pond")}, *store, true).written == 0);
    CHECK(bytesOf(path) == "{ \"units\": ");
}

TEST_CASE("lint tells the same faults, and warns of what may be meant")
{
    TempFolder folder;
    auto store = Store::open(inSource(""));
    REQUIRE(store.has_value());
    auto game = languageGame();
    game.ruleset["places"][1]["default"] = true;
    game.moss["units"][2].erase("points");
    game.moss["allies"][0] = "ferm";
    game.moss["optionGroups"].push_back(
        {{"id", "spare"}, {"name", "Spare"}, {"options", {{{"id", "x"}, {"name", "X"}}}}});
    const auto write = [&](const std::string& name, const ordered_json& document) {
        folder.write("pond/" + name + ".json", canonicalText(document));
    };
    const auto writeAll = [&] {
        write("ruleset", game.ruleset);
        write("moss", game.moss);
        write("fern", game.fern);
    };
    writeAll();
    const auto faulty = lint({folder.path("pond")}, *store);
    INFO(told(faulty.faults));
    REQUIRE(faulty.faults.size() == 1);
    CHECK(faulty.faults[0].pointer == "/places/1/default");
    game.ruleset["places"][1].erase("default");
    writeAll();
    const auto linted = lint({folder.path("pond")}, *store);
    INFO(told(linted.faults) << told(linted.warnings));
    CHECK(linted.faults.empty());
    const std::pair<std::string, std::string> wanted[]{
        {"/units/2", "the unit \"heron\" has no cost"},
        {"/optionGroups/2", "no unit has this group"},
        {"/allies/0", "there is no army \"ferm\" yet"},
    };
    REQUIRE(linted.warnings.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(linted.warnings[i].pointer == wanted[i].first);
        CHECK_THAT(linted.warnings[i].message, Catch::Contains(wanted[i].second));
        CHECK_FALSE(linted.warnings[i].advice.empty());
        CHECK(linted.warnings[i].line > 1);
    }
}

TEST_CASE("other names are read, and lint warns of those that tell nothing")
{
    TempFolder folder;
    auto store = Store::open(inSource(""));
    REQUIRE(store.has_value());
    auto game = languageGame();
    auto& units = game.moss["units"];
    units[0]["aliases"] = {"Tadpoles", units[0]["name"].get<std::string>()};
    units[1]["aliases"] = {"tadpoles", "Leapers"};
    folder.write("pond/ruleset.json", canonicalText(game.ruleset));
    folder.write("pond/moss.json", canonicalText(game.moss));
    folder.write("pond/fern.json", canonicalText(game.fern));
    const auto linted = lint({folder.path("pond")}, *store);
    INFO(told(linted.faults) << told(linted.warnings));
    CHECK(linted.faults.empty());
    std::vector<std::string> pointers;
    for (const auto& warning : linted.warnings)
        if (warning.pointer.find("aliases") != std::string::npos)
            pointers.push_back(warning.pointer);
    CHECK(pointers == std::vector<std::string>{"/units/0/aliases/1", "/units/1/aliases/0"});
}

TEST_CASE("lint tells what only whole armies and translations show")
{
    const auto german = [](const std::string& key, const ordered_json& value) {
        return ordered_json{
            {"format", "muster-translation"}, {"version", 1}, {"language", "de"}, {"ruleset", "pond"}, {key, value}};
    };
    /// The one fault of the game with these files instead of its own.
    const auto check = [](const std::map<std::string, ordered_json>& files, const std::string& name,
                          const std::string& pointer, const std::string& message, const std::string& advice) {
        const auto game = languageGame();
        std::map<std::string, ordered_json> all{{"ruleset", game.ruleset}, {"moss", game.moss}};
        if (!files.contains("ferns"))
            all["fern"] = game.fern;
        for (const auto& [file, document] : files)
            all[file] = document;
        const TempFolder folder;
        for (const auto& [file, document] : all)
            folder.write("pond/" + file + ".json", canonicalText(document));
        auto store = Store::open(inSource(""));
        REQUIRE(store.has_value());
        const auto faults = lint({folder.path("pond")}, *store).faults;
        INFO(told(faults));
        REQUIRE(faults.size() == 1);
        CHECK(faults.front().file == folder.path("pond/" + name + ".json"));
        CHECK(faults.front().pointer == pointer);
        CHECK(faults.front().line > 1);
        CHECK_THAT(faults.front().message, Catch::Contains(message));
        CHECK_THAT(faults.front().advice, Catch::Contains(advice));
    };
    const auto game = languageGame();
    check({{"ferns", game.fern}}, "ferns", "/id", "the army's id is \"fern\" and the file is named ferns.json",
          "Name the file after the id.");
    auto fern = game.fern;
    fern["ruleset"] = "lake";
    check({{"fern", fern}}, "fern", "/ruleset", "the army belongs to another ruleset",
          "Write \"pond\", or move the file");
    auto moss = game.moss;
    moss["units"][1]["options"][1]["options"][0]["requires"] = {"thin"};
    check({{"moss", moss}}, "moss", "/units/1", "the option \"fat\" of Newts: it excludes what it needs",
          "Fix requires or excludes.");
    moss = game.moss;
    moss["units"][2]["stats"]["luck"] = 5;
    check({{"moss", moss}}, "moss", "/units/2/stats/luck", "Heron prints 5 as Luck; the formula gives 8",
          "Fix the figure");
    check({{"ruleset.de", german("reference", {{"turn", {{"steps", {"Hüpfen."}}}}})}}, "ruleset.de",
          "/reference/turn/steps", "these are 1 texts, where there are 2 to translate", "in their order");
    auto ruleset = game.ruleset;
    ruleset["reference"][0]["table"]["rows"] = ordered_json::array({{"1", "Splash"}, {"2", "Plop"}});
    check({{"ruleset", ruleset},
           {"ruleset.de", german("reference", {{"turn", {{"rows", ordered_json::array({{"1", "Platsch"}})}}}})}},
          "ruleset.de", "/reference/turn/rows", "does not have the rows and columns of the ruleset's",
          "Translate all.");
}

TEST_CASE("an army cannot be called what filters call armies")
{
    auto game = languageGame();
    game.moss["id"] = "own";
    const auto faults = faultsOf(game);
    INFO(told(faults));
    CHECK(std::ranges::any_of(faults, [](const Fault& fault) { return fault.pointer == "/id"; }));
}

TEST_CASE("an icon that nobody has drawn is a fault of lint; one's own templates may draw it")
{
    const TempFolder game;
    auto ruleset = bytesOf(inSource("tests/data/language/armies/pond/ruleset.json"));
    for (const auto& [icon, advice] :
         {std::pair("infantery", "\"infantry\"?"), std::pair("castle", "There are: armour, cavalry, ")}) {
        INFO(icon);
        auto document = ordered_json::parse(ruleset);
        document["categories"][0]["icon"] = icon;
        const auto path = game.write("ruleset.json", canonicalText(document));
        const TempFolder home;
        const Environment environment("XDG_DATA_HOME", home.path());
        const auto linted = [&] {
            auto store = Store::open(inSource(""));
            REQUIRE(store.has_value());
            return lint({path}, *store).faults;
        };
        auto faults = linted();
        std::erase_if(faults, [](const Fault& fault) { return !fault.pointer.starts_with("/categories"); });
        INFO(told(linted()));
        REQUIRE(faults.size() == 1);
        CHECK(faults.front().pointer == "/categories/0/icon");
        CHECK(faults.front().message == "there is no icon \"" + std::string(icon) + '"');
        CHECK_THAT(faults.front().advice, Catch::Contains(advice));
        CHECK(faults.front().line > 0);
        std::filesystem::create_directories(home.path("muster/templates"));
        home.write("muster/templates/icons.json", R"({ ")" + std::string(icon) + R"(": "M2 2 H22 V22 Z" })");
        CHECK(std::ranges::none_of(linted(),
                                   [](const Fault& fault) { return fault.pointer.starts_with("/categories"); }));
    }
}

TEST_CASE("the icons that the page of the language names are those of the sheets")
{
    const auto page = bytesOf(inSource("docs/ruleset-language.md"));
    const auto icons = ordered_json::parse(bytesOf(inSource("templates/icons.json")));
    std::string list;
    for (const auto& [name, outline] : icons.items())
        list.append(list.empty() ? "`" : ", `").append(name).append("`");
    CHECK(page.find(list) != std::string::npos);
}
