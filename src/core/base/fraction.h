#pragma once

#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// An exact fraction in lowest terms, for limits such as "a third of the points". The denominator is positive.
/// Figures of a roster are bounded by the schemas, so products of them stay far inside 64 bits.
class Fraction {
public:
    constexpr Fraction() = default;
    constexpr Fraction(std::int64_t whole) : m_numerator(whole) {}
    constexpr Fraction(std::int64_t numerator, std::int64_t denominator)
    {
        const auto divisor = std::gcd(numerator, denominator);
        const auto sign = denominator < 0 ? -1 : 1;
        m_numerator = divisor == 0 ? 0 : sign * numerator / divisor;
        m_denominator = divisor == 0 ? 1 : sign * denominator / divisor;
    }

    [[nodiscard]] constexpr std::int64_t numerator() const { return m_numerator; }
    [[nodiscard]] constexpr std::int64_t denominator() const { return m_denominator; }
    [[nodiscard]] constexpr bool isWhole() const { return m_denominator == 1; }

    [[nodiscard]] constexpr std::int64_t floor() const
    {
        if (isWhole())
            return m_numerator;
        const auto quotient = m_numerator / m_denominator;
        return quotient - (m_numerator % m_denominator < 0 ? 1 : 0);
    }
    [[nodiscard]] constexpr std::int64_t ceil() const { return isWhole() ? m_numerator : floor() + 1; }
    [[nodiscard]] std::string text() const; ///< "4", "2/3"

    // Most figures are whole: for them no common divisor is needed.
    friend constexpr Fraction operator+(Fraction a, Fraction b)
    {
        if (a.isWhole() && b.isWhole())
            return a.m_numerator + b.m_numerator;
        return {a.m_numerator * b.m_denominator + b.m_numerator * a.m_denominator, a.m_denominator * b.m_denominator};
    }
    friend constexpr Fraction operator-(Fraction a, Fraction b) { return a + Fraction(-1) * b; }
    friend constexpr Fraction operator*(Fraction a, Fraction b)
    {
        if (a.isWhole() && b.isWhole())
            return a.m_numerator * b.m_numerator;
        return {a.m_numerator * b.m_numerator, a.m_denominator * b.m_denominator};
    }
    friend constexpr bool operator==(Fraction a, Fraction b) = default;
    friend constexpr std::strong_ordering operator<=>(Fraction a, Fraction b)
    {
        return a.m_numerator * b.m_denominator <=> b.m_numerator * a.m_denominator;
    }

private:
    std::int64_t m_numerator = 0;
    std::int64_t m_denominator = 1;
};

enum class Rounding : std::uint8_t { None, Down, Up };

[[nodiscard]] constexpr Fraction rounded(Fraction value, Rounding rounding)
{
    return rounding == Rounding::Down ? Fraction(value.floor())
           : rounding == Rounding::Up ? Fraction(value.ceil())
                                      : value;
}

/// Reads "1/3", "-1/10", "4" or "12.5", with at most six digits behind the point; nothing for anything else.
[[nodiscard]] std::optional<Fraction> parseFraction(std::string_view text);
/// The same as people write it: also "12 1/2". Not "1.500", which many read as one thousand five hundred.
[[nodiscard]] std::optional<Fraction> parseMixedFraction(std::string_view text);

} // namespace muster
