#pragma once

#include "files/readfile.h"

#include <string>
#include <string_view>

namespace muster {

/// The bytes are on disk. `remarks` say what could not be kept of the old file: its owner, its group, its other names.
struct Saved {
    Faults remarks;
};

/// Writes the whole file or nothing: into a temporary file in the same folder, synced to disk, then renamed. Links are
/// followed; the rights and group of an old file are kept. Only a regular file is replaced. If it fails, the old file
/// is unchanged; only if the last step (syncing the folder) fails, the new file may already be there.
[[nodiscard]] Result<Saved> saveFile(const std::string& path, std::string_view bytes);

/// What a file was at some time, to see later whether it has changed: the hash of its content.
class FileStamp {
public:
    /// The stamp of an empty or missing file.
    FileStamp() = default;
    [[nodiscard]] static FileStamp of(std::string_view bytes);
    /// The stamp of a file, or of none, that is written over whole and so is not read: when it was changed, its size
    /// and which file it is. Saved again it counts as changed, whatever its content is then.
    [[nodiscard]] static FileStamp ofUnread(const std::string& path);
    /// The stamp of a file that is not known: it counts as changed.
    [[nodiscard]] static FileStamp unknown();
    /// The stamp from its text(); unknown() if the text is not valid.
    [[nodiscard]] static FileStamp fromText(std::string_view text);
    [[nodiscard]] const std::string& text() const { return m_text; }

    friend bool operator==(const FileStamp&, const FileStamp&) = default;

private:
    std::string m_text = "none"; ///< SHA-256 in hex digits, or what ofUnread() saw
};

/// Whether a file's content differs from the stamp. A file that can no longer be read has changed.
[[nodiscard]] bool hasFileChanged(const std::string& path, const FileStamp& expected);

/// As saveFile(), but fails, and leaves the file as it is, if it has changed. What somebody saves up to the last moment
/// counts: the new file trades places with the old one, and trades back if that is not the one that was expected. A
/// disk that cannot do this leaves a moment between the last look and the renaming.
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
    /// Finds out who holds the file. If it is nobody, no other program can hold it while the lock lives.
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
