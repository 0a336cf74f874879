#pragma once

#include "editor/document.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace muster::editor {

/// Keeps a copy of a document with changes in a folder of its own, a few seconds after each change, so that nothing is
/// lost where the program ends without its leave. The copy goes when the document is saved or closed.
class Recovery : public QObject {
    Q_OBJECT

public:
    /// `folder` is made where it is not there. The document outlives this.
    Recovery(Document& document, const QString& folder, std::chrono::milliseconds delay);
    ~Recovery() override;

    /// A copy that a program left behind which is no longer running.
    struct Found {
        QString file;     ///< the copy
        std::string path; ///< the roster's own file; empty for one that was never saved
        Roster roster;
    };

    /// Keeps a copy at once, where there are changes.
    void keepNow() { write(); }

    [[nodiscard]] static std::vector<Found> find(const QString& folder, Store& store);
    /// Takes a copy away, once it was opened or is not wanted.
    static void discard(const Found& found);

private:
    void write();
    void remove();

    Document& m_document;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock; ///< held as long as the program runs
    QTimer m_timer;
};

} // namespace muster::editor
