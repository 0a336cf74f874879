#pragma once

#include "core/base/fault.h"

#include <string>
#include <vector>

namespace muster {

/// What `muster lint` was given, and what it found in the templates among it.
struct TemplateLint {
    std::vector<std::string> others; ///< paths that are not templates: for the lint of data
    Faults faults;
    Faults unreadable; ///< why templates cannot be checked here at all
    int files = 0;
};

/// Checks the templates among the paths: files that are templates by their name, and in folders each template folder
/// with the shipped templates below it. A template folder is one of that name, or one that holds a template.
[[nodiscard]] TemplateLint lintTemplates(const std::vector<std::string>& paths, const std::string& shipped);

} // namespace muster
