#pragma once

#include "report/advice/advice.h"
#include "report/verdict/words.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::report {

/// A list as a report on repairs tells of it, whichever engine judged it.
struct AdvisedList {
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

/// An answer in words.
struct AdvisedAnswer {
    const advice::Repair* answer = nullptr;
    std::string headline;
    std::vector<std::string> labels; ///< of its changes
    AdvisedList after;
};

/// All that the text and the JSON of repairs have in common.
struct Advised {
    AdvisedList before;
    const advice::Repairs* repairs = nullptr;
    std::vector<AdvisedAnswer> answers;
};

[[nodiscard]] Advised advisedOf(const AdviceContext& context);
[[nodiscard]] Advised advisedOf(const ListAdviceContext& context);

} // namespace muster::report
