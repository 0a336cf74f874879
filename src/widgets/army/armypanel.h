#pragma once

#include "editor/models/armymodel.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace muster::widgets {

/// What can be added: the units of the army and of its possible allies, to search and to choose from.
class ArmyPanel : public QWidget {
    Q_OBJECT

public:
    explicit ArmyPanel(QWidget* parent = nullptr);

    void setVerdict(VerdictPtr verdict);
    /// The unit that is selected in the roster: what is added may go under it.
    void setNear(const std::string& unit);
    void focusSearch();
    /// Another roster was opened: nothing is searched for or chosen.
    void startOver();
    /// As a roster names its kind; empty where none is chosen.
    [[nodiscard]] QString chosenKind() const;

signals:
    void addRequested(const QString& reference);
    void addBelowRequested(const QString& reference); ///< under the unit that is selected in the roster

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void search(const QString& words);
    void openSections();
    void showEmptyWord();

    editor::ArmyModel* m_model;
    QSortFilterProxyModel* m_proxy;
    QLineEdit* m_search;
    QTreeView* m_view;
    QLabel* m_empty;
    QTimer m_work; ///< works out what adding would break, a little at a time
};

} // namespace muster::widgets
