#include "core/base/jsonwriter.h"

#include "core/base/safetext.h"

#include <catch2/catch.hpp>

#include <array>
#include <vector>

using namespace muster;

namespace {

std::string written()
{
    JsonWriter json;
    json.object([&] {
        json.member("name", "Grakh");
        json.member("points", 1500);
        json.member("legal", true);
        json.member("limit", std::optional<int>());
        json.some("left out", std::optional<int>());
        json.some("left out", std::string());
        json.member("sizes", std::vector<int>{5, 10});
        json.array("none", [] {});
        json.object("nothing", [] {});
        json.someObjects("left out", std::vector<int>(), [](int) {});
        json.objects("units", std::array{1, 2}, [&](int i) { json.member("id", "u" + std::to_string(i)); });
        json.array("deep", [&] { json.array([&] { json.value(nullptr); }); });
    });
    return json.take();
}

} // namespace

TEST_CASE("JSON is written on one line without blanks")
{
    CHECK(written() ==
          R"({"name":"Grakh","points":1500,"legal":true,"limit":null,"sizes":[5,10],"none":[],"nothing":{},)"
          R"("units":[{"id":"u1"},{"id":"u2"}],"deep":[[null]]})");
}

TEST_CASE("JSON is written with a value on each line")
{
    CHECK(indentedJson(written()) == R"({
  "name": "Grakh",
  "points": 1500,
  "legal": true,
  "limit": null,
  "sizes": [
    5,
    10
  ],
  "none": [],
  "nothing": {},
  "units": [
    {
      "id": "u1"
    },
    {
      "id": "u2"
    }
  ],
  "deep": [
    [
      null
    ]
  ]
})");
}

TEST_CASE("a document may be a value alone, and the largest numbers are whole")
{
    JsonWriter json;
    json.value(std::int64_t{-9'223'372'036'854'775'807} - 1);
    CHECK(json.take() == std::string("-9223372036854775808")); // GCC 12 warns of the text alone
}

TEST_CASE("what could do harm where it is shown can be escaped in the whole document")
{
    JsonWriter json;
    json.object([&] {
        json.member(std::string_view("a\u202Eb"), "line\nend \u009B1m \"quoted\" Größe");
        json.member(
            "marks", "e" + [] {
                std::string marks;
                for (int i = 0; i < 9; ++i)
                    marks += "\u0301";
                return marks;
            }());
    });
    std::string eight;
    for (int i = 0; i < 8; ++i)
        eight += "\u0301";
    CHECK(safeJson(json.take()) ==
          R"({"a\u202Eb":"line\nend \u009B1m \"quoted\" Größe","marks":"e)" + eight + R"(\u0301"})");
}
