#include "rules/fixes/added.h"

#include <algorithm>
#include <array>
#include <optional>

namespace muster {

namespace {

using Ids = std::set<std::string, std::less<>>;

/// Calls `use` with each step of an edit that adds a unit.
void forAdding(auto& edit, const auto& use)
{
    if (auto* adding = std::get_if<edits::AddUnit>(&edit.change))
        use(*adding);
    if (auto* batch = std::get_if<edits::Batch>(&edit.change))
        for (auto& step : batch->edits)
            forAdding(step, use);
}

/// Calls `use` with the fix itself and each that belongs to it.
void forParts(auto& fix, const auto& use)
{
    use(fix);
    for (auto& other : fix.then)
        forParts(other, use);
}

void gatherIds(const std::vector<RosterUnit>& units, Ids& ids)
{
    for (const auto& unit : units) {
        ids.insert(unit.id);
        gatherIds(unit.units, ids);
    }
}

struct Located {
    std::string parent;
    std::size_t index = 0;
    const RosterUnit* unit = nullptr;
};

std::optional<Located> locate(const std::vector<RosterUnit>& units, const std::string& parent, const std::string& id)
{
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].id == id)
            return Located{parent, i, &units[i]};
        if (auto below = locate(units[i].units, units[i].id, id))
            return below;
    }
    return std::nullopt;
}

/// Takes out what was in the roster before, and moved below an added unit.
void keepNew(std::vector<RosterUnit>& units, const Ids& before)
{
    std::erase_if(units, [&](const RosterUnit& unit) { return before.contains(unit.id); });
    for (auto& unit : units)
        keepNew(unit.units, before);
}

bool isMadeTheSame(const RosterUnit& a, const RosterUnit& b)
{
    return a.unit == b.unit && a.as == b.as && a.models == b.models && a.options == b.options && a.groups == b.groups &&
           a.units == b.units;
}

/// The steps of an edit that add a unit, in their order.
std::vector<edits::AddUnit*> addingSteps(Edit& edit)
{
    std::vector<edits::AddUnit*> steps;
    forAdding(edit, [&](edits::AddUnit& step) { steps.push_back(&step); });
    return steps;
}

/// How many units a part of a fix adds.
std::size_t addedNumber(const Fix& part)
{
    if (part.kind == Fix::Kind::AddUnits)
        return static_cast<std::size_t>(part.number);
    return part.kind == Fix::Kind::ReplaceUnknown && part.unknown->kind == UnknownName::Kind::Unit ? 1 : 0;
}

/// Says in a part of a fix what the unit that it adds has, and to which unit it is attached.
void describe(const Catalogue& catalogue, const Assessment& before, const edits::AddUnit& step, Fix& part)
{
    const auto& list = catalogue.unit(part.unitKind).choices;
    part.options.clear();
    for (const auto& [id, count] : step.unit.options)
        if (const auto option = list.find(id); count > 0 && !option.isNone())
            part.options.push_back(option);
    part.below.clear();
    for (const auto& unit : step.unit.units)
        if (const auto kind = catalogue.findUnit(before.army, unit.unit); !kind.isNone())
            part.below.push_back(kind);
    part.above = noId;
    for (const auto i : before.units.ids())
        if (before.units[i].id == step.parent)
            part.above = i;
}

} // namespace

Ids addedBy(const Edit& edit)
{
    Ids ids;
    forAdding(edit, [&](const edits::AddUnit& step) {
        ids.insert(step.unit.id);
        gatherIds(step.unit.units, ids);
    });
    return ids;
}

bool isOfAdded(const Assessment& after, const Fix& fix, const Ids& added)
{
    const auto isAdded = [&](Id<AssessedUnit> unit) { return added.contains(after.units[unit].id); };
    const auto isFree = [&] {
        switch (fix.kind) {
        case Fix::Kind::AddUnits:
            return fix.units.empty() && !fix.above.isNone() && isAdded(fix.above);
        case Fix::Kind::SetModels:
        case Fix::Kind::TakeOption:
        case Fix::Kind::LowerOption:
        case Fix::Kind::DropOption:
        case Fix::Kind::ClearOptions:
        case Fix::Kind::SetGroupModels:
        case Fix::Kind::RemoveGroup:
        case Fix::Kind::AddGroup:
        case Fix::Kind::Attach:
            return !fix.units.empty() && std::ranges::all_of(fix.units, isAdded);
        case Fix::Kind::RemoveUnits:
        case Fix::Kind::Deploy:
        case Fix::Kind::HoldBack:
        case Fix::Kind::Detach:
        case Fix::Kind::SetRuling:
        case Fix::Kind::DropUnknown:
        case Fix::Kind::ReplaceUnknown:
            break;
        }
        return false;
    };
    return isFree() && std::ranges::all_of(fix.then, [&](const Fix& other) { return isOfAdded(after, other, added); });
}

