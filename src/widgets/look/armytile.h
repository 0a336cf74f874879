#pragma once

#include "editor/list/armylook.h"
#include "widgets/look/theme.h"

#include <QPainter>
#include <QWidget>

namespace muster::widgets {

/// The colours of an army in a theme: the data's own, made lighter or darker until they can be read there.
struct ArmyColours {
    QColor army; ///< of lines and bars: 4.5 to 1 with the surface
    QColor tile; ///< behind emblems and icons: 4.5 to 1 with what is on it
};
/// `colour`: "#6a4638"; empty for that of the program's tiles.
[[nodiscard]] ArmyColours armyColours(const QString& colour, const Theme& theme);

/// Says of which army a part of the window is; what is in it is painted in its colours. Without letters: of the one
/// that the part around it is of.
void setArmy(QWidget& part, const editor::ArmyLook& army);
/// Of the part of the window that a widget is in; those of the program, the edge in its accent, where none is.
[[nodiscard]] ArmyColours armyColoursOf(const QWidget* widget);

/// The emblem of an army, or its letters, on its tile.
void paintArmy(QPainter& painter, const QRectF& area, const editor::ArmyLook& army, const Theme& theme);

/// The same as a part of a window.
class ArmyTile : public QWidget {
    Q_OBJECT

public:
    explicit ArmyTile(int size, QWidget* parent = nullptr);

    void setArmy(const editor::ArmyLook& army);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    editor::ArmyLook m_army;
};

} // namespace muster::widgets
