#include "editor/comparing/pairedunits.h"

#include "editor/checking/listchanges.h"
#include "editor/comparing/pairedrows.h"
#include "editor/gamedata/gamedataform.h"
#include "editor/muster/musterform.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/battlescribe/listwords.h"
#include "report/changes/comparisonwords.h"
#include "report/verdict/costwords.h"
#include "report/verdict/words.h"

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

QString numberOf(Fraction value) { return shown(report::number(value)); }

QString both(Fraction here, Fraction there)
{
    return here == there ? numberOf(here) : QStringLiteral("%1 → %2").arg(numberOf(here), numberOf(there));
}

/// What a unit costs of a kind, in a roster whose data may be of another version.
Points costThen(const Verdict& roster, Id<AssessedUnit> unit, const CostKind& kind)
{
    const auto known = roster.catalogue().ruleset.costs.find(kind.id);
    return known.isNone() ? Points() : roster.assessment().costOf(unit, known);
}

/// The words of a pair: of the other roster's unit, where it has one.
void describe(PairedUnit& paired, const Verdict& here, const Verdict& there, const RosterUnit& written)
{
    const auto& of = paired.there.empty() ? here : there;
    const auto unit = of.unitAt(written.id);
    if (unit.isNone())
        return;
    const auto& assessed = of.assessment().units[unit];
    paired.name = shown(!written.name.empty() ? written.name : report::unitName(of.catalogue(), of.assessment(), unit));
    paired.choices = shown(report::choicesLine(of.catalogue(), of.assessment(), unit));
    const auto other = paired.here.empty() ? noId : here.unitAt(paired.here);
    const auto& before = other.isNone() ? assessed : here.assessment().units[other];
    if (of.catalogue().ruleset.countsModels)
        paired.models = both(before.models, assessed.models);
    if (of.catalogue().ruleset.hasPoints)
        paired.points = both(before.points, assessed.points);
    for (const auto kind : of.catalogue().ruleset.costs.ids()) {
        const auto now = of.assessment().costOf(unit, kind);
        const auto was = other.isNone() ? now : costThen(here, other, of.catalogue().ruleset.costs[kind]);
        if (now != Points() || was != Points())
            paired.points += (paired.points.isEmpty() ? QString() : QStringLiteral(", ")) + both(was, now) +
                             QLatin1Char(' ') + shown(of.catalogue().ruleset.costs[kind].shortName);
    }
    // The same unit may cost more where others of its army are.
    if (paired.kind == PairedUnit::Kind::Same && before.points != assessed.points)
        paired.kind = PairedUnit::Kind::Changed;
}

/// Empty in games without any cost.
QString sumOf(const Verdict& roster)
{
    QStringList sums;
    if (roster.catalogue().ruleset.hasPoints)
        sums << shown(report::points(roster.catalogue().ruleset.currency, roster.assessment().points));
    for (const auto& cost : report::costSums(roster.catalogue(), roster.assessment()))
        sums << shown(cost.text);
    return sums.join(QStringLiteral(", "));
}

void addSum(const Verdict& here, const Verdict& there, PairedRosters& pairs)
{
    pairs.sum = sumOf(there);
    if (pairs.sum.isEmpty() || !here.catalogue().ruleset.hasPoints)
        return;
    const auto more = there.assessment().points - here.assessment().points;
    if (more > 0)
        pairs.more = shown(report::number(more));
    else if (more < 0)
        pairs.fewer = shown(report::number(-more));
}

std::string_view gameOf(const StandingPtr& list)
{
    using File = battlescribe::data::File;
    return list ? list->data().keys.text(list->data().files[Id<File>::at(0)].id) : std::string_view();
}

