#include "report/battlescribe/listtext.h"

#include "battlescribe/browse/textruns.h"
#include "battlescribe/saved/groups.h"
#include "battlescribe/saved/used.h"
#include "core/base/safetext.h"
#include "report/battlescribe/listwords.h"
#include "report/translation/translation.h"
#include "report/verdict/text.h"
#include "report/verdict/textlines.h"

#include <algorithm>

namespace muster::report {

using battlescribe::FileForce;
using battlescribe::FileSelection;
using battlescribe::List;
using battlescribe::Sums;

namespace {

void writeSelection(const FileSelection& selection, const Sums& sums, std::size_t depth, std::string& out)
{
    const std::string indent(depth * 4, ' ');
    out += indent + safeLine(battlescribe::countedName(selection));
    if (!selection.customName.empty())
        out += " (" + safeLine(selection.name) + ')';
    if (const auto choices = plainChoices(selection, sums); !choices.empty())
        out += " — " + choices;
    const auto costs = costsText(shownCosts(depth == 0 ? battlescribe::wholeCosts(selection) : selection.costs, sums));
    if (!costs.empty())
        out += ": " + costs;
    out += '\n';
    if (!selection.notes.empty())
        out += indent + "    " + wrapped(safeLines(selection.notes), indent.size() + 4) + "\n";
    for (const auto& inside : selection.selections)
        if (!isPlain(inside))
            writeSelection(inside, sums, depth + 1, out);
}

void writeForce(const FileForce& force, const Sums& sums, std::string& out)
{
    out += "\n" + safeLine(force.customName.empty() ? force.name : force.customName);
    if (!force.catalogue.empty())
        out += " (" + safeLine(force.catalogue) + ')';
    if (const auto costs = costsText(shownCosts(force.costs, sums)); !costs.empty())
        out += ": " + costs;
    out += '\n';
    if (!force.notes.empty())
        out += "    " + wrapped(safeLines(force.notes), 4) + "\n";
    for (const auto& group : battlescribe::groupsOf(force)) {
        out += "\n" + (group.category.empty() ? noCategory() : safeLine(group.category)) + "\n";
        for (const auto* selection : group.selections)
            writeSelection(*selection, sums, 0, out);
    }
    for (const auto& inside : force.forces)
        writeForce(inside, sums, out);
}

void writeTable(const battlescribe::ProfileTable& table, std::string& out)
{
    out += "\n" + (table.type.empty() ? say(phrase("report", "Profiles")) : safeLine(table.type)) + "\n";
    for (const auto& row : table.rows) {
        std::string figures;
        for (const auto& each : row.characteristics)
            if (!each.value.empty())
                figures += (figures.empty() ? "" : "; ") + safeLine(each.name) + ' ' +
                           safeLine(battlescribe::plainText(each.value));
        out += "  " + wrapped(safeLine(row.name) + ": " + figures, 4) + "\n";
    }
}

} // namespace

bool isPlain(const FileSelection& selection) { return selection.selections.empty() && selection.notes.empty(); }

std::string plainChoices(const FileSelection& selection, const Sums& sums)
{
    std::string choices;
    for (const auto& inside : selection.selections) {
        if (!isPlain(inside))
            continue;
        choices += (choices.empty() ? "" : ", ") + safeLine(battlescribe::countedName(inside));
        if (const auto costs = costsText(shownCosts(inside.costs, sums)); !costs.empty())
            choices += " (" + costs + ')';
    }
    return choices;
}

std::string toText(const List& list) { return toText(verdictText(list)); }

std::string rosterText(const List& list)
{
    const auto& roster = list.roster;
    auto out = rosterName(roster) + "\n" + describe(roster) + "\n" + totals(list.sums) + "\n" +
               wrapped(verdictLine(list) + ", " + fingerprintText(list.fingerprint), 2) + "\n";
    if (const auto program = programOf(roster); !program.empty())
        out += say(phrase("report", "Made with {program}"), {{"program", program}}) + "\n";
    for (const auto& force : roster.forces)
        writeForce(force, list.sums, out);
    if (!roster.notes.empty())
        out += "\n" + wrapped(safeLines(roster.notes), 0) + "\n";
    return safeLines(out);
}

std::string wholeText(const List& list)
{
    auto out = rosterText(list);
    for (const auto& table : battlescribe::tablesOf(battlescribe::profilesOf(list.roster)))
        writeTable(table, out);
    const auto rules = battlescribe::withoutDoubles(battlescribe::rulesOf(list.roster));
    if (!rules.empty())
        out += "\n" + say(phrase("report", "Rules")) + "\n";
    for (const auto& rule : rules) {
        const auto source = printedText(rule.printed);
        out += "  " +
               wrapped(safeLine(rule.name) + ": " + safeLines(battlescribe::plainText(rule.text)) +
                           (source.empty() ? "" : " [" + source + ']'),
                       4) +
               "\n";
    }
    return safeLines(out);
}

} // namespace muster::report
