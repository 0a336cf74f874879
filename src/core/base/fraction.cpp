#include "core/base/fraction.h"

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

} // namespace

std::string Fraction::text() const
{
    const auto whole = std::to_string(m_numerator);
    return isWhole() ? whole : whole + '/' + std::to_string(m_denominator);
}

std::optional<Fraction> parseMixedFraction(std::string_view text)
{
    static constexpr std::pair<std::string_view, std::string_view> signs[]{{"½", " 1/2"}, {"¼", " 1/4"}, {"¾", " 3/4"}};
    for (const auto& [sign, written] : signs)
        if (text.ends_with(sign)) {
            text.remove_suffix(sign.size());
            auto whole = text.empty() ? std::string("0") : std::string(text);
            return parseMixedFraction(whole.append(written));
        }
    const auto space = text.find(' ');
    if (space == std::string_view::npos)
        return parseFraction(text);
    const auto whole = parseWhole(text.substr(0, space));
    const auto part = parseFraction(text.substr(space + 1));
    if (!whole || !part || part->isWhole() || *part < Fraction(0))
        return std::nullopt;
    return text.starts_with('-') ? Fraction(*whole) - *part : Fraction(*whole) + *part;
}

std::optional<Fraction> parseFraction(std::string_view text)
{
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
