#include "core/base/wording.h"

#include <algorithm>
#include <numeric>

namespace muster {

namespace {

const std::string guess = "Did you mean ";

} // namespace

std::string capital(std::string text)
{
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::size_t editDistance(std::string_view a, std::string_view b, std::size_t most)
{
    if (std::max(a.size(), b.size()) - std::min(a.size(), b.size()) > most)
        return most + 1;
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto diagonal = row[0];
        row[0] = i;
        auto least = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const auto up = row[j];
            row[j] = std::min({up + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
            diagonal = up;
            least = std::min(least, row[j]);
        }
        if (least > most)
            return most + 1;
    }
    return row.back() > most ? most + 1 : row.back();
}

std::string inQuotes(std::string_view word) { return '"' + std::string(word) + '"'; }

std::string nearest(std::string_view word, const std::vector<std::string_view>& candidates)
{
    std::string best;
    // A misspelling changes a letter or two; more is another word. In three letters two are most of the word, unless
    // they are swapped.
    constexpr std::size_t fewLetters = 3;
    auto least = std::max<std::size_t>(2, word.size() / 4) + 1;
    for (const auto candidate : candidates) {
        const auto far = editDistance(word, candidate, least);
        if (word.size() <= fewLetters && far > 1 && !std::ranges::is_permutation(word, candidate))
            continue;
        if (far < least) {
            least = far;
            best = candidate;
        }
    }
    return best;
}

std::string didYouMean(std::string_view word, const std::vector<std::string_view>& candidates, std::string otherwise)
{
    const auto near = nearest(word, candidates);
    return near.empty() ? std::move(otherwise) : guess + inQuotes(near) + '?';
}

bool isGuess(std::string_view advice) { return advice.starts_with(guess); }

} // namespace muster
