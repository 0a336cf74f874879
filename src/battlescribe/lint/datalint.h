#pragma once

#include "battlescribe/lint/wrong.h"
#include "core/base/fault.h"

#include <array>
#include <filesystem>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace muster::battlescribe::data {

/// The same thing that is wrong in one place or in many.
struct WrongThing {
    Faults places;         ///< the first ones
    std::size_t count = 0; ///< of all places
};

/// All that is wrong of one kind.
struct WrongThings {
    std::vector<WrongThing> things; ///< what is in most places comes first
    std::size_t count = 0;          ///< of all places, also those of things that are not kept
};

/// What is wrong with data, by kind. Of each kind a thousand places are kept, and the rest are counted.
class DataLint {
public:
    static constexpr std::size_t mostPlaces = 1'000;

    /// Places with the same `what` are one thing. What is about another file than `only` is left out.
    void add(Wrong wrong, const std::string& what, Fault fault);
    /// Puts things and places in order; call it once, after all were added.
    void sort();

    [[nodiscard]] const WrongThings& operator[](Wrong wrong) const
    {
        return m_kinds[static_cast<std::size_t>(wrong)].things;
    }
    /// How many places are faults.
    [[nodiscard]] std::size_t faultCount() const;
    /// How many things are warnings.
    [[nodiscard]] std::size_t warningCount() const;

    std::filesystem::path only; ///< as it is named in faults; empty: no file is left out
    Faults unreadable;
    int files = 0;

private:
    struct Kind {
        WrongThings things;
        std::map<std::string, std::size_t> positions; ///< of things, by what they are
        std::size_t kept = 0;                         ///< places
    };

    std::array<Kind, wrongKinds> m_kinds;
};

/// Looks for what is wrong in all files of data in a folder, not in folders below: files that cannot be read, links and
/// ids that lead nowhere or to the wrong kind of thing, ids that are there twice, limits that contradict each other.
/// Each game is looked at with all of its catalogues. A worker that is asked to stop does not look at what is left.
void lintData(const std::filesystem::path& folder, DataLint& lint, const std::stop_token& stop = {});
/// The same for one file: what it names is looked for in its folder.
void lintDataFile(const std::filesystem::path& file, DataLint& lint);

} // namespace muster::battlescribe::data
