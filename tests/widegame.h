#pragma once

#include "core/data/catalogue.h"
#include "io/data/datafile.h"
#include "io/ruleset/catalogueloader.h"

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <string>

namespace muster::testing {

/// A game as wide as a corpus of magic items: `count` marks and `count` options, each of which may be in an army once.
/// Rules "mark-N" and "option-N"; unit "unit-N" has mark N and may take option N.
inline Catalogue wideGame(int count)
{
    using nlohmann::json;
    const auto cited = json{{"citation", "book"}};
    const json provenance{{"kind", "own"}, {"source", "made for a test"}};
    json ruleset{{"format", "muster-ruleset"}, {"version", 1}, {"id", "wide"}, {"name", "Wide"}, {"dataVersion", "1"}};
    ruleset["provenance"] = provenance;
    ruleset["sources"] = json::array({json{{"id", "s"}, {"title", "A book"}}});
    ruleset["citations"] = {{"book", {{"source", "s"}, {"section", "1"}}}};
    ruleset["points"] = json::object();
    ruleset["stats"] = json::array();
    ruleset["categories"] = json::array({json{{"id", "unit"}, {"name", "Unit"}, {"plural", "Units"}}});
    for (const auto id : structuralIds)
        if (id != idOf(Structural::Slots)) // no place has any
            ruleset["structure"][std::string(id)] = {{"severity", "error"}, {"citation", "book"}};
    json army{{"format", "muster-army"}, {"version", 1}, {"id", "many"}, {"ruleset", "wide"}, {"name", "Many"}};
    army["dataVersion"] = "1";
    army["provenance"] = provenance;
    for (int i = 0; i < count; ++i) {
        const auto number = std::to_string(i);
        ruleset["marks"].push_back({{"id", "mark-" + number}, {"name", "Mark " + number}});
        ruleset["constraints"].push_back({{"id", "mark-" + number},
                                          {"count", {{"units", {{"mark", "mark-" + number}}}}},
                                          {"atMost", 1},
                                          {"citation", "book"},
                                          {"message", "{actual} of mark " + number}});
        ruleset["constraints"].push_back({{"id", "option-" + number},
                                          {"count", {{"options", "option-" + number}}},
                                          {"atMost", 1},
                                          {"citation", "book"},
                                          {"message", "{actual} of option " + number}});
        army["units"].push_back({{"id", "unit-" + number},
                                 {"name", "Unit " + number},
                                 {"category", "unit"},
                                 {"models", 1},
                                 {"points", 10},
                                 {"marks", {"mark-" + number}},
                                 {"options",
                                  {{{"id", "items"},
                                    {"name", "Items"},
                                    {"options", {{{"id", "option-" + number}, {"name", "Item"}, {"points", 5}}}}}}}});
    }
    const DataFile rulesetFile{"ruleset.json", ruleset.dump(), ruleset, false};
    const DataFile armyFile{"many.json", army.dump(), army, false};
    auto built = buildCatalogue(rulesetFile, {armyFile}, true);
    if (!built)
        throw std::runtime_error(built.error().front().message);
    return std::move(*built);
}

} // namespace muster::testing
