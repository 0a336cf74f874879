#pragma once

#include "core/base/severity.h"

#include <QColor>
#include <QFont>
#include <QPalette>

class QApplication;
class QWidget;

namespace muster::widgets {

/// Lengths in device-independent pixels; everything is on a grid of 4.
namespace space {
inline constexpr int tiny = 4;
inline constexpr int small = 8;
inline constexpr int medium = 12;
inline constexpr int large = 16;
inline constexpr int huge = 24;
} // namespace space

enum class Look { System, Light, Dark };
/// "light", "dark"; anything else is as the system has it.
[[nodiscard]] Look lookOf(const QString& name);

/// The colours of the program. Text on ground and surface, and each signal on both, has a contrast of at least 4.5
/// to 1.
struct Theme {
    QColor ground;  ///< of the window
    QColor surface; ///< of lists, fields and cards
    QColor raised;  ///< of chips and heads
    QColor line;
    QColor rowLine;  ///< between the rows of a list
    QColor headLine; ///< under the heads of its groups
    QColor edge;     ///< of a control; 3 to 1 with its background
    QColor badge;    ///< behind a few words that say what would break
    QColor onBadge;
    QColor text;
    QColor quiet; ///< text of the second rank
    QColor accent;
    QColor selection;
    QColor tile; ///< behind icons
    QColor onTile;
    QColor error;
    QColor warning;
    QColor note;
    QColor good;
    QColor errorGround; ///< behind what is wrong

    /// The theme that a widget's palette was made from.
    [[nodiscard]] static const Theme& of(const QPalette& palette);
    [[nodiscard]] static const Theme& of(const QWidget* widget);

    [[nodiscard]] QColor signal(Severity severity) const;
};

/// The scale of type. Figures, heads and fine print are condensed.
enum class Type { Title, Heading, Body, Strong, Small, Fine, Label, Figure };
[[nodiscard]] QFont fontOf(Type type);

/// Gives the program its style, palette and fonts; called again, it changes the look while it runs.
void applyLook(QApplication& application, Look look);

} // namespace muster::widgets
