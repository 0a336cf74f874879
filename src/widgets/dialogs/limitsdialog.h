#pragma once

#include "editor/gamefolders/liststart.h"
#include "editor/list/intent.h"

#include <QDialog>

namespace muster::widgets {

class LimitFields;

/// How much of each kind of cost an open list may spend.
class LimitsDialog : public QDialog {
    Q_OBJECT

public:
    LimitsDialog(const std::vector<editor::CostLimit>& costs, QWidget* parent);

    /// Of the kinds whose limit is another one now.
    [[nodiscard]] std::vector<editor::intents::SetLimit> changes() const;

private:
    std::vector<editor::CostLimit> m_before;
    LimitFields* m_fields;
};

} // namespace muster::widgets
