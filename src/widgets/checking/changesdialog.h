#pragma once

#include "report/changes/comparisonwords.h"

#include <QDialog>

#include <vector>

namespace muster::widgets {

/// What is different between two lists, as a table.
class ChangesDialog : public QDialog {
    Q_OBJECT

public:
    ChangesDialog(const QString& here, const QString& there, const std::vector<report::DifferenceText>& changes,
                  QWidget* parent = nullptr);
};

} // namespace muster::widgets
