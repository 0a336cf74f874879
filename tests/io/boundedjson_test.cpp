#include "io/json/boundedjson.h"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

/// The one fault of a text that must not be read.
Fault jsonFaultOf(std::string_view text, const JsonBounds& bounds = {})
{
    const auto result = parseJson(text, "FILE", bounds);
    REQUIRE_FALSE(result.has_value());
    REQUIRE(result.error().size() == 1);
    const auto fault = result.error().front();
    CHECK(fault.file == "FILE");
    CHECK_FALSE(fault.message.empty());
    return fault;
}

void faultAt(std::string_view text, int line, int column, std::string_view words, std::string_view pointer = {},
             const JsonBounds& bounds = {})
{
    INFO(std::string(text.substr(0, 200)));
    const auto fault = jsonFaultOf(text, bounds);
    CHECK_THAT(fault.message, Catch::Contains(std::string(words)));
    CHECK(fault.line == line);
    CHECK(fault.column == column);
    CHECK(fault.pointer == pointer);
}

std::string repeated(std::string_view text, std::size_t times)
{
    std::string all;
    all.reserve(text.size() * times);
    for (; times > 0; --times)
        all += text;
    return all;
}

} // namespace

TEST_CASE("JSON in UTF-8 is read, with a byte order mark too")
{
    const auto plain = parseJson(R"({ "name": "Żółw 漢字 😀", "list": [1, -2, 3.5, true, null, {}] })", "FILE");
    REQUIRE(plain.has_value());
    CHECK((*plain)["name"] == "Żółw 漢字 😀");
    CHECK((*plain)["list"].size() == 6);
    const auto marked = parseJson("\xEF\xBB\xBF{ \"a\": 1 }", "FILE");
    REQUIRE(marked.has_value());
    CHECK((*marked)["a"] == 1);
    CHECK(parseJson("7", "FILE").has_value());
}

TEST_CASE("an empty file says so")
{
    faultAt("", 0, 0, "empty");
    CHECK_FALSE(jsonFaultOf("").advice.empty());
    faultAt(" \n ", 2, 2, "ends in the middle");
}

TEST_CASE("a truncated file says where it ends")
{
    faultAt("{", 1, 2, "ends in the middle");
    faultAt("{\n  \"a\": [1,\n  2", 3, 4, "ends in the middle");
    faultAt("{\n  \"name\": \"Thi", 2, 15, "ends in the middle");
    faultAt("{ \"a\": tru", 1, 11, "ends in the middle");
    faultAt("{ \"a\": \"\xC3", 1, 10, "ends in the middle");
}

TEST_CASE("what is no JSON is found at its line and column")
{
    faultAt("{\n  \"a\" 1\n}", 2, 7, "not JSON");
    faultAt("{ \"a\": 1, }", 1, 11, "not JSON");
    faultAt("[1 2]", 1, 4, "not JSON");
    faultAt("{} {}", 1, 4, "not JSON");
    faultAt("{\n  \"a\" \"long text\" }", 2, 7, "not JSON");
    faultAt("{ \"a\": 1 \"b\": 2 }", 1, 10, "not JSON");
    faultAt("[1 23456]", 1, 4, "not JSON");
    faultAt("{ \"a\": NaN }", 1, 8, "not JSON");
    faultAt("{ \"a\": 'x' }", 1, 8, "not JSON");
    faultAt("[\n\n  Infinity]", 3, 3, "not JSON");
    faultAt("hello", 1, 1, "not JSON");
    faultAt("{ \"a\": \"line\nend\" }", 1, 13, "not JSON");
}

TEST_CASE("a syntax fault near words about UTF-8 is not told as an encoding")
{
    faultAt("{ \"a\": \"UTF-8 \x01\" }", 1, 15, "not JSON");
}

TEST_CASE("other encodings are named")
{
    faultAt(std::string_view("\xFF\xFE{\0}\0", 6), 1, 1, "UTF-16");
    faultAt(std::string_view("\xFE\xFF\0{\0}", 6), 1, 1, "UTF-16");
    faultAt("{\n  \"name\": \"B\xE9la\" }", 2, 14, "not UTF-8");
    faultAt("{ \"a\": \"\xC0\xAF\" }", 1, 9, "not UTF-8");
    CHECK(jsonFaultOf("{\"a\": \"\xE9 \"}").advice.find("UTF-8") != std::string::npos);
}

