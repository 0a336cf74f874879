#include "widgets/unit/choicetree.h"

#include "editor/words/bounds.h"
#include "editor/words/numbers.h"
#include "widgets/look/wordsearch.h"
#include "widgets/unit/choicelist.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace muster::widgets {

using editor::Choice;
using editor::ChoiceGroup;
using Kind = ChoiceNode::Kind;

namespace {

constexpr qsizetype mostChosenNames = 12; ///< in one line
/// From so many groups on, those that are not used are one line, if they are at least so many.
constexpr std::size_t manyGroups = 6;
constexpr std::size_t fewestUnused = 3;
/// So many choices that are too dear are one line, where so many others stay.
constexpr std::size_t fewestDear = 3;
constexpr std::size_t fewestBesideDear = 4;

/// A head would only repeat the name of what is in it.
bool isBare(const ChoiceGroup& group)
{
    return group.addable.empty() && group.wrong.isEmpty() &&
           (group.name.isEmpty() || (group.choices.size() == 1 && group.choices.front().name == group.name));
}

int takenIn(const ChoiceNode& node)
{
    int taken = 0;
    for (const auto& each : node.below)
        taken += each.kind == Kind::Choice ? each.choice->count : takenIn(each);
    return taken;
}

class TreeMaker {
public:
    explicit TreeMaker(FirstSeen& seen) : m_seen(seen) {}

    /// All groups of one owner.
    std::vector<ChoiceNode> make(const std::vector<ChoiceGroup>& groups, const std::string& owner)
    {
        std::vector<ChoiceNode> nodes;
        for (std::size_t next = 0; next < groups.size();)
            next = addGroup(nodes, groups, next, owner);
        const auto closed = std::ranges::stable_partition(
            nodes, [](const ChoiceNode& node) { return node.kind != Kind::Group || !node.isRefused; });
        if (!closed.empty()) {
            std::vector<ChoiceNode> refused(std::move_iterator(closed.begin()), std::move_iterator(closed.end()));
            nodes.erase(closed.begin(), closed.end());
            foldUnused(nodes, groups.size(), owner);
            nodes.push_back(foldOf(std::move(refused), nullptr, owner));
        } else {
            foldUnused(nodes, groups.size(), owner);
        }
        return nodes;
    }

private:
    /// Gives the place of the next group that is not in this one.
    std::size_t addGroup(std::vector<ChoiceNode>& list, const std::vector<ChoiceGroup>& groups, std::size_t at,
                         const std::string& owner)
    {
        const auto& group = groups[at];
        ChoiceNode node;
        node.key = keyOf("group " + (group.id.empty() ? owner + '/' + group.name.toStdString() : group.id));
        node.group = &group;
        node.isAsking = group.isNeeded || !group.wrong.isEmpty();
        node.wrong = group.wrong.isEmpty() ? 0 : 1;
        if (!group.heads.isEmpty()) {
            auto& columns = node.below.emplace_back();
            columns.kind = Kind::Columns;
            columns.key = node.key + "/columns";
            columns.group = &group;
        }
        if (group.isOneOf && group.mayBeNone) {
            auto& none = node.below.emplace_back();
            none.kind = Kind::None;
            none.key = node.key + "/none";
            none.group = &group;
        }
        std::vector<ChoiceNode> refused;
        for (const auto& choice : group.choices) {
            auto made = choiceNode(group, choice);
            (made.isRefused ? refused : node.below).push_back(std::move(made));
        }
        foldDear(node);
        auto next = at + 1;
        while (next < groups.size() && groups[next].depth > group.depth)
            next = addGroup(node.below, groups, next, owner);
        node.isRefused = !refused.empty() && refused.size() == group.choices.size() && next == at + 1;
        if (node.isRefused) {
            node.why = refused.front().why;
            node.below = std::move(refused);
        } else if (!refused.empty()) {
            node.below.push_back(foldOf(std::move(refused), &group, node.key));
        }
        sum(node);
        if (isBare(group) && !node.isRefused)
            std::ranges::move(node.below, std::back_inserter(list));
        else
            list.push_back(std::move(node));
        return next;
    }

