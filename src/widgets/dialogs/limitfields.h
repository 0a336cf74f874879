#pragma once

#include "editor/gamefolders/liststart.h"

#include <QWidget>

#include <optional>
#include <string>
#include <utility>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace muster::widgets {

/// A field for each kind of cost that a list may limit. An empty one is no limit.
class LimitFields : public QWidget {
    Q_OBJECT

public:
    explicit LimitFields(QWidget* parent = nullptr);

    void setCosts(const std::vector<editor::CostLimit>& costs);
    /// By id; none where no limit is typed.
    [[nodiscard]] std::vector<std::pair<std::string, std::optional<QString>>> limits() const;
    /// Whether all that is typed are numbers. A line says so.
    [[nodiscard]] bool fits() const;
    /// What is typed for the first kind; may be empty.
    [[nodiscard]] QString first() const;
    /// From left to right, for the tab order.
    [[nodiscard]] std::vector<QWidget*> controls() const;

signals:
    void changed();

private:
    void look();

    struct Field {
        std::string cost;
        QLineEdit* edit = nullptr;
    };

    QGridLayout* m_grid;
    QLabel* m_fault;
    std::vector<Field> m_fields;
};

} // namespace muster::widgets
