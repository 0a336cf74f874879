#include "reading/text/unitcheck.h"

#include "reading/text/plainwords.h"

#include <array>
#include <functional>

namespace muster::text {

namespace {

/// Words that may take a unit, with the best way to read them.
struct Candidate {
    const LineAt& here;
    const Part& part;
    const Words& words;
    const UnitReading& best;
    bool isSeveral = false;
    bool hasFigure = false;
    bool hasChoice = false;
    bool isTalk = false;
    int said = 1; ///< how many words say something

    [[nodiscard]] const Line& line() const { return here.line(); }
    [[nodiscard]] const Tokens& tokens() const { return here.tokens(); }
    [[nodiscard]] Range name() const { return {best.nameBegin, best.nameEnd}; }
    [[nodiscard]] std::span<const Token> before() const { return within(tokens(), {part.range.from, best.nameBegin}); }
    [[nodiscard]] bool hasOwnName() const { return !best.unit.name.empty(); }
    [[nodiscard]] bool asItem() const { return line().hasBullet || line().isRow; }
    [[nodiscard]] bool isMended() const { return !best.mended.empty(); }
    /// Nothing but the name, in a line that is no item of a list.
    [[nodiscard]] bool isBareInText() const { return !hasFigure && !hasChoice && !asItem(); }
};

// ---- what speaks against a unit

bool isZero(const Candidate& it) { return hasZero(it.tokens(), it.name()); }

bool isRefusedInTalk(const Candidate& it)
{
    return it.isTalk && it.words.refusals > 0 && it.words.talk > 1 && !it.line().isRow;
}

/// "Rest?? 6 infantry will do" below the sum
bool isQuestionBelowSum(const Candidate& it)
{
    return it.here.sorted.total && !it.here.sorted.blocks.empty() && !it.line().isRow &&
           std::ranges::any_of(it.tokens(), markOf('?'));
}

/// "ok then only 2 elephants": what was said before is put right, and a person is asked.
bool isPutRight(const Candidate& it)
{
    const auto isRight = [](const Token& token) {
        return token.says({"only", "nur", "instead", "statt", "swap", "swapped", "scrap", "scratch", "drop", "dropped",
                           "replace", "replaced", "lieber", "change", "changed", "raus", "streichen", "tausche"});
    };
    const auto isKnown = [&](const Block& block) {
        return !block.kinds.empty() && block.kinds.front() == it.best.kind;
    };
    return !it.asItem() && !it.part.agrees && std::ranges::any_of(it.tokens(), isRight) &&
           std::ranges::any_of(it.here.sorted.blocks, isKnown);
}

/// Sentences speak of what others have.
bool isOfOthers(const Candidate& it)
{
    const auto& armies = it.here.armies;
    const auto army = it.here.names().catalogue().unit(it.best.kind).army;
    return !armies.own.isNone() && army != armies.own && army != armies.named && !it.part.agrees && !it.line().isRow &&
           (it.words.talk > 0 || it.part.unread > 0 || it.tokens().back().is('?'));
}

/// "Attached to: the scouts" below a unit says something of it.
bool isRemarkOnAbove(const Candidate& it)
{
    const auto* above = it.here.above;
    if (!above || it.line().afterBlank || it.hasFigure || it.part.join != Join::None ||
        !(it.line().hasBullet || it.line().depth > above->depth))
        return false;
    for (std::size_t at = 1; at < it.best.nameBegin; ++at)
        if (it.tokens()[at].is(':') && it.tokens()[at - 1].isWord())
            return true;
    return false;
}

bool isRefused(const Candidate& it)
{
    return it.words.refusals > 0 && !it.part.agrees && !it.line().isRow && !it.hasOwnName() &&
           refusedBefore(it.tokens(), it.part.range, it.name());
}

/// "Last time I had 3 Elephants", "für nächstes Jahr: Artillerie"
bool isOfOtherTime(const Candidate& it)
{
    const auto isOther = [](const Token& token) {
        return token.says({"next", "last", "nachste", "nachstes", "nachsten", "nachster", "letzte", "letztes",
                           "letzten", "letzter", "vorige", "voriges", "vorigen", "previous"});
    };
    const auto isTime = [](const Token& token) {
        return token.says({"time", "year", "month", "week", "game", "tournament", "mal", "jahr", "monat", "woche",
                           "spiel", "turnier", "season", "saison"});
    };
    const auto& tokens = it.tokens();
    for (std::size_t at = 0; at + 1 < it.best.nameBegin; ++at)
        if (isOther(tokens[at]) && isTime(tokens[at + 1]))
            return !it.asItem() && !it.part.agrees;
    return false;
}

/// Words that only head the lines below: they name no unit of their own.
bool isHeadingOnly(const Candidate& it)
{
    const bool isLead =
        it.line().isHeading || (!it.isSeveral && endsIn(it.tokens(), ':') && !it.hasChoice && it.part.nameCost > 10);
    const auto next = it.here.below();
    // "Feldherr" above "  General", "Reiter" above "  2x Leichte Kavallerie"
    if (next && it.isBareInText() && !next->line().afterBlank && !it.isSeveral &&
        (next->line().depth > it.line().depth || next->line().hasBullet)) {
        const auto below = next->units();
        if (!below.empty() && below.front().match.isExact &&
            (below.front().kind == it.best.kind || it.here.names().catalogue().ruleset.places.empty()))
            return true;
    }
    const bool opens = it.part.hasPrice && it.part.nameCost <= 5 && next && next->line().hasBullet; // "## Reaver [430]"
    return (isLead && !it.part.isEvident) ||
           (it.line().isHeading && (!it.hasFigure || (it.here.sorted.blocks.empty() && !it.part.agrees && !opens)));
}

/// "Regiment 1" is a heading, and no regimental commander.
bool isGroupOnly(const Candidate& it)
{
    return !it.part.agrees && it.isMended() &&
           std::ranges::all_of(within(it.tokens(), it.name()),
                               [](const Token& token) { return isGroupWord(token.text) || token.isNumber(); });
}

/// The first line of a text is its title, unless it is plainly a unit.
bool isTitle(const Candidate& it)
{
    const auto& sorted = it.here.sorted;
    const bool isPlain = it.part.unread == 0 && !it.hasOwnName();
    return sorted.blocks.empty() && sorted.title.isEmpty() && it.here.isFirst() && it.here.text.lines.size() > 1 &&
           !it.part.agrees && !it.line().hasBullet && !it.isSeveral &&
           !(it.best.hasCount && isPlain && !it.best.disagrees) && !(it.hasChoice && isPlain && it.part.nameCost <= 5);
}

// ---- the same where nobody talks, or of several units

bool isOnlyTalk(const Candidate& it)
{
    return it.isTalk && ((!it.hasFigure && !it.hasChoice) || (endsIn(it.tokens(), ':') && !leadsBelow(it.tokens())));
}

/// Behind the first unit of a line, a name that is only near needs more to be a unit.
bool isNearBehindOthers(const Candidate& it)
{
    return it.isSeveral && it.part.range.from > 0 && !it.tokens()[it.part.range.from - 1].isAny(";:") &&
           it.part.join == Join::None && it.isMended() && !it.hasChoice && !it.part.isEvident;
}

/// "Commandos, sniper rifles, 180": other words stand first, and the price is another.
bool isOfOtherWords(const Candidate& it)
{
    return it.best.disagrees && !it.best.unknown.empty() &&
           it.best.unknown.front().words.column <= it.tokens()[it.best.nameBegin].begin && !it.hasOwnName() &&
           !it.isSeveral;
}

/// "Where's the Night Terror"
bool isAsked(const Candidate& it)
{
    return !it.isSeveral && it.isBareInText() && std::ranges::any_of(it.before(), [](const Token& token) {
        return token.isA(isSentenceWord) && token.text != "my";
    });
}

/// "My brother thinks the Juggernaut is better": words before a bare name that are no name of its own.
bool isSpokenOf(const Candidate& it)
{
    const auto before = std::ranges::count_if(it.before(), [](const Token& token) {
        return token.isWord() && !token.isA(isFillWord, isJoinWord) && !numberWord(token.text);
    });
    return before >= 2 && it.part.unread > 0 && it.isBareInText() && it.part.join == Join::None && !it.hasOwnName();
}

using Check = bool (*)(const Candidate&);

bool isAnyOf(std::span<const Check> checks, const Candidate& it)
{
    return std::ranges::any_of(checks, [&](Check check) { return check(it); });
}

// ---- what speaks for it

/// Few words, and lines below them that are moved in or have bullets.
bool hasLinesBelow(const Candidate& it)
{
    constexpr int few = 4;
    const auto next = it.here.below();
    return next && it.said <= few && !it.line().hasBullet && !next->line().afterBlank && !next->line().fixed &&
           (next->line().hasBullet || next->line().depth > it.line().depth);
}

bool isGoodInTalk(const Candidate& it)
{
    return it.part.nameCost <= goodName && it.part.isEvident &&
           it.part.unread * 2 <= it.said + (it.part.agrees ? 4 : 2) &&
           (!endsIn(it.tokens(), ':') || leadsBelow(it.tokens()));
}

bool isGood(const Candidate& it)
{
    const auto& part = it.part;
    if (it.here.text.expected[it.here.at] && !it.isTalk && !it.isSeveral && part.nameCost <= fairName &&
        part.unread * 2 <= it.said)
        return true;
    // "General Timandros - somebody has to lose": what a list begins with, whatever is said of it
    constexpr Cost whole = 5;
    const auto& behind = it.best.nameEnd < it.tokens().size() ? it.tokens()[it.best.nameEnd] : it.tokens().back();
    if (part.nameCost <= whole && it.before().empty() && !it.isTalk && !it.isSeveral &&
        (behind.isMark() || behind.isCapital) && hasMoreBelow(it.here))
        return true;
    if (part.nameCost <= goodName)
        return part.unread * 3 <= it.said || part.agrees || it.isSeveral ||
               ((it.hasFigure || it.hasChoice || it.asItem()) && part.unread * 3 <= it.said * 2);
    // The whole line is a name, with slips or so short that it leaves open which of a family it is.
    const bool isAll = part.unread == 0 && !it.isTalk &&
                       it.said <= static_cast<int>(it.best.nameEnd - it.best.nameBegin) &&
                       !it.here.sorted.title.isEmpty();
    if (isAll && part.nameCost <= (it.said == 1 ? 110 : 100 * it.said))
        return true;
    const bool isMost = it.best.nameWeight * 3 >= it.best.phraseWeight * 2;
    const bool isInBrackets = !it.before().empty() && it.before().back().is('(') && it.hasOwnName(); // "Rust (Raptor)"
    return part.nameCost <= fairName && part.unread * 2 <= it.said &&
           (part.agrees ||
            (isMost && (it.hasFigure || it.hasChoice || it.line().hasBullet || isInBrackets || hasLinesBelow(it))));
}

/// A number of models or units, as figures or as a word.
bool isCount(const Token& token)
{
    return token.isNumber() || (token.isWord() && token.text.size() > 2 && numberWord(token.text));
}

} // namespace

bool isUnit(const LineAt& here, Part& part, const Words& words, bool isSeveral)
{
    const auto readings = here.readings(part.range);
    if (readings.empty())
        return false;
    const auto& best = readings.front();
    constexpr std::int64_t leastPrice = 20; // what is less and does not agree may be any figure
    part.cost = best.cost;
    part.nameCost = best.nameCost;
    part.agrees = best.claimed && !best.disagrees;
    part.isEvident = best.hasCount || part.agrees;
    part.hasPrice = part.agrees || (best.claimed && *best.claimed >= leastPrice);
    for (const auto* unread : {&best.unknown, &best.remarks})
        for (const auto& each : *unread)
            part.unread += 1 + static_cast<int>(std::ranges::count(each.words.words, ' '));
    const auto said = std::max(words.all, 1);
    const Candidate it{.here = here,
                       .part = part,
                       .words = words,
                       .best = best,
                       .isSeveral = isSeveral,
                       .hasFigure = best.hasCount || best.claimed,
                       .hasChoice = !best.unit.options.isEmpty() || !best.unit.groups.empty(),
                       .isTalk = words.talk >= 2 || (words.talk == 1 && said > 7),
                       .said = said};
    static constexpr auto always =
        std::to_array<Check>({isZero, isRefusedInTalk, isQuestionBelowSum, isPutRight, isOfOthers, isRemarkOnAbove,
                              isRefused, isOfOtherTime, isHeadingOnly, isGroupOnly, isTitle});
    if (isAnyOf(always, it))
        return false;
    if (it.isTalk && !isSeveral)
        return isGoodInTalk(it);
    static constexpr auto inLists =
        std::to_array<Check>({isOnlyTalk, isNearBehindOthers, isOfOtherWords, isAsked, isSpokenOf});
    return !isAnyOf(inLists, it) && isGood(it);
}

bool hasPricedUnit(const LineAt& here, bool isRefused)
{
    constexpr std::size_t start = 2;
    const auto readings = here.readings(here.all());
    if (std::ranges::any_of(readings, [&](const UnitReading& reading) {
            return reading.nameCost <= goodName && reading.claimed && !reading.disagrees &&
                   (!isRefused || reading.nameBegin <= start);
        }))
        return true;
    if (isRefused) // "Dogs (5), no, make that 10 - 120"
        return !readings.empty() && readings.front().nameCost <= fairName && readings.front().nameBegin <= start &&
               looksLikeUnit(here.line(), Words{.all = 1});
    // Names with figures in brackets in a sentence.
    const auto& tokens = here.tokens();
    bool hasFigure = false;
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at)
        hasFigure |=
            tokens[at].isNumber() && tokens[at].number >= 20 && tokens[at - 1].is('(') && tokens[at + 1].is(')');
    return hasFigure && !here.line().isHeading && !namesIn(here.names(), here.piece(here.all()), goodName).empty();
}

