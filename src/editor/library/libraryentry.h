#pragma once

#include "editor/list/armylook.h"
#include "judging/judgefiles.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// What a roster of the library comes to. Waiting: it is not judged yet, and nothing is said of it.
enum class LibraryState : std::uint8_t { NotReadable, NotJudged, NotLegal, Empty, Legal, Waiting };

/// A unit of a roster that is not open.
struct LibraryUnit {
    QString name; ///< its own, or that of its kind
    QString icon; ///< of its category
    QString ally; ///< colour of its army, where that is another than the roster's: "none" if it has none
    int models = 0;
    Points points; ///< its own
    int depth = 0; ///< 1: attached to another unit
};

/// A roster that was read and judged, in words and numbers: independent of the data that judged it. However large the
/// file, little of it is kept (see the bounds).
struct JudgedRoster {
    static constexpr std::size_t mostUnits = 1000;     ///< that are kept as rows
    static constexpr qsizetype mostUnitName = 120;     ///< characters of the name in a row
    static constexpr qsizetype mostRemarks = 4000;     ///< characters of the notes that are shown
    static constexpr qsizetype mostWords = 32 * 1024;  ///< characters for the search
    static constexpr std::size_t mostUnitsOfMany = 12; ///< of a library that is too large, see keepLittle()

    LibraryState state = LibraryState::NotReadable;
    QStringList faults; ///< why it cannot be read or judged, or the first errors of the verdict
    int errors = 0;
    int warnings = 0;
    int notes = 0;
    QString name;
    QString player;
    QString army;
    ArmyLook look;
    QString game;
    QString scenario;
    bool hasPoints = true;
    Points points;
    std::optional<std::int64_t> limit;
    int unitCount = 0;
    std::vector<LibraryUnit> units; ///< in the order of the roster, the first mostUnits
    int models = 0;
    QString remarks; ///< the notes of its player, or their beginning
    QString fingerprint;
    QString madeWith;            ///< the version of the data that it was saved with
    QString asksFor;             ///< the version of the data that it is to be judged by; empty: the newest
    bool hasDataChanged = false; ///< since it was saved: costs, limits, or what there is
    QString words;               ///< notes, units, their own names and notes, each once: for the search
    bool areWordsCut = false;    ///< the search does not know all of them

    [[nodiscard]] bool isOver() const { return hasPoints && limit && points > *limit; }
    /// Keeps no more than a row of the library shows: there are so many rosters that there is no room for all words.
    void keepLittle();
    /// About how much memory its words take.
    [[nodiscard]] std::size_t bytes() const;
};

/// A roster file of the library: where it is, and what is known of it by now. A value.
struct LibraryEntry {
    std::string path; ///< in the bytes of the system
    QString file;     ///< its name, for people
    std::string folderPath;
    QString folder; ///< for people: from the folder of the library on
    bool isSample = false;
    bool isInFolder = false; ///< of the library; else it is a sample, or was open before
    int recent = -1;         ///< place among those open last; -1: none
    FileState state;
    QDateTime changed;
    bool hasHead = false;
    QString name; ///< from the head of the file; empty where it says none
    QString player;
    std::string ruleset;
    std::string army;
    std::optional<std::int64_t> limit;
    std::shared_ptr<const JudgedRoster> judged; ///< null as long as it waits

    [[nodiscard]] LibraryState verdict() const { return judged ? judged->state : LibraryState::Waiting; }
    [[nodiscard]] const QString& rosterName() const { return judged && !judged->name.isEmpty() ? judged->name : name; }
    /// Its name, or that of its file.
    [[nodiscard]] QString title() const { return rosterName().isEmpty() ? file : rosterName(); }
};

} // namespace muster::editor
