#include "reading/gamedata/settled.h"

#include "reading/gamedata/unitwords.h"

#include <algorithm>

namespace muster::gamewords {

using battlescribe::Game;

void Guesses::add(const Game& game, std::size_t position, const Made& made)
{
    constexpr std::size_t most = 8;
    auto words = wordsOf(game, made);
    if (m_guesses[position].size() >= most || has(position, words))
        return;
    UnitGuess guess;
    guess.name = std::move(words);
    if (made.actual)
        guess.points = Points(made.actual->floor());
    m_guesses[position].push_back(std::move(guess));
}

std::vector<UnitGuess> Guesses::without(std::size_t position, const std::string& words) const
{
    const auto found = m_guesses.find(position);
    auto others = found == m_guesses.end() ? std::vector<UnitGuess>() : found->second;
    std::erase_if(others, [&](const UnitGuess& guess) { return guess.name == words; });
    return others;
}

bool Guesses::has(std::size_t position, const std::string& words) const
{
    const auto found = m_guesses.find(position);
    return found != m_guesses.end() && std::ranges::find(found->second, words, &UnitGuess::name) != found->second.end();
}

} // namespace muster::gamewords
