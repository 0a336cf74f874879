#pragma once

#include "files.h"

#include "core/base/fault.h"
#include "core/data/judgedby.h"
#include "io/data/store.h"

#include <filesystem>
#include <string>

namespace muster::testing {

/// A new empty folder that goes with its owner.
class TempFolder {
public:
    TempFolder();
    ~TempFolder();
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;

    [[nodiscard]] std::string path(const std::string& name = {}) const;
    /// Writes a file, with the folders on its way, and gives its path.
    std::string write(const std::string& name, std::string_view bytes) const;
    /// Names of all files in it and below, sorted.
    [[nodiscard]] std::vector<std::string> files() const;

private:
    std::filesystem::path m_folder;
};

/// The folder that stands for a user's own: XDG_DATA_HOME with the ruleset that was invented for tests.
[[nodiscard]] std::string testHome();

/// Sets a variable of the environment and puts the old value back.
class Environment {
public:
    Environment(const char* name, const std::string& value);
    ~Environment();
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

private:
    const char* m_name;
    std::optional<std::string> m_old;
};

/// A store of the shipped data; throws where there is none.
[[nodiscard]] Store openedStore();

/// The shipped schemas.
[[nodiscard]] SchemaSet schemas();
/// The same, read once for all tests.
[[nodiscard]] SchemaSet& shipped();

/// A roster of units of these kinds.
[[nodiscard]] Roster rosterOf(const std::string& ruleset, const std::string& army,
                              const std::vector<std::string>& kinds = {});

/// How the game's rulings stand in its data.
[[nodiscard]] Table<Ruling, bool> standardRulings(const Catalogue& catalogue);
/// By which data a roster is judged; throws where they cannot be read.
[[nodiscard]] JudgedBy judged(Store& store, const Roster& roster);

/// A text with the first `from` in it, which must be there, replaced.
[[nodiscard]] std::string replaced(std::string text, const std::string& from, const std::string& to);

/// All faults as text, to be shown where a test fails.
[[nodiscard]] std::string told(const Faults& faults);

} // namespace muster::testing
