#include "core/roster/picture.h"

#include "core/base/base64.h"
#include "core/roster/limits.h"

#include <algorithm>

namespace muster {

namespace {

// The markers of a JPEG file that Muster writes; each stands after a byte 0xFF.
enum Marker : unsigned {
    StartOfFrame = 0xC0,
    CodeTable = 0xC4,
    FirstRestart = 0xD0,
    LastRestart = 0xD7,
    StartOfImage = 0xD8,
    EndOfImage = 0xD9,
    StartOfScan = 0xDA,
    QuantumTable = 0xDB,
    RestartInterval = 0xDD,
    FileHead = 0xE0
};

constexpr std::size_t fileHeadBytes = 16; // one with a preview in it is longer

/// Walks over the parts of a JPEG file.
class JpegWalk {
public:
    explicit JpegWalk(std::string_view bytes) : m_bytes(bytes) {}

    [[nodiscard]] bool isPlain()
    {
        if (!isMarkerAt(0, StartOfImage))
            return false;
        bool hasFrame = false;
        for (std::size_t at = 2; isByteAt(at, 0xFF);) {
            const auto marker = byteAt(at + 1);
            const auto length = numberAt(at + 2);
            if (length < 2 || at + 2 + length > m_bytes.size() || !isKnown(marker, length))
                return false;
            if (marker == StartOfScan)
                return hasFrame && endsAfter(at + 2 + length);
            if (marker == StartOfFrame && (hasFrame || !isSmall(at)))
                return false;
            hasFrame = hasFrame || marker == StartOfFrame;
            at += 2 + length;
        }
        return false;
    }

private:
    [[nodiscard]] unsigned byteAt(std::size_t at) const
    {
        return at < m_bytes.size() ? static_cast<unsigned char>(m_bytes[at]) : 0;
    }
    [[nodiscard]] std::size_t numberAt(std::size_t at) const { return std::size_t{byteAt(at)} << 8u | byteAt(at + 1); }
    [[nodiscard]] bool isByteAt(std::size_t at, unsigned byte) const
    {
        return at < m_bytes.size() && byteAt(at) == byte;
    }
    [[nodiscard]] bool isMarkerAt(std::size_t at, unsigned marker) const
    {
        return isByteAt(at, 0xFF) && isByteAt(at + 1, marker);
    }

    static bool isKnown(unsigned marker, std::size_t length)
    {
        return marker == StartOfFrame || marker == CodeTable || marker == StartOfScan || marker == QuantumTable ||
               marker == RestartInterval || (marker == FileHead && length == fileHeadBytes);
    }

    /// Of the frame whose marker is there: after the length and the bits of a colour come height and width.
    [[nodiscard]] bool isSmall(std::size_t at) const
    {
        const auto fits = [](std::size_t side) { return side > 0 && side <= rosterlimits::pictureSide; };
        return fits(numberAt(at + 5)) && fits(numberAt(at + 7));
    }

    /// Whether the only marker after this place, but for those inside the image, is the end of the file.
    [[nodiscard]] bool endsAfter(std::size_t at) const
    {
        for (; at + 2 < m_bytes.size(); ++at) {
            const auto next = byteAt(at + 1);
            if (isByteAt(at, 0xFF) && next != 0 && (next < FirstRestart || next > LastRestart))
                return false;
        }
        return isMarkerAt(at, EndOfImage);
    }

    std::string_view m_bytes;
};

bool havePictures(const std::vector<RosterUnit>& units)
{
    return std::ranges::any_of(
        units, [](const RosterUnit& unit) { return !unit.picture.empty() || havePictures(unit.units); });
}

void removePictures(std::vector<RosterUnit>& units)
{
    for (auto& unit : units) {
        unit.picture.clear();
        removePictures(unit.units);
    }
}

} // namespace

bool isRosterPicture(std::string_view text)
{
    if (text.size() > rosterlimits::pictureLetters)
        return false;
    const auto bytes = fromBase64(text);
    return bytes && JpegWalk(*bytes).isPlain();
}

bool hasPictures(const Roster& roster) { return !roster.picture.empty() || havePictures(roster.units); }

Roster withoutPictures(Roster roster)
{
    roster.picture.clear();
    removePictures(roster.units);
    return roster;
}

} // namespace muster
