#include "io/battle/battlefile.h"

#include "core/base/faultlist.h"
#include "core/base/jsonpath.h"
#include "core/base/jsonwriter.h"
#include "core/base/wording.h"
#include "io/data/currentdocument.h"
#include "io/ruleset/readcontext.h"

#include <nlohmann/json.hpp>

#include <set>

namespace muster {

namespace {

using nlohmann::json;

/// A list has at most as many entries as a whole battle has units.
constexpr JsonBounds recordBounds{.bytes = BattleRecord::mostBytes, .depth = 10, .values = 200'000};

Fraction figureOf(const json& value)
{
    return value.is_string() ? parseFraction(value.get<std::string>()).value_or(Fraction())
                             : Fraction(value.get<std::int64_t>());
}

std::array<Fraction, 2> figuresOf(const json& owner, const char* key)
{
    const auto found = owner.find(key);
    return found == owner.end() ? std::array<Fraction, 2>() : std::array{figureOf((*found)[0]), figureOf((*found)[1])};
}

UnitMarks marksOf(const json& value)
{
    UnitMarks marks{textOf(value, "unit"),
                    textOf(value, "name"),
                    textOf(value, "words"),
                    {},
                    textsOf(value, "states"),
                    textOf(value, "lost"),
                    {}};
    if (const auto counts = value.find("counts"); counts != value.end())
        for (const auto& [id, marked] : counts->items())
            marks.counts.emplace(id, marked.get<int>());
    if (value.contains("heldBack"))
        marks.heldBack = flagOf(value, "heldBack");
    return marks;
}

/// Reads a document that fits the schema, and finds what a schema cannot say.
class RecordReader {
public:
    RecordReader(std::string_view text, const std::string& file) : m_text(text), m_file(file) {}

    BattleRecord read(const json& document)
    {
        BattleRecord record;
        record.turn = static_cast<int>(numberOf(document, "turn", 1));
        record.step = static_cast<int>(numberOf(document, "step", 1));
        record.points = figuresOf(document, "points");
        record.lossesCount = flagOf(document, "lossesCount");
        record.score = figuresOf(document, "score");
        const JsonPath root;
        const auto list = root / "forces";
        for (std::size_t i = 0; i < document["forces"].size(); ++i)
            record.forces.push_back(force(list / i, document["forces"][i]));
        return record;
    }
    [[nodiscard]] Faults faults() { return m_faults.take(); }

private:
    ForceMarks force(const JsonPath& path, const json& value)
    {
        ForceMarks force{
            textOf(value, "fingerprint"), static_cast<int>(numberOf(value, "side")), textOf(value, "name"), {}};
        std::set<std::string> known;
        const auto& units = listOf(value, "units");
        const auto list = path / "units";
        for (std::size_t i = 0; i < units.size(); ++i) {
            force.units.push_back(marksOf(units[i]));
            const auto entry = list / i;
            if (const auto& id = force.units.back().unit; !known.insert(id).second)
                m_faults.add(m_text, {m_file, 0, 0, (entry / "unit").pointer(),
                                      "the unit " + inQuotes(id) + " is there twice", "Copy the text again."});
        }
        return force;
    }

    std::string_view m_text;
    const std::string& m_file;
    FaultList m_faults;
};

void write(JsonWriter& json, const UnitMarks& marks)
{
    json.member("unit", marks.unit);
    json.some("name", marks.name);
    json.some("words", marks.words);
    if (!marks.counts.empty())
        json.object("counts", [&] {
            for (const auto& [id, marked] : marks.counts)
                json.member(id, marked);
        });
    json.some("states", marks.states);
    json.some("lost", marks.lost);
    json.some("heldBack", marks.heldBack);
}

} // namespace

Result<BattleRecord> readBattle(std::string_view text, const std::string& file, SchemaSet& schemas)
{
    auto document = currentDocument(text, file, fileVersions().battle, "battle", schemas, recordBounds);
    if (!document)
        return tl::unexpected<Faults>(std::move(document.error()));
    RecordReader reader(text, file);
    auto record = reader.read(*document);
    if (auto faults = reader.faults(); !faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    return record;
}

std::string writeBattle(const BattleRecord& record)
{
    JsonWriter json;
    json.object([&] {
        json.member("format", "muster-battle");
        json.member("version", fileVersions().battle.newest());
        json.member("turn", record.turn);
        json.member("step", record.step);
        json.member("points", record.points);
        json.member("lossesCount", record.lossesCount);
        json.member("score", record.score);
        json.objects("forces", record.forces, [&](const ForceMarks& force) {
            json.member("fingerprint", force.fingerprint);
            json.member("side", force.side);
            json.some("name", force.name);
            json.objects("units", force.units, [&](const UnitMarks& marks) { write(json, marks); });
        });
    });
    return canonicalJson(json.take());
}

} // namespace muster
