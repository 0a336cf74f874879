#pragma once

#include "core/base/fault.h"
#include "core/base/pixels.h"

#include <array>
#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// The largest file of a picture that is read. Photos of 12 megapixels have about a tenth of it.
inline constexpr std::size_t mostPictureBytes = 48u << 20;

/// The Muster codes in a picture or on the pages of a scan.
struct CodesInPicture {
    std::vector<std::string> codes; ///< their texts, each once: from the top, from the left
    /// What else there is that a person should know of, such as other QR codes. Without a code, how to photograph one.
    Faults remarks;
    bool hasUnreadCode = false; ///< there is one that cannot be read: damaged, blurred or too small
};

// What follows is done by the program muster-reader (io/apart/askreader.h). It fails where that cannot look at the
// picture, also because it needs too much time or memory; stopped, with a fault that says so.

/// Whether these are the bytes of a picture, also of one that cannot be read. By the content, not by the file name.
[[nodiscard]] bool isPicture(std::string_view bytes);

/// Searches for Muster codes in a picture: .png, .jpg or .webp. Codes may be turned, tilted, blurred or dark.
[[nodiscard]] Result<CodesInPicture> codesInPicture(std::string_view bytes, const std::string& file,
                                                    const std::stop_token& stop = {});

/// The same on the pages of a PDF, such as a scan: the first twenty.
[[nodiscard]] Result<CodesInPicture> codesInScan(std::string_view bytes, const std::string& file,
                                                 const std::stop_token& stop = {});

/// A small picture of it.
[[nodiscard]] Result<Pixels> shownPicture(std::string_view bytes, const std::string& file,
                                          const std::stop_token& stop = {});

/// A player's picture of a roster or a unit (core/roster/picture.h).
[[nodiscard]] Result<Pixels> seenPicture(const std::string& picture);

/// The words of a photographed sheet that has no code, line by line, as the program tesseract reads them where it is
/// installed: once as one block, and once as a column of lines of any size. They have mistakes: nothing that is read
/// from them is sure, and only what both have can be relied on.
[[nodiscard]] Result<std::array<std::string, 2>> textsInPicture(std::string_view bytes, const std::string& file,
                                                                const std::stop_token& stop = {});
/// Whether that program is installed.
[[nodiscard]] bool canReadTextInPictures();

} // namespace muster
