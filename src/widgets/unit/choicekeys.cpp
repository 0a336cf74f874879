// The keyboard in a form of choices. Keys that nothing here takes go on to the panel.

#include "widgets/look/plainkeys.h"
#include "widgets/unit/choicefilterbar.h"
#include "widgets/unit/choiceline.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace muster::widgets {

using Kind = ChoiceNode::Kind;

namespace {

Qt::KeyboardModifiers heldWith(const QKeyEvent& event)
{
    return event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
}

bool isWrong(const ChoiceNode& node)
{
    return node.kind == Kind::Choice ? !node.choice->wrong.isEmpty()
                                     : node.kind == Kind::Group && !node.group->wrong.isEmpty();
}

} // namespace

bool ChoiceList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isForUs(*static_cast<QKeyEvent*>(event)))
        event->accept(); // else a menu of the window would take it
    else if (event->type() == QEvent::KeyPress && press(*static_cast<QKeyEvent*>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool ChoiceList::isForUs(const QKeyEvent& event) const
{
    const auto held = heldWith(event);
    switch (event.key()) {
    case Qt::Key_F8:
        return held == Qt::NoModifier &&
               std::ranges::any_of(m_form.tree(), [](const ChoiceNode& node) { return node.wrong > 0; });
    case Qt::Key_Up:
    case Qt::Key_Down:
        return held == Qt::AltModifier;
    case Qt::Key_Right:
        return held == Qt::ShiftModifier;
    case Qt::Key_Period:
        return held == Qt::ControlModifier;
    case Qt::Key_Backspace:
        return held == Qt::NoModifier;
    default:
        return false;
    }
}

std::size_t ChoiceList::here() const
{
    const auto* focused = window()->focusWidget();
    const auto at = std::ranges::find_if(m_lines, [&](const auto& line) {
        return focused && (line->widget == focused || line->widget->isAncestorOf(focused));
    });
    return static_cast<std::size_t>(at - m_lines.begin());
}

bool ChoiceList::press(const QKeyEvent& event)
{
    const auto at = here();
    if (at == m_lines.size())
        return false;
    const auto& line = *m_lines[at];
    const auto held = heldWith(event);
    const bool isNumber = qobject_cast<QSpinBox*>(window()->focusWidget()) != nullptr;
    const auto key = event.key();
    if (key == Qt::Key_F8)
        return isForUs(event) && goToWrong();
    if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Period)
        return (!isNumber || line.line.hasArrow) && pressFold(line, event); // else they go through the digits
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        const auto by = key == Qt::Key_Up ? -1 : 1;
        return held == Qt::AltModifier ? step(by, true) : held == Qt::NoModifier && !isNumber && step(by, false);
    }
    if (held == Qt::NoModifier && key == Qt::Key_Backspace && !isNumber)
        return stepOut();
    if (held == Qt::NoModifier && key == Qt::Key_Escape) {
        if (m_filter->filter().isOn()) {
            m_filter->reset();
            layOut();
            return true;
        }
        return !m_form.alone().empty() && stepOut();
    }
    return pressSign(line, plainSign(event));
}

/// Right opens and goes in, Left closes and goes out; with Shift everything below is opened; Ctrl and a full stop show
/// it alone.
bool ChoiceList::pressFold(const Line& line, const QKeyEvent& event)
{
    const auto held = heldWith(event);
    const auto key = line.key;
    const auto& its = line.line;
    if (event.key() == Qt::Key_Period) {
        if (held != Qt::ControlModifier || its.node->below.empty())
            return false;
        m_form.showAlone(key);
        layOut();
        return goToFirst();
    }
    const auto inwards = layoutDirection() == Qt::RightToLeft ? Qt::Key_Left : Qt::Key_Right;
    const bool isIn = event.key() == inwards;
    if (held == Qt::ShiftModifier && isIn && its.hasArrow && !its.isAlone) {
        m_form.openAll(key);
        layOut();
        return true;
    }
    if (held != Qt::NoModifier)
        return false;
    if (its.hasArrow && its.isOpen != isIn) {
        toggle(line, isIn);
        return true;
    }
    if (!isIn)
        return stepOut();
    return !its.isOpen || step(1, false);
}

/// Plus and minus change a number, choose and drop, or add to a group.
bool ChoiceList::pressSign(const Line& line, QChar sign)
{
    if (sign == QLatin1Char('/'))
        return goToFilter();
    if (sign != QLatin1Char('+') && sign != QLatin1Char('-') && sign != QChar(0x2212))
        return false;
    const bool isMore = sign == QLatin1Char('+');
    if (line.head && line.add && isMore)
        line.add->showMenu();
    if (!line.row)
        return line.head != nullptr;
    if (auto* number = qobject_cast<QSpinBox*>(line.row->input()))
        number->stepBy(isMore ? 1 : -1);
    else if (auto* button = qobject_cast<QAbstractButton*>(line.row->input());
             button->isChecked() != isMore && (isMore || line.control == ChoiceRow::Control::Check))
        button->click();
    return true;
}

