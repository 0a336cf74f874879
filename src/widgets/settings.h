#pragma once

#include <QSettings>

#include <functional>

namespace muster::widgets {

/// The program's settings, in a file that is written whole or not at all. Qt's own forms of file lose all of it where
/// the disk is full (Qt 6.4). What older versions kept in such a form is taken over once.
class Settings : public QSettings {
public:
    Settings();
    /// Writes what was changed, and tells where that failed.
    ~Settings() override;
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    /// Who is told that settings could not be kept, with the file. One for the program; nobody with an empty function.
    static void onFailure(std::function<void(const QString& file)> told);

    /// The form of the file, for tests that keep it elsewhere (QSettings::setPath).
    [[nodiscard]] static Format form();
};

} // namespace muster::widgets
