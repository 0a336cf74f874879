#pragma once

#include <QString>
#include <QStringList>

namespace muster::widgets {

/// The folders that the library reads: those that the person chose, or else "Rosters" among the documents.
[[nodiscard]] QStringList rosterFolders();
[[nodiscard]] bool hasChosenRosterFolders();
void setRosterFolders(const QStringList& folders);

/// Where rosters were opened or saved last. Before that: the first folder of the library, if it is there, or else the
/// documents.
[[nodiscard]] QString lastRosterFolder();
void setLastRosterFolder(const QString& folder);

/// Where a roster that has no file yet is saved, so that the library has it: the last folder if the library reads it,
/// or else the first folder of the library, which is made if it is not there, and removed again if nothing was saved.
class FolderToSaveIn {
public:
    FolderToSaveIn();
    ~FolderToSaveIn();
    FolderToSaveIn(const FolderToSaveIn&) = delete;
    FolderToSaveIn& operator=(const FolderToSaveIn&) = delete;

    [[nodiscard]] const QString& path() const { return m_path; }

private:
    QString m_path;
    bool m_isMade = false;
};

} // namespace muster::widgets
