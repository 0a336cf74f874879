#pragma once

#include "advice/search/changinglist.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace muster::advice {

/// The work of a search is counted, not timed: the answer is the same on a slow machine.
struct Effort {
    /// Steps of judging, about one for each thing that is looked at: some thousand judgements of a usual list.
    std::uint64_t work = 200'000;
    std::stop_token stop{};
};

/// A way to a legal list.
struct Found {
    Path path;
    Loss loss;
};

/// The best that was found for an aim.
struct Answer {
    Aim aim = Aim::Choices;
    Found found;
    bool isProven = false; ///< no legal list has lost less of what the aim counts
};

struct SearchResult {
    std::vector<Answer> answers;  ///< by aim, in the order in which they were asked for
    bool isEmptying = false;      ///< the answers leave nothing of the list, because nothing else was found
    Loss least;                   ///< what every legal list has lost at least
    bool wasStopped = false;      ///< before it had done all that it may
    std::uint64_t judgements = 0; ///< that were made
};

/// Looks for the legal lists that are nearest to how the list came, one for each aim: follows the quick way, tries
/// every single move, goes on from several lists at a time, a wider front in each round, and takes back what is not
/// needed.
[[nodiscard]] SearchResult search(ChangingList& list, const std::vector<Aim>& wanted, const Effort& effort);

} // namespace muster::advice
