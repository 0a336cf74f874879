#pragma once

#include "core/base/fault.h"
#include "core/roster/battlerecord.h"
#include "io/json/schema.h"

#include <string>
#include <string_view>

namespace muster {

/// Reads the text that a page to play from hands back (schemas/battle.schema.json): from its file, or as it was pasted.
/// Fails with every fault where it has one, also where a unit or a roster is there twice.
[[nodiscard]] Result<BattleRecord> readBattle(std::string_view text, const std::string& file, SchemaSet& schemas);

/// The record in its one canonical form.
[[nodiscard]] std::string writeBattle(const BattleRecord& record);

} // namespace muster
