// Every sheet and every text in a language that nobody speaks, of data that say nothing: what letters are left then
// were never translatable.

#include "fixture.h"

#include "hostile.h"
#include "io/fixture.h"
#include "io/roster/rosterfile.h"
#include "poppler.h"
#include "print/templates/templates.h"
#include "report/catalogue/cataloguetext.h"
#include "report/changes/comparisonwords.h"
#include "report/changes/datachangeswords.h"
#include "report/forum/rostertexts.h"
#include "report/html/html.h"
#include "report/translation/translation.h"
#include "report/verdict/text.h"
#include "rules/compare/stamp.h"
#include "rules/judge/assess.h"
#include "rules/judge/unknown.h"

#include <catch2/catch.hpp>

#include <cctype>
#include <filesystem>
#include <regex>
#include <sstream>

using namespace muster;
using namespace muster::print;
using namespace muster::testing;
using muster::print::test::settings;

namespace {

/// A language in which every letter is a w, for as long as this lives.
struct Nonsense {
    Nonsense()
    {
        report::setTranslation({[](const char*, const char* source, int) { return nonsense(source); }, ".", "en"});
    }
    ~Nonsense() { report::setTranslation({}); }
    Nonsense(const Nonsense&) = delete;
    Nonsense& operator=(const Nonsense&) = delete;
};

/// The shipped rulesets and armies with nonsense in every text, and rosters of them.
struct Data {
    Data()
    {
        writeData(folder.path("data"), Words::Nonsense);
        auto opened = Store::open(folder.path("data"));
        if (!opened)
            throw std::runtime_error(told(opened.error()));
        store.emplace(std::move(*opened));
    }

    [[nodiscard]] test::Printable load(const std::string& sample)
    {
        const auto path = folder.path("roster.muster");
        writeHostileRoster(inSource(sample), path, Words::Nonsense);
        const auto text = bytesOf(path);
        auto roster = readRoster(text, path);
        if (!roster)
            throw std::runtime_error(told(roster.error()));
        auto catalogue = store->catalogueFor(*roster, text, path);
        if (!catalogue)
            throw std::runtime_error(told(catalogue.error()));
        test::Printable printable{*catalogue, std::move(*roster), {}};
        printable.assessment = assess(*printable.catalogue, printable.roster);
        return printable;
    }

    TempFolder folder;
    std::optional<Store> store;
};

Data& data()
{
    static Data all;
    return all;
}

const std::vector<std::string> oneOfEachGame{
    "armies/warpath-2e/samples/forge-fathers-1500.muster", "armies/rules-of-war-ancients/samples/persian-strict.muster",
    "armies/heresy/samples/titan-legion-hunt.muster", "armies/wargame/samples/border-levy-1000.muster"};

/// The ids of the data: reports name rules and units by them.
std::set<std::string> idsOf(const Catalogue& catalogue, const Roster& roster)
{
    std::set<std::string> ids{catalogue.ruleset.id, roster.army};
    for (const auto& rule : catalogue.ruleset.constraints)
        ids.insert(rule.id);
    for (const auto& column : catalogue.ruleset.stats)
        ids.insert(column.id);
    for (const auto id : structuralIds)
        ids.emplace(id);
    ids.emplace(idOf(UnknownName::Kind::Line));
    for (const auto& ruling : catalogue.ruleset.rulings)
        ids.insert(ruling.id);
    for (const auto& option : catalogue.ruleset.battleOptions) {
        ids.insert(option.id);
        for (const auto& choice : option.choices)
            ids.insert(choice.id);
    }
    for (const auto& scenario : catalogue.ruleset.scenarios)
        ids.insert(scenario.id);
    for (const auto& army : catalogue.armies) {
        ids.insert(army.id);
        ids.insert(army.provenance.kind);
        for (auto ally : army.allies) { // one without data has no name but its id
            ids.insert(ally);
            ally.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(ally.front())));
            ids.insert(std::move(ally));
        }
        for (const auto unit : army.units) {
            const auto& kind = catalogue.unit(unit);
            ids.insert(kind.id);
            for (const auto& option : kind.choices.options)
                ids.insert(option.id);
            for (const auto& group : kind.groups)
                ids.insert(group.id);
        }
    }
    return ids;
}

