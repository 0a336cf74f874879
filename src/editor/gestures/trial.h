#pragma once

#include "core/roster/edit.h"
#include "rules/compare/verdict.h"

#include <QStringList>

namespace muster::editor {

/// Errors in words.
struct Breaks {
    QStringList messages;
    QString
        brief; ///< of the first, where there is little room: "Ordnance: 3 of 2"; its message where it counts nothing

    [[nodiscard]] bool isEmpty() const { return messages.isEmpty(); }
    [[nodiscard]] qsizetype size() const { return messages.size(); }

    friend bool operator==(const Breaks&, const Breaks&) = default;
};

/// The errors that an edit would bring or make worse: errors that stay as they are are left out. Empty where the edit
/// does not fit the roster. Costs one judgement.
[[nodiscard]] Breaks newErrors(const Verdict& verdict, const Edit& edit);

} // namespace muster::editor
