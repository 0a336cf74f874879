#include "files.h"
#include "fixture.h"
#include "folder.h"

#include "print/templates/templates.h"
#include "print/view/view.h"

#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

#include <chrono>
#include <cstdlib>
#include <set>

#include <sys/stat.h>
#include <unistd.h>

using namespace muster::print;
using namespace muster::print::test;
using muster::testing::bytesOf;
using muster::testing::Folder;

TEST_CASE("The shipped templates use only names that there are")
{
    for (const auto& fault : checkTemplates(settings().templateFolder))
        FAIL_CHECK(muster::toText(fault));
}

TEST_CASE("A faulty template is told with file and line")
{
    const Folder folder;
    folder.write("roster.html", "<section class=\"head\">\n{{nmae}}\n</section>\n");
    folder.write("card.html", "<section>{{#cards}}{{{title}}}</section>");
    folder.write("battle.html", "<section>{{> other}}</section>");
    folder.write("reference.html", "<section class=\"a\">{{#blocks}}{{title}}{{/rules}}</section>");
    folder.write("geometry.json", "{ \"letf\": 11, \"right\": \"wide\" }");
    const auto faults = checkTemplates(folder.path.string());
    std::string all;
    for (const auto& fault : faults)
        all += muster::toText(fault) + '\n';
    INFO(all);
    CHECK(all.find("roster.html:2") != std::string::npos);
    CHECK(all.find("'nmae' is not a name of this sheet's data. It would print as nothing. Did you mean 'name'?") !=
          std::string::npos);
    CHECK(all.find("'title' would go in unescaped") != std::string::npos);
    CHECK(all.find("'cards' is not closed") != std::string::npos);
    CHECK(all.find("Partials") != std::string::npos);
    CHECK(all.find("'rules' is closed but not open") != std::string::npos);
    CHECK(all.find("/letf") != std::string::npos);
    CHECK(all.find("/right") != std::string::npos);
}

TEST_CASE("A pipe or a device in place of a template is told, and nobody waits for it")
{
    for (const auto* name : {"card.html", "style.css", "geometry.json", "icons.json"})
        for (const bool isPipe : {true, false}) {
            const Folder folder;
            const auto path = folder.path / name;
            if (isPipe)
                REQUIRE(mkfifo(path.c_str(), 0600) == 0);
            else
                std::filesystem::create_symlink("/dev/zero", path);
            auto wanted = settings();
            wanted.userTemplateFolder = folder.path.string();
            alarm(60); // ends the tests if something waits
            const auto printable = company();
            const auto html = toHtml(printable.job(), wanted);
            const auto faults = checkTemplates(folder.path.string(), settings().templateFolder);
            alarm(0);
            INFO(name);
            REQUIRE_FALSE(html);
            const std::string words = isPipe ? "this is a pipe, not a file" : "this is a device, not a file";
            CHECK(html.error().front().message == words);
            REQUIRE_FALSE(faults.empty());
            CHECK(faults.front().message == words);
        }
}

TEST_CASE("A user's own template stands over the shipped one, file by file")
{
    const Folder folder;
    folder.write("roster.html", "<section class=\"head\"><p>My own sheet of {{name}}</p></section>");
    auto wanted = settings();
    wanted.userTemplateFolder = folder.path.string();
    const auto printable = company();
    const auto html = toHtml(printable.job(), wanted);
    REQUIRE(html);
    CHECK(html->find("My own sheet of Third Company") != std::string::npos);
    CHECK(html->find("Activation test") != std::string::npos);

    folder.write("roster.html", "<section class=\"head\"><p>{{nmae}}</p></section>");
    const auto faulty = toPdf(printable.job(), wanted);
    REQUIRE_FALSE(faulty);
    CHECK(faulty.error().front().line == 1);
}

TEST_CASE("Templates that are not there are a fault, not a crash")
{
    auto wanted = settings();
    wanted.templateFolder = "/nowhere";
    const auto printable = romans();
    CHECK_FALSE(toPdf(printable.job(), wanted));
    CHECK_FALSE(toHtml(printable.job(), wanted));
}

