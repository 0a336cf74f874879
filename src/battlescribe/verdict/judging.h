#pragma once

#include "battlescribe/data/repository.h"
#include "battlescribe/saved/list.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::battlescribe {

namespace exchange {
struct Needs;
} // namespace exchange
class Game;
struct Session;

/// Folders of data, of which as much is read as rosters ask for. What was read is kept, so that many rosters of one
/// army are judged fast. Files that have changed since are read again. For one thread at a time.
class DataLibrary {
public:
    explicit DataLibrary(std::vector<std::string> folders);
    DataLibrary(DataLibrary&&) noexcept;
    DataLibrary& operator=(DataLibrary&&) noexcept;
    ~DataLibrary();

    /// The faults of folders and files that cannot be read: each once, and of many the number.
    [[nodiscard]] Faults takeFaults() { return std::exchange(m_faults, {}); }

    /// Reads a list with the data of its game, and judges it. Nothing if no folder has the data.
    [[nodiscard]] std::optional<Session> open(const List& list);

    /// Judges a list by the data of its game, if one of the folders has them: then it has names, costs, profiles and
    /// rules as they are now, and a verdict. Otherwise it stays as it is.
    void judge(List& list);

private:
    struct Folder {
        std::string path;
        std::optional<data::Repository> repository; ///< once it was looked at
        std::vector<data::Stamp> stamps;            ///< of its files when they were listed
    };

    /// Lists a folder if that was not done, or if its files have changed: then its games are forgotten.
    void refresh(Folder& folder);

    void addFaults(const Faults& faults);
    [[nodiscard]] Folder* folderOf(const std::string& gameSystem);
    [[nodiscard]] std::shared_ptr<Game> gameOf(const Folder& folder, const exchange::Needs& needs);

    static constexpr std::size_t mostGames = 6; ///< that are kept

    std::vector<Folder> m_folders;
    std::map<std::string, std::shared_ptr<Game>> m_games; ///< by folder and ids of catalogues
    Faults m_faults;
};

} // namespace muster::battlescribe
