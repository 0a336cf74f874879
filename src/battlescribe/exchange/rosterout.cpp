#include "battlescribe/exchange/rosterout.h"

#include "battlescribe/exchange/entrywords.h"
#include "battlescribe/judge/information.h"

#include <algorithm>

namespace muster::battlescribe::exchange {

using namespace data;
using judge::Judged;

namespace {

XmlNode element(std::string name, std::vector<XmlAttribute> attributes = {})
{
    XmlNode node;
    node.text = std::move(name);
    // An attribute without a value is left out.
    std::erase_if(attributes, [](const XmlAttribute& each) { return each.value.empty(); });
    node.attributes = std::move(attributes);
    return node;
}

XmlNode withWords(std::string name, const std::string& words)
{
    auto node = element(std::move(name));
    if (!words.empty()) {
        XmlNode text;
        text.kind = XmlNode::Kind::Text;
        text.text = words;
        node.children.push_back(std::move(text));
    }
    return node;
}

void addUnlessEmpty(XmlNode& parent, XmlNode list)
{
    if (!list.children.empty())
        parent.children.push_back(std::move(list));
}

std::string_view wordFor(Node::EntryType type)
{
    return type == Node::EntryType::Unit ? "unit" : type == Node::EntryType::Model ? "model" : "upgrade";
}

class Writer {
public:
    Writer(play::Game& game, const play::Roster& roster, const judge::Judgement& judgement, compose::NewIds& ids,
           WorkBudget& budget)
        : m_game(game),
          m_all(game.definitions()),
          m_roster(roster),
          m_ids(ids),
          m_judgement(judgement),
          m_information(judge::informationOf(game, roster, budget, &m_isWhole))
    {
    }

    XmlNode write()
    {
        const auto& system = m_all.files[Id<File>::at(0)];
        auto root = element("roster", {{"id", m_roster.id},
                                       {"name", m_roster.name},
                                       {"battleScribeVersion", "2.03"},
                                       {"gameSystemId", text(system.id)},
                                       {"gameSystemName", std::string(m_all.nodes[system.root].name)},
                                       {"gameSystemRevision", std::to_string(system.revision)},
                                       {"xmlns", "http://www.battlescribe.net/schema/rosterSchema"}});
        auto costs = element("costs");
        auto limits = element("costLimits");
        for (const auto& total : m_judgement.totals) {
            costs.children.push_back(cost("cost", total.costType, total.sum));
            if (total.limit)
                limits.children.push_back(cost("costLimit", total.costType, *total.limit));
        }
        addUnlessEmpty(root, std::move(costs));
        addUnlessEmpty(root, std::move(limits));
        addUnlessEmpty(root, forces(m_roster.forces));
        addNotes(root, m_roster.notes);
        return root;
    }

    /// Whether all profiles and rules are in it.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    [[nodiscard]] std::string text(Key key) const { return std::string(m_all.keys.text(key)); }

    static void addNotes(XmlNode& node, const std::string& notes)
    {
        if (!notes.empty())
            node.children.push_back(withWords("customNotes", notes));
    }

    [[nodiscard]] XmlNode cost(std::string name, Key type, Amount value) const
    {
        const auto& node = m_all.nodes[m_game.costType(m_game.columnOf(type)).node];
        return element(std::move(name),
                       {{"name", std::string(node.name)}, {"typeId", text(type)}, {"value", costText(value)}});
    }

    // --- forces ---

    XmlNode forces(const std::vector<play::Force>& list)
    {
        auto node = element("forces");
        for (const auto& force : list)
            node.children.push_back(write(force));
        return node;
    }

    XmlNode write(const play::Force& force)
    {
        const auto id = m_next++; // the judgement is in the same order
        auto node = force.stored ? force.stored->element : describe(force, id);
        addUnlessEmpty(node, selections(force.selections));
        if (!force.stored) {
            const auto& own = m_judgement.all[id].costs;
            if (std::ranges::any_of(own, [](Amount each) { return !each.isZero(); }))
                addUnlessEmpty(node, costs(id));
            addUnlessEmpty(node, publications(force.catalogue));
            addUnlessEmpty(node, categories(force, id));
        }
        addUnlessEmpty(node, forces(force.forces));
        if (!force.stored)
            addNotes(node, force.notes.notes);
        return node;
    }

    XmlNode describe(const play::Force& force, Id<Judged> id)
    {
        const auto& file = m_all.files[force.catalogue];
        const auto& source = m_information[id].source;
        auto node = element("force", {{"id", force.id},
                                      {"name", m_judgement.all[id].name},
                                      {"customName", force.notes.customName},
                                      {"entryId", pathOfForce(m_game, force.entry)},
                                      {"publicationId", text(source.publication)},
                                      {"page", source.page},
                                      {"catalogueId", text(file.id)},
                                      {"catalogueRevision", std::to_string(file.revision)},
                                      {"catalogueName", std::string(m_all.nodes[file.root].name)}});
        addInformation(node, id);
        return node;
    }

    [[nodiscard]] XmlNode publications(Id<File> catalogue) const
    {
        auto list = element("publications");
        for (const auto file : m_all.files[catalogue].reach)
            for (const auto id : m_all.files[file].publications) {
                const auto& publication = m_all.publications[id];
                list.children.push_back(
                    element("publication", {{"id", text(publication.id)}, {"name", std::string(publication.name)}}));
            }
        return list;
    }

    XmlNode categories(const play::Force& force, Id<Judged> id)
    {
        auto list = element("categories");
        list.children.push_back(category(force, id, play::noCategory, std::string(play::noCategoryName)));
        for (const auto& tally : m_judgement.tallies)
            if (tally.force == id)
                list.children.push_back(category(force, id, text(tally.category), tally.name));
        return list;
    }

