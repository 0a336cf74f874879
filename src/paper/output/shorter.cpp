#include "paper/output/shorter.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>

namespace muster::paper {

namespace {

/// A glyph is where its font has it if it is off by less than this, in thousandths of the size of the type: a hundredth
/// of a millimetre in a heading.
constexpr double mostOff = 6;
/// Digits behind the point: of places on the page, a unit of which is a 600th of an inch; and of scales and colours.
constexpr int digitsOfPlace = 1;
constexpr int digitsOfScale = 5;
constexpr std::size_t digitsOfGlyph = 4;

void append(std::string& text, double number, int digits)
{
    std::array<char, 64> letters{};
    const auto end =
        std::to_chars(letters.data(), letters.data() + letters.size(), number, std::chars_format::fixed, digits).ptr;
    std::string_view all(letters.data(), static_cast<std::size_t>(end - letters.data()));
    if (all.find('.') != std::string_view::npos) {
        all = all.substr(0, all.find_last_not_of('0') + 1);
        if (all.ends_with('.'))
            all.remove_suffix(1);
    }
    text += all == "-0" ? "0" : all;
}

std::optional<double> numberIn(std::string_view word)
{
    double number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

/// The next word of a line, which loses it.
std::string_view takeWord(std::string_view& line)
{
    const auto begin = std::min(line.find_first_not_of(' '), line.size());
    const auto end = std::min(line.find(' ', begin), line.size());
    const auto word = line.substr(begin, end - begin);
    line.remove_prefix(end);
    return word;
}

class Shortener {
public:
    explicit Shortener(const std::map<std::string, GlyphWidths>& fonts) : m_fonts(fonts) {}

    std::string run(std::string_view content)
    {
        m_text.reserve(content.size() / 2);
        while (!content.empty()) {
            const auto end = std::min(content.find('\n'), content.size());
            addLine(content.substr(0, end));
            content.remove_prefix(std::min(end + 1, content.size()));
        }
        endRun();
        return std::move(m_text);
    }

private:
    void addLine(std::string_view line)
    {
        if (addGlyphs(line))
            return;
        endRun();
        setFont(line);
        // Strings of letters, and data of pictures in the content, stay as they are.
        const bool hasOthers = line.find_first_of("(<") != std::string_view::npos;
        if (hasOthers || line.find('.') == std::string_view::npos)
            m_text += line;
        else
            addNumbers(line);
        m_text += '\n';
    }

    void addNumbers(std::string_view line)
    {
        const bool isMatrix = line.ends_with("cm") || line.ends_with("Tm");
        for (bool isFirst = true; !line.empty(); isFirst = false) {
            const auto word = takeWord(line);
            if (word.empty())
                return;
            m_text += isFirst ? "" : " ";
            const auto number = word.find('.') == std::string_view::npos ? std::nullopt : numberIn(word);
            if (number)
                append(m_text, *number, isMatrix || std::abs(*number) < 1 ? digitsOfScale : digitsOfPlace);
            else
                m_text += word;
        }
    }

    /// "/F9 192 Tf 1 0 0 -1 0 0 Tm": glyphs that follow begin at this place.
    void setFont(std::string_view line)
    {
        if (line == "BT" || line == "ET" || line.ends_with("Tm"))
            m_behind = 0;
        const auto name = takeWord(line);
        const auto size = numberIn(takeWord(line));
        if (takeWord(line) != "Tf" || !size || !name.starts_with('/'))
            return;
        const auto font = m_fonts.find(std::string(name));
        m_widths = font == m_fonts.end() || *size <= 0 ? nullptr : &font->second;
        m_size = *size;
    }

    /// "107.859375 0 Td <0002> Tj": the first two are from the place of the last glyph.
    bool addGlyphs(std::string_view line)
    {
        const auto x = numberIn(takeWord(line));
        const auto y = x ? numberIn(takeWord(line)) : std::nullopt;
        if (!y || takeWord(line) != "Td")
            return false;
        const auto glyphs = m_widths == nullptr ? std::string_view() : glyphsIn(line);
        if (m_run.empty() || glyphs.empty() || *y != 0 || !isNear(*x)) {
            endRun();
            move(*x, *y);
            if (glyphs.empty()) {
                m_text.append(line).append(1, '\n');
                return true;
            }
            m_run = "<";
        } else {
            space(std::round((m_pen - m_last - *x) * 1000 / m_size));
            m_last += *x;
        }
        show(glyphs);
        return true;
    }

    /// " <00020003> Tj": what is between the brackets; empty if the line has anything else.
    static std::string_view glyphsIn(std::string_view line)
    {
        const auto text = takeWord(line);
        const bool isText = text.size() > 2 && text.front() == '<' && text.back() == '>' &&
                            (text.size() - 2) % digitsOfGlyph == 0 && takeWord(line) == "Tj" && line.empty();
        return isText ? text.substr(1, text.size() - 2) : std::string_view();
    }

    /// The next glyph is so much further left than its font has it, in thousandths of the size.
    void space(double left)
    {
        if (std::abs(left) < mostOff)
            return;
        m_run += '>';
        append(m_run, left, 0);
        m_run += '<';
        m_isSpaced = true;
        m_pen -= left * m_size / 1000;
    }

    /// Whether the next glyph is less than some letters away.
    [[nodiscard]] bool isNear(double x) const { return std::abs(m_last + x - m_pen) < 8 * m_size; }

    void move(double x, double y)
    {
        append(m_text, x + m_behind, digitsOfPlace);
        m_text += ' ';
        append(m_text, y, digitsOfPlace);
        m_text += " Td";
        m_behind = 0;
        m_last = 0;
        m_pen = 0;
    }

    void show(std::string_view glyphs)
    {
        m_run += glyphs;
        for (; !glyphs.empty(); glyphs.remove_prefix(digitsOfGlyph)) {
            std::uint32_t glyph = 0;
            std::from_chars(glyphs.data(), glyphs.data() + digitsOfGlyph, glyph, 16);
            m_pen += (glyph < m_widths->size() ? (*m_widths)[glyph] : 0) * m_size / 1000;
        }
    }

    void endRun()
    {
        if (m_run.empty())
            return;
        m_text += m_isSpaced ? " [" + m_run + ">] TJ\n" : ' ' + m_run + "> Tj\n";
        m_run.clear();
        m_isSpaced = false;
        m_behind = m_last;
    }

    const std::map<std::string, GlyphWidths>& m_fonts;
    std::string m_text;
    const GlyphWidths* m_widths = nullptr; ///< null: not known
    double m_size = 0;
    std::string m_run;       ///< glyphs that are not written yet; empty: there are none
    bool m_isSpaced = false; ///< some of the run are moved
    double m_last = 0;       ///< where Qt put the last glyph, from the beginning of the run
    double m_pen = 0;        ///< where the next comes by itself
    double m_behind = 0;     ///< how far the beginning of the last text is behind what Qt means
};

} // namespace

std::string shorter(std::string_view content, const std::map<std::string, GlyphWidths>& fonts)
{
    return Shortener(fonts).run(content);
}

} // namespace muster::paper
