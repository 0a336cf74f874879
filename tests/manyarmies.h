#pragma once

#include "core/data/ruleset.h"
#include "core/roster/roster.h"
#include "io/json/canonical.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <string>

namespace muster::testing {

/// A game of many armies, as large as the corpora that people convert: each army has 18 units with five or six options
/// each, weapons, rules and allies. The same numbers give the same files.
struct ManyArmies {
    int armies = 204;
    int units = 18;

    static constexpr auto ruleset = "many-armies";

    [[nodiscard]] static std::string army(int number) { return "army-" + std::to_string(number); }

    /// Into FOLDER/armies/many-armies, where FOLDER is a user's own.
    void write(const std::filesystem::path& folder) const
    {
        const auto place = folder / "armies" / ruleset;
        std::filesystem::create_directories(place);
        std::ofstream(place / "ruleset.json") << canonicalText(rulesetFile());
        for (int i = 0; i < armies; ++i)
            std::ofstream(place / (army(i) + ".json")) << canonicalText(armyFile(i));
    }

    /// Fifteen units of one army with an option each, legal; with `allied`, two of them are of the next army.
    [[nodiscard]] Roster roster(int number, bool allied = false) const
    {
        Roster roster;
        roster.ruleset = ruleset;
        roster.army = army(number);
        roster.battle.points = 100'000;
        for (int i = 0; i < 15; ++i) {
            auto& unit = roster.units.emplace_back();
            unit.id = "u" + std::to_string(i + 1);
            unit.unit = "unit-" + std::to_string(i);
            unit.options = {{"item-1", 1}};
            if (allied && i >= 13)
                unit.unit = army((number + 1) % armies) + ':' + unit.unit;
        }
        return roster;
    }

private:
    using json = nlohmann::json;

    static json provenance() { return {{"kind", "own"}, {"source", "made for a test"}}; }

    [[nodiscard]] json rulesetFile() const
    {
        json file{{"format", "muster-ruleset"}, {"version", 1}, {"id", ruleset}, {"name", "Many"}};
        file["dataVersion"] = "1";
        file["provenance"] = provenance();
        file["sources"] = {{{"id", "s"}, {"title", "A book"}}};
        file["citations"] = {{"book", {{"source", "s"}, {"section", "1"}}}};
        file["points"] = json::object();
        file["stats"] = {{{"id", "move"}, {"name", "Move"}, {"short", "Mv"}, {"kind", "inches"}},
                         {{"id", "hit"}, {"name", "Hit"}, {"short", "Hit"}, {"kind", "roll"}},
                         {{"id", "wounds"}, {"name", "Wounds"}, {"short", "Wo"}, {"kind", "number"}}};
        file["weaponStats"] = {{{"id", "range"}, {"name", "Range"}, {"short", "Rng"}, {"kind", "inches"}},
                               {{"id", "shots"}, {"name", "Shots"}, {"short", "Sh"}, {"kind", "dice"}}};
        for (const auto* id : {"line", "support", "leader"})
            file["categories"].push_back({{"id", id}, {"name", id}, {"plural", id}});
        for (const auto id : structuralIds)
            if (id != idOf(Structural::Slots)) // no place has any
                file["structure"][std::string(id)] = {{"severity", "error"}, {"citation", "book"}};
        for (int i = 0; i < 40; ++i)
            file["rules"].push_back(
                {{"id", "rule-" + std::to_string(i)},
                 {"name", "Rule " + std::to_string(i)},
                 {"short", "What it does, in a few words."},
                 {"text", "What it does, in a sentence that is about as long as such sentences are."}});
        const auto add = [&](const std::string& id, json rule) {
            rule["id"] = id;
            rule["citation"] = "book";
            rule["message"] = "{actual} of {allowed}.";
            file["constraints"].push_back(std::move(rule));
        };
        add("points-limit", {{"count", {{"points", json::object()}}}, {"atMost", {{"battle", "points"}}}});
        add("allies-only", {{"forEach", "army"},
                            {"where", {{"army", "stranger"}}},
                            {"count", {{"units", json::object()}}},
                            {"atMost", 0}});
        add("one-leader", {{"forEach", "army"}, {"count", {{"units", {{"category", "leader"}}}}}, {"atMost", 6}});
        for (int i = 0; i < 20; ++i) // each names a unit of another army
            add("rare-" + std::to_string(i),
                {{"count", {{"units", {{"unit", army(i * armies / 20) + ":unit-" + std::to_string(i % units)}}}}},
                 {"atMost", 3}});
        for (int i = 0; i < 20; ++i) // the options of this id in all armies
            add("item-" + std::to_string(i),
                {{"count", {{"options", "item-" + std::to_string(i % 6)}}}, {"atMost", 30}});
        return file;
    }

    [[nodiscard]] json armyFile(int number) const
    {
        json file{{"format", "muster-army"}, {"version", 1}, {"id", army(number)}, {"ruleset", ruleset}};
        file["name"] = "Army " + std::to_string(number);
        file["dataVersion"] = "1";
        file["provenance"] = provenance();
        file["allies"] = {army((number + 1) % armies), army((number + armies - 1) % armies)};
        file["rules"] = {{{"id", "own-rule"}, {"name", "Own rule"}, {"text", "What only this army does."}}};
        for (int i = 0; i < 12; ++i)
            file["weapons"].push_back({{"id", "weapon-" + std::to_string(i)},
                                       {"name", "Weapon " + std::to_string(i)},
                                       {"stats", {{"range", 6 * (i % 5)}, {"shots", 1 + i % 3}}}});
        file["constraints"] = {{{"id", "few"},
                                {"count", {{"units", {{"unit", "unit-0"}}}}},
                                {"atMost", 3},
                                {"citation", "book"},
                                {"message", "{actual} of {allowed}."}}};
        for (int i = 0; i < units; ++i)
            file["units"].push_back(unit(number, i));
        return file;
    }

    static json unit(int number, int i)
    {
        const auto rule = [](int n) { return "rule-" + std::to_string(n % 40); };
        json unit{{"id", "unit-" + std::to_string(i)}, {"name", "Unit " + std::to_string(i)}};
        unit["category"] = i % 6 == 0 ? "leader" : i % 2 == 0 ? "support" : "line";
        unit["models"] = {{"min", 5}, {"max", 10}};
        unit["points"] = 20 + i;
        unit["pointsPerModel"] = 3;
        unit["stats"] = {{"move", 4 + i % 4}, {"hit", "4+"}, {"wounds", 1 + i % 3}};
        unit["rules"] = {rule(i), rule(i + 7), rule(i + 10 + number % 10), "own-rule"};
        unit["weapons"] = {{{"weapon", "weapon-" + std::to_string(i % 12)}, {"count", "rest"}}};
        json items = json::array();
        for (int k = 0; k < (i % 3 == 0 ? 6 : 5); ++k) {
            json option{{"id", "item-" + std::to_string(k)}, {"name", "Item " + std::to_string(k)}, {"points", 5 + k}};
            option["weapons"] = {{{"weapon", "weapon-" + std::to_string((i + k) % 12)}, {"count", 1}}};
            items.push_back(std::move(option));
        }
        unit["options"] = {{{"id", "items"}, {"name", "Items"}, {"max", 3}, {"options", std::move(items)}}};
        return unit;
    }
};

} // namespace muster::testing
