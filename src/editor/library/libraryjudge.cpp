#include "editor/library/libraryjudge.h"

#include "battlescribe/saved/groups.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "io/roster/anyroster.h"
#include "io/roster/rosterfile.h"
#include "judging/judgedby.h"
#include "judging/judgedlist.h"
#include "report/battlescribe/listwords.h"
#include "report/table/foldertable.h"
#include "report/verdict/verdicttext.h"
#include "report/verdict/words.h"
#include "rules/compare/datachanges.h"

#include <QSet>

#include <algorithm>
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
    return outcome == Outcome::Legal       ? LibraryState::Legal
           : outcome == Outcome::NotLegal  ? LibraryState::NotLegal
           : outcome == Outcome::NotJudged ? LibraryState::NotJudged
                                           : LibraryState::Empty;
}

/// What is known without the data.
void takeRoster(const Roster& roster, JudgedRoster& judged)
{
    judged.name = shown(roster.name);
    judged.player = shown(roster.player);
    judged.army = shown(roster.army);
    judged.look = armyLook(judged.army);
    judged.game = shown(roster.ruleset);
    judged.limit = roster.battle.points;
    judged.fingerprint = text(fingerprint(roster));
    if (roster.madeWith)
        judged.madeWith = shown(roster.madeWith->ruleset);
    judged.asksFor = shown(roster.dataVersion);
}

/// Collects the words for the search, each line once: twenty units of a kind are found by one.
class SearchWords {
public:
    explicit SearchWords(JudgedRoster& judged) : m_judged(judged) {}

    void add(const QString& line)
    {
        if (line.isEmpty() || m_judged.areWordsCut || m_known.contains(line))
            return;
        const auto room = std::max<qsizetype>(0, JudgedRoster::mostWords - m_judged.words.size());
        m_judged.words += line.left(room) + QLatin1Char('\n');
        m_judged.areWordsCut = line.size() > room;
        m_known.insert(line);
    }
    void add(const std::string& line)
    {
        if (!m_judged.areWordsCut)
            add(shown(line));
    }

private:
    JudgedRoster& m_judged;
    QSet<QString> m_known;
};

QString beginningOf(const QString& text, qsizetype most)
{
    return text.size() > most ? text.left(most) + QChar(0x2026) : text;
}

/// The words of the roster; those of its units come with the data.
void takeRemarks(const QString& remarks, SearchWords& words, JudgedRoster& judged)
{
    words.add(remarks);
    judged.remarks = beginningOf(remarks, JudgedRoster::mostRemarks);
}

void takeUnits(const Verdict& verdict, SearchWords& words, JudgedRoster& judged)
{
    const auto& catalogue = verdict.catalogue();
    const auto& assessment = verdict.assessment();
    judged.unitCount = static_cast<int>(assessment.units.size());
    std::vector<int> depths;
    for (const auto id : assessment.units.ids()) {
        const auto& unit = assessment.units[id];
        const auto& source = *assessment.source[id];
        const auto kind = shown(unit.kind.isNone() ? source.unit : catalogue.unit(unit.kind).name);
        words.add(kind);
        words.add(source.name);
        words.add(source.note);
        if (judged.units.size() == JudgedRoster::mostUnits)
            continue;
        LibraryUnit row;
        row.name = beginningOf(source.name.empty() ? kind : shown(source.name), JudgedRoster::mostUnitName);
        if (const auto category = unit.kind.isNone() ? noId : catalogue.unit(unit.kind).category; !category.isNone())
            row.icon = text(catalogue.ruleset.categories[category].icon);
        if (const auto ally = allyLook(catalogue, assessment.army, unit.army); !ally.letters.isEmpty())
            row.ally = ally.colour.isEmpty() ? QStringLiteral("none") : ally.colour;
        row.models = unit.models;
        row.points = unit.points;
        row.depth = unit.parent.isNone() ? 0 : depths[unit.parent.position()] + 1;
        depths.push_back(row.depth);
        judged.units.push_back(std::move(row));
    }
}

void takeVerdict(const VerdictPtr& verdict, SearchWords& words, JudgedRoster& judged)
{
    const auto& catalogue = verdict->catalogue();
    const auto& assessment = verdict->assessment();
    judged.state = stateOf(assessment.outcome());
    judged.game = shown(catalogue.ruleset.name);
    if (!assessment.army.isNone()) {
        judged.army = shown(catalogue.army(assessment.army).name);
        judged.look = armyLook(catalogue.army(assessment.army));
    }
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
    takeUnits(*verdict, words, judged);
    judged.hasDataChanged = !findDataChanges(verdict, judgedBy(*verdict)).isEmpty();
}

