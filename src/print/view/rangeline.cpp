#include "print/view/rangeline.h"

#include "core/data/ruleset.h"

#include <algorithm>

namespace muster::print {

namespace {

constexpr std::int64_t tenths = 480; // of the width of the square

/// How long a range is in all.
int wholeOf(const StatValue& range) { return range.parts[1] ? *range.parts[1] : range.parts[0].value_or(0); }

std::string inTenths(std::int64_t number) { return std::to_string(number / 10) + '.' + std::to_string(number % 10); }

} // namespace

int longestRange(const Ruleset& ruleset, const UnitProfile& profile)
{
    int longest = 0;
    const auto look = [&](const std::vector<ProfileWeapon>& weapons) {
        for (const auto& weapon : weapons)
            for (const auto i : ruleset.weaponStats.ids())
                if (ruleset.weaponStats[i].line != RangeLine::None)
                    longest = std::max(longest, wholeOf(weapon.stats[i].value));
    };
    look(profile.weapons);
    for (const auto& part : profile.parts)
        look(part.weapons);
    for (const auto& group : profile.groups)
        look(group.weapons);
    return longest;
}

std::optional<std::string> rangeLine(RangeLine line, const StatValue& range, int longest)
{
    const std::int64_t whole = wholeOf(range);
    if (whole <= 0 || longest <= 0 || whole > longest)
        return std::nullopt;
    const std::int64_t thick = range.parts[1] ? range.parts[0].value_or(0) : whole;
    const auto end = tenths * whole / longest;
    const auto middle = std::clamp<std::int64_t>(line == RangeLine::Half ? end / 2 : tenths * thick / longest, 0, end);
    // A thick bar, then a thin one, which ends in a stroke.
    auto path = "M0 0H" + inTenths(middle) + "V3H0Z";
    if (middle < end)
        path += "M" + inTenths(middle) + " 1H" + inTenths(end) + "V2H" + inTenths(middle) + "ZM" +
                inTenths(std::max<std::int64_t>(0, end - 8)) + " 0H" + inTenths(end) + "V3H" +
                inTenths(std::max<std::int64_t>(0, end - 8)) + "Z";
    return path;
}

} // namespace muster::print
