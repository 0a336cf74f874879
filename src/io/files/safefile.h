#pragma once

#include "core/base/fault.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

// Paths are bytes, as the system has them: a name need not be UTF-8.

/// Whether a pipe or a device may be read, which might never end. Refuse is for what nobody waits for.
enum class Pipes { Refuse, Wait };

/// The whole of a file, up to so many bytes. Where pipes are waited for, "-" is standard input.
[[nodiscard]] Result<std::string> readFile(const std::string& path, std::size_t mostBytes, Pipes pipes = Pipes::Refuse);

/// Bytes went to disk. `remarks` tell what of the old file could not be kept: its owner, its other names.
struct Saved {
    Faults remarks;
};

/// Writes a file whole or not at all: to a temporary one beside it, down to the disk, then in one step in its place.
/// Links are followed; rights and group of an old file are kept. Only a regular file is written over. Where it fails
/// the old file stands, or the whole new one where only the very last step was not confirmed.
[[nodiscard]] Result<Saved> saveFile(const std::string& path, std::string_view bytes);

/// What a file held at some time, as a hash: enough to see whether it still does.
class FileStamp {
public:
    /// Of an empty file, or of one that is not there.
    FileStamp() = default;
    [[nodiscard]] static FileStamp of(std::string_view bytes);
    /// Of a file that nobody has looked at: it is never found unchanged.
    [[nodiscard]] static FileStamp unknown();
    /// From text(); unknown where it is none.
    [[nodiscard]] static FileStamp fromText(std::string_view text);
    [[nodiscard]] const std::string& text() const { return m_text; }

    friend bool operator==(const FileStamp&, const FileStamp&) = default;

private:
    std::string m_text = "none"; ///< SHA-256 in hex digits
};

/// Whether a file is no longer as it was; a file that cannot be read any more has changed.
[[nodiscard]] bool hasFileChanged(const std::string& path, const FileStamp& expected);

/// Saves, and refuses where the file has changed.
[[nodiscard]] Result<Saved> saveFileUnlessChanged(const std::string& path, std::string_view bytes,
                                                  const FileStamp& expected);

/// Takes away the temporary files that killed programs left in a folder. Saving does it in its own folder.
void removeLeftovers(const std::string& folder);

} // namespace muster
