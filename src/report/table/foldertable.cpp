#include "report/table/foldertable.h"

#include "core/base/wording.h"
#include "report/battlescribe/listtext.h"
#include "report/battlescribe/listwords.h"
#include "report/forum/rostertexts.h"
#include "report/sheets/sheettexts.h"
#include "report/translation/translation.h"
#include "report/verdict/datawords.h"
#include "report/verdict/text.h"
#include "report/verdict/verdicttext.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <array>
#include <map>

namespace muster::report {

namespace {

constexpr std::size_t mostFindings = 20; ///< of a row; the others are counted
constexpr std::size_t mostNamed = 3;     ///< of lists that are alike
constexpr std::size_t mostReport = 64u << 10;

std::string changed(const std::string& what, std::string before, std::string now)
{
    const auto none = say(phrase("table", "none"));
    return say(phrase("table", "{what}: {now} instead of {before}"),
               {{"what", what},
                {"now", now.empty() ? none : std::move(now)},
                {"before", before.empty() ? none : std::move(before)}});
}

std::string pointsOrNone(const std::optional<Points>& points) { return points ? number(*points) : std::string(); }

std::string overriddenText(const Catalogue& catalogue, const Overridden& one)
{
    switch (one.what) {
    case Overridden::What::Points:
        return changed(say(phrase("table", "Points")), pointsOrNone(one.pointsBefore), pointsOrNone(one.pointsNow));
    case Overridden::What::Scenario:
        return changed(say(phrase("table", "Scenario")), one.before, one.now);
    case Overridden::What::Version:
        return changed(say(phrase("table", "Version of the data")), one.before, one.now);
    case Overridden::What::Option: {
        const auto& option = catalogue.ruleset.battleOptions[one.option];
        if (option.isFlag)
            return changed(option.name, sheet::answer(!one.isOn), sheet::answer(one.isOn));
        return changed(option.name, one.before, one.now);
    }
    case Overridden::What::Ruling:
        break;
    }
    const auto& ruling = catalogue.ruleset.rulings[one.ruling];
    return say(phrase("table", "Ruling: {question} {answer}"),
               {{"question", ruling.question}, {"answer", answerOf(ruling, one.isOn)}});
}

RowState stateOf(Outcome outcome)
{
    static constexpr RowState states[]{RowState::Legal, RowState::NotLegal, RowState::NotJudged, RowState::Empty};
    return states[static_cast<std::size_t>(outcome)];
}

RowState stateOf(const Context& context)
{
    const auto state = stateOf(outcomeOf(context));
    return state == RowState::Legal && context.reading && context.reading->hasDoubts() ? RowState::ToReview : state;
}

std::string cutReport(std::string text)
{
    if (text.size() > mostReport)
        text = text.substr(0, text.rfind('\n', mostReport) + 1) + "...\n";
    return text;
}

/// The units of a list: name, army and points are in the row.
std::string withoutHead(const std::string& list)
{
    const auto head = list.find("\n\n");
    return cutReport(head == std::string::npos ? list : list.substr(head + 2));
}

void addFindings(TableRow& row, std::vector<FindingText> findings)
{
    std::erase_if(findings, [](const FindingText& finding) { return finding.severity == Severity::Off; });
    row.count = findings.size();
    row.errors = static_cast<std::size_t>(
        std::ranges::count_if(findings, [](const FindingText& finding) { return isError(finding.severity); }));
    findings.resize(std::min(findings.size(), mostFindings));
    row.findings = std::move(findings);
}

std::size_t doubtsOf(const TextReading& reading)
{
    return static_cast<std::size_t>(std::ranges::count_if(reading.lines, [](const LineReading& line) {
        return line.isUnread() || line.certainty == Certainty::Doubtful;
    }));
}

/// What others see of a list: its player, or else its file.
const std::string& whose(const TableRow& row) { return row.player.empty() ? row.file : row.player; }

} // namespace

TableRow rowOf(const Context& context, const std::vector<Overridden>& agreed)
{
    const auto& catalogue = *context.catalogue;
    const auto& assessment = *context.assessment;
    TableRow row;
    row.state = stateOf(context);
    row.isWords = context.reading != nullptr;
    row.name = context.roster->name;
    row.player = context.roster->player;
    row.army = assessment.army.isNone() ? context.roster->army : catalogue.army(assessment.army).name;
    row.ruleset = catalogue.ruleset.name;
    row.rulesetId = catalogue.ruleset.id;
    if (catalogue.ruleset.hasPoints)
        row.points = assessment.points;
    row.limit = assessment.limit;
    row.units = assessment.units.size();
    row.models = assessment.models;
    if (context.reading)
        row.doubts = doubtsOf(*context.reading);
    addFindings(row, findingTexts(context));
    row.fingerprint = context.fingerprint;
    row.dataVersion = context.data.ruleset;
    row.dataHash = context.data.hash;
    row.dataMark = listed(dataMarks(context.data));
    if (context.roster->madeWith)
        row.madeWith = context.roster->madeWith->ruleset;
    for (const auto& one : agreed)
        row.overridden.push_back(overriddenText(catalogue, one));
    row.report = cutReport(toText(context));
    row.list = withoutHead(rosterText(context));
    return row;
}

TableRow rowOf(const battlescribe::List& list)
{
    TableRow row;
    row.state = stateOf(outcomeOf(list));
    if (list.reading) {
        if (row.state == RowState::Legal && list.reading->hasDoubts())
            row.state = RowState::ToReview;
        row.isWords = true;
        row.doubts = doubtsOf(*list.reading);
    }
    row.isBattleScribe = true;
    row.name = list.roster.name;
    row.army = listed(armiesOf(list.roster));
    row.ruleset = list.roster.game;
    if (const auto* points = battlescribe::mainSum(list.sums); points != nullptr && points->sum.isWhole()) {
        row.points = points->sum.floor();
        if (const auto& limit = points->limit; limit && limit->isWhole())
            row.limit = limit->floor();
    }
    row.units = static_cast<std::size_t>(battlescribe::countUnits(list.roster));
    addFindings(row, findingTexts(list));
    row.fingerprint = row.asJudged = list.fingerprint;
    row.madeWith = list.roster.gameRevision;
    row.report = cutReport(toText(list));
    row.list = withoutHead(rosterText(list));
    return row;
}

TableRow rowOf(const Faults& faults)
{
    constexpr std::size_t mostFaults = 20;
    TableRow row;
    for (const auto& fault : faults) {
        if (row.remarks.size() == mostFaults)
            break;
        row.remarks.push_back(remarkOf(fault));
    }
    for (const auto& line : row.remarks)
        row.report += line + '\n';
    return row;
}

std::string remarkOf(Fault fault)
{
    const auto line = fault.line;
    fault.file.clear();
    fault.line = 0;
    fault.column = 0;
    auto words = toText(fault);
    if (line > 0)
        return "Line " + std::to_string(line) + ": " + words;
    return capital(std::move(words)); // it begins a row
}

void markAlike(FolderTable& table)
{
    std::map<std::string_view, std::vector<std::size_t>> byPrint;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        auto& row = table.rows[i];
        row.group = 0;
        if (row.units > 0 && !row.asJudged.empty())
            byPrint[row.asJudged].push_back(i);
    }
    table.groups.clear();
    for (auto& [print, rows] : byPrint)
        if (rows.size() > 1)
            table.groups.push_back(std::move(rows));
    std::ranges::sort(table.groups); // in the order of the table
    for (std::size_t i = 0; i < table.groups.size(); ++i)
        for (const auto row : table.groups[i])
            table.rows[row].group = i + 1;
}

