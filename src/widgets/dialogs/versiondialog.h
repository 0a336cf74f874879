#pragma once

#include "editor/comparing/otherversion.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;
class QTreeWidget;

namespace muster::widgets {

/// Which version of the game's data judges the open roster; what another one would change is shown before it is chosen.
class VersionDialog : public QDialog {
    Q_OBJECT

public:
    VersionDialog(Store& store, VerdictPtr verdict, QWidget* parent);

    [[nodiscard]] const editor::VersionChoice& choice() const;

private:
    void showChanges();
    [[nodiscard]] QString wordsOf(const editor::VersionChoice& choice) const;

    Store& m_store;
    VerdictPtr m_verdict;
    std::vector<editor::VersionChoice> m_choices;
    QListWidget* m_versions;
    QLabel* m_summary;
    QTreeWidget* m_changes;
    QPushButton* m_switch;
};

} // namespace muster::widgets
