#include "scarcememory.h"

#include <cstdlib>
#include <new>

namespace {

thread_local bool willFail = false;

void* take(std::size_t size) noexcept
{
    if (willFail) {
        willFail = false;
        return nullptr;
    }
    return std::malloc(size == 0 ? 1 : size);
}

void* takeOrThrow(std::size_t size)
{
    if (auto* memory = take(size))
        return memory;
    throw std::bad_alloc();
}

} // namespace

muster::testing::ScarceMemory::ScarceMemory() { willFail = true; }
muster::testing::ScarceMemory::~ScarceMemory() { willFail = false; }

// All of them: a sanitizer's own know nothing of one that is replaced.
void* operator new(std::size_t size) { return takeOrThrow(size); }
void* operator new[](std::size_t size) { return takeOrThrow(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return take(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return take(size); }

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
