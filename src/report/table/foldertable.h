#pragma once

#include "battlescribe/saved/list.h"
#include "core/base/fault.h"
#include "report/verdict/verdicttext.h"
#include "rules/players/agreements.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster::report {

/// What a list of a table comes to. ToReview: legal as it was read, but some line of it is a guess.
enum class RowState : std::uint8_t { Legal, NotLegal, ToReview, NotJudged, Empty, NotReadable };
inline constexpr std::size_t rowStates = 6;

/// One list of many, in words: independent of the catalogue that judged it. What others wrote is kept as it came;
/// who shows it makes it safe.
struct TableRow {
    std::string path;     ///< of the file, in the bytes of the system
    std::string file;     ///< for people: from the folder on, and which list it is where the file has several
    std::size_t part = 0; ///< which one, from 0
    RowState state = RowState::NotReadable;
    bool isWords = false;        ///< it was read from words
    bool isBattleScribe = false; ///< a roster of it
    std::string name;
    std::string player;
    std::string army;
    std::string ruleset;
    std::string rulesetId;
    std::optional<Points> points;
    std::optional<std::int64_t> limit;
    std::size_t units = 0;
    int models = 0;
    std::size_t doubts = 0;            ///< lines that are guesses or were not understood
    std::size_t count = 0;             ///< of all findings
    std::size_t errors = 0;            ///< among them
    std::vector<FindingText> findings; ///< the first of them, the most serious first
    std::string fingerprint;           ///< of the list as it came
    std::string asJudged;              ///< the same with what was agreed: lists that have the same are alike
    std::string dataVersion;
    std::string dataHash;
    std::string dataMark; ///< that the data are not as shipped
    std::string madeWith; ///< the version of the data that it was saved with; empty where it does not say
    std::vector<std::string> overridden;
    std::vector<std::string> remarks; ///< why it cannot be read, and what else is to be known; in English
    std::string report;               ///< the whole verdict as text
    std::string list;                 ///< its units as text
    std::size_t group = 0;            ///< of lists that are alike, from 1; 0: it is alone
};

/// A row of a list that was judged. `agreed` are the things that were changed before.
[[nodiscard]] TableRow rowOf(const Context& context, const std::vector<Overridden>& agreed);
/// A row of a roster of BattleScribe, with its verdict if the data of its game were there.
[[nodiscard]] TableRow rowOf(const battlescribe::List& list);
/// A row of what could not be read.
[[nodiscard]] TableRow rowOf(const Faults& faults);

/// A fault in a row, which names the file: "Line 3: ..." where the place is known.
[[nodiscard]] std::string remarkOf(Fault fault);

/// Many lists, in the order in which they were found.
struct FolderTable {
    std::string title;
    std::vector<TableRow> rows;
    std::vector<std::vector<std::size_t>> groups; ///< rows that are alike; the first group is number 1
    std::vector<std::string> remarks;             ///< about the folder; in English
};

/// Finds the lists that are alike. Lists without units never are.
void markAlike(FolderTable& table);

// The parts of a row in words.

/// "Legal", "Not legal", "To review", "Not judged", "Empty", "Not readable".
[[nodiscard]] std::string stateName(RowState state);
/// The same as CSV has it: legal, not legal, to review...
[[nodiscard]] std::string_view stateId(RowState state);
/// The most serious finding, why the list could not be read, or how many lines are guesses; empty where all is well.
[[nodiscard]] std::string headline(const TableRow& row);
/// The others that are alike, by player or else by file: "Robin, Kim and 2 more".
[[nodiscard]] std::string sameAs(const FolderTable& table, const TableRow& row);
/// "24 lists: 17 legal, 5 not legal, 1 to review, 1 not readable".
[[nodiscard]] std::string summary(const FolderTable& table);

/// For terminals: a line for each list, and below it what was overridden and the headline.
[[nodiscard]] std::string toText(const FolderTable& table);
/// For spreadsheets, by RFC 4180. No cell can be taken for a formula. Headings are the same in every language.
[[nodiscard]] std::string toCsv(const FolderTable& table);
/// A web page that needs no other file.
[[nodiscard]] std::string toHtml(const FolderTable& table);

} // namespace muster::report
