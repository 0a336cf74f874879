#include "paper/output/qrcode.h"
#include "print/view/alike.h"
#include "print/view/copies.h"
#include "print/view/words.h"

#include "report/catalogue/headings.h"
#include "report/catalogue/kinds.h"
#include "report/sheets/sheetwords.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"
#include "rules/judge/choices.h"

#include <algorithm>
#include <map>
#include <span>
#include <unordered_map>

namespace muster::print {

namespace {

constexpr std::size_t mostTalliesInRow = 8;
constexpr std::ptrdiff_t mostBesideVerdict = 8; // findings; more of them are lines of their own, on several pages
constexpr int mostModules = 85;       // modules on a side of a QR code that a phone can read at its usual size
constexpr int mostModulesLarge = 117; // at its large size
constexpr int deepest = 4;            // units attached at a deeper level are not indented further

/// Units under one heading of the roster.
struct Group {
    std::string heading;
    std::vector<Id<AssessedUnit>> units; ///< without a parent
};

std::vector<Group> groups(const SheetContext& context)
{
    std::map<int, Group> byOrder;
    for (const auto i : context.assessment.units.ids()) {
        if (!context.assessment.units[i].parent.isNone())
            continue;
        auto heading = report::headingOf(context.catalogue, context.assessment, i);
        auto& known = byOrder.try_emplace(heading.order, Group{std::move(heading.name), {}}).first->second;
        known.units.push_back(i);
    }
    std::vector<Group> list;
    for (auto& [order, group] : byOrder)
        list.push_back(std::move(group));
    return list;
}

std::string placeText(const SheetContext& context, Id<AssessedUnit> unit)
{
    const auto& assessed = context.assessment.units[unit];
    if (assessed.parent.isNone())
        return {};
    return assessed.place.isNone() ? report::sheet::withUnitAbove()
                                   : context.catalogue.ruleset.places[assessed.place].name;
}

/// The columns of figures that have room in a row of the roster.
constexpr std::size_t mostColumns = 10;
constexpr std::size_t mostColumnsLandscape = 17;

/// The columns that at least half of the units have.
std::vector<Id<StatColumn>> statColumns(const SheetContext& context)
{
    const auto& columns = context.catalogue.ruleset.stats;
    std::vector<Id<StatColumn>> shown;
    for (const auto i : columns.ids()) {
        const auto having = std::ranges::count_if(context.profiles, [&](const UnitProfile& profile) {
            return profile.stats.has(i) && !profile.stats[i].value.isEmpty();
        });
        if (!mayLack(columns[i]) || 2 * having >= static_cast<std::ptrdiff_t>(context.profiles.size()))
            shown.push_back(i);
    }
    return shown;
}

/// "4 × Terminator Squad, 2 × Land Raider"
std::string partsLine(const UnitProfile& profile)
{
    std::vector<std::string> texts;
    for (const auto& part : profile.parts)
        texts.push_back(report::partName(part));
    return join(texts, ", ");
}

int depthOf(const SheetContext& context, Id<AssessedUnit> unit)
{
    const auto& units = context.assessment.units;
    int depth = 0;
    for (auto i = units[unit].parent; !i.isNone(); i = units[i].parent)
        ++depth;
    return depth;
}

enum class For { Player, Opponent };

/// Units with the same parent that share a line because they are alike.
struct SharedLine {
    Id<AssessedUnit> first;
    int count = 0;
};

std::vector<SharedLine> sharedLines(const SheetContext& context, const std::vector<Id<AssessedUnit>>& units, For reader)
{
    std::vector<SharedLine> lines;
    std::unordered_map<std::string, std::size_t> known;
    for (const auto unit : units) {
        // Alike units may cost differently if a rule says so.
        const auto key = likeness(*context.assessment.source[unit], {true, reader == For::Player}) +
                         Fraction(pointsWithBelow(context, unit)).text();
        const auto [line, isNew] = known.emplace(key, lines.size());
        if (isNew)
            lines.push_back({unit, 1});
        else
            ++lines[line->second].count;
    }
    return lines;
}

/// "10", "3 × 10"; "3" for three single models.
std::string modelsText(int models, int count)
{
    const auto number = report::number(std::int64_t{models == 1 ? count : models});
    return models == 1 ? number : report::sheet::times(count, number);
}

/// `count`: how many units share the line.
RosterUnitLine unitLine(const SheetContext& context, Id<AssessedUnit> unit, int count,
                        const std::vector<Id<StatColumn>>& shown, bool isFirst, For reader)
{
    const auto& assessed = context.assessment.units[unit];
    const auto& profile = context.profiles[unit];
    const auto* kind = kindOf(context, unit);
    RosterUnitLine line;
    line.unit = kindName(context, unit);
    line.ownName = optional(ownName(context, unit));
    line.isNested = !assessed.parent.isNone();
    line.depth = std::min(deepest, depthOf(context, unit));
    line.parts = optional(partsLine(profile));
    line.number = unit.value() + 1;
    line.isUnknown = kind == nullptr;
    line.isFirst = isFirst;
    line.place = optional(placeText(context, unit));
    line.isHeldBack = assessed.heldBack;
    line.isOwnUnit = kind && kind->isOwn();
    line.mark = doubtMark(kind && !doubts(context, unit).empty());
    line.modelCount = assessed.models;
    line.modelsText = modelsText(assessed.models, count);
    line.cost = report::number(assessed.points * count);
    if (count > 1) {
        line.count = report::number(std::int64_t{count});
        if (context.catalogue.ruleset.hasPoints)
            line.costEach = report::number(assessed.points);
    }
    if (context.assessment.withBelow(unit).size() > 1 && context.catalogue.ruleset.hasPoints) {
        const auto sum = pointsWithBelow(context, unit) * count;
        line.sumBelow = report::number(sum);
        line.sumBelowText = report::sheet::inAll(sum);
    }
    if (kind)
        line.choices = optional(report::choicesLine(context.catalogue, context.assessment, unit));
    if (const auto& note = context.assessment.source[unit]->note; reader == For::Player && !note.empty()) {
        line.note = note;
        line.noteQuote = report::sheet::quoted(note);
    }
    const auto& columns = context.catalogue.ruleset.stats;
    for (const auto i : shown)
        line.stats.push_back(statFigure(columns[i], profile.stats.has(i) ? profile.stats[i] : ProfileStat{},
                                        kind && isUncertain(kind->uncertain, columns[i].id)));
    return line;
}

std::vector<Id<AssessedUnit>> directlyBelow(const SheetContext& context, Id<AssessedUnit> unit)
{
    std::vector<Id<AssessedUnit>> below;
    const auto& units = context.assessment.units;
    for (auto i = unit; ++i < units[unit].end;)
        if (units[i].parent == unit)
            below.push_back(i);
    return below;
}

/// Adds the lines of units, each followed by those of the units below it. `times`: how many units there are of the one
/// above.
void addLines(UnitGroup& group, const SheetContext& context, const std::vector<Id<AssessedUnit>>& units, int times,
              const std::vector<Id<StatColumn>>& shown, const Table<AssessedUnit, int>& cards, For reader)
{
    for (const auto& [unit, count] : sharedLines(context, units, reader)) {
        const auto all = count * times;
        group.members.push_back(unitLine(context, unit, all, shown, group.members.empty(), reader));
        group.members.back().card = cards[unit];
        addLines(group, context, directlyBelow(context, unit), all, shown, cards, reader);
    }
}

UnitGroup unitGroup(const SheetContext& context, const Group& group, const std::vector<Id<StatColumn>>& shown,
                    const Table<AssessedUnit, int>& cards, For reader)
{
    UnitGroup made;
    made.heading = group.heading;
    Points sum;
    Points own;
    std::int64_t count = 0;
    for (const auto unit : group.units) {
        sum += pointsWithBelow(context, unit);
        own += context.assessment.units[unit].points;
        count += std::ssize(context.assessment.withBelow(unit));
    }
    addLines(made, context, group.units, 1, shown, cards, reader);
    made.sum = context.catalogue.ruleset.hasPoints ? report::number(own) : report::sheet::units(count);
    if (context.catalogue.ruleset.hasPoints && sum != own)
        made.sumBelowText = report::sheet::inAll(sum);
    return made;
}

std::vector<FindingLine> findings(const SheetContext& context)
{
    std::vector<FindingLine> lines;
    for (const auto& finding : context.assessment.findings)
        if (finding.severity != Severity::Off)
            lines.push_back(findingLine(context, finding));
    if (auto more = report::moreUnknownText(context.assessment); !more.empty())
        lines.push_back({report::severityName(Severity::Unknown), true, std::move(more), std::nullopt});
    return lines;
}

std::string agreed(const SheetContext& context)
{
    std::vector<std::string> parts;
    const auto& options = context.catalogue.ruleset.battleOptions;
    for (const auto i : options.ids()) {
        const auto choice = context.assessment.choices[i];
        if (choice.isNone()) {
            if (isUnchosen(context.catalogue, context.assessment, i))
                parts.push_back(options[i].name + ": " + report::sheet::notChosen());
            continue;
        }
        if (options[i].isFlag) {
            if (choice != options[i].standard)
                parts.push_back(options[i].name + ": " + report::sheet::answer(choice == flagOn));
        } else if (options[i].choices.size() > 1) {
            parts.push_back(options[i].name + ": " + options[i].choices[choice].name);
        }
    }
    return join(parts, " · ");
}

/// Sets the QR code with the roster, or a note if there is none.
void setCode(RosterSheet& sheet, const SheetContext& context)
{
    const auto& text = context.code;
    const auto code = paper::qrCode(text, mostModulesLarge);
    if (code) {
        sheet.code = code->path;
        sheet.codeModules = code->modules;
        sheet.isLargeCode = context.wantsLargeCode || code->modules > mostModules;
    } else if (!text.empty()) {
        sheet.codeNote = report::sheet::codeTooLarge();
    }
}

/// Whether a count tells nothing: the agreed points, which the head of the sheet shows; a limit of 0 that nothing
/// counts against; an empty transport, and what else a single unit has none of.
bool isIdle(const SheetContext& context, const Tally& tally)
{
    if (context.assessment.limit && context.catalogue.ruleset.constraints[tally.constraint].isAgreedPoints())
        return true;
    const bool isEmpty = tally.actual == Fraction(0) && (!tally.min || *tally.min == Fraction(0));
    return isEmpty && (!context.assessment.unitOf(tally.subject).isNone() || (tally.max && *tally.max == Fraction(0)));
}

/// The counts of the roster. Equal ones, such as those of transports alike, share a cell.
std::vector<TallyCell> tallyCells(const SheetContext& context)
{
    std::vector<TallyCell> cells;
    std::vector<int> counts;
    std::unordered_map<std::string, std::size_t> known;
    for (const auto& tally : context.assessment.tallies) {
        if (isIdle(context, tally))
            continue;
        auto words = report::tally(context.catalogue, context.assessment, tally);
        if (words.label.empty())
            continue;
        const auto [cell, isNew] = known.emplace(words.label + '\x1f' + words.figure, cells.size());
        if (isNew) {
            cells.push_back({std::move(words.label), std::move(words.figure), words.isBroken});
            counts.push_back(1);
        } else {
            ++counts[cell->second];
        }
    }
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i].label = report::sheet::times(counts[i], cells[i].label);
    return cells;
}

std::vector<TallyRow> tallyRows(const SheetContext& context)
{
    const auto cells = tallyCells(context);
    std::vector<TallyRow> rows;
    const auto rowCount = (cells.size() + mostTalliesInRow - 1) / mostTalliesInRow;
    const auto talliesInRow = rowCount == 0 ? 1 : (cells.size() + rowCount - 1) / rowCount;
    TallyCell none;
    none.isEmpty = true;
    for (std::size_t i = 0; i < cells.size(); i += talliesInRow) {
        auto& row = rows.emplace_back();
        for (std::size_t j = i; j < i + talliesInRow; ++j) {
            auto& cell = row.cells.emplace_back(j < cells.size() ? cells[j] : none);
            cell.isFirst = j == i;
            cell.width = static_cast<int>(100 / talliesInRow);
        }
    }
    return rows;
}

std::vector<UnitDoubt> allDoubts(const SheetContext& context)
{
    std::vector<UnitDoubt> list;
    for (const auto i : context.assessment.units.ids()) {
        const auto name = kindName(context, i);
        for (const auto& text : doubts(context, i))
            if (std::ranges::none_of(list, [&](const auto& told) { return told.of == name && told.text == text; }))
                list.push_back({name, text});
    }
    return list;
}

/// Figures of the battle whose conditions hold.
std::vector<FigureLine> figures(const SheetContext& context)
{
    std::vector<FigureLine> lines;
    for (const auto& figure : context.catalogue.ruleset.figures) {
        if (figure.isForUnits)
            continue; // on their cards
        const auto value = figureValue(context, figure, context.assessment);
        if (!holds(context.catalogue, figure.when, context.assessment) || (figure.value && value.empty()))
            continue;
        lines.push_back(
            {figure.name, optional(value), optional(figure.text), optional(citationText(context, figure.citation))});
    }
    return lines;
}

bool hasChangedFigure(const SheetContext& context)
{
    return std::ranges::any_of(context.profiles, [](const UnitProfile& profile) {
        return std::ranges::any_of(profile.stats, [](const ProfileStat& stat) { return stat.isChanged(); });
    });
}

std::string armyLine(const SheetContext& context)
{
    const auto armies = armiesUsed(context);
    std::vector<std::string> others;
    for (const auto army : armies)
        if (army != context.assessment.army)
            others.push_back(context.catalogue.army(army).name);
    return report::sheet::armyWith(
        context.assessment.army.isNone() ? context.roster.army : context.catalogue.army(context.assessment.army).name,
        others);
}

RosterSheet viewFor(const SheetContext& context, For reader)
{
    const auto& ruleset = context.catalogue.ruleset;
    const auto& roster = context.roster;
    RosterSheet sheet;
    setHead(sheet, context);
    sheet.isOpponentsCopy = reader == For::Opponent;
    sheet.armyLine = armyLine(context);
    if (!roster.player.empty())
        sheet.playerLine = report::sheet::player(roster.player);
    if (ruleset.hasPoints && context.assessment.limit)
        sheet.limitText = report::sheet::ofLimit(*context.assessment.limit);
    sheet.pointsCaption = report::sheet::pointsCaption(sheet.limit.has_value());
    sheet.costHead = report::sheetWord("points");
    sheet.verdict = report::outcomeName(context.assessment.outcome());
    sheet.isLegal = context.assessment.outcome() == Outcome::Legal;
    sheet.isIncomplete = !context.assessment.isComplete;
    sheet.holdsLine = report::sheet::holdsAll(ruleset.name);
    sheet.findings = findings(context);
    if (std::ssize(sheet.findings) > mostBesideVerdict) {
        const auto rest = sheet.findings.begin() + mostBesideVerdict;
        sheet.moreFindings.assign(rest, sheet.findings.end());
        sheet.findings.erase(rest, sheet.findings.end());
    }
    sheet.agreed = optional(agreed(context));
    sheet.tallyRows = tallyRows(context);
    setCode(sheet, context);
    if (reader == For::Player)
        sheet.leftOut = optional(context.leftOut);

    // Each row is laid out separately, so all rows need the same columns.
    auto shown = statColumns(context);
    const auto room = context.isLandscape ? mostColumnsLandscape : mostColumns;
    if (shown.size() > room) {
        std::vector<std::string> names;
        for (const auto i : std::span(shown).subspan(room))
            names.push_back(ruleset.stats[i].shortName);
        sheet.columnNote = report::sheet::columnsOnCards(join(names, ", "));
        shown.resize(room);
    }
    const int columns = static_cast<int>(shown.size());
    // A percentage of a wider page is wider.
    sheet.statWidth = context.isLandscape ? (columns > 12  ? 3
                                             : columns > 8 ? 4
                                                           : 5)
                      : columns > 8       ? 5
                      : columns > 6       ? 6
                                          : 7;
    sheet.modelsWidth = ruleset.countsModels ? (context.isLandscape ? 6 : 8) : 0;
    sheet.costWidth = ruleset.hasPoints ? (context.isLandscape ? 7 : 9) : 0;
    sheet.unitWidth = std::max(20, 100 - sheet.statWidth * columns - sheet.modelsWidth - sheet.costWidth);
    for (const auto i : shown)
        sheet.statHeads.push_back({ruleset.stats[i].shortName});
    const auto cards = cardNumbers(context);
    for (const auto& group : groups(context))
        sheet.groups.push_back(unitGroup(context, group, shown, cards, reader));
    sheet.isEmptyArmy = sheet.groups.empty();
    sheet.figures = figures(context);
    if (!context.endsWithSources)
        sheet.sourcesLine = optional(sourcesLine(context));
    sheet.doubts = allDoubts(context);
    sheet.hasChanges = hasChangedFigure(context);
    if (reader == For::Player)
        sheet.notes = optional(roster.notes);
    return sheet;
}

} // namespace

RosterSheet rosterView(const SheetContext& context) { return viewFor(context, For::Player); }

RosterSheet opponentView(const SheetContext& context) { return viewFor(context, For::Opponent); }

} // namespace muster::print
