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

/// Plain text over as many lines as it needs.
class WordLabel : public QLabel {
    Q_OBJECT

public:
    explicit WordLabel(QWidget* parent = nullptr);
    explicit WordLabel(const QString& words, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
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
