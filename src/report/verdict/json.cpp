#include "report/verdict/json.h"

#include "core/base/jsonwriter.h"
#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/costwords.h"
#include "report/verdict/datawords.h"
#include "report/verdict/readingjson.h"
#include "report/verdict/readingwords.h"
#include "report/verdict/wordparts.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <compare>
#include <map>
#include <ranges>
#include <tuple>
#include <type_traits>
#include <variant>

namespace muster::report {

namespace {

/// In the order of Edit; a batch is written as its steps.
constexpr std::string_view editNames[]{
    "set-name",          "set-player",   "set-notes",        "set-data-version", "set-points",   "set-scenario",
    "set-battle-option", "set-ruling",   "add-unit",         "remove-unit",      "move-unit",    "set-unit-name",
    "set-unit-note",     "set-picture",  "set-models",       "set-reserve",      "set-option",   "set-counter",
    "add-group",         "remove-group", "set-group-models", "add-unread",       "remove-unread"};
static_assert(std::size(editNames) + 1 == std::variant_size_v<decltype(Edit::change)>);

void writeValue(JsonWriter& json, const OptionValue& value)
{
    std::visit([&](const auto& held) { json.value(held); }, value);
}
void writeValue(JsonWriter& json, const RosterUnit& unit)
{
    json.object([&] { writeUnit(json, unit); });
}
void writeValue(JsonWriter& json, const RosterGroup& group)
{
    json.object([&] { writeGroup(json, group); });
}
void writeValue(JsonWriter& json, const UnreadLine& line)
{
    json.object([&] {
        json.member("line", line.line);
        json.member("text", line.text);
    });
}
void writeValue(JsonWriter& json, const auto& value) { json.value(value); }

/// What an edit is about and its value, in the order in which any edit has them.
template <class Change>
void writeChange(JsonWriter& json, const Change& change)
{
    if constexpr (requires { change.unit.size(); })
        json.member("unit", change.unit);
    if constexpr (requires { change.parent; })
        json.member("parent", change.parent);
    if constexpr (requires { change.index; })
        json.member("index", change.index);
    if constexpr (requires { change.as; })
        json.member("as", change.as);
    if constexpr (requires { change.option; }) {
        if constexpr (requires { change.group; })
            json.some("group", change.group);
        json.member("option", change.option);
    }
    if constexpr (requires { change.counter; })
        json.member("counter", change.counter);
    if constexpr (requires { change.ruling; })
        json.member("ruling", change.ruling);
    const auto writeMember = [&](const auto& value) {
        json.key("value");
        writeValue(json, value);
    };
    if constexpr (std::is_same_v<Change, edits::SetBattleOption>)
        change.value ? writeMember(*change.value) : writeMember(nullptr);
    else if constexpr (requires { change.value; })
        writeMember(change.value);
    else if constexpr (std::is_same_v<Change, edits::AddUnit>)
        writeMember(change.unit);
    else if constexpr (std::is_same_v<Change, edits::AddGroup>)
        writeMember(change.group);
    else if constexpr (std::is_same_v<Change, edits::AddUnread>)
        writeMember(change.line);
}

void writeSteps(JsonWriter& json, const Edit& edit)
{
    if (const auto* batch = std::get_if<edits::Batch>(&edit.change)) {
        for (const auto& step : batch->edits)
            writeSteps(json, step);
        return;
    }
    json.object([&] {
        json.member("edit", editNames[edit.change.index()]);
        std::visit([&](const auto& change) { writeChange(json, change); }, edit.change);
    });
}

/// What is not agreed, as the roster's `battle` names it.
std::string_view placeOf(NotAgreed rests)
{
    static constexpr std::string_view places[]{"points", "scenario", "choice"};
    return places[static_cast<std::size_t>(rests)];
}

/// A subject as the report names it: by the key that says what it is, and an id. Without a key: the whole roster.
struct SubjectId {
    std::string_view key;
    std::string_view id;
    std::string_view group; ///< of the unit's models

