#include "widgets/repair/wrappedlines.h"

#include "widgets/look/theme.h"

#include <QFontMetrics>
#include <QStyle>

#include <algorithm>

namespace muster::widgets {

WrappedLines::WrappedLines(const QString& name, const QString& accessibleName)
{
    setObjectName(name);
    setAccessibleName(accessibleName);
    setWordWrap(true);
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void WrappedLines::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    fit();
}

void WrappedLines::fit()
{
    const QSignalBlocker quietly(this);
    const QFontMetrics metrics(font());
    const auto tick = style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) + space::medium;
    for (int row = 0; row < count(); ++row) {
        auto* line = item(row);
        const auto beside = 2 * space::medium + (line->data(Qt::CheckStateRole).isValid() ? tick : 0);
        const QRect room(0, 0, std::max(viewport()->width() - beside, 1), 10'000);
        const auto words = metrics.boundingRect(room, Qt::TextWordWrap, line->text());
        line->setSizeHint({0, words.height() + space::medium});
    }
}

} // namespace muster::widgets
