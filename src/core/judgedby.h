#pragma once

#include "core/roster.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace muster {

/// Whose a file of data is: as it was shipped with this program; of a name that was not shipped; of a shipped name but
/// with other contents; from the user's own folder. The later, the more a verdict by it needs a mark.
enum class DataOrigin : std::uint8_t { Shipped, Other, Changed, Own };

/// A file of data as a catalogue was read from it.
struct DataSource {
    std::string file; ///< in its ruleset's folder: "ruleset.json", "orks.json"
    std::string hash; ///< of what it says, whatever its spaces and the order of its keys
    DataOrigin origin = DataOrigin::Other;
    std::vector<std::string> ownTranslations; ///< files of the user's own that give it other names and texts
};

/// The data that judged a roster: its ruleset, the armies that it names, the answers of the rulings.
struct JudgedBy {
    struct File {
        std::string name;
        DataOrigin origin = DataOrigin::Other;

        friend bool operator==(const File&, const File&) = default;
    };

    std::string hash;                                       ///< "1A2B-3C4D-5E6F"; empty where nobody asked for it
    std::string ruleset;                                    ///< version of its data
    std::map<std::string, std::string, std::less<>> armies; ///< the same of each army, by id
    std::vector<File> unshipped; ///< the files that are not as shipped: the ruleset's, then those of armies by id
    std::vector<std::string> ownTranslations; ///< change names and texts alone, so they are no part of the hash

    /// The origin that needs the plainest mark.
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
