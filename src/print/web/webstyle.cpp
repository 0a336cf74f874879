#include "print/web/webstyle.h"

#include "core/base/colour.h"
#include "paper/text/stylesheet.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <set>

namespace muster::print {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isWord(char c) { return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_'; }

std::string decimals(double value, int places)
{
    std::array<char, 32> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, places).ptr;
    std::string text(digits.data(), end);
    text.resize(text.find_last_not_of('0') + 1);
    if (text.back() == '.')
        text.pop_back();
    return text;
}

constexpr double pointsOfRem = 9;
constexpr double pointsOfMillimetre = 72 / 25.4;
constexpr double smallestText = 0.75;

// Colours

using Rgb = std::array<double, 3>; // linear light, 0 to 1

double toLinear(int byte)
{
    const auto c = byte / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

int toByte(double light)
{
    const auto c = light <= 0.0031308 ? light * 12.92 : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(std::clamp(c, 0.0, 1.0) * 255));
}

double luminance(const Rgb& rgb) { return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]; }

/// The dark page. Its lightest text is a little less than white, which would dazzle.
constexpr double darkest = 0.0080; // #14161b
constexpr double lightest = 0.82;
constexpr double glare = 0.05; // added to luminances in the contrast of WCAG

/// The colour with the same contrast to the dark page as it has to white. `hex`: "#8a3b0c".
std::string darkOf(std::string_view hex)
{
    const auto colour = colourOf(hex).value_or(Colour());
    Rgb rgb{toLinear(colour.red), toLinear(colour.green), toLinear(colour.blue)};
    const auto own = luminance(rgb);
    const auto wanted = std::min(lightest, (1 + glare) / (own + glare) * (darkest + glare) - glare);
    const auto strongest = *std::ranges::max_element(rgb);
    for (auto& part : rgb) {
        // As bright as its hue can be; lighter than that, it becomes paler.
        part = strongest == 0 ? 1 : part / strongest;
        const auto bright = strongest == 0 ? 1 : own / strongest;
        part = wanted <= bright ? part * wanted / bright : part + (1 - part) * (wanted - bright) / (1 - bright);
    }
    return textOf(Colour{toByte(rgb[0]), toByte(rgb[1]), toByte(rgb[2])});
}

/// The six digits of a colour that begins here with #; empty if none does.
std::string_view colourAt(std::string_view style, std::size_t at)
{
    constexpr std::size_t digits = 6;
    const auto text = style.substr(at, digits + 2);
    const auto isHex = [](char c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); };
    if (text.size() <= digits || text.front() != '#' || !std::ranges::all_of(text.substr(1, digits), isHex) ||
        (text.size() > digits + 1 && isWord(text.back())))
        return {};
    return text.substr(1, digits);
}

} // namespace

std::string screenStyle(std::string_view paperStyle)
{
    std::string out;
    bool isText = false;    // in the value of font-size or font
    bool isSelector = true; // outside braces
    std::size_t from = 0;   // where the word before a colon began
    for (std::size_t at = 0; at < paperStyle.size();) {
        const char c = paperStyle[at];
        if (paperStyle.substr(at, 2) == "/*") {
            at = std::min(paperStyle.find("*/", at), paperStyle.size() - 2) + 2;
            continue;
        }
        if (c == '{' || c == '}')
            isSelector = c == '}';
        if (c == '{' || c == '}' || c == ';') {
            isText = false;
            from = at + 1;
        } else if (c == ':' && !isSelector) {
            isText = paperStyle.substr(from, at - from).find("font") != std::string_view::npos;
        }
        const bool begins =
            at == 0 || (!isWord(paperStyle[at - 1]) && paperStyle[at - 1] != '.' && paperStyle[at - 1] != '#');
        if (isSelector && begins && paperStyle.substr(at, 2) == "td" &&
            (at + 2 == paperStyle.size() || !isWord(paperStyle[at + 2]))) {
            out += ":is(td, th)";
            at += 2;
            continue;
        }
        if (!isSelector && begins && isDigit(c)) {
            double value = 0;
            const auto end = std::from_chars(paperStyle.data() + at, paperStyle.data() + paperStyle.size(), value).ptr;
            const auto after = static_cast<std::size_t>(end - paperStyle.data());
            const auto unit = paperStyle.substr(after, 2);
            if (unit == "pt" || unit == "mm") {
                auto rem = value * (unit == "mm" ? pointsOfMillimetre : 1) / pointsOfRem;
                if (isText)
                    rem = std::max(rem, smallestText);
                out += decimals(rem, 3) + "rem";
                at = after + 2;
            } else {
                out += paperStyle.substr(at, after - at);
                at = after;
            }
            continue;
        }
        out += c;
        ++at;
    }
    return out;
}

std::string withDarkScheme(std::string_view style)
{
    std::set<std::string> colours;
    std::string themed;
    for (std::size_t at = 0; at < style.size();) {
        const auto colour = colourAt(style, at);
        if (colour.empty()) {
            themed += style[at++];
            continue;
        }
        colours.emplace(colour);
        themed += "var(--c" + std::string(colour) + ')';
        at += colour.size() + 1;
    }
    std::string light;
    std::string dark;
    for (const auto& colour : colours) {
        light += " --c" + colour + ": #" + colour + ';';
        dark += " --c" + colour + ": " + darkOf('#' + colour) + ';';
    }
    return ":root {" + light + " }\n@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark;" +
           dark + " } }\n" + themed;
}

std::string accentStyle(std::string_view accent)
{
    const auto colour = paper::readColour(accent);
    if (!colour)
        return {};
    const auto hexOf = [](paper::Colour value) {
        const auto part = [&](unsigned shift) { return static_cast<int>((value >> shift) & 0xFFU); };
        return textOf(Colour{part(16), part(8), part(0)});
    };
    const auto light = hexOf(*colour);
    const auto tint = hexOf(paper::tintOf(*colour));
    return "--accent:" + light + ";--light-ink:" + light + ";--dark-ink:" + darkOf(light) + ";--light-tint:" + tint +
           ";--dark-tint:" + darkOf(tint);
}

} // namespace muster::print
