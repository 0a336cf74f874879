#include "reader/pictureshape.h"

#include "io/files/deflated.h"

#include <cstddef>

namespace muster::reader {

namespace {

constexpr unsigned startOfImage = 0xD8;
constexpr unsigned endOfImage = 0xD9;
constexpr unsigned startOfScan = 0xDA;
constexpr unsigned progressive = 0xC2;
constexpr unsigned progressiveArithmetic = 0xCA;

unsigned at(std::string_view bytes, std::size_t place) { return static_cast<unsigned char>(bytes[place]); }

/// Whether a marker has no length and nothing after it.
bool isBare(unsigned marker) { return marker <= 0x01 || (marker >= 0xD0 && marker <= startOfImage); }

std::size_t numberAt(std::string_view bytes, std::size_t place)
{
    return std::size_t{at(bytes, place)} << 24 | std::size_t{at(bytes, place + 1)} << 16 |
           std::size_t{at(bytes, place + 2)} << 8 | at(bytes, place + 3);
}

} // namespace

JpegShape jpegShape(std::string_view bytes)
{
    JpegShape shape;
    std::size_t place = 0;
    while (place + 1 < bytes.size()) {
        // Between a scan and the next marker are its data, in which 255 is followed by 0 or by a restart.
        if (at(bytes, place) != 0xFF || at(bytes, place + 1) == 0xFF || isBare(at(bytes, place + 1))) {
            ++place;
            continue;
        }
        const auto marker = at(bytes, place + 1);
        if (marker == endOfImage) {
            shape.isWhole = true;
            break;
        }
        if (place + 4 > bytes.size())
            break;
        shape.needsAll = shape.needsAll || marker == progressive || marker == progressiveArithmetic;
        shape.scans += marker == startOfScan ? 1 : 0;
        place += 2 + (at(bytes, place + 2) << 8 | at(bytes, place + 3));
    }
    shape.needsAll = shape.needsAll || shape.scans > 1;
    return shape;
}

bool isWholePng(std::string_view bytes)
{
    constexpr std::size_t head = 8;    // of the file
    constexpr std::size_t around = 12; // each part: its length, its name, and behind it a checksum
    constexpr std::size_t mostLong = 0x7FFFFFFF;
    if (bytes.size() < head + around + 8)
        return false;
    for (const auto side : {numberAt(bytes, 16), numberAt(bytes, 20)})
        if (side == 0 || side > mostLong)
            return false;
    std::size_t place = head;
    while (place + around <= bytes.size()) {
        const auto length = numberAt(bytes, place);
        if (length > bytes.size() - place - around)
            return false;
        const auto checked = bytes.substr(place + 4, 4 + length);
        if (checksum(checked) != numberAt(bytes, place + 8 + length))
            return false;
        if (checked == "IEND")
            return true;
        place += around + length;
    }
    return false;
}

} // namespace muster::reader
