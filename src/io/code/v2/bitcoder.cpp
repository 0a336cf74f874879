#include "io/code/v2/bitcoder.h"

#include <utility>

namespace muster {

namespace {

constexpr std::string_view letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./:";
constexpr std::uint64_t base = letters.size();
static_assert(base == 44);

constexpr std::uint64_t power(int exponent) { return exponent == 0 ? 1 : base * power(exponent - 1); }

// The interval is from 44^10 to 44^11 wide. So there is room for the smallest chance, and the sum of lower end and
// width fits in 64 bits.
constexpr int digitsHeld = 11;
constexpr auto widest = power(digitsHeld);
constexpr auto narrowest = power(digitsHeld - 1);
static_assert(widest < std::uint64_t{1} << 62u && narrowest / certainty > certainty);

} // namespace

RangeWriter::RangeWriter() : m_range(widest) {}

bool RangeWriter::code(Chance chance, bool yes)
{
    const auto part = m_range / certainty * chance;
    if (yes) {
        m_range = part;
    } else {
        m_low += part;
        m_range -= part;
    }
    while (m_range < narrowest)
        writeDigit();
    return yes;
}

void RangeWriter::writeDigit()
{
    if (m_low >= widest) { // a carry, as from 0.99 to 1.00
        m_low -= widest;
        auto digit = m_digits.rbegin();
        for (; *digit == static_cast<char>(base - 1); ++digit)
            *digit = 0;
        ++*digit;
    }
    m_digits += static_cast<char>(m_low / narrowest);
    m_low = m_low % narrowest * base;
    m_range *= base;
}

std::string RangeWriter::finish()
{
    // The number in the interval that ends in the most zeros.
    auto unit = widest;
    const auto roundedUp = [&] { return (m_low + unit - 1) / unit * unit; };
    while (roundedUp() >= m_low + m_range)
        unit /= base;
    m_low = roundedUp();
    m_range = 0;
    const auto written = m_digits.size();
    for (int i = 0; i < digitsHeld; ++i)
        writeDigit();
    while (m_digits.size() > written && m_digits.back() == 0)
        m_digits.pop_back();
    for (auto& digit : m_digits)
        digit = letters[static_cast<std::size_t>(digit)];
    return std::exchange(m_digits, {});
}

RangeReader::RangeReader(std::string_view digits) : m_digits(digits), m_range(widest)
{
    for (int i = 0; i < digitsHeld; ++i)
        m_value = m_value * base + nextDigit();
}

bool RangeReader::code(Chance chance, bool /*yes*/)
{
    if (m_next > m_digits.size() + digitsHeld)
        return false;
    const auto part = m_range / certainty * chance;
    const bool yes = m_value < part;
    if (yes) {
        m_range = part;
    } else {
        m_value -= part;
        m_range -= part;
    }
    for (; m_range < narrowest; m_range *= base)
        m_value = m_value * base + nextDigit();
    return yes;
}

std::uint64_t RangeReader::nextDigit()
{
    const auto at = m_next++;
    const auto digit = at < m_digits.size() ? letters.find(m_digits[at]) : 0;
    return digit == std::string_view::npos ? 0 : digit;
}

void Odds::count(bool yes, int most)
{
    // Twice as much as the half that is there before anything was counted.
    constexpr int weight = 2;
    auto& counted = yes ? m_yes : m_no;
    counted = static_cast<std::uint8_t>(counted + weight);
    if (m_no + m_yes > most) {
        m_no /= 2;
        m_yes /= 2;
    }
}

} // namespace muster
