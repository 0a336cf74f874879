#pragma once

#include "io/apart/askreader.h"

#include <stop_token>
#include <string>
#include <string_view>

namespace muster {

/// As askReader(), for a picture. Fails for kinds that are not read, and for files that are too large.
[[nodiscard]] Result<Fields> askAboutPicture(ReaderQuestion question, std::string_view bytes, const std::string& file,
                                             const std::stop_token& stop);

/// A number that the reader sent; 0 where it is none.
[[nodiscard]] int numberIn(std::string_view digits);

/// The pixels of a picture, as many as its sides say.
struct PixelsOfPicture {
    int width = 0;
    int height = 0;
    std::string bytes;
};

[[nodiscard]] Result<PixelsOfPicture> askForPixels(ReaderQuestion question, std::size_t bytesOfPixel,
                                                   std::string_view bytes, const std::string& file,
                                                   const std::stop_token& stop);

} // namespace muster
