#pragma once

#include "battlescribe/compose/compose.h"
#include "reading/text/line.h"

#include <map>
#include <string>
#include <vector>

namespace muster::gamewords {

/// The forces of a text.
struct SaidForces {
    std::vector<std::string> ids; ///< in the roster; the first is that of lines above all heads
    std::vector<Id<battlescribe::data::File>> catalogues;
    std::map<std::size_t, std::size_t> heads; ///< by position of a line: which force it heads
    std::vector<std::size_t> allied;          ///< those of catalogues whose units it has, and that no line heads
    bool isFirstNamed = false;                ///< the text says what the first force is
    /// "++ Patrol (Orks) ++": a program wrote it, and such texts have all that stands in a force.
    bool isExport = false;
    std::vector<std::size_t> unknown; ///< positions of lines that head a force that the data do not have
};

/// Finds the lines that name forces ("++ Patrol (Orks) ++", "Regiment 1"), and adds those forces to a roster that has
/// the first one; and one of each catalogue of `allies`, ids, that has none then.
[[nodiscard]] SaidForces addSaidForces(const battlescribe::compose::Composer& composer, battlescribe::Roster& roster,
                                       const std::vector<text::Line>& lines, const std::vector<std::string>& allies);

/// A name without its numbers: what a force costs may stand in it, and changes.
[[nodiscard]] std::string withoutNumbers(const std::string& name);

/// Where the value begins of a line that is a label of a head with its value, "DETACHMENT: Patrol": behind the colon.
/// 0 for others.
[[nodiscard]] std::size_t valueBegin(const text::Line& line);

/// The end of the words of a line before its first bracket or price: what a head says.
[[nodiscard]] std::size_t headEnd(const text::Line& line);

} // namespace muster::gamewords
