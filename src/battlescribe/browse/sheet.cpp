#include "battlescribe/browse/sheet.h"

#include "battlescribe/browse/textruns.h"
#include "battlescribe/data/words.h"

#include <algorithm>
#include <set>

namespace muster::battlescribe::data {

namespace {

/// Links may lead in circles, and to the same things again and again.
constexpr std::size_t mostDepth = 12;
constexpr std::size_t mostChoices = 2'000;
constexpr std::size_t mostInfo = 1'000;

class Shower {
public:
    explicit Shower(const Definitions& definitions) : m_data(definitions) {}

    ShownChoice line(Id<Node> id)
    {
        const auto node = targetOf(id);
        ShownChoice shown;
        shown.name = m_data.nodes[node].name;
        shown.id = m_data.keys.text(m_data.nodes[id].id);
        shown.isGroup = m_data.nodes[node].kind == Node::Kind::Group;
        shown.type = m_data.nodes[node].type;
        for (const auto each : both(id)) {
            const auto& part = m_data.nodes[each];
            shown.isHidden |= part.isHidden;
            shown.hasModifiers |= part.modifiers.size() + part.modifierGroups.size() > 0;
            addCosts(shown, part);
            addCategories(shown, part);
            for (const auto constraint : part.constraints)
                shown.limits.push_back(limitOf(id, m_data.constraints[constraint]));
        }
        std::erase_if(shown.costs, [](const ShownCost& cost) { return cost.value.isZero(); });
        return shown;
    }

    ShownEntry entry(Id<Node> id)
    {
        m_shown.choice = tree(id, 0);
        return std::move(m_shown);
    }

private:
    [[nodiscard]] Id<Node> targetOf(Id<Node> id) const
    {
        const auto target = m_data.nodes[id].target;
        return target.isNone() ? id : target;
    }

    /// The target, then the link.
    [[nodiscard]] std::vector<Id<Node>> both(Id<Node> id) const
    {
        const auto target = targetOf(id);
        return target == id ? std::vector{id} : std::vector{target, id};
    }

    ShownChoice tree(Id<Node> id, std::size_t depth)
    {
        auto shown = line(id);
        ++m_choices;
        for (const auto each : both(id))
            addInfo(each, 0);
        Key standard;
        for (const auto each : both(id))
            if (const auto key = m_data.nodes[each].defaultKey; !key.isNone())
                standard = key;
        for (const auto each : both(id))
            for (const auto choice : m_data.nodes[each].choices) {
                if (depth == mostDepth || m_choices >= mostChoices) {
                    ++shown.moreChoices;
                    continue;
                }
                shown.choices.push_back(tree(choice, depth + 1));
                const auto& node = m_data.nodes[choice];
                shown.choices.back().isDefault =
                    !standard.isNone() && (node.id == standard || node.targetKey == standard);
            }
        return shown;
    }

    // --- costs, categories, limits ---

    [[nodiscard]] std::string costName(Key type) const
    {
        for (const auto& each : m_data.costTypes)
            if (each.id == type)
                return std::string(m_data.nodes[each.node].name);
        return std::string(m_data.keys.text(type));
    }

    void addCosts(ShownChoice& shown, const Node& part) const
    {
        for (const auto each : part.costs) {
            const auto& cost = m_data.costs[each];
            auto name = costName(cost.type);
            const auto before = std::ranges::find(shown.costs, name, &ShownCost::type);
            if (before != shown.costs.end())
                before->value = cost.value;
            else
                shown.costs.push_back({std::move(name), cost.value});
        }
    }

    void addCategories(ShownChoice& shown, const Node& part) const
    {
        for (const auto each : part.categories) {
            const auto& link = m_data.nodes[each];
            std::string name(shownName(m_data, each));
            if (std::ranges::find(shown.categories, name) != shown.categories.end())
                continue;
            shown.categories.insert(link.isPrimary ? shown.categories.begin() : shown.categories.end(),
                                    std::move(name));
        }
    }

    ShownLimit limitOf(Id<Node> owner, const Constraint& constraint) const
    {
        const auto& query = constraint.query;
        ShownLimit shown{constraint.type, query.value, query.isPercent, fieldOf(query), scopeOf(query), false};
        for (const auto each : both(owner))
            shown.isChanged |= changes(m_data.nodes[each].modifiers, constraint.id) ||
                               changes(m_data.nodes[each].modifierGroups, constraint.id);
        return shown;
    }

