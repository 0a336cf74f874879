#pragma once

#include "io/data/store.h"
#include "rules/verdict/verdict.h"

#include <QStringList>

#include <string>
#include <vector>

namespace muster::editor {

/// A version of the data that a roster can be judged by.
struct VersionChoice {
    enum class Kind {
        Newest,     ///< whichever is the newest at any time
        StayNewest, ///< the one that is the newest now, also later; a copy of its data is still to be kept
        Kept,       ///< in the user's own folder
        Shipped,    ///< an older one that comes with Muster
    };

    Kind kind = Kind::Newest;
    std::string version; ///< that it is

    /// What a roster says for it (Roster::dataVersion).
    [[nodiscard]] std::string asked() const { return kind == Kind::Newest ? std::string() : version; }
};

/// All versions of the data of a ruleset, the newest first.
[[nodiscard]] std::vector<VersionChoice> versionChoices(const Store& store, const std::string& ruleset);

/// What becomes of a roster that is judged by another version of the data: in words, to be read before it is switched.
struct OtherVersion {
    struct Change {
        QString what;
        QString now;
        QString then;
    };

    VerdictPtr verdict;          ///< by the other version; null if that cannot judge
    Faults faults;               ///< why it cannot
    std::vector<Change> changes; ///< the verdict, the points, then names, costs and limits
    QStringList comes;           ///< findings that it would have
    QStringList goes;            ///< findings that it would no longer have

    [[nodiscard]] bool isSame() const { return changes.empty() && comes.isEmpty() && goes.isEmpty(); }
};
[[nodiscard]] OtherVersion otherVersion(Store& store, const Verdict& now, const VersionChoice& choice);

} // namespace muster::editor