namespace {

/// Its first fault, told whole.
void faulty(const std::string& text, const std::string& expected, const std::string& name = "card.html")
{
    INFO(text);
    const auto all = faultsOf(name, text);
    CHECK(all.substr(0, all.find('\n')) == expected);
}

std::string repeated(const std::string& text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

} // namespace

TEST_CASE("HTML that a sheet does not know is told with the line of the template and what to write")
{
    faulty("<section class=\"a\">\n<p>{{army}}\n</section>", "card.html:3: </section> stands where <p> of line 2 is "
                                                             "still open. Close each element that is opened, the inner "
                                                             "one first.");
    faulty("<section class=\"a\">\n{{#cards}}<p>\n{{/cards}}</p></section>",
           "card.html:3: {{/cards}} stands where <p> of line 2 is still open. Close each element that is opened, the "
           "inner "
           "one first.");
    faulty("<section class=\"a\">{{#cards}}\n</p>{{/cards}}</section>",
           "card.html:2: </p> stands where {{#cards}} of line 1 is still open. Close each element that is opened, the "
           "inner "
           "one first.");
    faulty("<section>\n\n<img src=\"a.png\"/></section>",
           "card.html:3: src=\"a.png\" is not understood on <img>. Write src=\"{{picture}}\" for a player's picture; "
           "pictures in files are not there. Draw others as <svg viewBox=\"0 0 24 24\"><path d=\"...\"/></svg>.");
    faulty("<section><h1>A</h1></section>",
           "card.html:1: <h1> is not an element that a sheet knows. Write <p class=\"title\">.");
    faulty("<section><p style=\"color: red\">A</p></section>",
           "card.html:1: <p> has no 'style' on a sheet. Give it a class, and say in own.css how that looks.");
    faulty("<section><table><tr><td width=\"30\">A</td></tr></table></section>",
           "card.html:1: width=\"30\" is not understood on <td>. Write a share of the table such as width=\"30%\", or "
           "give a "
           "width in mm in a style.");
    faulty("<section><table><td>A</td></table></section>",
           "card.html:1: <td> stands in <table>. It stands directly in <tr> alone.");
    faulty("<section><table><tr>A</tr></table></section>",
           "card.html:1: The text in this <tr> would not be shown. Put it into a <td>.");
    faulty("\n<p>A</p>",
           "card.html:2: <p> stands outside the blocks of the sheet. Put it into a <section class=\"...\">.");
    faulty("{{#cards}}\n{{title}}{{/cards}}",
           "card.html:2: There is text outside the blocks of the sheet. Put it into a <section class=\"...\">.");
    faulty("<section><div><section></section></div></section>",
           "card.html:1: A <section> stands in <div>. Blocks stand beside each other; inside them use <div>.");
    faulty("<section><svg viewBox=\"0 0 24 24\"><path d=\"wave\"/></svg></section>",
           "card.html:1: d=\"wave\" is not understood on <path>. Write an outline in the path language of SVG, with M "
           "L H V C "
           "Q and Z.");
    faulty("<section>{{#cards}}{{#cards}}{{title}}{{/cards}}{{/cards}}</section>",
           "card.html:1: 'cards' stands in itself. Close {{#cards}} before it is opened again.");
    // Both branches of a section, values in attributes and comments are read as they are meant.
    CHECK(faultsOf("card.html",
                   "{{! <h1> }}<!-- {{army}} <h1> -->{{#cards}}<section class=\"a{{#copies}} b{{/copies}}\">"
                   "<div{{#copies}} class=\"c\"{{/copies}}>{{#copies}}<p>1</p>{{/copies}}{{^copies}}<p>2</p>"
                   "{{/copies}}</div></section>{{/cards}}")
              .empty());
}

TEST_CASE("Styles and icons that paper does not know are told with their line")
{
    faulty(".a { color: #000000; }\n.b { float: left; }",
           "own.css:2: 'float: left' is not known here. docs/templates.md lists what sheets on paper understand; "
           "web.css is for "
           "the web page alone.",
           "own.css");
    faulty(".a { color: #000000; }\n/* .b { color: #000000; }", "own.css:2: A comment is not closed. End it with */.",
           "own.css");
    faulty(
        "{\n  \"infantry\": \"M0 0 L1 1\",\n  \"tank\": \"round\"\n}",
        "icons.json:3:11: This is not an outline of an icon (at /tank). Write it in the path language of SVG, with M L "
        "H V C Q "
        "and Z, on a square of 24 by 24.",
        "icons.json");
    const auto deep = "{ \"tank\": " + repeated("[", 400'000) + repeated("]", 400'000) + '}';
    CHECK_FALSE(faultsOf("icons.json", deep).empty());
    CHECK_FALSE(faultsOf("geometry.json", deep).empty());
}

TEST_CASE("Every kind of block in the shipped geometry is one that a shipped template has")
{
    const auto folder = settings().templateFolder;
    std::string all;
    for (const auto* name :
         {"roster.html", "card.html", "back.html", "reference.html", "battle.html", "order.html", "beginner.html",
          "machines.html", "tokens.html", "registration.html", "secret.html", "book.html", "sources.html"})
        all += bytesOf(folder + '/' + name);
    const auto templates = Templates::read(folder, {});
    REQUIRE(templates);
    for (const auto& [kind, shape] : templates->geometry().blocks) {
        INFO(kind);
        const bool isThere = all.find("<section class=\"" + kind + '"') != std::string::npos ||
                             all.find("<section class=\"" + kind + ' ') != std::string::npos ||
                             all.find('}' + kind + '{') != std::string::npos;
        CHECK(isThere);
    }
}

TEST_CASE("A template that goes wild is told, and nothing hangs")
{
    const auto begin = std::chrono::steady_clock::now();
    const Folder folder;
    auto wanted = settings();
    wanted.userTemplateFolder = folder.path.string();
    wanted.sheets = {Sheet::Cards};
    const auto printable = company();
    const auto tried = [&](const std::string& text) {
        folder.write("card.html", text);
        const auto pdf = toPdf(printable.job(), wanted);
        return pdf ? std::string() : muster::toText(pdf.error().front());
    };
    const auto has = [](const std::string& text, const char* words) { return text.find(words) != std::string::npos; };
    CHECK(has(tried(repeated("{{#cards}}", 10'000) + repeated("{{/cards}}", 10'000)), "'cards' stands in itself"));
    CHECK(has(tried(repeated("{{^units}}", 10'000) + repeated("{{/units}}", 10'000)), "nested deeper"));
    CHECK(has(tried("<section>" + repeated("<div>", 10'000) + repeated("</div>", 10'000) + "</section>"),
              "nested deeper"));
    CHECK(has(tried(std::string(1'100'000, ' ')), "larger than 1 MB"));
    CHECK(has(tried(repeated("{{nobody}}", 100'000)), "is not a name"));
    CHECK(has(tried(repeated("<h1></h1>", 110'000)), "<h1> is not an element"));
    CHECK(has(tried("{{#cards}}<section class=\"card\"><p>" + std::string(900'000, 'x') + "\n</p></section>{{/cards}}"),
              "larger than 2 MB"));
    CHECK(has(
        tried("{{#cards}}<section class=\"card\"><p>" + repeated("{{title}}", 110'000) + "</p></section>{{/cards}}"),
        "larger than 2 MB"));
    folder.write("card.html", "{{#cards}}<section class=\"card\">{{title}}</section>{{/cards}}");
    folder.write("own.css", repeated("a { b: c }\n", 90'000));
    const auto faults = checkTemplates(folder.path.string());
    CHECK(faults.size() == 20);
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(60));
}

TEST_CASE("A tag that is not closed behind many faults ends the check")
{
    std::string text = "<section>";
    for (int i = 0; i < 30; ++i)
        text += "{{unknown}}";
    CHECK_FALSE(checkTemplate("card.html", text + "{{open", "card.html").empty());
    CHECK_FALSE(checkTemplate("card.html", text + "{{ }}", "card.html").empty());
}
