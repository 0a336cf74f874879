#include "fixture.h"

#include "print/schema.h"
#include "print/templates.h"
#include "print/view.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <unistd.h>

using namespace muster::print;
using namespace muster::print::test;

namespace {

/// Every name of the schema is in the data: a name that is missing would be looked up further out, and found wrong.
void checkNames(const std::vector<Name>& names, const Data& data, const std::string& where)
{
    for (const auto& name : names) {
        const auto* value = data.get(std::string(name.name));
        INFO(where << '/' << name.name);
        REQUIRE(value);
        if (value->is_list())
            for (const auto& item : value->list_value())
                checkNames(name.inside, item, where + '/' + std::string(name.name));
    }
}

/// A folder of the test's own, gone when it ends.
struct Folder {
    Folder() : path(std::filesystem::temp_directory_path() / ("muster-print-" + std::to_string(::getpid())))
    {
        std::filesystem::create_directories(path);
    }
    ~Folder() { std::filesystem::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    void write(const std::string& name, const std::string& text) const { std::ofstream(path / name) << text; }

    std::filesystem::path path;
};

} // namespace

TEST_CASE("The shipped templates use only names that there are")
{
    for (const auto& fault : checkTemplates(settings().templateFolder))
        FAIL_CHECK(muster::toText(fault));
}

TEST_CASE("View data have every name of their schema")
{
    const auto printable = GENERATE(company, romans, hostile)();
    const auto job = printable.job();
    const Material material(job, [](std::string_view) { return std::string("M0 0"); });
    for (const auto sheet :
         {Sheet::Roster, Sheet::Cards, Sheet::Reference, Sheet::Battle, Sheet::Opponent, Sheet::Secret})
        checkNames(schemaOf(sheet), makeView(material, sheet), std::string(sheetId(sheet)));
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
    CHECK(all.find("'nmae' is no name") != std::string::npos);
    CHECK(all.find("'title' would go in unescaped") != std::string::npos);
    CHECK(all.find("'cards' is not closed") != std::string::npos);
    CHECK(all.find("Partials") != std::string::npos);
    CHECK(all.find("'rules' is closed but not open") != std::string::npos);
    CHECK(all.find("/letf") != std::string::npos);
    CHECK(all.find("/right") != std::string::npos);
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
