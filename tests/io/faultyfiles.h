#pragma once

#include <cstdint>
#include <string>

namespace muster::testing {

/// Makes the calls by which this program changes files under a folder fail. For a test binary that has faultyfiles.cpp
/// in it, or a program that has it preloaded (MUSTER_FAULT_FOLDER, _AT, _ERROR, _COUNT: see there).
class FaultyFiles {
public:
    /// How a call fails. Short: a write takes one byte, other calls work. Interrupted: it fails once and works when it
    /// is made again, as after a signal.
    enum class Fault { DiskFull, Broken, NoRight, Interrupted, Short };
    static constexpr Fault all[]{Fault::DiskFull, Fault::Broken, Fault::NoRight, Fault::Interrupted, Fault::Short};

    /// From now on the n-th call (from 1) fails, and with DiskFull, Broken and NoRight each one of its kind behind it,
    /// for a full disk stays full. Taking files away works on a full disk.
    FaultyFiles(const std::string& folder, int at, Fault fault);
    ~FaultyFiles();
    FaultyFiles(const FaultyFiles&) = delete;
    FaultyFiles& operator=(const FaultyFiles&) = delete;

    /// Calls so far; the fault has struck where there were at least as many as `at`.
    [[nodiscard]] static int calls();
    [[nodiscard]] static constexpr const char* nameOf(Fault fault)
    {
        constexpr const char* names[]{"disk full", "disk broken", "no right", "interrupted", "short"};
        return names[static_cast<int>(fault)];
    }
};

/// Files below a folder cannot be locked, as on a disk that has no locks.
class NoLocks {
public:
    explicit NoLocks(const std::string& folder);
    ~NoLocks();
    NoLocks(const NoLocks&) = delete;
    NoLocks& operator=(const NoLocks&) = delete;
};

/// Files below a folder are read slowly, as from a disk far away.
class SlowFiles {
public:
    SlowFiles(const std::string& folder, int milliseconds);
    ~SlowFiles();
    SlowFiles(const SlowFiles&) = delete;
    SlowFiles& operator=(const SlowFiles&) = delete;
};

} // namespace muster::testing