/// What is left of letters where all that could be said in another language is, and all names mean nothing.
std::set<std::string> left(std::string text, const std::set<std::string>& ids)
{
    static const std::regex word("[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]");
    // What reports name by its id, and the unit of lengths.
    static const std::set<std::string> codes{"error", "warning", "note", "off", "true", "false", "cm"};
    static const std::regex letters("[A-Za-z]{2,}");
    std::set<std::string> words;
    for (auto at = std::sregex_iterator(text.begin(), text.end(), word); at != std::sregex_iterator(); ++at) {
        const auto found = at->str();
        if (ids.contains(found) || codes.contains(found))
            continue;
        for (auto part = std::sregex_iterator(found.begin(), found.end(), letters); part != std::sregex_iterator();
             ++part)
            if (part->str().find_first_not_of("wW") != std::string::npos)
                words.insert(found);
    }
    return words;
}

/// A page without what is between two marks, the marks included. No regular expression: the standard library's
/// takes a step down the stack for each letter, and style sheets and pictures are long.
std::string without(const std::string& page, std::string_view from, std::string_view to)
{
    std::string rest;
    std::size_t at = 0;
    for (auto begin = page.find(from); begin != std::string::npos; begin = page.find(from, at)) {
        rest += page.substr(at, begin - at) + ' ';
        const auto end = page.find(to, begin);
        REQUIRE(end != std::string::npos);
        at = end + to.size();
    }
    return rest + page.substr(at);
}

std::string withoutMarkup(const std::string& page)
{
    const auto text = without(without(page, "<style", "</style>"), "<", ">");
    return std::regex_replace(text, std::regex("&[a-z]+;"), " ");
}

std::string listed(const std::set<std::string>& words)
{
    std::string list;
    for (const auto& word : words)
        list += word + ' ';
    return list;
}

} // namespace

TEST_CASE("no sheet says anything in English where another language is spoken")
{
    const Nonsense language;
    for (const auto& sample : oneOfEachGame) {
        INFO(sample);
        const auto printable = data().load(sample);
        auto all = settings();
        all.sheets = {Sheet::Roster, Sheet::Cards, Sheet::Reference, Sheet::Battle, Sheet::Opponent, Sheet::Secret};
        const auto page = toHtml(printable.job(), all);
        REQUIRE(page.has_value());
        const auto words = left(withoutMarkup(*page), idsOf(*printable.catalogue, printable.roster));
        CHECK(listed(words) == "");
        CHECK(page->find("www") != std::string::npos);
        // The composer says some things of its own: pages, cards that go on.
        const auto pdf = toPdf(printable.job(), all);
        REQUIRE(pdf.has_value());
        CHECK(listed(left(told(*pdf, "pdftotext"), idsOf(*printable.catalogue, printable.roster))) == "");
    }
}

TEST_CASE("no text of a roster or of data says anything in English where another language is spoken")
{
    const Nonsense language;
    for (const auto& sample : oneOfEachGame) {
        INFO(sample);
        const auto printable = data().load(sample);
        const auto& [catalogue, roster, assessment] =
            std::tie(*printable.catalogue, printable.roster, printable.assessment);
        const auto ids = idsOf(catalogue, roster);
        report::Context context{&catalogue, &roster, &assessment, "1111-2222-3333", {}};
        context.data.hash = "1111-2222-3333";
        context.data.unshipped = {{"1", DataOrigin::Own}, {"2", DataOrigin::Changed}, {"3", DataOrigin::Other}};
        context.fixes = allFixes(catalogue, roster, assessment);
        context.rulings = rulingsThatMatter(catalogue, roster, assessment);
        CHECK(listed(left(report::toText(context), ids)) == "");
        CHECK(listed(left(report::rosterText(context), ids)) == "");
        CHECK(listed(left(report::rosterMarkdown(context), ids)) == "");
        CHECK(listed(left(withoutMarkup(report::toHtml(report::verdictText(context))), ids)) == "");
        CHECK(listed(left(report::overviewText(catalogue), ids)) == "");
        CHECK(listed(left(report::rulesetText(catalogue), ids)) == "");
        for (const auto& army : catalogue.armies) {
            CHECK(listed(left(report::armyText(catalogue, army), ids)) == "");
            for (const auto unit : army.units)
                CHECK(listed(left(report::unitText(catalogue, unit), ids)) == "");
        }
    }
}

