#include "battlescribe/data/xmlelements.h"

#include "battlescribe/file/lines.h"

#include <pugixml.hpp>

#include <algorithm>

namespace muster::battlescribe::data {

namespace {

class XmlMaker {
public:
    explicit XmlMaker(ElementFile& file) : m_file(file), m_begin(file.bytes->data()) {}

    /// The depth is bounded before.
    Element make(pugi::xml_node xml)
    {
        Element element;
        element.name = xml.name();
        element.offset = static_cast<std::uint32_t>(xml.name() - m_begin);
        const auto attributes = xml.attributes();
        element.attributes.reserve(static_cast<std::size_t>(std::distance(attributes.begin(), attributes.end())));
        for (const auto each : attributes)
            element.attributes.push_back({each.name(), each.value()});
        std::string_view text;
        std::string joined;
        for (const auto child : xml.children()) {
            if (child.type() == pugi::node_element)
                element.children.push_back(make(child));
            else if (const std::string_view piece = child.value(); text.empty())
                text = piece;
            else
                joined.append(joined.empty() ? text : std::string_view()).append(piece);
        }
        if (!joined.empty()) {
            m_file.joined.push_back(std::make_unique<const std::string>(std::move(joined)));
            text = *m_file.joined.back();
        }
        element.text = text;
        return element;
    }

private:
    ElementFile& m_file;
    const char* m_begin;
};

Fault faultOf(const pugi::xml_parse_result& result, const std::string& file, const std::vector<std::uint32_t>& lines)
{
    auto fault = Fault::about(file, std::string("this is not XML as it should be: ") + result.description(),
                              "Is it whole? Get the file again.");
    fault.line = lineAt(lines, static_cast<std::uint32_t>(std::max<std::ptrdiff_t>(result.offset, 0)));
    return fault;
}

} // namespace

Result<ElementFile> xmlElements(std::string bytes, const std::string& file, const XmlBounds& bounds)
{
    const auto outline = outlineOf(bytes, file, bounds);
    if (!outline)
        return tl::unexpected(outline.error());
    // The parser writes into the bytes, so the lines are looked for before.
    auto lines = linesOf(bytes);
    auto buffer = std::make_unique<std::string>(std::move(bytes));
    pugi::xml_document document;
    const auto result =
        document.load_buffer_inplace(buffer->data(), buffer->size(), pugi::parse_default, pugi::encoding_utf8);
    if (!result)
        return failure(faultOf(result, file, lines));
    const auto root = document.document_element();
    if (root.next_sibling())
        return failure(Fault::about(file, "it has more than one element at the top"));
    ElementFile made;
    made.bytes = std::move(buffer);
    made.lines = std::move(lines);
    made.root = XmlMaker(made).make(root);
    return made;
}

} // namespace muster::battlescribe::data
