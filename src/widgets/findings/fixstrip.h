#pragma once

#include "editor/models/fixsearch.h"

#include <QWidget>

#include <vector>

class QLabel;
class QToolButton;

namespace muster::widgets {

/// The fixes of one finding as buttons at the end of a line, as many as there is room for; "All" opens the rest on
/// lines below it. The arrow keys go from one to the next, and back to the list of findings. The first has a ring.
class FixStrip : public QWidget {
    Q_OBJECT

public:
    explicit FixStrip(QWidget* parent = nullptr);

    void show(std::vector<editor::Gesture> fixes);
    /// The fixes are being looked for.
    void showNone();
    void focusFirst();
    /// The first line begins there; what is before it has other words.
    void setStart(int left);
    /// The rest below the first line; where those would be too many, asks for all in another way.
    void openAll();
    [[nodiscard]] int heightFor(int width) const;
    [[nodiscard]] static int lineHeight();
    /// A fix as its button says it, and how wide that is.
    [[nodiscard]] static QString cutWords(const QString& name);
    [[nodiscard]] static int buttonWidth(const QString& words);

signals:
    void chosen(int fix); ///< of those shown last
    void allRequested();
    void opened();    ///< it is higher now
    void leftByKey(); ///< the keyboard goes back to the list

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeButtons();
    [[nodiscard]] std::vector<std::size_t> lines(int width) const;
    void arrange();
    void step(QToolButton* from, int by);
    QToolButton* makeButton(const QString& text);

    std::vector<editor::Gesture> m_fixes;
    int m_start = 0;
    bool m_isOpen = false; ///< all are shown
    QLabel* m_word;
    std::vector<QToolButton*> m_buttons; ///< of the fixes, and behind them the one for all
};

} // namespace muster::widgets
