#include "report/verdict/datawords.h"

#include "io/fixture.h"
#include "io/json/boundedjson.h"
#include "report/forum/rostertexts.h"
#include "report/html/html.h"
#include "report/judged.h"
#include "report/verdict/text.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster;
using muster::testing::judgedReds;
using muster::testing::told;
using nlohmann::json;

namespace {

constexpr const char* hash = "1A2B-3C4D-5E6F";

JudgedBy shippedData() { return {hash, "1.0", {{"red", "0.1"}}, {}, {}}; }

JudgedBy mixedData()
{
    auto data = shippedData();
    data.unshipped = {{"ruleset.json", DataOrigin::Changed},
                      {"blue.json", DataOrigin::Own},
                      {"green.json", DataOrigin::Other},
                      {"red.json", DataOrigin::Own}};
    return data;
}

std::unique_ptr<testing::Judged> reds(JudgedBy data, std::optional<MadeWith> made = {})
{
    auto judged = judgedReds(R"("units": [{ "unit": "pikes", "models": 4 }])");
    judged->context.data = std::move(data);
    judged->roster.madeWith = std::move(made);
    return judged;
}

json dataOf(const testing::Judged& judged)
{
    static auto shipped = muster::testing::schemas();
    const auto text = report::toJson(judged.context);
    const auto parsed = parseJson(text, "REPORT");
    REQUIRE(parsed);
    const auto faults = shipped.check("report", *parsed, text, "REPORT");
    INFO(told(faults));
    CHECK(faults.empty());
    return json::parse(text).value("data", json());
}

using Lines = std::vector<std::string>;

const Lines asShipped{"Judged by data 1A2B-3C4D-5E6F, as shipped with Muster."};

} // namespace

TEST_CASE("a report says which data judged, and where they are not the shipped ones")
{
    const auto plain = reds(shippedData());
    CHECK(report::dataLines(plain->context) == asShipped);
    CHECK(dataOf(*plain) == json({{"hash", hash}, {"origin", "shipped"}}));

    const auto mixed = reds(mixedData());
    CHECK(report::dataLines(mixed->context) ==
          Lines{"Judged by data 1A2B-3C4D-5E6F, which are not those shipped with Muster (own: blue.json, red.json; "
                "changed: ruleset.json; other: green.json)."});
    CHECK(dataOf(*mixed) == json({{"hash", hash},
                                  {"origin", "own"},
                                  {"own", {"blue.json", "red.json"}},
                                  {"changed", {"ruleset.json"}},
                                  {"other", {"green.json"}}}));
    for (const auto& words : {report::toText(mixed->context), report::toHtml(report::verdictText(mixed->context)),
                              report::rosterText(mixed->context), report::rosterMarkdown(mixed->context)}) {
        INFO(words);
        CHECK_THAT(words, Catch::Contains(hash));
        CHECK_THAT(words, Catch::Contains("own: blue.json, red.json"));
    }
    CHECK_THAT(report::rosterText(plain->context), Catch::Contains("data 1A2B-3C4D-5E6F\n"));
}

TEST_CASE("without its data a report says nothing of them")
{
    const auto judged = reds({}, shippedData().stamp());
    CHECK(report::dataLines(judged->context).empty());
    CHECK(dataOf(*judged).is_null());
    CHECK(report::toText(judged->context).find("data ") == report::toText(judged->context).find("data 0.1"));
}

TEST_CASE("own translations are told, and are no other data")
{
    auto data = shippedData();
    data.ownTranslations = {"ruleset.de.json", "red.de.json"};
    const auto judged = reds(data);
    CHECK(report::dataLines(judged->context) ==
          Lines{asShipped.front(), "Names and texts are from own translations (ruleset.de.json, red.de.json)."});
    CHECK(report::dataMarks(data) == Lines{"own translation"});
    CHECK(dataOf(*judged)["origin"] == "shipped");
}

TEST_CASE("a print is told whether the data here are those that judged it then")
{
    const auto same = reds(shippedData(), shippedData().stamp());
    CHECK(report::dataLines(same->context) ==
          Lines{asShipped.front(), "The same data judged it when it was printed or saved."});
    CHECK(dataOf(*same)["then"] == hash);

    auto then = shippedData().stamp();
    then.data = "0000-1111-2222";
    then.ruleset = "0.9";
    const auto other = reds(shippedData(), then);
    CHECK(report::dataLines(other->context) ==
          Lines{asShipped.front(),
                "When it was printed or saved, other data or rulings judged it: 0000-1111-2222 (ruleset 0.9, red 0.1) "
                "then, 1A2B-3C4D-5E6F (ruleset 1.0, red 0.1) now. Its verdict may have been different."});
    CHECK(dataOf(*other)["then"] == "0000-1111-2222");

    // A code on paper has the ruleset's version alone.
    auto code = then;
    code.armies.clear();
    CHECK_THAT(report::dataLines(reds(shippedData(), code)->context).back(),
               Catch::Contains("0000-1111-2222 (ruleset 0.9) then, 1A2B-3C4D-5E6F (ruleset 1.0, red 0.1) now."));

    // Versions of a stranger's roster cannot forge a line.
    auto forged = then;
    forged.ruleset = "1\nLEGAL\x1b[2J";
    CHECK_THAT(report::dataLines(reds(shippedData(), forged)->context).back(),
               !Catch::Contains("\n") && !Catch::Contains("\x1b"));

    // An old print does not know its data, and a roster that was given other armies by hand is no longer that print.
    auto old = then;
    old.data.clear();
    CHECK(report::dataLines(reds(shippedData(), old)->context) == asShipped);
    CHECK_FALSE(dataOf(*reds(shippedData(), old)).contains("then"));
    auto edited = then;
    edited.armies = {{"blue", "0.1"}};
    CHECK(report::dataLines(reds(shippedData(), edited)->context) == asShipped);
    CHECK(report::dataLines(reds(shippedData(), std::nullopt)->context) == asShipped);
}

TEST_CASE("the mark is that of the origin which needs it most")
{
    auto data = mixedData();
    CHECK(report::dataMarks(data) == Lines{"own data"});
    std::erase_if(data.unshipped, [](const auto& file) { return file.origin == DataOrigin::Own; });
    CHECK(report::dataMarks(data) == Lines{"changed data"});
    std::erase_if(data.unshipped, [](const auto& file) { return file.origin == DataOrigin::Changed; });
    CHECK(report::dataMarks(data) == Lines{"other data"});
    CHECK(report::dataMarks(shippedData()).empty());
}
