#include "apps/process.h"

#include "io/fixture.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace muster::testing {

/// Both ends of a pipe, closed with it.
struct Pipe {
    int read = -1;
    int write = -1;

    Pipe()
    {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0)
            throw std::system_error(errno, std::generic_category(), "pipe");
        read = ends[0];
        write = ends[1];
    }
    ~Pipe()
    {
        closeEnd(read);
        closeEnd(write);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    static void closeEnd(int& end)
    {
        if (end >= 0)
            close(end);
        end = -1;
    }
};

namespace {

[[noreturn]] void become(const Call& call, std::vector<char*>& arguments, std::vector<char*>& environment, Pipe& in,
                         Pipe& out, Pipe& err)
{
    dup2(in.read, STDIN_FILENO);
    dup2(out.write, STDOUT_FILENO);
    dup2(err.write, STDERR_FILENO);
    std::signal(SIGPIPE, SIG_DFL);
    if (call.mostFileBytes) {
        const rlimit limit{*call.mostFileBytes, *call.mostFileBytes};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    if ((call.folder.empty() || chdir(call.folder.c_str()) == 0) &&
        (!call.isFolderGone || rmdir(call.folder.c_str()) == 0))
        execve(call.program.c_str(), arguments.data(), environment.data());
    _exit(127);
}

/// Feeds and drains at once, so that neither side waits for the other.
void exchange(const std::string& input, Pipe& in, Pipe& out, Pipe& err, Outcome& outcome)
{
    std::size_t sent = 0;
    if (input.empty())
        Pipe::closeEnd(in.write);
    while (out.read >= 0 || err.read >= 0) {
        pollfd waits[]{{in.write, POLLOUT, 0}, {out.read, POLLIN, 0}, {err.read, POLLIN, 0}};
        if (poll(waits, 3, -1) < 0)
            continue;
        if (waits[0].revents != 0) {
            const auto count = write(in.write, input.data() + sent, std::min<std::size_t>(input.size() - sent, 65536));
            sent += count > 0 ? static_cast<std::size_t>(count) : 0;
            if (count < 0 || sent == input.size())
                Pipe::closeEnd(in.write);
        }
        const auto drain = [](const pollfd& wait, int& end, std::string& text) {
            if (wait.revents == 0)
                return;
            char buffer[65536];
            const auto count = read(end, buffer, sizeof buffer);
            if (count > 0)
                text.append(buffer, static_cast<std::size_t>(count));
            else
                Pipe::closeEnd(end);
        };
        drain(waits[1], out.read, outcome.out);
        drain(waits[2], err.read, outcome.err);
    }
}

/// Starts the program; the child's ends of the pipes are closed here.
pid_t start(const Call& call, Pipe& in, Pipe& out, Pipe& err)
{
    static const TempFolder nobody; // the home of a person who has nothing
    std::vector<std::string> settings{"MUSTER_DATA=" + inSource(""),
                                      "XDG_DATA_HOME=" + testHome(),
                                      "XDG_CONFIG_HOME=" + nobody.path(),
                                      "HOME=" + nobody.path(),
                                      "LC_ALL=C.UTF-8",
                                      "TZ=UTC",
                                      "PATH=/usr/bin:/bin"};
    // What ctest tells the sanitizers holds for the program too.
    for (const auto* name : {"LSAN_OPTIONS", "UBSAN_OPTIONS"})
        if (const auto* value = std::getenv(name))
            settings.push_back(std::string(name) + '=' + value);
    // The first of a name is the one that is found.
    settings.insert(settings.begin(), call.environment.begin(), call.environment.end());
    auto words = call.arguments;
    words.insert(words.begin(), "muster");
    const auto pointers = [](std::vector<std::string>& texts) {
        std::vector<char*> list;
        for (auto& text : texts)
            list.push_back(text.data());
        list.push_back(nullptr);
        return list;
    };
    auto arguments = pointers(words);
    auto environment = pointers(settings);

    std::signal(SIGPIPE, SIG_IGN);
    const auto child = fork();
    if (child < 0)
        throw std::system_error(errno, std::generic_category(), "fork");
    if (child == 0)
        become(call, arguments, environment, in, out, err);
    Pipe::closeEnd(in.read);
    Pipe::closeEnd(out.write);
    Pipe::closeEnd(err.write);
    return child;
}

int waitFor(pid_t child)
{
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

} // namespace

Outcome run(const Call& call)
{
    Pipe in;
    Pipe out;
    Pipe err;
    Outcome outcome;
    const auto begin = std::chrono::steady_clock::now();
    const auto child = start(call, in, out, err);
    exchange(call.input, in, out, err, outcome);
    outcome.status = waitFor(child);
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return outcome;
}

bool runAndKill(const Call& call, std::chrono::microseconds after)
{
    return runAndKillWhen(call, [after] {
        std::this_thread::sleep_for(after);
        return true;
    });
}

bool runAndKillWhen(const Call& call, const std::function<bool()>& isTime)
{
    Pipe in;
    Pipe out;
    Pipe err;
    const auto child = start(call, in, out, err);
    const bool isSo = isTime();
    kill(child, SIGKILL);
    return waitFor(child) == 128 + SIGKILL && isSo;
}

struct Conversation::Inner {
    Pipe in;
    Pipe out;
    Pipe err;
    pid_t child = -1;
};

Conversation::Conversation(const Call& call) : m_inner(std::make_unique<Inner>())
{
    m_inner->child = start(call, m_inner->in, m_inner->out, m_inner->err);
}

Conversation::~Conversation() { end(); }

std::string Conversation::answerTo(const std::string& line)
{
    constexpr int mostMilliseconds = 30'000; // each time that it waits
    const auto text = line + '\n';
    if (write(m_inner->in.write, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
        return {};
    std::string answer;
    for (pollfd wait{m_inner->out.read, POLLIN, 0}; poll(&wait, 1, mostMilliseconds) > 0;) {
        char c = 0;
        if (read(m_inner->out.read, &c, 1) != 1 || c == '\n')
            break;
        answer += c;
    }
    return answer;
}

int Conversation::end()
{
    Pipe::closeEnd(m_inner->in.write);
    const auto child = std::exchange(m_inner->child, -1);
    return child < 0 ? child : waitFor(child);
}

Outcome run(std::vector<std::string> arguments, std::string input)
{
    return run(Call{std::move(arguments), std::move(input)});
}

std::string appsData(const std::string& name) { return inSource("tests/data/apps/" + name); }
std::string legal() { return appsData("legal.muster"); }

std::string judgedData(const std::string& name) { return inSource("tests/data/battlescribe/judged/" + name); }

Outcome runWithData(std::vector<std::string> arguments)
{
    arguments.insert(arguments.end(), {"--data-folder", judgedData("data")});
    return run(std::move(arguments));
}

void checkWrongCalls(const std::vector<std::vector<std::string>>& calls)
{
    for (const auto& call : calls) {
        std::string words;
        for (const auto& word : call)
            words += word + ' ';
        INFO(words);
        const auto outcome = run(call);
        CHECK(outcome.status == 2);
        CHECK(outcome.out.empty());
        CHECK_FALSE(outcome.err.empty());
    }
}

void checkGolden(const std::string& name, const std::string& text)
{
    const auto path = appsData(name);
    if (const auto* update = std::getenv("UPDATE_GOLDEN"); update && *update == '1') {
        std::ofstream(path, std::ios::binary) << text;
        return;
    }
    INFO("golden file " << path << "; UPDATE_GOLDEN=1 writes it anew");
    CHECK(text == bytesOf(path));
}

std::size_t lineCount(const std::string& text)
{
    const auto ends = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    return ends + (text.empty() || text.back() == '\n' ? 0 : 1);
}

} // namespace muster::testing
