#include "widgets/shell/endsignals.h"

#include "widgets/shell/mainwindow.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace muster::widgets {

namespace {

constexpr std::array endingSignals{SIGTERM, SIGHUP, SIGINT};
constexpr int statusOfSignals = 128; ///< as shells have it: the signal's number is added

/// A signal may come in the middle of anything, so that its handler only writes into this pipe.
std::array<int, 2> ends{-1, -1};

void passOn(int signal)
{
    const auto before = errno;
    const auto byte = static_cast<unsigned char>(signal);
    [[maybe_unused]] const auto count = ::write(ends[1], &byte, 1);
    errno = before;
}

void setHandlers(void (*handler)(int), int flags)
{
    for (const auto signal : endingSignals) {
        struct sigaction action {};
        if (::sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN)
            continue;
        action = {};
        action.sa_handler = handler;
        action.sa_flags = flags;
        ::sigaction(signal, &action, nullptr);
    }
}

} // namespace

EndSignals::EndSignals()
{
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return; // signals end the program as they would without this
    auto* notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &EndSignals::end);
    setHandlers(passOn, SA_RESTART | static_cast<int>(SA_RESETHAND));
}

EndSignals::~EndSignals()
{
    if (ends[0] < 0)
        return;
    setHandlers(SIG_DFL, 0);
    for (auto& each : ends)
        ::close(std::exchange(each, -1));
}

void EndSignals::end()
{
    unsigned char signal = 0;
    if (::read(ends[0], &signal, 1) != 1 || m_status != 0)
        return;
    setHandlers(SIG_DFL, 0);
    m_status = statusOfSignals + signal;
    MainWindow::leaveAll();
    QCoreApplication::exit(m_status);
}

} // namespace muster::widgets
