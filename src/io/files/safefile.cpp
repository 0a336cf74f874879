#include "io/files/safefile.h"

#include <QCryptographicHash>

#include <array>
#include <cerrno>
#include <cstdlib>
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

/// Repeats a call while signals interrupt it.
template <typename Call>
auto again(Call call)
{
    for (;;)
        if (const auto result = call(); result != -1 || errno != EINTR)
            return result;
}

class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] int release() { return std::exchange(m_number, -1); }
    explicit operator bool() const { return m_number >= 0; }

private:
    int m_number;
};

Descriptor open(const std::string& path, int flags, mode_t mode = 0)
{
    return Descriptor(again([&] { return ::open(path.c_str(), flags | O_CLOEXEC, mode); }));
}

/// The process that writes a temporary file holds this lock until it ends, even if it is killed.
bool lock(const Descriptor& file) { return ::flock(file.number(), LOCK_EX | LOCK_NB) == 0; }

struct Words {
    std::string message;
    std::string advice;
};

/// The usual errors in words for players.
Words wordsOf(int error)
{
    switch (error) {
    case ENOSPC:
        return {"the disk is full", "Make room on it, or save elsewhere."};
    case EDQUOT:
        return {"your share of the disk is used up", "Make room on it, or save elsewhere."};
    case EFBIG:
        return {"the file would be larger than you may write here", "Save elsewhere."};
    case EROFS:
        return {"the disk can only be read", "Save elsewhere."};
    case EACCES:
    case EPERM:
        return {"you have no right to do so", "Save elsewhere, or ask for the right to write to this folder."};
    case ENOENT:
    case ENOTDIR:
        return {"there is no such folder", "Check the name, or make the folder first."};
    case ENAMETOOLONG:
        return {"the name is too long", "Give it a shorter one."};
    case EIO:
        return {"the disk reports an error", "Save elsewhere, and check the disk."};
    case ELOOP:
        return {"its links lead in a circle", "Correct the links."};
    default:
        return {std::generic_category().message(error), "Is the folder there, and may you write in it?"};
    }
}

Fault faultOf(const std::string& path, std::string message, std::string advice = {})
{
    return Fault::about(path, std::move(message), std::move(advice));
}

tl::unexpected<Faults> cannotWrite(const std::string& path, int error)
{
    auto words = wordsOf(error);
    return failure(faultOf(path, "the file cannot be written: " + words.message, std::move(words.advice)));
}

tl::unexpected<Faults> tooLarge(const std::string& path, std::size_t mostBytes)
{
    return failure(faultOf(path, "the file is too large: at most " + std::to_string(mostBytes >> 20) + " MB are read",
                           "Is it the right file?"));
}

std::string kindOf(mode_t mode)
{
    if (S_ISDIR(mode))
        return "a folder, not a file";
    return S_ISFIFO(mode) || S_ISSOCK(mode) ? "a pipe, not a file" : "a device, not a file";
}

