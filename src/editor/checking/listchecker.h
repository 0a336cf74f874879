#pragma once

#include "editor/checking/checkedlist.h"

#include <QObject>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace muster::editor {

/// What came in: a file, or the bytes of something that was pasted or dropped.
struct ListInput {
    std::string path;  ///< in the bytes of the system; empty: `bytes` are there already
    std::string bytes; ///< read by the worker where there is a path
    std::string name;  ///< for people, and in faults
};

/// Reads and judges lists in a worker, and judges again what a person corrects. What is here is the last that was done;
/// newer work may be under way.
class ListChecker : public QObject {
    Q_OBJECT

public:
    /// The store outlives it.
    explicit ListChecker(Store& store, QObject* parent = nullptr);
    /// Waits for the worker, which ends at its next step.
    ~ListChecker() override;

    /// Begins to read; what was being read is given up.
    void check(ListInput input);
    /// Reads what came last again, as a game and an army, or as it was guessed.
    void readAgainAs(const ReadOptions& options);
    /// Changes a list and judges it again. False, and nothing happens, where the change says so.
    using Change = std::function<bool(CheckedList&)>;
    bool correct(std::size_t list, const Change& change);
    /// Takes the data from the store again, after its language or its files changed.
    void dataChanged();

    [[nodiscard]] bool isWorking() const { return m_job != nullptr; }
    [[nodiscard]] const std::vector<CheckedList>& lists() const { return m_lists; }
    [[nodiscard]] const Faults& faults() const { return m_faults; } ///< why there are no lists
    [[nodiscard]] const ListInput& input() const { return m_input; }
    [[nodiscard]] const QImage& picture() const { return m_picture; } ///< what came, made small; null for other kinds

signals:
    void began();
    void finished(); ///< there are new lists, or faults
    void judged();   ///< a correction was judged

private:
    struct Made {
        Result<std::vector<CheckedList>> lists;
        std::shared_ptr<ListReader> reader;
        std::shared_ptr<const Store> store;
        std::string bytes;
        QImage picture;
        bool isReading = true;
    };
    class Job;

    void start(std::function<Made(const std::stop_token&)> work);
    void read();
    void judgeAgain();
    void take();

    Store& m_store;
    std::shared_ptr<ListReader> m_reader; ///< knows the words of the games; the worker has it while it reads
    ListInput m_input;
    ReadOptions m_options;
    std::vector<CheckedList> m_lists;  ///< as they were judged last
    std::vector<CheckedList> m_wanted; ///< with what was corrected since
    bool m_isStale = false;            ///< corrected since the worker began to judge
    Faults m_faults;
    QImage m_picture;
    std::unique_ptr<Job> m_job;
    std::vector<std::unique_ptr<Job>> m_givenUp;
};

} // namespace muster::editor
