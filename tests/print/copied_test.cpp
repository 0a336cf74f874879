#include "fixture.h"
#include "poppler.h"
#include "somerosters.h"

#include "io/roster/anyroster.h"
#include "io/roster/pdfroster.h"
#include "io/roster/rosterfile.h"
#include "reading/lists.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using namespace muster::testing;

namespace {

Store& shippedData()
{
    static auto opened = Store::open(std::string(MUSTER_SOURCE_DIR));
    REQUIRE(opened);
    return *opened;
}

/// The fingerprint of the one list in the words that are copied from a print. The roster that the PDF carries is that
/// which was printed.
std::string fingerprintCopied(const Printable& printable, const Settings& wanted, const std::string& options)
{
    auto job = printable.job();
    job.copy = copiesOf;
    job.fingerprint = fingerprint(printable.roster);
    const auto pdf = toPdf(job, wanted);
    REQUIRE(pdf);
    const auto carried = rosterInPdf(*pdf, "PDF");
    REQUIRE(carried);
    const auto roster = readRoster(*carried, "PDF");
    REQUIRE(roster);
    CHECK(fingerprint(*roster) == job.fingerprint);
    const auto words = told(*pdf, "pdftotext", options);
    static ListReader reader(shippedData());
    INFO(words);
    const auto lists = reader.read(words, "WORDS");
    if (!lists)
        return toText(lists.error().front());
    CHECK(lists->front().any.remarks.empty());
    return lists->size() == 1 ? fingerprint(lists->front().any.roster) : "several lists";
}

Printable printableOf(Roster roster)
{
    auto catalogue = shippedData().catalogueFor(roster, {}, "ROSTER");
    REQUIRE(catalogue);
    Printable printable{*catalogue, std::move(roster), {}};
    printable.assessment = assess(*printable.catalogue, printable.roster);
    return printable;
}

} // namespace

TEST_CASE("The words copied from a print are its roster again: every sample")
{
    for (const auto& path : samples()) {
        INFO(path);
        const auto printable = load(path);
        auto wanted = settings();
        CHECK(fingerprintCopied(printable, wanted, "-layout") == fingerprint(printable.roster));
        wanted.sheets = {Sheet::Roster};
        wanted.paper = Paper::Letter;
        wanted.isLandscape = true;
        CHECK(fingerprintCopied(printable, wanted, "") == fingerprint(printable.roster));
    }
}

TEST_CASE("The words copied from a print are its roster again: rosters of any kind, legal or not, of every game")
{
    for (const auto& ruleset : shippedData().rulesets()) {
        INFO(ruleset);
        const auto catalogue = shippedData().fullCatalogue(ruleset);
        REQUIRE(catalogue);
        for (int i = 0; i < 6; ++i) {
            const auto random = rc::Random(static_cast<std::uint64_t>(i) + 31);
            const auto printable =
                printableOf(rc::gen::exec([&] { return someRoster(**catalogue, 8); })(random, 50).value());
            auto wanted = only(Sheet::Roster);
            CHECK(fingerprintCopied(printable, wanted, i % 2 == 0 ? "-layout" : "-raw") ==
                  fingerprint(printable.roster));
        }
    }
}

TEST_CASE("A print with a secret list has no code among its words")
{
    const auto printable = company();
    auto job = printable.job();
    job.copy = copiesOf;
    auto wanted = only({Sheet::Roster, Sheet::Secret});
    const auto pdf = toPdf(job, wanted);
    REQUIRE(pdf);
    CHECK(told(*pdf, "pdftotext").find("MUSTER") == std::string::npos);
    wanted.sheets = {Sheet::Roster};
    const auto open = toPdf(job, wanted);
    REQUIRE(open);
    CHECK(told(*open, "pdftotext").find("MUSTER2:") != std::string::npos);
}
