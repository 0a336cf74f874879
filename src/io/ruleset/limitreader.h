#pragma once

#include "io/ruleset/filereader.h"

namespace muster {

/// Reads a limit of a unit across its option groups. Its options and model groups have been read.
[[nodiscard]] OptionLimit readOptionLimit(ReadContext& context, const DataFile& file, const JsonPath& path,
                                          const nlohmann::json& value, const Unit& unit);

} // namespace muster
