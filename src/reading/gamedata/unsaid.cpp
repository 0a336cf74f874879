#include "reading/gamedata/unsaid.h"

#include <algorithm>

namespace muster::gamewords {

namespace {

using battlescribe::judge::Finding;
using battlescribe::judge::FindingKind;

bool isOrHas(const battlescribe::Selection& selection, const std::string& id)
{
    return selection.id == id ||
           std::ranges::any_of(selection.selections, [&](const auto& each) { return isOrHas(each, id); });
}

/// The selection at the top of a force that an element is, or is in.
const battlescribe::Selection* rootWith(const battlescribe::Roster& roster, const std::string& element)
{
    const battlescribe::Selection* root = nullptr;
    battlescribe::eachForce(roster.forces, [&](const battlescribe::Force& force) {
        for (const auto& each : force.selections)
            if (isOrHas(each, element))
                root = &each;
    });
    return root;
}

} // namespace

std::string whatIsUnsaid(const GameBook& book, const battlescribe::Roster& roster,
                         const battlescribe::judge::Judgement& judgement, const Setup& setup, const Blocks& blocks)
{
    const auto isSaid = [&](const battlescribe::data::Node& node) {
        return std::ranges::any_of(blocks.blocks, [&](const Block& block) {
            return std::ranges::any_of(block.unit.roots, [&](int root) {
                return book.roots()[static_cast<std::size_t>(root)].name == node.name;
            });
        });
    };
    const auto& game = book.game();
    for (const auto force : setup.forces.allied)
        for (const auto& block : blocks.blocks)
            if (block.unit.force == setup.forces.ids[force])
                return "it depends on what force the allies are in whether the list is legal, and the text does not "
                       "say it";
    for (const auto& finding : judgement.findings) {
        const bool isOfForce = finding.owner == Finding::Owner::Force || finding.owner == Finding::Owner::Category;
        if (isOfForce && !setup.forces.isFirstNamed)
            return "it depends on what force it is whether the list is legal, and the text does not say it";
        const bool isMissing = finding.kind == FindingKind::TooFew || finding.kind == FindingKind::NotExactly;
        if (!isMissing || setup.forces.isExport)
            continue;
        const auto* selection = rootWith(roster, finding.element);
        if (selection == nullptr && finding.of.isNone())
            continue;
        const auto& node = selection != nullptr ? game.target(selection->choice) : game.node(finding.of);
        if (node.kind == battlescribe::data::Node::Kind::Entry &&
            node.type == battlescribe::data::Node::EntryType::Upgrade && !isSaid(node))
            return "it depends on \"" + std::string(node.name) +
                   "\" whether the list is legal, and the text does not say it";
    }
    return {};
}

} // namespace muster::gamewords
