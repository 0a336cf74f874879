#pragma once

#include "battlescribe/exchange/changes.h"
#include "core/base/fault.h"
#include "editor/gamedata/gamedatalist.h"
#include "io/data/store.h"
#include "io/files/safefile.h"
#include "judging/judgedlist.h"
#include "rules/compare/datachanges.h"

#include <QObject>

#include <functional>
#include <memory>
#include <stop_token>
#include <string>

namespace muster::battlescribe {
struct NewList;
} // namespace muster::battlescribe

namespace muster::editor {

/// The file of a roster: where saving goes without asking. Without a path for a roster that was never saved.
struct OwnFile {
    std::string path; ///< absolute, in the bytes of the system
    FileStamp held;   ///< what it held when it was read or written last

    friend bool operator==(const OwnFile&, const OwnFile&) = default;
};

/// A roster that was read and judged, ready for a document.
struct ReadRoster : JudgedList {
    OwnFile file; ///< none for what came in a PDF or a code: it is a copy, and saving asks for a name
    DataChanges dataChanges;
    /// A list of game data, in place of all that is of a roster of our own games; null for these.
    std::shared_ptr<OpenedData> gameData;
    battlescribe::exchange::DataChanges gameDataChanges; ///< what its data have otherwise than the file
};

/// Reads a file of any readable kind. A ruleset must be there; an army need not. If it was stopped, a fault says so.
[[nodiscard]] Result<ReadRoster> readRosterFile(Store& store, const std::string& path,
                                                const std::stop_token& stop = {});

/// A list of game data, by the data in the folders of the person; without a file of its own. `name` is for faults.
[[nodiscard]] Result<ReadRoster> openList(const Store& store, const battlescribe::List& list, const std::string& name);
/// A new list of game data.
[[nodiscard]] Result<ReadRoster> beginList(const battlescribe::NewList& list);

/// The rest of it, for a roster that is there already.
[[nodiscard]] Result<ReadRoster> judgeRead(Store& store, ReadList list, OwnFile file);

/// The absolute path of a file: the program's working folder may change later.
[[nodiscard]] std::string absolutePath(const std::string& path);

/// Reads a file, or makes a list of what is in others, in a worker, so that the window need not wait.
class Reading : public QObject {
    Q_OBJECT

public:
    /// What the worker does, with a fork of the store. All that it uses belongs to it.
    using Read = std::function<Result<ReadRoster>(Store& store, const std::stop_token& stop)>;

    /// Begins at once.
    Reading(const Store& store, std::string path);
    /// `name` is for faults.
    Reading(const Store& store, Read read, std::string name);
    /// Waits for the worker; one that was cancelled ends soon.
    ~Reading() override;

    void cancel();
    /// Nobody waits for it any more: it goes when its worker has ended, at the latest with the program.
    static void leave(std::unique_ptr<Reading> reading);
    [[nodiscard]] bool isFinished() const;
    /// What was read, once it is finished; the store learns what data were read for it.
    [[nodiscard]] Result<ReadRoster> take(Store& store);

signals:
    void finished();

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

} // namespace muster::editor
