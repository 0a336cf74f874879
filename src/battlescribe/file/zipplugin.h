#pragma once

#include "battlescribe/file/archive.h"

namespace muster::battlescribe {

/// What is done with libzip, by a plugin: see plugins/load.h. The functions are those of archive.h.
struct ZipPlugin {
    static constexpr auto name = "zip";

    Result<Unpacked> (*unpack)(std::string_view archive, const std::string& file, const ArchiveBounds& bounds,
                               const Wanted& wanted);
    Result<std::string> (*pack)(std::string_view bytes, const std::string& entry);
};

} // namespace muster::battlescribe
