#include "reading/text/listhead.h"

#include "reading/text/plainwords.h"

#include <map>

namespace muster::text {

namespace {

/// Points of a battle: no telephone number, and not by how many a list is over.
bool mayBeLimit(const Line& line, std::size_t at)
{
    constexpr std::int64_t least = 50;
    constexpr std::int64_t most = 100'000;
    const auto& token = line.tokens[at];
    if (token.number < least || token.number > most || token.text.starts_with('0') ||
        (!token.isTagged && (token.number < 2 * least || wordsOf(line).talk > 0)))
        return false;
    const Range behind{at + 1, std::min(at + 3, line.tokens.size())};
    return std::ranges::none_of(within(line.tokens, behind), [](const Token& next) {
        return next.isA(isHeadWord) || next.says({"over", "short", "left", "under", "ubrig"});
    });
}

/// The columns of the title in its line, where marks or a gap part it from other words. "++ Rust (Marauders) [500 pts]
/// ++" is Rust. What is nothing but such words is the title as a whole.
std::pair<int, int> titleIn(const LineAt& here)
{
    const auto& tokens = here.tokens();
    const auto head = headWords(here);
    const auto isBeside = [&](std::size_t at) {
        const auto& token = tokens[at];
        return head[at] || token.isMark() || token.isTagged || isPointsWord(token.text) ||
               (token.isNumber() && token.number >= 100);
    };
    const auto isParted = [&](std::size_t at) { // whether a mark or a gap stands before this token
        constexpr int gap = 2;
        return at == 0 || at == tokens.size() || tokens[at - 1].isMark() || tokens[at].isMark() ||
               tokens[at].isNumber() || tokens[at].begin - tokens[at - 1].end >= gap;
    };
    std::size_t from = 0;
    std::size_t to = tokens.size();
    for (auto at = to; at > 0 && isBeside(at - 1); --at)
        if (isParted(at - 1))
            to = at - 1;
    for (auto at = from; at < to && isBeside(at); ++at)
        if (isParted(at + 1))
            from = at + 1;
    const auto count = [&](char mark) { return std::ranges::count_if(within(tokens, {from, to}), markOf(mark)); };
    // Not in the middle of brackets or quotes.
    if (from >= to || tokens[to - 1].line != here.line().number || count('(') != count(')') ||
        count('[') != count(']') || count('"') % 2 != 0)
        return {0, static_cast<int>(here.line().plain.size())};
    return {tokens[from].begin, tokens[to - 1].end};
}

} // namespace

std::vector<bool> headWords(const LineAt& here)
{
    std::vector<bool> words(here.tokens().size(), false);
    const auto cover = [&](const Phrase& phrase) {
        if (const auto match = here.find(phrase); match.isFound() && match.cost <= 10)
            std::fill_n(words.begin() + static_cast<std::ptrdiff_t>(match.begin), match.end - match.begin, true);
    };
    for (const auto& [army, phrase] : here.names().armies())
        cover(phrase);
    for (const auto& phrase : here.names().games())
        cover(phrase);
    for (const auto& [scenario, phrase] : here.names().scenarios())
        cover(phrase);
    for (const auto& name : here.names().battle())
        cover(name.phrase);
    return words;
}

void readBattle(const LineAt& here, Sorted& sorted)
{
    constexpr Cost most = 30;
    const auto costOf = [&](const Phrase& phrase) {
        const auto match = here.find(phrase);
        return match.isFound() ? match.cost : most + 1;
    };
    Cost nearest = most + 1;
    for (const auto& [scenario, phrase] : here.names().scenarios())
        if (const auto cost = costOf(phrase); cost < nearest) {
            nearest = cost;
            sorted.scenario = scenario;
        }
    std::map<std::size_t, Cost> byOption;
    for (const auto& name : here.names().battle())
        if (const auto cost = costOf(name.phrase); cost <= most) {
            const auto [at, isNew] = byOption.try_emplace(name.option.position(), cost);
            if (!isNew && cost >= at->second)
                continue;
            at->second = cost;
            std::erase_if(sorted.battle, [&](const auto& known) { return known.first == name.option; });
            sorted.battle.emplace_back(name.option, name.choice);
        }
}

bool takePlayer(const Line& line, Sorted& sorted)
{
    constexpr std::size_t mostTokens = 5;
    const auto& tokens = line.tokens;
    if (tokens.size() < 3 || !tokens[0].says({"player", "spieler"}) || !tokens[1].isAny(":|") ||
        !sorted.player.isEmpty())
        return false;
    auto to = std::size_t(2);
    while (to < tokens.size() && !tokens[to].isAny("|,("))
        ++to;
    if (to == 2 || to > 2 + mostTokens)
        return false;
    sorted.player = line.plain.mid(tokens[2].begin, tokens[to - 1].end - tokens[2].begin).simplified();
    return to == tokens.size();
}

void takeTitle(const LineAt& here, Sorted& sorted)
{
    const auto [from, to] = titleIn(here);
    auto words = here.line().plain.mid(from, to - from).simplified();
    words.remove(QChar(0x200B));
    while (!words.isEmpty() && !words.front().isLetterOrNumber() && words.front() != u'"')
        words.remove(0, 1);
    sorted.title = words;
}

void takePointsOfHead(const LineAt& here, Sorted& sorted)
{
    const auto& tokens = here.tokens();
    std::vector<std::int64_t> numbers;
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (tokens[at].isNumber() && mayBeLimit(here.line(), at))
            numbers.push_back(tokens[at].number);
    const bool hasOf = std::ranges::any_of(tokens, [](const Token& token) {
        return token.is('/') || token.says({"of", "von"});
    });
    if (numbers.size() >= 2 && hasOf) {
        sorted.total = numbers[0];
        sorted.limit = numbers[1];
    } else if (!numbers.empty() && !sorted.limit && here.names().catalogue().ruleset.hasPoints)
        sorted.limit = numbers.front();
}

bool takeSizeOfBattle(const Line& line, const Words& words, Sorted& sorted)
{
    constexpr int mostWords = 3;
    if (!words.hasPrice || words.all > mostWords || line.hasBullet ||
        std::ranges::none_of(line.tokens, wordOf(isHeadWord)))
        return false;
    if (sorted.limit && !sorted.total)
        sorted.total = sorted.limit;
    sorted.limit = std::ranges::find_if(line.tokens, &Token::isTagged)->number;
    return true;
}

} // namespace muster::text
