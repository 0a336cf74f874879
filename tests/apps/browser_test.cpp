// Web pages in a real browser, if Chromium is installed: measure.js looks at every page in every width, size of text
// and colour scheme. Without Chromium these tests are skipped, with a message.

#include "apps/process.h"
#include "commandoutput.h"
#include "files.h"
#include "folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <regex>

using namespace muster::testing;

namespace {

/// The browser's command; empty, with a message, if there is none.
std::string browser()
{
    for (const auto* name : {"chromium", "chromium-browser", "google-chrome"})
        if (std::system((std::string("command -v ") + name + " >/dev/null 2>&1").c_str()) == 0)
            return std::string("timeout 300 ") + name +
                   " --headless=new --no-sandbox --disable-gpu --hide-scrollbars --no-pdf-header-footer";
    std::cerr << "skipped: web pages are not looked at in a browser; install chromium for that\n";
    return {};
}

std::string replacedAll(std::string text, const std::string& what, const std::string& by)
{
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

struct NamedPage {
    std::string name;
    std::string html;
};

/// What measure.js finds, a line each; "nothing found" otherwise.
std::string measured(const Folder& folder, const std::vector<NamedPage>& pages, bool isDark)
{
    auto all = "<!doctype html><meta charset=\"utf-8\"><body><script>" +
               bytesOf(std::string(MUSTER_SOURCE_DIR) + "/tests/apps/measure.js") + "</script>";
    for (const auto& page : pages)
        all += "<iframe title=\"" + page.name + "\" style=\"height:900px;border:0\" srcdoc=\"" +
               replacedAll(replacedAll(page.html, "&", "&amp;"), "\"", "&quot;") + "\"></iframe>";
    folder.write("all.html", all);
    // 0 is dark in Chromium's settings, 1 is light.
    const auto dom = outputOf(browser() + " --blink-settings=preferredColorScheme=" + (isDark ? "0" : "1") +
                              " --user-data-dir='" + (folder.path / "profile").string() + "' --dump-dom 'file://" +
                              (folder.path / "all.html").string() + "' 2>/dev/null")
                         .text;
    const std::string open = "<body>";
    const auto begin = dom.find(open);
    REQUIRE(begin != std::string::npos);
    const auto end = dom.find("</body>", begin);
    REQUIRE(end != std::string::npos);
    return dom.substr(begin + open.size(), end - begin - open.size());
}

std::vector<std::filesystem::path> samples()
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(MUSTER_SOURCE_DIR) + "/armies"))
        if (entry.path().extension() == ".muster" && entry.path().parent_path().filename() == "samples")
            files.push_back(entry.path());
    std::ranges::sort(files);
    REQUIRE(files.size() >= 18);
    return files;
}

std::string sample(const std::string& name) { return std::string(MUSTER_SOURCE_DIR) + "/armies/" + name + ".muster"; }

NamedPage printed(const Folder& folder, const std::string& name, std::vector<std::string> arguments)
{
    const auto path = (folder.path / "page.html").string();
    arguments.insert(arguments.begin(), "print");
    arguments.insert(arguments.end(), {"-o", path});
    REQUIRE(run(arguments).status == 0);
    return {name, bytesOf(path)};
}

NamedPage checked(const std::string& name, std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), "check");
    arguments.insert(arguments.end(), {"--format", "html"});
    return {name, run(arguments).out};
}

std::vector<NamedPage> everyPage(const Folder& folder)
{
    std::vector<NamedPage> pages;
    for (const auto& file : samples())
        pages.push_back(
            printed(folder, file.stem().string(), {file.string(), "--sheets", "roster,cards,reference,battle"}));
    const auto orks = sample("heresy/samples/orks-clans");
    const auto guard = sample("heresy/samples/imperial-guard-company");
    pages.push_back(printed(folder, "two sides", {orks, "--against", guard, "--sheets", "battle"}));
    pages.push_back(printed(folder, "secret list", {orks, "--sheets", "secret"}));
    pages.push_back(printed(folder, "army book", {"--book", "heresy/orks"}));
    pages.push_back(printed(folder, "no filled areas", {orks, "--ink", "saver"}));
    pages.push_back(checked("verdict", {sample("heresy/samples/titan-legion-hunt")}));
    pages.push_back(checked("not legal", {orks, "--points", "500"}));
    pages.push_back(checked("battle", {orks, "--against", guard}));
    return pages;
}

} // namespace

