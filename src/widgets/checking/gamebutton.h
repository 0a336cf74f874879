#pragma once

#include "io/data/store.h"
#include "reading/lists.h"

#include <QToolButton>

class QMenu;

namespace muster::widgets {

/// As which game and army a list in words is read: guessed, unless the person chooses from its menu.
class GameButton : public QToolButton {
    Q_OBJECT

public:
    /// The store outlives it.
    explicit GameButton(Store& store, QWidget* parent = nullptr);

    /// Shows what was chosen, and what the list was taken for: a catalogue, and the id of an army.
    void setGame(ReadOptions options, const Catalogue* taken = nullptr, const std::string& army = {});
    [[nodiscard]] const ReadOptions& options() const { return m_options; }

signals:
    void gameChosen(const ReadOptions& options);

private:
    void fill();
    void add(QMenu& menu, const QString& name, const ReadOptions& options);
    void showWords();
    [[nodiscard]] QString nameOf(const Catalogue* catalogue, const std::string& army) const;

    Store& m_store;
    ReadOptions m_options;
    QString m_guess; ///< what the list was taken for, in words
};

} // namespace muster::widgets
