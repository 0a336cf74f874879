#include "editor/gestures/gestures.h"

#include "editor/words/shown.h"
#include "io/roster/rosterfile.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <ranges>
#include <unordered_set>

namespace muster::editor {

namespace {

QString stepText(const char* text, int number = -1)
{
    return QCoreApplication::translate("Gestures", text, nullptr, number);
}

/// Gives out ids that no unit has, without a search for each.
class FreshIds {
public:
    explicit FreshIds(const Roster& roster) { collect(roster.units); }

    void giveTo(RosterUnit& unit)
    {
        do
            unit.id = 'u' + std::to_string(++m_last);
        while (!m_used.insert(unit.id).second);
        for (auto& below : unit.units)
            giveTo(below);
    }

private:
    void collect(const std::vector<RosterUnit>& units)
    {
        for (const auto& unit : units) {
            m_used.insert(unit.id);
            collect(unit.units);
        }
    }

    std::unordered_set<std::string> m_used;
    std::size_t m_last = 0;
};

struct Standing {
    const std::vector<RosterUnit>* list = nullptr;
    std::size_t index = 0;
    std::string parent;
};

std::optional<Standing> find(const std::vector<RosterUnit>& units, const std::string& parent, const std::string& id)
{
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].id == id)
            return Standing{&units, i, parent};
        if (auto found = find(units[i].units, units[i].id, id))
            return found;
    }
    return std::nullopt;
}

void collect(const std::vector<RosterUnit>& units, const std::unordered_set<std::string_view>& wanted,
             std::vector<std::string>& found)
{
    for (const auto& unit : units)
        if (wanted.contains(unit.id))
            found.push_back(unit.id);
        else
            collect(unit.units, wanted, found);
}

Edit batch(std::vector<Edit> edits)
{
    return edits.size() == 1 ? std::move(edits.front()) : Edit{edits::Batch{std::move(edits)}};
}

} // namespace

QString Gestures::nameOf(const RosterUnit& unit) const
{
    if (!unit.name.empty())
        return shown(unit.name);
    const auto kind = m_catalogue.findUnit(m_catalogue.findArmy(m_roster.army), unit.unit);
    return QString::fromStdString(kind.isNone() ? unit.unit : m_catalogue.unit(kind).name);
}

QString Gestures::nameOf(const std::vector<std::string>& ids) const
{
    const auto* unit = ids.size() == 1 ? findUnit(m_roster, ids.front()) : nullptr;
    return unit ? nameOf(*unit) : stepText(QT_TRANSLATE_N_NOOP("Gestures", "%n unit(s)"), static_cast<int>(ids.size()));
}

std::vector<std::string> Gestures::uppermost(const std::vector<std::string>& ids) const
{
    std::vector<std::string> found;
    collect(m_roster.units, {ids.begin(), ids.end()}, found);
    return found;
}

Spot Gestures::before(const std::string& id) const
{
    const auto at = find(m_roster.units, {}, id);
    return at ? Spot{at->parent, at->index, (*at->list)[at->index].as} : end();
}

Spot Gestures::behind(const std::string& id) const
{
    const auto at = find(m_roster.units, {}, id);
    return at ? Spot{at->parent, at->index + 1, (*at->list)[at->index].as} : end();
}

Gesture Gestures::add(const std::string& reference, const Spot& spot) const
{
    RosterUnit unit;
    unit.unit = reference;
    unit.as = spot.as;
    FreshIds(m_roster).giveTo(unit);
    auto name = stepText(QT_TRANSLATE_NOOP("Gestures", "Add %1")).arg(nameOf(unit));
    auto id = unit.id;
    return {{edits::AddUnit{spot.parent, spot.index, std::move(unit)}}, std::move(name), {std::move(id)}};
}

std::optional<Gesture> Gestures::remove(const std::vector<std::string>& ids) const
{
    const auto gone = uppermost(ids);
    if (gone.empty())
        return std::nullopt;
    std::vector<Edit> edits;
    edits.reserve(gone.size());
    for (const auto& id : gone)
        edits.push_back({edits::RemoveUnit{id}});
    // Selects the next unit, so that a person can go on removing.
    std::vector<std::string> selects;
    if (const auto at = find(m_roster.units, {}, gone.back())) {
        if (at->index + 1 < at->list->size())
            selects = {(*at->list)[at->index + 1].id};
        else if (const auto first = find(m_roster.units, {}, gone.front()); first && first->index > 0)
            selects = {(*first->list)[first->index - 1].id};
        else if (!at->parent.empty())
            selects = {at->parent};
    }
    return Gesture{batch(std::move(edits)), stepText(QT_TRANSLATE_NOOP("Gestures", "Remove %1")).arg(nameOf(gone)),
                   std::move(selects)};
}

