#pragma once

#include "battlescribe/browse/overview.h"
#include "battlescribe/browse/sheet.h"

#include <string>
#include <vector>

namespace muster::report {

// Data of games, as their files say. Words of the files (unit, parent) stay as they are.

/// A catalogue with its root entries.
struct GameDataCatalogue {
    std::string game;
    battlescribe::data::Head head;
    std::vector<battlescribe::data::ShownChoice> roots;
};

[[nodiscard]] std::string toText(const std::vector<battlescribe::data::ShownGame>& games);
[[nodiscard]] std::string toText(const GameDataCatalogue& catalogue);
[[nodiscard]] std::string toText(const battlescribe::data::ShownEntry& entry);

/// JSON, indented and with a line end.
[[nodiscard]] std::string toJson(const std::vector<battlescribe::data::ShownGame>& games);
[[nodiscard]] std::string toJson(const GameDataCatalogue& catalogue);
[[nodiscard]] std::string toJson(const battlescribe::data::ShownEntry& entry);

} // namespace muster::report
