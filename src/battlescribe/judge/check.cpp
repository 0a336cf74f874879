#include "battlescribe/judge/check.h"

#include "battlescribe/judge/change.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

using Nodes = std::array<Id<Node>, 2>;

bool isSame(const Finding& a, const Finding& b)
{
    return a.kind == b.kind && a.owner == b.owner && a.element == b.element && a.category == b.category &&
           a.of == b.of && a.declaredBy == b.declaredBy && a.constraint == b.constraint && a.message == b.message &&
           a.query.fieldKey == b.query.fieldKey;
}

namespace {

template <typename Wants, typename Take>
void eachChangeOf(const Situation& all, const Asker& asker, const Nodes& nodes, const Wants& wants, const Take& take)
{
    const auto isOwn = [&](const Modifier& modifier) { return wants(modifier) && !all.all.isForOthers(modifier); };
    for (const auto node : nodes)
        if (!node.isNone())
            eachModifier(all, asker, all.all.nodes[node], isOwn,
                         [&](Id<Modifier> id, std::int64_t times) { take(all.all.modifiers[id], times); });
    if (asker.self.isNone() || !all.spend(all.remote[asker.self].size()))
        return;
    for (const auto& remote : all.remote[asker.self])
        if (!remote.isForProfiles && wants(all.all.modifiers[remote.modifier]))
            take(all.all.modifiers[remote.modifier], remote.times);
}

} // namespace

Amount valueOf(const Situation& all, const Asker& asker, const Nodes& nodes, Id<Constraint> id)
{
    const auto& constraint = all.all.constraints[id];
    auto value = constraint.query.value;
    eachChangeOf(
        all, asker, nodes,
        [&](const Modifier& modifier) {
            return modifier.field == Modifier::Field::Constraint && modifier.fieldKey == constraint.id;
        },
        [&](const Modifier& modifier, std::int64_t times) { value = changed(all, modifier, times, value); });
    return value;
}

bool isHidden(const Situation& all, const Asker& asker, const Nodes& nodes)
{
    bool isHidden = false;
    for (const auto node : nodes)
        isHidden = isHidden || (!node.isNone() && all.all.nodes[node].isHidden);
    eachChangeOf(
        all, asker, nodes, [](const Modifier& modifier) { return modifier.field == Modifier::Field::Hidden; },
        [&](const Modifier& modifier, std::int64_t) { isHidden = modifier.isTrue; });
    return isHidden;
}

std::string nameOf(const Situation& all, const Asker& asker, const Nodes& nodes)
{
    std::string name(nodes[0].isNone() ? std::string_view() : all.all.nodes[nodes[0]].name);
    eachChangeOf(
        all, asker, nodes, [](const Modifier& modifier) { return modifier.field == Modifier::Field::Name; },
        [&](const Modifier& modifier, std::int64_t times) { name = changed(all, modifier, times, name); });
    return name;
}

Nodes nodesOf(const Situation& all, Id<Node> categoryLink)
{
    return {all.all.nodes[categoryLink].target, categoryLink};
}

Nodes nodesOf(const Situation& all, Id<play::Choice> choice)
{
    return {all.game[choice].target, all.game[choice].link};
}

std::vector<Id<Node>> categoryLinksOf(const Situation& all, Id<Element> force)
{
    std::vector<Id<Node>> links;
    for (const auto node : {all[force].entry, all[force].entryLink})
        if (!node.isNone())
            for (const auto link : all.all.nodes[node].categories)
                if (!all.all.nodes[link].target.isNone())
                    links.push_back(link);
    return links;
}

bool hasPlaceAmong(const Situation& all, const std::vector<Id<Node>>& shown, Id<play::Choice> choice)
{
    if (shown.empty())
        return true;
    bool isInAny = false;
    bool isShown = false;
    for (; !choice.isNone(); choice = all.game[choice].group)
        all.game.eachNodeOf(choice, [&](Id<Node> node) {
            for (const auto link : all.all.nodes[node].categories) {
                const auto category = all.all.nodes[link].targetKey;
                isInAny = true;
                isShown = isShown || std::ranges::any_of(shown, [&](Id<Node> each) {
                              return all.all.nodes[each].targetKey == category;
                          });
            }
        });
    return isShown || !isInAny;
}

