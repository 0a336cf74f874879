#pragma once

#include <QByteArray>

class QMimeData;

namespace muster::widgets {

/// The bytes of the picture that another program, or this one, put on the clipboard or drags. Empty: there is none.
[[nodiscard]] QByteArray heldPicture(const QMimeData& data);

} // namespace muster::widgets
