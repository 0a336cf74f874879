#pragma once

namespace muster::widgets {

class MainWindow;

/// Opens the command palette over the window: its menus' actions, units of the army to add, units of the roster to go
/// to, the recent rosters, and rules and weapons to read about.
void openPalette(MainWindow& window);

/// Menus whose actions are made each time they open have this property: the palette has no use for old ones.
inline constexpr auto madeWhenOpened = "isMadeWhenOpened";

} // namespace muster::widgets
