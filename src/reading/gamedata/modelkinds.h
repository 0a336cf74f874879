#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace muster::gamewords {

/// How many there are of each thing, by its key.
using ThingCounts = std::map<std::string, std::int64_t>;

/// One of several kinds of model that a text calls by one name.
struct ModelKind {
    /// Things of which each model has a number together: one weapon of three.
    struct Group {
        std::set<std::string> keys;
        std::int64_t least = 0;
        std::int64_t most = 0;
    };

    ThingCounts always; ///< what each model has
    ThingCounts most;   ///< what each model may have, at most
    std::vector<Group> groups;
    std::int64_t mostModels = 1'000'000;
    int unlikely = 0; ///< its name is less near than those of others
};

/// How many models are of each kind, and which of the things these have, so that all together have what the text says:
/// "9x Guard: 7 rifles, 2 launchers". Nothing if the kinds cannot have it, or it would take too long to find out.
struct ModelShare {
    std::int64_t models = 0;
    ThingCounts things;
};
[[nodiscard]] std::optional<std::vector<ModelShare>> shareModels(const std::vector<ModelKind>& kinds,
                                                                 std::int64_t models, const ThingCounts& things);

} // namespace muster::gamewords
