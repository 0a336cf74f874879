#include "reader/codesearch.h"

#include "io/roster/codeversion.h"
#include "reader/codeplaces.h"
#include "reader/codeshape.h"
#include "reader/finders.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace muster::reader {

namespace {

constexpr std::size_t mostCodes = 64;    // more than the lists of a tournament's table
constexpr std::size_t mostFinders = 200; // the library takes 0.1 s for them, and eight times as long for twice as many
constexpr double mostPixelsOfPart = 4e6; // of a part that is looked at again
constexpr double mostPixelsOfWhole = 16e6;
constexpr int square = 8; // pixels: what blackAndWhite() calls so

/// What is done to a part of the picture before it is searched again.
enum class Change { None, Sharpened, SharpenedMore, Evened, EvenedSoft, Softened };
/// How black is parted from white: at each place by its surroundings, or everywhere alike.
enum class Parting { Near, Alike };

struct Try {
    double scale;
    double turn; ///< degrees
    Change change = Change::None;
    Parting parting = Parting::Near;
};

// In the order of what helps most often, measured on made-up photos: tests/reading/pictures.
constexpr Try first[] = {
    {2, 0},
    {0.5, 0},
    {3, 0},
    {2, 0, Change::None, Parting::Alike},
    {1, 0},
    {0.25, 0},
    {2, 20},
    {2, 45},
    {2, 70},
    {2, 0, Change::EvenedSoft},
    {2, 0, Change::Sharpened},
    {3, 45},
};
constexpr Try ofAll[] = {
    {2, 0}, {1, 0, Change::Evened}, {1, 45}, {0.5, 0}, {1, 0, Change::None, Parting::Alike}, {1, 20}, {1, 70},
};
constexpr Try last[] = {
    {2, 0, Change::Evened},
    {3, 45, Change::EvenedSoft},
    {3, 20},
    {3, 70},
    {3, 0, Change::Sharpened},
    {2, 0, Change::SharpenedMore},
    {3, 0, Change::SharpenedMore},
    {3, 45, Change::SharpenedMore},
    {2, 0, Change::Softened},
    {1, 0, Change::Softened},
    {0.5, 0, Change::Evened},
    {3, 0, Change::None, Parting::Alike},
    {3, 0, Change::SharpenedMore, Parting::Alike},
    {3, 20, Change::EvenedSoft},
    {3, 70, Change::EvenedSoft},
    {4, 0},
    {4, 45},
};

GrayImage changed(GrayImage image, Change change, int reach)
{
    constexpr int surroundings = 16; // pixels: several modules
    switch (change) {
    case Change::None:
        break;
    case Change::Sharpened:
        return sharpened(image, reach, 1.5);
    case Change::SharpenedMore:
        return sharpened(image, 2 * reach, 3);
    case Change::Evened:
        return evened(image, surroundings * reach);
    case Change::EvenedSoft:
        return evened(softened(image, reach), surroundings * reach);
    case Change::Softened:
        return softened(image, reach);
    }
    return image;
}

/// What it takes to look at an image: each pixel is seen some times, and the library tries every three finders.
Work workOf(const GrayImage& image, std::size_t finders)
{
    constexpr Work ofPixel = 12;
    constexpr Work ofThree = 12;
    const auto threes = static_cast<Work>(finders * finders * finders);
    return ofPixel * static_cast<Work>(image.size()) + ofThree * threes;
}

class Search {
public:
    Search(const GrayImage& image, Work& left) : m_image(image), m_left(left) {}

    FoundCodes run()
    {
        const Box whole{0, 0, m_image.width, m_image.height};
        look(m_image, View(whole, 1, 0), Parting::Near);
        const auto places = codePlaces(m_image);
        attempt(places, std::span(first), mostPixelsOfPart);
        if (!hasOurs())
            attempt({{whole, true}}, std::span(ofAll), mostPixelsOfWhole);
        if (!hasOurs())
            attempt(places, std::span(last), mostPixelsOfPart);
        const bool isOneUnread = hasUnread();
        return {inReadingOrder(std::move(m_seen)), isOneUnread};
    }

private:
    [[nodiscard]] bool hasOurs() const
    {
        return std::ranges::any_of(m_seen, [](const SeenCode& code) { return isRosterCode(code.text); });
    }

