#pragma once

#include "editor/gestures/beginning.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace muster::widgets {

/// What is shown in place of the units of a roster that has none: how to add them, units to begin with, and what needs
/// such a beginning.
class EmptyRoster : public QWidget {
    Q_OBJECT

public:
    explicit EmptyRoster(QWidget* parent);

    void setUnits(const std::vector<editor::FirstUnit>& units);

signals:
    void addRequested(const QString& reference); ///< one of the units

private:
    void fill();

    std::vector<editor::FirstUnit> m_units;
    QLabel* m_how;
    QLabel* m_begin;
    QWidget* m_buttons;
    QVBoxLayout* m_column; ///< of the buttons
    QLabel* m_opens;
};

} // namespace muster::widgets
