#pragma once

#include "core/base/severity.h"
#include "core/roster/roster.h"
#include "io/author/gamedraft.h"
#include "io/data/store.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// What a roster that is judged beside a game says of it.
struct TestVerdict {
    struct Line {
        Severity severity = Severity::Error;
        QString words;
        std::string limit; ///< id of the constraint
    };

    QString outcome; ///< "Not legal: 2 errors"
    QString sums;    ///< "1,015 points, 7 units"
    Severity severity = Severity::Off;
    std::vector<Line> lines;
};

/// A roster of a file that is to be judged; fails if it is one of another game.
[[nodiscard]] Result<Roster> readTestRoster(const std::string& path, const std::string& ruleset);
/// One of each unit of an army, up to twelve of them, with the first usual points.
[[nodiscard]] Roster oneOfEach(const GameDraft& draft, const std::string& army);

/// Judges a roster by the game as it is now. The roster's army may not be there: then that is the outcome.
[[nodiscard]] TestVerdict judgeTest(const Catalogue& catalogue, const Roster& roster);

} // namespace muster::editor
