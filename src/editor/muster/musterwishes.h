#pragma once

#include "core/collection/collection.h"
#include "core/data/catalogue.h"
#include "core/roster/roster.h"

#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <vector>

namespace muster::editor {

/// A unit of an army that may be wished for.
struct WishRow {
    Id<Unit> unit;
    QString name;
    QString cost; ///< empty in games without points
};
/// The units of a category of an army.
struct WishGroup {
    QString name;
    std::vector<WishRow> units;
};
/// Of an army, in the order of its categories.
[[nodiscard]] std::vector<WishGroup> wishGroups(const Catalogue& catalogue, Id<Army> army);

/// What a person wishes of a new army.
struct ArmyWishes {
    std::map<Id<Unit>, int> wanted;            ///< at least so many
    std::set<Id<Unit>> without;                ///< none of these
    bool hasAllies = false;                    ///< units of other armies may come
    std::shared_ptr<const Collection> owned{}; ///< only what is in it
};

/// An army of wishes.
struct WishedArmy {
    QString title; ///< "New units"
    QString facts; ///< "10 new units, 1,500 points more"
    std::vector<QString> lines;
    QString totals;
    QString rest; ///< "Spends all 1,500 points."
    Roster roster;
};

struct WishForm {
    std::vector<WishedArmy> armies;
    QString word;             ///< without an army, why there is none
    std::vector<QString> why; ///< the parts of a conflict, where one is proven
    std::vector<QString> giveUps;
};

/// Looks for legal armies. `beginning`: what a new roster begins with. Takes up to a second or two, and ends early when
/// it is asked to stop.
[[nodiscard]] WishForm wishForm(const Catalogue& catalogue, const Roster& beginning, const ArmyWishes& wishes,
                                const std::stop_token& stop);

} // namespace muster::editor
