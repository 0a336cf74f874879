#include "report/verdict/verdictparts.h"

#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/datawords.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <utility>

namespace muster::report {

namespace {

bool isUnread(const Finding& finding) { return finding.unknown && finding.unknown->kind == UnknownName::Kind::Line; }

} // namespace

VerdictParts::VerdictParts(const Context& context)
    : m_context(context),
      m_catalogue(*context.catalogue),
      m_assessment(*context.assessment),
      m_findings(findingsOf(context))
{
    if (context.reading)
        std::erase_if(m_findings, [](const FindingWithFixes& told) { return isUnread(*told.finding); });
}

std::string VerdictParts::verdict() const
{
    auto text = outcomeName(outcomeOf(m_context));
    std::string counts;
    const auto lines = m_context.reading ? std::ranges::count_if(m_context.reading->lines, &LineReading::isUnread)
                                         : std::ranges::count_if(m_assessment.findings, isUnread);
    if (lines > 0)
        counts = say(phrases("report", "{n} {n:line|lines} not understood"), lines);
    for (const auto& [severity, words] : {std::pair(Severity::Unknown, phrases("report", "{n} unknown {n:name|names}")),
                                          std::pair(Severity::Error, phrases("report", "{n} {n:error|errors}")),
                                          std::pair(Severity::Warning, phrases("report", "{n} {n:warning|warnings}")),
                                          std::pair(Severity::Note, phrases("report", "{n} {n:note|notes}"))})
        if (const auto count =
                std::ranges::count_if(m_findings,
                                      [&, severity = severity](const FindingWithFixes& told) {
                                          return told.finding->severity == severity && !isUnread(*told.finding);
                                      }) +
                (severity == Severity::Unknown ? static_cast<std::ptrdiff_t>(m_assessment.moreUnknown) : 0);
            count > 0)
            counts += (counts.empty() ? "" : ", ") + say(words, count);
    if (!counts.empty())
        text += ": " + counts;
    return m_context.reading ? say(phrase("report", "{verdict}, as read"), {{"verdict", text}}) : text;
}

std::string VerdictParts::fingerprint() const
{
    return say(phrase("report", "fingerprint {fingerprint}"), {{"fingerprint", m_context.fingerprint}});
}

std::string VerdictParts::seals() const
{
    const auto& data = m_context.data;
    if (data.hash.empty())
        return fingerprint();
    const auto files = unshippedFiles(data);
    return fingerprint() + ", " + say(phrase("report", "data {hash}"), {{"hash", data.hash}}) +
           (files.empty() ? "" : " (" + files + ')');
}

std::string VerdictParts::name() const
{
    return m_context.roster->name.empty() ? say(phrase("report", "Unnamed roster")) : safeLine(m_context.roster->name);
}

std::string VerdictParts::totals() const
{
    std::string text;
    if (m_catalogue.ruleset.hasPoints)
        text =
            (m_assessment.limit ? say(phrase("report", "{points} of {limit} points"),
                                      {{"points", number(m_assessment.points)}, {"limit", number(*m_assessment.limit)}})
                                : points(m_assessment.points) + ", " + say(phrase("report", "no limit agreed"))) +
            ", ";
    text += say(phrases("report", "{n} {n:unit|units}"), static_cast<std::int64_t>(m_assessment.units.size()));
    if (m_catalogue.ruleset.countsModels)
        text += ", " + say(phrases("report", "{n} {n:model|models}"), m_assessment.models);
    return text;
}

std::vector<std::string> VerdictParts::unread() const
{
    std::vector<std::string> lines;
    for (const auto& finding : m_assessment.findings)
        if (isUnread(finding))
            lines.push_back(message(m_catalogue, m_assessment, finding));
    return lines;
}

std::vector<TallyText> VerdictParts::tallies() const
{
    std::vector<TallyText> rows;
    for (const auto& one : m_assessment.tallies)
        if (auto text = tally(m_catalogue, m_assessment, one); !text.label.empty())
            rows.push_back(std::move(text));
    return rows;
}

std::string VerdictParts::citationText(const Finding& finding) const
{
    const auto where = citation(m_catalogue, citationOf(m_catalogue, finding));
    return where.source.empty()
               ? std::string()
               : say(phrase("report", "{source}, ‘{section}’"), {{"source", where.source}, {"section", where.section}});
}

std::vector<std::string> VerdictParts::fixLabels(const FindingWithFixes& told) const
{
    std::vector<std::string> labels;
    labels.reserve(told.fixes.size());
    for (const auto& fix : told.fixes)
        labels.push_back(fixLabel(m_catalogue, m_assessment, fix));
    return labels;
}

std::vector<RulingText> VerdictParts::rulings() const
{
    std::vector<RulingText> texts;
    for (const auto index : m_context.rulings) {
        const auto& ruling = m_catalogue.ruleset.rulings[index];
        const bool isOn = m_assessment.rulings[index];
        texts.push_back({ruling.id, ruling.question,
                         isOn || ruling.otherwise.empty() ? ruling.answer : ruling.otherwise, isOn,
                         isOn != ruling.standard});
    }
    return texts;
}

std::vector<std::string> VerdictParts::provenance() const
{
    std::vector<std::string> lines;
    auto armies = armiesUsed();
    for (std::size_t i = 0; i < armies.size(); ++i) {
        const auto line = provenanceLine(m_catalogue.army(armies[i]).provenance);
        std::string names;
        for (std::size_t k = i; k < armies.size(); ++k) {
            const auto& known = m_catalogue.army(armies[k]);
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

bool VerdictParts::isPlaytest() const
{
    return std::ranges::any_of(armiesUsed(),
                               [&](Id<Army> army) { return m_catalogue.army(army).provenance.kind == "playtest"; });
}

std::vector<Id<Army>> VerdictParts::armiesUsed() const
{
    std::vector<Id<Army>> armies;
    const auto add = [&](Id<Army> army) {
        if (!army.isNone() && std::ranges::find(armies, army) == armies.end())
            armies.push_back(army);
    };
    add(m_assessment.army);
    for (const auto& unit : m_assessment.units)
        add(unit.army);
    return armies;
}

} // namespace muster::report
