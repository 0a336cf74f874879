#include "io/files/safefile.h"

#include "files/descriptor.h"
#include "files/errorwords.h"

#include <QCryptographicHash>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <random>
#include <system_error>
#include <utility>

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace muster {

namespace {

constexpr std::string_view temporaryHead = ".muster-";
constexpr std::string_view temporaryTail = ".part";
constexpr std::string_view unreadHead = "unread"; ///< of a stamp

/// The process that writes a temporary file holds this lock until it ends, even if it is killed.
bool lock(const Descriptor& file) { return ::flock(file.number(), LOCK_EX | LOCK_NB) == 0; }

Fault faultOf(const std::string& path, std::string message, std::string advice = {})
{
    return Fault::about(path, std::move(message), std::move(advice));
}

tl::unexpected<Faults> cannotWrite(const std::string& path, int error)
{
    auto words = errorWords(error);
    return failure(faultOf(path, "the file cannot be written: " + words.message, std::move(words.advice)));
}

/// The path with links followed: the file is replaced, not the link to it.
std::string followed(std::string path)
{
    namespace fs = std::filesystem;
    std::error_code error;
    for (int steps = 0; steps < 40 && fs::is_symlink(path, error); ++steps) {
        const auto target = fs::read_symlink(path, error);
        if (error)
            break;
        path = (fs::path(path).parent_path() / target).string();
    }
    return path;
}

std::string folderOf(const std::string& path)
{
    const auto slash = path.rfind('/');
    return slash == std::string::npos ? "." : path.substr(0, slash + 1);
}

bool isTemporary(std::string_view name) { return name.starts_with(temporaryHead) && name.ends_with(temporaryTail); }

/// A file with a unique name beside the one that is saved. The destructor removes it unless it was renamed.
class Temporary {
public:
    explicit Temporary(const std::string& folder)
    {
        std::random_device random;
        for (int tries = 0; tries < 100 && !m_file; ++tries) {
            m_path = folder + '/' + std::string(temporaryHead) + std::to_string(random()) + std::string(temporaryTail);
            m_file = openDescriptor(m_path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0666);
            if (!m_file && errno != EEXIST)
                return;
            if (m_file && !isOurs())
                m_file = Descriptor(-1);
        }
    }
    ~Temporary()
    {
        if (m_file && !m_isMoved)
            ::unlink(m_path.c_str());
    }
    Temporary(const Temporary&) = delete;
    Temporary& operator=(const Temporary&) = delete;

    explicit operator bool() const { return static_cast<bool>(m_file); }
    [[nodiscard]] const Descriptor& file() const { return m_file; }
    /// Here is the old file once they have traded places.
    [[nodiscard]] const std::string& path() const { return m_path; }

    [[nodiscard]] bool write(std::string_view bytes) const
    {
        while (!bytes.empty()) {
            const auto count = repeated([&] { return ::write(m_file.number(), bytes.data(), bytes.size()); });
            if (count < 0)
                return false;
            bytes.remove_prefix(static_cast<std::size_t>(count));
        }
        return true;
    }

    [[nodiscard]] bool moveTo(const std::string& path)
    {
        m_isMoved = ::rename(m_path.c_str(), path.c_str()) == 0;
        return m_isMoved;
    }

    /// The same, but fails with EEXIST if there is a file.
    [[nodiscard]] bool moveToFree(const std::string& path)
    {
        m_isMoved = renameAs(RENAME_NOREPLACE, path);
        return m_isMoved;
    }

    [[nodiscard]] bool tradePlacesWith(const std::string& path) const { return renameAs(RENAME_EXCHANGE, path); }

private:
    [[nodiscard]] bool renameAs(unsigned flags, const std::string& path) const
    {
        return repeated([&] { return ::renameat2(AT_FDCWD, m_path.c_str(), AT_FDCWD, path.c_str(), flags); }) == 0;
    }

    /// Before the file was locked, another process may have removed it as a leftover. Without locks, leftovers are
    /// never removed.
    [[nodiscard]] bool isOurs() const
    {
        (void)lock(m_file);
        struct stat info {};
        return ::fstat(m_file.number(), &info) == 0 && info.st_nlink > 0;
    }

    std::string m_path;
    Descriptor m_file{-1};
    bool m_isMoved = false;
};

/// Writes the file through to the disk. Some file systems have no such call.
bool sync(const Descriptor& file)
{
    return repeated([&] { return ::fsync(file.number()); }) == 0 || errno == EINVAL || errno == ENOSYS ||
           errno == ENOTSUP;
}

/// Gives the new file the group and rights of the old one. False if the new file would allow more than the old one did.
bool keepRights(const Descriptor& file, const struct stat& old, const std::string& path, Faults& remarks)
{
    struct stat fresh {};
    if (::fstat(file.number(), &fresh) != 0)
        return false;
    auto mode = old.st_mode & 07777;
    if (fresh.st_gid != old.st_gid && ::fchown(file.number(), static_cast<uid_t>(-1), old.st_gid) != 0) {
        // The new group gets only the rights of "others", not those of the old group.
        mode = (mode & ~07070U) | ((mode & 07U) << 3);
        remarks.push_back(faultOf(path, "the file's group could not be kept", "Set it again where it matters."));
    }
    if (fresh.st_uid != old.st_uid && ::fchown(file.number(), old.st_uid, static_cast<gid_t>(-1)) != 0)
        remarks.push_back(faultOf(path, "the file belongs to you now", "Its old owner had written it."));
    return (fresh.st_mode & 07777) == mode || ::fchmod(file.number(), mode) == 0;
}

/// As long as it lives, no other program of ours places or removes files in the folder. None if another one does so and
/// is not done after so many tries. Not all disks have locks.
Descriptor turnIn(const std::string& folder, int tries)
{
    constexpr useconds_t pause = 5'000; // microseconds
    auto directory = openDescriptor(folder, O_RDONLY | O_DIRECTORY);
    for (; directory && !lock(directory) && errno == EWOULDBLOCK; --tries) {
        if (tries == 0)
            return Descriptor(-1);
        ::usleep(pause);
    }
    return directory;
}

/// Puts the new file where the old one is, if that is as expected. False with ESTALE if it is not.
bool placeUnlessChanged(Temporary& fresh, const std::string& target, const FileStamp& expected)
{
    const auto changed = [] {
        errno = ESTALE;
        return false;
    };
    constexpr int tries = 200; // a program that was stopped is not waited for
    const auto turn = turnIn(folderOf(target), tries);
    if (hasFileChanged(target, expected))
        return changed();
    // Not all disks can do more than rename.
    const auto move = [&] { return (errno == EINVAL || errno == ENOSYS || errno == ENOTSUP) && fresh.moveTo(target); };
    if (struct stat old{}; ::stat(target.c_str(), &old) != 0)
        return fresh.moveToFree(target) || (errno == EEXIST ? changed() : move());
    const auto ours = FileStamp::ofUnread(fresh.path());
    if (!fresh.tradePlacesWith(target))
        return errno == ENOENT ? changed() : move();
    if (!hasFileChanged(fresh.path(), expected))
        return true;
    // Somebody has saved since the look: that goes back. If what comes in exchange is not what was written here,
    // somebody has saved again, and that is the newest.
    if (fresh.tradePlacesWith(target) && hasFileChanged(fresh.path(), ours))
        (void)fresh.tradePlacesWith(target);
    return changed();
}

Result<Saved> save(const std::string& path, std::string_view bytes, const FileStamp* expected)
{
    const auto target = followed(path);
    const auto folder = folderOf(target);
    const auto cannot = [&](int error) {
        if (expected && error == ESTALE)
            return failure(faultOf(path, "the file has changed meanwhile, and is left as it is now",
                                   "Look at it and do this again, or save under another name."));
        return cannotWrite(path, error);
    };
    struct stat old {};
    const bool isThere = ::stat(target.c_str(), &old) == 0;
    if (!isThere && errno != ENOENT)
        return cannot(errno);
    if (isThere && !S_ISREG(old.st_mode))
        return failure(faultOf(path, "the file cannot be written: this is " + kindInWords(old.st_mode),
                               "Save under another name; - is standard output."));
    if (expected && hasFileChanged(target, *expected))
        return cannot(ESTALE);
    if (isThere && ::access(target.c_str(), W_OK) != 0)
        return cannot(errno);

    removeLeftovers(folder);
    Saved saved;
    Temporary fresh(folder);
    if (!fresh || (isThere && !keepRights(fresh.file(), old, path, saved.remarks)) || !fresh.write(bytes) ||
        !sync(fresh.file()) || !(expected ? placeUnlessChanged(fresh, target, *expected) : fresh.moveTo(target)))
        return cannot(errno);
    if (isThere && old.st_nlink > 1)
        saved.remarks.push_back(faultOf(path, "the file had other names (hard links); they keep what it held before",
                                        "Make them again where they should be the same file."));
    // A folder that cannot be opened cannot be synced, but the file is saved.
    if (const auto directory = openDescriptor(folder, O_RDONLY | O_DIRECTORY); directory && !sync(directory))
        return cannot(errno);
    return saved;
}

/// What there is to see of a file without reading it.
std::string seenOf(const std::string& path)
{
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0)
        return errno == ENOENT ? "none" : "unknown";
    std::string text(unreadHead);
    for (const auto number : {static_cast<std::int64_t>(info.st_dev), static_cast<std::int64_t>(info.st_ino),
                              static_cast<std::int64_t>(info.st_size), static_cast<std::int64_t>(info.st_mtim.tv_sec),
                              static_cast<std::int64_t>(info.st_mtim.tv_nsec)})
        text += ' ' + std::to_string(number);
    return text;
}

} // namespace

