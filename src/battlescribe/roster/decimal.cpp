#include "battlescribe/roster/decimal.h"

#include <algorithm>
#include <charconv>

namespace muster::battlescribe {

namespace {

constexpr std::int64_t one = 1'000'000'000'000'000'000;
constexpr int digitsOfParts = 18;
constexpr std::int64_t mostWhole = 1'000'000'000'000;
constexpr int mostExponent = 400; // of the largest double 308

bool areDigits(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::int64_t numberOf(std::string_view digits)
{
    std::int64_t number = 0;
    for (const char c : digits)
        number = number * 10 + (c - '0');
    return number;
}

/// The exponent of "E7", "e+7", "E-5"; nothing if it is none.
std::optional<int> exponentOf(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    int exponent = 0;
    const auto* end = text.data() + text.size();
    const auto [read, error] = std::from_chars(text.data(), end, exponent);
    if (error != std::errc() || read != end || exponent > mostExponent || exponent < -mostExponent)
        return std::nullopt;
    return exponent;
}

} // namespace

std::optional<Decimal> Decimal::parse(std::string_view text)
{
    constexpr std::size_t mostLetters = 60;
    if (text.size() > mostLetters)
        return std::nullopt;
    const bool isBelow = text.starts_with('-');
    if (isBelow || text.starts_with('+'))
        text.remove_prefix(1);
    int exponent = 0;
    if (const auto mark = text.find_first_of("eE"); mark != std::string_view::npos) {
        const auto read = exponentOf(text.substr(mark + 1));
        if (!read)
            return std::nullopt;
        exponent = *read;
        text = text.substr(0, mark);
    }
    const auto point = text.find('.');
    std::string digits(text.substr(0, point));
    std::string behind(point == std::string_view::npos ? std::string_view() : text.substr(point + 1));
    if (digits.empty() || !areDigits(digits) || !areDigits(behind) ||
        (point != std::string_view::npos && behind.empty()))
        return std::nullopt;
    for (; exponent > 0; --exponent) {
        digits += behind.empty() ? '0' : behind.front();
        behind.erase(0, behind.empty() ? 0 : 1);
    }
    for (; exponent < 0; ++exponent) {
        behind.insert(behind.begin(), digits.empty() ? '0' : digits.back());
        if (!digits.empty())
            digits.pop_back();
    }
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
    behind.erase(behind.find_last_not_of('0') + 1);
    if (digits.size() > 13 || behind.size() > digitsOfParts)
        return std::nullopt;
    behind.resize(digitsOfParts, '0');
    const Decimal number(numberOf(digits), numberOf(behind));
    if (number > Decimal(mostWhole))
        return std::nullopt;
    return isBelow ? -number : number;
}

std::string Decimal::text() const
{
    if (isNegative())
        return '-' + (-*this).text();
    auto text = std::to_string(m_whole);
    if (isWhole())
        return text;
    auto parts = std::to_string(m_parts);
    parts.insert(0, digitsOfParts - parts.size(), '0');
    parts.erase(parts.find_last_not_of('0') + 1);
    return text + '.' + parts;
}

Decimal Decimal::operator-() const { return m_parts == 0 ? Decimal(-m_whole) : Decimal(-m_whole - 1, one - m_parts); }

Decimal operator+(const Decimal& a, const Decimal& b)
{
    const auto parts = a.m_parts + b.m_parts; // less than 2 * 10^18: fits
    return parts >= one ? Decimal(a.m_whole + b.m_whole + 1, parts - one) : Decimal(a.m_whole + b.m_whole, parts);
}

bool isSameSum(const Decimal& a, const Decimal& b)
{
    static const auto noise = *Decimal::parse("0.000001");
    const auto difference = a - b;
    return difference < noise && -difference < noise;
}

} // namespace muster::battlescribe