    ChoiceNode choiceNode(const ChoiceGroup& group, const Choice& choice)
    {
        ChoiceNode node;
        node.kind = Kind::Choice;
        node.key = keyOf("choice " + choice.id);
        node.group = &group;
        node.choice = &choice;
        node.choices = 1;
        node.isAsking = !choice.wrong.isEmpty() || choice.isMixed();
        node.wrong = choice.wrong.isEmpty() ? 0 : 1;
        if (const auto why = m_seen.refused.find(choice.id); why != m_seen.refused.end() && choice.count == 0) {
            node.isRefused = true;
            node.why = why->second;
        }
        if (choice.count > 0)
            node.below = make(choice.below, choice.id);
        sum(node);
        return node;
    }

    /// What is not possible, with each reason before those that it stops.
    ChoiceNode foldOf(std::vector<ChoiceNode> refused, const ChoiceGroup* group, const std::string& owner)
    {
        ChoiceNode fold;
        fold.kind = Kind::NotPossible;
        fold.key = keyOf("not possible " + owner);
        fold.group = group;
        std::vector<QString> reasons;
        for (const auto& each : refused)
            if (std::ranges::find(reasons, each.why) == reasons.end())
                reasons.push_back(each.why);
        for (const auto& reason : reasons) {
            auto& why = fold.below.emplace_back();
            why.kind = Kind::Why;
            why.key = keyOf(fold.key + "/why");
            why.group = group;
            why.why = reason;
            for (auto& each : refused)
                if (each.why == reason && each.group)
                    fold.below.push_back(std::move(each)), each.group = nullptr;
        }
        sum(fold);
        return fold;
    }

    /// Groups of which nothing was taken, behind those that say something, and before those to which something can be
    /// added.
    void foldUnused(std::vector<ChoiceNode>& nodes, std::size_t groups, const std::string& owner)
    {
        if (groups < manyGroups)
            return;
        const auto added = std::ranges::stable_partition(
            nodes, [](const ChoiceNode& node) { return node.kind != Kind::Group || node.group->addable.empty(); });
        const auto unused = std::ranges::stable_partition(nodes.begin(), added.begin(), [this](const ChoiceNode& node) {
            return node.kind != Kind::Group || node.isAsking ||
                   !m_seen.unused.try_emplace(node.key, takenIn(node) == 0).first->second;
        });
        if (unused.size() >= fewestUnused)
            fold(nodes, unused.begin(), unused.end(), Kind::Unused, keyOf("unused " + owner));
    }

    /// Of what is taken at most once.
    void foldDear(ChoiceNode& group)
    {
        std::size_t dear = 0;
        const auto isDear = [&](const ChoiceNode& node) {
            return node.kind == Kind::Choice && !node.isRefused &&
                   m_seen.dear.try_emplace(node.choice->id, node.choice->isOver).first->second;
        };
        for (const auto& node : group.below)
            dear += isDear(node) ? 1 : 0;
        if (dear < fewestDear || group.group->choices.size() < dear + fewestBesideDear)
            return;
        const auto rest = std::ranges::stable_partition(group.below, [&](const auto& node) { return !isDear(node); });
        fold(group.below, rest.begin(), rest.end(), Kind::Dear, keyOf("dear " + group.key));
        group.below.back().group = group.group;
    }

    using Nodes = std::vector<ChoiceNode>;

    /// Puts these nodes into one line.
    static void fold(Nodes& nodes, Nodes::iterator from, Nodes::iterator to, Kind kind, std::string key)
    {
        ChoiceNode made;
        made.kind = kind;
        made.key = std::move(key);
        made.below.assign(std::move_iterator(from), std::move_iterator(to));
        sum(made);
        nodes.insert(nodes.erase(from, to), std::move(made));
    }

    static void sum(ChoiceNode& node)
    {
        for (const auto& each : node.below) {
            node.choices += each.choices;
            node.wrong += each.wrong;
            node.isAsking = node.isAsking || each.isAsking;
        }
    }

