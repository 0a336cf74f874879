#include "editor/library/libraryjudge.h"

#include "editor/document/judged.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "io/roster/anyroster.h"
#include "io/roster/rosterfile.h"
#include "report/table/foldertable.h"
#include "report/verdict/words.h"
#include "rules/compare/datachanges.h"
#include "rules/compare/verdict.h"

#include <exception>

namespace muster::editor {

namespace {

constexpr std::size_t mostFaults = 20;
constexpr qsizetype mostErrors = 3; ///< in words: who wants all opens the roster

void take(const Faults& faults, JudgedRoster& judged)
{
    for (const auto& fault : faults)
        if (static_cast<std::size_t>(judged.faults.size()) < mostFaults)
            judged.faults << shown(report::remarkOf(fault));
}

LibraryState stateOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Legal:
        return LibraryState::Legal;
    case Outcome::NotLegal:
        return LibraryState::NotLegal;
    case Outcome::NotJudged:
        return LibraryState::NotJudged;
    case Outcome::Empty:
        break;
    }
    return LibraryState::Empty;
}

/// What is known without the data.
void takeRoster(const Roster& roster, JudgedRoster& judged)
{
    judged.name = shown(roster.name);
    judged.player = shown(roster.player);
    judged.army = shown(roster.army);
    judged.game = shown(roster.ruleset);
    judged.limit = roster.battle.points;
    judged.remarks = shownLines(text(roster.notes));
    judged.fingerprint = text(fingerprint(roster));
    if (roster.madeWith)
        judged.madeWith = shown(roster.madeWith->ruleset);
    judged.asksFor = shown(roster.dataVersion);
    judged.words = judged.remarks;
}

void takeUnits(const Verdict& verdict, JudgedRoster& judged)
{
    const auto& catalogue = verdict.catalogue();
    const auto& assessment = verdict.assessment();
    std::vector<int> depths;
    for (const auto id : assessment.units.ids()) {
        const auto& unit = assessment.units[id];
        const auto& source = *assessment.source[id];
        const auto kind = shown(unit.kind.isNone() ? source.unit : catalogue.unit(unit.kind).name);
        LibraryUnit row;
        row.name = source.name.empty() ? kind : shown(source.name);
        if (const auto category = unit.kind.isNone() ? noId : catalogue.unit(unit.kind).category; !category.isNone())
            row.icon = text(catalogue.ruleset.categories[category].icon);
        row.models = unit.models;
        row.points = unit.points;
        row.depth = unit.parent.isNone() ? 0 : depths[unit.parent.position()] + 1;
        depths.push_back(row.depth);
        judged.words += QLatin1Char('\n') + kind;
        for (const auto& own : {source.name, source.note})
            if (!own.empty())
                judged.words += QLatin1Char('\n') + shown(own);
        judged.units.push_back(std::move(row));
    }
}

void takeVerdict(const VerdictPtr& verdict, JudgedRoster& judged)
{
    const auto& catalogue = verdict->catalogue();
    const auto& assessment = verdict->assessment();
    judged.state = stateOf(assessment.outcome());
    judged.game = shown(catalogue.ruleset.name);
    if (!assessment.army.isNone())
        judged.army = shown(catalogue.army(assessment.army).name);
    if (!assessment.scenario.isNone())
        judged.scenario = shown(catalogue.ruleset.scenarios[assessment.scenario].name);
    judged.hasPoints = catalogue.ruleset.hasPoints;
    judged.points = assessment.points;
    judged.limit = assessment.limit;
    judged.models = assessment.models;
    for (const auto& finding : assessment.findings) {
        if (finding.severity == Severity::Error && judged.faults.size() < mostErrors)
            judged.faults << shown(report::message(catalogue, assessment, finding));
        judged.errors += finding.severity == Severity::Error ? 1 : 0;
        judged.warnings += finding.severity == Severity::Warning ? 1 : 0;
        judged.notes += finding.severity == Severity::Note ? 1 : 0;
    }
    takeUnits(*verdict, judged);
    judged.hasDataChanged = !findDataChanges(verdict, judgedBy(*verdict)).isEmpty();
}

void judge(Store& store, const std::string& path, JudgedRoster& judged)
{
    auto bytes = readRosterBytes(path, Pipes::Refuse);
    if (!bytes)
        return take(bytes.error(), judged);
    auto roster = readRoster(*bytes, path);
    if (!roster)
        return take(roster.error(), judged);
    takeRoster(*roster, judged);
    judged.state = LibraryState::NotJudged;
    auto catalogue = store.fullCatalogue(gameOf(*roster));
    if (!catalogue) {
        const auto unknown = store.unknownData(*roster, *bytes, path);
        return take(unknown.empty() ? catalogue.error() : unknown, judged);
    }
    const auto verdict = std::make_shared<const Verdict>(*catalogue, std::move(*roster));
    takeVerdict(verdict, judged);
    if (judged.state == LibraryState::NotJudged)
        take(store.unknownData(verdict->roster(), *bytes, path), judged);
}

} // namespace

JudgedRoster judgeRosterFile(Store& store, const std::string& path)
{
    JudgedRoster judged;
    try {
        judge(store, path, judged);
    } catch (const std::exception& error) { // running out of memory must not end the program
        judged.state = LibraryState::NotJudged;
        judged.faults = QStringList(shown(std::string("the file cannot be judged: ") + error.what()));
    }
    return judged;
}

} // namespace muster::editor
