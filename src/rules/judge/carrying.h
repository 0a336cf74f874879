#pragma once

#include "rules/judge/assessment.h"

#include <vector>

namespace muster {

/// Some of a weapon that a body of models carries.
struct Carried {
    const Carry* carry = nullptr;   ///< in the catalogue
    const Option* option = nullptr; ///< what gave it; null where the kind of unit has it anyway
    bool isOwn = false;             ///< a model group chose it itself
    int count = 0;                  ///< at least 1
};

/// Works out who carries what. Each model counts once: a unit's own models together carry what those of them carry that
/// are in no model group, and what the groups have from their unit.
class Carrying {
public:
    Carrying(const Catalogue& catalogue, const Assessment& assessment)
        : m_catalogue(catalogue), m_assessment(assessment)
    {
    }

    /// What a body carries, in the order of the catalogue. For a unit's own models: all that the unit has, but not what
    /// its model groups chose themselves. Valid until the next call.
    [[nodiscard]] const std::vector<Carried>& of(const Body& body);

    /// What a unit's own models were given, whether or not any of them is left beside its model groups.
    [[nodiscard]] const std::vector<Carried>& asChosen(const Body& own);

private:
    /// One line of the list while it is worked out.
    struct Line {
        Carried carried;
        int given = 0;
        int replaced = 0;
    };

    [[nodiscard]] const std::vector<Carried>& listed(const Body& body, int models, bool hasNumbered);
    void workOut(const Body& body, int models, bool hasNumbered);
    void take(const TakenOption& taken, int models, bool isOwn, bool hasNumbered);
    [[nodiscard]] int replace(Id<Weapon> weapon, const Option& by, int number, int models);
    void add(const Carry& carry, const Option* option, bool isOwn, int times, int models);
    [[nodiscard]] int countOf(const Line& line, int models) const;

    const Catalogue& m_catalogue;
    const Assessment& m_assessment;
    std::vector<Line> m_lines;   ///< of one body, without its unit's other bodies
    int m_busy = 0;              ///< models that carry something of the list, and so are none of the rest
    bool m_hasLeader = false;    ///< one more of these
    std::vector<Carried> m_made; ///< the answer; reused, so that counting allocates little
};

} // namespace muster
