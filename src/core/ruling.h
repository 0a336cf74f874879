#pragma once

#include "core/source.h"

#include <string>

namespace muster {

struct Army;

/// A silence of a rulebook, answered; players may answer otherwise.
struct Ruling {
    std::string id;
    std::string question;
    std::string answer;
    std::string otherwise;
    bool standard = true;
    Id<Citation> citation;
    Id<Army> army; ///< the army that it belongs to; none for the ruleset's
};

/// Yes or no, or as a ruling has it.
struct RuledFlag {
    bool standard = true;
    Id<Ruling> ruling{};

    [[nodiscard]] bool holds(const Table<Ruling, bool>& rulings) const
    {
        return ruling.isNone() ? standard : bool(rulings[ruling]);
    }
};

} // namespace muster
