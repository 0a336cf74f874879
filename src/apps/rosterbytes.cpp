#include "apps/rosterbytes.h"

namespace muster {

std::string_view endingOf(std::string_view path)
{
    const auto dot = path.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : path.substr(dot);
}

bool isRosterEnding(std::string_view ending) { return ending == ".ros" || ending == ".rosz" || ending == ".json"; }

Result<std::string> rosterBytes(const battlescribe::RosterFile& file, const std::string& name, const std::string& path)
{
    const auto ending = endingOf(path);
    auto bytes = ending == ".rosz"   ? battlescribe::writeRosz(file, name)
                 : ending == ".json" ? Result<std::string>(battlescribe::writeJson(file))
                                     : Result<std::string>(battlescribe::writeRos(file));
    if (bytes)
        if (auto read = battlescribe::readRosterFile(*bytes, path); !read)
            return tl::unexpected(std::move(read.error()));
    return bytes;
}

} // namespace muster
