#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>

namespace muster::widgets {

/// What a person types into a search field, as words that must all be found.
[[nodiscard]] inline QStringList searchWords(const QString& typed) { return typed.split(u' ', Qt::SkipEmptyParts); }

/// Whether a text has every word somewhere; upper and lower case are the same.
[[nodiscard]] inline bool hasWords(const QString& text, const QStringList& words)
{
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace muster::widgets
