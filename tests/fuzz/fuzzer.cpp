// What libFuzzer calls. One program has all targets: the same libraries are linked once, not nine times.
//   muster_fuzz --targets           a line for each: its name, the most bytes of an input, whose seeds it has
//   muster_fuzz --target=NAME [--seconds=N] ...   and what libFuzzer takes; a file alone is tried once; N seconds of
//   the
//                                   processor's time, so that it is as much on a busy machine
#include "target.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <iostream>
#include <limits>

using namespace muster::fuzz;

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t size, std::size_t room);

namespace {

// libFuzzer leaves what begins with two dashes alone.
constexpr std::string_view listing = "--targets";
constexpr std::string_view choice = "--target=";
constexpr std::string_view bound = "--seconds=";

// Of the processor, so that what else the machine does is no matter. Without sanitizers it is less than a second.
constexpr std::clock_t longest = 10 * CLOCKS_PER_SEC;

const Target* target = nullptr;
std::clock_t end = std::numeric_limits<std::clock_t>::max();

// How deep the fuzzer gets: inputs that run() took to its end, of all.
unsigned long tried = 0;
unsigned long taken = 0;

std::string_view viewOf(const std::uint8_t* bytes, std::size_t size)
{
    return {reinterpret_cast<const char*>(bytes), size};
}

/// What does not fit is as good as not changed.
std::size_t give(const std::string& made, std::uint8_t* to, std::size_t size, std::size_t room)
{
    if (made.size() > room)
        return size;
    std::memcpy(to, made.data(), made.size());
    return made.size();
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    for (int i = 1; i < *argc; ++i) {
        const std::string_view argument = (*argv)[i];
        if (argument == listing) {
            for (const auto& each : targets())
                std::cout << each.name << ' ' << each.mostBytes << ' ' << (each.seeds ? each.seeds : each.name) << '\n';
            std::exit(0);
        }
        if (argument.starts_with(choice))
            target = findTarget(argument.substr(choice.size()));
        if (argument.starts_with(bound))
            end = std::clock() + std::atoi(argument.substr(bound.size()).data()) * CLOCKS_PER_SEC;
    }
    if (!target) {
        std::cerr << "Choose a target; --targets lists them.\n";
        std::exit(2);
    }
    // Data are read once, before the clock runs.
    for (const auto& seed : seedsOf(*target))
        target->run(bytesOf(seed));
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    const auto begin = std::clock();
    ++tried;
    taken += target->run(viewOf(bytes, size)) ? 1 : 0;
    const auto now = std::clock();
    demand(now - begin < longest, "an input takes less than ten seconds");
    if (now > end) {
        std::cerr << "stat::inputs_taken_to_the_end: " << taken << " of " << tried << '\n';
        end = std::numeric_limits<std::clock_t>::max();
        std::raise(SIGUSR1); // which libFuzzer takes as a wish to end
    }
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t room, unsigned seed)
{
    Chance chance(seed, LLVMFuzzerMutate);
    return give(target->mutate(viewOf(bytes, size), {}, chance), bytes, size, std::min(room, target->mostBytes));
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* bytes, std::size_t size, const std::uint8_t* other,
                                                 std::size_t otherSize, std::uint8_t* made, std::size_t room,
                                                 unsigned seed)
{
    Chance chance(seed, LLVMFuzzerMutate);
    const auto text = target->mutate(viewOf(bytes, size), viewOf(other, otherSize), chance);
    return give(text, made, 0, std::min(room, target->mostBytes));
}
