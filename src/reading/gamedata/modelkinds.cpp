#include "reading/gamedata/modelkinds.h"

#include <algorithm>

namespace muster::gamewords {

namespace {

std::int64_t numberIn(const ThingCounts& counts, const std::string& key)
{
    const auto found = counts.find(key);
    return found == counts.end() ? 0 : found->second;
}

class Sharer {
public:
    Sharer(const std::vector<ModelKind>& kinds, std::int64_t models, const ThingCounts& things)
        : m_kinds(kinds), m_things(things), m_numbers(kinds.size())
    {
        search(0, models, 0);
    }

    [[nodiscard]] std::optional<std::vector<ModelShare>> best() const
    {
        return m_best.empty() ? std::nullopt : std::optional(m_best);
    }

private:
    /// What each kind has of the things, for the numbers that are tried, and what speaks against it. Nothing if some of
    /// the things would be left.
    [[nodiscard]] std::optional<std::pair<std::vector<ModelShare>, int>> shared() const
    {
        std::vector<ModelShare> shares(m_kinds.size());
        auto left = m_things;
        for (std::size_t i = 0; i < m_kinds.size(); ++i) {
            shares[i].models = m_numbers[i];
            for (const auto& [key, number] : m_kinds[i].always)
                give(key, number * m_numbers[i], m_kinds[i], left, shares[i]);
        }
        for (std::size_t i = 0; i < m_kinds.size(); ++i)
            for (const auto& [key, number] : m_kinds[i].most)
                give(key, number * m_numbers[i] - numberIn(shares[i].things, key), m_kinds[i], left, shares[i]);
        if (std::ranges::any_of(left, [](const auto& thing) { return thing.second > 0; }))
            return std::nullopt;
        int cost = 0;
        for (std::size_t i = 0; i < m_kinds.size(); ++i)
            for (const auto& group : m_kinds[i].groups)
                cost +=
                    static_cast<int>(std::max<std::int64_t>(group.least * m_numbers[i] - taken(group, shares[i]), 0));
        return std::pair(std::move(shares), cost * ofMissing);
    }

    static std::int64_t taken(const ModelKind::Group& group, const ModelShare& share)
    {
        std::int64_t number = 0;
        for (const auto& [key, its] : share.things)
            number += group.keys.contains(key) ? its : 0;
        return number;
    }

    static void give(const std::string& key, std::int64_t most, const ModelKind& kind, ThingCounts& left,
                     ModelShare& share)
    {
        const auto there = left.find(key);
        if (there == left.end())
            return;
        for (const auto& group : kind.groups)
            if (group.keys.contains(key))
                most = std::min(most, group.most * share.models - taken(group, share));
        const auto number = std::min(most, there->second);
        if (number <= 0)
            return;
        there->second -= number;
        share.things[key] += number;
    }

    /// Tries each number of models of a kind and those behind it.
    void search(std::size_t kind, std::int64_t left, int cost)
    {
        if (++m_steps > mostSteps || cost >= m_least)
            return;
        if (kind == m_kinds.size()) {
            if (auto shares = left == 0 ? shared() : std::nullopt; shares && cost + shares->second < m_least) {
                m_best = std::move(shares->first);
                m_least = cost + shares->second;
            }
            return;
        }
        for (auto number = std::min(left, m_kinds[kind].mostModels); number >= 0; --number) {
            m_numbers[kind] = number;
            if (hasTooMuch(kind))
                continue;
            constexpr int ofKind = 4; // few kinds come before many
            search(kind + 1, left - number, cost + (number > 0 ? ofKind + costOf(m_kinds[kind], number) : 0));
        }
        m_numbers[kind] = 0;
    }

    /// What the models have anyway and the text does not say: programs name all or nothing.
    [[nodiscard]] int costOf(const ModelKind& kind, std::int64_t number) const
    {
        auto cost = kind.unlikely;
        for (const auto& [key, each] : kind.always)
            if (!m_things.contains(key))
                cost += static_cast<int>(each * number);
        return cost;
    }

    /// Whether the models of the kinds so far have more of a thing than the text says.
    [[nodiscard]] bool hasTooMuch(std::size_t last) const
    {
        return std::ranges::any_of(m_things, [&](const auto& thing) {
            std::int64_t number = 0;
            for (std::size_t i = 0; i <= last; ++i)
                number += m_numbers[i] * numberIn(m_kinds[i].always, thing.first);
            return number > thing.second;
        });
    }

    static constexpr int mostSteps = 4'000;
    static constexpr int ofMissing = 6; ///< a thing that a group wants and the text does not have

    const std::vector<ModelKind>& m_kinds;
    const ThingCounts& m_things;
    std::vector<std::int64_t> m_numbers;
    std::vector<ModelShare> m_best;
    int m_least = 1'000'000;
    int m_steps = 0;
};

} // namespace

std::optional<std::vector<ModelShare>> shareModels(const std::vector<ModelKind>& kinds, std::int64_t models,
                                                   const ThingCounts& things)
{
    return Sharer(kinds, models, things).best();
}

} // namespace muster::gamewords
