#pragma once

#include "core/data/catalogue.h"

#include <string>

namespace muster::report {

/// "75"; "75, then 50"; "115/210/300 for 3/6/9 models"; "3 (6 if Sponsor: Idris; 0 if Aircraft)".
[[nodiscard]] std::string priceWords(const Catalogue& catalogue, const Price& price);

/// When a price of its own holds: "Sponsor: Idris", "Aircraft, below Carrier".
[[nodiscard]] std::string caseWords(const Catalogue& catalogue, const PriceCase& each);

} // namespace muster::report
