#pragma once

#include "core/base/letters.h"
#include "core/roster/limits.h"
#include "core/roster/roster.h"
#include "io/json/faultwords.h"

#include <algorithm>
#include <concepts>
#include <string_view>
#include <type_traits>

/// The form of a roster file, described once for the reader and the writer: every key in the order of writing, with the
/// allowed values. schemas/roster.schema.json says the same for other programs; a test checks that both agree.
///
/// describe() calls functions of `form`, which is the reader or the writer: accepted (a key that is read and ignored),
/// constant, required, optional, members (an object with free keys), list, object, aside and membersAside (what is not
/// part of the fingerprint).
namespace muster::rosterform {

inline constexpr const char* format = "muster-roster";
inline constexpr int version = 1;

// ---- what a key may have ------------------------------------------------------------------------------------------

/// A free text of at most `most` letters. It is not part of the fingerprint.
struct Words {
    std::size_t most;
};

/// A free text that is part of the army, and so of the fingerprint.
struct Line : Words {};

/// A player's picture (core/roster/picture.h). It is not part of the fingerprint.
struct Picture {};

/// What the fingerprint leaves out.
template <typename Rule>
concept Aside = std::same_as<Rule, Words> || std::same_as<Rule, Picture>;

/// A short text of a fixed form.
struct Pattern {
    bool (*fits)(std::string_view);
    std::size_t most;
    std::string_view name;   ///< what it is called: "id"
    std::string_view advice; ///< how it is written
};

/// A text that no other value of this kind in the roster may have.
struct UniquePattern : Pattern {};

/// A whole number from `least` to `most`.
struct Range {
    std::int64_t least;
    std::int64_t most;
    bool orNull = false; ///< null is allowed and means that there is no value
};

struct Flag {};
struct FlagOrId {};

/// A whole number, or a text such as "1000/3".
struct Bound {};

inline bool isIdLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }
inline bool isNameLetter(char c) { return isIdLetter(c) || (c >= 'A' && c <= 'Z') || c == '_'; }

inline bool isId(std::string_view text) { return !text.empty() && std::ranges::all_of(text, isIdLetter); }
inline bool isUnitId(std::string_view text) { return !text.empty() && std::ranges::all_of(text, isNameLetter); }

inline bool isUnitKind(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) { return isIdLetter(c) || c == ':'; });
}

inline bool isSubject(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) { return isNameLetter(c) || c == ':' || c == '/'; });
}

inline bool isHash(std::string_view text)
{
    const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'F'); };
    return text.size() == 14 && text[4] == '-' && text[9] == '-' && std::ranges::count_if(text, isDigit) == 12;
}

/// NUMERATOR/DENOMINATOR, perhaps with a minus before it. Each has at most twelve digits; the denominator does not
/// begin with 0.
inline bool isFraction(std::string_view text)
{
    const auto areDigits = [](std::string_view part) {
        return !part.empty() && part.size() <= 12 &&
               std::ranges::all_of(part, [](char c) { return c >= '0' && c <= '9'; });
    };
    if (text.starts_with('-'))
        text.remove_prefix(1);
    const auto slash = text.find('/');
    return slash != std::string_view::npos && areDigits(text.substr(0, slash)) && areDigits(text.substr(slash + 1)) &&
           text[slash + 1] != '0';
}

inline constexpr Pattern id{isId, 80, "id", faultwords::adviceForIds};
inline constexpr Pattern unitKind{isUnitKind, 160, "id", faultwords::adviceForIds};
inline constexpr UniquePattern unitId{
    {isUnitId, 40, "id of a unit", "Ids of units are letters, digits, hyphens and underscores."}};
inline constexpr Pattern subject{isSubject, 165, "id", "It is made of letters, digits and the signs - _ : /"};
inline constexpr Pattern hash{isHash, 14, "hash of data", "It is written as reports show it: 1A2B-3C4D-5E6F."};

