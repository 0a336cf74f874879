#pragma once

#include "editor/list/listform.h"

#include <QLabel>
#include <QObject>
#include <QPointer>
#include <QStatusBar>
#include <QToolButton>

#include <string>
#include <vector>

class QUndoStack;

namespace muster::widgets {

/// What a status bar says of one roster: the last step with a button that undoes it, the sum of the roster, the sum of
/// what is selected. Does not depend on a window: it gets form and selection, and works in any status bar.
class RosterStatus : public QObject {
    Q_OBJECT

public:
    /// The stack outlives it.
    explicit RosterStatus(QUndoStack& stack, QObject* parent = nullptr);
    ~RosterStatus() override;

    /// Puts its parts into a bar, out of the one before. They leave it when this is destroyed.
    void putInto(QStatusBar& bar);
    /// Null for no roster.
    void setForm(editor::ListFormPtr form);
    void setSelection(std::vector<std::string> ids);
    /// Shows or hides all of it, for a window that shows something else.
    void setVisible(bool isVisible);

private:
    /// Not once the bar that had the parts is gone.
    [[nodiscard]] bool isThere() const;
    void showStep();
    void showSums();

    QUndoStack& m_stack;
    editor::ListFormPtr m_form;
    std::vector<std::string> m_selected;
    QPointer<QStatusBar> m_bar;
    QPointer<QWidget> m_last; ///< with the two below
    QPointer<QLabel> m_step;
    QPointer<QToolButton> m_undo;
    QPointer<QLabel> m_all;
    QPointer<QLabel> m_selection;
};

} // namespace muster::widgets
