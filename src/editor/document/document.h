#pragma once

#include "core/roster/edit.h"
#include "editor/document/background.h"
#include "editor/document/reading.h"
#include "editor/gamedata/gamedatalist.h"
#include "editor/list/listengine.h"
#include "editor/muster/musterlist.h"

#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <deque>
#include <memory>
#include <string>

namespace muster::editor {

/// One open list. Every change is one step of undo; the verdict follows a moment later, once for many
/// changes.
class Document : public QObject {
    Q_OBJECT

public:
    /// The store outlives the document.
    explicit Document(Store& store, QObject* parent = nullptr);

    /// A new roster without a file. Fails where its ruleset cannot be read, or where no file may hold the roster; the
    /// document is then as it was.
    [[nodiscard]] Result<void> create(Roster roster);
    /// A new list of game data. Fails where these cannot be read.
    [[nodiscard]] Result<void> create(const battlescribe::NewList& list);
    /// A copy of a list that was read elsewhere, with the data in the folders of the person.
    [[nodiscard]] Result<void> create(const battlescribe::List& list);
    /// Reads a file of any readable kind; what came in a PDF or a code is a copy without a file. What the data do not
    /// know is kept as it is, and listed by notices(). How they differ from the data that the roster was saved with is
    /// listed by dataChanges().
    [[nodiscard]] Result<void> open(const std::string& path);
    /// The same for a file that a worker has read.
    void take(ReadRoster read);
    /// A roster that a crashed program left behind. It has unsaved changes and belongs to a file (no path: it was never
    /// saved). Saving overwrites that file without asking only if it still holds what it held then.
    [[nodiscard]] Result<void> recover(Roster roster, const OwnFile& file);
    /// The same of a list of game data, from its copy. Fails where its data are not there.
    [[nodiscard]] Result<void> recover(const std::string& copy, const OwnFile& file);
    void close();
    /// Takes the data from the store again, after its language or its folders changed. The roster stays as it is. Those
    /// of a list of game data are read in a worker: if they are other, dataTaken() tells when they are in their place.
    [[nodiscard]] Result<void> reload();
    /// Begins to read the data that a list of game data needs for this, if it needs any; whether it does. They come as
    /// a step of undo of their own, however the list was edited meanwhile.
    bool takeIn(const Intent& intent);
    [[nodiscard]] bool isReadingData() const { return m_readingData.isWorking(); }
    [[nodiscard]] bool isOpen() const { return m_engine != nullptr; }
    /// Writes the roster, with a stamp of the data as they are now. Refuses where the file was changed by someone else
    /// since it was read or written; hasChangedOnDisk() tells this apart from other failures.
    [[nodiscard]] Result<Saved> save(const std::string& path);
    /// The same over a file that a person agreed to lose as it was `seen`; what is saved there since is not lost.
    [[nodiscard]] Result<Saved> saveOver(const std::string& path, const FileStamp& seen);

    /// The file was moved: it is the same one at another path.
    void followTo(const std::string& path);

    /// Whether the file at path() is no longer as it was read or written. False for a roster without a file.
    [[nodiscard]] bool hasChangedOnDisk() const;
    /// Takes the roster as its file holds it now, which a worker has read, as one step of undo with this name: what was
    /// here is not lost. Fails where it is a roster of another game; the document is then as it was.
    [[nodiscard]] Result<void> takeFromDisk(ReadRoster read, const QString& name);
    /// The roster that the file at path() holds now, to be compared with this one (comparison.h).
    [[nodiscard]] Result<Roster> diskRoster() const;

