#pragma once

#include <QProxyStyle>

namespace muster::widgets {

/// Fusion, with boxes and buttons to tick that are seen on every ground: Fusion makes their edges darker than the
/// window, which on a dark one is nothing.
class ControlStyle : public QProxyStyle {
    Q_OBJECT

public:
    ControlStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
};

} // namespace muster::widgets
