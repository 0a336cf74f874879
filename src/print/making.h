#pragma once

#include "core/base/fault.h"
#include "paper/progress.h"

#include <atomic>
#include <functional>
#include <memory>
#include <string>

namespace muster::print {

/// How far a worker is.
struct Reached {
    int done = 0;
    int of = 0; ///< 0: nothing was told yet
    int page = 0;
    int pages = 0; ///< 0: there are none, or not yet
    bool isCancelled = false;
    bool isFinal = false; ///< it cannot be cancelled any more
};

/// What a worker and those who wait for it tell each other. For any thread.
class Course {
public:
    /// Ends the work at its next step. Does nothing once it is final.
    void cancel();
    /// For the worker, before what cannot be taken back: a file is written, a printer gets pages. False where the work
    /// was cancelled before; from now on it is not otherwise.
    [[nodiscard]] bool makeFinal();
    [[nodiscard]] Reached reached() const;

    // For a print inside the work; the course must outlive it.

    /// Ends it once it is cancelled.
    [[nodiscard]] paper::Progress progress();
    /// The same until all is laid out, which makes it final: a printer that has got pages prints them, whatever
    /// happens.
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

/// What came of it.
struct Made {
    std::string bytes; ///< none where they went to a printer or a file
    Faults remarks;    ///< about a file that was written
};

/// Makes sheets in a worker, so that nobody need wait for them.
class Making {
public:
    /// What it works with must be its own, or outlive the making and not change.
    using Make = std::function<Result<Made>(Course& course)>;

    /// Begins at once. At the end the worker calls `whenFinished`, which must not throw.
    explicit Making(Make make, std::function<void()> whenFinished = {});
    /// Cancels, and waits for the worker.
    ~Making();
    Making(const Making&) = delete;
    Making& operator=(const Making&) = delete;

    void cancel();
    [[nodiscard]] Reached reached() const;
    [[nodiscard]] bool isFinished() const;
    /// What was made, once; waits for it. Where it was cancelled the faults are what isCancelled() knows, and nothing
    /// was written or printed.
    [[nodiscard]] Result<Made> take();

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

} // namespace muster::print
