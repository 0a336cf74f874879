#pragma once

#include "widgets/unit/choicecells.h"
#include "widgets/unit/choicehead.h"
#include "widgets/unit/choicelist.h"
#include "widgets/unit/choicerow.h"

#include <QLabel>

namespace muster::widgets {

/// A line with its controls.
struct ChoiceList::Line {
    using Kind = ChoiceNode::Kind;
    enum class Shape { Head, Row, Words, Columns };

    ChoiceLine line;
    std::string key; ///< of its node, which may be gone
    Shape shape = Shape::Words;
    ChoiceRow::Control control = ChoiceRow::Control::Check;
    QWidget* widget = nullptr;
    ChoiceHead* head = nullptr;
    QToolButton* add = nullptr;
    ChoiceRow* row = nullptr;
    QLabel* words = nullptr;
    ChoiceCells* heads = nullptr;
    std::vector<editor::Addable> addable;

    [[nodiscard]] static Shape shapeOf(const ChoiceNode& node)
    {
        return node.kind == Kind::Why                          ? Shape::Words
               : node.kind == Kind::Columns                    ? Shape::Columns
               : node.kind == Kind::None                       ? Shape::Row
               : node.kind == Kind::Choice && !node.isForced() ? Shape::Row
                                                               : Shape::Head;
    }
    [[nodiscard]] static ChoiceRow::Control controlOf(const ChoiceNode& node)
    {
        return node.kind == Kind::None ? ChoiceRow::Control::Radio : controlFor(*node.group, *node.choice);
    }
    [[nodiscard]] bool fits(const ChoiceLine& other) const
    {
        const auto its = shapeOf(*other.node);
        if (shape != its)
            return false;
        if (its == Shape::Row)
            return control == controlOf(*other.node) && (row->arrow() != nullptr) == other.hasArrow;
        return its == Shape::Words || its == Shape::Columns ||
               (add != nullptr) == (other.node->kind == Kind::Group && !other.node->group->addable.empty());
    }
    /// What has the keyboard for it; null for words.
    [[nodiscard]] QWidget* input() const { return head ? static_cast<QWidget*>(head) : row ? row->input() : nullptr; }
};

} // namespace muster::widgets
