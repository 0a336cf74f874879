// Words of strangers in every text of every format: whatever the program writes cannot steer a terminal, says no line
// that the program did not say, and holds no HTML but its own.

#include "apps/process.h"
#include "commandoutput.h"
#include "hostile.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

using namespace muster::testing;
using nlohmann::json;

namespace {

/// Data, and a roster of each game, with words of one kind.
struct Poisoned {
    explicit Poisoned(Words words)
    {
        fields = writeData(folder.path("data"), words);
        for (const auto& [name, sample] :
             {std::pair("heresy", "armies/heresy/samples/space-marines-battalion.muster"),
              std::pair("wargame", "armies/wargame/samples/iron-march-2500.muster"),
              std::pair("warpath", "armies/warpath-2e/samples/forge-fathers-1500.muster"),
              std::pair("ancients", "armies/rules-of-war-ancients/samples/persian-strict.muster")}) {
            rosters.push_back(folder.path(std::string(name) + ".muster"));
            fields.merge(writeHostileRoster(inSource(sample), rosters.back(), words));
        }
    }

    [[nodiscard]] Outcome call(std::vector<std::string> arguments, std::string input = {}) const
    {
        arguments.insert(arguments.begin(), {"--data", folder.path("data")});
        return run({std::move(arguments), std::move(input), {}, {"XDG_DATA_HOME=" + folder.path("none")}});
    }

    TempFolder folder;
    std::vector<std::string> rosters;
    std::set<std::string> fields;
};

const Poisoned& hostile()
{
    static const Poisoned made(Words::Hostile);
    return made;
}

const Poisoned& harmlessFiles()
{
    static const Poisoned made(Words::Harmless);
    return made;
}

void checkSigns(const std::string& text) { CHECK(harmIn(text, true) == ""); }

/// Text as a terminal or a file gets it. Notes on a roster may have lines of their own, at its end.
void checkText(const std::string& text)
{
    checkSigns(text);
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("ERROR") && !line.ends_with("Bring dice."))
            FAIL_CHECK("a line was forged: " + line);
}

/// The tags of a page, each with its attributes, but for values that are made from data.
std::vector<std::string> tagsOf(const std::string& page)
{
    std::vector<std::string> tags;
    const auto styleEnd = page.find("</style>"); // our own; beyond it every < begins a tag
    for (auto at = page.find('<', styleEnd == std::string::npos ? 0 : styleEnd); at != std::string::npos;
         at = page.find('<', at + 1)) {
        const auto end = page.find('>', at);
        REQUIRE(end != std::string::npos);
        auto tag = page.substr(at, end + 1 - at);
        CHECK(std::ranges::count(tag, '"') % 2 == 0);
        // Long words have a class of their own; the last two draw the QR code, which has the whole roster in it.
        for (const std::string name : {"class=\"", "data-label=\"", "aria-label=\"", "viewBox=\"", "<path d=\""})
            if (const auto start = tag.find(name); start != std::string::npos) {
                const auto from = start + name.size();
                const auto value = tag.substr(from, tag.find('"', from) - from);
                if (name == "class=\"")
                    CHECK(value.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789- ") == std::string::npos);
                tag.erase(from, value.size());
            }
        tags.push_back(std::move(tag));
    }
    return tags;
}

void checkPage(const std::string& page, const std::string& plain)
{
    checkSigns(page);
    CHECK(page.find("<script") == std::string::npos);
    CHECK(page.find("<img") == std::string::npos);
    CHECK(page.find("&lt;img src=") != std::string::npos); // it is reported, as words
    const auto tags = tagsOf(page);
    const auto wanted = tagsOf(plain);
    const auto differ = std::ranges::mismatch(tags, wanted);
    INFO((differ.in1 == tags.end() ? std::string("it ends early") : *differ.in1) + " in place of " +
         (differ.in2 == wanted.end() ? std::string("the end") : *differ.in2));
    CHECK((differ.in1 == tags.end() && differ.in2 == wanted.end()));
}

std::string pdfText(const std::string& path, const std::string& tool)
{
    const auto command = tool == "pdfinfo" ? "pdfinfo '" + path + "'" : "pdftotext -layout '" + path + "' -";
    auto [text, status] = outputOf(command);
    REQUIRE(status == 0);
    std::erase(text, '\f'); // between pages
    return text;
}

} // namespace

