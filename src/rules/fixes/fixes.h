#pragma once

#include "core/roster/edit.h"
#include "rules/judge/assessment.h"

#include <vector>

namespace muster {

/// A fix for a finding, as data: what it does (for its label) and the edits that do it, one step of undo.
struct Fix {
    enum class Kind {
        RemoveUnits,
        AddUnits,
        SetModels,
        TakeOption,  ///< `number` of it
        LowerOption, ///< to `number` of it
        DropOption,
        ClearOptions, ///< names them no longer: the default, or the unit's choice, applies again
        Deploy,       ///< no longer held back
        Detach,       ///< stands alone
        Attach,       ///< to the unit `above`
        SetGroupModels,
        RemoveGroup,
    };

    Kind kind = Kind::RemoveUnits;
    std::vector<Id<AssessedUnit>> units;
    Id<Unit> unitKind;               ///< AddUnits: what is added
    Id<AssessedUnit> above;          ///< Attach, AddUnits: the unit that it is attached to
    Id<Body> body;                   ///< whose options or models change; none for other kinds
    std::vector<Id<Option>> options; ///< of the body's list
    int number = 0;                  ///< models, options or units
    std::int64_t points = 0;         ///< by how much the army's cost changes
    Edit edit;
};

/// How much may still be spent on trying fixes, in bodies judged and findings compared. Keeps a report of a huge broken
/// roster from taking minutes: once the budget is spent, further findings get no fixes.
struct FixBudget {
    std::int64_t units = 400'000;
};

/// The fixes for a finding, best first. Each was tried: with it applied, the finding is gone and no new error has come.
/// Made on demand, because each trial costs one judgement.
[[nodiscard]] std::vector<Fix> fixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                                     const Finding& finding, FixBudget& budget);
[[nodiscard]] std::vector<Fix> fixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                                     const Finding& finding);

/// The fixes for each finding of the assessment, in its order, all from one budget.
[[nodiscard]] std::vector<std::vector<Fix>> allFixes(const Catalogue& catalogue, const Roster& roster,
                                                     const Assessment& assessment);

} // namespace muster
