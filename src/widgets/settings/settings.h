#pragma once

#include "core/base/fault.h"

#include <QString>
#include <QVariantMap>

#include <functional>

namespace muster::widgets {

/// The program's settings, in one JSON file that is written whole or not at all. Qt's own settings lose everything if
/// the disk is full, and wait for ever for a lock that a broken disk does not release (Qt 6.4). Settings that version
/// 0.1 kept in that form are taken over once. A damaged file is set aside; one that cannot be read is never written
/// over, and nothing is kept as long as it is so.
class Settings {
public:
    Settings();
    /// Merges the changes into the file as it is then, again if another program writes it at that moment, and reports
    /// if that failed.
    ~Settings();
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    /// Values are texts, numbers, booleans, bytes, and lists and maps of them.
    /// `otherwise` if there is none, or one of another kind than this, as somebody may have written by hand.
    [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    void setValue(const QString& key, const QVariant& value);
    void remove(const QString& key);
    void clear();

    [[nodiscard]] static QString fileName();
    /// Another folder than the usual one; empty: the usual one.
    static void setFolder(const QString& folder);
    enum class Failed { Reading, Keeping };
    /// Called if settings could not be kept, or read, the latter once for each reason. There is one for the
    /// program; an empty function removes it. Faults of reading that came before are reported at once.
    static void onFailure(std::function<void(Failed failed, const Faults&)> failureHandler);

private:
    [[nodiscard]] QByteArray withChanges(QVariantMap values) const;

    QVariantMap m_values;
    QVariantMap m_changes; ///< an invalid value removes the key
    bool m_isCleared = false;
};

} // namespace muster::widgets
