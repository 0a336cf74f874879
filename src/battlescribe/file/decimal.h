#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace muster::battlescribe {

/// A cost, a limit or a count: exact to a millionth. Sums stop at the largest number that fits, where others would wrap
/// round.
class Decimal {
public:
    static constexpr std::int64_t one = 1'000'000;

    constexpr Decimal() = default;
    constexpr Decimal(std::int64_t whole) : m_millionths(whole * one) {}
    [[nodiscard]] static constexpr Decimal ofMillionths(std::int64_t millionths)
    {
        Decimal decimal;
        decimal.m_millionths = millionths;
        return decimal;
    }

    /// The largest numbers that are read: of data, and of roster files. Up to the first a number is exact to a
    /// millionth.
    static constexpr std::int64_t mostInData = 1'000'000'000;
    static constexpr std::int64_t mostInFiles = 1'000'000'000'000;

    /// Reads "100", "-1.0", "12.50" or "1.0E7", up to `largest`. What is finer than a millionth is the noise of a
    /// program that counts in binary fractions, and is rounded away. Nothing for anything else.
    [[nodiscard]] static std::optional<Decimal> parse(std::string_view text, std::int64_t largest = mostInData);

    [[nodiscard]] constexpr std::int64_t millionths() const { return m_millionths; }
    [[nodiscard]] constexpr bool isWhole() const { return m_millionths % one == 0; }
    [[nodiscard]] constexpr bool isNegative() const { return m_millionths < 0; }
    [[nodiscard]] constexpr bool isZero() const { return m_millionths == 0; }
    /// The integer below or equal.
    [[nodiscard]] constexpr std::int64_t floor() const { return m_millionths / one - (m_millionths % one < 0 ? 1 : 0); }
    /// "100", "-1", "12.5": no digit more than needed.
    [[nodiscard]] std::string text() const;

    constexpr Decimal operator-() const { return ofMillionths(-m_millionths); }
    friend constexpr Decimal operator+(Decimal a, Decimal b)
    {
        std::int64_t sum = 0;
        // Below -most is one more number, which has no opposite.
        if (__builtin_add_overflow(a.m_millionths, b.m_millionths, &sum) || sum < -most)
            sum = a.isNegative() ? -most : most;
        return ofMillionths(sum);
    }
    friend constexpr Decimal operator-(Decimal a, Decimal b) { return a + -b; }
    constexpr Decimal& operator+=(Decimal other) { return *this = *this + other; }
    friend constexpr auto operator<=>(Decimal, Decimal) = default;

private:
    static constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

    std::int64_t m_millionths = 0;
};

/// Whether two sums are the same but for rounding: each of what was summed may be off by half a millionth, so that sums
/// of nearly 2,000 of them differ by less than a thousandth. No game counts so finely.
[[nodiscard]] constexpr bool isSameSum(Decimal a, Decimal b)
{
    const auto difference = (a - b).millionths();
    return difference > -Decimal::one / 1000 && difference < Decimal::one / 1000;
}

} // namespace muster::battlescribe
