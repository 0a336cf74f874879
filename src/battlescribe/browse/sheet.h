#pragma once

#include "battlescribe/data/definitions.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::battlescribe::data {

// What data say, as they are written: no condition is asked, and no modifier works. What is reached by a link has the
// name of its target, the costs of the link in place of those of the target, and all else of both. Texts are without
// New Recruit's marks.

struct ShownCost {
    std::string type;
    Decimal value;
};

/// A limit as it is written.
struct ShownLimit {
    Constraint::Type type = Constraint::Type::Unknown;
    Decimal value;
    bool isPercent = false;
    std::string field;      ///< "selections", "forces", the name of a cost; "limit of Crowns"
    std::string scope;      ///< "parent", "roster", the name of an entry
    bool isChanged = false; ///< a modifier may change it
};

struct ShownText {
    std::string name;
    std::string text;
};

struct ShownProfile {
    std::string name;
    std::string type;
    std::vector<ShownText> characteristics;
    std::string printed; ///< "Book of Tides, 12"
    bool isHidden = false;
};

struct ShownRule {
    std::string name;
    std::string text;
    std::string printed;
    bool isHidden = false;
};

/// An entry or a group.
struct ShownChoice {
    std::string name;
    std::string id; ///< of the link, if it is reached by one
    bool isGroup = false;
    Node::EntryType type = Node::EntryType::None;
    bool isHidden = false;
    bool isDefault = false; ///< of the group that it is in
    bool hasModifiers = false;
    std::vector<ShownCost> costs;        ///< that are not zero
    std::vector<std::string> categories; ///< the primary one first
    std::vector<ShownLimit> limits;
    std::vector<ShownChoice> choices;
    std::size_t moreChoices = 0; ///< that are not shown, because there are too many
};

struct ShownEntry {
    ShownChoice choice;
    std::vector<ShownProfile> profiles; ///< of the entry and of all choices in it, each once
    std::vector<ShownRule> rules;
};

/// One of the root entries, without what is in it.
[[nodiscard]] ShownChoice lineOf(const Definitions& definitions, Id<Node> root);
/// All that it has.
[[nodiscard]] ShownEntry entryOf(const Definitions& definitions, Id<Node> root);

/// The name of an entry; of a link that of its target.
[[nodiscard]] std::string_view shownName(const Definitions& definitions, Id<Node> node);

} // namespace muster::battlescribe::data
