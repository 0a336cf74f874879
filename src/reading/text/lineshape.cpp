#include "reading/text/lineshape.h"

#include "reading/text/plainwords.h"

#include <functional>

namespace muster::text {

Words wordsOf(const Line& line) { return wordsOf(line, {0, line.tokens.size()}); }

Words wordsOf(const Line& line, Range range)
{
    Words words;
    bool wasIn = false;    // "in all"
    bool isInside = false; // brackets: what stands there is a remark or a name
    for (const auto& token : within(line.tokens, range)) {
        if (token.is('(') || token.is(')'))
            isInside = token.is('(');
        if (token.isNote)
            continue;
        if (token.isNumber()) {
            words.hasNumber = true;
            words.hasPrice |= token.isTagged;
        } else if (token.isWord()) {
            words.talk += isSentenceWord(token.text) && !isInside ? 1 : 0;
            words.refusals += isRefusal(token.text) ? 1 : 0;
            words.hasTotal |= isTotalWord(token.text) || (token.text == "all" && wasIn);
            wasIn = token.text == "in";
            words.hasLimit |= isLimitWord(token.text);
            words.all += isFillWord(token.text) || isJoinWord(token.text) ? 0 : 1;
        }
    }
    return words;
}

Shape shapeOf(const Line& line)
{
    const auto& tokens = line.tokens;
    const bool leads = tokens.size() > 1 && tokens[0].isNumber();
    const bool ends =
        std::ranges::any_of(within(tokens, {tokens.size() / 2, tokens.size()}), std::mem_fn(&Token::isNumber));
    return {line.hasBullet ? 1 : 0,     line.depth,
            line.isRow ? 1 : 0,         line.isHeading ? 1 : 0,
            isInCapitals(line) ? 1 : 0, (leads ? 2 : 0) + (ends ? 1 : 0)};
}

bool isInCapitals(const Line& line)
{
    bool hasLetter = false;
    for (const auto& token : line.tokens)
        for (auto at = token.begin; token.isWord() && at < token.end; ++at) {
            if (token.plain[at].isLower())
                return false;
            hasLetter = true;
        }
    return hasLetter;
}

bool isCountAlone(const Line& line)
{
    std::size_t numbers = 0;
    std::size_t words = 0;
    for (const auto& token : line.tokens)
        if (token.isNumber() && !token.isTagged)
            ++numbers;
        else if (token.isA(isGroupWord, isModelWord, isCountKey))
            ++words;
        else if (!token.isMark())
            return false;
    return numbers == 1 && words == 1;
}

bool isLabelOfNothing(const Line& line)
{
    return std::ranges::all_of(line.tokens, [](const Token& token) {
        return token.isMark() || token.isTagged || token.isA(isFillWord, isJoinWord, isColumnWord, isHeadWord);
    });
}

bool saysAll(const Tokens& tokens)
{
    return std::ranges::any_of(tokens, [](const Token& token) {
        return token.says({"everything", "everyone", "everybody", "all", "each", "every", "alles", "alle", "jeder"});
    });
}

std::size_t leadOf(const Tokens& tokens)
{
    const auto isLead = [](const Token& token) {
        return token.isA(isAboardWord, isUnderWord) ||
               token.says({"leads", "leading", "commands", "commanding", "charge", "below", "beneath", "everything",
                           "everyone", "fuhrt", "befehligt", "led", "boss"});
    };
    auto from = tokens.size();
    bool says = false;
    while (from > 0) {
        const auto& token = tokens[from - 1];
        const bool isSmall =
            token.isA(isFillWord, isJoinWord, isGroupWord, isSentenceWord) ||
            token.says({"under", "him", "her",   "them", "ihm",  "ihr", "dem", "he", "she", "er", "sie",
                        "it",    "his", "these", "here", "have", "has", "is",  "of", "all", "in", "inside"}) ||
            (token.isWord() && numberWord(token.text));
        if (!isLead(token) && !isSmall && !(token.is(':') && from == tokens.size()))
            break;
        says |= isLead(token);
        --from;
    }
    return says ? from : tokens.size();
}

bool leadsBelow(const Tokens& tokens)
{
    constexpr std::size_t far = 4;
    const auto count = tokens.size();
    const Range end{count - std::min(count, far), count};
    if (endsIn(tokens, ':') && std::ranges::any_of(within(tokens, end), wordOf(isAboardWord, isUnderWord)))
        return true;
    if (std::ranges::any_of(tokens, [](const Token& token) { return token.says({"led", "gefuhrt", "headed"}); }))
        return true; // "Group Dawn, led by the Farseer"
    if (saysAll(tokens) && std::ranges::any_of(tokens, [](const Token& token) {
            return token.says({"leads", "boss", "commands", "command", "charge", "fuhrt", "befehligt"});
        }))
        return true; // "Warboss, 250, leads everything here"
    auto last = count;
    while (last > 0 && tokens[last - 1].isMark())
        --last;
    return last > 1 && tokens[last - 1].says({"with", "w", "mit", "darunter", "leading", "leads", "commanding"});
}

bool isProse(const Line& line, const Words& words)
{
    auto text = line.plain.trimmed();
    while (!text.isEmpty() && QStringLiteral("\"*_)").contains(text.back()))
        text.chop(1);
    const bool ends = !text.isEmpty() && QStringLiteral(".!?").contains(text.back());
    return (!line.hasBullet || line.tokens.back().is('"')) && !words.hasNumber && words.all >= 3 && ends;
}

bool isBareName(const Line& line)
{
    constexpr std::size_t mostWords = 4;
    return !line.afterBlank && !line.isHeading && line.tokens.size() >= 2 && line.tokens.size() <= mostWords &&
           std::ranges::all_of(line.tokens, [](const Token& token) {
               return token.isWord() && token.isCapital && !token.isA(isFillWord, isColumnWord, isHeadWord);
           });
}

bool isReplacement(const Line& line)
{
    return endsIn(line.tokens, ':') && std::ranges::any_of(line.tokens, [](const Token& token) {
               return token.says({"instead", "stattdessen"});
           });
}

bool isTheirs(const Line& line)
{
    return !line.tokens.empty() && line.tokens.front().says({"yours", "theirs", "deine", "deins", "dein", "opponent"});
}

bool isDittoWord(std::string_view word)
{
    static constexpr auto words =
        std::to_array<std::string_view>({"ditto", "dito", "dto", "same", "another", "gleiche", "dasselbe", "idem"});
    return std::ranges::find(words, word) != words.end();
}

bool looksLikeUnit(const Line& line, const Words& words) { return looksLikeUnit(line, {0, line.tokens.size()}, words); }

bool looksLikeUnit(const Line& line, Range range, const Words& words)
{
    if (words.hasPrice && words.all > 0)
        return true;
    // A remark in brackets at the end says nothing of the figures.
    auto [from, to] = range;
    if (to > from && line.tokens[to - 1].is(')')) {
        auto open = to - 1;
        while (open > from && !line.tokens[open].is('('))
            --open;
        if (open > from && std::ranges::none_of(within(line.tokens, {open, to}), std::mem_fn(&Token::isNumber)))
            to = open;
    }
    const auto tokens = within(line.tokens, {from, to});
    if (tokens.size() < 2 || words.all == 0 || words.all > 10)
        return false;
    const bool leads = tokens[0].isNumber() && tokens[0].number > 0 && tokens[0].number < 100 &&
                       (tokens[1].isWord() || tokens[1].is('*'));
    const bool times = tokens[0].isNumber() && tokens[1].text == "x";
    const auto& end = tokens.back().is(')') ? tokens[tokens.size() - 2] : tokens.back();
    const auto last = end.isNumber() ? end.number : 0;
    const bool hasTimes = std::ranges::any_of(tokens, [](const Token& token) { return token.text == "x"; });
    return times || (hasTimes && last >= 20 && words.talk == 0) || (leads && (line.hasBullet || end.isNumber())) ||
           (leads && words.talk == 0 && words.all <= 5) ||
           (last >= 20 && last < 2000 && last % 5 == 0 && words.talk == 0);
}

bool hasZero(const Tokens& tokens, Range name)
{
    const auto isZero = [&](std::size_t at) {
        return tokens[at].isNumber() && tokens[at].number == 0 && !tokens[at].isTagged;
    };
    const auto behind = afterMarks(tokens, name.to);
    if (behind < tokens.size() && isZero(behind) && (behind + 1 == tokens.size() || !tokens[behind + 1].is('.')))
        return true;
    auto before = name.from;
    while (before > 0 && (tokens[before - 1].text == "x" || tokens[before - 1].is('*')))
        --before;
    return before > 0 && isZero(before - 1);
}

bool refusedBefore(const Tokens& tokens, Range clause, Range name)
{
    constexpr std::size_t before = 6;
    constexpr std::size_t behind = 4;
    const auto from = name.from > clause.from + before ? name.from - before : clause.from;
    for (auto at = from; at < std::min(name.to + behind, clause.to); ++at) {
        const auto& token = tokens[at];
        if (at > 0 && at < name.from && token.says("place") && tokens[at - 1].says("in")) // "in place of the cavalry"
            return true;
        if (!token.isA(isRefusal) || (token.isCapital && at > 0)) // a capital begins a name
            continue;
        const bool isLeft = token.text == "left";
        const bool isSide =
            isLeft && at + 1 < tokens.size() && (tokens[at + 1].is(':') || tokens[at + 1].says({"arm", "carapace"}));
        const bool isOver = isLeft && at > 0 && tokens[at - 1].isNumber(); // "75 left"
        if (isSide || isOver || (token.text == "no" && at == 0))
            continue;
        // After the name, "without" speaks of choices.
        if (at >= name.to && token.says({"without", "no", "ohne", "kein", "keine", "out", "not"}))
            continue;
        return true;
    }
    return false;
}

} // namespace muster::text
