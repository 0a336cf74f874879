#pragma once

#include "editor/list/fillform.h"
#include "report/advice/fill.h"

#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace muster::editor {

/// What of a list that is filled up only its engine can say.
struct FillFacts {
    std::function<QString(const advice::AnyRoster&)> totalsOf; ///< the verdict and the sums of a list
    /// The key of what a change adds; empty where a unit only gets more.
    std::function<std::string(const advice::ProposedChange&)> offerOf;
};

/// What every answer has.
struct FillKept {
    std::vector<FillLine> lines;
    Change change;          ///< of all lines; of a list of game data without steps, of a roster a batch
    bool isEmpty = true;    ///< there are none, or none that still fits
    advice::AnyRoster list; ///< with them: that of the context
};

/// A list with what every answer is to have. Changes that no longer fit are left out. `nothing`: an edit of its engine
/// to which others are added.
template <class ItsEdit, class List>
[[nodiscard]] FillKept keptOf(const List& list, const std::vector<FillLine>& lines, ItsEdit nothing)
{
    auto with = list;
    FillKept kept{lines, Change(std::move(nothing)), true, {}};
    for (const auto& line : lines)
        for (const auto& change : line.changes)
            if (const auto* edit = std::get_if<ItsEdit>(&change); edit && apply(with, *edit)) {
                add(kept.change, change);
                kept.isEmpty = false;
            }
    kept.list = std::move(with);
    return kept;
}

/// Answers for lists of either engine in words.
[[nodiscard]] FillForm fillForm(const report::FillContext& context, const FillKept& kept, const FillFacts& facts);

} // namespace muster::editor
