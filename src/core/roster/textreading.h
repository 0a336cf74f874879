#pragma once

#include "core/data/points.h"
#include "core/roster/roster.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// How sure the reader is of what words mean. The words are calibrated on texts: docs/checking.md has the table.
enum class Certainty : std::uint8_t { Sure, Likely, Doubtful, None };

/// What a line of a text was taken for.
enum class LineKind : std::uint8_t {
    Title,
    Army,
    Section,
    Unit,
    Option,
    Continuation, ///< goes on with the line before it
    Total,
    Rules,   ///< figures or rules, which the data have already
    Mention, ///< names a unit, but does not take it
    Struck,
    Frame, ///< of a mail, a table or a tool
    Ignored,
    Unknown, ///< has a unit or points, and was not understood
};

/// A unit that a line may mean.
struct UnitGuess {
    RosterUnit unit;  ///< without an id and without units below it; of a list of game data nothing
    std::string name; ///< of a list of game data with what it has: no other guess of the line has the same
    std::optional<Points> points;

    friend bool operator==(const UnitGuess&, const UnitGuess&) = default;
};

/// Makes a unit what a guess says it is; its id, its place, what it is called and what is below it stay.
void become(RosterUnit& unit, RosterUnit guess);

/// Words of a line that mean nothing in the game.
struct UnknownWords {
    int column = 1; ///< of the first character, from 1
    std::string words;

    friend bool operator==(const UnknownWords&, const UnknownWords&) = default;
};

struct LineReading {
    int line = 1; ///< from 1
    std::string text;
    LineKind as = LineKind::Ignored;
    Certainty certainty = Certainty::Sure;
    std::vector<std::string> units;  ///< ids of the roster's units that it names or adds to
    std::vector<std::string> mended; ///< what was read for what is written: "Grnuts -> Grunts Section"
    std::optional<std::int64_t> claimed;
    std::optional<Points> actual;        ///< what is claimed, by the data
    std::vector<UnitGuess> alternatives; ///< other guesses, the best first
    std::vector<UnknownWords> unknown;
    std::vector<UnknownWords> remarks; ///< words that say nothing of what is taken: "chaff", "on the hill"
    /// Another reading of the same picture has something else here, so the verdict depends on it until a person says
    /// what it means.
    bool isDisputed = false;
    bool isConfirmed = false; ///< a person said what it means

    /// Whether it has something that was not understood.
    [[nodiscard]] bool isUnread() const { return as == LineKind::Unknown || !unknown.empty(); }
    /// Whether a person may have to say what it means.
    [[nodiscard]] bool isOpen() const
    {
        return isUnread() || (!isConfirmed && (certainty != Certainty::Sure || !alternatives.empty()));
    }
    /// Whether it is no part of the list.
    [[nodiscard]] bool countsForNothing() const { return as == LineKind::Ignored && units.empty(); }
    /// What a person may say of it, if it is open: numbers of its other guesses, "keep", "ignore".
    [[nodiscard]] std::vector<std::string> choices() const;
    /// From now on it is certain that it means what it was taken for.
    void confirm();

    friend bool operator==(const LineReading&, const LineReading&) = default;
};

/// What a person says of a line.
struct LineChoice {
    enum class Means : std::uint8_t { AsRead, Guess, OtherUnit, Nothing };

    int line = 1;
    Means means = Means::AsRead;
    std::size_t guess = 0; ///< its position
    std::string unit{};    ///< the kind of another unit; of a list of game data also the name of the guess

    friend bool operator==(const LineChoice&, const LineChoice&) = default;
};

/// What one of LineReading::choices() means; nothing for other words.
[[nodiscard]] std::optional<LineChoice> lineChoice(int line, std::string_view choice);

struct GuessedId {
    std::string id;
    Certainty certainty = Certainty::None;
    std::vector<std::string> alternatives; ///< others that are close, the best first

    friend bool operator==(const GuessedId&, const GuessedId&) = default;
};

/// How a list in words was read into a roster. Every line of the text that is not blank has one record, in order.
struct TextReading {
    GuessedId ruleset;
    GuessedId army;
    std::optional<std::int64_t> claimedTotal;
    std::optional<std::int64_t> limit;
    std::vector<LineReading> lines;
    /// Numbers of lines on which the verdict depends: other good ways to read them have another one.
    std::vector<int> deciding;

    [[nodiscard]] int count(Certainty certainty) const;
    /// Whether some line has a unit or points and was not understood: then there is no verdict.
    [[nodiscard]] bool hasUnknown() const;
    /// Names the lines on which the verdict depends, and doubts them. Disputed lines are always among them.
    void dependOn(std::vector<int> numbers);
    /// Whether there is no verdict, for the words do not say enough.
    [[nodiscard]] bool isOpen() const { return hasUnknown() || !deciding.empty(); }
    [[nodiscard]] bool hasDoubts() const;
    /// The lines that were not understood, whole, as the roster keeps them.
    [[nodiscard]] std::vector<UnreadLine> unreadLines() const;

    friend bool operator==(const TextReading&, const TextReading&) = default;
};

} // namespace muster
