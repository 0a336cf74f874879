#pragma once

#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

namespace muster::testing {

/// A folder of the test's own, gone when it ends.
struct Folder {
    Folder() : path(std::filesystem::temp_directory_path() / ("muster-test-" + std::to_string(::getpid())))
    {
        std::filesystem::create_directories(path);
    }
    ~Folder() { std::filesystem::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    void write(const std::string& name, const std::string& text) const { std::ofstream(path / name) << text; }

    std::filesystem::path path;
};

} // namespace muster::testing
