#pragma once

#include <QFont>
#include <QLabel>
#include <QString>

namespace muster::widgets {

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
