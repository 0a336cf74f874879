#include "report/forum/rostertexts.h"

#include "core/base/safetext.h"
#include "core/roster/notes.h"
#include "report/catalogue/headings.h"
#include "report/translation/translation.h"
#include "report/verdict/csv.h"
#include "report/verdict/textlines.h"
#include "report/verdict/verdicttext.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>

namespace muster::report {

namespace {

/// The texts about a unit in a list, before they are written in any form.
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
    words.name += report::unitName(catalogue, assessment, index);
    if (unit.army != assessment.army && !unit.army.isNone())
        words.name += " [" + catalogue.army(unit.army).name + ']';
    words.choices = choicesLine(catalogue, assessment, index);
    if (catalogue.ruleset.hasPoints)
        words.points = points(unit.points);
    words.state = stateOf(catalogue, unit);
    words.note = assessment.source[index]->note;
    return words;
}

std::string indentOf(const UnitWords& unit) { return std::string(unit.depth * 4, ' '); }

/// "Crew: 5 × Archers — Drummer (held back): 50 points". `written` makes words safe; `open` and `close` are round the
/// name.
std::string lineOf(const UnitWords& unit, const auto& written, std::string_view open = {}, std::string_view close = {})
{
    auto line = (unit.place.empty() ? std::string() : written(unit.place) + ": ");
    line.append(open).append(written(unit.name)).append(close);
    if (!unit.choices.empty())
        line += " — " + written(unit.choices);
    if (!unit.state.empty())
        line += " (" + unit.state + ')';
    return unit.points.empty() ? line : line + ": " + unit.points;
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

/// "- Crew: **5 × Archers** (50 points, held back): Drummer", and the note below it.
std::string markdownOf(const UnitWords& unit)
{
    auto out = indentOf(unit) + "- " + (unit.place.empty() ? "" : escapedMarkdown(unit.place) + ": ") + "**" +
               escapedMarkdown(unit.name) + "**";
    if (!unit.points.empty() || !unit.state.empty())
        out +=
            fmt::format(" ({}{}{})", unit.points, !unit.points.empty() && !unit.state.empty() ? ", " : "", unit.state);
    if (!unit.choices.empty())
        out += ": " + escapedMarkdown(unit.choices);
    // Two spaces at the end of a line make a line break.
    if (const auto note = escapedMarkdown(unit.note); !note.empty())
        out += "  \n" + indentOf(unit) + "  *" + note + '*';
    return out + '\n';
}

bool isWww(std::string_view words)
{
    return words.size() >= 4 && (words[0] | 0x20) == 'w' && (words[1] | 0x20) == 'w' && (words[2] | 0x20) == 'w' &&
           words[3] == '.';
}

/// Words that BBCode shows as they are. A forum makes no tag, link or mention of them: brackets become round, and a
/// space parts what would begin a link.
std::string withoutTags(std::string_view words)
{
    const auto line = safeLine(words);
    const std::string_view rest = line;
    std::string out;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto c = line[i];
        out += c == '[' ? '(' : c == ']' ? ')' : c;
        const bool hasNext = i + 1 < line.size() && line[i + 1] != ' ';
        if (hasNext && (c == '@' || rest.substr(i, 3) == "://" || (i >= 3 && isWww(rest.substr(i - 3)))))
            out += ' ';
    }
    return out;
}

/// What was not understood of the list, below its verdict.
std::string unread(const Context& context, const auto& written)
{
    const auto lines = unreadLines(context);
    if (lines.empty())
        return {};
    auto out = '\n' + written(verdictLine(context)) + '\n';
    for (const auto& line : lines)
        out += written(line) + '\n';
    return out;
}

std::string row(std::initializer_list<std::string_view> words)
{
    std::string out;
    for (const auto& word : words)
        out += (&word == words.begin() ? "" : ",") + csvCell(word, ",\"");
    return out + "\r\n";
}

} // namespace

std::string rosterText(const Context& context)
{
    const auto& roster = *context.roster;
    auto out = rosterName(roster) + "\n" + describe(context) + "\n";
    if (!roster.player.empty())
        out += say(phrase("report", "Player: {player}"), {{"player", safeLine(roster.player)}}) + "\n";
    out += totals(context) + "\n" + wrapped(verdictLine(context) + ", " + seals(context), 2) + "\n\n";
    const auto asIs = [](const std::string& words) { return words; };
    for (const auto i : context.assessment->units.ids()) {
        const auto unit = wordsOf(context, i);
        out += indentOf(unit) + lineOf(unit, asIs) + '\n';
        if (!unit.note.empty())
            out += indentOf(unit) + "    " + wrapped(unit.note, unit.depth * 4 + 4) + "\n";
    }
    const auto lines = unreadLines(context);
    out += lines.empty() ? "" : "\n";
    for (const auto& line : lines)
        out += wrapped(line, 4) + "\n";
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
    for (const auto unit : context.assessment->units.ids())
        out += markdownOf(wordsOf(context, unit));
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

std::string rosterLines(const Context& context)
{
    const auto safe = [](const std::string& line) { return safeLine(line); };
    const auto asIs = [](const std::string& words) { return words; };
    auto out =
        safe(rosterName(*context.roster)) + "\n" + safe(describe(context)) + "\n" + safe(totals(context)) + "\n\n";
    for (const auto i : context.assessment->units.ids()) {
        const auto unit = wordsOf(context, i);
        out += indentOf(unit) + safe(lineOf(unit, asIs)) + '\n';
    }
    return out + unread(context, safe);
}

std::string rosterBbcode(const Context& context)
{
    auto out = "[b]" + withoutTags(rosterName(*context.roster)) + "[/b]\n" + withoutTags(describe(context)) + "\n" +
               withoutTags(totals(context)) + "\n\n";
    for (const auto i : context.assessment->units.ids()) {
        const auto unit = wordsOf(context, i);
        out += indentOf(unit) + lineOf(unit, withoutTags, "[b]", "[/b]") + '\n';
        if (!unit.note.empty())
            out += indentOf(unit) + "    [i]" + withoutTags(unit.note) + "[/i]\n";
    }
    return out + unread(context, [](const std::string& line) { return "[b]" + withoutTags(line) + "[/b]"; });
}

Roster saidByLines(const Roster& roster) { return withoutNotes(withoutOwnNotes(roster)); }

Roster saidByBbcode(const Roster& roster) { return withoutOwnNotes(roster); }

std::string rosterCsv(const Context& context)
{
    const auto& catalogue = *context.catalogue;
    const auto& assessment = *context.assessment;
    std::string out = "section,name,own name,kind,models,points,options,notes\r\n";
    for (const auto i : assessment.units.ids()) {
        const auto words = wordsOf(context, i);
        const auto& unit = assessment.units[i];
        const auto& source = *assessment.source[i];
        const auto kind = unit.kind.isNone() ? source.unit : catalogue.unit(unit.kind).name;
        const auto section = unit.parent.isNone() ? headingOf(catalogue, assessment, i).name : words.place;
        const auto models = catalogue.ruleset.countsModels ? std::to_string(unit.models) : std::string();
        const auto cost = catalogue.ruleset.hasPoints ? Fraction(unit.points).text() : std::string();
        const auto notes = words.state + (words.state.empty() || words.note.empty() ? "" : "; ") + words.note;
        out +=
            row({section, unitName(catalogue, assessment, i), source.name, kind, models, cost, words.choices, notes});
    }
    for (const auto& line : unreadLines(context))
        out += row({outcomeName(outcomeOf(context)), line, {}, {}, {}, {}, {}, {}});
    return out;
}

} // namespace muster::report