TEST_CASE("web pages have room and can be read, on a phone, with large text, in the dark and printed")
{
    if (browser().empty())
        return;
    const Folder folder;
    const auto pages = everyPage(folder);
    CHECK(measured(folder, pages, false) == "nothing found");
    CHECK(measured(folder, pages, true) == "nothing found");
}

TEST_CASE("what is wrong on a page is found")
{
    if (browser().empty())
        return;
    const Folder folder;
    const auto found = measured(folder,
                                {{"bad", "<!doctype html><body style='margin:0'>"
                                         "<p style='width:2000px'>wide</p><p style='font-size:9px'>small</p>"
                                         "<p style='color:#aaaaaa'>pale</p>"
                                         "<p><b class='white' style='background:#000000;color:#ffffff'>white</b></p>"
                                         "<table style='border-spacing:0'><tr><td style='padding:0'>one</td>"
                                         "<td style='padding:0'>two</td></tr></table><input type='checkbox'>"
                                         "<table><tr class='unit' style='vertical-align:top'><td class='figure'>10</td>"
                                         "<td class='cost'><div style='padding-top:5px'>195</div></td></tr></table>"
                                         "<p style='width:20px;overflow-wrap:anywhere'>1,980</p>"}},
                                false);
    CHECK_THAT(found, Catch::Contains("bad, 320 px, 100 %: sideways, 2000 of 320 px"));
    CHECK_THAT(found, Catch::Contains("9px P.: 'small'"));
    CHECK_THAT(found, Catch::Contains("contrast 2.3 P.: 'pale'"));
    CHECK_THAT(found, Catch::Contains("vanishes in print: 'white'"));
    CHECK_THAT(found, Catch::Contains("runs together: 'one' 'two'"));
    CHECK_THAT(found, Catch::Contains("uneven: '10' '195'"));
    CHECK_THAT(found, Catch::Contains("broken: '1,980'"));
    CHECK_THAT(found, Catch::Contains("a box without a name"));
    CHECK_THAT(measured(folder, {{"bad", "<!doctype html><body style='background:#222222'>black"}}, true),
               Catch::Contains("bad, dark, 320 px: contrast 1."));
}

TEST_CASE("a browser prints the cards of a sample without one that stands alone on its page")
{
    if (browser().empty())
        return;
    const Folder folder;
    for (const auto* name : {"warpath-2e/samples/forge-fathers-1500", "heresy/samples/orks-clans",
                             "heresy/samples/imperial-guard-regiment"}) {
        INFO(name);
        const auto page = printed(folder, name, {sample(name), "--sheets", "roster,cards,reference"});
        const auto pdf = (folder.path / "page.pdf").string();
        outputOf(browser() + " --user-data-dir='" + (folder.path / "profile").string() + "' --print-to-pdf='" + pdf +
                 "' 'file://" + (folder.path / "page.html").string() + "' 2>/dev/null");
        const auto text = outputOf("pdftotext -layout '" + pdf + "' -").text;
        const auto from = text.find("UNIT CARDS");
        const auto end = text.find("QUICK REFERENCE");
        REQUIRE(from != std::string::npos);
        REQUIRE(end != std::string::npos);
        // The last page of cards begins after the last form feed but one. Each card has its points in the caption.
        const auto cards = text.substr(from, end - from);
        const auto feed = cards.rfind('\f');
        REQUIRE(feed != std::string::npos);
        const auto before = cards.rfind('\f', feed - 1);
        const auto last = cards.substr(before == std::string::npos ? 0 : before, feed);
        const std::regex caption("POINTS");
        CHECK(std::distance(std::sregex_iterator(last.begin(), last.end(), caption), {}) >= 2);
    }
}
