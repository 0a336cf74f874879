#pragma once

#include "core/base/fault.h"

#include <string>
#include <string_view>

namespace muster {

/// Runs the program tesseract. It is in a plugin (see plugins/load.h) so that whoever looks at Muster's other files can
/// see that they run nothing. It needs an application object.
struct TesseractPlugin {
    static constexpr auto name = "tesseract";

    /// The words that the program reads in an image. `program`: its path; `image`: a whole file of kind PGM, which we
    /// wrote. Takes twenty seconds at most.
    Result<std::string> (*words)(const std::string& program, std::string_view image, const std::string& file);
};

} // namespace muster
