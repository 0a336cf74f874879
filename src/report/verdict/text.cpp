#include "report/verdict/text.h"

#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/datawords.h"
#include "report/verdict/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster::report {

namespace {

constexpr std::size_t lineWidth = 100;

std::size_t columns(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; }));
}

std::string padded(std::string text, std::size_t width)
{
    if (const auto used = columns(text); used < width)
        text.append(width - used, ' ');
    return text;
}

/// Breaks words into lines of a readable length, the later ones indented, including those after their own line ends:
/// none of them can look like a line of the report itself.
std::string wrapped(std::string_view text, std::size_t indent)
{
    std::string result;
    std::string line;
    const auto flush = [&] {
        result += (result.empty() ? "" : "\n" + std::string(indent, ' ')) + line;
        line.clear();
    };
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(" \n"), text.size());
        const auto word = text.substr(0, end);
        if (!line.empty() && indent + columns(line) + 1 + columns(word) > lineWidth)
            flush();
        line += (line.empty() ? "" : " ") + std::string(word);
        if (end < text.size() && text[end] == '\n')
            flush();
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    flush();
    return result;
}

class Writer {
public:
    explicit Writer(const Context& context)
        : m_context(context),
          m_catalogue(*context.catalogue),
          m_assessment(*context.assessment),
          m_findings(findingsOf(context))
    {
    }

    [[nodiscard]] Outcome outcome() const { return outcomeOf(m_context); }

    [[nodiscard]] std::string verdict() const
    {
        const auto text = outcomeName(outcome());
        std::string counts;
        for (const auto& [severity, words] :
             {std::pair(Severity::Unknown, phrases("report", "{n} unknown {n:name|names}")),
              std::pair(Severity::Error, phrases("report", "{n} {n:error|errors}")),
              std::pair(Severity::Warning, phrases("report", "{n} {n:warning|warnings}")),
              std::pair(Severity::Note, phrases("report", "{n} {n:note|notes}"))})
            if (const auto count = std::ranges::count(
                    m_findings, severity, [](const FindingWithFixes& told) { return told.finding->severity; });
                count > 0)
                counts += (counts.empty() ? "" : ", ") + say(words, count);
        return counts.empty() ? text : text + ": " + counts;
    }

    [[nodiscard]] std::string fingerprint() const
    {
        return say(phrase("report", "fingerprint {fingerprint}"), {{"fingerprint", m_context.fingerprint}});
    }

    /// The fingerprint and the hash of the data, with the files that are not as shipped.
    [[nodiscard]] std::string seals() const
    {
        const auto& data = m_context.data;
        if (data.hash.empty())
            return fingerprint();
        const auto files = unshippedFiles(data);
        return fingerprint() + ", " + say(phrase("report", "data {hash}"), {{"hash", data.hash}}) +
               (files.empty() ? "" : " (" + files + ')');
    }

    [[nodiscard]] std::string name() const
    {
        return m_context.roster->name.empty() ? say(phrase("report", "Unnamed roster"))
                                              : safeLine(m_context.roster->name);
    }

    [[nodiscard]] std::string totals() const
    {
        std::string text;
        if (m_catalogue.ruleset.hasPoints)
            text = (m_assessment.limit
                        ? say(phrase("report", "{points} of {limit} points"),
                              {{"points", number(m_assessment.points)}, {"limit", number(*m_assessment.limit)}})
                        : points(m_assessment.points) + ", " + say(phrase("report", "no limit agreed"))) +
                   ", ";
        text += say(phrases("report", "{n} {n:unit|units}"), static_cast<std::int64_t>(m_assessment.units.size()));
        if (m_catalogue.ruleset.countsModels)
            text += ", " + say(phrases("report", "{n} {n:model|models}"), m_assessment.models);
        return text;
    }

    [[nodiscard]] std::string text() const
    {
        std::string out =
            verdict() + "\n" + name() + " — " + describe(m_context) + "\n" + totals() + ", " + fingerprint() + "\n";
        for (const auto& line : dataLines(m_context))
            out += wrapped(line, 2) + "\n";
        for (const auto& told : m_findings)
            out += "\n" + findingText(told);
        out += talliesText();
        out += rulingsText();
        out += provenanceText();
        return out;
    }

    [[nodiscard]] std::vector<std::pair<std::string, std::string>> tallies() const
    {
        std::vector<std::pair<std::string, std::string>> rows;
        for (const auto& tally : m_assessment.tallies) {
            const auto text = report::tally(m_catalogue, m_assessment, tally);
            if (!text.label.empty())
                rows.emplace_back(text.label, text.figure + (text.isBroken ? "  <" : ""));
        }
        return rows;
    }

