#pragma once

#include "reading/text/lineshape.h"
#include "reading/text/sorter.h"

#include <optional>
#include <vector>

namespace muster::text {

constexpr Cost goodName = 60;  ///< enough where nothing but the name speaks for a unit
constexpr Cost fairName = 270; ///< enough with a number that fits
constexpr Cost nearKind = 60;  ///< how far other kinds may be from the best to be looked at

/// A text, cut into lines, and what is known of all of it.
struct Text {
    const GameNames& names;
    const std::vector<Line>& lines;
    const std::vector<LineHits>& hits;
    Id<Army> army;
    std::vector<bool> expected; ///< by line: it has the shape of a unit's line
    std::optional<bool> quoted; ///< whether the list stands in quoted lines
    bool isAllCapitals = false; ///< most lines are
};

/// A line of a text with what stands around it and what was read before it.
struct LineAt {
    const Text& text;
    const Sorted& sorted;
    std::size_t at = 0;
    Armies armies;                ///< whose units may stand here
    const Block* above = nullptr; ///< the unit that the line may belong to

    [[nodiscard]] const GameNames& names() const { return text.names; }
    [[nodiscard]] const Line& line() const { return text.lines[at]; }
    [[nodiscard]] const Tokens& tokens() const { return line().tokens; }
    [[nodiscard]] Range all() const { return {0, tokens().size()}; }
    [[nodiscard]] const LineHits& hits() const { return text.hits[at]; }
    [[nodiscard]] Piece piece(Range range) const { return {&line(), &hits(), range.from, range.to}; }
    [[nodiscard]] std::vector<NamedUnit> units(Range range) const { return unitsNamed(names(), piece(range), armies); }
    [[nodiscard]] std::vector<NamedUnit> units() const { return units(all()); }
    [[nodiscard]] std::vector<UnitReading> readings(Range range) const
    {
        return readUnit(names(), {piece(range)}, armies);
    }
    [[nodiscard]] Match find(const Phrase& phrase) const
    {
        return bestMatch(phrase, tokens(), hits(), 0, tokens().size());
    }
    /// A line further below, if there is one.
    [[nodiscard]] std::optional<LineAt> below(std::size_t far = 1) const
    {
        if (at + far >= text.lines.size())
            return std::nullopt;
        return LineAt{text, sorted, at + far, armies, above};
    }
    /// The first line of the unit above.
    [[nodiscard]] const Line& lineAbove() const { return text.lines[above->lines.front()]; }
    [[nodiscard]] bool isFirst() const
    {
        return std::all_of(text.lines.begin(), text.lines.begin() + static_cast<std::ptrdiff_t>(at),
                           [](const Line& each) { return each.fixed.has_value(); });
    }
};

} // namespace muster::text
