#include "paper/text/keep.h"

namespace muster::paper {

namespace {

constexpr QChar space(QLatin1Char(' '));
constexpr QChar noBreakSpace(0xA0);
constexpr QChar times(0xD7);
constexpr QChar middleDot(0xB7);
constexpr qsizetype mostOfUnit = 2;    // letters: cm, %
constexpr qsizetype mostOfBetween = 3; // letters of a word between two numbers: of, von, bis

constexpr qsizetype longestNumber = 16; // letters; something longer is a list, which may be parted

bool isDigit(QStringView text, qsizetype at) { return at >= 0 && at < text.size() && text[at].isDigit(); }

/// Whether there is a sign between two figures of one number, or of a figure of several numbers.
bool isSignInNumber(QStringView text, qsizetype at)
{
    return at >= 0 && at < text.size() && QStringView(u",.:/'’").contains(text[at]) && isDigit(text, at - 1) &&
           isDigit(text, at + 1);
}

bool isTimes(const QString& text, qsizetype at) { return at >= 0 && at < text.size() && text[at] == times; }

/// Keeps the number before a space with the short word after it, and with a number after that.
void keepUnit(QString& text, qsizetype at)
{
    const auto from = at + 1;
    auto to = from;
    while (to < text.size() && to - from <= mostOfBetween && (text[to].isLetter() || text[to] == QLatin1Char('%')))
        ++to;
    const auto letters = to - from;
    if (letters == 0 || letters > mostOfBetween)
        return;
    const bool isBetween = to < text.size() && text[to] == space && isDigit(text, to + 1);
    if (letters <= mostOfUnit || isBetween)
        text[at] = noBreakSpace;
    if (isBetween)
        text[to] = noBreakSpace;
}

/// Whether a number in brackets follows the space, as in "Tough (4)".
bool isNumberInBrackets(const QString& text, qsizetype at)
{
    auto to = at + 2;
    while (isDigit(text, to))
        ++to;
    return at + 1 < text.size() && text[at + 1] == QLatin1Char('(') && to > at + 2 && to < text.size() &&
           text[to] == QLatin1Char(')');
}

} // namespace

NumberPlace numberAround(QStringView text, qsizetype at)
{
    const auto isPart = [&](qsizetype place) { return isDigit(text, place) || isSignInNumber(text, place); };
    NumberPlace place{at, at};
    while (isPart(place.from - 1))
        --place.from;
    while (isPart(place.to))
        ++place.to;
    return place;
}

bool partsNumber(QStringView text, qsizetype at)
{
    if (!isDigit(text, at) || !isSignInNumber(text, at - 1))
        return false;
    const auto [from, to] = numberAround(text, at);
    return to - from <= longestNumber;
}

void keepNumbers(QString& text)
{
    for (auto at = text.indexOf(space); at >= 0; at = text.indexOf(space, at + 1)) {
        // "4 × Name" and "Name × 4": the sign stays with its number.
        if (isTimes(text, at - 1) || (isTimes(text, at + 1) && isDigit(text, at - 1)) || isNumberInBrackets(text, at))
            text[at] = noBreakSpace;
        else if (isDigit(text, at - 1) && isDigit(text, at + 1)) // 1 1/2
            text[at] = noBreakSpace;
        else if (at + 1 < text.size() && text[at + 1] == middleDot)
            text[at] = noBreakSpace;
        else if (isDigit(text, at - 1))
            keepUnit(text, at);
    }
}

} // namespace muster::paper
