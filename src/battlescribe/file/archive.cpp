#include "battlescribe/file/archive.h"

#include "battlescribe/file/zipplugin.h"
#include "plugins/load.h"

namespace muster::battlescribe {

bool isArchive(std::string_view bytes) { return bytes.starts_with("PK\x03\x04"); }

Result<Unpacked> unpack(std::string_view archive, const std::string& file, const ArchiveBounds& bounds,
                        const Wanted& wanted)
{
    const auto zip = plugin<ZipPlugin>(file);
    return zip ? (*zip)->unpack(archive, file, bounds, wanted) : tl::unexpected(zip.error());
}

Result<std::string> pack(std::string_view bytes, const std::string& entry)
{
    const auto zip = plugin<ZipPlugin>({});
    return zip ? (*zip)->pack(bytes, entry) : tl::unexpected(zip.error());
}

} // namespace muster::battlescribe
