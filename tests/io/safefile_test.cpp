#include "io/files/safefile.h"

#include "io/faultyfiles.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fstream>
#include <random>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace muster;
using namespace muster::testing;
using Names = std::vector<std::string>;

namespace {

constexpr std::size_t most = 1'000;

/// A disk that takes so many bytes of a file and no more.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes)
    {
        getrlimit(RLIMIT_FSIZE, &m_old);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        auto limit = m_old;
        limit.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_old);
        std::signal(SIGXFSZ, m_handler);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

private:
    rlimit m_old{};
    void (*m_handler)(int) = SIG_DFL;
};

} // namespace

TEST_CASE("a file is read byte for byte")
{
    TempFolder folder;
    const std::string bytes("a\0b\r\n\xFF", 6);
    CHECK(readFile(folder.write("a", bytes), most) == bytes);
    CHECK(readFile(folder.write("empty", ""), most) == "");
    CHECK(readFile(folder.write("full", std::string(most, 'x')), most)->size() == most);
}

TEST_CASE("what cannot be read says what it is")
{
    TempFolder folder;
    const auto words = [&](const std::string& path) {
        const auto read = readFile(path, most);
        REQUIRE_FALSE(read.has_value());
        REQUIRE(read.error().size() == 1);
        CHECK(read.error()[0].file == path);
        return read.error()[0].message;
    };
    CHECK_THAT(words(folder.path("nothing")), Catch::Contains("no such file"));
    CHECK_THAT(words(folder.path()), Catch::Contains("folder"));
    CHECK_THAT(words(folder.write("large", std::string(most + 1, 'x'))), Catch::Contains("too large"));
    CHECK_THAT(words(""), Catch::Contains("no such file"));
}

TEST_CASE("a file is saved whole, over an old one too, and leaves nothing beside it")
{
    TempFolder folder;
    const auto path = folder.path("a.muster");
    REQUIRE(saveFile(path, "first").has_value());
    CHECK(bytesOf(path) == "first");
    REQUIRE(saveFile(path, std::string("sec\0nd", 6)).has_value());
    CHECK(bytesOf(path) == std::string("sec\0nd", 6));
    REQUIRE(saveFile(path, "").has_value());
    CHECK(bytesOf(path).empty());
    CHECK(folder.files() == Names{"a.muster"});
}

