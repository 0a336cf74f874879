#pragma once

#include "core/roster/edit.h"
#include "rules/judge/assessment.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace muster::advice {

/// As what new units are tried.
enum class NewForms : std::uint8_t {
    Plain,   ///< as its kind says, without any choice
    Several, ///< in several sizes, with what it needs, and as the roster's own units of the kind
};

/// Units that could be added to a roster.
class NewUnits {
public:
    /// The catalogue must outlive it. The roster is only looked at here.
    NewUnits(const Catalogue& catalogue, const Roster& roster, std::span<const Id<Unit>> kinds, NewForms forms);

    /// Adds forms that fit a filter because of one option, of kinds that do not fit it without any.
    void addFitting(const Roster& roster, std::span<const Id<Unit>> kinds, const Filter& filter);

    /// Calls `use` for each way to add one to the roster as it is now: by itself, and in each place of another unit
    /// that may accept it. `form` tells forms apart.
    using Use = std::function<void(const edits::AddUnit& edit, Id<Unit> kind, std::size_t form)>;
    void forEach(const Assessment& now, const Roster& roster, const Use& use) const;

private:
    struct Form {
        Id<Unit> kind;
        std::unique_ptr<Roster> alone; ///< a roster of nothing else; its assessment points into it
        Assessment assessment;
    };

    void addForms(const Roster& roster, Id<Unit> kind);
    [[nodiscard]] static std::vector<RosterUnit> ownForms(const Assessment& now, Id<Unit> kind);
    void addLike(const Roster& roster, Id<Unit> kind, const RosterUnit& own);
    void addForm(Id<Unit> kind, Roster alone);

    const Catalogue& m_catalogue;
    std::vector<Form> m_forms;
};

} // namespace muster::advice
