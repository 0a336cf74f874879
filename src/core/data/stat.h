#pragma once

#include "core/base/id.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// What a column of a stat line holds. Distances are whole inches, centimetres or hexes.
enum class StatKind { Inches, Centimetres, Hexes, Number, Signed, Percent, Roll, Pair, Triple, Dice, Text };

/// Which way a figure gets better: a 4+ to hit is better when lower, a defence of 5+ when higher.
enum class Better { Higher, Lower, None };

/// A line as long as a range. Of a pair its first part is thick up to the first figure; of one figure all of it, or
/// half.
enum class RangeLine { None, Whole, Half };

struct Formula;

struct StatColumn {
    std::string id;
    std::string name;
    std::string shortName;
    StatKind kind = StatKind::Number;
    Better better = Better::Higher;
    std::string note;
    bool perProfile = false;                  ///< is in the stat lines of a card's parts, not in the card's own
    std::shared_ptr<const Formula> formula{}; ///< computes the figure where the data give none
    bool isRare = false;                      ///< not every unit of the armies that were read has it
    int rank = 0;                             ///< columns of a lower one go first where there is no room; 0: as usual
    Id<StatColumn> modifies{};                ///< weapon columns: the unit's column that the weapon's figure improves
    RangeLine line = RangeLine::None;         ///< weapon columns: what cards draw beside the figure
};

/// Whether some units have no figure in the column: it is computed, belongs to parts, or only some kinds of unit have
/// it.
[[nodiscard]] inline bool mayLack(const StatColumn& column)
{
    return column.formula || column.perProfile || column.isRare;
}

/// One figure. Numbers, rolls and distances use the first part, pairs two, triples three; a part that is a dash in the
/// source is empty. Dice and text keep their text as well.
struct StatValue {
    std::array<std::optional<int>, 3> parts;
    std::string text;
    bool isBlank = false; ///< not known: the players agree on it and write it in

    [[nodiscard]] bool isEmpty() const { return !parts[0] && !parts[1] && !parts[2] && text.empty() && !isBlank; }
    friend bool operator==(const StatValue&, const StatValue&) = default;
};

/// Reads a figure as the data write it: 4, "4+", "9/11", "-/11", "3D6". Nothing where it does not fit the kind.
[[nodiscard]] std::optional<StatValue> parseStat(StatKind kind, std::string_view text);

/// The figure as players write it: 4″, 20 cm, 4+, –/11. A figure that is not there reads as a dash.
[[nodiscard]] std::string formatStat(StatKind kind, const StatValue& value);

} // namespace muster