Result<Saved> saveFile(const std::string& path, std::string_view bytes) { return save(path, bytes, nullptr); }

FileStamp FileStamp::ofUnread(const std::string& path)
{
    FileStamp stamp;
    stamp.m_text = seenOf(path);
    return stamp;
}

FileStamp FileStamp::of(std::string_view bytes)
{
    FileStamp stamp;
    if (!bytes.empty())
        stamp.m_text = QCryptographicHash::hash(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())),
                                                QCryptographicHash::Sha256)
                           .toHex()
                           .toStdString();
    return stamp;
}

FileStamp FileStamp::unknown()
{
    FileStamp stamp;
    stamp.m_text = "unknown";
    return stamp;
}

FileStamp FileStamp::fromText(std::string_view text)
{
    auto stamp = unknown();
    if (text == "none" || (text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos))
        stamp.m_text = text;
    return stamp;
}

bool hasFileChanged(const std::string& path, const FileStamp& expected)
{
    constexpr std::size_t mostBytes = 64U << 20; // larger than any roster
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0)
        return errno != ENOENT || expected != FileStamp();
    if (expected.text().starts_with(unreadHead))
        return expected != FileStamp::ofUnread(path);
    const auto now = readFile(path, mostBytes);
    return !now || FileStamp::of(*now) != expected;
}

