#pragma once

#include "print/view/view.h"

#include <string>
#include <vector>

namespace muster::print {

/// A number in the drawing.
struct MarkedPoint {
    Silhouette::Point point;
    std::string number;
};

struct MachineSides {
    std::vector<MachineSide> columns; ///< the left one, then the right one
    std::vector<MarkedPoint> marks;
    bool isRoomy = false; ///< neither column is more than half full
};

/// The weapons and locations of a machine, in two columns beside its drawing. Both must outlive it.
class MachinePlaces {
public:
    MachinePlaces(const SheetContext& context, Id<AssessedUnit> unit, const Silhouette& drawing);

    /// How many weapons there are, alike ones on different mounts apart.
    [[nodiscard]] std::size_t weapons() const { return m_weapons; }

    /// The left and the right column, in the order of the body, and the numbers of both in the drawing. The rules fill
    /// the shorter one.
    [[nodiscard]] MachineSides sides(const std::vector<CardRule>& rules) const;

private:
    struct Place {
        std::string at; ///< a point of the drawing; empty for none
        MachinePlace shown;
    };

    void addLocations(const Unit& kind, const UnitProfile& profile);
    void addWeapons(const Unit& kind, const UnitProfile& profile);
    void addWeapon(const ProfileWeapon& weapon, int count, std::string mount, const std::vector<std::string>& ids);
    Place& placeAt(const std::string& at);
    [[nodiscard]] bool isPoint(const std::string& id) const { return m_drawing.points.contains(id); }

    const SheetContext& m_context;
    const Silhouette& m_drawing;
    std::vector<Place> m_places;
    std::size_t m_weapons = 0;
};

} // namespace muster::print
