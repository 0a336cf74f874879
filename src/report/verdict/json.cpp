#include "report/verdict/json.h"

#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/datawords.h"
#include "report/verdict/figurejson.h"
#include "report/verdict/readingwords.h"
#include "report/verdict/words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace muster::report {

using nlohmann::ordered_json;

namespace {

/// For a count that is a whole number, at most 333 1/3 means at most 333, and at least 333 1/3 means at least 334.
ordered_json most(Fraction bound, Fraction actual) { return figureJson(actual.isWhole() ? bound.floor() : bound); }
ordered_json least(Fraction bound, Fraction actual) { return figureJson(actual.isWhole() ? bound.ceil() : bound); }

ordered_json orNull(const auto& value) { return value ? ordered_json(*value) : ordered_json(nullptr); }

ordered_json optionsJson(const OptionCounts& options)
{
    auto object = ordered_json::object();
    for (const auto& [id, count] : options)
        object[id] = count;
    return object;
}

ordered_json groupJson(const RosterGroup& group)
{
    ordered_json object{{"group", group.group}};
    if (group.models)
        object["models"] = *group.models;
    if (!group.options.isEmpty())
        object["options"] = optionsJson(group.options);
    return object;
}

ordered_json unitJson(const RosterUnit& unit)
{
    ordered_json object{{"id", unit.id}, {"unit", unit.unit}};
    if (!unit.as.empty())
        object["as"] = unit.as;
    if (!unit.name.empty())
        object["name"] = unit.name;
    if (unit.models)
        object["models"] = *unit.models;
    if (!unit.options.isEmpty())
        object["options"] = optionsJson(unit.options);
    for (const auto& group : unit.groups)
        object["groups"].push_back(groupJson(group));
    if (unit.reserve)
        object["reserve"] = true;
    if (!unit.note.empty())
        object["note"] = unit.note;
    for (const auto& child : unit.units)
        object["units"].push_back(unitJson(child));
    return object;
}

/// One edit, or each step of a batch: a fix is a flat list.
struct EditWriter {
    ordered_json& list;

    void add(ordered_json edit) const { list.push_back(std::move(edit)); }

    void operator()(const edits::SetName& e) const { add({{"edit", "set-name"}, {"value", e.value}}); }
    void operator()(const edits::SetPlayer& e) const { add({{"edit", "set-player"}, {"value", e.value}}); }
    void operator()(const edits::SetNotes& e) const { add({{"edit", "set-notes"}, {"value", e.value}}); }
    void operator()(const edits::SetDataVersion& e) const { add({{"edit", "set-data-version"}, {"value", e.value}}); }
    void operator()(const edits::SetPoints& e) const { add({{"edit", "set-points"}, {"value", orNull(e.value)}}); }
    void operator()(const edits::SetScenario& e) const { add({{"edit", "set-scenario"}, {"value", e.value}}); }
    void operator()(const edits::SetBattleOption& e) const
    {
        ordered_json value = nullptr;
        if (e.value)
            std::visit([&](const auto& held) { value = held; }, *e.value);
        add({{"edit", "set-battle-option"}, {"option", e.option}, {"value", value}});
    }
    void operator()(const edits::SetRuling& e) const
    {
        add({{"edit", "set-ruling"}, {"ruling", e.ruling}, {"value", orNull(e.value)}});
    }
    void operator()(const edits::AddUnit& e) const
    {
        add({{"edit", "add-unit"}, {"parent", e.parent}, {"index", e.index}, {"value", unitJson(e.unit)}});
    }
    void operator()(const edits::RemoveUnit& e) const { add({{"edit", "remove-unit"}, {"unit", e.unit}}); }
    void operator()(const edits::MoveUnit& e) const
    {
        add({{"edit", "move-unit"}, {"unit", e.unit}, {"parent", e.parent}, {"index", e.index}, {"as", e.as}});
    }
    void operator()(const edits::SetUnitName& e) const
    {
        add({{"edit", "set-unit-name"}, {"unit", e.unit}, {"value", e.value}});
    }
    void operator()(const edits::SetUnitNote& e) const
    {
        add({{"edit", "set-unit-note"}, {"unit", e.unit}, {"value", e.value}});
    }
    void operator()(const edits::SetModels& e) const
    {
        add({{"edit", "set-models"}, {"unit", e.unit}, {"value", orNull(e.value)}});
    }
    void operator()(const edits::SetReserve& e) const
    {
        add({{"edit", "set-reserve"}, {"unit", e.unit}, {"value", e.value}});
    }
    void operator()(const edits::SetOption& e) const
    {
        ordered_json edit{{"edit", "set-option"}, {"unit", e.unit}};
        if (e.group)
            edit["group"] = *e.group;
        edit["option"] = e.option;
        edit["value"] = orNull(e.value);
        add(std::move(edit));
    }
    void operator()(const edits::AddGroup& e) const
    {
        add({{"edit", "add-group"}, {"unit", e.unit}, {"index", e.index}, {"value", groupJson(e.group)}});
    }
    void operator()(const edits::RemoveGroup& e) const
    {
        add({{"edit", "remove-group"}, {"unit", e.unit}, {"index", e.index}});
    }
    void operator()(const edits::SetGroupModels& e) const
    {
        add({{"edit", "set-group-models"}, {"unit", e.unit}, {"index", e.index}, {"value", orNull(e.value)}});
    }
    void operator()(const edits::Batch& e) const
    {
        for (const auto& step : e.edits)
            std::visit(*this, step.change);
    }
};

ordered_json editsJson(const Edit& edit)
{
    auto list = ordered_json::array();
    std::visit(EditWriter{list}, edit.change);
    return list;
}

class ReportWriter {
public:
    explicit ReportWriter(Context context)
        : m_context(std::move(context)), m_catalogue(*m_context.catalogue), m_assessment(*m_context.assessment)
    {
    }