TEST_CASE("every text field of every schema is attacked")
{
    std::set<std::string> wanted;
    for (const auto* schema : {"roster", "ruleset", "army", "geometry"})
        wanted.merge(textFields(schema));
    for (const auto& field : wanted) {
        INFO(field);
        CHECK(hostile().fields.contains(field));
    }
    TempFolder folder;
    const auto translated = writeData(folder.path("data"), Words::Hostile, true);
    for (const auto& field : textFields("translation")) {
        INFO(field);
        CHECK(translated.contains(field));
    }
}

TEST_CASE("reports of hostile rosters and data are safe, in each form")
{
    for (std::size_t i = 0; i < hostile().rosters.size(); ++i) {
        const auto& roster = hostile().rosters[i];
        INFO(roster);
        const auto text = hostile().call({"check", roster});
        INFO(text.err);
        CHECK(text.status == 3); // it has a line that was not understood
        checkText(text.out);
        checkText(text.err);
        CHECK_THAT(text.out, Catch::Contains(seenOfAttack));
        CHECK_THAT(text.out, Catch::Contains("<U+001B>[31m<U+009B><U+202E>"));

        const auto report = hostile().call({"check", roster, "--format", "json"});
        checkText(report.out);
        const auto parsed = json::parse(report.out);
        CHECK(parsed["roster"]["name"].get<std::string>().starts_with(attack())); // the value is as it was written
        CHECK(
            parsed["findings"].size() ==
            json::parse(harmlessFiles().call({"check", harmlessFiles().rosters[i], "--format", "json"}).out)["findings"]
                .size());

        checkPage(hostile().call({"check", roster, "--format", "html"}).out,
                  harmlessFiles().call({"check", harmlessFiles().rosters[i], "--format", "html"}).out);
    }
}

TEST_CASE("show tells hostile data safely, and lint reads them")
{
    const auto list = hostile().call({"show", "--format", "json"});
    checkText(list.out);
    checkText(hostile().call({"show"}).out);
    int units = 0;
    for (const auto& ruleset : json::parse(list.out)) {
        const auto id = ruleset["id"].get<std::string>();
        checkText(hostile().call({"show", id}).out);
        const auto army = id + '/' + ruleset["armies"].front()["id"].get<std::string>();
        checkText(hostile().call({"show", army}).out);
        const auto told = hostile().call({"show", army, "--format", "json"});
        checkText(told.out);
        const auto unit = army + '/' + json::parse(told.out)["units"].front()["id"].get<std::string>();
        const auto shown = hostile().call({"show", unit});
        CHECK(shown.status == 0);
        checkText(shown.out);
        CHECK_THAT(shown.out, Catch::Contains(seenOfAttack));
        ++units;
    }
    CHECK(units >= 6);
    const auto lint = hostile().call({"lint", hostile().folder.path("data/armies")});
    checkText(lint.out);
    checkText(lint.err);
}

TEST_CASE("exports of hostile rosters are safe, and the roster itself is kept to the byte")
{
    const auto& h = hostile();
    for (std::size_t i = 0; i < h.rosters.size(); ++i) {
        INFO(h.rosters[i]);
        const auto out = [&](const Poisoned& of, const std::string& ending) {
            const auto path = of.folder.path("out" + ending);
            const auto outcome = of.call({"convert", of.rosters[i], "-o", path});
            INFO(outcome.err);
            REQUIRE(outcome.status == 3);
            return path;
        };
        const auto text = bytesOf(out(h, ".txt"));
        checkText(text);
        CHECK_THAT(text, Catch::Contains(seenOfAttack));
        const auto kept = json::parse(bytesOf(out(h, ".muster")));
        const auto given = json::parse(bytesOf(h.rosters[i]));
        for (const auto* key : {"name", "player", "notes"})
            CHECK(kept[key] == given[key]);
        checkPage(bytesOf(out(h, ".html")), bytesOf(out(harmlessFiles(), ".html")));
    }
}

