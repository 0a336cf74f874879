// Type on paper, as the page painter draws it: nothing that is hard to read at a table.

#include "fixture.h"

#include "paper/output/application.h"

#include <catch2/catch.hpp>

#include <QPaintEngine>
#include <QPainterPath>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>
#include <set>

using namespace muster::print;
using namespace muster::print::test;
using muster::paper::ComputedStyle;
using muster::paper::dotsPerPt;
using muster::paper::Drawing;

namespace {

constexpr double leastType = 6.5;     // points
constexpr double leastFigure = 11;    // points, for the figures of a stat line
constexpr double leastContrast = 7.0; // to 1, that of the W3C's level AAA
constexpr double slack = 0.01;

/// The contrast of two colours to each other, as the W3C defines it.
double contrast(const QColor& one, const QColor& other)
{
    const auto light = [](const QColor& colour) {
        const auto part = [](double value) {
            return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
    };
    const auto ratio = (light(one) + 0.05) / (light(other) + 0.05);
    return std::max(ratio, 1 / ratio);
}

/// Notes each piece of text with its size on paper, its colour and what is behind it.
class Engine : public QPaintEngine {
public:
    Engine() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}

    void drawRects(const QRectF* rects, int count) override
    {
        for (int i = 0; i < count; ++i)
            fill(rects[i]);
    }

    void drawPath(const QPainterPath& path) override { fill(path.boundingRect()); }

    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        const auto shown = item.text().trimmed();
        if (shown.isEmpty())
            return;
        const auto points = item.font().pixelSize() * state->transform().m22() / dotsPerPt;
        const auto middle = state->transform().map(at + QPointF(item.width() / 2, -item.ascent() / 4));
        QColor ground = Qt::white;
        for (const auto& area : m_areas)
            if (area.first.contains(middle))
                ground = area.second;
        const auto clear = contrast(state->pen().color(), ground);
        if (points < leastType - slack)
            faults.insert(shown.toStdString() + ": " + std::to_string(points) + " points");
        if (clear < leastContrast)
            faults.insert(shown.toStdString() + ": contrast " + std::to_string(clear));
        ++texts;
    }

    void nextPage() { m_areas.clear(); }

    std::set<std::string> faults;
    int texts = 0;

private:
    void fill(const QRectF& area)
    {
        if (state->brush().style() != Qt::NoBrush)
            m_areas.emplace_back(state->transform().mapRect(area), state->brush().color());
    }

    std::vector<std::pair<QRectF, QColor>> m_areas;
};

/// A printer that notes what is painted.
class WatchedPdf : public QPdfWriter {
public:
    WatchedPdf() : QPdfWriter(QStringLiteral("/dev/null")) { setResolution(muster::paper::dotsPerInch); }

    QPaintEngine* paintEngine() const override { return &m_engine; }
    bool newPage() override
    {
        m_engine.nextPage();
        return true;
    }
    const Engine& engine() const { return m_engine; }

private:
    mutable Engine m_engine;
};

void checkType(const std::string& what, const auto& print)
{
    REQUIRE(muster::paper::makeReady(settings().fontFolder));
    WatchedPdf device;
    REQUIRE(print(device));
    INFO(what);
    CHECK(device.engine().texts > 10);
    CHECK(joined(device.engine().faults) == "");
}

bool isFigure(const ComputedStyle& computed)
{
    static const std::set<std::string> figures{"stat", "statsmall", "bookstat", "unitstat"};
    return std::ranges::any_of(computed.classes, [&](const auto& name) { return figures.contains(name); }) ||
           (computed.outer && isFigure(*computed.outer));
}

/// How many figures of stat lines a sheet has; each is large enough.
int figuresOf(const std::vector<muster::paper::Composition>& sheets)
{
    int figures = 0;
    for (const auto& sheet : sheets)
        for (std::size_t block = 0; block < sheet.blocks.size(); ++block)
            for (const auto part : {muster::paper::BlockPart::Head, muster::paper::BlockPart::Body})
                for (const auto& drawing : sheet.laid[block].part(part).drawings) {
                    if (drawing.kind != Drawing::Kind::Words || !isFigure(*drawing.computed))
                        continue;
                    INFO(sheet.blocks[block].title);
                    CHECK(drawing.computed->style.size * sheet.laid[block].scale() >= leastFigure - slack);
                    ++figures;
                }
    return figures;
}

} // namespace

TEST_CASE("No type on paper is too small or too pale, in any sample", "[type]")
{
    for (const auto& path : samples()) {
        const auto printable = load(path);
        for (const auto& wanted : everyPrint())
            checkType(path + ": " + nameOf(wanted),
                      [&](WatchedPdf& device) { return printOn(device, printable.job(), wanted).has_value(); });
    }
}

TEST_CASE("The figures of a stat line are large on every sheet", "[type]")
{
    for (const auto& path : samples()) {
        const auto printable = load(path);
        for (const auto& wanted : everyPrint()) {
            INFO(path << ": " << nameOf(wanted));
            CHECK(figuresOf(placed(printable, wanted)) > 5);
        }
    }
}

TEST_CASE("Sheets that save ink, and the book of an army, are as easy to read", "[type]")
{
    for (const auto& path : samples()) {
        const auto printable = load(path);
        auto wanted = settings();
        wanted.ink = Ink::Saver;
        checkType(path, [&](WatchedPdf& device) { return printOn(device, printable.job(), wanted).has_value(); });
        const BookJob book{printable.catalogue.get(), printable.assessment.army, "2026-11-21"};
        for (const auto paper : {Paper::A4, Paper::Letter}) {
            wanted.paper = paper;
            checkType("book of " + path, [&](WatchedPdf& device) { return printOn(device, book, wanted).has_value(); });
        }
    }
}