inline constexpr Range groupModels{1, rosterlimits::models};
inline constexpr Range models{0, rosterlimits::models};
inline constexpr Range timesTaken{0, rosterlimits::timesTaken};
inline constexpr Range counted{0, rosterlimits::counted};
inline constexpr Range pointsAgreed{0, rosterlimits::pointsAgreed, true};
inline constexpr Range figure{-1'000'000'000'000, 1'000'000'000'000};
inline constexpr Pattern keptVersion{isDataVersion, rosterlimits::versionLetters, "version of data",
                                     "It is made of letters, digits and the signs . - _"};
inline constexpr Words dataVersion{rosterlimits::versionLetters};
inline constexpr Words name{rosterlimits::nameLetters};
inline constexpr Words prose{rosterlimits::proseLetters};
inline constexpr Line unreadText{{UnreadLine::mostLetters}};
inline constexpr Range lineNumber{1, 1'000'000};

// ---- which keys there are -----------------------------------------------------------------------------------------

/// The reader passes a value to be filled, the writer a const one.
template <typename T, typename Of>
concept Is = std::same_as<std::remove_const_t<T>, Of>;

void describe(auto& form, Is<RosterGroup> auto& group)
{
    form.required("group", group.group, id);
    form.optional("models", group.models, groupModels);
    form.members("options", group.options, isId, timesTaken);
}

void describe(auto& form, Is<RosterUnit> auto& unit)
{
    form.optional("id", unit.id, unitId);
    form.required("unit", unit.unit, unitKind);
    form.optional("as", unit.as, id);
    form.optional("name", unit.name, name);
    form.optional("models", unit.models, models);
    form.members("options", unit.options, isId, timesTaken);
    form.list("groups", unit.groups, rosterlimits::groups);
    form.optional("reserve", unit.reserve, Flag());
    form.membersAside("counters", unit.counters, isId, counted);
    form.optional("note", unit.note, prose);
    form.optional("picture", unit.picture, Picture());
    form.list("units", unit.units, rosterlimits::unitsBelow);
}

void describe(auto& form, Is<Battle> auto& battle)
{
    form.optional("points", battle.points, pointsAgreed);
    form.optional("scenario", battle.scenario, id);
    form.members("options", battle.options, isId, FlagOrId());
}

void describe(auto& form, Is<UnreadLine> auto& unread)
{
    form.required("line", unread.line, lineNumber);
    form.required("text", unread.text, unreadText);
}

void describe(auto& form, Is<MadeLimit> auto& limit)
{
    form.required("rule", limit.rule, id);
    form.optional("of", limit.of, subject);
    form.optional("min", limit.min, Bound());
    form.optional("max", limit.max, Bound());
}

void describe(auto& form, Is<MadeWith> auto& made)
{
    form.required("ruleset", made.ruleset, dataVersion);
    form.optional("data", made.data, hash);
    form.members("armies", made.armies, isId, dataVersion);
    form.members("points", made.points, isUnitId, Bound());
    form.list("limits", made.limits, rosterlimits::madeLimits);
}

void describe(auto& form, Is<Roster> auto& roster)
{
    form.accepted("$schema"); // used by text editors for completion
    form.constant("format", format);
    form.constant("version", version);
    form.optional("name", roster.name, name);
    form.optional("player", roster.player, name);
    form.required("ruleset", roster.ruleset, id);
    form.optional("dataVersion", roster.dataVersion, keptVersion);
    form.required("army", roster.army, id);
    form.object("battle", roster.battle);
    form.members("rulings", roster.rulings, isId, Flag());
    form.list("units", roster.units, rosterlimits::unitsAtTop);
    form.membersAside("counters", roster.counters, isId, counted);
    form.list("unread", roster.unread, rosterlimits::unreadLines);
    form.optional("notes", roster.notes, prose);
    form.optional("picture", roster.picture, Picture());
    form.aside("madeWith", roster.madeWith);
}

} // namespace muster::rosterform
