#include "paper/text/block.h"

#include "core/base/safetext.h"

namespace muster::paper {

namespace {

bool isBlank(const Node& node) { return node.isText() && node.text.find_first_not_of(" \t\r\n") == std::string::npos; }

Fault faultAt(const Node& node, const std::string& file, std::string message)
{
    return {file, node.line, 0, {}, std::move(message), "Put everything into <section class=\"...\"> blocks."};
}

/// Texts of the template are made safe to show, as the data in it already are.
void makeSafe(std::vector<Node>& nodes)
{
    for (auto& node : nodes) {
        node.text = safeLines(node.text);
        makeSafe(node.nodes);
    }
}

} // namespace

Result<std::vector<Block>> splitBlocks(std::string_view html, const std::string& file)
{
    auto nodes = readMarkup(html, file);
    if (!nodes)
        return tl::unexpected(nodes.error());
    makeSafe(*nodes);
    std::vector<Block> blocks;
    for (auto& node : *nodes) {
        if (isBlank(node))
            continue;
        if (node.isText())
            return failure(faultAt(node, file, "There is text outside the blocks of the sheet"));
        if (node.name != "section")
            return failure(faultAt(node, file, "<" + node.name + "> stands outside the blocks of the sheet"));
        Block block;
        block.classes = node.classes;
        block.kind = node.classes.empty() ? std::string() : node.classes.front();
        block.title = safeLine(node.attribute("data-title"));
        block.accent = node.attribute("data-accent");
        for (auto& inner : node.nodes) {
            if (inner.name == "section")
                return failure(faultAt(inner, file, "A <section> is inside another one"));
            if (inner.name == "header")
                block.head = std::move(inner.nodes);
            else if (inner.name == "footer")
                block.foot = std::move(inner.nodes);
            else if (!isBlank(inner) || !block.body.empty())
                block.body.push_back(std::move(inner));
        }
        blocks.push_back(std::move(block));
    }
    return blocks;
}

} // namespace muster::paper
