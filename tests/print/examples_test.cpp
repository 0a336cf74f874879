// The templates of docs/templates.md are well, print every unit, and the guide names every name that there is.

#include "files.h"
#include "fixture.h"

#include "print/templates/names.h"
#include "report/sheets/sheetwords.h"

#include <QTextLayout>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <map>
#include <regex>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using muster::testing::bytesOf;
using muster::testing::inSource;

namespace {

/// The words that are on the pages of a sheet.
std::string wordsOf(const paper::Composition& sheet)
{
    std::string all;
    for (const auto& placed : sheet.placed)
        for (const auto where : {paper::BlockPart::Head, paper::BlockPart::Body, paper::BlockPart::Foot})
            for (const auto& drawing : sheet.laid[placed.block].part(where).drawings)
                if (drawing.words)
                    all += drawing.words->text().toStdString() + '\n';
    return all;
}

std::string guide() { return bytesOf(inSource("docs/templates.md")); }

/// What is between two signs, each time, in a part of the guide.
std::vector<std::string> between(const std::string& text, const std::string& open, const std::string& close)
{
    std::vector<std::string> found;
    for (auto at = text.find(open); at != std::string::npos; at = text.find(open, at)) {
        const auto from = at + open.size();
        const auto end = text.find(close, from);
        REQUIRE(end != std::string::npos);
        found.push_back(text.substr(from, end - from));
        at = end + close.size();
    }
    return found;
}

std::string chapter(const std::string& title)
{
    const auto text = guide();
    const auto from = text.find("\n## " + title + '\n');
    REQUIRE(from != std::string::npos);
    return text.substr(from, text.find("\n## ", from + 1) - from);
}

/// The tables with the names of a sheet.
std::string namesPart(const std::string& part)
{
    const auto found = between(guide(), "<!-- names of " + part + " -->\n", "\n<!-- end -->");
    REQUIRE(found.size() == 1);
    return found.front();
}

/// The names of each list of a sheet, with what they are: "`cards` › `stats`", "value: text".
using Documented = std::map<std::string, std::vector<std::string>>;

std::string kindOf(const Name& name)
{
    switch (name.kind) {
    case Name::Kind::Text:
        return "text";
    case Name::Kind::MaybeText:
        return "text or nothing";
    case Name::Kind::Flag:
        return "yes or no";
    case Name::Kind::Html:
        return "HTML";
    case Name::Kind::List:
        break;
    }
    return name.flag.empty() ? "list" : "list, `" + name.flag + '`';
}

void collectNames(Documented& all, const std::vector<Name>& names, const std::string& place)
{
    for (const auto& name : names) {
        all[place].push_back(name.name + ": " + kindOf(name));
        if (name.kind == Name::Kind::List)
            collectNames(all, name.inside, (place.empty() ? "" : place + " › ") + '`' + name.name + '`');
    }
}

Documented documented(const std::string& part)
{
    Documented all;
    std::vector<std::string> places;
    std::istringstream lines(namesPart(part));
    const std::regex head(R"(\| (?:in (.*)|on the sheet itself) \| is \| \|)");
    const std::regex row(R"(\| `(\w+)` \| (.*) \| \S.* \|)");
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (std::regex_match(line, match, head)) {
            places = {};
            std::istringstream list(match[1].str() + "; ");
            for (std::string place; std::getline(list, place, ';');)
                places.push_back(place.starts_with(' ') ? place.substr(1) : place);
            places.pop_back(); // what is behind the last sign
        } else if (std::regex_match(line, match, row)) {
            for (const auto& place : places)
                all[place].push_back(match[1].str() + ": " + match[2].str());
        }
    }
    return all;
}

} // namespace

