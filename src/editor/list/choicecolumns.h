#pragma once

#include "editor/list/unitform.h"

#include <QString>

#include <vector>

namespace muster::editor {

/// Letters of a figure in a column; with more it is a text, which has none.
inline constexpr qsizetype longestCell = 8;

/// A figure of what a choice brings: "Range", "12″".
struct ChoiceFigure {
    QString head;
    QString value; ///< empty: it has none
};

/// "Range 12″ · Pierce 1"
[[nodiscard]] QString figuresLine(const std::vector<ChoiceFigure>& figures);

/// Gives a group the columns of its choices' figures, which stand in the order of the choices: where two of them have
/// any, what is short is a column, and the rest goes before the choice's effect. Elsewhere all of it does.
void setColumns(ChoiceGroup& group, const std::vector<std::vector<ChoiceFigure>>& figures);

} // namespace muster::editor
