#pragma once

#include "editor/gestures/slotting.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace muster::widgets {

/// The slots of a unit: how many units fill each, a button that adds one, and the cheapest fill of all that is missing.
class SlotsBox : public QWidget {
    Q_OBJECT

public:
    explicit SlotsBox(QWidget* parent = nullptr);
    ~SlotsBox() override;

    /// Hidden where the unit has no slots.
    void show(VerdictPtr verdict, Id<AssessedUnit> unit);

signals:
    void gestureMade(const editor::Gesture& gesture);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row;

    void addRow();
    void showRow(std::size_t index, const editor::SlotRow& slot);
    void colourSigns();
    void offer(std::size_t index);
    void showFill();

    VerdictPtr m_verdict;
    Id<AssessedUnit> m_unit;
    QLabel* m_head;
    QVBoxLayout* m_list;
    std::vector<std::unique_ptr<Row>> m_rows;
    QWidget* m_fillBox;
    QLabel* m_fillWords;
    QPushButton* m_fill;
    std::optional<editor::SlotFill> m_cheapest;
    QTimer m_later; ///< works out the fill
};

} // namespace muster::widgets
