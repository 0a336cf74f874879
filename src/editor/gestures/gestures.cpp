#include "editor/gestures/gestures.h"

#include "editor/words/shown.h"
#include "io/roster/rosterfile.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <map>
#include <ranges>
#include <unordered_map>
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
    std::string_view parent;

    [[nodiscard]] const RosterUnit& unit() const { return (*list)[index]; }
};

/// Where each unit stands, found in one pass. Points into the roster.
class Places {
public:
    explicit Places(const Roster& roster) { collect(roster.units, {}); }

    /// Null if there is no such unit.
    [[nodiscard]] const Standing* at(std::string_view id) const
    {
        const auto found = m_places.find(id);
        return found == m_places.end() ? nullptr : &found->second;
    }

private:
    void collect(const std::vector<RosterUnit>& units, std::string_view parent)
    {
        for (std::size_t i = 0; i < units.size(); ++i) {
            m_places.emplace(units[i].id, Standing{&units, i, parent});
            collect(units[i].units, units[i].id);
        }
    }

    std::unordered_map<std::string_view, Standing> m_places;
};

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

Spot Gestures::beside(const std::string& id, std::size_t further) const
{
    const Places places(m_roster);
    const auto* at = places.at(id);
    return at ? Spot{std::string(at->parent), at->index + further, at->unit().as} : end();
}

Spot Gestures::before(const std::string& id) const { return beside(id, 0); }

Spot Gestures::behind(const std::string& id) const { return beside(id, 1); }

Gesture Gestures::add(const std::string& reference, const Spot& spot) const
{
    RosterUnit unit;
    unit.unit = reference;
    unit.as = spot.as;
    FreshIds(m_roster).giveTo(unit);
    auto name = stepText(QT_TRANSLATE_NOOP("Gestures", "Add %1")).arg(nameOf(unit));
    auto id = unit.id;
    return {Edit{edits::AddUnit{spot.parent, spot.index, std::move(unit)}}, std::move(name), {std::move(id)}};
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
    const Places places(m_roster);
    const auto* last = places.at(gone.back());
    const auto* first = places.at(gone.front());
    if (last->index + 1 < last->list->size())
        selects = {(*last->list)[last->index + 1].id};
    else if (first->index > 0)
        selects = {(*first->list)[first->index - 1].id};
    else if (!last->parent.empty())
        selects = {std::string(last->parent)};
    return Gesture{batch(std::move(edits)), stepText(QT_TRANSLATE_NOOP("Gestures", "Remove %1")).arg(nameOf(gone)),
                   std::move(selects)};
}

std::optional<Gesture> Gestures::duplicate(const std::vector<std::string>& ids) const
{
    FreshIds fresh(m_roster);
    std::vector<Edit> edits;
    std::vector<std::string> selects;
    const auto originals = uppermost(ids);
    const Places places(m_roster);
    // From the last to the first: an insertion must not move the positions that are still needed.
    for (const auto& id : std::ranges::reverse_view(originals)) {
        const auto& at = *places.at(id);
        auto copy = at.unit();
        fresh.giveTo(copy);
        selects.push_back(copy.id);
        edits.push_back({edits::AddUnit{std::string(at.parent), at.index + 1, std::move(copy)}});
    }
    if (edits.empty())
        return std::nullopt;
    std::ranges::reverse(selects);
    return Gesture{batch(std::move(edits)),
                   stepText(QT_TRANSLATE_NOOP("Gestures", "Duplicate %1")).arg(nameOf(originals)), std::move(selects)};
}

std::optional<Gesture> Gestures::move(const std::vector<std::string>& ids, const Spot& spot) const
{
    const auto moved = uppermost(ids);
    const Places places(m_roster);
    const auto* above = places.at(spot.parent);
    if (moved.empty() || (!above && !spot.parent.empty()))
        return std::nullopt;
    const auto& list = above ? above->unit().units : m_roster.units;
    // They go before the next unit that is not moved itself, all at once: each that is taken out, and put in, would
    // move those behind it.
    const std::unordered_set<std::string_view> taken(moved.begin(), moved.end());
    const auto before = std::ranges::subrange(
        list.begin(), list.begin() + static_cast<std::ptrdiff_t>(std::min(spot.index, list.size())));
    auto index = static_cast<std::size_t>(
        std::ranges::count_if(before, [&](const RosterUnit& unit) { return !taken.contains(unit.id); }));
    std::vector<Edit> edits;
    if (moved.size() == 1)
        edits.push_back({edits::MoveUnit{moved.front(), spot.parent, index, spot.as}});
    else {
        for (const auto& id : moved)
            edits.push_back({edits::RemoveUnit{id}});
        for (const auto& id : moved) {
            auto unit = places.at(id)->unit();
            unit.as = spot.as;
            edits.push_back({edits::AddUnit{spot.parent, index++, std::move(unit)}});
        }
    }
    auto edit = batch(std::move(edits));
    auto trial = m_roster;
    if (!apply(trial, edit) || trial == m_roster)
        return std::nullopt;
    auto name =
        above ? stepText(QT_TRANSLATE_NOOP("Gestures", "Attach %1 to %2")).arg(nameOf(moved), nameOf(above->unit()))
              : stepText(QT_TRANSLATE_NOOP("Gestures", "Move %1")).arg(nameOf(moved));
    return Gesture{std::move(edit), std::move(name), moved};
}

