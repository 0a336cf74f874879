#pragma once

#include "paper/output/qrcode.h"

#define ZX_USE_UTF8
#include <ZXing/ReadBarcode.h>

#include <QImage>

#include <string>

namespace muster::testing {

/// A code as it is on paper: painted from its outline, with the quiet zone around it.
[[nodiscard]] QImage painted(const paper::QrCode& code, int pixels);

[[nodiscard]] ZXing::Result scanned(const QImage& image);

/// So many characters of a code's alphanumeric mode.
[[nodiscard]] std::string letters(std::size_t count);

} // namespace muster::testing
