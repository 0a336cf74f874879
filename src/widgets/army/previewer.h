#pragma once

#include "editor/models/armymodel.h"
#include "widgets/army/unitpreview.h"

#include <QObject>
#include <QPersistentModelIndex>
#include <QPointer>
#include <QTimer>

namespace muster::widgets {

class KindView;

/// Opens and closes the preview of a unit beside its row: when the person asks for it, or when the mouse rests on a
/// row. While it is open it follows the current row. Only the unit that is shown is judged.
class Previewer : public QObject {
    Q_OBJECT

public:
    /// `over`: the part of the window over which it is shown. All outlive it.
    Previewer(editor::ArmyModel& model, KindView& view, QWidget& over, QObject* parent);

    /// Of the current row. Asked for again while it is open, the keyboard goes into it.
    void open();
    void close();
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] UnitPreview& preview() { return *m_preview; }
    [[nodiscard]] QString shownKind() const;
    [[nodiscard]] QModelIndex shownUnit() const { return m_unit; }
    /// The roster has changed, or what is selected in it.
    void refresh();
    void showFavourite();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void pointerAt(const QModelIndex& unit);
    void closeUnlessUnder();
    void show(const QModelIndex& unit);

    editor::ArmyModel& m_model;
    KindView& m_view;
    QPointer<UnitPreview> m_preview; ///< its parent, the part that it is shown over, may be deleted first
    QPersistentModelIndex m_unit;    ///< that is shown
    QPersistentModelIndex m_under;   ///< the mouse
    bool m_isByRest = false;         ///< the mouse opened it by resting on a row
    QTimer m_rest;
    QTimer m_leave;
    QTimer m_later; ///< follows the keyboard after it has rested for a moment
};

} // namespace muster::widgets
