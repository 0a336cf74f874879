#pragma once

#include "editor/list/headform.h"

#include <QWidget>

#include <vector>

class QMenu;
class QToolButton;

namespace muster::widgets {

/// How near each limit is: a chip each, as many as there is room for, and a button that opens all as a list. In a
/// narrow window only the button. A chip is red for an error and amber for a warning only; a full limit is no fault.
class LimitStrip : public QWidget {
    Q_OBJECT

public:
    explicit LimitStrip(QWidget* parent = nullptr);

    void show(const std::vector<editor::HeadForm::Tally>& limits);
    void setNarrow(bool isNarrow);
    /// All limits with their figures, as in the list.
    void fillMenu(QMenu& menu);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void findingsRequested(); ///< a limit of the list was chosen

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    [[nodiscard]] int moreWidth() const;
    [[nodiscard]] std::vector<std::size_t> fitting(int room) const;
    void paintChip(QPainter& painter, const QRect& area, const editor::HeadForm::Tally& limit) const;

    std::vector<editor::HeadForm::Tally> m_limits;
    std::vector<std::size_t> m_shown; ///< chips, in the order of the limits
    QToolButton* m_more;
    bool m_isNarrow = false;
};

} // namespace muster::widgets
