#include "battlescribe/exchange/clipping.h"

#include "battlescribe/exchange/rosterin.h"
#include "battlescribe/exchange/rosterout.h"

#include <algorithm>

namespace muster::battlescribe::exchange {

using namespace data;

namespace {

/// How many of the parent there were: the numbers in a file are those of all of them.
constexpr auto parentNumber = "parentNumber";

XmlNode made(std::string name, std::vector<XmlAttribute> attributes = {})
{
    XmlNode node;
    node.text = std::move(name);
    node.attributes = std::move(attributes);
    return node;
}

/// Finds elements of a file by their ids.
class Clipper {
public:
    explicit Clipper(const std::vector<std::string>& ids) : m_ids(ids) {}

    void clip(const XmlNode& node, const std::string& number)
    {
        for (const auto& list : node.children) {
            if (!list.is("forces") && !list.is("selections"))
                continue;
            for (const auto& each : list.children) {
                if (each.kind != XmlNode::Kind::Element)
                    continue;
                const bool isForce = each.is("force");
                if (std::ranges::find(m_ids, each.valueOf("id")) == m_ids.end()) {
                    clip(each, isForce ? "1" : each.valueOf("number"));
                    continue;
                }
                auto copy = each;
                if (!isForce && number != "1")
                    copy.attributes.push_back({parentNumber, number});
                (isForce ? forces : selections).children.push_back(std::move(copy));
            }
        }
    }

    XmlNode forces = made("forces");
    XmlNode selections = made("selections");

private:
    const std::vector<std::string>& m_ids;
};

tl::unexpected<Faults> refused(std::string why, std::string advice = {})
{
    return failure(Fault::about({}, std::move(why), std::move(advice)));
}

/// Reads what was cut out as a file would have it at the place where it goes.
class Paster {
public:
    Paster(const compose::Composer& composer, const Roster& roster, const std::string& parent)
        : m_composer(composer), m_game(composer.game), m_roster(roster), m_parent(parent)
    {
    }

    Result<Edit> paste(const XmlNode& root)
    {
        for (const auto& list : root.children)
            for (const auto& each : list.children) {
                auto pasted = list.is("forces") && each.is("force")           ? pasteForce(each)
                              : list.is("selections") && each.is("selection") ? pasteSelection(each)
                                                                              : Result<void>();
                if (!pasted)
                    return tl::unexpected(std::move(pasted.error()));
            }
        if (m_edit.empty())
            return refused("there is nothing in it");
        return std::move(m_edit);
    }

private:
    Result<void> pasteForce(const XmlNode& node)
    {
        auto list = made("forces");
        list.children.push_back(node);
        auto root = made("roster");
        root.children.push_back(std::move(list));
        auto force = rosterIn(m_game, root).forces.at(0);
        const auto name = '"' + node.valueOf("name") + '"';
        if (force.entry.isNone() || force.catalogue.isNone())
            return refused("the data do not have the force " + name,
                           "They may be in a catalogue that this list does not use.");
        const auto* above = m_parent.empty() ? nullptr : battlescribe::forceOf(m_roster, m_parent);
        if (!m_parent.empty() && (above == nullptr || above->entry.isNone()))
            return refused("no force can be there");
        const auto entries =
            compose::forceEntriesOf(m_game, force.catalogue, above == nullptr ? Id<Node>() : above->entry);
        if (std::ranges::find(entries, force.entry) == entries.end())
            return refused("the force " + name + " cannot be there");
        compose::renew(force, m_composer.ids);
        const auto there = above == nullptr ? m_roster.forces.size() : above->forces.size();
        m_edit.emplace_back(InsertForce{m_parent, there + m_edit.size(), std::move(force)});
        return {};
    }

