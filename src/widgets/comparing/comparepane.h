#pragma once

#include "editor/comparing/pairedunits.h"

#include <QTimer>
#include <QWidget>

#include <string>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace muster::widgets {

/// Another roster beside the one that is edited: its units, each with what is different here. Nothing in it is edited.
class ComparePane : public QWidget {
    Q_OBJECT

public:
    explicit ComparePane(QWidget* parent = nullptr);

    /// The roster that is edited, whenever it has a new verdict.
    void setHere(editor::ListFormPtr here);
    /// The other one and what it is called. Null: there is none.
    void setThere(editor::ListFormPtr there, const QString& name);
    /// Chooses the row of a unit of the roster that is edited.
    void choose(const std::string& unit);

signals:
    void unitChosen(const std::string& unit);                  ///< of the roster that is edited
    void copyRequested(const std::vector<std::string>& units); ///< of the other one, into this

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void compareSoon();
    void compare();
    void fill();
    void showChosen();
    [[nodiscard]] QString sums() const;
    [[nodiscard]] std::vector<std::string> chosenThere() const;

    editor::ListFormPtr m_here;
    editor::ListFormPtr m_there;
    QString m_otherName;
    editor::PairedRosters m_pairs;
    QLabel* m_name;
    QLabel* m_sums;
    QCheckBox* m_onlyDifferent;
    QTreeWidget* m_units;
    QLabel* m_changes;
    QPushButton* m_copy;
    QTimer m_soon;
};

} // namespace muster::widgets
