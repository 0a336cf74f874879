#include "report/forum/rostertexts.h"

#include "battlescribe/saved/groups.h"
#include "battlescribe/saved/sums.h"
#include "core/base/safetext.h"
#include "core/roster/notes.h"
#include "report/battlescribe/listtext.h"
#include "report/battlescribe/listwords.h"
#include "report/catalogue/headings.h"
#include "report/translation/translation.h"
#include "report/verdict/costwords.h"
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
    // For a table:
    std::string section; ///< the head that it stands under, or its place
    std::string shownName;
    std::string ownName;
    std::string kind;
    std::string models;
    std::string cost;
};

/// The texts about a whole list.
struct ListWords {
    std::string name;
    std::string description;
    std::string player;
    std::string totals;
    std::string verdict;
    std::string seals;
    std::vector<UnitWords> units;
    std::vector<std::string> unread; ///< what was not understood of it
    std::string outcome;
    std::string notes;
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
    words.points = unitCosts(catalogue, assessment, index);
    words.state = stateOf(catalogue, unit);
    const auto& source = *assessment.source[index];
    words.note = source.note;
    words.section = unit.parent.isNone() ? headingOf(catalogue, assessment, index).name : words.place;
    words.shownName = report::unitName(catalogue, assessment, index);
    words.ownName = source.name;
    words.kind = unit.kind.isNone() ? source.unit : catalogue.unit(unit.kind).name;
    if (catalogue.ruleset.countsModels)
        words.models = std::to_string(unit.models);
    if (catalogue.ruleset.hasPoints)
        words.cost = Fraction(unit.points).text();
    return words;
}

ListWords wordsOf(const Context& context)
{
    const auto& roster = *context.roster;
    ListWords words{rosterName(roster),
                    describe(context),
                    roster.player,
                    totals(context),
                    verdictLine(context),
                    seals(context),
                    {},
                    {},
                    {},
                    roster.notes};
    for (const auto i : context.assessment->units.ids())
        words.units.push_back(wordsOf(context, i));
    words.unread = unreadLines(context);
    if (!words.unread.empty())
        words.outcome = outcomeName(outcomeOf(context));
    return words;
}

/// A selection and what in it has choices of its own.
void addWords(const battlescribe::FileSelection& selection, const battlescribe::Sums& sums, std::size_t depth,
              const std::string& section, std::vector<UnitWords>& units)
{
    UnitWords words;
    words.depth = depth;
    words.section = section;
    words.name = battlescribe::countedName(selection);
    words.shownName = battlescribe::shownName(selection);
    words.ownName = selection.customName;
    words.kind = selection.name;
    if (!selection.customName.empty())
        words.name += " (" + selection.name + ')';
    words.choices = plainChoices(selection, sums);
    const auto costs = depth == 0 ? battlescribe::wholeCosts(selection) : selection.costs;
    words.points = costsText(shownCosts(costs, sums));
    if (const auto* main = battlescribe::mainSum(sums))
        words.cost = battlescribe::amountOf(costs, *main).text();
    if (const auto models = battlescribe::countModels(selection); models > 0)
        words.models = std::to_string(models);
    words.note = selection.notes;
    units.push_back(std::move(words));
    for (const auto& inside : selection.selections)
        if (!isPlain(inside))
            addWords(inside, sums, depth + 1, battlescribe::shownName(selection), units);
}

