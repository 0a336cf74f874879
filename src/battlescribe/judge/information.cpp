#include "battlescribe/judge/information.h"

#include "battlescribe/judge/causes.h"
#include "battlescribe/judge/change.h"
#include "battlescribe/judge/check.h"
#include "battlescribe/judge/settle.h"
#include "battlescribe/judge/tellapart.h"

#include <algorithm>
#include <utility>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

/// Information groups in each other, and the links on the way, from the outermost. They may lead back to themselves.
constexpr std::size_t mostDepth = 50;

class Writer {
public:
    Writer(const Situation& situation, Id<Element> element)
        : m_situation(situation), m_element(element), m_asker(situation.askerOf(element))
    {
        m_asker.isForInformation = true;
    }

    Information write()
    {
        const auto& element = m_situation[m_element];
        if (element.kind == Element::Kind::Force) {
            writeForce(element);
        } else if (!element.choice.isNone()) {
            writeChoice(element);
            for (const auto category : m_situation.categories[m_element].keys)
                writeCategory(category, element.catalogue);
        } else if (element.selection != nullptr && element.selection->stored) {
            writeStored(element.selection->stored->selection);
        }
        return std::move(m_information);
    }

private:
    void writeForce(const Element& element)
    {
        for (const auto node : {element.entry, element.entryLink})
            if (!node.isNone()) {
                m_information.source = sourceOf(node, {node});
                writeAll(m_situation.data.nodes[node].info);
            }
        for (const auto link : categoryLinksOf(m_situation, m_element))
            writeCategory(m_situation.data.nodes[link].targetKey, element.catalogue);
        if (element.catalogue.isNone())
            return;
        for (const auto file : m_situation.data.files[element.catalogue].reach)
            writeAll(m_situation.data.nodes[m_situation.data.files[file].root].info);
    }

    /// The nearest category with this id in the reach of the force's catalogue.
    void writeCategory(Key key, Id<File> catalogue)
    {
        if (catalogue.isNone())
            return;
        for (const auto file : m_situation.data.files[catalogue].reach)
            for (const auto id : m_situation.data.nodesOf(key)) {
                const auto& node = m_situation.data.nodes[id];
                if (node.file != file || node.kind != Node::Kind::Category)
                    continue;
                auto own = std::exchange(m_information, {});
                writeAll(node.info);
                CategoryInformation information{key, std::move(m_information.profiles), std::move(m_information.rules)};
                m_information = std::move(own);
                if (!information.profiles.empty() || !information.rules.empty())
                    m_information.categories.push_back(std::move(information));
                return;
            }
    }

    void writeChoice(const Element& element)
    {
        const auto& choice = m_situation.game[element.choice];
        std::vector<Id<Node>> path{choice.target};
        if (!choice.link.isNone())
            path.push_back(choice.link);
        m_information.source = sourceOf(choice.target, path);
        m_situation.game.eachNodeOf(element.choice,
                                    [&](Id<Node> node) { writeAll(m_situation.data.nodes[node].info); });
    }

    void writeStored(const FileSelection& stored)
    {
        for (const auto& profile : stored.profiles)
            m_information.profiles.emplace_back(profile);
        for (const auto& rule : stored.rules)
            m_information.rules.emplace_back(rule);
    }

    void writeAll(IdRange<Node> nodes)
    {
        for (const auto id : nodes)
            write(id);
    }

    void write(Id<Node> id)
    {
        constexpr std::uint64_t memory = 500; // so that groups in groups in groups do not fill it
        if (!m_situation.spend(memory))
            return;
        const auto& node = m_situation.data.nodes[id];
        const auto target = node.isLink() ? node.target : id;
        if (target.isNone() || m_path.size() >= mostDepth || std::ranges::find(m_path, target) != m_path.end())
            return;
        const auto before = m_path.size();
        m_path.push_back(target);
        if (node.isLink())
            m_path.push_back(id);
        if (!isHidden({m_path.begin() + static_cast<std::ptrdiff_t>(before), m_path.end()}))
            writeTarget(target, before);
        m_path.resize(before);
    }

    void writeTarget(Id<Node> target, std::size_t before)
    {
        const auto& node = m_situation.data.nodes[target];
        const std::vector<Id<Node>> own(m_path.begin() + static_cast<std::ptrdiff_t>(before), m_path.end());
        switch (node.kind) {
        case Node::Kind::Profile:
            writeProfile(target, own);
            break;
        case Node::Kind::Rule:
            writeRule(target, own);
            break;
        case Node::Kind::InfoGroup:
            // What changes a group, or a link to it, changes what is in it.
            m_outer.insert(m_outer.end(), own.begin(), own.end());
            writeAll(node.info);
            m_outer.resize(m_outer.size() - own.size());
            break;
        default:
            break;
        }
    }

