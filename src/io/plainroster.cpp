#include "io/plainroster.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace muster {

namespace {

using nlohmann::json;

/// Of costs and limits in `madeWith`, either way from 0.
constexpr std::int64_t largestFigure = 1'000'000'000'000;

bool isIdLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }

bool isId(const std::string& text)
{
    return !text.empty() && text.size() <= 80 && std::ranges::all_of(text, isIdLetter);
}

bool isId(const json& value) { return value.is_string() && isId(value.get_ref<const std::string&>()); }

bool isUnitKind(const json& value)
{
    if (!value.is_string())
        return false;
    const auto& text = value.get_ref<const std::string&>();
    return !text.empty() && text.size() <= 160 &&
           std::ranges::all_of(text, [](char c) { return isIdLetter(c) || c == ':'; });
}

bool isUnitId(const std::string& text)
{
    return !text.empty() && text.size() <= 40 &&
           std::ranges::all_of(text, [](char c) { return isIdLetter(c) || (c >= 'A' && c <= 'Z') || c == '_'; });
}

bool isUnitId(const json& value) { return value.is_string() && isUnitId(value.get_ref<const std::string&>()); }

/// Bytes are never fewer than letters, so a text within the limit in bytes is within it in letters.
bool isText(const json& value, std::size_t most)
{
    return value.is_string() && value.get_ref<const std::string&>().size() <= most;
}

bool isNumber(const json& value, std::int64_t least, std::int64_t most)
{
    if (value.is_number_unsigned())
        return value.get<std::uint64_t>() <= static_cast<std::uint64_t>(most) && value.get<std::int64_t>() >= least;
    return value.is_number_integer() && value.get<std::int64_t>() >= least && value.get<std::int64_t>() <= most;
}

/// All members of an object pass; each is asked with its key.
bool allOf(const json& object, auto passes)
{
    if (!object.is_object())
        return false;
    for (auto member = object.begin(); member != object.end(); ++member)
        if (!passes(member.key(), *member))
            return false;
    return true;
}

bool areOptions(const json& value)
{
    return allOf(value,
                 [](const std::string& key, const json& count) { return isId(key) && isNumber(count, 0, 10'000); });
}

bool isGroup(const json& value)
{
    return value.is_object() && value.contains("group") && allOf(value, [](const std::string& key, const json& member) {
               if (key == "group")
                   return isId(member);
               if (key == "models")
                   return isNumber(member, 1, 10'000);
               return key == "options" && areOptions(member);
           });
}

bool isList(const json& value, std::size_t most, auto passes)
{
    return value.is_array() && value.size() <= most && std::ranges::all_of(value, passes);
}

bool isUnit(const json& value)
{
    return value.is_object() && value.contains("unit") && allOf(value, [](const std::string& key, const json& member) {
               if (key == "unit")
                   return isUnitKind(member);
               if (key == "id")
                   return isUnitId(member);
               if (key == "options")
                   return areOptions(member);
               if (key == "models")
                   return isNumber(member, 1, 10'000);
               if (key == "as")
                   return isId(member);
               if (key == "name")
                   return isText(member, 400);
               if (key == "note")
                   return isText(member, 20'000);
               if (key == "reserve")
                   return member.is_boolean();
               if (key == "groups")
                   return isList(member, 100, isGroup);
               return key == "units" && isList(member, 1'000, isUnit);
           });
}

bool isBattle(const json& value)
{
    return allOf(value, [](const std::string& key, const json& member) {
        if (key == "points")
            return member.is_null() || isNumber(member, 0, 10'000'000);
        if (key == "scenario")
            return isId(member);
        return key == "options" && allOf(member, [](const std::string& id, const json& choice) {
                   return isId(id) && (choice.is_boolean() || isId(choice));
               });
    });
}

bool areDigits(std::string_view text)
{
    return !text.empty() && text.size() <= 12 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool isBound(const json& value)
{
    if (!value.is_string())
        return isNumber(value, -largestFigure, largestFigure);
    std::string_view text = value.get_ref<const std::string&>();
    if (text.starts_with('-'))
        text.remove_prefix(1);
    const auto slash = text.find('/');
    return slash != std::string_view::npos && areDigits(text.substr(0, slash)) && areDigits(text.substr(slash + 1)) &&
           text[slash + 1] != '0';
}

bool isLimitSubject(const json& value)
{
    if (!value.is_string())
        return false;
    const auto& text = value.get_ref<const std::string&>();
    return !text.empty() && text.size() <= 165 && std::ranges::all_of(text, [](char c) {
        return isIdLetter(c) || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' || c == '/';
    });
}

bool isLimit(const json& value)
{
    return value.is_object() && value.contains("rule") && allOf(value, [](const std::string& key, const json& member) {
               if (key == "rule")
                   return isId(member);
               if (key == "of")
                   return isLimitSubject(member);
               return (key == "min" || key == "max") && isBound(member);
           });
}

bool isShortHash(const json& value)
{
    if (!value.is_string())
        return false;
    const std::string_view text = value.get_ref<const std::string&>();
    if (text.size() != 14 || text[4] != '-' || text[9] != '-')
        return false;
    const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'F'); };
    return std::ranges::count_if(text, isDigit) == 12;
}

bool isMadeWith(const json& value)
{
    return value.is_object() && value.contains("ruleset") &&
           allOf(value, [](const std::string& key, const json& member) {
               if (key == "ruleset")
                   return isText(member, 20);
               if (key == "data")
                   return isShortHash(member);
               if (key == "armies")
                   return allOf(member, [](const std::string& id, const json& version) {
                       return isId(id) && isText(version, 20);
                   });
               if (key == "points")
                   return allOf(member, [](const std::string& id, const json& cost) {
                       return isUnitId(id) && isNumber(cost, -largestFigure, largestFigure);
                   });
               return key == "limits" && isList(member, 20'000, isLimit);
           });
}

} // namespace

bool isPlainRoster(const json& document)
{
    const auto has = [&](std::string_view key) { return document.contains(key); };
    return document.is_object() && has("format") && has("version") && has("ruleset") && has("army") &&
           allOf(document, [](const std::string& key, const json& member) {
               if (key == "format")
                   return member == "muster-roster";
               if (key == "version")
                   return member.is_number_integer() && member == 1;
               if (key == "ruleset" || key == "army")
                   return isId(member);
               if (key == "name" || key == "player")
                   return isText(member, 400);
               if (key == "notes")
                   return isText(member, 20'000);
               if (key == "battle")
                   return isBattle(member);
               if (key == "rulings")
                   return allOf(member,
                                [](const std::string& id, const json& isOn) { return isId(id) && isOn.is_boolean(); });
               if (key == "madeWith")
                   return isMadeWith(member);
               return key == "units" && isList(member, 20'000, isUnit);
           });
}

} // namespace muster
