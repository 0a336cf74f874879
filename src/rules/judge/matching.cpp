#include "rules/judge/assess.h"
#include "rules/judge/places.h"

#include <algorithm>

namespace muster {

namespace {

/// The places that some units unlock, and what may take them.
class Unlocked {
public:
    Unlocked(const Catalogue& catalogue, const Assessment& assessment, std::span<const Id<AssessedUnit>> units,
             const Measure& measure)
        : m_catalogue(catalogue), m_assessment(assessment)
    {
        for (const auto unit : units)
            if (fits(unit, measure.filter))
                takers.push_back(unit);
        for (const auto& unlock : measure.unlocks) {
            std::size_t by = unlock.by ? 0 : 1;
            for (const auto unit : units)
                if (unlock.by && fits(unit, *unlock.by))
                    ++by;
            if (unlock.isOfOneKind)
                add(unlock,
                    std::min(by * static_cast<std::size_t>(unlock.number), static_cast<std::size_t>(unlock.most)));
            else
                addOfDifferent(unlock, by);
        }
    }

    [[nodiscard]] std::vector<Id<AssessedUnit>> withoutPlace()
    {
        std::vector<Id<AssessedUnit>> unmatched;
        for (std::size_t i = 0; i < takers.size(); ++i)
            if (!m_places.give(m_places.addTaker(opensTo(takers[i]))))
                unmatched.push_back(takers[i]);
        return unmatched;
    }

    std::vector<Id<AssessedUnit>> takers;
    std::size_t number = 0; ///< of places

private:
    /// Places for units that fit a filter, and are of a category if one is named.
    struct Open {
        const Filter* filter;
        Id<Category> category;
        Places::Range places;
    };

    [[nodiscard]] bool fits(Id<AssessedUnit> unit, const Filter& filter) const
    {
        return muster::fits(m_catalogue, m_assessment, unit, filter);
    }
    [[nodiscard]] Id<Category> categoryOf(Id<AssessedUnit> unit) const
    {
        return m_catalogue.unit(m_assessment.units[unit].kind).category;
    }

    void add(const Unlock& unlock, std::size_t places)
    {
        m_open.push_back({&unlock.places, {}, m_places.add(places)});
        number += places;
    }

    /// For each unit that unlocks: one place for each category, of which only `number` can be taken. The others are
    /// given away before.
    void addOfDifferent(const Unlock& unlock, std::size_t by)
    {
        std::vector<Id<Category>> categories;
        for (const auto unit : takers)
            if (fits(unit, unlock.places))
                categories.push_back(categoryOf(unit));
        std::ranges::sort(categories);
        categories.erase(std::ranges::unique(categories).begin(), categories.end());
        const auto most = static_cast<std::size_t>(unlock.number);
        for (std::size_t unit = 0; unit < by; ++unit) {
            const auto all = m_places.add(categories.size());
            for (std::size_t i = most; i < categories.size(); ++i)
                m_places.give(m_places.addTaker({all}));
            for (std::size_t i = 0; i < categories.size(); ++i)
                m_open.push_back({&unlock.places, categories[i], {all.begin + i, all.begin + i + 1}});
        }
        number += most * by;
    }

    [[nodiscard]] std::vector<Places::Range> opensTo(Id<AssessedUnit> taker) const
    {
        std::vector<Places::Range> open;
        for (const auto& its : m_open)
            if ((its.category.isNone() || its.category == categoryOf(taker)) && fits(taker, *its.filter))
                open.push_back(its.places);
        return open;
    }

    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
    Places m_places;
    std::vector<Open> m_open;
};

} // namespace

std::vector<Id<AssessedUnit>> unmatchedUnits(const Catalogue& catalogue, const Assessment& assessment,
                                             std::span<const Id<AssessedUnit>> units, const Measure& measure)
{
    return Unlocked(catalogue, assessment, units, measure).withoutPlace();
}

PlaceCount placesOf(const Catalogue& catalogue, const Assessment& assessment, std::span<const Id<AssessedUnit>> units,
                    const Measure& measure)
{
    const Unlocked unlocked(catalogue, assessment, units, measure);
    return {static_cast<std::int64_t>(unlocked.number), std::ssize(unlocked.takers)};
}

} // namespace muster