TEST_CASE("The templates of the guide are well and print every unit")
{
    const std::string example = GENERATE("band", "wide", "small");
    const std::string sample =
        GENERATE("heresy/samples/space-marines-battalion", "rules-of-war-ancients/samples/roman-typical",
                 "wargame/samples/iron-march-2500", "warpath-2e/samples/forge-fathers-1500");
    INFO(example << ", " << sample);
    auto wanted = settings();
    wanted.userTemplateFolder = inSource("docs/examples/templates/" + example);
    for (const auto& fault : checkTemplates(wanted.userTemplateFolder, wanted.templateFolder))
        FAIL_CHECK(muster::toText(fault));
    wanted.sheets = {Sheet::Cards};
    const auto printable = load("armies/" + sample + ".muster");
    const auto html = toHtml(printable.job(), wanted);
    REQUIRE(html);
    const auto pdf = toPdf(printable.job(), wanted);
    REQUIRE(pdf);
    const auto sheets = placed(printable, wanted);
    REQUIRE(sheets.size() == 1);
    const auto words = wordsOf(sheets.front());
    for (const auto& unit : printable.assessment.units) {
        const auto& name = printable.catalogue->unit(unit.kind).name;
        INFO(name);
        CHECK(words.find(name) != std::string::npos);
        CHECK(html->find(name) != std::string::npos);
    }
}

TEST_CASE("The guide to templates says what each name of every sheet is")
{
    const std::pair<std::string, const std::vector<Name>&> parts[]{{"card.html", namesOf(Sheet::Cards)},
                                                                   {"roster.html", namesOf(Sheet::Roster)},
                                                                   {"reference.html", namesOf(Sheet::Reference)},
                                                                   {"battle.html", namesOf(Sheet::Battle)},
                                                                   {"order.html", namesOf(Sheet::Order)},
                                                                   {"beginner.html", namesOf(Sheet::Beginner)},
                                                                   {"machines.html", namesOf(Sheet::Machines)},
                                                                   {"tokens.html", namesOf(Sheet::Tokens)},
                                                                   {"secret.html", namesOf(Sheet::Secret)},
                                                                   {"book.html", namesOf(Sheet::Book)},
                                                                   {"sources.html", namesOf(Sheet::Sources)},
                                                                   {"page.html", namesOfPage()},
                                                                   {"play.html", namesOfPlayPage()}};
    for (const auto& [part, names] : parts) {
        INFO(part);
        Documented wanted;
        collectNames(wanted, names, {});
        const auto found = documented(part);
        for (const auto& [place, rows] : wanted) {
            INFO(place);
            REQUIRE(found.contains(place));
            CHECK(found.at(place) == rows);
        }
        CHECK(found.size() == wanted.size());
    }
    std::vector<std::string> words;
    for (const auto& word : report::sheetWords())
        words.push_back("words." + std::string(word.id) + "` | " + word.phrase.source);
    CHECK(between(namesPart("words"), "| `", " |\n") == words);
}

TEST_CASE("What the guide to templates writes is understood")
{
    for (const auto& style : between(guide(), "```css\n", "```"))
        for (const auto& fault : checkTemplate("own.css", style, "own.css"))
            FAIL_CHECK(muster::toText(fault));
    const auto table = chapter("Styles");
    const auto properties = between(table.substr(table.find("| --- |")), "`", "`");
    CHECK(properties.size() > 35);
    for (const auto& property : properties) {
        if (property.find(':') == std::string::npos)
            continue;
        INFO(property);
        CHECK(checkTemplate("own.css", "p { " + property + " }", "own.css").empty());
    }
    for (const auto& text : between(guide(), "```json\n", "```")) {
        const std::string file = text.find("\"layers\"") == std::string::npos ? "geometry.json" : "silhouettes.json";
        for (const auto& fault : checkTemplate(file, text, file))
            FAIL_CHECK(muster::toText(fault));
    }
    int elements = 0;
    for (const auto& row : between(chapter("Elements"), "\n| `", "` |")) {
        const auto name = row.substr(0, row.find('`'));
        ++elements;
        INFO(name);
        for (const auto& fault : checkTemplate("card.html", "<section><" + name + "/></section>", "card.html"))
            CHECK(fault.message.find("is not an element") == std::string::npos);
    }
    CHECK(elements == 16);
}

TEST_CASE("The guide to templates names every member of geometry")
{
    const auto schema = nlohmann::json::parse(bytesOf(inSource("schemas/geometry.schema.json")));
    const auto text = chapter("Blocks and geometry");
    for (const auto& [part, definition] : schema["definitions"].items())
        for (const auto& [name, member] : definition["properties"].items()) {
            INFO(part << '/' << name);
            CHECK(text.find('`' + name + '`') != std::string::npos);
        }
    for (const auto& [name, member] : schema["properties"].items()) {
        INFO(name);
        CHECK(
            (name.starts_with('$') || member["type"] == "object" || text.find('`' + name + '`') != std::string::npos));
    }
}
