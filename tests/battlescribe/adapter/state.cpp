#include "battlescribe/adapter/state.h"

#include "battlescribe/judge/check.h"
#include "battlescribe/judge/order.h"

#include <algorithm>

namespace muster::testing {

using namespace battlescribe;
using namespace battlescribe::data;
using battlescribe::judge::Judged;
using nlohmann::json;

namespace {

json number(Decimal amount) { return json::parse(amount.text()); }

class Writer {
public:
    Writer(Game& game, const Roster& roster)
        : m_game(game),
          m_all(game.definitions()),
          m_roster(roster),
          m_judgement(judge::judge(game, roster)),
          m_information(informationOf(game, roster))
    {
    }

    json state()
    {
        const auto& system = m_all.files[Id<File>::at(0)];
        json state{{"name", m_roster.name},
                   {"gameSystemId", text(system.id)},
                   {"gameSystemName", m_all.nodes[system.root].name},
                   {"costs", json::array()},
                   {"costLimits", json::array()},
                   {"forces", json::array()}};
        for (const auto& total : m_judgement.totals) {
            if (isUsed(total))
                state["costs"].push_back(cost(total.costType, total.sum));
            if (total.limit)
                state["costLimits"].push_back(cost(total.costType, *total.limit));
        }
        for (const auto id : inOrder(m_game, m_roster, m_judgement, noId))
            state["forces"].push_back(force(id));
        return state;
    }

private:
    [[nodiscard]] std::string text(Key key) const { return std::string(m_all.keys.text(key)); }

    /// A kind of cost that nothing in the data of the force has is not told.
    [[nodiscard]] bool isUsed(const judge::Total& total) const
    {
        return !total.sum.isZero() ||
               std::ranges::any_of(m_all.costs, [&](const data::Cost& cost) { return cost.type == total.costType; }) ||
               m_all.costs.empty();
    }

    [[nodiscard]] json cost(Key type, Decimal value) const
    {
        const auto& node = m_all.nodes[m_game.costType(m_game.columnOf(type)).node];
        return {{"name", node.name}, {"typeId", text(type)}, {"value", number(value)}, {"hidden", node.isHidden}};
    }

    json force(Id<Judged> id)
    {
        const auto& judged = m_judgement.elements[id];
        const auto& value = *battlescribe::forceOf(m_roster, judged.id);
        const auto& file = m_all.files[value.catalogue];
        json force{{"id", judged.id},
                   {"name", judged.name},
                   {"entryId", text(m_game.node(value.entry).id)},
                   {"hidden", judged.isHidden},
                   {"catalogueId", text(file.id)},
                   {"catalogueName", m_all.nodes[file.root].name},
                   {"customName", value.notes.customName},
                   {"customNotes", value.notes.notes},
                   {"selections", json::array()},
                   {"childForces", json::array()},
                   {"publications", json::array()},
                   {"categories", categories(value, id)}};
        const auto& offers = m_game.offersOf(value.catalogue);
        force["availableEntryCount"] =
            std::ranges::count_if(offers.choices, [&](auto choice) { return !m_game[choice].isGroup; });
        for (const auto reached : file.reach)
            for (const auto publication : m_all.files[reached].publications)
                force["publications"].push_back(
                    {{"id", text(m_all.publications[publication].id)}, {"name", m_all.publications[publication].name}});
        addInformation(force, id);
        for (const auto child : inOrder(m_game, m_roster, m_judgement, id)) {
            if (m_judgement.elements[child].kind == judge::Element::Kind::Force)
                force["childForces"].push_back(this->force(child));
            else
                force["selections"].push_back(selection(child));
        }
        return force;
    }

    json categories(const Force& force, Id<Judged> id)
    {
        json list = json::array();
        const auto add = [&](const std::string& entry, const std::string& name) {
            const auto found = std::ranges::find(force.categories, entry, &CategoryNotes::category);
            const auto notes = found == force.categories.end() ? Notes() : found->notes;
            list.push_back({{"name", name},
                            {"entryId", entry},
                            {"primary", false},
                            {"customName", notes.customName},
                            {"customNotes", notes.notes}});
            addCategoryInformation(list.back(), id, m_all.keys.find(entry));
        };
        add(std::string(noCategory), std::string(noCategoryName));
        for (const auto& tally : m_judgement.tallies)
            if (tally.force == id)
                add(text(tally.category), tally.name);
        return list;
    }

    json selection(Id<Judged> id)
    {
        const auto& judged = m_judgement.elements[id];
        const auto& value = *battlescribe::selectionOf(m_roster, judged.id);
        const auto& choice = m_game[judged.choice];
        json selection{{"id", judged.id},
                       {"name", judged.name},
                       {"entryId", m_game.pathOf(judged.choice)},
                       {"entryGroupId", choice.group.isNone() ? std::string() : m_game.pathOf(choice.group)},
                       {"type", type(m_game.node(choice.target).type)},
                       {"number", judged.number},
                       {"hidden", judged.isHidden},
                       {"customName", value.notes.customName},
                       {"customNotes", value.notes.notes},
                       {"costs", json::array()},
                       {"categories", json::array()},
                       {"children", json::array()}};
        for (std::size_t column = 0; column < judged.costs.size(); ++column)
            if (hasCost(judged, column))
                selection["costs"].push_back(cost(m_game.costTypes()[column], judged.costs[column]));
        for (const auto key : judged.categories.keys) {
            selection["categories"].push_back(
                {{"name", categoryName(key)}, {"entryId", text(key)}, {"primary", key == judged.categories.primary}});
            addCategoryInformation(selection["categories"].back(), id, key);
        }
        if (judged.isUncategorized)
            selection["categories"].push_back(
                {{"name", noCategoryOfNewRecruit}, {"entryId", noCategory}, {"primary", true}});
        addInformation(selection, id);
        for (const auto child : inOrder(m_game, m_roster, m_judgement, id))
            selection["children"].push_back(this->selection(child));
        return selection;
    }