    [[nodiscard]] bool changes(IdRange<Modifier> modifiers, Key limit) const
    {
        return std::ranges::any_of(modifiers, [&](auto each) { return m_data.modifiers[each].fieldKey == limit; });
    }

    [[nodiscard]] bool changes(IdRange<ModifierGroup> groups, Key limit) const
    {
        return std::ranges::any_of(groups, [&](auto each) {
            const auto& group = m_data.modifierGroups[each];
            return changes(group.modifiers, limit) || changes(group.groups, limit);
        });
    }

    [[nodiscard]] std::string fieldOf(const Query& query) const
    {
        switch (query.field) {
        case Field::Selections:
            return "selections";
        case Field::Forces:
            return "forces";
        case Field::CostLimit:
            return "limit of " + costName(query.fieldKey);
        case Field::Cost:
        case Field::None:
        case Field::Unknown:
            break;
        }
        return costName(query.fieldKey);
    }

    [[nodiscard]] std::string scopeOf(const Query& query) const
    {
        if (query.scope == Scope::Key || query.scope == Scope::Unknown) {
            const auto nodes = m_data.nodesOf(query.scopeKey);
            return std::string(nodes.empty() ? m_data.keys.text(query.scopeKey) : shownName(m_data, nodes.front()));
        }
        return std::string(scopeWords.textOf(query.scope));
    }

    // --- profiles and rules ---

    /// Of groups and links too; each thing once.
    void addInfo(Id<Node> owner, std::size_t depth)
    {
        for (const auto id : m_data.nodes[owner].info) {
            const auto target = targetOf(id);
            if (depth == mostDepth || m_infoSeen.size() >= mostInfo || !m_infoSeen.insert(target).second)
                continue;
            const bool isHidden = m_data.nodes[id].isHidden || m_data.nodes[target].isHidden;
            switch (m_data.nodes[target].kind) {
            case Node::Kind::Profile:
                addProfile(target, isHidden);
                break;
            case Node::Kind::Rule:
                addRule(target, isHidden);
                break;
            case Node::Kind::InfoGroup:
                addInfo(target, depth + 1);
                break;
            default: // a link to nothing
                break;
            }
        }
    }

    void addProfile(Id<Node> id, bool isHidden)
    {
        const auto& node = m_data.nodes[id];
        ShownProfile shown{std::string(node.name), typeName(node.profileType), {}, printedOf(node), isHidden};
        for (const auto each : node.characteristics) {
            const auto& characteristic = m_data.characteristics[each];
            shown.characteristics.push_back({std::string(characteristic.name), plainText(characteristic.text)});
        }
        m_shown.profiles.push_back(std::move(shown));
    }

    void addRule(Id<Node> id, bool isHidden)
    {
        const auto& node = m_data.nodes[id];
        const std::string_view text = node.details.isNone() ? std::string_view() : m_data.details[node.details].text;
        m_shown.rules.push_back({std::string(node.name), plainText(text), printedOf(node), isHidden});
    }

    [[nodiscard]] std::string typeName(Key type) const
    {
        for (const auto& each : m_data.profileTypes)
            if (each.id == type)
                return std::string(each.name);
        return std::string(m_data.keys.text(type));
    }

    [[nodiscard]] std::string printedOf(const Node& node) const
    {
        if (node.details.isNone())
            return {};
        const auto& details = m_data.details[node.details];
        std::string text(m_data.bookOf(details));
        if (!details.page.empty())
            text += (text.empty() ? "" : ", ") + std::string(details.page);
        return text;
    }

    const Definitions& m_data;
    ShownEntry m_shown;
    std::size_t m_choices = 0;
    std::set<Id<Node>> m_infoSeen;
};

} // namespace

ShownChoice lineOf(const Definitions& definitions, Id<Node> root) { return Shower(definitions).line(root); }

ShownEntry entryOf(const Definitions& definitions, Id<Node> root) { return Shower(definitions).entry(root); }

std::string_view shownName(const Definitions& definitions, Id<Node> node)
{
    const auto& known = definitions.nodes[node];
    return known.target.isNone() ? known.name : definitions.nodes[known.target].name;
}

} // namespace muster::battlescribe::data