    /// Of data that give two the same name, each has a key of its own.
    std::string keyOf(std::string key)
    {
        while (!m_keys.insert(key).second)
            key += '+';
        return key;
    }

    FirstSeen& m_seen;
    std::set<std::string> m_keys;
};

/// Adds the lines of a node. Gives whether the filter holds any.
class LineMaker {
public:
    LineMaker(const ChoiceFolds& folds, const ChoiceFilter& filter) : m_folds(folds), m_filter(filter) {}

    bool add(const ChoiceNode& node, int level)
    {
        if (m_lines.size() > mostChoiceLines)
            return false;
        const bool isFiltered = m_filter.isOn();
        ChoiceLine line{&node, std::min(level, mostChoiceLevel)};
        const bool isDeep = !node.below.empty() && level >= mostChoiceLevel && !isFiltered;
        line.isAlone = isDeep;
        line.hasArrow = !node.below.empty() && (node.isFold() || isDeep);
        const auto known = m_folds.find(node.key);
        line.isOpen = !node.below.empty() && !isDeep &&
                      (isFiltered || !node.isFold() || (known != m_folds.end() && known->second));
        const auto at = m_lines.size();
        const bool holds = !isFiltered || m_filter.holds(node);
        line.isQuiet = !holds;
        if (node.kind == Kind::Columns) { // it goes with its group
            m_lines.push_back(line);
            return !isFiltered;
        }
        m_lines.push_back(line);
        bool hasAny = holds;
        if (line.isOpen)
            for (const auto& each : node.below)
                hasAny = add(each, level + 1) || hasAny;
        if (!hasAny)
            m_lines.resize(at);
        return hasAny;
    }

    std::vector<ChoiceLine> take() { return std::move(m_lines); }

private:
    const ChoiceFolds& m_folds;
    const ChoiceFilter& m_filter;
    std::vector<ChoiceLine> m_lines;
};

void addChosen(const ChoiceNode& node, QStringList& names)
{
    for (const auto& each : node.below) {
        if (names.size() >= mostChosenNames)
            return;
        if (each.kind == Kind::Group || each.kind == Kind::Dear)
            addChosen(each, names);
        else if (each.kind == Kind::Choice && each.choice->count > 1)
            names << QStringLiteral("%1 × %2").arg(editor::shownNumber(each.choice->count), each.choice->name);
        else if (each.kind == Kind::Choice && each.choice->count == 1)
            names << each.choice->name;
    }
}

/// The only thing that is taken in a group, where it is one; null if there are none or more.
const Choice* onlyTaken(const ChoiceNode& node)
{
    const Choice* only = nullptr;
    for (const auto& each : node.below) {
        const auto* taken = each.kind == Kind::Group || each.kind == Kind::Dear   ? onlyTaken(each)
                            : each.kind == Kind::Choice && each.choice->count > 0 ? each.choice
                                                                                  : nullptr;
        if (taken && only)
            return nullptr;
        if (taken)
            only = taken;
        else if (each.kind == Kind::Group && takenIn(each) > 0)
            return nullptr;
    }
    return only;
}

} // namespace

bool ChoiceNode::isForced() const
{
    return kind == Kind::Choice && !below.empty() && !choice->isAdded && choice->count == 1 && choice->most == 1 &&
           group->choices.size() == 1 && group->least == 1 && group->most == 1;
}

bool ChoiceNode::isFold() const
{
    if (below.empty())
        return false;
    return kind == Kind::Group || kind == Kind::NotPossible || kind == Kind::Unused || kind == Kind::Dear ||
           isForced() || (kind == Kind::Choice && (choice->isAdded || choice->most > 1 || choice->count > 1));
}

std::vector<ChoiceNode> choiceTree(const std::vector<ChoiceGroup>& groups, FirstSeen& seen)
{
    return TreeMaker(seen).make(groups, {});
}

