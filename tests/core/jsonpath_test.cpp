#include "core/base/faultlist.h"
#include "core/base/jsonpath.h"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

std::pair<int, int> at(std::string_view text, std::string_view pointer)
{
    const auto found = locate(text, pointer);
    return {found.line, found.column};
}

using LineColumn = std::pair<int, int>;

constexpr std::string_view document = R"({
  "a": 1,
  "list": [10, [20, 21],
    { "k": "v" }],
  "x/y": { "t~u": [ { "~1": true } ] },
  "": 5,
  "text": "}] , \" : {[",
  "after": null,
  "twice": 1, "twice": { "in": 2 },
  "漢字": 7
}
)";

} // namespace

TEST_CASE("a chain of keys becomes a JSON pointer")
{
    const JsonPath root;
    CHECK(root.pointer().empty());
    const auto units = root / "units";
    const auto third = units / 2;
    CHECK(third.pointer() == "/units/2");
    CHECK((third / "a/b~c").pointer() == "/units/2/a~1b~0c");
    CHECK(escapedKey("~1/") == "~01~1");
}

TEST_CASE("a pointer is found at the line and column where its value begins")
{
    CHECK(at(document, "") == LineColumn(1, 1));
    CHECK(at(document, "/a") == LineColumn(2, 8));
    CHECK(at(document, "/list") == LineColumn(3, 11));
    CHECK(at(document, "/list/0") == LineColumn(3, 12));
    CHECK(at(document, "/list/1") == LineColumn(3, 16));
    CHECK(at(document, "/list/1/1") == LineColumn(3, 21));
    CHECK(at(document, "/list/2/k") == LineColumn(4, 12));
    CHECK(at(document, "/") == LineColumn(6, 7));
    CHECK(at(document, "/text") == LineColumn(7, 11));
    CHECK(at(document, "/after") == LineColumn(8, 12));
    CHECK(at(document, "/漢字") == LineColumn(10, 13));
}

TEST_CASE("~0 and ~1 in a pointer are ~ and /")
{
    CHECK(at(document, "/x~1y") == LineColumn(5, 10));
    CHECK(at(document, "/x~1y/t~0u/0") == LineColumn(5, 21));
    CHECK(at(document, "/x~1y/t~0u/0/~01") == LineColumn(5, 29));
    CHECK(at(document, "/x~1y/t~0u/0/~1") == LineColumn(0, 0));
}

TEST_CASE("of a key that is there twice the last one is found")
{
    CHECK(at(document, "/twice") == LineColumn(9, 24));
    CHECK(at(document, "/twice/in") == LineColumn(9, 32));
}

TEST_CASE("what is not there is nowhere")
{
    for (const auto* pointer : {"/b", "/list/3", "/a/0", "/list/2/k/0", "/list/1/2", "/text/0"}) {
        INFO(pointer);
        CHECK(at(document, pointer) == LineColumn(0, 0));
    }
}

TEST_CASE("a byte order mark before the document does no harm")
{
    const auto marked = "\xEF\xBB\xBF" + std::string(document);
    CHECK(at(marked, "/a") == LineColumn(2, 8));
    CHECK(at(marked, "/list/1/1") == LineColumn(3, 21));
}

TEST_CASE("windows line ends count as one") { CHECK(at("{\r\n\t\"a\": [\r\n1,\r\n2]}", "/a/1") == LineColumn(4, 1)); }

TEST_CASE("a position counts from one and stops at the end of the text")
{
    CHECK(positionAt("", 0).line == 1);
    CHECK(positionAt("", 9).column == 1);
    CHECK(positionAt("ab\ncd", 4).line == 2);
    CHECK(positionAt("ab\ncd", 4).column == 2);
    CHECK(positionAt("ab\n", 99).line == 2);
}

