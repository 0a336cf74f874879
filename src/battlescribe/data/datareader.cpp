#include "battlescribe/data/datareader.h"

#include "battlescribe/data/jsonelements.h"
#include "battlescribe/data/nodereader.h"
#include "battlescribe/data/xmlelements.h"
#include "battlescribe/file/encoding.h"

namespace muster::battlescribe::data {

namespace {

Result<ElementFile> elementsOf(std::string bytes, const std::string& name, const XmlBounds& bounds)
{
    if (isJson(bytes))
        return jsonElements(bytes, name);
    auto text = inUtf8(std::move(bytes), name);
    if (!text)
        return tl::unexpected(std::move(text.error()));
    return xmlElements(std::move(*text), name, bounds);
}

} // namespace

Result<Id<File>> readData(std::string bytes, const std::string& name, Definitions& definitions, const XmlBounds& bounds)
{
    const std::string kind = isJson(bytes) ? "JSON" : "XML";
    auto elements = elementsOf(std::move(bytes), name, bounds);
    if (!elements)
        return tl::unexpected(std::move(elements.error()));
    const auto root = elements->tree.root();
    if (!isRootName(root.name()))
        return failure(Fault::about(name, "this is " + kind + ", but no data: its first element is \"" +
                                              std::string(root.name()) + '"'));
    File file;
    file.name = name;
    file.lines = std::move(elements->lines);
    file.bytes = std::move(elements->bytes);
    file.joined = std::move(elements->joined);
    const auto id = definitions.files.add(std::move(file));
    NodeReader(definitions, id).readRootNode(root);
    return id;
}

} // namespace muster::battlescribe::data
