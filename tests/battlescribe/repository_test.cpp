#include "battlescribe/data/repository.h"
#include "battlescribe/file/archive.h"
#include "battlescribe/gamefiles.h"
#include "folder.h"

#include <catch2/catch.hpp>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace muster;
using namespace muster::battlescribe::data;
using muster::battlescribe::pack;
using namespace muster::testing;

namespace {

const std::string importOfLibrary = "<catalogueLinks><catalogueLink id='i' name='Library' targetId='lib' "
                                    "importRootEntries='true'/></catalogueLinks>";

} // namespace

TEST_CASE("a folder of data is listed by its heads")
{
    const Folder folder;
    folder.write("Tide.gst", systemFile());
    std::string longBody(100'000, ' '); // more than what is read for the head
    longBody += "<not closed";
    folder.write("B.cat", catalogueFile("b", longBody));
    folder.write("A.CAT", "\xEF\xBB\xBF<?xml version='1.0'?>\n<!-- > -->\n" + catalogueFile("a", "", "library='true'"));
    folder.write("packed.catz", *pack(catalogueFile("p", ""), "p.cat"));
    folder.write("readme.txt", "hello");
    folder.write("data.json", "{}");
    folder.write("wrong.cat", "<!DOCTYPE catalogue []><catalogue/>");
    const auto listed = listOf(folder.path);
    REQUIRE(listed);
    REQUIRE(listed->systems.size() == 1);
    CHECK(listed->systems[0].head.name == "Tide & Timber");
    CHECK(listed->systems[0].head.revision == 7);
    REQUIRE(listed->catalogues.size() == 3);
    CHECK(listed->catalogues[0].head == Head{false, true, 3, "a", "Folk of a", "tide"});
    CHECK(listed->catalogues[2].head.id == "p");
    REQUIRE(listed->faults.size() == 1);
    CHECK(listed->faults[0].message == "it does not begin as data do");
    CHECK(listed->system("tide") == listed->systems.data());
    CHECK(listed->catalogue("b", "tide") == &listed->catalogues[1]);
    CHECK(listed->catalogue("b", "other") == nullptr);
    CHECK_FALSE(listOf(folder.path / "nowhere"));
}

TEST_CASE("heads are read from the first element only")
{
    CHECK_FALSE(headOf("<catalogue id='x' name='a > b'", "x"));
    CHECK(headOf("<catalogue id='x' name='a > b'>", "x")->name == "a > b");
    CHECK_FALSE(headOf("<catalogue id='x' name='a", "x"));
    CHECK_FALSE(headOf("<roster id='x'>", "x"));
    CHECK_FALSE(headOf("", "x"));
    CHECK_FALSE(headOf("<", "x"));
    CHECK_FALSE(headOf("<?xml", "x"));
}

TEST_CASE("a closure is the game system, the catalogue and what it imports")
{
    const Folder folder;
    folder.write("Tide.gst", systemFile());
    folder.write("Cat.cat", catalogueFile("cat", importOfLibrary));
    folder.write("Lib.catz",
                 *pack(catalogueFile("lib", "<sharedRules><rule id='r' name='Salt'/></sharedRules>"), "l.cat"));
    folder.write("Other.cat", catalogueFile("other", ""));
    const auto listed = listOf(folder.path);
    REQUIRE(listed);
    const auto closure = closureOf(*listed, *listed->catalogue("cat", "tide"));
    REQUIRE(closure);
    CHECK(closure->files.size() == 3);
    CHECK(closure->nodes[closure->files.front().root].kind == Node::Kind::GameSystem);
    CHECK(nodeOf(*closure, "r").name == "Salt");
    CHECK(closure->faults.empty());
    const auto all = allOf(*listed, listed->systems[0]);
    REQUIRE(all);
    CHECK(all->files.size() == 4);
    const auto both = closureOf(*listed, {listed->catalogue("cat", "tide"), listed->catalogue("other", "tide")});
    REQUIRE(both);
    CHECK(both->files.size() == 4);
}

TEST_CASE("what a closure lacks is told")
{
    const Folder folder;
    folder.write("Cat.cat", catalogueFile("cat", importOfLibrary));
    const auto alone = listOf(folder.path);
    REQUIRE(alone);
    CHECK_FALSE(closureOf(*alone, alone->catalogues[0]));

    folder.write("Tide.gst", systemFile());
    folder.write("Lib.cat", catalogueFile("lib", "<rules>"));
    const auto listed = listOf(folder.path);
    REQUIRE(listed);
    const auto closure = closureOf(*listed, listed->catalogues[0]);
    REQUIRE(closure);
    REQUIRE(closure->faults.size() == 1);
    CHECK(closure->faults[0].message == "the file ends in the middle: an element is not closed");
    REQUIRE(lostIn(*closure).size() == 1);
    CHECK(lostIn(*closure)[0].message == "it imports \"Library\", which is not there");
}

TEST_CASE("of two files with one id the higher revision is taken")
{
    const Folder folder;
    folder.write("a.cat", "<catalogue id='c' gameSystemId='tide' revision='2'/>");
    folder.write("b.cat", "<catalogue id='c' gameSystemId='tide' revision='12'/>");
    folder.write("c.cat", "<catalogue id='c' gameSystemId='tide' revision='3'/>");
    const auto listed = listOf(folder.path);
    REQUIRE(listed);
    CHECK(listed->catalogue("c", "tide")->head.revision == 12);
}

TEST_CASE("a pipe, a device or a socket among data is told, and nobody waits for it")
{
    const Folder folder;
    folder.write("Tide.gst", systemFile());
    folder.write("Cat.cat", catalogueFile("cat", ""));
    for (const auto* name : {"a.cat", "b.gst", "c.json", "d.catz", "e.gstz"})
        REQUIRE(mkfifo((folder.path / name).c_str(), 0600) == 0);
    std::filesystem::create_symlink("/dev/zero", folder.path / "f.json");
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{AF_UNIX, {}};
    const auto path = (folder.path / "g.cat").string();
    REQUIRE(path.size() < sizeof address.sun_path);
    path.copy(address.sun_path, path.size());
    REQUIRE(bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);

    alarm(60); // ends the tests if something waits
    const auto listed = listOf(folder.path);
    CHECK_FALSE(hasData(folder.path / "c.json"));
    CHECK(stampsOf(folder.path).size() == 9);
    alarm(0);
    close(socket);
    REQUIRE(listed);
    CHECK(listed->systems.size() == 1);
    CHECK(listed->catalogues.size() == 1);
    std::vector<std::string> messages;
    for (const auto& fault : listed->faults)
        messages.push_back(fault.message);
    CHECK(messages == std::vector<std::string>{"this is a pipe, not a file", "this is a pipe, not a file",
                                               "this is a pipe, not a file", "this is a pipe, not a file",
                                               "this is a pipe, not a file", "this is a device, not a file",
                                               "this is a socket, not a file"});
    // One that comes after the folder was listed.
    const auto catalogue = folder.path / "Cat.cat";
    std::filesystem::remove(catalogue);
    REQUIRE(mkfifo(catalogue.c_str(), 0600) == 0);
    alarm(60);
    const auto closure = closureOf(*listed, listed->catalogues.front());
    alarm(0);
    REQUIRE_FALSE(closure);
    CHECK(closure.error().front().message == "this is a pipe, not a file");
}

TEST_CASE("of JSON and archives so many bytes are read to list a folder, and what is left out is told first")
{
    const Folder folder;
    const auto json = [](const std::string& id) {
        return "{\"catalogue\": {\"rules\": [], \"id\": \"" + id + "\", \"gameSystemId\": \"tide\", \"name\": \"" + id +
               "\"}}" + std::string(700'000, ' ');
    };
    folder.write("Tide.gst", systemFile());
    folder.write("a.cat", "no data");
    for (const auto* id : {"b", "c", "d", "e"})
        folder.write(std::string(id) + ".json", json(id));
    folder.write("f.catz", *pack(catalogueFile("f", std::string(700'000, ' ')), "f.cat"));
    folder.write("g.cat", catalogueFile("g", ""));
    folder.write("h.json", "no JSON" + std::string(2U << 20, ' ')); // seen at its beginning
    const auto listed = listOf(folder.path, 2U << 20);
    REQUIRE(listed);
    CHECK(listed->systems.size() == 1);
    CHECK(listed->catalogue("c", "tide") != nullptr);
    CHECK(listed->catalogue("d", "tide") == nullptr);
    CHECK(listed->catalogue("f", "tide") != nullptr); // small enough for what is left
    CHECK(listed->catalogue("g", "tide") != nullptr);
    CHECK(listed->skipped.size() == 1);
    REQUIRE(listed->faults.size() == 2);
    CHECK(listed->faults.front().file == folder.path.string());
    CHECK(listed->faults.front().message ==
          "2 files of data were left out: of archives and JSON at most 2 MB are read to see what is in a folder");
    CHECK_FALSE(listed->faults.front().advice.empty());
    CHECK(listOf(folder.path)->faults.size() == 1);
}
