#include "fixture.h"
#include "folder.h"
#include "poppler.h"

#include "core/roster/notes.h"
#include "io/roster/anyroster.h"
#include "io/roster/pdfroster.h"
#include "print/view/view.h"
#include "rules/judge/assess.h"

#include <QBuffer>
#include <QPdfWriter>

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <filesystem>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using muster::testing::Folder;
using muster::testing::rawWords;

namespace {

std::vector<std::string> rosters()
{
    auto paths = samples();
    paths.emplace_back("tests/print/data/company.muster");
    return paths;
}

/// What the sheet says: no markup, no style.
std::string wordsOfPage(const Job& job, Sheet sheet)
{
    const auto page = toHtml(job, only(sheet));
    REQUIRE(page);
    const auto body = page->substr(page->find("<body>"));
    std::string text;
    bool isTag = false;
    for (const char c : body) {
        isTag = c == '<' || (isTag && c != '>');
        if (c == '>')
            text += ' ';
        else if (!isTag)
            text += c;
    }
    return text;
}

void removeAll(std::string& text, const std::string& part)
{
    for (auto at = text.find(part); !part.empty() && at != std::string::npos; at = text.find(part, at))
        text.erase(at, part.size());
}

/// Every text that a view has, however deep.
void addTexts(const std::string& text, std::vector<std::string>& all) { all.push_back(text); }
void addTexts(int number, std::vector<std::string>& all) { all.push_back(std::to_string(number)); }
void addTexts(bool, std::vector<std::string>&) {}
void addTexts(const std::optional<std::string>& text, std::vector<std::string>& all)
{
    if (text)
        all.push_back(*text);
}

template <class Struct>
void addTexts(const Struct& view, std::vector<std::string>& all);

template <class Entry>
void addTexts(const std::vector<Entry>& entries, std::vector<std::string>& all)
{
    for (const auto& entry : entries)
        addTexts(entry, all);
}

template <class Struct>
void addTexts(const Struct& view, std::vector<std::string>& all)
{
    eachField(view, [&](std::string_view, std::string_view, const auto& member) { addTexts(member, all); });
}

/// Everything that a secret list keeps to itself, made otherwise.
void changeSecrets(std::vector<RosterUnit>& units)
{
    for (auto& unit : units) {
        unit.options = {};
        unit.groups.clear();
        unit.note = "Nobody may know.";
        unit.reserve = !unit.reserve;
        changeSecrets(unit.units);
    }
}

/// Puts every unit at the top, the last first.
void flatten(std::vector<RosterUnit>& units, std::vector<RosterUnit>& flat)
{
    for (auto& unit : units) {
        flatten(unit.units, flat);
        unit.units.clear();
        unit.as.clear();
        flat.insert(flat.begin(), unit);
    }
}

} // namespace

TEST_CASE("the secret list is the same whatever is chosen, held back, agreed and carried")
{
    for (const auto& path : rosters()) {
        INFO(path);
        const auto printable = load(path);
        auto job = printable.job();
        const auto page = toHtml(job, only(Sheet::Secret));
        REQUIRE(page);

        auto other = printable.roster;
        changeSecrets(other.units);
        std::vector<RosterUnit> flat;
        flatten(other.units, flat);
        other.units = flat;
        other.notes = "They never look behind the hill.";
        other.battle.points = 77'777;
        auto judged = assess(*printable.catalogue, other);
        // Of the verdict the list tells one word.
        judged.findings = printable.assessment.findings;
        job.roster = &other;
        job.assessment = &judged;
        const auto again = toHtml(job, only(Sheet::Secret));
        REQUIRE(again);
        CHECK(*again == *page);
    }
}

TEST_CASE("no option, no cost and no total stands in a secret list")
{
    for (const auto& path : rosters()) {
        INFO(path);
        const auto printable = load(path);
        const auto& assessment = printable.assessment;
        auto text = wordsOfPage(printable.job(), Sheet::Secret);
        std::vector<std::string> named{printable.roster.name};
        std::vector<std::string> numbers;
        for (const auto i : assessment.units.ids()) {
            const auto& unit = assessment.units[i];
            CHECK(has(text, printable.catalogue->unit(unit.kind).name));
            named.push_back(printable.catalogue->unit(unit.kind).name);
            named.push_back(assessment.source[i]->name);
            for (const auto& part : printable.catalogue->unit(unit.kind).parts)
                named.push_back(printable.catalogue->profile(part.profile).name);
            numbers.push_back(std::to_string(unit.models));
        }
        if (!assessment.scenario.isNone())
            named.push_back(printable.catalogue->ruleset.scenarios[assessment.scenario].name);
        for (const auto& category : printable.catalogue->ruleset.categories)
            named.push_back(category.plural);
        std::ranges::sort(named, std::ranges::greater(), &std::string::size);
        for (const auto& name : named)
            removeAll(text, name);
        for (const auto& unit : assessment.units)
            for (const auto& option : printable.catalogue->unit(unit.kind).choices.options) {
                INFO(option.name);
                CHECK_FALSE(has(text, option.name));
            }
        if (!printable.catalogue->ruleset.hasPoints)
            continue;
        // Figures of the view that are neither a count of models nor of units.
        const auto job = printable.job();
        const SheetContext context(job, [](std::string_view) { return std::string(); });
        std::vector<std::string> strings;
        addTexts(secretView(context), strings);
        REQUIRE(strings.size() > 10);
        for (const auto& unit : assessment.units) {
            const auto cost = Fraction(unit.points).text();
            if (std::ranges::find(numbers, cost) == numbers.end() && cost.size() > 2)
                CHECK(std::ranges::find(strings, cost) == strings.end());
        }
        CHECK_FALSE(has(text, Fraction(assessment.points).text()));
    }
}

