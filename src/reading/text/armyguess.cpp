#include "reading/text/armyguess.h"

#include "reading/text/plainwords.h"

#include <algorithm>
#include <functional>
#include <set>

namespace muster::text {

namespace {

constexpr int armyInHead = 500; ///< the text names the army before its first unit
constexpr int armyLater = 60;
constexpr int gameNamed = 300;
constexpr int gameLeads = 700; ///< a line begins with the game, and a figure or a mark follows
constexpr Cost mostForUnit = 130;

} // namespace

GameGuess guessArmy(const GameNames& names, const std::vector<Line>& lines)
{
    const auto& catalogue = names.catalogue();
    Table<Army, int> scores;
    scores.assign(catalogue.armies.size(), 0);
    Table<Army, int> best;
    Table<Army, int> named; // what the army's own name says, once
    named.assign(catalogue.armies.size(), 0);
    Lookup lookup(names.vocabulary());
    bool sawUnit = false;
    int game = 0;
    std::size_t used = 0;
    for (const auto& line : lines) {
        if (line.fixed || ++used > 400)
            continue;
        const LineHits hits(line.tokens, lookup);
        const auto size = line.tokens.size();
        // Sentences name armies and units that are not in the list.
        const bool isTalk = std::ranges::count_if(line.tokens, [](const Token& token) {
                                return token.isWord() && isSentenceWord(token.text);
                            }) >= 2;
        bool namesUnit = false;
        std::vector<bool> isOfUnit(size, false); // tokens that are a name of a unit
        // A paragraph has many units.
        for (std::size_t from = 0, to = 0; from < size; from = to + 1) {
            to = from;
            while (to < size && !line.tokens[to].is(';'))
                ++to;
            best.assign(catalogue.armies.size(), 0);
            std::set<int> seen;
            for (auto at = from; at < to; ++at)
                for (const auto& hit : hits.at(at))
                    for (const auto name : names.unitsWith(hit.word))
                        seen.insert(name);
            const bool hasNumber =
                std::any_of(line.tokens.begin() + static_cast<std::ptrdiff_t>(from),
                            line.tokens.begin() + static_cast<std::ptrdiff_t>(to), std::mem_fn(&Token::isNumber));
            for (const auto i : seen) {
                const auto& name = names.units()[static_cast<std::size_t>(i)];
                const auto match = bestMatch(name.phrase, line.tokens, hits, from, to);
                if (!match.isFound() || match.cost + match.spared > mostForUnit ||
                    match.weight * 2 < name.phrase.weight)
                    continue;
                // Longer names say more than a word that many games have.
                const auto words = static_cast<int>(std::ranges::count(match.used, true));
                const auto score = (mostForUnit + 20 - match.cost) * (words + 1) / 2 + (hasNumber ? 30 : 0);
                auto& target = best[catalogue.unit(name.unit).army];
                target = std::max(target, score);
                namesUnit |= match.cost <= 60;
                if (match.cost <= 60)
                    std::fill(isOfUnit.begin() + static_cast<std::ptrdiff_t>(match.begin),
                              isOfUnit.begin() + static_cast<std::ptrdiff_t>(match.end), true);
            }
            for (const auto army : catalogue.armies.ids())
                scores[army] += isTalk ? best[army] / 4 : best[army];
        }
        for (const auto& [army, phrase] : names.armies()) {
            const auto match = bestMatch(phrase, line.tokens, hits, 0, size);
            if (!match.isFound() || match.cost > 60)
                continue;
            const bool isAlly = std::ranges::any_of(
                line.tokens, [](const Token& token) { return token.isWord() && isAllyWord(token.text); });
            // "Celts v Greeks": the second is the enemy.
            const bool isEnemy = match.begin > 0 && isAgainstWord(line.tokens[match.begin - 1].text);
            const auto firstUnit = static_cast<std::size_t>(std::ranges::find(isOfUnit, true) - isOfUnit.begin());
            const bool isHead = !sawUnit && (match.begin == 0 || match.begin < firstUnit);
            const auto score = isAlly || isEnemy ? 0 : isHead ? armyInHead : armyLater;
            named[army] = std::max(named[army], score);
        }
        if (!sawUnit)
            for (const auto& phrase : names.games()) {
                const auto match = bestMatch(phrase, line.tokens, hits, 0, size);
                if (match.isFound() && match.cost <= 30) {
                    const bool leads =
                        match.begin == 0 && match.isExact && match.end < size && !line.tokens[match.end].isWord();
                    game = std::max(game, leads ? gameLeads : gameNamed);
                }
            }
        sawUnit |= namesUnit && used > 2;
    }
    GameGuess guess{&names, {}};
    for (const auto army : catalogue.armies.ids())
        if (scores[army] > 0)
            guess.armies.emplace_back(army, scores[army] + named[army] + game);
    std::ranges::stable_sort(guess.armies, std::greater(), &std::pair<Id<Army>, int>::second);
    return guess;
}

} // namespace muster::text
