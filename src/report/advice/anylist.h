#pragma once

#include "advice/proposals/proposal.h"
#include "battlescribe/saved/list.h"
#include "report/verdict/context.h"
#include "report/verdict/words.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace muster::report {

/// A judged list of either engine, without fixes. A list of game data must outlive it.
using AnyList = std::variant<Context, const battlescribe::List*>;

/// What reports on advice tell of a list.
struct ListWords {
    Outcome outcome = Outcome::NotJudged;
    std::string verdict;
    std::string name;    ///< as it is shown: one without a name has words for that
    std::string ownName; ///< as the list has it
    std::string description;
    std::string totals;
    std::string ruleset; ///< ids
    std::string army;
    std::string fingerprint;
    std::optional<Points> points; ///< of games with points
    std::int64_t units = 0;
    std::optional<std::int64_t> models; ///< of games that count them
};
[[nodiscard]] ListWords wordsOf(const AnyList& list);

/// With the names of the source language.
[[nodiscard]] AnyList inSource(AnyList list);

/// What its points are called; costs of game data have their own names.
[[nodiscard]] const Currency& currencyOf(const AnyList& list);

/// A change as the label of a fix: "Remove Captain from Vanguard (-30 crowns)". `list`: as it came.
[[nodiscard]] std::string changeLabel(const AnyList& list, const advice::ProposedChange& change);

/// By how much the army's costs change, in words: "25 points less", "the same points". That of points first, also where
/// they stay the same; then each other kind of cost that changes. Of game data: that of the kind that measures the
/// army.
[[nodiscard]] std::vector<std::string> costChanges(const AnyList& list, const advice::Proposal& proposal);

/// What is left of the points that were agreed, or of the list's limit: "25 points", "95 Crowns"; after a proposal, if
/// there is one. Empty without a limit.
[[nodiscard]] std::string leftText(const AnyList& list, const advice::Proposal* proposal = nullptr);

} // namespace muster::report