namespace {

class Checker {
public:
    explicit Checker(const Situation& all) : m_all(all) {}

    std::vector<Finding> run()
    {
        checkLimits();
        checkLoops();
        for (const auto id : m_all.elements.ids()) {
            if (m_all.isSpent())
                break; // the verdict is open
            if (m_all[id].kind == Element::Kind::Force)
                checkForce(id);
            else if (m_all[id].kind == Element::Kind::Selection && !m_all[id].choice.isNone())
                checkSelection(id);
        }
        checkMissingForces();
        return std::move(m_findings);
    }

private:
    void report(Finding finding)
    {
        if (m_findings.size() >= mostFindings) {
            m_all.tooMuch.emplace("the roster has more than " + std::to_string(mostFindings) +
                                  " faults, and the rest are not told");
            return;
        }
        if (std::ranges::none_of(m_findings, [&](const Finding& each) { return isSame(each, finding); }))
            m_findings.push_back(std::move(finding));
    }

    // --- the roster ---

    void checkLimits()
    {
        for (const auto& limit : m_all.roster.limits) {
            const auto column = m_all.game.columnOf(limit.costType);
            if (column >= m_all.game.costTypes().size())
                continue;
            Finding finding;
            finding.kind = Finding::Kind::OverLimit;
            finding.of = m_all.game.costType(column).node;
            finding.name = m_all.all.nodes[finding.of].name;
            finding.query.field = Field::Cost;
            finding.query.fieldKey = limit.costType;
            finding.count = m_all.wholeCost(Situation::top(), column);
            finding.limit = limit.value;
            if (finding.count > finding.limit)
                report(std::move(finding));
        }
    }

    void checkLoops()
    {
        if (m_all.loops.empty())
            return;
        Finding finding;
        finding.kind = Finding::Kind::CostsInCircle;
        const auto [element, modifier] = *m_all.loops.begin();
        finding.of = m_all.all.modifiers[Id<Modifier>::at(static_cast<std::size_t>(modifier))].owner;
        const auto id = Id<Element>::at(static_cast<std::size_t>(element));
        finding.name = shownName(m_all.askerOf(id));
        report(std::move(finding));
    }

    /// Force entries of which a roster, or a force, must have some and has none.
    void checkMissingForces()
    {
        std::set<Id<File>> files;
        for (const auto file : m_all.all.files.ids())
            if (m_all.all.nodes[m_all.all.files[file].root].kind == Node::Kind::GameSystem)
                files.insert(file);
        for (const auto id : m_all.elements.ids()) {
            const auto& element = m_all[id];
            if (element.kind != Element::Kind::Force)
                continue;
            if (!element.catalogue.isNone())
                files.insert(element.catalogue);
            if (!element.entry.isNone())
                checkMissing(m_all.all.nodes[element.entry].forces, id);
        }
        for (const auto file : files)
            checkMissing(m_all.all.nodes[m_all.all.files[file].root].forces, Situation::top());
    }

    void checkMissing(IdRange<Node> forces, Id<Element> parent)
    {
        for (const auto force : forces) {
            const auto& node = m_all.all.nodes[force];
            const Nodes nodes{node.isLink() ? node.target : force, node.isLink() ? force : Id<Node>()};
            if (!nodes[0].isNone() && !hasForce(nodes[0], parent))
                checkForceEntry({{}, parent, {}, {}}, nodes);
        }
    }

    [[nodiscard]] bool hasForce(Id<Node> entry, Id<Element> parent) const
    {
        return std::ranges::any_of(m_all.elements, [&](const Element& each) {
            return each.kind == Element::Kind::Force && each.parent == parent && each.entry == entry;
        });
    }

    // --- forces ---

    void checkForce(Id<Element> id)
    {
        const auto& force = m_all[id];
        const auto asker = m_all.askerOf(id);
        if (!force.entry.isNone()) {
            checkForceEntry(asker, {force.entry, force.entryLink});
            tell(asker, {force.entry, force.entryLink}, id);
        }
        for (const auto link : categoryLinksOf(m_all, id))
            checkCategory(id, link);
        if (!force.catalogue.isNone())
            checkOffers(m_all.game.offersOf(force.catalogue), id);
    }

