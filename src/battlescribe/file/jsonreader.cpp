#include "battlescribe/file/jsonreader.h"

#include "battlescribe/file/jsonform.h"
#include "battlescribe/file/jsonsax.h"
#include "battlescribe/file/trimmed.h"
#include "battlescribe/file/xmlbounds.h"
#include "battlescribe/file/xmlwriter.h"

#include <map>
#include <optional>

namespace muster::battlescribe {

using namespace jsonform;

namespace {

/// An object or a list that has begun.
struct Level {
    enum class Kind { Outer, Object, List };

    Kind kind = Kind::Outer;
    XmlNode* node = nullptr;            ///< null around the roster; only the last one gets children, so the others stay
    std::size_t begin = 0;              ///< of its bracket in the bytes
    std::size_t depth = 0;              ///< of its element
    std::string key{};                  ///< of an object: of what comes now
    std::map<std::string, bool> keys{}; ///< of an object; whether it is an element
    std::string single{};               ///< of a list: the name of what is in it; empty: each has its own
    bool isGeneral = false;             ///< a list of elements with their names, or one of these elements
    bool isStrict = false;              ///< a list that has objects only, or is a fault
    bool isOdd = false;                 ///< XML cannot have it
    std::size_t count = 0;              ///< of what was in the list
};

std::string shortened(const std::string& text)
{
    constexpr std::size_t most = 40;
    return text.size() <= most ? text : text.substr(0, most) + "...";
}

bool isChildrenKey(std::string_view key)
{
    return key.starts_with(childrenKey) &&
           std::ranges::all_of(key.substr(childrenKey.size()), [](char c) { return c >= '0' && c <= '9'; });
}

/// The attribute of an "@name" that is written so because its key is taken.
std::string escapedName(const Level& level)
{
    if (level.kind != Level::Kind::Object || !level.key.starts_with('@'))
        return {};
    const auto name = level.key.substr(1);
    const auto element = level.keys.find(name);
    const bool isTaken =
        isListName(name) || isTextName(name) || name == carrierName || (element != level.keys.end() && element->second);
    return isTaken && isXmlName(name) && level.node->attribute(name) == nullptr ? name : std::string();
}

/// The tree as far as it is made, within the bounds of XML. Where something is wrong, a sentence says what.
class RosterTree {
public:
    using Refusal = std::optional<std::string>;

    explicit RosterTree(XmlNode& root) : m_root(root) {}

    [[nodiscard]] bool hasBegun() const { return !m_levels.empty(); }
    [[nodiscard]] bool hasRoster() const { return !m_root.text.empty(); }
    [[nodiscard]] Level& level() { return m_levels.back(); }

    void openOuter() { m_levels.emplace_back(); }

    [[nodiscard]] Refusal openRoot(std::size_t begin)
    {
        if (hasRoster())
            return "it has more than one roster";
        m_root.text = level().key;
        m_levels.push_back({Level::Kind::Object, &m_root, begin, 1});
        return std::nullopt;
    }

    [[nodiscard]] Refusal open(const std::string& name, Level::Kind kind, std::size_t begin)
    {
        auto& around = level();
        if (around.depth >= m_bounds.depth)
            return "elements are nested more than " + std::to_string(m_bounds.depth) + " deep";
        if (auto refusal = countElement())
            return refusal;
        if (around.kind == Level::Kind::List)
            ++around.count;
        else
            around.keys[name] = true;
        auto& added = around.node->children.emplace_back();
        added.text = name;
        Level opened{kind, &added, begin, around.depth + 1};
        opened.isGeneral = around.kind == Level::Kind::List && around.isGeneral;
        if (kind == Level::Kind::List) {
            opened.single = singularOf(name);
            opened.isStrict = isListName(name) && isRosterElement(around.node->text);
        }
        m_levels.push_back(std::move(opened));
        return std::nullopt;
    }

    /// Elements with their own names: they are in what is around the list.
    void openChildren(std::size_t begin)
    {
        Level opened{Level::Kind::List, level().node, begin, level().depth};
        opened.isGeneral = true;
        opened.isStrict = true;
        m_levels.push_back(std::move(opened));
    }

