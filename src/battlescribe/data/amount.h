#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster::battlescribe::data {

/// A cost, a limit or a count in data: exact to a millionth, up to a billion. Sums of millions of them fit.
class Amount {
public:
    static constexpr std::int64_t one = 1'000'000;

    constexpr Amount() = default;
    constexpr Amount(std::int64_t whole) : m_millionths(whole * one) {}
    [[nodiscard]] static constexpr Amount ofMillionths(std::int64_t millionths)
    {
        Amount amount;
        amount.m_millionths = millionths;
        return amount;
    }

    /// Reads "100", "-1.0", "12.50" or "1.0E7". What is finer than a millionth is the noise of a program that counts in
    /// binary fractions, and is rounded away. Nothing for anything else, or if it does not fit.
    [[nodiscard]] static std::optional<Amount> parse(std::string_view text);

    [[nodiscard]] constexpr std::int64_t millionths() const { return m_millionths; }
    [[nodiscard]] constexpr bool isWhole() const { return m_millionths % one == 0; }
    [[nodiscard]] constexpr bool isNegative() const { return m_millionths < 0; }
    [[nodiscard]] constexpr bool isZero() const { return m_millionths == 0; }
    /// The integer below or equal.
    [[nodiscard]] constexpr std::int64_t floor() const { return m_millionths / one - (m_millionths % one < 0 ? 1 : 0); }
    /// "100", "-1", "12.5": no digit more than needed.
    [[nodiscard]] std::string text() const;

    constexpr Amount operator-() const { return ofMillionths(-m_millionths); }
    constexpr Amount& operator+=(Amount other)
    {
        m_millionths += other.m_millionths;
        return *this;
    }
    friend constexpr Amount operator+(Amount a, Amount b) { return ofMillionths(a.m_millionths + b.m_millionths); }
    friend constexpr Amount operator-(Amount a, Amount b) { return ofMillionths(a.m_millionths - b.m_millionths); }
    friend constexpr Amount operator*(Amount a, std::int64_t times) { return ofMillionths(a.m_millionths * times); }
    friend constexpr auto operator<=>(Amount, Amount) = default;

private:
    std::int64_t m_millionths = 0;
};

} // namespace muster::battlescribe::data
