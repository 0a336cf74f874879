#pragma once

#include "widgets/look/theme.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QLatin1String>
#include <QMargins>
#include <QPalette>
#include <QStringList>

#include <initializer_list>
#include <utility>

class QDialog;
class QFrame;
class QPlainTextEdit;
class QProgressBar;
class QScrollArea;
class QSpinBox;
class QToolButton;
class QTreeWidget;

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

/// Shows words in a quieter colour.
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

/// Colours the button for what a person most likely wants to do here.
template <class Button>
Button* primary(Button* button)
{
    button->setProperty("primary", true);
    return button;
}

/// A button of a bar, which can have the keyboard.
[[nodiscard]] QToolButton* toolButton(const char* name, const QString& words, const QString& tip = {});

/// A thin bar that moves while something is done, hidden at first.
[[nodiscard]] QProgressBar* busyBar();

/// A head that opens and closes what is below it.
[[nodiscard]] QToolButton* foldHead(const QString& name, QWidget& body, bool isOpen = false);

/// A thin horizontal line.
[[nodiscard]] QFrame* ruleLine();

/// A part of a row or a column: a control or a layout with its share of the room that is left, or room alone.
struct Part {
    Part(QWidget* its, int room = 0, Qt::Alignment at = {}) : control(its), share(room), side(at) {}
    Part(QLayout* its, int room = 0) : inner(its), share(room) {}
    [[nodiscard]] static Part stretch(int share) { return {static_cast<QLayout*>(nullptr), share}; }
    [[nodiscard]] static Part gap(int size)
    {
        auto part = stretch(0);
        part.size = size;
        return part;
    }

    QWidget* control = nullptr;
    QLayout* inner = nullptr;
    int share = 0;
    Qt::Alignment side{};
    int size = 0; ///< of a gap
};
/// Puts parts behind what a layout has.
void addParts(QBoxLayout& layout, std::initializer_list<Part> parts);
template <class Layout>
Layout* filled(Layout* layout, std::initializer_list<Part> parts)
{
    addParts(*layout, parts);
    return layout;
}

/// Deletes what is in a layout, also in layouts inside it.
void clear(QLayout& layout);

/// Names a dialog and gives it its layout.
QVBoxLayout* dialogColumn(QDialog& dialog, const char* name, const QString& title, int spacing = space::medium);
/// The buttons at the foot of a dialog, which accept and reject it.
[[nodiscard]] QDialogButtonBox* dialogButtons(QDialog& dialog, QDialogButtonBox::StandardButtons standard = {});
/// The button for what the dialog is for, which Enter presses too.
QPushButton* mainButton(QDialogButtonBox& box, const char* name, const QString& words);
QPushButton* actionButton(QDialogButtonBox& box, const char* name, const QString& words);

/// A list of rows with columns.
[[nodiscard]] QTreeWidget* table(const char* name, const QString& accessibleName, const QStringList& heads);
/// Lines that can be read and copied.
[[nodiscard]] QPlainTextEdit* textToRead(const char* name, const QString& accessibleName, const QString& text = {});
/// A page that is scrolled where it has too little room.
[[nodiscard]] QScrollArea* scrolled(QWidget* page);

/// A number with a button at each side has room for its longest words.
void fitStepper(QSpinBox& field);

} // namespace muster::widgets
