#pragma once

#include "paper/text/stylesheet.h"

#include <QColor>
#include <QFont>
#include <QPen>

namespace muster::paper {

/// Styles in the form that Qt's painter needs. The unit of the painter is dots, 600 to an inch.

inline constexpr int dotsPerInch = 600;
inline constexpr double dotsPerMm = dotsPerInch / 25.4;
inline constexpr double dotsPerPt = dotsPerInch / 72.0;

[[nodiscard]] constexpr double dotsOf(double mm) { return mm * dotsPerMm; }

[[nodiscard]] QColor colourOf(Colour colour);
[[nodiscard]] QPen penOf(const Line& line);
[[nodiscard]] QFont fontOf(const Style& style);

} // namespace muster::paper