    void writeProfile(Id<Node> id, const std::vector<Id<Node>>& own)
    {
        const auto& node = m_situation.data.nodes[id];
        JudgedProfile shown;
        shown.id = m_situation.data.keys.text(node.id);
        shown.typeKey = node.profileType;
        shown.type = typeName(node);
        shown.name = text(own, Modifier::Field::Name, {}, node.name, shown.type);
        shown.annotation = text(own, Modifier::Field::Annotation, {}, {}, shown.type);
        for (const auto each : node.characteristics) {
            const auto& characteristic = m_situation.data.characteristics[each];
            shown.columns.push_back(characteristic.type);
            shown.characteristics.push_back(
                {std::string(characteristic.name), text(own, Modifier::Field::Characteristic, characteristic.type,
                                                        wordsOf(node, characteristic), shown.type)});
        }
        setSource(shown, id, own);
        shown.changedBy = causesOf(own, shown.type, [&](const Modifier& modifier) {
            return modifier.field == Modifier::Field::Characteristic &&
                   std::any_of(node.characteristics.begin(), node.characteristics.end(), [&](auto each) {
                       return m_situation.data.characteristics[each].type == modifier.fieldKey;
                   });
        });
        m_information.profiles.push_back(std::move(shown));
    }

    /// New Recruit keeps one text for a type: where a profile has two of it, both are the last.
    [[nodiscard]] std::string_view wordsOf(const Node& profile, const data::Characteristic& characteristic) const
    {
        auto words = characteristic.text;
        if (m_situation.roster.manner == Manner::NewRecruit)
            for (const auto id : profile.characteristics)
                if (const auto& each = m_situation.data.characteristics[id]; each.type == characteristic.type)
                    words = each.text;
        return words;
    }

    void writeRule(Id<Node> id, const std::vector<Id<Node>>& own)
    {
        const auto& node = m_situation.data.nodes[id];
        const auto words = node.details.isNone() ? std::string_view() : m_situation.data.details[node.details].text;
        JudgedRule shown;
        shown.id = m_situation.data.keys.text(node.id);
        shown.name = text(own, Modifier::Field::Name, {}, node.name, {});
        shown.text = text(own, Modifier::Field::Description, {}, words, {});
        setSource(shown, id, own);
        shown.changedBy =
            causesOf(own, {}, [](const Modifier& modifier) { return modifier.field == Modifier::Field::Description; });
        m_information.rules.push_back(std::move(shown));
    }

    [[nodiscard]] std::string typeName(const Node& profile) const
    {
        for (const auto file : m_situation.data.files[profile.file].reach)
            for (const auto id : m_situation.data.files[file].profileTypes)
                if (m_situation.data.profileTypes[id].id == profile.profileType)
                    return std::string(m_situation.data.profileTypes[id].name);
        return {};
    }

    [[nodiscard]] bool isHidden(const std::vector<Id<Node>>& own) const
    {
        bool isHidden = std::ranges::any_of(own, [&](Id<Node> node) { return m_situation.data.nodes[node].isHidden; });
        eachChangeOf(
            own, [](const Modifier& modifier) { return modifier.field == Modifier::Field::Hidden; }, {},
            [&](const Modifier& modifier, Decimal) { isHidden = modifier.isTrue; });
        return isHidden;
    }

    [[nodiscard]] std::string text(const std::vector<Id<Node>>& own, Modifier::Field field, Key key,
                                   std::string_view words, std::string_view profileType) const
    {
        std::string result(words);
        eachChangeOf(
            own,
            [&](const Modifier& modifier) {
                return modifier.field == field && (key.isNone() || modifier.fieldKey == key);
            },
            profileType,
            [&](const Modifier& modifier, Decimal times) { result = changed(m_situation, modifier, times, result); });
        return result;
    }

