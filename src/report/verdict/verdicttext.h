#pragma once

#include "report/verdict/context.h"
#include "report/verdict/findingtext.h"
#include "report/verdict/readingwords.h"
#include "report/verdict/words.h"

#include <string>
#include <vector>

namespace muster::battlescribe {
struct List;
} // namespace muster::battlescribe

namespace muster::report {

[[nodiscard]] FindingText findingText(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding,
                                      std::span<const Fix> fixes = {});

/// The findings that a report shows, the most serious first. If it has the reading, findings about lines that were not
/// understood are left out, because the reading says more about them.
[[nodiscard]] std::vector<FindingWithFixes> shownFindings(const Context& context);
/// The same in words.
[[nodiscard]] std::vector<FindingText> findingTexts(const Context& context);
/// Those of the data first, or that there are no data; then what the file claims.
[[nodiscard]] std::vector<FindingText> findingTexts(const battlescribe::List& list);

struct RulingText {
    std::string id;
    std::string question;
    std::string answer; ///< how it is played here
    bool isOn = false;
    bool isSwitched = false; ///< the players chose another answer than the usual one
};
[[nodiscard]] std::vector<RulingText> rulingTexts(const Context& context);

/// "NOT LEGAL: 1 error, 2 notes"
[[nodiscard]] std::string verdictLine(const Context& context);
/// "NOT JUDGED: the data of this game are not installed"
[[nodiscard]] std::string verdictLine(const battlescribe::List& list);
[[nodiscard]] std::string fingerprintText(const std::string& fingerprint);
/// The fingerprint and the hash of the data, with the files that are not as shipped.
[[nodiscard]] std::string seals(const Context& context);
[[nodiscard]] std::string rosterName(const Roster& roster);
/// The army, the game and what was agreed: "Forge Fathers, Warpath, second edition, 1,000 points, Meat Grinder".
[[nodiscard]] std::string describe(const Context& context);
/// "1,500 of 1,500 points, 10 units, 45 models"
[[nodiscard]] std::string totals(const Context& context);
/// The lines of a list in words that were not understood: "Line 3 ... was not understood: ‘Iron Giant 300’."
[[nodiscard]] std::vector<std::string> unreadLines(const Context& context);

/// A verdict in words, before it is written as plain text or as a web page.
struct VerdictText {
    Outcome outcome = Outcome::NotJudged;
    std::string verdict;
    std::string name;
    std::string description; ///< the army, the game and what was agreed
    std::string game;
    std::string totals;
    std::string fingerprint;
    bool hasUnits = true;
    bool isPlaytest = false;       ///< some of the figures are only set to be tried
    std::vector<std::string> data; ///< what is to be known of the data that judged
    ReadingText reading;
    std::vector<FindingText> findings;
    std::string moreUnknown; ///< how many more names are unknown
    std::string talliesHead;
    std::vector<TallyText> tallies;
    std::vector<RulingText> rulings;
    std::vector<std::string> provenance; ///< where the figures come from; armies with the same share a line
};
[[nodiscard]] VerdictText verdictText(const Context& context);
[[nodiscard]] VerdictText verdictText(const battlescribe::List& list);

} // namespace muster::report
