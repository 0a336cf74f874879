#pragma once

#include "battlescribe/exchange/changes.h"
#include "editor/gamedata/standing.h"
#include "editor/list/breaks.h"
#include "editor/list/choicecolumns.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

// Words for lists of game data.

/// "any of these", "up to 2", "exactly 3": how much of a group with so many kinds may be taken.
[[nodiscard]] QString boundsWords(std::optional<battlescribe::Decimal> least, std::optional<battlescribe::Decimal> most,
                                  std::size_t kinds);
/// "100 pts, 5 PL": costs of one, for each kind of cost; without those that are hidden or nothing. A price has its
/// sign, and no name where there is one kind only.
[[nodiscard]] QString costWords(const Standing& standing, const std::vector<battlescribe::Decimal>& costs,
                                bool isSigned = false);
/// The same of the main kind alone: "100"; empty where it is nothing.
[[nodiscard]] QString mainCostWords(const Standing& standing, const std::vector<battlescribe::Cost>& costs);
/// "811 of 1,000 pts"; empty where nothing costs anything.
[[nodiscard]] QString totalWords(const Standing& standing);
/// The names from the force down to what a selection is in: "Vanguard › Reef Wardens".
[[nodiscard]] QString pathWords(const Standing& standing, Id<Standing::Element> element);
/// The figures of a profile, without long texts.
[[nodiscard]] std::vector<ChoiceFigure> figuresOf(const battlescribe::data::Definitions& data,
                                                  const battlescribe::data::Node& profile);

/// What the list would break after an edit that it does not break now: one judgement. What new selections still lack
/// is not among it.
[[nodiscard]] Breaks breaksOf(const Standing& standing, const battlescribe::Edit& edit);

/// What its data have otherwise than the file of a list, as sentences.
[[nodiscard]] QStringList changeWords(const battlescribe::exchange::DataChanges& changes);

/// The profiles that a choice has in the data, before modifiers: its own, then those of the models in it, those that it
/// must have first.
[[nodiscard]] std::vector<Id<battlescribe::data::Node>> profilesOf(battlescribe::Game& game,
                                                                   Id<battlescribe::Choice> choice);

} // namespace muster::editor
