#pragma once

#include "rules/verdict/verdict.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster::editor {

/// The head of the window: what the roster is, what it costs, whether it is legal, how near each limit is. In words and
/// numbers, made anew for each verdict.
struct HeadForm {
    struct Tally {
        QString label;
        QString figure;                  ///< "1 of 2"
        Severity broken = Severity::Off; ///< what it is that the limit is not kept: an error, a warning
        bool isFull = false;             ///< holds, with nothing to spare

        [[nodiscard]] bool isBroken() const { return broken != Severity::Off; }
    };

    /// Of a roster of BattleScribe, whose figures need not be whole, and are not points.
    struct FileSums {
        QString sum;  ///< "1,204.5"
        QString rest; ///< "of 1,250 crowns"
    };

    QString name;
    QString army; ///< "Forge Fathers · Warpath, second edition · Meat Grinder"
    bool hasPoints = false;
    Points points;
    std::optional<std::int64_t> limit;
    int models = 0;
    bool countsModels = true;
    int units = 0;
    Outcome outcome = Outcome::Empty;
    int unknown = 0; ///< names that the data do not have
    int unread = 0;  ///< lines of the list in words that were not understood
    int errors = 0;
    int warnings = 0;
    bool isUncertain = false;   ///< some figures are playtest or of the user's own making
    bool isPlaytest = false;    ///< some are playtest
    QString certainty;          ///< where the figures come from
    QStringList dataMarks;      ///< "own data", "own translation": what is not as shipped with Muster
    QString data;               ///< which data judge, as sentences, with the files that are not as shipped
    std::vector<Tally> tallies; ///< of the roster and its armies; those of single units stand with the unit
    std::optional<FileSums> fileSums;
};

[[nodiscard]] HeadForm headForm(const Verdict& verdict);

/// How many limits were looked at for the roster and its armies, and how many of them have nothing to spare.
struct LimitCounts {
    int all = 0;
    int full = 0;
};
[[nodiscard]] LimitCounts limitCounts(const HeadForm& form);

/// The tallies of one unit: its places, sizes, options.
[[nodiscard]] std::vector<HeadForm::Tally> talliesOf(const Verdict& verdict, Id<AssessedUnit> unit);

} // namespace muster::editor
