#include "paper/text/stylesheet.h"

#include "paper/text/faults.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace muster::paper {

namespace {

constexpr double mmOfPx = 25.4 / 96;
constexpr double mmOfPt = 25.4 / 72;
/// How much of the accent is in its tint; the rest is white.
constexpr double shareOfTint = 0.1;
constexpr double longest = 2000; // mm; a longer length is a mistake

std::string_view trimmed(std::string_view text)
{
    const auto isSpace = [](char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; };
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> split(std::string_view text, char between)
{
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = text.find(between);
        if (const auto part = trimmed(text.substr(0, end)); !part.empty())
            parts.push_back(part);
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

/// A number and the text after it.
std::optional<std::pair<double, std::string_view>> number(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || !std::isfinite(value))
        return std::nullopt;
    return std::pair(value, text.substr(static_cast<std::size_t>(end - text.data())));
}

std::optional<double> length(std::string_view text)
{
    const auto read = number(text);
    if (!read)
        return std::nullopt;
    const auto [value, unit] = *read;
    const auto mm = unit == "px"                 ? value * mmOfPx
                    : unit == "pt"               ? value * mmOfPt
                    : unit == "mm"               ? value
                    : value == 0 && unit.empty() ? 0
                                                 : longest + 1;
    return std::abs(mm) <= longest ? std::optional(mm) : std::nullopt;
}

/// A colour as it is written, or one that stands for the accent of the element.
std::optional<Colour> inkOf(std::string_view text, const Style& style)
{
    if (text == "var(--accent)" || text == "var(--accent-ink)")
        return style.accent;
    return text == "var(--tint)" ? std::optional(tintOf(style.accent)) : readColour(text);
}

/// One to four lengths for the four sides, in the order of CSS.
bool edges(std::string_view text, std::array<double, 4>& values)
{
    std::vector<double> read;
    for (const auto part : split(text, ' ')) {
        const auto value = length(part);
        if (!value)
            return false;
        read.push_back(*value);
    }
    if (read.empty() || read.size() > values.size())
        return false;
    const auto right = read.size() > 1 ? read[1] : read[0];
    values = {read[0], right, read.size() > 2 ? read[2] : read[0], read.size() > 3 ? read[3] : right};
    return true;
}

bool line(std::string_view text, const Style& style, Line& border)
{
    if (text == "none" || text == "0") {
        border = {};
        return true;
    }
    const auto parts = split(text, ' ');
    if (parts.size() != 3 || parts[1] != "solid")
        return false;
    const auto width = length(parts[0]);
    const auto ink = inkOf(parts[2], style);
    if (!width || !ink || *width < 0)
        return false;
    border = {*width, *ink};
    return true;
}

std::optional<Side> sideOf(std::string_view property, std::string_view prefix)
{
    if (!property.starts_with(prefix))
        return std::nullopt;
    property.remove_prefix(prefix.size());
    constexpr std::array<std::string_view, 4> names{"-top", "-right", "-bottom", "-left"};
    const auto found = std::ranges::find(names, property);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Side>(found - names.begin()));
}

bool fonts(std::string_view value, std::vector<std::string>& names)
{
    names.clear();
    for (auto name : split(value, ',')) {
        if (name.size() > 1 && (name.front() == '\'' || name.front() == '"') && name.back() == name.front())
            name = name.substr(1, name.size() - 2);
        if (name != "sans-serif" && name != "serif")
            names.emplace_back(name);
    }
    return !names.empty();
}

template <typename Value>
bool choose(std::string_view text, std::initializer_list<std::pair<std::string_view, Value>> known, Value& value)
{
    for (const auto& [name, meaning] : known)
        if (name == text) {
            value = meaning;
            return true;
        }
    return false;
}

/// A number with this unit, within bounds.
bool numberIn(std::string_view text, std::string_view unit, double least, double most, auto& value)
{
    const auto read = number(text);
    if (!read || read->second != unit || read->first < least || read->first > most)
        return false;
    value = static_cast<std::remove_reference_t<decltype(value)>>(read->first);
    return true;
}

bool applyType(std::string_view property, std::string_view value, Style& style)
{
    if (property == "font-family")
        return fonts(value, style.fonts);
    if (property == "font-size")
        return numberIn(value, "pt", 1, 200, style.size);
    if (property == "font-weight")
        return choose(value, {{"normal", 400}, {"bold", 700}}, style.weight) ||
               numberIn(value, "", 100, 900, style.weight);
    if (property == "font-style")
        return choose(value, {{"normal", false}, {"italic", true}}, style.isItalic);
    if (property == "text-transform")
        return choose(value, {{"none", false}, {"uppercase", true}}, style.isUpper);
    if (property == "white-space")
        return choose(value, {{"normal", false}, {"nowrap", true}}, style.isNoWrap);
    if (property == "text-align")
        return choose(value,
                      {{"left", Style::Align::Left}, {"center", Style::Align::Centre}, {"right", Style::Align::Right}},
                      style.align);
    return property == "line-height" && numberIn(value, "", 0.5, 4, style.lineHeight);
}

bool applyLength(std::string_view property, std::string_view value, Style& style)
{
    double* target = property == "letter-spacing"  ? &style.spacing
                     : property == "text-indent"   ? &style.indent
                     : property == "width"         ? &style.width
                     : property == "height"        ? &style.height
                     : property == "border-radius" ? &style.radius
                                                   : nullptr;
    if (const auto side = sideOf(property, "margin"))
        target = &style.margin[static_cast<std::size_t>(*side)];
    if (const auto side = sideOf(property, "padding"))
        target = &style.padding[static_cast<std::size_t>(*side)];
    if (!target)
        return false;
    const auto read = length(value);
    const bool mayBeNegative =
        property.starts_with("margin") || property == "letter-spacing" || property == "text-indent";
    if (!read || (*read < 0 && !mayBeNegative))
        return false;
    *target = *read;
    return true;
}

bool applyInk(std::string_view property, std::string_view value, Style& style)
{
    if (property == "color") {
        const auto ink = inkOf(value, style);
        style.colour = ink.value_or(style.colour);
        return ink.has_value();
    }
    if (property == "background-color" || property == "background" || property == "fill" || property == "stroke") {
        auto& target = property == "fill" ? style.fill : property == "stroke" ? style.stroke : style.background;
        target = inkOf(value, style);
        return target.has_value() || value == "none" || value == "transparent";
    }
    if (property == "stroke-width")
        return numberIn(value, "", 0.05, 100, style.strokeWidth);
    if (property == "fill-rule")
        return choose(value, {{"nonzero", false}, {"evenodd", true}}, style.isEvenOdd);
    if (property == "border")
        return std::ranges::all_of(style.border, [&](Line& border) { return line(value, style, border); });
    if (const auto side = sideOf(property, "border"))
        return line(value, style, style.border[static_cast<std::size_t>(*side)]);
    return false;
}

/// False if the property or its value is unknown.
bool applyOne(std::string_view property, std::string_view value, Style& style)
{
    if (property == "margin")
        return edges(value, style.margin);
    if (property == "padding")
        return edges(value, style.padding) && std::ranges::none_of(style.padding, [](double side) { return side < 0; });
    if (property == "vertical-align")
        return choose(value,
                      {{"top", Style::VerticalAlign::Top},
                       {"middle", Style::VerticalAlign::Middle},
                       {"bottom", Style::VerticalAlign::Bottom},
                       {"baseline", Style::VerticalAlign::Top}},
                      style.verticalAlign);
    if (property == "display") {
        style.isHidden = value == "none";
        style.isBox = value == "inline-block";
        return style.isHidden || style.isBox || value == "block" || value == "inline";
    }
    if (property == "flex-wrap")
        return choose(value, {{"nowrap", false}, {"wrap", true}}, style.isWrapping);
    // Accepted but not used: borders of cells are always on the lines between them.
    if (property == "border-collapse")
        return value == "collapse" || value == "separate";
    return applyType(property, value, style) || applyLength(property, value, style) || applyInk(property, value, style);
}

} // namespace