    void checkForceEntry(const Asker& asker, const Nodes& nodes)
    {
        if (isHidden(m_all, asker, nodes))
            return;
        for (const auto node : nodes) {
            if (node.isNone())
                continue;
            for (const auto id : m_all.all.nodes[node].constraints) {
                const auto& constraint = m_all.all.constraints[id];
                // A force that is not there breaks only what says "forces".
                if (constraint.query.field != Field::Forces && asker.self.isNone())
                    continue;
                const auto query = queryOfForce(nodes, constraint.query);
                const bool isOfForces = query.field == Field::Forces;
                const Wanted wanted{isOfForces ? Child::Key : Child::Any, m_all.all.nodes[nodes[0]].id, {}, false};
                auto finding = broken(asker, nodes, id, wanted, query);
                if (!finding)
                    continue;
                finding->declaredBy = node;
                finding->name = nameOf(m_all, asker, nodes);
                // Of too many forces, each is told apart; too few are missing once.
                if (!asker.self.isNone() && (!isOfForces || finding->kind == Finding::Kind::TooMany))
                    finding->element = m_all[asker.self].inForce->id;
                finding->owner = isOfForces ? Finding::Owner::Roster : Finding::Owner::Force;
                report(std::move(*finding));
            }
        }
    }

    /// What a limit of a force entry counts if it says "selections": within the force itself, what is chosen at its
    /// top, but not the options of that; anywhere else, the forces of its kind. What is in other forces never counts.
    [[nodiscard]] Query queryOfForce(const Nodes& nodes, const Query& written) const
    {
        auto query = written;
        if (query.field != Field::Selections)
            return query;
        const bool isOwnKey = query.scope == Scope::Key && std::ranges::any_of(nodes, [&](Id<Node> node) {
                                  return !node.isNone() && m_all.all.nodes[node].id == query.scopeKey;
                              });
        if (query.scope == Scope::Self || query.scope == Scope::Force || isOwnKey)
            query.withChildSelections = false;
        else
            query.field = Field::Forces;
        return query;
    }

    void checkCategory(Id<Element> force, Id<Node> link)
    {
        const auto nodes = nodesOf(m_all, link);
        const Asker asker{{}, force, {}, link};
        if (isHidden(m_all, asker, nodes))
            return;
        for (const auto node : nodes) {
            for (const auto id : m_all.all.nodes[node].constraints) {
                auto finding = broken(asker, nodes, id, {Child::Key, m_all.all.nodes[nodes[0]].id, {}, false});
                if (!finding)
                    continue;
                finding->owner = Finding::Owner::Category;
                finding->element = m_all[force].inForce->id;
                finding->category = m_all.all.nodes[nodes[0]].id;
                finding->declaredBy = node;
                finding->name = nameOf(m_all, asker, nodes);
                report(std::move(*finding));
            }
        }
        tell(asker, nodes, force);
    }

    // --- selections ---

    void checkSelection(Id<Element> id)
    {
        const auto asker = m_all.askerOf(id);
        const auto& element = m_all[id];
        const bool isHidden = judge::isHidden(m_all, asker);
        if (isHidden)
            reportHidden(id);
        else if (m_all.game[element.choice].hasConstraints)
            checkChoice(asker);
        tell(asker, nodesOf(m_all, element.choice), id);
        checkOffers(m_all.game.offersOf(element.choice), id);
    }

    void reportHidden(Id<Element> id)
    {
        Finding finding;
        finding.kind = Finding::Kind::Hidden;
        finding.owner = Finding::Owner::Selection;
        finding.element = m_all[id].selection->id;
        finding.choice = m_all[id].choice;
        finding.of = m_all.game[finding.choice].target;
        finding.declaredBy = finding.of;
        finding.name = shownName(m_all.askerOf(id));
        report(std::move(finding));
    }