std::string stateName(RowState state)
{
    static constexpr Phrase names[]{phrase("table", "Legal"),     phrase("table", "Not legal"),
                                    phrase("table", "To review"), phrase("table", "Not judged"),
                                    phrase("table", "Empty"),     phrase("table", "Not readable")};
    return say(names[static_cast<std::size_t>(state)]);
}

std::string_view stateId(RowState state)
{
    constexpr std::array<std::string_view, rowStates> ids{"legal",      "not legal", "to review",
                                                          "not judged", "empty",     "not readable"};
    return ids[static_cast<std::size_t>(state)];
}

std::string headline(const TableRow& row)
{
    if (row.state == RowState::NotReadable || (row.state == RowState::NotJudged && row.findings.empty()))
        if (!row.remarks.empty())
            return row.remarks.front();
    if (row.doubts > 0 && (row.state == RowState::ToReview || row.state == RowState::NotJudged))
        return say(phrases("table", "{n} {n:line is a guess or was not understood|lines are guesses or were not "
                                    "understood}"),
                   static_cast<std::int64_t>(row.doubts));
    if (row.findings.empty() || row.findings.front().severity == Severity::Note)
        return {};
    return row.findings.front().message;
}

std::string sameAs(const FolderTable& table, const TableRow& row)
{
    if (row.group == 0 || row.group > table.groups.size())
        return {};
    const auto& rows = table.groups[row.group - 1];
    std::string text;
    std::size_t named = 0;
    bool isLeftOut = false; // the list itself; a file may be in the table twice
    for (const auto other : rows) {
        const auto& list = table.rows[other];
        if (!isLeftOut && list.path == row.path && list.file == row.file && list.part == row.part) {
            isLeftOut = true;
            continue;
        }
        if (named == mostNamed)
            break;
        text += (named++ == 0 ? "" : ", ") + whose(table.rows[other]);
    }
    if (const auto more = rows.size() - 1 - named; more > 0)
        text = say(phrases("table", "{names} and {n} more"), static_cast<std::int64_t>(more), {{"names", text}});
    return text;
}

std::string summary(const FolderTable& table)
{
    std::array<std::size_t, rowStates> counts{};
    for (const auto& row : table.rows)
        ++counts[static_cast<std::size_t>(row.state)];
    constexpr std::array parts{phrases("table", "{n} legal"),     phrases("table", "{n} not legal"),
                               phrases("table", "{n} to review"), phrases("table", "{n} not judged"),
                               phrases("table", "{n} empty"),     phrases("table", "{n} not readable")};
    std::string text;
    for (std::size_t i = 0; i < rowStates; ++i)
        if (counts[i] > 0)
            text += (text.empty() ? "" : ", ") + say(parts[i], static_cast<std::int64_t>(counts[i]));
    const auto lists = say(phrases("table", "{n} {n:list|lists}"), static_cast<std::int64_t>(table.rows.size()));
    return text.empty() ? lists : lists + ": " + text;
}

} // namespace muster::report
