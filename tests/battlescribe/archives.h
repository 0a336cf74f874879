#pragma once

#include "battlescribe/file/archive.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace muster::testing {

inline void putNumber(std::string& bytes, std::size_t at, std::uint32_t value, std::size_t size)
{
    for (std::size_t i = 0; i < size; ++i)
        bytes[at + i] = static_cast<char>(value >> (8 * i) & 0xFF);
}

/// An archive with files, by name and content: single archives, laid behind each other.
inline std::string archiveWith(const std::vector<std::pair<std::string, std::string>>& files)
{
    std::string contents;
    std::string directory;
    for (const auto& [name, content] : files) {
        auto packed = *battlescribe::pack(content, name);
        const auto begin = packed.find("PK\x01\x02");
        const auto end = packed.rfind("PK\x05\x06");
        putNumber(packed, begin + 42, static_cast<std::uint32_t>(contents.size()), 4); // where the entry is
        directory += packed.substr(begin, end - begin);
        contents += packed.substr(0, begin);
    }
    std::string tail(22, '\0');
    tail.replace(0, 4, "PK\x05\x06");
    putNumber(tail, 8, static_cast<std::uint32_t>(files.size()), 2);
    putNumber(tail, 10, static_cast<std::uint32_t>(files.size()), 2);
    putNumber(tail, 12, static_cast<std::uint32_t>(directory.size()), 4);
    putNumber(tail, 16, static_cast<std::uint32_t>(contents.size()), 4);
    return contents + directory + tail;
}

} // namespace muster::testing
