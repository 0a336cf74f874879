#include "battlescribe/judge/check.h"

#include "battlescribe/judge/change.h"

#include <algorithm>

namespace muster::battlescribe::judge {

using namespace data;

bool isSame(const Finding& a, const Finding& b)
{
    return a.kind == b.kind && a.owner == b.owner && a.element == b.element && a.category == b.category &&
           a.of == b.of && a.declaredBy == b.declaredBy && a.constraint == b.constraint && a.message == b.message &&
           a.query.fieldKey == b.query.fieldKey;
}

Decimal valueOf(const Situation& situation, const Asker& asker, const Nodes& nodes, Id<Constraint> id)
{
    const auto& constraint = situation.data.constraints[id];
    auto value = constraint.query.value;
    eachChange(
        situation, asker, nodes,
        [&](const Modifier& modifier) {
            return modifier.field == Modifier::Field::Constraint && modifier.fieldKey == constraint.id;
        },
        [&](const Modifier& modifier, Decimal times) { value = changed(situation, modifier, times, value); });
    return value;
}

std::vector<Id<Node>> categoryLinksOf(const Situation& situation, Id<Element> force)
{
    std::vector<Id<Node>> links;
    for (const auto node : {situation[force].entry, situation[force].entryLink})
        if (!node.isNone())
            for (const auto link : situation.data.nodes[node].categories)
                if (!situation.data.nodes[link].target.isNone())
                    links.push_back(link);
    return links;
}

bool hasPlaceAmong(const Situation& situation, const std::vector<Id<Node>>& shown, Id<Choice> choice)
{
    if (shown.empty())
        return true;
    bool isInAny = false;
    bool isShown = false;
    for (; !choice.isNone(); choice = situation.game[choice].group)
        situation.game.eachNodeOf(choice, [&](Id<Node> node) {
            for (const auto link : situation.data.nodes[node].categories) {
                const auto category = situation.data.nodes[link].targetKey;
                isInAny = true;
                isShown = isShown || std::ranges::any_of(shown, [&](Id<Node> each) {
                              return situation.data.nodes[each].targetKey == category;
                          });
            }
        });
    return isShown || !isInAny;
}

namespace {

class Checker {
public:
    explicit Checker(const Situation& situation) : m_situation(situation) {}

    std::vector<Finding> run()
    {
        checkLimits();
        checkLoops();
        for (const auto id : m_situation.elements.ids()) {
            if (m_situation.isSpent())
                break; // the verdict is open
            if (m_situation[id].kind == Element::Kind::Force)
                checkForce(id);
            else if (m_situation[id].kind == Element::Kind::Selection && !m_situation[id].choice.isNone())
                checkSelection(id);
        }
        checkMissingForces();
        return std::move(m_findings);
    }

private:
    void report(Finding finding)
    {
        if (m_findings.size() >= mostFindings) {
            m_situation.tooMuch.emplace("the roster has more than " + std::to_string(mostFindings) +
                                        " faults, and the rest are not told");
            return;
        }
        if (std::ranges::none_of(m_findings, [&](const Finding& each) { return isSame(each, finding); }))
            m_findings.push_back(std::move(finding));
    }

    // --- the roster ---

    void checkLimits()
    {
        for (const auto& limit : m_situation.roster.limits) {
            const auto column = m_situation.game.columnOf(limit.costType);
            if (column >= m_situation.game.costTypes().size())
                continue;
            Finding finding;
            finding.kind = Finding::Kind::OverLimit;
            finding.of = m_situation.game.costType(column).node;
            finding.name = m_situation.data.nodes[finding.of].name;
            finding.query.field = Field::Cost;
            finding.query.fieldKey = limit.costType;
            finding.count = m_situation.wholeCost(Situation::top(), column);
            finding.limit = limit.value;
            if (finding.count > finding.limit)
                report(std::move(finding));
        }
    }

    void checkLoops()
    {
        if (m_situation.loops.empty())
            return;
        Finding finding;
        finding.kind = Finding::Kind::CostsInCircle;
        const auto [id, modifier] = *m_situation.loops.begin();
        finding.of = m_situation.data.modifiers[modifier].owner;
        finding.name = nameOf(m_situation, m_situation.askerOf(id), nodesOf(m_situation, m_situation[id].choice));
        report(std::move(finding));
    }

    /// Reports force entries that a roster, or a force, must have and does not.
    void checkMissingForces()
    {
        std::set<Id<File>> files;
        for (const auto file : m_situation.data.files.ids())
            if (m_situation.data.nodes[m_situation.data.files[file].root].kind == Node::Kind::GameSystem)
                files.insert(file);
        for (const auto id : m_situation.elements.ids()) {
            const auto& element = m_situation[id];
            if (element.kind != Element::Kind::Force)
                continue;
            if (!element.catalogue.isNone())
                files.insert(element.catalogue);
            if (!element.entry.isNone())
                checkMissing(m_situation.data.nodes[element.entry].forces, id);
        }
        for (const auto file : files)
            checkMissing(m_situation.data.nodes[m_situation.data.files[file].root].forces, Situation::top());
    }

