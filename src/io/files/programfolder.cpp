#include "io/files/programfolder.h"

#include <filesystem>

namespace muster {

std::string programFolder()
{
    std::error_code error;
    const auto program = std::filesystem::canonical("/proc/self/exe", error);
    if (!error) {
        const auto beside = (program.parent_path() / MUSTER_DATA_FROM_PROGRAM).lexically_normal();
        if (std::filesystem::is_directory(beside, error))
            return beside.string();
    }
    return MUSTER_INSTALLED_DATA;
}

std::string fontFolder() { return programFolder() + "/fonts"; }

} // namespace muster
