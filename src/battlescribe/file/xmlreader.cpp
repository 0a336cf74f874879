#include "battlescribe/file/xmlreader.h"

#include "battlescribe/file/encoding.h"

#include <QXmlStreamReader>

#include <algorithm>

namespace muster::battlescribe {

namespace {

std::string bytesOf(QStringView text)
{
    const auto bytes = text.toUtf8();
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

XmlNode elementOf(const QXmlStreamReader& reader)
{
    XmlNode element;
    element.text = bytesOf(reader.qualifiedName());
    const auto attributes = reader.attributes();
    element.attributes.reserve(static_cast<std::size_t>(attributes.size()));
    for (const auto& attribute : attributes)
        element.attributes.push_back({bytesOf(attribute.qualifiedName()), bytesOf(attribute.value())});
    return element;
}

XmlNode leaf(XmlNode::Kind kind, std::string text)
{
    XmlNode node;
    node.kind = kind;
    node.text = std::move(text);
    return node;
}

/// The parser may give a text between two marks in several pieces.
void addText(XmlNode& parent, XmlNode::Kind kind, QStringView text)
{
    if (kind == XmlNode::Kind::Text && !parent.children.empty() && parent.children.back().kind == kind)
        parent.children.back().text += bytesOf(text);
    else
        parent.children.push_back(leaf(kind, bytesOf(text)));
}

Fault faultOf(const QXmlStreamReader& reader, const std::string& file)
{
    auto fault = Fault::about(file, "this is not XML as it should be: " + bytesOf(reader.errorString()),
                              "Is it whole? Save it in the program that made it again.");
    fault.line = static_cast<int>(reader.lineNumber());
    fault.column = static_cast<int>(reader.columnNumber());
    return fault;
}

Result<XmlNode> readTree(const std::string& text, const std::string& file)
{
    QXmlStreamReader reader(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())));
    reader.setNamespaceProcessing(false);
    XmlNode top;
    std::vector<XmlNode*> open{&top}; // only the last one gets children, so the others stay where they are
    while (!reader.atEnd()) {
        auto& parent = *open.back();
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement:
            parent.children.push_back(elementOf(reader));
            open.push_back(&parent.children.back());
            break;
        case QXmlStreamReader::EndElement:
            open.back()->children.shrink_to_fit();
            open.pop_back();
            break;
        case QXmlStreamReader::Characters:
            addText(parent, reader.isCDATA() ? XmlNode::Kind::CData : XmlNode::Kind::Text, reader.text());
            break;
        case QXmlStreamReader::Comment:
            parent.children.push_back(leaf(XmlNode::Kind::Comment, bytesOf(reader.text())));
            break;
        case QXmlStreamReader::ProcessingInstruction: {
            auto instruction = bytesOf(reader.processingInstructionTarget());
            if (const auto data = reader.processingInstructionData(); !data.isEmpty())
                instruction += ' ' + bytesOf(data);
            parent.children.push_back(leaf(XmlNode::Kind::Instruction, std::move(instruction)));
            break;
        }
        case QXmlStreamReader::DTD:
        case QXmlStreamReader::EntityReference:
            return failure(Fault::about(file, "it has entities of its own, which are not read"));
        default:
            break;
        }
    }
    if (reader.hasError())
        return failure(faultOf(reader, file));
    const auto root =
        std::ranges::find_if(top.children, [](const XmlNode& node) { return node.kind == XmlNode::Kind::Element; });
    if (root == top.children.end())
        return failure(Fault::about(file, "there is no XML element in it"));
    return std::move(*root);
}

} // namespace

Result<XmlFile> readXml(std::string_view bytes, const std::string& file, const XmlBounds& bounds)
{
    // UTF-16 needs two bytes for most letters.
    if (bytes.size() > 2 * bounds.bytes)
        return failure(Fault::about(file, "the file is too large: of " + std::string(bounds.of) + " at most " +
                                              std::to_string(bounds.bytes >> 20) + " MB are read"));
    const auto text = inUtf8(std::string(bytes), file);
    if (!text)
        return tl::unexpected(text.error());
    const auto outline = outlineOf(*text, file, bounds);
    if (!outline)
        return tl::unexpected(outline.error());
    auto root = readTree(*text, file);
    if (!root)
        return tl::unexpected(std::move(root.error()));
    return XmlFile{text->substr(0, outline->rootBegin), std::move(*root), text->substr(outline->rootEnd),
                   outline->spelling};
}

} // namespace muster::battlescribe
