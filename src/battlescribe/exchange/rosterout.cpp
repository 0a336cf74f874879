#include "battlescribe/exchange/rosterout.h"

#include "battlescribe/exchange/origins.h"
#include "battlescribe/exchange/shownroster.h"
#include "battlescribe/file/xmlwriter.h"

#include <algorithm>
#include <set>

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

void setAttribute(XmlNode& node, const std::string& name, const std::string& value)
{
    const auto found = std::ranges::find(node.attributes, name, &XmlAttribute::name);
    if (found != node.attributes.end())
        found->value = value;
    else if (!value.empty())
        node.attributes.push_back({name, value});
}

/// The element of what the data do not have, with what people have changed since it was read.
template <typename Said>
XmlNode asStored(const XmlNode& element, const Said& said, const std::string& id, const Notes& notes)
{
    auto node = element;
    if (id != said.id)
        setAttribute(node, "id", id);
    if (notes.customName != said.customName)
        setAttribute(node, "customName", notes.customName);
    if (notes.notes != said.notes) {
        std::erase_if(node.children, [](const XmlNode& each) { return each.is("customNotes"); });
        if (!notes.notes.empty())
            node.children.push_back(withWords("customNotes", notes.notes));
    }
    return node;
}

std::string_view wordFor(SelectionType type)
{
    return type == SelectionType::Unit ? "unit" : type == SelectionType::Model ? "model" : "upgrade";
}

/// Writes the shown roster, and the ids that it does not have.
class Writer {
public:
    Writer(Game& game, const Roster& roster, const ShownRoster& shown, compose::NewIds& ids)
        : m_game(game),
          m_data(game.definitions()),
          m_roster(roster),
          m_shown(shown.roster),
          m_information(shown.information.elements),
          m_ids(ids)
    {
        eachForceAndSelection(roster.forces, [&](const auto& each) {
            if (each.origin)
                noteCategoryIds(each.origin->element);
        });
    }

    XmlNode write()
    {
        auto root = element(
            "roster",
            {{"id", m_roster.id},
             {"name", m_roster.name},
             {"battleScribeVersion", "2.03"},
             // Else it would be judged as one of BattleScribe when it is opened again.
             {"generatedBy", m_roster.manner == Manner::NewRecruit ? std::string(newRecruitAddress) : std::string()},
             {"gameSystemId", text(m_data.files[Id<File>::at(0)].id)},
             {"gameSystemName", m_shown.game},
             {"gameSystemRevision", m_shown.gameRevision},
             {"xmlns", "http://www.battlescribe.net/schema/rosterSchema"}});
        addUnlessEmpty(root, costs("costs", "cost", m_shown.costs));
        auto limits = m_shown.limits;
        limits.insert(limits.end(), m_roster.storedLimits.begin(), m_roster.storedLimits.end());
        addUnlessEmpty(root, costs("costLimits", "costLimit", limits));
        addUnlessEmpty(root, forces(m_roster.forces, m_shown.forces));
        addNotes(root, m_roster.notes);
        return m_roster.origin ? asInFile(*m_roster.origin, std::move(root)) : root;
    }

private:
    [[nodiscard]] std::string text(Key key) const { return std::string(m_data.keys.text(key)); }

    // --- what is from a file ---

    /// Those that stay must not be given a second time.
    void noteCategoryIds(const XmlNode& element)
    {
        for (const auto& list : element.children)
            if (list.is("categories"))
                for (const auto& each : list.children)
                    m_categoryIds.insert(each.valueOf("id"));
    }
    [[nodiscard]] std::string newCategoryId()
    {
        for (;;)
            if (auto id = m_ids.next(); !m_categoryIds.contains(id))
                return id;
    }

    /// A copy has ids of its own.
    template <typename Thing>
    XmlNode withOrigin(const Thing& thing, XmlNode made)
    {
        if (!thing.origin)
            return made;
        auto node = asInFile(*thing.origin, std::move(made));
        if (thing.id != thing.origin->made.valueOf("id"))
            for (auto& list : node.children)
                if (list.is("categories"))
                    for (auto& each : list.children)
                        if (each.is("category"))
                            setAttribute(each, "id", newCategoryId());
        return node;
    }

