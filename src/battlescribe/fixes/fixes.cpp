#include "battlescribe/fixes/fixes.h"

#include "battlescribe/compose/compose.h"

#include <algorithm>

namespace muster::battlescribe::fixes {

namespace {

using judge::Finding;
using judge::Judged;
using Kind = Finding::Kind;

constexpr std::size_t mostFixes = 3;
constexpr std::size_t mostCandidates = 6;
constexpr std::int64_t mostAtOnce = 10;

std::size_t countIn(const Selection& selection)
{
    std::size_t count = 1;
    for (const auto& each : selection.selections)
        count += countIn(each);
    return count;
}

/// How many selections taking something adds.
std::size_t takenBy(const Edit& edit)
{
    std::size_t count = 0;
    for (const auto& step : edit)
        if (const auto* insert = std::get_if<InsertSelection>(&step))
            count += countIn(insert->selection);
    return count;
}

class Fixer {
public:
    Fixer(Game& game, const Roster& roster, const judge::Judgement& judgement, const Finding& finding,
          WorkBudget& budget)
        : m_game(game),
          m_held(game.lock()),
          m_roster(roster),
          m_judgement(judgement),
          m_finding(finding),
          m_budget(budget),
          m_ids(compose::NewIds::byChance())
    {
    }

    std::vector<Fix> run()
    {
        const bool isMissing = m_finding.count < m_finding.limit;
        switch (m_finding.kind) {
        case Kind::TooFew:
            takeMissing();
            break;
        case Kind::TooMany:
            reduce();
            break;
        case Kind::NotExactly:
            isMissing ? takeMissing() : reduce();
            break;
        case Kind::Hidden:
        case Kind::Message:
            removeOwner();
            break;
        case Kind::OverLimit:
            removeCostly();
            break;
        case Kind::CostsInCircle:
            break; // nothing in the roster can mend the data
        }
        return std::move(m_fixes);
    }

private:
    [[nodiscard]] bool isEnough() const { return m_fixes.size() >= mostFixes || m_budget.isSpent(); }

    void tryOut(Fix fix)
    {
        if (isEnough() || fix.edit.empty())
            return;
        auto after = m_roster;
        if (!battlescribe::apply(after, fix.edit))
            return;
        const auto judged = judge::judge(m_game, after, m_budget);
        m_game.sharing().giveWay(m_held); // the tree may be larger then
        // Without the rest of a budget it was not looked at whole.
        if (!isBetter(judged) || m_budget.isSpent())
            return;
        for (std::size_t i = 0; i < judged.totals.size() && i < m_judgement.totals.size(); ++i)
            fix.costs.push_back(judged.totals[i].sum - m_judgement.totals[i].sum);
        if (!isOffered(fix))
            m_fixes.push_back(std::move(fix));
    }

    /// Whether it reads the same as one that is offered: units of one name often differ in nothing.
    [[nodiscard]] bool isOffered(const Fix& fix) const
    {
        return std::ranges::any_of(m_fixes, [&](const Fix& other) {
            return other.kind == fix.kind && other.name == fix.name && other.place == fix.place &&
                   other.number == fix.number && other.costs == fix.costs;
        });
    }

    /// The finding is gone, and no other is new.
    [[nodiscard]] bool isBetter(const judge::Judgement& after) const
    {
        const auto& before = m_judgement.findings;
        std::size_t next = 0; // they have the same order, but for those that are gone
        const auto wasThere = [&](const Finding& wanted) {
            for (std::size_t i = 0; i < before.size() && m_budget.spend(1); ++i)
                if (const auto at = (next + i) % before.size(); isSame(before[at], wanted)) {
                    next = at + 1;
                    return true;
                }
            return false;
        };
        return std::ranges::all_of(after.findings,
                                   [&](const Finding& each) { return !isSame(each, m_finding) && wasThere(each); });
    }

    // ---- too many ---------------------------------------------------------------------------------------------------

