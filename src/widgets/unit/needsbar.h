#pragma once

#include "editor/list/unitform.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace muster::widgets {

/// A quiet line above the choices of a unit that is not complete: what must be chosen, what the cheapest legal form
/// costs, and a button that takes it.
class NeedsBar : public QFrame {
    Q_OBJECT

public:
    explicit NeedsBar(QWidget* parent = nullptr);

    /// `isSame`: of the unit that was shown before. Its place is then kept, so that the choices below do not move when
    /// one of them is made.
    void setNeeds(const std::optional<editor::NeedsForm>& needs, bool isSame);

signals:
    void fillRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_choose;
    QLabel* m_cheapest;
    QPushButton* m_fill;
    bool m_isOpen = false; ///< something must still be chosen
};

} // namespace muster::widgets
