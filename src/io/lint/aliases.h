#pragma once

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <string>

namespace muster {

/// Tells an author of other names that cannot help a reader: the name itself once more, or what something else of the
/// same army or list is called. `report` gets the JSON pointer of the alias, the message and the advice.
void lintAliases(const nlohmann::json& army,
                 const std::function<void(const std::string&, std::string, std::string)>& report);

} // namespace muster
