#include "advice/rosters/difference.h"

#include "advice/rosters/unitchanges.h"

#include <algorithm>
#include <cstring>

namespace muster::advice {

/// Mixes numbers into one, the same in every run.
class Difference::Mixed {
public:
    void add(std::uint64_t number)
    {
        m_state = (m_state ^ number) * 0xff51afd7ed558ccdU;
        m_state ^= m_state >> 32;
    }
    void add(std::string_view text)
    {
        // Eight letters at a time, as this is asked of every list that is tried; the last number, of at most seven
        // letters, says how many there are.
        const auto size = std::uint64_t{text.size()};
        std::uint64_t number = 0;
        for (; text.size() >= sizeof number; text.remove_prefix(sizeof number)) {
            std::memcpy(&number, text.data(), sizeof number);
            add(number);
        }
        number = size;
        for (const auto letter : text)
            number = number << 8U | static_cast<unsigned char>(letter);
        add(number);
    }
    void add(const std::optional<int>& number) { add(number ? static_cast<std::uint64_t>(*number) + 1 : 0U); }
    void add(const OptionCounts& options)
    {
        for (const auto& [id, count] : options) {
            add(id);
            add(static_cast<std::uint64_t>(count));
        }
        add(options.size());
    }
    [[nodiscard]] std::uint64_t value() const { return m_state; }

private:
    std::uint64_t m_state = 0x2545f4914f6cdd1dU;
};

namespace {

/// The unit as it is, without those units below it that were in the roster before.
RosterUnit onlyNew(const RosterUnit& unit, const Difference& difference)
{
    auto copy = unit;
    copy.units.clear();
    for (const auto& below : unit.units)
        if (difference.find(below.id).isNone())
            copy.units.push_back(onlyNew(below, difference));
    return copy;
}

/// Steps of a person to make a unit: adding it, and each choice.
int stepsToMake(const RosterUnit& unit)
{
    int steps = 1 + (unit.models ? 1 : 0) + (unit.reserve ? 1 : 0) + static_cast<int>(unit.options.size());
    for (const auto& group : unit.groups)
        steps += 1 + static_cast<int>(group.options.size());
    return steps;
}

void appendTo(edits::Batch& batch, Edit edit)
{
    if (auto* steps = std::get_if<edits::Batch>(&edit.change))
        std::ranges::move(steps->edits, std::back_inserter(batch.edits));
    else
        batch.edits.push_back(std::move(edit));
}

} // namespace

Difference::Difference(const Catalogue& catalogue, const Assessment& before) : m_catalogue(catalogue), m_before(before)
{
    for (const auto unit : before.units.ids())
        m_ids.emplace(before.units[unit].id, unit);
}

Id<AssessedUnit> Difference::find(std::string_view id, Id<AssessedUnit> likely) const
{
    if (m_before.units.has(likely) && m_before.units[likely].id == id)
        return likely;
    const auto found = m_ids.find(id);
    return found == m_ids.end() ? Id<AssessedUnit>() : found->second;
}

bool Difference::hasMoved(const Assessment& after, Id<AssessedUnit> was, Id<AssessedUnit> is) const
{
    const auto before = m_before.units[was].parent;
    const auto now = after.units[is].parent;
    if (before.isNone() != now.isNone() || m_before.source[was]->as != after.source[is]->as)
        return true;
    return !before.isNone() && m_before.units[before].id != after.units[now].id;
}

Loss Difference::lossOf(const Assessment& after) const
{
    Loss loss;
    std::vector<bool> isThere(m_before.units.size(), false);
    auto likely = Id<AssessedUnit>::at(0);
    for (const auto is : after.units.ids()) {
        const auto was = find(after.units[is].id, likely);
        if (was.isNone()) {
            loss.edits += stepsToMake(*after.source[is]);
            continue;
        }
        likely = was.next();
        isThere[was.position()] = true;
        const auto& before = m_before.units[was];
        loss.edits += hasMoved(after, was, is) ? 1 : 0;
        // Most units are as they were; what is attached to them is looked at for itself.
        const auto& then = *m_before.source[was];
        const auto& now = *after.source[is];
        if (then.models == now.models && then.reserve == now.reserve && then.options == now.options &&
            then.groups == now.groups) {
            loss.points += std::max(Points(), before.points - after.units[is].points);
            continue;
        }
        const auto changes = changesOf(m_catalogue, m_before, was, after, is, Wanted::Counts);
        loss.choices += changes.choices;
        loss.points += changes.points;
        loss.edits += changes.edits;
    }
    for (const auto was : m_before.units.ids()) {
        if (isThere[was.position()])
            continue;
        const auto& unit = m_before.units[was];
        loss.choices += 1 + choicesOf(was);
        loss.points += unit.points;
        loss.edits += unit.parent.isNone() || isThere[unit.parent.position()] ? 1 : 0;
    }
    return loss;
}

int Difference::choicesOf(Id<AssessedUnit> unit) const { return choicesIn(m_catalogue, m_before, unit); }

bool Difference::isAsItWas(const Assessment& after, const std::string& unit) const
{
    const auto was = find(unit);
    const auto is = std::ranges::find(after.units, unit, &AssessedUnit::id);
    if (was.isNone() || is == after.units.end())
        return was.isNone();
    const auto now = after.units.idOf(*is);
    auto mine = *m_before.source[was];
    auto its = *after.source[now];
    mine.units.clear();
    its.units.clear();
    return mine == its && !hasMoved(after, was, now);
}

std::uint64_t Difference::stateOf(const Roster& after) const
{
    Mixed mixed;
    auto likely = Id<AssessedUnit>::at(0);
    mix(after.units, likely, mixed);
    return mixed.value();
}

void Difference::mix(const std::vector<RosterUnit>& units, Id<AssessedUnit>& likely, Mixed& mixed) const
{
    for (const auto& unit : units) {
        if (const auto was = find(unit.id, likely); !was.isNone()) {
            likely = was.next();
            mixed.add(std::uint64_t{was.position()} + 1);
        }
        mixed.add(std::string_view(unit.unit));
        mixed.add(std::string_view(unit.as));
        mixed.add(unit.models);
        mixed.add(unit.options);
        mixed.add(std::uint64_t{unit.reserve});
        for (const auto& group : unit.groups) {
            mixed.add(std::string_view(group.group));
            mixed.add(group.models);
            mixed.add(group.options);
        }
        mixed.add(unit.groups.size());
        mix(unit.units, likely, mixed);
    }
    mixed.add(units.size());
}

std::vector<Change> Difference::changesTo(const Assessment& after) const
{
    std::vector<Change> changes;
    changeUnits(after, changes);
    addAndMove(after, changes);
    removeUnits(after, changes);
    return changes;
}

void Difference::changeUnits(const Assessment& after, std::vector<Change>& changes) const
{
    for (const auto is : after.units.ids()) {
        const auto was = find(after.units[is].id);
        if (was.isNone())
            continue;
        auto of = changesOf(m_catalogue, m_before, was, after, is);
        std::ranges::move(of.changes, std::back_inserter(changes));
    }
}

void Difference::addAndMove(const Assessment& after, std::vector<Change>& changes) const
{
    const auto indexOf = [&](Id<AssessedUnit> is) {
        const auto parent = after.units[is].parent;
        std::size_t index = 0;
        for (const auto other : after.units.ids())
            index += other < is && after.units[other].parent == parent ? 1 : 0;
        return index;
    };
    const auto parentOf = [&](Id<AssessedUnit> is) {
        const auto parent = after.units[is].parent;
        return parent.isNone() ? std::string() : after.units[parent].id;
    };
    /// The change that adds a unit, or a unit above it, by the position of the unit.
    std::unordered_map<std::int32_t, std::size_t> adding;
    for (const auto is : after.units.ids()) {
        const auto& unit = after.units[is];
        const auto was = find(unit.id);
        const auto above = unit.parent.isNone() ? adding.end() : adding.find(unit.parent.value());
        if (was.isNone()) {
            if (above != adding.end()) {
                adding[is.value()] = above->second;
                changes[above->second].fix.below.push_back(unit.kind);
                changes[above->second].edits += stepsToMake(*after.source[is]);
                continue;
            }
            Change change;
            auto added = onlyNew(*after.source[is], *this);
            change.edits = stepsToMake(added);
            change.fix.kind = Fix::Kind::AddUnits;
            change.fix.unitKind = unit.kind;
            change.fix.number = 1;
            change.fix.above = find(parentOf(is));
            if (unit.isKnown())
                for (const auto& [id, count] : added.options)
                    if (const auto option = m_catalogue.unit(unit.kind).choices.find(id); count > 0 && !option.isNone())
                        change.fix.options.push_back(option);
            change.fix.edit.change = edits::AddUnit{parentOf(is), indexOf(is), std::move(added)};
            adding[is.value()] = changes.size();
            changes.push_back(std::move(change));
            continue;
        }
        if (!hasMoved(after, was, is))
            continue;
        Edit move{edits::MoveUnit{unit.id, parentOf(is), indexOf(is), after.source[is]->as}};
        if (above != adding.end()) {
            auto& change = changes[above->second];
            edits::Batch both;
            appendTo(both, std::move(change.fix.edit));
            appendTo(both, std::move(move));
            change.fix.edit.change = std::move(both);
            change.fix.units.push_back(was);
            ++change.edits;
            continue;
        }
        Change change;
        change.fix.kind = unit.parent.isNone() ? Fix::Kind::Detach : Fix::Kind::Attach;
        change.fix.units = {was};
        change.fix.above = find(parentOf(is));
        change.fix.edit = std::move(move);
        changes.push_back(std::move(change));
    }
}

void Difference::removeUnits(const Assessment& after, std::vector<Change>& changes) const
{
    std::vector<bool> isThere(m_before.units.size(), false);
    for (const auto& unit : after.units)
        if (const auto was = find(unit.id); !was.isNone())
            isThere[was.position()] = true;
    for (const auto was : m_before.units.ids()) {
        const auto& unit = m_before.units[was];
        if (isThere[was.position()] || (!unit.parent.isNone() && !isThere[unit.parent.position()]))
            continue;
        Change change;
        change.fix.kind = Fix::Kind::RemoveUnits;
        change.fix.units = {was};
        for (const auto below : m_before.withBelow(was))
            if (isThere[below.position()])
                change.fix.staying.push_back(below);
        change.fix.edit.change = edits::RemoveUnit{unit.id};
        changes.push_back(std::move(change));
    }
}

} // namespace muster::advice
