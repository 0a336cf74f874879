#include "io/faultwords.h"

#include <nlohmann/json.hpp>

namespace muster::faultwords {

using nlohmann::json;

namespace {

/// A value that is longer is named by its kind.
constexpr std::size_t longestShown = 60;

std::string quoted(std::string_view key) { return '"' + std::string(key) + '"'; }

} // namespace

std::string kindName(const json& value)
{
    if (value.is_number_float())
        return "a number with a fraction";
    if (value.is_number())
        return "a number";
    if (value.is_string())
        return "a text";
    if (value.is_boolean())
        return "true or false";
    if (value.is_array())
        return "a list";
    return value.is_object() ? "an object" : "null";
}

std::string shown(const json& value)
{
    auto text = value.dump(-1, ' ', false, json::error_handler_t::replace);
    return text.size() > longestShown ? kindName(value) : text;
}

Words wrongKind(const json& value, std::string_view wanted)
{
    return {kindName(value) + " cannot stand here",
            wanted.empty() ? std::string() : "Write " + std::string(wanted) + '.'};
}

Words wrongConstant(const json& value, std::string_view wanted)
{
    return {shown(value) + " is not what must stand here",
            wanted.empty() ? std::string() : "Write " + std::string(wanted) + '.'};
}

Words noId(const json& value) { return {shown(value) + " is no id", std::string(adviceForIds)}; }

Words tooSmall(const json& value, std::string_view least)
{
    return {shown(value) + " is too small; at least " + std::string(least), {}};
}

Words tooLarge(const json& value, std::string_view most)
{
    return {shown(value) + " is too large; at most " + std::string(most), {}};
}

Words tooLong(std::string_view what, std::string_view most)
{
    return {"the " + std::string(what) + " is too long",
            most.empty() ? std::string() : "It may have at most " + std::string(most) + '.'};
}

Words missingKey(std::string_view key) { return {"the key " + quoted(key) + " is missing", "Add it."}; }

Words unknownKey(std::string_view key)
{
    return {"unknown key " + quoted(key), "Take it out, or look for a slip of the pen."};
}

} // namespace muster::faultwords
