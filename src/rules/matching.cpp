#include "rules/assess.h"

namespace muster {

namespace {

/// Kuhn's augmenting paths: tries to give `unit` a place, moving others where that helps.
bool place(std::size_t unit, const std::vector<std::vector<std::size_t>>& options, std::vector<std::size_t>& taker,
           std::vector<bool>& seen)
{
    for (const auto candidate : options[unit]) {
        if (seen[candidate])
            continue;
        seen[candidate] = true;
        if (taker[candidate] == SIZE_MAX || place(taker[candidate], options, taker, seen)) {
            taker[candidate] = unit;
            return true;
        }
    }
    return false;
}

} // namespace

std::vector<Index> unmatchedUnits(const Catalogue& catalogue, const Assessment& assessment,
                                  std::span<const Index> units, const Measure& measure)
{
    std::vector<const Filter*> places;
    for (const auto& unlock : measure.unlocks)
        for (const auto unit : units)
            if (fits(catalogue, assessment, unit, unlock.by))
                places.insert(places.end(), static_cast<std::size_t>(unlock.number), &unlock.places);

    std::vector<Index> seekers;
    std::vector<std::vector<std::size_t>> options;
    for (const auto unit : units) {
        if (!fits(catalogue, assessment, unit, measure.filter))
            continue;
        seekers.push_back(unit);
        auto& mine = options.emplace_back();
        for (std::size_t i = 0; i < places.size(); ++i)
            if (fits(catalogue, assessment, unit, *places[i]))
                mine.push_back(i);
    }

    std::vector<Index> unmatched;
    std::vector<std::size_t> taker(places.size(), SIZE_MAX);
    std::vector<bool> seen;
    for (std::size_t i = 0; i < seekers.size(); ++i) {
        seen.assign(places.size(), false);
        if (!place(i, options, taker, seen))
            unmatched.push_back(seekers[i]);
    }
    return unmatched;
}

} // namespace muster
