#pragma once

#include "battlescribe/file/xmltree.h"
#include "battlescribe/roster/choice.h"
#include "battlescribe/saved/fileroster.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::battlescribe {

// A list that is being made, as plain values. What it names is in a Game.

/// What a file says of something that the data do not have, and its element, both without what is in it of selections
/// and forces: so it can be shown, added up and written again.
struct Stored {
    battlescribe::FileSelection selection; ///< if it is one
    battlescribe::FileForce force;         ///< if it is one
    XmlNode element;

    friend bool operator==(const Stored&, const Stored&) = default;
};

/// Shared, immutable content of a selection or force that the data do not have; may be empty.
struct SharedStored : std::shared_ptr<const Stored> {
    SharedStored() = default;
    explicit SharedStored(Stored stored) : shared_ptr(std::make_shared<const Stored>(std::move(stored))) {}

    friend bool operator==(const SharedStored& a, const SharedStored& b)
    {
        return a.get() == b.get() || (a && b && *a == *b);
    }
};

/// What a file has of a roster, a force or a selection, without the forces and selections in it, and what was made of
/// it when it was read: so that what nobody changes is written as it came (exchange/origins.h).
struct Origin {
    XmlNode element;
    XmlNode made;
    bool isOfTheseData = false; ///< the file says the same revision as the data that it was read with
};

/// Shared and immutable; empty for what is not from a file. It does not make two things different.
struct SharedOrigin : std::shared_ptr<const Origin> {
    SharedOrigin() = default;
    explicit SharedOrigin(Origin source) : shared_ptr(std::make_shared<const Origin>(std::move(source))) {}

    friend bool operator==(const SharedOrigin& /*a*/, const SharedOrigin& /*b*/) { return true; }
};

/// What people write at a thing.
struct Notes {
    std::string customName;
    std::string notes;

    friend bool operator==(const Notes&, const Notes&) = default;
};

struct Selection {
    std::string id;
    Id<Choice> choice;       ///< none if the data do not have it
    std::int64_t amount = 1; ///< for each of its parent
    /// The amount is for all of its parent together: a file has a number that cannot be shared out.
    bool isForAll = false;
    Notes notes;
    SharedStored stored; ///< null if the data have it
    std::vector<Selection> selections;
    SharedOrigin origin = {}; ///< null if the data do not have it

    friend bool operator==(const Selection&, const Selection&) = default;
};

struct CategoryNotes {
    std::string category; ///< its id, or noCategory
    Notes notes;

    friend bool operator==(const CategoryNotes&, const CategoryNotes&) = default;
};

struct Force {
    std::string id;
    Id<data::Node> entry;     ///< none if the data do not have it
    Id<data::File> catalogue; ///< none if the data do not have it
    Notes notes;
    std::vector<CategoryNotes> categories;
    SharedStored stored; ///< null if the data have its entry and its catalogue
    std::vector<Selection> selections;
    std::vector<Force> forces;
    SharedOrigin origin = {}; ///< null if the data do not have it

    friend bool operator==(const Force&, const Force&) = default;
};

/// How much of a cost the players agreed on.
struct Limit {
    data::Key costType;
    Decimal value;

    friend bool operator==(const Limit&, const Limit&) = default;
};

/// Which of the two programs is followed where they differ.
enum class Manner : std::uint8_t {
    BattleScribe,
    NewRecruit,
};

struct Roster {
    std::string id;
    std::string name;
    std::string notes;
    Manner manner = Manner::BattleScribe;
    std::vector<Limit> limits; ///< none where there is no limit
    /// As a file has them: of kinds of cost that the data do not have.
    std::vector<battlescribe::Cost> storedLimits;
    std::vector<Force> forces;
    SharedOrigin origin = {};

    friend bool operator==(const Roster&, const Roster&) = default;
};

/// Where a force or a selection is.
template <typename List>
struct Place {
    List* list = nullptr; ///< null: it is nowhere
    std::size_t position = 0;
    std::string parent{}; ///< id of the force or selection that has the list; empty: the roster

    explicit operator bool() const { return list != nullptr; }
    [[nodiscard]] auto& operator*() const { return (*list)[position]; }
};

/// The first with an id, in the list or below. `inside` is the member that has the list below.
template <typename List, typename Inside>
Place<List> placeIn(List& list, std::string_view id, const std::string& parent, Inside inside)
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].id == id)
            return {&list, i, parent};
        if (auto place = placeIn(list[i].*inside, id, list[i].id, inside))
            return place;
    }
    return {};
}

template <typename Forces>
Place<Forces> placeOfForce(Forces& forces, std::string_view id)
{
    return placeIn(forces, id, {}, &Force::forces);
}

template <typename Forces>
auto placeOfSelection(Forces& forces, std::string_view id)
    -> Place<std::remove_reference_t<decltype((forces.front().selections))>>
{
    for (auto& force : forces) {
        if (auto place = placeIn(force.selections, id, force.id, &Selection::selections))
            return place;
        if (auto place = placeOfSelection(force.forces, id))
            return place;
    }
    return {};
}

/// The first force or selection with an id; null if there is none.
[[nodiscard]] const Force* forceOf(const Roster& roster, std::string_view id);
[[nodiscard]] Force* forceOf(Roster& roster, std::string_view id);
[[nodiscard]] const Selection* selectionOf(const Roster& roster, std::string_view id);
[[nodiscard]] Selection* selectionOf(Roster& roster, std::string_view id);

[[nodiscard]] std::optional<Decimal> limitOf(const Roster& roster, data::Key costType);

} // namespace muster::battlescribe
