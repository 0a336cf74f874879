#pragma once

#include "battlescribe/roster/edit.h"
#include "core/roster/edit.h"

#include <QString>

#include <string>
#include <variant>
#include <vector>

namespace muster::editor {

/// A change of a list of either engine, as a value. Only the engine of the list looks into it.
using Change = std::variant<Edit, battlescribe::Edit>;

/// Adds a change of the same kind of list, to be made after the others.
inline void add(Change& all, const Change& more)
{
    if (auto* edit = std::get_if<Edit>(&all)) {
        auto* batch = std::get_if<edits::Batch>(&edit->change);
        if (!batch)
            batch = &edit->change.emplace<edits::Batch>(edits::Batch{{*edit}});
        batch->edits.push_back(std::get<Edit>(more));
    } else {
        const auto& steps = std::get<battlescribe::Edit>(more);
        auto& its = std::get<battlescribe::Edit>(all);
        its.insert(its.end(), steps.begin(), steps.end());
    }
}

/// A change that can be made, as one step of undo under this name.
struct Gesture {
    Change change;
    QString name;
    std::vector<std::string> selects; ///< rows to select afterwards; empty: what is selected stays so
};

} // namespace muster::editor
