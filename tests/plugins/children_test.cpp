// What a program can and cannot do that Muster starts for a file of a stranger's.
#include "plugins/children.h"
#include "plugins/load.h"

#include <catch2/catch.hpp>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

using namespace muster;

namespace {

using How = ChildEnd::How;

constexpr ChildBounds usual{.memory = std::size_t{512} << 20, .answer = 1u << 20, .work = std::chrono::seconds(5)};

ChildEnd run(const std::string& script, std::string_view input = {}, const ChildBounds& bounds = usual,
             const std::stop_token& stop = {})
{
    const auto children = plugin<ChildrenPlugin>("list.pdf");
    REQUIRE(children);
    return (*children)->run({"/bin/sh", {"-c", script}, {"NAME=value"}}, input, bounds, stop);
}

/// Waits until something is so; false where it is not within half a minute.
template <typename Condition>
bool becomes(Condition condition)
{
    for (int i = 0; i < 3'000 && !condition(); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return condition();
}

/// The children of a process, as the system lists them.
std::string childrenOf(pid_t process)
{
    const auto number = std::to_string(process);
    std::ifstream file("/proc/" + number + "/task/" + number + "/children");
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Whether a process works, and is not only not yet forgotten.
bool isAlive(const std::string& number)
{
    std::ifstream file("/proc/" + number + "/stat");
    const std::string state{std::istreambuf_iterator<char>(file), {}};
    return !state.empty() && state.find(") Z ") == std::string::npos;
}

} // namespace

TEST_CASE("a child gets its input and gives its answer, however large both are")
{
    const std::string large(3'000'000, 'x');
    auto bounds = usual;
    bounds.answer = large.size();
    const auto end = run("cat", large, bounds);
    CHECK(end.how == How::Exited);
    CHECK(end.status == 0);
    CHECK(end.answer == large);
    CHECK(run("exit 3", large).status == 3); // which reads nothing of it
}

TEST_CASE("a child has no environment, no folder and no files of ours")
{
    const auto path = std::filesystem::temp_directory_path() / "muster-children-test";
    std::ofstream(path) << "x";
    std::ifstream open(path);
    CHECK(run("pwd").answer == "/\n");
    CHECK(run("echo $NAME$HOME$USER$TESSDATA_PREFIX$XDG_DATA_HOME").answer == "value\n");
    CHECK(run("for each in /proc/self/fd/*; do readlink $each; done | grep -v -e socket -e null -e pipe -e /proc/")
              .answer.empty());
    CHECK(run("ulimit -c; ulimit -f").answer == "0\n0\n");
    CHECK(run("echo much >" + path.string()).how != How::NotStarted);
    CHECK(std::filesystem::file_size(path) == 0); // it may open a file, and write nothing
    std::filesystem::remove(path);
}

TEST_CASE("a child that needs too much is ended")
{
    SECTION("of the processor")
    {
        auto bounds = usual;
        bounds.work = std::chrono::seconds(1);
        CHECK(run("while :; do :; done", {}, bounds).how == How::TooLong);
        // Also one that does not want to end.
        CHECK(run("trap '' XCPU; while :; do :; done", {}, bounds).how == How::TooLong);
    }
    SECTION("of memory")
    {
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
        const auto* fill = "dd if=/dev/zero of=/dev/null bs=300M count=1";
        CHECK(run(fill).status == 0);
        auto bounds = usual;
        bounds.memory = std::size_t{200} << 20;
        CHECK(run(fill, {}, bounds).status != 0);
#endif
    }
    SECTION("of an answer") { CHECK(run("while :; do echo 'and more and more'; done").how == How::TooLarge); }
    SECTION("of time, though it does nothing")
    {
        auto bounds = usual;
        bounds.patience = std::chrono::seconds(1);
        CHECK(run("sleep 1000", {}, bounds).how == How::TooLong);
        CHECK(run("exec >&- <&-; sleep 1000", {}, bounds).how == How::TooLong);
    }
    SECTION("and one that is broken") { CHECK(run("kill -SEGV $$").how == How::Broken); }
}

TEST_CASE("how busy a machine is changes nothing: the work of a child is counted, not its time")
{
    auto bounds = usual;
    bounds.work = std::chrono::seconds(1);
    const auto end = run("sleep 2; echo done", {}, bounds);
    CHECK(end.how == How::Exited);
    CHECK(end.answer == "done\n");
}

TEST_CASE("a child ends at once when its answer is no longer wanted")
{
    std::stop_source stop;
    std::jthread stopping([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        stop.request_stop();
    });
    CHECK(run("sleep 1000", {}, usual, stop.get_token()).how == How::Stopped);
    CHECK(run("sleep 1000", {}, usual, stop.get_token()).how == How::Stopped); // which was not begun
    CHECK(childrenOf(getpid()).empty());
}

TEST_CASE("a program that is not there, or is none, is told")
{
    const auto children = plugin<ChildrenPlugin>("list.pdf");
    REQUIRE(children);
    const auto gone = (*children)->run({"/no/such/program", {}, {}}, {}, usual, {});
    CHECK(gone.how == How::NotStarted);
    CHECK(gone.status == ENOENT);
    CHECK((*children)->run({"/usr", {}, {}}, {}, usual, {}).how == How::NotStarted);
}

TEST_CASE("no child outlives a program that was killed")
{
    (void)plugin<ChildrenPlugin>("list.pdf");
    const auto parent = fork();
    REQUIRE(parent >= 0);
    if (parent == 0) {
        (void)run("sleep 1000");
        _exit(0);
    }
    REQUIRE(becomes([&] { return !childrenOf(parent).empty(); }));
    auto child = childrenOf(parent);
    child.resize(child.find(' '));
    CHECK(isAlive(child));
    kill(parent, SIGKILL);
    waitpid(parent, nullptr, 0);
    CHECK(becomes([&] { return !isAlive(child); }));
}
