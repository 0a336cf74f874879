// The templates of docs/templates.md are well, print every unit, and the guide names every name that there is.

#include "fixture.h"

#include "print/templates/names.h"

#include <QTextLayout>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;

namespace {

std::string source(const std::string& path) { return std::string(MUSTER_SOURCE_DIR) + '/' + path; }

/// The words that stand on the pages of a sheet.
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

std::string guide()
{
    std::ifstream file(source("docs/templates.md"), std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// What stands between two signs, each time, in a part of the guide.
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

} // namespace

TEST_CASE("The templates of the guide are well and print every unit")
{
    const std::string example = GENERATE("band", "wide", "small");
    const std::string sample =
        GENERATE("heresy/samples/space-marines-battalion", "rules-of-war-ancients/samples/roman-typical",
                 "wargame/samples/iron-march-2500", "warpath-2e/samples/forge-fathers-1500");
    INFO(example << ", " << sample);
    auto wanted = settings();
    wanted.userTemplateFolder = source("docs/examples/templates/" + example);
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
    auto text = guide();
    REQUIRE_FALSE(text.empty());
    const std::pair<std::string, std::string> parts[]{{"words", referenceOfWords()},
                                                      {"card.html", referenceOf(namesOf(Sheet::Cards))},
                                                      {"roster.html", referenceOf(namesOf(Sheet::Roster))},
                                                      {"reference.html", referenceOf(namesOf(Sheet::Reference))},
                                                      {"battle.html", referenceOf(namesOf(Sheet::Battle))},
                                                      {"secret.html", referenceOf(namesOf(Sheet::Secret))},
                                                      {"book.html", referenceOf(namesOf(Sheet::Book))},
                                                      {"sources.html", referenceOf(namesOf(Sheet::Sources))},
                                                      {"page.html", referenceOf(namesOfPage())}};
    const auto* update = std::getenv("UPDATE_GOLDEN");
    const bool isUpdate = update && *update == '1';
    for (const auto& [part, reference] : parts) {
        INFO(part << "; UPDATE_GOLDEN=1 writes its names anew");
        const auto begin = "<!-- names of " + part + " -->\n\n";
        const auto from = text.find(begin);
        REQUIRE(from != std::string::npos);
        const auto start = from + begin.size();
        const auto end = text.find("\n<!-- end -->", start);
        REQUIRE(end != std::string::npos);
        if (isUpdate)
            text.replace(start, end - start, reference);
        else
            CHECK(text.substr(start, end - start) == reference);
    }
    if (isUpdate)
        std::ofstream(source("docs/templates.md"), std::ios::binary) << text;
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
    for (const auto& geometry : between(guide(), "```json\n", "```"))
        for (const auto& fault : checkTemplate("geometry.json", geometry, "geometry.json"))
            FAIL_CHECK(muster::toText(fault));
    int elements = 0;
    for (const auto& row : between(chapter("Elements"), "\n| `", "` |")) {
        const auto name = row.substr(0, row.find('`'));
        ++elements;
        INFO(name);
        for (const auto& fault : checkTemplate("card.html", "<section><" + name + "/></section>", "card.html"))
            CHECK(fault.message.find("is not an element") == std::string::npos);
    }
    CHECK(elements == 15);
}

TEST_CASE("The guide to templates names every member of geometry")
{
    std::ifstream file(source("schemas/geometry.schema.json"), std::ios::binary);
    const auto schema = nlohmann::json::parse(file);
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
