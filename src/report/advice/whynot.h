#pragma once

#include "advice/whynot/whynot.h"
#include "report/verdict/context.h"

#include <string>
#include <vector>

namespace muster::report {

/// Everything that is told of a conflict.
struct WhyNotContext {
    const Catalogue* catalogue = nullptr;
    const Roster* beginning = nullptr; ///< the army, and the points that were agreed
    const advice::FillWishes* wishes = nullptr;
    std::vector<std::string> withoutNames{}; ///< for each wish of this kind, what a person asked to leave out
    const advice::WhyNot* whyNot = nullptr;
};

/// A part of a conflict: a wish, a rule, the points.
struct ConflictPart {
    std::string title;    ///< "Wished for: 5 × Heavy Drakkar"
    std::string citation; ///< of a rule: "solid-armour — Warpath, Second Edition, ‘Picking a Force’"; else empty
    std::string sum;      ///< "5 × 220 = 1,100 points at least"
};

/// "Heavy Drakkar and Huscarl cannot be..." as its parts, which a person can check one by one.
[[nodiscard]] std::vector<ConflictPart> partsOf(const WhyNotContext& context);

/// "Only 3 × Heavy Drakkar".
[[nodiscard]] std::string giveUpText(const WhyNotContext& context, const advice::GiveUp& giveUp);
/// What the army has then: "1,500 points, 9 units".
[[nodiscard]] std::string giveUpArmy(const WhyNotContext& context, const advice::GiveUp& giveUp);

/// All of it as plain text.
[[nodiscard]] std::string toText(const WhyNotContext& context);

} // namespace muster::report
