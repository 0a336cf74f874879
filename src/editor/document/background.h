#pragma once

#include <QObject>

#include <algorithm>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace muster::editor {

/// Does one piece of work in a thread and hands over what it made in the thread of its owner. What is begun later takes
/// the place of what is under way, which is given up.
template <typename Made>
class Background {
public:
    /// Everything that it uses belongs to it.
    using Work = std::function<Made(const std::stop_token&)>;

    /// `take` gets what was made; `failed` makes it of the words of an exception.
    Background(std::function<void(Made)> take, std::function<Made(const std::string&)> failed)
        : m_take(std::move(take)), m_failed(std::move(failed))
    {
    }
    /// Waits for the threads, which end at their next step.
    ~Background() { giveUp(); }
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    void start(Work work)
    {
        std::erase_if(m_givenUp, [](const auto& job) { return job->isFinished(); });
        giveUp();
        m_job = std::make_unique<Job>(std::move(work), m_failed);
        const auto* job = m_job.get();
        // By way of an object of the owner's thread: one that is gone takes nothing.
        m_job->begin([this, job, takes = m_takes.get()] {
            QMetaObject::invokeMethod(
                takes,
                [this, job] {
                    if (m_job.get() == job)
                        take();
                },
                Qt::QueuedConnection);
        });
    }
    void giveUp()
    {
        if (m_job) {
            m_job->cancel();
            m_givenUp.push_back(std::move(m_job));
        }
    }
    [[nodiscard]] bool isWorking() const { return m_job != nullptr; }

private:
    class Job {
    public:
        Job(Work work, const std::function<Made(const std::string&)>& failed)
            : m_work(std::move(work)), m_failed(failed)
        {
        }
        void begin(std::function<void()> whenFinished)
        {
            m_thread = std::jthread([this, whenFinished = std::move(whenFinished)](const std::stop_token& stop) {
                auto made = guarded(stop);
                {
                    const std::lock_guard lock(m_mutex);
                    m_made = std::move(made);
                }
                whenFinished();
            });
        }
        void cancel() { m_thread.request_stop(); }
        [[nodiscard]] bool isFinished() const
        {
            const std::lock_guard lock(m_mutex);
            return m_made.has_value();
        }
        [[nodiscard]] Made made()
        {
            m_thread.join();
            return std::move(*m_made);
        }

    private:
        /// An exception that leaves a thread ends the program: running out of memory must not do that.
        Made guarded(const std::stop_token& stop)
        {
            try {
                return m_work(stop);
            } catch (const std::exception& error) {
                return m_failed(error.what());
            }
        }

        Work m_work;
        std::function<Made(const std::string&)> m_failed;
        mutable std::mutex m_mutex;
        std::optional<Made> m_made;
        std::jthread m_thread; ///< last: it ends before the rest goes
    };

    void take()
    {
        const auto job = std::move(m_job);
        m_take(job->made());
    }

    std::function<void(Made)> m_take;
    std::function<Made(const std::string&)> m_failed;
    std::unique_ptr<QObject> m_takes = std::make_unique<QObject>(); ///< before the jobs, which call it
    std::unique_ptr<Job> m_job;
    std::vector<std::unique_ptr<Job>> m_givenUp;
};

} // namespace muster::editor
