#pragma once

#include "chance.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::fuzz {

/// Something of Muster that takes bytes from strangers, with how to try it and how to make new input from old.
struct Target {
    const char* name; ///< also of its folders under corpus/ and regressions/

    /// Tries one input. What must hold of every input is a demand(). Says whether the input was good enough to get to
    /// the end, as every seed must be.
    bool (*run)(std::string_view bytes);

    /// New input from old, and from another one where `other` is not empty: changes what the bytes mean more often than
    /// the bytes.
    std::string (*mutate)(std::string_view bytes, std::string_view other, Chance& chance);

    std::size_t mostBytes;       ///< that an input should have
    const char* seeds = nullptr; ///< the target whose seeds it has, where it has none of its own
};

/// All targets, in the order of their names.
[[nodiscard]] const std::vector<Target>& targets();
[[nodiscard]] const Target* findTarget(std::string_view name);

/// A static one of these in a target's file adds it.
struct Registration {
    explicit Registration(const Target& target);
};

/// Ends the run of an input, as a finding, where something does not hold.
void demand(bool holds, const std::string& what);

/// A path in the checkout, and the bytes of a file.
[[nodiscard]] std::string inSource(const std::string& name);
[[nodiscard]] std::string bytesOf(const std::string& path);

/// The seeds and the regressions of a target: paths, sorted.
[[nodiscard]] std::vector<std::string> seedsOf(const Target& target);
[[nodiscard]] std::vector<std::string> regressionsOf(const Target& target);

} // namespace muster::fuzz
