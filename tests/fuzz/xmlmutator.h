#pragma once

#include "chance.h"

#include <string>
#include <string_view>

namespace muster::fuzz {

/// Changes a document in one to four places: elements taken out, doubled, moved, put in from elsewhere or from `other`;
/// attributes with other values of their name, other figures, odd texts, or taken out. What is not XML, and now and
/// then what is, has its bytes changed.
[[nodiscard]] std::string mutateXml(std::string_view text, std::string_view other, Chance& chance);

} // namespace muster::fuzz
