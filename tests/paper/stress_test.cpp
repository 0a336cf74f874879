#include "paper/layout/composer.h"
#include "paper/output/application.h"

#include <catch2/catch.hpp>

#include <cmath>
#include <ctime>
#include <random>
#include <set>

using namespace muster::paper;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr double mostSeconds = 5;
#else
constexpr double mostSeconds = 1;
#endif

constexpr const char* style = R"(
.pad { padding: 3mm; border: 1mm solid #000; background: #eee; }
.nowrap { white-space: nowrap; }
.tick { display: inline-block; width: 4mm; height: 4mm; border: 1px solid #000; }
.fixed { width: 60mm; height: 12mm; }
.pull { margin: -4mm; }
.hang { margin-left: 3mm; text-indent: -5mm; }
.push { text-indent: 30mm; }
.big { font-size: 60pt; }
.upper { text-transform: uppercase; letter-spacing: 2mm; }
.low { vertical-align: bottom; text-align: right; }
)";

/// Of this process, so that what else the machine does counts for nothing.
class Watch {
public:
    ~Watch() { CHECK(static_cast<double>(std::clock() - m_start) / CLOCKS_PER_SEC < mostSeconds); }

private:
    std::clock_t m_start = std::clock();
};

class Maker {
public:
    explicit Maker(unsigned seed) : m_random(seed) {}

    int upTo(int most) { return static_cast<int>(m_random() % static_cast<unsigned>(most + 1)); }
    double between(double least, double most) { return least + (most - least) * upTo(10000) / 10000.0; }

    std::string plain(int words)
    {
        std::string text;
        for (int i = 0; i < words; ++i)
            text += std::string(static_cast<std::size_t>(1 + upTo(9)), static_cast<char>('a' + upTo(25))) + ' ';
        return text;
    }

    Node words(std::string text)
    {
        Node node;
        node.text = std::move(text);
        return node;
    }

    Node element(std::string name, std::vector<Node> nodes = {})
    {
        Node node;
        node.name = std::move(name);
        node.nodes = std::move(nodes);
        return node;
    }

    std::vector<Node> nodes(int deep)
    {
        std::vector<Node> all;
        for (int i = upTo(3); i >= 0; --i)
            all.push_back(any(deep));
        return all;
    }

    Block block()
    {
        Block block;
        block.kind = "any";
        if (upTo(2) == 0)
            block.head = nodes(1);
        if (upTo(5) > 0)
            block.body = nodes(3);
        if (upTo(2) == 0)
            block.foot = nodes(1);
        return block;
    }

private:
    std::string hostile()
    {
        using namespace std::string_literals;
        switch (upTo(9)) {
        case 0:
            return std::string(static_cast<std::size_t>(upTo(500)), 'W');
        case 1:
            return "\xED\xA0\x80\xFF\xC0 \xF0\x9F"; // half a pair, and bytes that are not UTF-8
        case 2:
            return "a\0b\x01\x0B\x0C\x1F\x7F"s + "\xE2\x80\xA8 \xE2\x80\xA9 \xEF\xBF\xBC\xEF\xBB\xBF\xC2\xAD";
        case 3:
            return "\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D \xE2\x80\xAE" + plain(20) + "\xF0\x9F\x98\x80";
        case 4:
            return "e" + std::string(40, '\xCC') + "\xCC\x81\xCC\x81";
        case 5:
            return {};
        default:
            return plain(upTo(60));
        }
    }

    Node any(int deep)
    {
        auto node = made(deep);
        static const std::vector<std::string> classes{"pad",  "nowrap", "tick", "fixed", "pull",
                                                      "hang", "push",   "big",  "upper", "low"};
        if (!node.isText() && upTo(2) == 0)
            node.classes.push_back(classes[static_cast<std::size_t>(upTo(static_cast<int>(classes.size()) - 1))]);
        return node;
    }

    Node made(int deep)
    {
        switch (deep > 0 ? upTo(6) : 0) {
        case 1:
            return element("span", nodes(deep - 1));
        case 2:
            return element("br");
        case 3:
            return element("svg", {});
        case 4:
            return element("table", rows(deep));
        case 5:
            return element("div", nodes(deep - 1));
        case 6:
            return element("p", nodes(0));
        default:
            return words(hostile());
        }
    }

    std::vector<Node> rows(int deep)
    {
        std::vector<Node> all;
        for (int row = upTo(4); row >= 0; --row) {
            std::vector<Node> cells;
            for (int cell = upTo(20) == 0 ? 70 : upTo(5); cell >= 0; --cell) {
                cells.push_back(element("td", cell > 20 ? nodes(0) : nodes(deep - 2)));
                if (upTo(4) == 0)
                    cells.back().attributes.emplace_back("colspan", std::to_string(upTo(70)));
                if (upTo(4) == 0)
                    cells.back().attributes.emplace_back("width", std::to_string(upTo(150)) + '%');
            }
            all.push_back(element("tr", std::move(cells)));
            if (upTo(3) == 0)
                all.back() = element("thead", {std::move(all.back())});
        }
        return all;
    }

    std::mt19937 m_random;
};

std::shared_ptr<const Typeface> typeface()
{
    REQUIRE(makeReady(MUSTER_FONTS));
    const auto sheet = StyleSheet::read(style, "style.css");
    REQUIRE(sheet);
    return std::make_shared<const Typeface>(*sheet);
}

void checkCuts(const LaidBlock& laid, BlockPart where, double room)
{
    const auto end = laid.height(where);
    int pieces = 0;
    for (double from = 0; end - from > room; ++pieces) {
        REQUIRE(pieces < 100000);
        const auto cut = laid.cutBefore(where, from, from + room);
        if (cut <= from || cut > from + room + 1e-9)
            FAIL("From " << from << " with " << room << " mm of room the cut is at " << cut);
        from = cut;
    }
}

void checkLaid(const LaidBlock& laid)
{
    CHECK(laid.scale() > 0);
    for (const auto where : {BlockPart::Head, BlockPart::Body, BlockPart::Foot}) {
        CHECK(std::isfinite(laid.height(where)));
        CHECK(laid.height(where) >= 0);
        for (const auto& drawing : laid.part(where).drawings) {
            const auto& area = drawing.area;
            const bool isWell = std::isfinite(area.x()) && std::isfinite(area.y()) && area.width() >= 0 &&
                                area.height() >= 0 && std::isfinite(area.width()) && std::isfinite(area.height());
            if (!isWell)
                FAIL(area.x() << ' ' << area.y() << ' ' << area.width() << ' ' << area.height());
        }
    }
}

} // namespace

