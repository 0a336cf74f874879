#include "files/readfile.h"

#include "files/descriptor.h"
#include "files/errorwords.h"

#include <algorithm>
#include <array>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace muster {

namespace {

Fault aboutFile(const std::string& path, std::string message, std::string advice = {})
{
    return Fault::about(path, std::move(message), std::move(advice));
}

tl::unexpected<Faults> tooLarge(const std::string& path, std::size_t mostBytes)
{
    return failure(aboutFile(path, "the file is too large: at most " + std::to_string(mostBytes >> 20) + " MB are read",
                             "Is it the right file?"));
}

bool isRead(mode_t mode, Pipes pipes)
{
    return S_ISREG(mode) || (pipes == Pipes::Wait && !S_ISDIR(mode) && !S_ISSOCK(mode));
}

tl::unexpected<Faults> cannotOpen(const std::string& path, int error)
{
    if (error == ENOENT || error == ENOTDIR)
        return failure(aboutFile(path, "there is no such file", "Check the name."));
    return failure(aboutFile(path, "the file cannot be opened: " + errorWords(error).message));
}

struct OpenFile {
    Descriptor descriptor;
    std::size_t size = 0; ///< 0 if it is not known
};

Result<OpenFile> openToRead(const std::string& path, Pipes pipes)
{
    const auto refused = [&](mode_t mode) {
        return failure(aboutFile(path, "this is " + kindInWords(mode), "Name a file, or take it away."));
    };
    // Opening a device may already do something, so it is looked at first.
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0)
        return cannotOpen(path, errno);
    if (!isRead(info.st_mode, pipes))
        return refused(info.st_mode);
    // Opening a pipe would wait for its writer, and the file may have become one since. Files of the system, such as
    // those in /proc, may wait for content.
    const bool waits = !S_ISREG(info.st_mode);
    OpenFile file{openDescriptor(path, O_RDONLY | O_NOCTTY | (waits ? 0 : O_NONBLOCK))};
    if (!file.descriptor)
        return cannotOpen(path, errno);
    if (::fstat(file.descriptor.number(), &info) != 0)
        return cannotOpen(path, errno);
    if (!isRead(info.st_mode, pipes))
        return refused(info.st_mode);
    if (S_ISREG(info.st_mode))
        file.size = static_cast<std::size_t>(info.st_size);
    return file;
}

/// Reads up to the end, or until there are at least `enough` bytes.
Result<std::string> readUpTo(int descriptor, const std::string& path, std::size_t enough, std::size_t expected)
{
    std::string bytes;
    bytes.reserve(std::min(expected, enough) + 1);
    std::array<char, 65536> buffer;
    while (bytes.size() < enough) {
        const auto count = repeated([&] { return ::read(descriptor, buffer.data(), buffer.size()); });
        if (count < 0)
            return failure(aboutFile(path, "the file cannot be read: " + errorWords(errno).message));
        if (count == 0)
            break;
        bytes.append(buffer.data(), static_cast<std::size_t>(count));
    }
    return bytes;
}

Result<std::string> readAll(int descriptor, const std::string& path, std::size_t mostBytes, std::size_t expected)
{
    if (expected > mostBytes)
        return tooLarge(path, mostBytes);
    auto bytes = readUpTo(descriptor, path, mostBytes + 1, expected);
    if (bytes && bytes->size() > mostBytes)
        return tooLarge(path, mostBytes);
    return bytes;
}

} // namespace

Result<std::string> readFile(const std::string& path, std::size_t mostBytes, Pipes pipes)
{
    if (path == "-" && pipes == Pipes::Wait)
        return readAll(STDIN_FILENO, "standard input", mostBytes, 0);
    const auto file = openToRead(path, pipes);
    if (!file)
        return tl::unexpected(file.error());
    return readAll(file->descriptor.number(), path, mostBytes, file->size);
}

Result<std::string> readBeginning(const std::string& path, std::size_t mostBytes)
{
    const auto file = openToRead(path, Pipes::Refuse);
    if (!file)
        return tl::unexpected(file.error());
    auto bytes = readUpTo(file->descriptor.number(), path, mostBytes, file->size);
    if (bytes && bytes->size() > mostBytes)
        bytes->resize(mostBytes);
    return bytes;
}

} // namespace muster