    /// `json` is all of what ends.
    [[nodiscard]] Refusal close(std::string_view json)
    {
        const auto closed = std::move(level());
        m_levels.pop_back();
        const bool isList = closed.kind == Level::Kind::List;
        if (closed.kind == Level::Kind::Outer || level().kind == Level::Kind::Outer || (isList && closed.isGeneral))
            return std::nullopt;
        auto& node = *closed.node;
        if (closed.isGeneral)
            return closeGeneral(node);
        // What would be something else on the way back stays JSON.
        const bool isSame = isList ? !closed.isOdd && jsonform::isList(node) : !jsonform::isList(node) && !isText(node);
        if (isSame || level().kind == Level::Kind::List)
            return std::nullopt;
        level().node->children.pop_back();
        level().keys[level().key] = false;
        return carry(std::string(json));
    }

    /// Keeps the member that comes now as JSON.
    [[nodiscard]] Refusal carry(std::string json)
    {
        if (auto refusal = countElement())
            return refusal;
        const bool isBeside = level().kind == Level::Kind::Outer;
        auto& children = isBeside ? m_beside : level().node->children;
        children.push_back(carrier(level().key, std::move(json), isBeside));
        return std::nullopt;
    }

    [[nodiscard]] Refusal addText(const std::string& letters)
    {
        auto* node = level().node;
        if (level().key != textKey) {
            if (auto refusal = countElement())
                return refusal;
            level().keys[level().key] = true;
            node = &node->children.emplace_back();
            node->text = level().key;
        }
        if (!letters.empty())
            node->children.insert(node->children.begin(), {XmlNode::Kind::Text, letters, {}, {}});
        return std::nullopt;
    }

    [[nodiscard]] Refusal addAttribute(const std::string& name, const std::string& letters)
    {
        auto& attributes = level().node->attributes;
        if (attributes.size() >= m_bounds.attributesOfElement)
            return "an object has more than " + std::to_string(m_bounds.attributesOfElement) + " texts and numbers";
        if (++m_attributes > m_bounds.attributes)
            return "it has more than " + std::to_string(m_bounds.attributes) + " texts and numbers";
        attributes.push_back({name, letters});
        return std::nullopt;
    }

    /// After the end: what was beside the roster goes into it.
    void finish()
    {
        for (auto& each : m_beside)
            m_root.children.push_back(std::move(each));
    }

    /// The JSON pointer of what is made.
    [[nodiscard]] std::string pointer() const
    {
        std::string pointer;
        for (const auto& each : m_levels)
            if (each.kind == Level::Kind::List)
                pointer += '/' + std::to_string(each.count == 0 ? 0 : each.count - 1);
            else if (!each.key.empty()) {
                pointer += '/';
                for (const char c : shortened(each.key))
                    pointer += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
            }
        return pointer;
    }

private:
    [[nodiscard]] Refusal countElement()
    {
        if (++m_elements <= m_bounds.elements)
            return std::nullopt;
        return "it has more than " + std::to_string(m_bounds.elements) + " lists and things in them";
    }

    /// An element with its name, or a text between elements.
    [[nodiscard]] static Refusal closeGeneral(XmlNode& node)
    {
        if (!node.text.empty())
            return std::nullopt;
        if (!node.attributes.empty() || node.children.size() != 1 || node.children.front().kind != XmlNode::Kind::Text)
            return "here must be an element with its name, or a text";
        node = XmlNode(std::move(node.children.front()));
        return std::nullopt;
    }

    const XmlBounds m_bounds;
    XmlNode& m_root;
    std::vector<Level> m_levels;
    std::vector<XmlNode> m_beside; ///< the roster
    std::size_t m_elements = 0;
    std::size_t m_attributes = 0;
};

/// Makes the tree of what the parser meets.
class RosterMaker : public JsonSax {
public:
    RosterMaker(std::string_view bytes, const std::string& file, XmlNode& root) : JsonSax(bytes, file), m_tree(root) {}

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
        m_tree.level().key = value;
        return m_tree.level().keys.emplace(value, false).second ||
               refuse("the key \"" + shortened(value) + "\" is there twice");
    }

    bool start_object(std::size_t) override
    {
        if (m_skipped > 0)
            return skip();
        if (!m_tree.hasBegun()) {
            m_tree.openOuter();
            return true;
        }
        const auto& level = m_tree.level();
        const auto key = level.key;
        if (level.kind == Level::Kind::List)
            return isTaken(m_tree.open(std::string(level.single), Level::Kind::Object, begin()));
        if (level.kind == Level::Kind::Outer && isRosterKey(key))
            return isTaken(m_tree.openRoot(begin()));
        if (level.kind == Level::Kind::Outer || !isXmlName(key) || key == carrierName)
            return skip();
        if (isListName(key) || isValueName(key))
            return refuseOther(level) && skip();
        return isTaken(m_tree.open(key, Level::Kind::Object, begin()));
    }

