#pragma once

#include "core/base/fault.h"
#include "plugins/pages.h"
#include "reading/pictures/grayimage.h"
#include "reading/pictures/pictureshape.h"

#include <string>
#include <string_view>

namespace muster {

/// What is done with the images of Qt Gui, by a plugin: see plugins/load.h. It needs an application object.
struct DecoderPlugin {
    static constexpr auto name = "decoder";

    /// The image in the bytes of a picture, upright, as its camera says. `kind`: png, jpeg or webp. Its size is checked
    /// before it is decoded.
    Result<GrayImage> (*decoded)(std::string_view bytes, const std::string& kind, const JpegShape& shape,
                                 const std::string& file);
    /// A page of a PDF, so many pixels large; nothing if it cannot be shown.
    GrayImage (*page)(PdfPages& document, int page, QSize pixels);
};

} // namespace muster
