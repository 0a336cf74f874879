#pragma once

#include <QString>
#include <QStringList>

namespace muster::editor {

/// Languages that the program speaks, as tags: "de", "en". English is always there.
[[nodiscard]] QStringList languages();

/// The first of these that the person who runs the program prefers; else English.
[[nodiscard]] QString preferredLanguage();

/// Speaks this language from now on: the editor, report, and Qt's own dialogs. Windows that are
/// open keep their words: they are made again. A language that is not there is replaced by English. Army data have
/// translations of their own: see Store::setLanguage.
void setLanguage(const QString& language);

/// The current one.
[[nodiscard]] QString language();

} // namespace muster::editor
