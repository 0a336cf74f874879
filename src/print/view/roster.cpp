#include "core/base/joined.h"
#include "paper/output/qrcode.h"
#include "print/view/copies.h"
#include "print/view/roles.h"
#include "print/view/tables.h"
#include "print/view/words.h"

#include "report/catalogue/kinds.h"
#include "report/sheets/sheetwords.h"
#include "report/verdict/costwords.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"
#include "rules/judge/choices.h"

#include <algorithm>
#include <ranges>
#include <span>
#include <unordered_map>

namespace muster::print {

namespace {

constexpr std::size_t mostTalliesInRow = 8;
constexpr std::size_t mostTallyRowsBeside = 3;
constexpr std::ptrdiff_t mostBesideVerdict = 8; // findings; more of them are lines of their own, on several pages
constexpr int mostModules = 85;       // modules on a side of a QR code that a phone can read at its usual size
constexpr int mostModulesLarge = 117; // at its large size
constexpr int deepest = 4;            // units attached at a deeper level are not indented further

std::string placeText(const SheetContext& context, Id<AssessedUnit> unit)
{
    const auto& assessed = context.assessment.units[unit];
    if (assessed.parent.isNone())
        return {};
    return assessed.place.isNone() ? say(phrase("sheet", "with the unit above"))
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
    return joined(profile.parts, [](const ProfilePart& part) { return report::partName(part); });
}

int depthOf(const SheetContext& context, Id<AssessedUnit> unit)
{
    const auto& units = context.assessment.units;
    int depth = 0;
    for (auto i = units[unit].parent; !i.isNone(); i = units[i].parent)
        ++depth;
    return depth;
}

/// "10", "3 × 10"; "3" for three single models.
std::string modelsText(int models, int count)
{
    const auto number = report::number(std::int64_t{models == 1 ? count : models});
    return models == 1 ? number : report::sheet::times(count, number);
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

/// Whether a count says nothing new: the agreed points, which the head of the sheet shows; a limit of 0 that nothing
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
    const auto rows = (cells.size() + mostTalliesInRow - 1) / mostTalliesInRow;
    return rows == 0 ? std::vector<TallyRow>() : tallyRowsOf(cells, (cells.size() + rows - 1) / rows);
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
    const auto army =
        context.assessment.army.isNone() ? context.roster.army : context.catalogue.army(context.assessment.army).name;
    return others.empty() ? army
                          : say(phrase("sheet", "{army} with {others}"), {{"army", army}, {"others", listed(others)}});
}

enum class For { Player, Opponent };

class RosterMaker {
public:
    RosterMaker(const SheetContext& context, For reader)
        : m_context(context),
          m_ruleset(context.catalogue.ruleset),
          m_assessment(context.assessment),
          m_reader(reader),
          m_columns(statColumns(context)),
          m_cards(cardNumbers(context))
    {
    }

