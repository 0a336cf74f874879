#pragma once

#include "editor/list/unitform.h"

#include <QWidget>

class QPainter;

namespace muster::widgets {

struct Theme;

/// A stat line: each figure large under its name, what it was below where an option changed it. Wraps where the line is
/// too long.
class FigureStrip : public QWidget {
    Q_OBJECT

public:
    explicit FigureStrip(QWidget* parent = nullptr);

    void setFigures(std::vector<editor::FigureForm> figures);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    void updateAccessibleText();
    void paintChanged(QPainter& painter, const QRect& area, const editor::FigureForm& figure, const Theme& theme) const;
    [[nodiscard]] QString wasText(const editor::FigureForm& figure) const;
    [[nodiscard]] std::vector<QRect> cells(int width) const;

    std::vector<editor::FigureForm> m_figures;
};

} // namespace muster::widgets
