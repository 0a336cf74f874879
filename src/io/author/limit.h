#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster {

/// A limit of a game (a constraint) as a sentence with words to choose: one of the twelve commonest kinds. What a
/// sentence does not say (id, name, severity, citation, message) is not here and stays as it is written.
struct Limit {
    enum class Kind {
        PointsAgreed, ///< at most the points agreed
        AtMost,       ///< at most NUMBER units of WHAT
        AtLeast,      ///< at least NUMBER units of WHAT
        Exactly,      ///< exactly NUMBER units of WHAT
        ForEach,      ///< at most NUMBER units of WHAT for each EACH units of OTHER
        ShareAtMost,  ///< units of WHAT cost at most SHARE of the points agreed
        ShareAtLeast, ///< units of WHAT cost at least SHARE of the points agreed
        KindAtMost,   ///< each kind of unit of WHAT at most NUMBER times
        OptionOnce,   ///< each option of WHAT (a mark) at most NUMBER times
        OnlyWith,     ///< units of WHAT only with a unit of OTHER
        NotTogether,  ///< no units of WHAT together with a unit of OTHER
        ModelsAtMost, ///< each unit of WHAT has at most NUMBER models
    };
    static constexpr int kinds = 12;

    /// Which units are meant: all, where the key is empty; else those that fit a filter of this one key.
    struct Which {
        std::string key; ///< category, trait, mark, rule or unit
        std::string id;

        friend bool operator==(const Which&, const Which&) = default;
    };

    Kind kind = Kind::AtMost;
    std::int64_t number = 1;
    std::int64_t each = 1;     ///< of ForEach
    std::string share = "1/4"; ///< a fraction
    Which what{};
    Which other{};

    friend bool operator==(const Limit&, const Limit&) = default;
};

/// The limit that the JSON of a constraint says; nothing if it says anything that no sentence has.
[[nodiscard]] std::optional<Limit> limitOf(const std::string& json);

/// The JSON of a constraint that says this limit. What `before` has besides stays, in its place.
[[nodiscard]] std::string limitJson(const Limit& limit, const std::string& before);

} // namespace muster
