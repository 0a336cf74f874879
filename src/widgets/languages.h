#pragma once

#include <QString>
#include <QStringList>

namespace muster::widgets {

/// Languages of the program: the source's, and those whose translations are built in (translations/).
[[nodiscard]] QStringList shippedLanguages();
/// As those who speak it call it: English, Deutsch.
[[nodiscard]] QString languageName(const QString& code);
/// The one from the settings, else the system's where it is shipped, else English.
[[nodiscard]] QString chosenLanguage();

/// Changes the language while the program runs; every widget is told by QEvent::LanguageChange.
void applyLanguage(const QString& code);

} // namespace muster::widgets
