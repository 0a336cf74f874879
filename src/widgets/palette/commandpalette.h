#pragma once

#include "editor/palette/palettemodel.h"

#include <QFrame>
#include <QPointer>

#include <vector>

class QLabel;
class QLineEdit;
class QListView;
class QPlainTextEdit;
class QStackedWidget;

namespace muster::widgets {

/// A panel over the window in which everything that can be done is found by a few letters. It closes when something
/// was chosen, with Esc, and when the person goes elsewhere.
class CommandPalette : public QFrame {
    Q_OBJECT

public:
    /// Lies over `window`, hidden.
    explicit CommandPalette(QWidget& window);

    /// In the order in which entries are shown.
    void setSources(std::vector<editor::PaletteSource> sources) { m_sources = std::move(sources); }
    /// Asks the sources, and takes the keyboard.
    void open();
    /// Gives the keyboard back to where it was.
    void dismiss();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool keyPressed(QObject* watched, int key, Qt::KeyboardModifiers modifiers);
    void hidePalette(bool givesFocusBack);
    void place();
    void search();
    void showCurrent();
    void step(int rows);
    void choose();
    void showText(const editor::PaletteEntry& entry);
    void showList();

    QWidget& m_window;
    std::vector<editor::PaletteSource> m_sources;
    editor::PaletteModel* m_model;
    QStackedWidget* m_pages;
    QLineEdit* m_field;
    QListView* m_list;
    QLabel* m_none;
    QLabel* m_hint;
    QLabel* m_textTitle;
    QPlainTextEdit* m_text;
    QPointer<QWidget> m_before; ///< where the keyboard was
};

} // namespace muster::widgets
