#pragma once

#include "editor/document/reading.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <string>

namespace muster::widgets {

/// Reads a file for an open roster in a worker, while its window can be used. What is asked for later takes the place
/// of what is under way, which nobody waits for.
class FileReading : public QObject {
    Q_OBJECT

public:
    using Take = std::function<void(Result<editor::ReadRoster>)>;

    /// The store outlives it.
    explicit FileReading(Store& store);
    ~FileReading() override;

    /// `take` gets what was read, in this thread; it may end this object.
    void read(const std::string& path, Take take);
    /// What is under way is not taken any more.
    void giveUp();
    [[nodiscard]] bool isWorking() const { return m_reading != nullptr; }
    /// Of the file that is being read; empty: none is.
    [[nodiscard]] const std::string& path() const { return m_path; }

signals:
    void statusMessage(const QString& text, int milliseconds = 0); ///< what takes long is told, no more

private:
    void finish();

    Store& m_store;
    std::string m_path;
    Take m_take;
    std::unique_ptr<editor::Reading> m_reading;
    QTimer m_patience;
    bool m_saysReading = false;
};

} // namespace muster::widgets
