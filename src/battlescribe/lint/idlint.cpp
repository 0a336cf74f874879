#include "battlescribe/lint/findings.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace muster::battlescribe::data {

namespace {

std::string place(const Findings& findings, Id<Node> node)
{
    const auto& known = findings.all.nodes[node];
    return findings.named(node) + " in line " + std::to_string(findings.all.lineOf(known.file, known.offset));
}

void checkNodesOf(Findings& findings, std::span<const Id<Node>> sameId)
{
    for (std::size_t i = 1; i < sameId.size(); ++i) {
        const auto& node = findings.all.nodes[sameId[i]];
        const auto before = std::ranges::find_if(
            sameId.first(i), [&](Id<Node> each) { return findings.all.nodes[each].file == node.file; });
        if (before != sameId.begin() + static_cast<std::ptrdiff_t>(i))
            findings.fault(node.file, node.offset,
                           findings.named(sameId[i]) + " has the id " + findings.quoted(node.id) + ", which " +
                               place(findings, *before) + " has too",
                           "Give one of them another id.");
    }
}

void checkLimits(Findings& findings, Id<Node> owner)
{
    const auto& node = findings.all.nodes[owner];
    std::set<std::int32_t> seen;
    for (const auto id : node.constraints) {
        const auto& constraint = findings.all.constraints[id];
        if (!constraint.id.isNone() && !seen.insert(constraint.id.value()).second)
            findings.fault(node.file, constraint.offset,
                           findings.named(owner) + " has two limits with the id " + findings.quoted(constraint.id),
                           "Give one of them another id: a modifier would change both.");
    }
}

/// Of those that the link may mean the first file's is taken. If the own file has none, that is chance.
void checkTarget(Findings& findings, Id<Node> link, std::set<std::tuple<std::int32_t, std::int32_t>>& told)
{
    const auto& all = findings.all;
    const auto& node = all.nodes[link];
    if (node.target.isNone() || all.nodes[node.target].file == node.file)
        return;
    if (!told.insert({node.file.value(), node.targetKey.value()}).second)
        return; // for another link
    const auto found = all.nodes[node.target].file;
    const auto& reach = all.files[node.file].reach;
    for (const auto id : all.nodesOf(node.targetKey)) {
        const auto& other = all.nodes[id];
        if (other.file == found || other.kind != node.targetKind || std::ranges::find(reach, other.file) == reach.end())
            continue;
        findings.warn(node.file, node.offset,
                      findings.named(link) + " leads to " + findings.quoted(node.targetKey) +
                          ", an id that two files have: " + all.files[found].name + ", which is taken, and " +
                          all.files[other.file].name,
                      "Give one of them another id.");
        return;
    }
}

} // namespace

void checkIds(Findings& findings)
{
    const auto& all = findings.all;
    for (std::size_t i = 0; i < all.keys.size(); ++i)
        checkNodesOf(findings, all.nodesOf(Key::at(i)));
    std::set<std::tuple<std::int32_t, std::int32_t>> told;
    for (const auto id : all.nodes.ids()) {
        checkLimits(findings, id);
        if (all.nodes[id].isLink())
            checkTarget(findings, id, told);
    }
}

} // namespace muster::battlescribe::data
