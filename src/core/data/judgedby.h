#pragma once

#include "core/roster/roster.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace muster {

/// Where a data file comes from: it is as shipped with this program; its name was not shipped; its name was shipped but
/// with other contents; it is from the user's own folder. The later in this list, the more a verdict by it needs a
/// mark.
enum class DataOrigin : std::uint8_t { Shipped, Other, Changed, Own };

/// A file of data as a catalogue was read from it.
struct DataSource {
    std::string file; ///< in its ruleset's folder: "ruleset.json", "orks.json"
    std::string hash; ///< of its content; spaces and the order of keys do not matter
    DataOrigin origin = DataOrigin::Other;
    std::vector<std::string> ownTranslations; ///< the user's own files that give it other names and texts
};

/// The data that judged a roster: its ruleset, the armies that it names, the answers of the rulings.
struct JudgedBy {
    struct File {
        std::string name;
        DataOrigin origin = DataOrigin::Other;

        friend bool operator==(const File&, const File&) = default;
    };

    std::string hash;                                       ///< "1A2B-3C4D-5E6F"; empty if it was not asked for
    std::string ruleset;                                    ///< version of its data
    std::map<std::string, std::string, std::less<>> armies; ///< the same of each army, by id
    std::vector<File> unshipped; ///< the files that are not as shipped: the ruleset's, then those of armies by id
    std::vector<std::string> ownTranslations; ///< they change only names and texts, so they are not in the hash

    /// The origin that needs the clearest mark.
    [[nodiscard]] DataOrigin origin() const
    {
        auto worst = DataOrigin::Shipped;
        for (const auto& file : unshipped)
            worst = file.origin > worst ? file.origin : worst;
        return worst;
    }

    /// As a roster carries it with a print; without costs and limits.
    [[nodiscard]] MadeWith stamp() const { return {ruleset, hash, armies, {}, {}}; }
};

} // namespace muster