bool Gestures::areReserved(const std::vector<std::string>& ids) const
{
    const Places places(m_roster);
    return std::ranges::all_of(ids, [&](const std::string& id) {
        const auto* at = places.at(id);
        return at && at->unit().reserve;
    });
}

std::optional<Gesture> Gestures::reserve(const std::vector<std::string>& ids, bool isReserve) const
{
    std::vector<Edit> edits;
    std::vector<std::string> meant;
    const Places places(m_roster);
    for (const auto& id : ids)
        if (const auto* at = places.at(id)) {
            meant.push_back(id);
            if (at->unit().reserve != isReserve)
                edits.push_back({edits::SetReserve{id, isReserve}});
        }
    if (edits.empty())
        return std::nullopt;
    const auto name = isReserve ? stepText(QT_TRANSLATE_NOOP("Gestures", "Hold back %1"))
                                : stepText(QT_TRANSLATE_NOOP("Gestures", "Deploy %1"));
    return Gesture{batch(std::move(edits)), name.arg(nameOf(meant)), meant};
}

std::vector<std::string> addedBy(const Edit& edit)
{
    if (const auto* add = std::get_if<edits::AddUnit>(&edit.change))
        return {add->unit.id};
    std::vector<std::string> ids;
    if (const auto* batch = std::get_if<edits::Batch>(&edit.change))
        for (const auto& each : batch->edits)
            for (auto& id : addedBy(each))
                ids.push_back(std::move(id));
    return ids;
}

namespace {

/// An edit for each key whose value differs; without a value it goes back to what the ruleset says.
template <typename Values, typename Make>
void addDifferences(const Values& before, const Values& after, const Make& make, std::vector<Edit>& edits)
{
    for (const auto& [id, value] : before)
        if (!after.contains(id))
            edits.push_back({make(id, std::nullopt)});
    for (const auto& [id, value] : after)
        if (const auto was = before.find(id); was == before.end() || was->second != value)
            edits.push_back({make(id, value)});
}

} // namespace

std::optional<Gesture> Gestures::changeHead(const Roster& wanted) const
{
    std::vector<Edit> edits;
    if (wanted.name != m_roster.name)
        edits.push_back({edits::SetName{wanted.name}});
    if (wanted.player != m_roster.player)
        edits.push_back({edits::SetPlayer{wanted.player}});
    if (wanted.notes != m_roster.notes)
        edits.push_back({edits::SetNotes{wanted.notes}});
    if (wanted.picture != m_roster.picture)
        edits.push_back({edits::SetPicture{{}, wanted.picture}});
    if (wanted.battle.points != m_roster.battle.points)
        edits.push_back({edits::SetPoints{wanted.battle.points}});
    if (wanted.battle.scenario != m_roster.battle.scenario)
        edits.push_back({edits::SetScenario{wanted.battle.scenario}});
    addDifferences(
        m_roster.battle.options, wanted.battle.options,
        [](const std::string& id, std::optional<OptionValue> value) {
            return edits::SetBattleOption{id, std::move(value)};
        },
        edits);
    addDifferences(
        m_roster.rulings, wanted.rulings,
        [](const std::string& id, std::optional<bool> value) {
            return edits::SetRuling{id, value};
        },
        edits);
    const auto counts = [](const OptionCounts& counters) {
        std::map<std::string, int> byId;
        for (const auto& [id, count] : counters)
            byId.emplace(id, count);
        return byId;
    };
    addDifferences(
        counts(m_roster.counters), counts(wanted.counters),
        [](const std::string& id, std::optional<int> count) {
            return edits::SetCounter{{}, id, count};
        },
        edits);
    if (edits.empty())
        return std::nullopt;
    return Gesture{
        Edit{edits::Batch{std::move(edits)}}, stepText(QT_TRANSLATE_NOOP("Gestures", "Change Roster and Battle")), {}};
}

Gesture Gestures::askForData(std::string version)
{
    return {Edit{edits::SetDataVersion{std::move(version)}},
            stepText(QT_TRANSLATE_NOOP("Gestures", "Switch Game Version")),
            {}};
}

std::string Gestures::copy(const std::vector<std::string>& ids) const
{
    Roster copied;
    copied.ruleset = m_roster.ruleset;
    copied.army = m_roster.army;
    const Places places(m_roster);
    for (const auto& id : uppermost(ids))
        copied.units.push_back(places.at(id)->unit());
    return writeRoster(copied);
}

Result<Roster> Gestures::read(const std::string& units) const
{
    auto read = readRoster(units, "clipboard");
    if (read && read->ruleset != m_roster.ruleset)
        return failure({"clipboard", 0, 0, "/ruleset", "these units are of another game, " + read->ruleset,
                        "Copy units of " + m_roster.ruleset + '.'});
    return read;
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
