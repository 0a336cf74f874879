#include "battlescribe/lint/findings.h"

#include <map>
#include <utility>

namespace muster::battlescribe::data {

namespace {

class LinkChecker {
public:
    explicit LinkChecker(Findings& findings) : m_findings(findings), m_data(findings.data) {}

    void check(Id<Node> id)
    {
        const auto& node = m_data.nodes[id];
        const auto what = m_findings.named(id);
        const auto key = m_findings.quoted(node.targetKey);
        const std::string wanted(nameOf(node.targetKind));
        if (node.targetKey.isNone())
            return m_findings.add(node.file, node.offset,
                                  {Wrong::LostLink, {}, what + " leads nowhere: it has no targetId"});
        if (const auto other = otherInReach(node); !other.isNone())
            return m_findings.add(node.file, node.offset,
                                  {Wrong::LostLink, wanted + m_findings.text(node.targetKey),
                                   what + " leads to " + wanted + ", but " + key + " is the id of " +
                                       std::string(nameOf(m_data.nodes[other].kind)),
                                   "Name another target, or say what it is in \"type\"."});
        if (const auto lacks = m_data.files[node.file].lacks; !lacks.isNone())
            ++m_findings.lostWith[lacks];
        else
            m_findings.add(node.file, node.offset,
                           {Wrong::LostLink, wanted + m_findings.text(node.targetKey),
                            what + " leads to " + wanted + " with the id " + key + ", which is not there",
                            whereElse(node.targetKey)});
    }

private:
    /// Something of another kind that has the id.
    [[nodiscard]] Id<Node> otherInReach(const Node& link)
    {
        const auto [known, isNew] = m_others.try_emplace({link.file, link.targetKey});
        if (!isNew)
            return known->second;
        for (const auto each : m_data.nodesOf(link.targetKey))
            if (m_findings.reaches(link.file, m_data.nodes[each].file))
                return known->second = each;
        return noId;
    }

    [[nodiscard]] std::string whereElse(Key key) const
    {
        const auto others = m_data.nodesOf(key);
        if (others.empty())
            return {};
        const auto& other = m_data.nodes[others.front()];
        return "Something else has this id: " + std::string(nameOf(other.kind)) + " in " +
               m_data.files[other.file].name + '.';
    }

    Findings& m_findings;
    const Definitions& m_data;
    std::map<std::pair<Id<File>, Key>, Id<Node>> m_others;
};

} // namespace

void checkLinks(Findings& findings)
{
    LinkChecker checker(findings);
    for (const auto id : findings.data.nodes.ids())
        if (const auto& node = findings.data.nodes[id]; node.isLink() && node.target.isNone())
            checker.check(id);
}

} // namespace muster::battlescribe::data
