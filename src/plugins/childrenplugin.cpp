#include "plugins/children.h"

#include "plugins/plugin.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace muster {

namespace {

using How = ChildEnd::How;
using Clock = std::chrono::steady_clock;

constexpr int notRun = 127; // what a shell says of a program that it could not run

// The sanitizers reserve address space without bound, and what they watch is slow.
#if defined(__has_feature) // Clang's way to say it
#define MUSTER_HAS_FEATURE(name) __has_feature(name)
#else
#define MUSTER_HAS_FEATURE(name) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || MUSTER_HAS_FEATURE(address_sanitizer) ||          \
    MUSTER_HAS_FEATURE(thread_sanitizer)
constexpr bool isMemoryBounded = false;
constexpr rlim_t slowness = 10;
#else
constexpr bool isMemoryBounded = true;
constexpr rlim_t slowness = 1;
#endif

/// A file that is open for this object alone.
class Opened {
public:
    explicit Opened(int number) : m_number(number) {}
    ~Opened() { close(); }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;

    [[nodiscard]] int number() const { return m_number; }
    void close()
    {
        if (m_number >= 0)
            ::close(std::exchange(m_number, -1));
    }

private:
    int m_number;
};

std::vector<char*> pointers(std::vector<std::string>& texts)
{
    std::vector<char*> list;
    for (auto& text : texts)
        list.push_back(text.data());
    list.push_back(nullptr);
    return list;
}

bool limit(__rlimit_resource what, rlim_t soft, rlim_t hard)
{
    // Not more than we have ourselves.
    rlimit own{};
    if (getrlimit(what, &own) != 0)
        return false;
    const rlimit wanted{std::min(soft, own.rlim_max), std::min(hard, own.rlim_max)};
    return setrlimit(what, &wanted) == 0;
}

/// What the child does before it is the program. Other threads may have held any lock when it was made, so it only
/// makes calls of the system.
[[noreturn]] void become(const char* path, char* const* arguments, char* const* environment, const ChildBounds& bounds,
                         int socket, pid_t parent)
{
    setsid(); // no terminal
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) // which ended meanwhile
        _exit(notRun);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    for (const auto ignored : {SIGPIPE, SIGXCPU, SIGXFSZ})
        std::signal(ignored, SIG_DFL);
    // The socket may have one of the three numbers, where our own were closed.
    const auto apart = fcntl(socket, F_DUPFD, STDERR_FILENO + 1);
    const auto nothing = open("/dev/null", O_RDWR);
    const auto seconds = slowness * static_cast<rlim_t>(bounds.work.count());
    if (apart < 0 || nothing < 0 || dup2(apart, STDIN_FILENO) < 0 || dup2(apart, STDOUT_FILENO) < 0 ||
        dup2(nothing, STDERR_FILENO) < 0 || close_range(STDERR_FILENO + 1, ~0U, 0) != 0 || chdir("/") != 0 ||
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || !limit(RLIMIT_CORE, 0, 0) || !limit(RLIMIT_FSIZE, 0, 0) ||
        !limit(RLIMIT_CPU, seconds, seconds + 1) ||
        (isMemoryBounded && !limit(RLIMIT_AS, bounds.memory, bounds.memory)))
        _exit(notRun);
    execve(path, arguments, environment);
    _exit(notRun);
}

/// Gives a child its input and takes its answer, both at once so that neither waits for the other.
class Talk {
public:
    Talk(pid_t child, int socket, std::string_view input, const ChildBounds& bounds)
        : m_child(child), m_socket(socket), m_input(input), m_bounds(bounds), m_isOpen(true)
    {
    }

