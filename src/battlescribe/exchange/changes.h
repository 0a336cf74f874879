#pragma once

#include "battlescribe/roster/roster.h"
#include "battlescribe/saved/fileroster.h"

namespace muster::battlescribe::exchange {

/// Something that the data have otherwise than a file that was made with an older state of them.
struct DataChange {
    enum class Kind : std::uint8_t {
        Gone,       ///< the data do not have it any more; nor is anything told of what is in it
        Renamed,    ///< `was` and `now`: names
        Price,      ///< `was` and `now`: what all of its number cost, without what is in it
        Categories, ///< `was` and `now`: their names, the main one first
    };

    Kind kind = Kind::Gone;
    std::string id;   ///< of the force or selection
    std::string name; ///< as the file has it
    std::string was;
    std::string now;
    std::string cost; ///< of Price: the name of the kind of cost

    friend bool operator==(const DataChange&, const DataChange&) = default;
};

struct DataChanges {
    std::vector<DataChange> changes; ///< in the order of the file
    std::size_t more = 0;            ///< that are not told
};

inline constexpr std::size_t mostDataChanges = 300;

/// `stored`: as the file says; `roster` and `now`: the same as it was read with the data and as they show it, before
/// anything was changed.
[[nodiscard]] DataChanges changesSince(const FileRoster& stored, const Roster& roster, const FileRoster& now);

} // namespace muster::battlescribe::exchange
