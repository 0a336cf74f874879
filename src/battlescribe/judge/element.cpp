#include "battlescribe/judge/element.h"

#include "battlescribe/judge/saturate.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

class Lister {
public:
    explicit Lister(const Game& game) : m_game(game) {}

    Table<Element> list(const Roster& roster)
    {
        Element top;
        top.kind = Element::Kind::Roster;
        const auto id = m_elements.add(top);
        for (const auto& force : roster.forces)
            addForce(force, id);
        m_elements[id].end = m_elements.nextId();
        return std::move(m_elements);
    }

private:
    void addForce(const Force& force, Id<Element> parent)
    {
        const auto id = m_elements.nextId();
        Element element;
        element.kind = Element::Kind::Force;
        element.parent = parent;
        element.force = id;
        element.entry = force.entry;
        if (!force.entry.isNone() && m_game.node(force.entry).isLink()) {
            element.entryLink = force.entry;
            element.entry = m_game.node(force.entry).target;
        }
        element.catalogue = force.catalogue;
        element.inForce = &force;
        m_elements.add(element);
        for (const auto& selection : force.selections)
            addSelection(selection, id);
        for (const auto& each : force.forces)
            addForce(each, id);
        m_elements[id].end = m_elements.nextId();
    }

    void addSelection(const Selection& selection, Id<Element> parent)
    {
        const auto id = m_elements.nextId();
        const auto& above = m_elements[parent];
        Element element;
        element.parent = parent;
        element.force = above.force;
        element.root = above.kind == Element::Kind::Force ? id : above.root;
        element.catalogue = above.catalogue;
        element.choice = selection.choice;
        element.number = product(selection.amount, selection.isForAll ? 1 : above.number, mostNumber);
        element.selection = &selection;
        element.type = selection.choice.isNone() ? storedType(selection) : m_game.target(selection.choice).type;
        m_elements.add(element);
        for (const auto& each : selection.selections)
            addSelection(each, id);
        m_elements[id].end = m_elements.nextId();
    }

    static Node::EntryType storedType(const Selection& selection)
    {
        if (!selection.stored)
            return Node::EntryType::Unknown;
        switch (selection.stored->selection.type) {
        case SelectionType::Unit:
            return Node::EntryType::Unit;
        case SelectionType::Model:
            return Node::EntryType::Model;
        case SelectionType::Upgrade:
            return Node::EntryType::Upgrade;
        case SelectionType::Other:
            break;
        }
        return Node::EntryType::Unknown;
    }

    const Game& m_game;
    Table<Element> m_elements;
};

} // namespace

Table<Element> elementsOf(const Game& game, const Roster& roster) { return Lister(game).list(roster); }

void Postings::assign(std::vector<Entry> entries)
{
    m_entries = std::move(entries);
    std::ranges::sort(m_entries);
    const auto doubles = std::ranges::unique(m_entries);
    m_entries.erase(doubles.begin(), doubles.end());
}

std::span<const Postings::Entry> Postings::of(Key key) const
{
    const auto found = std::ranges::equal_range(m_entries, key, {}, &Entry::first);
    return {found.begin(), found.end()};
}

} // namespace muster::battlescribe::judge