Colour tintOf(Colour accent)
{
    Colour tint = 0;
    for (const auto shift : {16U, 8U, 0U}) {
        const auto part = static_cast<double>((accent >> shift) & 0xFFU);
        tint |= static_cast<Colour>(std::lround(255 - shareOfTint * (255 - part))) << shift;
    }
    return tint;
}

std::optional<Colour> readColour(std::string_view text)
{
    if (text == "white" || text == "black")
        return text == "white" ? 0xFFFFFF : 0;
    if (text.empty() || text.front() != '#' || (text.size() != 7 && text.size() != 4))
        return std::nullopt;
    std::string digits;
    for (const char c : text.substr(1))
        digits.append(text.size() == 4 ? 2 : 1, c);
    Colour value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    return error == std::errc() && end == digits.data() + digits.size() ? std::optional(value) : std::nullopt;
}

bool Style::isFramed() const
{
    return background || std::ranges::any_of(border, [](const Line& line) { return line.width > 0; });
}

double offsetIn(double room, Style::Align align)
{
    if (room <= 0 || align == Style::Align::Left)
        return 0;
    return align == Style::Align::Right ? room : room / 2;
}

struct StyleSheet::Parser {
    std::string_view text;
    const std::string& file;
    StyleSheet sheet{};
    Faults faults{};

    void fault(std::size_t at, std::string message, std::string advice)
    {
        if (faults.size() >= mostFaults)
            return;
        const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
        faults.push_back({file, static_cast<int>(line), 0, {}, std::move(message), std::move(advice)});
    }

