#include "apps/watching.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <map>
#include <thread>

namespace muster {

namespace {

namespace fs = std::filesystem;

// Files are looked at, not waited for: that works on every kind of disk, also over a network.
constexpr auto pause = std::chrono::milliseconds(300);
constexpr std::size_t mostFiles = 20'000;

struct State {
    fs::file_time_type changed;
    std::uintmax_t size = 0;

    friend bool operator==(const State&, const State&) = default;
};

using States = std::map<fs::path, State>;

void note(const fs::path& path, States& states)
{
    std::error_code error;
    State state;
    state.changed = fs::last_write_time(path, error);
    state.size = error ? 0 : fs::file_size(path, error);
    if (!error)
        states.emplace(path, state);
}

States statesOf(const std::vector<std::string>& paths)
{
    States states;
    for (const auto& path : paths) {
        std::error_code error;
        if (!fs::is_directory(path, error)) {
            note(path, states);
            continue;
        }
        const auto skip = fs::directory_options::skip_permission_denied;
        for (fs::recursive_directory_iterator at(path, skip, error), end; !error && at != end; at.increment(error)) {
            if (states.size() > mostFiles)
                return states;
            if (at->path().filename().string().starts_with('.'))
                at.disable_recursion_pending(); // as lint does: of other programs
            else if (at->is_regular_file(error))
                note(at->path(), states);
        }
    }
    return states;
}

} // namespace

int watchFiles(const std::vector<std::string>& paths, const std::function<int()>& work)
{
    auto before = statesOf(paths);
    auto status = work();
    std::error_code error;
    if (std::ranges::none_of(paths, [&](const std::string& path) { return fs::exists(path, error); }))
        return status; // the work has said so
    if (before.size() > mostFiles) {
        std::cerr << "more than " << mostFiles << " files: they are not watched. Name a smaller folder.\n";
        return status;
    }
    std::cerr << "watching; Ctrl+C ends\n";
    std::cout.flush();
    while (std::cout.good()) {
        std::this_thread::sleep_for(pause);
        auto now = statesOf(paths);
        if (now == before)
            continue;
        // A program may write a file in several steps.
        for (;;) {
            std::this_thread::sleep_for(pause / 3);
            auto later = statesOf(paths);
            if (later == now)
                break;
            now = std::move(later);
        }
        before = std::move(now);
        std::cerr << "\nchanged\n";
        status = work();
        std::cout.flush();
    }
    return status;
}

} // namespace muster
