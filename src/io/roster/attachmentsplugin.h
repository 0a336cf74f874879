#pragma once

#include "core/base/fault.h"

#include <string>
#include <string_view>

namespace muster {

/// What is read with qpdf, by a plugin: see plugins/load.h.
struct AttachmentsPlugin {
    static constexpr auto name = "attachments";

    /// As rosterInPdf().
    Result<std::string> (*rosterIn)(std::string_view bytes, const std::string& file);
};

} // namespace muster
