#include "apps/process.h"
#include "io/faultyfiles.h"
#include "io/files/safefile.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>

#include <sys/mount.h>
#include <sys/stat.h>

using namespace muster::testing;

namespace {

using DiskFault = FaultyFiles::Fault;

const auto forgeSample = inSource("armies/warpath-2e/samples/forge-fathers-1500.muster");

/// A roster that is well but not in canonical form, so that every command has something to write.
std::string loose() { return "{\"format\":\"muster-roster\",\"version\":1,\"ruleset\":\"skirmish\",\"army\":\"red\"}"; }

struct Struck {
    Outcome outcome;
    bool isOver; ///< there were fewer calls: the fault did not strike
};

/// Runs the program with the n-th call that changes files below a folder failing.
Struck runStruck(std::vector<std::string> arguments, const TempFolder& folder, int at, DiskFault fault)
{
    static const TempFolder counts;
    const auto count = counts.path("count");
    std::filesystem::remove(count);
    Call call{std::move(arguments)};
    call.environment = {"LD_PRELOAD=" MUSTER_FAULTY_FILES, "MUSTER_FAULT_FOLDER=" + folder.path(),
                        "MUSTER_FAULT_AT=" + std::to_string(at),
                        "MUSTER_FAULT_ERROR=" + std::to_string(static_cast<int>(fault)), "MUSTER_FAULT_COUNT=" + count,
                        // The sanitizer wants to be first, and has nothing to say of what is preloaded.
                        "ASAN_OPTIONS=verify_asan_link_order=0:detect_leaks=0"};
    auto outcome = run(call);
    int calls = -1;
    std::ifstream(count) >> calls;
    REQUIRE(calls >= 0);
    return {std::move(outcome), calls < at};
}

/// Strikes each call in turn: the file holds what it held or what `isWhole` accepts, a failure has status 3 and a word,
/// and only the file is left.
void strike(const std::string& name, const std::string& old, const std::vector<std::string>& arguments,
            const std::function<bool(const std::string&)>& isWhole)
{
    for (const auto fault : FaultyFiles::all)
        for (int at = 1, isOver = 0; isOver == 0; ++at) {
            REQUIRE(at < 60);
            const TempFolder folder;
            const auto path = folder.write(name, old);
            auto words = arguments;
            for (auto& word : words)
                if (word == "FILE")
                    word = path;
            const auto struck = runStruck(words, folder, at, fault);
            isOver = struck.isOver ? 1 : 0;
            INFO(arguments[0] << ' ' << name << ": " << FaultyFiles::nameOf(fault) << " at call " << at << '\n'
                              << struck.outcome.err);
            CHECK((isOver == 0 || at > 4));
            const auto now = bytesOf(path);
            CHECK((now == old || isWhole(now)));
            if (now == old) {
                CHECK(struck.outcome.status != 0);
                CHECK_THAT(struck.outcome.err + struck.outcome.out, Catch::Contains("cannot be written: "));
            }
            if (isOver != 0 || fault == DiskFault::Short)
                CHECK(struck.outcome.status == 0);
            muster::removeLeftovers(folder.path());
            CHECK(folder.files() == std::vector<std::string>{name});
        }
}

} // namespace

TEST_CASE("faults: convert leaves the old roster or the whole new one")
{
    const TempFolder folder;
    const auto canonical = folder.path("a.muster");
    REQUIRE(run({"convert", folder.write("loose.muster", loose()), "-o", canonical}).status == 0);
    const auto whole = [&](const std::string& bytes) { return bytes == bytesOf(canonical); };
    strike("a.muster", loose(), {"convert", "FILE", "-o", "FILE"}, whole);
    strike("a.muster", loose(), {"lint", "--write", "FILE"}, whole);
}

TEST_CASE("faults: print leaves the old sheets or whole new ones")
{
    strike("a.pdf", "old", {"print", forgeSample, "-o", "FILE", "--sheets", "roster"},
           [](const std::string& bytes) { return bytes.starts_with("%PDF") && bytes.ends_with("%%EOF\n"); });
    strike("a.html", "old", {"print", forgeSample, "-o", "FILE", "--sheets", "roster"},
           [](const std::string& bytes) { return bytes.ends_with("</html>\n"); });
    strike("a.txt", "old", {"convert", forgeSample, "-o", "FILE"},
           [](const std::string& bytes) { return bytes.find("Hold of the Ninth Anvil") != std::string::npos; });
}

TEST_CASE("faults: a full disk loses no roster, and ends with status 3")
{
    const TempFolder folder;
    const auto disk = folder.path("disk");
    std::filesystem::create_directory(disk);
    if (mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=64k") != 0) {
        WARN("skipped: no disk can be mounted here (" << std::strerror(errno) << ")");
        return;
    }
    const auto path = folder.write("disk/a.muster", loose());
    std::ofstream(disk + "/rest") << std::string(1U << 20, 'x');
    const auto outcome = run({"convert", path, "-o", path});
    CHECK(outcome.status == 3);
    CHECK_THAT(outcome.err, Catch::Contains("the disk is full"));
    CHECK(bytesOf(path) == loose());
    umount2(disk.c_str(), MNT_DETACH);
}

TEST_CASE("faults: a name is bytes, on the way in and on the way out")
{
    const TempFolder folder;
    const auto from = folder.write("caf\xE9.muster", loose());
    const auto to = folder.path("th\xE9.muster");
    CHECK(run({"check", from}).status == 0);
    CHECK(run({"convert", from, "-o", to}).status == 0);
    CHECK(run({"lint", to}).status == 0);
    CHECK(run({"print", from, "-o", folder.path("\xFF.pdf")}).status == 0);
    CHECK(folder.files() == std::vector<std::string>{"caf\xE9.muster", "th\xE9.muster", "\xFF.pdf"});
    // Also where folders are searched.
    CHECK(run({"lint", folder.path()}).status == 1); // the first is not canonical
}

TEST_CASE("faults: nothing is written into a pipe that took a file's place")
{
    const TempFolder folder;
    const auto pipe = folder.path("a.muster");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    const auto outcome = run({"convert", forgeSample, "-o", pipe});
    CHECK(outcome.status == 3);
    CHECK_THAT(outcome.err, Catch::Contains("a pipe, not a file"));
}
