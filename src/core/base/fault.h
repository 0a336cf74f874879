#pragma once

#include <string>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace muster {

/// What is wrong with a file or a call, for a person to read: what failed, where, and what to do.
/// Line and column count from 1; 0 where they are not known. The pointer is a JSON pointer (RFC 6901).
struct Fault {
    std::string file;
    int line = 0;
    int column = 0;
    std::string pointer;
    std::string message;
    std::string advice;

    /// About a file as a whole, or with no file about a call.
    [[nodiscard]] static Fault about(std::string file, std::string message, std::string advice = {})
    {
        return {std::move(file), 0, 0, {}, std::move(message), std::move(advice)};
    }

    friend bool operator==(const Fault&, const Fault&) = default;
};

using Faults = std::vector<Fault>;

/// "FILE:LINE:COLUMN: what is wrong (at /json/pointer). What to do."
[[nodiscard]] std::string toText(const Fault& fault);

/// Reading is all or nothing: a value, or every fault that was found.
template <typename T>
using Result = tl::expected<T, Faults>;

[[nodiscard]] inline tl::unexpected<Faults> failure(Fault fault)
{
    return tl::unexpected<Faults>(Faults{std::move(fault)});
}

} // namespace muster
