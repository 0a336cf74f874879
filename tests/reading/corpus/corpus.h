#pragma once

#include "reading/text/textreader.h"
#include "rules/judge/assessment.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace muster::testing {

/// A unit that a person reads in a text.
struct ExpectedUnit {
    std::string unit; ///< as the roster names it: army:unit for allies
    std::optional<int> models;
    std::string name;
    std::map<std::string, int> named;   ///< choices that the text names; of groups of models as group/option
    std::map<std::string, int> options; ///< all that the unit has then
    int in = -1;                        ///< position of the unit that it is in or under
    bool isReserve = false;
    int line = 0;
};

/// A text of tests/reading/texts with what it means.
struct CorpusText {
    std::string name;
    std::string kind;  ///< clean, noisy, hand
    std::string third; ///< fit, calibrate, held-back
    std::string style;
    std::string text;
    std::string ruleset;
    std::string army;
    std::vector<ExpectedUnit> units;
    std::vector<int> unknown;
    std::vector<int> doubtful;
    bool tells = true; ///< a careful referee would be certain of the whole roster
    Roster roster;     ///< that it means
};

[[nodiscard]] std::vector<CorpusText> corpusTexts();

/// How well texts were read.
struct Score {
    int texts = 0;
    int whole = 0; ///< every unit, size, choice and place right
    int units = 0;
    int unitsRight = 0; ///< kind and size
    int options = 0;
    int optionsRight = 0;
    int optionsInvented = 0;
    int invented = 0;       ///< units on lines that take none
    int inventedSurely = 0; ///< of them, those that the reader called sure or likely
    int dropped = 0;        ///< units of lines of which nothing is said
    int unknownMissed = 0;  ///< lines that nobody could understand, and that were not called so
    int wrongArmy = 0;
    int openMeant = 0;   ///< texts that do not tell enough
    int verdicts = 0;    ///< that were given
    int falseOf = 0;     ///< of texts that tell enough: verdicts that their rosters do not have
    int falseOpen = 0;   ///< the same of texts that do not
    int legal = 0;       ///< legal lists that tell enough
    int legalJudged = 0; ///< of them, those that got a verdict
    int needless = 0;    ///< doubts about units that were right and plain
    struct Reliability {
        int right = 0;
        int all = 0;
    };
    std::array<Reliability, 3> certain{}; ///< units by how sure the reader was: sure, likely, doubtful
    /// Every unit that was read: what spoke for it, and whether it was right.
    struct Weighed {
        std::string text;
        std::string third;
        text::Evidence evidence;
        Certainty best = Certainty::None;
        bool isRight = false;
    };
    std::vector<Weighed> weighed;
    std::vector<std::string> notes; ///< what went wrong, a line each

    void add(const Score& other);
};

[[nodiscard]] Score scoreOf(const CorpusText& text, const Result<ReadText>& read);

/// The verdict that the program gives on a text; none where it gives none.
[[nodiscard]] std::optional<Outcome> verdictOn(const Result<ReadText>& read);

} // namespace muster::testing
