#include "report/battlescribe/listtext.h"

#include "battlescribe/browse/textruns.h"
#include "battlescribe/verdict/verdict.h"
#include "core/base/jsonwriter.h"
#include "core/base/safetext.h"
#include "report/battlescribe/listwords.h"
#include "report/translation/translation.h"
#include "report/verdict/readingjson.h"
#include "report/verdict/verdicttext.h"

namespace muster::report {

namespace {

void writeCost(JsonWriter& json, const battlescribe::Cost& cost)
{
    json.member("name", cost.name);
    json.member("value", cost.value ? cost.value->text() : cost.written);
}

void writeProfile(JsonWriter& json, const battlescribe::Profile& profile)
{
    json.member("name", profile.name);
    json.member("type", profile.type);
    json.someObjects("characteristics", profile.characteristics, [&](const battlescribe::Characteristic& each) {
        json.member("name", each.name);
        json.member("value", battlescribe::plainText(each.value));
    });
    json.some("printed", printedText(profile.printed));
}

void writeRule(JsonWriter& json, const battlescribe::Rule& rule)
{
    json.member("name", rule.name);
    json.member("text", battlescribe::plainText(rule.text));
    json.some("printed", printedText(rule.printed));
}

/// Of each type of selection.
constexpr std::string_view typeIds[]{"unit", "model", "upgrade", "other"};

/// What forces and selections both have.
void writeContents(JsonWriter& json, const auto& owner)
{
    json.some("notes", owner.notes);
    json.someObjects("costs", owner.costs, [&](const auto& cost) { writeCost(json, cost); });
    json.someObjects("categories", owner.categories, [&](const battlescribe::Category& category) {
        json.member("name", category.name);
        json.member("primary", category.isPrimary);
    });
    json.someObjects("profiles", owner.profiles, [&](const auto& profile) { writeProfile(json, profile); });
    json.someObjects("rules", owner.rules, [&](const auto& rule) { writeRule(json, rule); });
}

void writeSelection(JsonWriter& json, const battlescribe::FileSelection& selection)
{
    json.member("name", selection.name);
    json.some("customName", selection.customName);
    json.member("type", typeIds[static_cast<std::size_t>(selection.type)]);
    json.member("number", selection.number);
    writeContents(json, selection);
    json.someObjects("selections", selection.selections, [&](const auto& inner) { writeSelection(json, inner); });
}

void writeForce(JsonWriter& json, const battlescribe::FileForce& force)
{
    json.member("name", force.name);
    json.some("customName", force.customName);
    json.some("army", force.catalogue);
    json.some("revision", force.catalogueRevision);
    writeContents(json, force);
    json.someObjects("selections", force.selections, [&](const auto& inner) { writeSelection(json, inner); });
    json.someObjects("forces", force.forces, [&](const auto& inner) { writeForce(json, inner); });
}

void writeSum(JsonWriter& json, const battlescribe::Sum& sum)
{
    json.member("name", sum.name);
    if (sum.claimed)
        json.member("claimed", sum.claimed->text());
    json.member("sum", sum.sum.text());
    if (sum.limit)
        json.member("limit", sum.limit->text());
}

/// What the file says.
void writeFile(JsonWriter& json, const battlescribe::List& list)
{
    const auto& roster = list.roster;
    json.member("game", roster.game);
    json.some("revision", roster.gameRevision);
    json.some("madeWith", roster.madeBy);
    json.some("notes", roster.notes);
    json.objects("sums", list.sums.sums, [&](const auto& sum) { writeSum(json, sum); });
    if (list.verdict)
        json.objects("data", list.verdict->sources, [&](const battlescribe::Verdict::Source& source) {
            json.member("name", source.name);
            json.member("revision", source.revision);
            json.some("madeWith", source.madeWith);
        });
    json.objects("forces", roster.forces, [&](const auto& force) { writeForce(json, force); });
    json.someObjects("kept", roster.kept, [&](const battlescribe::Kept& kept) {
        json.member("in", kept.parent);
        json.member("element", kept.element);
        json.member("count", kept.count);
    });
}

const auto nothing = [] {};

void writeReport(JsonWriter& json, const battlescribe::List& list)
{
    const auto& roster = list.roster;
    json.member("format", "muster-report");
    json.member("version", 1);
    json.object("roster", [&] {
        const auto armies = armiesOf(roster);
        json.member("name", roster.name);
        json.member("ruleset", nameAsId(roster.game));
        json.member("army", nameAsId(armies.empty() ? std::string() : armies.front()));
        json.member("fingerprint", list.fingerprint);
    });
    const auto outcome = outcomeOf(list);
    json.member("legal", outcome == Outcome::NotJudged ? std::optional<bool>() : outcome == Outcome::Legal);
    json.member("verdict", outcomeId(outcome));
    json.object("totals", [&] { json.member("units", battlescribe::countUnits(roster)); });
    json.array("tallies", nothing);
    json.array("units", nothing);
    json.objects("findings", findingTexts(list), [&](const auto& finding) {
        json.member("rule", finding.rule);
        json.member("severity", severityId(finding.severity));
        json.array("units", nothing);
        json.member("message", finding.message);
        json.object("citation", [&] {
            json.member("source", finding.source);
            json.member("section", finding.section);
        });
        json.array("fixes", nothing);
        json.some("constraint", finding.constraint);
        json.some("written", finding.written);
        json.some("place", finding.place);
        json.some("ids", finding.ids);
        json.some("suggestions", finding.fixes);
    });
    if (!list.verdict)
        json.array("unknown", [&] {
            json.object([&] {
                json.member("rule", "unknown-ruleset");
                json.member("id", roster.game);
            });
        });
    json.object("battlescribe", [&] { writeFile(json, list); });
    if (list.reading) {
        auto reading = *list.reading;
        reading.ruleset.id = nameAsId(reading.ruleset.id);
        reading.army.id = nameAsId(reading.army.id);
        writeReading(json, reading);
    }
}

} // namespace

std::string toJson(const battlescribe::List& list)
{
    const SourceLanguage english; // programs read it
    JsonWriter json;
    json.object([&] { writeReport(json, list); });
    return safeJson(json.take());
}

} // namespace muster::report