    /// Groups, and what is not taken although it may have to be.
    void checkOffers(const play::Offers& offers, Id<Element> owner)
    {
        if (offers.checked.empty() && offers.telling.empty())
            return;
        const auto taken = choicesIn(owner);
        const auto shown = categoryLinksOf(m_all, owner);
        for (const auto choice : offers.checked) {
            if (!m_all.spend(1))
                return;
            if (!m_all.game[choice].isGroup && std::ranges::binary_search(taken, choice))
                continue;
            const auto asker = Situation::askerBelow(owner, choice);
            if (hasPlaceAmong(m_all, shown, choice) && !isHidden(m_all, asker))
                checkChoice(asker);
        }
        for (const auto group : offers.telling)
            tell(Situation::askerBelow(owner, group), nodesOf(m_all, group), owner);
    }

    /// What is taken directly in it, sorted.
    [[nodiscard]] std::vector<Id<play::Choice>> choicesIn(Id<Element> owner) const
    {
        std::vector<Id<play::Choice>> choices;
        for (auto each = owner.next(); each < m_all[owner].end && m_all.spend(1); each = m_all[each].end)
            if (!m_all[each].choice.isNone())
                choices.push_back(m_all[each].choice);
        std::ranges::sort(choices);
        return choices;
    }

    void checkChoice(const Asker& asker)
    {
        const auto nodes = nodesOf(m_all, asker.choice);
        for (const auto node : nodes)
            if (!node.isNone())
                for (const auto constraint : m_all.all.nodes[node].constraints)
                    checkConstraint(asker, nodes, node, constraint);
    }

    void checkConstraint(const Asker& asker, const Nodes& nodes, Id<Node> node, Id<Constraint> id)
    {
        const auto& constraint = m_all.all.constraints[id];
        const auto key = m_all.all.nodes[nodes[0]].id;
        Wanted wanted{key.isNone() ? Child::Any : Child::Key, key, {}, false};
        if (!constraint.query.isShared || key.isNone()) // what has no id is only itself
            wanted.choice = asker.choice;
        auto finding = broken(asker, nodes, id, wanted);
        if (!finding || !isFirstIn(asker, constraint.query, wanted, id))
            return;
        finding->choice = asker.choice;
        finding->declaredBy = node;
        finding->name = shownName(asker);
        setOwner(*finding, asker);
        report(std::move(*finding));
    }

    /// What is counted together is wrong once, not once for each that is counted.
    bool isFirstIn(const Asker& asker, const Query& query, const Wanted& wanted, Id<Constraint> id)
    {
        auto place = asker.self; // a scope of many places is told for each
        if (query.scope == Scope::Roster)
            place = Situation::top();
        else if (query.scope == Scope::Force)
            place = m_all[asker.parent].force;
        else if (query.scope != Scope::Self || asker.self.isNone())
            place = asker.parent;
        return m_checked.insert({place.value(), wanted.choice.value(), id.value()}).second;
    }

    // --- one constraint ---

    /// What is broken, if it is; who has to see to it is added by the caller.
    std::optional<Finding> broken(const Asker& asker, const Nodes& nodes, Id<Constraint> id, const Wanted& wanted)
    {
        return broken(asker, nodes, id, wanted, m_all.all.constraints[id].query);
    }

    std::optional<Finding> broken(const Asker& asker, const Nodes& nodes, Id<Constraint> id, const Wanted& wanted,
                                  const Query& query)
    {
        const auto& constraint = m_all.all.constraints[id];
        if (constraint.isNegative || constraint.type == Constraint::Type::Unknown)
            m_all.unknown.emplace("a constraint of an unknown type");
        const auto value = valueOf(m_all, asker, nodes, id);
        if (constraint.type == Constraint::Type::Max && value.isNegative())
            return std::nullopt;
        const auto parents = parentsOf(asker, constraint);
        const auto count = countOf(m_all, asker, query, wanted, value, parents);
        if (!count || !isBroken(constraint.type, count->order))
            return std::nullopt;
        Finding finding;
        finding.kind = constraint.type == Constraint::Type::Exactly ? Finding::Kind::NotExactly
                       : count->order > 0                           ? Finding::Kind::TooMany
                                                                    : Finding::Kind::TooFew;
        finding.of = nodes[0];
        finding.constraint = id;
        finding.query = query;
        finding.count = count->sum;
        finding.limit = count->limit;
        if (query.isPercent)
            finding.percent = value;
        finding.isEach = parents > 1;
        return finding;
    }

