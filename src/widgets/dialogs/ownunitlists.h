#pragma once

#include "editor/ownunits/ownunitform.h"

#include <QWidget>

class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace muster::widgets {

/// The weapons of the army with a box for each that the unit carries. Figures are changed in place: the weapon is then
/// the unit's own.
class OwnWeaponList : public QWidget {
    Q_OBJECT

public:
    /// `objectName`: of its tree.
    OwnWeaponList(const std::vector<editor::OwnUnitForm::Weapon>& weapons, const QString& objectName,
                  QWidget* parent = nullptr);
    void readInto(std::vector<editor::OwnUnitForm::Weapon>& weapons) const;

signals:
    void edited();

private:
    void showState(QTreeWidgetItem& item);
    void changeFigures();

    std::vector<editor::OwnUnitForm::Weapon> m_before;
    std::vector<int> m_columns; ///< positions of the figures that are shown
    QTreeWidget* m_tree;
    QPushButton* m_change;
};

/// The special rules that a unit may have, with a box for each that it has.
class OwnRuleList : public QWidget {
    Q_OBJECT

public:
    explicit OwnRuleList(const std::vector<editor::OwnUnitForm::Rule>& rules, QWidget* parent = nullptr);
    void readInto(std::vector<editor::OwnUnitForm::Rule>& rules) const;

signals:
    void edited();

private:
    void search(const QString& words);

    QLineEdit* m_search;
    QTreeWidget* m_tree;
};

/// The options and model groups that the unit keeps.
class OwnOptionList : public QWidget {
    Q_OBJECT

public:
    explicit OwnOptionList(const editor::OwnUnitForm& form, QWidget* parent = nullptr);
    void readInto(editor::OwnUnitForm& form) const;

signals:
    void edited();

private:
    QTreeWidget* m_tree;
};

} // namespace muster::widgets
