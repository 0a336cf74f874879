#include "print/view/roles.h"

#include "core/base/fraction.h"
#include "print/view/words.h"
#include "report/verdict/words.h"

#include <algorithm>

namespace muster::print {

namespace {

constexpr std::ptrdiff_t mostParts = 7;
constexpr int looks = 6;
constexpr std::int64_t leastShare = 5;    // per cent; a narrower part cannot be told from a line
constexpr std::int64_t leastWidth = 7;    // per cent, for the words under a part
constexpr std::int64_t shareWithRoom = 7; // per cent, for the sum inside the part

/// What part of the other one it is, in whole per cent, halves rounded up.
std::int64_t percentOf(const Points& part, const Points& all)
{
    const Fraction one(part);
    const Fraction whole(all);
    const auto percent = Fraction(100) * one * Fraction(whole.denominator(), whole.numerator());
    return (percent + Fraction(1, 2)).floor();
}

} // namespace

std::vector<RolePart> roleParts(std::vector<RoleCost> roles)
{
    Points all;
    for (const auto& role : roles)
        all += role.points;
    std::erase_if(roles, [](const RoleCost& role) { return !(Fraction(0) < Fraction(role.points)); });
    if (roles.size() < 2)
        return {};
    const bool areTooMany = std::ssize(roles) > mostParts;
    Points others;
    for (auto role = roles.begin(); role != roles.end();) {
        const bool isSmall = percentOf(role->points, all) < leastShare;
        const bool isBeyond = areTooMany && role - roles.begin() >= mostParts - 1;
        if (!isSmall && !isBeyond) {
            ++role;
            continue;
        }
        others += role->points;
        role = roles.erase(role);
    }
    if (Fraction(0) < Fraction(others))
        roles.push_back({say(phrase("sheet", "Other")), others});
    std::vector<RolePart> parts;
    for (const auto& [role, points] : roles) {
        const auto share = percentOf(points, all);
        auto& part = parts.emplace_back();
        part.role = role;
        part.sum = report::number(points);
        part.share = report::number(share) + "\u00a0%";
        part.width = static_cast<int>(std::max(share, leastWidth));
        part.look = 1 + static_cast<int>(parts.size() - 1) % looks;
        part.hasRoom = share >= shareWithRoom;
    }
    return parts;
}

} // namespace muster::print
