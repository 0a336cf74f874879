#pragma once

#include "core/base/fault.h"
#include "io/data/store.h"
#include "rules/players/agreements.h"

#include <optional>
#include <string>

namespace muster {

/// Why a roster of BattleScribe cannot be judged by what was agreed.
[[nodiscard]] Fault notAgreed(const std::string& file);

/// What a roster file, or another readable one, says of its battle, for all lists: an organiser makes a roster without
/// units for it.
[[nodiscard]] Result<Agreements> agreementsIn(const std::string& path);

/// Lets the version of the data that was agreed judge the roster, if it is there; to be called before its data are
/// asked for. If it is not there, the newest judge: agree() says what they are instead. Tells if the roster asked for
/// another.
[[nodiscard]] std::optional<Overridden> agreeVersion(const Agreements& agreements, const Store& store, Roster& roster);

/// Why a list of this ruleset cannot be judged as agreed. `file` names the list.
[[nodiscard]] Fault faultFor(const Disagreement& disagreement, const std::string& ruleset, const std::string& file);

} // namespace muster
