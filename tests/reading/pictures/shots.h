#pragma once

#include <QImage>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster::testing {

/// How a code on paper is photographed.
struct Shot {
    double pixels = 4; ///< a module in the middle of the picture, before the paper is tilted
    double turn = 0;   ///< degrees
    double tilt = 0;   ///< degrees by which the paper leans away
    double toward = 0; ///< in which direction, degrees
    double blur = 0;   ///< in modules
    double light = 1;  ///< 1 is paper that is white
    double contrast = 1;
    double noise = 0;      ///< in grays of 255
    bool isUneven = false; ///< a shadow falls on one side
};

/// A QR code of a text as a camera sees it, with its quiet zone and some table around it.
[[nodiscard]] QImage photographed(const std::string& text, const Shot& shot);

/// The text of a code with so many letters; pictures need not know whether it holds a roster.
[[nodiscard]] std::string codeText(std::size_t letters, unsigned seed = 1);

/// Why no code can be read in a picture.
[[nodiscard]] std::string pictureFaultOf(std::string_view bytes);

/// As the bytes of a file: "png", "jpg" or "webp".
[[nodiscard]] std::string saved(const QImage& image, const char* format, int quality = -1);

/// A table on which pictures lie, each with its upper left corner at a place.
[[nodiscard]] QImage table(int width, int height, const std::vector<std::pair<QPoint, QImage>>& pictures);

} // namespace muster::testing
