#pragma once

#include "core/base/fraction.h"

#include <cstdint>
#include <optional>

namespace muster {

/// A cost in points, exact. It has whole points, halves, thirds, quarters, fifths, sixths, eighths, tenths, twelfths
/// and what their sums need: whole numbers of parts, so that costs are added as fast as numbers.
class Points {
public:
    /// Of one point.
    static constexpr std::int64_t parts = 120;

    constexpr Points() = default;
    constexpr Points(std::int64_t whole) : m_parts(whole * parts) {}

    [[nodiscard]] static constexpr Points ofParts(std::int64_t number)
    {
        Points points;
        points.m_parts = number;
        return points;
    }
    /// Nothing for a fraction that is not a whole number of parts, such as 1/7.
    [[nodiscard]] static constexpr std::optional<Points> of(Fraction value)
    {
        if (parts % value.denominator() != 0)
            return std::nullopt;
        return ofParts(value.numerator() * (parts / value.denominator()));
    }

    [[nodiscard]] constexpr std::int64_t inParts() const { return m_parts; }
    [[nodiscard]] constexpr bool isWhole() const { return m_parts % parts == 0; }
    [[nodiscard]] constexpr std::int64_t floor() const { return Fraction(*this).floor(); }
    [[nodiscard]] constexpr std::int64_t ceil() const { return Fraction(*this).ceil(); }

    constexpr operator Fraction() const { return isWhole() ? Fraction(m_parts / parts) : Fraction(m_parts, parts); }

    constexpr Points& operator+=(Points other)
    {
        m_parts += other.m_parts;
        return *this;
    }
    constexpr Points& operator-=(Points other)
    {
        m_parts -= other.m_parts;
        return *this;
    }
    friend constexpr Points operator+(Points a, Points b) { return a += b; }
    friend constexpr Points operator-(Points a, Points b) { return a -= b; }
    friend constexpr Points operator-(Points a) { return ofParts(-a.m_parts); }
    friend constexpr Points operator*(Points a, std::int64_t times) { return ofParts(a.m_parts * times); }
    friend constexpr Points operator*(std::int64_t times, Points a) { return a * times; }

    friend constexpr auto operator<=>(Points a, Points b) = default;

private:
    std::int64_t m_parts = 0;
};

} // namespace muster
