#pragma once

#include "advice/repair/repair.h"
#include "report/advice/anylist.h"

#include <string>
#include <vector>

namespace muster::report {

/// Everything that a report on repairs of a list needs.
struct AdviceContext {
    AnyList before;
    const advice::Repairs* repairs = nullptr;
    std::vector<AnyList> after; ///< after each answer
};

/// "2 changes, 25 points less, no unit leaves".
[[nodiscard]] std::string headline(const AdviceContext& context, const advice::Repair& answer);

/// What is known of an answer besides: "No smaller change makes it legal."
[[nodiscard]] std::string proofText(const advice::Repairs& repairs, const advice::Repair& answer,
                                    const Currency& currency);

/// The answers as plain text: changes, the verdict after them, and what is proven.
[[nodiscard]] std::string toText(const AdviceContext& context);

/// The same as one JSON object on one line, in the form of the public contract (version 1), always in English.
[[nodiscard]] std::string toJson(const AdviceContext& context);

} // namespace muster::report
