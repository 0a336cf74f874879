// What is not a file among files, what somebody saves while a command works, and a disk or a folder that is not as
// usual.

#include "apps/process.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <thread>

#include <sys/stat.h>
#include <unistd.h>

using namespace muster::testing;

namespace {

namespace fs = std::filesystem;

const auto judgedRoster = inSource("tests/data/battlescribe/judged/legal.ros");

/// A person with a game of their own.
struct Person : TempFolder {
    Person()
    {
        REQUIRE(call({"new", "Mine", "--army", "One"}).status == 0);
        roster = write("a.muster", R"({"format": "muster-roster", "version": 1, "ruleset": "mine", "army": "one"})");
    }

    [[nodiscard]] Outcome call(std::vector<std::string> arguments) const
    {
        alarm(120); // ends the tests if the program waits
        auto outcome = run(Call{std::move(arguments), {}, path(), {"XDG_DATA_HOME=" + path("home")}});
        alarm(0);
        return outcome;
    }

    /// A pipe in place of a file, with the folders on its way.
    std::string pipe(const std::string& name) const
    {
        const auto there = path(name);
        fs::create_directories(fs::path(there).parent_path());
        fs::remove(there);
        REQUIRE(mkfifo(there.c_str(), 0600) == 0);
        return there;
    }

    std::string roster;
};

} // namespace

TEST_CASE("a pipe among templates, data and lists of folders is told, and nobody waits for it")
{
    const std::string own = "home/muster/";
    for (const auto* name : {"card.html", "geometry.json", "icons.json", "style.css"}) {
        const Person person;
        person.pipe(own + "templates/" + name);
        const auto outcome = person.call({"print", person.roster, "-o", "a.pdf"});
        INFO(name << ": " << outcome.err);
        CHECK(outcome.status == 3);
        CHECK_THAT(outcome.err, Catch::Contains(name) && Catch::Contains("is a pipe, not a file"));
        const auto linted = person.call({"lint", own + "templates"});
        CHECK(linted.status != 0);
        CHECK_THAT(linted.out + linted.err, Catch::Contains("is a pipe, not a file"));
    }
    {
        const Person person;
        person.pipe(own + "datafolders.json");
        for (const auto& words :
             {std::vector<std::string>{"data", "list"}, {"data", "add", "."}, {"check", judgedRoster}}) {
            const auto outcome = person.call(words);
            INFO(words.front() << ": " << outcome.err);
            CHECK_THAT(outcome.err, Catch::Contains("is a pipe, not a file"));
        }
    }
    // Where there is a pipe in place of a file of data, there is no such data.
    for (const auto* name : {"ruleset.json", "one.json", "one.de.json", "ruleset.de.json", "one.own.json"}) {
        const Person person;
        person.pipe(own + "armies/mine/" + name);
        INFO(name);
        CHECK(person.call({"show", "mine/one", "--language", "de"}).status <= 3);
        CHECK(person.call({"check", person.roster}).status <= 3);
        CHECK(person.call({"lint", own}).status <= 3);
        const auto linted = person.call({"lint", own + "armies/mine/" + name});
        CHECK(linted.status != 0);
        CHECK_THAT(linted.out + linted.err, Catch::Contains("is a pipe, not a file"));
    }
}

TEST_CASE("a pipe among data of other games is told by each command that reads them")
{
    for (const auto* name : {"x.cat", "x.gst", "x.json", "x.catz"}) {
        const Person person;
        for (const auto* file : {"Salt.gst", "Folk.cat"})
            person.write(std::string("data/") + file, bytesOf(inSource("tests/data/battlescribe/judged/data/") + file));
        person.pipe(std::string("data/") + name);
        const auto checked = person.call({"check", judgedRoster, "--data-folder", "data"});
        INFO(name << ": " << checked.err);
        CHECK(checked.status == 0);
        for (const auto& words : {std::vector<std::string>{"show", "--data-folder", "data"},
                                  {"data", "add", "data"},
                                  {"lint", "data"},
                                  {"print", judgedRoster, "--data-folder", "data", "-o", "a.pdf"},
                                  {"check", judgedRoster, "--data-folder", "data"}}) {
            const auto outcome = person.call(words);
            INFO(words.front() << ": " << outcome.err);
            CHECK_THAT(outcome.out + outcome.err, Catch::Contains(name) && Catch::Contains("is a pipe, not a file"));
        }
    }
}

