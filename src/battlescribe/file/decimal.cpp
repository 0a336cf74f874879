#include "battlescribe/file/decimal.h"

#include <charconv>
#include <cmath>

namespace muster::battlescribe {

namespace {

bool isDigitAt(std::string_view text, std::size_t at) { return at < text.size() && text[at] >= '0' && text[at] <= '9'; }

} // namespace

std::optional<Decimal> Decimal::parse(std::string_view text, std::int64_t largest)
{
    const bool isBelow = text.starts_with('-');
    const auto digits = text.substr(isBelow || text.starts_with('+') ? 1 : 0);
    // from_chars() takes ".5", "5." and "inf" too.
    const auto point = digits.find('.');
    if (!isDigitAt(digits, 0) || (point != std::string_view::npos && !isDigitAt(digits, point + 1)))
        return std::nullopt;
    double number = 0;
    const auto* end = digits.data() + digits.size();
    const auto [read, error] = std::from_chars(digits.data(), end, number);
    if (error != std::errc() || read != end || number > static_cast<double>(largest))
        return std::nullopt;
    const std::int64_t millionths = std::llround(number * static_cast<double>(one));
    return ofMillionths(isBelow ? -millionths : millionths);
}

std::string Decimal::text() const
{
    if (isNegative())
        return '-' + (-*this).text();
    auto text = std::to_string(m_millionths / one);
    if (isWhole())
        return text;
    const auto parts = std::to_string(one + m_millionths % one); // with its zeros in front
    return text + '.' + parts.substr(1, parts.find_last_not_of('0'));
}

} // namespace muster::battlescribe
