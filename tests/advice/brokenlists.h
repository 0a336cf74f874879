#pragma once

#include "battlescribe/roster/game.h"
#include "battlescribe/roster/roster.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace muster::testing {

/// An invented game, with which lists are made.
struct InventedGame {
    std::string name;
    battlescribe::Game* game = nullptr;
    Id<battlescribe::data::File> catalogue;
    Id<battlescribe::data::Node> force;
    int takes = 0; ///< choices that are taken by chance for a list
};

/// Small ones as other tests have them, and a large one with what real data have: an organisation of categories, models
/// with arms, arms for every five models, shares, choices that are there once, rules that hide and that say something.
[[nodiscard]] const std::vector<InventedGame>& inventedGames();

/// How a list was made illegal.
enum class Slip { OverLimit, TooMany, RequiredGone, TooFew };
inline constexpr int slips = 4;

/// Calls `use` with so many lists that are not legal, always the same ones: legal ones that were spoiled by `slip`, or
/// by up to three of them by chance. Of a game, if one is named.
void forBrokenLists(int number, const std::optional<Slip>& slip, const std::string& game,
                    const std::function<void(const InventedGame&, const battlescribe::Roster&)>& use);

/// Calls `use` with so many legal lists that cost exactly what their limit is, always the same ones. Of a game, if one
/// is named.
void forLegalLists(int number, const std::string& game,
                   const std::function<void(const InventedGame&, const battlescribe::Roster&)>& use);

/// Of figures that are sorted, the one below which this share of them lies.
template <typename T>
[[nodiscard]] T at(const std::vector<T>& sorted, double share)
{
    return sorted[std::min(sorted.size() - 1, static_cast<std::size_t>(share * static_cast<double>(sorted.size())))];
}

/// The list as a file is written, read again and judged: whether it is legal.
[[nodiscard]] bool isLegalAsSaved(battlescribe::Game& game, const battlescribe::Roster& list);

/// The list that taking the first fix of the first finding that has one leads to; nothing if that ends before it is
/// legal.
[[nodiscard]] std::optional<battlescribe::Roster> afterFirstFixes(battlescribe::Game& game, battlescribe::Roster list);

} // namespace muster::testing
