#pragma once

#include "advice/filling/fill.h"
#include "report/advice/anylist.h"
#include "report/advice/whynot.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster::report {

/// Who asked for what is reported.
enum class FillTask : std::uint8_t { Fill, Build };

/// Everything that a report on filling up needs.
struct FillContext {
    FillTask task = FillTask::Fill;
    AnyList before;
    const advice::Fills* fills = nullptr;
    std::vector<AnyList> after;            ///< after each answer
    std::optional<WhyNotContext> whyNot{}; ///< why there is no answer, where that is proven
};

/// Changes of an answer that are told in one line: units of one kind that are added in the same way.
struct FillLine {
    std::string words; ///< "Add 2 × Grunts Team (+100 points)"
    std::vector<const advice::ProposedChange*> changes;
};
/// In the order of the answer, which must outlive them.
[[nodiscard]] std::vector<FillLine> linesOf(const FillContext& context, const advice::Fill& answer);

/// "New units".
[[nodiscard]] std::string wayText(advice::FillKind kind);

/// "3 units more, 105 points more".
[[nodiscard]] std::string headline(const FillContext& context, const advice::Fill& answer);

/// What stays: "Spends all 105 points.", "5 points stay; no unit that may come costs so little."
[[nodiscard]] std::string restText(const FillContext& context, const advice::Fill& answer);

/// Why there is no answer; empty where there is one.
[[nodiscard]] std::string noFillText(const FillContext& context);

/// That the search did all that it may; empty where it looked at everything that it knows of.
[[nodiscard]] std::string workText(const FillContext& context);

/// The answers as plain text.
[[nodiscard]] std::string toText(const FillContext& context);

/// The same as one JSON object on one line, in the form of the public contract (version 1), always in English.
[[nodiscard]] std::string toJson(const FillContext& context);

} // namespace muster::report
