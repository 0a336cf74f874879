#include "widgets/look/icons.h"

#include "files/readfile.h"
#include "widgets/look/theme.h"

#include <QApplication>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPalette>
#include <QSvgRenderer>

#include <memory>

namespace muster::widgets {

namespace {

constexpr std::size_t mostIconBytes = 1U << 20; ///< of a file with outlines

// The outlines of the category icons, by name. Global, because delegates everywhere paint them.
QHash<QString, QString>& categoryPaths()
{
    static QHash<QString, QString> paths;
    return paths;
}

const auto shield = QStringLiteral("M4 3 H20 V12 C20 17 16 20 12 22 C8 20 4 17 4 12 Z");

void paintPath(QPainter& painter, const QRectF& area, const QString& path, const QColor& colour)
{
    static QHash<QString, std::shared_ptr<QSvgRenderer>> renderers;
    const auto key = path + colour.name();
    auto& renderer = renderers[key];
    if (!renderer)
        renderer = std::make_shared<QSvgRenderer>(
            QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill='%1' d='%2'/></svg>")
                .arg(colour.name(), path.toHtmlEscaped())
                .toUtf8());
    renderer->render(&painter, area);
}

/// Draws one of our SVGs in the colour of the text beside it, at any size and scale.
class TextColoured : public QIconEngine {
public:
    explicit TextColoured(QString name) : m_name(std::move(name))
    {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(m_name));
        if (file.open(QIODevice::ReadOnly))
            m_svg = file.readAll();
    }

    void paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State) override
    {
        const auto palette = QApplication::palette();
        const auto colour =
            palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active, QPalette::WindowText);
        auto svg = m_svg;
        svg.replace("currentColor", colour.name().toLatin1());
        QSvgRenderer(svg).render(painter, QRectF(area));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect({}, size), mode, state);
        return picture;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new TextColoured(*this); }

private:
    QString m_name;
    QByteArray m_svg;
};

} // namespace

void readCategoryIcons(const QString& folder, const QString& userFolder)
{
    for (const auto& from : {folder, userFolder}) {
        const auto bytes = readFile((from + QStringLiteral("/icons.json")).toStdString(), mostIconBytes);
        if (!bytes)
            continue;
        const auto icons = QJsonDocument::fromJson(QByteArray::fromStdString(*bytes)).object();
        for (auto icon = icons.begin(); icon != icons.end(); ++icon)
            categoryPaths()[icon.key()] = icon.value().toString();
    }
}

void paintCategory(QPainter& painter, const QRectF& area, const QString& name, const QColor& tile, const QColor& mark)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tile);
    painter.drawRoundedRect(area, area.width() * 0.18, area.width() * 0.18);
    const auto inset = area.width() * 0.17;
    paintPath(painter, area.adjusted(inset, inset, -inset, -inset), categoryPaths().value(name, shield), mark);
    painter.restore();
}

void paintSeverity(QPainter& painter, const QRectF& area, Severity severity, const QColor& colour, const QColor& ground)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const auto size = area.width();
    QPen mark(ground, size * 0.12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const auto at = [&](double x, double y) { return area.topLeft() + QPointF(x * size, y * size); };
    switch (severity) {
    case Severity::Unknown: // a disc with a question mark
        painter.drawEllipse(area);
        painter.setPen(mark);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(
            QPolygonF{at(0.36, 0.36), at(0.42, 0.27), at(0.58, 0.27), at(0.64, 0.38), at(0.5, 0.52), at(0.5, 0.6)});
        painter.drawPoint(at(0.5, 0.76));
        break;
    case Severity::Error: // a disc with a cross
        painter.drawEllipse(area);
        painter.setPen(mark);
        painter.drawLine(at(0.33, 0.33), at(0.67, 0.67));
        painter.drawLine(at(0.67, 0.33), at(0.33, 0.67));
        break;
    case Severity::Warning: // a triangle with a stroke
        painter.drawPolygon(QPolygonF{at(0.5, 0.04), at(1, 0.94), at(0, 0.94)});
        painter.setPen(mark);
        painter.drawLine(at(0.5, 0.4), at(0.5, 0.62));
        painter.drawPoint(at(0.5, 0.78));
        break;
    case Severity::Note: // a square with an i
        painter.drawRoundedRect(area.adjusted(size * 0.06, size * 0.06, -size * 0.06, -size * 0.06), size * 0.16,
                                size * 0.16);
        painter.setPen(mark);
        painter.drawPoint(at(0.5, 0.3));
        painter.drawLine(at(0.5, 0.5), at(0.5, 0.72));
        break;
    case Severity::Off: // a disc with a tick
        painter.drawEllipse(area);
        painter.setPen(mark);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF{at(0.28, 0.52), at(0.44, 0.68), at(0.72, 0.34)});
        break;
    }
    painter.restore();
}

QPixmap severityPicture(Severity severity, const QColor& colour, const QColor& ground, int size)
{
    constexpr int scale = 3;
    QPixmap picture(size * scale, size * scale);
    picture.fill(Qt::transparent);
    picture.setDevicePixelRatio(scale);
    QPainter painter(&picture);
    const auto inset = size / 16.0;
    paintSeverity(painter, QRectF(0, 0, size, size).adjusted(inset, inset, -inset, -inset), severity, colour, ground);
    return picture;
}

QIcon severityIcon(Severity severity, const QPalette& palette, int size)
{
    const auto& theme = Theme::of(palette);
    const auto picture = severityPicture(severity, theme.signal(severity), theme.surface, size);
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected); // in a row that is selected it keeps its colour
    return icon;
}

QIcon programIcon() { return actionIcon(QStringLiteral("muster")); }

QIcon actionIcon(const QString& name) { return QIcon(new TextColoured(name)); }

} // namespace muster::widgets