    XmlNode category(const play::Force& force, Id<Judged> id, std::string_view entry, const std::string& name)
    {
        const auto found = std::ranges::find(force.categories, entry, &play::CategoryNotes::category);
        const auto notes = found == force.categories.end() ? play::Notes() : found->notes;
        auto node = element("category", {{"id", m_ids.next()},
                                         {"name", name},
                                         {"customName", notes.customName},
                                         {"entryId", std::string(entry)},
                                         {"primary", "false"}});
        addCategoryInformation(node, id, m_all.keys.find(entry));
        addNotes(node, notes.notes);
        return node;
    }

    // --- selections ---

    XmlNode selections(const std::vector<play::Selection>& list)
    {
        auto node = element("selections");
        for (const auto& selection : list)
            node.children.push_back(write(selection));
        return node;
    }

    XmlNode write(const play::Selection& selection)
    {
        const auto id = m_next++;
        auto node = selection.stored ? selection.stored->element : describe(selection, id);
        addUnlessEmpty(node, selections(selection.selections));
        if (selection.stored)
            return node;
        addUnlessEmpty(node, costs(id));
        addUnlessEmpty(node, categories(id));
        addNotes(node, selection.notes.notes);
        return node;
    }

    XmlNode describe(const play::Selection& selection, Id<Judged> id)
    {
        const auto& judged = m_judgement.all[id];
        const auto group = m_game[selection.choice].group;
        const auto& source = m_information[id].source;
        auto node = element("selection", {{"id", selection.id},
                                          {"name", judged.name},
                                          {"customName", selection.notes.customName},
                                          {"entryId", m_game.pathOf(selection.choice)},
                                          {"entryGroupId", group.isNone() ? std::string() : m_game.pathOf(group)},
                                          {"publicationId", text(source.publication)},
                                          {"page", source.page},
                                          {"number", std::to_string(judged.number)},
                                          {"type", std::string(wordFor(m_game.target(selection.choice).type))}});
        addInformation(node, id);
        return node;
    }

    [[nodiscard]] XmlNode costs(Id<Judged> id) const
    {
        auto list = element("costs");
        const auto& judged = m_judgement.all[id];
        for (std::size_t column = 0; column < judged.costs.size(); ++column)
            list.children.push_back(cost("cost", m_game.costTypes()[column], judged.costs[column]));
        return list;
    }

    XmlNode categories(Id<Judged> id)
    {
        auto list = element("categories");
        const auto& own = m_judgement.all[id].categories;
        for (const auto key : own.all) {
            auto node = element("category", {{"id", m_ids.next()},
                                             {"name", std::string(categoryName(m_all, key))},
                                             {"entryId", text(key)},
                                             {"primary", key == own.primary ? "true" : "false"}});
            addCategoryInformation(node, id, key);
            list.children.push_back(std::move(node));
        }
        return list;
    }

    // --- profiles and rules ---

    void addInformation(XmlNode& node, Id<Judged> id)
    {
        addLists(node, m_information[id].rules, m_information[id].profiles);
    }

    void addCategoryInformation(XmlNode& node, Id<Judged> id, Key category)
    {
        for (const auto& each : m_information[id].categories)
            if (each.category == category)
                addLists(node, each.rules, each.profiles);
    }

    void addLists(XmlNode& node, const std::vector<judge::ShownRule>& ruleList,
                  const std::vector<judge::ShownProfile>& profileList)
    {
        auto rules = element("rules");
        for (const auto& rule : ruleList)
            rules.children.push_back(write(rule));
        auto profiles = element("profiles");
        for (const auto& profile : profileList)
            profiles.children.push_back(write(profile));
        addUnlessEmpty(node, std::move(rules));
        addUnlessEmpty(node, std::move(profiles));
    }

    [[nodiscard]] XmlNode write(const judge::ShownRule& rule) const
    {
        auto node = element("rule", {{"id", rule.id},
                                     {"name", rule.name},
                                     {"publicationId", text(rule.source.publication)},
                                     {"page", rule.source.page},
                                     {"hidden", "false"}});
        node.children.push_back(withWords("description", rule.text));
        return node;
    }

    [[nodiscard]] XmlNode write(const judge::ShownProfile& profile) const
    {
        auto node = element("profile", {{"id", profile.id},
                                        {"name", profile.name},
                                        {"publicationId", text(profile.source.publication)},
                                        {"page", profile.source.page},
                                        {"hidden", "false"},
                                        {"typeId", text(profile.type)},
                                        {"typeName", profile.typeName}});
        auto list = element("characteristics");
        for (const auto& each : profile.characteristics) {
            auto characteristic = withWords("characteristic", each.text);
            characteristic.attributes = {{"name", each.name}, {"typeId", text(each.type)}};
            list.children.push_back(std::move(characteristic));
        }
        addUnlessEmpty(node, std::move(list));
        return node;
    }

    play::Game& m_game;
    const Definitions& m_all;
    const play::Roster& m_roster;
    compose::NewIds& m_ids;
    const judge::Judgement& m_judgement;
    bool m_isWhole = true; ///< before what sets it
    Table<Judged, judge::Information> m_information;
    Id<Judged> m_next = Id<Judged>::at(0);
};

} // namespace

RosterFile fileOf(play::Game& game, const play::Roster& roster, const judge::Judgement& judgement, compose::NewIds& ids)
{
    WorkBudget budget(judge::mostWork);
    RosterFile file;
    file.xml.head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
    Writer writer(game, roster, judgement, ids, budget);
    file.xml.root = writer.write();
    if (!writer.isWhole())
        file.remarks.push_back(Fault::about({}, "the profiles and rules are too many or too long: some are left out"));
    file.xml.tail = "\n";
    return file;
}

} // namespace muster::battlescribe::exchange
