#pragma once

#include <QLabel>

#include <cstddef>
#include <functional>

class QLineEdit;
class QPlainTextEdit;

namespace muster::widgets {

/// A line that says, while a person types, that the text of a field has too many letters. Nothing is cut off: the
/// person sees how many to leave out, and the text is not taken before it fits. Hidden while it fits.
class LengthLine : public QLabel {
    Q_OBJECT

public:
    /// For the caller to put below the field. `most` counts letters (core/base/letters.h).
    LengthLine(QLineEdit& field, std::size_t most);
    LengthLine(QPlainTextEdit& field, std::size_t most);

    /// For a field in a cell: the line covers what is below the field and is deleted with it. The field keeps Return
    /// and Tab as long as its text does not fit.
    static void putBelow(QLineEdit& field, std::size_t most);

    /// Makes a field one for search words: a button clears it, and it takes no more letters than names have. More would
    /// be found nowhere and would only take time, so the rest is cut off here; a line over what is below the field says
    /// so while the field is full.
    static void makeSearch(QLineEdit& field);

    [[nodiscard]] bool fits() const { return tooMany() == 0; }

signals:
    void changed(); ///< fits() returns another value

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    LengthLine(QWidget& field, std::function<QString()> text, std::size_t most);
    /// Puts the line over what is below the field.
    void floatBelow();
    [[nodiscard]] std::size_t tooMany() const;
    void look();

    QWidget& m_field;
    std::function<QString()> m_text;
    std::size_t m_most;
    bool m_didFit = true;
    bool m_isFloating = false;
    bool m_isCutOff = false; ///< the field cuts off what is too much
};

/// A field for search words; `words` in it say what is searched, unless it also has a name of its own.
[[nodiscard]] QLineEdit* searchField(const char* name, const QString& words, const QString& accessibleName = {});

} // namespace muster::widgets