    friend auto operator<=>(const SubjectId&, const SubjectId&) = default;
};

/// One line among the tallies. Two constraints of one rule about one subject make one, with a minimum and a maximum.
struct TallyLine {
    using Counted = std::tuple<std::string_view, SubjectId, Fraction>; ///< what is counted by which rule, and how many

    Counted counted;
    std::vector<std::pair<std::string_view, std::variant<Fraction, std::string_view>>> bounds; ///< as they came

    [[nodiscard]] bool has(std::string_view key) const
    {
        return std::ranges::any_of(bounds, [&](const auto& bound) { return bound.first == key; });
    }

    void add(const Tally& tally)
    {
        if (tally.rests && !has("rests"))
            bounds.emplace_back("rests", placeOf(*tally.rests));
        if (tally.min)
            bounds.emplace_back("min", leastOf(*tally.min, tally.actual));
        if (tally.max)
            bounds.emplace_back("max", mostOf(*tally.max, tally.actual));
    }
};

class ReportWriter {
public:
    /// The catalogue has the names: it may be another than that of the context.
    ReportWriter(const Context& context, const Catalogue& catalogue)
        : m_context(context), m_catalogue(catalogue), m_assessment(*context.assessment)
    {
    }

    [[nodiscard]] std::string write()
    {
        m_json.object([&] {
            m_json.member("format", "muster-report");
            m_json.member("version", 1);
            writeRoster();
            if (!m_context.data.hash.empty())
                writeData();
            const auto outcome = outcomeOf(m_context);
            m_json.member("legal",
                          outcome == Outcome::NotJudged ? std::nullopt : std::optional(outcome != Outcome::NotLegal));
            m_json.member("verdict", outcomeId(outcome));
            writeTotals();
            writeTallies();
            writeUnits();
            writeFindings();
            writeUnknown();
            if (m_context.reading)
                writeReading(m_json, *m_context.reading);
        });
        return safeJson(m_json.take());
    }

private:
    void writeRoster()
    {
        const auto& roster = *m_context.roster;
        m_json.object("roster", [&] {
            m_json.member("name", roster.name);
            m_json.member("ruleset", roster.ruleset);
            m_json.member("army", roster.army);
            m_json.member("fingerprint", m_context.fingerprint);
            m_json.some("dataVersion", roster.dataVersion);
        });
    }

    void writeData()
    {
        const auto& judged = m_context.data;
        m_json.object("data", [&] {
            m_json.member("hash", judged.hash);
            m_json.member("origin", originId(judged.origin()));
            for (const auto origin : {DataOrigin::Own, DataOrigin::Changed, DataOrigin::Other}) {
                const auto isOfIt = [&](const auto& file) { return file.origin == origin; };
                if (std::ranges::any_of(judged.unshipped, isOfIt))
                    m_json.array(originId(origin), [&] {
                        for (const auto& file : judged.unshipped)
                            if (isOfIt(file))
                                m_json.value(file.name);
                    });
            }
            if (const auto* then = comparableStamp(m_context))
                m_json.member("then", then->data);
        });
    }

    void writeTotals()
    {
        m_json.object("totals", [&] {
            if (m_catalogue.ruleset.hasPoints) {
                m_json.member("points", m_assessment.points);
                m_json.member("limit", m_assessment.limit);
            }
            m_json.someObjects("costs", costSums(m_catalogue, m_assessment), [&](const CostSum& cost) {
                m_json.member("id", m_catalogue.ruleset.costs[cost.kind].id);
                m_json.member("name", m_catalogue.ruleset.costs[cost.kind].plural);
                m_json.member("value", cost.sum);
                if (cost.limit)
                    m_json.member("limit", mostOf(*cost.limit, cost.sum));
            });
            m_json.member("units", m_assessment.units.size());
            if (m_catalogue.ruleset.countsModels)
                m_json.member("models", m_assessment.models);
        });
    }

