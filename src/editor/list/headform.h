#pragma once

#include "core/base/outcome.h"
#include "core/base/severity.h"
#include "editor/list/armylook.h"

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
        bool isLimit = true;             ///< false for a sum, which has a limit or not

        [[nodiscard]] bool isBroken() const { return broken != Severity::Off; }
    };

    /// What the list costs in one kind of cost: points, or what other data count.
    struct Cost {
        QString sum;                 ///< "1,204.5"
        QString rest;                ///< "of 1,250 points"
        QString brief;               ///< the same where there is little room: "of 1,250"
        QString left;                ///< "45 left", "12 over"; may be empty
        std::optional<double> share; ///< of the limit, 1 where all of it is used; none without a limit
        QString over = {};           ///< "95 points over"; empty as long as the limit holds
    };

    QString name;
    QString standIn;         ///< for a name, where nobody gave one: "Space Marines 2,000", "Romans, new"
    ArmyLook look;           ///< of the army
    QString army;            ///< "Forge Fathers · Warpath, second edition · Meat Grinder"
    std::vector<Cost> costs; ///< the first has a bar; none in games without points
    int models = 0;
    bool countsModels = true;
    int units = 0;
    Outcome outcome = Outcome::Empty;
    QString whyNotJudged; ///< "3 unknown names"; empty where it is judged
    int errors = 0;
    int warnings = 0;
    bool isUncertain = false;   ///< some figures are playtest or of the user's own making
    bool isPlaytest = false;    ///< some are playtest
    QString certainty;          ///< where the figures come from
    QStringList dataMarks;      ///< "own data", "own translation": what is not as shipped with Muster
    QString data;               ///< which data judge, as sentences, with the files that are not as shipped
    std::vector<Tally> tallies; ///< of the roster and its armies; those of single units stand with the unit
    bool hasBattle = true;      ///< points, scenario and rulings can be agreed for it
    bool hasLimits = false;     ///< only how much of each kind of cost may be spent
};

/// How many limits were looked at for the roster and its armies, and how many of them have nothing to spare.
struct LimitCounts {
    int all = 0;
    int full = 0;
};
/// Costs are not among them: they have a bar of their own.
[[nodiscard]] inline LimitCounts limitCounts(const HeadForm& form)
{
    LimitCounts counts;
    for (const auto& tally : form.tallies) {
        counts.all += tally.isLimit ? 1 : 0;
        counts.full += tally.isFull ? 1 : 0;
    }
    return counts;
}

} // namespace muster::editor
