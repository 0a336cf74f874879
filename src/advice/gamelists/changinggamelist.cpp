#include "advice/gamelists/changinggamelist.h"

#include "advice/gamelists/costpoints.h"
#include "advice/search/openerrors.h"
#include "battlescribe/fixes/fixes.h"
#include "battlescribe/judge/check.h"
#include "battlescribe/judge/settle.h"
#include "battlescribe/judge/unknown.h"

#include <algorithm>

namespace muster::advice {

namespace bs = battlescribe;
namespace compose = bs::compose;
using bs::judge::Element;

namespace {

/// Work for one judgement, for finding moves, and for the quick way, in steps of the engine.
constexpr std::uint64_t mostWorkOfTrial = 20'000'000;
constexpr std::uint64_t mostWorkOfMoves = 5'000'000;
constexpr std::uint64_t mostWorkOfQuickWay = 10'000'000;
constexpr int mostStepsOfQuickWay = 100;
/// The engine counts smaller steps than the search.
constexpr std::uint64_t stepsOfWork = 16;

/// How far a finding is from its limit, in the parts of points.
std::int64_t distanceOf(const bs::judge::Finding& finding)
{
    using Kind = bs::judge::FindingKind;
    if (finding.kind == Kind::Hidden || finding.kind == Kind::Message || finding.kind == Kind::CostsInCircle)
        return Points::parts;
    const auto gap = finding.count > finding.limit ? finding.count - finding.limit : finding.limit - finding.count;
    return std::max<std::int64_t>(1, pointsUpOf(gap).inParts());
}

/// Whether two selections are equal in all that a person chose.
bool areAlike(const bs::Selection& a, const bs::Selection& b)
{
    return a.choice == b.choice && a.amount == b.amount && a.isForAll == b.isForAll &&
           std::ranges::equal(a.selections, b.selections, areAlike);
}

} // namespace

ChangingGameList::Judged::Judged(bs::Game& game, const bs::Roster& list, std::stop_token stop)
    : roster(list), budget(mostWorkOfTrial, std::move(stop)), situation(game, list, budget)
{
    const bool isSettled = settle(situation);
    findings = check(situation);
    isOpen = !isSettled || budget.isSpent() || (findings.empty() && !lookAt(situation).unknown.empty());
}

ChangingGameList::ChangingGameList(bs::Game& game, const bs::Roster& roster, std::optional<std::size_t> column,
                                   const Locks& locks, std::stop_token stop, GameGrowth growth)
    : m_game(game),
      m_held(game.lock()),
      m_roster(roster),
      m_column(column),
      m_locks(locks),
      m_stop(std::move(stop)),
      m_growth(std::move(growth)),
      m_before(game, roster, m_stop),
      m_difference(m_before.situation, column, m_growth.limit ? Given::MayGo : Given::Counts),
      m_now(std::make_unique<JudgedCopy>(game, roster, m_stop)),
      m_trial(roster)
{
    for (const auto& refused : locks.refused)
        if (const auto* edit = std::get_if<bs::Edit>(&refused))
            if (auto changed = roster; bs::apply(changed, *edit))
                m_refused.insert(m_difference.stateOf(changed));
}

void ChangingGameList::giveWay() { m_game.sharing().giveWay(m_held); }

int ChangingGameList::idOf(Identity identity)
{
    const auto next = static_cast<int>(m_errorIds.size());
    return m_errorIds.try_emplace(std::move(identity), next).first->second;
}

int ChangingGameList::idOf(const Finding& finding, const Situation& situation)
{
    // Too many are told at the first of them. Without that one they are told at the next.
    auto place = finding.element;
    if (const auto element = situation.find(place); finding.kind == bs::judge::FindingKind::TooMany &&
                                                    finding.owner == Finding::Owner::Selection && !element.isNone() &&
                                                    finding.query.scope != bs::data::Scope::Self) {
        const auto isWide = finding.query.scope == bs::data::Scope::Roster;
        const auto around =
            finding.query.scope == bs::data::Scope::Force ? situation[element].force : situation[element].parent;
        const auto& its = situation[around];
        place = isWide ? std::string() : its.selection ? its.selection->id : its.inForce ? its.inForce->id : place;
    }
    return idOf(Identity{static_cast<int>(finding.kind), static_cast<int>(finding.owner), std::move(place),
                         finding.category.value(), finding.of.value(), finding.declaredBy.value(),
                         finding.constraint.isNone() ? finding.query.fieldKey.value() : finding.constraint.value(),
                         finding.message});
}

Standing ChangingGameList::standingOf(const Judged& judged)
{
    Standing standing;
    for (const auto& finding : judged.findings)
        standing.errors.push_back({idOf(finding, judged.situation), distanceOf(finding)});
    if (judged.isOpen)
        standing.errors.push_back({idOf(Identity{-1, 0, {}, 0, 0, 0, 0, {}}), Points::parts});
    joinSame(standing.errors);
    standing.loss = m_difference.lossOf(judged.situation);
    standing.cost = pointsUpOf(costOf(judged.situation));
    standing.state = m_difference.stateOf(judged.roster);
    standing.isEmpty = m_difference.isEmptied(judged.roster);
    standing.work = 1 + (judged.budget.spent() + std::exchange(m_moreWork, 0)) / stepsOfWork;
    standing.isWished = isWished(judged.situation);
    return standing;
}

bool ChangingGameList::isWished(const Situation& situation) const
{
    if (!std::ranges::all_of(m_locks.keep,
                             [&](const std::string& id) { return m_difference.isAsItWas(situation, id); }))
        return false;
    if (m_refused.empty())
        return true;
    // A change is one that was refused if it alone leads to the same list.
    if (m_refused.contains(m_difference.stateOf(situation.roster)))
        return false;
    return std::ranges::none_of(m_difference.changesTo(situation), [&](const GameChange& change) {
        auto alone = m_roster;
        return bs::apply(alone, change.edit) && m_refused.contains(m_difference.stateOf(alone));
    });
}

std::optional<bs::Edit> ChangingGameList::change(bs::Roster& roster, const bs::Edit& edit) const
{
    const auto isTaken = [&](const std::string& id) {
        return !m_difference.find(id).isNone() || bs::selectionOf(roster, id) || bs::forceOf(roster, id);
    };
    const auto has = [&](const auto& self, const auto& each) -> bool {
        bool isThere = isTaken(each.id);
        for (const auto& selection : each.selections)
            isThere = isThere || self(self, selection);
        if constexpr (requires { each.forces; })
            for (const auto& force : each.forces)
                isThere = isThere || self(self, force);
        return isThere;
    };
    // The same thing twice: the second gets other ids, the same each time.
    auto its = edit;
    std::map<std::string, std::string> renamed;
    const auto makeFree = [&](auto& each) {
        for (int seed = 1; has(has, each); ++seed) {
            const auto was = each.id;
            auto ids = idsNamed(was + ' ' + std::to_string(seed));
            compose::renew(each, ids);
            renamed[was] = each.id;
        }
    };
    // What leaves one place for another stays what it is.
    const auto moves = [&](const std::string& id) {
        return std::ranges::any_of(edit, [&](const bs::EditStep& step) {
            const auto* leaves = std::get_if<bs::RemoveSelection>(&step);
            return leaves && leaves->selection == id;
        });
    };
    for (auto& step : its)
        if (auto* selection = std::get_if<bs::InsertSelection>(&step)) {
            if (!moves(selection->selection.id))
                makeFree(selection->selection);
        } else if (auto* force = std::get_if<bs::InsertForce>(&step))
            makeFree(force->force);
        else if (auto* amount = std::get_if<bs::SetAmount>(&step))
            if (const auto found = renamed.find(amount->selection); found != renamed.end())
                amount->selection = found->second;
    auto undo = bs::apply(roster, its);
    return undo ? std::optional(std::move(*undo)) : std::nullopt;
}

std::optional<Standing> ChangingGameList::goTo(std::span<const Id<Move>> path)
{
    giveWay();
    auto roster = m_roster;
    bool fits = true;
    for (const auto move : path)
        fits = fits && change(roster, m_moves[move].edit);
    m_trial = roster;
    m_now = std::make_unique<JudgedCopy>(m_game, std::move(roster), m_stop);
    return fits ? std::optional(standingOf(m_now->judged)) : std::nullopt;
}

std::optional<Standing> ChangingGameList::tried(Id<Move> move)
{
    giveWay();
    const auto undo = change(m_trial, m_moves[move].edit);
    if (!undo)
        return std::nullopt;
    auto standing = standingOf(Judged(m_game, m_trial, m_stop));
    (void)bs::apply(m_trial, *undo); // it fits: it is what was done
    return standing;
}

std::vector<Id<Move>> ChangingGameList::know(std::vector<GameMove> moves)
{
    // What takes something away comes first.
    std::ranges::stable_sort(moves, {}, [](const GameMove& move) {
        return std::holds_alternative<bs::InsertSelection>(move.edit.front()) ||
               std::holds_alternative<bs::InsertForce>(move.edit.front());
    });
    std::vector<Id<Move>> known;
    for (auto& move : moves)
        known.push_back(m_moves.add(std::move(move)));
    return known;
}

Moves ChangingGameList::everyMove()
{
    WorkBudget budget(mostWorkOfMoves, m_stop);
    GameMoves moves(m_now->situation, m_numbers, budget);
    for (const auto& finding : m_now->judged.findings)
        moves.addFor(finding);
    m_moreWork += budget.spent();
    // Conditions of the data may make any change mend anything.
    return {know(moves.take()), false};
}

std::vector<Id<Move>> ChangingGameList::movesFor(int error)
{
    WorkBudget budget(mostWorkOfMoves, m_stop);
    GameMoves moves(m_now->situation, m_numbers, budget);
    for (const auto& finding : m_now->judged.findings)
        if (idOf(finding, m_now->situation) == error)
            moves.addFor(finding);
    m_moreWork += budget.spent();
    return know(moves.take());
}

Path ChangingGameList::quickWay(const std::stop_token& stop)
{
    // As a person would who takes the first offer of the first finding that has one, until the list is legal.
    auto roster = m_roster;
    Path path;
    WorkBudget budget(mostWorkOfQuickWay, stop);
    for (int step = 0; step < mostStepsOfQuickWay && !budget.isSpent(); ++step) {
        giveWay();
        const auto judgement = bs::judge::judge(m_game, roster, budget);
        if (judgement.isLegal()) {
            m_moreWork += budget.spent();
            return path;
        }
        std::optional<bs::Edit> first;
        m_held.unlock(); // fixes give way by themselves
        for (const auto& finding : judgement.findings) {
            if (first)
                break;
            auto found = bs::fixes::fixesFor(m_game, roster, judgement, finding, budget);
            if (!found.empty())
                first = std::move(found.front().edit);
        }
        m_held.lock();
        if (!first || !change(roster, *first))
            break;
        path.push_back(m_moves.add({std::move(*first), {}}));
    }
    m_moreWork += budget.spent();
    return {};
}

Path ChangingGameList::inSteps(std::span<const Id<Move>> path)
{
    Path steps;
    if (goTo(path))
        for (auto& change : changes())
            steps.push_back(m_moves.add({std::move(change.edit), {}}));
    return steps;
}

bs::Decimal ChangingGameList::costOf(const Situation& situation) const
{
    return m_column ? situation.wholeCost(Situation::top(), *m_column) : bs::Decimal();
}

std::optional<Points> ChangingGameList::limit() const
{
    // Rounded down: what costs more is too much.
    return m_growth.limit ? std::optional(-pointsUpOf(-*m_growth.limit)) : std::nullopt;
}

std::vector<Member> ChangingGameList::members() const
{
    std::vector<Member> members;
    const auto& before = m_before.situation;
    for (const auto id : before.elements.ids())
        if (const auto& its = before[id]; its.root == id && !its.choice.isNone() && m_column)
            members.push_back({m_game[its.choice].target.value(), mainCategoryOf(m_game, its.choice).value(),
                               pointsUpOf(before.wholeCost(id, *m_column))});
    return members;
}

GameAdditions ChangingGameList::additionsNow(WorkBudget& budget)
{
    const auto& now = m_now->situation;
    return {now, m_column.value_or(0), *m_growth.limit - costOf(now), m_growth, m_numbers, budget};
}

std::vector<NewUnit> ChangingGameList::newUnits()
{
    std::vector<NewUnit> units;
    if (!m_growth.limit)
        return units;
    WorkBudget budget(mostWorkOfMoves, m_stop);
    const auto before = m_now->judged.budget.spent(); // whatever is asked of the list costs work as well
    const auto isKnown = [&](const std::string& name) { return m_adding.contains(name); };
    for (auto& unit : additionsNow(budget).newUnits(m_roster, isKnown)) {
        if (unit.move)
            m_adding.emplace(unit.name, m_moves.add(std::move(*unit.move)));
        units.push_back({m_adding.at(unit.name), unit.kind, unit.group, false});
    }
    m_moreWork += budget.spent() + m_now->judged.budget.spent() - before;
    return units;
}

const std::vector<Id<Move>>& ChangingGameList::additionsTo(Id<Element> unit, bool isNew, GameAdditions& now)
{
    const auto& selection = *m_now->situation[unit].selection;
    auto& known = m_additions[selection.id];
    if (known.unit != selection) {
        known = {selection, {}};
        for (auto& move : now.additions(unit, isNew))
            known.moves.push_back(m_moves.add(std::move(move)));
    }
    return known.moves;
}

std::vector<Addition> ChangingGameList::additions(bool onlyNewUnits)
{
    std::vector<Addition> additions;
    if (!m_growth.limit || !m_column)
        return additions;
    WorkBudget budget(mostWorkOfMoves, m_stop);
    const auto before = m_now->judged.budget.spent();
    auto growing = additionsNow(budget);
    const auto& now = m_now->situation;
    std::vector<std::pair<Id<Element>, const std::vector<Id<Move>>*>> different; // units, with their moves
    for (const auto id : now.elements.ids()) {
        const auto* unit = now[id].selection;
        const bool isNew = unit && m_difference.find(unit->id).isNone();
        if (now[id].root != id || (onlyNewUnits && !isNew))
            continue;
        const auto& moves = additionsTo(id, isNew, growing);
        const auto known = std::ranges::find_if(different, [&](const auto& each) {
            return now[each.first].parent == now[id].parent && areAlike(*now[each.first].selection, *unit);
        });
        const auto cost = pointsUpOf(now.wholeCost(id, *m_column));
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const bool isKnown = known != different.end() && i < known->second->size();
            additions.push_back({moves[i], cost, isKnown ? (*known->second)[i] : Id<Move>()});
        }
        if (known == different.end())
            different.emplace_back(id, &moves);
    }
    m_moreWork += budget.spent() + m_now->judged.budget.spent() - before;
    return additions;
}

std::uint64_t ChangingGameList::workOf(std::uint64_t trials) const
{
    return trials * (1 + m_before.budget.spent() / stepsOfWork);
}

Loss ChangingGameList::leastLoss() const
{
    Loss least;
    least.edits = 1;
    // What is over the limit must go. Whatever is new makes up for nothing.
    for (const auto& finding : m_before.findings)
        if (finding.kind == bs::judge::FindingKind::OverLimit && m_column &&
            m_game.columnOf(finding.query.fieldKey) == *m_column)
            least.points = std::max(least.points, -pointsUpOf(-(finding.count - finding.limit)));
    return least;
}

} // namespace muster::advice
