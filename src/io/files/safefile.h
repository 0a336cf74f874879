#pragma once

#include "core/base/fault.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

// Paths are bytes, as the system has them. They need not be UTF-8.

/// Whether pipes and devices may be read. Reading them may never end, so Wait is only for input that the user named.
enum class Pipes { Refuse, Wait };

/// The content of a file. Fails if it has more than `mostBytes` bytes. With Pipes::Wait, "-" is standard input.
[[nodiscard]] Result<std::string> readFile(const std::string& path, std::size_t mostBytes, Pipes pipes = Pipes::Refuse);

/// The bytes are on disk. `remarks` say what could not be kept of the old file: its owner, its group, its other names.
struct Saved {
    Faults remarks;
};

/// Writes the whole file or nothing: into a temporary file in the same folder, synced to disk, then renamed. Links are
/// followed; the rights and group of an old file are kept. Only a regular file is replaced. If it fails, the old file
/// is unchanged; only if the last step (syncing the folder) fails, the new file may already be there.
[[nodiscard]] Result<Saved> saveFile(const std::string& path, std::string_view bytes);

/// The hash of a file's content at some time, to see later whether the content has changed.
class FileStamp {
public:
    /// The stamp of an empty or missing file.
    FileStamp() = default;
    [[nodiscard]] static FileStamp of(std::string_view bytes);
    /// The stamp of a file that was not read: it counts as changed.
    [[nodiscard]] static FileStamp unknown();
    /// The stamp from its text(); unknown() if the text is not valid.
    [[nodiscard]] static FileStamp fromText(std::string_view text);
    [[nodiscard]] const std::string& text() const { return m_text; }

    friend bool operator==(const FileStamp&, const FileStamp&) = default;

private:
    std::string m_text = "none"; ///< SHA-256 in hex digits
};

/// Whether a file's content differs from the stamp. A file that can no longer be read has changed.
[[nodiscard]] bool hasFileChanged(const std::string& path, const FileStamp& expected);

/// As saveFile(), but fails if the file has changed.
[[nodiscard]] Result<Saved> saveFileUnlessChanged(const std::string& path, std::string_view bytes,
                                                  const FileStamp& expected);

/// Removes temporary files that killed programs left in a folder. saveFile() does this in the folder it saves to.
void removeLeftovers(const std::string& folder);

/// Gives a file that is damaged another name, so that a new one can begin and nothing is lost: NAME.faulty-1, or the
/// next number that is free. Returns that path.
[[nodiscard]] Result<std::string> setFileAside(const std::string& path);

/// A file that says whether the program that made it still runs. The system frees the lock when that program ends,
/// however it ends. The number of a process would not do: numbers repeat in containers and after a restart.
class FileLock {
public:
    /// Unknown: there is no such file, or its disk has no locks.
    enum class Holder { Nobody, Program, Unknown };

    /// Makes the file, for this program to hold as long as the lock lives. Fails if it is there already. The file
    /// stays behind; whoever has no use for it any more removes it.
    [[nodiscard]] static Result<FileLock> make(const std::string& path);
    /// Finds out who holds the file. Where it is nobody, nobody can hold it as long as the lock lives.
    [[nodiscard]] static FileLock look(const std::string& path);

    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    ~FileLock();

    [[nodiscard]] Holder holder() const { return m_holder; }

private:
    FileLock(int file, Holder holder) : m_file(file), m_holder(holder) {}

    int m_file; ///< a descriptor; -1: none
    Holder m_holder;
};

} // namespace muster
