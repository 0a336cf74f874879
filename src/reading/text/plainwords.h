#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

/// Words that people use around the names of a game, in English and in German, folded. Names of games, armies and units
/// come from the data.
namespace muster::text {

[[nodiscard]] bool isPointsWord(std::string_view word);     ///< pts
[[nodiscard]] bool isEachWord(std::string_view word);       ///< each, je
[[nodiscard]] bool isJoinWord(std::string_view word);       ///< with, and: parts choices
[[nodiscard]] bool isFillWord(std::string_view word);       ///< says nothing about what is taken: the, models
[[nodiscard]] bool isTotalWord(std::string_view word);      ///< total, gesamt
[[nodiscard]] bool isLimitWord(std::string_view word);      ///< limit, max
[[nodiscard]] bool isReserveWord(std::string_view word);    ///< reserve, outflanking
[[nodiscard]] bool isAboardWord(std::string_view word);     ///< embarked, inside: what follows is carried
[[nodiscard]] bool isUnderWord(std::string_view word);      ///< under, attached: what follows is commanded or attached
[[nodiscard]] bool isAllyWord(std::string_view word);       ///< allied
[[nodiscard]] bool isRefusal(std::string_view word);        ///< left, without, home: what stands here is not taken
[[nodiscard]] bool isSentenceWord(std::string_view word);   ///< I, you, will: people talking
[[nodiscard]] bool isNameWord(std::string_view word);       ///< called: a name of one's own follows
[[nodiscard]] bool isColumnWord(std::string_view word);     ///< heads of tables: unit, cost
[[nodiscard]] bool isGroupWord(std::string_view word);      ///< squads, units: counts units
[[nodiscard]] bool isModelWord(std::string_view word);      ///< models, men: counts models
[[nodiscard]] bool isAgainstWord(std::string_view word);    ///< versus, gegen: the enemy stands behind it
[[nodiscard]] bool isPlainShortWord(std::string_view word); ///< go, so, er: words of two letters that are no short form
[[nodiscard]] bool isCountKey(std::string_view word);       ///< qty, number: a count stands beside it
[[nodiscard]] bool isHeadWord(std::string_view word);       ///< army, player, faction: labels of the head of a list
/// instead, only, swap: words that change or leave open what stands elsewhere
[[nodiscard]] bool isCorrection(std::string_view word);
/// two, zwei, dozen
[[nodiscard]] std::optional<std::int64_t> numberWord(std::string_view word);

/// What stands between two numbers that mean one: "two or three", "2 to 3", "3 + 2".
[[nodiscard]] bool isBetweenNumbers(std::string_view word);
/// "about", before a number.
[[nodiscard]] bool isRoughWord(std::string_view word);
/// "rd" of 3rd.
[[nodiscard]] bool isOrdinalEnd(std::string_view word);
/// A word that says how many, and is not read as a number: "half", "zero", "hundred", "iii".
[[nodiscard]] bool isOddNumberWord(std::string_view word);
/// "front", "links": where a weapon is.
[[nodiscard]] bool isPositionWord(std::string_view word);
/// "leader", "boss": one of the models, who has a choice.
[[nodiscard]] bool isLeaderWord(std::string_view word);
/// "unspent", "übrig": of points that no unit takes.
[[nodiscard]] bool isRestWord(std::string_view word);

} // namespace muster::text
