#pragma once

#include "battlescribe/roster/game.h"
#include "battlescribe/roster/roster.h"

namespace muster::battlescribe::judge {

/// A roster, force or selection, in a list of all: each before what is in it, so that whatever lies in one follows it
/// without a gap.
struct Element {
    enum class Kind : std::uint8_t { Roster, Force, Selection };

    Kind kind = Kind::Selection;
    data::Node::EntryType type = data::Node::EntryType::None;
    Id<Element> parent; ///< none of the roster
    Id<Element> end;    ///< the first behind it that is not in it
    Id<Element> force;  ///< which it is in, or itself
    Id<Element> root;   ///< the selection at the top of the force that it is in, or itself; none of a force
    Id<Choice> choice;
    Id<data::Node> entry;     ///< of a force; its target if it is a link
    Id<data::Node> entryLink; ///< of a force
    Id<data::File> catalogue; ///< of the force
    std::int64_t number = 1;  ///< in the whole roster
    const Selection* selection = nullptr;
    const Force* inForce = nullptr; ///< what it is, if it is a force
};

/// All elements of a roster; the first is the roster itself. The roster outlives them.
[[nodiscard]] Table<Element> elementsOf(const Game& game, const Roster& roster);

/// Elements by an id that they answer to, in their order.
class Postings {
public:
    using Entry = std::pair<data::Key, Id<Element>>;

    void assign(std::vector<Entry> entries);
    [[nodiscard]] std::span<const Entry> of(data::Key key) const;

private:
    std::vector<Entry> m_entries;
};

} // namespace muster::battlescribe::judge