    [[nodiscard]] std::string citationText(const Finding& finding) const
    {
        const auto where = citation(m_catalogue, citationOf(m_catalogue, finding));
        return where.source.empty() ? std::string()
                                    : say(phrase("report", "{source}, ‘{section}’"),
                                          {{"source", where.source}, {"section", where.section}});
    }

    [[nodiscard]] std::vector<std::string> fixLabels(const FindingWithFixes& told) const
    {
        std::vector<std::string> labels;
        labels.reserve(told.fixes.size());
        for (const auto& fix : told.fixes)
            labels.push_back(fixLabel(m_catalogue, m_assessment, fix));
        return labels;
    }

    [[nodiscard]] const std::vector<FindingWithFixes>& findings() const { return m_findings; }

private:
    [[nodiscard]] std::string findingText(const FindingWithFixes& told) const
    {
        const auto& finding = *told.finding;
        std::string out =
            padded(severityName(finding.severity), 9) + wrapped(message(m_catalogue, m_assessment, finding), 9) + "\n";
        const auto where = citationText(finding);
        out += "         " + std::string(finding.rule) + (where.empty() ? "" : " — " + where) + "\n";
        const auto labels = fixLabels(told);
        const auto first = say(phrase("report", "Fix:"));
        const auto other = say(phrase("report", "or:"));
        const auto width = std::max(columns(first), columns(other));
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const auto& lead = i == 0 ? first : other;
            out += std::string(9 + width - columns(lead), ' ') + lead + ' ' + wrapped(labels[i], 10 + width) + "\n";
        }
        return out;
    }

    [[nodiscard]] std::string talliesText() const
    {
        const auto rows = tallies();
        if (rows.empty())
            return {};
        std::size_t width = 0;
        for (const auto& [label, figure] : rows)
            width = std::max(width, columns(label));
        std::string out = "\n" + say(phrase("report", "Tallies")) + "\n";
        for (const auto& [label, figure] : rows)
            out += "  " + padded(label, width + 2) + figure + "\n";
        return out;
    }

    [[nodiscard]] std::string rulingsText() const
    {
        std::string out;
        for (const auto index : m_context.rulings) {
            const auto& ruling = m_catalogue.ruleset.rulings[index];
            const bool isOn = m_assessment.rulings[index];
            const auto& says = isOn || ruling.otherwise.empty() ? ruling.answer : ruling.otherwise;
            const auto state = isOn == ruling.standard
                                   ? say(isOn ? phrase("report", "on") : phrase("report", "off"))
                                   : say(isOn ? phrase("report", "on, switched") : phrase("report", "off, switched"));
            out += "  " + wrapped(fmt::format("{} ({}): {}", ruling.id, state, says), 4) + "\n";
        }
        return out.empty() ? out : "\n" + say(phrase("report", "Rulings")) + "\n" + out;
    }

    /// Where the figures come from; armies with the same provenance are named together.
    [[nodiscard]] std::string provenanceText() const
    {
        std::vector<Id<Army>> armies;
        const auto add = [&](Id<Army> army) {
            if (!army.isNone() && std::ranges::find(armies, army) == armies.end())
                armies.push_back(army);
        };
        add(m_assessment.army);
        for (const auto& unit : m_assessment.units)
            add(unit.army);
        std::string out;
        for (std::size_t i = 0; i < armies.size(); ++i) {
            const auto line = provenanceLine(m_catalogue.army(armies[i]).provenance);
            std::string names;
            for (std::size_t k = i; k < armies.size(); ++k) {
                const auto& known = m_catalogue.army(armies[k]);
                if (provenanceLine(known.provenance) != line)
                    continue;
                names += (names.empty() ? "" : ", ") +
                         say(known.isUsersOwn ? phrase("report", "{army} (data {version}, the user's own)")
                                              : phrase("report", "{army} (data {version})"),
                             {{"army", known.name}, {"version", known.dataVersion}});
                if (k > i)
                    armies.erase(armies.begin() + static_cast<std::ptrdiff_t>(k--));
            }
            out += "\n" + wrapped(names + ". " + line, 2) + "\n";
        }
        return out;
    }

    const Context& m_context;
    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
    std::vector<FindingWithFixes> m_findings;
};

