#pragma once

#include <QTranslator>

namespace muster::testing {

/// A language that nobody speaks: every text that passes through translation is in brackets and is longer by two
/// fifths, as other languages are. What shows up without brackets was never translatable; what is cut off has no room.
class PseudoTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override
    {
        const auto text = QString::fromUtf8(source);
        const auto added = (text.size() * 2 + 4) / 5;
        constexpr qsizetype longWord = 12; // longer texts have more words, not one that no line holds
        QString more(added, QChar(u'~'));
        for (auto at = longWord; at < more.size(); at += longWord + 1)
            more.insert(at, QLatin1Char(' '));
        return QStringLiteral("⟦") + text + more + QStringLiteral("⟧");
    }
};

} // namespace muster::testing