    static bool isBroken(Constraint::Type type, std::strong_ordering order)
    {
        return (type == Constraint::Type::Max && order > 0) || (type == Constraint::Type::Min && order < 0) ||
               (type == Constraint::Type::Exactly && order != 0);
    }

    /// Among how many the count is shared out: below so many of the parent, a limit is for each of them.
    [[nodiscard]] std::int64_t parentsOf(const Asker& asker, const Constraint& constraint) const
    {
        if (constraint.query.scope != Scope::Parent || asker.choice.isNone() || asker.parent.isNone() ||
            m_all[asker.parent].kind != Element::Kind::Selection)
            return 1;
        return std::max<std::int64_t>(m_all[asker.parent].number, 1);
    }

    void setOwner(Finding& finding, const Asker& asker) const
    {
        const bool isMin = finding.kind != Finding::Kind::TooMany;
        const auto& parent = m_all[asker.parent];
        if (!isMin && !asker.self.isNone()) {
            finding.owner = Finding::Owner::Selection;
            finding.element = m_all[asker.self].selection->id;
        } else if (parent.kind == Element::Kind::Selection) {
            finding.owner = Finding::Owner::Selection;
            finding.element = parent.selection->id;
        } else if (isMin && finding.query.scope == Scope::Roster) {
            finding.owner = Finding::Owner::Roster;
        } else {
            finding.owner = Finding::Owner::Force;
            finding.element = parent.inForce->id;
            if (isMin && finding.query.scope == Scope::Parent && !m_all.game[asker.choice].isGroup)
                setCategory(finding, asker);
        }
    }

    void setCategory(Finding& finding, const Asker& asker) const
    {
        auto primary = asker.self.isNone() ? Key() : m_all.categories[asker.self].primary;
        if (asker.self.isNone())
            for (const auto node : nodesOf(m_all, asker.choice))
                if (!node.isNone())
                    for (const auto link : m_all.all.nodes[node].categories)
                        if (m_all.all.nodes[link].isPrimary)
                            primary = m_all.all.nodes[link].targetKey;
        if (primary.isNone())
            return;
        finding.owner = Finding::Owner::Category;
        finding.category = primary;
    }

    /// Of New Recruit: modifiers that add a text to the errors. Its warnings, infos and readmes are notes for the
    /// player, so no verdict depends on them.
    void tell(const Asker& asker, const Nodes& nodes, Id<Element> at)
    {
        eachChangeOf(
            m_all, asker, nodes, [](const Modifier& modifier) { return modifier.field == Modifier::Field::Error; },
            [&](const Modifier& modifier, std::int64_t) {
                Finding finding;
                finding.kind = Finding::Kind::Message;
                const bool isForce = m_all[at].kind == Element::Kind::Force;
                finding.owner = isForce ? Finding::Owner::Force : Finding::Owner::Selection;
                finding.element = isForce ? m_all[at].inForce->id : m_all[at].selection->id;
                finding.of = nodes[0];
                finding.declaredBy = modifier.owner;
                finding.choice = asker.choice;
                finding.name = asker.choice.isNone() ? nameOf(m_all, asker, nodes) : shownName(asker);
                finding.message = withName(std::string(modifier.value), finding.name);
                report(std::move(finding));
            });
    }

    static std::string withName(std::string text, const std::string& name)
    {
        constexpr std::string_view mark = "{this}";
        for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + name.size()))
            text.replace(at, mark.size(), name);
        return text;
    }

    [[nodiscard]] std::string shownName(const Asker& asker) const
    {
        return changedText(m_all, asker, Modifier::Field::Name, m_all.game.target(asker.choice).name);
    }

    static constexpr std::size_t mostFindings = 1'000;

    const Situation& m_all;
    std::vector<Finding> m_findings;
    std::set<std::array<std::int32_t, 3>> m_checked; ///< place, choice if it counts alone, and constraint
};

} // namespace

std::vector<Finding> check(const Situation& situation) { return Checker(situation).run(); }

} // namespace muster::battlescribe::judge