namespace {

/// Takes out of a roster what its player wrote.
void takeOutWords(std::vector<RosterUnit>& units)
{
    for (auto& unit : units) {
        unit.name.clear();
        unit.note.clear();
        takeOutWords(unit.units);
    }
}

/// The parts of a text that have an English word of those that no German text has, and are not the title of a book.
std::string english(const std::string& text, const Catalogue& catalogue)
{
    static const std::regex word(
        "(^|[^A-Za-z-])(the|and|of|each|with|may|its|which|from|are|for|into|when|this|at least)"
        "($|[^A-Za-z-])"); // ids have hyphens
    // Names stay.
    std::vector<std::string> titles{catalogue.ruleset.name, catalogue.ruleset.shortName, "Command and Control"};
    for (const auto& source : catalogue.ruleset.sources)
        titles.push_back(source.title);
    for (const auto& citation : catalogue.ruleset.citations)
        titles.push_back(citation.section);
    const auto addSource = [&](const Provenance& provenance) { titles.push_back(provenance.source); };
    addSource(catalogue.ruleset.provenance);
    for (const auto& army : catalogue.armies)
        addSource(army.provenance);
    std::ranges::sort(titles, std::ranges::greater(), &std::string::size); // a title may have another in it
    auto rest = text;
    for (const auto& title : titles)
        for (auto at = rest.find(title); !title.empty() && at != std::string::npos; at = rest.find(title, at))
            rest.replace(at, title.size(), " ");
    std::set<std::string> found;
    std::istringstream lines(rest);
    for (std::string line; std::getline(lines, line);)
        if (std::regex_search(line.substr(0, 2000), word))
            found.insert(line.substr(0, 160));
    std::string list;
    for (const auto& line : found)
        list += line + '\n';
    return list;
}

} // namespace

TEST_CASE("the shipped games say nothing in English where German is spoken")
{
    const Nonsense language; // of the program's own words
    auto opened = Store::open(std::string(MUSTER_SOURCE_DIR));
    REQUIRE(opened);
    auto& store = *opened;
    store.setLanguage("de");
    for (const auto& id : store.rulesets()) {
        const auto catalogue = store.fullCatalogue(id);
        REQUIRE(catalogue);
        INFO(id);
        CHECK(english(report::rulesetText(**catalogue), **catalogue) == "");
        for (const auto& army : (*catalogue)->armies) {
            CHECK(english(report::armyText(**catalogue, army), **catalogue) == "");
            for (const auto unit : army.units)
                CHECK(english(report::unitText(**catalogue, unit), **catalogue) == "");
        }
        for (const auto& entry : std::filesystem::directory_iterator(inSource("armies/" + id + "/samples"))) {
            INFO(entry.path());
            auto roster = readRoster(bytesOf(entry.path().string()), entry.path().string());
            REQUIRE(roster);
            takeOutWords(roster->units);
            roster->name.clear();
            roster->player.clear();
            roster->notes.clear();
            test::Printable printable{*catalogue, std::move(*roster), {}};
            printable.assessment = assess(*printable.catalogue, printable.roster);
            auto all = settings();
            all.sheets = {Sheet::Roster, Sheet::Cards, Sheet::Reference, Sheet::Battle, Sheet::Secret};
            const auto page = toHtml(printable.job(), all);
            REQUIRE(page.has_value());
            auto text = without(without(*page, "<style", "</style>"), "<svg", "</svg>");
            for (auto at = text.find("</"); at != std::string::npos; at = text.find("</", at + 3))
                text.insert(at, "\n"); // a line for each element
            CHECK(english(without(text, "<", ">"), **catalogue) == "");
        }
    }
}
