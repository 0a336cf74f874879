#include "examplestore.h"
#include "reading/corpus/corpus.h"
#include "reading/fixture.h"
#include "reading/lists.h"
#include "reading/wholewords.h"
#include "somerosters.h"

#include "io/roster/anyroster.h"
#include "io/roster/rostercode.h"
#include "io/roster/rosterfile.h"
#include "report/forum/rostertexts.h"
#include "report/verdict/text.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <cstdlib>
#include <filesystem>
#include <map>

using namespace muster;
using namespace muster::testing;

namespace {

struct Judged {
    Roster roster;
    Store::CataloguePtr catalogue;
    Assessment assessment;
    report::Context context;

    explicit Judged(Roster its, Store& store = shippedStore()) : roster(std::move(its))
    {
        auto read = store.catalogueFor(roster, {}, "ROSTER");
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
                    CHECK(
                        (fingerprint(read.roster) != fingerprint(list->roster) || line.certainty <= Certainty::Likely));
            CHECK_FALSE(read.reading.hasUnknown());
        }
    }
}

namespace {

/// Reads words as `check` does, and gives the fingerprint of the one list in them.
std::string fingerprintOf(const std::string& words)
{
    static ListReader reader(shippedStore());
    const auto lists = reader.read(words, "WORDS");
    if (!lists)
        return toText(lists.error().front());
    return lists->size() == 1 ? fingerprint(lists->front().any.roster) : "several lists";
}

void checkWhole(const Judged& judged)
{
    const auto text = wholeWords(report::rosterText(judged.context), judged.roster, textReader());
    const auto markdown =
        wholeWords(report::rosterMarkdown(judged.context), judged.roster, textReader(), Markup::Markdown);
    INFO(text);
    CHECK(fingerprintOf(text) == judged.context.fingerprint);
    CHECK(fingerprintOf(markdown) == judged.context.fingerprint);
}

} // namespace

TEST_CASE("Our own words come back whole: every sample has its fingerprint")
{
    for (const auto& file : samples()) {
        INFO(file);
        auto list = readAnyRoster(sourceFile(file), file);
        REQUIRE(list.has_value());
        checkWhole(Judged(list->roster));
    }
}

TEST_CASE("Lines and BBCode of every sample come back whole, and their words name the same units")
{
    std::map<std::string, int> alone; // how often the words say all
    for (const auto& file : samples()) {
        INFO(file);
        auto list = readAnyRoster(sourceFile(file), file);
        REQUIRE(list.has_value());
        const Judged judged(list->roster);
        for (const auto& [style, words] : {std::pair("lines", report::rosterLines(judged.context)),
                                           std::pair("bbcode", report::rosterBbcode(judged.context))}) {
            const auto whole = wholeWords(words, judged.roster, textReader());
            INFO(whole);
            CHECK(fingerprintOf(whole) == judged.context.fingerprint);
            alone[style] += whole == words ? 1 : 0;
            const auto read = readWell(words);
            CHECK(read.roster.army == judged.roster.army);
            const Judged again(read.roster);
            CHECK(again.assessment.units.size() == judged.assessment.units.size());
            CHECK_FALSE(read.reading.hasUnknown());
        }
    }
    INFO("without a code: " << alone["lines"] << " lines, " << alone["bbcode"] << " BBCode");
    CHECK(alone["lines"] >= 7);
    CHECK(alone["bbcode"] >= 7);
}

TEST_CASE("Our own words come back whole: rosters of any kind, legal or not, of every game")
{
    setenv("RC_PARAMS", "seed=20261123 verbose_progress=0", 0);
    for (const auto& ruleset : shippedStore().rulesets()) {
        INFO(ruleset);
        const auto catalogue = shippedStore().fullCatalogue(ruleset);
        REQUIRE(catalogue.has_value());
        for (int i = 0; i < 40; ++i) {
            const auto random = rc::Random(static_cast<std::uint64_t>(i) + 7);
            const auto roster = rc::gen::exec([&] { return someRoster(**catalogue, 9); })(random, 60).value();
            checkWhole(Judged(roster));
        }
    }
}

TEST_CASE("Words of a game with its own name for points come back whole")
{
    auto store = storeWithExample("dust-circuit");
    TextReader reader(store);
    for (const auto* name : {"legal-windmill-yard", "legal-tinker-row"}) {
        const auto file = "docs/examples/dust-circuit/rosters/" + std::string(name) + ".muster";
        INFO(file);
        const Judged judged(readAnyRoster(sourceFile(file), file)->roster, store);
        for (const auto& words : {report::rosterText(judged.context), report::rosterMarkdown(judged.context)}) {
            INFO(words);
            const auto read = reader.read(words, "WORDS");
            REQUIRE(read.has_value());
            CHECK(read->roster.battle.points == judged.roster.battle.points);
            CHECK_FALSE(read->reading.hasUnknown());
            for (const auto& line : read->reading.lines)
                CHECK(line.certainty <= Certainty::Likely);
            const Judged again(read->roster, store);
            CHECK(again.assessment.points == judged.assessment.points);
            CHECK(again.assessment.units.size() == judged.assessment.units.size());
        }
    }
}

TEST_CASE("Words that say all need no code")
{
    const auto read = readWell("Marauders, Warpath, 500 points\n\n10 Grunts Section, flamethrower 125\nRaptor 105\n");
    const Judged judged(read.roster);
    const auto words = report::rosterText(judged.context);
    CHECK(wholeWords(words, judged.roster, textReader()) == words);
    auto strange = judged.roster;
    strange.rulings["no-such-ruling"] = true; // words do not say it
    CHECK(wholeWords(words, strange, textReader()) != words);
}

