#include "editor/gamefolders/gamefolders.h"

#include <algorithm>

namespace muster::editor {

GameFolders::GameFolders(QObject* parent)
    : QObject(parent),
      m_listing([this](std::vector<GameFolder> folders) { take(std::move(folders)); },
                [](const std::string& why) {
                    GameFolder folder;
                    folder.state = GameFolder::State::Unreadable;
                    folder.faults = {Fault::about({}, "the data cannot be read: " + why)};
                    return std::vector{std::move(folder)};
                }),
      m_reading([this](ReadGame read) { takeGame(read.first, std::move(read.second)); },
                [](const std::string&) { return ReadGame(); }),
      m_looking(
          [this](bool isChanged) {
              if (isChanged)
                  list(m_paths);
          },
          [](const std::string&) { return false; })
{
}

void GameFolders::list(std::vector<std::string> paths)
{
    m_paths = std::move(paths);
    m_looking.giveUp();
    std::erase_if(m_folders,
                  [this](const GameFolder& each) { return std::ranges::find(m_paths, each.path) == m_paths.end(); });
    m_listing.start([paths = m_paths](const std::stop_token& stop) { return listFolders(paths, stop); });
}

void GameFolders::take(std::vector<GameFolder> folders)
{
    for (auto& each : folders)
        if (const auto* known = folder(each.path); known && isSame(*known, each))
            each = *known;
    m_folders = std::move(folders);
    emit listed();
}

void GameFolders::read(const std::string& path, const std::string& game)
{
    const auto* its = folder(path);
    const auto* wanted = this->game(path, game);
    if (!wanted || wanted->isRead)
        return m_reading.giveUp();
    m_reading.start([folder = *its, wanted = *wanted](const std::stop_token& stop) {
        return ReadGame(folder.path, readGame(folder, wanted, stop));
    });
}

void GameFolders::takeGame(const std::string& path, FolderGame game)
{
    const auto found = std::ranges::find(m_folders, path, &GameFolder::path);
    if (found == m_folders.end() || !game.isRead)
        return;
    const auto its = std::ranges::find(found->games, game.id, &FolderGame::id);
    if (its == found->games.end())
        return;
    *its = std::move(game);
    emit gameRead(path, its->id);
}

void GameFolders::look()
{
    if (m_listing.isWorking() || m_looking.isWorking() || m_folders.empty())
        return;
    m_looking.start([folders = m_folders](const std::stop_token& stop) {
        return std::ranges::any_of(folders,
                                   [&](const GameFolder& each) { return !stop.stop_requested() && hasChanged(each); });
    });
}

const GameFolder* GameFolders::folder(const std::string& path) const
{
    const auto found = std::ranges::find(m_folders, path, &GameFolder::path);
    return found == m_folders.end() ? nullptr : &*found;
}

const FolderGame* GameFolders::game(const std::string& path, const std::string& id) const
{
    const auto* its = folder(path);
    return its ? its->game(id) : nullptr;
}

} // namespace muster::editor