TEST_CASE("a write that fails leaves the old file, and no temporary one")
{
    TempFolder folder;
    const auto path = folder.write("a.muster", "old");
    {
        const SmallDisk disk(10'000);
        const auto saved = saveFile(path, std::string(100'000, 'x'));
        REQUIRE_FALSE(saved.has_value());
        REQUIRE(saved.error().size() == 1);
        CHECK(saved.error()[0].file == path);
        CHECK_THAT(saved.error()[0].message, Catch::Contains("cannot be written"));
        const auto fresh = saveFile(folder.path("new.muster"), std::string(100'000, 'x'));
        CHECK_FALSE(fresh.has_value());
    }
    CHECK(bytesOf(path) == "old");
    CHECK(folder.files() == Names{"a.muster"});
}

TEST_CASE("a folder that is not there, or is a file, is a fault and not a file")
{
    TempFolder folder;
    folder.write("file", "x");
    for (const auto* name : {"nowhere/a.muster", "file/a.muster", ""}) {
        INFO(name);
        const auto saved = saveFile(folder.path(name), "x");
        REQUIRE_FALSE(saved.has_value());
        CHECK_FALSE(saved.error()[0].advice.empty());
    }
    CHECK(folder.files() == Names{"file"});
}

TEST_CASE("a file that changed since it was read is not overwritten")
{
    TempFolder folder;
    const auto path = folder.write("a.muster", "as read");
    REQUIRE(saveFileUnlessChanged(path, "mine", FileStamp::of("as read")).has_value());
    CHECK(bytesOf(path) == "mine");

    std::ofstream(path) << "theirs";
    const auto refused = saveFileUnlessChanged(path, "mine again", FileStamp::of("mine"));
    REQUIRE_FALSE(refused.has_value());
    CHECK_THAT(refused.error()[0].message, Catch::Contains("changed"));
    CHECK_FALSE(refused.error()[0].advice.empty());
    CHECK(bytesOf(path) == "theirs");

    // Taken away, or there where nothing was: changed as well.
    CHECK_FALSE(saveFileUnlessChanged(folder.path("gone"), "mine", FileStamp::of("as read")).has_value());
    CHECK_FALSE(saveFileUnlessChanged(path, "mine", {}).has_value());
    CHECK(bytesOf(path) == "theirs");
    CHECK(saveFileUnlessChanged(folder.path("new"), "mine", {}).has_value());
    CHECK(folder.files() == Names{"a.muster", "new"});
}

TEST_CASE("a file that is written over whole need not be read to notice that somebody saved it")
{
    TempFolder folder;
    const auto path = folder.write("a.pdf", "old");
    const auto before = FileStamp::ofUnread(path);
    REQUIRE(saveFileUnlessChanged(path, "new", before));
    CHECK(bytesOf(path) == "new");
    CHECK_FALSE(saveFileUnlessChanged(path, "late", before)); // the name and even the size are the same
    CHECK(bytesOf(path) == "new");

    const auto none = FileStamp::ofUnread(folder.path("b.pdf"));
    CHECK(none == FileStamp());
    folder.write("b.pdf", "theirs");
    CHECK_FALSE(saveFileUnlessChanged(folder.path("b.pdf"), "late", none));
    CHECK(bytesOf(folder.path("b.pdf")) == "theirs");
    const auto gone = FileStamp::ofUnread(path);
    std::filesystem::remove(path);
    CHECK_FALSE(saveFileUnlessChanged(path, "late", gone));
    CHECK(folder.files() == Names{"b.pdf"});
}

TEST_CASE("what somebody saves at any moment of a save is not written over")
{
    TempFolder folder;
    const auto path = folder.path("a.muster");
    const auto theirs = folder.path("theirs");
    const std::string read(200'000, 'r');
    const std::string mine(200'000, 'm');
    std::mt19937 random(20261126);
    double longest = 1e-3; // seconds of a save
    int refused = 0;
    for (int round = 0; round < 200; ++round) {
        folder.write("a.muster", read);
        folder.write("theirs", "theirs " + std::to_string(round));
        // Now and then it is done before: a save that is refused takes less time than a whole one.
        const auto wait = std::chrono::duration<double>(std::uniform_real_distribution(0.0, 4 * longest)(random));
        std::thread other([&] {
            std::this_thread::sleep_for(wait);
            std::filesystem::rename(theirs, path);
        });
        const auto begin = std::chrono::steady_clock::now();
        const auto saved = saveFileUnlessChanged(path, mine, FileStamp::of(read));
        longest =
            std::clamp(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(), 1e-3, 0.05);
        other.join();
        refused += saved ? 0 : 1;
        INFO("round " << round << (saved ? ", saved" : ", refused"));
        CHECK(bytesOf(path) == "theirs " + std::to_string(round));
        CHECK(folder.files() == Names{"a.muster"});
    }
    CHECK(refused > 0);
    CHECK(refused < 200);
}

TEST_CASE("of programs that change a file at the same time none loses what another one wrote")
{
    TempFolder folder;
    const auto path = folder.write("a.muster", "");
    constexpr int lines = 60;
    const auto write = [&](char name) {
        for (int line = 0; line < lines;) {
            const auto read = readFile(path, 100'000);
            if (read && saveFileUnlessChanged(path, *read + name, FileStamp::of(*read)))
                ++line;
        }
    };
    std::thread other(write, 'b');
    write('a');
    other.join();
    const auto text = bytesOf(path);
    CHECK(std::ranges::count(text, 'a') == lines);
    CHECK(std::ranges::count(text, 'b') == lines);
    CHECK(folder.files() == Names{"a.muster"});
}

namespace {

std::string fill(const std::string& path, char letter, std::size_t size)
{
    const std::string bytes(size, letter);
    std::ofstream(path, std::ios::binary) << bytes;
    return bytes;
}

} // namespace

TEST_CASE("whichever call fails, the old file or the whole new one is there, and a failure says why")
{
    TempFolder folder;
    const auto path = folder.path("a.muster");
    for (const auto& [size, isStamped] : {std::pair(std::size_t{1}, false), std::pair(std::size_t{300'000}, false),
                                          std::pair(std::size_t{300'000}, true)})
        for (const bool wasThere : {true, false})
            for (const auto fault : FaultyFiles::all)
                for (int at = 1, isOver = 0; isOver == 0; ++at) {
                    REQUIRE(at < 100);
                    std::filesystem::remove(path);
                    const auto old = wasThere ? fill(path, 'o', size) : std::string();
                    if (wasThere) // so that its rights have to be set on the new one
                        std::filesystem::permissions(path, std::filesystem::perms::owner_all);
                    const std::string fresh(size, 'n');
                    Result<Saved> saved;
                    {
                        const FaultyFiles faulty(folder.path(), at, fault);
                        saved =
                            isStamped ? saveFileUnlessChanged(path, fresh, FileStamp::of(old)) : saveFile(path, fresh);
                        isOver = FaultyFiles::calls() < at;
                    }
                    INFO(FaultyFiles::nameOf(fault)
                         << " at call " << at << ", " << size << " bytes, old file: " << wasThere);
                    const auto now = std::filesystem::exists(path) ? bytesOf(path) : std::string();
                    if (saved) {
                        CHECK((now == fresh));
                    } else {
                        CHECK((now == old || now == fresh));
                        CHECK(std::filesystem::exists(path) == (wasThere || !now.empty()));
                        REQUIRE(saved.error().size() == 1);
                        CHECK(saved.error()[0].file == path);
                        CHECK_THAT(saved.error()[0].message, Catch::StartsWith("the file cannot be written: "));
                        CHECK_FALSE(saved.error()[0].advice.empty());
                    }
                    CHECK((isOver == 0 || at > 5)); // a save is more than five calls, and all were reached
                    if (fault == FaultyFiles::Fault::Short || isOver != 0)
                        CHECK(saved);
                    // What a broken disk did not let go is taken away when it works again.
                    removeLeftovers(folder.path());
                    CHECK(folder.files() == (std::filesystem::exists(path) ? Names{"a.muster"} : Names{}));
                }
}

TEST_CASE("a full disk loses no byte, and is told as such")
{
    const TempFolder folder;
    const auto mounted = folder.path("disk");
    std::filesystem::create_directory(mounted);
    if (mount("tmpfs", mounted.c_str(), "tmpfs", 0, "size=64k") != 0) {
        WARN("skipped: no disk can be mounted here (" << std::strerror(errno) << ")");
        return;
    }
    const auto path = mounted + "/a.muster";
    const auto old = fill(path, 'o', 2'000);
    fill(mounted + "/rest", 'x', 1U << 20);
    for (const std::size_t size : {std::size_t{1'000}, std::size_t{100'000}}) {
        const auto saved = saveFile(path, std::string(size, 'n'));
        CHECK_FALSE(saved);
        if (!saved)
            CHECK_THAT(toText(saved.error()[0]), Catch::Contains("the disk is full"));
        CHECK((bytesOf(path) == old));
        CHECK(std::distance(std::filesystem::directory_iterator(mounted), {}) == 2);
    }
    std::filesystem::remove(mounted + "/rest");
    CHECK(saveFile(path, "new"));
    CHECK(bytesOf(path) == "new");
    umount2(mounted.c_str(), MNT_DETACH);
}

TEST_CASE("only files are written over: a pipe, a device or a folder is refused, and nobody waits for it")
{
    TempFolder folder;
    const auto pipe = folder.path("pipe");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    for (const auto& path : {pipe, std::string("/dev/null"), folder.path()}) {
        INFO(path);
        const auto saved = saveFile(path, "x");
        REQUIRE_FALSE(saved);
        CHECK_THAT(toText(saved.error()[0]), Catch::Contains("not a file"));
        CHECK_FALSE(saved.error()[0].advice.empty());
        CHECK(hasFileChanged(path, FileStamp::of("x")));
        const auto read = readFile(path, most);
        REQUIRE_FALSE(read);
        CHECK_THAT(read.error()[0].message, Catch::Contains("not a file"));
    }
    CHECK(std::filesystem::is_fifo(pipe));
}

TEST_CASE("files of the system are read, or refused, without waiting")
{
    TempFolder folder;
    const auto place = folder.path("socket");
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{AF_UNIX, {}};
    REQUIRE(place.size() < sizeof address.sun_path);
    place.copy(address.sun_path, place.size());
    REQUIRE(bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
    alarm(60); // ends the tests if something waits
    for (const auto pipes : {Pipes::Refuse, Pipes::Wait}) {
        const auto read = readFile(place, most, pipes);
        REQUIRE_FALSE(read);
        CHECK(read.error()[0].message == "this is a socket, not a file");
        CHECK(readFile("/proc/self/stat", most, pipes));
        CHECK_FALSE(readFile("/proc/self/mem", most, pipes));
        (void)readFile("/proc/kmsg", most, pipes); // where it may be opened, it waits for news
    }
    for (const auto* path : {"/dev/tty", "/dev/zero", "/dev/stdin"})
        CHECK_FALSE(readFile(path, most));
    alarm(0);
    close(socket);
}

TEST_CASE("the beginning of a file is read without its rest")
{
    TempFolder folder;
    const auto path = folder.write("a", "beginning and rest");
    CHECK(readBeginning(path, 9) == "beginning");
    CHECK(readBeginning(path, 1'000) == "beginning and rest");
    CHECK(readBeginning(folder.write("empty", ""), 9) == "");
    CHECK(readBeginning(folder.write("large", std::string(200'000, 'x')), 100'000)->size() == 100'000);
    CHECK_FALSE(readBeginning(folder.path("nothing"), 9));
    CHECK_FALSE(readBeginning(folder.path(), 9));
    CHECK_FALSE(readBeginning("/dev/zero", 9));
}

TEST_CASE("what a person names may be a pipe, which is read to its end")
{
    TempFolder folder;
    const auto pipe = folder.path("pipe");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    std::thread writer([&] { std::ofstream(pipe) << "through the pipe"; });
    CHECK(readFile(pipe, most, Pipes::Wait) == "through the pipe");
    writer.join();
    CHECK_FALSE(readFile("/dev/zero", most, Pipes::Wait));
}

TEST_CASE("rights, group and links of the old file are kept, and what cannot be kept is told")
{
    namespace fs = std::filesystem;
    TempFolder folder;
    const auto path = folder.write("a.muster", "old");
    fs::permissions(path, fs::perms(0640));
    if (geteuid() == 0)
        REQUIRE(chown(path.c_str(), 1234, 4321) == 0);
    fs::create_symlink("a.muster", folder.path("link.muster"));
    const auto saved = saveFile(folder.path("link.muster"), "new");
    REQUIRE(saved);
    CHECK(saved->remarks.empty());
    CHECK(fs::is_symlink(folder.path("link.muster")));
    CHECK(bytesOf(path) == "new");
    struct stat info {};
    REQUIRE(stat(path.c_str(), &info) == 0);
    CHECK((info.st_mode & 07777) == 0640);
    if (geteuid() == 0) {
        CHECK(info.st_uid == 1234);
        CHECK(info.st_gid == 4321);
    }

    fs::create_hard_link(path, folder.path("other.muster"));
    const auto parted = saveFile(path, "newer");
    REQUIRE(parted);
    REQUIRE(parted->remarks.size() == 1);
    CHECK_THAT(toText(parted->remarks[0]), Catch::Contains("hard links"));
    CHECK(bytesOf(folder.path("other.muster")) == "new");

    // Links that lead nowhere, and in a circle.
    fs::create_symlink("gone.muster", folder.path("dangling.muster"));
    REQUIRE(saveFile(folder.path("dangling.muster"), "there"));
    CHECK(bytesOf(folder.path("gone.muster")) == "there");
    fs::create_symlink("circle", folder.path("circle"));
    CHECK_FALSE(saveFile(folder.path("circle"), "x"));
    CHECK_FALSE(readFile(folder.path("circle"), most));
}

TEST_CASE("a name is bytes, whether or not they are UTF-8")
{
    TempFolder folder;
    const auto path = folder.path("caf\xE9\n.muster");
    REQUIRE(saveFile(path, "x"));
    CHECK(readFile(path, most) == "x");
    CHECK_FALSE(hasFileChanged(path, FileStamp::of("x")));
    CHECK(folder.files() == Names{"caf\xE9\n.muster"});
}

TEST_CASE("what a killed program left goes at the next save, what another one still writes stays")
{
    TempFolder folder;
    folder.write(".muster-123.part", "left");
    const auto written = folder.write(".muster-456.part", "still written");
    const auto other = open(written.c_str(), O_RDONLY | O_CLOEXEC);
    REQUIRE(other >= 0);
    REQUIRE(flock(other, LOCK_EX | LOCK_NB) == 0);
    REQUIRE(saveFile(folder.path("a.muster"), "x"));
    CHECK(folder.files() == Names{".muster-456.part", "a.muster"});
    close(other);
    REQUIRE(saveFile(folder.path("a.muster"), "x"));
    CHECK(folder.files() == Names{"a.muster"});
}

TEST_CASE("a lock is held until its owner ends, and looking at it takes nothing away")
{
    using Holder = FileLock::Holder;
    TempFolder folder;
    const auto path = folder.path("a.lock");
    CHECK(FileLock::look(path).holder() == Holder::Unknown);
    {
        const auto held = FileLock::make(path);
        REQUIRE(held);
        CHECK(held->holder() == Holder::Program);
        CHECK(FileLock::look(path).holder() == Holder::Program);
        CHECK_FALSE(FileLock::make(path)); // it is there
    }
    {
        const auto one = FileLock::look(path);
        const auto other = FileLock::look(path); // at the same time
        CHECK(one.holder() == Holder::Nobody);
        CHECK(other.holder() == Holder::Nobody);
    }
    // What it says of a process means nothing: that number may be another's by now, or this program's own.
    folder.write("b.lock", std::to_string(getpid()) + "\nmuster-editor\n");
    CHECK(FileLock::look(folder.path("b.lock")).holder() == Holder::Nobody);
    const NoLocks none(folder.path());
    CHECK(FileLock::look(path).holder() == Holder::Unknown);
    const auto made = FileLock::make(folder.path("c.lock"));
    REQUIRE(made);
    CHECK(made->holder() == Holder::Unknown);
}

TEST_CASE("a damaged file is set aside under a name that is free")
{
    TempFolder folder;
    const auto path = folder.write("a.json", "one");
    folder.write("a.json.faulty-1", "before");
    CHECK(setFileAside(path) == path + ".faulty-2");
    CHECK(folder.files() == Names{"a.json.faulty-1", "a.json.faulty-2"});
    CHECK(readFile(path + ".faulty-2", most) == "one");
    CHECK_FALSE(setFileAside(path));
}

TEST_CASE("a stamp survives as text, and one that is none is never found unchanged")
{
    TempFolder folder;
    const auto path = folder.write("a", "bytes");
    CHECK(FileStamp::fromText(FileStamp::of("bytes").text()) == FileStamp::of("bytes"));
    CHECK(FileStamp::fromText(FileStamp().text()) == FileStamp());
    CHECK(FileStamp::of("") == FileStamp());
    for (const auto& stamp : {FileStamp::unknown(), FileStamp::fromText("none of it"), FileStamp::of("other")}) {
        CHECK(hasFileChanged(path, stamp));
        CHECK(hasFileChanged(folder.path("gone"), stamp));
    }
    CHECK_FALSE(hasFileChanged(path, FileStamp::of("bytes")));
    CHECK_FALSE(hasFileChanged(folder.path("gone"), {}));
}
