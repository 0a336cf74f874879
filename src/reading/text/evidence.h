#pragma once

#include "core/roster/textreading.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::text {

/// What speaks for a reading of a unit, or against it. Figures are hundredths: 100 is yes, or one.
enum class Clue : std::uint8_t {
    Always,         ///< 100: what is so without any other clue
    NameCost,       ///< how far the words are from the name
    IsMended,       ///< something was read for what is written
    NamePart,       ///< how much of the name is not there
    OtherCost,      ///< what speaks against the rest of the reading
    RivalNear,      ///< another reading is nearly as good: 100 as good, 0 far
    RivalSome,      ///< there is another reading at all
    PriceAgrees,    ///< the text says what it costs, and that is so
    PriceDiffers,   ///< the text says that it costs something else
    PriceMissing,   ///< how many other units have their price, where this has none
    PlainAndPriced, ///< the name letter by letter, with its price
    Unread,         ///< words on its lines that mean nothing
    NumberDropped,  ///< a count that was not used
    MountOpen,      ///< a weapon's mount is not said
    Copies,         ///< the line says several of it
    SizeGuessed,    ///< a unit of no fixed size, and no size said
    SizeSaid,       ///< the same with a size said
    Choices,        ///< how many choices it has
    Talk,           ///< words of a sentence on its line
    Refusal,        ///< words that take back or set aside, on its line or next to it
    Question,       ///< its line asks
    Heading,        ///< its line is one
    Part,           ///< another unit stands before it on its line
    Long,           ///< how many words its line has
    PutByDepth,     ///< it was put below another unit, because it is moved in
    PutByWords,     ///< the same, because the text says so
    PlaceOpen,      ///< it may be meant to be below another, and is not
    Reserve,        ///< it is held back
    ArmyOpen,       ///< the army is a guess
    SumAgrees,      ///< the total of the text is that of the roster
    SumDiffers,     ///< the total is another
    TextPriced,     ///< how many units of the text have the right price
    TextUnread,     ///< how many lines of the text were not understood
    TextMended,     ///< how many units of the text were read for something else
    TextTalks,      ///< how many lines of the text are sentences
    TextCorrects,   ///< words of the text that take back, change or leave open
    TextQuotes,     ///< it quotes a mail, or has two sides
    TextIdle,       ///< how many of its lines are neither units nor anything of a list
    TextFew,        ///< how far it is from having five units
    TextNamed,      ///< a line says whose list it is: the army or the game
    TextPlain,      ///< all its units are named letter by letter, with the right price and no word that means nothing
    TextPlainSum,   ///< the same, and its total is right
    TextDoubtful,   ///< how many of its units have words that were not read
    Mentioned,      ///< another line, which takes no unit, names the same one
    Corrected,      ///< the same, and that line takes back, changes or sets aside
    PlaceFlat,      ///< it stands alone, and the unit before it might have it
    AfterTotal,     ///< a list with its total stands before it
    AllySaid,       ///< it is of another army, and the text speaks of allies
    AllyUnsaid,     ///< it is of another army, and the text does not
    Remarks,        ///< words on its lines that say nothing of it
    PutByOrder,     ///< it was put below a unit that leads those that follow it
    End,
};
constexpr auto clueCount = static_cast<std::size_t>(Clue::End);

/// The names of the clues in their order, as the fit prints them.
[[nodiscard]] std::string_view nameOf(Clue clue);

struct Evidence {
    std::array<int, clueCount> values{};

    [[nodiscard]] int& operator[](Clue clue) { return values[static_cast<std::size_t>(clue)]; }
    [[nodiscard]] int operator[](Clue clue) const { return values[static_cast<std::size_t>(clue)]; }
    void set(Clue clue, bool is) { (*this)[clue] = is ? 100 : 0; }
};

/// Units of a roster that were read together, by their ids, and what speaks for that.
struct WeighedUnits {
    std::vector<std::string> ids;
    Evidence evidence;
    Certainty best = Certainty::Sure; ///< it is no surer, whatever it weighs
};

/// What the clues weigh together; the more, the surer. The weights were fitted by ./dev reliability.
[[nodiscard]] std::int64_t weightOf(const Evidence& evidence);

/// How sure a reading with this evidence is: see docs/checking.md for how often each word is right.
[[nodiscard]] Certainty certaintyOf(const Evidence& evidence);

} // namespace muster::text
