#pragma once

#include "battlescribe/data/repository.h"
#include "battlescribe/saved/list.h"
#include "battlescribe/verdict/session.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace muster::battlescribe {

namespace exchange {
struct Needs;
} // namespace exchange
namespace compose {
struct Beginning;
} // namespace compose
class Game;
struct NewList;
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

    /// What a folder has.
    struct Listing {
        std::string folder;
        const data::Repository* repository = nullptr; ///< until the library looks at its folders again
    };
    [[nodiscard]] std::vector<Listing> listings();

    /// Reads a list with the data of its game, and judges it. Nothing if no folder has the data.
    [[nodiscard]] std::optional<Session> open(const List& list, Fixes fixes = Fixes::Tried);

    /// What a new list of a catalogue, by the ids of both, can begin with.
    [[nodiscard]] Result<compose::Beginning> beginningOf(const std::string& folder, const std::string& gameSystem,
                                                         const std::string& catalogue);
    /// Begins a list, and judges it. What its force must have by the file is taken.
    [[nodiscard]] Result<Session> begin(const NewList& list, Fixes fixes = Fixes::Tried);

    /// The other catalogues of its game in its folder, of which lists can have forces.
    [[nodiscard]] std::vector<data::Head> othersOf(const Session& session);

    // Both leave fixes out. What a worker has made that was asked to stop is not to be used.

    /// Gives a list the data of one more catalogue of its game, by id, so that forces of it can be added. Its game is
    /// another one then: edits and ids that were made with the old one mean nothing. All that the roster has stays,
    /// with its ids.
    [[nodiscard]] Result<void> widen(Session& session, const std::string& catalogue, const std::stop_token& stop = {});
    /// Takes the data again if their files have changed, in the same way. Whether they had; a list whose data are gone
    /// keeps those that it has.
    [[nodiscard]] Result<bool> renew(Session& session, const std::stop_token& stop = {});

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
    void refresh(Folder& folder, const std::stop_token& stop = {});

    void addFaults(const Faults& faults);
    [[nodiscard]] Folder* folderOf(const std::string& gameSystem);
    /// The folder at a path, which becomes one of the library's.
    [[nodiscard]] Result<Folder*> folderAt(const std::string& path, const std::stop_token& stop = {});
    [[nodiscard]] Result<std::shared_ptr<Game>> gameOf(const Folder& folder, const exchange::Needs& needs,
                                                       const std::stop_token& stop = {});

    static constexpr std::size_t mostGames = 6; ///< that are kept; more only while lists have them

    std::vector<Folder> m_folders;
    std::map<std::string, std::shared_ptr<Game>> m_games; ///< by folder and ids of catalogues
    Faults m_faults;
};

/// The same by the data of a session.
void judgeBy(const Session& data, List& list);

} // namespace muster::battlescribe