    [[nodiscard]] ordered_json write() const
    {
        const auto& roster = *m_context.roster;
        const auto outcome = outcomeOf(m_context);
        ordered_json report{{"format", "muster-report"}, {"version", 1}};
        report["roster"] = {{"name", roster.name},
                            {"ruleset", roster.ruleset},
                            {"army", roster.army},
                            {"fingerprint", m_context.fingerprint}};
        if (!roster.dataVersion.empty())
            report["roster"]["dataVersion"] = roster.dataVersion;
        if (!m_context.data.hash.empty())
            report["data"] = data();
        report["legal"] = outcome == Outcome::NotJudged ? ordered_json() : ordered_json(outcome != Outcome::NotLegal);
        report["verdict"] = outcomeId(outcome);
        report["totals"] = totals();
        report["tallies"] = tallies();
        report["units"] = units();
        report["findings"] = findings();
        if (auto names = unknown(); !names.empty())
            report["unknown"] = std::move(names);
        if (m_context.reading)
            report["reading"] = reading(*m_context.reading);
        return report;
    }

private:
    [[nodiscard]] ordered_json data() const
    {
        const auto& judged = m_context.data;
        ordered_json data{{"hash", judged.hash}, {"origin", originId(judged.origin())}};
        for (const auto origin : {DataOrigin::Own, DataOrigin::Changed, DataOrigin::Other})
            for (const auto& file : judged.unshipped)
                if (file.origin == origin)
                    data[std::string(originId(origin))].push_back(file.name);
        if (const auto* then = comparableStamp(m_context))
            data["then"] = then->data;
        return data;
    }

    [[nodiscard]] ordered_json totals() const
    {
        auto totals = ordered_json::object();
        if (m_catalogue.ruleset.hasPoints) {
            totals["points"] = figureJson(m_assessment.points);
            totals["limit"] = orNull(m_assessment.limit);
        }
        totals["units"] = m_assessment.units.size();
        if (m_catalogue.ruleset.countsModels)
            totals["models"] = m_assessment.models;
        return totals;
    }

    void writeSubject(const Subject& subject, ordered_json& object) const
    {
        visitSubject(
            subject, [](WholeRoster) {}, [](WholeBattle) {},
            [&](Id<Army> army) { object["army"] = m_catalogue.army(army).id; },
            [&](Id<AssessedUnit> unit) { object["unit"] = m_assessment.units[unit].id; },
            [&](Id<Body> id) {
                const auto& body = m_assessment.bodies[id];
                object["unit"] = m_assessment.units[body.unit].id;
                if (body.kind)
                    object["group"] = body.kind->id;
            },
            [&](Id<Unit> kind) { object["kind"] = m_catalogue.unit(kind).id; },
            [&](Id<CompositionLine> line) { object["line"] = m_catalogue.army(m_assessment.army).lines[line].id; },
            [&](Id<LineLimit> limit) { object["limit"] = m_catalogue.army(m_assessment.army).limits[limit].id; },
            [&](Id<NamedOption> option) { object["option"] = m_catalogue.options[option].id; });
    }

