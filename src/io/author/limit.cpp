#include "io/author/limit.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace muster {

namespace {

using nlohmann::ordered_json;
using Kind = Limit::Kind;
using Which = Limit::Which;

/// The keys of a constraint that say what is judged. All others stay as they are.
constexpr std::array<std::string_view, 8> judged{"forEach", "where",  "in",      "when",
                                                 "count",   "atMost", "atLeast", "exactly"};

ordered_json filterJson(const Which& which)
{
    auto filter = ordered_json::object();
    if (!which.key.empty())
        filter[which.key] = which.id;
    return filter;
}

ordered_json battleShare(const std::string& share) { return {{"battle", "points"}, {"times", share}}; }

/// What a limit says, as a constraint has it.
ordered_json saying(const Limit& limit)
{
    const auto what = filterJson(limit.what);
    const ordered_json units{{"units", what}};
    const ordered_json points{{"points", what}};
    switch (limit.kind) {
    case Kind::PointsAgreed:
        return {{"count", points}, {"atMost", {{"battle", "points"}}}};
    case Kind::AtMost:
        return {{"count", units}, {"atMost", limit.number}};
    case Kind::AtLeast:
        return {{"count", units}, {"atLeast", limit.number}};
    case Kind::Exactly:
        return {{"count", units}, {"exactly", limit.number}};
    case Kind::ForEach: {
        ordered_json bound{{"count", {{"units", filterJson(limit.other)}}}};
        if (limit.each != 1)
            bound["perFull"] = limit.each;
        if (limit.number != 1)
            bound["times"] = limit.number;
        return {{"count", units}, {"atMost", bound}};
    }
    case Kind::ShareAtMost:
        return {{"count", points}, {"atMost", battleShare(limit.share)}};
    case Kind::ShareAtLeast:
        return {{"count", points}, {"atLeast", battleShare(limit.share)}};
    case Kind::KindAtMost: {
        ordered_json made{{"forEach", "kind"}};
        if (!what.empty())
            made["where"] = what;
        made["count"] = {{"units", ordered_json::object()}};
        made["atMost"] = limit.number;
        return made;
    }
    case Kind::OptionOnce: {
        ordered_json made{{"forEach", "option"}};
        if (!what.empty())
            made["where"] = what;
        made["count"] = {{"options", ordered_json::object()}};
        made["atMost"] = limit.number;
        return made;
    }
    case Kind::OnlyWith:
        return {{"when", {{"hasNo", filterJson(limit.other)}}}, {"count", units}, {"atMost", 0}};
    case Kind::NotTogether:
        return {{"when", {{"has", filterJson(limit.other)}}}, {"count", units}, {"atMost", 0}};
    case Kind::ModelsAtMost: {
        ordered_json made{{"forEach", "unit"}};
        if (!what.empty())
            made["where"] = what;
        made["count"] = {{"models", ordered_json::object()}};
        made["atMost"] = limit.number;
        return made;
    }
    }
    return ordered_json::object();
}

std::optional<Which> whichOf(const ordered_json& filter)
{
    constexpr std::array<std::string_view, 5> keys{"category", "trait", "mark", "rule", "unit"};
    if (!filter.is_object() || filter.size() > 1)
        return std::nullopt;
    if (filter.empty())
        return Which();
    const auto only = filter.begin();
    if (std::ranges::find(keys, std::string_view(only.key())) == keys.end() || !only.value().is_string())
        return std::nullopt;
    return Which{only.key(), only.value().get<std::string>()};
}

/// The value of a member, or of a member of a member; null if there is none.
const ordered_json& at(const ordered_json& object, std::string_view key, std::string_view inside = {})
{
    static const ordered_json none;
    const auto found = object.is_object() ? object.find(key) : object.end();
    if (!object.is_object() || found == object.end())
        return none;
    return inside.empty() ? *found : at(*found, inside);
}

/// What a limit of this kind would have of this constraint, so that it can be written again and compared.
std::optional<Limit> guess(Kind kind, const ordered_json& made)
{
    Limit limit;
    limit.kind = kind;
    const auto& counted =
        at(made, "count", "units").is_object() ? at(made, "count", "units") : at(made, "count", "points");
    const bool isOfEach = kind == Kind::KindAtMost || kind == Kind::OptionOnce || kind == Kind::ModelsAtMost;
    const auto what = isOfEach ? made.contains("where") ? whichOf(made["where"]) : Which() : whichOf(counted);
    if (!what)
        return std::nullopt;
    limit.what = *what;
    for (const auto* bound : {"atMost", "atLeast", "exactly"})
        if (at(made, bound).is_number_integer())
            limit.number = made[bound].get<std::int64_t>();
    const auto* other = kind == Kind::ForEach       ? &at(at(made, "atMost", "count"), "units")
                        : kind == Kind::OnlyWith    ? &at(made, "when", "hasNo")
                        : kind == Kind::NotTogether ? &at(made, "when", "has")
                                                    : nullptr;
    if (other) {
        const auto which = whichOf(*other);
        if (!which)
            return std::nullopt;
        limit.other = *which;
    }
    if (kind == Kind::ForEach) {
        const auto number = [&](const char* key) {
            const auto& value = at(made, "atMost", key);
            return value.is_number_integer() ? value.get<std::int64_t>() : 1;
        };
        limit.each = number("perFull");
        limit.number = number("times");
    }
    if (kind == Kind::OnlyWith || kind == Kind::NotTogether)
        limit.number = 1;
    for (const auto* bound : {"atMost", "atLeast"})
        if (const auto& share = at(made, bound, "times"); share.is_string())
            limit.share = share.get<std::string>();
    return limit;
}

/// A document without what does not matter for what is judged.
ordered_json judgedOf(const ordered_json& constraint)
{
    auto made = ordered_json::object();
    for (const auto key : judged)
        if (const auto found = constraint.find(key); found != constraint.end())
            made[std::string(key)] = *found;
    if (at(made, "forEach") == "roster")
        made.erase("forEach");
    return made;
}

} // namespace

std::optional<Limit> limitOf(const std::string& json)
{
    const auto constraint = ordered_json::parse(json, nullptr, false);
    if (!constraint.is_object())
        return std::nullopt;
    const auto said = judgedOf(constraint);
    // It is a limit of a kind if that kind would say exactly the same. The order of keys says nothing.
    const auto asSaid = nlohmann::json(said);
    for (int i = 0; i < Limit::kinds; ++i) {
        const auto limit = guess(static_cast<Kind>(i), said);
        if (limit && nlohmann::json(saying(*limit)) == asSaid)
            return limit;
    }
    return std::nullopt;
}

std::string limitJson(const Limit& limit, const std::string& before)
{
    auto old = ordered_json::parse(before, nullptr, false);
    if (!old.is_object())
        old = ordered_json::object();
    const auto said = saying(limit);
    auto made = ordered_json::object();
    const auto say = [&] {
        for (const auto& [key, value] : said.items())
            made[key] = value;
    };
    const auto isJudged = [](const std::string& key) { return std::ranges::find(judged, key) != judged.end(); };
    // In the place of the first key that said what is judged; in a new one, before what people read of it.
    bool isSaid = false;
    const bool wasSaid = std::ranges::any_of(judged, [&](std::string_view key) { return old.contains(key); });
    for (const auto& [key, value] : old.items()) {
        const bool isPlace = wasSaid ? isJudged(key) : key != "id" && key != "name";
        if (isPlace && !isSaid) {
            say();
            isSaid = true;
        }
        if (!isJudged(key))
            made[key] = value;
    }
    if (!isSaid)
        say();
    return made.dump();
}

} // namespace muster
