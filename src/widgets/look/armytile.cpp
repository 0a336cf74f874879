#include "widgets/look/armytile.h"

#include "core/base/colour.h"
#include "core/data/emblem.h"
#include "widgets/look/rowpaint.h"

#include <QHash>
#include <QPainterPath>
#include <QVariant>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr const char* armyProperty = "armyColour";
constexpr int mostKept = 256; ///< colours and emblems that are worked out already

double contrastOf(const QColor& one, const QColor& other)
{
    const auto parts = [](const QColor& colour) { return Colour{colour.red(), colour.green(), colour.blue()}; };
    return contrast(parts(one), parts(other));
}

/// A colour with this lightness, from 0 to 1.
QColor withLightness(const QColor& colour, double lightness)
{
    const auto made = QColor::fromHslF(colour.hslHueF() < 0 ? 0.0F : colour.hslHueF(), colour.hslSaturationF(),
                                       static_cast<float>(lightness));
    return QColor(made.rgb()); // in whole numbers, as it is painted
}

/// Lighter (1) or darker (-1), no more than it has to be, until it can be told from the other.
QColor readable(QColor colour, const QColor& other, int by)
{
    constexpr double step = 0.01;
    const auto own = colour;
    auto lightness = static_cast<double>(own.lightnessF());
    while (contrastOf(colour, other) < leastContrast && (by > 0 ? lightness < 1 : lightness > 0)) {
        lightness = std::clamp(lightness + by * step, 0.0, 1.0);
        colour = withLightness(own, lightness);
    }
    return colour;
}

ArmyColours worked(const QString& colour, const Theme& theme)
{
    const bool isDark = theme.surface.lightness() < 128;
    if (!colourOf(colour.toStdString()))
        return {isDark ? readable(theme.tile, theme.surface, 1) : theme.tile, theme.tile};
    const auto own = readable(QColor(colour), theme.onTile, -1);
    if (!isDark)
        return {own, own};
    // On a dark page it is a little lighter, so that its edge can be seen, as far as what is on it can be read.
    constexpr double lighter = 0.06;
    const auto tile = withLightness(own, static_cast<double>(own.lightnessF()) + lighter);
    return {readable(own, theme.surface, 1), readable(tile, theme.onTile, -1)};
}

/// An emblem on a square of 1 by 1.
const QPainterPath& pathOf(const QString& emblem)
{
    static QHash<QString, QPainterPath> paths;
    if (const auto known = paths.constFind(emblem); known != paths.constEnd())
        return *known;
    if (paths.size() >= mostKept)
        paths.clear();
    QPainterPath path;
    const auto steps = emblemSteps(emblem.toStdString());
    for (const auto& step : steps ? *steps : std::vector<EmblemStep>()) {
        const auto point = [&](std::size_t i) { return QPointF(step.at.at(i), step.at.at(i + 1)) / emblemSide; };
        switch (step.kind) {
        case 'M':
            path.moveTo(point(0));
            break;
        case 'L':
            path.lineTo(point(0));
            break;
        case 'Q':
            path.quadTo(point(0), point(2));
            break;
        case 'C':
            path.cubicTo(point(0), point(2), point(4));
            break;
        default:
            path.closeSubpath();
        }
    }
    return *paths.insert(emblem, path);
}

} // namespace

ArmyColours armyColours(const QString& colour, const Theme& theme)
{
    static QHash<QString, ArmyColours> known;
    const auto key = theme.surface.name() + colour;
    if (const auto found = known.constFind(key); found != known.constEnd())
        return *found;
    if (known.size() >= mostKept)
        known.clear();
    return *known.insert(key, worked(colour, theme));
}

void setArmy(QWidget& part, const editor::ArmyLook& army)
{
    const auto colour = army.letters.isEmpty() ? QVariant() : QVariant(army.colour);
    if (part.property(armyProperty) == colour)
        return;
    part.setProperty(armyProperty, colour);
    part.update();
}

ArmyColours armyColoursOf(const QWidget* widget)
{
    for (const auto* part = widget; part; part = part->parentWidget())
        if (const auto colour = part->property(armyProperty); colour.isValid())
            return armyColours(colour.toString(), Theme::of(widget));
    const auto& theme = widget ? Theme::of(widget) : Theme::of(QPalette());
    return {theme.accent, theme.tile};
}

void paintArmy(QPainter& painter, const QRectF& area, const editor::ArmyLook& army, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(armyColours(army.colour, theme).tile);
    painter.drawRoundedRect(area, area.width() * 0.18, area.width() * 0.18);
    if (army.emblem.isEmpty()) {
        auto font = fontOf(Type::Heading);
        font.setPixelSize(std::max(8, static_cast<int>(area.height() * 0.5)));
        paintLine(painter, area.toAlignedRect(), army.letters, font, theme.onTile, int(Qt::AlignCenter));
    } else {
        const auto inset = area.width() / 8;
        painter.translate(area.topLeft() + QPointF(inset, inset));
        painter.scale(area.width() - 2 * inset, area.height() - 2 * inset);
        painter.setBrush(theme.onTile);
        painter.drawPath(pathOf(army.emblem));
    }
    painter.restore();
}

ArmyTile::ArmyTile(int size, QWidget* parent) : QWidget(parent) { setFixedSize(size, size); }

void ArmyTile::setArmy(const editor::ArmyLook& army)
{
    m_army = army;
    update();
}

void ArmyTile::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintArmy(painter, QRectF(rect()), m_army, Theme::of(this));
}

} // namespace muster::widgets