void addAsIn(const Catalogue& catalogue, const Assessment& before, const Roster& after, Fix& fix)
{
    Ids known;
    for (const auto& unit : before.units)
        known.insert(unit.id);
    const auto steps = addingSteps(fix.edit);
    std::optional<std::pair<RosterUnit, RosterUnit>> change;
    for (auto* step : steps) {
        const auto found = locate(after.units, {}, step->unit.id);
        if (!found)
            continue;
        auto now = *found->unit;
        keepNew(now.units, known);
        if (!change && !isMadeTheSame(now, step->unit))
            change.emplace(step->unit, now);
        if (step->parent != found->parent) {
            step->parent = found->parent;
            step->index = found->index;
        }
        step->unit = std::move(now);
    }
    if (change && change->second.units.empty())
        for (auto* step : steps)
            if (isMadeTheSame(step->unit, change->first)) {
                step->unit.models = change->second.models;
                step->unit.options = change->second.options;
                step->unit.groups = change->second.groups;
            }
    std::size_t next = 0;
    forParts(fix, [&](Fix& part) {
        if (part.kind == Fix::Kind::AddUnits && next < steps.size())
            describe(catalogue, before, *steps[next], part);
        next += addedNumber(part);
    });
}

namespace {

/// Gathers what the parts of a fix do.
class Deeds {
public:
    Deeds(const Catalogue& catalogue, const Assessment& assessment) : m_catalogue(catalogue), m_assessment(assessment)
    {
    }

    void add(const Fix& part)
    {
        const bool isRemoval = part.kind == Fix::Kind::RemoveUnits;
        for (const auto unit : part.units) {
            if (!isRemoval) {
                m_touched.insert(unit);
                continue;
            }
            for (const auto below : m_assessment.withBelow(unit)) {
                m_removed.insert(below);
                if (m_assessment.units[below].isKnown())
                    m_removedNames.insert(m_catalogue.unit(m_assessment.units[below].kind).name);
            }
        }
        if (!part.above.isNone())
            m_touched.insert(part.above);
        if (part.kind == Fix::Kind::AddUnits) {
            m_addedNames.insert(m_catalogue.unit(part.unitKind).name);
            for (const auto kind : part.below)
                m_addedNames.insert(m_catalogue.unit(kind).name);
        }
        const bool isAboutOption = !part.body.isNone() && !part.options.empty();
        if (isAboutOption)
            for (const auto option : part.options)
                once({static_cast<int>(Thing::Option), part.body.value(), option.value()});
        if (part.kind == Fix::Kind::SetModels)
            once({static_cast<int>(Thing::Models), part.units.front().value(), 0});
        if (part.kind == Fix::Kind::Attach || part.kind == Fix::Kind::Detach ||
            (part.kind == Fix::Kind::AddUnits && !part.units.empty()))
            for (const auto unit : part.units)
                once({static_cast<int>(Thing::Place), unit.value(), 0});
    }

    [[nodiscard]] bool contradict() const
    {
        const auto meet = [](const auto& a, const auto& b) {
            return std::ranges::any_of(a, [&](const auto& each) { return b.contains(each); });
        };
        return m_isTwice || meet(m_removed, m_touched) || meet(m_removedNames, m_addedNames);
    }

private:
    enum class Thing : std::uint8_t { Option, Models, Place };

    void once(std::array<std::int64_t, 3> thing) { m_isTwice = !m_changed.insert(thing).second || m_isTwice; }

    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
    std::set<Id<AssessedUnit>> m_removed;
    std::set<Id<AssessedUnit>> m_touched;
    std::set<std::string> m_removedNames;
    std::set<std::string> m_addedNames;
    std::set<std::array<std::int64_t, 3>> m_changed;
    bool m_isTwice = false;
};

} // namespace

bool contradictsItself(const Catalogue& catalogue, const Assessment& assessment, const Fix& fix)
{
    Deeds deeds(catalogue, assessment);
    forParts(fix, [&](const Fix& part) { deeds.add(part); });
    return deeds.contradict();
}

} // namespace muster
