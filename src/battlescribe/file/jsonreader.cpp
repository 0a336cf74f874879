#include "battlescribe/file/jsonreader.h"

#include "battlescribe/file/jsonform.h"
#include "battlescribe/file/jsonsax.h"
#include "battlescribe/file/trimmed.h"
#include "battlescribe/file/xmlbounds.h"
#include "battlescribe/file/xmlwriter.h"

#include <map>

namespace muster::battlescribe {

using namespace jsonform;

namespace {

/// "~" and "/" are written otherwise in a JSON pointer.
std::string inPointer(std::string_view key)
{
    std::string written;
    for (const char c : key.substr(0, 100))
        written += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return written;
}

/// Builds the tree from what the parser meets.
class RosterMaker : public JsonSax {
public:
    RosterMaker(std::string_view bytes, const std::string& file, XmlNode& root) : JsonSax(bytes, file), m_root(root) {}

    bool null() override { return scalar(Scalar::Null, "null"); }
    bool boolean(bool value) override { return scalar(Scalar::Boolean, value ? "true" : "false"); }
    bool number_integer(number_integer_t value) override { return scalar(Scalar::Number, std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return scalar(Scalar::Number, std::to_string(value)); }
    bool number_float(number_float_t, const string_t& written) override { return scalar(Scalar::Number, written); }
    bool string(string_t& value) override { return scalar(Scalar::Text, value); }

    bool key(string_t& value) override
    {
        if (m_skipped > 0)
            return true;
        m_levels.back().key = value;
        return m_levels.back().keys.emplace(value, false).second ||
               refuse("the key \"" + shortened(value) + "\" is there twice");
    }

    bool start_object(std::size_t) override
    {
        if (m_levels.empty()) {
            m_levels.push_back({});
            return true;
        }
        if (m_skipped > 0)
            return skip();
        const auto& level = m_levels.back();
        const auto& key = level.key;
        if (level.kind == Kind::List)
            return open(level.single, Kind::Object);
        if (level.kind == Kind::Outer && isRosterKey(key))
            return openRoot();
        if (level.kind == Kind::Outer || !isXmlName(key) || key == carrierName)
            return skip();
        if (isListName(key))
            return refuse("here must be a list");
        return isValueName(key) ? refuseValue() : open(key, Kind::Object);
    }

    bool start_array(std::size_t) override
    {
        if (m_levels.empty())
            return refuse("it has a list where the roster should be");
        if (m_skipped > 0)
            return skip();
        auto& level = m_levels.back();
        if (level.kind == Kind::List)
            return refuseIn(level) && skip();
        if (level.kind == Kind::Outer)
            return isRosterKey(level.key) ? refuse("here must be a roster") : skip();
        if (isChildrenKey(level.key))
            return openChildren();
        if (!isXmlName(level.key) || level.key == carrierName || singularOf(level.key).empty())
            return isValueName(level.key) ? refuseValue() : skip();
        return open(level.key, Kind::List);
    }

    bool end_object() override { return m_skipped > 0 ? endSkipped() : close(); }
    bool end_array() override { return m_skipped > 0 ? endSkipped() : close(); }

    /// After the end: what was beside the roster goes into it.
    [[nodiscard]] bool finish()
    {
        if (m_root.text.empty())
            return refuse("there is no roster in it");
        // The parser ends at a zero.
        if (!trimmed(bytes().substr(std::min(reached(), bytes().size()))).empty())
            return refuse("there is more behind the roster");
        for (auto& each : m_beside)
            m_root.children.push_back(std::move(each));
        return true;
    }

private:
    enum class Kind { Outer, Object, List };
    enum class Scalar { Null, Boolean, Number, Text };

    struct Level {
        Kind kind = Kind::Outer;
        XmlNode* node = nullptr; ///< null around the roster; only the last one gets children, so the others stay
        std::size_t begin = 0;   ///< of its bracket in the bytes
        std::size_t depth = 0;   ///< of its element
        std::string key{};       ///< of an object: of what comes now
        std::map<std::string, bool> keys{}; ///< of an object; whether it is an element
        std::string single{};               ///< of a list: the name of what is in it; empty: each has its own
        bool isGeneral = false;             ///< a list of elements with their names, or one of these elements
        bool isOdd = false;                 ///< XML cannot have it
        std::size_t count = 0;              ///< of what was in the list
    };

    [[nodiscard]] static std::string shortened(const std::string& text)
    {
        constexpr std::size_t most = 40;
        return text.size() <= most ? text : text.substr(0, most) + "...";
    }

    [[nodiscard]] std::string place() const override
    {
        std::string pointer;
        for (const auto& level : m_levels)
            if (level.kind == Kind::List)
                pointer += '/' + std::to_string(level.count == 0 ? 0 : level.count - 1);
            else if (!level.key.empty())
                pointer += '/' + inPointer(level.key);
        return pointer;
    }

    bool refuseValue() { return refuse("here must be a text or a number"); }

    /// Something else than an object in a list: XML has no such list.
    bool refuseIn(Level& level)
    {
        ++level.count;
        level.isOdd = true;
        return (!level.isGeneral && !isListName(level.node->text)) || refuse("here must be an object");
    }

    [[nodiscard]] static bool isChildrenKey(std::string_view key)
    {
        return key.starts_with(childrenKey) &&
               std::ranges::all_of(key.substr(childrenKey.size()), [](char c) { return c >= '0' && c <= '9'; });
    }

    // --- what is passed over, and kept as JSON ---

    bool skip()
    {
        if (m_skipped++ == 0)
            m_skippedAt = reached() - 1;
        return true;
    }

    bool endSkipped()
    {
        if (--m_skipped > 0 || m_levels.back().kind == Kind::List)
            return true;
        return carry(std::string(bytes().substr(m_skippedAt, reached() - m_skippedAt)));
    }

    /// Keeps the member as JSON.
    bool carry(std::string json)
    {
        auto& level = m_levels.back();
        if (level.kind == Kind::Outer && isRosterKey(level.key))
            return refuse("here must be a roster");
        if (++m_elements > XmlBounds().elements)
            return refuseElements();
        if (level.kind == Kind::Outer)
            m_beside.push_back(carrier(level.key, std::move(json), true));
        else
            level.node->children.push_back(carrier(level.key, std::move(json)));
        return true;
    }

    // --- elements ---

    bool refuseElements()
    {
        return refuse("it has more than " + std::to_string(XmlBounds().elements) + " lists and things in them");
    }

    bool openRoot()
    {
        if (!m_root.text.empty())
            return refuse("it has more than one roster");
        m_root.text = m_levels.back().key;
        m_levels.push_back({Kind::Object, &m_root, reached() - 1, 1});
        return true;
    }

    bool open(const std::string& name, Kind kind)
    {
        if (++m_elements > XmlBounds().elements)
            return refuseElements();
        auto& around = m_levels.back();
        if (around.depth >= XmlBounds().depth)
            return refuse("elements are nested more than " + std::to_string(XmlBounds().depth) + " deep");
        if (around.kind == Kind::List)
            ++around.count;
        else
            around.keys[name] = true;
        const bool isGeneral = around.kind == Kind::List && around.isGeneral;
        auto& added = around.node->children.emplace_back();
        added.text = name;
        m_levels.push_back({kind, &added, reached() - 1, around.depth + 1});
        m_levels.back().isGeneral = isGeneral;
        if (kind == Kind::List)
            m_levels.back().single = singularOf(added.text);
        return true;
    }

    /// Elements with their own names: they are in what is around the list.
    bool openChildren()
    {
        const auto& around = m_levels.back();
        m_levels.push_back({Kind::List, around.node, reached() - 1, around.depth});
        m_levels.back().isGeneral = true;
        return true;
    }

    bool close()
    {
        const auto level = std::move(m_levels.back());
        m_levels.pop_back();
        if (level.kind == Kind::Outer || m_levels.back().kind == Kind::Outer ||
            (level.kind == Kind::List && level.isGeneral))
            return true;
        if (level.isGeneral)
            return closeGeneral(*level.node);
        // What would be something else on the way back stays JSON.
        const bool isSame = level.kind == Kind::List ? !level.isOdd && isList(*level.node)
                                                     : !isList(*level.node) && !isText(*level.node);
        if (isSame || m_levels.back().kind == Kind::List)
            return true;
        auto& around = m_levels.back();
        around.node->children.pop_back();
        around.keys[around.key] = false;
        return carry(std::string(bytes().substr(level.begin, reached() - level.begin)));
    }

    /// An element with its name, or a text between elements.
    bool closeGeneral(XmlNode& node)
    {
        if (!node.text.empty())
            return true;
        if (!node.attributes.empty() || node.children.size() != 1 || node.children.front().kind != XmlNode::Kind::Text)
            return refuse("here must be an element with its name, or a text");
        node = XmlNode(std::move(node.children.front()));
        return true;
    }

    // --- values ---

    bool scalar(Scalar kind, const std::string& letters)
    {
        if (m_skipped > 0)
            return true;
        if (m_levels.empty())
            return refuse("there is no roster in it");
        auto& level = m_levels.back();
        if (level.kind == Kind::List)
            return refuseIn(level);
        const auto& key = level.key;
        const auto json = kind == Scalar::Text ? nlohmann::json(letters).dump() : letters;
        if (level.kind == Kind::Outer)
            return carry(json);
        if (level.isGeneral && key == nameKey)
            return name(*level.node, kind, letters);
        if (kind == Scalar::Null || (key == textKey && letters.empty()))
            return carry(json);
        if (key == textKey || isTextName(key))
            return addText(letters) && (kind == Scalar::Text || carry(json));
        if (isListName(key))
            return refuse("here must be a list");
        if (const auto escaped = escapedName(level); !escaped.empty())
            return addAttribute(escaped, letters) && (isTyped(letters) != (kind == Scalar::Text) || carry(json));
        if (!isXmlName(key) || key == carrierName)
            return carry(json);
        return addAttribute(key, letters) && (isTyped(letters) != (kind == Scalar::Text) || carry(json));
    }

    bool name(XmlNode& node, Scalar kind, const std::string& letters)
    {
        node.text = letters;
        return (kind == Scalar::Text && isXmlName(letters)) || refuse("here must be the name of an element");
    }

    /// The attribute of an "@name" that is written so because its key is taken.
    [[nodiscard]] static std::string escapedName(const Level& level)
    {
        if (!level.key.starts_with('@'))
            return {};
        const auto name = level.key.substr(1);
        const auto element = level.keys.find(name);
        const bool isTaken = isListName(name) || isTextName(name) || name == carrierName ||
                             (element != level.keys.end() && element->second);
        return isTaken && isXmlName(name) && level.node->attribute(name) == nullptr ? name : std::string();
    }

    bool addText(const std::string& letters)
    {
        auto& level = m_levels.back();
        auto* node = level.node;
        if (level.key != textKey) {
            if (++m_elements > XmlBounds().elements)
                return refuseElements();
            level.keys[level.key] = true;
            node = &node->children.emplace_back();
            node->text = level.key;
        }
        if (letters.empty())
            return true;
        XmlNode text;
        text.kind = XmlNode::Kind::Text;
        text.text = letters;
        node->children.insert(node->children.begin(), std::move(text));
        return true;
    }

    bool addAttribute(const std::string& name, const std::string& letters)
    {
        const XmlBounds most;
        auto& attributes = m_levels.back().node->attributes;
        if (attributes.size() >= most.attributesOfElement)
            return refuse("an object has more than " + std::to_string(most.attributesOfElement) + " texts and numbers");
        if (++m_attributes > most.attributes)
            return refuse("it has more than " + std::to_string(most.attributes) + " texts and numbers");
        attributes.push_back({name, letters});
        return true;
    }

    XmlNode& m_root;
    std::vector<Level> m_levels;
    std::vector<XmlNode> m_beside; ///< the roster
    std::size_t m_skipped = 0;     ///< brackets that are open in what is passed over
    std::size_t m_skippedAt = 0;
    std::size_t m_elements = 0;
    std::size_t m_attributes = 0;
};

} // namespace

Result<XmlFile> readJsonRoster(std::string_view bytes, const std::string& file, const JsonBounds& bounds)
{
    if (const auto outline = outlineOf(bytes, file, bounds); !outline)
        return tl::unexpected(outline.error());
    XmlFile made;
    RosterMaker maker(bytes, file, made.root);
    if (!maker.run() || !maker.finish())
        return tl::unexpected<Faults>(maker.takeFaults());
    made.head = xmlHead;
    made.spelling.hasBlankBeforeSlash = true; // as New Recruit writes XML
    made.spelling.escapesQuote = true;
    return made;
}

} // namespace muster::battlescribe
