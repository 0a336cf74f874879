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

/// Whether the words of a name begin with the letters typed: "sws" for Steel Warriors Section. Only where one word of
/// at least two letters was typed.
[[nodiscard]] inline bool hasInitials(const QString& name, const QStringList& words)
{
    if (words.size() != 1 || words.front().size() < 2)
        return false;
    const auto& letters = words.front();
    qsizetype next = 0;
    bool isInWord = false;
    for (qsizetype i = 0; i < name.size() && next < letters.size(); ++i) {
        const bool isLetter = name[i].isLetterOrNumber() || name[i] == u'\'' || name[i] == u'’';
        if (isLetter && !isInWord && name[i].toCaseFolded() != letters[next++].toCaseFolded())
            return false;
        isInWord = isLetter;
    }
    return next == letters.size();
}

} // namespace muster::widgets
