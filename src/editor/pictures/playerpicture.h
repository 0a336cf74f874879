#pragma once

#include "core/base/fault.h"
#include "core/base/pixels.h"

#include <QImage>

#include <stop_token>
#include <string>
#include <string_view>

namespace muster::editor {

/// Makes what a roster keeps (core/roster/picture.h) of the bytes of a picture file: .png, .jpg or .webp. It is
/// upright, made smaller until it has room, and has nothing else of the file, such as where it was taken. What is clear
/// in it becomes white. The file is read in a process of its own (reading/pictures). Fails where that cannot read it.
[[nodiscard]] Result<std::string> playerPicture(std::string_view bytes, const std::string& file,
                                                const std::stop_token& stop = {});

/// The pixels as an image; null without any.
[[nodiscard]] QImage imageOf(const Pixels& pixels);

} // namespace muster::editor
