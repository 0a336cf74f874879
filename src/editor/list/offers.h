#pragma once

#include "core/roster/roster.h"
#include "editor/list/armylook.h"
#include "editor/list/breaks.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace muster::editor {

/// A figure as the head of a column.
struct StatHead {
    QString label;      ///< short
    QString name;       ///< in full
    QStringList values; ///< each figure that occurs, once: for the width of the column
    int units = 0;      ///< how many units have such a figure
    int rank = 0;       ///< those of a higher rank have a column first
};

/// Which figures have a column, by their position among the heads and in that order: those of the highest rank,
/// and of them those that most units have, as long as there is room for the next one.
[[nodiscard]] std::vector<std::size_t> commonest(const std::vector<StatHead>& heads,
                                                 const std::function<bool(std::size_t)>& hasRoom);

/// Something that can be added to a list, in words that stay the same as long as its data do.
struct Offer {
    QString id;            ///< as its engine names it: grunts-section, marauders:grunts-section
    QString key;           ///< the same in every list of its game: ruleset/army/unit
    QString name;          ///< below the head of its section
    QString fullName;      ///< with its army where that is another than the list's
    QString icon;          ///< of its category
    QString cost;          ///< empty in games without points
    QString models;        ///< how many there may be: "10", "5/10"; empty where models are not counted
    QStringList cells;     ///< its figures, one for each head; empty where it has none
    QString stats;         ///< those that there are, with their names; of its models where the unit has none
    QString details;       ///< models, weapons and special rules, a line each
    QString origin;        ///< of a unit of the player's own: what it was made from
    QStringList words;     ///< names to search in: its own first, then special rules, weapons and options
    bool hasSizes = false; ///< there may be more than one model of it
    bool isOwn = false;    ///< a unit of the player's own
};

struct OfferSection {
    QString name;
    bool isOfAlly = false;
    std::vector<Offer> offers;
    ArmyLook look = {}; ///< of the army of an ally
};

/// What can be added to a list.
struct OfferList {
    OfferList() = default;
    OfferList(const OfferList&) = delete;
    OfferList& operator=(const OfferList&) = delete;
    virtual ~OfferList() = default; ///< engines keep with it what it was made from

    std::string game;   ///< id: what a person owns is kept by game
    QString usedPrefix; ///< ruleset/army/, before an offer's id: what was added to lists of this army
    /// The same pointer where they are the same.
    std::shared_ptr<const std::vector<OfferSection>> sections = std::make_shared<const std::vector<OfferSection>>();
    std::vector<StatHead> heads;
    std::size_t ownCount = 0; ///< without those of allies
    bool countsModels = false;
    bool hasCosts = false;
    QString costName; ///< of the costs; empty: points
};
using OfferListPtr = std::shared_ptr<const OfferList>;

/// The cheapest options that an offer must have when it is added.
struct OfferNeeds {
    OptionCounts options;
    QString cost; ///< of the offer with them; empty if it needs nothing
};

} // namespace muster::editor
