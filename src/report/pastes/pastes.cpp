#include "report/pastes/pastes.h"

#include "core/base/safetext.h"
#include "core/roster/notes.h"
#include "report/catalogue/headings.h"
#include "report/translation/translation.h"
#include "report/verdict/text.h"
#include "report/verdict/verdicttext.h"
#include "report/verdict/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>

namespace muster::report {

namespace {

std::size_t depthOf(const Assessment& assessment, Id<AssessedUnit> unit)
{
    std::size_t depth = 0;
    for (auto up = assessment.units[unit].parent; !up.isNone(); up = assessment.units[up].parent)
        ++depth;
    return depth;
}

std::string placeOf(const Context& context, const AssessedUnit& unit)
{
    if (unit.parent.isNone() || unit.place.isNone())
        return {};
    return context.catalogue->ruleset.places[unit.place].name;
}

std::string nameOf(const Context& context, Id<AssessedUnit> index)
{
    const auto& catalogue = *context.catalogue;
    const auto& unit = context.assessment->units[index];
    std::string name;
    if (catalogue.ruleset.countsModels && unit.models > 1)
        name = fmt::format("{} × ", unit.models);
    name += unitName(catalogue, *context.assessment, index);
    if (unit.army != context.assessment->army && !unit.army.isNone())
        name += " [" + catalogue.army(unit.army).name + ']';
    return name;
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

/// Whether a spreadsheet may take a cell that begins so for a formula: some also take the wide forms, and drop white
/// space before them.
bool mayBeFormula(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return false;
    if (text[0] == '\t' || text[0] == '\r' || text[0] == '\n')
        return true;
    return std::ranges::any_of(std::array<std::string_view, 8>{"=", "+", "-", "@", "＝", "＋", "－", "＠"},
                               [&](std::string_view sign) { return text.substr(first).starts_with(sign); });
}

std::string quotedCell(std::string_view words)
{
    auto text = safeLine(words);
    // A tab or line end at the start is a space in the safe line.
    if (mayBeFormula(words) || mayBeFormula(text))
        text.insert(0, 1, '\'');
    if (text.find_first_of(",\"") == std::string::npos)
        return text;
    std::string out = "\"";
    for (const auto c : text)
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + '"';
}

/// What was not understood of the list, below its verdict.
std::string unread(const Context& context, auto written)
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
        out += (out.empty() && &word == words.begin() ? "" : ",") + quotedCell(word);
    return out + "\r\n";
}

} // namespace

std::string rosterLines(const Context& context)
{
    const auto& assessment = *context.assessment;
    auto out = safeLine(rosterName(*context.roster)) + "\n" + safeLine(describe(context)) + "\n" +
               safeLine(totals(context)) + "\n\n";
    for (const auto i : assessment.units.ids()) {
        const auto& unit = assessment.units[i];
        const auto place = placeOf(context, unit);
        auto line = (place.empty() ? "" : place + ": ") + nameOf(context, i);
        if (const auto choices = choicesLine(*context.catalogue, assessment, i); !choices.empty())
            line += " — " + choices;
        if (const auto state = stateOf(*context.catalogue, unit); !state.empty())
            line += " (" + state + ')';
        if (context.catalogue->ruleset.hasPoints)
            line += ": " + points(unit.points);
        out += std::string(depthOf(assessment, i) * 4, ' ') + safeLine(line) + '\n';
    }
    return out + unread(context, [](const std::string& line) { return safeLine(line); });
}

std::string rosterBbcode(const Context& context)
{
    const auto& assessment = *context.assessment;
    auto out = "[b]" + withoutTags(rosterName(*context.roster)) + "[/b]\n" + withoutTags(describe(context)) + "\n" +
               withoutTags(totals(context)) + "\n\n";
    for (const auto i : assessment.units.ids()) {
        const auto& unit = assessment.units[i];
        const auto place = withoutTags(placeOf(context, unit));
        const std::string indent(depthOf(assessment, i) * 4, ' ');
        out += indent + (place.empty() ? "" : place + ": ") + "[b]" + withoutTags(nameOf(context, i)) + "[/b]";
        if (const auto choices = choicesLine(*context.catalogue, assessment, i); !choices.empty())
            out += " — " + withoutTags(choices);
        if (const auto state = stateOf(*context.catalogue, unit); !state.empty())
            out += " (" + state + ')';
        if (context.catalogue->ruleset.hasPoints)
            out += ": " + points(unit.points);
        out += '\n';
        if (const auto& note = assessment.source[i]->note; !note.empty())
            out += indent + "    [i]" + withoutTags(note) + "[/i]\n";
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
        const auto& unit = assessment.units[i];
        const auto& source = *assessment.source[i];
        const auto kind = unit.kind.isNone() ? source.unit : catalogue.unit(unit.kind).name;
        const auto section = unit.parent.isNone() ? headingOf(catalogue, assessment, i).name : placeOf(context, unit);
        const auto models = catalogue.ruleset.countsModels ? std::to_string(unit.models) : std::string();
        const auto cost = catalogue.ruleset.hasPoints ? Fraction(unit.points).text() : std::string();
        auto notes = stateOf(catalogue, unit);
        if (!source.note.empty())
            notes += (notes.empty() ? "" : "; ") + source.note;
        out += row({section, unitName(catalogue, assessment, i), source.name, kind, models, cost,
                    choicesLine(catalogue, assessment, i), notes});
    }
    for (const auto& line : unreadLines(context))
        out += row({outcomeName(outcomeOf(context)), line, {}, {}, {}, {}, {}, {}});
    return out;
}

} // namespace muster::report
