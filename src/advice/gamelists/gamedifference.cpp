#include "advice/gamelists/gamedifference.h"

#include "advice/gamelists/costpoints.h"
#include "advice/gamelists/given.h"
#include "battlescribe/compose/choosing.h"
#include "battlescribe/compose/moving.h"
#include "battlescribe/judge/change.h"

#include <algorithm>
#include <map>

namespace muster::advice {

namespace bs = battlescribe;
using bs::judge::Element;
using bs::judge::Situation;

namespace {

using Ids = std::unordered_map<std::string_view, Id<Element>>;

/// Of ids for what is new. They only must not be those of the list.
constexpr std::uint64_t seedOfIds = 0x6d75737465726c69;

const std::string& idOf(const Element& element)
{
    static const std::string none;
    return element.selection ? element.selection->id : element.inForce ? element.inForce->id : none;
}

std::string nameOf(const Situation& situation, Id<Element> id)
{
    const auto& element = situation[id];
    if (element.kind == Element::Kind::Selection)
        return bs::judge::nameOf(situation, situation.askerOf(id), bs::judge::nodesOf(situation, element.choice));
    if (element.kind == Element::Kind::Force)
        return bs::judge::nameOf(situation, situation.askerOf(id), {element.entry, element.entryLink});
    return {};
}

/// What is different of one choice below one selection, or of one selection or force elsewhere.
struct Shift {
    Id<Element> parent; ///< as it came
    Id<bs::Choice> choice;
    std::vector<Id<Element>> gone;                           ///< as they came
    std::vector<std::pair<Id<Element>, Id<Element>>> counts; ///< whose number is another one: before and after
    Id<Element> movedTo;                                     ///< the force, as it came, that its choice is in now
    Id<Element> moved;                                       ///< what has moved there, as it came
    std::vector<Id<Element>> added;                          ///< as they are now
    std::int64_t more = 0;                                   ///< below 0: less

    [[nodiscard]] bool isMore() const { return more > 0; }
};

std::int64_t amountOf(const Element& element) { return element.selection ? element.selection->amount : 1; }

/// What is different of two lists, in the order of the list as it came, then what is new.
class Shifts {
public:
    Shifts(const Situation& before, const Ids& idsBefore, const Situation& after, const Ids& idsAfter)
        : m_before(before), m_after(after), m_idsBefore(idsBefore), m_idsAfter(idsAfter)
    {
    }

    std::vector<Shift> find()
    {
        for (auto id = Situation::top().next(); id < m_before[Situation::top()].end;)
            id = compare(id);
        for (auto id = Situation::top().next(); id < m_after[Situation::top()].end;)
            if (m_idsBefore.contains(idOf(m_after[id]))) {
                ++id;
            } else {
                auto& shift = of(parentBefore(id), m_after[id]);
                shift.added.push_back(id);
                shift.more += amountOf(m_after[id]);
                id = m_after[id].end;
            }
        return std::move(m_shifts);
    }

private:
    /// Returns the next to be compared.
    Id<Element> compare(Id<Element> was)
    {
        const auto& before = m_before[was];
        const auto found = m_idsAfter.find(idOf(before));
        if (found == m_idsAfter.end() || isInNew(found->second)) {
            auto& shift = of(before.parent, before);
            shift.gone.push_back(was);
            shift.more -= amountOf(before);
            return before.end;
        }
        const auto& after = m_after[found->second];
        if (const auto to = parentBefore(found->second); before.selection && to != before.parent) {
            auto& shift = of(before.parent, before);
            shift.moved = was;
            shift.movedTo = to;
        }
        if (before.selection && after.selection &&
            (before.selection->amount != after.selection->amount ||
             before.selection->isForAll != after.selection->isForAll)) {
            auto& shift = of(before.parent, before);
            shift.counts.emplace_back(was, found->second);
            shift.more += after.number > before.number ? 1 : -1;
        }
        return was.next();
    }

    /// Whether it lies in something that was not there: that brings it along.
    [[nodiscard]] bool isInNew(Id<Element> now) const
    {
        const auto parent = m_after[now].parent;
        return parent != Situation::top() && !m_idsBefore.contains(idOf(m_after[parent]));
    }

    [[nodiscard]] Id<Element> parentBefore(Id<Element> now) const
    {
        const auto parent = m_after[now].parent;
        return parent == Situation::top() ? parent : m_idsBefore.at(idOf(m_after[parent]));
    }

    Shift& of(Id<Element> parent, const Element& element)
    {
        const bool isApart = m_before[parent].kind != Element::Kind::Selection;
        const auto key = std::pair(parent, isApart ? std::int32_t(m_shifts.size()) : element.choice.value());
        const auto [found, isNew] = m_known.try_emplace({key, isApart}, m_shifts.size());
        if (isNew)
            m_shifts.push_back({parent, element.choice, {}, {}, {}, {}, {}, 0});
        return m_shifts[found->second];
    }

