#pragma once

namespace muster::testing {

/// As long as it lives, the next allocation fails, once: what then goes on has memory again.
class ScarceMemory {
public:
    ScarceMemory();
    ~ScarceMemory();
    ScarceMemory(const ScarceMemory&) = delete;
    ScarceMemory& operator=(const ScarceMemory&) = delete;
};

} // namespace muster::testing
