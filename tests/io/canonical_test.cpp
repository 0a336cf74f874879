#include "io/json/canonical.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using muster::canonicalText;
using nlohmann::ordered_json;

namespace {

std::string canonical(std::string_view text) { return canonicalText(ordered_json::parse(text)); }

/// A document whose one inner list fills its line to so many columns.
ordered_json filled(std::size_t columns, const std::string& letter)
{
    // `  "k": ["` and `"]` are around the text.
    std::string text;
    for (auto left = columns - 11; left > 0; --left)
        text += letter;
    ordered_json document;
    document["k"] = {text};
    return document;
}

} // namespace

TEST_CASE("the outermost value is spread over lines, two spaces a level, keys in their order")
{
    CHECK(canonical(R"({"b":1,"a":[1,2],"c":{"d":{}},"e":[]})") ==
          "{\n  \"b\": 1,\n  \"a\": [1, 2],\n  \"c\": { \"d\": {} },\n  \"e\": []\n}\n");
    CHECK(canonical("[{\"a\":1}]") == "[\n  { \"a\": 1 }\n]\n");
    CHECK(canonical("{}") == "{}\n");
    CHECK(canonical("[]") == "[]\n");
    CHECK(canonical("null") == "null\n");
}

TEST_CASE("a list stays on one line up to 120 columns and is broken from 121")
{
    const auto fits = canonicalText(filled(120, "x"));
    CHECK(fits.find("[\"") != std::string::npos);
    CHECK(fits.find('\n', 2) - 2 == 120);
    const auto wide = canonicalText(filled(121, "x"));
    CHECK(wide.find("\"k\": [\n    \"xx") != std::string::npos);
    CHECK(wide.find("\"\n  ]\n}\n") != std::string::npos);
}

TEST_CASE("columns are letters, not bytes")
{
    for (const std::string letter : {"é", "漢", "😀"}) {
        INFO(letter);
        CHECK(canonicalText(filled(120, letter)).find("[\"") != std::string::npos);
        CHECK(canonicalText(filled(121, letter)).find("[\n") != std::string::npos);
    }
}

TEST_CASE("the comma behind a list counts")
{
    auto document = filled(120, "x");
    document["last"] = 1;
    CHECK(canonicalText(document).find("\"k\": [\n") != std::string::npos);
    document = filled(119, "x");
    document["last"] = 1;
    CHECK(canonicalText(document).find("\"k\": [\"x") != std::string::npos);
}

TEST_CASE("letters stay letters; quotes, backslashes and control characters are escaped")
{
    ordered_json document;
    document["quote \" here"] = "ü 漢 😀 \" \\ / \n \t \x01 </script>";
    const auto text = canonicalText(document);
    CHECK(text == "{\n  \"quote \\\" here\": \"ü 漢 😀 \\\" \\\\ / \\n \\t \\u0001 </script>\"\n}\n");
    CHECK(ordered_json::parse(text) == document);
}

TEST_CASE("bytes that are not UTF-8 are replaced, not thrown at the caller")
{
    ordered_json document;
    document["name"] = "B\xE9la";
    CHECK(canonicalText(document) == "{\n  \"name\": \"B\uFFFDla\"\n}\n");
}

TEST_CASE("what is canonical stays as it is")
{
    for (const auto* text :
         {R"({"a":[[1,2],[3,{"b":[]}]],"c":"d","n":-1.5,"t":true})", "[1]", "{\"a\":{\"b\":{\"c\":{}}}}"}) {
        const auto once = canonical(text);
        CHECK(canonical(once) == once);
        CHECK(ordered_json::parse(once) == ordered_json::parse(text));
    }
}
