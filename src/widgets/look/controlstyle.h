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
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                                QStyleHintReturn* result = nullptr) const override;
    /// Ours for what menu bars and tool bars ask for as soon as they are made: Qt's would load every plugin for
    /// pictures at the start.
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption* option = nullptr,
                                     const QWidget* widget = nullptr) const override;
};

} // namespace muster::widgets
