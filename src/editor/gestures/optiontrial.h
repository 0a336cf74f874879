#pragma once

#include "rules/compare/verdict.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>

namespace muster::editor {

/// What one more of an option would break, in words.
struct OptionBreaks {
    QStringList messages;
    QString badge; ///< the most pressing one in at most three words: "+65 over", "3 of 2"; empty if nothing breaks

    [[nodiscard]] bool isEmpty() const { return messages.isEmpty(); }

    friend bool operator==(const OptionBreaks&, const OptionBreaks&) = default;
};

/// An error in at most three words, for a badge: "+65 over", "3 of 2".
[[nodiscard]] QString badgeOf(const Catalogue& catalogue, const Finding& finding);

/// Tries to take one of an option. `group`: the position of the model group in the roster's unit; none: the unit's own
/// models. Costs one judgement of the roster.
[[nodiscard]] OptionBreaks tryOption(const Verdict& verdict, Id<AssessedUnit> unit, std::optional<std::size_t> group,
                                     const std::string& option);

/// Options by id, with the reason why the rules never give them to these models: a rule with a fixed limit of none.
using Refusals = std::map<std::string, QString>;

/// The options that nobody took and that these models cannot have, whatever else of the roster changes. Judges only the
/// unit, once for each option, and nothing in games that have no such rule.
[[nodiscard]] Refusals refusedOptions(const Verdict& verdict, Id<AssessedUnit> unit, std::optional<std::size_t> group);

} // namespace muster::editor