TEST_CASE("Words that name other units than the code beside them are told")
{
    const auto roster = readWell("Marauders, Warpath, 500 points\n\n10 Grunts Section 100\nRaptor 105\n").roster;
    const auto code = GENERATE_COPY(rosterCode(roster), printedCode(roster));
    INFO(code);
    const auto remarks = [&](const std::string& words) {
        const auto lists = readLists(shippedStore(), words + "\n" + code + "\n", "TEXT");
        REQUIRE(lists.has_value());
        CHECK(fingerprint(lists->front().any.roster) == fingerprint(roster));
        return lists->front().any.remarks.size();
    };
    CHECK(remarks("Marauders\n10 Grunts Section 100\nRaptor 105") == 0);
    CHECK(remarks("Marauders\n10 Grunts Section 100") == 1);
    CHECK(remarks("My list, see you on Friday") == 0);
}

TEST_CASE("Several codes in a text are several lists")
{
    const auto first = readWell("Marauders, Warpath, 500 points\n\n10 Grunts Section 100\nRaptor 105\n").roster;
    const auto second = readWell("Marauders, Warpath, 500 points\n\nRaptor 105\nRaptor 105\n").roster;
    const auto text =
        "Ours\n" + rosterCode(first) + "\nTheirs\n> " + printedCode(second) + "\nagain " + rosterCode(first);
    const auto lists = readLists(shippedStore(), text, "TEXT");
    REQUIRE(lists.has_value());
    REQUIRE(lists->size() == 2);
    CHECK(fingerprint((*lists)[0].any.roster) == fingerprint(first));
    CHECK(fingerprint((*lists)[1].any.roster) == fingerprint(second));
    CHECK((*lists)[0].any.remarks.empty());
}

namespace {

Outcome outcomeOf(const ReadList& list)
{
    Judged judged(list.any.roster);
    judged.context.reading = list.reading.get();
    return report::outcomeOf(judged.context);
}

/// What `check` says of what was written; nothing where it cannot be read.
std::optional<Outcome> outcomeOf(const std::string& written)
{
    static ListReader reader(shippedStore());
    const auto lists = reader.read(written, "WRITTEN");
    return lists && lists->size() == 1 ? std::optional(outcomeOf(lists->front())) : std::nullopt;
}

} // namespace

TEST_CASE("A list that is not judged is not judged in any form that it is written in")
{
    ListReader reader(shippedStore());
    int notJudged = 0;
    int number = 0;
    for (const auto& text : corpusTexts()) {
        const auto lists = reader.read(text.text, text.name);
        if (!lists || lists->size() != 1)
            continue;
        INFO(text.name);
        const auto& list = lists->front();
        const auto outcome = outcomeOf(list);
        const auto& roster = list.any.roster;
        CHECK(roster.unread.empty() == !(list.reading && list.reading->hasUnknown()));
        CHECK(outcomeOf(writeRoster(roster)) == outcome);
        for (const auto& code : {rosterCode(roster), printedCode(roster)})
            CHECK(outcomeOf(code) == outcome);
        // Words take long to read: some of them will do, most of lists that are not judged.
        if (++number % (outcome == Outcome::NotJudged ? 8 : 40) != 0)
            continue;
        notJudged += outcome == Outcome::NotJudged ? 1 : 0;
        const Judged judged(roster);
        for (const auto& words : {report::rosterText(judged.context), report::rosterLines(judged.context),
                                  report::rosterBbcode(judged.context)})
            CHECK(outcomeOf(wholeWords(words, roster, textReader())) == outcome);
        CHECK(outcomeOf(wholeWords(report::rosterMarkdown(judged.context), roster, textReader(), Markup::Markdown)) ==
              outcome);
    }
    CHECK(notJudged > 20);
}

TEST_CASE("Lines that were not understood go with the roster, and are said in its words")
{
    const auto read = readWell("Marauders, Warpath, 500 points\n\nGrunts Section 100\nIron Walrus 300\n");
    const auto& roster = read.roster;
    CHECK(roster.unread == std::vector<UnreadLine>{{4, "Iron Walrus 300"}});
    const Judged judged(roster);
    CHECK(judged.assessment.outcome() == Outcome::NotJudged);
    for (const auto& words : {report::rosterText(judged.context), report::rosterMarkdown(judged.context),
                              report::rosterLines(judged.context), report::rosterBbcode(judged.context)}) {
        INFO(words);
        CHECK(words.find("NOT JUDGED: 1 line not understood") != std::string::npos);
        CHECK(words.find("Iron Walrus 300") != std::string::npos);
    }
    CHECK(report::rosterCsv(judged.context).find("Iron Walrus 300") != std::string::npos);
    // The code beside the words is the list, and its sender is not accused of the words that it was made from.
    const auto lists =
        readLists(shippedStore(), wholeWords(report::rosterText(judged.context), roster, textReader()), "W");
    REQUIRE(lists.has_value());
    CHECK(lists->front().any.roster.unread == roster.unread);
    CHECK(lists->front().any.remarks.empty());
    // Without the line it is another army.
    auto settled = roster;
    settled.unread.clear();
    CHECK(fingerprint(settled) != fingerprint(roster));
}

TEST_CASE("A line that is too long for a roster is kept whole, in parts")
{
    TextReading reading;
    std::string umlauts;
    for (int i = 0; i < 500; ++i)
        umlauts += "ü";
    LineReading line;
    line.line = 7;
    line.text = umlauts;
    line.as = LineKind::Unknown;
    reading.lines = {line};
    const auto unread = reading.unreadLines();
    REQUIRE(unread.size() == 2);
    CHECK(unread[0].text.size() == 800);
    CHECK(unread[1].line == 7);
    CHECK(unread[0].text + unread[1].text == umlauts);
}
