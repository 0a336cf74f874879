#include "battlescribe/lint/findings.h"

#include <set>
#include <utility>

namespace muster::battlescribe::data {

namespace {

std::string place(const Findings& findings, Id<Node> node)
{
    const auto& known = findings.data.nodes[node];
    return findings.named(node) + " in line " + std::to_string(findings.data.lineOf(known.file, known.offset));
}

/// Before format 2.01 each force has the categories of the game in itself.
bool isOfForce(const Findings& findings, const Node& node)
{
    return node.kind == Node::Kind::Category && !node.parent.isNone() &&
           findings.data.nodes[node.parent].kind == Node::Kind::Force;
}

/// The nodes are in the order of their files.
void checkNodesOf(Findings& findings, std::span<const Id<Node>> sameId)
{
    Id<Node> first; // of the file
    for (const auto id : sameId) {
        const auto& node = findings.data.nodes[id];
        if (isOfForce(findings, node))
            continue;
        if (first.isNone() || findings.data.nodes[first].file != node.file)
            first = id;
        else
            findings.add(node.file, node.offset,
                         {node.kind == Node::Kind::CategoryLink ? Wrong::DoubledLinkId : Wrong::DoubledId,
                          findings.data.files[node.file].name + '\n' + findings.text(node.id),
                          findings.named(id) + " has the id " + findings.quoted(node.id) + ", which " +
                              place(findings, first) + " has too",
                          "Give one of them another id."});
    }
}

void checkLimits(Findings& findings, Id<Node> owner)
{
    const auto& node = findings.data.nodes[owner];
    std::set<Key> seen;
    for (const auto id : node.constraints) {
        const auto& constraint = findings.data.constraints[id];
        if (!constraint.id.isNone() && !seen.insert(constraint.id).second)
            findings.add(node.file, constraint.offset,
                         {Wrong::DoubledId, findings.text(constraint.id),
                          findings.named(owner) + " has two limits with the id " + findings.quoted(constraint.id),
                          "Give one of them another id: a modifier would change both."});
    }
}

/// Categories are known by their ids, so it does not matter which of two is meant if they ask for nothing.
bool isSameCategory(const Node& a, const Node& b)
{
    const auto asksNothing = [](const Node& node) {
        return node.constraints.size() == 0 && node.modifiers.size() == 0 && node.modifierGroups.size() == 0;
    };
    return a.kind == Node::Kind::Category && a.name == b.name && asksNothing(a) && asksNothing(b);
}

/// A link means the first target in reach. Warns where that depends on the order of imports.
void checkTarget(Findings& findings, Id<Node> link, std::set<std::pair<Id<File>, Key>>& told)
{
    const auto& data = findings.data;
    const auto& node = data.nodes[link];
    if (node.target.isNone() || data.nodes[node.target].file == node.file)
        return;
    if (!told.insert({node.file, node.targetKey}).second)
        return; // for another link
    const auto found = data.nodes[node.target].file;
    for (const auto id : data.nodesOf(node.targetKey)) {
        const auto& other = data.nodes[id];
        if (other.file == found || other.kind != node.targetKind || !findings.reaches(node.file, other.file))
            continue;
        if (isSameCategory(data.nodes[node.target], other))
            continue;
        findings.add(node.file, node.offset,
                     {Wrong::DoubledTarget, findings.text(node.targetKey),
                      findings.named(link) + " leads to " + findings.quoted(node.targetKey) +
                          ", an id that two files have: " + data.files[found].name + ", which is taken, and " +
                          data.files[other.file].name,
                      "Give one of them another id."});
        return;
    }
}

} // namespace

void checkIds(Findings& findings)
{
    const auto& data = findings.data;
    for (std::size_t i = 0; i < data.keys.size(); ++i)
        checkNodesOf(findings, data.nodesOf(Key::at(i)));
    std::set<std::pair<Id<File>, Key>> told;
    for (const auto id : data.nodes.ids()) {
        checkLimits(findings, id);
        if (data.nodes[id].isLink())
            checkTarget(findings, id, told);
    }
}

} // namespace muster::battlescribe::data
