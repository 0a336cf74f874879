#include "reading/pictures/codesearch.h"

#define ZX_USE_UTF8
#include <ZXing/ReadBarcode.h>

#include <algorithm>
#include <cmath>
#include <exception>

namespace muster {

namespace {

constexpr int mostCodes = 64; // more than a picture of all lists of a tournament's table has

class Search {
public:
    Search(const GrayImage& image, Clock::time_point deadline) : m_image(image), m_deadline(deadline) {}

    std::vector<SeenCode> run()
    {
        look(m_image, View({0, 0, m_image.width, m_image.height}, 1, 0));
        return inReadingOrder(std::move(m_seen));
    }

private:
    /// Adds the codes of an image that is such a view of the picture.
    void look(const GrayImage& image, const View& view, ZXing::Binarizer binarizer = ZXing::Binarizer::LocalAverage)
    {
        const auto hints = ZXing::DecodeHints()
                               .setFormats(ZXing::BarcodeFormat::QRCode)
                               .setBinarizer(binarizer)
                               .setMaxNumberOfSymbols(mostCodes);
        try {
            for (const auto& found :
                 ZXing::ReadBarcodes({image.pixels.data(), image.width, image.height, ZXing::ImageFormat::Lum}, hints))
                if (found.isValid())
                    add(found, view);
        } catch (const std::exception&) {
            // The library meant to have found a code that makes no sense.
        }
    }

    void add(const ZXing::Result& found, const View& view)
    {
        auto text = found.text();
        if (std::ranges::find(m_seen, text, &SeenCode::text) != m_seen.end() || m_seen.size() == mostCodes)
            return;
        const auto& corners = found.position();
        double x = 0;
        double y = 0;
        for (const auto& corner : corners) {
            x += corner.x / 4.0;
            y += corner.y / 4.0;
        }
        const double height = std::hypot(corners[0].x - corners[2].x, corners[0].y - corners[2].y) / std::sqrt(2.0);
        m_seen.push_back({std::move(text), view.spotAt(x, y), height / view.scale()});
    }

    /// Codes of which one begins before the middle of another stand in one row.
    static std::vector<SeenCode> inReadingOrder(std::vector<SeenCode> codes)
    {
        std::ranges::sort(codes, {}, [](const SeenCode& code) { return code.middle.y; });
        for (auto first = codes.begin(); first != codes.end();) {
            const auto end = std::find_if(first, codes.end(), [&](const SeenCode& code) {
                return code.middle.y - first->middle.y > std::max(code.height, first->height) / 2;
            });
            std::sort(first, end, [](const SeenCode& a, const SeenCode& b) { return a.middle.x < b.middle.x; });
            first = end;
        }
        return codes;
    }

    const GrayImage& m_image;
    Clock::time_point m_deadline;
    std::vector<SeenCode> m_seen;
};

} // namespace

std::vector<SeenCode> codesIn(const GrayImage& image, Clock::time_point deadline)
{
    if (image.size() == 0)
        return {};
    return Search(image, deadline).run();
}

} // namespace muster