void judge(Store& store, std::string bytes, const std::string& path, JudgedRoster& judged)
{
    auto roster = readRoster(bytes, path);
    if (!roster)
        return take(roster.error(), judged);
    takeRoster(*roster, judged);
    SearchWords words(judged);
    takeRemarks(shownLines(text(roster->notes)), words, judged);
    judged.state = LibraryState::NotJudged;
    const auto list = judgeList(store, {path, {std::move(*roster), true, std::move(bytes), {}}, nullptr});
    if (!list.failure.empty())
        take({Fault::about(path, "the file cannot be judged: " + list.failure)}, judged);
    if (!list.verdict)
        return take(list.faults, judged);
    takeVerdict(list.verdict, words, judged);
    if (judged.state == LibraryState::NotJudged)
        take(list.unknown, judged);
}

void takeUnits(const battlescribe::List& list, SearchWords& words, JudgedRoster& judged)
{
    const auto* main = battlescribe::mainSum(list.sums);
    battlescribe::eachForce(list.roster.forces, [&](const battlescribe::FileForce& force) {
        for (const auto& selection : force.selections) {
            battlescribe::eachSelection(selection, [&](const battlescribe::FileSelection& each) {
                words.add(each.name);
                words.add(each.customName);
                words.add(each.notes);
            });
            if (judged.units.size() == JudgedRoster::mostUnits)
                continue;
            LibraryUnit row;
            row.name = beginningOf(shown(battlescribe::countedName(selection)), JudgedRoster::mostUnitName);
            row.models = counted(battlescribe::countModels(selection));
            if (main)
                row.points = battlescribe::amountOf(battlescribe::wholeCosts(selection), *main).floor();
            judged.units.push_back(std::move(row));
        }
    });
}

/// A list of game data, by the data in the folders of the person.
void judgeGameData(ListReader& reader, std::string bytes, const std::string& path, JudgedRoster& judged)
{
    const auto lists = reader.read(std::move(bytes), path);
    if (!lists)
        return take(lists.error(), judged);
    const auto& list = *lists->front().battleScribe;
    const auto row = report::rowOf(list);
    judged.state = stateOf(report::outcomeOf(list));
    judged.name = shown(row.name);
    judged.army = shown(row.army);
    judged.look = armyLook(judged.army);
    judged.game = shown(row.ruleset);
    judged.hasPoints = row.points.has_value();
    judged.points = row.points.value_or(Points());
    judged.limit = row.limit;
    judged.unitCount = counted(static_cast<std::int64_t>(row.units));
    judged.models = row.models;
    judged.fingerprint = text(row.fingerprint);
    SearchWords words(judged);
    takeRemarks(shownLines(text(list.roster.notes)), words, judged);
    for (const auto& finding : report::findingTexts(list)) {
        if (finding.severity <= Severity::Unknown && judged.faults.size() < mostErrors)
            judged.faults << shown(finding.message);
        judged.errors += finding.severity == Severity::Error ? 1 : 0;
        judged.warnings += finding.severity == Severity::Warning ? 1 : 0;
        judged.notes += finding.severity == Severity::Note ? 1 : 0;
    }
    takeUnits(list, words, judged);
}

} // namespace

JudgedRoster LibraryJudge::judge(const std::string& path)
{
    JudgedRoster judged;
    try {
        auto bytes = readListBytes(path, Pipes::Refuse);
        if (!bytes)
            take(bytes.error(), judged);
        else if (battlescribe::isRosterFile(*bytes))
            judgeGameData(m_reader, std::move(*bytes), path, judged);
        else
            editor::judge(m_store, std::move(*bytes), path, judged);
    } catch (const std::exception& error) { // running out of memory must not end the program
        judged.state = LibraryState::NotJudged;
        judged.faults = QStringList(shown(std::string("the file cannot be judged: ") + error.what()));
    }
    return judged;
}

void JudgedRoster::keepLittle()
{
    areWordsCut = areWordsCut || !words.isEmpty();
    words = {};
    remarks = {};
    faults = faults.mid(0, 1);
    units.resize(std::min(units.size(), mostUnitsOfMany));
    units.shrink_to_fit();
}

std::size_t JudgedRoster::bytes() const
{
    auto characters = words.size() + remarks.size() + look.emblem.size();
    for (const auto& fault : faults)
        characters += fault.size();
    for (const auto& unit : units)
        characters += unit.name.size() + unit.icon.size() + unit.ally.size();
    return sizeof(*this) + units.size() * sizeof(LibraryUnit) + static_cast<std::size_t>(characters) * sizeof(QChar);
}

} // namespace muster::editor
