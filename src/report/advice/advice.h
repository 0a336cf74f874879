#pragma once

#include "advice/repair/repair.h"
#include "battlescribe/saved/list.h"
#include "report/verdict/context.h"

#include <string>
#include <vector>

namespace muster::report {

/// Everything that a report on repairs of a roster needs.
struct AdviceContext {
    Context before; ///< without fixes
    const advice::Repairs* repairs = nullptr;
    std::vector<Context> after; ///< after each answer
};

/// The same of a list of game data.
struct ListAdviceContext {
    const battlescribe::List* before = nullptr; ///< judged
    const advice::Repairs* repairs = nullptr;
    std::vector<battlescribe::List> after{}; ///< after each answer, judged
};

/// "2 changes, 25 points less, no unit leaves".
[[nodiscard]] std::string headline(const AdviceContext& context, const advice::Repair& answer);
[[nodiscard]] std::string headline(const ListAdviceContext& context, const advice::Repair& answer);

/// A change as the label of a fix: "Remove Captain from Vanguard (-30 crowns)".
[[nodiscard]] std::string changeLabel(const AdviceContext& context, const advice::RepairStep& change);
[[nodiscard]] std::string changeLabel(const ListAdviceContext& context, const advice::RepairStep& change);

/// What is known of an answer besides: "No smaller change makes it legal."
[[nodiscard]] std::string proofText(const advice::Repairs& repairs, const advice::Repair& answer);

/// The answers as plain text: changes, the verdict after them, and what is proven.
[[nodiscard]] std::string toText(const AdviceContext& context);
[[nodiscard]] std::string toText(const ListAdviceContext& context);

/// The same as one JSON object on one line, in the form of the public contract (version 1), always in English.
[[nodiscard]] std::string toJson(const AdviceContext& context);
[[nodiscard]] std::string toJson(const ListAdviceContext& context);

} // namespace muster::report
