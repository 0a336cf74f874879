#pragma once

#include "editor/document/document.h"
#include "io/files/safefile.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// Keeps a copy of a document with changes in a folder of its own, a few seconds after each change, so that nothing is
/// lost if the program crashes. The copy goes when the document is saved or closed.
class Recovery : public QObject {
    Q_OBJECT

public:
    /// `folder` is made where it is not there. The document outlives this.
    Recovery(Document& document, const QString& folder, std::chrono::milliseconds delay);
    ~Recovery() override;

    /// A copy left behind by a program that is no longer running.
    struct Found {
        QString copy;            ///< the file of the copy
        OwnFile file;            ///< the roster's own file, and what it held when the copy was made
        Roster roster;           ///< of a list of game data only its name
        bool isGameData = false; ///< Document::recover() takes the copy itself
        Faults faults;           ///< why the copy cannot be read; the roster is empty then
        bool mayBeOpen = false;  ///< it is not known whether its program still runs
    };

    /// Keeps a copy at once, where there are changes.
    void keepNow() { write(); }
    /// The document needs no copies any more: removes the last one, and keeps none from now on.
    void end();
    /// The program is told to end while there are changes: keeps a copy at once, which stays for the next start.
    void leave();

    /// What programs left that no longer run, as far as the system knows: what may still be open is found, too, and
    /// marked. Removes what killed programs left unfinished.
    [[nodiscard]] static std::vector<Found> find(const QString& folder);
    /// Writes a copy as it is to a file of the person's: one that cannot be read may be mended.
    [[nodiscard]] static Result<Saved> saveAside(const Found& found, const std::string& path);
    /// Removes a copy that was opened or is not wanted. Fails if it is still there afterwards.
    [[nodiscard]] static Result<void> discard(const Found& found);

signals:
    /// A copy could not be kept, or not be removed. Keeping it is tried again after a while.
    void failed(const Faults& faults);

private:
    void takeName();
    void write();
    void remove();

    Document& m_document;
    QString m_folder;
    QString m_copy;
    std::optional<FileLock> m_lock;   ///< held as long as the program runs; none if it could not be made
    std::optional<OwnFile> m_written; ///< what the file beside the copy says
    bool m_isLeft = false;
    QTimer m_timer;
};

} // namespace muster::editor