std::optional<Gesture> Gestures::duplicate(const std::vector<std::string>& ids) const
{
    FreshIds fresh(m_roster);
    std::vector<Edit> edits;
    std::vector<std::string> selects;
    const auto originals = uppermost(ids);
    // From the last to the first: an insertion must not move the positions that are still needed.
    for (const auto& id : std::ranges::reverse_view(originals)) {
        const auto at = find(m_roster.units, {}, id);
        auto copy = (*at->list)[at->index];
        fresh.giveTo(copy);
        selects.insert(selects.begin(), copy.id);
        edits.push_back({edits::AddUnit{at->parent, at->index + 1, std::move(copy)}});
    }
    if (edits.empty())
        return std::nullopt;
    return Gesture{batch(std::move(edits)),
                   stepText(QT_TRANSLATE_NOOP("Gestures", "Duplicate %1")).arg(nameOf(originals)), std::move(selects)};
}

std::optional<Gesture> Gestures::move(const std::vector<std::string>& ids, const Spot& spot) const
{
    const auto moved = uppermost(ids);
    const auto listOf = [&](const Roster& roster) {
        const auto* parent = findUnit(roster, spot.parent);
        return spot.parent.empty() ? &roster.units : parent ? &parent->units : nullptr;
    };
    const auto* list = listOf(m_roster);
    if (moved.empty() || !list)
        return std::nullopt;
    // They go before the next unit that is not moved itself.
    std::string anchor;
    for (auto i = spot.index; i < list->size() && anchor.empty(); ++i)
        if (std::ranges::find(moved, (*list)[i].id) == moved.end())
            anchor = (*list)[i].id;
    // Each is taken out before it is put in, so its index is found in the list as it then is.
    auto trial = m_roster;
    std::vector<Edit> edits;
    for (const auto& id : moved) {
        list = listOf(trial);
        const auto own = std::ranges::find(*list, id, &RosterUnit::id) - list->begin();
        auto index = std::ranges::find(*list, anchor, &RosterUnit::id) - list->begin();
        if (own < index)
            --index;
        edits.push_back({edits::MoveUnit{id, spot.parent, static_cast<std::size_t>(index), spot.as}});
        if (!apply(trial, edits.back()))
            return std::nullopt;
    }
    if (trial == m_roster)
        return std::nullopt;
    const auto* parent = findUnit(m_roster, spot.parent);
    auto name = parent ? stepText(QT_TRANSLATE_NOOP("Gestures", "Attach %1 to %2")).arg(nameOf(moved), nameOf(*parent))
                       : stepText(QT_TRANSLATE_NOOP("Gestures", "Move %1")).arg(nameOf(moved));
    return Gesture{batch(std::move(edits)), std::move(name), moved};
}

std::optional<Gesture> Gestures::reserve(const std::vector<std::string>& ids, bool isReserve) const
{
    std::vector<Edit> edits;
    std::vector<std::string> meant;
    for (const auto& id : ids)
        if (const auto* unit = findUnit(m_roster, id)) {
            meant.push_back(id);
            if (unit->reserve != isReserve)
                edits.push_back({edits::SetReserve{id, isReserve}});
        }
    if (edits.empty())
        return std::nullopt;
    const auto name = isReserve ? stepText(QT_TRANSLATE_NOOP("Gestures", "Hold back %1"))
                                : stepText(QT_TRANSLATE_NOOP("Gestures", "Deploy %1"));
    return Gesture{batch(std::move(edits)), name.arg(nameOf(meant)), meant};
}

QByteArray Gestures::copy(const std::vector<std::string>& ids) const
{
    Roster copied;
    copied.ruleset = m_roster.ruleset;
    copied.army = m_roster.army;
    for (const auto& id : uppermost(ids))
        copied.units.push_back(*findUnit(m_roster, id));
    return QByteArray::fromStdString(writeRoster(copied));
}

Gesture Gestures::paste(std::vector<RosterUnit> units, const std::string& fromArmy, const Spot& spot) const
{
    // A unit names its army if that is not the roster's own: a unit copied from another army's roster needs it now, and
    // one that is back in its own army's roster does not.
    const std::function<void(RosterUnit&)> rename = [&](RosterUnit& unit) {
        if (fromArmy != m_roster.army && unit.unit.find(':') == std::string::npos)
            unit.unit = fromArmy + ':' + unit.unit;
        if (unit.unit.starts_with(m_roster.army + ':'))
            unit.unit.erase(0, m_roster.army.size() + 1);
        for (auto& below : unit.units)
            rename(below);
    };
    FreshIds fresh(m_roster);
    std::vector<Edit> edits;
    std::vector<std::string> selects;
    QString only;
    auto index = spot.index;
    for (auto& unit : units) {
        rename(unit);
        fresh.giveTo(unit);
        unit.as = spot.as;
        only = nameOf(unit);
        selects.push_back(unit.id);
        edits.push_back({edits::AddUnit{spot.parent, index++, std::move(unit)}});
    }
    const auto count = static_cast<int>(edits.size());
    const auto what = count == 1 ? only : stepText(QT_TRANSLATE_N_NOOP("Gestures", "%n unit(s)"), count);
    return {batch(std::move(edits)), stepText(QT_TRANSLATE_NOOP("Gestures", "Paste %1")).arg(what), std::move(selects)};
}

} // namespace muster::editor
