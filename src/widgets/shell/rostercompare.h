#pragma once

#include "editor/document/document.h"
#include "widgets/shell/filereading.h"

#include <QDockWidget>
#include <QObject>
#include <QPointer>

#include <memory>

namespace muster::widgets {

class ComparePane;
class Prompts;
class RosterPage;

/// Which roster is beside that of a page: one in another tab, as it is edited there, or one from a file.
class RosterCompare : public QObject {
    Q_OBJECT

public:
    /// All outlive it.
    RosterCompare(Store& store, Prompts& prompts, RosterPage& page);
    ~RosterCompare() override;

    void withPage(RosterPage& other);
    /// A worker reads it. Reports a file that cannot be read, and keeps what was shown before.
    void withFile(const std::string& path);
    void stop();
    [[nodiscard]] RosterPage* other() const { return m_other; }
    /// Path of the file, also while it is read; empty where it is none.
    [[nodiscard]] std::string file() const
    {
        return m_reading.isWorking() ? m_reading.path() : m_file ? m_file->path() : std::string();
    }
    [[nodiscard]] bool isOn() const { return m_document != nullptr; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] ComparePane& pane();
    void takeFile(Result<editor::ReadRoster> read);
    void follow(editor::Document& document);
    void leaveOther();
    void showOther();

    Store& m_store;
    Prompts& m_prompts;
    RosterPage& m_page;
    ComparePane* m_pane = nullptr;
    QPointer<QDockWidget> m_dock;
    QPointer<RosterPage> m_other;
    std::unique_ptr<editor::Document> m_file;
    QPointer<editor::Document> m_document; ///< of the other page, or m_file
    FileReading m_reading;
};

} // namespace muster::widgets
