#include "io/json/faultwords.h"

#include "core/base/fraction.h"
#include "core/base/wording.h"
#include "core/data/points.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace muster::faultwords {

using nlohmann::json;

namespace {

/// In bytes. Of a longer value only the kind is shown.
constexpr std::size_t longestShown = 60;

std::string written(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

/// "5 is a number", "the value is null", or "the value is a list" if the value is too long to be shown.
std::string whatStandsHere(const json& value)
{
    const auto text = written(value);
    if (value.is_null() || value.is_boolean())
        return "the value is " + text;
    return text.size() > longestShown ? "the value is " + kindName(value) : text + " is " + kindName(value);
}

/// The fraction that the author probably means by a decimal number: 1/2 for 0.5, 1/3 for 0.3333333.
std::optional<Fraction> fractionNear(double number)
{
    constexpr double mostDenominator = 999'999;
    if (!std::isfinite(number) || std::abs(number) > 999'999)
        return std::nullopt;
    double above = 1, below = 0, denominatorAbove = 0, denominatorBelow = 1, rest = number;
    for (int i = 0; i < 32; ++i) {
        const auto whole = std::floor(rest);
        const auto numerator = whole * above + below;
        const auto denominator = whole * denominatorAbove + denominatorBelow;
        if (denominator > mostDenominator)
            break;
        below = std::exchange(above, numerator);
        denominatorBelow = std::exchange(denominatorAbove, denominator);
        if (std::abs(number - numerator / denominator) < 1e-6 || rest == whole)
            return Fraction(static_cast<std::int64_t>(numerator), static_cast<std::int64_t>(denominator));
        rest = 1 / (rest - whole);
    }
    return std::nullopt;
}

std::string adviceForFractions(const Kinds& kinds)
{
    if (kinds.points)
        return std::string(adviceForPoints);
    return std::string("Write two whole numbers, not too long and the second not 0: \"1/3\"") +
           (kinds.decimal ? ", or a short decimal number: \"0.5\"." : ".");
}

/// The cost that the author probably means by a decimal number: 25/2 for 12.5.
std::optional<Fraction> pointsNear(double number)
{
    const auto parts = std::round(number * Points::parts);
    if (!(std::abs(parts) < 1e12) || std::abs(number - parts / Points::parts) >= 1e-6)
        return std::nullopt;
    return Points::ofParts(static_cast<std::int64_t>(parts));
}

json fractionJson(Fraction fraction) { return fraction.isWhole() ? json(fraction.numerator()) : json(fraction.text()); }

/// The fraction that a number or a text means: "25/2" for 12.5, "12,5" and "12 1/2".
std::optional<Fraction> fractionMeant(const json& value, const Kinds& kinds)
{
    if (value.is_number_float())
        return kinds.points ? pointsNear(value.get<double>()) : fractionNear(value.get<double>());
    if (!value.is_string())
        return std::nullopt;
    auto text = value.get<std::string>();
    std::ranges::replace(text, ',', '.');
    return parseMixedFraction(text);
}

/// The value, written in one of the allowed kinds; empty if that cannot be known.
std::string wayToWrite(const json& value, const Kinds& kinds)
{
    const auto isAllowed = [&](const json& meant) { return !kinds.allows || kinds.allows(meant); };
    if (value.is_string()) {
        const auto meant = json::parse(value.get_ref<const std::string&>(), nullptr, false);
        if (((meant.is_number_integer() && (kinds.whole || kinds.number)) || (meant.is_boolean() && kinds.flag)) &&
            isAllowed(meant))
            return "Write " + meant.dump() + " without quotes.";
    }
    if (value.is_number_float() && kinds.whole && std::floor(value.get<double>()) == value.get<double>() &&
        std::abs(value.get<double>()) < 1e15)
        if (const json meant = static_cast<std::int64_t>(value.get<double>()); isAllowed(meant))
            return "Write " + meant.dump() + '.';
    if (kinds.fraction) {
        if (const auto meant = fractionMeant(value, kinds); meant && isAllowed(fractionJson(*meant)))
            return "Write " + fractionJson(*meant).dump() + '.';
        if (value.is_number_float() || value.is_string())
            return adviceForFractions(kinds);
    }
    // Where numbers are allowed too, such as for the figures of a unit, a number in quotes is seldom what is meant.
    if (value.is_primitive() && !value.is_null() && !value.is_string() && kinds.text && !kinds.whole && !kinds.number &&
        isAllowed(written(value)))
        return "Write it in quotes: " + inQuotes(written(value)) + '.';
    if (!value.is_array() && !value.empty() && kinds.list && written(value).size() <= longestShown &&
        isAllowed(json::array({value})))
        return "Write it in brackets: [" + written(value) + "].";
    if (value.is_array() && value.size() == 1 && kinds.allows && kinds.allows(value[0]) &&
        written(value).size() <= longestShown)
        return "Write it without brackets: " + written(value[0]) + '.';
    return {};
}

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
    return value.is_object() ? "an object" : "nothing";
}

std::string shown(const json& value)
{
    auto text = written(value);
    return text.size() > longestShown ? kindName(value) : text;
}

Words wrongKind(const json& value, std::string_view wanted, const Kinds& kinds)
{
    return {whatStandsHere(value) + "; this must be " + std::string(wanted), wayToWrite(value, kinds)};
}

Words wrongConstant(const json& value, std::string_view wanted)
{
    return {shown(value) + " is not allowed here", "Write " + std::string(wanted) + '.'};
}

Words noId(const json& value) { return {shown(value) + " is not a valid id", std::string(adviceForIds)}; }

Words noFraction(const json& value, const Kinds& kinds)
{
    const auto advice = wayToWrite(value, kinds);
    return {shown(value) + " is not a valid fraction", advice.empty() ? adviceForFractions(kinds) : advice};
}

Words tooSmall(const json& value, std::string_view least)
{
    return {shown(value) + " is too small; at least " + std::string(least) + " is needed", "Raise it."};
}

Words tooLarge(const json& value, std::string_view most)
{
    return {shown(value) + " is too large; at most " + std::string(most) + " is allowed", "Lower it."};
}

Words textTooLong(std::size_t mostLetters)
{
    return {"the text is too long; at most " + std::to_string(mostLetters) + " letters are allowed", "Shorten it."};
}

Words listTooLong(std::size_t mostEntries)
{
    return {"the list is too long; at most " + std::to_string(mostEntries) + " entries are allowed", "Take some out."};
}

Words missingKey(std::string_view key) { return {"the key " + inQuotes(key) + " is missing", "Add it."}; }

Words unknownKey(std::string_view key, const std::vector<std::string_view>& known,
                 const std::vector<std::string_view>& free)
{
    const auto isFree = [&](std::string_view other) { return std::ranges::find(free, other) != free.end(); };
    auto otherwise = known.empty() ? "Take it out: no keys are known here."
                                   : "Take it out, or check the spelling. Known here: " + listed(known) + '.';
    // What it is called elsewhere.
    if ((key == "cost" || key == "price") && isFree("points"))
        return {"unknown key " + inQuotes(key), didYouMean("points", free, otherwise)};
    if (key == "weapon" && isFree("trait"))
        otherwise = "Weapons are counted with \"weapons\" in a count. " + otherwise;
    return {"unknown key " + inQuotes(key), didYouMean(key, free, std::move(otherwise))};
}

Words keyIsNoId(std::string_view key)
{
    return {"the key " + inQuotes(key) + " is not a valid id", std::string(adviceForIds)};
}

} // namespace muster::faultwords
