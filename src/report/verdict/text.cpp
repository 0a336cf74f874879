#include "report/verdict/text.h"

#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/datawords.h"
#include "report/verdict/readingwords.h"
#include "report/verdict/textlines.h"
#include "report/verdict/verdictparts.h"
#include "report/verdict/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster::report {

namespace {

std::string findingText(const VerdictParts& parts, const Context& context, const FindingWithFixes& told)
{
    const auto& finding = *told.finding;
    std::string out = padded(severityName(finding.severity) + ' ', 9) +
                      wrapped(message(*context.catalogue, *context.assessment, finding), 9) + "\n";
    const auto where = parts.citationText(finding);
    out += "         " + std::string(finding.rule) + (where.empty() ? "" : " — " + where) + "\n";
    const auto labels = parts.fixLabels(told);
    const auto first = say(phrase("report", "Fix:"));
    const auto other = say(phrase("report", "or:"));
    const auto width = std::max(columns(first), columns(other));
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto& lead = i == 0 ? first : other;
        out += std::string(9 + width - columns(lead), ' ') + lead + ' ' + wrapped(labels[i], 10 + width) + "\n";
    }
    return out;
}

std::string talliesText(const VerdictParts& parts)
{
    const auto rows = parts.tallies();
    if (rows.empty())
        return {};
    std::size_t width = 0;
    for (const auto& row : rows)
        width = std::max(width, columns(row.label));
    std::string out = "\n" + say(phrase("report", "Tallies")) + "\n";
    for (const auto& row : rows)
        out += "  " + padded(row.label, width + 2) + row.figure + (row.isBroken ? "  <" : "") + "\n";
    return out;
}

std::string rulingsText(const VerdictParts& parts)
{
    std::string out;
    for (const auto& ruling : parts.rulings()) {
        const auto state = ruling.isSwitched
                               ? say(ruling.isOn ? phrase("report", "on, switched") : phrase("report", "off, switched"))
                               : say(ruling.isOn ? phrase("report", "on") : phrase("report", "off"));
        out += "  " + wrapped(fmt::format("{} ({}): {}", ruling.id, state, ruling.answer), 4) + "\n";
    }
    return out.empty() ? out : "\n" + say(phrase("report", "Rulings")) + "\n" + out;
}

/// How the words were read, with the lines that the reader should look at.
std::string readingLines(const Context& context)
{
    const auto reading = readingText(context);
    std::string out;
    for (const auto* line : {&reading.summary, &reading.guess, &reading.totals})
        if (!line->empty())
            out += "  " + wrapped(*line, 2) + "\n";
    for (const auto& line : reading.lines) {
        const auto head = say(phrase("report", "line {line}"), {{"line", std::to_string(line.line)}});
        out += "\n" + padded(head, 9) + wrapped(line.text, 9) + "\n         " + wrapped(line.words, 9) + "\n";
    }
    return out;
}

/// The texts about a unit in a list, before they are written as plain text or Markdown.
struct UnitWords {
    std::size_t depth = 0;
    std::string place; ///< its place on the parent
    std::string name;  ///< with its models, and its army if that is another
    std::string choices;
    std::string points;
    std::string state; ///< held back, a unit of the player's own
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
    words.state = stateOf(catalogue, unit);
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
        if (!unit.state.empty())
            out += " (" + unit.state + ')';
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
        if (!unit.points.empty() || !unit.state.empty())
            out += fmt::format(" ({}{}{})", unit.points, !unit.points.empty() && !unit.state.empty() ? ", " : "",
                               unit.state);
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

std::string toText(const Context& context)
{
    const VerdictParts parts(context);
    auto out = parts.verdict() + "\n" + parts.name() + " — " + describe(context) + "\n" + parts.totals() + ", " +
               parts.fingerprint() + "\n";
    for (const auto& line : dataLines(context))
        out += wrapped(line, 2) + "\n";
    out += readingLines(context);
    for (const auto& told : parts.findings())
        out += "\n" + findingText(parts, context, told);
    if (const auto more = moreUnknownText(*context.assessment); !more.empty())
        out += "\n" + more + "\n";
    out += talliesText(parts) + rulingsText(parts);
    for (const auto& line : parts.provenance())
        out += "\n" + wrapped(line, 2) + "\n";
    return safeLines(out);
}

std::string rosterText(const Context& context)
{
    const VerdictParts parts(context);
    const auto& roster = *context.roster;
    auto out = parts.name() + "\n" + describe(context) + "\n";
    if (!roster.player.empty())
        out += say(phrase("report", "Player: {player}"), {{"player", safeLine(roster.player)}}) + "\n";
    out += parts.totals() + "\n" + wrapped(parts.verdict() + ", " + parts.seals(), 2) + "\n\n";
    writeUnits(context, out);
    if (const auto unread = parts.unread(); !unread.empty()) {
        out += "\n";
        for (const auto& line : unread)
            out += wrapped(line, 4) + "\n";
    }
    if (!roster.notes.empty())
        out += "\n" + wrapped(roster.notes, 0) + "\n";
    return safeLines(out);
}

std::string rosterMarkdown(const Context& context)
{
    const VerdictParts parts(context);
    const auto& roster = *context.roster;
    auto out = "# " + escapedMarkdown(parts.name()) + "\n\n" + escapedMarkdown(describe(context)) + "  \n";
    if (const auto player = escapedMarkdown(roster.player); !player.empty())
        out += say(phrase("report", "Player: {player}"), {{"player", player}}) + "  \n";
    out += "**" + parts.totals() + "**  \n" + escapedMarkdown(parts.verdict() + ", " + parts.seals()) + "\n";
    if (!context.assessment->units.empty())
        out += '\n';
    writeUnitsAsMarkdown(context, out);
    for (const auto& line : parts.unread())
        out += "\n> **" + escapedMarkdown(line) + "**\n";
    std::string_view notes = roster.notes;
    while (!notes.empty()) {
        const auto end = std::min(notes.find('\n'), notes.size());
        if (const auto line = escapedMarkdown(notes.substr(0, end)); !line.empty())
            out += "\n" + line + "\n";
        notes.remove_prefix(std::min(end + 1, notes.size()));
    }
    return out;
}

} // namespace muster::report