    How untilEnd(int stopped)
    {
        // By its number: the C library of Debian 12 declares it for C alone.
        const Opened process(static_cast<int>(syscall(SYS_pidfd_open, m_child, 0)));
        if (process.number() < 0)
            return How::NotStarted;
        const auto deadline = Clock::now() + m_bounds.patience;
        for (;;) {
            const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
            if (left <= 0)
                return How::TooLong;
            std::array<pollfd, 3> waits{
                {{m_isOpen ? m_socket : -1, POLLIN, 0}, {process.number(), POLLIN, 0}, {stopped, POLLIN, 0}}};
            if (!m_isSent)
                waits[0].events |= POLLOUT;
            if (poll(waits.data(), waits.size(), static_cast<int>(left)) < 0 && errno != EINTR)
                return How::Broken;
            if (waits[2].revents != 0)
                return How::Stopped;
            const bool isOver = waits[1].revents != 0; // and all that it wrote is there
            if ((waits[0].revents & POLLOUT) != 0)
                send();
            if (isOver || waits[0].revents != 0)
                receive();
            if (m_answer.size() > m_bounds.answer)
                return How::TooLarge;
            if (isOver)
                return How::Exited;
        }
    }

    [[nodiscard]] std::string takeAnswer() { return std::move(m_answer); }

private:
    void send()
    {
        const auto count = ::send(m_socket, m_input.data(), m_input.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
        if (count < 0 && (errno == EAGAIN || errno == EINTR))
            return;
        m_input.remove_prefix(count < 0 ? m_input.size() : static_cast<std::size_t>(count));
        m_isSent = m_input.empty();
        if (m_isSent)
            shutdown(m_socket, SHUT_WR);
    }

    void receive()
    {
        std::array<char, 65536> part;
        while (m_isOpen && m_answer.size() <= m_bounds.answer) {
            const auto count = recv(m_socket, part.data(), part.size(), MSG_DONTWAIT);
            if (count < 0 && errno == EINTR)
                continue;
            if (count < 0 && errno == EAGAIN)
                return;
            if (count > 0)
                m_answer.append(part.data(), static_cast<std::size_t>(count));
            else
                m_isOpen = false;
        }
    }

    pid_t m_child;
    int m_socket;
    std::string_view m_input;
    const ChildBounds& m_bounds;
    bool m_isSent = false;
    bool m_isOpen;
    std::string m_answer;
};

std::chrono::microseconds workOf(const rusage& used)
{
    return std::chrono::seconds(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           std::chrono::microseconds(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
}

ChildEnd run(const ChildProgram& program, std::string_view input, const ChildBounds& bounds,
             const std::stop_token& stop)
{
    const auto notStarted = [] { return ChildEnd{How::NotStarted, errno}; };
    if (stop.stop_requested())
        return {How::Stopped};
    if (access(program.path.c_str(), X_OK) != 0)
        return notStarted();
    auto words = program.arguments;
    words.insert(words.begin(), program.path);
    auto settings = program.environment;
    const auto arguments = pointers(words);
    const auto environment = pointers(settings);

    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return notStarted();
    const Opened ours(ends[0]);
    Opened theirs(ends[1]);
    const Opened stopped(eventfd(0, EFD_CLOEXEC));
    if (stopped.number() < 0)
        return notStarted();
    const std::stop_callback whenStopped(stop, [&stopped] { eventfd_write(stopped.number(), 1); });

    const auto parent = getpid();
    const auto child = fork();
    if (child < 0)
        return notStarted();
    if (child == 0)
        become(program.path.c_str(), arguments.data(), environment.data(), bounds, theirs.number(), parent);
    theirs.close();

    Talk talk(child, ours.number(), input, bounds);
    ChildEnd end{talk.untilEnd(stopped.number()), errno, talk.takeAnswer()};
    if (end.how != How::Exited)
        kill(child, SIGKILL);
    int status = 0;
    rusage used{};
    while (wait4(child, &status, 0, &used) < 0 && errno == EINTR) {}
    if (end.how != How::Exited)
        return end;
    if (WIFSIGNALED(status)) {
        end.how = WTERMSIG(status) == SIGXCPU || workOf(used) >= bounds.work ? How::TooLong : How::Broken;
        return end;
    }
    end.status = WEXITSTATUS(status);
    if (end.status == notRun)
        end = {How::NotStarted, ENOEXEC};
    return end;
}

constexpr ChildrenPlugin functions{run};

} // namespace

} // namespace muster

MUSTER_PLUGIN(muster::functions)
