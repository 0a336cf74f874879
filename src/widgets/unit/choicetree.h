#pragma once

#include "editor/list/unitform.h"

#include <QStringList>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace muster::widgets {

/// Of a line: what is in it is shown alone.
inline constexpr int mostChoiceLevel = 3;
/// What somebody wrote into a file must not fill the memory with controls.
inline constexpr std::size_t mostChoiceLines = 400;

/// A line of a form of choices, with what is below it. Points into the groups that it was made from.
struct ChoiceNode {
    enum class Kind { Group, None, Choice, NotPossible, Why, Columns, Unused, Dear };

    Kind kind = Kind::Group;
    std::string key;                            ///< the same for the same line in two forms of a unit
    const editor::ChoiceGroup* group = nullptr; ///< itself, or the one that it is in
    const editor::Choice* choice = nullptr;
    QString why; ///< why nothing below it, or of what follows it, is possible
    bool isRefused = false;
    int choices = 0;       ///< how many there are in it, itself too; of what is not possible, with those
    int wrong = 0;         ///< how many places in it are wrong
    bool isAsking = false; ///< something in it must still be chosen or mended, or differs between units
    std::vector<ChoiceNode> below;

    /// A choice that nobody can take or leave, and that only holds others.
    [[nodiscard]] bool isForced() const;
    /// It opens and closes what is below it.
    [[nodiscard]] bool isFold() const;
};

/// Why choices cannot be taken, by their ids.
using Refused = std::map<std::string, QString>;

/// What was so when a unit was shown first. It keeps its place while one works on the unit: nothing moves under the
/// pointer.
struct FirstSeen {
    Refused refused;
    std::map<std::string, bool> unused; ///< groups by key, and whether nothing of them was taken
    std::map<std::string, bool> dear;   ///< choices by id, and whether they cost more than what was left
};

/// What can never be taken is at the end of its group, and a group of which nothing can be taken behind all others. Of
/// a long form, groups of which nothing was taken are one line, and so are choices of a group for which the points do
/// not last. `seen` takes in what is new.
[[nodiscard]] std::vector<ChoiceNode> choiceTree(const std::vector<editor::ChoiceGroup>& groups, FirstSeen& seen);
/// All choices that can never be taken, to any depth.
[[nodiscard]] Refused refusedIn(const std::vector<editor::ChoiceGroup>& groups);

/// From the top to the first node that answers yes; empty if none does.
using ChoicePath = std::vector<const ChoiceNode*>;
[[nodiscard]] ChoicePath pathTo(const std::vector<ChoiceNode>& tree,
                                const std::function<bool(const ChoiceNode&)>& isIt);
void forEachNode(const std::vector<ChoiceNode>& tree, const std::function<void(const ChoiceNode&)>& visit);

/// What is chosen directly below a line: what it says when it is closed.
[[nodiscard]] QStringList chosenBelow(const ChoiceNode& node);
/// What that costs; empty where nobody says so.
[[nodiscard]] QString costOf(const ChoiceNode& node);
/// What stands in a fold of what is too dear or not used: "Rifle +80 to Cannon +170", "Training, Shields".
[[nodiscard]] QString namesIn(const ChoiceNode& fold);
/// How much of a group must and may be taken, with how much is.
[[nodiscard]] QString boundsOf(const ChoiceNode& node);

/// Which choices are shown.
struct ChoiceFilter {
    enum class Show { All, Chosen, Wrong, Fitting };

    Show show = Show::All;
    QStringList words;
    std::function<bool(const editor::Choice&)> fits;

    [[nodiscard]] bool isOn() const { return show != Show::All || !words.isEmpty(); }
    [[nodiscard]] bool holds(const ChoiceNode& node) const;
};

struct ChoiceLine {
    const ChoiceNode* node = nullptr;
    int level = 0;
    bool hasArrow = false;
    bool isOpen = false;
    bool isAlone = false; ///< too deep to be opened here: it is shown alone
    bool isQuiet = false; ///< only there because of what is below it
};

/// What is open, by key.
using ChoiceFolds = std::map<std::string, bool>;

[[nodiscard]] std::vector<ChoiceLine> choiceLines(const std::vector<ChoiceNode>& tree, const ChoiceFolds& folds,
                                                  const ChoiceFilter& filter);

} // namespace muster::widgets
