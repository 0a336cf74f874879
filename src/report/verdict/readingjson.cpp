#include "report/verdict/readingjson.h"

#include "core/base/jsonwriter.h"
#include "report/verdict/readingwords.h"

namespace muster::report {

namespace {

void writeOptions(JsonWriter& json, const OptionCounts& options)
{
    if (!options.isEmpty())
        json.object("options", [&] {
            for (const auto& [id, count] : options)
                json.member(id, count);
        });
}

/// What it is, without the id that it has in its roster.
void writeKind(JsonWriter& json, const RosterUnit& unit)
{
    json.member("unit", unit.unit);
    json.some("as", unit.as);
    json.some("name", unit.name);
    json.some("models", unit.models);
    writeOptions(json, unit.options);
    json.someObjects("groups", unit.groups, [&](const RosterGroup& group) { writeGroup(json, group); });
    if (unit.reserve)
        json.member("reserve", true);
    json.some("note", unit.note);
    json.some("picture", unit.picture);
    json.someObjects("units", unit.units, [&](const RosterUnit& child) { writeUnit(json, child); });
}

void writeGuess(JsonWriter& json, std::string_view key, const GuessedId& guess)
{
    json.object(key, [&] {
        json.member("id", guess.id);
        json.member("certainty", idOf(guess.certainty));
        json.member("alternatives", guess.alternatives);
    });
}

void writeLine(JsonWriter& json, const LineReading& line)
{
    json.member("line", line.line);
    json.member("text", line.text);
    json.member("as", idOf(line.as));
    json.member("certainty", idOf(line.certainty));
    json.some("units", line.units);
    json.some("mended", line.mended);
    json.some("claimed", line.claimed);
    json.some("actual", line.actual);
    json.someObjects("alternatives", line.alternatives, [&](const UnitGuess& guess) {
        if (guess.unit.unit.empty()) // of a list of game data
            json.member("name", guess.name);
        else
            writeKind(json, guess.unit);
        json.some("points", guess.points);
    });
    json.some("choices", line.choices());
    const auto write = [&](const UnknownWords& words) {
        json.member("column", words.column);
        json.member("words", words.words);
    };
    json.someObjects("unknown", line.unknown, write);
    json.someObjects("remarks", line.remarks, write);
}

} // namespace

void writeGroup(JsonWriter& json, const RosterGroup& group)
{
    json.member("group", group.group);
    json.some("models", group.models);
    writeOptions(json, group.options);
}

void writeUnit(JsonWriter& json, const RosterUnit& unit)
{
    json.member("id", unit.id);
    writeKind(json, unit);
}

void writeReading(JsonWriter& json, const TextReading& reading)
{
    json.object("reading", [&] {
        writeGuess(json, "ruleset", reading.ruleset);
        writeGuess(json, "army", reading.army);
        json.object("claimed", [&] {
            json.some("total", reading.claimedTotal);
            json.some("limit", reading.limit);
        });
        json.object("counts", [&] {
            for (const auto certainty : {Certainty::Sure, Certainty::Likely, Certainty::Doubtful, Certainty::None})
                json.member(idOf(certainty), reading.count(certainty));
        });
        if (!reading.deciding.empty())
            json.array("deciding", [&] {
                for (const auto line : reading.deciding)
                    json.value(line);
            });
        json.objects("lines", reading.lines, [&](const LineReading& line) { writeLine(json, line); });
    });
}

} // namespace muster::report
