#include "print/view/battlescribe.h"
#include "print/view/battlescribetables.h"
#include "print/view/tables.h"
#include "print/view/words.h"

#include "battlescribe/saved/groups.h"
#include "core/base/safetext.h"
#include "report/battlescribe/listwords.h"
#include "report/sheets/sheettexts.h"
#include "report/sheets/sheetwords.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace muster::print {

using battlescribe::FileSelection;
using battlescribe::ProfileTable;
using battlescribe::SelectionType;

namespace {

constexpr std::size_t lettersOfCard = 62;  ///< of a line of a table
constexpr std::size_t mostShortText = 160; ///< a rule that is printed on the card in any case

/// Adds names in one line: "Special rules: Tide, Anchor".
void addNamed(const std::string& title, const std::vector<std::string>& names, std::vector<CardRule>& shown)
{
    if (!names.empty())
        shown.push_back({title + ':', {}, join(names, ", ")});
}

/// Rules with their texts; by name those without one, and where the reference sheet has the texts, the long ones.
void addRules(const BattleScribeContext& context, const FileSelection& selection, std::vector<CardRule>& shown)
{
    std::vector<std::string> named;
    for (const auto& rule : battlescribe::withoutDoubles(battlescribe::rulesOf(selection))) {
        const auto name = safeLine(rule.name);
        auto marked = markedText(rule.text);
        if (marked.text.empty() || (context.hasReference && marked.text.size() > mostShortText))
            named.push_back(name);
        else
            shown.push_back({name, {}, std::move(marked.text), std::move(marked.pieces)});
    }
    addNamed(report::sheetWord("specialRules"), named, shown);
}

void addTable(const ProfileTable& table, Card& card)
{
    auto shown = shownTable(table, lettersOfCard);
    std::vector<std::string> named;
    for (auto& text : shown.texts)
        if (text.text.empty())
            named.push_back(std::move(text.rule));
        else
            card.rules.push_back(std::move(text));
    addNamed(shown.figures.table, named, card.rules);
    if (!shown.figures.rows.empty())
        card.tables.push_back(std::move(shown.figures));
}

/// Names of the unit and of the models in it.
void addNames(const FileSelection& selection, std::vector<std::string>& names)
{
    if (names.empty() || selection.type == SelectionType::Unit || selection.type == SelectionType::Model)
        names.push_back(selection.name);
    for (const auto& inside : selection.selections)
        addNames(inside, names);
}

/// Takes the figures of the unit itself out of the tables: the only row of a table that bears the name of the unit or
/// of a model in it, or else that of the first table with one row, if it does not belong to a choice.
std::vector<StatFigure> takeStats(std::vector<ProfileTable>& tables, const FileSelection& selection)
{
    std::vector<std::string> names;
    addNames(selection, names);
    const auto take = [&](auto found) {
        auto line = statLine(*found, found->rows.front());
        tables.erase(found);
        return line;
    };
    const auto fits = [](const ProfileTable& table) {
        return table.rows.size() == 1 && !statLine(table, table.rows.front()).empty();
    };
    for (const auto& name : names) {
        const auto found = std::ranges::find_if(
            tables, [&](const ProfileTable& table) { return table.rows.front().name == name && fits(table); });
        if (found != tables.end())
            return take(found);
    }
    // Some units' figures have a name of their own.
    if (selection.profiles.empty())
        return {};
    const auto own = std::ranges::find(tables, selection.profiles.front().type, &ProfileTable::type);
    return own != tables.end() && own->columns.size() > 1 && fits(*own) ? take(own) : std::vector<StatFigure>();
}

/// Kinds of models with how many there are, in the order of the file.
using ModelKinds = std::vector<std::pair<std::string, std::int64_t>>;

void addModels(const FileSelection& selection, ModelKinds& kinds)
{
    if (selection.type == SelectionType::Model && selection.number > 0) {
        const auto known = std::ranges::find(kinds, selection.name, &ModelKinds::value_type::first);
        if (known == kinds.end())
            kinds.emplace_back(selection.name, selection.number);
        else
            known->second += selection.number;
    }
    for (const auto& inside : selection.selections)
        addModels(inside, kinds);
}

/// Boxes to tick off what is lost: one for each model, by kind if there are a few kinds; one for each unit, if the file
/// names no models.
std::vector<TrackLine> tracksOf(const FileSelection& selection)
{
    constexpr std::int64_t mostCounted = 1'000'000;
    std::vector<TrackLine> lines;
    const auto kinds = countedModels(selection);
    if (kinds.empty()) {
        const auto number = std::max<std::int64_t>(1, selection.number);
        lines.push_back(trackLine(report::sheet::units(number), number));
    }
    for (const auto& [name, number] : kinds)
        lines.push_back(trackLine(
            name.empty()
                ? report::sheet::models(number)
                : report::sheet::times(static_cast<int>(std::min<std::int64_t>(number, mostCounted)), safeLine(name)),
            number));
    return lines;
}

/// A row for each of the selections that share a card; of very many the number alone.
std::vector<TrackRow> trackRowsOf(const BattleScribeCopies& copies)
{
    constexpr std::size_t mostRows = 20;
    const auto count = copies.selections.size();
    const auto& selection = *copies.selections.front();
    if (!hasUnit(selection))
        return {};
    if (count > mostRows) {
        const auto units = static_cast<std::int64_t>(count);
        return {{std::nullopt, {trackLine(report::sheet::units(units), units)}, {}}};
    }
    std::vector<TrackRow> rows;
    for (std::size_t i = 0; i < count; ++i)
        rows.push_back({count > 1 ? std::optional(std::to_string(i + 1)) : std::nullopt, tracksOf(selection), {}});
    return rows;
}

Card cardOf(const BattleScribeContext& context, const OrderedTables& ordered, const BattleScribeCopies& copies)
{
    const auto& selection = *copies.selections.front();
    const auto* main = battlescribe::mainSum(context.list.sums);
    const bool isShared = copies.selections.size() > 1;
    Card card;
    card.title = safeLine(selection.name);
    card.ownName = optional(safeLine(selection.customName));
    card.heading = safeLine(battlescribe::countedName(selection));
    if (isShared)
        card.copies = std::to_string(copies.selections.size());
    const auto models = battlescribe::countModels(selection);
    const auto costs = battlescribe::wholeCosts(selection);
    card.subtitle = join({categoryOf(selection), models > 1 ? report::sheet::models(models) : std::string(),
                          report::otherCosts(costs, context.list.sums)},
                         " · ");
    card.about = join({selection.customName.empty() ? std::string() : card.title, card.subtitle}, " · ");
    if (main != nullptr)
        if (const auto amount = battlescribe::amountOf(costs, *main); !amount.isZero()) {
            card.cost = report::number(amount);
            card.costCaption = safeLine(main->name);
        }
    auto tables = ordered.of(selection);
    card.stats = takeStats(tables, selection);
    setStatRows(card);
    card.options = optional(choicesIn(selection));
    for (const auto& table : tables)
        addTable(table, card);
    addRules(context, selection, card.rules);
    card.trackRows = trackRowsOf(copies);
    if (!selection.notes.empty() && !context.hidesNotes)
        card.notes.push_back({{}, selection.notes, report::sheet::quoted(selection.notes)});
    return card;
}

CardSheet sheetOf(const BattleScribeContext& context, const std::vector<BattleScribeCopies>& all)
{
    CardSheet sheet;
    setBattleScribeHead(sheet, context);
    const OrderedTables ordered(context.list.roster);
    for (const auto& copies : all) {
        sheet.cards.push_back(cardOf(context, ordered, copies));
        sheet.cards.back().number = static_cast<int>(sheet.cards.size());
    }
    sheet.isEmptyArmy = sheet.cards.empty();
    return sheet;
}

} // namespace

ModelKinds countedModels(const FileSelection& selection)
{
    constexpr std::size_t mostKinds = 4;
    ModelKinds kinds;
    addModels(selection, kinds);
    if (kinds.size() == 1 || kinds.size() > mostKinds)
        kinds = {{std::string(), battlescribe::countModels(selection)}};
    return kinds;
}

CardSheet battleScribeCardsView(const BattleScribeContext& context)
{
    return sheetOf(context, battleScribeCopies(context));
}

CardSheet battleScribeCardView(const BattleScribeContext& context, const FileSelection& selection)
{
    return sheetOf(context, {{{&selection}}});
}

} // namespace muster::print