    /// Two constraints of one rule about one subject make one tally, with a minimum and a maximum.
    [[nodiscard]] ordered_json tallies() const
    {
        auto list = ordered_json::array();
        std::map<std::string, std::size_t> known;
        for (const auto& tally : m_assessment.tallies) {
            const auto& rule = m_catalogue.ruleset.constraints[tally.constraint];
            ordered_json object{{"rule", rule.id}};
            writeSubject(tally.subject, object);
            object["actual"] = figureJson(tally.actual);
            // A minimum and a maximum make one tally. Two minimums or two maximums, of constraints with different
            // severities, make two.
            const auto key = object.dump();
            const auto place = known.find(key);
            const bool isOther = place == known.end() || (tally.min && list[place->second].contains("min")) ||
                                 (tally.max && list[place->second].contains("max"));
            if (isOther) {
                known[key] = list.size();
                list.push_back(std::move(object));
            }
            auto& target = list[known[key]];
            if (tally.rests)
                target["rests"] = placeOf(*tally.rests);
            if (tally.min)
                target["min"] = least(*tally.min, tally.actual);
            if (tally.max)
                target["max"] = most(*tally.max, tally.actual);
        }
        return list;
    }

    [[nodiscard]] ordered_json units() const
    {
        auto list = ordered_json::array();
        for (const auto i : m_assessment.units.ids()) {
            const auto& unit = m_assessment.units[i];
            ordered_json object{{"id", unit.id}, {"unit", m_assessment.source[i]->unit}};
            if (m_catalogue.ruleset.hasPoints)
                object["points"] = figureJson(unit.points);
            object["models"] = unit.models;
            if (unit.isKnown() && m_catalogue.unit(unit.kind).isOwn())
                object["from"] = m_catalogue.unit(m_catalogue.unit(unit.kind).madeFrom).id;
            writeSlots(i, object);
            list.push_back(std::move(object));
        }
        return list;
    }

    /// The slot that a unit fills, and the slots that it has.
    void writeSlots(Id<AssessedUnit> id, ordered_json& object) const
    {
        const auto& unit = m_assessment.units[id];
        if (!unit.slot.isNone())
            object["slot"] = m_catalogue.unit(m_assessment.units[unit.parent].kind).slotList[unit.slot].id;
        for (const auto& filled : m_assessment.slotsOf(id)) {
            ordered_json slot{{"id", m_catalogue.unit(unit.kind).slotList[filled.slot].id},
                              {"actual", filled.filled},
                              {"min", filled.min}};
            if (filled.max)
                slot["max"] = *filled.max;
            object["slots"].push_back(std::move(slot));
        }
    }

    [[nodiscard]] ordered_json findings() const
    {
        auto list = ordered_json::array();
        for (const auto& [finding, fixes] : findingsOf(m_context)) {
            auto object = findingJson(*finding);
            for (const auto& fix : fixes)
                object["fixes"].push_back(
                    {{"label", fixLabel(m_catalogue, m_assessment, fix)}, {"edits", editsJson(fix.edit)}});
            list.push_back(std::move(object));
        }
        return list;
    }

    /// What is not agreed, as the roster's `battle` names it.
    static std::string_view placeOf(NotAgreed rests) { return rests == NotAgreed::Points ? "points" : "scenario"; }

    [[nodiscard]] ordered_json unknown() const
    {
        auto list = ordered_json::array();
        for (const auto& finding : m_assessment.findings) {
            if (!finding.unknown)
                continue;
            ordered_json object{{"rule", finding.rule}, {"id", finding.unknown->id}};
            if (!finding.units.empty())
                object["unit"] = m_assessment.units[finding.units.front()].id;
            if (!finding.modelGroup.isNone())
                object["group"] = finding.modelGroup.position();
            if (!finding.unknown->option.isNone())
                object["option"] = m_catalogue.ruleset.battleOptions[finding.unknown->option].id;
            list.push_back(std::move(object));
        }
        return list;
    }

    static ordered_json guessJson(const GuessedId& guess)
    {
        ordered_json object{{"id", guess.id}, {"certainty", idOf(guess.certainty)}};
        object["alternatives"] = guess.alternatives;
        return object;
    }

