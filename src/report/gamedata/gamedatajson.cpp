#include "core/base/jsonwriter.h"
#include "core/base/safetext.h"
#include "report/gamedata/gamedatatext.h"
#include "report/gamedata/gamedatawords.h"

namespace muster::report {

namespace {

namespace data = battlescribe::data;

void writeHead(JsonWriter& json, const data::Head& head)
{
    json.member("id", head.id);
    json.member("name", head.name);
    json.member("revision", head.revision);
    if (!head.isSystem)
        json.member("library", head.isLibrary);
}

void writeGame(JsonWriter& json, const data::ShownGame& game)
{
    json.member("id", game.head.id);
    json.member("there", !game.file.empty());
    if (!game.file.empty()) {
        json.member("name", game.head.name);
        json.member("revision", game.head.revision);
        json.member("file", game.file);
    }
    json.objects("catalogues", game.catalogues, [&](const data::ShownCatalogue& catalogue) {
        writeHead(json, catalogue.head);
        json.member("file", catalogue.file);
        json.someObjects("imports", catalogue.imports, [&](const data::ShownImport& import) {
            json.member("id", import.id);
            json.member("name", import.name);
            json.member("there", import.isThere);
            json.member("rootEntries", import.withRoots);
        });
    });
}

void writeLimit(JsonWriter& json, const data::ShownLimit& limit)
{
    json.member("type", limitName(limit.type));
    json.member("value", limit.value.text());
    if (limit.isPercent)
        json.member("percent", true);
    json.member("field", limit.field);
    json.member("scope", limit.scope);
    if (limit.isChanged)
        json.member("modified", true);
}

void writeChoice(JsonWriter& json, const data::ShownChoice& choice)
{
    json.member("id", choice.id);
    json.member("name", choice.name);
    json.some("type", choiceName(choice));
    if (choice.isHidden)
        json.member("hidden", true);
    if (choice.isDefault)
        json.member("default", true);
    if (choice.hasModifiers)
        json.member("modifiers", true);
    json.someObjects("costs", choice.costs, [&](const data::ShownCost& cost) {
        json.member("name", cost.type);
        json.member("value", cost.value.text());
    });
    json.some("categories", choice.categories);
    json.someObjects("limits", choice.limits, [&](const data::ShownLimit& limit) { writeLimit(json, limit); });
    json.someObjects("choices", choice.choices, [&](const data::ShownChoice& each) { writeChoice(json, each); });
    if (choice.moreChoices > 0)
        json.member("moreChoices", choice.moreChoices);
}

void writeProfile(JsonWriter& json, const data::ShownProfile& profile)
{
    json.member("name", profile.name);
    json.member("type", profile.type);
    if (profile.isHidden)
        json.member("hidden", true);
    json.someObjects("characteristics", profile.characteristics, [&](const data::ShownText& each) {
        json.member("name", each.name);
        json.member("value", each.text);
    });
    json.some("printed", profile.printed);
}

void writeRule(JsonWriter& json, const data::ShownRule& rule)
{
    json.member("name", rule.name);
    json.member("text", rule.text);
    if (rule.isHidden)
        json.member("hidden", true);
    json.some("printed", rule.printed);
}

std::string dataDocument(const auto& fill)
{
    JsonWriter json;
    json.object([&] { fill(json); });
    return indentedJson(safeJson(json.take())) + '\n';
}

} // namespace

std::string toJson(const std::vector<data::ShownGame>& games)
{
    return dataDocument([&](JsonWriter& json) {
        json.objects("games", games, [&](const data::ShownGame& game) { writeGame(json, game); });
    });
}

std::string toJson(const GameDataCatalogue& catalogue)
{
    return dataDocument([&](JsonWriter& json) {
        json.member("game", catalogue.game);
        writeHead(json, catalogue.head);
        json.objects("entries", catalogue.roots, [&](const data::ShownChoice& each) { writeChoice(json, each); });
    });
}

std::string toJson(const data::ShownEntry& entry)
{
    return dataDocument([&](JsonWriter& json) {
        writeChoice(json, entry.choice);
        json.someObjects("profiles", entry.profiles, [&](const data::ShownProfile& each) { writeProfile(json, each); });
        json.someObjects("rules", entry.rules, [&](const data::ShownRule& each) { writeRule(json, each); });
    });
}

} // namespace muster::report
