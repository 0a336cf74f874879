#include "io/roster/pdfroster.h"

#include "io/roster/attachmentsplugin.h"
#include "plugins/load.h"

namespace muster {

bool isPdf(std::string_view bytes)
{
    constexpr std::size_t headRoom = 1024; // PDF readers accept this many other bytes before the header
    return bytes.substr(0, headRoom).find("%PDF-") != std::string_view::npos;
}

Result<std::string> rosterInPdf(std::string_view bytes, const std::string& file)
{
    const auto attachments = plugin<AttachmentsPlugin>(file);
    return attachments ? (*attachments)->rosterIn(bytes, file) : tl::unexpected(attachments.error());
}

} // namespace muster
