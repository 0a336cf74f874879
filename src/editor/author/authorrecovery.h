#pragma once

#include "editor/author/authordocument.h"
#include "io/files/safefile.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>
#include <string>

namespace muster::editor {

/// Keeps the changes of a game that are not saved in a file of its folder, a few seconds after each, so that nothing is
/// lost if the program crashes. The file goes when the game is saved, and with this object.
class AuthorRecovery : public QObject {
    Q_OBJECT

public:
    /// The document outlives it.
    AuthorRecovery(AuthorDocument& document, std::chrono::milliseconds delay);
    ~AuthorRecovery() override;

    /// What is not saved is kept at once, and the file stays as it is from now on: the program is told to end, or
    /// nobody can read what is there.
    void leave();

    /// The changes that a program left which no longer runs, as an edit of the files as they are; empty: there are
    /// none. Fails for a file that cannot be read, which stays.
    [[nodiscard]] static Result<DraftEdit> found(const GameDraft& draft);

signals:
    void failed(const Faults& faults); ///< it cannot be kept; tried again after the next change

private:
    [[nodiscard]] bool isOfAnother() const;
    void write();
    void remove();

    AuthorDocument& m_document;
    std::string m_path;
    std::optional<FileLock> m_lock; ///< held while there is a file; none where the disk has no locks
    bool m_isLeft = false;
    QTimer m_timer;
};

} // namespace muster::editor
