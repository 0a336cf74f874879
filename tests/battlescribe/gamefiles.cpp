#include "battlescribe/gamefiles.h"

#include "battlescribe/data/datareader.h"
#include "battlescribe/data/linker.h"
#include "battlescribe/lint/findings.h"

#include <stdexcept>

namespace muster::testing {

using namespace battlescribe::data;

std::string systemFile(const std::string& body)
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
           "<gameSystem id=\"tide\" name=\"Tide &amp; Timber\" revision=\"7\" battleScribeVersion=\"2.03\" "
           "authorName=\"Ann\" xmlns=\"http://www.battlescribe.net/schema/gameSystemSchema\">\n"
           "<costTypes><costType id=\"crowns\" name=\"Crowns\" defaultCostLimit=\"-1.0\" "
           "hidden=\"false\"/></costTypes>\n" +
           body + "</gameSystem>\n";
}

std::string catalogueFile(const std::string& id, const std::string& body, const std::string& more)
{
    return "<catalogue id=\"" + id + "\" name=\"Folk of " + id +
           "\" revision=\"3\" gameSystemId=\"tide\" gameSystemRevision=\"7\" battleScribeVersion=\"2.03\" "
           "xmlns=\"http://www.battlescribe.net/schema/catalogueSchema\" " +
           more + ">\n" + body + "</catalogue>\n";
}

Definitions linked(const std::vector<std::string>& files)
{
    Definitions all;
    for (std::size_t i = 0; i < files.size(); ++i)
        if (const auto read = readData(files[i], "file" + std::to_string(i), all); !read)
            throw std::runtime_error(toText(read.error().front()));
    link(all);
    return all;
}

Id<Node> nodeIdOf(const Definitions& all, std::string_view id)
{
    const auto nodes = all.nodesOf(all.keys.find(id));
    if (nodes.empty())
        throw std::runtime_error("there is no " + std::string(id));
    return nodes.front();
}

const Node& nodeOf(const Definitions& all, std::string_view id) { return all.nodes[nodeIdOf(all, id)]; }

std::string readingFaultOf(const std::string& bytes, const std::string& name)
{
    Definitions all;
    const auto read = readData(bytes, name, all);
    if (!read && !(all.nodes.empty() && all.files.empty()))
        throw std::runtime_error("a part of it was kept");
    return read ? "none" : read.error().front().message;
}

std::string times(const std::string& text, int count)
{
    std::string all;
    for (int i = 0; i < count; ++i)
        all += text;
    return all;
}

Faults lostIn(const Definitions& all)
{
    DataLint lint;
    Findings findings(all, lint);
    checkLinks(findings);
    checkImports(findings);
    Faults lost;
    for (const auto wrong : {Wrong::LostImport, Wrong::LostLink})
        for (const auto& thing : lint[wrong].things)
            lost.insert(lost.end(), thing.places.begin(), thing.places.end());
    return lost;
}

std::vector<std::string> unknownIn(const Definitions& all)
{
    std::vector<std::string> texts;
    for (const auto& unknown : all.unknowns)
        texts.push_back(unknown.element + ' ' + unknown.name + '=' + unknown.word);
    return texts;
}

} // namespace muster::testing
