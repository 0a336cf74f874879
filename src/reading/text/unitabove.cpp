#include "reading/text/unitabove.h"

#include "reading/text/plainwords.h"

#include <array>

namespace muster::text {

namespace {

/// Whether nothing but its words says that a line is no more of the unit above.
bool mayBelong(const LineAt& here)
{
    const auto& line = here.line();
    return here.above && !line.afterBlank && !line.isHeading && !line.isRow;
}

/// "2k" in front is no count of the unit above.
bool startsOddly(const Tokens& tokens) { return !tokens.empty() && tokens.front().isOdd; }

/// Whether both lines begin with a count or neither does: "5 x" is not "5".
bool leadsAsUnitAbove(const LineAt& here)
{
    const auto& above = here.lineAbove().tokens;
    const auto& tokens = here.tokens();
    const auto leads = [](const Tokens& each) {
        return each.size() > 1 && each.front().isNumber() && !each.front().isTagged && each[1].isWord();
    };
    return leads(above) && leads(tokens) && (above[1].text == "x") == (tokens[1].text == "x");
}

bool hasPlaceOfUnitAbove(const LineAt& here)
{
    const auto& above = here.lineAbove();
    return above.hasBullet == here.line().hasBullet && above.depth == here.line().depth;
}

/// Whether the line has the same shape as the line of the unit above: bullet, depth, and a count in front.
bool isLikeUnitAbove(const LineAt& here)
{
    return hasPlaceOfUnitAbove(here) && here.lineAbove().isRow == here.line().isRow && leadsAsUnitAbove(here);
}

/// "4 stands, 2 tanks" below a unit: what it has anyway.
bool isComposition(const LineAt& here, bool hasPrice)
{
    const auto& tokens = here.tokens();
    return !here.line().afterBlank && !hasPrice && here.above->hasPrice && !startsOddly(tokens) && tokens.size() > 1 &&
           tokens[0].isNumber() && tokens[1].isA(isModelWord);
}

/// "18 Guardian Squads, 9 Falcons" below a unit, where each unit has its price: what it has anyway.
bool isCompositionOfPriced(const LineAt& here, const std::optional<AsChoice>& choice)
{
    constexpr std::size_t fewest = 2;
    const auto& blocks = here.sorted.blocks;
    const auto& tokens = here.tokens();
    if (blocks.size() < fewest || !std::ranges::all_of(blocks, &Block::hasPrice) || (choice && choice->taken > 0))
        return false;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const bool begins = at == 0 || tokens[at - 1].isAny(",+&") || tokens[at - 1].isA(isJoinWord);
        if (begins != tokens[at].isNumber() && !(begins && tokens[at].isA(isJoinWord)))
            return false;
    }
    // "3x models" is how many the unit has.
    return std::ranges::any_of(tokens, [](const Token& token) {
        return token.isWord() && token.text != "x" && !token.isA(isModelWord, isGroupWord);
    });
}

/// Whether the words are a name of a unit that stands in the text before, or a unit's own name there.
bool isKnownUnit(const LineAt& here, const QString& name, Range range, Cost most, const Block* except)
{
    const auto key = folded(name);
    for (const auto& block : here.sorted.blocks)
        if (&block != except && (block.ownName == key || block.kindName == key))
            return true;
    const auto units = here.units(range);
    return !units.empty() && (units.front().match.isExact || units.front().match.cost <= most) &&
           units.front().match.end == range.to;
}

/// The words of a holder behind a word at `at` that leads them; empty where none are.
Range holderBehind(const Tokens& tokens, std::size_t at)
{
    auto from = at + 1;
    while (from < tokens.size() &&
           (tokens[from].isMark() || tokens[from].says({"to", "by", "in", "as", "the", "with", "aboard", "command",
                                                        "of", "a", "an", "einem", "dem", "der"})))
        ++from;
    if (from < tokens.size() && tokens[from].isA(isReserveWord))
        return {};
    auto to = from;
    while (to < tokens.size() && !tokens[to].isAny("\",;:"))
        ++to;
    if (to < tokens.size() && tokens[to].is(':') && to + 1 < tokens.size())
        return {}; // "Under Vhorrak: Beastman Warband, 200"
    return isPriced(within(tokens, {from, to})) ? Range() : Range{from, to};
}

} // namespace

