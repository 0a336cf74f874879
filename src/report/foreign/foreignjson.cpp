#include "report/foreign/foreigntext.h"

#include "core/base/safetext.h"
#include "report/foreign/foreignwords.h"
#include "report/translation/translation.h"
#include "report/verdict/words.h"

#include <nlohmann/json.hpp>

namespace muster::report {

using nlohmann::ordered_json;

namespace {

/// A name as an id: small letters, digits, single hyphens. "unknown" where the name has none of them.
std::string idOf(std::string_view name)
{
    constexpr std::size_t most = 80;
    std::string id;
    for (const char c : name) {
        const bool isSmall = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        const bool isLarge = c >= 'A' && c <= 'Z';
        if (isSmall || isLarge)
            id += isLarge ? static_cast<char>(c - 'A' + 'a') : c;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    id.resize(std::min(id.size(), most));
    while (id.ends_with('-'))
        id.pop_back();
    return id.empty() ? "unknown" : id;
}

/// Sets a text that is not empty.
void put(ordered_json& object, const char* key, const std::string& text)
{
    if (!text.empty())
        object[key] = text;
}

template <class Values, class Write>
void putAll(ordered_json& object, const char* key, const Values& values, const Write& write)
{
    for (const auto& value : values)
        object[key].push_back(write(value));
}

ordered_json costJson(const battlescribe::Cost& cost)
{
    return {{"name", cost.name}, {"value", cost.value ? cost.value->text() : cost.written}};
}

ordered_json profileJson(const battlescribe::Profile& profile)
{
    ordered_json object{{"name", profile.name}, {"type", profile.type}};
    putAll(object, "characteristics", profile.characteristics, [](const battlescribe::Characteristic& each) {
        return ordered_json{{"name", each.name}, {"value", each.value}};
    });
    put(object, "printed", printedText(profile.printed));
    return object;
}

ordered_json ruleJson(const battlescribe::Rule& rule)
{
    ordered_json object{{"name", rule.name}, {"text", rule.text}};
    put(object, "printed", printedText(rule.printed));
    return object;
}

std::string_view typeId(battlescribe::SelectionType type)
{
    switch (type) {
    case battlescribe::SelectionType::Unit:
        return "unit";
    case battlescribe::SelectionType::Model:
        return "model";
    case battlescribe::SelectionType::Upgrade:
        return "upgrade";
    case battlescribe::SelectionType::Other:
        break;
    }
    return "other";
}

/// What forces and selections both have.
void putContents(ordered_json& object, const auto& owner)
{
    put(object, "notes", owner.notes);
    putAll(object, "costs", owner.costs, costJson);
    putAll(object, "categories", owner.categories, [](const battlescribe::Category& category) {
        return ordered_json{{"name", category.name}, {"primary", category.isPrimary}};
    });
    putAll(object, "profiles", owner.profiles, profileJson);
    putAll(object, "rules", owner.rules, ruleJson);
}

ordered_json selectionJson(const battlescribe::Selection& selection)
{
    ordered_json object{{"name", selection.name}};
    put(object, "customName", selection.customName);
    object["type"] = typeId(selection.type);
    object["number"] = selection.number;
    putContents(object, selection);
    putAll(object, "selections", selection.selections, selectionJson);
    return object;
}

ordered_json forceJson(const battlescribe::Force& force)
{
    ordered_json object{{"name", force.name}};
    put(object, "customName", force.customName);
    put(object, "army", force.catalogue);
    put(object, "revision", force.catalogueRevision);
    putContents(object, force);
    putAll(object, "selections", force.selections, selectionJson);
    putAll(object, "forces", force.forces, forceJson);
    return object;
}

ordered_json sumJson(const battlescribe::Sum& sum)
{
    ordered_json object{{"name", sum.name}};
    if (sum.claimed)
        object["claimed"] = sum.claimed->text();
    object["sum"] = sum.sum.text();
    if (sum.limit)
        object["limit"] = sum.limit->text();
    return object;
}

ordered_json foreignJson(const battlescribe::List& list)
{
    const auto& roster = list.roster;
    ordered_json object{{"game", roster.game}};
    put(object, "revision", roster.gameRevision);
    put(object, "madeWith", roster.madeBy);
    put(object, "notes", roster.notes);
    object["sums"] = ordered_json::array();
    putAll(object, "sums", list.sums.sums, sumJson);
    object["forces"] = ordered_json::array();
    putAll(object, "forces", roster.forces, forceJson);
    putAll(object, "kept", roster.kept, [](const battlescribe::Kept& kept) {
        return ordered_json{{"in", kept.parent}, {"element", kept.element}, {"count", kept.count}};
    });
    return object;
}

} // namespace

std::string toJson(const battlescribe::List& list)
{
    const SourceLanguage english; // programs read it
    const auto& roster = list.roster;
    const auto armies = armiesOf(roster);
    ordered_json object{{"format", "muster-report"}, {"version", 1}};
    object["roster"] = {{"name", roster.name},
                        {"ruleset", idOf(roster.game)},
                        {"army", idOf(armies.empty() ? std::string() : armies.front())},
                        {"fingerprint", list.fingerprint}};
    object["legal"] = nullptr;
    object["verdict"] = outcomeId(Outcome::NotJudged);
    object["totals"] = {{"units", battlescribe::countUnits(roster)}};
    object["tallies"] = ordered_json::array();
    object["units"] = ordered_json::array();
    object["findings"] = ordered_json::array();
    for (const auto& finding : foreignFindings(list))
        object["findings"].push_back({{"rule", finding.rule},
                                      {"severity", severityId(finding.severity)},
                                      {"units", ordered_json::array()},
                                      {"message", finding.message},
                                      {"citation", {{"source", ""}, {"section", ""}}},
                                      {"fixes", ordered_json::array()}});
    object["unknown"] = {{{"rule", "unknown-ruleset"}, {"id", roster.game}}};
    object["battlescribe"] = foreignJson(list);
    return safeJson(object.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
}

} // namespace muster::report
