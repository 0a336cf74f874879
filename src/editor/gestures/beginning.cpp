#include "editor/gestures/beginning.h"

#include "editor/gestures/adding.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "rules/fixes/filling.h"
#include "rules/fixes/fixes.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace muster::editor {

namespace {

/// A very large army is tried in part: this lets some hundred units be tried.
constexpr std::uint64_t workToTry = mostWorkInWindow / 600;
/// Units of one category may need different things.
constexpr std::size_t mostOfCategory = 2;

/// A kind with the cheapest options that it must have.
struct Candidate {
    Id<Unit> kind;
    Filling needs;
};

class Beginning {
public:
    explicit Beginning(VerdictPtr verdict) : m_verdict(std::move(verdict)), m_catalogue(m_verdict->catalogue()) {}

    std::vector<FirstUnit> make(std::size_t most)
    {
        sortOut();
        std::vector<FirstUnit> units;
        for (const auto& candidate : m_free)
            units.push_back({m_catalogue.unit(candidate.kind).id, shown(m_catalogue.unit(candidate.kind).name),
                             costOf(candidate), openedBy(candidate)});
        std::ranges::stable_sort(units, std::greater(), [](const FirstUnit& unit) { return unit.opens.size(); });
        units.resize(std::min(units.size(), most));
        return units;
    }

private:
    /// Which kinds may be the first, and examples of those that may not.
    void sortOut()
    {
        for (const auto kind : m_catalogue.army(m_verdict->assessment().army).units) {
            if (!m_budget.spend(workToTry))
                return;
            const auto& unit = m_catalogue.unit(kind);
            RosterUnit alone;
            alone.unit = unit.id;
            Candidate candidate{kind, cheapestFilling(m_catalogue, m_verdict->roster(), alone, m_budget)};
            if (tryAdding(*m_verdict, unit.id, {}, candidate.needs.options).breaks.isEmpty())
                m_free.push_back(std::move(candidate));
            else if (auto& shut = m_shut[unit.category]; shut.size() < mostOfCategory)
                shut.push_back(std::move(candidate));
        }
    }

    QStringList openedBy(const Candidate& candidate)
    {
        QStringList opened;
        if (m_shut.empty())
            return opened;
        const Gestures gestures(m_catalogue, m_verdict->roster());
        auto edit = editOf(gestures.add(m_catalogue.unit(candidate.kind).id, gestures.end()));
        auto& added = std::get<edits::AddUnit>(edit.change).unit;
        added.options = candidate.needs.options;
        const auto id = added.id;
        auto roster = m_verdict->roster();
        if (!apply(roster, edit))
            return opened;
        const Verdict after(std::shared_ptr<const Catalogue>(m_verdict, &m_catalogue), std::move(roster));
        for (const auto& [category, shut] : m_shut)
            if (std::ranges::any_of(shut, [&](const Candidate& each) {
                    return m_budget.spend(workToTry) &&
                           tryAdding(after, m_catalogue.unit(each.kind).id, id, each.needs.options).breaks.isEmpty();
                }))
                opened << shown(m_catalogue.ruleset.categories[category].plural);
        return opened;
    }

    QString costOf(const Candidate& candidate) const
    {
        if (!m_catalogue.ruleset.hasPoints)
            return {};
        const auto cost = shownNumber(m_catalogue.unit(candidate.kind).usualCost() + candidate.needs.points);
        return candidate.needs.points == 0 ? cost : QCoreApplication::translate("Beginning", "from %1").arg(cost);
    }

    VerdictPtr m_verdict;
    const Catalogue& m_catalogue;
    WorkBudget m_budget{mostWorkInWindow};
    std::vector<Candidate> m_free;
    std::map<Id<Category>, std::vector<Candidate>> m_shut; ///< in the order of the categories
};

} // namespace

std::vector<FirstUnit> firstUnits(const VerdictPtr& verdict, std::size_t most)
{
    if (!verdict || verdict->assessment().army.isNone())
        return {};
    return Beginning(verdict).make(most);
}

} // namespace muster::editor
