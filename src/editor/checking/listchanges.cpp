#include "editor/checking/listchanges.h"

#include "report/verdict/words.h"
#include "rules/compare/comparison.h"

#include <QCoreApplication>

#include <map>
#include <set>

namespace muster::editor {

namespace {

struct ListChanges {
    Q_DECLARE_TR_FUNCTIONS(ListChanges)
};

template <typename Unit, typename Units>
void collect(Units& units, std::vector<Unit*>& all)
{
    for (auto& unit : units) {
        all.push_back(&unit);
        collect(unit.units, all);
    }
}

/// How much of two units of one kind is the same.
int likeness(const RosterUnit& a, const RosterUnit& b)
{
    return (a.name == b.name ? 4 : 0) + (a.options == b.options ? 2 : 0) + (a.models == b.models ? 1 : 0) +
           (a.groups == b.groups ? 1 : 0);
}

std::map<std::string, Points> pointsOf(const CheckedList& list)
{
    std::map<std::string, Points> points;
    for (const auto& unit : list.verdict->assessment().units)
        points[unit.id] = unit.points;
    return points;
}

} // namespace

Roster withIdsOf(const Roster& here, Roster there)
{
    std::vector<const RosterUnit*> ours;
    std::vector<RosterUnit*> theirs;
    collect(here.units, ours);
    collect(there.units, theirs);
    std::map<const RosterUnit*, std::string> ids; // of theirs
    std::set<const RosterUnit*> taken;            // of ours
    // A huge list is paired in its order only.
    constexpr std::size_t mostLookedAt = 1'000;
    const bool isHuge = ours.size() > mostLookedAt || theirs.size() > mostLookedAt;
    for (int wanted = isHuge ? 0 : 8; wanted >= 0; --wanted)
        for (const auto* their : theirs) {
            if (ids.contains(their))
                continue;
            for (const auto* our : ours)
                if (!taken.contains(our) && our->unit == their->unit && likeness(*our, *their) >= wanted) {
                    ids[their] = our->id;
                    taken.insert(our);
                    break;
                }
        }
    int next = 0;
    for (auto* their : theirs) {
        const auto known = ids.find(their);
        their->id = known != ids.end() ? known->second : "other-" + std::to_string(++next);
    }
    return there;
}

std::vector<Difference> differencesOf(const Roster& here, const Roster& withItsIds)
{
    auto differences = compare(here, withItsIds);
    std::erase_if(differences, [](const Difference& each) {
        return each.kind == Difference::Kind::UnitOrder || each.kind == Difference::Kind::GroupOrder;
    });
    return differences;
}

std::vector<report::DifferenceText> changesBetween(const CheckedList& here, const Roster& there,
                                                   const std::stop_token& stop)
{
    std::vector<report::DifferenceText> changes;
    const auto& catalogue = *here.catalogue;
    const auto other = withIdsOf(here.roster, there);
    for (const auto& difference : differencesOf(here.roster, other)) {
        if (stop.stop_requested())
            return changes;
        changes.push_back(report::toText(difference, here.roster, other, catalogue));
    }
    if (stop.stop_requested() || !here.verdict || !catalogue.ruleset.hasPoints || here.roster.ruleset != there.ruleset)
        return changes;
    CheckedList judged;
    judged.catalogue = here.catalogue;
    judged.roster = other;
    judgeAgain(judged);
    if (!judged.verdict)
        return changes;
    const auto add = [&](const QString& where, Points ours, Points theirs) {
        if (ours != theirs)
            changes.push_back({where.toStdString(), report::points(catalogue.ruleset.currency, ours),
                               report::points(catalogue.ruleset.currency, theirs)});
    };
    const auto theirs = pointsOf(judged);
    for (const auto at : here.verdict->assessment().units.ids()) {
        const auto& unit = here.verdict->assessment().units[at];
        if (const auto found = theirs.find(unit.id); found != theirs.end())
            add(ListChanges::tr("%1, cost")
                    .arg(QString::fromStdString(report::unitName(catalogue, here.verdict->assessment(), at))),
                unit.points, found->second);
    }
    add(ListChanges::tr("Whole army, cost"), here.verdict->assessment().points, judged.verdict->assessment().points);
    return changes;
}

} // namespace muster::editor