    bool start_array(std::size_t) override
    {
        if (m_skipped > 0)
            return skip();
        if (!m_tree.hasBegun())
            return refuse("it has a list where the roster should be");
        auto& level = m_tree.level();
        const auto key = level.key;
        if (level.kind == Level::Kind::List)
            return isOddIn(level) && skip();
        if (level.kind == Level::Kind::Outer || isValueName(key))
            return refuseOther(level) && skip();
        if (isChildrenKey(key)) {
            m_tree.openChildren(begin());
            return true;
        }
        if (!isXmlName(key) || key == carrierName || singularOf(key).empty())
            return skip();
        return isTaken(m_tree.open(key, Level::Kind::List, begin()));
    }

    bool end_object() override { return end(); }
    bool end_array() override { return end(); }

    [[nodiscard]] bool finish()
    {
        if (!m_tree.hasRoster())
            return refuse("there is no roster in it");
        // The parser ends at a zero.
        if (!trimmed(bytes().substr(std::min(reached(), bytes().size()))).empty())
            return refuse("there is more behind the roster");
        m_tree.finish();
        return true;
    }

private:
    enum class Scalar { Null, Boolean, Number, Text };

    [[nodiscard]] std::string place() const override { return m_tree.pointer(); }

    /// Of the bracket that the parser has just taken.
    [[nodiscard]] std::size_t begin() const { return reached() - 1; }

    [[nodiscard]] bool isTaken(const RosterTree::Refusal& refusal) { return !refusal || refuse(*refusal); }

    /// False, with a fault, if what comes now is nothing that may be here. Where the elements are not a roster's own,
    /// it is no fault.
    bool refuseOther(const Level& level)
    {
        if (level.kind == Level::Kind::Outer)
            return !isRosterKey(level.key) || refuse("here must be a roster");
        return !isRosterElement(level.node->text) ||
               refuse(isListName(level.key) ? "here must be a list" : "here must be a text or a number");
    }

    /// Something else than an object in a list, which XML cannot have.
    bool isOddIn(Level& level)
    {
        ++level.count;
        level.isOdd = true;
        return !level.isStrict || refuse("here must be an object");
    }

    /// Passes over what is kept as JSON.
    bool skip()
    {
        if (m_skipped++ == 0)
            m_skippedAt = begin();
        return true;
    }

    bool end()
    {
        if (m_skipped == 0)
            return isTaken(m_tree.close(bytes().substr(m_tree.level().begin, reached() - m_tree.level().begin)));
        if (--m_skipped > 0 || m_tree.level().kind == Level::Kind::List)
            return true;
        return isTaken(m_tree.carry(std::string(bytes().substr(m_skippedAt, reached() - m_skippedAt))));
    }

    bool scalar(Scalar kind, const std::string& letters)
    {
        if (m_skipped > 0)
            return true;
        if (!m_tree.hasBegun())
            return refuse("there is no roster in it");
        auto& level = m_tree.level();
        if (level.kind == Level::Kind::List)
            return isOddIn(level);
        const auto& key = level.key;
        if (level.kind == Level::Kind::Outer)
            return refuseOther(level) && carry(kind, letters);
        if (level.isGeneral && key == nameKey)
            return name(*level.node, kind, letters);
        const auto escaped = escapedName(level);
        const bool isText = key == textKey || isTextName(key);
        if (kind == Scalar::Null || (key == textKey && letters.empty()) ||
            (!isText && escaped.empty() && (!isXmlName(key) || key == carrierName)))
            return carry(kind, letters);
        if (isListName(key))
            return refuseOther(level) && carry(kind, letters);
        if (isText)
            return isTaken(m_tree.addText(letters)) && (kind == Scalar::Text || carry(kind, letters));
        return isTaken(m_tree.addAttribute(escaped.empty() ? key : escaped, letters)) &&
               (isTyped(letters) != (kind == Scalar::Text) || carry(kind, letters));
    }

    bool carry(Scalar kind, const std::string& letters)
    {
        return isTaken(m_tree.carry(kind == Scalar::Text ? nlohmann::json(letters).dump() : letters));
    }

    bool name(XmlNode& node, Scalar kind, const std::string& letters)
    {
        node.text = letters;
        return (kind == Scalar::Text && isXmlName(letters)) || refuse("here must be the name of an element");
    }

    RosterTree m_tree;
    std::size_t m_skipped = 0; ///< brackets that are open in what is passed over
    std::size_t m_skippedAt = 0;
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
