#pragma once

#include "core/data/source.h"

#include <string>

namespace muster {

struct Army;

/// A question that a rulebook leaves open, with our answer; players may agree on the other answer.
struct Ruling {
    std::string id;
    std::string question;
    std::string answer;
    std::string otherwise;
    bool standard = true;
    Id<Citation> citation;
    Id<Army> army; ///< the army that it belongs to; none for the ruleset's
};

/// Yes or no, fixed or decided by a ruling.
struct RuledFlag {
    bool standard = true;
    Id<Ruling> ruling{};

    [[nodiscard]] bool holds(const Table<Ruling, bool>& rulings) const
    {
        return ruling.isNone() ? standard : bool(rulings[ruling]);
    }
};

} // namespace muster
