#include "io/json/quickjson.h"

#include <catch2/catch.hpp>

#include <string>

using namespace muster;
using nlohmann::json;

namespace {

/// Notes the calls as words.
class Calls : public nlohmann::json_sax<json> {
public:
    bool null() override { return note("null"); }
    bool boolean(bool value) override { return note(value ? "true" : "false"); }
    bool number_integer(number_integer_t value) override { return note("integer " + std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return note("number " + std::to_string(value)); }
    bool number_float(number_float_t, const string_t& text) override { return note("fraction " + text); }
    bool binary(binary_t&) override { return false; }
    bool string(string_t& value) override { return note("text " + value) && value != "refused"; }
    bool start_object(std::size_t size) override { return note("{" + std::to_string(size)); }
    bool start_array(std::size_t size) override { return note("[" + std::to_string(size)); }
    bool key(string_t& value) override { return note("key " + value); }
    bool end_object() override { return note("}"); }
    bool end_array() override { return note("]"); }
    bool parse_error(std::size_t, const std::string&, const json::exception&) override { return false; }

    std::string said;

private:
    bool note(const std::string& words)
    {
        said += words + '\n';
        return true;
    }
};

std::string quick(std::string_view text, QuickRead expected)
{
    Calls calls;
    CHECK(readQuickly(text, calls) == expected);
    return calls.said;
}

} // namespace

TEST_CASE("what is read quickly gives the calls that the library gives")
{
    for (const std::string_view text :
         {R"({"a": [1, -2, 0, -0, 999999999999999999], "b": {}, "c": [], "": [true, false, null]})",
          "\t[ \"\", \"Gr\u00F6\u00DFe \u20AC \U0001F3B2\", \"a\\\"b\\\\c\\/d\\b\\f\\n\\r\\te\", \"\x7f\" ]\r\n", "7",
          R"("alone")", R"([[[{"deep":[[]]}]]])"}) {
        INFO(text);
        Calls library;
        REQUIRE(json::sax_parse(text.begin(), text.end(), &library));
        CHECK(quick(text, QuickRead::Whole) == library.said);
    }
}

TEST_CASE("what is unusual, and what is no JSON, is left to the library")
{
    for (const std::string_view text : {"",
                                        " ",
                                        "[1.5]",
                                        "[1e3]",
                                        "[1234567890123456789]",
                                        "[\"\\u00e4\"]",
                                        "\xEF\xBB\xBF[]",
                                        "[01]",
                                        "[-]",
                                        "[+1]",
                                        "[1,]",
                                        "[,1]",
                                        "[1 2]",
                                        "{\"a\":1,}",
                                        "{\"a\" 1}",
                                        "{a:1}",
                                        "{\"a\":}",
                                        "[tru]",
                                        "[nul",
                                        "[1",
                                        "[\"a",
                                        "[\"a\\",
                                        "[\"\\x\"]",
                                        "[\"a\nb\"]",
                                        "[\"\xFF\"]",
                                        "[\"\xE2\x82\"]",
                                        "[\"\xED\xA0\x80\"]",
                                        "[] []",
                                        "{} x",
                                        "]",
                                        "\"a\"b"}) {
        INFO(text);
        static_cast<void>(quick(text, QuickRead::Unusual));
    }
}

TEST_CASE("reading ends where something is refused")
{
    CHECK(quick(R"(["a", "refused", nonsense)", QuickRead::Refused) ==
          "[" + std::to_string(static_cast<std::size_t>(-1)) + "\ntext a\ntext refused\n");
}
