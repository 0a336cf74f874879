#pragma once

#include "battlescribe/fixes/fixkind.h"
#include "battlescribe/judge/findingkind.h"
#include "battlescribe/saved/fileroster.h"
#include "core/base/fault.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster::battlescribe {

/// What the data of its game say of a roster, in names and numbers; words are made elsewhere. It holds nothing of the
/// data, which need not be kept.
struct Verdict {
    /// Where something is counted.
    enum class Where : std::uint8_t { Parent, Force, Roster, Elsewhere };

    /// Something in what is taken, and how many of it.
    struct Part {
        std::string name;
        std::int64_t number = 1;

        friend bool operator==(const Part&, const Part&) = default;
    };

    struct Fix {
        using Kind = fixes::FixKind;

        Kind kind = Kind::Remove;
        std::string name;
        std::string place; ///< the force or selection that it is in, or that it moves to
        std::int64_t number = 0;
        std::string inPlaceOf{};  ///< what is given up for what is taken; empty for most
        std::vector<Cost> costs;  ///< by how much the totals change, without those that stay
        std::vector<Part> with{}; ///< what is chosen in what is taken; empty for most

        friend bool operator==(const Fix&, const Fix&) = default;
    };

    struct Finding {
        using Kind = judge::FindingKind;

        Kind kind = Kind::TooMany;
        std::string rule;              ///< id of the constraint in the data; empty if it is about something else
        std::vector<std::string> path; ///< names from the force to what the finding is about; empty: the roster
        std::vector<std::string> ids;  ///< of the same in the file
        std::string subject;           ///< name of what is limited
        std::string cost;              ///< name of the kind of cost that is summed; empty: how many there are
        Where where = Where::Parent;
        Decimal count;
        Decimal limit;
        std::optional<Decimal> percent; ///< of a limit that is a share
        bool isEach = false;            ///< the limit is for each model
        std::string message;
        Printed printed;
        std::string file; ///< of the data, and its line, where the limit is written
        int line = 0;
        std::vector<Fix> fixes;

        friend bool operator==(const Finding&, const Finding&) = default;
    };

    /// A file of the data, and which revision of it the roster was made with.
    struct Source {
        std::string name;
        std::string revision;
        std::string madeWith; ///< empty: the roster does not say

        [[nodiscard]] bool isAnother() const { return !madeWith.empty() && madeWith != revision; }
        friend bool operator==(const Source&, const Source&) = default;
    };

    std::vector<Source> sources; ///< the game system first
    std::vector<Finding> findings;
    Faults unknown; ///< what the data use and we do not know, and what the roster has and the data do not
    Faults notes;   ///< what players may want to know although the verdict does not depend on it

    [[nodiscard]] bool isComplete() const { return unknown.empty(); }
    [[nodiscard]] bool isLegal() const { return isComplete() && findings.empty(); }
};

} // namespace muster::battlescribe
