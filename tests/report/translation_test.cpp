#include "report/translation/translation.h"

#include "report/forum/rostertexts.h"
#include "report/html/html.h"
#include "report/judged.h"
#include "report/verdict/text.h"
#include "report/verdict/words.h"

#include <catch2/catch.hpp>

using namespace muster;
using muster::testing::judgedReds;

namespace {

/// A language in which every text is in brackets and its numerus is seen, for as long as this lives.
struct Bracketed {
    Bracketed()
    {
        report::setTranslation({[](const char* context, const char* source, int number) {
                                    CHECK(std::string(context) == "report");
                                    return '<' + std::string(source) +
                                           (number < 0 ? "" : '#' + std::to_string(number)) + '>';
                                },
                                ".", "xx"});
    }
    ~Bracketed() { report::setTranslation({}); }
    Bracketed(const Bracketed&) = delete;
    Bracketed& operator=(const Bracketed&) = delete;
};

constexpr auto broken = R"("battle": { "points": 1000 }, "units": [
    { "unit": "pikes", "models": 3, "options": { "long-pikes": 2 } }, { "unit": "cannon" }, { "unit": "cannon" },
    { "unit": "cannon", "units": [{ "unit": "pikes", "as": "stowaway" }] }])";

} // namespace

TEST_CASE("words are English until a language is installed, and again after it")
{
    CHECK(report::points({}, 1045) == "1,045 points");
    {
        const Bracketed language;
        CHECK(report::points({}, 1045) == "<1.045 points#1045>");
        CHECK(report::points({}, 1) == "<1 point#1>");
        CHECK(report::number(Fraction(10'000, 3)) == "3.333 1/3");
        CHECK(report::severityName(Severity::Warning) == "<Warning>");
        CHECK(report::severityId(Severity::Warning) == "warning");
        CHECK(report::language() == "xx");
    }
    CHECK(report::points({}, 1045) == "1,045 points");
    CHECK(report::language() == "en");
}

TEST_CASE("a phrase fills its slots once: what a player wrote is no slot")
{
    CHECK(report::say(report::phrase("report", "{a} and {b}{c}"), {{"a", "{b}"}, {"b", "2"}}) == "{b} and 2{c}");
    CHECK(report::say(report::phrases("report", "{n} {n:unit|units} of {a}"), 1, {{"a", "x"}}) == "1 unit of x");
    CHECK(report::say(report::phrases("report", "{n} {n:unit|units} of {a}"), 0, {{"a", "x"}}) == "0 units of x");
}

TEST_CASE("the number of a phrase has the separators of the reader's language")
{
    const auto several = report::phrases("report", "{n} {n:unit|units}");
    const auto all = [&] {
        return report::say(several, 999) + ", " + report::say(several, 1000) + ", " + report::say(several, -1'234'567);
    };
    CHECK(all() == "999 units, 1,000 units, −1,234,567 units");
    const Bracketed language;
    CHECK(all() == "<999 units#999>, <1.000 units#1000>, <−1.234.567 units#1234567>");
}

TEST_CASE("everything that a report says of itself is in the reader's language")
{
    const Bracketed language;
    const auto judged = judgedReds(broken);
    const auto text = report::toText(judged->context);
    CHECK_THAT(text, Catch::StartsWith("<NOT LEGAL>: <"));
    CHECK_THAT(text, Catch::Contains("<Pikes has 3 models; it needs at least 4.#3>"));
    CHECK_THAT(text, Catch::Contains("<Fix:> <"));
    CHECK_THAT(text, Catch::Contains("\n<Tallies>\n"));
    CHECK_THAT(report::toHtml(report::verdictText(judged->context)), Catch::Contains("<html lang=\"xx\">"));
    CHECK_THAT(report::rosterText(judged->context), Catch::Contains("<Unnamed roster>"));
}

TEST_CASE("what programs read stays as it is, whatever the reader's language")
{
    const auto judged = judgedReds(broken);
    const auto english = report::toJson(judged->context);
    const Bracketed language;
    CHECK(report::toJson(judged->context) == english);
    // And the thread speaks the reader's language again.
    CHECK(report::points({}, 2) == "<2 points#2>");
}
