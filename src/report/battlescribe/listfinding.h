#pragma once

#include "battlescribe/verdict/verdict.h"
#include "report/verdict/findingtext.h"

namespace muster::report {

/// What the data of its game say of a list of BattleScribe.
[[nodiscard]] FindingText findingText(const battlescribe::Verdict::Finding& finding);
/// "Remove Captain from Vanguard (-30 crowns)".
[[nodiscard]] std::string fixLabel(const battlescribe::Verdict::Fix& fix);

} // namespace muster::report
