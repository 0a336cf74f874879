#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster::battlescribe {

/// A number as a file writes it, exactly: up to a trillion, with 18 digits behind the point. Sums of all numbers that a
/// file may have are exact too.
class Decimal {
public:
    constexpr Decimal() = default;
    constexpr Decimal(std::int64_t whole) : m_whole(whole) {}

    /// Reads "100", "-1.0", "12.50" or "1.0E7"; nothing for anything else, or if it does not fit.
    [[nodiscard]] static std::optional<Decimal> parse(std::string_view text);

    /// The integer below or equal.
    [[nodiscard]] constexpr std::int64_t floor() const { return m_whole; }
    [[nodiscard]] constexpr bool isWhole() const { return m_parts == 0; }
    [[nodiscard]] constexpr bool isNegative() const { return m_whole < 0; }
    [[nodiscard]] constexpr bool isZero() const { return m_whole == 0 && m_parts == 0; }

    /// "100", "-1", "12.5": no digit more than needed.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] Decimal operator-() const;
    friend Decimal operator+(const Decimal& a, const Decimal& b);
    friend Decimal operator-(const Decimal& a, const Decimal& b) { return a + -b; }
    friend constexpr auto operator<=>(const Decimal& a, const Decimal& b) = default;

private:
    constexpr Decimal(std::int64_t whole, std::int64_t parts) : m_whole(whole), m_parts(parts) {}

    std::int64_t m_whole = 0;
    std::int64_t m_parts = 0; ///< of 10^18; never negative: -0.5 is -1 and a half
};

/// Whether two sums are the same but for the noise of the floating point of the program that saved them: they differ by
/// less than a millionth.
[[nodiscard]] bool isSameSum(const Decimal& a, const Decimal& b);

} // namespace muster::battlescribe
