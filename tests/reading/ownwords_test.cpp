#include "reading/fixture.h"
#include "reading/lists.h"

#include "io/roster/rosterfile.h"
#include "report/verdict/text.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>

#include <filesystem>

using namespace muster;
using namespace muster::testing;

namespace {

struct Judged {
    Roster roster;
    Store::CataloguePtr catalogue;
    Assessment assessment;
    report::Context context;

    explicit Judged(Roster its) : roster(std::move(its))
    {
        auto read = shippedStore().catalogueFor(roster, {}, "ROSTER");
        REQUIRE(read.has_value());
        catalogue = std::move(*read);
        assessment = assess(*catalogue, roster);
        context.catalogue = catalogue.get();
        context.roster = &roster;
        context.assessment = &assessment;
        context.fingerprint = fingerprint(roster);
    }
};

std::vector<std::string> samples()
{
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(MUSTER_SOURCE_DIR) + "/armies"))
        if (entry.path().extension() == ".muster")
            files.push_back(std::filesystem::relative(entry.path(), MUSTER_SOURCE_DIR).string());
    return files;
}

/// The units of a roster without what words need not say: ids, notes, and places that are the usual ones.
void plain(const Catalogue& catalogue, std::vector<RosterUnit>& units)
{
    for (auto& unit : units) {
        unit.id.clear();
        unit.note.clear();
        if (const auto place = catalogue.findPlace(unit.as); !place.isNone())
            unit.as = catalogue.ruleset.asOf(place);
        plain(catalogue, unit.units);
    }
}

} // namespace

TEST_CASE("The words of our own lists name the same army")
{
    for (const auto& file : samples()) {
        INFO(file);
        auto list = readAnyRoster(sourceFile(file), file);
        REQUIRE(list.has_value());
        const Judged judged(list->roster);
        for (const auto& text : {report::rosterText(judged.context), report::rosterMarkdown(judged.context)}) {
            const auto read = readWell(text);
            INFO(text);
            CHECK(read.roster.army == judged.roster.army);
            CHECK(read.roster.battle.points == judged.roster.battle.points);
            const Judged again(read.roster);
            // "No shields" of its champion cannot be said in words.
            const bool isPlain = file.find("river-patrol") == std::string::npos;
            CHECK((!isPlain || again.assessment.points == judged.assessment.points));
            CHECK(again.assessment.units.size() == judged.assessment.units.size());
            for (const auto& line : read.reading.lines)
                if (line.as == LineKind::Unit)
                    CHECK(line.certainty <= Certainty::Likely);
            CHECK_FALSE(read.reading.hasUnknown());
        }
    }
}
