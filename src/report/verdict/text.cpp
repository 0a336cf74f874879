#include "report/verdict/text.h"

#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/textlines.h"
#include "report/verdict/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster::report {

namespace {

/// Message, where it is, rule and fixes, each on lines of their own.
std::string linesOf(const FindingText& finding)
{
    constexpr std::size_t indent = 9;
    const std::string start(indent, ' ');
    auto out = padded(severityName(finding.severity) + ' ', indent) + wrapped(finding.message, indent) + "\n";
    std::string place;
    for (const auto& name : finding.place)
        place += (place.empty() ? "" : " › ") + name;
    if (!place.empty())
        out += start + wrapped(place, indent) + "\n";
    out += start + finding.rule + (finding.citation.empty() ? "" : " — " + finding.citation) + "\n";
    const auto first = say(phrase("report", "Fix:"));
    const auto other = say(phrase("report", "or:"));
    const auto width = std::max(columns(first), columns(other));
    for (std::size_t i = 0; i < finding.fixes.size(); ++i) {
        const auto& lead = i == 0 ? first : other;
        out += start + std::string(width - columns(lead), ' ') + lead + ' ' +
               wrapped(finding.fixes[i], indent + 1 + width) + "\n";
    }
    return out;
}

std::string talliesText(const VerdictText& verdict)
{
    if (verdict.tallies.empty())
        return {};
    std::size_t labels = 0;
    std::size_t figures = 0;
    for (const auto& row : verdict.tallies) {
        labels = std::max(labels, columns(row.label));
        figures = std::max(figures, columns(row.figure));
    }
    auto out = "\n" + verdict.talliesHead + "\n";
    for (const auto& row : verdict.tallies)
        out += "  " + padded(row.label, labels + 2) +
               (row.claim.empty() ? row.figure : padded(row.figure, figures + 2) + row.claim) +
               (row.isBroken ? "  <" : "") + "\n";
    return out;
}

std::string rulingsText(const VerdictText& verdict)
{
    std::string out;
    for (const auto& ruling : verdict.rulings) {
        const auto state = ruling.isSwitched
                               ? say(ruling.isOn ? phrase("report", "on, switched") : phrase("report", "off, switched"))
                               : say(ruling.isOn ? phrase("report", "on") : phrase("report", "off"));
        out += "  " + wrapped(fmt::format("{} ({}): {}", ruling.id, state, ruling.answer), 4) + "\n";
    }
    return out.empty() ? out : "\n" + say(phrase("report", "Rulings")) + "\n" + out;
}

/// How the words were read, with the lines that the reader should look at.
std::string readingLines(const ReadingText& reading)
{
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

std::string toText(const VerdictText& verdict)
{
    auto out = verdict.verdict + "\n" + verdict.name + " — " + verdict.description + "\n" + verdict.totals + ", " +
               verdict.fingerprint + "\n";
    for (const auto& line : verdict.data)
        out += wrapped(line, 2) + "\n";
    out += readingLines(verdict.reading);
    for (const auto& finding : verdict.findings)
        out += "\n" + linesOf(finding);
    if (!verdict.moreUnknown.empty())
        out += "\n" + verdict.moreUnknown + "\n";
    out += talliesText(verdict) + rulingsText(verdict);
    for (const auto& line : verdict.provenance)
        out += "\n" + wrapped(line, 2) + "\n";
    return safeLines(out);
}

std::string toText(const Context& context) { return toText(verdictText(context)); }

std::string rosterText(const Context& context)
{
    const auto& roster = *context.roster;
    auto out = rosterName(roster) + "\n" + describe(context) + "\n";
    if (!roster.player.empty())
        out += say(phrase("report", "Player: {player}"), {{"player", safeLine(roster.player)}}) + "\n";
    out += totals(context) + "\n" + wrapped(verdictLine(context) + ", " + seals(context), 2) + "\n\n";
    writeUnits(context, out);
    if (const auto unread = unreadLines(context); !unread.empty()) {
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
    const auto& roster = *context.roster;
    auto out = "# " + escapedMarkdown(rosterName(roster)) + "\n\n" + escapedMarkdown(describe(context)) + "  \n";
    if (const auto player = escapedMarkdown(roster.player); !player.empty())
        out += say(phrase("report", "Player: {player}"), {{"player", player}}) + "  \n";
    out += "**" + totals(context) + "**  \n" + escapedMarkdown(verdictLine(context) + ", " + seals(context)) + "\n";
    if (!context.assessment->units.empty())
        out += '\n';
    writeUnitsAsMarkdown(context, out);
    for (const auto& line : unreadLines(context))
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
