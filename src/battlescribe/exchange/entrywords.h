#pragma once

#include "battlescribe/data/idpath.h"
#include "battlescribe/play/game.h"

#include <string>
#include <string_view>

namespace muster::battlescribe::exchange {

// How files write what is in the data.

/// "5.0", "2.5"
[[nodiscard]] inline std::string costText(data::Amount value)
{
    return value.isWhole() ? value.text() + ".0" : value.text();
}

/// The entry of a force: of one behind a link "link::force", as of choices.
[[nodiscard]] inline std::string pathOfForce(const play::Game& game, Id<data::Node> entry)
{
    const auto& keys = game.definitions().keys;
    const auto& node = game.node(entry);
    std::string path(keys.text(node.id));
    if (node.isLink() && !node.target.isNone())
        path.append(data::betweenIds).append(keys.text(game.node(node.target).id));
    return path;
}

/// Empty where the data have no such category.
[[nodiscard]] inline std::string_view categoryName(const data::Definitions& all, data::Key category)
{
    for (const auto id : all.nodesOf(category))
        if (all.nodes[id].kind == data::Node::Kind::Category)
            return all.nodes[id].name;
    return {};
}

} // namespace muster::battlescribe::exchange
