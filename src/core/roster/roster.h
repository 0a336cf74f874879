#pragma once

#include "core/base/fraction.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster {

/// How many of an option are taken (models that carry it, or 1).
struct OptionCount {
    std::string id;
    int count = 0;

    friend bool operator==(const OptionCount&, const OptionCount&) = default;
};

/// Options, sorted by id, each once. Counters are kept in the same way.
class OptionCounts {
public:
    using const_iterator = std::vector<OptionCount>::const_iterator;

    OptionCounts() = default;
    OptionCounts(std::initializer_list<OptionCount> counts);

    [[nodiscard]] std::optional<int> find(std::string_view id) const;
    void set(std::string_view id, int count);
    void remove(std::string_view id);
    [[nodiscard]] bool isEmpty() const { return m_counts.empty(); }
    [[nodiscard]] std::size_t size() const { return m_counts.size(); }
    [[nodiscard]] const_iterator begin() const { return m_counts.begin(); }
    [[nodiscard]] const_iterator end() const { return m_counts.end(); }
    friend bool operator==(const OptionCounts&, const OptionCounts&) = default;

private:
    std::vector<OptionCount> m_counts;
};

/// Models that differ from the rest of their unit.
struct RosterGroup {
    std::string group;
    std::optional<int> models;
    OptionCounts options;

    friend bool operator==(const RosterGroup&, const RosterGroup&) = default;
};

/// A unit that a player takes. `unit` names its kind: a unit of the roster's army, or army:unit of another.
struct RosterUnit {
    std::string id;
    std::string unit;
    std::string as; ///< its place on the parent unit; empty for the ruleset's usual place
    std::string name;
    std::optional<int> models;
    OptionCounts options;
    std::vector<RosterGroup> groups;
    bool reserve = false;
    OptionCounts counters; ///< what players count from game to game; no rule looks at it
    std::string note;
    std::string picture; ///< a player's own; empty, or as isRosterPicture() wants it. No rule looks at it
    std::vector<RosterUnit> units;

    friend bool operator==(const RosterUnit&, const RosterUnit&) = default;
};

using OptionValue = std::variant<bool, std::string>;

/// What the players agreed. No points: no limit agreed.
struct Battle {
    std::optional<std::int64_t> points;
    std::string scenario;
    std::map<std::string, OptionValue, std::less<>> options;

    friend bool operator==(const Battle&, const Battle&) = default;
};

/// A line of a list in words that was not understood, or a part of one that is too long for `mostLetters`.
struct UnreadLine {
    static constexpr std::size_t mostLetters = 400;

    int line = 1; ///< its number in the text, from 1
    std::string text;

    friend bool operator==(const UnreadLine&, const UnreadLine&) = default;
};

/// A limit as the data set it: of a rule, about one subject.
struct MadeLimit {
    std::string rule;
    std::string of; ///< id of an army, unit, line...; "army:unit" for a kind, "u1/group" for models; empty: the roster
    std::optional<Fraction> min;
    std::optional<Fraction> max;

    friend bool operator==(const MadeLimit&, const MadeLimit&) = default;
};

/// The stamp of a roster: the versions of the data that it was saved with, and the figures that they gave for it. It
/// does not describe the army itself, so it is not part of the fingerprint, and no rule looks at it.
struct MadeWith {
    std::string ruleset;                                    ///< version of its data
    std::string data;                                       ///< JudgedBy::hash; empty where it is not known
    std::map<std::string, std::string, std::less<>> armies; ///< the same of each army used, by id
    std::map<std::string, Fraction, std::less<>> points;    ///< each unit's own cost, by its id; empty without points
    std::vector<MadeLimit> limits;                          ///< in the order of the rules

    friend bool operator==(const MadeWith&, const MadeWith&) = default;
};

/// An army that a player brings: a plain value, cheap to copy and compare. Every change to it is an Edit (edit.h).
struct Roster {
    std::string name;
    std::string player;
    std::string ruleset;
    std::string dataVersion; ///< version of the ruleset's data that judges it; empty: the newest there is
    std::string army;
    Battle battle;
    std::map<std::string, bool, std::less<>> rulings;
    std::vector<RosterUnit> units;
    OptionCounts counters; ///< the roster's own, as those of units
    /// What was not understood of the list in words that it was made from. While there is anything, it has no verdict.
    std::vector<UnreadLine> unread;
    std::string notes;
    std::string picture;              ///< the roster's own, as those of units
    std::optional<MadeWith> madeWith; ///< none if the file was not saved by Muster

    friend bool operator==(const Roster&, const Roster&) = default;
};

/// Whether a version of data can be asked for by a roster: one to 60 letters, digits and . - _, without a dot in front.
/// It is also the name of the folder that the data are kept in.
[[nodiscard]] bool isDataVersion(std::string_view text);

/// The game that a roster is of, as the Store is asked for it: its ruleset, and the version of the data if it asks for
/// one: "warpath-2e", "warpath-2e@1.0".
[[nodiscard]] std::string gameOf(const Roster& roster);

/// The unit with this id anywhere in the roster, or null.
[[nodiscard]] const RosterUnit* findUnit(const Roster& roster, std::string_view id);
[[nodiscard]] RosterUnit* findUnit(Roster& roster, std::string_view id);

/// Number of units, including those attached to others.
[[nodiscard]] std::size_t countUnits(const std::vector<RosterUnit>& units);

/// Gives those of u1, u2, u3... that no unit of a roster has, one after the other.
class FreeUnitIds {
public:
    explicit FreeUnitIds(const Roster& roster);

    [[nodiscard]] std::string next();

private:
    std::vector<std::int64_t> m_taken; ///< numbers of such ids, sorted
    std::size_t m_smaller = 0;         ///< of these, how many are below m_next
    std::int64_t m_next = 1;
};

/// The first of them.
[[nodiscard]] std::string freeUnitId(const Roster& roster);

/// Gives an id to every unit that has none.
void assignUnitIds(Roster& roster);

} // namespace muster
