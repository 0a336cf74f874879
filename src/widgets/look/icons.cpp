#include "widgets/look/icons.h"

#include "files/readfile.h"
#include "widgets/look/theme.h"

#include <QApplication>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPalette>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <map>
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

/// Paints an SVG, which is kept: delegates paint the same ones again and again.
void paintSvg(QPainter& painter, const QRectF& area, const QByteArray& svg)
{
    static QHash<QByteArray, std::shared_ptr<QSvgRenderer>> renderers;
    auto& renderer = renderers[svg];
    if (!renderer)
        renderer = std::make_shared<QSvgRenderer>(svg);
    renderer->render(&painter, area);
}

/// An SVG of look/icons.
QByteArray svgOf(const QString& name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Draws one of our SVGs in the colour of the text beside it, at any size and scale.
class TextColoured : public QIconEngine {
public:
    explicit TextColoured(const QString& name) : m_svg(svgOf(name)) {}

    void paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State) override
    {
        const auto palette = QApplication::palette();
        const auto colour =
            palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active, QPalette::WindowText);
        auto svg = m_svg;
        svg.replace("currentColor", colour.name().toLatin1());
        paintSvg(*painter, area, svg);
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

QString iconOfCategories(const QString& names)
{
    static const auto table = [] {
        QFile file(QStringLiteral(":/look/categories.json"));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array() : QJsonArray();
    }();
    static QHash<QString, QString> known; // rows are painted again and again
    if (const auto found = known.constFind(names); found != known.constEnd())
        return *found;
    const auto all = names.split(QLatin1Char('/'));
    const auto has = [&](const QString& word) {
        return std::ranges::any_of(all, [&](const QString& name) {
            return std::ranges::any_of(std::array{"", "s", "es"}, [&](const char* ending) {
                return name.compare(word + QLatin1String(ending), Qt::CaseInsensitive) == 0;
            });
        });
    };
    auto icon = all.back();
    for (const auto& row : table) {
        const auto words = row.toArray();
        if (std::any_of(words.begin() + 1, words.end(), [&](const QJsonValue& word) { return has(word.toString()); })) {
            icon = words.first().toString();
            break;
        }
    }
    constexpr qsizetype mostKnown = 1000;
    if (known.size() >= mostKnown)
        known.clear();
    return *known.insert(names, icon);
}

void paintCategory(QPainter& painter, const QRectF& area, const QString& name, const QColor& tile, const QColor& mark)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tile);
    painter.drawRoundedRect(area, area.width() * 0.18, area.width() * 0.18);
    const auto inset = area.width() * 0.17;
    paintSvg(
        painter, area.adjusted(inset, inset, -inset, -inset),
        QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill='%1' d='%2'/></svg>")
            .arg(mark.name(), categoryPaths()
                                  .value(name.contains(QLatin1Char('/')) ? iconOfCategories(name) : name, shield)
                                  .toHtmlEscaped())
            .toUtf8());
    painter.restore();
}

void paintSeverity(QPainter& painter, const QRectF& area, Severity severity, const QColor& colour, const QColor& ground)
{
    static const std::map<Severity, QString> names{{Severity::Unknown, QStringLiteral("severity-unknown")},
                                                   {Severity::Error, QStringLiteral("severity-error")},
                                                   {Severity::Warning, QStringLiteral("severity-warning")},
                                                   {Severity::Note, QStringLiteral("severity-note")},
                                                   {Severity::Off, QStringLiteral("severity-off")}};
    paintSvg(painter, area,
             svgOf(names.at(severity))
                 .replace("currentColor", colour.name().toLatin1())
                 .replace("backgroundColor", ground.name().toLatin1()));
}

void paintIcon(QPainter& painter, const QRectF& area, const QString& name) { paintSvg(painter, area, svgOf(name)); }

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
