#pragma once

#include "core/edit.h"
#include "editor/verdict.h"

#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <string>

namespace muster::editor {

/// One open roster. Every change is an Edit and one step of undo; the verdict follows a moment later, once for many
/// changes.
class Document : public QObject {
    Q_OBJECT

public:
    /// The store outlives the document.
    explicit Document(Store& store, QObject* parent = nullptr);

    /// A new roster without a file. Fails where its ruleset cannot be read; the document is then as it was.
    [[nodiscard]] Result<void> create(Roster roster);
    /// Reads a file. What the data do not know is kept as it is, and told by notices().
    [[nodiscard]] Result<void> open(const std::string& path);
    /// Writes the roster. Refuses where the file was changed by someone else since it was read or written, unless told
    /// to overwrite.
    enum class IfChanged { Refuse, Overwrite };
    [[nodiscard]] Result<void> save(const std::string& path, IfChanged ifChanged = IfChanged::Refuse);

    /// Takes the data anew, for the store's language has changed, and judges at once. Where they cannot be read the
    /// document stays as it was.
    [[nodiscard]] Result<void> retranslate();

    [[nodiscard]] const Roster& roster() const { return m_roster; }
    [[nodiscard]] const Catalogue& catalogue() const { return *m_catalogue; }
    [[nodiscard]] const std::string& path() const { return m_path; } ///< empty for a roster that was never saved
    [[nodiscard]] const Faults& notices() const { return m_notices; }
    [[nodiscard]] bool isModified() const { return !m_undo.isClean(); }

    /// Makes a change, as one step of undo under this name. False, with nothing changed, where it does not fit.
    bool apply(const Edit& edit, const QString& name);
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }

    /// The last verdict; of the roster as it is now where isJudged().
    [[nodiscard]] const VerdictPtr& verdict() const { return m_verdict; }
    [[nodiscard]] bool isJudged() const { return !m_judging.isActive(); }
    /// Judges at once what still waits to be judged.
    void judgeNow();

signals:
    void edited();   ///< the roster changed; the verdict is still the old one
    void judged();   ///< there is a new verdict
    void replaced(); ///< another roster was opened

private:
    friend class EditCommand;
    void take(Store::CataloguePtr catalogue, Roster roster, std::string path, std::string bytes);
    void changed();

    Store& m_store;
    Store::CataloguePtr m_catalogue;
    Roster m_roster;
    VerdictPtr m_verdict;
    std::string m_path;
    std::string m_bytesOnDisk; ///< as the file was read or written last
    Faults m_notices;
    QUndoStack m_undo;
    QTimer m_judging;
};

} // namespace muster::editor