Result<std::string> readAll(int descriptor, const std::string& path, std::size_t mostBytes, std::size_t expected)
{
    std::string bytes;
    bytes.reserve(expected + 1);
    std::array<char, 65536> buffer;
    for (;;) {
        const auto count = again([&] { return ::read(descriptor, buffer.data(), buffer.size()); });
        if (count < 0)
            return failure(faultOf(path, "the file cannot be read: " + wordsOf(errno).message));
        if (count == 0)
            return bytes;
        bytes.append(buffer.data(), static_cast<std::size_t>(count));
        if (bytes.size() > mostBytes)
            return tooLarge(path, mostBytes);
    }
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
            m_file = open(m_path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0666);
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

    [[nodiscard]] bool write(std::string_view bytes) const
    {
        while (!bytes.empty()) {
            const auto count = again([&] { return ::write(m_file.number(), bytes.data(), bytes.size()); });
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

private:
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
    return again([&] { return ::fsync(file.number()); }) == 0 || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP;
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

} // namespace

Result<std::string> readFile(const std::string& path, std::size_t mostBytes, Pipes pipes)
{
    if (path == "-" && pipes == Pipes::Wait)
        return readAll(STDIN_FILENO, "standard input", mostBytes, 0);
    // Opening a pipe would wait for its writer, and a file may have become a pipe since it was checked.
    const auto file = open(path, O_RDONLY | (pipes == Pipes::Refuse ? O_NONBLOCK : 0));
    if (!file && (errno == ENOENT || errno == ENOTDIR))
        return failure(faultOf(path, "there is no such file", "Check the name."));
    if (!file)
        return failure(faultOf(path, "the file cannot be opened: " + wordsOf(errno).message));
    struct stat info {};
    if (::fstat(file.number(), &info) != 0)
        return failure(faultOf(path, "the file cannot be read: " + wordsOf(errno).message));
    if (S_ISDIR(info.st_mode) || (pipes == Pipes::Refuse && !S_ISREG(info.st_mode)))
        return failure(faultOf(path, "this is " + kindOf(info.st_mode)));
    const auto size = S_ISREG(info.st_mode) ? static_cast<std::size_t>(info.st_size) : 0;
    if (size > mostBytes)
        return tooLarge(path, mostBytes);
    return readAll(file.number(), path, mostBytes, size);
}

Result<Saved> saveFile(const std::string& path, std::string_view bytes)
{
    const auto target = followed(path);
    const auto folder = folderOf(target);
    struct stat old {};
    const bool isThere = ::stat(target.c_str(), &old) == 0;
    if (!isThere && errno != ENOENT)
        return cannotWrite(path, errno);
    if (isThere && !S_ISREG(old.st_mode))
        return failure(faultOf(path, "the file cannot be written: this is " + kindOf(old.st_mode),
                               "Save under another name; - is standard output."));
    if (isThere && ::access(target.c_str(), W_OK) != 0)
        return cannotWrite(path, errno);

    removeLeftovers(folder);
    Saved saved;
    Temporary fresh(folder);
    if (!fresh || (isThere && !keepRights(fresh.file(), old, path, saved.remarks)) || !fresh.write(bytes) ||
        !sync(fresh.file()) || !fresh.moveTo(target))
        return cannotWrite(path, errno);
    if (isThere && old.st_nlink > 1)
        saved.remarks.push_back(faultOf(path, "the file had other names (hard links); they keep what it held before",
                                        "Make them again where they should be the same file."));
    // A folder that cannot be opened cannot be synced, but the file is saved.
    if (const auto directory = open(folder, O_RDONLY | O_DIRECTORY); directory && !sync(directory))
        return cannotWrite(path, errno);
    return saved;
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
    const auto now = readFile(path, mostBytes);
    return !now || FileStamp::of(*now) != expected;
}

Result<Saved> saveFileUnlessChanged(const std::string& path, std::string_view bytes, const FileStamp& expected)
{
    if (hasFileChanged(path, expected))
        return failure(
            faultOf(path, "the file has changed since it was read", "Save under another name, or read it again."));
    return saveFile(path, bytes);
}

void removeLeftovers(const std::string& folder)
{
    const std::unique_ptr<DIR, int (*)(DIR*)> list(::opendir(folder.c_str()), ::closedir);
    if (!list)
        return;
    while (const auto* entry = ::readdir(list.get())) {
        if (!isTemporary(entry->d_name))
            continue;
        const auto path = folder + '/' + entry->d_name;
        if (const auto file = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW); file && lock(file))
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
            return failure(faultOf(path, "the file cannot be given another name: " + wordsOf(errno).message));
        return other;
    }
    return failure(faultOf(path, "the file cannot be given another name: there are too many that were set aside",
                           "Delete those that you do not need."));
}

Result<FileLock> FileLock::make(const std::string& path)
{
    auto file = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, 0600);
    if (!file)
        return cannotWrite(path, errno);
    if (!lock(file)) {
        if (errno != EWOULDBLOCK) // the disk has no locks
            return FileLock(file.release(), Holder::Unknown);
        return failure(faultOf(path, "another program looks at this file", "Try again."));
    }
    // Before the file was locked, another process may have removed it as one that nobody holds.
    struct stat info {};
    if (::fstat(file.number(), &info) != 0 || info.st_nlink == 0)
        return failure(faultOf(path, "another program has removed this file", "Try again."));
    return FileLock(file.release(), Holder::Program);
}

FileLock FileLock::look(const std::string& path)
{
    auto file = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
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