bool isAmongUnits(const LineAt& here, const Words& words)
{
    constexpr int fewWords = 3;
    constexpr int mostWords = 8;
    if (here.line().afterBlank || here.at == 0 || words.all == 0 || words.all > mostWords)
        return false;
    const auto before = here.sorted.kinds[here.at - 1];
    if (before != LineKind::Unit && before != LineKind::Option && before != LineKind::Unknown)
        return false;
    const auto counts = std::ranges::count_if(here.tokens(), [](const Token& token) {
        return isCount(token) && !(token.isNumber() && (token.number <= 0 || token.number >= 100));
    });
    // "Drops: 4" is a figure of the list.
    if (counts > 0)
        return !(counts == 1 && words.all == 1 && std::ranges::any_of(here.tokens(), markOf(':')));
    const auto units = here.units();
    return words.all <= fewWords && !units.empty() && units.front().cost <= fairName;
}

bool hasMoreBelow(const LineAt& here)
{
    constexpr std::size_t far = 3;
    for (std::size_t i = 1; i <= far; ++i)
        if (const auto next = here.below(i); next && !next->line().fixed) {
            const auto units = next->units();
            if ((!units.empty() && units.front().cost <= goodName) || wordsOf(next->line()).hasPrice)
                return true;
        }
    return false;
}

