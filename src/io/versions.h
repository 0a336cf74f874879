#pragma once

#include "core/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// What makes a document of the next version out of one of this version.
struct VersionStep {
    /// Nobody has checked the document yet. What is not as this version has it is left alone: it is told by the check
    /// that comes behind all steps. The number of the version is set by who calls.
    void (*change)(nlohmann::ordered_json& document);
    std::string remark; ///< what a person should know of the change; empty where nobody would see a difference
};

/// How a document was brought up to date.
struct VersionUpdate {
    int from = 0; ///< the version that the file has
    int to = 0;
    Faults remarks; ///< one for each step that has one

    [[nodiscard]] bool isOld() const { return from < to; }
};

/// The versions of a kind of file, from the oldest that was ever shipped to today's (docs/versions.md). Every reader
/// brings what it has parsed up to date before it is checked, so that readers, schemas and writers know today's alone.
class Versions {
public:
    /// A step leads from `oldest` to the next version, another one from there, and so on.
    explicit Versions(int oldest, std::vector<VersionStep> steps = {}) : m_oldest(oldest), m_steps(std::move(steps)) {}

    [[nodiscard]] int newest() const { return m_oldest + static_cast<int>(m_steps.size()); }

    /// A newer version than today's is refused. What has no version, or one that never was, is left as it is for the
    /// check to tell. `text` is the document's own, whose order of keys and lines count.
    [[nodiscard]] Result<VersionUpdate> bringUpToDate(nlohmann::json& document, std::string_view text,
                                                      const std::string& file) const;
    [[nodiscard]] Result<VersionUpdate> bringUpToDate(nlohmann::ordered_json& document, std::string_view text,
                                                      const std::string& file) const;

private:
    int m_oldest;
    std::vector<VersionStep> m_steps;
};

/// Of all kinds of files.
struct FileVersions {
    Versions roster;
    Versions ruleset;
    Versions army;
    Versions translation;

    /// By the name of a schema of data: "ruleset", "army", "translation".
    [[nodiscard]] const Versions& ofData(std::string_view schema) const;
};

/// Those that this Muster reads. Version 1 is the first of each, and the only one so far.
[[nodiscard]] const FileVersions& fileVersions();

} // namespace muster