    RosterSheet make()
    {
        setHead(m_sheet, m_context);
        setOwnHead();
        setFindings();
        setCode();
        setColumns();
        std::vector<RoleCost> costs;
        for (const auto& group : headedUnits(m_context)) {
            m_sheet.groups.push_back(unitGroup(group));
            costs.push_back({group.heading, costOf(group)});
        }
        if (m_ruleset.hasPoints)
            m_sheet.roles = roleParts(std::move(costs));
        m_sheet.isEmptyArmy = m_sheet.groups.empty();
        m_sheet.figures = figures(m_context);
        m_sheet.counters = counterLines(m_context);
        if (!m_context.endsWithSources)
            m_sheet.sourcesLine = optional(sourcesLine(m_context));
        m_sheet.doubts = allDoubts(m_context);
        m_sheet.hasChanges = hasChangedFigure(m_context);
        if (m_reader == For::Player) {
            m_sheet.leftOut = optional(m_context.leftOut);
            m_sheet.notes = optional(m_context.roster.notes);
        }
        return std::move(m_sheet);
    }

private:
    void setOwnHead()
    {
        m_sheet.isOpponentsCopy = m_reader == For::Opponent;
        m_sheet.picture = m_context.picture(m_context.roster.picture);
        m_sheet.armyLine = armyLine(m_context);
        if (!m_context.roster.player.empty())
            m_sheet.playerLine = playerLine(m_context.roster.player);
        if (m_ruleset.hasPoints && m_assessment.limit)
            m_sheet.limitText = say(phrase("sheet", "of {points}"), {{"points", report::number(*m_assessment.limit)}});
        m_sheet.pointsCaption = say(m_ruleset.currency, m_sheet.limit ? phrase("sheet", "points")
                                                                      : phrase("sheet", "points, no limit agreed"));
        for (const auto& cost : report::costSums(m_context.catalogue, m_assessment))
            m_sheet.pointsCaption += " · " + cost.text;
        m_sheet.costHead = report::inCurrency(m_ruleset.currency, report::sheetWord("points"));
        m_sheet.verdict = report::outcomeName(m_assessment.outcome());
        m_sheet.isLegal = m_assessment.outcome() == Outcome::Legal;
        m_sheet.isIncomplete = !m_assessment.isComplete;
        m_sheet.holdsLine = report::sheet::holdsAll(m_ruleset.name);
        m_sheet.agreed = optional(agreed(m_context));
        m_sheet.tallyRows = tallyRows(m_context);
        m_sheet.hasFewTallies = !m_sheet.tallyRows.empty() && m_sheet.tallyRows.size() <= mostTallyRowsBeside;
    }

    void setFindings()
    {
        m_sheet.findings = findings(m_context);
        if (std::ssize(m_sheet.findings) <= mostBesideVerdict)
            return;
        const auto rest = m_sheet.findings.begin() + mostBesideVerdict;
        m_sheet.moreFindings.assign(rest, m_sheet.findings.end());
        m_sheet.findings.erase(rest, m_sheet.findings.end());
    }

    /// Sets the QR code with the roster, or a note if there is none.
    void setCode()
    {
        if (m_context.code.empty())
            return;
        if (const auto code = paper::qrCode(m_context.code, mostModulesLarge)) {
            m_sheet.code = code->path;
            m_sheet.codeModules = code->modules;
            m_sheet.isLargeCode = m_context.wantsLargeCode || code->modules > mostModules;
        } else {
            m_sheet.codeNote =
                say(phrase("sheet", "This roster is too large for a QR code that can be read from paper. "
                                    "The PDF carries it as an attachment."));
        }
    }

    /// Each row is laid out separately, so all rows need the same columns.
    void setColumns()
    {
        const auto room = m_context.isLandscape ? mostColumnsLandscape : mostColumns;
        if (m_columns.size() > room) {
            const auto names =
                joined(m_columns | std::views::drop(room), [&](auto i) { return m_ruleset.stats[i].shortName; });
            m_sheet.columnNote = say(phrase("sheet", "No room here, see the cards: {columns}."), {{"columns", names}});
            m_columns.resize(room);
        }
        const int columns = static_cast<int>(m_columns.size());
        // A percentage of a wider page is wider.
        m_sheet.statWidth = m_context.isLandscape ? (columns > 12  ? 3
                                                     : columns > 8 ? 4
                                                                   : 5)
                            : columns > 8         ? 5
                            : columns > 6         ? 6
                                                  : 7;
        m_sheet.modelsWidth = m_ruleset.countsModels ? (m_context.isLandscape ? 6 : 8) : 0;
        m_sheet.costWidth = m_ruleset.hasPoints ? (m_context.isLandscape ? 7 : 9) : 0;
        if (m_ruleset.hasPoints && !m_ruleset.costs.empty())
            m_sheet.costWidth += m_context.isLandscape ? 5 : 7; // "45, 1 CP"
        m_sheet.unitWidth = std::max(20, 100 - m_sheet.statWidth * columns - m_sheet.modelsWidth - m_sheet.costWidth);
        for (const auto i : m_columns)
            m_sheet.statHeads.push_back({m_ruleset.stats[i].shortName});
    }

    /// With the units below its own.
    [[nodiscard]] Points costOf(const HeadedUnits& group) const
    {
        Points sum;
        for (const auto unit : group.units)
            sum += pointsWithBelow(m_context, unit);
        return sum;
    }

