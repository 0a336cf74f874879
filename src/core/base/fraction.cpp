#include "core/base/fraction.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace muster {

namespace {

std::optional<std::int64_t> parseWhole(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

bool areDigits(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// "12.5": as many tenths, hundredths... as its digits say, without a detour over floating point.
std::optional<Fraction> parseDecimal(std::string_view text, std::size_t point)
{
    constexpr std::size_t mostPlaces = 6;
    const auto whole = text.substr(text.starts_with('-') ? 1 : 0, point - (text.starts_with('-') ? 1 : 0));
    const auto places = text.substr(point + 1);
    if (!areDigits(whole) || !areDigits(places) || places.size() > mostPlaces)
        return std::nullopt;
    const auto numerator = parseWhole(std::string(text.substr(0, point)).append(places));
    std::int64_t denominator = 1;
    for (std::size_t i = 0; i < places.size(); ++i)
        denominator *= 10;
    return numerator ? std::optional(Fraction(*numerator, denominator)) : std::nullopt;
}

} // namespace

std::string Fraction::text() const
{
    const auto whole = std::to_string(m_numerator);
    return isWhole() ? whole : whole + '/' + std::to_string(m_denominator);
}

std::optional<Fraction> parseMixedFraction(std::string_view text)
{
    constexpr std::size_t thousands = 3;
    static constexpr std::pair<std::string_view, std::string_view> signs[]{{"½", " 1/2"}, {"¼", " 1/4"}, {"¾", " 3/4"}};
    for (const auto& [sign, written] : signs)
        if (text.ends_with(sign)) {
            text.remove_suffix(sign.size());
            auto whole = text.empty() ? std::string("0") : std::string(text);
            return parseMixedFraction(whole.append(written));
        }
    const auto space = text.find(' ');
    const auto point = text.find('.');
    if (space == std::string_view::npos)
        return point != std::string_view::npos && text.size() - point - 1 == thousands ? std::nullopt
                                                                                       : parseFraction(text);
    const auto whole = parseWhole(text.substr(0, space));
    const auto part = point == std::string_view::npos ? parseFraction(text.substr(space + 1)) : std::nullopt;
    if (!whole || !part || part->isWhole() || *part < Fraction(0))
        return std::nullopt;
    return text.starts_with('-') ? Fraction(*whole) - *part : Fraction(*whole) + *part;
}

std::optional<Fraction> parseFraction(std::string_view text)
{
    if (const auto point = text.find('.'); point != std::string_view::npos)
        return parseDecimal(text, point);
    const auto slash = text.find('/');
    const auto numerator = parseWhole(text.substr(0, slash));
    if (!numerator)
        return std::nullopt;
    if (slash == std::string_view::npos)
        return Fraction(*numerator);
    const auto denominator = parseWhole(text.substr(slash + 1));
    if (!denominator || *denominator <= 0)
        return std::nullopt;
    return Fraction(*numerator, *denominator);
}

} // namespace muster