    void checkMissing(IdRange<Node> forces, Id<Element> parent)
    {
        for (const auto force : forces) {
            const auto& node = m_situation.data.nodes[force];
            const Nodes nodes{node.isLink() ? node.target : force, node.isLink() ? force : Id<Node>()};
            if (!nodes[0].isNone() && !hasForce(nodes[0], parent))
                checkForceEntry({{}, parent, {}, {}}, nodes);
        }
    }

    [[nodiscard]] bool hasForce(Id<Node> entry, Id<Element> parent) const
    {
        return std::ranges::any_of(m_situation.elements, [&](const Element& each) {
            return each.kind == Element::Kind::Force && each.parent == parent && each.entry == entry;
        });
    }

    // --- forces ---

    void checkForce(Id<Element> id)
    {
        const auto& force = m_situation[id];
        const auto asker = m_situation.askerOf(id);
        if (!force.entry.isNone()) {
            checkForceEntry(asker, {force.entry, force.entryLink});
            reportMessages(asker, {force.entry, force.entryLink}, id);
        }
        for (const auto link : categoryLinksOf(m_situation, id))
            checkCategory(id, link);
        if (!force.catalogue.isNone())
            checkOffers(m_situation.game.offersOf(force.catalogue), id);
    }

    void checkForceEntry(const Asker& asker, const Nodes& nodes)
    {
        if (isHidden(m_situation, asker, nodes))
            return;
        for (const auto node : nodes) {
            if (node.isNone())
                continue;
            for (const auto id : m_situation.data.nodes[node].constraints) {
                const auto& constraint = m_situation.data.constraints[id];
                // A force that is not there breaks only what says "forces".
                if (constraint.query.field != Field::Forces && asker.self.isNone())
                    continue;
                const auto query = queryOfForce(nodes, constraint.query);
                const bool isOfForces = query.field == Field::Forces;
                const Wanted wanted{
                    isOfForces ? Child::Key : Child::Any, m_situation.data.nodes[nodes[0]].id, {}, false};
                auto finding = broken(asker, nodes, id, wanted, query);
                if (!finding || (finding->kind == Finding::Kind::TooFew && isKeptInside(asker, nodes, id)))
                    continue;
                finding->declaredBy = node;
                finding->name = nameOf(m_situation, asker, nodes);
                // Too many forces are reported one by one; missing ones are reported once.
                if (!asker.self.isNone() && (!isOfForces || finding->kind == Finding::Kind::TooMany))
                    finding->element = m_situation[asker.self].inForce->id;
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
                                  return !node.isNone() && m_situation.data.nodes[node].id == query.scopeKey;
                              });
        if (query.scope == Scope::Self || query.scope == Scope::Force || isOwnKey)
            query.withChildSelections = false;
        else
            query.field = Field::Forces;
        return query;
    }

    /// Where a limit of a force entry says "selections", BattleScribe counts what is in the force, New Recruit the
    /// forces. In a roster of the first, a least number that is there in either way is no fault; players are told.
    bool isKeptInside(const Asker& asker, const Nodes& nodes, Id<Constraint> id)
    {
        auto query = m_situation.data.constraints[id].query;
        if (query.field != Field::Selections || m_situation.roster.manner == Manner::NewRecruit)
            return false;
        query.scope = Scope::Self;
        query.withChildSelections = false;
        if (broken(asker, nodes, id, {Child::Any, {}, {}, false}, query))
            return false;
        m_situation.notes.emplace(
            '"' + nameOf(m_situation, asker, nodes) +
            "\" has a limit of selections that is kept by what is in it, and not by the number of "
            "such forces: programs count it differently");
        return true;
    }

    void checkCategory(Id<Element> force, Id<Node> link)
    {
        const auto nodes = nodesOf(m_situation, link);
        const Asker asker{{}, force, {}, link};
        if (isHidden(m_situation, asker, nodes)) {
            noteResting(force, nodes);
            return;
        }
        for (const auto node : nodes) {
            if (node.isNone())
                continue;
            for (const auto id : m_situation.data.nodes[node].constraints) {
                auto finding = broken(asker, nodes, id, {Child::Key, m_situation.data.nodes[nodes[0]].id, {}, false},
                                      m_situation.data.constraints[id].query);
                if (!finding)
                    continue;
                finding->owner = Finding::Owner::Category;
                finding->element = m_situation[force].inForce->id;
                finding->category = m_situation.data.nodes[nodes[0]].id;
                finding->declaredBy = node;
                finding->name = nameOf(m_situation, asker, nodes);
                report(std::move(*finding));
            }
        }
        reportMessages(asker, nodes, force);
    }

