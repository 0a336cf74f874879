#pragma once

#include "io/ruleset/filereader.h"

namespace muster {

/// Reads the limits of a unit across its option groups (`optionLimits`). Its options and model groups have been read.
void readOptionLimits(ReadContext& context, const DataFile& file, const JsonPath& path, const nlohmann::json& value,
                      Unit& unit);

} // namespace muster
