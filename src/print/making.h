#pragma once

#include "core/base/fault.h"
#include "paper/progress.h"

#include <atomic>
#include <functional>
#include <string>
#include <thread>

namespace muster::print {

/// How far a worker has got.
struct PrintState {
    int done = 0;
    int of = 0; ///< 0: not known yet
    int page = 0;
    int pages = 0; ///< 0: there are none, or their number is not known yet
    bool isCancelled = false;
    bool isFinal = false; ///< cannot be cancelled any more
};

/// The shared state of a worker and of those who wait for it. Can be used from any thread.
class PrintProgress {
public:
    /// Ends the work at its next step. Does nothing if the work is already final.
    void cancel();
    /// The worker calls this before it does something that cannot be undone, such as writing a file. True: the work can
    /// no longer be cancelled. False: it was cancelled before.
    [[nodiscard]] bool makeFinal();
    [[nodiscard]] PrintState reached() const;

    // To pass to functions that print. The progress must outlive them.

    /// Ends the print when the work is cancelled.
    [[nodiscard]] paper::Progress progress();
    /// The same, but when all pages are laid out the work becomes final: a printer cannot give back pages that it got.
    [[nodiscard]] paper::Progress progressOnDevice();

private:
    enum class State { Open, Cancelled, Final };

    void onPage(int page, int of);

    std::atomic<State> m_state = State::Open;
    std::atomic<int> m_done = 0;
    std::atomic<int> m_of = 0;
    std::atomic<int> m_page = 0;
    std::atomic<int> m_pages = 0;
};

/// The result.
struct PrintResult {
    std::string bytes; ///< empty if they went to a printer or a file
    Faults remarks;    ///< about a file that was written
};

/// Makes sheets in a worker thread, so that the window stays usable (ADR 26).
class Making {
public:
    /// Everything that the function uses must belong to it, or outlive the Making and never change.
    using Make = std::function<Result<PrintResult>(PrintProgress& work)>;

    /// Starts the worker. At the end the worker calls `whenFinished`, which must not throw.
    explicit Making(Make make, std::function<void()> whenFinished = {});
    /// Cancels the work and waits for the worker.
    ~Making();
    Making(const Making&) = delete;
    Making& operator=(const Making&) = delete;

    void cancel() { m_progress.cancel(); }
    [[nodiscard]] PrintState reached() const { return m_progress.reached(); }
    [[nodiscard]] bool isFinished() const { return m_isFinished; }
    /// Waits for the result and returns it; call it only once. If the work was cancelled, isCancelled() is true for the
    /// faults, and nothing was written or printed.
    [[nodiscard]] Result<PrintResult> take();

private:
    void run(const Make& make, const std::function<void()>& whenFinished);

    PrintProgress m_progress;
    Result<PrintResult> m_result; ///< used only by the worker until it has ended
    std::atomic<bool> m_isFinished = false;
    std::thread m_worker;
};

} // namespace muster::print
