#pragma once

#include "core/catalogue.h"
#include "core/roster.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// What a rule speaks about. The index counts in the assessment's units for Unit, in its bodies for Body, else in the
/// catalogue (armies, units) or in the own army's lines and limits.
struct Subject {
    Constraint::Subject kind = Constraint::Subject::Roster;
    Index index = noIndex;

    friend bool operator==(const Subject&, const Subject&) = default;
};

/// A rule that is broken, as codes and numbers; report makes the words. Two findings are the same one when rule,
/// subject, place and units are.
struct Finding {
    std::string_view rule;      ///< id; lives as long as the catalogue
    Index constraint = noIndex; ///< in the ruleset's list; none for a structural rule
    Severity severity = Severity::Error;
    Subject subject;
    bool tooMany = true;        ///< else too few
    std::vector<Index> units;   ///< the culprits, as positions in Assessment::units
    std::vector<Index> weapons; ///< of a rule that counts weapons: those that are to blame
    std::optional<Fraction> actual;
    std::optional<Fraction> allowed;
    Index modelGroup = noIndex;  ///< position in the roster unit's groups; for structural rules and for bodies
    Index optionGroup = noIndex; ///< position in the option list's groups
    Index option = noIndex;      ///< position in the option list
    Index otherOption = noIndex; ///< what it excludes
};

/// How near a limit is, also where it holds.
struct Tally {
    Index constraint = noIndex;
    Subject subject;
    Fraction actual;
    std::optional<Fraction> min;
    std::optional<Fraction> max;
};

/// An option that holds for a body of models. Points into the catalogue.
struct TakenOption {
    const Option* option = nullptr;
    int count = 0;
    bool isInherited = false; ///< of a model group: the unit's choice, which it shares
    bool isDefault = false;   ///< nobody chose it
};

/// Models of a unit that are alike: its own, or one of its model groups.
struct Body {
    Index unit = noIndex;
    Index group = noIndex;            ///< position in the roster unit's groups; none for the unit's own models
    const ModelGroup* kind = nullptr; ///< null for the unit's own models
    int models = 0;
    bool sharesAll = false;  ///< a model group that chose nothing itself and is no different from its unit
    std::uint32_t begin = 0; ///< what holds for it, in Assessment::taken
    std::uint32_t end = 0;
};

/// One unit of the roster, in the order of the file, each before those that hang on it.
struct AssessedUnit {
    std::string id;
    Index kind = noIndex;   ///< in the catalogue; none where the catalogue does not know it
    Index parent = noIndex; ///< position of the unit that it hangs on
    Index end = 0;          ///< position behind the last unit that hangs below it
    Index place = noIndex;  ///< how it hangs
    Index army = noIndex;
    Index line = noIndex; ///< line of its army's composition
    int models = 0;
    std::uint64_t category = 0; ///< bit of its category
    std::int64_t points = 0;    ///< its own, without those that hang on it
    bool heldBack = false;
    std::uint64_t marks = 0;
    std::uint64_t traits = 0;
    std::uint64_t rules = 0;   ///< watched special rules that it has
    std::uint64_t options = 0; ///< watched options that it took
    std::uint64_t groups = 0;  ///< watched model groups that it has; Filter::ownModels where it has none
    Index firstBody = 0;       ///< its own models; those of its model groups follow
    Index bodies = 0;          ///< none where the kind is not known
};

/// The verdict on one roster.
struct Assessment {
    Index army = noIndex;
    std::vector<AssessedUnit> units;
    std::vector<const RosterUnit*> source; ///< the roster's units, by position; valid while the roster stays as it was
    std::vector<Body> bodies;              ///< unit by unit
    std::vector<TakenOption> taken;        ///< body by body, in the order of the catalogue
    std::vector<int> choices;              ///< by battle option: the choice that holds
    std::vector<bool> rulings;             ///< by ruling: whether it is on
    Index scenario = noIndex;
    std::int64_t points = 0;
    std::optional<std::int64_t> limit;
    int models = 0;
    bool isComplete = true; ///< false where the roster names what the catalogue does not know; such parts count nothing
    std::vector<Tally> tallies;
    std::vector<Finding> findings; ///< by severity, then roster order, then rule id

    [[nodiscard]] std::span<const Body> bodiesOf(Index unit) const
    {
        const auto& its = units[static_cast<std::size_t>(unit)];
        return std::span(bodies).subspan(static_cast<std::size_t>(its.firstBody), static_cast<std::size_t>(its.bodies));
    }
    [[nodiscard]] std::span<const TakenOption> takenBy(const Body& body) const
    {
        return std::span(taken).subspan(body.begin, body.end - body.begin);
    }
    /// The unit that a subject is or belongs to; none for other subjects.
    [[nodiscard]] Index unitOf(const Subject& subject) const
    {
        return subject.kind == Constraint::Subject::Unit   ? subject.index
               : subject.kind == Constraint::Subject::Body ? bodies[static_cast<std::size_t>(subject.index)].unit
                                                           : noIndex;
    }

    [[nodiscard]] bool isLegal() const
    {
        return isComplete && (findings.empty() || findings.front().severity != Severity::Error);
    }
};

} // namespace muster
