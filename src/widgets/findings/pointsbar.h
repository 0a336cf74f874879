#pragma once

#include "editor/list/headform.h"

#include <QWidget>

namespace muster::widgets {

/// "1,545 of 1,500 points", what is left or over at the other end of the line, and a bar below that is full at the
/// limit and hatched beyond it. Its size depends on the fonts alone.
class PointsBar : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void show(const editor::HeadForm::Cost& cost);
    void setNarrow(bool isNarrow);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isNarrow = false;
    editor::HeadForm::Cost m_cost;
};

} // namespace muster::widgets
