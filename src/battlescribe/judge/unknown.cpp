#include "battlescribe/judge/unknown.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

constexpr std::size_t mostFaults = 100;

class Looker {
public:
    explicit Looker(const Situation& all) : m_all(all) {}

    Faults look()
    {
        for (const auto id : m_all.elements.ids()) {
            const auto& element = m_all[id];
            if (element.kind == Element::Kind::Force)
                lookAtForce(element);
            else if (element.kind == Element::Kind::Selection)
                lookAtSelection(element);
        }
        for (const auto& unknown : m_all.all.unknowns)
            if (m_nodes.contains(unknown.owner.value()))
                add(data::faultOf(m_all.all, unknown));
        for (const auto each : m_associations)
            add(faultOf(m_all.all.associations[Id<Association>::at(static_cast<std::size_t>(each))]));
        for (const auto& word : m_all.unknown)
            add(Fault::about({}, "the data have " + word + ", which Muster does not know"));
        if (m_all.game.isCutOff())
            add(Fault::about({}, "the choices of the data lie too deep in each other, or are too many"));
        return std::move(m_faults);
    }

private:
    void add(Fault fault)
    {
        if (m_faults.size() < mostFaults)
            m_faults.push_back(std::move(fault));
    }

    static Fault faultOf(const Association& association)
    {
        return Fault::about({}, "the data tie selections to others by \"" + std::string(association.name) +
                                    "\", which Muster does not judge");
    }

    void note(Id<Node> node)
    {
        if (node.isNone())
            return;
        if (m_all.all.nodes[node].hasUnknown)
            m_nodes.insert(node.value());
        for (const auto id : m_all.all.nodes[node].associations)
            m_associations.insert(id.value());
    }

    void note(Id<play::Choice> choice)
    {
        m_all.game.eachNodeOf(choice, [&](Id<Node> node) { note(node); });
    }

    void lookAtForce(const Element& element)
    {
        const auto& force = *element.inForce;
        if (element.entry.isNone() || element.catalogue.isNone())
            add(Fault::about({},
                             "the data have no force \"" + (force.stored ? force.stored->selection.name : force.id) +
                                 "\" or not its catalogue",
                             "Get all files of the game."));
        note(element.entry);
        note(element.entryLink);
        if (!element.entry.isNone())
            for (const auto link : m_all.all.nodes[element.entry].categories) {
                note(link);
                note(m_all.all.nodes[link].target);
            }
        if (element.catalogue.isNone())
            return;
        lookAtImports(element.catalogue);
        for (const auto choice : m_all.game.offersOf(element.catalogue).checked)
            note(choice);
    }

    void lookAtImports(Id<File> catalogue)
    {
        for (const auto file : m_all.all.files[catalogue].reach)
            for (const auto id : m_all.all.files[file].imports) {
                const auto& import = m_all.all.imports[id];
                if (import.target.isNone() && m_imports.insert(id.value()).second)
                    add(m_all.all.faultAt(file, import.offset,
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
        note(element.choice);
        for (auto group = m_all.game[element.choice].group; !group.isNone(); group = m_all.game[group].group)
            note(group);
        for (const auto choice : m_all.game.offersOf(element.choice).checked)
            note(choice);
    }

    const Situation& m_all;
    std::set<std::int32_t> m_nodes;
    std::set<std::int32_t> m_imports;
    std::set<std::int32_t> m_associations;
    Faults m_faults;
};

} // namespace

Faults unknownIn(const Situation& situation) { return Looker(situation).look(); }

} // namespace muster::battlescribe::judge
