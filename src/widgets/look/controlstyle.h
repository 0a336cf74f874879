#pragma once

#include <QProxyStyle>

namespace muster::widgets {

/// Fusion, with check boxes and radio buttons that can be seen on every background: Fusion draws their edges darker
/// than the window, which cannot be seen on a dark one.
class ControlStyle : public QProxyStyle {
    Q_OBJECT

public:
    ControlStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                                QStyleHintReturn* result = nullptr) const override;
    using QProxyStyle::polish;
    /// Fields for numbers write them as they are written elsewhere: "1,000".
    void polish(QWidget* widget) override;
    /// Our own icons for messages, and for menu bars and tool bars, which ask for them as soon as they are made: Qt's
    /// would load every image plugin at the start.
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption* option = nullptr,
                                     const QWidget* widget = nullptr) const override;
};

} // namespace muster::widgets
