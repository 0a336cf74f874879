#pragma once

#include <atomic>
#include <mutex>

namespace muster::battlescribe {

/// Lets several threads ask the same thing, one at a time. Somebody with much to ask lets the others in between: a
/// window never waits for the whole of a search.
class Sharing {
public:
    using Held = std::unique_lock<std::recursive_mutex>;

    [[nodiscard]] Held lock()
    {
        Held held(m_mutex, std::try_to_lock);
        if (held.owns_lock())
            return held;
        ++m_waiting;
        held.lock();
        --m_waiting;
        m_waiting.notify_all();
        return held;
    }
    /// Those who wait have it first, if the caller has locked it only once.
    void giveWay(Held& held)
    {
        if (!isWanted())
            return;
        held.unlock();
        for (auto waiting = m_waiting.load(); waiting > 0; waiting = m_waiting.load())
            m_waiting.wait(waiting);
        held.lock();
    }
    [[nodiscard]] bool isWanted() const { return m_waiting > 0; }

private:
    std::recursive_mutex m_mutex;
    std::atomic<int> m_waiting = 0;
};

} // namespace muster::battlescribe
