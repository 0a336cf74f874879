#pragma once

#include <QFont>
#include <QLabel>
#include <QString>

namespace muster::widgets {

/// A label of plain words. Every label of the editor is made so, but for those that write HTML of their own: a bare
/// QLabel would take words that look like HTML for it, and open the files that they name.
[[nodiscard]] QLabel* plainLabel(const QString& words = {});
/// Puts the words of a label on several lines. One that has no place to break is cut off, and widens no window.
void wrapWords(QLabel& label);

/// Plain words over as many lines as they need. Remembers how high they are at a width: a panel of many such labels is
/// laid out anew with each change of one of them, and setting type is what takes the time.
class WordLabel : public QLabel {
    Q_OBJECT

public:
    explicit WordLabel(QWidget* parent = nullptr);

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

} // namespace muster::widgets
