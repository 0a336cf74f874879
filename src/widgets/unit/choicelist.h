#pragma once

#include "editor/list/breaks.h"
#include "editor/list/unitform.h"

#include <QWidget>

#include <map>
#include <memory>

class QMenu;
class QVBoxLayout;

namespace muster::widgets {

class ChoiceRow;

/// Groups of choices, each choice as the control that fits it: a radio button where one excludes the others, a check
/// box, or a number; below it what can be chosen for it, to any depth. Signals a person's choice; changes nothing
/// itself.
class ChoiceList : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceList(QWidget* parent = nullptr);
    ~ChoiceList() override;

    /// Where the choices are the same as before, controls stay and only what they show changes. What can never be taken
    /// is in a fold at the end of its group, as it was when the unit was shown first (`isOther`): nothing moves while a
    /// person works on one.
    void setChoices(const std::vector<editor::ChoiceGroup>& groups, bool isOther);
    /// What taking a choice would break.
    void setBreaks(const std::string& choice, const editor::Breaks& breaks);
    /// The controls of the choices whose name begins with a letter, in order, also those in closed groups. Those in a
    /// closed "Not possible" are left out, and those below choices, which are lists of their own.
    [[nodiscard]] std::vector<QWidget*> beginningWith(QChar letter) const;
    /// Opens the group of a control.
    void reveal(const QWidget& control);
    /// Choices that are not taken, in order, with those below others: a person may want to know what they would break.
    [[nodiscard]] std::vector<std::string> openChoices() const;

signals:
    void chosen(const std::string& choice, int count);
    /// The menu of what can be added to a group is to be filled.
    void addMenuWanted(QMenu* menu, const std::vector<editor::Addable>& addable);

private:
    struct Group;
    struct Fold;

    void build(const std::vector<editor::ChoiceGroup>& groups);
    [[nodiscard]] std::unique_ptr<Group> makeGroup(const editor::ChoiceGroup& group, bool isOpen);
    void addRow(Group& group, const editor::Choice& choice, ChoiceRow* row, QVBoxLayout& rows);
    void addButton(Group& group, const editor::ChoiceGroup& form);
    [[nodiscard]] bool isRefused(const editor::Choice& choice) const;
    [[nodiscard]] bool fits(const std::vector<editor::ChoiceGroup>& groups) const;

    QVBoxLayout* m_layout;
    std::vector<std::unique_ptr<Group>> m_groups;
    std::unique_ptr<Fold> m_fold;             ///< of the groups that nothing may be taken from
    std::map<std::string, QString> m_refused; ///< choices that go into a fold, with the reason
    bool m_isNew = true;
};

} // namespace muster::widgets
