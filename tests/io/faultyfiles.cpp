// Stands before the system's calls: the linker, or LD_PRELOAD, finds these first.

#include "io/faultyfiles.h"

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

using muster::testing::FaultyFiles;

// Plain data: the calls come before anything of C++ is set up.
char g_folder[4096];
std::atomic<bool> g_isOn{false};
std::atomic<int> g_at{0};
std::atomic<int> g_calls{0};
std::atomic<FaultyFiles::Fault> g_fault{FaultyFiles::Fault::DiskFull};
std::atomic<int> g_wait{0};
std::atomic<bool> g_hasNoLocks{false};
thread_local bool t_isInside = false;

template <typename Function>
Function next(const char* name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

/// A call that a full disk stops, or one that it does not: rights, names that go.
enum class Needs { Room, NoRoom };

bool isInside(const char* path) { return path && std::strncmp(path, g_folder, std::strlen(g_folder)) == 0; }

bool isInside(int descriptor)
{
    char link[64];
    char path[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    const auto length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return false;
    path[length] = '\0';
    return isInside(path);
}

/// Counts a call and says whether it fails; errno is set then. `isShort`: it is to do less than it was asked.
template <typename Where>
bool fails(Where where, Needs needs, bool* isShort = nullptr)
{
    if (!g_isOn || t_isInside)
        return false;
    t_isInside = true;
    const bool isOurs = isInside(where);
    t_isInside = false;
    if (!isOurs)
        return false;
    const auto call = ++g_calls;
    const auto at = g_at.load();
    if (call < at)
        return false;
    switch (g_fault.load()) {
    case FaultyFiles::Fault::DiskFull:
        errno = ENOSPC;
        return needs == Needs::Room;
    case FaultyFiles::Fault::Broken:
        errno = EIO;
        return true;
    case FaultyFiles::Fault::NoRight:
        errno = EACCES;
        return true;
    case FaultyFiles::Fault::Interrupted:
        errno = EINTR;
        return call == at;
    case FaultyFiles::Fault::Short:
        if (isShort)
            *isShort = call == at;
        return false;
    }
    return false;
}

mode_t modeOf(int flags, va_list arguments)
{
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? static_cast<mode_t>(va_arg(arguments, int)) : 0;
}

bool writes(int flags) { return (flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0; }

int openAs(const char* name, const char* path, int flags, mode_t mode)
{
    if (writes(flags) && fails(path, Needs::Room))
        return -1;
    return next<int (*)(const char*, int, mode_t)>(name)(path, flags, mode);
}

int openAtAs(const char* name, int folder, const char* path, int flags, mode_t mode)
{
    if (writes(flags) && fails(path, Needs::Room))
        return -1;
    return next<int (*)(int, const char*, int, mode_t)>(name)(folder, path, flags, mode);
}

void fromEnvironment()
{
    const auto* folder = std::getenv("MUSTER_FAULT_FOLDER");
    if (!folder)
        return;
    std::snprintf(g_folder, sizeof g_folder, "%s", folder);
    g_at = std::atoi(std::getenv("MUSTER_FAULT_AT"));
    g_fault = static_cast<FaultyFiles::Fault>(std::atoi(std::getenv("MUSTER_FAULT_ERROR")));
    g_isOn = true;
}

/// How many calls there were, for who runs a preloaded program.
void leaveCount()
{
    const auto* path = std::getenv("MUSTER_FAULT_COUNT");
    if (!path)
        return;
    g_isOn = false;
    if (auto* file = std::fopen(path, "w")) {
        std::fprintf(file, "%d", g_calls.load());
        std::fclose(file);
    }
}

struct Preloaded {
    Preloaded() { fromEnvironment(); }
    ~Preloaded() { leaveCount(); }
} g_preloaded;

} // namespace

extern "C" {

int open(const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAs("open", path, flags, mode);
}

int open64(const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAs("open64", path, flags, mode);
}

int openat(int folder, const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAtAs("openat", folder, path, flags, mode);
}

int openat64(int folder, const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAtAs("openat64", folder, path, flags, mode);
}

ssize_t write(int descriptor, const void* bytes, size_t count)
{
    bool isShort = false;
    if (fails(descriptor, Needs::Room, &isShort))
        return -1;
    return next<ssize_t (*)(int, const void*, size_t)>("write")(descriptor, bytes, isShort && count > 1 ? 1 : count);
}

ssize_t read(int descriptor, void* bytes, size_t count)
{
    if (const auto wait = g_wait.load(); wait > 0 && isInside(descriptor))
        usleep(static_cast<useconds_t>(wait) * 1'000);
    return next<ssize_t (*)(int, void*, size_t)>("read")(descriptor, bytes, count);
}

ssize_t writev(int descriptor, const struct iovec* parts, int count)
{
    if (fails(descriptor, Needs::Room))
        return -1;
    return next<ssize_t (*)(int, const struct iovec*, int)>("writev")(descriptor, parts, count);
}

int flock(int descriptor, int operation)
{
    if (g_hasNoLocks && isInside(descriptor)) {
        errno = ENOLCK;
        return -1;
    }
    return next<int (*)(int, int)>("flock")(descriptor, operation);
}

int fsync(int descriptor) { return fails(descriptor, Needs::Room) ? -1 : next<int (*)(int)>("fsync")(descriptor); }

int fdatasync(int descriptor)
{
    return fails(descriptor, Needs::Room) ? -1 : next<int (*)(int)>("fdatasync")(descriptor);
}

int ftruncate(int descriptor, off_t size)
{
    return fails(descriptor, Needs::Room) ? -1 : next<int (*)(int, off_t)>("ftruncate")(descriptor, size);
}

int ftruncate64(int descriptor, off64_t size)
{
    return fails(descriptor, Needs::Room) ? -1 : next<int (*)(int, off64_t)>("ftruncate64")(descriptor, size);
}

int fchmod(int descriptor, mode_t mode)
{
    return fails(descriptor, Needs::NoRoom) ? -1 : next<int (*)(int, mode_t)>("fchmod")(descriptor, mode);
}

int fchown(int descriptor, uid_t owner, gid_t group)
{
    return fails(descriptor, Needs::NoRoom) ? -1 : next<int (*)(int, uid_t, gid_t)>("fchown")(descriptor, owner, group);
}

int rename(const char* from, const char* to)
{
    return fails(to, Needs::Room) ? -1 : next<int (*)(const char*, const char*)>("rename")(from, to);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags)
{
    return fails(to, Needs::Room) ? -1
                                  : next<int (*)(int, const char*, int, const char*, unsigned)>("renameat2")(
                                        fromFolder, from, toFolder, to, flags);
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags)
{
    return fails(to, Needs::Room) ? -1
                                  : next<int (*)(int, const char*, int, const char*, int)>("linkat")(
                                        fromFolder, from, toFolder, to, flags);
}

int mkdir(const char* path, mode_t mode)
{
    return fails(path, Needs::Room) ? -1 : next<int (*)(const char*, mode_t)>("mkdir")(path, mode);
}

int unlink(const char* path) { return fails(path, Needs::NoRoom) ? -1 : next<int (*)(const char*)>("unlink")(path); }

} // extern "C"

namespace muster::testing {

FaultyFiles::FaultyFiles(const std::string& folder, int at, Fault fault)
{
    std::snprintf(g_folder, sizeof g_folder, "%s", folder.c_str());
    g_at = at;
    g_fault = fault;
    g_calls = 0;
    g_isOn = true;
}

FaultyFiles::~FaultyFiles() { g_isOn = false; }

int FaultyFiles::calls() { return g_calls; }

NoLocks::NoLocks(const std::string& folder)
{
    std::snprintf(g_folder, sizeof g_folder, "%s", folder.c_str());
    g_hasNoLocks = true;
}

NoLocks::~NoLocks() { g_hasNoLocks = false; }

SlowFiles::SlowFiles(const std::string& folder, int milliseconds)
{
    std::snprintf(g_folder, sizeof g_folder, "%s", folder.c_str());
    g_wait = milliseconds;
}

SlowFiles::~SlowFiles() { g_wait = 0; }

} // namespace muster::testing