    static void addNotes(XmlNode& node, const std::string& notes)
    {
        if (!notes.empty())
            node.children.push_back(withWords("customNotes", notes));
    }

    static XmlNode costs(const std::string& list, const std::string& name, const std::vector<battlescribe::Cost>& costs)
    {
        auto node = element(list);
        for (const auto& cost : costs)
            node.children.push_back(
                element(name, {{"name", cost.name}, {"typeId", cost.type}, {"value", cost.written}}));
        return node;
    }

    // --- forces ---

    XmlNode forces(const std::vector<Force>& list, const std::vector<battlescribe::FileForce>& shown)
    {
        auto node = element("forces");
        for (std::size_t i = 0; i < list.size(); ++i)
            node.children.push_back(write(list[i], shown[i]));
        return node;
    }

    XmlNode write(const Force& force, const battlescribe::FileForce& shown)
    {
        const auto id = m_next++; // the information is in the same order
        auto node = force.stored ? asStored(force.stored->element, force.stored->force, force.id, force.notes)
                                 : describe(force, shown, id);
        addUnlessEmpty(node, selections(force.selections, shown.selections));
        if (!force.stored) {
            addUnlessEmpty(node, costs("costs", "cost", shown.costs));
            addUnlessEmpty(node, publications(force.catalogue));
            auto list = element("categories");
            for (const auto& each : shown.categories) {
                const auto found = std::ranges::find(force.categories, each.entry, &CategoryNotes::category);
                const auto notes = found == force.categories.end() ? Notes() : found->notes;
                list.children.push_back(category(each, id, notes));
            }
            addUnlessEmpty(node, std::move(list));
        }
        addUnlessEmpty(node, forces(force.forces, shown.forces));
        if (force.stored)
            return node;
        addNotes(node, force.notes.notes);
        return withOrigin(force, std::move(node));
    }

    XmlNode describe(const Force& force, const battlescribe::FileForce& shown, Id<Judged> id)
    {
        const auto& source = m_information[id].source;
        auto node = element("force", {{"id", force.id},
                                      {"name", shown.name},
                                      {"customName", force.notes.customName},
                                      {"entryId", shown.entry},
                                      {"publicationId", text(source.publicationKey)},
                                      {"page", source.page},
                                      {"catalogueId", text(m_data.files[force.catalogue].id)},
                                      {"catalogueRevision", shown.catalogueRevision},
                                      {"catalogueName", shown.catalogue}});
        addLists(node, m_information[id].rules, m_information[id].profiles);
        return node;
    }

    [[nodiscard]] XmlNode publications(Id<File> catalogue) const
    {
        auto list = element("publications");
        for (const auto file : m_data.files[catalogue].reach)
            for (const auto id : m_data.files[file].publications) {
                const auto& publication = m_data.publications[id];
                list.children.push_back(
                    element("publication", {{"id", text(publication.id)}, {"name", std::string(publication.name)}}));
            }
        return list;
    }

    XmlNode category(const battlescribe::Category& shown, Id<Judged> owner, const Notes& notes)
    {
        auto node = element("category", {{"id", newCategoryId()},
                                         {"name", shown.name},
                                         {"customName", notes.customName},
                                         {"entryId", shown.entry},
                                         {"primary", shown.isPrimary ? "true" : "false"}});
        const auto key = m_data.keys.find(shown.entry);
        for (const auto& each : m_information[owner].categories)
            if (each.category == key)
                addLists(node, each.rules, each.profiles);
        addNotes(node, notes.notes);
        return node;
    }

    // --- selections ---

    XmlNode selections(const std::vector<Selection>& list, const std::vector<battlescribe::FileSelection>& shown)
    {
        auto node = element("selections");
        for (std::size_t i = 0; i < list.size(); ++i)
            node.children.push_back(write(list[i], shown[i]));
        return node;
    }

