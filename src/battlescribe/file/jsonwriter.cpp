#include "battlescribe/file/jsonwriter.h"

#include "battlescribe/file/jsonform.h"
#include "battlescribe/file/jsonreader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace muster::battlescribe {

using namespace jsonform;

namespace {

std::string quoted(const std::string& text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

bool isWords(const XmlNode& node) { return node.kind == XmlNode::Kind::Text || node.kind == XmlNode::Kind::CData; }

/// Whether there are words behind an element.
bool isMixed(const XmlNode& node)
{
    const auto first = std::ranges::find_if(node.children, isElement);
    return std::any_of(first, node.children.end(), [](const XmlNode& each) {
        return isWords(each) && each.text.find_first_not_of(" \t\r\n") != std::string::npos;
    });
}

/// What is written directly in an element; blanks around elements are not.
std::string wordsOf(const XmlNode& node)
{
    return hasWords(node) || std::ranges::none_of(node.children, isElement) ? node.words() : std::string();
}

/// Whether JSON has the element under its name.
bool isMember(const XmlNode& node)
{
    return node.text != carrierName && !isValueName(node.text) && (isList(node) || !isListName(node.text));
}

/// Whether the reader makes this of one member of an element.
bool isRead(const std::string& member, const XmlNode& element, const XmlNode& expected)
{
    const bool isOwn = isRosterElement(element.text);
    const auto read =
        readJsonRoster((isOwn ? "{\"roster\":{" : "{\"roster\":{\"x\":{") + member + (isOwn ? "}}" : "}}}"), {});
    if (!read || (!isOwn && read->root.children.empty()))
        return false;
    const auto& made = isOwn ? read->root : read->root.children.front();
    return made.attributes == expected.attributes && made.children == expected.children;
}

/// How the parts of an element are written.
struct MemberPlan {
    enum class Way {
        LeftOut,
        Member,  ///< under its name
        Carried, ///< a <json>: the JSON that is in it
        General, ///< in a list of elements with their names
    };

    std::vector<Way> ways;                        ///< of its children
    std::vector<std::string> keys;                ///< of its attributes
    std::set<std::string> used;                   ///< keys
    std::map<std::string, std::string> spellings; ///< of members that XML says otherwise, by key
};

class MemberPlanner {
public:
    MemberPlanner(const XmlNode& node, std::set<std::string> used) : m_node(node), m_used(std::move(used)) {}

    MemberPlan plan()
    {
        using enum MemberPlan::Way;
        for (const auto& child : m_node.children) {
            const bool isUnder = isElement(child) && isMember(child) && m_used.insert(child.text).second;
            m_plan.ways.push_back(isUnder ? Member : isElement(child) ? General : LeftOut);
            if (isUnder && isText(child))
                m_texts.emplace(child.text, &child);
        }
        for (const auto& [name, value] : m_node.attributes) {
            const bool isTaken = isListName(name) || isTextName(name) || name == carrierName || m_used.contains(name);
            m_plan.keys.push_back(isTaken ? '@' + name : name);
        }
        m_used.insert(m_plan.keys.begin(), m_plan.keys.end());
        if (const auto words = wordsOf(m_node); !words.empty())
            m_used.insert(std::string(textKey));
        for (std::size_t i = 0; i < m_node.children.size(); ++i) {
            const auto& child = m_node.children[i];
            if (m_plan.ways[i] == Member)
                m_before.insert(child.text);
            else if (const auto carried = carriedBy(child); carried && !carried->isBeside)
                m_plan.ways[i] = wayOf(child, *carried);
        }
        m_plan.used = std::move(m_used);
        return std::move(m_plan);
    }

private:
    MemberPlan::Way wayOf(const XmlNode& child, const Carried& carried)
    {
        const std::string key(carried.key);
        const auto member = quoted(key) + ':' + carried.json;
        if (isSpelling(child, carried, member) && m_plan.spellings.emplace(key, carried.json).second)
            return MemberPlan::Way::LeftOut;
        XmlNode expected;
        expected.children.push_back(child);
        // The reader would take it for an attribute.
        const bool isEscape = carried.letters && key.starts_with('@') && m_before.contains(key.substr(1));
        return !isEscape && isRead(member, m_node, expected) && m_used.insert(key).second ? MemberPlan::Way::Carried
                                                                                          : MemberPlan::Way::General;
    }

    /// Whether it says how JSON writes something that XML has too.
    [[nodiscard]] bool isSpelling(const XmlNode& child, const Carried& carried, const std::string& member) const
    {
        if (!carried.letters)
            return false;
        XmlNode expected;
        if (const auto* value = m_node.attribute(carried.key))
            expected.attributes.push_back({std::string(carried.key), *value});
        else if (carried.key == textKey)
            expected.children.push_back({XmlNode::Kind::Text, wordsOf(m_node), {}, {}});
        else if (const auto text = m_texts.find(carried.key); text != m_texts.end())
            expected.children.push_back(*text->second);
        if (expected.attributes.empty() && expected.children.empty())
            return false;
        expected.children.push_back(child);
        return isRead(member, m_node, expected);
    }

    const XmlNode& m_node;
    std::map<std::string_view, const XmlNode*> m_texts; ///< elements that JSON has as strings
    std::set<std::string> m_used;                       ///< keys
    std::set<std::string> m_before;                     ///< those of the elements before the child that is looked at
    MemberPlan m_plan;
};

class JsonWriter {
public:
    std::string write(const XmlNode& root)
    {
        m_out = '{' + quoted(root.text) + ':';
        const auto isBeside = [](const XmlNode& child) {
            const auto carried = carriedBy(child);
            return carried && carried->isBeside;
        };
        if (std::ranges::any_of(root.children, isBeside)) {
            XmlNode inside = root;
            const auto beside = takeBeside(inside);
            writeObject(inside);
            m_out += beside;
        } else
            writeObject(root);
        m_out += '}';
        return std::move(m_out);
    }

private:
    /// What was beside the roster in JSON. It is the last in the roster, where the reader puts it.
    [[nodiscard]] static std::string takeBeside(XmlNode& root)
    {
        std::vector<std::string> beside;
        std::set<std::string> used{"format"}; // a file of ours has it
        std::vector<XmlNode> kept;
        for (; !root.children.empty(); root.children.pop_back()) {
            auto& child = root.children.back();
            const auto carried = carriedBy(child);
            const std::string key(carried && carried->isBeside ? carried->key : std::string_view("roster"));
            if (!isRosterKey(key) && used.insert(key).second)
                beside.push_back(',' + quoted(key) + ':' + carried->json);
            else
                kept.push_back(std::move(child));
        }
        root.children.assign(std::move_iterator(kept.rbegin()), std::move_iterator(kept.rend()));
        std::string members;
        for (auto each = beside.rbegin(); each != beside.rend(); ++each)
            members += *each;
        return members;
    }

    void begin(const std::string& key)
    {
        if (m_out.back() != '{')
            m_out += ',';
        m_out += quoted(key) + ':';
    }

    void writeObject(const XmlNode& node, bool isGeneral = false)
    {
        m_out += '{';
        std::set<std::string> used;
        if (isGeneral) {
            used.emplace(nameKey);
            begin(std::string(nameKey));
            m_out += quoted(node.text);
        }
        if (isMixed(node)) {
            begin(std::string(childrenKey));
            std::vector<const XmlNode*> all;
            for (const auto& child : node.children)
                if (isElement(child) || (isWords(child) && !child.text.empty()))
                    all.push_back(&child);
            writeGeneral(all);
            writeAttributes(node, MemberPlanner({XmlNode::Kind::Element, node.text, node.attributes, {}}, used).plan());
        } else {
            const auto plan = MemberPlanner(node, used).plan();
            if (const auto words = wordsOf(node); !words.empty())
                writeValue(std::string(textKey), quoted(words), plan);
            writeChildren(node, plan);
            writeAttributes(node, plan);
        }
        m_out += '}';
    }

    void writeValue(const std::string& key, const std::string& value, const MemberPlan& plan)
    {
        const auto spelling = plan.spellings.find(key);
        begin(key);
        m_out += spelling == plan.spellings.end() ? value : spelling->second;
    }

    void writeAttributes(const XmlNode& node, const MemberPlan& plan)
    {
        for (std::size_t i = 0; i < node.attributes.size(); ++i) {
            const auto& value = node.attributes[i].value;
            writeValue(plan.keys[i], isTyped(value) ? value : quoted(value), plan);
        }
    }

    void writeChildren(const XmlNode& node, const MemberPlan& plan)
    {
        std::size_t lists = 0; // of elements with their names
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            if (plan.ways[i] != MemberPlan::Way::General) {
                writeChild(node.children[i], plan.ways[i], plan);
                continue;
            }
            std::vector<const XmlNode*> together;
            for (; i < node.children.size() && isOfList(plan.ways[i]); ++i)
                if (plan.ways[i] == MemberPlan::Way::General)
                    together.push_back(&node.children[i]);
            --i;
            std::string key;
            do
                key = std::string(childrenKey) + (++lists == 1 ? std::string() : std::to_string(lists));
            while (plan.used.contains(key));
            begin(key);
            writeGeneral(together);
        }
    }

    static bool isOfList(MemberPlan::Way way)
    {
        return way == MemberPlan::Way::General || way == MemberPlan::Way::LeftOut;
    }

    void writeChild(const XmlNode& child, MemberPlan::Way way, const MemberPlan& plan)
    {
        if (way == MemberPlan::Way::Carried) {
            const auto carried = carriedBy(child);
            begin(std::string(carried->key));
            m_out += carried->json;
        } else if (way == MemberPlan::Way::Member && isText(child)) {
            writeValue(child.text, quoted(child.words()), plan);
        } else if (way == MemberPlan::Way::Member) {
            begin(child.text);
            if (isList(child))
                writeList(child);
            else
                writeObject(child);
        }
    }

    void writeList(const XmlNode& list)
    {
        m_out += '[';
        for (const auto& each : list.children)
            if (isElement(each)) {
                m_out += m_out.back() == '[' ? "" : ",";
                writeObject(each);
            }
        m_out += ']';
    }

    /// Elements with their names, and words between them.
    void writeGeneral(const std::vector<const XmlNode*>& nodes)
    {
        m_out += '[';
        for (const auto* each : nodes) {
            m_out += m_out.back() == '[' ? "" : ",";
            if (isElement(*each))
                writeObject(*each, true);
            else
                m_out += '{' + quoted(std::string(textKey)) + ':' + quoted(each->text) + '}';
        }
        m_out += ']';
    }

    std::string m_out;
};

} // namespace

std::string writeJsonRoster(const XmlNode& root) { return JsonWriter().write(root); }

} // namespace muster::battlescribe
