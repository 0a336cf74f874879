#include "battlescribe/lint/findings.h"

#include <algorithm>
#include <set>
#include <utility>

namespace muster::battlescribe::data {

namespace {

std::string place(const Findings& findings, Id<Node> node)
{
    const auto& known = findings.data.nodes[node];
    return findings.named(node) + " in line " + std::to_string(findings.data.lineOf(known.file, known.offset));
}

void checkNodesOf(Findings& findings, std::span<const Id<Node>> sameId)
{
    for (std::size_t i = 1; i < sameId.size(); ++i) {
        const auto& node = findings.data.nodes[sameId[i]];
        const auto before = std::ranges::find_if(
            sameId.first(i), [&](Id<Node> each) { return findings.data.nodes[each].file == node.file; });
        if (before != sameId.begin() + static_cast<std::ptrdiff_t>(i))
            findings.fault(node.file, node.offset,
                           findings.named(sameId[i]) + " has the id " + findings.quoted(node.id) + ", which " +
                               place(findings, *before) + " has too",
                           "Give one of them another id.");
    }
}

void checkLimits(Findings& findings, Id<Node> owner)
{
    const auto& node = findings.data.nodes[owner];
    std::set<Key> seen;
    for (const auto id : node.constraints) {
        const auto& constraint = findings.data.constraints[id];
        if (!constraint.id.isNone() && !seen.insert(constraint.id).second)
            findings.fault(node.file, constraint.offset,
                           findings.named(owner) + " has two limits with the id " + findings.quoted(constraint.id),
                           "Give one of them another id: a modifier would change both.");
    }
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
    const auto& reach = data.files[node.file].reach;
    for (const auto id : data.nodesOf(node.targetKey)) {
        const auto& other = data.nodes[id];
        if (other.file == found || other.kind != node.targetKind || std::ranges::find(reach, other.file) == reach.end())
            continue;
        findings.warn(node.file, node.offset,
                      findings.named(link) + " leads to " + findings.quoted(node.targetKey) +
                          ", an id that two files have: " + data.files[found].name + ", which is taken, and " +
                          data.files[other.file].name,
                      "Give one of them another id.");
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