/// The texts about a unit in a list, before they are written as plain text or Markdown.
struct UnitWords {
    std::size_t depth = 0;
    std::string place; ///< its place on the parent
    std::string name;  ///< with its models, and its army if that is another
    std::string choices;
    std::string points;
    bool isHeldBack = false;
    std::string note;
};

UnitWords wordsOf(const Context& context, Id<AssessedUnit> index)
{
    const auto& catalogue = *context.catalogue;
    const auto& assessment = *context.assessment;
    const auto& unit = assessment.units[index];
    UnitWords words;
    for (auto up = unit.parent; !up.isNone(); up = assessment.units[up].parent)
        ++words.depth;
    if (!unit.parent.isNone() && !unit.place.isNone())
        words.place = catalogue.ruleset.places[unit.place].name;
    if (catalogue.ruleset.countsModels && unit.models > 1)
        words.name = fmt::format("{} × ", unit.models);
    words.name += unitName(catalogue, assessment, index);
    if (unit.army != assessment.army && !unit.army.isNone())
        words.name += " [" + catalogue.army(unit.army).name + ']';
    words.choices = choicesLine(catalogue, assessment, index);
    if (catalogue.ruleset.hasPoints)
        words.points = points(unit.points);
    words.isHeldBack = unit.heldBack;
    words.note = assessment.source[index]->note;
    return words;
}

void writeUnits(const Context& context, std::string& out)
{
    for (const auto i : context.assessment->units.ids()) {
        const auto unit = wordsOf(context, i);
        const std::string indent(unit.depth * 4, ' ');
        out += indent + (unit.place.empty() ? "" : unit.place + ": ") + unit.name;
        if (!unit.choices.empty())
            out += " — " + unit.choices;
        if (unit.isHeldBack)
            out += " (" + say(phrase("report", "held back")) + ')';
        if (!unit.points.empty())
            out += ": " + unit.points;
        out += '\n';
        if (!unit.note.empty())
            out += indent + "    " + wrapped(unit.note, indent.size() + 4) + "\n";
    }
}

/// Words that Markdown shows as they are: on one line, with everything escaped that it would read as markup.
std::string escapedMarkdown(std::string_view words)
{
    const auto text = safeLine(words);
    const auto first = text.find_first_not_of(' ');
    if (first == std::string::npos)
        return {};
    const auto line = std::string_view(text).substr(first, text.find_last_not_of(' ') + 1 - first);
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    std::string out;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto c = line[i];
        const auto next = i + 1 < line.size() ? line[i + 1] : ' ';
        const bool isMark = std::string_view("\\`*_[]<>#|~$").find(c) != std::string_view::npos;
        const bool isEntity = c == '&' && (next == '#' || isLetter(next));
        // At the start of a line these begin a list or underline a heading.
        const bool beginsBlock = i == 0 && std::string_view("-+=").find(c) != std::string_view::npos;
        // Forums turn these into links and mentions.
        const bool beginsLink =
            c == '@' || line.substr(i, 3) == "://" ||
            (c == '.' && i >= 3 && (line.substr(i - 3, 3) == "www" || line.substr(i - 3, 3) == "WWW"));
        const bool endsNumber =
            (c == '.' || c == ')') && next == ' ' && i > 0 && std::ranges::all_of(line.substr(0, i), isDigit);
        if (isMark || isEntity || beginsBlock || beginsLink || endsNumber)
            out += '\\';
        out += c;
    }
    return out;
}

void writeUnitsAsMarkdown(const Context& context, std::string& out)
{
    for (const auto i : context.assessment->units.ids()) {
        const auto unit = wordsOf(context, i);
        const std::string indent(unit.depth * 4, ' ');
        out += indent + "- " + (unit.place.empty() ? "" : escapedMarkdown(unit.place) + ": ") + "**" +
               escapedMarkdown(unit.name) + "**";
        if (!unit.points.empty() || unit.isHeldBack)
            out += fmt::format(" ({}{}{})", unit.points, !unit.points.empty() && unit.isHeldBack ? ", " : "",
                               unit.isHeldBack ? say(phrase("report", "held back")) : std::string());
        if (!unit.choices.empty())
            out += ": " + escapedMarkdown(unit.choices);
        // Two spaces at the end of a line make a line break.
        if (const auto note = escapedMarkdown(unit.note); !note.empty())
            out += "  \n" + indent + "  *" + note + '*';
        out += '\n';
    }
}

} // namespace

