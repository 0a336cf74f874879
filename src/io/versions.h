#pragma once

#include "core/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// Turns a document of one version into one of the next.
struct VersionStep {
    /// Nobody has checked the document yet. What is not as its version says can be left alone: the check after the last
    /// step tells it. What the step cannot turn into anything is a fault: its pointer, message and advice; the caller
    /// adds file, line and version. The step does not change the number of the version: the caller does.
    Faults (*change)(nlohmann::ordered_json& document);
    std::string remark; ///< what a person should know of the change; empty if nobody would see a difference
};

/// How a document was brought up to date.
struct VersionUpdate {
    int from = 0; ///< the version that the file has
    int to = 0;
    Faults remarks; ///< one for each step that has a remark

    [[nodiscard]] bool isOld() const { return from < to; }
};

/// The versions of one kind of file, from the oldest that was ever shipped to today's (docs/versions.md). Every reader
/// brings a parsed document up to date before it checks it, so readers, schemas and writers know only today's version.
class Versions {
public:
    /// The first step leads from `oldest` to the next version, the second one from there, and so on.
    explicit Versions(int oldest, std::vector<VersionStep> steps = {}) : m_oldest(oldest), m_steps(std::move(steps)) {}

    [[nodiscard]] int newest() const { return m_oldest + static_cast<int>(m_steps.size()); }

    /// Fails if the version is newer than today's or never was, or if a step fails; then the document is not to be
    /// used. A document without a number as its version is left as it is: the check tells that. `text` is what the
    /// document was parsed from.
    [[nodiscard]] Result<VersionUpdate> bringUpToDate(nlohmann::json& document, std::string_view text,
                                                      const std::string& file) const;
    [[nodiscard]] Result<VersionUpdate> bringUpToDate(nlohmann::ordered_json& document, std::string_view text,
                                                      const std::string& file) const;

private:
    int m_oldest;
    std::vector<VersionStep> m_steps;
};

/// The versions of all kinds of files.
struct FileVersions {
    Versions roster;
    Versions ruleset;
    Versions army;
    Versions translation;

    /// By the name of a schema of data: "ruleset", "army", "translation".
    [[nodiscard]] const Versions& ofData(std::string_view schema) const;
};

/// Those that this Muster reads. So far each kind has only version 1.
[[nodiscard]] const FileVersions& fileVersions();

} // namespace muster
