#pragma once

#include "widgets/look/theme.h"

#include <QFont>
#include <QLabel>
#include <QString>

namespace muster::widgets {

/// A label of plain text. Every label of the editor is made with it, except those that contain our own HTML: a bare
/// QLabel would interpret text that looks like HTML, and open the files that it names.
[[nodiscard]] QLabel* plainLabel(const QString& words = {}, QWidget* parent = nullptr);
/// Wraps the text of a label. A word that cannot be broken is cut off and does not widen the window.
void wrapWords(QLabel& label);
inline QLabel* wrapped(QLabel* label)
{
    wrapWords(*label);
    return label;
}

/// Plain text over as many lines as it needs. It remembers its height at a width: a panel of many such labels is laid
/// out again with each change of one of them, and measuring text is what takes the time.
class WordLabel : public QLabel {
    Q_OBJECT

public:
    explicit WordLabel(QWidget* parent = nullptr);
    explicit WordLabel(const QString& words, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

private:
    struct Known {
        QString text;
        QFont font;
        int margins = 0;
        int width = -1;
        int height = 0;
    };
    mutable Known m_known[5]; ///< a layout asks for its own width, with and without a scroll bar, and for hints
    mutable int m_next = 0;
};

/// A line of plain text that ends in an ellipsis where it has too little room. It does not ask for room.
class CutLabel : public QLabel {
    Q_OBJECT

public:
    explicit CutLabel(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// Words that can be copied.
[[nodiscard]] WordLabel* wordsToCopy(Type type, const QString& words = {});

} // namespace muster::widgets
