#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace muster::widgets {

/// Says when files were changed, made or removed by anyone, this program included. A disk that reports nothing by
/// itself, as those of a network do, is looked at when look() is called.
class FilesWatch : public QObject {
    Q_OBJECT

public:
    explicit FilesWatch(QObject* parent = nullptr);

    /// Watches these instead of those before: files, and folders with the files directly in them and in their folders.
    /// They need not exist.
    void watch(const QStringList& paths);
    /// Looks now, as when the person comes back to the window.
    void look();

signals:
    void changed();

private:
    [[nodiscard]] QStringList state() const; ///< of each file: path, size and time
    void follow();

    QFileSystemWatcher m_watcher;
    QStringList m_paths;
    QStringList m_state;
    QTimer m_settle; ///< programs write a file in several steps
};

} // namespace muster::widgets
