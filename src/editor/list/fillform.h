#pragma once

#include "core/collection/collection.h"
#include "editor/list/change.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace muster::editor {

/// Something that a list could have besides.
struct FillLine {
    QString words;               ///< "Add 2 × Grunts Team (+100 points)"
    std::vector<Change> changes; ///< to be made one after the other
    std::string offer;           ///< the key of what is added; empty where a unit only gets more

    friend bool operator==(const FillLine& a, const FillLine& b) { return a.words == b.words && a.offer == b.offer; }
};

/// What a person asks for when a list is filled up.
struct FillAsked {
    bool hasAllies = false;                    ///< also units of armies of which the list has none
    bool hasAdditions = true;                  ///< units that are there may get more
    std::shared_ptr<const Collection> owned{}; ///< only what is in it
    std::vector<std::string> only{};           ///< keys of the only offers that may come; empty: all
    std::vector<std::string> without{};        ///< keys of those that may not
    std::vector<Change> refused{};             ///< changes that no answer may have
    std::vector<FillLine> kept{};              ///< that every answer has
};

/// A way to fill a list up.
struct FillAnswer {
    QString title; ///< "New units"
    QString facts; ///< "2 new units, 105 points more"
    std::vector<FillLine> lines;
    QString totals;  ///< of the list after it
    QString rest;    ///< "Spends all 105 points."
    Gesture gesture; ///< all of it, as one step of undo
};

struct FillForm {
    std::vector<FillAnswer> answers;
    QString word; ///< without an answer, why there is none; whether more work may find more
};

} // namespace muster::editor
