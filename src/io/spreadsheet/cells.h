#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace muster {

/// How a value of an army file is written in a cell of a table.
enum class CellKind {
    Text,   ///< as it is
    Points, ///< 12, 12 1/2
    Models, ///< 10, 5/10/20, 5-20, 5-20 (10), 5+
    Price,  ///< 60, or by size 3:115 6:210, or by copy 75 then 50
    Stat,   ///< 5 or 4+; ? for a figure that is not known
    Words,  ///< ids with semicolons between: rare; veteran
    Rules,  ///< the same with parameters: steady; tough 4
    Bound,  ///< 3, "1 per 4", any
};

/// The text of a value; JSON where the kind has no shorter form for it. Empty for a value that is not there.
[[nodiscard]] std::string cellOf(CellKind kind, const nlohmann::ordered_json* value);

/// The value of a cell that is not empty; nothing if it is none of that kind.
[[nodiscard]] std::optional<nlohmann::ordered_json> valueOf(CellKind kind, const std::string& cell);

/// How such a cell is written, for a fault: "10, 5/10/20, 5-20, 5-20 (10) or 5+".
[[nodiscard]] std::string_view formsOf(CellKind kind);

} // namespace muster
