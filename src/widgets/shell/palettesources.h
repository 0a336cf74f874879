#pragma once

namespace muster::widgets {

class MainWindow;

/// Opens the command palette over the window: its menus' actions, buttons of the dialogs that they open, units of the
/// army to add, units of the roster to go to, the recent rosters, and rules and weapons to read about.
void openPalette(MainWindow& window);

/// Menus whose actions are made each time they open have this property: the palette has no use for old ones.
inline constexpr auto madeWhenOpened = "isMadeWhenOpened";
/// Of these, menus that are made at once and cost nothing have this one too: the palette has them made, and finds their
/// actions. What others offer is found by an action that opens it.
inline constexpr auto madeForPalette = "isMadeForPalette";
/// Set while a menu is made for the palette: it gets only what is known without looking for it.
inline constexpr auto filledForPalette = "isFilledForPalette";
/// Words of an action by which it is found as well.
inline constexpr auto otherWords = "otherWords";

} // namespace muster::widgets