    /// What is hidden has no limits; if something is in it nevertheless, players should know.
    void noteResting(Id<Element> force, const Nodes& nodes)
    {
        const auto hasLimits = [&](Id<Node> node) {
            return !node.isNone() && m_situation.data.nodes[node].constraints.size() > 0;
        };
        const auto key = m_situation.data.nodes[nodes[0]].id;
        if (std::ranges::none_of(nodes, hasLimits) || !m_situation.spend(m_situation.byCategory.of(key).size()))
            return;
        for (const auto& [category, id] : m_situation.byCategory.of(key))
            if (m_situation[id].force == force && !m_situation[id].choice.isNone() &&
                m_situation.notes.size() < mostNotes)
                m_situation.notes.emplace(
                    '"' + nameOf(m_situation, m_situation.askerOf(id), nodesOf(m_situation, m_situation[id].choice)) +
                    "\" is in \"" + std::string(m_situation.data.nodes[nodes[0]].name) +
                    "\", which the data hide for this roster: its limits do not count");
    }

    // --- selections ---

    void checkSelection(Id<Element> id)
    {
        const auto asker = m_situation.askerOf(id);
        const auto& element = m_situation[id];
        const bool isHidden = judge::isHidden(m_situation, asker);
        if (isHidden)
            reportHidden(id);
        else if (m_situation.game[element.choice].hasConstraints)
            checkChoice(asker);
        reportMessages(asker, nodesOf(m_situation, element.choice), id);
        checkOffers(m_situation.game.offersOf(element.choice), id);
    }

    void reportHidden(Id<Element> id)
    {
        Finding finding;
        finding.kind = Finding::Kind::Hidden;
        finding.owner = Finding::Owner::Selection;
        finding.element = m_situation[id].selection->id;
        finding.choice = m_situation[id].choice;
        finding.of = m_situation.game[finding.choice].target;
        finding.declaredBy = finding.of;
        finding.name = nameOf(m_situation, m_situation.askerOf(id), nodesOf(m_situation, finding.choice));
        report(std::move(finding));
    }

    /// Groups, and what is not taken although it may have to be.
    void checkOffers(const Offers& offers, Id<Element> owner)
    {
        if (offers.checked.empty() && offers.telling.empty())
            return;
        const auto taken = choicesIn(owner);
        const auto shown = categoryLinksOf(m_situation, owner);
        for (const auto choice : offers.checked) {
            if (!m_situation.spend(1))
                return;
            if (!m_situation.game[choice].isGroup && std::ranges::binary_search(taken, choice))
                continue;
            const auto asker = Situation::askerBelow(owner, choice);
            if (hasPlaceAmong(m_situation, shown, choice) && !isHidden(m_situation, asker))
                checkChoice(asker);
        }
        for (const auto group : offers.telling)
            reportMessages(Situation::askerBelow(owner, group), nodesOf(m_situation, group), owner);
    }

    /// What is taken directly in it, sorted.
    [[nodiscard]] std::vector<Id<Choice>> choicesIn(Id<Element> owner) const
    {
        std::vector<Id<Choice>> choices;
        for (auto each = owner.next(); each < m_situation[owner].end && m_situation.spend(1);
             each = m_situation[each].end)
            if (!m_situation[each].choice.isNone())
                choices.push_back(m_situation[each].choice);
        std::ranges::sort(choices);
        return choices;
    }

    void checkChoice(const Asker& asker)
    {
        const auto nodes = nodesOf(m_situation, asker.choice);
        for (const auto node : nodes)
            if (!node.isNone())
                for (const auto constraint : m_situation.data.nodes[node].constraints)
                    checkConstraint(asker, nodes, node, constraint);
    }

    void checkConstraint(const Asker& asker, const Nodes& nodes, Id<Node> node, Id<Constraint> id)
    {
        const auto& constraint = m_situation.data.constraints[id];
        const auto key = m_situation.data.nodes[nodes[0]].id;
        Wanted wanted{key.isNone() ? Child::Any : Child::Key, key, {}, false};
        if (!constraint.query.isShared || key.isNone()) // what has no id is only itself
            wanted.choice = asker.choice;
        auto finding = broken(asker, nodes, id, wanted, constraint.query);
        if (!finding || !isFirstIn(asker, constraint.query, wanted, id))
            return;
        finding->choice = asker.choice;
        finding->declaredBy = node;
        finding->name = nameOf(m_situation, asker, nodes);
        setOwner(*finding, asker);
        report(std::move(*finding));
    }

