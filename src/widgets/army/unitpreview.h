#pragma once

#include "editor/list/unitpreviewform.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace muster::widgets {

class FigureStrip;
class PanelFold;
class ProfileTables;

/// Shows all of a unit before it is added, over another part of the window. Nothing in it changes the roster but its
/// buttons, which only signal that they were pressed.
class UnitPreview : public QFrame {
    Q_OBJECT

public:
    /// Hidden at first, and above everything else in its parent.
    explicit UnitPreview(QWidget* parent);

    void setForm(editor::UnitPreviewForm form, bool isFavourite);
    void setFavourite(bool isFavourite);
    [[nodiscard]] const editor::UnitPreviewForm& form() const { return m_form; }
    /// At the side of its parent where the list is, as near as may be to this height in it.
    void place(int near);
    void focusButtons();

signals:
    void addRequested();
    void addBelowRequested();
    void addWithOptionsRequested();
    void favouriteRequested();
    void closeRequested();
    void pointerLeft();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void build();
    void fill();
    void fillOptions();
    void fillChange();
    [[nodiscard]] QLabel* wordsLabel(const QString& name);

    editor::UnitPreviewForm m_form;
    bool m_isFavourite = false;
    int m_near = 0;

    QWidget* m_tile;
    QLabel* m_name;
    QLabel* m_badge;
    QLabel* m_points;
    QLabel* m_rank;
    QToolButton* m_close;
    QScrollArea* m_scroll;
    QWidget* m_body;
    FigureStrip* m_figures;
    ProfileTables* m_models;
    ProfileTables* m_tables;
    QLabel* m_rules;
    QLabel* m_filling;
    QLabel* m_optionsHead;
    QWidget* m_options;
    QLabel* m_remarks;
    PanelFold* m_originFold;
    QLabel* m_origin;
    QWidget* m_change;
    QLabel* m_changeHead;
    QVBoxLayout* m_changeLines;
    QPushButton* m_add;
    QPushButton* m_addWith;
    QPushButton* m_favourite;
};

} // namespace muster::widgets
