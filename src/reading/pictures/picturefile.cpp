#include "reading/pictures/picturefile.h"

#include "plugins/load.h"
#include "reading/pictures/application.h"
#include "reading/pictures/decoderplugin.h"
#include "reading/pictures/pictures.h"

#include <algorithm>

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

tl::unexpected<Faults> refused(const std::string& file, std::string message, std::string advice)
{
    return failure(Fault::about(file, std::move(message), std::move(advice)));
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

Result<DecodedPicture> decodedPicture(std::string_view bytes, const std::string& file)
{
    const std::string kind = kindOf(bytes);
    if (kind.empty())
        return refused(file, "pictures of this kind cannot be read",
                       "Save it as .jpg, .png or .webp; phones can be set to take compatible pictures.");
    if (bytes.size() > mostPictureBytes)
        return refused(file,
                       "the picture is too large: at most " + std::to_string(mostPictureBytes >> 20) + " MB are read",
                       "Cut out the code, or save the picture smaller.");
    if (kind == "png" && !isWholePng(bytes))
        return refused(file, "the picture is damaged or not whole", "Copy it again from where it came.");
    const auto shape = kind == "jpeg" ? jpegShape(bytes) : JpegShape{kind == "webp", 1, true};

    const auto decoder = plugin<DecoderPlugin>(file);
    if (!decoder)
        return tl::unexpected(decoder.error());
    const Application application;
    auto image = (*decoder)->decoded(bytes, kind, shape, file);
    if (!image)
        return tl::unexpected(std::move(image.error()));
    return DecodedPicture{std::move(*image), shape.isWhole};
}

} // namespace muster