    [[nodiscard]] const Roster& roster() const; ///< empty where none is open, or one of game data
    [[nodiscard]] const std::string& name() const { return gameData() ? gameData()->roster().name : roster().name; }
    [[nodiscard]] const Catalogue& catalogue() const { return m_muster->catalogue(); }
    /// The list, if it is one of game data; null for rosters of our own games, and where none is open.
    [[nodiscard]] const GameDataList* gameData() const { return dynamic_cast<const GameDataList*>(m_engine.get()); }
    [[nodiscard]] const std::string& path() const { return m_file.path; } ///< empty for a roster that was never saved
    [[nodiscard]] const OwnFile& file() const { return m_file; }
    [[nodiscard]] const Faults& notices() const { return m_notices; }
    /// What changed in the data since the roster was saved, found when it was opened. Editing and saving do not remove
    /// it.
    [[nodiscard]] const DataChanges& dataChanges() const { return m_dataChanges; }
    /// The same of a list of game data, from the names and prices that its file has.
    [[nodiscard]] const battlescribe::exchange::DataChanges& gameDataChanges() const { return m_gameDataChanges; }
    /// What save() would write to a path. Judges first if the verdict is out of date.
    [[nodiscard]] Result<std::string> stampedBytes(const std::string& path);
    [[nodiscard]] bool isModified() const { return m_isRecovered || !m_undo.isClean(); }

    /// Makes a change, as one step of undo with this name. Typing continues the step before, and removes it when it
    /// returns to the old value. False if nothing changes: the edit does not fit, the roster is so already, or the
    /// roster could not be written and read again; refused() tells the last apart.
    bool apply(const Change& change, const QString& name);
    bool apply(const Edit& edit, const QString& name) { return apply(Change(edit), name); }
    /// What a person means, as a change of the list; none where it changes nothing or cannot be.
    [[nodiscard]] std::optional<Gesture> gestureOf(const Intent& intent) const
    {
        return m_engine ? m_engine->gestureOf(intent) : std::nullopt;
    }
    [[nodiscard]] std::string copy(const std::vector<std::string>& rows) const
    {
        return m_engine ? m_engine->copy(rows) : std::string();
    }
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }

    /// The last verdict; of the roster as it is now where isJudged().
    [[nodiscard]] const VerdictPtr& verdict() const;
    /// The same as views show it; null where verdict() is.
    [[nodiscard]] const ListFormPtr& form() const;
    [[nodiscard]] bool isJudged() const { return !m_judging.isActive(); }
    /// Judges at once if the verdict is out of date.
    void judgeNow();
    /// Why judging failed the last time; the verdict is then the one before. Empty if it did not fail.
    [[nodiscard]] const std::string& judgingFailure() const { return m_failure; }

signals:
    void edited();   ///< the roster changed; the verdict is still the old one
    void judged();   ///< there is a new verdict
    void replaced(); ///< another roster was opened, or none is open any more
    void saved();
    void refused(const Faults& faults); ///< why an edit was not made: it would pass a limit of rosters
    void readingData(bool isOn);        ///< a worker reads data for the list, which can be used meanwhile
    void dataTaken(bool areMore);       ///< those of one more catalogue, or else as their files are now
    void dataRefused(const Faults& faults, bool areMore); ///< they cannot be had: the list keeps those that it has

private:
    friend class EditCommand;
    friend class ReplaceCommand;
    void changed();
    void judgeForStamp();
    /// Reads data for the list when those asked for before are read: of a catalogue, by id, or as their files are now.
    void want(const std::string& catalogue);
    void readWanted();
    void takeData(OtherData data);
    void stopReading();
    /// Puts another list, or none, in place of this one, and returns it.
    std::unique_ptr<ListEngine> exchange(std::unique_ptr<ListEngine> engine);

    Store& m_store;
    std::unique_ptr<ListEngine> m_engine;
    MusterList* m_muster = nullptr; ///< the engine, if it is one of Muster's own games
    std::string m_failure;
    OwnFile m_file;
    Faults m_notices;
    bool m_isRecovered = false; ///< it differs from its file, even if everything is undone
    DataChanges m_dataChanges;
    battlescribe::exchange::DataChanges m_gameDataChanges;
    QUndoStack m_undo;
    QTimer m_judging;
    std::deque<std::string> m_wantedData; ///< catalogues; the first is being read
    int m_exchanges = 0;                  ///< how often another list took the place of this one
    int m_readAt = 0;                     ///< what that was when reading began
    Background<OtherData> m_readingData;  ///< last: it ends before the rest goes
};

} // namespace muster::editor
