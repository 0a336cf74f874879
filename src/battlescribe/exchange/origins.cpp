#include "battlescribe/exchange/origins.h"

#include "battlescribe/data/idpath.h"
#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/file/decimal.h"
#include "battlescribe/file/jsonform.h"
#include "battlescribe/file/trimmed.h"
#include "battlescribe/saved/presentform.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace muster::battlescribe::exchange {

namespace {

using jsonform::isElement;

/// Lists that a roster has itself: of these a source says only where they are.
bool isOwnList(const XmlNode& node) { return node.is("selections") || node.is("forces"); }

/// What is written of rosters. Whatever else a file has is nobody's but its own.
template <std::size_t Size>
bool isAmong(const std::array<std::string_view, Size>& words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

bool isWrittenElement(const XmlNode& node)
{
    static constexpr std::array<std::string_view, 18> written{
        "costs",      "cost",      "costLimits",   "costLimit",   "categories",      "category",
        "rules",      "rule",      "profiles",     "profile",     "characteristics", "characteristic",
        "attributes", "attribute", "publications", "publication", "description",     "customNotes"};
    return isAmong(written, node.localName());
}

bool isWrittenAttribute(std::string_view name)
{
    static constexpr std::array<std::string_view, 16> written{
        "id",   "name",   "customName", "entryId", "entryGroupId",      "publicationId", "page",        "number",
        "type", "typeId", "typeName",   "value",   "catalogueRevision", "catalogueName", "catalogueId", "primary"};
    return isAmong(written, name);
}

/// What tells an element from others of its name in a list.
std::string keyOf(const XmlNode& node)
{
    if (node.is("category"))
        return node.valueOf("entryId");
    if (node.is("rule") || node.is("profile"))
        return std::string(data::lastOf(node.valueOf("id")));
    for (const auto* name : {"typeId", "costTypeId", "id", "name"})
        if (const auto* value = node.attribute(name))
            return *value;
    return {};
}

/// The elements in another, to be found by name and key; of several alike the first.
class Children {
public:
    explicit Children(const XmlNode* node)
    {
        if (node != nullptr)
            for (const auto& child : node->children)
                if (isElement(child))
                    m_all.try_emplace({child.localName(), keyOf(child)}, &child);
    }
    [[nodiscard]] const XmlNode* like(const XmlNode& node) const
    {
        const auto found = m_all.find({node.localName(), keyOf(node)});
        return found == m_all.end() ? nullptr : found->second;
    }

private:
    std::map<std::pair<std::string_view, std::string>, const XmlNode*> m_all;
};

/// Whether two elements that were made say the same. The ids of categories are made anew each time.
bool isSame(const XmlNode& a, const XmlNode& b)
{
    const bool isCategory = a.is("category");
    return a.kind == b.kind && a.text == b.text &&
           std::ranges::equal(a.attributes, b.attributes,
                              [&](const XmlAttribute& x, const XmlAttribute& y) {
                                  return x.name == y.name && (x.value == y.value || (isCategory && x.name == "id"));
                              }) &&
           std::ranges::equal(a.children, b.children, isSame);
}

/// "5" and "5.0", " TV" and "TV".
bool meansSame(std::string_view a, std::string_view b)
{
    if (trimmed(a) == trimmed(b))
        return true;
    const auto number = Decimal::parse(trimmed(a), Decimal::mostInFiles);
    return number && number == Decimal::parse(trimmed(b), Decimal::mostInFiles);
}

Decimal valueOf(const XmlNode& cost)
{
    return Decimal::parse(cost.valueOf("value"), Decimal::mostInFiles).value_or(Decimal());
}

/// Whether the costs of a file are those that were made. It need not have all of them.
bool areCostsOf(const XmlNode& source, const XmlNode& made)
{
    const Children inMade(&made);
    return std::ranges::all_of(source.children, [&](const XmlNode& each) {
        const auto* now = inMade.like(each);
        return !isElement(each) || valueOf(each) == (now == nullptr ? Decimal() : valueOf(*now));
    });
}

/// Puts what was made now over what a file has.
class Merger {
public:
    /// `before`: what was made when the file was read; null where that was made with other data.
    Merger(const XmlNode& source, const XmlNode* before, XmlNode made)
        : m_source(source), m_before(before), m_made(std::move(made)), m_childrenBefore(before), m_childrenMade(&m_made)
    {
    }

    XmlNode merge()
    {
        m_merged.text = m_source.text;
        addAttributes();
        const auto isLeaf = [](const XmlNode& node) {
            return std::ranges::none_of(
                node.children, [](const XmlNode& each) { return isElement(each) && !jsonform::carriedBy(each); });
        };
        if (isLeaf(m_source) && isLeaf(m_made))
            addWords();
        else
            addChildren();
        // These say no more how JSON writes what has changed.
        std::erase_if(m_merged.children, [&](const XmlNode& each) {
            const auto carried = jsonform::carriedBy(each);
            return carried && m_changed.contains(carried->key);
        });
        return std::move(m_merged);
    }

private:
    void addAttributes()
    {
        for (const auto& each : m_source.attributes) {
            const auto* now = m_made.attribute(each.name);
            const auto* before = m_before == nullptr ? nullptr : m_before->attribute(each.name);
            if (now == nullptr) {
                if (m_before == nullptr ? isWrittenAttribute(each.name) : before != nullptr)
                    m_changed.insert(each.name);
                else
                    m_merged.attributes.push_back(each);
                continue;
            }
            const bool isUnchanged = before != nullptr && *before == *now && each.name != "name";
            const bool isOwnId = each.name == "id" && m_source.is("category");
            const bool isKept = isUnchanged || isOwnId || meansSame(each.value, *now);
            if (!isKept)
                m_changed.insert(each.name);
            m_merged.attributes.push_back({each.name, isKept ? each.value : *now});
        }
        for (const auto& each : m_made.attributes) {
            const auto* before = m_before == nullptr ? nullptr : m_before->attribute(each.name);
            if (m_source.attribute(each.name) == nullptr && (before == nullptr || *before != each.value))
                m_merged.attributes.push_back(each);
        }
    }

    void addWords()
    {
        const bool isUnchanged = trimmed(m_source.words()) == trimmed(m_made.words());
        for (const auto& each : m_source.children)
            if (isUnchanged || isElement(each))
                m_merged.children.push_back(each);
        if (isUnchanged)
            return;
        m_changed.emplace(jsonform::textKey);
        m_merged.children.insert(m_merged.children.begin(), m_made.children.begin(), m_made.children.end());
    }

    void addChildren()
    {
        for (const auto& each : m_source.children)
            if (!isElement(each) || jsonform::carriedBy(each))
                addBetween(each);
            else
                addElement(each);
        const Children inSource(&m_source);
        for (auto& each : m_made.children)
            if (isElement(each) && inSource.like(each) == nullptr && !isLeftOut(each))
                m_merged.children.push_back(std::move(each));
    }

    /// Comments, words; not the blanks around elements.
    void addBetween(const XmlNode& node)
    {
        if (node.kind != XmlNode::Kind::Text || !trimmed(node.text).empty())
            m_merged.children.push_back(node);
    }

    void addElement(const XmlNode& source)
    {
        const auto* now = m_childrenMade.like(source);
        const auto* before = m_childrenBefore.like(source);
        if (isOwnList(source)) {
            if (now != nullptr || before == nullptr)
                m_merged.children.push_back(now == nullptr ? source : *now);
            return;
        }
        if (now == nullptr) {
            if (m_before == nullptr ? isWrittenElement(source) : before != nullptr)
                m_changed.emplace(source.localName());
            else
                m_merged.children.push_back(source);
            return;
        }
        const bool isUnchanged =
            before != nullptr && isSame(*before, *now) && (!source.is("costs") || areCostsOf(source, *now));
        if (!isUnchanged)
            m_changed.emplace(source.localName());
        m_merged.children.push_back(isUnchanged ? source : Merger(source, nullptr, *now).merge());
    }

    /// Whether something is not in the file though it was made: files do not have all that could be said.
    [[nodiscard]] bool isLeftOut(const XmlNode& made) const
    {
        if (made.is("cost"))
            return valueOf(made).isZero();
        const auto* before = m_childrenBefore.like(made);
        return before != nullptr && !isOwnList(made) && isSame(*before, made);
    }

    const XmlNode& m_source;
    const XmlNode* m_before;
    XmlNode m_made;
    Children m_childrenBefore;
    Children m_childrenMade;
    XmlNode m_merged;
    std::set<std::string, std::less<>> m_changed; ///< names of attributes and elements
};

/// An element with its lists of selections and forces, without what is in these.
XmlNode withoutInside(const XmlNode& node)
{
    XmlNode copy;
    copy.text = node.text;
    copy.attributes = node.attributes;
    for (const auto& each : node.children) {
        copy.children.push_back(isOwnList(each) ? XmlNode{each.kind, each.text, each.attributes, {}} : each);
    }
    return copy;
}

/// Goes through a roster, its file, and what is made of it: all have forces and selections in the same order.
class Keeper {
public:
    static SharedOrigin originOf(const XmlNode& file, const XmlNode& made, bool isOfThese)
    {
        return SharedOrigin({withoutInside(file), withoutInside(made), isOfThese});
    }

    static void keep(std::vector<Force>& forces, const XmlNode& file, const XmlNode& made, bool isOfThese)
    {
        const auto inFile = listed(file, "forces", "force");
        const auto inMade = listed(made, "forces", "force");
        for (std::size_t i = 0; i < std::min({forces.size(), inFile.size(), inMade.size()}); ++i) {
            const bool isSameData = isOfThese && meansSame(inFile[i]->valueOf("catalogueRevision"),
                                                           inMade[i]->valueOf("catalogueRevision"));
            if (!forces[i].stored)
                forces[i].origin = originOf(*inFile[i], *inMade[i], isSameData);
            keep(forces[i].selections, *inFile[i], *inMade[i], isSameData);
            keep(forces[i].forces, *inFile[i], *inMade[i], isOfThese);
        }
    }

    static void keep(std::vector<Selection>& selections, const XmlNode& file, const XmlNode& made, bool isOfThese)
    {
        const auto inFile = listed(file, "selections", "selection");
        const auto inMade = listed(made, "selections", "selection");
        for (std::size_t i = 0; i < std::min({selections.size(), inFile.size(), inMade.size()}); ++i) {
            if (!selections[i].stored)
                selections[i].origin = originOf(*inFile[i], *inMade[i], isOfThese);
            keep(selections[i].selections, *inFile[i], *inMade[i], isOfThese);
        }
    }
};

} // namespace

void keepOrigins(Game& game, Roster& roster, const judge::Judgement& judgement, const XmlNode& root)
{
    compose::NewIds ids(1);
    const auto made = fileOf(game, roster, judgement, ids).xml.root;
    const auto changed = inPresentForm(root);
    const auto& file = changed ? *changed : root;
    const bool isOfThese = meansSame(file.valueOf("gameSystemRevision"), made.valueOf("gameSystemRevision"));
    roster.origin = Keeper::originOf(file, made, isOfThese);
    Keeper::keep(roster.forces, file, made, isOfThese);
}

XmlNode asInFile(const Origin& origin, XmlNode made)
{
    return Merger(origin.element, origin.isOfTheseData ? &origin.made : nullptr, std::move(made)).merge();
}

} // namespace muster::battlescribe::exchange
