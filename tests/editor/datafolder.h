#pragma once

#include "fixture.h"

#include <QDir>
#include <QFile>

namespace muster::testing {

/// A user's own data folder with the ruleset that was invented for tests, to be changed as a new version would.
class DataFolder {
public:
    DataFolder()
    {
        const QDir from(MUSTER_SOURCE_DIR "/tests/data/io/home/muster/armies/skirmish");
        QDir().mkpath(folder());
        for (const auto& name : from.entryList(QDir::Files))
            REQUIRE(QFile::copy(from.filePath(name), folder() + '/' + name));
    }

    /// Puts words in the place of others, wherever they are in a file.
    void change(const std::string& name, const std::string& old, const std::string& fresh) const
    {
        const auto path = pathOf(name);
        auto text = bytesOf(path);
        auto at = text.find(old);
        REQUIRE(at != std::string::npos);
        for (; at != std::string::npos; at = text.find(old, at + fresh.size()))
            text.replace(at, old.size(), fresh);
        QFile::remove(QString::fromStdString(path)); // the copy may be read-only
        write(path, text);
    }

    /// Reads the data as they are now; an older store keeps what it has read.
    [[nodiscard]] Store open() const
    {
        const auto before = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", m_folder.path().toLocal8Bit());
        auto store = Store::open(std::string(MUSTER_SOURCE_DIR));
        qputenv("XDG_DATA_HOME", before);
        REQUIRE(store);
        return std::move(*store);
    }

    [[nodiscard]] std::string file(const QString& name) const { return m_folder.filePath(name).toStdString(); }

private:
    [[nodiscard]] QString folder() const { return m_folder.filePath("muster/armies/skirmish"); }
    [[nodiscard]] std::string pathOf(const std::string& name) const { return folder().toStdString() + '/' + name; }

    QTemporaryDir m_folder;
};

} // namespace muster::testing
