#pragma once

#include "battlescribe/judge/offered.h"
#include "editor/gamedata/standing.h"

#include <QString>

#include <optional>
#include <vector>

namespace muster::editor {

/// What is left of the limits of a list, of each kind of cost that has one.
class CostRoom {
public:
    explicit CostRoom(const Standing& standing);

    /// In numbers, with the kinds of cost where there are several: "85", "85 pts or 3 PL". Empty without limits.
    [[nodiscard]] QString left() const;
    /// Whether one more of a choice below an owner costs more than what is left. What gives way to it in a full group
    /// pays for it; where that cannot be told, it does not cost too much. `offered`: all below the owner.
    [[nodiscard]] bool isOver(Id<Standing::Element> owner, const std::vector<battlescribe::judge::Offered>& offered,
                              const battlescribe::judge::Offered& choice) const;

private:
    using Amounts = std::vector<battlescribe::Decimal>;

    [[nodiscard]] bool isOver(const Amounts& costs, const Amounts& paid) const;
    [[nodiscard]] std::optional<Amounts> paidFor(Id<Standing::Element> owner,
                                                 const std::vector<battlescribe::judge::Offered>& offered,
                                                 const battlescribe::judge::Offered& choice) const;

    const Standing& m_standing;
    std::vector<std::optional<battlescribe::Decimal>> m_left; ///< never below 0; none where there is no limit
};

} // namespace muster::editor
