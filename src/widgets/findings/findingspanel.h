#pragma once

#include "editor/findingsmodel.h"

#include <QWidget>

#include <array>

class QLabel;
class QListView;
class QMenu;
class QToolButton;

namespace muster::widgets {

/// What is wrong, one line a cause; what would mend it; and whose fault it is.
class FindingsPanel : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    /// `failure`: why judging failed; the verdict is then the last that there was.
    void setVerdict(editor::VerdictPtr verdict, const QString& failure = {});
    /// Puts the ways to mend the chosen finding into a menu.
    void fillMendMenu(QMenu& menu);
    /// Opens that menu at the chosen finding.
    void openMendMenu();
    void focusList();
    /// Goes to the next or the last finding, and to who is to blame for it.
    void step(int by);
    [[nodiscard]] bool hasFindings() const;

signals:
    void showRequested(const QStringList& units);
    void mendRequested(const Edit& edit, const QString& name);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void showCounts();
    void activate(const QModelIndex& index);

    editor::VerdictPtr m_verdict;
    QString m_failure;
    editor::FindingsModel* m_model;
    class SeverityFilter* m_proxy;
    QListView* m_view;
    QLabel* m_word; ///< stands in place of an empty list
    std::array<QToolButton*, 3> m_filters{};
};

} // namespace muster::widgets