TEST_CASE("many pointers are found in one walk, as each would be alone")
{
    const std::string text = "{\"a\": [1,\n {\"b\": 2, \"c~/d\": [3,\n\n4]}],\n\"e\": {}, \"e\": 5}";
    const std::vector<std::string_view> pointers{"/a/1/c~0~1d/1", "",     "/a/1/b",   "/e",     "/a",  "/a/0",
                                                 "/a/1",          "/a/2", "/nowhere", "/a/1/b", "/e/x"};
    const auto places = muster::locateAll(text, pointers);
    REQUIRE(places.size() == pointers.size());
    for (std::size_t i = 0; i < pointers.size(); ++i) {
        INFO(pointers[i]);
        CHECK(LineColumn(places[i].line, places[i].column) == at(text, std::string(pointers[i])));
    }
    CHECK(LineColumn(places[0].line, places[0].column) == LineColumn(4, 1));
    CHECK(LineColumn(places[7].line, places[7].column) == LineColumn(0, 0));
}

TEST_CASE("keys and values hold any signs of JSON, and the walk goes on behind them")
{
    constexpr std::string_view odd =
        R"({ "\\": "\\", "a\"b": "x\\\"", "c": [ "]", -1.5e3, {}, [], true ] , "d":{"e":[[],[1]]},"f":0})";
    CHECK(odd[static_cast<std::size_t>(at(odd, "/d").second) - 1] == '{');
    CHECK(at(odd, "/c/1").second == at(odd, "/c/0").second + 5);
    CHECK(odd.substr(static_cast<std::size_t>(at(odd, "/c/4").second) - 1).starts_with("true ]"));
    CHECK(odd.substr(static_cast<std::size_t>(at(odd, "/d/e/1/0").second) - 1).starts_with("1]]}"));
    CHECK(at(odd, "/f").second == static_cast<int>(odd.size()) - 1);
}

TEST_CASE("a document that ends too soon is walked to its end")
{
    for (std::size_t length = 0; length <= document.size(); ++length) {
        INFO(length);
        const auto text = std::string(document.substr(0, length)); // a buffer that ends there, too
        for (const auto* pointer : {"", "/list/1/1", "/list/2/k", "/x~1y/t~0u/0/~01", "/text", "/twice/in", "/漢字"}) {
            const auto [line, column] = at(text, pointer);
            const auto end = positionAt(text, length);
            CHECK(line <= end.line);
            CHECK((line < end.line || column <= end.column));
        }
    }
}

TEST_CASE("a pointer that ends in a lonely ~ is taken as it stands")
{
    CHECK(at(R"({"a~": 1})", "/a~") == LineColumn(1, 8));
    CHECK(at(R"({"a~": {"b": 1}})", "/a~/b") == LineColumn(1, 14));
}

TEST_CASE("a list of faults keeps a hundred, with their places, and counts the others")
{
    const std::string first = "{\n\"a\": 1 }";
    const std::string second = "[\n\n0 ]";
    muster::FaultList list;
    CHECK(list.isEmpty());
    CHECK(list.take().empty());
    list.add(first, {"first", 0, 0, "/a", "x", {}});
    list.add(second, {"second", 0, 0, "/0", "y", {}});
    list.add({}, {"third", 0, 0, "/0", "z", {}});
    const auto faults = list.take();
    REQUIRE(faults.size() == 3);
    CHECK(faults[0].line == 2);
    CHECK(faults[0].column == 6);
    CHECK(faults[1].line == 3);
    CHECK(faults[2].line == 0);
    CHECK(list.isEmpty());
    for (int i = 0; i < 100; ++i) {
        CHECK_FALSE(list.isFull());
        list.add(first, {"first", 0, 0, "/a", "x", {}});
    }
    CHECK(list.isFull());
    list.add(first, {"first", 0, 0, "/a", "x", {}});
    list.skip();
    const auto most = list.take();
    REQUIRE(most.size() == 101);
    CHECK(most.back().message == "and 2 more faults");
    CHECK(most.back().file == "first");
}