TEST_CASE("a secret list is one page, and its PDF carries no roster, beside other sheets neither")
{
    for (const auto& path : rosters()) {
        INFO(path);
        const auto printable = load(path);
        auto wanted = only(Sheet::Secret);
        wanted.paper = Paper::Letter;
        CHECK(placed(printable, wanted).front().pages == 1);
    }
    const auto printable = company();
    auto wanted = only(Sheet::Roster);
    const auto open = toPdf(printable.job(), wanted);
    REQUIRE(open);
    CHECK(has(*open, "roster.muster"));
    wanted.sheets = {Sheet::Roster, Sheet::Secret};
    const auto secret = toPdf(printable.job(), wanted);
    REQUIRE(secret);
    CHECK_FALSE(has(*secret, "roster.muster"));
    CHECK_FALSE(has(*secret, "EmbeddedFile"));
}

TEST_CASE("the secret list says that the fingerprint seals the army")
{
    auto printable = company();
    const auto text = wordsOfPage(printable.job(), Sheet::Secret);
    CHECK(has(text, "NOT LEGAL"));
    CHECK(has(text, "3F9A-22C1-7B0D"));
    CHECK_FALSE(has(text, "2,645"));
    CHECK(has(text, "Stonefist"));
    CHECK(has(text, "(Marauders)"));
}

TEST_CASE("the opponent's copy is the roster without notes")
{
    auto printable = company();
    printable.roster.notes = "A trap behind the ridge.";
    printable.roster.units.front().note = "Bait them.";
    printable.assessment = assess(*printable.catalogue, printable.roster);
    const auto own = wordsOfPage(printable.job(), Sheet::Roster);
    CHECK(has(own, "A trap behind the ridge."));
    CHECK(has(own, "Bait them."));
    CHECK_FALSE(has(own, "Opponent’s copy"));

    const auto copy = wordsOfPage(printable.job(), Sheet::Opponent);
    CHECK(has(copy, "Opponent’s copy"));
    CHECK_FALSE(has(copy, "A trap behind the ridge."));
    CHECK_FALSE(has(copy, "Bait them."));
    CHECK(has(copy, "2,645"));
    CHECK(has(copy, "Dragon breath"));
}

namespace {

/// The last roster of which copies were made.
Roster& handed()
{
    static Roster roster;
    return roster;
}

RosterCopies remembered(const Roster& roster, std::optional<MadeWith> judgedBy)
{
    handed() = roster;
    return copiesOf(roster, std::move(judgedBy));
}

/// A note of its own on the roster and on each unit, however deep, none of which a sheet says otherwise.
void addNotes(std::vector<RosterUnit>& units, const std::string& word)
{
    for (auto& unit : units) {
        unit.note = word + unit.id;
        addNotes(unit.units, word);
    }
}

void addNotes(Printable& printable, const std::string& word)
{
    printable.roster.notes = word + "roster";
    addNotes(printable.roster.units, word);
    printable.assessment = assess(*printable.catalogue, printable.roster);
}

std::string printedOnDevice(const Job& job, const Settings& wanted)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, {}));
        REQUIRE(printOn(writer, job, wanted));
    }
    return rawWords(buffer.data().toStdString());
}

} // namespace

TEST_CASE("what an opponent gets has no word of the notes of any roster: PDF, attachment, code, web page, printer")
{
    auto sides = loadSides("armies/warpath-2e/samples/forge-fathers-1500.muster",
                           "armies/warpath-2e/samples/corporation-2000.muster");
    auto ally = forge();
    ally.catalogue = sides[0].catalogue;
    const std::string secret = "Whisper-";
    addNotes(sides[0], secret);
    addNotes(sides[1], secret);
    addNotes(ally, secret);
    auto job = sides[0].job();
    job.copy = remembered;
    job.allies = {{&ally.roster, &ally.assessment}};
    job.enemies = {{&sides[1].roster, &sides[1].assessment}};
    const auto notesOf = [&](const Settings& wanted) {
        const auto pdf = toPdf(job, wanted);
        REQUIRE(pdf);
        const auto attached = rosterInPdf(*pdf, "PDF");
        REQUIRE(attached);
        const auto page = toHtml(job, wanted);
        REQUIRE(page);
        return std::array{has(rawWords(*pdf), secret), has(*attached, secret), handed() != withoutNotes(handed()),
                          has(*page, secret), has(printedOnDevice(job, wanted), secret)};
    };
    auto wanted = settings(); // with the battle sheet
    CHECK(notesOf(wanted) == std::array{true, true, true, true, true});
    wanted.sheets.push_back(Sheet::Opponent);
    CHECK(notesOf(wanted) == std::array{false, false, false, false, false});
    CHECK(handed() == withoutNotes(sides[0].roster));
    CHECK(sides[0].roster.notes == secret + "roster"); // the player's own stays as it is

    // The card of one unit is for the player alone.
    const auto card = cardPdf(job, wanted, sides[0].roster.units.front().id);
    REQUIRE(card);
    CHECK(has(rawWords(*card), secret));
}

TEST_CASE("beside a secret list no copy of the roster is even made")
{
    const auto printable = company();
    auto job = printable.job();
    job.copy = remembered;
    handed() = {};
    auto wanted = only({Sheet::Roster, Sheet::Secret});
    REQUIRE(toPdf(job, wanted));
    REQUIRE(toHtml(job, wanted));
    CHECK(handed() == Roster());
    wanted.sheets = {Sheet::Roster};
    REQUIRE(toPdf(job, wanted));
    CHECK(handed() == printable.roster);
}