TEST_CASE("a pipe that is named where a file is wanted is told")
{
    const Person person;
    person.write("t.csv", "id,name\n");
    for (const auto* name : {"p.json", "p.muster", "card.html", "p.cat", "icons.json", "ruleset.json"}) {
        person.pipe(name);
        const auto outcome = person.call({"lint", name});
        INFO(name << ": " << outcome.out << outcome.err);
        CHECK(outcome.status != 0);
        CHECK_THAT(outcome.out + outcome.err, Catch::Contains("is a pipe, not a file"));
    }
    for (const auto& words : {std::vector<std::string>{"table", "t.csv", "--into", "p.json"},
                              {"table", "p.json"},
                              {"convert", person.roster, "-o", "p.muster"}}) {
        const auto outcome = person.call(words);
        INFO(words.front() << ": " << outcome.err);
        CHECK(outcome.status != 0);
        CHECK_THAT(outcome.err, Catch::Contains("is a pipe, not a file"));
    }
    fs::remove(person.path("card.html"));
    for (const auto* format : {"table", "csv", "html", "json", "text"}) {
        const auto folder = person.call({"check", ".", "--format", format});
        INFO(format << ": " << folder.err);
        CHECK(folder.status == 3);
        CHECK_THAT(folder.out + folder.err, Catch::Contains("is a pipe, not a file"));
    }
}

TEST_CASE("an output that somebody saves while the command works is left as it is")
{
    for (const auto* output : {"b.muster", "b.txt", "b.pdf", "b.html"})
        for (const bool wasThere : {true, false}) {
            const Person person;
            const auto path = person.path(output);
            if (wasThere)
                person.write(output, "as it was");
            // The command reads from a pipe, so that it works as long as the test wants.
            const auto pipe = person.pipe("pipe");
            std::thread other([&] {
                std::ofstream input(pipe);
                std::ofstream(path) << "saved meanwhile";
                input << bytesOf(person.roster);
            });
            const auto name = std::string(output);
            const bool isPrinted = name.ends_with(".pdf") || name.ends_with(".html");
            const auto outcome = person.call({isPrinted ? "print" : "convert", pipe, "-o", path});
            other.join();
            INFO(output << (wasThere ? ", was there: " : ", was not there: ") << outcome.err);
            CHECK(outcome.status == 3);
            CHECK_THAT(outcome.err, Catch::Contains("has changed meanwhile"));
            CHECK(bytesOf(path) == "saved meanwhile");
        }
}

TEST_CASE("a file that would grow larger than it may is a fault with words, and leaves nothing")
{
    const Person person;
    const auto old = person.write("b.muster", "as it was");
    for (const auto& words : {std::vector<std::string>{"convert", person.roster, "-o", old},
                              {"convert", person.roster, "-o", person.path("new.txt")},
                              {"print", person.roster, "-o", person.path("new.pdf")}}) {
        Call call{words, {}, {}, {"XDG_DATA_HOME=" + person.path("home")}};
        call.mostFileBytes = 20;
        const auto outcome = run(call);
        INFO(words.back() << ": " << outcome.err);
        CHECK(outcome.status == 3);
        CHECK_THAT(outcome.err, Catch::Contains("the file would be larger than you may write here"));
    }
    CHECK(bytesOf(old) == "as it was");
    for (const auto& file : fs::directory_iterator(person.path()))
        CHECK_FALSE(file.path().filename().string().starts_with(".muster-"));
    CHECK_FALSE(fs::exists(person.path("new.txt")));
}

TEST_CASE("in a folder that is not there any more every command ends with words")
{
    const TempFolder folder;
    const auto sample = inSource("armies/warpath-2e/samples/forge-fathers-1500.muster");
    const auto home = folder.path("home");
    const std::pair<std::vector<std::string>, int> calls[]{
        {{"data", "add", "foo"}, 3},
        {{"data", "remove", "foo"}, 3},
        {{"data", "add", "."}, 3},
        {{"data", "list"}, 0},
        {{"check", "foo"}, 3},
        {{"check", "."}, 0},
        {{"check", sample}, 0},
        {{"check", judgedRoster, "--data-folder", "foo"}, 3},
        {{"lint", "foo"}, 3},
        {{"lint", "."}, 0},
        {{"lint", sample}, 0},
        {{"show"}, 0},
        {{"show", "--data-folder", "."}, 3},
        {{"convert", sample, "-o", "a.txt"}, 3},
        {{"print", sample, "-o", "a.pdf"}, 3},
        {{"table", "warpath-2e/marauders", "-o", "t.csv"}, 3},
        {{"table", "t.csv", "--into", "x.json"}, 3},
        {{"schema", "roster"}, 0},
        {{"new", "Game"}, 0},
    };
    for (const auto& [words, status] : calls) {
        const auto gone = folder.path("gone");
        fs::create_directory(gone);
        Call call{words, {}, gone, {"XDG_DATA_HOME=" + home}};
        call.isFolderGone = true;
        const auto outcome = run(call);
        std::string line;
        for (const auto& word : words)
            line += word + ' ';
        INFO(line << ": " << outcome.status << ' ' << outcome.err);
        CHECK(outcome.status == status);
        CHECK((status == 0 || !outcome.err.empty()));
        CHECK_FALSE(fs::exists(gone));
    }
}
