#pragma once

#include "editor/checking/checkmodel.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace muster::widgets {

class FindingsPanel;
class HeadBar;

/// Below a list that is checked: the verdict, what the list claims and what is true, the rulings that matter, the
/// findings; and at the right the buttons for the whole list.
class VerdictPane : public QWidget {
    Q_OBJECT

public:
    explicit VerdictPane(QWidget* parent = nullptr);

    /// A model with a list.
    void show(const editor::CheckModel& model);
    void addButton(QWidget* button);

signals:
    void battleRequested();
    void showRequested(const QStringList& units);
    void dataFolderRequested(); ///< the data of its game are not there

private:
    [[nodiscard]] static QString claimWords(const editor::CheckedList& list);
    [[nodiscard]] static QString wordsAbout(const editor::CheckedList& list);
    [[nodiscard]] static QStringList wordsAboutBattleScribe(const battlescribe::List& list);

    HeadBar* m_head;
    QPushButton* m_addData;
    QLabel* m_claims;
    QScrollArea* m_claimsArea;
    FindingsPanel* m_findings;
    QVBoxLayout* m_buttons;
};

} // namespace muster::widgets