    const Situation& m_before;
    const Situation& m_after;
    const Ids& m_idsBefore;
    const Ids& m_idsAfter;
    std::vector<Shift> m_shifts;
    std::map<std::pair<std::pair<Id<Element>, std::int32_t>, bool>, std::size_t> m_known;
};

/// One gesture: of a choice more, of another less, or both.
struct Gesture {
    const Shift* more = nullptr;
    const Shift* less = nullptr;
};

/// The outermost group that a choice is in; none if it is in none.
Id<bs::Choice> outermostGroupOf(const bs::Game& game, Id<bs::Choice> choice)
{
    auto group = choice.isNone() ? choice : game[choice].group;
    while (!group.isNone() && !game[group].group.isNone())
        group = game[group].group;
    return group;
}

/// What is less and what is more of one group of a selection belongs together.
std::vector<Gesture> gesturesOf(const Situation& before, const std::vector<Shift>& shifts)
{
    std::vector<Gesture> gestures;
    for (const auto& shift : shifts) {
        const auto group = outermostGroupOf(before.game, shift.choice);
        auto side = &Gesture::more;
        auto other = &Gesture::less;
        if (!shift.isMore())
            std::swap(side, other);
        const auto partner = std::ranges::find_if(gestures, [&](const Gesture& each) {
            const auto* its = each.*other;
            return its != nullptr && each.*side == nullptr && !group.isNone() && its->parent == shift.parent &&
                   outermostGroupOf(before.game, its->choice) == group;
        });
        auto& its = partner == gestures.end() ? gestures.emplace_back() : *partner;
        its.*side = &shift;
    }
    return gestures;
}

/// What was chosen in something new, beside what the data take with it.
int chosenIn(bs::Game& game, const bs::Selection& selection)
{
    int chosen = 0;
    for (const auto& each : selection.selections)
        chosen += (isGiven(game, each.choice) ? 0 : 1) + chosenIn(game, each);
    return chosen;
}

int chosenIn(bs::Game& game, const bs::Force& force)
{
    int chosen = 0;
    for (const auto& each : force.selections)
        chosen += (isGiven(game, each.choice) ? 0 : 1) + chosenIn(game, each);
    for (const auto& each : force.forces)
        chosen += 1 + chosenIn(game, each);
    return chosen;
}

int editsOf(const Situation& after, const Gesture& gesture)
{
    int edits = 1;
    if (gesture.more)
        for (const auto id : gesture.more->added)
            edits += after[id].selection ? chosenIn(after.game, *after[id].selection)
                                         : chosenIn(after.game, *after[id].inForce);
    return edits;
}

/// Choices that are gone with a force or a selection.
int choicesIn(const Situation& before, Id<Element> gone)
{
    int choices = 1;
    for (auto id = gone.next(); id < before[gone].end; ++id)
        choices += isGiven(before.game, before[id].choice) ? 0 : 1;
    return choices;
}

/// Writes gestures as changes.
class Writer {
public:
    Writer(const Situation& before, const Ids& ids, const Situation& after)
        : m_before(before), m_ids(ids), m_after(after), m_new(seedOfIds)
    {
    }

    GameChange write(const Gesture& gesture)
    {
        GameChange change;
        change.edits = editsOf(m_after, gesture);
        for (const auto* shift : {gesture.less, gesture.more})
            if (shift)
                write(*shift, change.edit);
        const auto& main = gesture.more ? *gesture.more : *gesture.less;
        change.fix = fixOf(main);
        if (gesture.more && gesture.less)
            change.fix.inPlaceOf = nameIn(*gesture.less);
        const bool isInSelection = m_before[main.parent].kind == Element::Kind::Selection;
        change.at = !main.moved.isNone()   ? idOf(m_before[main.moved])
                    : isInSelection        ? idOf(m_before[main.parent])
                    : !main.gone.empty()   ? idOf(m_before[main.gone.front()])
                    : !main.counts.empty() ? idOf(m_before[main.counts.front().first])
                                           : std::string();
        return change;
    }

private:
    void write(const Shift& shift, bs::Edit& edit)
    {
        // It moves as it came: what has changed in it is written after it.
        if (!shift.moved.isNone()) {
            const auto& id = idOf(m_before[shift.moved]);
            const auto place = bs::placeOfSelection(m_after.roster.forces, id).position;
            const auto moved =
                bs::compose::moveSelection(m_before.game, m_before.roster, id, {idOf(m_before[shift.movedTo]), place});
            if (moved)
                edit.insert(edit.end(), moved->begin(), moved->end());
        }
        for (const auto id : shift.gone)
            edit.push_back(m_before[id].selection ? bs::EditStep(bs::RemoveSelection{idOf(m_before[id])})
                                                  : bs::EditStep(bs::RemoveForce{idOf(m_before[id])}));
        for (const auto& [was, is] : shift.counts)
            edit.push_back(
                bs::SetAmount{idOf(m_before[was]), m_after[is].selection->amount, m_after[is].selection->isForAll});
        for (const auto id : shift.added) {
            const auto& parent = idOf(m_before[shift.parent]);
            if (const auto* selection = m_after[id].selection) {
                auto its = *selection;
                renew(its);
                edit.push_back(bs::InsertSelection{
                    parent, bs::placeOfSelection(m_after.roster.forces, selection->id).position, its});
            } else {
                auto its = *m_after[id].inForce;
                renew(its);
                edit.push_back(
                    bs::InsertForce{parent, bs::placeOfForce(m_after.roster.forces, idOf(m_after[id])).position, its});
            }
        }
    }

