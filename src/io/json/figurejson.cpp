#include "io/json/figurejson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace muster {

namespace {

constexpr std::string_view notKnown = "?";

} // namespace

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && !text.empty() ? std::optional(number)
                                                                                     : std::nullopt;
}

std::string figureText(const nlohmann::ordered_json& value)
{
    if (value.is_object() && value.contains("bySize")) {
        std::string text;
        for (const auto& row : value["bySize"])
            text += (text.empty() ? "" : " ") + row.at(0).dump() + ':' + figureText(row.at(1));
        return text;
    }
    return value.is_null() ? std::string(notKnown) : value.is_string() ? value.get<std::string>() : value.dump();
}

namespace {

/// "10:9/11 20:13/15"; nothing for a text that is no list of two or more.
std::optional<nlohmann::ordered_json> figureBySize(const std::string& text)
{
    auto rows = nlohmann::ordered_json::array();
    for (std::size_t begin = 0; begin < text.size();) {
        const auto end = std::min(text.find(' ', begin), text.size());
        const auto colon = text.find(':', begin);
        if (colon == std::string::npos || colon + 1 >= end)
            return std::nullopt;
        const auto models = wholeNumber(std::string_view(text).substr(begin, colon - begin));
        if (!models)
            return std::nullopt;
        rows.push_back({*models, figureJson(text.substr(colon + 1, end - colon - 1))});
        begin = end + 1;
    }
    if (rows.size() < 2)
        return std::nullopt;
    return nlohmann::ordered_json{{"bySize", std::move(rows)}};
}

} // namespace

nlohmann::ordered_json figureJson(const std::string& text)
{
    if (auto sized = figureBySize(text))
        return *std::move(sized);
    if (text == notKnown)
        return nullptr;
    if (const auto number = wholeNumber(text))
        return *number;
    return text;
}

} // namespace muster
