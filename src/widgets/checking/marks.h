#pragma once

#include "editor/checking/checkmodel.h"

#include <QPainter>
#include <QWidget>

#include <array>

namespace muster::widgets {

struct Theme;

/// How sure it is what a line means, as a sign that says it without colour: a full disc, a half disc, a triangle, a
/// cross, a stroke.
void paintMark(QPainter& painter, const QRectF& area, editor::LineMark mark, const QColor& colour);
[[nodiscard]] QColor colourOf(const Theme& theme, editor::LineMark mark);
/// A light tint of a signal on the ground of a list.
[[nodiscard]] QColor tint(const Theme& theme, const QColor& signal);

/// How many lines there are of each mark.
class MarkCounts : public QWidget {
    Q_OBJECT

public:
    explicit MarkCounts(QWidget* parent = nullptr);

    void show(const editor::CheckModel& model);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    struct Count {
        editor::LineMark mark = editor::LineMark::Sure;
        QString words;
    };
    std::vector<Count> m_counts;
};

} // namespace muster::widgets
