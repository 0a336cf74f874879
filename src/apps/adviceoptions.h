#pragma once

#include "judging/judgedlist.h"

#include <cstdint>
#include <optional>
#include <string>

// As the library calls itself.
// NOLINTNEXTLINE(readability-identifier-naming)
namespace CLI {
class App;
} // namespace CLI

namespace muster {

/// What all commands that look for answers have.
struct AdviceOptions {
    std::optional<double> seconds;
    std::string output;
    std::string format;

    [[nodiscard]] bool isJson() const { return format == "json"; }
    /// How much is done, in steps of judging, where somebody said how long.
    [[nodiscard]] std::optional<std::uint64_t> work() const;
};

/// --time, --output and --format.
void addAdviceOptions(CLI::App& command, AdviceOptions& options);
/// Ends the command where one of them cannot be as it is. `command`: its name. `language`: that was asked for.
void checkAdvice(const std::string& command, const AdviceOptions& options, const std::string& language);

/// A list as it would be after an answer, judged.
[[nodiscard]] JudgedList judgedAfter(const JudgedList& list, const Roster& answer);

} // namespace muster