    [[nodiscard]] bool hasCost(const Judged& judged, std::size_t column) const
    {
        bool has = !judged.costs[column].isZero();
        m_game.eachNodeOf(judged.choice, [&](Id<Node> node) {
            for (const auto id : m_all.nodes[node].costs)
                has = has || m_all.costs[id].type == m_game.costTypes()[column];
        });
        return has;
    }

    static std::string_view type(Node::EntryType type)
    {
        return type == Node::EntryType::Unit ? "unit" : type == Node::EntryType::Model ? "model" : "upgrade";
    }

    [[nodiscard]] std::string_view categoryName(Key key) const
    {
        for (const auto id : m_all.nodesOf(key))
            if (m_all.nodes[id].kind == Node::Kind::Category)
                return m_all.nodes[id].name;
        return {};
    }

    void addInformation(json& owner, Id<Judged> id) const
    {
        const auto& information = m_information[id];
        owner["publicationId"] = text(information.source.publicationKey);
        owner["publicationName"] = information.source.publication;
        owner["page"] = information.source.page;
        addLists(owner, information.profiles, information.rules);
    }

    void addCategoryInformation(json& owner, Id<Judged> id, Key category) const
    {
        addLists(owner, {}, {});
        for (const auto& each : m_information[id].categories)
            if (each.category == category)
                addLists(owner, each.profiles, each.rules);
    }

    void addLists(json& owner, const std::vector<judge::JudgedProfile>& profiles,
                  const std::vector<judge::JudgedRule>& rules) const
    {
        owner["profiles"] = json::array();
        owner["rules"] = json::array();
        for (const auto& profile : profiles) {
            json written{{"name", profile.name},
                         {"typeId", text(profile.typeKey)},
                         {"typeName", profile.type},
                         {"hidden", false},
                         {"page", profile.printed.page},
                         {"publicationId", text(profile.publicationKey)},
                         {"characteristics", json::array()}};
            for (std::size_t i = 0; i < profile.characteristics.size(); ++i)
                written["characteristics"].push_back(
                    {{"name", profile.characteristics[i].name},
                     {"typeId", i < profile.columns.size() ? text(profile.columns[i]) : std::string()},
                     {"value", profile.characteristics[i].value}});
            owner["profiles"].push_back(std::move(written));
        }
        for (const auto& rule : rules)
            owner["rules"].push_back({{"name", rule.name},
                                      {"description", rule.text},
                                      {"hidden", false},
                                      {"page", rule.printed.page},
                                      {"publicationId", text(rule.publicationKey)}});
    }

    static Table<Judged, judge::Information> informationOf(Game& game, const Roster& roster)
    {
        WorkBudget budget(judge::mostWork);
        return judge::informationOf(game, roster, budget).elements;
    }

    Game& m_game;
    const Definitions& m_all;
    const Roster& m_roster;
    judge::Judgement m_judgement;
    Table<Judged, judge::Information> m_information;
};

std::string ownerEntry(const Game& game, const Roster& roster, const judge::Finding& finding)
{
    const auto& keys = game.definitions().keys;
    switch (finding.owner) {
    case judge::Finding::Owner::Roster:
        return {};
    case judge::Finding::Owner::Force:
        return std::string(keys.text(game.node(battlescribe::forceOf(roster, finding.element)->entry).id));
    case judge::Finding::Owner::Category:
        return std::string(keys.text(finding.category));
    case judge::Finding::Owner::Selection:
        break;
    }
    return std::string(keys.text(game.target(battlescribe::selectionOf(roster, finding.element)->choice).id));
}

} // namespace

json stateOf(Game& game, const Roster& roster) { return Writer(game, roster).state(); }

json errorsOf(Game& game, const Roster& roster)
{
    using Kind = judge::Finding::Kind;
    constexpr std::array owners{"roster", "force", "category", "selection"};
    const auto& all = game.definitions();
    json errors = json::array();
    const auto judgement = judge::judge(game, roster);
    for (const auto& finding : judgement.findings) {
        const auto text = [&](Key key) { return std::string(all.keys.text(key)); };
        std::string entry(text(game.node(finding.declaredBy.isNone() ? finding.of : finding.declaredBy).id));
        std::string constraint;
        if (finding.kind == Kind::OverLimit) {
            entry = "costLimits";
            constraint = text(finding.query.fieldKey);
        } else if (!finding.constraint.isNone()) {
            constraint = text(all.constraints[finding.constraint].id);
        } else {
            constraint = finding.kind == Kind::Hidden ? "hidden" : finding.kind == Kind::Message ? "error" : "costs";
        }
        errors.push_back({{"ownerType", owners[static_cast<std::size_t>(finding.owner)]},
                          {"ownerEntryId", ownerEntry(game, roster, finding)},
                          {"entryId", entry},
                          {"constraintId", constraint},
                          {"message", finding.message}});
    }
    return errors;
}

} // namespace muster::testing