Refused refusedIn(const std::vector<ChoiceGroup>& groups)
{
    Refused refused;
    for (const auto& group : groups)
        for (const auto& choice : group.choices) {
            if (!choice.refused.isEmpty())
                refused.emplace(choice.id, choice.refused);
            refused.merge(refusedIn(choice.below));
        }
    return refused;
}

ChoicePath pathTo(const std::vector<ChoiceNode>& tree, const std::function<bool(const ChoiceNode&)>& isIt)
{
    for (const auto& node : tree) {
        if (isIt(node))
            return {&node};
        if (auto path = pathTo(node.below, isIt); !path.empty()) {
            path.insert(path.begin(), &node);
            return path;
        }
    }
    return {};
}

void forEachNode(const std::vector<ChoiceNode>& tree, const std::function<void(const ChoiceNode&)>& visit)
{
    for (const auto& node : tree) {
        visit(node);
        forEachNode(node.below, visit);
    }
}

QStringList chosenBelow(const ChoiceNode& node)
{
    QStringList names;
    addChosen(node, names);
    return names;
}

QString costOf(const ChoiceNode& node)
{
    if (node.kind == Kind::Choice)
        return node.choice->cost.isEmpty() ? node.choice->price : node.choice->cost;
    if (node.kind != Kind::Group)
        return {};
    if (!node.group->cost.isEmpty())
        return node.group->cost;
    const auto* only = onlyTaken(node);
    return !only || only->isShared ? QString()
           : !only->cost.isEmpty() ? only->cost
           : only->count == 1      ? only->price
                                   : QString();
}

QString namesIn(const ChoiceNode& fold)
{
    const auto words = [](const ChoiceNode& node) {
        return node.kind != Kind::Choice ? node.group->name : node.choice->name + u' ' + node.choice->price;
    };
    if (fold.kind == Kind::Dear && fold.below.size() > 2)
        return ChoiceList::tr("%1 to %2").arg(words(fold.below.front()), words(fold.below.back()));
    QStringList names;
    for (const auto& each : fold.below)
        names << words(each);
    return names.join(QStringLiteral(", "));
}

QString boundsOf(const ChoiceNode& node)
{
    const auto& group = *node.group;
    if (!group.least && !group.most)
        return group.condition;
    const auto shown = [](int number) { return editor::shownNumber(number); };
    const auto taken = takenIn(node);
    const auto least = group.least.value_or(0);
    if (group.most && least == *group.most)
        return least == 1 && group.isOneOf && group.choices.size() > 1
                   ? ChoiceList::tr("one of %1").arg(shown(static_cast<int>(group.choices.size())))
                   : ChoiceList::tr("%1 of %2").arg(shown(taken), shown(least));
    const auto bounds =
        editor::rangeWords(least > 0 ? shown(least) : QString(), group.most ? shown(*group.most) : QString());
    return taken > 0 && group.most != 1 ? ChoiceList::tr("%1: %2 taken").arg(bounds, shown(taken)) : bounds;
}

bool ChoiceFilter::holds(const ChoiceNode& node) const
{
    // Of a group in which too few are taken, all choices: one of them is wanted.
    const bool isGroupWrong = node.group && !node.group->wrong.isEmpty();
    if (node.kind != Kind::Choice)
        return show == Show::Wrong && node.kind == Kind::Group && isGroupWrong && hasWords(node.group->name, words);
    const auto& choice = *node.choice;
    const bool isShown = show == Show::All      ? true
                         : show == Show::Chosen ? choice.count > 0
                         : show == Show::Wrong  ? isGroupWrong || !choice.wrong.isEmpty()
                                                : choice.count == 0 && !node.isRefused && fits && fits(choice);
    return isShown && hasWords(choice.name + u' ' + choice.effect + u' ' + node.group->name, words);
}

std::vector<ChoiceLine> choiceLines(const std::vector<ChoiceNode>& tree, const ChoiceFolds& folds,
                                    const ChoiceFilter& filter)
{
    LineMaker maker(folds, filter);
    for (const auto& node : tree)
        maker.add(node, 0);
    return maker.take();
}

} // namespace muster::widgets
