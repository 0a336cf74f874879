#pragma once

#include "editor/list/severalform.h"
#include "editor/list/unitpreviewform.h"
#include "rules/verdict/verdict.h"

namespace muster::editor {

/// What can be chosen for a unit, by the id of the choice: an option of the unit's own models (flamer), models that
/// differ (#0, their position in the roster's unit), or an option of these (#0/flamer).
struct ChoicePath {
    std::optional<std::size_t> group; ///< none: the unit's own models
    std::string option;               ///< empty: the models themselves
};
[[nodiscard]] ChoicePath choicePath(const std::string& id);
/// The id of a choice that is a counter of the ruleset, and the other way round.
[[nodiscard]] std::string counterChoice(std::string_view counter);
[[nodiscard]] std::optional<std::string> counterOf(const std::string& choice);
[[nodiscard]] std::string choiceId(const ChoicePath& path);

/// `withRefused`: also which options can never be taken; that judges the unit once for each.
[[nodiscard]] UnitForm unitForm(const Verdict& verdict, Id<AssessedUnit> unit, bool withRefused = false);

/// Figures after options by their names, as ListForm::figures.
[[nodiscard]] std::vector<FigureForm> figuresOf(const Verdict& verdict, Id<AssessedUnit> unit,
                                                const QStringList& names);

/// What several units are compared by: names, sizes, and choices with their prices. Nothing of what takes time: what it
/// must choose, what is wrong, what options bring; no figures, weapons, rules or groups of models.
[[nodiscard]] UnitForm briefForm(const Verdict& verdict, Id<AssessedUnit> unit);

[[nodiscard]] SeveralForm severalForm(const Verdict& verdict, const std::vector<std::string>& ids);

/// Judges the roster with the unit added, at the place where adding puts it. `near`: the selected unit. Nothing for a
/// kind that the data do not know.
[[nodiscard]] std::optional<UnitPreviewForm> unitPreview(const VerdictPtr& verdict, const std::string& reference,
                                                         const std::string& near);

} // namespace muster::editor
