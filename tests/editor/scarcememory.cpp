#include "scarcememory.h"

#include <cstdlib>
#include <new>

namespace {

thread_local bool willFail = false;

} // namespace

muster::testing::ScarceMemory::ScarceMemory() { willFail = true; }
muster::testing::ScarceMemory::~ScarceMemory() { willFail = false; }

void* operator new(std::size_t size)
{
    if (willFail) {
        willFail = false;
        throw std::bad_alloc();
    }
    if (auto* memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
