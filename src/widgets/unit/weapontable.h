#pragma once

#include "editor/list/unitform.h"

#include <QWidget>

namespace muster::widgets {

/// Weapons as a table: a row for each, with its rules behind its name and a column for each figure.
class WeaponTable : public QWidget {
    Q_OBJECT

public:
    explicit WeaponTable(QWidget* parent = nullptr);

    /// `heads`: of the columns of figures; each weapon has a cell for each.
    void setWeapons(const QStringList& heads, const std::vector<editor::WeaponForm>& weapons);

private:
    void fill();

    QStringList m_heads;
    std::vector<editor::WeaponForm> m_weapons;
};

} // namespace muster::widgets