    Result<void> pasteSelection(const XmlNode& node)
    {
        auto read = readBelow(node);
        const auto name = '"' + node.valueOf("name") + '"';
        if (!read || read->choice.isNone())
            return refused(name + " cannot be chosen there");
        compose::renew(*read, m_composer.ids);
        const auto* force = battlescribe::forceOf(m_roster, m_parent);
        const auto there = force != nullptr ? force->selections.size()
                                            : battlescribe::selectionOf(m_roster, m_parent)->selections.size();
        m_edit.emplace_back(InsertSelection{m_parent, there + m_edit.size(), std::move(*read)});
        return {};
    }

    /// Nothing if the place is none where something can be chosen.
    std::optional<Selection> readBelow(const XmlNode& node)
    {
        std::vector<const Selection*> path;
        const auto* force = findPath(m_roster.forces, path);
        if (force == nullptr || force->catalogue.isNone() ||
            std::ranges::any_of(path, [](const Selection* each) { return each->choice.isNone(); }))
            return std::nullopt;
        auto below = made("selections");
        below.children.push_back(node);
        auto number = node.valueOf(parentNumber);
        for (auto each = path.rbegin(); each != path.rend(); ++each, number.clear())
            below = around(made("selection", {{"entryId", m_game.pathOf((*each)->choice)},
                                              {"number", number.empty() ? "1" : number}}),
                           std::move(below), "selections");
        const auto& all = m_game.definitions();
        below = around(made("force", {{"catalogueId", std::string(all.keys.text(all.files[force->catalogue].id))}}),
                       std::move(below), "forces");
        auto root = made("roster");
        root.children.push_back(std::move(below));
        auto read = rosterIn(m_game, root);
        auto* list = &read.forces.at(0).selections;
        for (std::size_t depth = 0; depth < path.size(); ++depth)
            list = &list->at(0).selections;
        return std::move(list->at(0));
    }

    /// The force that the parent is or is in, and the selections on the way to it; null if it is nowhere.
    const Force* findPath(const std::vector<Force>& forces, std::vector<const Selection*>& path) const
    {
        for (const auto& force : forces) {
            if (force.id == m_parent || findPath(force.selections, path))
                return &force;
            if (const auto* inner = findPath(force.forces, path))
                return inner;
        }
        return nullptr;
    }

    bool findPath(const std::vector<Selection>& list, std::vector<const Selection*>& path) const
    {
        for (const auto& each : list) {
            path.push_back(&each);
            if (each.id == m_parent || findPath(each.selections, path))
                return true;
            path.pop_back();
        }
        return false;
    }

    /// A list that has only one, in which `below` is.
    static XmlNode around(XmlNode owner, XmlNode below, std::string list)
    {
        owner.children.push_back(std::move(below));
        auto all = made(std::move(list));
        all.children.push_back(std::move(owner));
        return all;
    }

    const compose::Composer& m_composer;
    Game& m_game;
    const Roster& m_roster;
    const std::string& m_parent;
    Edit m_edit;
};

} // namespace

std::string clippingOf(Game& game, const Roster& roster, const std::vector<std::string>& ids)
{
    compose::NewIds newIds(1);
    auto file = fileOf(game, roster, judge::judge(game, roster), newIds);
    Clipper clipper(ids);
    clipper.clip(file.xml.root, "1");
    file.xml.root.children.clear();
    for (auto* list : {&clipper.forces, &clipper.selections})
        if (!list->children.empty())
            file.xml.root.children.push_back(std::move(*list));
    return writeRos(file);
}

Result<Edit> pasted(const compose::Composer& composer, const Roster& roster, std::string_view text,
                    const std::string& parent)
{
    const auto& all = composer.game.definitions();
    const auto file = readRosterFile(text, {});
    if (!file)
        return tl::unexpected(file.error());
    const auto& root = file->xml.root;
    if (root.valueOf("gameSystemId") != all.keys.text(all.files[Id<File>::at(0)].id))
        return refused("this is of another game: \"" + root.valueOf("gameSystemName") + '"');
    return Paster(composer, roster, parent).paste(root);
}

} // namespace muster::battlescribe::exchange
