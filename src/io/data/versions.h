#pragma once

#include "core/base/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// Turns a document of one version into one of the next.
struct VersionStep {
    /// The document is not checked yet. The step can leave alone what is not as its version says: the check after the
    /// last step finds it. What the step cannot convert is a fault with pointer, message and advice; the caller adds
    /// file, line and version. The step does not change the version number: the caller does.
    Faults (*change)(nlohmann::ordered_json& document);
    std::string remark; ///< what the user should know about the change; empty if the user would see no difference
};

/// How a document was brought up to date.
struct VersionUpdate {
    int from = 0; ///< the version that the file has
    int to = 0;
    Faults remarks; ///< one for each step that has a remark

    [[nodiscard]] bool isOld() const { return from < to; }
};

/// The versions of one kind of file, from the oldest that was ever shipped to the newest (docs/versions.md). Every
/// reader brings a parsed document up to date before checking it. So readers, schemas and writers know only the newest
/// version.
class Versions {
public:
    /// The first step converts from `oldest` to the next version, the second step from there, and so on.
    explicit Versions(int oldest, std::vector<VersionStep> steps = {}) : m_oldest(oldest), m_steps(std::move(steps)) {}

    [[nodiscard]] int newest() const { return m_oldest + static_cast<int>(m_steps.size()); }

    /// Fails if the version is too new or never existed, or if a step fails; then the document must not be used. A
    /// document without a whole number as its version stays as it is: the later check finds that. `text` is what the
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
    Versions collection = Versions(1);
    Versions ownUnits = Versions(1);
    Versions battle = Versions(1);

    /// By the name of the schema of a data file: "ruleset", "army", "translation", "ownunits".
    [[nodiscard]] const Versions& ofData(std::string_view schema) const;
};

/// The versions that this program reads. So far each kind of file has only version 1.
[[nodiscard]] const FileVersions& fileVersions();

} // namespace muster
