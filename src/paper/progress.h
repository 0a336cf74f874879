#pragma once

#include "core/base/fault.h"

#include <functional>
#include <memory>

namespace muster::paper {

/// Reports the progress of a print and lets the caller cancel it.
struct Progress {
    /// Called with how much is done, from 0 to `of`. `of` never changes, `done` never decreases, and `done` reaches
    /// `of` only at the end. If it returns false, the print is cancelled. It is called in the printing thread, often
    /// with the same number, so that a cancel works quickly: it must be fast. May be empty.
    std::function<bool(int done, int of)> onProgress;
    /// Called for the pages of a PDF or a printer: once with page 0 when everything is laid out and before the device
    /// is opened; then with each page number, from 1, before the page is painted.
    std::function<void(int page, int of)> onPage{};
};

/// Whether the faults of a print only mean that it was cancelled.
[[nodiscard]] bool isCancelled(const Faults& faults);

/// A part of a print that reports its own progress as a share from 0 to 1.
class Stage {
public:
    /// A stage without progress.
    Stage() = default;
    /// A stage for the whole print. The progress must outlive it.
    explicit Stage(const Progress& progress);

    /// The part of this stage between two shares, 0 to 1.
    [[nodiscard]] Stage part(double from, double to) const;

    /// Reports how much of this stage is done, 0 to 1. Throws Cancelled if the print is cancelled.
    void at(double share) const;
    /// Reports the same progress again. To be called during long work, so that a cancel works quickly.
    void again() const;
    /// Reports the next page, from 1; page 0 reports only the number of pages.
    void atPage(int page, int of) const;

private:
    const Progress* m_progress = nullptr;
    std::shared_ptr<int> m_told; ///< what was last reported, by any stage of the print
    double m_from = 0;
    double m_to = 1;
};

/// Thrown to cancel a print. It never leaves the calls of paper and print.
struct Cancelled {};

[[nodiscard]] tl::unexpected<Faults> cancelled();

/// The result of a function, or cancelled() if it threw Cancelled.
auto unlessCancelled(const auto& function) -> decltype(function())
{
    try {
        return function();
    } catch (const Cancelled&) {
        return cancelled();
    }
}

} // namespace muster::paper
