#pragma once

#include "core/roster/edit.h"
#include "rules/compare/verdict.h"

#include <QStringList>

namespace muster::editor {

/// Errors in words.
struct Breaks {
    QStringList messages;
    QString badge; ///< the one that says most, in three words at most: "no Armour slot", "+65 over"

    [[nodiscard]] bool isEmpty() const { return messages.isEmpty(); }
    [[nodiscard]] qsizetype size() const { return messages.size(); }

    friend bool operator==(const Breaks&, const Breaks&) = default;
};

/// The errors that an edit would bring or make worse: errors that stay as they are are left out. Empty where the edit
/// does not fit the roster. Costs one judgement.
[[nodiscard]] Breaks newErrors(const Verdict& verdict, const Edit& edit);

} // namespace muster::editor
