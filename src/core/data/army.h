#pragma once

#include "core/base/fact.h"
#include "core/data/judgedby.h"
#include "core/data/unit.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace muster {

/// A number that constraints ask armies for.
struct ArmyNumber {
    std::string id;
};

/// A line of an army's composition: this number of units of these kinds.
struct CompositionLine {
    std::string id;
    std::string name;
    int number = 0;
    std::vector<Id<Unit>> units;
    FactSet marks;
    Id<Citation> citation;
};

/// A limit inside a line, such as "of which 1 may be Immortals".
struct LineLimit {
    std::string id;
    std::string name;
    Id<CompositionLine> line;
    std::vector<Id<Unit>> units;
    int atMost = 0;
};

struct Army {
    std::string id;
    std::string name;
    std::vector<std::string> aliases; ///< what people call it besides; only for reading lists in words
    std::string dataVersion;
    std::string colour; ///< "#6a4638"; may be empty
    std::string emblem; ///< as emblemSteps() reads it; may be empty
    Provenance provenance;
    std::vector<std::string> allies;
    std::vector<std::string> notes;
    std::vector<Id<SpecialRule>> rules;                     ///< special rules that only this army has
    Table<ArmyNumber, std::optional<std::int64_t>> numbers; ///< by the ruleset's numbers
    Table<CompositionLine> lines;
    Table<LineLimit> limits;
    IdRange<Unit> units{Id<Unit>::at(0), Id<Unit>::at(0)}; ///< its own units, one after the other
    bool isUsersOwn = false;                               ///< from the user's own folder
    DataSource data;
    std::optional<DataSource> ownUnits; ///< the file with a player's own units of this army
    std::unordered_map<std::string_view, Id<Unit>> unitsById;

    [[nodiscard]] bool isAlly(std::string_view army) const;
};

} // namespace muster
