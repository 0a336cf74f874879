#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace muster {

/// How probable a yes is, in 65,536ths: from 1 to 65,535.
using Chance = std::uint32_t;
inline constexpr Chance certainty = 65'536;

/// Codes decisions between yes and no. The same functions describe a text or a roster for writing and for reading: they
/// pass the decision that is to be written, and go on with the one that is returned. A reader ignores what is passed
/// and returns what it read, so writing and reading cannot differ.
class BitCoder {
public:
    virtual ~BitCoder() = default;
    BitCoder(const BitCoder&) = delete;
    BitCoder& operator=(const BitCoder&) = delete;

    virtual bool code(Chance chance, bool yes) = 0;

protected:
    BitCoder() = default;
};

/// Range coding: all decisions together are one number from 0 to 1. Each decision narrows the interval in which the
/// number lies; a probable one narrows it only a little. The number is written with 44 digits: the letters of Base45
/// without the space, which is easily lost where a text is copied.
class RangeWriter final : public BitCoder {
public:
    RangeWriter();

    bool code(Chance chance, bool yes) override;

    /// The digits of the number in the interval that needs fewest. Zeros at their end are left out.
    [[nodiscard]] std::string finish();

private:
    void writeDigit();

    std::uint64_t m_low = 0; ///< the lower end of the interval, without the digits that are written
    std::uint64_t m_range;   ///< its width
    std::string m_digits;    ///< values, not letters: a carry may still raise them
};

class RangeReader final : public BitCoder {
public:
    /// `digits` must live as long as the reader. A letter that is no digit counts as 0.
    explicit RangeReader(std::string_view digits);

    /// Further behind the end than any writer leaves zeros out, each answer is no: of damaged digits little is read.
    bool code(Chance chance, bool yes) override;

private:
    std::uint64_t nextDigit();

    std::string_view m_digits;
    std::size_t m_next = 0;
    std::uint64_t m_value = 0; ///< the number, seen from the lower end of the interval
    std::uint64_t m_range;
};

/// How often a decision was no and yes so far.
class Odds {
public:
    constexpr Odds() = default;
    constexpr Odds(std::uint8_t no, std::uint8_t yes) : m_no(no), m_yes(yes) {}

    [[nodiscard]] std::uint32_t yes() const { return m_yes; }
    [[nodiscard]] std::uint32_t all() const { return std::uint32_t{m_no} + m_yes; }

    /// Counts a decision. Beyond `most`, which must be at most 250, older ones begin to count less.
    void count(bool yes, int most);

private:
    std::uint8_t m_no = 0;
    std::uint8_t m_yes = 0;
};

} // namespace muster
