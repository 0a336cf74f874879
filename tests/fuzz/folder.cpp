#include "folder.h"

#include "target.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include <unistd.h>

namespace muster::fuzz {

namespace fs = std::filesystem;

namespace {

bool isPlainName(const std::string& name)
{
    return !name.empty() && name.size() < 80 && name.front() != '.' && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-';
    });
}

} // namespace

Folder::Folder(const std::string& name)
{
    const fs::path memory = "/dev/shm";
    std::error_code none;
    const auto parent = fs::is_directory(memory, none) ? memory : fs::temp_directory_path();
    m_path = (parent / ("muster-fuzz-" + name + "-XXXXXX")).string();
    demand(mkdtemp(m_path.data()) != nullptr, "there is a place for temporary files");
}

Folder::~Folder()
{
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
}

void Folder::fill(const Bundle& bundle) const
{
    for (const auto& entry : fs::directory_iterator(m_path))
        fs::remove_all(entry);
    for (const auto& [name, text] : bundle)
        if (isPlainName(name))
            std::ofstream(fs::path(m_path) / name, std::ios::binary) << text;
}

} // namespace muster::fuzz
