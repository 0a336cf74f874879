#pragma once

#include "editor/models/findingsmodel.h"

#include <QWidget>

#include <array>

class QLabel;
class QListView;
class QMenu;
class QToolButton;

namespace muster::widgets {

/// The findings, one line each, with their fixes and the units to blame.
class FindingsPanel : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    /// `failure`: why judging failed; the verdict is then the last that there was.
    void setVerdict(VerdictPtr verdict, const QString& failure = {});
    /// What can be said of a roster of BattleScribe, which has no verdict.
    void setForeign(const battlescribe::List& list);
    /// Whether findings offer fixes: those of somebody else's list do not.
    void setCanFix(bool canFix);
    /// Puts the fixes for the chosen finding into a menu.
    void fillFixMenu(QMenu& menu);
    /// Opens that menu at the chosen finding.
    void openFixMenu();
    void focusList();
    /// Goes to the next or the previous finding, and to the units to blame for it.
    void step(int by);
    [[nodiscard]] bool hasFindings() const;

signals:
    void showRequested(const QStringList& units);
    void fixRequested(const Edit& edit, const QString& name);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void showCounts();
    void activate(const QModelIndex& index);

    VerdictPtr m_verdict;
    QString m_failure;
    bool m_canFix = true;
    editor::FindingsModel* m_model;
    class SeverityFilter* m_proxy;
    QListView* m_view;
    QLabel* m_word;                          ///< shown in place of an empty list
    std::array<QToolButton*, 4> m_filters{}; ///< unknown, errors, warnings, notes
};

} // namespace muster::widgets