    /// What is counted together is wrong once, not once for each that is counted.
    bool isFirstIn(const Asker& asker, const Query& query, const Wanted& wanted, Id<Constraint> id)
    {
        auto place = asker.self; // a scope of many places is reported for each
        if (query.scope == Scope::Roster)
            place = Situation::top();
        else if (query.scope == Scope::Force)
            place = m_situation[asker.parent].force;
        else if (query.scope != Scope::Self || asker.self.isNone())
            place = asker.parent;
        return m_checked.insert({place, wanted.choice, id}).second;
    }

    // --- one constraint ---

    /// What is broken, or nothing; the caller adds the owner.
    std::optional<Finding> broken(const Asker& asker, const Nodes& nodes, Id<Constraint> id, const Wanted& wanted,
                                  const Query& query)
    {
        const auto& constraint = m_situation.data.constraints[id];
        if (constraint.isNegative || constraint.type == Constraint::Type::Unknown)
            m_situation.unknown.emplace(constraint.isNegative ? "a negative limit" : "a constraint of an unknown type");
        const auto value = valueOf(m_situation, asker, nodes, id);
        if (constraint.type == Constraint::Type::Max && value.isNegative())
            return std::nullopt;
        const auto parents = parentsOf(asker, constraint);
        const auto count = countOf(m_situation, asker, query, wanted, value, parents);
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
        if (!constraint.message.empty())
            finding.message = inWordsOf(constraint.message, nameOf(m_situation, asker, nodes), finding);
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
            m_situation[asker.parent].kind != Element::Kind::Selection)
            return 1;
        return std::max<std::int64_t>(m_situation[asker.parent].number, 1);
    }

    void setOwner(Finding& finding, const Asker& asker) const
    {
        const bool isMin = finding.kind != Finding::Kind::TooMany;
        const auto& parent = m_situation[asker.parent];
        if (!isMin && !asker.self.isNone()) {
            finding.owner = Finding::Owner::Selection;
            finding.element = m_situation[asker.self].selection->id;
        } else if (parent.kind == Element::Kind::Selection) {
            finding.owner = Finding::Owner::Selection;
            finding.element = parent.selection->id;
        } else if (isMin && finding.query.scope == Scope::Roster) {
            finding.owner = Finding::Owner::Roster;
        } else {
            finding.owner = Finding::Owner::Force;
            finding.element = parent.inForce->id;
            if (isMin && finding.query.scope == Scope::Parent && !m_situation.game[asker.choice].isGroup)
                setCategory(finding, asker);
        }
    }

    void setCategory(Finding& finding, const Asker& asker) const
    {
        auto primary = asker.self.isNone() ? Key() : m_situation.categories[asker.self].primary;
        if (asker.self.isNone())
            for (const auto node : nodesOf(m_situation, asker.choice))
                if (!node.isNone())
                    for (const auto link : m_situation.data.nodes[node].categories)
                        if (m_situation.data.nodes[link].isPrimary)
                            primary = m_situation.data.nodes[link].targetKey;
        if (primary.isNone())
            return;
        finding.owner = Finding::Owner::Category;
        finding.category = primary;
    }

    /// Of New Recruit: modifiers that add a text to the errors. Its warnings, infos and readmes are notes for the
    /// player, so no verdict depends on them.
    void reportMessages(const Asker& asker, const Nodes& nodes, Id<Element> at)
    {
        eachChange(
            m_situation, asker, nodes,
            [](const Modifier& modifier) { return modifier.field == Modifier::Field::Error; },
            [&](const Modifier& modifier, Decimal) {
                Finding finding;
                finding.kind = Finding::Kind::Message;
                const bool isForce = m_situation[at].kind == Element::Kind::Force;
                finding.owner = isForce ? Finding::Owner::Force : Finding::Owner::Selection;
                finding.element = isForce ? m_situation[at].inForce->id : m_situation[at].selection->id;
                finding.of = nodes[0];
                finding.declaredBy = modifier.owner;
                finding.choice = asker.choice;
                finding.name = nameOf(m_situation, asker, nodes);
                finding.message = inWordsOf(modifier.value, finding.name, finding);
                report(std::move(finding));
            });
    }

    /// The data's own words for a finding, with what they leave to be filled in.
    static std::string inWordsOf(std::string_view words, const std::string& name, const Finding& finding)
    {
        std::string text(words);
        const auto fill = [&](std::string_view mark, const std::string& by) {
            for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + by.size()))
                text.replace(at, mark.size(), by);
        };
        fill("{this}", name);
        fill("{value}", finding.limit.text());
        return text;
    }

    static constexpr std::size_t mostFindings = 1'000;
    static constexpr std::size_t mostNotes = 20;

    const Situation& m_situation;
    std::vector<Finding> m_findings;
    /// Place, choice if it counts alone, and constraint.
    std::set<std::tuple<Id<Element>, Id<Choice>, Id<Constraint>>> m_checked;
};

} // namespace

std::vector<Finding> check(const Situation& situation) { return Checker(situation).run(); }

} // namespace muster::battlescribe::judge