    /// Whether a selection is one of those that the finding counts.
    [[nodiscard]] bool isCounted(const Judged& judged) const
    {
        if (judged.kind != judge::Element::Kind::Selection)
            return false;
        if (m_finding.owner == Finding::Owner::Category)
            return judged.categories.has(m_finding.category);
        return isLimited(judged.choice);
    }

    /// Whether a choice is what the finding limits, or is chosen in it.
    [[nodiscard]] bool isLimited(Id<Choice> choice) const
    {
        if (m_finding.choice.isNone())
            return false;
        const auto target = m_game[m_finding.choice].target;
        for (; !choice.isNone(); choice = m_game[choice].group)
            if (m_game[choice].target == target)
                return true;
        return false;
    }

    [[nodiscard]] std::string nameAbove(const Judged& judged) const
    {
        return judged.parent.isNone() ? std::string() : m_judgement.elements[judged.parent].name;
    }

    /// One by one, from the last; then as many of the last together as are too many.
    void reduce()
    {
        std::vector<Id<Judged>> counted;
        for (const auto id : m_judgement.elements.ids())
            if (isCounted(m_judgement.elements[id]))
                counted.push_back(id);
        const auto over =
            (m_finding.count - m_finding.limit).floor() + ((m_finding.count - m_finding.limit).isWhole() ? 0 : 1);
        std::size_t tried = 0;
        for (auto id = counted.rbegin(); id != counted.rend() && tried < mostCandidates && !isEnough(); ++id, ++tried)
            lower(m_judgement.elements[*id], over);
        if (m_fixes.empty())
            removeSeveral(counted, over);
    }

    void lower(const Judged& judged, std::int64_t over)
    {
        const auto* selection = battlescribe::selectionOf(m_roster, judged.id);
        if (!selection)
            return;
        if (selection->amount > over && over > 0) {
            auto edit = compose::setAmount(m_roster, judged.id, selection->amount - over);
            if (edit)
                tryOut({Fix::Kind::SetNumber,
                        judged.name,
                        nameAbove(judged),
                        selection->amount - over,
                        {},
                        std::move(*edit)});
            return;
        }
        tryToRemove(judged);
    }

    void tryToRemove(const Judged& judged)
    {
        tryOut({Fix::Kind::Remove, judged.name, nameAbove(judged), 0, {}, compose::removeSelection(judged.id)});
    }

    void removeSeveral(const std::vector<Id<Judged>>& counted, std::int64_t over)
    {
        if (over < 2 || over > mostAtOnce || static_cast<std::size_t>(over) > counted.size())
            return;
        Fix fix{Fix::Kind::Remove, {}, {}, over, {}, {}};
        for (auto id = counted.rbegin(); id != counted.rbegin() + over; ++id) {
            const auto& judged = m_judgement.elements[*id];
            fix.name = judged.name;
            fix.place = nameAbove(judged);
            for (auto& step : compose::removeSelection(judged.id))
                fix.edit.push_back(std::move(step));
        }
        tryOut(std::move(fix));
    }

    void removeOwner()
    {
        const auto id = m_judgement.find(m_finding.element);
        if (!id.isNone() && m_judgement.elements[id].kind == judge::Element::Kind::Selection)
            tryToRemove(m_judgement.elements[id]);
    }

    /// Top-level selections whose removal is enough, cheapest first.
    void removeCostly()
    {
        const auto column = m_game.columnOf(m_finding.query.fieldKey);
        std::vector<std::pair<Decimal, Id<Judged>>> roots; // with what each costs
        for (const auto id : m_judgement.elements.ids()) {
            const auto& judged = m_judgement.elements[id];
            if (judged.kind != judge::Element::Kind::Selection || judged.parent.isNone() ||
                m_judgement.elements[judged.parent].kind != judge::Element::Kind::Force)
                continue;
            Decimal sum;
            for (const auto inner : IdRange<Judged>{id, judged.end})
                if (column < m_judgement.elements[inner].costs.size())
                    sum += m_judgement.elements[inner].costs[column];
            if (sum >= m_finding.count - m_finding.limit)
                roots.emplace_back(sum, id);
        }
        std::ranges::stable_sort(roots, {}, &std::pair<Decimal, Id<Judged>>::first);
        for (std::size_t i = 0; i < roots.size() && i < mostCandidates && !isEnough(); ++i)
            tryToRemove(m_judgement.elements[roots[i].second]);
    }

