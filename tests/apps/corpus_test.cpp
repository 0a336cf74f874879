// The example of a corpus that the page of the language explains: its programs convert two lists and compare the
// verdicts.

#include "apps/process.h"
#include "files.h"
#include "folder.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>

using namespace muster::testing;

namespace {

/// What a program printed, and its status.
struct Printed {
    int status;
    std::string text;
};

/// The example in a folder of its own, with the program under its name in the path.
struct Corpus : Folder {
    Corpus()
    {
        std::filesystem::copy(inSource("docs/examples/corpus"), path, std::filesystem::copy_options::recursive);
        std::filesystem::create_directories(path / "bin");
        std::filesystem::create_symlink(MUSTER_BINARY, path / "bin/muster");
        std::filesystem::create_directories(path / "home/muster");
        std::filesystem::create_directory_symlink(path / "armies", path / "home/muster/armies");
    }

    Printed python(const std::string& program) const
    {
        const auto here = path.string();
        const auto call = "cd '" + here + "' && PATH=\"$PWD/bin:$PATH\" XDG_DATA_HOME=\"$PWD/home\" MUSTER_DATA='" +
                          inSource("") + "' python3 " + program + " > printed 2>&1";
        const auto status = std::system(call.c_str());
        return {status, bytesOf(path / "printed")};
    }
};

bool hasPython()
{
    return std::system("python3 -c 'import sys; sys.exit(sys.version_info < (3, 9))' 2> /dev/null") == 0;
}

} // namespace

TEST_CASE("the example of a corpus converts, lints clean, and Muster judges as the old program does")
{
    if (!hasPython()) {
        WARN("there is no python3: the example of a corpus is not tried");
        return;
    }
    const Corpus corpus;
    const auto converted = corpus.python("convert.py");
    CHECK(converted.text == "heron: limit 1 names an entry that is not there\n");
    REQUIRE(converted.status == 0);
    const auto folder = (corpus.path / "armies/marsh").string();
    CHECK(run({"lint", "--write", folder}).status == 0);
    CHECK(run({"lint", folder}).err == "3 files checked, no faults\n");
    const auto compared = corpus.python("compare.py");
    CHECK(compared.status == 0);
    CHECK(compared.text == "600 rosters, 0 differences \n");

    // A name that changes keeps its id; a limit that was converted wrongly is noticed.
    auto old = bytesOf(corpus.path / "old.json");
    const auto replace = [&](const std::string& from, const std::string& to) {
        REQUIRE(old.find(from) != std::string::npos);
        old.replace(old.find(from), from.size(), to);
    };
    replace("Reed Cutters", "Sedge Cutters");
    corpus.write("old.json", old);
    REQUIRE(corpus.python("convert.py").status == 0);
    CHECK_THAT(bytesOf(corpus.path / "armies/marsh/heron-marsh.json"),
               Catch::Contains("\"reed-cutters\"") && Catch::Contains("\"Sedge Cutters\""));
    replace("\"most\": 2", "\"most\": 3");
    corpus.write("old.json", old);
    CHECK(corpus.python("compare.py").status != 0);
}

TEST_CASE("the page shows the programs of the corpus as they are")
{
    const auto page = bytesOf(inSource("docs/ruleset-language.md"));
    const auto programs =
        bytesOf(inSource("docs/examples/corpus/convert.py")) + bytesOf(inSource("docs/examples/corpus/compare.py"));
    // Python has two blank lines between functions, the page has one.
    const auto without = [](std::string text) {
        for (auto at = text.find("\n\n\n"); at != std::string::npos; at = text.find("\n\n\n", at))
            text.erase(at, 1);
        return text;
    };
    const std::string open = "\n```python\n";
    int shown = 0;
    for (auto at = page.find(open); at != std::string::npos; at = page.find(open, at)) {
        at += open.size();
        CHECK_THAT(without(programs), Catch::Contains(page.substr(at, page.find("```\n", at) - at)));
        ++shown;
    }
    CHECK(shown == 2);
}
