#pragma once

#include "core/base/fault.h"
#include "io/data/store.h"
#include "io/data/unitdraft.h"
#include "io/files/safefile.h"

#include <memory>
#include <string>
#include <vector>

namespace muster {

/// The file with a player's own units of one army, to be changed: ARMY.own.json (docs/ruleset-language.md). A value
/// that knows the army too, because units are made from the army's.
class OwnUnits {
public:
    /// Reads army and file; without a file there are no own units yet. `game` as the Store takes it. Fails if one of
    /// them has faults, so that nothing is written over what could not be read.
    [[nodiscard]] static Result<OwnUnits> read(Store& store, const std::string& game, const std::string& army);

    OwnUnits(const OwnUnits& other);
    OwnUnits(OwnUnits&&) noexcept;
    OwnUnits& operator=(OwnUnits&&) noexcept;
    ~OwnUnits();

    /// A unit of the army, from which a new one is made, or an own unit, to be changed. Fails if there is none.
    [[nodiscard]] Result<UnitDraft> draft(const std::string& unit) const;

    /// The weapons of the army, then the player's own of its own units.
    [[nodiscard]] std::vector<UnitDraft::Weapon> weapons() const;

    /// Adds the unit, or replaces the one that has its id. Gives the id.
    std::string put(const UnitDraft& draft);
    /// False if there is none.
    bool remove(const std::string& unit);

    /// The game's data with this army and these units: what they would be once they are saved. Faults have pointers
    /// into the text that would be saved.
    [[nodiscard]] Result<Store::CataloguePtr> tried(Store& store) const;

    /// Writes the file, or removes it where nothing is left in it. Fails if somebody else changed it since it was read.
    [[nodiscard]] Result<Saved> save() const;

    [[nodiscard]] const std::string& path() const;
    /// As it would be saved.
    [[nodiscard]] std::string text() const;

private:
    struct Private;
    explicit OwnUnits(std::unique_ptr<Private> made);

    std::unique_ptr<Private> m_private;
};

} // namespace muster
