#pragma once

#include "widgets/look/theme.h"

#include <QBoxLayout>
#include <QLatin1String>
#include <QMargins>
#include <QPalette>

#include <utility>

namespace muster::widgets {

/// A control with an object name, by which tests, settings and style sheets find it.
template <class Control>
Control* named(const char* name, Control* control)
{
    control->setObjectName(QLatin1String(name));
    return control;
}
template <class Control, class... Arguments>
Control* named(const char* name, Arguments&&... arguments)
{
    return named(name, new Control(std::forward<Arguments>(arguments)...));
}

/// Sets the margins of a layout and the space between its parts.
template <class Layout>
Layout* spaced(Layout* layout, int spacing = 0, const QMargins& margins = {})
{
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

template <class Control>
Control* typed(Control* control, Type type)
{
    control->setFont(fontOf(type));
    return control;
}

/// Words of the second rank.
template <class Label>
Label* quiet(Label* label)
{
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}
template <class Label>
Label* quiet(Label* label, Type type)
{
    return quiet(typed(label, type));
}

/// The button for what one most likely wants to do here.
template <class Button>
Button* primary(Button* button)
{
    button->setProperty("primary", true);
    return button;
}

} // namespace muster::widgets
