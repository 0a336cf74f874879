#pragma once

#include "editor/models/armymodel.h"
#include "widgets/army/armycolumns.h"

#include <QTimer>
#include <QWidget>

class QButtonGroup;
class QFrame;
class QLabel;
class QLineEdit;

namespace muster::editor {
class Collections;
} // namespace muster::editor

namespace muster::widgets {

class ArmyFilter;
class BuildsButton;
class KindView;
class Previewer;

/// What is done with units of the player's own.
enum class OwnUnitStep { Make, Edit, Delete };

/// What can be added: the units of the army and of its possible allies, to search and to choose from.
class ArmyPanel : public QWidget {
    Q_OBJECT

public:
    /// The buttons above the list have room for their words, in every language.
    [[nodiscard]] QSize minimumSizeHint() const override;

    explicit ArmyPanel(QWidget* parent = nullptr);
    ~ArmyPanel() override;

    /// What the person owns, which outlives the panel.
    void follow(editor::Collections& collections);
    /// The part of the window over which a unit is previewed.
    void previewOver(QWidget& over);
    /// Of the chosen unit.
    void openPreview();
    void closePreview();
    void toggleFavourite();

    /// Units that the person kept with their choices.
    [[nodiscard]] BuildsButton& builds() { return *m_builds; }

    void setForm(editor::ListFormPtr form);
    /// The figures of what can be added.
    [[nodiscard]] const std::vector<editor::StatHead>& heads() const;
    /// The unit that is selected in the roster: what is added may go under it.
    void setNear(const std::string& unit);
    void focusSearch();
    /// As if they were typed.
    void searchFor(const QString& words);
    /// Only units for a slot, and which slot it is in words.
    void showSlot(const QString& words, const QStringList& kinds);
    void showAllSlots();
    /// A unit of this kind was added by other means than the panel's own, such as dragging: it is among the last used.
    void noteUsed(const QString& reference);
    /// Another roster was opened: nothing is searched for or chosen.
    void startOver();
    /// As a roster names its kind; empty where none is chosen.
    [[nodiscard]] QString chosenKind() const;
    /// Chooses a unit, and shows it whatever was searched for before.
    void chooseKind(const QString& reference);

signals:
    void addRequested(const QString& reference);
    void addBelowRequested(const QString& reference);       ///< under the unit that is selected in the roster
    void addWithOptionsRequested(const QString& reference); ///< and its options are to be chosen next
    void slotClosed();                                      ///< all units are wanted again
    void ownUnitRequested(OwnUnitStep step, const QString& reference);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showWhich(int which); ///< of ArmyFilter::Which
    void build();
    void connectParts();
    void search(const QString& words);
    void chooseFirst();
    void openSections();
    void showEmptyWord();
    void showMenu(const QPoint& place);
    void takeCollection();
    void changeFavourite(const QModelIndex& unit);
    void refit();
    void showOver();
    void measureColumns();
    void fitColumns();

    editor::ArmyModel* m_model;
    ArmyFilter* m_filter;
    ArmyColumns m_columns;
    QLineEdit* m_search;
    QButtonGroup* m_chips;
    QWidget* m_chipRow;
    QFrame* m_slotChip; ///< in place of the chips while units for a slot are shown
    QLabel* m_slotWords;
    QWidget* m_over; ///< why nothing fits
    QLabel* m_overWords;
    ArmyHead* m_head;
    KindView* m_view;
    QLabel* m_empty;
    BuildsButton* m_builds;
    Previewer* m_previewer = nullptr;
    editor::Collections* m_collections = nullptr;
    std::string m_collectionOf; ///< the game whose collection the list has
    QTimer m_work;              ///< works out what adding would break, a little at a time
};

} // namespace muster::widgets
