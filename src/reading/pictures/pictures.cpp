#include "reading/pictures/pictures.h"

#include "core/base/base64.h"
#include "core/roster/picture.h"
#include "io/apart/askreader.h"
#include "reading/pictures/askpicture.h"
#include "reading/pictures/told.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <limits>

namespace muster {

namespace {

using namespace std::string_view_literals;

/// The name of the decoder; empty for a picture of another kind.
const char* kindOf(std::string_view bytes)
{
    if (bytes.starts_with("\x89PNG"))
        return "png";
    if (bytes.starts_with("\xFF\xD8\xFF"))
        return "jpeg";
    return bytes.starts_with("RIFF") && bytes.substr(0, 16).find("WEBP", 8) == 8 ? "webp" : "";
}

std::vector<std::string> after(Fields& fields, std::size_t first)
{
    return {std::make_move_iterator(fields.begin() + static_cast<std::ptrdiff_t>(first)),
            std::make_move_iterator(fields.end())};
}

} // namespace

bool isPicture(std::string_view bytes)
{
    if (*kindOf(bytes) != '\0')
        return true;
    constexpr std::string_view heads[] = {"GIF87a"sv, "GIF89a"sv, "II*\0"sv, "MM\0*"sv, "\xFF\xD8"sv};
    if (std::ranges::any_of(heads, [&](std::string_view head) { return bytes.starts_with(head); }))
        return true;
    const bool isBitmap = bytes.starts_with("BM") && bytes.substr(0, 10).ends_with("\0\0\0\0"sv);
    constexpr std::string_view newer[] = {"heic", "heix", "hevc", "mif1", "msf1", "avif"};
    const bool isNewer =
        bytes.substr(0, 8).ends_with("ftyp") &&
        std::ranges::find(newer, bytes.substr(std::min<std::size_t>(8, bytes.size()), 4)) != std::end(newer);
    return isBitmap || isNewer;
}

int numberIn(std::string_view digits)
{
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return error == std::errc() && end == digits.data() + digits.size() && number > 0 ? number : 0;
}

Result<Fields> askAboutPicture(ReaderQuestion question, std::string_view bytes, const std::string& file,
                               const std::stop_token& stop)
{
    const std::string kind = kindOf(bytes);
    if (kind.empty())
        return failure(Fault::about(file, "pictures of this kind cannot be read",
                                    "Save it as .jpg, .png or .webp; phones can be set to take compatible pictures."));
    if (bytes.size() > mostPictureBytes)
        return failure(Fault::about(
            file, "the picture is too large: at most " + std::to_string(mostPictureBytes >> 20) + " MB are read",
            "Save the picture smaller, or cut out the part that matters."));
    return askReader(question, kind, bytes, file, stop);
}

Result<PixelsOfPicture> askForPixels(ReaderQuestion question, std::size_t bytesOfPixel, std::string_view bytes,
                                     const std::string& file, const std::stop_token& stop)
{
    auto answer = askAboutPicture(question, bytes, file, stop);
    if (!answer)
        return tl::unexpected(std::move(answer.error()));
    if (answer->size() != 3)
        return noAnswer(file);
    PixelsOfPicture pixels{numberIn((*answer)[0]), numberIn((*answer)[1]), std::move((*answer)[2])};
    const auto count = static_cast<std::uint64_t>(pixels.width) * static_cast<std::uint64_t>(pixels.height);
    if (count == 0 || pixels.bytes.size() != count * bytesOfPixel)
        return noAnswer(file);
    return pixels;
}

Result<CodesInPicture> codesInPicture(std::string_view bytes, const std::string& file, const std::stop_token& stop)
{
    auto answer = askAboutPicture(ReaderQuestion::Codes, bytes, file, stop);
    if (!answer)
        return tl::unexpected(std::move(answer.error()));
    if (answer->size() < 2)
        return noAnswer(file);
    return told(after(*answer, 2), (*answer)[1] == "unread", file,
                answer->front() == "cut" ? "the picture, whose file is not whole" : "the picture");
}

Result<CodesInPicture> codesInScan(std::string_view bytes, const std::string& file, const std::stop_token& stop)
{
    auto answer = askReader(ReaderQuestion::Pages, {}, bytes, file, stop);
    if (!answer)
        return tl::unexpected(std::move(answer.error()));
    if (answer->size() < 3)
        return noAnswer(file);
    const auto searched = numberIn((*answer)[0]);
    auto found = told(after(*answer, 3), (*answer)[2] == "unread", file, "the pages of the PDF");
    if (searched < numberIn((*answer)[1]))
        found.remarks.push_back(Fault::about(file, "only its first " + std::to_string(searched) +
                                                       (searched == 1 ? " page was" : " pages were") + " searched"));
    return found;
}

Result<Pixels> shownPicture(std::string_view bytes, const std::string& file, const std::stop_token& stop)
{
    constexpr std::size_t ofPixel = 3;
    return askForPixels(ReaderQuestion::Look, ofPixel, bytes, file, stop).map([](PixelsOfPicture pixels) {
        return Pixels{pixels.width, pixels.height, std::move(pixels.bytes)};
    });
}

Result<Pixels> seenPicture(const std::string& picture)
{
    // The reader bounds what it decodes; this keeps anything else that a roster may hold away from it.
    const auto bytes = isRosterPicture(picture) ? fromBase64(picture) : std::nullopt;
    if (!bytes)
        return failure(Fault::about({}, "a picture is not as Muster keeps it", "Remove it, and add it again."));
    return shownPicture(*bytes, {});
}

} // namespace muster
