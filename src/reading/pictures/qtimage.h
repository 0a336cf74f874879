#pragma once

#include "reading/pictures/grayimage.h"

#include <QCoreApplication>
#include <QImage>

#include <optional>

namespace muster {

/// What Qt wants while it decodes: it looks for its decoders beside the program only where there is an application
/// object. One that is there already is used.
class Application {
public:
    Application();

private:
    std::optional<QCoreApplication> m_own;
};

/// The brightness of an image; what is clear in it is white.
[[nodiscard]] GrayImage brightnessOf(const QImage& image);

} // namespace muster
