#pragma once

#include "reading/text/lineparts.h"

/// What a line says of the unit above it.
namespace muster::text {

/// How well a line reads as choices of the unit above.
struct AsChoice {
    Cost cost = 0;
    int taken = 0;
    int read = 0;
    int unread = 0;
};
[[nodiscard]] std::optional<AsChoice> choiceOf(const LineAt& here);

/// "16 units" below a list of a game without points: how many there are of all.
[[nodiscard]] bool isCountOfAll(const LineAt& here);

/// How many the unit has of its models or of itself: "4 units", "17x Infantry: rifles" below "Infantry [437 pts]:".
[[nodiscard]] bool isOwnCount(const LineAt& here, const std::vector<NamedUnit>& units);

/// Whether a line right below a unit with a price has nothing but a count and words of that unit's own name.
[[nodiscard]] bool isOfUnitAbove(const LineAt& here, const std::vector<NamedUnit>& units,
                                 const std::optional<AsChoice>& choice);

/// A line of the unit's own shape with a count and a price: it is another unit, though it names none.
[[nodiscard]] bool isPricedSibling(const LineAt& here, const Words& words);

/// Of a line that names units: they are units of their own (Unit), choices of the unit above (Option), or what that has
/// anyway (Rules).
[[nodiscard]] LineKind kindBelow(const LineAt& here, const std::vector<Part>& parts,
                                 const std::optional<AsChoice>& choice);

/// "3. ditto - 155", "the same again": the unit above once more. Another price makes it another unit.
[[nodiscard]] bool isDitto(const LineAt& here);

/// "under Longfellow", "Commander: Company Commander", "in Raptor B": the unit that the unit above is in or under.
struct Holder {
    QString name;
    std::size_t at = 0; ///< where the words for it begin
};
[[nodiscard]] std::optional<Holder> holderOf(const LineAt& here);
/// The same in a part of a line. `except` is no holder.
[[nodiscard]] std::optional<Holder> holderIn(const LineAt& here, Range range, const Block* except);

/// "Reserve: the Scourgers": a unit that stands above and that these words name, without figures of its own.
[[nodiscard]] std::optional<std::size_t> knownUnitInReserve(const LineAt& here, Range range);

} // namespace muster::text
