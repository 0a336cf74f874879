#pragma once

#include "io/spreadsheet/cellkind.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// The text of a value; JSON where the kind has no shorter form for it. Empty for a value that is not there.
[[nodiscard]] std::string cellOf(CellKind kind, const nlohmann::ordered_json* value);

/// The value of a cell that is not empty; nothing if it is none of that kind.
[[nodiscard]] std::optional<nlohmann::ordered_json> valueOf(CellKind kind, const std::string& cell);

/// How such a cell is written, for a fault: "10, 5/10/20, 5-20, 5-20 (10) or 5+".
[[nodiscard]] std::string_view formsOf(CellKind kind);

} // namespace muster
