#include "reading/text/pointswords.h"

#include <algorithm>

namespace muster::text {

namespace {

bool standsAt(const Tokens& name, const Tokens& tokens, std::size_t at)
{
    if (name.empty() || at + name.size() > tokens.size())
        return false;
    const auto here = tokens.begin() + static_cast<std::ptrdiff_t>(at);
    return std::equal(name.begin(), name.end(), here, [](const Token& word, const Token& token) {
        return word.kind == token.kind && word.text == token.text;
    });
}

/// The words of the game in each language, several before one: "build points" begins with what may be a name itself.
std::vector<Tokens> wordsFor(const GameNames& names)
{
    std::vector<Tokens> words;
    for (const auto& catalogue : names.catalogues())
        for (const auto& name : {catalogue->ruleset.currency.plural, catalogue->ruleset.currency.name})
            if (!name.empty())
                words.push_back(tokensOf(QString::fromStdString(name)));
    return words;
}

void namePoints(Tokens& tokens, const std::vector<Tokens>& words)
{
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
        if (!tokens[at].isNumber())
            continue;
        const auto said =
            std::ranges::find_if(words, [&](const Tokens& name) { return standsAt(name, tokens, at + 1); });
        if (said == words.end())
            continue;
        tokens[at].isTagged = true;
        const auto first = tokens.begin() + static_cast<std::ptrdiff_t>(at + 1);
        first->text = "points";
        first->end = (first + static_cast<std::ptrdiff_t>(said->size() - 1))->end;
        tokens.erase(first + 1, first + static_cast<std::ptrdiff_t>(said->size()));
    }
}

} // namespace

std::vector<Line> withPointsNamed(const GameNames& names, std::vector<Line> lines)
{
    if (const auto words = wordsFor(names); !words.empty())
        for (auto& line : lines)
            namePoints(line.tokens, words);
    return lines;
}

} // namespace muster::text