std::string describe(const Context& context)
{
    const auto& catalogue = *context.catalogue;
    const auto& assessment = *context.assessment;
    auto text = (assessment.army.isNone() ? context.roster->army : catalogue.army(assessment.army).name) + ", " +
                catalogue.ruleset.name;
    if (catalogue.ruleset.hasPoints && assessment.limit)
        text += ", " + points(*assessment.limit);
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

std::string toText(const Context& context) { return safeLines(Writer(context).text()); }

std::string rosterText(const Context& context)
{
    const Writer writer(context);
    const auto& roster = *context.roster;
    auto out = writer.name() + "\n" + describe(context) + "\n";
    if (!roster.player.empty())
        out += say(phrase("report", "Player: {player}"), {{"player", safeLine(roster.player)}}) + "\n";
    out += writer.totals() + "\n" + wrapped(writer.verdict() + ", " + writer.seals(), 2) + "\n\n";
    writeUnits(context, out);
    if (!roster.notes.empty())
        out += "\n" + wrapped(roster.notes, 0) + "\n";
    return safeLines(out);
}

std::string rosterMarkdown(const Context& context)
{
    const Writer writer(context);
    const auto& roster = *context.roster;
    auto out = "# " + escapedMarkdown(writer.name()) + "\n\n" + escapedMarkdown(describe(context)) + "  \n";
    if (const auto player = escapedMarkdown(roster.player); !player.empty())
        out += say(phrase("report", "Player: {player}"), {{"player", player}}) + "  \n";
    out += "**" + writer.totals() + "**  \n" + escapedMarkdown(writer.verdict() + ", " + writer.seals()) + "\n";
    if (!context.assessment->units.empty())
        out += '\n';
    writeUnitsAsMarkdown(context, out);
    std::string_view notes = roster.notes;
    while (!notes.empty()) {
        const auto end = std::min(notes.find('\n'), notes.size());
        if (const auto line = escapedMarkdown(notes.substr(0, end)); !line.empty())
            out += "\n" + line + "\n";
        notes.remove_prefix(std::min(end + 1, notes.size()));
    }
    return out;
}

std::string toHtml(const Context& context)
{
    const Writer writer(context);
    const bool isBroken = writer.outcome() == Outcome::NotLegal || writer.outcome() == Outcome::NotJudged;
    std::string body =
        fmt::format("<h1>{}</h1>\n<p>{}<br>{}, {}</p>\n<p class=\"{}\">{}</p>\n", safeHtml(writer.name()),
                    safeHtml(describe(context)), safeHtml(writer.totals()), safeHtml(writer.fingerprint()),
                    isBroken ? "verdict broken" : "verdict", safeHtml(writer.verdict()));
    for (const auto& line : dataLines(context))
        body += "<p>" + safeHtml(line) + "</p>\n";
    body += "<ol class=\"findings\">\n";
    for (const auto& told : writer.findings()) {
        const auto& finding = *told.finding;
        body += fmt::format("<li><b>{}</b> {}<br><small>{} — {}</small>", safeHtml(severityName(finding.severity)),
                            safeHtml(message(*context.catalogue, *context.assessment, finding)), safeHtml(finding.rule),
                            safeHtml(writer.citationText(finding)));
        for (const auto& label : writer.fixLabels(told))
            body += "<br><small>" + safeHtml(say(phrase("report", "Fix:"))) + ' ' + safeHtml(label) + "</small>";
        body += "</li>\n";
    }
    body += "</ol>\n<table>\n";
    for (const auto& [label, figure] : writer.tallies())
        body += fmt::format("<tr><th>{}</th><td>{}</td></tr>\n", safeHtml(label), safeHtml(figure));
    body += "</table>\n";
    return fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n"
                       "<style>\nbody {{ font: 16px/1.45 Roboto, Inter, sans-serif; max-width: 46em; margin: 2em auto; "
                       "padding: 0 1em; color: #14171f }}\nh1 {{ margin-bottom: 0 }}\n.verdict {{ font-weight: 700; "
                       "border: 2px solid; display: inline-block; padding: .2em .7em }}\n.broken {{ color: #a3180f }}\n"
                       "li {{ margin: .6em 0 }}\nsmall {{ color: #4a5163 }}\nth {{ text-align: left; font-weight: 400; "
                       "padding-right: 2em }}\n</style>\n</head>\n<body>\n{}</body>\n</html>\n",
                       safeHtml(language()), safeHtml(writer.name()), body);
}

} // namespace muster::report