TEST_CASE("a number that is too large is shown")
{
    faultAt("{ \"a\": 1e999 }", 1, 12, "1e999");
    faultAt("{ \"a\": -1e999 }", 1, 13, "-1e999");
    CHECK(jsonFaultOf("[1e999]").message.find("too large") != std::string::npos);
    const auto digits = jsonFaultOf("[" + std::string(5'000, '9') + ".5]");
    CHECK(digits.message.size() < 100);
}

TEST_CASE("a key that is there twice is named with its pointer and the second place")
{
    faultAt("{\n  \"a\": 1,\n  \"b\": { \"c\": 1,\n    \"c\": 2 } }", 4, 10, "\"c\" is there twice", "/b/c");
    faultAt("{ \"a\": 1, \"a\": 2 }", 1, 16, "\"a\" is there twice", "/a");
    faultAt("{ \"x/y~z\": 1, \"x/y~z\": 2 }", 1, 24, "twice", "/x~1y~0z");
}

TEST_CASE("a key that is there twice inside a list is named with its pointer and the second place")
{
    faultAt("{ \"units\": [{ \"id\": 1 },\n  { \"id\": 2,\n    \"id\": 3 }] }", 3, 11, "twice", "/units/1/id");
    faultAt("[[0, { \"k\": 1, \"k\": 2 }]]", 1, 21, "twice", "/0/1/k");
}

TEST_CASE("100,000 levels are refused, and not by a crash")
{
    for (const auto* open : {"[", "{\"a\":"}) {
        const auto fault = jsonFaultOf(repeated(open, 100'000));
        CHECK_THAT(fault.message, Catch::Contains("nested deeper than 64"));
    }
    faultAt(repeated("{\"a\":", 100'000), 1, 64 * 5 + 1, "nested deeper", repeated("/a", 64));
    faultAt(repeated("[", 100'000), 1, 65, "nested deeper", repeated("/0", 64));
    CHECK(parseJson(repeated("[", 64) + repeated("]", 64), "FILE").has_value());
    faultAt(repeated("[", 65) + repeated("]", 65), 1, 65, "nested deeper", repeated("/0", 64));
}

TEST_CASE("files, lists, texts and keys have a largest size")
{
    faultAt(std::string(9u << 20, ' '), 0, 0, "9437184 bytes");
    CHECK(parseJson("{}" + std::string((8u << 20) - 2, ' '), "FILE").has_value());

    const auto most = JsonBounds{}.string;
    const auto name = std::string(most + 1, 'x');
    const auto words = std::to_string(most + 1) + " bytes long";
    faultAt("{ \"a\": 1,\n  \"name\": \"" + name + "\" }", 2, 11, words, "/name");
    faultAt("{ \"list\": [{ \"name\": \"" + name + "\" }] }", 1, 22, words, "/list/0/name");
    faultAt("[0, [1, \"" + name + "\"]]", 1, 9, words, "/1/1");
    CHECK(parseJson("{ \"name\": \"" + std::string(most, 'x') + "\" }", "FILE").has_value());
    const auto longest = JsonBounds{}.longString;
    CHECK(parseJson("{ \"notes\": \"" + std::string(longest, 'x') + "\" }", "FILE").has_value());
    faultAt("{ \"notes\": \"" + std::string(longest + 1, 'x') + "\" }", 1, 12, "at most " + std::to_string(longest),
            "/notes");

    faultAt("{ \"a\": { \"" + std::string(201, 'k') + "\": 1 } }", 1, 8, "a key is 201 bytes long", "/a");
    faultAt("{ \"a\": 1, \"" + std::string(201, 'k') + "\": 1 }", 1, 1, "a key is 201 bytes long");
}

TEST_CASE("a list or an object of very many members is refused at the first that is too many")
{
    const auto few = JsonBounds{.members = 3};
    CHECK(parseJson("[1, 2, 3]", "FILE", few).has_value());
    faultAt("{ \"a\": [1, 2, 3, 4, 5] }", 1, 18, "more than 3 values", "/a/3", few);
    faultAt("{ \"a\": 1, \"b\": 2, \"c\": 3, \"d\": 4 }", 1, 32, "more than 3 values", "/d", few);
    faultAt("[[], [], [], []]", 1, 14, "more than 3 values", "/3", few);

    const auto many = '[' + repeated("0,", 20'000) + "0]";
    faultAt(many, 1, 2 * 20'000 + 2, "more than 20000 values", "/20000");
    const auto total = JsonBounds{.values = 5};
    CHECK(parseJson("[[1, 2], 3]", "FILE", total).has_value());
    CHECK_THAT(jsonFaultOf("[[1, 2], [3]]", total).message, Catch::Contains("more than 5 values"));
}

TEST_CASE("JSON that the faster parser takes is what the JSON library itself makes of it")
{
    const std::string texts[]{
        "0",
        "-1",
        "1.5e3",
        "-0.0",
        "9007199254740993",
        "9223372036854775807",
        "-9223372036854775808",
        "18446744073709551615",
        "0.1",
        "123456789012345678.9",
        "5e-324",
        "[[], {}, [[[null]]], \"\", true, false]",
        R"({ "b": 1, "a": { "\n": "\"\\\/\b\f\n\r\t" } })",
        R"(["\u00e9", "\ud83d\ude00", "é", "😀", "漢"])",
        " \t\r\n[ 1 , 2 ] \n",
        "\xEF\xBB\xBF[1]",
    };
    for (const auto& text : texts) {
        INFO(text);
        const auto ours = parseJson(text, "FILE");
        REQUIRE(ours);
        const auto expected = nlohmann::json::parse(text);
        CHECK(*ours == expected);
        CHECK(ours->dump() == expected.dump());
        CHECK(ours->type() == expected.type());
    }
}

TEST_CASE("a zero with a minus is a zero")
{
    CHECK(*parseJson("-0", "FILE") == 0);
    CHECK(parseJson("-0", "FILE")->is_number_integer());
}

TEST_CASE("what is no JSON is refused by both parsers")
{
    const std::string texts[]{
        "",
        " ",
        "[1,]",
        "{\"a\":1,}",
        "[1 2]",
        "{a: 1}",
        "nul",
        "01",
        "1.",
        ".5",
        "+1",
        "1e999",
        "NaN",
        "'a'",
        "\"\x01\"",
        "\"\\x\"",
        "\"\\ud800\"",
        "\"\\udc00\"",
        "\"\xFF\"",
        "\"a",
        "[1] 2",
        "// a\n1",
        "[1, /* */ 2]",
        "\"\xC0\xAF\"",
        "\"\xED\xA0\x80\"",
        "{\"a\":1, \"a\":2}",
        "\"\\u12\"",

    };
    for (const auto& text : texts) {
        INFO(text);
        const auto ours = parseJson(text, "FILE");
        REQUIRE(!ours);
        CHECK(ours.error().size() == 1);
    }
}
