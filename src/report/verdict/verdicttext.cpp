#include "report/verdict/verdicttext.h"

#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/costwords.h"
#include "report/verdict/datawords.h"

#include <algorithm>
#include <utility>

namespace muster::report {

namespace {

bool isUnread(const Finding& finding) { return finding.unknown && finding.unknown->kind == UnknownName::Kind::Line; }

std::vector<Id<Army>> armiesUsed(const Assessment& assessment)
{
    std::vector<Id<Army>> armies;
    const auto add = [&](Id<Army> army) {
        if (!army.isNone() && std::ranges::find(armies, army) == armies.end())
            armies.push_back(army);
    };
    add(assessment.army);
    for (const auto& unit : assessment.units)
        add(unit.army);
    return armies;
}

std::vector<TallyText> tallyTexts(const Context& context)
{
    std::vector<TallyText> rows;
    for (const auto& one : context.assessment->tallies)
        if (auto text = tally(*context.catalogue, *context.assessment, one); !text.label.empty())
            rows.push_back(std::move(text));
    return rows;
}

std::vector<std::string> provenanceLines(const Context& context)
{
    std::vector<std::string> lines;
    auto armies = armiesUsed(*context.assessment);
    for (std::size_t i = 0; i < armies.size(); ++i) {
        const auto line = provenanceLine(context.catalogue->army(armies[i]).provenance);
        std::string names;
        for (std::size_t k = i; k < armies.size(); ++k) {
            const auto& known = context.catalogue->army(armies[k]);
            if (provenanceLine(known.provenance) != line)
                continue;
            names += (names.empty() ? "" : ", ") + say(known.isUsersOwn
                                                           ? phrase("report", "{army} (data {version}, the user's own)")
                                                           : phrase("report", "{army} (data {version})"),
                                                       {{"army", known.name}, {"version", known.dataVersion}});
            if (k > i)
                armies.erase(armies.begin() + static_cast<std::ptrdiff_t>(k--));
        }
        lines.push_back(names + ". " + line);
    }
    return lines;
}

} // namespace

std::vector<FindingWithFixes> shownFindings(const Context& context)
{
    auto findings = findingsOf(context);
    if (context.reading)
        std::erase_if(findings, [](const FindingWithFixes& told) { return isUnread(*told.finding); });
    return findings;
}

FindingText findingText(const Catalogue& catalogue, const Assessment& assessment, const Finding& finding,
                        std::span<const Fix> fixes)
{
    FindingText text;
    text.rule = finding.rule;
    text.severity = finding.severity;
    text.message = message(catalogue, assessment, finding);
    auto printed = citation(catalogue, citationOf(catalogue, finding));
    if (!printed.source.empty())
        text.citation =
            say(phrase("report", "{source}, ‘{section}’"), {{"source", printed.source}, {"section", printed.section}});
    text.source = std::move(printed.source);
    text.section = std::move(printed.section);
    for (const auto& fix : fixes)
        text.fixes.push_back(fixLabel(catalogue, assessment, fix));
    return text;
}

std::vector<FindingText> findingTexts(const Context& context)
{
    std::vector<FindingText> texts;
    for (const auto& told : shownFindings(context))
        texts.push_back(findingText(*context.catalogue, *context.assessment, *told.finding, told.fixes));
    return texts;
}

std::vector<RulingText> rulingTexts(const Context& context)
{
    std::vector<RulingText> texts;
    for (const auto index : context.rulings) {
        const auto& ruling = context.catalogue->ruleset.rulings[index];
        const bool isOn = context.assessment->rulings[index];
        texts.push_back({ruling.id, ruling.question, answerOf(ruling, isOn), isOn, isOn != ruling.standard});
    }
    return texts;
}

std::string verdictLine(const Context& context)
{
    const auto& assessment = *context.assessment;
    auto text = outcomeName(outcomeOf(context));
    std::string counts;
    const auto lines = context.reading ? std::ranges::count_if(context.reading->lines, &LineReading::isUnread)
                                       : std::ranges::count_if(assessment.findings, isUnread);
    if (lines > 0)
        counts = say(phrases("report", "{n} {n:line|lines} not understood"), lines);
    if (context.reading && !context.reading->deciding.empty())
        counts += (counts.empty() ? "" : ", ") + dependsWords(*context.reading);
    const auto findings = findingsOf(context);
    for (const auto& [severity, words] : {std::pair(Severity::Unknown, phrases("report", "{n} unknown {n:name|names}")),
                                          std::pair(Severity::Error, phrases("report", "{n} {n:error|errors}")),
                                          std::pair(Severity::Warning, phrases("report", "{n} {n:warning|warnings}")),
                                          std::pair(Severity::Note, phrases("report", "{n} {n:note|notes}"))})
        if (const auto count =
                std::ranges::count_if(findings,
                                      [&, severity = severity](const FindingWithFixes& told) {
                                          return told.finding->severity == severity && !isUnread(*told.finding);
                                      }) +
                (severity == Severity::Unknown ? static_cast<std::ptrdiff_t>(assessment.moreUnknown) : 0);
            count > 0)
            counts += (counts.empty() ? "" : ", ") + say(words, count);
    if (!counts.empty())
        text += ": " + counts;
    return context.reading ? say(phrase("report", "{verdict}, as read"), {{"verdict", text}}) : text;
}

std::string fingerprintText(const std::string& fingerprint)
{
    return say(phrase("report", "fingerprint {fingerprint}"), {{"fingerprint", fingerprint}});
}

std::string seals(const Context& context)
{
    const auto fingerprint = fingerprintText(context.fingerprint);
    const auto& data = context.data;
    if (data.hash.empty())
        return fingerprint;
    const auto files = unshippedFiles(data);
    return fingerprint + ", " + say(phrase("report", "data {hash}"), {{"hash", data.hash}}) +
           (files.empty() ? "" : " (" + files + ')');
}

std::string rosterName(const Roster& roster)
{
    return roster.name.empty() ? say(phrase("report", "Unnamed roster")) : safeLine(roster.name);
}

std::string totals(const Context& context)
{
    const auto& ruleset = context.catalogue->ruleset;
    const auto& assessment = *context.assessment;
    std::string text;
    if (ruleset.hasPoints)
        text = (assessment.limit
                    ? say(ruleset.currency, phrase("report", "{points} of {limit} points"),
                          {{"points", number(assessment.points)}, {"limit", number(*assessment.limit)}})
                    : points(ruleset.currency, assessment.points) + ", " + say(phrase("report", "no limit agreed"))) +
               ", ";
    for (const auto& cost : costSums(*context.catalogue, assessment))
        text += cost.text + ", ";
    text += say(phrases("report", "{n} {n:unit|units}"), static_cast<std::int64_t>(assessment.units.size()));
    if (ruleset.countsModels)
        text += ", " + say(phrases("report", "{n} {n:model|models}"), assessment.models);
    return text;
}

std::vector<std::string> unreadLines(const Context& context)
{
    std::vector<std::string> lines;
    for (const auto& finding : context.assessment->findings)
        if (isUnread(finding))
            lines.push_back(message(*context.catalogue, *context.assessment, finding));
    return lines;
}

std::string describe(const Context& context)
{
    const auto& catalogue = *context.catalogue;
    const auto& assessment = *context.assessment;
    auto text = (assessment.army.isNone() ? context.roster->army : catalogue.army(assessment.army).name) + ", " +
                catalogue.ruleset.name;
    if (catalogue.ruleset.hasPoints && assessment.limit)
        text += ", " + points(catalogue.ruleset.currency, *assessment.limit);
    if (!assessment.scenario.isNone())
        text += ", " + catalogue.ruleset.scenarios[assessment.scenario].name;
    for (const auto i : catalogue.ruleset.battleOptions.ids()) {
        const auto& option = catalogue.ruleset.battleOptions[i];
        const auto choice = assessment.choices[i];
        if (!choice.isNone() && choice != option.standard)
            text += ", " + (option.isFlag
                                ? (choice == flagOn ? option.name
                                                    : say(phrase("report", "not: {option}"), {{"option", option.name}}))
                                : option.name + ": " + option.choices[choice].name);
    }
    return text;
}

VerdictText verdictText(const Context& context)
{
    const auto& assessment = *context.assessment;
    VerdictText text;
    text.outcome = outcomeOf(context);
    text.verdict = verdictLine(context);
    text.name = rosterName(*context.roster);
    text.description = describe(context);
    text.game = context.catalogue->ruleset.name;
    text.totals = totals(context);
    text.fingerprint = fingerprintText(context.fingerprint);
    text.hasUnits = !assessment.units.empty();
    text.isPlaytest = std::ranges::any_of(armiesUsed(assessment), [&](Id<Army> army) {
        return context.catalogue->army(army).provenance.kind == "playtest";
    });
    text.data = dataLines(context);
    text.reading = readingText(context);
    text.findings = findingTexts(context);
    text.moreUnknown = moreUnknownText(assessment);
    text.talliesHead = say(phrase("report", "Tallies"));
    text.tallies = tallyTexts(context);
    text.rulings = rulingTexts(context);
    text.provenance = provenanceLines(context);
    return text;
}

} // namespace muster::report
