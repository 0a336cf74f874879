#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace muster {

/// Works on pieces in several threads, and hands on what is made of them in the order of the pieces, each as soon as it
/// and all before it are made. What waits is bounded, so that any number of pieces may come.
template <typename Piece, typename Made>
class InOrder {
public:
    /// What one thread does with each piece. Must not throw.
    using Work = std::function<Made(Piece)>;

    /// `makeWork` is called once in each thread. `handOn` gets what is ready, from one thread at a time. `mostWeight`:
    /// of all pieces that are not handed on; a heavier one is worked on alone.
    InOrder(unsigned threads, std::size_t mostWeight, std::function<Work()> makeWork,
            std::function<void(std::vector<Made>)> handOn)
        : m_mostWeight(mostWeight), m_handOn(std::move(handOn))
    {
        for (unsigned i = 0; i < threads; ++i)
            m_threads.emplace_back([this, makeWork] { work(makeWork()); });
    }

    InOrder(const InOrder&) = delete;
    InOrder& operator=(const InOrder&) = delete;

    ~InOrder() { finish(); }

    /// Waits until all is handed on. Nothing may be added after it.
    void finish()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isEnd = true;
        }
        m_isMore.notify_all();
        m_threads.clear(); // joins them
    }

    /// Waits while too much is there.
    void add(Piece piece, std::size_t weight)
    {
        std::unique_lock lock(m_mutex);
        if (m_weight + weight > m_mostWeight) {
            m_awaiting = weight;
            m_isLess.wait(lock, [&] { return hasRoom(weight); });
            m_awaiting = 0;
        }
        m_places.push_back({std::move(piece), weight, std::nullopt});
        m_weight += weight;
        m_isMore.notify_one();
    }

private:
    /// After waiting, there is room when half of all is done: to wake up for each piece would take long.
    [[nodiscard]] bool hasRoom(std::size_t weight) const
    {
        return m_places.empty() || m_weight + weight <= m_mostWeight / 2;
    }

    struct Place {
        Piece piece;
        std::size_t weight = 0;
        std::optional<Made> made;
    };

    void work(const Work& make)
    {
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_isMore.wait(lock, [&] { return m_isEnd || m_taken < m_places.size(); });
            if (m_taken == m_places.size())
                return;
            auto& place = m_places[m_taken++]; // stays where it is while others come and go
            lock.unlock();
            auto made = make(std::move(place.piece));
            lock.lock();
            place.made = std::move(made);
            if (!m_isHandingOn)
                handOn(lock);
        }
    }

    /// Also what others finish meanwhile.
    void handOn(std::unique_lock<std::mutex>& lock)
    {
        m_isHandingOn = true;
        for (auto ready = takeReady(); !ready.empty(); ready = takeReady()) {
            lock.unlock();
            m_handOn(std::move(ready));
            lock.lock();
        }
        m_isHandingOn = false;
    }

    std::vector<Made> takeReady()
    {
        std::vector<Made> ready;
        for (; !m_places.empty() && m_places.front().made; m_places.pop_front(), --m_taken) {
            ready.push_back(std::move(*m_places.front().made));
            m_weight -= m_places.front().weight;
        }
        if (m_awaiting > 0 && hasRoom(m_awaiting))
            m_isLess.notify_one();
        return ready;
    }

    const std::size_t m_mostWeight;
    const std::function<void(std::vector<Made>)> m_handOn;
    std::mutex m_mutex;
    std::condition_variable m_isMore;
    std::condition_variable m_isLess;
    std::deque<Place> m_places;
    std::size_t m_taken = 0; ///< of the places, from the front: what a thread has or had
    std::size_t m_weight = 0;
    std::size_t m_awaiting = 0; ///< the weight of the piece that waits to be added
    bool m_isHandingOn = false;
    bool m_isEnd = false;
    std::vector<std::jthread> m_threads;
};

} // namespace muster
