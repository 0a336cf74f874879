// The rows of a roster of BattleScribe: forces, categories, selections and the selections in them.
#include "editor/checking/checkmodel.h"

#include "battlescribe/saved/groups.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/battlescribe/listtext.h"
#include "report/battlescribe/listwords.h"

#include <string>

namespace muster::editor {

using battlescribe::FileSelection;

namespace {

constexpr int deepest = 12; ///< of rows that stand further in than the one above

/// What the line of a selection says beside its name: its kind, its plain choices, other costs.
QString wordsBeside(const FileSelection& selection, const battlescribe::Sums& sums)
{
    QStringList words;
    if (!selection.customName.empty())
        words << shown(selection.name);
    if (const auto choices = report::plainChoices(selection, sums); !choices.empty())
        words << text(choices);
    if (const auto others = report::otherCosts(battlescribe::wholeCosts(selection), sums); !others.empty())
        words << text(others);
    return words.join(QStringLiteral(" · "));
}

} // namespace

/// What a line in words was read as, and what it costs by the data.
void CheckModel::tellSelections(const LineReading& line, Row& row) const
{
    const auto& list = *m_list->battleScribe;
    const auto* main = battlescribe::mainSum(list.sums);
    QStringList names;
    QStringList choices;
    battlescribe::Decimal cost;
    for (const auto& id : line.units) {
        const auto* selection = battlescribe::topSelection(list.roster, id);
        if (selection == nullptr)
            continue;
        if (main != nullptr)
            cost += battlescribe::amountOf(battlescribe::wholeCosts(*selection), *main);
        const auto name = shown(battlescribe::countedName(*selection));
        if (!names.isEmpty() && names.back() == name)
            continue;
        names << name;
        if (const auto beside = wordsBeside(*selection, list.sums); !beside.isEmpty())
            choices << beside;
    }
    row.taken = line.units.size() > 1 && names.size() == 1 ? tr("%1 times %2").arg(line.units.size()).arg(names.front())
                                                           : names.join(QStringLiteral(", "));
    row.choices = choices.join(QStringLiteral("; "));
    if (!cost.isZero())
        row.cost = text(report::number(cost));
}

std::vector<CheckModel::Row> CheckModel::battleScribeRows() const
{
    const auto& list = *m_list->battleScribe;
    const auto* main = battlescribe::mainSum(list.sums);
    std::vector<Row> rows;
    const auto add = [&](const QString& words, int depth, bool isUnit) -> Row& {
        auto& row = rows.emplace_back();
        row.taken = words;
        row.depth = std::min(depth, deepest);
        row.isUnit = isUnit;
        row.text = QString::number(rows.size()); // which row it is
        return row;
    };
    const auto addSelection = [&](const FileSelection& selection, int depth, const auto& again) -> void {
        auto& row = add(shown(battlescribe::countedName(selection)), depth, true);
        row.choices = wordsBeside(selection, list.sums);
        row.units << text(selection.id);
        for (const auto& inside : selection.selections)
            if (report::isPlain(inside))
                row.units << text(inside.id); // it has no row of its own
        if (main != nullptr)
            if (const auto cost = battlescribe::amountOf(battlescribe::wholeCosts(selection), *main); !cost.isZero())
                row.cost = text(report::number(cost));
        for (const auto& inside : selection.selections)
            if (!report::isPlain(inside))
                again(inside, depth + 1, again);
    };
    const auto addForce = [&](const battlescribe::FileForce& force, int depth, const auto& again) -> void {
        auto& row = add(shown(force.customName.empty() ? force.name : force.customName), depth, false);
        row.choices = shown(force.catalogue);
        row.units << text(force.id);
        for (const auto& group : battlescribe::groupsOf(force)) {
            add(group.category.empty() ? text(report::noCategory()) : shown(group.category), depth + 1, false);
            for (const auto* selection : group.selections)
                addSelection(*selection, depth + 2, addSelection);
        }
        for (const auto& inside : force.forces)
            again(inside, depth + 1, again);
    };
    for (const auto& force : list.roster.forces)
        addForce(force, 0, addForce);
    return rows;
}

} // namespace muster::editor
