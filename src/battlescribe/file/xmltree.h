#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster::battlescribe {

struct XmlAttribute {
    std::string name;
    std::string value;

    friend bool operator==(const XmlAttribute&, const XmlAttribute&) = default;
};

/// A piece of an XML file as it was written, known or not, so that nothing is lost when it is written again.
struct XmlNode {
    enum class Kind { Element, Text, CData, Comment, Instruction };

    Kind kind = Kind::Element;
    std::string text; ///< of an element its name, of an instruction the whole of it
    std::vector<XmlAttribute> attributes;
    std::vector<XmlNode> children;

    [[nodiscard]] bool is(std::string_view name) const { return kind == Kind::Element && localName() == name; }
    /// Without the prefix of a namespace.
    [[nodiscard]] std::string_view localName() const;
    /// Null if it has no such attribute.
    [[nodiscard]] const std::string* attribute(std::string_view name) const;
    /// The value of an attribute; empty if it has none.
    [[nodiscard]] std::string valueOf(std::string_view name) const;
    /// The first element of this name; null if there is none.
    [[nodiscard]] const XmlNode* child(std::string_view name) const;
    /// What is written directly in it.
    [[nodiscard]] std::string words() const;

    friend bool operator==(const XmlNode&, const XmlNode&) = default;
};

/// What XML leaves to the writer, as the file has it: so most files come back byte for byte.
struct XmlSpelling {
    bool hasBlankBeforeSlash = false; ///< <cost />
    bool escapesApostrophe = false;   ///< &apos;
    bool escapesQuote = false;        ///< &quot; in text
    bool escapesGreater = false;      ///< &gt;

    friend bool operator==(const XmlSpelling&, const XmlSpelling&) = default;
};

/// An XML file in UTF-8.
struct XmlFile {
    std::string head; ///< all before the root as it is written: declaration, comments
    XmlNode root;
    std::string tail; ///< all behind it
    XmlSpelling spelling;

    friend bool operator==(const XmlFile&, const XmlFile&) = default;
};

} // namespace muster::battlescribe
