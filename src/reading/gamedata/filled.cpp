#include "reading/gamedata/filled.h"

#include <algorithm>

namespace muster::gamewords {

using battlescribe::Choice;
using battlescribe::Decimal;
using battlescribe::Game;
using battlescribe::Selection;
using battlescribe::data::Node;
using battlescribe::judge::Finding;
using battlescribe::judge::FindingKind;

namespace {

/// Whether what a thing is in requires it, or its group: not only the roster, once.
bool isRequiredByParent(const Game& game, Id<Choice> choice)
{
    bool isRequired = false;
    for (auto each = choice; !each.isNone(); each = game[each].group)
        game.eachNodeOf(each, [&](Id<Node> node) {
            for (const auto id : game.node(node).constraints) {
                const auto& constraint = game.definitions().constraints[id];
                const auto scope = constraint.query.scope;
                isRequired = isRequired ||
                             (constraint.type != battlescribe::data::Constraint::Type::Max &&
                              constraint.query.value > Decimal() &&
                              (scope == battlescribe::data::Scope::Parent || scope == battlescribe::data::Scope::Self));
            }
        });
    return isRequired;
}

const Selection* sameIn(const Selection* said, const Selection& selection)
{
    if (said == nullptr)
        return nullptr;
    const auto found = std::ranges::find(said->selections, selection.id, &Selection::id);
    return found == said->selections.end() ? nullptr : &*found;
}

bool isSurplus(const Game& game, const Selection& each, const std::string& parent, const Finding& finding)
{
    if (finding.element == each.id)
        return finding.kind == FindingKind::TooMany || finding.kind == FindingKind::Hidden;
    return finding.kind == FindingKind::TooMany && finding.element == parent && !finding.choice.isNone() &&
           (each.choice == finding.choice || game.isIn(each.choice, finding.choice));
}

bool takeOutBelow(const Game& game, Selection& selection, const Selection* said, const std::vector<Finding>& findings)
{
    for (auto each = selection.selections.begin(); each != selection.selections.end(); ++each) {
        const auto* same = sameIn(said, *each);
        const auto isTooMuch = [&](const Finding& finding) { return isSurplus(game, *each, selection.id, finding); };
        if (same == nullptr && std::ranges::any_of(findings, isTooMuch)) {
            selection.selections.erase(each);
            return true;
        }
        if (takeOutBelow(game, *each, same, findings))
            return true;
    }
    return false;
}

} // namespace

void leaveToRoster(const Game& game, Selection& selection, const Selection* said)
{
    std::erase_if(selection.selections, [&](Selection& each) {
        const auto* same = sameIn(said, each);
        if (same == nullptr && !isRequiredByParent(game, each.choice))
            return true;
        leaveToRoster(game, each, same);
        return false;
    });
}

bool takeOutSurplus(const Game& game, Selection& selection, const Selection& said, const std::vector<Finding>& findings)
{
    return takeOutBelow(game, selection, &said, findings);
}

} // namespace muster::gamewords
