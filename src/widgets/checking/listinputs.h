#pragma once

#include "editor/checking/listchecker.h"

#include <QString>

#include <optional>
#include <string>

class QMimeData;

namespace muster::widgets {

// What a person gives the editor to be read as a list.

/// A file; its folder is where the next one is looked for.
[[nodiscard]] editor::ListInput fileInput(const std::string& path);
[[nodiscard]] editor::ListInput textInput(const QString& text);
/// The picture that was dropped, or is on the clipboard, as the bytes that another program gave: this one does not
/// decode them.
[[nodiscard]] editor::ListInput pictureInput(const QMimeData& data);
/// What was dropped, or is on the clipboard: one file, a picture or a text; nothing for all else.
[[nodiscard]] std::optional<editor::ListInput> inputOf(const QMimeData& data);
[[nodiscard]] bool hasInput(const QMimeData& data);

/// Where a person opened a list last.
[[nodiscard]] QString lastListFolder();

} // namespace muster::widgets
