#pragma once

#include "battlescribe/judge/judgement.h"

namespace muster::battlescribe::exchange {

/// Remembers for a roster, and for the forces and selections in it, what their file has: `root` is its tree as it was
/// read, `judgement` that of the roster.
void keepOrigins(Game& game, Roster& roster, const judge::Judgement& judgement, const XmlNode& root);

/// What was made of something now, as its file has it: whatever nobody and no data have changed since it was read is
/// written as it came, also what nobody knows. Names and costs are those of the data. What is in it of forces and
/// selections stays as it was made.
[[nodiscard]] XmlNode asInFile(const Origin& origin, XmlNode made);

} // namespace muster::battlescribe::exchange