TEST_CASE("Whatever stands in a block, it is laid in any width")
{
    const auto face = typeface();
    for (unsigned seed = 1; seed <= 60; ++seed) {
        INFO("seed " << seed);
        Maker maker(seed);
        const ShapedBlock shaped(maker.block(), *face);
        for (const auto width : {maker.between(1, 20), maker.between(20, 300), -3.0}) {
            INFO("width " << width);
            const Watch watch;
            const auto scale = maker.between(0.3, 2);
            const auto laid = shaped.lay(width, scale);
            checkLaid(laid);
            for (const auto where : {BlockPart::Head, BlockPart::Body, BlockPart::Foot})
                checkCuts(laid, where, maker.between(1, 40));
        }
    }
}

TEST_CASE("A text of twenty thousand letters is laid in a moment")
{
    const auto face = typeface();
    Maker maker(1);
    for (const auto& text : {std::string(20000, 'W'), maker.plain(3600)}) {
        const Watch watch;
        Block block;
        block.body = {maker.words(text)};
        const ShapedBlock shaped(block, *face);
        checkCuts(shaped.lay(60, 1), BlockPart::Body, 20);
    }
}

TEST_CASE("A column is as wide as the words behind a line's end want")
{
    const auto face = typeface();
    Maker maker(1);
    Block block;
    const auto cell = [&](std::vector<Node> nodes) { return maker.element("td", std::move(nodes)); };
    block.body = {maker.element(
        "table", {maker.element("tr", {cell({maker.words("a"), maker.element("br"), maker.words("Reconnaissance")}),
                                       cell({maker.words(maker.plain(200))})})})};
    // The long word is in one line: two lines, the other cell many.
    const auto laid = ShapedBlock(block, *face).lay(60, 1);
    double left = 1e9;
    std::size_t lines = 0;
    for (const auto& drawing : laid.part(BlockPart::Body).drawings)
        left = std::min(left, drawing.area.left());
    for (const auto& drawing : laid.part(BlockPart::Body).drawings)
        lines += drawing.area.left() < left + 1 ? 1U : 0U;
    CHECK(lines == 2);
}

TEST_CASE("Hostile geometry loses nothing and ends")
{
    const auto face = typeface();
    for (unsigned seed = 1; seed <= 20; ++seed) {
        INFO("seed " << seed);
        Maker maker(seed);
        Geometry geometry;
        auto& any = geometry.blocks["any"];
        any.padding = maker.between(0, 5);
        any.before = any.after = maker.between(0, 20);
        any.isCard = maker.upTo(1) == 0;
        any.keepsWithNext = maker.upTo(3) == 0;
        any.repeats = maker.upTo(3) == 0;
        any.goesUnder = maker.upTo(1) == 0;
        any.indent = maker.between(0, 30);
        PaperShape paper{maker.between(30, 210), maker.between(40, 297)};
        SheetShape sheet;
        sheet.columns = 1 + maker.upTo(5);
        CardShape cards;
        cards.columns = 1 + maker.upTo(5);
        cards.width = maker.upTo(1) == 0 ? maker.between(1, 100) : 0;
        cards.height = maker.upTo(1) == 0 ? maker.between(1, 100) : 0;
        cards.rows = maker.upTo(4);
        cards.inset = maker.between(0, 3);
        std::vector<Block> blocks;
        for (int i = 0; i < 2; ++i)
            blocks.push_back(maker.block());
        const auto composed = compose(blocks, {geometry, paper, sheet, cards}, face);
        std::set<std::size_t> placed;
        for (const auto& place : composed.placed) {
            placed.insert(place.block);
            CHECK(std::isfinite(place.x + place.y + place.width + place.height));
        }
        CHECK(placed.size() == blocks.size());
        for (std::size_t block = 0; block < blocks.size(); ++block) {
            double body = 0;
            bool hasFoot = false;
            for (const auto& place : composed.placed) {
                if (place.block != block)
                    continue;
                hasFoot = hasFoot || place.hasFoot;
                for (const auto& piece : place.pieces) {
                    if (piece.part == BlockPart::Body && piece.from <= body + 0.05)
                        body = std::max(body, piece.to);
                    hasFoot = hasFoot || piece.part == BlockPart::Foot;
                }
            }
            CHECK(body >= composed.laid[block].end(BlockPart::Body) - 0.1);
            CHECK(body <= composed.laid[block].height(BlockPart::Body) + 0.1);
            CHECK((hasFoot || composed.laid[block].height(BlockPart::Foot) <= 0));
        }
    }
}
