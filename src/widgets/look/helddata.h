#pragma once

#include <QByteArray>
#include <QString>

class QMimeData;

namespace muster::widgets {

/// The bytes of the picture that another program, or this one, put on the clipboard or drags. Empty: there is none.
[[nodiscard]] QByteArray heldPicture(const QMimeData& data);
/// The one file among them; empty: there is none, or there are several.
[[nodiscard]] QString heldFile(const QMimeData& data);

} // namespace muster::widgets
