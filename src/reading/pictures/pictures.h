#pragma once

#include "core/base/fault.h"

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// The largest file of a picture that is read. Photos of 12 megapixels have about a tenth of it.
inline constexpr std::size_t mostPictureBytes = 48u << 20;

/// With what was begun before, codes are searched for up to three seconds.
inline constexpr std::chrono::milliseconds mostPictureTime{2500};

/// The Muster codes in a picture or in the pages of a scan.
struct CodesInPicture {
    std::vector<std::string> codes; ///< their texts, at least one, each once: from the top, from the left
    Faults remarks;                 ///< what else is there that a person should know of, such as other QR codes
};

/// Whether these are the bytes of a picture, also of one that cannot be read. By the content, not by the file name.
[[nodiscard]] bool isPicture(std::string_view bytes);

/// Reads every Muster code in a picture: .png, .jpg or .webp. Codes may be turned, tilted, blurred or dark. It takes
/// not much longer than `mostTime`, also where no code is found. Fails if there is none; the fault says how to
/// photograph one.
[[nodiscard]] Result<CodesInPicture> codesInPicture(std::string_view bytes, const std::string& file,
                                                    std::chrono::milliseconds mostTime = mostPictureTime);

/// The same for the pages of a PDF, such as a scan: the first twenty, some six seconds at most.
[[nodiscard]] Result<CodesInPicture> codesInScan(std::string_view bytes, const std::string& file);

/// The words of a photographed sheet that has no code, line by line, as the program tesseract reads them where it is
/// installed. They have mistakes: nothing that is read from them is sure. Takes twenty seconds at most.
[[nodiscard]] Result<std::string> textInPicture(std::string_view bytes, const std::string& file);
/// Whether that program is installed.
[[nodiscard]] bool canReadTextInPictures();

} // namespace muster
