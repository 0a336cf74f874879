#include "widgets/look/theme.h"

#include "widgets/look/armytile.h"
#include "widgets/look/controlstyle.h"

#include <catch2/catch.hpp>

#include <QApplication>
#include <QIcon>
#include <QImage>

#include <algorithm>
#include <cmath>

using namespace muster;
using namespace muster::widgets;

namespace {

/// Relative luminance and contrast, as the Web Content Accessibility Guidelines 2.1 define them.
double luminance(const QColor& colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace

TEST_CASE("the colour of an army is read in light and in dark, whatever the data say")
{
    for (const auto look : {Look::Light, Look::Dark}) {
        applyLook(*qApp, look);
        const auto& theme = Theme::of(QApplication::palette());
        for (const auto* colour : {"", "#6a4638", "#1f4f7a", "#ffffff", "#000000", "#ffd000", "#00ff00", "no colour"}) {
            INFO((look == Look::Light ? "light " : "dark ") << colour);
            const auto colours = armyColours(colour, theme);
            CHECK(contrast(colours.army, theme.surface) >= 4.5);
            CHECK(contrast(colours.tile, theme.onTile) >= 4.5);
        }
        CHECK(contrast(theme.onBadge, theme.badge) >= 4.5);
        CHECK(contrast(theme.error, theme.errorGround) >= 4.5);
    }
    applyLook(*qApp, Look::Light);
    const auto& theme = Theme::of(QApplication::palette());
    CHECK(armyColours("#6a4638", theme).army == QColor("#6a4638")); // as it is, where it can be
    CHECK(armyColours({}, theme).tile == theme.tile);
}

TEST_CASE("a part of the window has the colours of its army, and what is in no army those of the program")
{
    QWidget page;
    auto* part = new QWidget(&page);
    const auto& theme = Theme::of(&page);
    CHECK(armyColoursOf(part).army == theme.accent);
    CHECK(armyColoursOf(nullptr).tile == theme.tile);
    setArmy(page, {"#6a4638", {}, "FF"});
    CHECK(armyColoursOf(part).army == QColor("#6a4638"));
    setArmy(page, {{}, {}, "FM"}); // an army without a colour: that of tiles, not that of controls
    CHECK(armyColoursOf(part).army == theme.tile);
}

TEST_CASE("an army has its emblem on its tile, or its letters")
{
    const auto painted = [](const editor::ArmyLook& look, int size) {
        ArmyTile tile(size);
        tile.setArmy(look);
        return tile.grab().toImage();
    };
    const editor::ArmyLook emblem{"#6a4638", "M 0 0 H 64 V 64 H 0 Z M 24 24 H 40 V 40 H 24 Z", "FF"};
    for (const int size : {16, 32}) {
        const auto image = painted(emblem, size);
        CHECK(image.pixelColor(size / 4, size / 2) == QColor(Qt::white));
        CHECK(image.pixelColor(size / 2, size / 2) == QColor("#6a4638")); // what lies inside is a hole
        CHECK(painted({"#6a4638", {}, "FF"}, size) != image);
        CHECK(painted({"#6a4638", {}, "FF"}, size) != painted({"#6a4638", {}, "M"}, size));
    }
    CHECK(editor::armyLook(QStringLiteral("Forge Fathers")).letters == "FF");
    CHECK(editor::armyLook(QStringLiteral("Folk of merrow")).letters == "F");
    CHECK(editor::armyLook(QString()).letters.isEmpty());
}

TEST_CASE("text and signals are told from every ground, in light and in dark")
{
    // Black on white is 21 to 1, by definition.
    REQUIRE(contrast(Qt::black, Qt::white) == Approx(21));
    for (const auto look : {Look::Light, Look::Dark}) {
        applyLook(*qApp, look);
        const auto& theme = Theme::of(QApplication::palette());
        for (const auto& ground : {theme.ground, theme.surface, theme.selection})
            for (const auto& ink :
                 {theme.text, theme.quiet, theme.error, theme.warning, theme.note, theme.good, theme.accent}) {
                INFO((look == Look::Light ? "light " : "dark ")
                     << ink.name().toStdString() << " on " << ground.name().toStdString());
                CHECK(contrast(ink, ground) >= 4.5);
            }
        for (const auto& ink : {theme.text, theme.quiet}) // of badges and chips
            CHECK(contrast(ink, theme.raised) >= 4.5);
        CHECK(contrast(theme.surface, theme.text) >= 4.5); // of tips
        // What shows where the keyboard is, and the signs: 3 to 1 (1.4.11).
        for (const auto& ground : {theme.ground, theme.surface, theme.raised})
            for (const auto& sign : {theme.accent, theme.error, theme.warning, theme.note, theme.good, theme.quiet})
                CHECK(contrast(sign, ground) >= 3);
        CHECK(contrast(theme.onTile, theme.tile) >= 4.5);
        CHECK(contrast(theme.surface, theme.accent) >= 4.5); // the words of the chief button
    }
    applyLook(*qApp, Look::Light);
}

TEST_CASE("the signs of messages are ours")
{
    const ControlStyle style;
    const auto& theme = Theme::of(QApplication::palette());
    const std::pair<QStyle::StandardPixmap, Severity> signs[]{{QStyle::SP_MessageBoxQuestion, Severity::Unknown},
                                                              {QStyle::SP_MessageBoxInformation, Severity::Note},
                                                              {QStyle::SP_MessageBoxWarning, Severity::Warning},
                                                              {QStyle::SP_MessageBoxCritical, Severity::Error}};
    for (const auto& [sign, severity] : signs) {
        const auto picture = style.standardIcon(sign).pixmap(48).toImage();
        int ours = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                ours += picture.pixelColor(x, y) == theme.signal(severity) ? 1 : 0;
        CHECK(ours > picture.width() * picture.height() / 5);
    }
}
