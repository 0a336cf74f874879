#pragma once

#include "battlescribe/verdict/newlist.h"
#include "folder.h"

namespace muster::testing {

/// A folder with the data of an invented game whose units have three levels of choices: two catalogues, forces with
/// categories that have limits, models alike that each take one of several arms, and 200 crowns by default.
///
/// Merrow: Reef Wardens (Line; 20 crowns; a Sergeant for 5 with one of Harpoon 15, which may have Barbed heads 5, or
/// Pistol; 6 to 12 Wardens for 10 each, each with one of Cutlass, Net 4, Boarding pistol 3), Captain (Captains; 30; at
/// most one, and one must be there), Dredger (Engines; 50; at most one). Glass: Choir (Line; 40).
class Reefs {
public:
    Reefs();

    [[nodiscard]] std::string path() const { return m_folder.path.string(); }
    [[nodiscard]] battlescribe::NewList list(const std::string& catalogue = "merrow") const;
    /// Puts other words in the place of those in a file.
    void change(const std::string& file, const std::string& old, const std::string& fresh) const;

private:
    Folder m_folder;
};

} // namespace muster::testing
