#include "battlescribe/data/definitions.h"

#include "battlescribe/data/words.h"
#include "battlescribe/file/lines.h"

#include <array>

namespace muster::battlescribe::data {

std::span<const Id<Node>> Definitions::nodesOf(Key key) const
{
    if (key.isNone() || !placesOfKeys.has(key.next()))
        return {};
    const auto first = placesOfKeys[key];
    return std::span(nodesByKey).subspan(first, placesOfKeys[key.next()] - first);
}

std::string_view Definitions::bookOf(const Details& its) const
{
    auto name = its.book;
    if (!its.publication.isNone())
        for (const auto& each : publications)
            if (each.id == its.publication)
                name = each.name;
    return name;
}

int Definitions::lineOf(Id<File> file, std::uint32_t offset) const { return lineAt(files[file].lines, offset); }

Fault Definitions::faultAt(Id<File> file, std::uint32_t offset, std::string message, std::string advice) const
{
    auto fault = Fault::about(files[file].name, std::move(message), std::move(advice));
    fault.line = lineOf(file, offset);
    return fault;
}

Fault Definitions::faultAt(Id<Node> node, std::string message, std::string advice) const
{
    return faultAt(nodes[node].file, nodes[node].offset, std::move(message), std::move(advice));
}

void Definitions::addUnknown(Unknown unknown)
{
    if (!unknown.isIdle)
        nodes[unknown.owner].hasUnknown = true;
    if (unknowns.size() < mostUnknowns)
        unknowns.push_back(std::move(unknown));
    else
        ++moreUnknowns;
}

std::string_view nameOf(Node::Kind kind)
{
    constexpr std::array names{"the game system", "the catalogue",   "an entry",     "a group",      "an entry link",
                               "a category",      "a category link", "a force",      "a force link", "a profile",
                               "a rule",          "an info group",   "an info link", "a cost type"};
    return names[static_cast<std::size_t>(kind)];
}

Fault faultOf(const Definitions& definitions, const Unknown& unknown)
{
    auto message = '"' + unknown.element + '"';
    if (unknown.element != unknown.name)
        message += " has \"" + unknown.name + '"';
    if (!unknown.word.empty())
        message += " with the word \"" + unknown.word + '"';
    const auto why = whyUnknown(unknown.element, unknown.name, unknown.word);
    message += why.empty() ? ", which Muster does not know" : ", which Muster does not judge: " + std::string(why);
    return definitions.faultAt(definitions.nodes[unknown.owner].file, unknown.offset, std::move(message));
}

} // namespace muster::battlescribe::data
