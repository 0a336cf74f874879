#pragma once

namespace muster {

/// How a value of an army file is written in a cell of a table.
enum class CellKind {
    Text,    ///< as it is
    Points,  ///< 12, 12 1/2
    Models,  ///< 10, 5/10/20, 5-20, 5-20 (10), 5+
    Price,   ///< 60, or by size 3:115 6:210, or by copy 75 then 50
    Stat,    ///< 5 or 4+; ? for a figure that is not known
    Words,   ///< ids with semicolons between: rare; veteran
    Rules,   ///< the same with parameters: steady; tough 4
    Bound,   ///< 3, "1 per 4", any
    Weapons, ///< ids with how many models carry them: spear all; bow 2
};

} // namespace muster
