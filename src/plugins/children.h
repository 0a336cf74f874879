#pragma once

#include <chrono>
#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// A program that works on what strangers made, in a process of its own.
struct ChildProgram {
    std::string path;                     ///< absolute
    std::vector<std::string> arguments;   ///< without its name
    std::vector<std::string> environment; ///< all that it gets, as NAME=VALUE
};

/// What a child may use up; one that needs more is ended.
struct ChildBounds {
    std::size_t memory = 0; ///< bytes of address space
    std::size_t answer = 0; ///< bytes of standard output
    /// Of processor time, not of the clock: a machine that is busy with other things gets the same answer.
    std::chrono::seconds work{};
    /// Of the clock, for a child that sleeps.
    std::chrono::seconds patience{std::chrono::minutes(10)};
};

/// How a child ended, and what it wrote.
struct ChildEnd {
    enum class How {
        Exited,
        NotStarted,
        Stopped,  ///< by us, who no longer want the answer
        TooLong,  ///< it needed too much processor time, or slept too long
        TooLarge, ///< its answer
        Broken    ///< by a signal, as when memory is refused to it
    };
    How how = How::NotStarted;
    int status = 0; ///< of Exited: what it returned; of NotStarted: why, as errno
    std::string answer{};
};

/// Runs programs, by a plugin: see plugins/load.h. Nothing else of Muster can start one.
struct ChildrenPlugin {
    static constexpr auto name = "children";

    /// Starts a program with these bytes as its standard input, and waits for its end. It has no files but these, an
    /// empty environment but for what is named, and the folder "/". It is ended when it is stopped, and when the thread
    /// that waits for it ends, however that happens.
    ChildEnd (*run)(const ChildProgram& program, std::string_view input, const ChildBounds& bounds,
                    const std::stop_token& stop);
};

} // namespace muster
