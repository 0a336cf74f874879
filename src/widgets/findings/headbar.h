#pragma once

#include "editor/models/headform.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace muster::widgets {

/// Over the whole window: name, points of the limit, legal or not, and how near each limit is.
class HeadBar : public QWidget {
    Q_OBJECT

public:
    explicit HeadBar(QWidget* parent = nullptr);

    void setForm(editor::HeadForm form);
    /// For half a window: without the limits, and without the button for the battle.
    void setNarrow();

signals:
    void battleRequested();
    void findingsRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showForm();

    editor::HeadForm m_form;
    bool m_isNarrow = false;
    QLabel* m_name;
    QLabel* m_army;
    class PointsBar* m_points;
    class Badge* m_badge;
    class TallyStrip* m_tallies;
    QToolButton* m_battle;
};

} // namespace muster::widgets
