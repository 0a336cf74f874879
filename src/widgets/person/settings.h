#pragma once

#include "core/fault.h"

#include <QString>
#include <QVariantMap>

#include <functional>

namespace muster::widgets {

/// The program's settings, in one JSON file that is written whole or not at all. Qt's own lose all of it where the disk
/// is full, and wait for ever for a lock that a broken disk does not let go (Qt 6.4). What version 0.1 kept in that
/// form is taken over once.
class Settings {
public:
    Settings();
    /// Writes what was changed into the file as it is by then, and tells where that failed.
    ~Settings();
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    /// Values are texts, numbers, truth, bytes, and lists and maps of them.
    [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    void setValue(const QString& key, const QVariant& value);
    void remove(const QString& key);
    void clear();

    [[nodiscard]] static QString fileName();
    /// Another folder than the usual one; empty: the usual one.
    static void setFolder(const QString& folder);
    /// Who is told that settings could not be kept, or read. One for the program; nobody with an empty function.
    static void onFailure(std::function<void(const Faults&)> told);

private:
    QVariantMap m_values;
    QVariantMap m_changes; ///< an invalid value takes the key away
    bool m_isCleared = false;
};

} // namespace muster::widgets