    void renew(auto& each)
    {
        do
            each.id = m_new.next();
        while (m_ids.contains(each.id));
        for (auto& selection : each.selections)
            renew(selection);
        if constexpr (requires { each.forces; })
            for (auto& force : each.forces)
                renew(force);
    }

    [[nodiscard]] bs::Verdict::Fix fixOf(const Shift& shift) const
    {
        bs::Verdict::Fix fix;
        fix.name = nameIn(shift);
        if (!shift.moved.isNone()) {
            fix.kind = bs::fixes::FixKind::Move;
            fix.place = nameOf(m_before, shift.movedTo);
            return fix;
        }
        fix.place = nameOf(m_before, shift.parent);
        std::int64_t left = 0;
        for (const auto& [was, is] : shift.counts)
            left += m_after[is].selection->amount;
        if (m_before[shift.parent].kind == Element::Kind::Selection)
            left = bs::compose::countOf(m_after.roster, idOf(m_before[shift.parent]), shift.choice);
        fix.kind = shift.isMore() ? bs::fixes::FixKind::Take
                   : left > 0     ? bs::fixes::FixKind::SetNumber
                                  : bs::fixes::FixKind::Remove;
        if (shift.added.size() == 1)
            addParts(shift.added.front(), fix.with);
        fix.number = shift.isMore() ? moreOf(shift) : left > 0 ? left : static_cast<std::int64_t>(shift.gone.size());
        return fix;
    }

    /// What was chosen in something new: what the data do not take by themselves, and models of which there are
    /// several.
    void addParts(Id<Element> added, std::vector<bs::Verdict::Part>& parts) const
    {
        for (auto id = added.next(); id < m_after[added].end; ++id) {
            const auto& its = m_after[id];
            const bool areModels = its.type == bs::data::Node::EntryType::Model && its.number > 1;
            if (!its.selection || (isGiven(m_after.game, its.choice) && !areModels))
                continue;
            const auto name = nameOf(m_after, id);
            const auto same = std::ranges::find(parts, name, &bs::Verdict::Part::name);
            if (same == parts.end())
                parts.push_back({name, its.number});
            else
                same->number += its.number;
        }
    }

    /// How many more there are of what is more.
    [[nodiscard]] std::int64_t moreOf(const Shift& shift) const
    {
        std::int64_t more = 0;
        for (const auto id : shift.added)
            more += amountOf(m_after[id]);
        for (const auto id : shift.gone)
            more -= amountOf(m_before[id]);
        for (const auto& [was, is] : shift.counts)
            more += amountOf(m_after[is]) - amountOf(m_before[was]);
        return more;
    }

    [[nodiscard]] std::string nameIn(const Shift& shift) const
    {
        return !shift.moved.isNone()   ? nameOf(m_before, shift.moved)
               : !shift.gone.empty()   ? nameOf(m_before, shift.gone.back())
               : !shift.counts.empty() ? nameOf(m_before, shift.counts.front().first)
                                       : nameOf(m_after, shift.added.front());
    }

