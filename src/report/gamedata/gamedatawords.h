#pragma once

#include "battlescribe/browse/sheet.h"
#include "battlescribe/data/words.h"

#include <string_view>

namespace muster::report {

/// "min", as the files write it.
[[nodiscard]] inline std::string_view limitName(battlescribe::data::Constraint::Type type)
{
    const auto word = battlescribe::data::constraintWords.textOf(type);
    return word.empty() ? "?" : word;
}
/// "unit", "group": as the files write it. Empty if they do not say.
[[nodiscard]] inline std::string_view choiceName(const battlescribe::data::ShownChoice& choice)
{
    return choice.isGroup ? "group" : battlescribe::data::entryWords.textOf(choice.type);
}

} // namespace muster::report