std::optional<AsChoice> choiceOf(const LineAt& here)
{
    if (!here.above)
        return std::nullopt;
    const auto& block = *here.above;
    const auto& tokens = here.tokens();
    const auto weight = [](const AsChoice& choice) { return choice.cost + (choice.taken == 0 ? nearKind : 0); };
    std::vector<Piece> pieces;
    if (block.pieces.size() > 1 && here.line().depth > block.pieces.back().line->depth)
        pieces = {block.pieces.front(), block.pieces.back()}; // it may belong to the champion above
    std::vector<std::vector<bool>> taken;
    for (const auto& piece : pieces)
        taken.emplace_back(piece.to - piece.from, false);
    auto piecesWith = pieces;
    piecesWith.push_back(here.piece(here.all()));
    auto takenWith = taken;
    takenWith.emplace_back(tokens.size(), false);
    std::optional<AsChoice> best;
    for (const auto kind : block.kinds) {
        const auto before = pieces.empty() ? Choices() : readChoices(here.names(), kind, pieces, taken, 1, 1);
        const auto choices = readChoices(here.names(), kind, piecesWith, takenWith, 1, 1);
        AsChoice each{choices.cost - before.cost, choices.taken - before.taken, 0, 0};
        for (const auto& left : choices.leftovers)
            if (left.piece == pieces.size())
                each.unread += static_cast<int>(left.end - left.begin);
        for (std::size_t at = 0; at < tokens.size(); ++at)
            each.read += tokens[at].isWord() && choices.used.back()[at] ? 1 : 0;
        if (!best || weight(each) < weight(*best))
            best = each;
    }
    if (best && best->taken == 0 && best->read == 0)
        return std::nullopt;
    return best;
}

bool isCountOfAll(const LineAt& here)
{
    constexpr std::int64_t least = 10; // a smaller one may be of the unit above
    const auto& line = here.line();
    if (here.names().catalogue().ruleset.hasPoints || here.sorted.blocks.empty() || !isCountAlone(line))
        return false;
    return std::ranges::find_if(line.tokens, &Token::isNumber)->number >= least;
}

bool isOwnCount(const LineAt& here, const std::vector<NamedUnit>& units)
{
    const auto& line = here.line();
    if (!mayBelong(here) || startsOddly(line.tokens))
        return false;
    const auto& block = *here.above;
    if (isCountAlone(line))
        return block.lines.size() == 1 || here.text.lines[block.lines.back()].number + 1 == line.number;
    return line.hasBullet && !here.lineAbove().hasBullet && block.hasPrice && !units.empty() && !block.kinds.empty() &&
           units.front().kind == block.kinds.front() && units.front().match.isExact && line.tokens.front().isNumber() &&
           !isPriced(line.tokens);
}

bool isOfUnitAbove(const LineAt& here, const std::vector<NamedUnit>& units, const std::optional<AsChoice>& choice)
{
    constexpr std::int64_t mostModels = 20;
    const auto& tokens = here.tokens();
    if (!mayBelong(here) || tokens.size() < 2 || startsOddly(tokens) || !tokens[0].isNumber() ||
        tokens[0].number > mostModels || !tokens[1].isWord() || isPriced(tokens))
        return false;
    const auto& block = *here.above;
    const auto first = here.text.lines.begin() + static_cast<std::ptrdiff_t>(block.lines.front());
    const bool isRightBelow = block.lines.size() == 1 &&
                              std::all_of(first + 1, here.text.lines.begin() + static_cast<std::ptrdiff_t>(here.at),
                                          [](const Line& each) { return each.fixed.has_value(); });
    if (!isRightBelow || !block.hasPrice || leadsAsUnitAbove(here))
        return false;
    if (isCompositionOfPriced(here, choice))
        return true;
    // "1 Commander, 3 stands, 2 Rhinos"
    for (std::size_t at = 1; at < tokens.size(); ++at)
        if (!units.empty() && tokens[at].isA(isModelWord) && tokens[at - 1].isNumber() &&
            (!choice || choice->taken == 0))
            return true;
    return !units.empty() && first->number < here.line().number && !block.kinds.empty() && !tokens.back().isNumber() &&
           std::ranges::any_of(units, [&](const NamedUnit& unit) {
               return unit.kind == block.kinds.front() && unit.match.end == tokens.size() && unit.match.begin <= 2 &&
                      unit.match.cost < 160;
           });
}

bool isPricedSibling(const LineAt& here, const Words& words)
{
    const auto& tokens = here.tokens();
    return here.above && isLikeUnitAbove(here) && here.above->hasPrice && words.talk == 0 && tokens.size() > 2 &&
           tokens.back().isNumber() && tokens.back().number >= 20 && tokens.back().number > tokens.front().number;
}

