#include "reading/text/labels.h"

#include "reading/text/plainwords.h"

namespace muster::text {

namespace {

/// Words of a label that say nothing of what it labels.
bool isLabelWord(const Token& token)
{
    return token.isA(isFillWord, isJoinWord, isGroupWord, isHeadWord, isTotalWord) ||
           token.says({"strategic", "back", "other", "him", "her", "ihm", "ihr", "main", "core"});
}

/// "Infantry [437 pts]:" with a bullet below it for its models; "ELEPHANTS" with "4 units" below it.
bool opensUnit(const LineAt& here, const NamedUnit& unit)
{
    const auto next = here.below();
    if (here.line().isHeading || !next || next->line().afterBlank || next->line().fixed)
        return false;
    if (isCountAlone(next->line()))
        return true;
    if (!isPriced(here.tokens()) || isPriced(next->tokens()) || !next->line().hasBullet || here.line().hasBullet)
        return false;
    const auto below = next->units();
    return !below.empty() && below.front().kind == unit.kind && below.front().match.isExact;
}

} // namespace

Label labelOf(const LineAt& here)
{
    const auto& tokens = here.tokens();
    const bool isHeading = here.line().isHeading;
    Label label;
    std::vector<bool> read(tokens.size(), false);
    const auto cover = [&](const Phrase& phrase, Cost most) {
        const auto match = here.find(phrase);
        if (!match.isFound() || match.cost > most)
            return false;
        for (std::size_t i = 0; i < match.used.size(); ++i)
            if (match.used[i])
                read[match.begin + i] = true;
        return true;
    };
    for (const auto& [army, phrase] : here.names().armies())
        if (cover(phrase, 60))
            label.army = army;
    for (const auto& phrase : here.names().sections())
        label.isSection |= cover(phrase, isHeading ? 130 : 40);
    for (const auto& [place, phrase] : here.names().places())
        if (cover(phrase, 40)) {
            label.place = place;
            label.join = Join::Below;
        }
    for (const auto& phrase : here.names().games())
        (void)cover(phrase, 60);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const auto& token = tokens[i];
        if (token.isA(isReserveWord))
            label.isReserve = true;
        else if (token.isA(isAboardWord, isUnderWord))
            label.join = Join::Below;
        else if (token.isA(isAllyWord))
            label.isAlly = true;
        else if (token.isWord() && !isLabelWord(token))
            continue;
        read[i] = true;
    }
    const bool says = label.isSection || label.isReserve || label.isAlly || !label.army.isNone() ||
                      label.join != Join::None || std::ranges::all_of(tokens, [](const Token& token) {
                          return !token.isWord() || isGroupWord(token.text) || isHeadWord(token.text);
                      });
    label.isAll = says && std::ranges::any_of(tokens, &Token::isWord) && std::ranges::find(read, false) == read.end();
    return label;
}

bool isUnitLine(const LineAt& here, const NamedUnit& unit)
{
    const auto& line = here.line();
    const bool isOpenHead = opensUnit(here, unit);
    if ((line.isHeading || endsIn(line.tokens, ':')) && !line.hasBullet && !isOpenHead)
        return false;
    const auto readings = here.readings(here.all());
    if (readings.empty())
        return false;
    const auto& best = readings.front();
    if (isOpenHead || line.hasBullet || line.isRow || best.hasCount || best.claimed || !best.unit.options.isEmpty() ||
        !best.unit.groups.empty() || !best.unit.name.empty())
        return true;
    // A bare word: a heading where the line that follows names a unit, a unit where it has choices or figures.
    if (const auto next = here.below();
        next && !next->line().afterBlank && (next->line().hasBullet || next->line().depth > line.depth)) {
        const auto below = next->units();
        return below.empty() || below.front().cost > goodName;
    }
    const auto& kind = here.names().catalogue().unit(best.kind);
    if (kind.sizes.empty() && kind.minModels != kind.maxModels)
        return false;
    // In capitals, where other lines are not, it is a heading.
    return !isInCapitals(line) || here.text.isAllCapitals;
}

} // namespace muster::text
