#include "widgets/unit/choiceform.h"

#include <algorithm>
#include <span>
#include <utility>

namespace muster::widgets {

using Kind = ChoiceNode::Kind;

namespace {

/// Forms with more choices than this open only what asks for something.
constexpr int fewChoices = 24;

/// What persons opened and closed, by kind of unit.
std::map<std::string, ChoiceFolds>& remembered()
{
    static std::map<std::string, ChoiceFolds> folds;
    return folds;
}

ChoicePath pathToKey(const std::vector<ChoiceNode>& tree, const std::string& key)
{
    return key.empty() ? ChoicePath() : pathTo(tree, [&](const ChoiceNode& node) { return node.key == key; });
}

} // namespace

void ChoiceForm::set(const std::string& kind, std::vector<editor::ChoiceGroup> groups, bool isOther)
{
    // What was shown alone may be gone: then what it was in is.
    std::vector<std::string> keys;
    for (const auto* node : alone())
        keys.push_back(node->key);
    m_tree.clear();
    m_kind = kind;
    m_groups = std::move(groups);
    if (std::exchange(m_isNew, false) || isOther) {
        m_seen = {refusedIn(m_groups), {}, {}};
        m_folds.clear();
        keys.clear();
    }
    m_tree = choiceTree(m_groups, m_seen);
    while (!keys.empty() && pathToKey(m_tree, keys.back()).empty())
        keys.pop_back();
    m_alone = keys.empty() ? std::string() : keys.back();
    foldNew();
}

/// Lines that were not there before are opened where that helps.
void ChoiceForm::foldNew()
{
    int all = 0;
    int folds = 0;
    m_isNested = false;
    for (const auto& node : m_tree) {
        all += node.kind == Kind::NotPossible || node.isRefused ? 0 : node.choices;
        folds += node.isFold() ? 1 : 0;
        for (const auto& each : node.below)
            m_isNested = m_isNested || !each.below.empty();
    }
    const auto& known = remembered()[m_kind];
    forEachNode(m_tree, [&](const ChoiceNode& node) {
        if (!node.isFold() || m_folds.contains(node.key))
            return;
        const auto before = known.find(node.key);
        const bool isClosed =
            node.kind == Kind::NotPossible || node.kind == Kind::Unused || node.kind == Kind::Dear || node.isRefused;
        const bool isOpen = all <= fewChoices || node.isAsking || (folds == 1 && &node == &m_tree.front());
        m_folds[node.key] = !m_kind.empty() && before != known.end() ? before->second : !isClosed && isOpen;
    });
}

std::vector<ChoiceLine> ChoiceForm::lines(const ChoiceFilter& filter) const
{
    const auto path = filter.isOn() ? ChoicePath() : alone();
    return choiceLines(path.empty() ? m_tree : path.back()->below, m_folds, filter);
}

ChoicePath ChoiceForm::alone() const { return pathToKey(m_tree, m_alone); }

void ChoiceForm::setOpen(const std::string& key, bool isOpen)
{
    m_folds[key] = isOpen;
    if (!m_kind.empty())
        remembered()[m_kind][key] = isOpen;
}

void ChoiceForm::openAll(const std::string& key)
{
    const auto path = pathToKey(m_tree, key);
    if (path.empty())
        return;
    setOpen(key, true);
    forEachNode(path.back()->below, [this](const ChoiceNode& node) {
        if (node.isFold() && node.kind != Kind::NotPossible)
            m_folds[node.key] = true;
    });
}

bool ChoiceForm::goBack()
{
    const auto path = alone();
    m_alone = path.size() < 2 ? std::string() : path[path.size() - 2]->key;
    return !path.empty();
}

void ChoiceForm::reveal(const ChoicePath& path)
{
    for (const auto* node : path)
        if (node != path.back() && node->isFold())
            m_folds[node->key] = true;
    const auto own = alone();
    const bool isWithin = own.size() < path.size() && std::ranges::equal(own, std::span(path).first(own.size()));
    auto first = isWithin ? own.size() : 0;
    // As much around it as there is room for.
    if (path.size() - first > static_cast<std::size_t>(mostChoiceLevel) + 1)
        first = path.size() - static_cast<std::size_t>(mostChoiceLevel) - 1;
    m_alone = first == 0 ? std::string() : path[first - 1]->key;
}

} // namespace muster::widgets
