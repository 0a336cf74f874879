// --language: what is written for people is in it, and what is for programs has none.

#include "apps/process.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>

using namespace muster::testing;

namespace {

std::string roster() { return inSource("armies/warpath-2e/samples/forge-fathers-1500.muster"); }

} // namespace

TEST_CASE("check, show, convert and print speak the language that is asked for")
{
    const TempFolder folder;
    const auto checked = run({"check", roster(), "--language", "de"});
    CHECK(checked.status == 0);
    CHECK(checked.err.empty());
    CHECK_THAT(checked.out, Catch::Contains("1.500 von 1.500 Punkten"));
    CHECK_THAT(checked.out, !Catch::Contains("points") && !Catch::Contains("Tallies"));

    // The option may be anywhere, and too many points are said in the numbers of the language.
    const auto over = run({"check", "--language", "de", "--points", "1200", roster()});
    CHECK(over.status == 1);
    CHECK_THAT(over.out, Catch::StartsWith("NICHT LEGAL") && Catch::Contains("1.500") && Catch::Contains("1.200"));

    const auto shown = run({"show", "warpath-2e/forge-fathers/steel-warriors-section", "--language", "de"});
    CHECK(shown.status == 0);
    CHECK_THAT(shown.out, Catch::Contains("Punkte") && !Catch::Contains("points"));

    const auto text = folder.path("a.txt");
    CHECK(run({"convert", roster(), "-o", text, "--language", "de"}).status == 0);
    CHECK_THAT(bytesOf(text), Catch::Contains("Punkte"));

    const auto page = folder.path("a.html");
    CHECK(run({"print", roster(), "-o", page, "--language", "de"}).status == 0);
    CHECK_THAT(bytesOf(page), Catch::Contains("<html lang=\"de\""));
    CHECK_THAT(run({"check", roster(), "--format", "html", "--language", "de"}).out, Catch::Contains("lang=\"de\""));

    const auto pdf = folder.path("a.pdf");
    CHECK(run({"print", roster(), "-o", pdf, "--language", "de"}).status == 0);
    CHECK_THAT(bytesOf(pdf), Catch::Contains("/Lang (de)"));
    CHECK(run({"print", roster(), "-o", pdf}).status == 0);
    CHECK_THAT(bytesOf(pdf), Catch::Contains("/Lang (en)"));
}

TEST_CASE("a language that is not there, or that means nothing, is refused with what to do")
{
    const auto klingon = run({"check", roster(), "--language", "tlh"});
    CHECK(klingon.status == 2);
    CHECK_THAT(klingon.err, Catch::Contains("tlh") && Catch::Contains("de") && Catch::Contains("en"));
    for (const auto& call : {Call{{"check", roster(), "--format", "json", "--language", "de"}, {}},
                             Call{{"check", "--batch", "--language", "de"}, {}},
                             Call{{"show", "--format", "json", "--language", "de"}, {}},
                             Call{{"convert", roster(), "-o", "never.muster", "--language", "de"}, {}}}) {
        const auto outcome = run(call);
        CHECK(outcome.status == 2);
        CHECK(outcome.out.empty());
        CHECK_THAT(outcome.err, Catch::Contains("leave out --language"));
    }
}
