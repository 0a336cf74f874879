#include "editor/checking/folderchecker.h"

#include <algorithm>
#include <filesystem>
#include <mutex>
#include <thread>
#include <utility>

namespace muster::editor {

namespace {

constexpr int progressEvery = 100; // ms

std::string titleOf(const std::vector<std::string>& paths)
{
    if (paths.size() != 1)
        return {};
    auto path = std::filesystem::path(paths.front());
    if (!path.has_filename())
        path = path.parent_path();
    return path.filename().string();
}

bool isSame(const std::vector<JudgedFile>& a, const std::vector<JudgedFile>& b)
{
    return std::ranges::equal(a, b, [](const JudgedFile& one, const JudgedFile& other) {
        return one.file == other.file && one.state && one.state == other.state;
    });
}

} // namespace

class FolderChecker::Job : public QObject {
public:
    Job(FolderChecker& owner, std::function<Made(Job&, const std::stop_token&)> work)
    {
        m_thread = std::jthread([this, owner = &owner, work = std::move(work)](const std::stop_token& stop) {
            Made made;
            try {
                made = work(*this, stop);
            } catch (const std::exception& error) { // running out of memory must not end the program
                made.faults = {Fault::about({}, std::string("the lists cannot be judged: ") + error.what())};
                made.isWhole = false;
            }
            {
                const std::lock_guard lock(m_mutex);
                m_made = std::move(made);
                m_isFinished = true;
            }
            // By way of the job: one that is gone tells nothing.
            QMetaObject::invokeMethod(
                this,
                [this, owner] {
                    if (owner->m_job.get() == this)
                        owner->take();
                },
                Qt::QueuedConnection);
        });
    }

    void cancel() { m_thread.request_stop(); }
    [[nodiscard]] bool isFinished() const
    {
        const std::lock_guard lock(m_mutex);
        return m_isFinished;
    }
    [[nodiscard]] Made made()
    {
        m_thread.join();
        return std::move(m_made);
    }

    std::atomic<std::size_t> done = 0;
    std::atomic<std::size_t> all = 0;

private:
    mutable std::mutex m_mutex;
    Made m_made;
    bool m_isFinished = false;
    std::jthread m_thread; ///< last: it ends before the rest goes
};

FolderChecker::FolderChecker(const Store& store, QObject* parent) : QObject(parent), m_store(store)
{
    m_progress.setInterval(progressEvery);
    connect(&m_progress, &QTimer::timeout, this, [this] {
        if (m_job)
            emit progressed(static_cast<int>(m_job->done), static_cast<int>(m_job->all));
    });
}

FolderChecker::~FolderChecker()
{
    if (m_job)
        m_job->cancel();
    for (const auto& job : m_givenUp)
        job->cancel();
}

void FolderChecker::check(std::vector<std::string> paths)
{
    m_paths = std::move(paths);
    judgeAgain();
}

void FolderChecker::setAgreements(Agreements agreements)
{
    m_options.agreements = std::move(agreements);
    if (!m_paths.empty())
        judgeAgain();
}

void FolderChecker::judgeAgain()
{
    m_judged = {};
    start(false);
}

void FolderChecker::look()
{
    if (m_paths.empty() || m_wasCancelled)
        return;
    if (m_job)
        m_isStale = true;
    else
        start(true);
}

void FolderChecker::cancel()
{
    if (m_job && !m_isLook) {
        m_wasCancelled = true;
        m_isStale = false;
        m_job->cancel();
    }
}

void FolderChecker::start(bool isLook)
{
    std::erase_if(m_givenUp, [](const auto& job) { return job->isFinished(); });
    if (m_job) {
        m_job->cancel();
        m_givenUp.push_back(std::move(m_job));
    }
    m_isLook = isLook;
    m_isStale = false;
    m_wasCancelled = false;
    m_job = std::make_unique<Job>(*this, [store = std::make_shared<Store>(m_store.fork()), paths = m_paths,
                                          options = m_options,
                                          known = m_judged.files](Job& job, const std::stop_token& stop) {
        Made made;
        auto found = findListFiles(paths, stop);
        job.all = found.files.size();
        made.files = judgeFiles(*store, found.files, options, known, stop,
                                [&job](std::size_t done, std::size_t) { job.done = done; });
        made.faults = std::move(found.faults);
        made.isWhole = made.files.size() == found.files.size() && !stop.stop_requested();
        return made;
    });
    m_progress.start();
    if (!isLook)
        emit began();
}

void FolderChecker::take()
{
    auto* job = m_job.release();
    auto made = job->made();
    job->deleteLater(); // it is what calls this
    m_progress.stop();
    const bool isNews = !m_isLook || !isSame(made.files, m_judged.files) || made.faults != m_judged.faults;
    m_judged = std::move(made);
    if (isNews) {
        m_table = tableOf(m_judged.files, m_judged.faults, titleOf(m_paths));
        emit changed();
    }
    m_isLook = false;
    if (std::exchange(m_isStale, false))
        start(true);
    emit finished();
}

} // namespace muster::editor
