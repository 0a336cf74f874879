#include "core/data/stat.h"

#include <charconv>

namespace muster {

namespace {

constexpr std::string_view dash = "–";

std::optional<int> parseInt(std::string_view text)
{
    if (text.starts_with('+') && !text.starts_with("+-"))
        text.remove_prefix(1);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

bool isDash(std::string_view text) { return text == "-" || text == dash; }

std::optional<StatValue> parseParts(std::string_view text, std::size_t count)
{
    StatValue value;
    for (std::size_t i = 0; i < count; ++i) {
        const auto slash = text.find('/');
        if ((slash == std::string_view::npos) != (i + 1 == count))
            return std::nullopt;
        const auto part = text.substr(0, slash);
        if (!isDash(part)) {
            value.parts[i] = parseInt(part);
            if (!value.parts[i])
                return std::nullopt;
        }
        text.remove_prefix(slash == std::string_view::npos ? text.size() : slash + 1);
    }
    // Two dashes are a figure too: the unit passes every test. Keeping the text tells it apart from a missing figure.
    if (!value.parts[0] && !value.parts[1] && !value.parts[2])
        value.text = dash;
    return value;
}

std::string formatPart(const std::optional<int>& part) { return part ? std::to_string(*part) : std::string(dash); }

} // namespace

std::optional<StatValue> parseStat(StatKind kind, std::string_view text)
{
    StatValue value;
    if (isDash(text) || text.empty())
        return value;
    switch (kind) {
    case StatKind::Pair:
        return parseParts(text, 2);
    case StatKind::Triple:
        return parseParts(text, 3);
    case StatKind::Text:
        value.text = text;
        return value;
    case StatKind::Dice:
        value.parts[0] = parseInt(text);
        if (!value.parts[0])
            value.text = text;
        return value;
    case StatKind::Roll:
        if (!text.ends_with('+'))
            return std::nullopt;
        text.remove_suffix(1);
        [[fallthrough]];
    case StatKind::Inches:
    case StatKind::Centimetres:
    case StatKind::Hexes:
    case StatKind::Number:
    case StatKind::Signed:
    case StatKind::Percent:
        value.parts[0] = parseInt(text);
        if (!value.parts[0])
            return std::nullopt;
        return value;
    }
    return std::nullopt;
}

std::string formatStat(StatKind kind, const StatValue& value)
{
    if (value.isEmpty())
        return std::string(dash);
    if (value.isBlank)
        return "____";
    switch (kind) {
    case StatKind::Inches:
        return formatPart(value.parts[0]) + "″";
    case StatKind::Centimetres:
        return formatPart(value.parts[0]) + " cm";
    case StatKind::Roll:
        return formatPart(value.parts[0]) + '+';
    case StatKind::Signed:
        return (*value.parts[0] >= 0 ? "+" : "−") + std::to_string(std::abs(*value.parts[0]));
    case StatKind::Percent:
        return formatPart(value.parts[0]) + " %";
    case StatKind::Pair:
        return formatPart(value.parts[0]) + '/' + formatPart(value.parts[1]);
    case StatKind::Triple:
        return formatPart(value.parts[0]) + '/' + formatPart(value.parts[1]) + '/' + formatPart(value.parts[2]);
    case StatKind::Dice:
        return value.parts[0] ? std::to_string(*value.parts[0]) : value.text;
    case StatKind::Text:
        return value.text;
    case StatKind::Hexes:
    case StatKind::Number:
        break;
    }
    return formatPart(value.parts[0]);
}

} // namespace muster
