#pragma once

#include <QString>

#include <string>

namespace muster::editor {

// Words of rosters, data and files as the editor shows them: core/base/safetext.h for the places of Qt. A field in
// which a text is edited has it as it is.

/// On one line, for a row, a label of plain text, a message.
[[nodiscard]] QString shown(const std::string& text);
[[nodiscard]] QString shown(const QString& text);
/// With its line ends.
[[nodiscard]] QString shownLines(const QString& text);

/// A path, with ~ for the home folder of the person.
[[nodiscard]] QString shownPath(const QString& path);

/// For a tip. Qt takes what looks like HTML for HTML there, and would open the files that it names: such words are
/// escaped.
[[nodiscard]] QString shownTip(const QString& text);
/// For a button, a menu or the label of a field: an ampersand is not a mnemonic.
[[nodiscard]] QString shownLabel(const QString& text);
/// For the title of a window, in which Qt puts a mark in place of [*].
[[nodiscard]] QString shownTitle(const QString& text);

} // namespace muster::editor
