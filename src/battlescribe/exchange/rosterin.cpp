#include "battlescribe/exchange/rosterin.h"

#include "battlescribe/data/idpath.h"
#include "battlescribe/saved/presentform.h"
#include "battlescribe/saved/rosterreader.h"

#include <algorithm>
#include <unordered_map>

namespace muster::battlescribe::exchange {

using namespace data;

namespace {

std::string notesIn(const XmlNode& node)
{
    const auto* notes = node.child("customNotes");
    return notes == nullptr ? std::string() : notes->words();
}

bool isEndOf(std::string_view shorter, std::string_view longer)
{
    return longer.ends_with(shorter) &&
           (longer.size() == shorter.size() || longer.substr(0, longer.size() - shorter.size()).ends_with(betweenIds));
}

/// An element without the selections and forces in it.
XmlNode alone(const XmlNode& node)
{
    XmlNode copy = node;
    std::erase_if(copy.children, [](const XmlNode& each) { return each.is("selections") || each.is("forces"); });
    return copy;
}

/// Reads the tree and what it means side by side: both have forces and selections in the same order.
class Reader {
public:
    explicit Reader(Game& game) : m_game(game), m_data(game.definitions()) {}

    Roster read(const XmlNode& root)
    {
        const auto said = battlescribe::rosterIn(root);
        Roster roster;
        roster.id = root.valueOf("id");
        roster.name = said.name;
        roster.notes = said.notes;
        roster.manner = isByNewRecruit(said) ? Manner::NewRecruit : Manner::BattleScribe;
        for (const auto& limit : said.limits)
            if (const auto key = m_data.keys.find(limit.type); m_game.columnOf(key) >= m_game.costTypes().size())
                roster.storedLimits.push_back(limit);
            else if (limit.value)
                roster.limits.push_back({key, *limit.value});
        readForces(root, said.forces, roster.forces);
        return roster;
    }

private:
    void readForces(const XmlNode& node, const std::vector<battlescribe::FileForce>& said, std::vector<Force>& forces)
    {
        const auto elements = listed(node, "forces", "force");
        for (std::size_t i = 0; i < std::min(elements.size(), said.size()); ++i)
            forces.push_back(readForce(*elements[i], said[i]));
    }

    Force readForce(const XmlNode& node, const battlescribe::FileForce& said)
    {
        Force force;
        force.id = said.id;
        force.notes = {said.customName, said.notes};
        force.catalogue = fileOf(node.valueOf("catalogueId"));
        force.entry = forceEntryOf(force.catalogue, said.entry);
        for (const auto* category : listed(node, "categories", "category"))
            if (const Notes notes{category->valueOf("customName"), notesIn(*category)}; notes != Notes())
                force.categories.push_back({category->valueOf("entryId"), notes});
        if (force.entry.isNone() || force.catalogue.isNone()) {
            auto stored = said;
            stored.selections.clear();
            stored.forces.clear();
            force.stored = SharedStored({{}, std::move(stored), alone(node)});
        }
        const auto* offers = force.catalogue.isNone() ? nullptr : &m_game.offersOf(force.catalogue);
        readSelections(node, said.selections, offers, 1, force.selections);
        readForces(node, said.forces, force.forces);
        return force;
    }

    void readSelections(const XmlNode& node, const std::vector<battlescribe::FileSelection>& said, const Offers* offers,
                        std::int64_t parentNumber, std::vector<Selection>& selections)
    {
        const auto elements = listed(node, "selections", "selection");
        for (std::size_t i = 0; i < std::min(elements.size(), said.size()); ++i)
            selections.push_back(readSelection(*elements[i], said[i], offers, parentNumber));
    }

