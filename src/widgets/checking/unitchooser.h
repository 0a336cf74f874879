#pragma once

#include "editor/checking/checkedlist.h"

#include <QDialog>

#include <vector>

class QLineEdit;
class QListWidget;

namespace muster::widgets {

/// Asks which unit a line means, if none of the guesses is right.
class UnitChooser : public QDialog {
    Q_OBJECT

public:
    UnitChooser(const std::vector<editor::OtherUnit>& units, const QString& line, QWidget* parent = nullptr);

    /// As a roster writes it; empty: none.
    [[nodiscard]] QString kind() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();

    QLineEdit* m_search;
    QListWidget* m_units;
};

} // namespace muster::widgets
