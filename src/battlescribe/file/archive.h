#pragma once

#include "core/base/fault.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace muster::battlescribe {

/// What an archive may be. A list packs to a thirtieth at most; a bomb to a thousandth.
struct ArchiveBounds {
    std::size_t bytes = 20U << 20;
    std::size_t unpacked = 20U << 20;
    std::size_t ratio = 250;              ///< unpacked bytes for a packed one
    std::size_t freeOfRatio = 256U << 10; ///< so much may be unpacked whatever the ratio
    std::int64_t entries = 20;
    std::size_t enough = std::numeric_limits<std::size_t>::max(); ///< of the unpacked bytes; the rest stays packed
};

/// What is looked for in an archive, and how faults speak of it.
struct Wanted {
    std::string_view ending = ".ros";
    std::string_view otherEnding = {}; ///< which is as good
    std::string_view one = "roster";
    std::string_view several = "rosters";
    std::string_view packed = ".rosz"; ///< the kind of archive
    std::string_view of = "a list";    ///< what its bounds are for
};

struct Unpacked {
    std::string bytes;
    std::string entry; ///< its name in the archive
    Faults remarks;    ///< what else was in the archive, and was not read
};

[[nodiscard]] bool isArchive(std::string_view bytes);

/// The one list of an archive (.rosz), or what else is wanted: its entry that ends so, or the only entry. `file` is its
/// name in faults.
[[nodiscard]] Result<Unpacked> unpack(std::string_view archive, const std::string& file,
                                      const ArchiveBounds& bounds = {}, const Wanted& wanted = {});

/// Files of an archive that are taken out of it.
struct UnpackAll {
    std::function<bool(const std::string& name)> isWanted; ///< by its name, without its folders
    /// Gets each file, also without its folders; a fault ends it.
    std::function<Result<void>(const std::string& name, std::string_view bytes)> take;
};

/// Takes the wanted files out of an archive: those of the one folder nearest to its top that has any. `bounds.unpacked`
/// is for all together. Nothing of a name but its last part is used. How many they were; a worker that is asked to stop
/// takes no further one.
[[nodiscard]] Result<int> unpackAll(std::string_view archive, const std::string& file, const ArchiveBounds& bounds,
                                    const UnpackAll& what, const std::stop_token& stop = {});

/// A file in an archive, as the archive says.
struct ArchiveEntry {
    std::string name;
    std::uint64_t size = 0; ///< unpacked
};

/// The files of an archive, without its folders. Refuses one with too many, and one that unpacks to too much.
[[nodiscard]] Result<std::vector<ArchiveEntry>> entriesOf(std::string_view archive, const std::string& file,
                                                          const ArchiveBounds& bounds);

/// One of them, by its name. Refuses it if it unpacks to more than the archive says. `file` is its name in faults.
[[nodiscard]] Result<std::string> unpackEntry(std::string_view archive, const std::string& file,
                                              const std::string& name, const ArchiveBounds& bounds);

/// A file to be put into an archive.
struct PackedFile {
    std::string name;
    std::string bytes;
};
/// An archive with these, in their order. The same bytes give the same archive, whenever it is made.
[[nodiscard]] Result<std::string> packAll(const std::vector<PackedFile>& files);

/// An archive with one entry. The same bytes give the same archive, whenever it is made.
[[nodiscard]] Result<std::string> pack(std::string_view bytes, const std::string& entry);

} // namespace muster::battlescribe
