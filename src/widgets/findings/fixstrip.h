#pragma once

#include "editor/models/fixsearch.h"

#include <QWidget>

#include <vector>

class QLabel;
class QToolButton;

namespace muster::widgets {

/// The fixes of one finding as buttons on one line, as many as there is room for; "All" opens them as a menu. The
/// arrow keys go from one to the next, and back to the list of findings.
class FixStrip : public QWidget {
    Q_OBJECT

public:
    explicit FixStrip(QWidget* parent = nullptr);

    void show(std::vector<editor::Gesture> fixes);
    /// The fixes are being looked for.
    void showNone();
    void focusFirst();
    [[nodiscard]] static int lineHeight();

signals:
    void chosen(int fix); ///< of those shown last
    void allRequested();
    void leftByKey(); ///< the keyboard goes back to the list

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void step(QToolButton* from, int by);
    QToolButton* makeButton(const QString& text);

    std::vector<editor::Gesture> m_fixes;
    QLabel* m_word;
    std::vector<QToolButton*> m_buttons; ///< of the fixes, and behind them the one for all
};

} // namespace muster::widgets
