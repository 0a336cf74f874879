#include "rules/judge/assess.h"
#include "rules/judge/places.h"

namespace muster {

std::vector<Id<AssessedUnit>> unmatchedUnits(const Catalogue& catalogue, const Assessment& assessment,
                                             std::span<const Id<AssessedUnit>> units, const Measure& measure)
{
    Places places;
    std::vector<Places::Range> ranges;
    for (const auto& unlock : measure.unlocks) {
        std::size_t unlocked = 0;
        for (const auto unit : units)
            if (fits(catalogue, assessment, unit, unlock.by))
                unlocked += static_cast<std::size_t>(unlock.number);
        ranges.push_back(places.add(unlocked));
    }

    std::vector<Id<AssessedUnit>> unmatched;
    for (const auto unit : units) {
        if (!fits(catalogue, assessment, unit, measure.filter))
            continue;
        std::vector<Places::Range> open;
        for (std::size_t i = 0; i < ranges.size(); ++i)
            if (fits(catalogue, assessment, unit, measure.unlocks[i].places))
                open.push_back(ranges[i]);
        if (!places.give(places.addTaker(std::move(open))))
            unmatched.push_back(unit);
    }
    return unmatched;
}

} // namespace muster
