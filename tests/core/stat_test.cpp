#include "core/data/stat.h"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

constexpr StatKind allKinds[]{StatKind::Inches, StatKind::Centimetres, StatKind::Hexes, StatKind::Number,
                              StatKind::Signed, StatKind::Roll,        StatKind::Pair,  StatKind::Triple,
                              StatKind::Dice,   StatKind::Text};

struct Case {
    StatKind kind;
    std::string written; ///< as the data write it
    std::string shown;   ///< as players read it
};

const Case cases[]{
    {StatKind::Inches, "4", "4″"},        {StatKind::Inches, "0", "0″"},
    {StatKind::Inches, "120", "120″"},    {StatKind::Centimetres, "20", "20 cm"},
    {StatKind::Hexes, "3", "3"},          {StatKind::Number, "7", "7"},
    {StatKind::Number, "-2", "-2"},       {StatKind::Signed, "2", "+2"},
    {StatKind::Signed, "+2", "+2"},       {StatKind::Signed, "0", "+0"},
    {StatKind::Signed, "-3", "−3"},       {StatKind::Percent, "60", "60 %"},
    {StatKind::Roll, "4+", "4+"},         {StatKind::Pair, "9/11", "9/11"},
    {StatKind::Pair, "-/11", "–/11"},     {StatKind::Pair, "9/-", "9/–"},
    {StatKind::Pair, "-/-", "–/–"},       {StatKind::Pair, "–/11", "–/11"},
    {StatKind::Triple, "1/2/3", "1/2/3"}, {StatKind::Triple, "-/2/-", "–/2/–"},
    {StatKind::Dice, "3D6", "3D6"},       {StatKind::Dice, "5", "5"},
    {StatKind::Dice, "D3+1", "D3+1"},     {StatKind::Text, "special", "special"},
    {StatKind::Text, "4+", "4+"},
};

} // namespace

TEST_CASE("a figure is read as the data write it and shown as players do")
{
    for (const auto& [kind, written, shown] : cases) {
        INFO(written);
        const auto value = parseStat(kind, written);
        REQUIRE(value.has_value());
        CHECK_FALSE(value->isEmpty());
        CHECK(formatStat(kind, *value) == shown);
    }
}

TEST_CASE("what is shown of figures without a unit is read back the same")
{
    for (const auto& [kind, written, shown] : cases) {
        if (kind == StatKind::Percent || kind == StatKind::Inches || kind == StatKind::Centimetres ||
            shown.starts_with("−"))
            continue;
        INFO(shown);
        CHECK(parseStat(kind, shown) == parseStat(kind, written));
    }
}

TEST_CASE("every number of every kind that holds numbers comes back")
{
    for (const auto kind : allKinds)
        for (int number = 0; number <= 60; ++number) {
            const auto text = std::to_string(number);
            const auto written = kind == StatKind::Roll     ? text + '+'
                                 : kind == StatKind::Pair   ? text + '/' + text
                                 : kind == StatKind::Triple ? text + "/0/" + text
                                                            : text;
            const auto value = parseStat(kind, written);
            REQUIRE(value.has_value());
            if (kind == StatKind::Text) {
                CHECK(value->text == text);
                continue;
            }
            CHECK(value->parts[0] == number);
            CHECK(formatStat(kind, *value).find(text) != std::string::npos);
        }
}

TEST_CASE("a figure that is not there reads as a dash in every kind")
{
    for (const auto kind : allKinds)
        for (const auto* text : {"", "-", "–"}) {
            const auto value = parseStat(kind, text);
            REQUIRE(value.has_value());
            CHECK(value->isEmpty());
            CHECK(formatStat(kind, *value) == "–");
        }
}

TEST_CASE("a figure that the players fill in is a line to write on, whatever its kind")
{
    StatValue blank;
    blank.isBlank = true;
    for (const auto kind : allKinds)
        CHECK(formatStat(kind, blank) == "____");
}

TEST_CASE("two dashes are a figure, one dash is none")
{
    CHECK(parseStat(StatKind::Pair, "-/-") != parseStat(StatKind::Pair, "-"));
    CHECK_FALSE(parseStat(StatKind::Pair, "-/-")->isEmpty());
}

TEST_CASE("what does not fit the kind is refused")
{
    const std::pair<StatKind, const char*> wrong[]{{StatKind::Inches, "4\""},
                                                   {StatKind::Inches, "four"},
                                                   {StatKind::Inches, "4+"},
                                                   {StatKind::Centimetres, "x"},
                                                   {StatKind::Hexes, "3.5"},
                                                   {StatKind::Number, "1 2"},
                                                   {StatKind::Number, "99999999999"},
                                                   {StatKind::Signed, "2+"},
                                                   {StatKind::Roll, "4"},
                                                   {StatKind::Roll, "+"},
                                                   {StatKind::Roll, "x+"},
                                                   {StatKind::Pair, "9"},
                                                   {StatKind::Pair, "9/11/13"},
                                                   {StatKind::Pair, "9/"},
                                                   {StatKind::Pair, "a/b"},
                                                   {StatKind::Triple, "1/2"},
                                                   {StatKind::Triple, "1/2/3/4"},
                                                   {StatKind::Number, "++4"},
                                                   {StatKind::Number, "+-4"}};
    for (const auto& [kind, text] : wrong) {
        INFO(text);
        CHECK_FALSE(parseStat(kind, text).has_value());
    }
}
