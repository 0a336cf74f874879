#pragma once

#include "editor/document/background.h"
#include "editor/muster/musterwishes.h"
#include "widgets/repair/answersdialog.h"

#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace muster::widgets {

/// A new army from a few wishes: so many of a unit, none of another. Legal armies stand beside the wishes; where there
/// can be none, why, and what to give up. It looks again at each change.
class WishesDialog : public AnswersDialog {
    Q_OBJECT

public:
    /// `beginning`: the roster as it would be created.
    WishesDialog(std::shared_ptr<const Catalogue> catalogue, Roster beginning, Collection owned,
                 QWidget* parent = nullptr);
    ~WishesDialog() override;

    /// The chosen army, once the dialog is accepted.
    [[nodiscard]] std::optional<Roster> roster() const;
    [[nodiscard]] bool isWorking() const override { return m_looking.isWorking(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeWishes();
    [[nodiscard]] QWidget* makeFoot();
    void look();
    void showFound(editor::WishForm found);
    void choose(std::size_t army) override;
    /// More or fewer of the chosen unit; below 0 stands for none of it.
    void change(int by);
    void toggleNone();
    void showWish(QTreeWidgetItem& item);
    void enable();
    [[nodiscard]] std::vector<Id<Unit>> currentUnits() const;

    std::shared_ptr<const Catalogue> m_catalogue;
    Roster m_beginning;
    Collection m_collection;
    editor::ArmyWishes m_wishes;
    editor::WishForm m_found;
    QTreeWidget* m_units;
    QCheckBox* m_owned = nullptr;
    QCheckBox* m_allies = nullptr;
    QLabel* m_word;
    editor::Background<editor::WishForm> m_looking; ///< last: it ends before the rest goes
};

} // namespace muster::widgets
