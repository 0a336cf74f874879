#pragma once

#include "battlescribe/compose/compose.h"

#include <string_view>

namespace muster::battlescribe::exchange {

/// Forces and selections of a roster as text for the clipboard: XML, each as a roster file has it, with the id of the
/// game. What lies in others of them comes with these only.
[[nodiscard]] std::string clippingOf(Game& game, const Roster& roster, const std::vector<std::string>& ids);

/// What such a text has, with ids of its own, at the end of a force or selection; or of the roster, where no parent is
/// named. Fails if it is no such text or of another game, and where the place does not offer it all; what is in it and
/// is not offered is kept as it is stored.
[[nodiscard]] Result<Edit> pasted(const compose::Composer& composer, const Roster& roster, std::string_view text,
                                  const std::string& parent);

} // namespace muster::battlescribe::exchange