    [[nodiscard]] SubjectId subjectId(const Subject& subject) const
    {
        const auto idOf = [](std::string_view key, std::string_view id, std::string_view group = {}) {
            return SubjectId{key, id, group};
        };
        return visitSubject(
            subject, [](WholeRoster) { return SubjectId{}; }, [](WholeBattle) { return SubjectId{}; },
            [&](Id<Army> army) { return idOf("army", m_catalogue.army(army).id); },
            [&](Id<AssessedUnit> unit) { return idOf("unit", m_assessment.units[unit].id); },
            [&](Id<Body> id) {
                const auto& body = m_assessment.bodies[id];
                return idOf("unit", m_assessment.units[body.unit].id,
                            body.kind ? std::string_view(body.kind->id) : std::string_view());
            },
            [&](Id<Unit> kind) { return idOf("kind", m_catalogue.unit(kind).id); },
            [&](Id<CompositionLine> line) { return idOf("line", m_catalogue.army(m_assessment.army).lines[line].id); },
            [&](Id<LineLimit> limit) { return idOf("limit", m_catalogue.army(m_assessment.army).limits[limit].id); },
            [&](Id<NamedOption> option) { return idOf("option", m_catalogue.options[option].id); });
    }

    /// Two minimums or two maximums, of constraints with different severities, make two lines.
    [[nodiscard]] std::vector<TallyLine> tallyLines() const
    {
        std::vector<TallyLine> lines;
        std::map<TallyLine::Counted, std::size_t> last; ///< the last line of each
        for (const auto& tally : m_assessment.tallies) {
            const TallyLine::Counted counted{m_catalogue.ruleset.constraints[tally.constraint].id,
                                             subjectId(tally.subject), tally.actual};
            auto& place = last.try_emplace(counted, lines.size()).first->second;
            if (place < lines.size() &&
                ((tally.min && lines[place].has("min")) || (tally.max && lines[place].has("max"))))
                place = lines.size();
            if (place == lines.size())
                lines.push_back({counted, {}});
            lines[place].add(tally);
        }
        return lines;
    }

    void writeTallies()
    {
        m_json.objects("tallies", tallyLines(), [&](const TallyLine& line) {
            const auto& [rule, subject, actual] = line.counted;
            m_json.member("rule", rule);
            if (!subject.key.empty())
                m_json.member(subject.key, subject.id);
            m_json.some("group", subject.group);
            m_json.member("actual", actual);
            for (const auto& [key, value] : line.bounds)
                std::visit([&, key = key](const auto& held) { m_json.member(key, held); }, value);
        });
    }

    void writeUnits()
    {
        m_json.objects("units", m_assessment.units.ids(), [&](Id<AssessedUnit> id) {
            const auto& unit = m_assessment.units[id];
            m_json.member("id", unit.id);
            m_json.member("unit", m_assessment.source[id]->unit);
            if (m_catalogue.ruleset.hasPoints)
                m_json.member("points", unit.points);
            m_json.someObjects("costs", m_catalogue.ruleset.costs.ids(), [&](Id<CostKind> kind) {
                m_json.member("id", m_catalogue.ruleset.costs[kind].id);
                m_json.member("value", m_assessment.costOf(id, kind));
            });
            m_json.member("models", unit.models);
            if (unit.isKnown() && m_catalogue.unit(unit.kind).isOwn())
                m_json.member("from", m_catalogue.unit(m_catalogue.unit(unit.kind).madeFrom).id);
            writeSlots(id);
        });
    }

