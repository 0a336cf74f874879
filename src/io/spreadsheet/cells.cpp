#include "io/spreadsheet/cells.h"

#include "core/base/fraction.h"
#include "io/json/boundedjson.h"
#include "io/json/figurejson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <vector>

namespace muster {

namespace {

using ordered = nlohmann::ordered_json;

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    return first == text.npos ? std::string_view() : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Parts without spaces around; none empty.
std::vector<std::string> parts(std::string_view text, char between)
{
    std::vector<std::string> all;
    while (true) {
        const auto end = text.find(between);
        if (const auto part = trimmed(text.substr(0, end)); !part.empty())
            all.emplace_back(part);
        if (end == text.npos)
            return all;
        text.remove_prefix(end + 1);
    }
}

std::optional<std::int64_t> number(std::string_view text) { return wholeNumber(trimmed(text)); }

std::string text(const ordered& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

bool hasOnly(const ordered& object, std::initializer_list<std::string_view> keys)
{
    for (const auto& [key, value] : object.items())
        if (std::ranges::find(keys, std::string_view(key)) == keys.end())
            return false;
    return true;
}

std::string joined(const std::vector<std::string>& all, std::string_view between)
{
    std::string line;
    for (const auto& each : all)
        line.append(line.empty() ? std::string_view() : between).append(each);
    return line;
}

// ---- to cells -------------------------------------------------------------------------------------------------------

std::string modelsCell(const ordered& value)
{
    if (value.is_array()) {
        std::vector<std::string> sizes;
        for (const auto& size : value)
            sizes.push_back(size.dump());
        return sizes.size() > 1 ? joined(sizes, "/") : value.dump();
    }
    if (!value.is_object() || !hasOnly(value, {"min", "max", "default"}) || !value.contains("min"))
        return value.dump();
    auto cell = value["min"].dump();
    if (!value.contains("max"))
        return value.dump();
    cell += value["max"].is_string() ? "+" : '-' + value["max"].dump();
    if (value.contains("default"))
        cell += " (" + value["default"].dump() + ')';
    return cell;
}

/// 12, "12 1/2"
std::string pointsCell(const ordered& value)
{
    if (!value.is_string())
        return value.dump();
    const auto points = parseFraction(value.get<std::string>());
    if (!points || *points < Fraction(1))
        return value.get<std::string>();
    return Fraction(points->floor()).text() + ' ' + (*points - Fraction(points->floor())).text();
}

std::string priceCell(const ordered& value)
{
    if (!value.is_object())
        return pointsCell(value);
    std::vector<std::string> prices;
    if (hasOnly(value, {"bySize"}) && value.contains("bySize")) {
        for (const auto& each : value["bySize"])
            prices.push_back(each.at(0).dump() + ':' + text(each.at(1)));
        return joined(prices, " ");
    }
    if (hasOnly(value, {"byCopy"}) && value.contains("byCopy") && value["byCopy"].size() > 1) {
        for (const auto& each : value["byCopy"])
            prices.push_back(pointsCell(each));
        return joined(prices, " then ");
    }
    return value.dump();
}

/// Ids with a value each, or ids alone: "tough 4".
std::string valuedCell(const ordered& value, std::string_view key, std::string_view its)
{
    std::vector<std::string> words;
    for (const auto& each : value) {
        if (each.is_string()) {
            words.push_back(each.get<std::string>());
        } else if (each.is_object() && each.contains(key) && each[key].is_string() && hasOnly(each, {key, its})) {
            words.push_back(each[key].get<std::string>());
            if (each.contains(its))
                words.back() += ' ' + text(each[its]);
        } else {
            return value.dump();
        }
    }
    return joined(words, "; ");
}

std::string rulesCell(const ordered& value) { return valuedCell(value, "rule", "value"); }
std::string weaponsCell(const ordered& value) { return valuedCell(value, "weapon", "count"); }

std::string boundCell(const ordered& value)
{
    if (!value.is_object())
        return text(value);
    if (!value.contains("perModels") || !hasOnly(value, {"times", "perModels"}))
        return value.dump();
    return (value.contains("times") ? value["times"].dump() : "1") + " per " + value["perModels"].dump();
}

// ---- from cells -----------------------------------------------------------------------------------------------------

std::optional<ordered> modelsValue(std::string_view cell)
{
    if (const auto plain = number(cell))
        return ordered(*plain);
    if (const auto sizes = parts(cell, '/'); sizes.size() > 1) {
        auto list = ordered::array();
        for (const auto& size : sizes) {
            const auto value = number(size);
            if (!value)
                return std::nullopt;
            list.push_back(*value);
        }
        return list;
    }
    std::optional<std::int64_t> usual;
    if (const auto open = cell.find('('); open != cell.npos) {
        if (cell.back() != ')')
            return std::nullopt;
        usual = number(cell.substr(open + 1, cell.size() - open - 2));
        if (!usual)
            return std::nullopt;
        cell = trimmed(cell.substr(0, open));
    }
    auto range = ordered::object();
    if (cell.ends_with('+')) {
        const auto least = number(cell.substr(0, cell.size() - 1));
        if (!least)
            return std::nullopt;
        range = {{"min", *least}, {"max", "any"}};
    } else {
        const auto ends = parts(cell, '-');
        const auto least = ends.size() == 2 ? number(ends[0]) : std::nullopt;
        const auto most = ends.size() == 2 ? number(ends[1]) : std::nullopt;
        if (!least || !most)
            return std::nullopt;
        range = {{"min", *least}, {"max", *most}};
    }
    if (usual)
        range["default"] = *usual;
    return range;
}

std::optional<ordered> pointsValue(std::string_view cell)
{
    const auto points = parseMixedFraction(trimmed(cell));
    if (!points)
        return std::nullopt;
    return points->isWhole() ? ordered(points->numerator()) : ordered(points->text());
}

std::optional<ordered> priceValue(std::string_view cell)
{
    if (auto plain = pointsValue(cell))
        return plain;
    auto list = ordered::array();
    if (cell.find(':') != cell.npos) {
        for (const auto& each : parts(cell, ' ')) {
            const auto pair = parts(each, ':');
            const auto size = pair.size() == 2 ? number(pair[0]) : std::nullopt;
            const auto points = pair.size() == 2 ? pointsValue(pair[1]) : std::nullopt;
            if (!size || !points)
                return std::nullopt;
            list.push_back(ordered::array({*size, *points}));
        }
        return ordered{{"bySize", std::move(list)}};
    }
    constexpr std::string_view then = "then";
    while (true) {
        const auto end = cell.find(then);
        const auto points = pointsValue(cell.substr(0, end));
        if (!points)
            return std::nullopt;
        list.push_back(*points);
        if (end == cell.npos)
            break;
        cell.remove_prefix(end + then.size());
    }
    if (list.size() < 2)
        return std::nullopt;
    return ordered{{"byCopy", std::move(list)}};
}

std::optional<ordered> rulesValue(std::string_view cell)
{
    auto rules = ordered::array();
    for (const auto& each : parts(cell, ';')) {
        const auto space = each.find(' ');
        if (space == each.npos) {
            rules.push_back(each);
            continue;
        }
        const auto parameter = std::string(trimmed(std::string_view(each).substr(space)));
        rules.push_back({{"rule", each.substr(0, space)}, {"value", figureJson(parameter)}});
    }
    return rules;
}

std::optional<ordered> weaponsValue(std::string_view cell)
{
    auto weapons = ordered::array();
    for (const auto& each : parts(cell, ';')) {
        const auto space = each.find(' ');
        weapons.push_back({{"weapon", each.substr(0, space)}});
        if (space == each.npos)
            continue;
        const auto count = std::string(trimmed(std::string_view(each).substr(space)));
        const auto models = number(count);
        if (!models && count != "all" && count != "rest")
            return std::nullopt;
        weapons.back()["count"] = models ? ordered(*models) : ordered(count);
    }
    return weapons;
}

std::optional<ordered> boundValue(std::string_view cell)
{
    if (cell == "any")
        return ordered("any");
    if (const auto plain = number(cell))
        return ordered(*plain);
    const auto per = cell.find(" per ");
    if (per == cell.npos)
        return std::nullopt;
    const auto times = number(cell.substr(0, per));
    const auto models = number(cell.substr(per + 5));
    if (!times || !models)
        return std::nullopt;
    return ordered{{"times", *times}, {"perModels", *models}};
}

std::string wordsCell(const ordered& value)
{
    std::vector<std::string> words;
    for (const auto& each : value)
        words.push_back(text(each));
    return joined(words, "; ");
}

std::optional<ordered> wordsValue(std::string_view cell)
{
    auto words = ordered::array();
    for (const auto& each : parts(cell, ';'))
        words.push_back(each);
    return words;
}

std::optional<ordered> textValue(std::string_view cell) { return ordered(std::string(cell)); }
std::optional<ordered> figureValue(std::string_view cell) { return figureJson(std::string(cell)); }

/// How values of a kind become cells and cells values, and how such a cell is written.
struct Form {
    std::string (*cell)(const ordered& value);
    std::optional<ordered> (*value)(std::string_view cell);
    std::string_view words;
};

const Form& formOf(CellKind kind)
{
    static constexpr Form forms[]{
        {text, textValue, "words or a number"},
        {pointsCell, pointsValue, "a whole number, or one with a fraction: 12½ or 12.5"},
        {modelsCell, modelsValue, "10, 5/10/20, 5-20, 5-20 (10) or 5+"},
        {priceCell, priceValue, "60, by size 3:115 6:210, or by copy 75 then 50"},
        {figureText, figureValue, "words or a number"},
        {wordsCell, wordsValue, "ids with semicolons between"},
        {rulesCell, rulesValue, "ids with their parameters and semicolons between: steady; tough 4"},
        {boundCell, boundValue, "3, any, or 1 per 4"},
        {weaponsCell, weaponsValue, "ids with a number, all or rest, and semicolons between: spear all; bow 2"}};
    static_assert(std::size(forms) == static_cast<std::size_t>(CellKind::Weapons) + 1);
    return forms[static_cast<std::size_t>(kind)];
}

} // namespace

std::string cellOf(CellKind kind, const ordered* value) { return value ? formOf(kind).cell(*value) : std::string(); }

std::optional<ordered> valueOf(CellKind kind, const std::string& cell)
{
    const bool isPlain = kind == CellKind::Text || kind == CellKind::Stat;
    if (!isPlain && (cell.starts_with('[') || cell.starts_with('{'))) {
        if (!parseJson(cell, {})) // it may be of the clipboard, with brackets without end
            return std::nullopt;
        return ordered::parse(cell, nullptr, false);
    }
    return formOf(kind).value(cell);
}

std::string_view formsOf(CellKind kind) { return formOf(kind).words; }

} // namespace muster
