#include "widgets/settings/rosterfolders.h"

#include "widgets/settings/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace muster::widgets {

namespace {

const auto foldersKey = QStringLiteral("library/folders");
const auto lastKey = QStringLiteral("folder");

QString documents() { return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation); }

/// The folder itself, or one in it.
bool isIn(const QString& folder, const QString& inside)
{
    const auto clean = QDir::cleanPath(folder);
    const auto path = QDir::cleanPath(inside);
    return path == clean || path.startsWith(clean.endsWith(u'/') ? clean : clean + u'/');
}

} // namespace

QStringList rosterFolders()
{
    return Settings().value(foldersKey, QStringList(documents() + QStringLiteral("/Rosters"))).toStringList();
}

bool hasChosenRosterFolders() { return Settings().value(foldersKey).isValid(); }

void setRosterFolders(const QStringList& folders) { Settings().setValue(foldersKey, folders); }

QString lastRosterFolder()
{
    const auto first = rosterFolders().value(0);
    return Settings().value(lastKey, QFileInfo(first).isDir() ? first : documents()).toString();
}

void setLastRosterFolder(const QString& folder) { Settings().setValue(lastKey, folder); }

FolderToSaveIn::FolderToSaveIn() : m_path(lastRosterFolder())
{
    const auto folders = rosterFolders();
    const bool isRead = std::ranges::any_of(folders, [this](const QString& folder) { return isIn(folder, m_path); });
    if (folders.isEmpty() || (isRead && QFileInfo(m_path).isDir()))
        return;
    const auto& first = folders.front();
    if (!QFileInfo(first).isDir()) {
        m_isMade = QDir().mkpath(first);
        if (!m_isMade)
            return;
    }
    m_path = first;
}

FolderToSaveIn::~FolderToSaveIn()
{
    if (m_isMade)
        QDir().rmdir(m_path); // does nothing where a file is in it
}

} // namespace muster::widgets
