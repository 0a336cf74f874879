#pragma once

#include "battlescribe/saved/list.h"
#include "core/roster/textreading.h"
#include "io/data/store.h"
#include "io/roster/anyroster.h"
#include "reading/gamewords.h"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace muster {

/// What a person says of the lists that are to be read.
struct ReadOptions {
    std::string ruleset; ///< of lists in words; empty: it is guessed
    std::string army;    ///< the same; only with a ruleset
    /// Folders with data of BattleScribe, in which the games of its rosters are looked for before those that the person
    /// has added (io/data/datafolders.h).
    std::vector<std::string> dataFolders{};
};

/// One list of what came in.
struct ReadList {
    std::string name; ///< of the input, and which one it is where the input has several
    AnyRoster any;
    std::shared_ptr<const TextReading> reading; ///< how its words were read; null for all other kinds
    /// A roster of BattleScribe, or a list in words of a game of a data folder, judged if the data of its game are
    /// there; null for all other kinds. `any` then has its names only.
    std::shared_ptr<const battlescribe::List> battleScribe{};
    std::shared_ptr<const GameWords> words{}; ///< of a list in words of a game of a data folder; null for all others
};

/// Why a roster of BattleScribe, judged or not, cannot be used where one of Muster's own form is needed. `what` is a
/// sentence that says what is not done with it, without a full stop.
[[nodiscard]] Fault notForBattleScribe(const std::string& file, const std::string& what);

/// Whether a file has a roster of BattleScribe or New Recruit, by its content.
[[nodiscard]] bool isBattleScribeFile(const std::string& path);

/// Reads the bytes of a file of any readable kind. Fails if it is larger than such a file may be.
[[nodiscard]] Result<std::string> readListBytes(const std::string& path, Pipes pipes);

/// Reads lists in whatever form they come: all that readAnyRoster() reads, rosters of BattleScribe, and lists in words.
/// Keeps what it needs to read words, so that reading many lists with one reader is fast. Not for several threads at
/// once.
class ListReader {
public:
    explicit ListReader(const Store& store);
    ListReader(ListReader&&) noexcept;
    ListReader& operator=(ListReader&&) noexcept;
    ~ListReader();

    /// At least one list, or faults. `file` is the name of the input in faults. The kind is recognised by the content.
    /// Stopped, it no longer waits for what looks into a PDF or a picture; a fault says so.
    [[nodiscard]] Result<std::vector<ReadList>> read(std::string bytes, const std::string& file,
                                                     const ReadOptions& options = {}, const std::stop_token& stop = {});

private:
    class Inner;
    std::unique_ptr<Inner> m_inner;
};

/// The same for one input.
[[nodiscard]] Result<std::vector<ReadList>> readLists(const Store& store, std::string bytes, const std::string& file,
                                                      const ReadOptions& options = {});

} // namespace muster