    [[nodiscard]] ordered_json reading(const TextReading& reading) const
    {
        ordered_json object{{"ruleset", guessJson(reading.ruleset)}, {"army", guessJson(reading.army)}};
        auto claimed = ordered_json::object();
        if (reading.claimedTotal)
            claimed["total"] = *reading.claimedTotal;
        if (reading.limit)
            claimed["limit"] = *reading.limit;
        object["claimed"] = std::move(claimed);
        for (const auto certainty : {Certainty::Sure, Certainty::Likely, Certainty::Doubtful, Certainty::None})
            object["counts"][std::string(idOf(certainty))] = reading.count(certainty);
        object["lines"] = ordered_json::array();
        for (const auto& line : reading.lines)
            object["lines"].push_back(lineJson(line));
        return object;
    }

    static ordered_json lineJson(const LineReading& line)
    {
        ordered_json object{
            {"line", line.line}, {"text", line.text}, {"as", idOf(line.as)}, {"certainty", idOf(line.certainty)}};
        if (!line.units.empty())
            object["units"] = line.units;
        if (!line.mended.empty())
            object["mended"] = line.mended;
        if (line.claimed)
            object["claimed"] = *line.claimed;
        if (line.actual)
            object["actual"] = figureJson(*line.actual);
        for (const auto& guess : line.alternatives) {
            auto unit = unitJson(guess.unit);
            unit.erase("id");
            if (guess.points)
                unit["points"] = figureJson(*guess.points);
            object["alternatives"].push_back(std::move(unit));
        }
        for (const auto& unknown : line.unknown)
            object["unknown"].push_back({{"column", unknown.column}, {"words", unknown.words}});
        return object;
    }

    [[nodiscard]] ordered_json findingJson(const Finding& finding) const
    {
        ordered_json object{{"rule", finding.rule}, {"severity", severityId(finding.severity)}};
        auto culprits = ordered_json::array();
        for (const auto unit : finding.units)
            culprits.push_back(m_assessment.units[unit].id);
        object["units"] = std::move(culprits);
        if (const auto unit = m_assessment.unitOf(finding.subject); !unit.isNone())
            for (const auto& body : m_assessment.bodiesOf(unit))
                if (body.kind && body.group == finding.modelGroup)
                    object["group"] = body.kind->id;
        if (finding.rests)
            object["rests"] = placeOf(*finding.rests);
        if (finding.actual)
            object["actual"] = figureJson(*finding.actual);
        if (finding.allowed)
            object["allowed"] = finding.tooMany ? most(*finding.allowed, finding.actual.value_or(0))
                                                : least(*finding.allowed, finding.actual.value_or(0));
        object["message"] = message(m_catalogue, m_assessment, finding);
        const auto where = citation(m_catalogue, citationOf(m_catalogue, finding));
        object["citation"] = {{"source", where.source}, {"section", where.section}};
        object["fixes"] = ordered_json::array();
        return object;
    }

    const Context m_context;
    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
};

std::string line(const ordered_json& value)
{
    return safeJson(value.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
}

} // namespace

std::vector<FindingWithFixes> findingsOf(const Context& context)
{
    std::vector<FindingWithFixes> told;
    for (const auto& finding : context.battle)
        told.push_back({&finding, {}});
    const auto& own = context.assessment->findings;
    for (std::size_t i = 0; i < own.size(); ++i)
        told.push_back({&own[i], i < context.fixes.size() ? std::span(context.fixes[i]) : std::span<const Fix>()});
    std::ranges::stable_sort(told, {}, [](const FindingWithFixes& each) { return each.finding->severity; });
    return told;
}

Outcome outcomeOf(const Context& context)
{
    // What was not understood may be anything.
    const auto own =
        context.reading && context.reading->hasUnknown() ? Outcome::NotJudged : context.assessment->outcome();
    const bool isBroken =
        std::ranges::any_of(context.battle, [](const Finding& finding) { return isError(finding.severity); });
    return isBroken && own != Outcome::NotJudged ? Outcome::NotLegal : own;
}

std::string toJson(const Context& context)
{
    // Programs read it, so its texts are always English.
    const SourceLanguage english;
    if (const auto& source = context.catalogue->source) {
        // Names from the data are not translated either: an assessment contains ids, which are the same in the
        // catalogue and in its translation.
        auto untranslated = context;
        untranslated.catalogue = source.get();
        return line(ReportWriter(untranslated).write());
    }
    return line(ReportWriter(context).write());
}
std::string toJson(const Edit& edit) { return line(editsJson(edit)); }

} // namespace muster::report
