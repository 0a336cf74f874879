#include "widgets/checking/marks.h"

#include "editor/words/shown.h"
#include "widgets/look/rowpaint.h"

namespace muster::widgets {

using editor::LineMark;

namespace {

constexpr int markSize = 11;

} // namespace

void paintMark(QPainter& painter, const QRectF& area, LineMark mark, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto size = area.width();
    const auto at = [&](double x, double y) { return area.topLeft() + QPointF(x * size, y * size); };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const QPen stroke(colour, size * 0.18, Qt::SolidLine, Qt::RoundCap);
    switch (mark) {
    case LineMark::Sure:
        painter.drawEllipse(area);
        break;
    case LineMark::Likely:
        painter.drawPie(area, 90 * 16, 180 * 16);
        painter.setPen(QPen(colour, size * 0.13));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(area.adjusted(size * 0.07, size * 0.07, -size * 0.07, -size * 0.07));
        break;
    case LineMark::Doubtful:
        painter.drawPolygon(QPolygonF{at(0.5, 0.02), at(1.04, 0.96), at(-0.04, 0.96)});
        break;
    case LineMark::Unread:
        painter.setPen(stroke);
        painter.drawLine(at(0.1, 0.1), at(0.9, 0.9));
        painter.drawLine(at(0.9, 0.1), at(0.1, 0.9));
        break;
    case LineMark::Ignored:
        painter.setPen(stroke);
        painter.drawLine(at(0.2, 0.5), at(0.8, 0.5));
        break;
    }
    painter.restore();
}

QColor colourOf(const Theme& theme, LineMark mark)
{
    switch (mark) {
    case LineMark::Sure:
        return theme.good;
    case LineMark::Likely:
        return theme.note;
    case LineMark::Doubtful:
        return theme.warning;
    case LineMark::Unread:
        return theme.error;
    case LineMark::Ignored:
        break;
    }
    return theme.quiet;
}

QColor tint(const Theme& theme, const QColor& signal)
{
    const auto mix = [](int ground, int over) { return ground + (over - ground) * 9 / 100; };
    return {mix(theme.surface.red(), signal.red()), mix(theme.surface.green(), signal.green()),
            mix(theme.surface.blue(), signal.blue())};
}

MarkCounts::MarkCounts(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("markCounts"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MarkCounts::show(const editor::CheckModel& model)
{
    m_counts.clear();
    QStringList all;
    const auto add = [&](LineMark mark, const QString& words) {
        if (model.count(mark) > 0) {
            m_counts.push_back({mark, words});
            all << words;
        }
    };
    add(LineMark::Sure, tr("%n sure", nullptr, model.count(LineMark::Sure)));
    add(LineMark::Likely, tr("%n likely", nullptr, model.count(LineMark::Likely)));
    add(LineMark::Doubtful, tr("%n guess(es)", nullptr, model.count(LineMark::Doubtful)));
    add(LineMark::Unread, tr("%n not understood", nullptr, model.count(LineMark::Unread)));
    add(LineMark::Ignored, tr("%n left out", nullptr, model.count(LineMark::Ignored)));
    setAccessibleName(all.join(QStringLiteral(", ")));
    setToolTip(editor::shownTip(all.join(QStringLiteral(", "))));
    update();
}

QSize MarkCounts::sizeHint() const { return {360, lineHeight(fontOf(Type::Body)) + space::small}; }
QSize MarkCounts::minimumSizeHint() const { return {120, sizeHint().height()}; }

void MarkCounts::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto& theme = Theme::of(this);
    int left = 0;
    for (const auto& count : m_counts) {
        paintMark(painter, QRectF(left, (height() - markSize) / 2.0, markSize, markSize), count.mark,
                  colourOf(theme, count.mark));
        left += markSize + 6;
        left += paintLine(painter, QRect(left, 0, width() - left, height()), count.words, fontOf(Type::Body),
                          count.mark == LineMark::Ignored ? theme.quiet : theme.text);
        left += space::large;
    }
}

} // namespace muster::widgets