bool mayNameUnit(const LineAt& here)
{
    const auto& line = here.line();
    const auto& tokens = line.tokens;
    const auto kind = here.sorted.kinds[here.at];
    const bool isItem = kind == LineKind::Section && line.hasBullet && !tokens.back().is(':');
    if (line.fixed || line.isHeading ||
        (kind != LineKind::Mention && kind != LineKind::Ignored && kind != LineKind::Title && !isItem))
        return false;
    const auto units = here.units();
    if (units.empty())
        return false;
    const auto& best = units.front();
    const Range name{best.match.begin, best.match.end};
    const auto behind = afterMarks(tokens, name.to);
    const bool hasCount =
        isItem || (behind < tokens.size() && isCount(tokens[behind])) ||
        std::ranges::any_of(within(tokens, {name.from - std::min<std::size_t>(name.from, 2), name.from}), isCount);
    if (kind == LineKind::Title && !hasCount)
        return false;
    if (best.cost > (hasCount ? fairName * 3 / 4 : goodName) &&
        !(hasCount && best.cost <= fairName && wordsOf(line).all <= 3))
        return false;
    if (here.names().catalogue().unit(best.kind).army != here.text.army && !hasCount)
        return false;
    return (hasCount || !refusedBefore(tokens, here.all(), name)) && !hasZero(tokens, name);
}

} // namespace muster::text
