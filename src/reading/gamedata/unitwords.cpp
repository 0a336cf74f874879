#include "reading/gamedata/unitwords.h"

#include <algorithm>

namespace muster::gamewords {

using battlescribe::Game;
using battlescribe::Selection;

namespace {

void sayThings(const std::vector<Said>& things, std::string& words)
{
    for (const auto& each : things) {
        words += each.key + '*' + std::to_string(each.count) + (each.hasCount ? "!(" : "(");
        sayThings(each.below, words);
        words += ')';
    }
}

std::string counted(const Game& game, const Selection& selection, std::size_t copies)
{
    const auto number = selection.amount * static_cast<std::int64_t>(copies);
    return (number > 1 ? std::to_string(number) + " × " : std::string()) +
           std::string(game.target(selection.choice).name);
}

std::string wordsOf(const Game& game, const std::vector<Selection>& selections)
{
    std::string words;
    for (const auto& each : selections) {
        words += (words.empty() ? "" : ", ") + counted(game, each, 1);
        if (const auto inside = wordsOf(game, each.selections); !inside.empty())
            words += " (" + inside + ')';
    }
    return words;
}

} // namespace

std::string saidOf(const SaidUnit& unit)
{
    std::string words = unit.force + ' ';
    for (const auto root : unit.roots)
        words += std::to_string(root) + ' ';
    words += std::to_string(unit.count) + (unit.hasCount ? "!" : "") + (unit.isTimes ? "x" : "") +
             std::to_string(unit.size.value_or(0)) + unit.ownName.toStdString() + '|';
    for (const auto& numbers : {unit.prices, unit.figures}) {
        for (const auto number : numbers)
            words += std::to_string(number) + ',';
        words += '|';
    }
    sayThings(unit.things, words);
    return words;
}

std::string contentOf(const std::vector<Selection>& selections)
{
    std::vector<std::string> all;
    for (const auto& each : selections)
        all.push_back(std::to_string(each.choice.value()) + '*' + std::to_string(each.amount) +
                      (each.isForAll ? "!(" : "(") + contentOf(each.selections) + ')');
    std::ranges::sort(all);
    std::string words;
    for (const auto& each : all)
        words += each;
    return words;
}

std::string wordsOf(const Game& game, const Made& made)
{
    if (made.copies.empty())
        return {};
    const auto& first = made.copies.front();
    const auto inside = wordsOf(game, first.selections);
    return counted(game, first, made.copies.size()) + (inside.empty() ? "" : " (" + inside + ')');
}

} // namespace muster::gamewords
