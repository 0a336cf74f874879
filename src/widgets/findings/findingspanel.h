#pragma once

#include "editor/models/findingsmodel.h"
#include "editor/models/fixsearch.h"

#include <QPersistentModelIndex>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <array>

class QLabel;
class QListView;
class QMenu;
class QToolButton;

namespace muster::widgets {

/// The findings, each with all of its words, its fixes and the units to blame. The chosen one has its fixes as buttons
/// (FixStrip), the others show the first two.
class FindingsPanel : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    /// `failure`: why judging failed; the form is then of the last verdict that there was.
    void setForm(editor::VerdictFormPtr form, const QString& failure = {});
    /// Whether findings offer fixes: those of somebody else's list do not.
    void setCanFix(bool canFix);
    /// Whether ways to make the whole list legal can be looked for.
    void setCanRepair(bool canRepair);
    /// Puts the fixes for the chosen finding into a menu.
    void fillFixMenu(QMenu& menu);
    /// The same with what is known already: nothing is looked for, and nothing is chosen.
    void fillKnownFixes(QMenu& menu);
    /// Opens that menu at the chosen finding.
    void openFixMenu();
    void focusList();
    /// Goes to the next or the previous finding, and to the units to blame for it.
    void step(int by);
    [[nodiscard]] bool hasFindings() const;
    /// How many findings there are of a severity, shown or not.
    [[nodiscard]] int count(Severity severity) const;
    [[nodiscard]] int total() const;
    [[nodiscard]] bool hasUnits() const;
    [[nodiscard]] bool hasFailed() const { return !m_failure.isEmpty(); }
    /// "Nothing to find. 8 limits looked at, 3 of them full", or why there is nothing to say.
    [[nodiscard]] QString summary() const;
    /// The buttons that choose what is shown; who takes them puts them somewhere else.
    [[nodiscard]] QWidget& filters() { return *m_bar; }
    /// Folded: nothing is shown, and nothing takes the keyboard; the panel itself keeps its width.
    void setFolded(bool isFolded);
    /// Height that shows all findings.
    [[nodiscard]] int wantedHeight() const;

signals:
    void changed(); ///< there are other findings
    void showRequested(const QStringList& units);
    void fixRequested(const editor::Gesture& fix);
    void repairRequested();
    /// The list had the keyboard and is gone; nothing else in the window is known to want it.
    void keyboardFree();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A fix that is shown in a row which is not chosen.
    struct Pressed {
        QPersistentModelIndex row;
        int fix = 0;
        QRect place;
    };

    void describe();
    void showMarks();
    void showCounts();
    void showView();
    void execFixMenu(const QRect& place);
    void activate(const QModelIndex& index);
    void addFixes(QMenu& menu, const std::vector<editor::Gesture>& fixes);
    /// The fixes of a row of the model if they are known; null otherwise.
    [[nodiscard]] const std::vector<editor::Gesture>* fixesOf(const QModelIndex& source) const;
    /// The same, and looks for them where they are not known.
    const std::vector<editor::Gesture>* findFixes(const QModelIndex& source);
    void takeFound();
    [[nodiscard]] bool mayLookAhead() const;
    void lookAhead();
    void placeStrip();
    void fillStrip();
    void goToStrip();
    void apply(const editor::Gesture& fix);
    [[nodiscard]] Pressed fixAt(const QPoint& point) const;
    void takePressed(const Pressed& pressed);

    editor::VerdictFormPtr m_form;
    int m_units = 0; ///< of the list
    QString m_failure;
    bool m_canFix = true;
    bool m_isFolded = false;
    editor::FindingsModel* m_model;
    class SeverityFilter* m_proxy;
    QListView* m_view;
    QWidget* m_bar; ///< of the filters
    QToolButton* m_repair;
    class FixStrip* m_strip;
    editor::FixSearch* m_fixes;
    QPersistentModelIndex m_stripWanted; ///< the keyboard goes to its fixes as soon as they are known
    QPointer<QWidget> m_before;          ///< what had the keyboard before the list got it
    QTimer m_idle;
    Pressed m_pressed;                       ///< where the mouse went down
    QLabel* m_word;                          ///< shown in place of an empty list
    std::array<QToolButton*, 4> m_filters{}; ///< unknown, errors, warnings, notes
};

} // namespace muster::widgets
