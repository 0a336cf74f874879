#include "battlescribe/judge/unknown.h"

#include "core/base/wording.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

constexpr std::size_t mostFaults = 100;

class Looker {
public:
    explicit Looker(const Situation& situation) : m_situation(situation) {}

    Looked look()
    {
        for (const auto id : m_situation.elements.ids()) {
            const auto& element = m_situation[id];
            if (element.kind == Element::Kind::Force)
                lookAtForce(element);
            else if (element.kind == Element::Kind::Selection)
                lookAtSelection(element);
        }
        for (const auto& unknown : m_situation.data.unknowns)
            if (!unknown.isIdle && m_nodes.contains(unknown.owner))
                add(data::faultOf(m_situation.data, unknown));
        // Those that are only counted may be of what is taken.
        if (!m_nodes.empty() && m_situation.data.moreUnknowns > 0)
            add(Fault::about({}, std::to_string(m_situation.data.moreUnknowns) +
                                     " more things in the data are not known to Muster"));
        for (const auto id : m_lost)
            if (m_notes.size() < mostFaults && m_situation.data.files[m_situation.data.nodes[id].file].lacks.isNone())
                m_notes.push_back(
                    m_situation.data.faultAt(id, "a link \"" + std::string(m_situation.data.nodes[id].name) +
                                                     "\" leads to something that is not there, so nobody can take it"));
        for (const auto id : m_associations)
            add(Fault::about({}, "the data tie selections to others by \"" +
                                     std::string(m_situation.data.associations[id].name) +
                                     "\", which Muster does not judge"));
        for (const auto& word : m_situation.unknown)
            add(Fault::about({}, "the data have " + word + ", which Muster does not know"));
        for (const auto& sentence : m_situation.tooMuch)
            add(Fault::about({}, sentence));
        if (m_situation.isSpent())
            add(Fault::about({}, "the roster is too large, or the data ask for too much, to be judged in full"));
        if (m_situation.game.hasMoreCostTypes())
            add(Fault::about({}, "the data have more than " + std::to_string(Game::mostCostTypes) + " kinds of costs"));
        if (m_situation.game.isCutOff())
            add(Fault::about({}, "the choices of the data lie too deep in each other, or are too many"));
        for (const auto& limit : m_situation.roster.storedLimits)
            add(Fault::about({}, "the roster has a limit of " + inQuotes(limit.name) +
                                     ", a kind of cost that the data do not have"));
        for (const auto& sentence : m_situation.notes)
            m_notes.push_back(Fault::about({}, sentence));
        return {std::move(m_faults), std::move(m_notes)};
    }

private:
    void add(Fault fault)
    {
        if (m_faults.size() < mostFaults)
            m_faults.push_back(std::move(fault));
    }

    void note(Id<Node> node)
    {
        if (node.isNone())
            return;
        if (m_situation.data.nodes[node].hasUnknown)
            m_nodes.insert(node);
        for (const auto id : m_situation.data.nodes[node].associations)
            if (m_situation.data.associations[id].min > 0)
                m_associations.insert(id);
        for (const auto link : m_situation.data.nodes[node].categories)
            if (m_situation.data.nodes[link].hasUnknown)
                m_nodes.insert(link);
    }

    void note(const Offers& offers)
    {
        for (const auto choice : offers.checked)
            note(choice);
        for (const auto link : offers.lost)
            m_lost.insert(link);
    }

    void note(Id<Choice> choice)
    {
        m_situation.game.eachNodeOf(choice, [&](Id<Node> node) { note(node); });
    }

    void lookAtForce(const Element& element)
    {
        const auto& force = *element.inForce;
        if (element.entry.isNone() || element.catalogue.isNone())
            add(Fault::about({},
                             "the data have no force \"" + (force.stored ? force.stored->force.name : force.id) +
                                 "\" or not its catalogue",
                             "Get all files of the game."));
        note(element.entry);
        note(element.entryLink);
        for (const auto node : {element.entry, element.entryLink})
            if (!node.isNone())
                lookAtForceEntry(node);
        if (element.catalogue.isNone())
            return;
        lookAtImports(element.catalogue);
        for (const auto file : m_situation.data.files[element.catalogue].reach) {
            note(m_situation.data.files[file].root);
            lookAtForces(m_situation.data.nodes[m_situation.data.files[file].root].forces);
        }
        note(m_situation.game.offersOf(element.catalogue));
    }

    void lookAtForceEntry(Id<Node> id)
    {
        const auto& node = m_situation.data.nodes[id];
        for (const auto link : node.categories) {
            note(link);
            note(m_situation.data.nodes[link].target);
            if (m_situation.data.nodes[link].target.isNone())
                m_lost.insert(link);
        }
        lookAtForces(node.forces);
    }

    /// Those that must be there, although they may not be.
    void lookAtForces(IdRange<Node> forces)
    {
        for (const auto id : forces)
            if (const auto& node = m_situation.data.nodes[id]; node.constraints.size() > 0) {
                note(id);
                note(node.target);
            }
    }

    void lookAtImports(Id<File> catalogue)
    {
        for (const auto file : m_situation.data.files[catalogue].reach)
            for (const auto id : m_situation.data.files[file].imports) {
                const auto& import = m_situation.data.imports[id];
                if (import.target.isNone() && m_imports.insert(id).second)
                    add(m_situation.data.faultAt(file, import.offset,
                                                 "it imports \"" + std::string(import.name) + "\", which is not there",
                                                 "Get all files of the game."));
            }
    }

    void lookAtSelection(const Element& element)
    {
        if (element.choice.isNone()) {
            const auto& selection = *element.selection;
            add(Fault::about(
                {}, "the data have no \"" + (selection.stored ? selection.stored->selection.name : selection.id) + '"',
                "Was the roster made with other data?"));
            return;
        }
        if (!m_choices.insert(element.choice).second)
            return;
        note(element.choice);
        for (auto group = m_situation.game[element.choice].group; !group.isNone();
             group = m_situation.game[group].group)
            note(group);
        note(m_situation.game.offersOf(element.choice));
    }

    const Situation& m_situation;
    std::set<Id<Node>> m_nodes;
    std::set<Id<Import>> m_imports;
    std::set<Id<Node>> m_lost;                ///< links to what is not there
    std::set<Id<Association>> m_associations; ///< that ask for something
    std::set<Id<Choice>> m_choices;           ///< those that were looked at
    Faults m_faults;
    Faults m_notes;
};

} // namespace

Looked lookAt(const Situation& situation) { return Looker(situation).look(); }

} // namespace muster::battlescribe::judge