    XmlNode write(const Selection& selection, const battlescribe::FileSelection& shown)
    {
        const auto id = m_next++;
        auto node = selection.stored ? asStored(selection.stored->element, selection.stored->selection, selection.id,
                                                selection.notes)
                                     : describe(selection, shown, id);
        addUnlessEmpty(node, selections(selection.selections, shown.selections));
        if (selection.stored)
            return node;
        addUnlessEmpty(node, costs("costs", "cost", shown.costs));
        auto list = element("categories");
        for (const auto& each : shown.categories)
            list.children.push_back(category(each, id, {}));
        addUnlessEmpty(node, std::move(list));
        addNotes(node, selection.notes.notes);
        return withOrigin(selection, std::move(node));
    }

    XmlNode describe(const Selection& selection, const battlescribe::FileSelection& shown, Id<Judged> id)
    {
        const auto group = m_game[selection.choice].group;
        const auto& source = m_information[id].source;
        auto node = element("selection", {{"id", selection.id},
                                          {"name", shown.name},
                                          {"customName", selection.notes.customName},
                                          {"entryId", shown.entry},
                                          {"entryGroupId", group.isNone() ? std::string() : m_game.pathOf(group)},
                                          {"publicationId", text(source.publicationKey)},
                                          {"page", source.page},
                                          {"number", shown.writtenNumber},
                                          {"type", std::string(wordFor(shown.type))}});
        addLists(node, m_information[id].rules, m_information[id].profiles);
        return node;
    }

    // --- profiles and rules ---

    void addLists(XmlNode& node, const std::vector<judge::JudgedRule>& ruleList,
                  const std::vector<judge::JudgedProfile>& profileList)
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

    [[nodiscard]] XmlNode write(const judge::JudgedRule& rule) const
    {
        auto node = element("rule", {{"id", rule.id},
                                     {"name", rule.name},
                                     {"publicationId", text(rule.publicationKey)},
                                     {"page", rule.printed.page},
                                     {"hidden", "false"}});
        node.children.push_back(withWords("description", rule.text));
        return node;
    }

    [[nodiscard]] XmlNode write(const judge::JudgedProfile& profile) const
    {
        auto node = element("profile", {{"id", profile.id},
                                        {"name", profile.name},
                                        {"publicationId", text(profile.publicationKey)},
                                        {"page", profile.printed.page},
                                        {"hidden", "false"},
                                        {"typeId", text(profile.typeKey)},
                                        {"typeName", profile.type}});
        auto list = element("characteristics");
        for (std::size_t i = 0; i < profile.characteristics.size(); ++i) {
            auto characteristic = withWords("characteristic", profile.characteristics[i].value);
            characteristic.attributes = {{"name", profile.characteristics[i].name},
                                         {"typeId", text(profile.columns[i])}};
            list.children.push_back(std::move(characteristic));
        }
        addUnlessEmpty(node, std::move(list));
        return node;
    }

    Game& m_game;
    const Definitions& m_data;
    const Roster& m_roster;
    const battlescribe::FileRoster& m_shown;
    const Table<Judged, judge::Information>& m_information;
    compose::NewIds& m_ids;
    Id<Judged> m_next = Id<Judged>::at(0);
    std::set<std::string> m_categoryIds; ///< of files
};

} // namespace

RosterFile fileOf(Game& game, const Roster& roster, const judge::Judgement& judgement, compose::NewIds& ids)
{
    WorkBudget budget(judge::mostWork);
    const auto shown = shownRoster(game, roster, judgement, budget);
    RosterFile file;
    file.xml.head = xmlHead;
    file.xml.root = Writer(game, roster, shown, ids).write();
    if (!shown.information.isWhole)
        file.remarks.push_back(Fault::about({}, "the profiles and rules are too many or too long: some are left out"));
    file.xml.tail = "\n";
    return file;
}

RosterFile inFormOf(const RosterFile& came, RosterFile made)
{
    made.entry = came.entry;
    if (!came.xml.head.empty()) {
        made.xml.head = came.xml.head;
        made.xml.tail = came.xml.tail;
        made.xml.spelling = came.xml.spelling;
    }
    return made;
}

} // namespace muster::battlescribe::exchange