    // ---- too few ----------------------------------------------------------------------------------------------------

    /// The forces and selections below which something could be taken.
    [[nodiscard]] std::vector<std::string> places() const
    {
        if (m_finding.owner != Finding::Owner::Roster)
            return {m_finding.element};
        std::vector<std::string> forces;
        for (const auto& force : m_roster.forces)
            forces.push_back(force.id);
        return forces;
    }

    /// Whether taking a choice would count for the finding, as far as the data say so without conditions.
    [[nodiscard]] bool wouldCount(Id<Choice> choice) const
    {
        if (m_game[choice].isGroup)
            return false;
        if (m_finding.owner == Finding::Owner::Category) {
            bool isIn = false;
            m_game.eachNodeOf(choice, [&](Id<data::Node> node) {
                for (const auto link : m_game.node(node).categories)
                    isIn = isIn || m_game.node(link).targetKey == m_finding.category;
            });
            return isIn;
        }
        return isLimited(choice);
    }

    void takeMissing()
    {
        const auto missing = std::clamp<std::int64_t>((m_finding.limit - m_finding.count).floor(), 1, mostAtOnce);
        for (const auto& place : places()) {
            const auto* offers = compose::offersOf(m_game, m_roster, place);
            if (!offers || !m_budget.spend(offers->choices.size()))
                continue;
            const auto all = offers->choices; // taking may make the tree grow
            std::size_t tried = 0;
            for (std::size_t i = 0; i < all.size() && tried < mostCandidates && !isEnough(); ++i)
                if (wouldCount(all[i])) {
                    ++tried;
                    takeOf(place, all[i], missing);
                }
        }
    }

    void takeOf(const std::string& place, Id<Choice> choice, std::int64_t number)
    {
        const auto id = m_judgement.find(place);
        Fix fix{Fix::Kind::Take,
                std::string(m_game.target(choice).name),
                id.isNone() ? std::string() : m_judgement.elements[id].name,
                number,
                {},
                {}};
        auto roster = m_roster;
        std::size_t taken = 0;
        for (std::int64_t i = 0; i < number; ++i) {
            auto step = compose::takeChoice({m_game, m_ids, m_budget}, roster, place, choice);
            taken += step ? takenBy(*step) : 0;
            if (!step || taken > mostTaken || !battlescribe::apply(roster, *step))
                return;
            m_game.sharing().giveWay(m_held);
            std::ranges::move(*step, std::back_inserter(fix.edit));
        }
        tryOut(std::move(fix));
    }

    Game& m_game;
    Sharing::Held m_held;
    const Roster& m_roster;
    const judge::Judgement& m_judgement;
    const Finding& m_finding;
    WorkBudget& m_budget;
    compose::NewIds m_ids; ///< of which none is in the roster, whatever fixes were made before
    std::vector<Fix> m_fixes;
};

} // namespace

std::vector<Fix> fixesFor(Game& game, const Roster& roster, const judge::Judgement& judgement,
                          const judge::Finding& finding, WorkBudget& budget)
{
    if (!budget.spend(judgement.elements.size()))
        return {};
    auto found = Fixer(game, roster, judgement, finding, budget).run();
    std::ranges::stable_sort(found, {}, [](const Fix& fix) { return fix.kind == Fix::Kind::Remove; });
    return found;
}

} // namespace muster::battlescribe::fixes