void addSum(const StandingPtr& here, const StandingPtr& there, PairedRosters& pairs)
{
    const auto* cost = there->mainCost();
    if (!cost)
        return;
    pairs.sum = text(report::number(cost->sum)) + QLatin1Char(' ') + shown(cost->name);
    const auto* before = here ? here->mainCost() : nullptr;
    if (!before || before->type != cost->type)
        return;
    const auto more = cost->sum - before->sum;
    if (more.isNegative())
        pairs.fewer = text(report::number(-more));
    else if (!more.isZero())
        pairs.more = text(report::number(more));
}

} // namespace

PairedRosters pairRosters(const ListFormPtr& here, const ListFormPtr& there)
{
    if (!here || !there)
        return {};
    const auto verdictHere = verdictOf(here);
    const auto verdictThere = verdictOf(there);
    if (verdictHere && verdictThere)
        return pairRosters(*verdictHere, *verdictThere);
    const auto listHere = standingOf(here);
    const auto listThere = standingOf(there);
    const bool isOneGame = listHere && listThere && gameOf(listHere) == gameOf(listThere);
    auto pairs = pairRows(*here, *there, isOneGame);
    pairs.isOneGame = isOneGame;
    if (listThere)
        addSum(listHere, listThere, pairs);
    else
        pairs.sum = sumOf(*verdictThere);
    return pairs;
}

PairedRosters pairRosters(const Verdict& here, const Verdict& there)
{
    PairedRosters pairs;
    const bool isOneGame = here.roster().ruleset == there.roster().ruleset;
    pairs.isOneGame = isOneGame;
    addSum(here, there, pairs);
    // The same list with the ids of this one, unit by unit.
    const auto other = isOneGame ? withIdsOf(here.roster(), there.roster()) : there.roster();
    std::map<std::string, QStringList> changes;
    if (isOneGame)
        for (const auto& difference : differencesOf(here.roster(), other))
            (difference.where.unit.empty() ? pairs.changes : changes[difference.where.unit])
                << shown(report::toLine(difference, here.roster(), other, here.catalogue()));
    const auto ours = unitsOf(here.roster());
    const auto theirs = unitsOf(there.roster());
    const auto renamed = unitsOf(other);
    std::map<std::string, std::size_t> ownPlace; // in `ours`
    std::set<std::string> onlyHere;              // those that no row has yet
    for (std::size_t i = 0; i < ours.size(); ++i) {
        onlyHere.insert(ours[i].unit->id);
        if (isOneGame)
            ownPlace[ours[i].unit->id] = i;
    }
    if (isOneGame)
        for (const auto& each : renamed)
            onlyHere.erase(each.unit->id);

    const auto add = [&](PairedUnit unit, const Placed& placed) {
        unit.depth = placed.depth;
        describe(unit, here, there, *placed.unit);
        pairs.different += unit.kind != PairedUnit::Kind::Same ? 1 : 0;
        pairs.units.push_back(std::move(unit));
    };
    // What only this roster has stands behind the unit that it stands behind here.
    const auto addOwn = [&](std::size_t from) {
        for (auto i = from; i < ours.size() && onlyHere.erase(ours[i].unit->id) > 0; ++i) {
            PairedUnit unit;
            unit.kind = PairedUnit::Kind::OnlyHere;
            unit.here = ours[i].unit->id;
            add(std::move(unit), ours[i]);
        }
    };
    if (isOneGame)
        addOwn(0);
    for (std::size_t i = 0; i < theirs.size(); ++i) {
        PairedUnit unit;
        unit.kind = PairedUnit::Kind::OnlyThere;
        unit.there = theirs[i].unit->id;
        const auto own = ownPlace.find(renamed[i].unit->id);
        if (own != ownPlace.end()) {
            const auto found = changes.find(own->first);
            unit.kind = found == changes.end() ? PairedUnit::Kind::Same : PairedUnit::Kind::Changed;
            unit.here = own->first;
            if (found != changes.end())
                unit.changes = found->second;
        }
        add(std::move(unit), theirs[i]);
        if (own != ownPlace.end())
            addOwn(own->second + 1);
    }
    addOwn(0); // of another game: behind all others
    return pairs;
}

} // namespace muster::editor
