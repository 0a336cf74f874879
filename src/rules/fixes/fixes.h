#pragma once

#include "core/base/workbudget.h"
#include "core/roster/edit.h"
#include "rules/judge/assessment.h"

#include <optional>
#include <string>
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
        ClearOptions, ///< the roster no longer names them: the default, or the unit's choice, applies again
        Deploy,       ///< no longer held back
        HoldBack,
        Detach, ///< no longer attached
        Attach, ///< to the unit `above`
        SetGroupModels,
        RemoveGroup,
        AddGroup,       ///< `number` models of `group`, with `options` of its list
        SetRuling,      ///< to the other answer; offered only if nothing else helps
        DropUnknown,    ///< the roster no longer names `unknown`
        ReplaceUnknown, ///< it names `instead` in place of it
    };

    Kind kind = Kind::RemoveUnits;
    std::vector<Id<AssessedUnit>> units;   ///< AddUnits: those that are put under the added unit
    std::vector<Id<AssessedUnit>> staying; ///< RemoveUnits: of what is attached to them, what was put elsewhere before
    Id<Unit> unitKind;                     ///< AddUnits: what is added
    std::vector<Id<Unit>> below;           ///< AddUnits: what is added with it, attached to it
    Id<AssessedUnit> above;                ///< Attach, AddUnits: the unit that it is attached to
    Id<Body> body;                         ///< the body whose options or models change; none for other kinds
    std::vector<Id<Option>> options;       ///< of the body's list; AddUnits: what it takes, of the list of its kind
    Id<Ruling> ruling;                     ///< SetRuling
    int number = 0;                        ///< models, options or units; SetRuling: 1 to turn it on, 0 to turn it off
    Points points;                         ///< by how much the army's cost changes
    Table<CostKind, Points> otherCosts;    ///< the same of each other kind of cost; empty where there are none
    std::optional<UnknownName> unknown;
    std::string instead; ///< id, as the roster writes it
    std::string group;   ///< AddGroup: id of the model group
    Edit edit;
    /// What belongs to it, because it would not be enough alone, or would cause a new error. `points` and `edit` are of
    /// all together.
    std::vector<Fix> then;

    /// Whether it takes units away.
    [[nodiscard]] bool removesUnits() const;
};

/// A change that removes more units than this is not offered: it is another army.
inline constexpr std::size_t mostRemoved = 200;

/// Puts into a fix by how much what the army costs changes with it.
void setCosts(const Assessment& before, const Assessment& after, Fix& fix);

/// What it costs to judge a roster once more and to compare its findings.
[[nodiscard]] std::uint64_t workToJudge(const Assessment& assessment);

/// The fixes for a finding: first those that keep all units, then those that remove the fewest. Each was tried: it
/// removes the finding, causes no new error and leaves a unit in the roster. No fix removes and adds the same. A unit
/// that is added takes others under it that miss one above. Units that the finding does not name are removed only where
/// nothing else helps, or because they are attached to one that it names. Call it only when needed: each trial judges
/// the roster once. What it does is counted, also what could only be thrown away.
[[nodiscard]] std::vector<Fix> fixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                                     const Finding& finding, WorkBudget& budget);
[[nodiscard]] std::vector<Fix> fixes(const Catalogue& catalogue, const Roster& roster, const Assessment& assessment,
                                     const Finding& finding);

/// The fixes for each finding of the assessment, in its order, with one budget for all.
[[nodiscard]] std::vector<std::vector<Fix>> allFixes(const Catalogue& catalogue, const Roster& roster,
                                                     const Assessment& assessment, WorkBudget& budget);
[[nodiscard]] std::vector<std::vector<Fix>> allFixes(const Catalogue& catalogue, const Roster& roster,
                                                     const Assessment& assessment);

} // namespace muster
