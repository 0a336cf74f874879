#pragma once

#include "core/base/fault.h"
#include "widgets/printing/exporting.h"

#include <QImage>
#include <QString>

class QWidget;

namespace muster {
class Store;
} // namespace muster

namespace muster::widgets {

class Prompts;

/// The card of a unit as it prints, twice as large as on a screen of 96 dots an inch, on white.
[[nodiscard]] Result<QImage> cardPicture(const Exported& exported, const Store& store, const QString& unitId);

/// To the clipboard. Fails where no card can be made; the clipboard is then as it was.
[[nodiscard]] Result<void> copyCard(const Exported& exported, const Store& store, const QString& unitId);

/// Asks for a PNG file and writes it; tells what failed. Gives the path; empty where nothing was written.
QString saveCard(QWidget* parent, Prompts& prompts, const Exported& exported, const Store& store,
                 const QString& unitId);

} // namespace muster::widgets