ListWords wordsOf(const battlescribe::List& list)
{
    ListWords words{rosterName(list.roster),
                    describe(list.roster),
                    {},
                    totals(list.sums),
                    verdictLine(list),
                    fingerprintText(list.fingerprint),
                    {},
                    {},
                    {},
                    list.roster.notes};
    battlescribe::eachForce(list.roster.forces, [&](const battlescribe::FileForce& force) {
        for (const auto& group : battlescribe::groupsOf(force))
            for (const auto* selection : group.selections)
                addWords(*selection, list.sums, 0, group.category.empty() ? noCategory() : group.category, words.units);
    });
    if (outcomeOf(list) == Outcome::NotJudged)
        words.outcome = words.verdict;
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
std::string unread(const ListWords& list, const auto& written)
{
    if (list.outcome.empty())
        return {};
    auto out = '\n' + written(list.verdict) + '\n';
    for (const auto& line : list.unread)
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

std::string markdown(const ListWords& list)
{
    auto out = "# " + escapedMarkdown(list.name) + "\n\n" + escapedMarkdown(list.description) + "  \n";
    if (const auto player = escapedMarkdown(list.player); !player.empty())
        out += say(phrase("report", "Player: {player}"), {{"player", player}}) + "  \n";
    out += "**" + list.totals + "**  \n" + escapedMarkdown(list.verdict + ", " + list.seals) + "\n";
    if (!list.units.empty())
        out += '\n';
    for (const auto& unit : list.units)
        out += markdownOf(unit);
    for (const auto& line : list.unread)
        out += "\n> **" + escapedMarkdown(line) + "**\n";
    std::string_view notes = list.notes;
    while (!notes.empty()) {
        const auto end = std::min(notes.find('\n'), notes.size());
        if (const auto line = escapedMarkdown(notes.substr(0, end)); !line.empty())
            out += "\n" + line + "\n";
        notes.remove_prefix(std::min(end + 1, notes.size()));
    }
    return out;
}

std::string lines(const ListWords& list)
{
    const auto safe = [](const std::string& line) { return safeLine(line); };
    const auto asIs = [](const std::string& words) { return words; };
    auto out = safe(list.name) + "\n" + safe(list.description) + "\n" + safe(list.totals) + "\n\n";
    for (const auto& unit : list.units)
        out += indentOf(unit) + safe(lineOf(unit, asIs)) + '\n';
    return out + unread(list, safe);
}

std::string bbcode(const ListWords& list)
{
    auto out = "[b]" + withoutTags(list.name) + "[/b]\n" + withoutTags(list.description) + "\n" +
               withoutTags(list.totals) + "\n\n";
    for (const auto& unit : list.units) {
        out += indentOf(unit) + lineOf(unit, withoutTags, "[b]", "[/b]") + '\n';
        if (!unit.note.empty())
            out += indentOf(unit) + "    [i]" + withoutTags(unit.note) + "[/i]\n";
    }
    return out + unread(list, [](const std::string& line) { return "[b]" + withoutTags(line) + "[/b]"; });
}

std::string csv(const ListWords& list)
{
    std::string out = "section,name,own name,kind,models,points,options,notes\r\n";
    for (const auto& unit : list.units) {
        const auto notes = unit.state + (unit.state.empty() || unit.note.empty() ? "" : "; ") + unit.note;
        out +=
            row({unit.section, unit.shownName, unit.ownName, unit.kind, unit.models, unit.cost, unit.choices, notes});
    }
    for (const auto& line : list.unread)
        out += row({list.outcome, line, {}, {}, {}, {}, {}, {}});
    return out;
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

std::string rosterMarkdown(const Context& context) { return markdown(wordsOf(context)); }
std::string rosterMarkdown(const battlescribe::List& list) { return markdown(wordsOf(list)); }

std::string rosterLines(const Context& context) { return lines(wordsOf(context)); }
std::string rosterLines(const battlescribe::List& list) { return lines(wordsOf(list)); }

std::string rosterBbcode(const Context& context) { return bbcode(wordsOf(context)); }
std::string rosterBbcode(const battlescribe::List& list) { return bbcode(wordsOf(list)); }

std::string rosterCsv(const Context& context) { return csv(wordsOf(context)); }
std::string rosterCsv(const battlescribe::List& list) { return csv(wordsOf(list)); }

Roster saidByLines(const Roster& roster) { return withoutNotes(withoutOwnNotes(roster)); }

Roster saidByBbcode(const Roster& roster) { return withoutOwnNotes(roster); }

} // namespace muster::report
