#pragma once

#include "core/base/fault.h"

#include <functional>
#include <memory>

namespace muster::paper {

/// For who waits for a print, and may end it.
struct Progress {
    /// Told how much is done, from 0 to `of`, which stays the same; never less than before, and `of` at the end alone.
    /// Where it gives false the print ends with isCancelled(). Called by the thread that prints, many times with the
    /// same number, so that a print ends soon: it should take no time. None: nobody waits.
    std::function<bool(int done, int of)> onProgress;
    /// Told the pages of a PDF or a printer: once 0 of how many, when all are laid out and no device is opened yet;
    /// then the number of each, from 1, before it is painted.
    std::function<void(int page, int of)> onPage{};
};

/// Of the faults that a print failed with: that it was told to end, and nothing is wrong.
[[nodiscard]] bool isCancelled(const Faults& faults);

/// A part of a print, that tells how far it is in shares of itself.
class Stage {
public:
    /// Of a print that nobody waits for.
    Stage() = default;
    /// All of a print. The progress must outlive it.
    explicit Stage(const Progress& progress);

    /// From one share of this stage to another.
    [[nodiscard]] Stage part(double from, double to) const;

    /// Tells that so much of it is done, 0 to 1. Throws Cancelled where the print is to end.
    void at(double share) const;
    /// The same without anything new, from within what takes long.
    void again() const;
    /// Tells that this page is next; 0: that there are so many.
    void atPage(int page, int of) const;

private:
    const Progress* m_progress = nullptr;
    std::shared_ptr<int> m_told; ///< last, by any stage of the print
    double m_from = 0;
    double m_to = 1;
};

/// Leaves what was being made; never seen outside a call of paper or print.
struct Cancelled {};

[[nodiscard]] tl::unexpected<Faults> cancelled();

/// What a function gives, or that it was cancelled.
auto unlessCancelled(const auto& function) -> decltype(function())
{
    try {
        return function();
    } catch (const Cancelled&) {
        return cancelled();
    }
}

} // namespace muster::paper