    /// What has changed its name or, as `isText` says, a text of it, or has made it appear.
    template <typename IsText>
    [[nodiscard]] std::vector<std::string> causesOf(const std::vector<Id<Node>>& own, std::string_view profileType,
                                                    const IsText& isText) const
    {
        std::vector<std::string> names;
        const auto wants = [&](const Modifier& modifier) {
            return (modifier.field == Modifier::Field::Name || isText(modifier) ||
                    (modifier.field == Modifier::Field::Hidden && !modifier.isTrue)) &&
                   !m_situation.data.isForOthers(modifier);
        };
        for (const auto* nodes : {&own, &m_outer})
            for (const auto id : *nodes)
                addCauses(m_situation, m_asker, m_situation.data.nodes[id], wants, names);
        if (profileType.empty())
            return names;
        for (const auto& remote : m_situation.remote[m_element]) {
            const auto& modifier = m_situation.data.modifiers[remote.modifier];
            const bool isChange = modifier.field == Modifier::Field::Name || isText(modifier);
            const auto choice = m_situation[remote.from].choice;
            if (remote.isForProfiles && isChange && remote.from != m_element && !choice.isNone() &&
                isForType(modifier, profileType))
                addOnce(names, m_situation.game.target(choice).name);
        }
        return names;
    }

    /// The modifiers of the thing itself, its link's, those of the groups around it, then what others change.
    template <typename Wants, typename Take>
    void eachChangeOf(const std::vector<Id<Node>>& own, const Wants& wants, std::string_view profileType,
                      const Take& take) const
    {
        const auto isOwn = [&](const Modifier& modifier) {
            return wants(modifier) && !m_situation.data.isForOthers(modifier);
        };
        const auto run = [&](Id<Node> node) {
            eachModifier(m_situation, m_asker, m_situation.data.nodes[node], isOwn,
                         [&](Id<Modifier> id, Decimal times) { take(m_situation.data.modifiers[id], times); });
        };
        for (const auto node : own)
            run(node);
        for (const auto node : m_outer)
            run(node);
        if (profileType.empty())
            return;
        for (const auto& remote : m_situation.remote[m_element])
            if (remote.isForProfiles && wants(m_situation.data.modifiers[remote.modifier]) &&
                isForType(m_situation.data.modifiers[remote.modifier], profileType))
                take(m_situation.data.modifiers[remote.modifier], remote.times);
    }

    [[nodiscard]] bool isForType(const Modifier& modifier, std::string_view profileType) const
    {
        const auto steps = m_situation.data.remotes[modifier.remote].steps;
        return std::none_of(steps.begin(), steps.end(), [&](auto id) {
            const auto& step = m_situation.data.steps[id];
            return step.kind == data::Step::Kind::ProfileType && step.text != profileType;
        });
    }

    template <typename Shown>
    void setSource(Shown& shown, Id<Node> id, const std::vector<Id<Node>>& own) const
    {
        const auto source = sourceOf(id, own);
        shown.printed = source;
        shown.publicationKey = source.publicationKey;
    }

    /// The target's, never the link's; the page as modifiers make it. New Recruit takes the link's if it has one, and
    /// leaves the page as it is.
    [[nodiscard]] Source sourceOf(Id<Node> id, const std::vector<Id<Node>>& own) const
    {
        const bool isOfNewRecruit = m_situation.roster.manner == Manner::NewRecruit;
        Source source;
        const auto take = [&](Id<Node> from) {
            const auto& node = m_situation.data.nodes[from];
            if (node.details.isNone())
                return;
            const auto& details = m_situation.data.details[node.details];
            if (!details.publication.isNone() || !details.book.empty()) {
                source.publicationKey = details.publication;
                source.publication = m_situation.data.bookOf(details);
            }
            if (!details.page.empty())
                source.page = details.page;
        };
        take(id);
        if (isOfNewRecruit) {
            for (const auto link : own)
                if (m_situation.data.nodes[link].isLink())
                    take(link);
            return source;
        }
        eachChangeOf(
            own, [](const Modifier& modifier) { return modifier.field == Modifier::Field::Page; }, {},
            [&](const Modifier& modifier, Decimal times) {
                source.page = changed(m_situation, modifier, times, source.page);
            });
        return source;
    }

    const Situation& m_situation;
    Id<Element> m_element;
    Asker m_asker;
    Information m_information;
    std::vector<Id<Node>> m_path;  ///< targets and links that lead here
    std::vector<Id<Node>> m_outer; ///< groups around, and links to them
};

} // namespace

RosterInformation informationOf(Game& game, const Roster& roster, WorkBudget& budget)
{
    Situation situation(game, roster, budget);
    (void)settle(situation); // the judgement says so
    return informationOf(situation);
}

RosterInformation informationOf(const Situation& situation)
{
    RosterInformation information;
    for (const auto id : situation.elements.ids())
        if (situation[id].kind != Element::Kind::Roster)
            information.elements.add(Writer(situation, id).write());
    tellApart(information.elements);
    information.isWhole = !situation.isSpent() && situation.tooMuch.empty();
    return information;
}

} // namespace muster::battlescribe::judge
