#include "io/json/figurejson.h"

#include <nlohmann/json.hpp>

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
    return value.is_null() ? std::string(notKnown) : value.is_string() ? value.get<std::string>() : value.dump();
}

nlohmann::ordered_json figureJson(const std::string& text)
{
    if (text == notKnown)
        return nullptr;
    if (const auto number = wholeNumber(text))
        return *number;
    return text;
}

} // namespace muster
