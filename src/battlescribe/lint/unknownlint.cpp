#include "battlescribe/lint/findings.h"

#include "battlescribe/data/words.h"

namespace muster::battlescribe::data {

namespace {

/// Attributes that name another thing. If their value is not a known word, it is not an id of anything either.
bool isReference(std::string_view name)
{
    return name == "scope" || name == "field" || name == "childId" || name == "affects";
}

/// What is shown and what costs are called decides nothing, so the judge does not look at unknown things there.
bool decides(Node::Kind kind)
{
    return kind != Node::Kind::Profile && kind != Node::Kind::Rule && kind != Node::Kind::InfoGroup &&
           kind != Node::Kind::InfoLink && kind != Node::Kind::CostType;
}

std::string messageOf(const Findings& findings, const Unknown& unknown)
{
    if (unknown.element == unknown.name && partNamed(unknown.name) != nullptr)
        return findings.named(unknown.owner) + " has \"" + unknown.name +
               "\" a second time, or where it has no meaning";
    return faultOf(findings.data, unknown).message;
}

Finding findingOf(const Findings& findings, const Unknown& unknown)
{
    if (isReference(unknown.name) && whyUnknown(unknown.element, unknown.name, unknown.word).empty())
        return {Wrong::LostName, unknown.name + unknown.word,
                "the " + unknown.element + " of " + findings.named(unknown.owner) + " has the " + unknown.name + " \"" +
                    unknown.word + "\", which is neither a word that Muster knows nor anything's id",
                "Name something that is there."};
    // Unknown attributes are one thing, whatever their value.
    const bool isIdle = unknown.isIdle || !decides(findings.data.nodes[unknown.owner].kind);
    return {isIdle ? Wrong::UnknownAndIdle : Wrong::Unknown,
            unknown.element + '\n' + unknown.name + '\n' +
                (unknown.isOfWord || isReference(unknown.name) ? unknown.word : std::string()),
            messageOf(findings, unknown)};
}

} // namespace

void checkUnknowns(Findings& findings)
{
    for (const auto& unknown : findings.data.unknowns)
        findings.add(findings.data.nodes[unknown.owner].file, unknown.offset, findingOf(findings, unknown));
    if (findings.data.moreUnknowns > 0)
        findings.lint.add(Wrong::Unknown, "more",
                          Fault::about(findings.data.files.front().name,
                                       std::to_string(findings.data.moreUnknowns) +
                                           " more things in the data of this game are not known to Muster"));
}

} // namespace muster::battlescribe::data
