#pragma once

#include "editor/list/headform.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace muster::widgets {

/// Over the whole window, in fixed places: emblem, name, points of the limit, legal or not, how near each limit is, and
/// the battle.
class HeadBar : public QWidget {
    Q_OBJECT

public:
    explicit HeadBar(QWidget* parent = nullptr);

    void setForm(editor::HeadForm form);
    /// For half a window: without the limits, and without the button for the battle.
    void setNarrow();
    /// The name becomes a field in its place.
    void editName();

signals:
    void nameWritten(const QString& name);
    void left(); ///< the name was written, or not
    void battleRequested();
    void findingsRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showForm();
    void fold();
    void endNaming(bool isKept);

    editor::HeadForm m_form;
    bool m_isNarrow = false;
    class ArmyTile* m_tile;
    QLabel* m_name;
    QLineEdit* m_field; ///< in place of the name, while it is written
    QLabel* m_army;
    QVBoxLayout* m_words;
    class PointsBar* m_points;
    class VerdictBadge* m_badge;
    class LimitStrip* m_tallies;
    QPushButton* m_battle;
};

} // namespace muster::widgets