    const Situation& m_before;
    const Ids& m_ids;
    const Situation& m_after;
    bs::compose::NewIds m_new;
};

std::uint64_t mixed(std::uint64_t number)
{
    number += 0x9e3779b97f4a7c15;
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9;
    number = (number ^ (number >> 27)) * 0x94d049bb133111eb;
    return number ^ (number >> 31);
}

} // namespace

GameDifference::Ids GameDifference::idsOf(const Situation& situation)
{
    Ids ids;
    ids.reserve(situation.elements.size());
    for (const auto id : situation.elements.ids())
        if (id != Situation::top())
            ids.emplace(idOf(situation[id]), id);
    return ids;
}

GameDifference::GameDifference(const Situation& before, std::optional<std::size_t> column, Given given)
    : m_before(before), m_column(column), m_given(given), m_ids(idsOf(before))
{
    using Type = bs::data::Node::EntryType;
    std::unordered_set<std::string_view> others;
    for (const auto id : before.elements.ids())
        if (const auto& element = before[id]; element.root == id)
            (element.type == Type::Unit || element.type == Type::Model ? m_units : others).insert(idOf(element));
    if (m_units.empty())
        m_units = std::move(others);
}

Id<Element> GameDifference::find(std::string_view id) const
{
    const auto found = m_ids.find(id);
    return found == m_ids.end() ? Id<Element>() : found->second;
}

Loss GameDifference::lossOf(const Situation& after) const
{
    Loss loss;
    const auto ids = idsOf(after);
    const auto shifts = Shifts(m_before, m_ids, after, ids).find();
    const auto counts = [&](Id<Element> was) {
        return m_given == Given::Counts || !isGiven(m_before.game, m_before[was].choice);
    };
    for (const auto& shift : shifts) {
        for (const auto id : shift.gone)
            loss.choices += choicesIn(m_before, id) - (counts(id) ? 0 : 1);
        for (const auto& [was, is] : shift.counts)
            loss.choices += after[is].number < m_before[was].number && counts(was) ? 1 : 0;
    }
    for (const auto& gesture : gesturesOf(m_before, shifts))
        loss.edits += editsOf(after, gesture);
    if (!m_column)
        return loss;
    bs::Decimal gone;
    const auto lose = [&](bs::Decimal was, bs::Decimal is) { gone += was > is ? was - is : bs::Decimal(); };
    for (const auto& [name, was] : m_ids) {
        const auto is = ids.find(name);
        lose(m_before.fullCost(was, *m_column),
             is == ids.end() ? bs::Decimal() : after.fullCost(is->second, *m_column));
    }
    // What is new and makes the army cheaper takes points away as well.
    for (const auto& [name, is] : ids)
        if (!m_ids.contains(name))
            lose({}, after.fullCost(is, *m_column));
    loss.points = pointsUpOf(gone);
    return loss;
}

std::vector<GameChange> GameDifference::changesTo(const Situation& after) const
{
    const auto ids = idsOf(after);
    const auto shifts = Shifts(m_before, m_ids, after, ids).find();
    Writer writer(m_before, m_ids, after);
    std::vector<GameChange> changes;
    for (const auto& gesture : gesturesOf(m_before, shifts))
        changes.push_back(writer.write(gesture));
    return changes;
}

bool GameDifference::isAsItWas(const Situation& after, const std::string& id) const
{
    const auto was = find(id);
    const auto is = after.find(id);
    if (was.isNone() || is.isNone() || idOf(m_before[m_before[was].parent]) != idOf(after[after[is].parent]))
        return false;
    return !m_before[was].selection || (after[is].selection && *m_before[was].selection == *after[is].selection);
}

bool GameDifference::isEmptied(const bs::Roster& after) const
{
    const auto hasUnit = [&](const auto& self, const std::vector<bs::Force>& forces) -> bool {
        return std::ranges::any_of(forces, [&](const bs::Force& force) {
            return std::ranges::any_of(force.selections,
                                       [&](const bs::Selection& each) { return m_units.contains(each.id); }) ||
                   self(self, force.forces);
        });
    };
    return !m_units.empty() && !hasUnit(hasUnit, after.forces);
}

std::uint64_t GameDifference::stateOf(const bs::Roster& after) const
{
    // Sums do not depend on the order.
    const auto known = [&](const std::string& id) {
        const auto was = find(id);
        return was.isNone() ? 0 : std::uint64_t(was.position()) + 1;
    };
    const auto ofSelections = [&](const auto& self, const std::vector<bs::Selection>& list) -> std::uint64_t {
        std::uint64_t sum = 0;
        for (const auto& each : list) {
            auto state = mixed(known(each.id)) ^ mixed(std::uint64_t(each.choice.value()) + 0x10000);
            state = mixed(state ^ mixed(std::uint64_t(each.amount) * 2 + (each.isForAll ? 1 : 0)));
            sum += mixed(state + self(self, each.selections));
        }
        return sum;
    };
    const auto ofForces = [&](const auto& self, const std::vector<bs::Force>& list) -> std::uint64_t {
        std::uint64_t sum = 0;
        for (const auto& each : list)
            sum += mixed(mixed(known(each.id)) ^ mixed(std::uint64_t(each.entry.value()) + 0x20000) ^
                         (ofSelections(ofSelections, each.selections) + 3 * mixed(self(self, each.forces))));
        return sum;
    };
    return ofForces(ofForces, after.forces);
}

} // namespace muster::advice
