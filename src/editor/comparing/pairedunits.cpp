#include "editor/comparing/pairedunits.h"

#include "editor/checking/listchanges.h"
#include "editor/words/shown.h"
#include "report/changes/comparisonwords.h"
#include "report/verdict/words.h"
#include "rules/compare/comparison.h"

#include <map>
#include <set>

namespace muster::editor {

namespace {

struct Placed {
    const RosterUnit* unit = nullptr;
    int depth = 0;
};

void collect(const std::vector<RosterUnit>& units, int depth, std::vector<Placed>& all)
{
    for (const auto& unit : units) {
        all.push_back({&unit, depth});
        collect(unit.units, depth + 1, all);
    }
}

std::vector<Placed> unitsOf(const Roster& roster)
{
    std::vector<Placed> all;
    collect(roster.units, 0, all);
    return all;
}

QString numberOf(std::int64_t value) { return shown(report::number(value)); }

QString both(std::int64_t here, std::int64_t there)
{
    return here == there ? numberOf(here) : QStringLiteral("%1 → %2").arg(numberOf(here), numberOf(there));
}

/// The words of the units of both rosters.
class Teller {
public:
    Teller(const Verdict& here, const Verdict& there) : m_here(here), m_there(there) {}

    void tell(PairedUnit& paired) const
    {
        const auto& of = paired.there.empty() ? m_here : m_there;
        const auto unit = of.unitAt(paired.there.empty() ? paired.here : paired.there);
        if (unit.isNone())
            return;
        const auto& assessed = of.assessment().units[unit];
        const auto* written = findUnit(of.roster(), assessed.id);
        paired.name =
            shown(written && !written->name.empty() ? written->name
                                                    : report::unitName(of.catalogue(), of.assessment(), unit));
        paired.choices = shown(report::choicesLine(of.catalogue(), of.assessment(), unit));
        const auto other = paired.here.empty() ? noId : m_here.unitAt(paired.here);
        const auto* before = other.isNone() ? &assessed : &m_here.assessment().units[other];
        if (of.catalogue().ruleset.countsModels)
            paired.models = both(before->models, assessed.models);
        if (of.catalogue().ruleset.hasPoints)
            paired.points = both(before->points, assessed.points);
        // The same unit may cost more where others of its army are.
        if (paired.kind == PairedUnit::Kind::Same && before->points != assessed.points)
            paired.kind = PairedUnit::Kind::Changed;
    }

private:
    const Verdict& m_here;
    const Verdict& m_there;
};

bool isOrder(const Difference& difference)
{
    return difference.kind == Difference::Kind::UnitOrder || difference.kind == Difference::Kind::GroupOrder;
}

} // namespace

PairedRosters pairRosters(const Verdict& here, const Verdict& there)
{
    PairedRosters pairs;
    const bool isOneGame = here.roster().ruleset == there.roster().ruleset;
    // The same list with the ids of this one, unit by unit.
    const auto other = isOneGame ? withIdsOf(here.roster(), there.roster()) : there.roster();
    std::map<std::string, QStringList> changes;
    if (isOneGame)
        for (const auto& difference : compare(here.roster(), other)) {
            if (isOrder(difference))
                continue;
            const auto line = shown(report::toLine(difference, here.roster(), other, here.catalogue()));
            (difference.where.unit.empty() ? pairs.changes : changes[difference.where.unit]) << line;
        }
    const auto ours = unitsOf(here.roster());
    const auto theirs = unitsOf(there.roster());
    const auto renamed = unitsOf(other);
    std::map<std::string, std::size_t> ownPlace; // of a unit's id in `ours`
    for (std::size_t i = 0; isOneGame && i < ours.size(); ++i)
        ownPlace[ours[i].unit->id] = i;

    std::set<std::string> paired;
    for (std::size_t i = 0; isOneGame && i < renamed.size(); ++i)
        if (ownPlace.contains(renamed[i].unit->id))
            paired.insert(renamed[i].unit->id);
    const Teller teller(here, there);
    const auto add = [&](PairedUnit unit) {
        teller.tell(unit);
        pairs.different += unit.kind != PairedUnit::Kind::Same ? 1 : 0;
        pairs.units.push_back(std::move(unit));
    };
    // What only this roster has stands behind the unit that it stands behind here.
    std::set<std::string> shownHere;
    const auto addOwn = [&](std::size_t from) {
        for (auto i = from; i < ours.size() && !paired.contains(ours[i].unit->id); ++i)
            if (shownHere.insert(ours[i].unit->id).second)
                add({PairedUnit::Kind::OnlyHere, ours[i].depth, ours[i].unit->id, {}, {}, {}, {}, {}, {}});
    };
    if (isOneGame)
        addOwn(0);
    for (std::size_t i = 0; i < theirs.size(); ++i) {
        const auto& id = renamed[i].unit->id;
        const auto own = ownPlace.find(id);
        PairedUnit unit;
        unit.depth = theirs[i].depth;
        unit.there = theirs[i].unit->id;
        if (own == ownPlace.end()) {
            unit.kind = PairedUnit::Kind::OnlyThere;
            add(std::move(unit));
            continue;
        }
        unit.here = id;
        if (const auto found = changes.find(id); found != changes.end()) {
            unit.kind = PairedUnit::Kind::Changed;
            unit.changes = found->second;
        }
        add(std::move(unit));
        addOwn(own->second + 1);
    }
    addOwn(0); // of another game: behind all others
    return pairs;
}

} // namespace muster::editor
