#include "editor/author/testroster.h"

#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "files/readfile.h"
#include "io/roster/rosterfile.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"

#include <QCoreApplication>

#include <cstdlib>

namespace muster::editor {

namespace {

constexpr std::size_t mostBytes = 8u << 20;
constexpr std::size_t mostUnits = 12; ///< of a simple roster
constexpr std::size_t mostLines = 60;

class TestWords {
    Q_DECLARE_TR_FUNCTIONS(muster::editor::TestWords)

public:
    static QString noArmy() { return tr("The game does not have the army of this roster."); }
    static QString sums(const QString& points, int units) { return tr("%1, %n unit(s)", nullptr, units).arg(points); }
    static QString oneOfEach() { return tr("One of each"); }
};

/// The worst that is said; Off where nothing is.
Severity worstOf(const Assessment& assessment)
{
    return assessment.findings.empty() ? Severity::Off : assessment.findings.front().severity;
}

} // namespace

Result<Roster> readTestRoster(const std::string& path, const std::string& ruleset)
{
    const auto text = readFile(path, mostBytes);
    if (!text)
        return tl::unexpected<Faults>(text.error());
    auto roster = readRoster(*text, path);
    if (roster && roster->ruleset != ruleset)
        return failure(Fault::about(path, "the roster is one of the game \"" + roster->ruleset + '"',
                                    "Choose one of this game: " + ruleset + '.'));
    return roster;
}

Roster oneOfEach(const GameDraft& draft, const std::string& army)
{
    Roster roster;
    roster.name = TestWords::oneOfEach().toStdString();
    roster.ruleset = draft.text({"ruleset", "/id"});
    roster.army = army;
    if (const auto points = draft.text({"ruleset", "/points/usual/0"}); !points.empty())
        roster.battle.points = std::strtol(points.c_str(), nullptr, 10);
    const DraftPlace units{army, "/units"};
    for (std::size_t i = 0; draft.isList(units) && i < draft.size(units) && i < mostUnits; ++i) {
        RosterUnit unit;
        unit.id = "u" + std::to_string(i + 1);
        unit.unit = draft.text(units / i / "id");
        roster.units.push_back(std::move(unit));
    }
    return roster;
}

TestVerdict judgeTest(const Catalogue& catalogue, const Roster& roster)
{
    TestVerdict verdict;
    if (catalogue.findArmy(roster.army).isNone()) {
        verdict.outcome = TestWords::noArmy();
        verdict.severity = Severity::Unknown;
        return verdict;
    }
    const auto assessment = assess(catalogue, roster);
    verdict.severity = worstOf(assessment);
    verdict.outcome = shown(report::outcomeName(assessment.outcome()));
    verdict.sums = TestWords::sums(shown(report::points(catalogue.ruleset.currency, assessment.points)),
                                   static_cast<int>(assessment.units.size()));
    for (const auto& finding : assessment.findings)
        if (verdict.lines.size() < mostLines)
            verdict.lines.push_back(
                {finding.severity, shown(report::message(catalogue, assessment, finding)), std::string(finding.rule)});
    return verdict;
}

} // namespace muster::editor
