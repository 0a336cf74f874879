#include "editor/words/fewwords.h"

#include <QStringList>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr qsizetype mostWords = 3;
constexpr qsizetype lettersOfFew = 28;

} // namespace

QString ifShort(const QString& words)
{
    return words.count(u' ') < mostWords && words.size() <= lettersOfFew ? words : QString();
}

QString fewWords(const QString& name)
{
    if (const auto whole = ifShort(name); !whole.isEmpty())
        return whole;
    auto words = name.split(u' ', Qt::SkipEmptyParts);
    words = words.first(std::min(mostWords, words.size()));
    while (words.size() > 1 && words.join(u' ').size() >= lettersOfFew)
        words.removeLast();
    auto text = words.join(u' ').left(lettersOfFew - 1);
    while (!text.isEmpty() && (text.back().isPunct() || text.back().isHighSurrogate()))
        text.chop(1);
    return text + u'…';
}

} // namespace muster::editor