    /// The slot that a unit fills, and the slots that it has.
    void writeSlots(Id<AssessedUnit> id)
    {
        const auto& unit = m_assessment.units[id];
        if (!unit.slot.isNone())
            m_json.member("slot", m_catalogue.unit(m_assessment.units[unit.parent].kind).slotList[unit.slot].id);
        m_json.someObjects("slots", m_assessment.slotsOf(id), [&](const FilledSlot& filled) {
            m_json.member("id", m_catalogue.unit(unit.kind).slotList[filled.slot].id);
            m_json.member("actual", filled.filled);
            m_json.member("min", filled.min);
            m_json.some("max", filled.max);
        });
    }

    void writeFindings()
    {
        m_json.objects("findings", findingsOf(m_context), [&](const FindingWithFixes& told) {
            writeFinding(*told.finding);
            m_json.objects("fixes", told.fixes, [&](const Fix& fix) {
                m_json.member("label", fixLabel(m_catalogue, m_assessment, fix));
                m_json.key("edits");
                writeEdits(m_json, fix.edit);
            });
        });
    }

    /// All but its fixes.
    void writeFinding(const Finding& finding)
    {
        m_json.member("rule", finding.rule);
        m_json.member("severity", severityId(finding.severity));
        m_json.array("units", [&] {
            for (const auto unit : finding.units)
                m_json.value(m_assessment.units[unit].id);
        });
        if (const auto unit = m_assessment.unitOf(finding.subject); !unit.isNone()) {
            const auto bodies = m_assessment.bodiesOf(unit);
            const auto isMeant = [&](const Body& body) { return body.kind && body.group == finding.modelGroup; };
            if (const auto body = std::ranges::find_if(bodies, isMeant); body != bodies.end())
                m_json.member("group", body->kind->id);
        }
        if (!finding.ruling.isNone())
            m_json.member("ruling", m_catalogue.ruleset.rulings[finding.ruling].id);
        if (finding.rests)
            m_json.member("rests", placeOf(*finding.rests));
        if (finding.actual)
            m_json.member("actual", *finding.actual);
        if (finding.allowed)
            m_json.member("allowed", finding.tooMany ? mostOf(*finding.allowed, finding.actual.value_or(0))
                                                     : leastOf(*finding.allowed, finding.actual.value_or(0)));
        m_json.member("message", message(m_catalogue, m_assessment, finding));
        const auto where = citation(m_catalogue, citationOf(m_catalogue, finding));
        m_json.object("citation", [&] {
            m_json.member("source", where.source);
            m_json.member("section", where.section);
        });
    }

    void writeUnknown()
    {
        const auto isUnknown = [](const Finding& finding) { return finding.unknown.has_value(); };
        if (std::ranges::none_of(m_assessment.findings, isUnknown))
            return;
        m_json.objects("unknown", m_assessment.findings | std::views::filter(isUnknown), [&](const Finding& finding) {
            m_json.member("rule", finding.rule);
            m_json.member("id", finding.unknown->id);
            if (!finding.units.empty())
                m_json.member("unit", m_assessment.units[finding.units.front()].id);
            if (!finding.modelGroup.isNone())
                m_json.member("group", finding.modelGroup.position());
            if (!finding.unknown->option.isNone())
                m_json.member("option", m_catalogue.ruleset.battleOptions[finding.unknown->option].id);
        });
        if (m_assessment.moreUnknown > 0)
            m_json.member("moreUnknown", m_assessment.moreUnknown);
    }

    const Context& m_context;
    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
    JsonWriter m_json;
};

} // namespace

std::string toJson(const Context& context)
{
    // Programs read it, so its texts are always English.
    const SourceLanguage english;
    // Names from the data are not translated either: an assessment contains ids, which are the same in the catalogue
    // and in its translation.
    const auto& source = context.catalogue->source;
    return ReportWriter(context, source ? *source : *context.catalogue).write();
}

void writeEdits(JsonWriter& json, const Edit& edit)
{
    json.array([&] { writeSteps(json, edit); });
}

std::string toJson(const Edit& edit)
{
    JsonWriter json;
    writeEdits(json, edit);
    return safeJson(json.take());
}

} // namespace muster::report