LineKind kindBelow(const LineAt& here, const std::vector<Part>& parts, const std::optional<AsChoice>& choice)
{
    if (!here.above)
        return LineKind::Unit;
    const auto& line = here.line();
    const auto& part = parts.front();
    const auto& block = *here.above;
    const bool isOne = parts.size() == 1;
    const bool takes = choice && choice->taken > 0;
    const bool isBulletBelow = line.hasBullet && !line.afterBlank && !here.lineAbove().hasBullet;
    const bool isExactChoice = takes && choice->unread == 0 && choice->cost <= 20 && part.cost > 15;
    // Below a unit, a name that is only near is a choice sooner than a unit.
    const bool isRatherChoice =
        takes && !line.afterBlank && isOne && part.nameCost > 20 && !part.hasPrice && choice->unread <= part.unread;
    // It looks as the line of the unit above does, so it is no choice of it.
    const bool isSibling = !isExactChoice && ((isLikeUnitAbove(here) && part.unread == 0) ||
                                              (part.hasPrice && part.nameCost <= goodName &&
                                               (line.hasBullet || block.hasPrice) && hasPlaceOfUnitAbove(here)));
    // "4x Tactical stands" below the Tactical Detachment: what it has anyway.
    if (isBulletBelow && !isSibling && !takes && isOne && part.join == Join::None && !part.hasPrice && block.hasPrice &&
        part.nameCost > 15)
        return LineKind::Rules;
    // Weapons and rules of the unit above: nothing that it would not have anyway.
    const bool isRules = choice && choice->taken == 0 && choice->unread == 0 && choice->read > 0 && !line.afterBlank &&
                         ((part.nameCost > goodName && !part.hasPrice) || (!part.isEvident && choice->read > 1));
    if (isRules || (!takes && isComposition(here, part.hasPrice)))
        return LineKind::Rules;
    const bool isCarried = part.agrees && part.join != Join::None;
    const bool isPricedUnit = part.agrees && isOne && block.hasPrice && here.lineAbove().hasBullet == line.hasBullet &&
                              line.depth <= block.depth;
    if (isSibling || isPricedUnit || isCarried)
        return LineKind::Unit;
    const bool isDeeper = line.depth > block.depth || isBulletBelow;
    const bool isNearerChoice = takes && (choice->unread == 0 || choice->unread < part.unread) &&
                                (choice->cost < part.cost || (isDeeper && choice->cost <= part.cost + 30));
    return isExactChoice || isRatherChoice || isNearerChoice ? LineKind::Option : LineKind::Unit;
}

bool isDitto(const LineAt& here)
{
    const auto& tokens = here.tokens();
    if (!here.above || here.line().afterBlank || here.line().isHeading || here.above->isUnknown ||
        std::ranges::none_of(tokens, wordOf(isDittoWord)))
        return false;
    const auto readings = readUnit(here.names(), here.above->pieces, here.above->armies);
    return std::ranges::all_of(tokens, [&](const Token& token) {
        if (token.isWord())
            return token.isA(isDittoWord, isFillWord, isJoinWord) || token.text == "noch";
        return !token.isNumber() || (!readings.empty() && readings.front().claimed == token.number);
    });
}

std::optional<Holder> holderOf(const LineAt& here)
{
    return mayBelong(here) ? holderIn(here, here.all(), here.above) : std::nullopt;
}

std::optional<Holder> holderIn(const LineAt& here, Range range, const Block* except)
{
    const auto& tokens = here.tokens();
    for (auto at = range.from; at < range.to; ++at) {
        const auto& token = tokens[at];
        if (!token.says({"under", "unter", "in", "inside", "aboard", "commander", "transport", "carried", "commanded",
                         "leader", "kommandeur", "attached", "by", "joined", "transporter", "carrier", "embarked",
                         "rides", "on"}) ||
            (at > 0 && !tokens[at - 1].isMark()) ||
            (at + 2 < tokens.size() && tokens[at + 1].says({"command", "kommando"}) && tokens[at + 2].is(':')) ||
            (token.text == "embarked" && !(at + 1 < tokens.size() && tokens[at + 1].text == "in")))
            continue;
        const auto [from, end] = holderBehind(tokens, at);
        auto to = std::min(end, range.to);
        while (to > from && tokens[to - 1].isAny(")]."))
            --to;
        if (from >= to)
            continue;
        // "embarked in no. 3", "in pos. 5"
        const auto number =
            tokens[from].says({"no", "nr", "pos", "number", "nummer"}) ? afterMarks(tokens, from + 1) : from;
        if (number < to && number > from && tokens[number].isPlainNumber())
            return Holder{QString::number(tokens[number].number), at};
        // "The Clockmakers" may be the whole name.
        const bool hasArticle = from > at + 1 && tokens[from - 1].isA(isFillWord);
        const bool isKey = std::ranges::any_of(within(tokens, {at + 1, from}), markOf(':'));
        for (const auto begin : {hasArticle ? from - 1 : from, from})
            if (const auto name = written(tokens, begin, to);
                isKnownUnit(here, name, {begin, to}, isKey ? goodName : 0, except))
                return Holder{name, at};
    }
    return std::nullopt;
}

std::optional<std::size_t> knownUnitInReserve(const LineAt& here, Range range)
{
    const auto& tokens = here.tokens();
    if (tokens.size() <= 2 || !tokens[0].isA(isReserveWord) || !tokens[1].is(':') ||
        std::ranges::any_of(tokens, [](const Token& token) { return token.isNumber() || token.is('?'); }))
        return std::nullopt;
    const auto units = here.units(range);
    if (units.empty() || units.front().cost > fairName)
        return std::nullopt;
    const auto& blocks = here.sorted.blocks;
    for (auto at = blocks.size(); at > 0; --at)
        if (!blocks[at - 1].kinds.empty() && blocks[at - 1].kinds.front() == units.front().kind)
            return at - 1;
    return std::nullopt;
}

} // namespace muster::text