bool ChoiceList::goTo(QWidget* control)
{
    if (!control)
        return false;
    control->setFocus(Qt::ShortcutFocusReason);
    emit wentTo(control);
    return true;
}

bool ChoiceList::goToLine(const std::string& key)
{
    const auto at = std::ranges::find(m_lines, key, [](const auto& line) { return line->key; });
    return at != m_lines.end() && goTo((*at)->input());
}

bool ChoiceList::goToFirst()
{
    const auto at = std::ranges::find_if(m_lines, [](const auto& line) { return line->input() != nullptr; });
    return at != m_lines.end() && goTo((*at)->input());
}

bool ChoiceList::goToFilter()
{
    if (!m_filter->isVisibleTo(this))
        return false;
    m_filter->focusField();
    emit wentTo(m_filter);
    return true;
}

/// To the line above or below, or the next head.
bool ChoiceList::step(int by, bool isToHead)
{
    for (auto at = static_cast<std::ptrdiff_t>(here()) + by; at >= 0 && at < std::ssize(m_lines); at += by) {
        const auto& line = *m_lines[static_cast<std::size_t>(at)];
        if (line.input() && (!isToHead || line.head))
            return goTo(line.input());
    }
    return isToHead; // at the end of the list the keyboard goes on, as with Tab
}

/// To the line that this one lies in; out of what is shown alone.
bool ChoiceList::stepOut()
{
    const auto from = here();
    const auto level = m_lines[from]->line.level;
    for (auto at = from; at-- > 0;)
        if (m_lines[at]->line.level < level && m_lines[at]->input())
            return goTo(m_lines[at]->input());
    const auto path = m_form.alone();
    if (path.empty())
        return true;
    const auto key = path.back()->key;
    m_form.goBack();
    m_form.reveal(path);
    layOut();
    return goToLine(key);
}

bool ChoiceList::goToWrong()
{
    std::vector<const ChoiceNode*> all;
    forEachNode(m_form.tree(), [&](const ChoiceNode& node) { all.push_back(&node); });
    const auto at = here();
    const auto* now = at < m_lines.size() ? m_lines[at]->line.node : nullptr;
    const auto begin = std::ranges::find(all, now);
    auto next =
        begin == all.end() ? all.end() : std::find_if(begin + 1, all.end(), [](auto* node) { return isWrong(*node); });
    if (next == all.end())
        next = std::ranges::find_if(all, [](auto* node) { return isWrong(*node); });
    if (next == all.end())
        return false;
    const auto key = (*next)->key;
    if (m_filter->filter().isOn())
        m_filter->reset();
    m_form.reveal(pathTo(m_form.tree(), [&](const ChoiceNode& node) { return node.key == key; }));
    if ((*next)->kind == Kind::Group)
        m_form.setOpen(key, true);
    layOut();
    return goToLine(key);
}

bool ChoiceList::goTo(QChar letter)
{
    std::vector<std::string> found;
    const bool isFiltered = m_filter->filter().isOn();
    const auto isShown = [this](const ChoiceNode& node) {
        return std::ranges::any_of(m_lines, [&](const auto& line) { return line->line.node == &node; });
    };
    forEachNode(m_form.tree(), [&](const ChoiceNode& node) {
        if (node.kind == Kind::Choice && node.choice->name.startsWith(letter, Qt::CaseInsensitive) &&
            ((!isFiltered && !node.isRefused) || isShown(node)))
            found.push_back(node.choice->id);
    });
    if (found.empty())
        return false;
    const auto from = here();
    const auto* now = from < m_lines.size() ? m_lines[from]->line.node->choice : nullptr;
    const auto at = now ? std::ranges::find(found, now->id) : found.end();
    return goTo(reveal(at == found.end() || at + 1 == found.end() ? found.front() : *(at + 1)));
}

QWidget* ChoiceList::reveal(const std::string& choice)
{
    const auto path = pathTo(
        m_form.tree(), [&](const ChoiceNode& node) { return node.kind == Kind::Choice && node.choice->id == choice; });
    if (path.empty())
        return nullptr;
    const auto key = path.back()->key;
    const auto control = [&]() -> QWidget* {
        const auto at = std::ranges::find(m_lines, key, [](const auto& line) { return line->key; });
        return at == m_lines.end() ? nullptr : (*at)->input();
    };
    if (auto* shown = control())
        return shown;
    m_filter->reset();
    m_form.reveal(path);
    layOut();
    return control();
}

void ChoiceList::open(const std::string& choice)
{
    const auto path = pathTo(
        m_form.tree(), [&](const ChoiceNode& node) { return node.kind == Kind::Choice && node.choice->id == choice; });
    if (path.empty() || !path.back()->isFold())
        return;
    m_form.reveal(path);
    m_form.setOpen(path.back()->key, true);
    layOut();
}

} // namespace muster::widgets
