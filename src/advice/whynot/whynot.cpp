#include "advice/whynot/whynot.h"

#include <algorithm>

namespace muster::advice {

namespace {

/// Work for one army, and how many are tried for one part.
constexpr std::uint64_t workForOne = 150'000;
constexpr int mostTries = 8;

class GivingUp {
public:
    GivingUp(const Catalogue& catalogue, const Roster& beginning, const FillWishes& wishes)
        : m_catalogue(catalogue), m_beginning(beginning), m_wishes(wishes)
    {
        m_wishes.answers = 1;
        m_wishes.effort.work = std::min(m_wishes.effort.work, workForOne);
    }

    WhyNot run(Conflict conflict)
    {
        WhyNot why;
        why.isEnough = true;
        const auto add = [&](std::optional<GiveUp> found) {
            why.isEnough = why.isEnough && found;
            if (found)
                why.giveUps.push_back(std::move(*found));
        };
        for (const auto at : conflict.wanted)
            add(fewer(at));
        for (const auto at : conflict.without)
            add(allowing(at));
        if (conflict.hasArmies)
            add(withOthers());
        if (conflict.hasPoints)
            add(withMore((conflict.wantedPoints + conflict.allMissingPoints()).ceil()));
        why.conflict = std::move(conflict);
        return why;
    }

private:
    /// A legal army of these wishes.
    [[nodiscard]] std::optional<Fill> armyOf(const Roster& beginning, const FillWishes& wishes) const
    {
        auto fills = buildArmy(m_catalogue, beginning, wishes);
        return fills.answers.empty() ? std::nullopt : std::optional(std::move(fills.answers.front()));
    }

    /// As many of a wanted unit as can be.
    [[nodiscard]] std::optional<GiveUp> fewer(std::size_t at) const
    {
        auto wishes = m_wishes;
        const auto number = wishes.wanted[at].number;
        for (int tries = 0; tries < mostTries && tries < number; ++tries) {
            // The last try is without any.
            const auto kept = tries + 1 == mostTries ? 0 : number - 1 - tries;
            wishes.wanted[at].number = kept;
            if (auto army = armyOf(m_beginning, wishes))
                return GiveUp{GiveUp::Kind::Wanted, at, kept, 0, std::move(*army)};
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<GiveUp> allowing(std::size_t at) const
    {
        auto wishes = m_wishes;
        wishes.without.erase(wishes.without.begin() + static_cast<std::ptrdiff_t>(at));
        if (auto army = armyOf(m_beginning, wishes))
            return GiveUp{GiveUp::Kind::Without, at, 0, 0, std::move(*army)};
        return std::nullopt;
    }

    [[nodiscard]] std::optional<GiveUp> withOthers() const
    {
        auto wishes = m_wishes;
        wishes.hasAllies = true;
        if (auto army = armyOf(m_beginning, wishes))
            return GiveUp{GiveUp::Kind::Armies, 0, 0, 0, std::move(*army)};
        return std::nullopt;
    }

    /// The fewest points that were found to be enough, from what is needed at least.
    [[nodiscard]] std::optional<GiveUp> withMore(std::int64_t least) const
    {
        auto beginning = m_beginning;
        auto points = std::max(least, m_beginning.battle.points.value_or(0) + 1);
        for (int tries = 0; tries < mostTries; ++tries) {
            beginning.battle.points = points;
            if (auto army = armyOf(beginning, m_wishes)) {
                // What this army costs is enough.
                const auto cost = points - (army->left ? army->left->floor() : 0);
                return GiveUp{GiveUp::Kind::Points, 0, 0, std::max(cost, least), std::move(*army)};
            }
            points += std::max<std::int64_t>(points / 20, 1);
        }
        return std::nullopt;
    }

    const Catalogue& m_catalogue;
    const Roster& m_beginning;
    FillWishes m_wishes;
};

} // namespace

std::optional<WhyNot> whyNot(const Catalogue& catalogue, const Roster& beginning, const FillWishes& wishes)
{
    auto conflict = conflictIn(catalogue, beginning, wishes);
    if (!conflict)
        return std::nullopt;
    return GivingUp(catalogue, beginning, wishes).run(std::move(*conflict));
}

} // namespace muster::advice
