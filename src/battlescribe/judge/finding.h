#pragma once

#include "battlescribe/judge/element.h"
#include "battlescribe/judge/findingkind.h"

namespace muster::battlescribe::judge {

/// Something that is wrong with a roster, in numbers and names; words are made elsewhere.
struct Finding {
    using Kind = FindingKind;
    /// Where the finding is shown.
    enum class Owner : std::uint8_t { Roster, Force, Category, Selection };

    Kind kind = Kind::TooMany;
    Owner owner = Owner::Roster;
    std::string element;             ///< id of the force or selection; of a category, its force
    data::Key category;              ///< for Owner::Category
    Id<data::Node> of;               ///< the entry, group, category or force entry that is limited
    Id<data::Node> declaredBy;       ///< it, or the link that leads to it
    Id<data::Constraint> constraint; ///< of the kinds that have one
    Id<Choice> choice;               ///< of an entry or a group
    std::string name;                ///< of what is limited, as it is shown
    data::Query query;               ///< what is summed, and where; of OverLimit the kind of cost
    Decimal count;
    Decimal limit;       ///< for a share, what it comes to
    Decimal percent;     ///< of a share
    bool isEach = false; ///< for each model of the parent
    std::string message; ///< the data's own words for it; of others than Kind::Message, empty for most
};

/// Whether both are about the same: owner, entry and constraint.
[[nodiscard]] bool isSame(const Finding& a, const Finding& b);

} // namespace muster::battlescribe::judge
