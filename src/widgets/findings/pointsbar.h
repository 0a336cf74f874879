#pragma once

#include "editor/models/headform.h"

#include <QWidget>

namespace muster::widgets {

/// "1,545 of 1,500 points", what is left or over at the other end of the line, and a bar below that is full at the
/// limit and hatched beyond it. Its size depends on the fonts alone.
class PointsBar : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// `left`: empty where nothing is left or over. `brief`: shown in place of `rest` where that would be cut.
    void show(const editor::HeadForm& form, const QString& figure, const QString& rest, const QString& left,
              const QString& brief = {});
    void setNarrow(bool isNarrow);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_share = 0;
    bool m_hasLimit = false;
    bool m_isNarrow = false;
    QString m_figure;
    QString m_rest;
    QString m_brief;
    QString m_left;
};

} // namespace muster::widgets
