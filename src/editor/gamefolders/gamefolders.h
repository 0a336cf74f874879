#pragma once

#include "editor/document/background.h"
#include "editor/gamefolders/gamefolder.h"

#include <QObject>

#include <string>
#include <utility>
#include <vector>

namespace muster::editor {

/// The folders of data that a person has added, listed and read in workers.
class GameFolders : public QObject {
    Q_OBJECT

public:
    explicit GameFolders(QObject* parent = nullptr);

    /// Lists these folders. What is known of a folder stays if nothing in it has changed.
    void list(std::vector<std::string> paths);
    void stop() { m_listing.giveUp(); }
    [[nodiscard]] bool isListing() const { return m_listing.isWorking(); }
    /// Reads all data of a game, if that was not done. What was begun for another game is given up.
    void read(const std::string& path, const std::string& game);
    /// Lists the folders again if a file in one of them has changed, or a folder has gone or come back.
    void look();

    [[nodiscard]] const std::vector<GameFolder>& folders() const { return m_folders; }
    [[nodiscard]] const GameFolder* folder(const std::string& path) const;
    /// Null if the folder or the game is not there.
    [[nodiscard]] const FolderGame* game(const std::string& path, const std::string& id) const;

signals:
    void listed();
    void gameRead(const std::string& path, const std::string& game);

private:
    void take(std::vector<GameFolder> folders);
    void takeGame(const std::string& path, FolderGame game);

    using ReadGame = std::pair<std::string, FolderGame>;

    std::vector<std::string> m_paths;
    std::vector<GameFolder> m_folders;
    Background<std::vector<GameFolder>> m_listing;
    Background<ReadGame> m_reading;
    Background<bool> m_looking;
};

} // namespace muster::editor
