#pragma once

#include "editor/models/unitform.h"

#include <QWidget>

#include <memory>

class QVBoxLayout;

namespace muster::widgets {

/// The option groups of a unit or of a model group, each option as the control that fits it: a radio button where one
/// excludes the others, a check box, or a number. Signals a person's choice; changes nothing itself.
class ChoiceList : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceList(QWidget* parent = nullptr);
    ~ChoiceList() override;

    /// Where the options are the same as before, controls stay and only what they show changes.
    void setChoices(const std::vector<editor::ChoiceGroup>& groups);
    /// Why an option cannot be taken without breaking a rule; none: it can.
    void setBreaks(const std::string& option, const QStringList& breaks);
    /// Options that nobody took, in order: those that a person may want to know of.
    [[nodiscard]] std::vector<std::string> openOptions() const;

signals:
    void chosen(const std::string& option, int count);

private:
    struct Group;

    void build(const std::vector<editor::ChoiceGroup>& groups);
    [[nodiscard]] bool fits(const std::vector<editor::ChoiceGroup>& groups) const;

    QVBoxLayout* m_layout;
    std::vector<std::unique_ptr<Group>> m_groups;
};

} // namespace muster::widgets