    UnitGroup unitGroup(const HeadedUnits& group)
    {
        UnitGroup made;
        made.heading = group.heading;
        if (const auto* kind = kindOf(m_context, group.units.front()); kind && !kind->category.isNone())
            made.icon = optional(m_context.icon(m_ruleset.categories[kind->category].icon));
        std::int64_t count = 0;
        for (const auto unit : group.units)
            count += std::ssize(m_assessment.withBelow(unit));
        addLines(made, group.units, 1);
        made.sum = report::costFigures(m_context.catalogue, m_assessment, group.units);
        if (made.sum.empty())
            made.sum = report::sheet::units(count);
        else if (const auto sum = costsWithBelow(m_context, group.units); sum != made.sum)
            made.sumBelowText = report::sheet::inAll(sum);
        return made;
    }

    /// Adds the lines of units, each followed by those of the units below it. `times`: how many units there are of the
    /// one above.
    void addLines(UnitGroup& group, const std::vector<Id<AssessedUnit>>& units, int times)
    {
        for (const auto& [unit, count] : sharedLines(m_context, units, {true, m_reader == For::Player})) {
            group.members.push_back(unitLine(unit, count * times));
            group.members.back().isFirst = group.members.size() == 1;
            addLines(group, directlyBelow(m_context, unit), count * times);
        }
    }

    /// `count`: how many units share the line.
    [[nodiscard]] RosterUnitLine unitLine(Id<AssessedUnit> unit, int count) const
    {
        const auto& assessed = m_assessment.units[unit];
        const auto* kind = kindOf(m_context, unit);
        RosterUnitLine line;
        line.unit = kindName(m_context, unit);
        line.ownName = optional(ownName(m_context, unit));
        line.isNested = !assessed.parent.isNone();
        line.depth = std::min(deepest, depthOf(m_context, unit));
        line.parts = optional(partsLine(m_context.profiles[unit]));
        line.number = unit.value() + 1;
        line.card = m_cards[unit];
        line.isUnknown = kind == nullptr;
        line.place = optional(placeText(m_context, unit));
        line.heldBack = assessed.heldBack;
        line.isOwnUnit = kind && kind->isOwn();
        line.mark = doubtMark(kind && !doubts(m_context, unit).empty());
        line.modelCount = assessed.models;
        line.modelsText = modelsText(assessed.models, count);
        if (kind)
            line.choices = optional(report::choicesLine(m_context.catalogue, m_assessment, unit));
        if (const auto& note = m_assessment.source[unit]->note; m_reader == For::Player && !note.empty()) {
            line.note = note;
            line.noteQuote = report::sheet::quoted(note);
        }
        setCosts(line, unit, count);
        for (const auto i : m_columns) {
            const auto& stats = m_context.profiles[unit].stats;
            line.stats.push_back(statFigure(m_ruleset.stats[i], stats.has(i) ? stats[i] : ProfileStat{},
                                            kind && isUncertain(kind->uncertain, m_ruleset.stats[i].id)));
        }
        return line;
    }

    void setCosts(RosterUnitLine& line, Id<AssessedUnit> unit, int count) const
    {
        const auto costs = [&](int times) {
            return report::costFigures(m_context.catalogue, m_assessment, {unit}, times);
        };
        line.cost = costs(count);
        if (count > 1) {
            line.count = report::number(std::int64_t{count});
            line.costEach = optional(costs(1));
        }
        if (m_assessment.withBelow(unit).size() > 1 && m_ruleset.hasPoints) {
            line.sumBelow = costsWithBelow(m_context, {unit}, count);
            line.sumBelowText = report::sheet::inAll(*line.sumBelow);
        }
    }

    const SheetContext& m_context;
    const Ruleset& m_ruleset;
    const Assessment& m_assessment;
    For m_reader;
    std::vector<Id<StatColumn>> m_columns; ///< of the stat line that are shown
    Table<AssessedUnit, int> m_cards;
    RosterSheet m_sheet;
};

} // namespace

RosterSheet rosterView(const SheetContext& context) { return RosterMaker(context, For::Player).make(); }

RosterSheet opponentView(const SheetContext& context) { return RosterMaker(context, For::Opponent).make(); }

} // namespace muster::print
