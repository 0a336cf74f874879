#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace muster {

/// Gives places to takers so that as many as possible have one, with augmenting paths (Kuhn's algorithm). A taker that
/// has a place keeps one, and a place that is taken stays so, but who takes which may change. Places come in ranges:
/// who fits one place of a range fits all of it.
class Places {
public:
    struct Range {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    Range add(std::size_t places);
    [[nodiscard]] std::size_t addTaker(std::vector<Range> open = {});
    /// The taker fits these places too.
    void open(std::size_t taker, Range places) { m_open[taker].push_back(places); }

    /// Tries to give the taker a place, and moves others if that helps. True if it has one.
    bool give(std::size_t taker);
    /// Tries to fill a place with a taker who has none, or who may leave his place, or whose place can be filled so.
    bool fill(std::size_t place, const std::function<bool(std::size_t)>& mayLeave);

    [[nodiscard]] std::optional<std::size_t> placeOf(std::size_t taker) const;
    [[nodiscard]] bool isTaken(std::size_t place) const { return m_taker[place] != none; }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    bool find(std::size_t taker);
    bool refill(std::size_t place, const std::function<bool(std::size_t)>& mayLeave);
    [[nodiscard]] bool fits(std::size_t taker, std::size_t place) const;

    std::vector<std::vector<Range>> m_open; ///< by taker
    std::vector<std::size_t> m_taker;       ///< by place
    std::vector<std::size_t> m_place;       ///< by taker
    std::vector<bool> m_seen;               ///< places, in the search that runs
};

} // namespace muster
