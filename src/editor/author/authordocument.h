#pragma once

#include "editor/document/background.h"
#include "io/author/draftcheck.h"
#include "io/author/gamedraft.h"
#include "io/data/store.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>

#include <memory>
#include <utility>
#include <vector>

namespace muster::editor {

/// What a fault says, as a sentence, and its advice.
[[nodiscard]] QString sentencesOf(const Fault& fault);

/// A game while somebody writes it: its files, undo, and what is wrong with it, found in a worker a moment after each
/// change. Nothing is written before save().
class AuthorDocument : public QObject {
    Q_OBJECT

public:
    /// `isReadOnly`: a game that others made, which is only looked at.
    AuthorDocument(const Store& store, GameDraft draft, bool isReadOnly);
    ~AuthorDocument() override;

    [[nodiscard]] const GameDraft& draft() const { return m_draft; }
    [[nodiscard]] bool isReadOnly() const { return m_isReadOnly; }
    [[nodiscard]] bool isModified() const { return m_draft.isModified(); }
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    [[nodiscard]] QString name() const;

    /// One step of undo of this name. False, with nothing changed, if the edit changes nothing or cannot be made.
    bool change(const QString& name, const DraftEdit& edit);
    [[nodiscard]] Result<void> save();

    /// What was found last; of an earlier state while isChecked() is false.
    [[nodiscard]] const CheckedDraft& checked() const { return m_checked; }
    [[nodiscard]] bool isChecked() const { return m_isChecked; }
    /// Checks now, in this thread.
    void checkNow();
    /// The faults, or the warnings, at a place and below it.
    [[nodiscard]] Faults faultsAt(const DraftPlace& place) const;
    [[nodiscard]] Faults warningsAt(const DraftPlace& place) const;

signals:
    void changed(); ///< the files
    void checkedAgain();

private:
    class Step;
    struct Checking;

    /// Faults with their places in the draft.
    using Placed = std::vector<std::pair<DraftPlace, Fault>>;

    void take(DraftEdit& edit);
    void checkSoon();
    void takeChecked(CheckedDraft checked);
    [[nodiscard]] Placed placed(const Faults& faults) const;
    [[nodiscard]] static Faults below(const Placed& faults, const DraftPlace& place);

    GameDraft m_draft;
    bool m_isReadOnly;
    QUndoStack m_undo;
    std::shared_ptr<Checking> m_checking; ///< of the workers, one at a time
    CheckedDraft m_checked;
    Placed m_faults;
    Placed m_warnings;
    bool m_isChecked = false;
    QTimer m_soon;
    Background<CheckedDraft> m_check;
};

} // namespace muster::editor
