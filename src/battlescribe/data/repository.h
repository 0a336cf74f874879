#pragma once

#include "battlescribe/data/definitions.h"
#include "battlescribe/data/head.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace muster::battlescribe::data {

/// A file in a folder of data.
struct Listed {
    std::filesystem::path path;
    Head head;
};

/// What a folder of data has.
struct Repository {
    std::vector<Listed> systems;    ///< by name
    std::vector<Listed> catalogues; ///< by name
    Faults faults;                  ///< of files that are not listed
    Faults skipped;                 ///< what is in the folder, or in archives, and is plainly no data

    /// The listed file with an id; null if there is none. Of several, that of the highest revision.
    [[nodiscard]] const Listed* system(std::string_view id) const;
    [[nodiscard]] const Listed* catalogue(std::string_view id, std::string_view gameSystem) const;
};

/// So many bytes are read at most to list a folder, beside the beginnings of its files.
inline constexpr std::size_t mostBytesOfListing = 512U << 20;

/// Whether a file may have data, by its ending: .gst, .cat, .gstz, .catz or .json.
[[nodiscard]] bool mayHaveData(const std::filesystem::path& path);
/// Whether it surely has: also by its beginning, if it is .json.
[[nodiscard]] bool hasData(const std::filesystem::path& path);

/// A file of data in a folder, and by what it is seen whether it has changed.
struct Stamp {
    std::filesystem::path path;
    std::uintmax_t bytes = 0;
    std::filesystem::file_time_type changed;

    friend bool operator==(const Stamp&, const Stamp&) = default;
};

/// Those of all files of data in a folder, in order. Nothing of them is read, so it takes a millisecond for hundreds.
/// Empty if the folder is not there.
[[nodiscard]] std::vector<Stamp> stampsOf(const std::filesystem::path& folder);

/// Reads the heads of all files of data in a folder, not of those in folders below. Of JSON and archives only so many
/// bytes are read, `mostBytes` together; what is left out by that is in the faults. A worker that is asked to stop
/// reads no further file.
[[nodiscard]] Result<Repository> listOf(const std::filesystem::path& folder, std::size_t mostBytes = mostBytesOfListing,
                                        const std::stop_token& stop = {});

/// All bytes of a listed file, unpacked.
[[nodiscard]] Result<std::string> bytesOf(const Listed& listed);

/// The game system, the catalogues, and whatever they import, linked. Imports that are not there or cannot be read are
/// in the definitions' faults. A worker that is asked to stop reads no further file and gets a fault.
[[nodiscard]] Result<Definitions> closureOf(const Repository& repository, const std::vector<const Listed*>& catalogues,
                                            const std::stop_token& stop = {});
[[nodiscard]] Result<Definitions> closureOf(const Repository& repository, const Listed& catalogue);
/// The game system with all its catalogues, linked: to look for faults. The same of a worker.
[[nodiscard]] Result<Definitions> allOf(const Repository& repository, const Listed& system,
                                        const std::stop_token& stop = {});
/// A file without its game, and so not linked: to look for what is wrong in the file itself.
[[nodiscard]] Result<Definitions> aloneOf(const Repository& repository, const Listed& listed);

} // namespace muster::battlescribe::data
