#include "battlescribe/data/amount.h"

#include "battlescribe/roster/decimal.h"

namespace muster::battlescribe::data {

namespace {

constexpr std::int64_t mostWhole = 1'000'000'000;
constexpr std::size_t mostDigits = 10; // of a billion
constexpr int digitsOfParts = 6;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// "12", "12.5": digits with at most one point between them.
std::optional<Amount> plain(std::string_view text)
{
    std::size_t at = 0;
    std::int64_t whole = 0;
    for (; at < text.size() && isDigit(text[at]); ++at) {
        if (at >= mostDigits)
            return std::nullopt;
        whole = whole * 10 + (text[at] - '0');
    }
    if (at == 0 || whole > mostWhole)
        return std::nullopt;
    if (at == text.size())
        return Amount(whole);
    if (text[at] != '.' || ++at == text.size())
        return std::nullopt;
    std::int64_t parts = 0;
    int digits = 0;
    bool isRoundedUp = false;
    for (; at < text.size() && isDigit(text[at]); ++at) {
        if (digits < digitsOfParts)
            parts = parts * 10 + (text[at] - '0');
        else if (digits == digitsOfParts)
            isRoundedUp = text[at] >= '5';
        ++digits;
    }
    if (at != text.size())
        return std::nullopt;
    for (; digits < digitsOfParts; ++digits)
        parts *= 10;
    return Amount::ofMillionths(whole * Amount::one + parts + (isRoundedUp ? 1 : 0));
}

} // namespace

std::optional<Amount> Amount::parse(std::string_view text)
{
    const bool isBelow = text.starts_with('-');
    const auto digits = text.substr(isBelow || text.starts_with('+') ? 1 : 0);
    auto amount = plain(digits);
    if (!amount && digits.find_first_of("eE") != std::string_view::npos)
        if (const auto decimal = Decimal::parse(digits))
            amount = plain(decimal->text());
    if (amount && isBelow)
        return -*amount;
    return amount;
}

std::string Amount::text() const
{
    if (isNegative())
        return '-' + (-*this).text();
    auto text = std::to_string(m_millionths / one);
    if (isWhole())
        return text;
    auto parts = std::to_string(m_millionths % one);
    parts.insert(0, static_cast<std::size_t>(digitsOfParts) - parts.size(), '0');
    parts.erase(parts.find_last_not_of('0') + 1);
    return text + '.' + parts;
}

} // namespace muster::battlescribe::data