    Selection readSelection(const XmlNode& node, const battlescribe::FileSelection& said, const Offers* offers,
                            std::int64_t parentNumber)
    {
        Selection selection;
        selection.id = said.id;
        selection.notes = {said.customName, said.notes};
        selection.isForAll = parentNumber == 0 || said.number % parentNumber != 0;
        selection.amount = selection.isForAll ? said.number : said.number / parentNumber;
        selection.choice = offers == nullptr ? Id<Choice>() : choiceOf(*offers, said.entry);
        if (selection.choice.isNone()) {
            auto stored = said;
            stored.selections.clear();
            selection.stored = SharedStored({std::move(stored), {}, alone(node)});
        }
        const auto* below = selection.choice.isNone() ? nullptr : &m_game.offersOf(selection.choice);
        readSelections(node, said.selections, below, said.number, selection.selections);
        return selection;
    }

    /// The entries that are offered with this id. There may be many offers, and many selections of them.
    [[nodiscard]] const std::vector<Id<Choice>>& choicesOf(const Offers& offers, Key id)
    {
        const auto [found, isNew] = m_choices.try_emplace(&offers);
        if (isNew)
            for (const auto choice : offers.choices)
                if (!m_game[choice].isGroup)
                    found->second[m_game.target(choice).id.value()].push_back(choice);
        return found->second[id.value()];
    }

    [[nodiscard]] Id<Choice> choiceOf(const Offers& offers, std::string_view path)
    {
        const auto key = m_data.keys.find(lastOf(path));
        if (key.isNone())
            return noId;
        Id<Choice> best;
        int bestRank = 0;
        const auto& choices = choicesOf(offers, key);
        m_compared += choices.size();
        if (m_compared > mostCompared)
            return noId; // the data, or the roster, are too large to be true: it is kept as it is stored
        for (const auto choice : choices) {
            const auto own = m_game.pathOf(choice);
            if (own == path)
                return choice;
            const int rank = isEndOf(path, own) || isEndOf(own, path) ? 2 : 1;
            if (rank > bestRank) {
                best = choice;
                bestRank = rank;
            }
        }
        return best;
    }

    [[nodiscard]] Id<File> fileOf(std::string_view id) const
    {
        for (const auto file : m_data.files.ids())
            if (!id.empty() && m_data.keys.text(m_data.files[file].id) == id &&
                m_data.nodes[m_data.files[file].root].kind == Node::Kind::Catalogue)
                return file;
        return noId;
    }

    /// By the link to it if the path has one, else by its own id.
    [[nodiscard]] Id<Node> forceEntryOf(Id<File> catalogue, std::string_view path) const
    {
        const auto last = lastOf(path);
        if (last.size() < path.size()) {
            const auto links = path.substr(0, path.size() - last.size() - betweenIds.size());
            const auto link = nearest(catalogue, Node::Kind::ForceLink, lastOf(links));
            if (!link.isNone() && !m_game.node(link).target.isNone())
                return link;
        }
        return nearest(catalogue, Node::Kind::Force, last);
    }

    /// The nearest in the reach of the catalogue; if it is not there, that of the game system.
    [[nodiscard]] Id<Node> nearest(Id<File> catalogue, Node::Kind kind, std::string_view id) const
    {
        const std::vector first{Id<File>::at(0)};
        for (const auto file : catalogue.isNone() ? first : m_data.files[catalogue].reach)
            for (const auto node : m_data.nodesOf(m_data.keys.find(id)))
                if (m_data.nodes[node].file == file && m_data.nodes[node].kind == kind)
                    return node;
        return noId;
    }

    static constexpr std::size_t mostCompared = 3'000'000;

    Game& m_game;
    const Definitions& m_data;
    std::size_t m_compared = 0; ///< paths
    std::unordered_map<const Offers*, std::unordered_map<std::int32_t, std::vector<Id<Choice>>>> m_choices;
};

} // namespace

std::vector<const XmlNode*> listed(const XmlNode& node, std::string_view list, std::string_view element)
{
    std::vector<const XmlNode*> found;
    for (const auto& each : node.children)
        if (each.is(list))
            for (const auto& child : each.children)
                if (child.is(element))
                    found.push_back(&child);
    return found;
}

Roster rosterIn(Game& game, const XmlNode& root)
{
    const auto changed = inPresentForm(root);
    return Reader(game).read(changed ? *changed : root);
}

} // namespace muster::battlescribe::exchange
