#include "battlescribe/file/xmlwriter.h"

#include <string_view>

namespace muster::battlescribe {

namespace {

/// The bytes of a letter in front that XML cannot hold in any form, as JSON can: controls, U+FFFE and U+FFFF. 0 for all
/// others.
std::size_t sizeOfNoXml(std::string_view text)
{
    if (static_cast<unsigned char>(text.front()) < 0x20)
        return 1;
    return text.starts_with("\uFFFE") || text.starts_with("\uFFFF") ? 3 : 0;
}

class Writer {
public:
    explicit Writer(const XmlSpelling& spelling) : m_spelling(spelling) {}

    void write(const XmlNode& node)
    {
        switch (node.kind) {
        case XmlNode::Kind::Element:
            writeElement(node);
            break;
        case XmlNode::Kind::Text:
            escape(node.text, false);
            break;
        case XmlNode::Kind::CData:
            m_out += "<![CDATA[" + node.text + "]]>";
            break;
        case XmlNode::Kind::Comment:
            m_out += "<!--" + node.text + "-->";
            break;
        case XmlNode::Kind::Instruction:
            m_out += "<?" + node.text + "?>";
            break;
        }
    }

    std::string take() { return std::move(m_out); }

private:
    void writeElement(const XmlNode& node)
    {
        m_out += '<' + node.text;
        for (const auto& [name, value] : node.attributes) {
            m_out += ' ' + name + "=\"";
            escape(value, true);
            m_out += '"';
        }
        if (node.children.empty()) {
            m_out += m_spelling.hasBlankBeforeSlash ? " />" : "/>";
            return;
        }
        m_out += '>';
        for (const auto& child : node.children)
            write(child);
        m_out += "</" + node.text + '>';
    }

    void escape(const std::string& text, bool isAttribute)
    {
        for (std::size_t i = 0; i < text.size(); ++i)
            switch (const char c = text[i]) {
            case '&':
                m_out += "&amp;";
                break;
            case '<':
                m_out += "&lt;";
                break;
            case '>':
                // A text must not contain "]]>".
                m_out += m_spelling.escapesGreater || m_out.ends_with("]]") ? "&gt;" : ">";
                break;
            case '"':
                m_out += isAttribute || m_spelling.escapesQuote ? "&quot;" : "\"";
                break;
            case '\'':
                m_out += m_spelling.escapesApostrophe ? "&apos;" : "'";
                break;
            case '\r':
                m_out += "&#13;";
                break;
            case '\n':
                m_out += isAttribute ? "&#10;" : "\n";
                break;
            case '\t':
                m_out += isAttribute ? "&#9;" : "\t";
                break;
            default:
                if (const auto size = sizeOfNoXml(std::string_view(text).substr(i)); size > 0) {
                    m_out += "\uFFFD";
                    i += size - 1;
                } else
                    m_out += c;
            }
    }

    XmlSpelling m_spelling;
    std::string m_out;
};

} // namespace

std::string writeXml(const XmlFile& file)
{
    Writer writer(file.spelling);
    writer.write(file.root);
    return file.head + writer.take() + file.tail;
}

} // namespace muster::battlescribe
