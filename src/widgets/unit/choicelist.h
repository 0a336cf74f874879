#pragma once

#include "editor/gestures/optiontrial.h"
#include "editor/models/unitform.h"

#include <QWidget>

#include <memory>

class QVBoxLayout;

namespace muster::widgets {

class ChoiceRow;

/// The option groups of a unit or of a model group, each option as the control that fits it: a radio button where one
/// excludes the others, a check box, or a number. Signals a person's choice; changes nothing itself.
class ChoiceList : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceList(QWidget* parent = nullptr);
    ~ChoiceList() override;

    /// Where the options are the same as before, controls stay and only what they show changes.
    void setChoices(const std::vector<editor::ChoiceGroup>& groups);
    /// The options that go into a fold at the end of their group; those of other groups, and those that are taken, stay
    /// where they are. Nothing moves before this is called again.
    void setRefused(editor::Refusals refused);
    /// What taking an option would break.
    void setBreaks(const std::string& option, const editor::Breaks& breaks);
    /// The controls of the options whose name begins with a letter, in order, also those in closed groups. Those in a
    /// closed "Not possible" are left out.
    [[nodiscard]] std::vector<QWidget*> beginningWith(QChar letter) const;
    /// Opens the group of a control.
    void reveal(const QWidget& control);
    /// Options that are not taken, in order: those whose effects a person may want to know.
    [[nodiscard]] std::vector<std::string> openOptions() const;

signals:
    void chosen(const std::string& option, int count);

private:
    struct Group;
    struct Fold;

    void build(const std::vector<editor::ChoiceGroup>& groups);
    [[nodiscard]] std::unique_ptr<Group> makeGroup(const editor::ChoiceGroup& group, bool isOpen);
    void addRow(Group& group, ChoiceRow* row, QVBoxLayout& rows);
    [[nodiscard]] bool isRefused(const editor::Choice& choice) const;
    [[nodiscard]] bool fits(const std::vector<editor::ChoiceGroup>& groups) const;

    QVBoxLayout* m_layout;
    std::vector<std::unique_ptr<Group>> m_groups;
    std::unique_ptr<Fold> m_fold; ///< of the groups that nothing may be taken from
    editor::Refusals m_refused;
    bool m_isStale = false; ///< other options are refused than those in the folds
};

} // namespace muster::widgets