TEST_CASE("sheets of hostile rosters are safe, as pages and on paper")
{
    const auto& h = hostile();
    for (std::size_t i = 0; i < h.rosters.size(); ++i) {
        INFO(h.rosters[i]);
        const auto print = [&](const Poisoned& of, const std::string& ending) {
            const auto path = of.folder.path("sheets" + ending);
            const auto outcome =
                of.call({"print", of.rosters[i], "-o", path, "--sheets", "roster,cards,reference,battle,secret"});
            INFO(outcome.err);
            REQUIRE(outcome.status == 3);
            return path;
        };
        checkPage(bytesOf(print(h, ".html")), bytesOf(print(harmlessFiles(), ".html")));
        const auto path = print(h, ".pdf");
        const auto text = pdfText(path, "pdftotext");
        checkSigns(text);
        CHECK_THAT(text, Catch::Contains(seenOfAttack));
        checkSigns(pdfText(path, "pdfinfo"));
    }
    for (const auto* army : {"heresy/space-marines", "warpath-2e/forge-fathers"}) {
        const auto book = [&](const Poisoned& of, const std::string& ending) {
            const auto path = of.folder.path("book" + ending);
            const auto outcome = of.call({"print", "--book", army, "-o", path});
            INFO(outcome.err);
            REQUIRE(outcome.status == 0);
            return path;
        };
        checkPage(bytesOf(book(h, ".html")), bytesOf(book(harmlessFiles(), ".html")));
        checkSigns(pdfText(book(h, ".pdf"), "pdftotext"));
    }
}

TEST_CASE("what is wrong with a call or a file is told safely")
{
    const auto bad = "bad\x1b]0;x\x07\u009b\u202e\nERROR.muster";
    const auto roster = bytesOf(harmlessFiles().rosters.front());
    TempFolder folder;
    const auto strange = folder.write(bad, "{\"" + std::string("\\u001b\\u009b\\u202e\\nERROR") + "\": 1}");
    for (const auto& arguments : std::vector<std::vector<std::string>>{
             {"check", strange},
             {"check", folder.path("none\x1b\nERROR.muster")},
             {"check", harmlessFiles().rosters[0], "--against", harmlessFiles().rosters[1]},
             {"check", harmlessFiles().rosters[0], "--ruling", "a\x1b\nERROR"},
             {"check", harmlessFiles().rosters[0], "--format", "a\x1b\nERROR"},
             {"check", harmlessFiles().rosters[0], "--a\x1b\nERROR"},
             {"show", "a\x1b\nERROR"},
             {"print", "--book", "a\x1b\nERROR/b", "-o", folder.path("x.pdf")},
             {"lint", strange},
             {"convert", strange, "-o", folder.path("x.txt")},
             {"\x1b\nERROR"}}) {
        INFO(arguments.front() + ' ' + arguments.back());
        const auto outcome = harmlessFiles().call(arguments);
        CHECK(outcome.status != 0);
        CHECK_FALSE((outcome.out + outcome.err).empty());
        checkText(outcome.out);
        checkText(outcome.err);
    }
    // An id or a key of JSON that would be quoted.
    for (const auto* key : {"ruleset", "army", "format"}) {
        auto document = json::parse(roster);
        document[key] = "a\x1b\u009b\u202e\nERROR";
        const auto outcome = harmlessFiles().call({"check", "-"}, document.dump());
        CHECK(outcome.status == 3);
        checkText(outcome.err);
    }
    // A text of NULs, and one that is half a pair.
    auto nul = json::parse(roster);
    nul["name"] = std::string("a\0b", 3);
    const auto outcome = harmlessFiles().call({"check", "-"}, nul.dump());
    checkText(outcome.out);
    CHECK_THAT(outcome.out, Catch::Contains("a<U+0000>b"));
    CHECK(harmlessFiles().call({"check", "-"}, "{ \"name\": \"\\ud800\" }").status == 3);
}

TEST_CASE("a PDF on standard output is written byte for byte")
{
    const auto outcome = harmlessFiles().call({"print", harmlessFiles().rosters.front(), "-o", "-"});
    REQUIRE(outcome.status == 3);
    CHECK(outcome.out.starts_with("%PDF-"));
    TempFolder folder;
    // Muster reads its roster out of it again.
    const auto read = harmlessFiles().call({"check", folder.write("out.pdf", outcome.out)});
    INFO(read.err);
    CHECK(read.status == 3);
}
