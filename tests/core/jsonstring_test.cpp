#include "core/base/jsonstring.h"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

std::string quoted(std::string_view text)
{
    std::string out = "> ";
    appendJsonString(out, text);
    return out;
}

} // namespace

TEST_CASE("a text is written as a JSON string behind what is there")
{
    CHECK(quoted("") == "> \"\"");
    CHECK(quoted("Grunts, 20") == "> \"Grunts, 20\"");
    CHECK(quoted("Größe €5 🎲") == "> \"Größe €5 🎲\"");
    CHECK(quoted("\"a\\b\"") == R"(> "\"a\\b\"")");
    CHECK(quoted("\b\t\n\f\r") == R"(> "\b\t\n\f\r")");
    CHECK(quoted(std::string_view("\0\x1f\x7f", 3)) == "> \"\\u0000\\u001f\x7f\"");
}

TEST_CASE("bytes that are not UTF-8 are each, or as far as they begin a character together, one sign for it")
{
    const std::string sign = "\xEF\xBF\xBD";
    CHECK(quoted("a\xFFz") == "> \"a" + sign + "z\"");
    CHECK(quoted("\x80\x80") == "> \"" + sign + sign + "\"");
    CHECK(quoted("\xE2\x82") == "> \"" + sign + "\""); // the beginning of €
    CHECK(quoted("\xE2\x82€") == "> \"" + sign + "€\"");
    CHECK(quoted("\xE2\x82\"") == "> \"" + sign + "\\\"\"");
    CHECK(quoted("\xC0\xAF") == "> \"" + sign + sign + "\""); // a slash, longer than it need be
    CHECK(quoted("\xE0\x80\xAF") == "> \"" + sign + sign + sign + "\"");
    CHECK(quoted("\xED\xA0\x80") == "> \"" + sign + sign + sign + "\"");            // a surrogate
    CHECK(quoted("\xF4\x90\x80\x80") == "> \"" + sign + sign + sign + sign + "\""); // beyond the last character
    CHECK(quoted("\xF0\x9F\x8E") == "> \"" + sign + "\"");
}
