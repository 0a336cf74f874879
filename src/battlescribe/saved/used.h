#pragma once

#include "battlescribe/saved/fileroster.h"

#include <vector>

namespace muster::battlescribe {

/// Profiles of one type, for a table: the columns are all that any of them has.
struct ProfileTable {
    std::string type;
    std::vector<std::string> columns;
    std::vector<Profile> rows;

    /// The value in a column; empty if the row has none.
    [[nodiscard]] static std::string valueOf(const Profile& row, const std::string& column);
};

/// Each different profile once, by type, in the order of the file.
[[nodiscard]] std::vector<ProfileTable> tablesOf(const std::vector<Profile>& profiles);

/// Each different rule once, in the order of the file.
[[nodiscard]] std::vector<Rule> withoutDoubles(const std::vector<Rule>& rules);

/// Those of a selection and the selections in it.
[[nodiscard]] std::vector<Profile> profilesOf(const FileSelection& selection);
[[nodiscard]] std::vector<Rule> rulesOf(const FileSelection& selection);
/// Those of a whole roster.
[[nodiscard]] std::vector<Profile> profilesOf(const FileRoster& roster);
[[nodiscard]] std::vector<Rule> rulesOf(const FileRoster& roster);

} // namespace muster::battlescribe
