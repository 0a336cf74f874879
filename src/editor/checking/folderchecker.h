#pragma once

#include "judging/judgefiles.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace muster::editor {

/// Judges the lists in folders and files in a worker, and again those that have changed. What is here is the last that
/// was done.
class FolderChecker : public QObject {
    Q_OBJECT

public:
    /// The store outlives it.
    explicit FolderChecker(const Store& store, QObject* parent = nullptr);
    /// Waits for the worker, which ends at its next file.
    ~FolderChecker() override;

    /// Begins with these folders and files; paths are bytes. What was being judged is given up.
    void check(std::vector<std::string> paths);
    /// Judges all by these; what each list says itself counts where nothing was agreed.
    void setAgreements(Agreements agreements);
    [[nodiscard]] const Agreements& agreements() const { return m_options.agreements; }
    /// Looks for files that are new, gone or changed, and judges those.
    void look();
    /// Judges all anew.
    void judgeAgain();
    /// Ends with what is done by now.
    void cancel();

    [[nodiscard]] bool isWorking() const { return m_job != nullptr; }
    /// That it does what one waits for, not a look at what may have changed.
    [[nodiscard]] bool isJudging() const { return m_job && !m_isLook; }
    [[nodiscard]] bool wasCancelled() const { return m_wasCancelled; }
    [[nodiscard]] const std::vector<std::string>& paths() const { return m_paths; }
    [[nodiscard]] const report::FolderTable& table() const { return m_table; }

signals:
    void began();
    void progressed(int done, int all);
    void changed();  ///< there is another table
    void finished(); ///< the worker is done, also where nothing changed

private:
    struct Made {
        std::vector<JudgedFile> files;
        Faults faults;
        bool isWhole = true;
    };
    class Job;

    void start(bool isLook);
    void take();

    const Store& m_store;
    std::vector<std::string> m_paths;
    JudgeOptions m_options;
    Made m_judged;
    report::FolderTable m_table;
    bool m_isLook = false;
    bool m_isStale = false; ///< something changed since the worker began
    bool m_wasCancelled = false;
    QTimer m_progress;
    std::unique_ptr<Job> m_job;
    std::vector<std::unique_ptr<Job>> m_givenUp;
};

} // namespace muster::editor
