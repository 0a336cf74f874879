// Files of every version that was ever shipped are read, judged and written as on the first day. No file in
// tests/data/versions is ever changed; a new version gets a folder of its own (docs/versions.md).
#include "io/data/store.h"
#include "io/fixture.h"
#include "io/lint/lint.h"
#include "io/roster/rosterfile.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::testing;

namespace {

using Lines = std::vector<std::string>;

/// A store of the shipped data, and of those in the folder of a version.
Store storeOf(const std::string& version)
{
    auto store = Store::open(inSource(""));
    REQUIRE(store.has_value());
    store->setUserFolder(inSource("tests/data/versions/" + version));
    return std::move(*store);
}

struct Judged {
    Roster roster;
    Store::CataloguePtr catalogue;
    Assessment assessment;

    /// "points-limit 1540 of 1000": each finding with its figures, where it has some.
    [[nodiscard]] Lines findings() const
    {
        Lines lines;
        for (const auto& finding : assessment.findings)
            lines.push_back(std::string(finding.rule) + ' ' + textOf(finding.actual) + " of " +
                            textOf(finding.allowed));
        return lines;
    }

    /// "points-limit 540, 0 to 1000": each tally.
    [[nodiscard]] Lines tallies() const
    {
        Lines lines;
        for (const auto& tally : assessment.tallies)
            lines.push_back(catalogue->ruleset.constraints[tally.constraint].id + ' ' + tally.actual.text() + ", " +
                            textOf(tally.min) + " to " + textOf(tally.max));
        return lines;
    }

private:
    static std::string textOf(const std::optional<Fraction>& figure) { return figure ? figure->text() : "-"; }
};

Judged judged(Store& store, const std::string& path)
{
    const auto text = bytesOf(path);
    auto roster = readRoster(text, path);
    INFO((roster ? std::string() : told(roster.error())));
    REQUIRE(roster.has_value());
    auto catalogue = store.catalogueFor(*roster, text, path);
    INFO((catalogue ? std::string() : told(catalogue.error())));
    REQUIRE(catalogue.has_value());
    auto assessment = assess(**catalogue, *roster);
    return {std::move(*roster), std::move(*catalogue), std::move(assessment)};
}

} // namespace

TEST_CASE("a roster of version 1 is read, judged and written")
{
    auto store = storeOf("v1");
    const auto path = inSource("tests/data/versions/v1/legal.muster");
    const auto legal = judged(store, path);
    CHECK(legal.assessment.isLegal());
    CHECK(writeRoster(legal.roster) == bytesOf(path));
    CHECK(fingerprint(legal.roster) == "3416-D459-B52D");
    CHECK(legal.assessment.points == 710);
    CHECK(legal.assessment.models == 26);
    CHECK(legal.findings() == Lines{"guns-few 0 of 1"});
    CHECK(legal.tallies() == Lines{"points-limit 710, - to 1200", "guns-third 400, - to 400", "guns-few 1, 1 to 2",
                                   "guns-few 0, 1 to 2", "crew 4, - to 6"});

    const auto broken = judged(store, inSource("tests/data/versions/v1/broken.muster"));
    CHECK_FALSE(broken.assessment.isLegal());
    CHECK(broken.findings() == Lines{"guns-third 1200 of 1000/3", "points-limit 1420 of 1000", "unit-size 14 of 12",
                                     "crew 8 of 6", "guns-few 3 of 2"});
}

TEST_CASE("a ruleset, armies and a translation of version 1 are read, and are well")
{
    auto store = storeOf("v1");
    const auto result = lint({inSource("tests/data/versions/v1")}, store);
    CHECK(result.files == 6);
    CHECK(told(result.faults).empty());
    CHECK(told(result.unreadable).empty());

    const auto catalogue = store.fullCatalogue("skirmish");
    REQUIRE(catalogue.has_value());
    CHECK((*catalogue)->armies.size() == 2);
    CHECK((*catalogue)->ruleset.constraints.size() == 5);
    store.setLanguage("de");
    const auto german = store.fullCatalogue("skirmish");
    REQUIRE(german.has_value());
    CHECK(*german != *catalogue);
}