    /// Whether a place is that of a code that was read.
    [[nodiscard]] bool isRead(const Box& place) const
    {
        const auto is = [&](const SeenCode& code) {
            const double x = std::abs(place.x + place.width / 2.0 - code.middle.x);
            const double y = std::abs(place.y + place.height / 2.0 - code.middle.y);
            const bool isSmall = static_cast<double>(place.width) * place.height < 6 * code.height * code.height;
            return std::hypot(x, y) < code.height / 2 || (isSmall && 2 * x < place.width && 2 * y < place.height);
        };
        return std::ranges::any_of(m_seen, is);
    }

    /// Whether a code in a place would be about as large as one that was read.
    [[nodiscard]] bool isAlike(const Box& place) const
    {
        const auto is = [&](const SeenCode& code) {
            const double side = std::max(place.width, place.height);
            return side > code.height * 0.7 && side < code.height * 2.5;
        };
        return std::ranges::any_of(m_seen, is);
    }

    /// Each try at all places before the next. Where a code of ours was read, there may be another one that is harder
    /// to read, which is about as large.
    void attempt(std::vector<CodePlace> places, std::span<const Try> tries, double mostOfOne)
    {
        for (const auto& how : tries) {
            const auto isDone = [&](const CodePlace& place) {
                return isRead(place.box) || (hasOurs() && !(place.isSolid && isAlike(place.box)));
            };
            std::erase_if(places, isDone);
            for (const auto& place : places)
                if (m_left > 0 && !isDone(place))
                    attempt(place.box, how, mostOfOne);
        }
    }

    void attempt(const Box& place, const Try& how, double mostOfOne)
    {
        const double fitting = std::sqrt(mostOfOne / (static_cast<double>(place.width) * place.height));
        const View view(place, std::min(how.scale, fitting), how.turn);
        const int reach = std::max(1, static_cast<int>(std::lround(view.scale())));
        look(changed(view.of(m_image), how.change, reach), view, how.parting);
    }

    /// Adds the codes of an image that is such a view of the picture.
    void look(const GrayImage& image, const View& view, Parting parting)
    {
        // Parted here and not by the library, so that what is counted is what it sees.
        const auto parted = parting == Parting::Near ? blackAndWhite(image, square) : blackAndWhiteAlike(image);
        const auto finders = findersIn(parted, mostFinders);
        m_left -= workOf(image, finders.size());
        if (finders.size() == mostFinders)
            return;
        for (auto& found : readCodes(parted, mostCodes))
            add(std::move(found), view);
        for (const auto& shape : codeShapes(parted, finders))
            m_shapes.push_back({view.spotAt(shape.middle.x, shape.middle.y), shape.height / view.scale()});
    }

    void add(ReadCode found, const View& view)
    {
        if (std::ranges::find(m_seen, found.text, &SeenCode::text) != m_seen.end() || m_seen.size() == mostCodes)
            return;
        const auto& corners = found.corners;
        double x = 0;
        double y = 0;
        for (const auto& corner : corners) {
            x += corner.x / 4.0;
            y += corner.y / 4.0;
        }
        const double height = std::hypot(corners[0].x - corners[2].x, corners[0].y - corners[2].y) / std::sqrt(2.0);
        m_seen.push_back({std::move(found.text), view.spotAt(x, y), height / view.scale()});
    }

    /// Whether a code is there that was not read. What is near to one that was read may have a corner of that.
    [[nodiscard]] bool hasUnread() const
    {
        return std::ranges::any_of(m_shapes, [&](const CodeShape& shape) {
            return std::ranges::none_of(m_seen, [&](const SeenCode& code) {
                return std::hypot(code.middle.x - shape.middle.x, code.middle.y - shape.middle.y) <
                       code.height + shape.height;
            });
        });
    }

    /// Codes are in one row if one begins before the middle of another.
    static std::vector<SeenCode> inReadingOrder(std::vector<SeenCode> codes)
    {
        std::ranges::sort(codes, {}, [](const SeenCode& code) { return code.middle.y; });
        for (auto start = codes.begin(); start != codes.end();) {
            const auto end = std::find_if(start, codes.end(), [&](const SeenCode& code) {
                return code.middle.y - start->middle.y > std::max(code.height, start->height) / 2;
            });
            std::sort(start, end, [](const SeenCode& a, const SeenCode& b) { return a.middle.x < b.middle.x; });
            start = end;
        }
        return codes;
    }

    const GrayImage& m_image;
    Work& m_left;
    std::vector<SeenCode> m_seen;
    std::vector<CodeShape> m_shapes; ///< whether they were read or not
};

} // namespace

FoundCodes codesIn(const GrayImage& image, Work& left)
{
    if (image.size() == 0)
        return {};
    return Search(image, left).run();
}

} // namespace muster::reader