Result<Saved> saveFileUnlessChanged(const std::string& path, std::string_view bytes, const FileStamp& expected)
{
    return save(path, bytes, &expected);
}

void removeLeftovers(const std::string& folder)
{
    // While a file is placed, what is under a temporary name may be what somebody saved.
    const auto turn = turnIn(folder, 0);
    if (!turn)
        return;
    const std::unique_ptr<DIR, int (*)(DIR*)> list(::opendir(folder.c_str()), ::closedir);
    if (!list)
        return;
    while (const auto* entry = ::readdir(list.get())) {
        if (!isTemporary(entry->d_name))
            continue;
        const auto path = folder + '/' + entry->d_name;
        if (const auto file = openDescriptor(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW); file && lock(file))
            ::unlink(path.c_str());
    }
}

Result<std::string> setFileAside(const std::string& path)
{
    constexpr int mostAside = 1000;
    for (int i = 1; i <= mostAside; ++i) {
        auto other = path + ".faulty-" + std::to_string(i);
        struct stat info {};
        if (::lstat(other.c_str(), &info) == 0)
            continue;
        if (::rename(path.c_str(), other.c_str()) != 0)
            return failure(faultOf(path, "the file cannot be given another name: " + errorWords(errno).message));
        return other;
    }
    return failure(faultOf(path, "the file cannot be given another name: there are too many that were set aside",
                           "Delete those that you do not need."));
}

Result<FileLock> FileLock::make(const std::string& path)
{
    auto file = openDescriptor(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, 0600);
    if (!file)
        return cannotWrite(path, errno);
    if (!lock(file)) {
        if (errno != EWOULDBLOCK) // the disk has no locks
            return FileLock(file.release(), Holder::Unknown);
        return failure(faultOf(path, "another program looks at this file", "Try again."));
    }
    // Before the file was locked, another process may have removed it, because it was not locked yet.
    struct stat info {};
    if (::fstat(file.number(), &info) != 0 || info.st_nlink == 0)
        return failure(faultOf(path, "another program has removed this file", "Try again."));
    return FileLock(file.release(), Holder::Program);
}

FileLock FileLock::look(const std::string& path)
{
    auto file = openDescriptor(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
    // Shared: programs that look at the same time do not take each other for the holder.
    if (file && ::flock(file.number(), LOCK_SH | LOCK_NB) == 0)
        return {file.release(), Holder::Nobody};
    return {-1, file && errno == EWOULDBLOCK ? Holder::Program : Holder::Unknown};
}

FileLock::FileLock(FileLock&& other) noexcept : m_file(std::exchange(other.m_file, -1)), m_holder(other.m_holder) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept
{
    std::swap(m_file, other.m_file);
    std::swap(m_holder, other.m_holder);
    return *this;
}

FileLock::~FileLock()
{
    if (m_file >= 0)
        ::close(m_file);
}

} // namespace muster
