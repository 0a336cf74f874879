#pragma once

#include "battlescribe/file/xmltree.h"
#include "battlescribe/play/choice.h"
#include "battlescribe/roster/roster.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::battlescribe::play {

// A list that is being made, as plain values. What it names is in a play::Game.

/// What a file says of something that the data do not have, and its element, both without what is in it of selections
/// and forces: so it can be shown, added up and written again.
struct Stored {
    battlescribe::Selection selection; ///< if it is one
    battlescribe::Force force;         ///< if it is one
    XmlNode element;

    friend bool operator==(const Stored&, const Stored&) = default;
};

/// A Stored, or none; copies of a roster share it, as it never changes.
class Keeping {
public:
    Keeping() = default;
    explicit Keeping(Stored stored) : m_stored(std::make_shared<const Stored>(std::move(stored))) {}

    explicit operator bool() const { return m_stored != nullptr; }
    const Stored* operator->() const { return m_stored.get(); }
    friend bool operator==(const Keeping& a, const Keeping& b)
    {
        return a.m_stored == b.m_stored || (a.m_stored && b.m_stored && *a.m_stored == *b.m_stored);
    }

private:
    std::shared_ptr<const Stored> m_stored;
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
    Keeping stored; ///< if the data do not have it
    std::vector<Selection> selections;

    friend bool operator==(const Selection&, const Selection&) = default;
};

/// The place of a force for selections without a category, as files have it.
inline constexpr std::string_view noCategory = "(No Category)";
inline constexpr std::string_view noCategoryName = "Uncategorised";

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
    Keeping stored; ///< if the data do not have its entry or its catalogue
    std::vector<Selection> selections;
    std::vector<Force> forces;

    friend bool operator==(const Force&, const Force&) = default;
};

/// How much of a cost the players agreed on.
struct Limit {
    data::Key costType;
    data::Amount value;

    friend bool operator==(const Limit&, const Limit&) = default;
};

struct Roster {
    std::string id;
    std::string name;
    std::string notes;
    std::vector<Limit> limits; ///< none where there is no limit
    std::vector<Force> forces;

    friend bool operator==(const Roster&, const Roster&) = default;
};

/// The innermost force or selection with an id; null if there is none.
[[nodiscard]] const Force* forceOf(const Roster& roster, std::string_view id);
[[nodiscard]] Force* forceOf(Roster& roster, std::string_view id);
[[nodiscard]] const Selection* selectionOf(const Roster& roster, std::string_view id);
[[nodiscard]] Selection* selectionOf(Roster& roster, std::string_view id);

[[nodiscard]] std::optional<data::Amount> limitOf(const Roster& roster, data::Key costType);

} // namespace muster::battlescribe::play
