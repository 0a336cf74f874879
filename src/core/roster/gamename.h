#pragma once

#include <optional>
#include <string>

namespace muster {

/// What gameOf() put together: RULESET, or RULESET@VERSION.
struct GameName {
    std::string ruleset;
    std::optional<std::string> version; ///< none: the newest
};

[[nodiscard]] inline GameName partsOf(const std::string& game)
{
    const auto at = game.find('@');
    return at == std::string::npos ? GameName{game, std::nullopt} : GameName{game.substr(0, at), game.substr(at + 1)};
}

} // namespace muster
