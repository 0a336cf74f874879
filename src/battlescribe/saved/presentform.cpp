#include "battlescribe/saved/presentform.h"

#include "battlescribe/saved/fileroster.h"

#include <utility>

namespace muster::battlescribe {

namespace {

XmlNode element(std::string name)
{
    XmlNode node;
    node.text = std::move(name);
    return node;
}

/// Calls `take` with each element of one name in all lists of another.
template <typename Node, typename Take>
void eachIn(Node& node, std::string_view list, std::string_view name, const Take& take)
{
    for (auto& each : node.children)
        if (each.is(list))
            for (auto& child : each.children)
                if (child.is(name))
                    take(child);
}

bool hasSelectionsInCategories(const XmlNode& node)
{
    bool has = false;
    eachIn(node, "forces", "force", [&](const XmlNode& force) {
        has = has || hasSelectionsInCategories(force);
        eachIn(force, "categories", "category", [&](const XmlNode& category) {
            eachIn(category, "selections", "selection", [&](const XmlNode&) { has = true; });
        });
    });
    return has;
}

/// Says in a selection in which category it was.
void addCategory(XmlNode& selection, const XmlNode& category)
{
    if (category.valueOf("entryId") == noCategory)
        return;
    auto own = element("category");
    own.attributes = category.attributes;
    std::erase_if(own.attributes, [](const XmlAttribute& each) { return each.name == "primary"; });
    own.attributes.push_back({"primary", "true"});
    auto list = element("categories");
    list.children.push_back(std::move(own));
    selection.children.push_back(std::move(list));
}

void takeSelections(XmlNode& category, XmlNode& selections)
{
    for (auto& list : category.children) {
        if (!list.is("selections"))
            continue;
        for (auto& each : list.children) {
            if (each.is("selection"))
                addCategory(each, category);
            selections.children.push_back(std::move(each));
        }
        list.children.clear();
    }
}

void change(XmlNode& node)
{
    eachIn(node, "forces", "force", [](XmlNode& force) {
        change(force);
        auto selections = element("selections");
        eachIn(force, "categories", "category", [&](XmlNode& category) { takeSelections(category, selections); });
        force.children.push_back(std::move(selections));
    });
}

} // namespace

std::optional<XmlNode> inPresentForm(const XmlNode& roster)
{
    if (!hasSelectionsInCategories(roster))
        return std::nullopt;
    auto changed = roster;
    change(changed);
    return changed;
}

} // namespace muster::battlescribe
