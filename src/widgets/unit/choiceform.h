#pragma once

#include "widgets/unit/choicetree.h"

namespace muster::widgets {

/// The choices of a unit as lines: which are open, which are shown alone, and which of them a filter holds. Without
/// controls.
class ChoiceForm {
public:
    ChoiceForm() = default;
    ChoiceForm(const ChoiceForm&) = delete; // its tree points into its groups
    ChoiceForm& operator=(const ChoiceForm&) = delete;

    /// `kind`: what a person opens and closes is remembered for all of its kind while the program runs; empty: it is
    /// not. `isOther`: of another unit; else what is open stays open, and what can never be taken is what it was.
    void set(const std::string& kind, std::vector<editor::ChoiceGroup> groups, bool isOther);

    [[nodiscard]] const std::vector<ChoiceNode>& tree() const { return m_tree; }
    [[nodiscard]] std::vector<ChoiceLine> lines(const ChoiceFilter& filter) const;
    /// From the top to what is shown alone; empty where everything is.
    [[nodiscard]] ChoicePath alone() const;
    /// It lies within another line.
    [[nodiscard]] bool isNested() const { return m_isNested; }

    /// As a person wants it.
    void setOpen(const std::string& key, bool isOpen);
    /// With all that is in it.
    void openAll(const std::string& key);
    void showAlone(const std::string& key) { m_alone = key; }
    /// One step back from what is shown alone; false where everything is shown.
    bool goBack();
    /// Opens what a line lies in, so that it is shown.
    void reveal(const ChoicePath& path);

private:
    void foldNew();

    std::string m_kind;
    std::vector<editor::ChoiceGroup> m_groups;
    FirstSeen m_seen;
    std::vector<ChoiceNode> m_tree;
    ChoiceFolds m_folds;
    std::string m_alone; ///< key of what is shown alone; empty: everything is
    bool m_isNested = false;
    bool m_isNew = true;
};

} // namespace muster::widgets
