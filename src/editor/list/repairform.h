#pragma once

#include "editor/list/change.h"

#include <QString>

#include <string>
#include <vector>

namespace muster::editor {

/// What a person asks of a repair.
struct RepairWishes {
    std::vector<std::string> keep; ///< ids of rows that stay as they are
    std::vector<Change> refused;   ///< changes that no answer may have
    bool isLong = false;           ///< looks as long as a person may wait
};

/// One change of an answer.
struct RepairChange {
    std::string row; ///< id of the row that it changes; empty: a new one
    QString words;
    Change change;
};

/// A way to make a list legal.
struct RepairAnswer {
    QString title; ///< what it loses least of
    QString facts; ///< "2 changes, 25 points less, no unit leaves"
    std::vector<RepairChange> changes;
    QString totals;  ///< of the list after it
    QString proof;   ///< what is known besides: "No smaller change makes it legal."
    Gesture gesture; ///< all of it, as one step of undo
};

/// The ways that were found, in words; equal ones are one.
struct RepairForm {
    std::vector<RepairAnswer> answers;
    QString word; ///< what else is to be said; without an answer, why there is none
};

} // namespace muster::editor
