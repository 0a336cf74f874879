#pragma once

#include "editor/checking/checkedlist.h"
#include "editor/document/background.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace muster::editor {

/// What came in: a file, or the bytes of something that was pasted or dropped.
struct ListInput {
    std::string path;  ///< in the bytes of the system; empty: `bytes` are there already
    std::string bytes; ///< read by the worker where there is a path
    std::string name;  ///< for people, and in faults
};

/// A list of game data as it came, to be read again.
[[nodiscard]] ListInput inputOf(const CheckedList& list);

/// Reads and judges lists in a worker, and judges again what a person corrects. What is here is the last that was done;
/// newer work may be under way.
class ListChecker : public QObject {
    Q_OBJECT

public:
    /// The store outlives it.
    explicit ListChecker(Store& store, QObject* parent = nullptr);

    /// Accepts rosters of BattleScribe too, judged if the data of their game are there. Without this they are a fault.
    void setTakesBattleScribe() { m_takesBattleScribe = true; }
    /// Begins to read; what was being read is given up. Waits for nothing.
    void check(ListInput input, const ReadOptions& options = {});
    /// Ends what is under way, also in processes of its own; what is here stays.
    void giveUp();
    /// Takes a list that was read already; `input` is what it came as, to be read again.
    void show(CheckedList list, ListInput input);
    /// Takes what another has, also what was corrected there, and judges it by the data that the store has now.
    void takeOver(const ListChecker& other);
    /// Reads what came last again, as a game and an army, or as it was guessed.
    void readAgainAs(const ReadOptions& options);
    /// Changes a list and judges it again. False, and nothing happens, where the change says so.
    using Change = std::function<bool(CheckedList&)>;
    bool correct(std::size_t list, const Change& change);
    /// Takes the data from the store again, after its language or its files changed.
    void dataChanged();

    [[nodiscard]] bool isWorking() const { return m_work.isWorking(); }
    [[nodiscard]] const std::vector<CheckedList>& lists() const { return m_lists; }
    [[nodiscard]] const Faults& faults() const { return m_faults; } ///< why there are no lists
    [[nodiscard]] const ListInput& input() const { return m_input; }
    [[nodiscard]] const ReadOptions& options() const { return m_options; } ///< as a person chose them
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

    void start(std::function<Made(const std::stop_token&)> work);
    /// `settled`: what a person said of a list of game data before.
    void read(std::vector<LineChoice> settled = {});
    void judgeAgain();
    void take(Made made);

    Store& m_store;
    std::shared_ptr<ListReader> m_reader; ///< knows the words of the games; the worker has it while it reads
    ListInput m_input;
    ReadOptions m_options;
    bool m_takesBattleScribe = false;
    std::vector<CheckedList> m_lists;  ///< as they were judged last
    std::vector<CheckedList> m_wanted; ///< with what was corrected since
    bool m_isStale = false;            ///< corrected since the worker began to judge
    Faults m_faults;
    QImage m_picture;
    Background<Made> m_work; ///< last: it ends before the rest goes
};

} // namespace muster::editor