    void read()
    {
        std::size_t at = 0;
        while (true) {
            const auto open = text.find('{', at);
            if (open == std::string_view::npos) {
                if (const auto rest = trimmed(text.substr(at)); !rest.empty())
                    fault(text.size() - rest.size(), "'" + std::string(rest.substr(0, 40)) + "' is not a rule",
                          "Write rules as .cap { color: #5a6170; }.");
                return;
            }
            const auto close = text.find('}', open);
            if (close == std::string_view::npos)
                return fault(open, "A rule is not closed", "End it with }.");
            readRule(at, open, close);
            at = close + 1;
        }
    }

    void readRule(std::size_t at, std::size_t open, std::size_t close)
    {
        Rule rule;
        for (std::size_t from = open + 1; from < close;) {
            const auto end = std::min(text.find(';', from), close);
            const auto whole = text.substr(from, end - from);
            if (const auto declaration = trimmed(whole); !declaration.empty()) {
                const auto colon = declaration.find(':');
                const auto property = trimmed(declaration.substr(0, colon));
                const auto value =
                    colon == std::string_view::npos ? std::string_view() : trimmed(declaration.substr(colon + 1));
                if (Style tried; !applyOne(property, value, tried))
                    fault(
                        static_cast<std::size_t>(declaration.data() - text.data()),
                        "'" + std::string(declaration) + "' is not known here",
                        "docs/templates.md lists what sheets on paper understand; web.css is for the web page alone.");
                rule.declarations.push_back({std::string(property), std::string(value)});
            }
            from = end + 1;
        }
        for (const auto selector : split(text.substr(at, open - at), ',')) {
            auto own = rule;
            for (const auto part : split(selector, ' ')) {
                const auto compound = compoundOf(part);
                if (!compound) {
                    fault(static_cast<std::size_t>(part.data() - text.data()),
                          "'" + std::string(part) + "' is not a selector that sheets on paper understand",
                          "Name elements and classes, such as td or .cap or .unit td.");
                    return;
                }
                own.weight += 1 + 100 * compound->classes.size() - (compound->name.empty() ? 1 : 0);
                own.path.push_back(*compound);
            }
            if (!own.path.empty())
                sheet.m_rules.push_back(std::move(own));
        }
    }

    static std::optional<Compound> compoundOf(std::string_view part)
    {
        const auto isLetter = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
        };
        Compound compound;
        std::string* target = &compound.name;
        for (const char c : part) {
            if (c == '.')
                target = &compound.classes.emplace_back();
            else if (isLetter(c))
                *target += c;
            else
                return std::nullopt;
        }
        return target->empty() ? std::nullopt : std::optional(compound);
    }
};

Result<StyleSheet> StyleSheet::read(std::string_view text, const std::string& file)
{
    // Comments become spaces, so that line numbers stay right.
    std::string plain(text);
    std::optional<std::size_t> open;
    for (auto from = plain.find("/*"); from != std::string::npos; from = plain.find("/*", from)) {
        if (plain.find("*/", from + 2) == std::string::npos)
            open = from;
        const auto end = std::min(plain.find("*/", from + 2), plain.size() - 2) + 2;
        for (auto at = from; at < end; ++at)
            if (plain[at] != '\n')
                plain[at] = ' ';
        from = end;
    }
    Parser parser{plain, file};
    parser.read();
    if (open)
        parser.fault(*open, "A comment is not closed", "End it with */.");
    if (!parser.faults.empty())
        return tl::unexpected(std::move(parser.faults));
    std::ranges::stable_sort(parser.sheet.m_rules, {}, &Rule::weight);
    return std::move(parser.sheet);
}

void StyleSheet::append(const StyleSheet& other)
{
    m_rules.insert(m_rules.end(), other.m_rules.begin(), other.m_rules.end());
    std::ranges::stable_sort(m_rules, {}, &Rule::weight);
}

bool StyleSheet::matches(const Rule& rule, std::span<const Element> path)
{
    const auto fits = [](const Compound& compound, const Element& element) {
        return (compound.name.empty() || compound.name == element.name) &&
               std::ranges::all_of(compound.classes, [&](const std::string& name) {
                   return std::ranges::find(element.classes, name) != element.classes.end();
               });
    };
    if (path.empty() || !fits(rule.path.back(), path.back()))
        return false;
    auto wanted = rule.path.size() - 1;
    for (auto at = path.size() - 1; wanted > 0 && at > 0; --at)
        if (fits(rule.path[wanted - 1], path[at - 1]))
            --wanted;
    return wanted == 0;
}

void StyleSheet::apply(std::span<const Element> path, Style& style) const
{
    for (const auto& rule : m_rules)
        if (matches(rule, path))
            for (const auto& declaration : rule.declarations)
                applyOne(declaration.property, declaration.value, style);
}

} // namespace muster::paper
