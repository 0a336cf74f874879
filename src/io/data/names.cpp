#include "io/data/names.h"

#include "core/base/faultlist.h"
#include "core/base/jsonpath.h"
#include "core/base/wording.h"
#include "core/roster/gamename.h"
#include "io/ruleset/readcontext.h"

#include <algorithm>
#include <optional>

namespace muster {

namespace {

class NameChecker {
public:
    NameChecker(const Catalogue& catalogue, const Roster& roster, std::string_view text, const std::string& file)
        : m_catalogue(catalogue), m_roster(roster), m_text(text), m_file(file), m_army(catalogue.findArmy(roster.army))
    {
    }

    Faults names()
    {
        const JsonPath root;
        checkBattle(root / "battle");
        checkCounters(root / "counters", m_roster.counters, "a roster of this game", true);
        checkUnits(root / "units", m_roster.units);
        return m_faults.take();
    }

    Faults rulings()
    {
        const JsonPath root;
        const auto rulings = root / "rulings";
        for (const auto& [id, isOn] : m_roster.rulings)
            if (m_catalogue.findRuling(id).isNone())
                add(rulings / id, "there is no ruling \"" + id + '"',
                    [&] { return didYouMean(id, idsOf(m_catalogue.ruleset.rulings), seeShow()); });
        return m_faults.take();
    }

private:
    [[nodiscard]] std::string seeShow() const
    {
        return "'muster show " + m_roster.ruleset + '/' + m_roster.army + "' lists what there is.";
    }

    /// `advice` is a function, called only when the fault is kept: searching for similar names is slow.
    void add(const JsonPath& path, std::string message, auto advice)
    {
        if (m_faults.isFull())
            return m_faults.skip();
        m_faults.add(m_text, {m_file, 0, 0, path.pointer(), std::move(message), advice()});
    }

    void checkBattle(const JsonPath& path)
    {
        const auto& battle = m_roster.battle;
        if (!battle.scenario.empty() && m_catalogue.findScenario(battle.scenario).isNone())
            add(path / "scenario", "there is no scenario \"" + battle.scenario + '"',
                [&] { return didYouMean(battle.scenario, idsOf(m_catalogue.ruleset.scenarios), seeShow()); });
        const auto options = path / "options";
        for (const auto& [id, value] : battle.options) {
            const auto index = m_catalogue.findBattleOption(id, m_catalogue.findArmy(m_roster.army));
            if (index.isNone()) {
                add(options / id, "there is no battle option \"" + id + '"',
                    [&] { return didYouMean(id, idsOf(m_catalogue.ruleset.battleOptions), seeShow()); });
                continue;
            }
            const auto& option = m_catalogue.ruleset.battleOptions[index];
            const auto* choice = std::get_if<std::string>(&value);
            if (option.isFlag && choice)
                add(options / id, "the battle option \"" + id + "\" is true or false", [] { return std::string(); });
            else if (!option.isFlag && !choice)
                add(options / id, "the battle option \"" + id + "\" is one of its choices",
                    [&] { return choicesOf(option); });
            else if (choice && std::ranges::find(option.choices, *choice, &BattleChoice::id) == option.choices.end())
                add(options / id, "the battle option \"" + id + "\" has no choice \"" + *choice + '"',
                    [&] { return choicesOf(option); });
        }
    }

    static std::string choicesOf(const BattleOption& option)
    {
        std::string text = "Write one of";
        for (const auto& choice : option.choices)
            text += " \"" + choice.id + '"';
        return text + '.';
    }

    void checkUnits(const JsonPath& path, const std::vector<RosterUnit>& units)
    {
        for (std::size_t i = 0; i < units.size(); ++i) {
            const auto here = path / i;
            checkUnit(here, units[i]);
            checkUnits(here / "units", units[i].units);
        }
    }

    void checkUnit(const JsonPath& path, const RosterUnit& unit)
    {
        const auto index = m_catalogue.findUnit(m_army, unit.unit);
        if (index.isNone())
            return add(path / "unit", "there is no unit \"" + unit.unit + '"', [&] { return nearestUnit(unit.unit); });
        const auto& kind = m_catalogue.unit(index);
        checkOptions(path / "options", kind.choices, unit.options, kind.name);
        checkCounters(path / "counters", unit.counters, kind.name, false);
        const auto groups = path / "groups";
        for (std::size_t i = 0; i < unit.groups.size(); ++i) {
            const auto here = groups / i;
            const auto* group = kind.group(unit.groups[i].group);
            if (!group)
                add(here / "group", kind.name + " has no group \"" + unit.groups[i].group + '"',
                    [&] { return didYouMean(unit.groups[i].group, idsOf(kind.groups), "Leave it out."); });
            else
                checkOptions(here / "options", group->choices, unit.groups[i].options, group->name);
        }
    }

    [[nodiscard]] std::string nearestUnit(std::string_view reference) const
    {
        auto army = m_army;
        std::string prefix;
        if (const auto colon = reference.find(':'); colon != std::string_view::npos) {
            army = m_catalogue.findArmy(reference.substr(0, colon));
            prefix = std::string(reference.substr(0, colon + 1));
            reference.remove_prefix(colon + 1);
        }
        if (army.isNone())
            return seeShow();
        if (reference.starts_with(ownUnitId))
            return "It is a unit of somebody's own: get the file " + m_catalogue.army(army).id +
                   ".own.json, and put it into armies/" + m_roster.ruleset + " of the folder with your own data.";
        std::vector<std::string_view> ids;
        for (const auto& [id, index] : m_catalogue.army(army).unitsById)
            ids.push_back(id);
        std::ranges::sort(ids);
        const auto near = nearest(reference, ids);
        return near.empty() ? seeShow() : "Did you mean \"" + prefix + near + "\"?";
    }

    void checkOptions(const JsonPath& path, const OptionList& list, const OptionCounts& taken, const std::string& owner)
    {
        for (const auto& [id, count] : taken)
            if (list.find(id).isNone())
                add(path / id, owner + " has no option \"" + id + '"', [&] {
                    return didYouMean(id, idsOf(list.options),
                                      list.options.empty() ? "It has no options." : seeOptions(list));
                });
    }

    void checkCounters(const JsonPath& path, const OptionCounts& counters, const std::string& owner, bool ofRoster)
    {
        std::vector<std::string_view> known;
        for (const auto& kind : m_catalogue.ruleset.counters)
            if (kind.ofRoster == ofRoster)
                known.push_back(kind.id);
        for (const auto& [id, count] : counters)
            if (std::ranges::find(known, id) == known.end())
                add(path / id, owner + " has no counter \"" + id + '"',
                    [&] { return didYouMean(id, known, "Leave it out."); });
    }

    static std::string seeOptions(const OptionList& list)
    {
        std::string text = "It has";
        for (const auto& option : list.options) {
            if (text.size() > 160)
                return text + ", ...";
            text += (text.back() == 's' && text.size() == 6 ? " " : ", ") + option.id;
        }
        return text + '.';
    }

    const Catalogue& m_catalogue;
    const Roster& m_roster;
    std::string_view m_text;
    const std::string& m_file;
    Id<Army> m_army;
    FaultList m_faults;
};

/// The armies that units name, each with the JSON pointer where it is named first.
void collectArmies(const std::vector<RosterUnit>& units, const JsonPath& path,
                   std::map<std::string, std::string>& armies)
{
    for (std::size_t i = 0; i < units.size(); ++i) {
        const auto here = path / i;
        if (const auto colon = units[i].unit.find(':'); colon != std::string::npos)
            if (auto [entry, isNew] = armies.try_emplace(units[i].unit.substr(0, colon)); isNew)
                entry->second = (here / "unit").pointer();
        collectArmies(units[i].units, here / "units", armies);
    }
}

} // namespace

std::map<std::string, std::string> otherArmies(const Roster& roster)
{
    std::map<std::string, std::string> armies;
    const JsonPath root;
    collectArmies(roster.units, root / "units", armies);
    armies.erase(roster.army);
    return armies;
}

std::vector<std::string> armiesNamed(const Roster& roster)
{
    std::vector<std::string> named{roster.army};
    for (const auto& [army, pointer] : otherArmies(roster))
        named.push_back(army);
    return named;
}

Faults unknownData(const DataPlaces& places, const Roster& roster, std::string_view text, const std::string& file)
{
    FaultList faults;
    const auto add = [&](const std::string& pointer, const std::string& message, const std::string& id,
                         const std::vector<std::string>& known, const std::string& call) {
        const auto near = nearest(id, {known.begin(), known.end()});
        faults.add(text, {file, 0, 0, pointer, message,
                          near.empty() ? '\'' + call + "' lists those there are." : "Did you mean \"" + near + "\"?"});
    };
    if (!places.find(roster.ruleset, "ruleset") && places.versions(roster.ruleset).empty()) {
        add("/ruleset", "there is no ruleset \"" + roster.ruleset + '"', roster.ruleset, places.rulesets(),
            "muster show");
        return faults.take();
    }
    const auto game = gameOf(roster);
    if (!places.find(game, "ruleset")) {
        auto fault = places.noGame(game);
        fault.file = file;
        fault.pointer = "/dataVersion";
        faults.add(text, std::move(fault));
        return faults.take();
    }
    const auto named = otherArmies(roster);
    std::optional<std::vector<std::string>> known; // listed only where something is unknown: it reads the folder
    const auto look = [&](const std::string& army, const std::string& pointer) {
        if (places.find(game, army) && army != "ruleset")
            return;
        if (faults.isFull()) {
            faults.skip();
            return;
        }
        if (!known)
            known = places.armies(game);
        add(pointer, "there is no army \"" + army + "\" in " + game, army, *known, "muster show " + game);
    };
    look(roster.army, "/army");
    for (const auto& [army, pointer] : named)
        look(army, pointer);
    return faults.take();
}

Faults unknownNames(const Catalogue& catalogue, const Roster& roster, std::string_view text, const std::string& file)
{
    return NameChecker(catalogue, roster, text, file).names();
}

Faults unknownRulings(const Catalogue& catalogue, const Roster& roster, std::string_view text, const std::string& file)
{
    return NameChecker(catalogue, roster, text, file).rulings();
}

Faults everythingUnknown(const Store& store, const Catalogue& catalogue, const Roster& roster, std::string_view text,
                         const std::string& file)
{
    // What the catalogue has is there: then no folder need be looked at.
    const bool hasAll = std::ranges::none_of(
        armiesNamed(roster), [&](const std::string& army) { return catalogue.findArmy(army).isNone(); });
    auto faults = hasAll ? Faults() : store.unknownData(roster, text, file);
    const auto add = [&](Faults more) {
        for (auto& fault : more)
            // A unit of an unknown army is not known either: the army is reported already.
            if (fault.pointer.empty() || std::ranges::find(faults, fault.pointer, &Fault::pointer) == faults.end())
                faults.push_back(std::move(fault));
    };
    add(unknownNames(catalogue, roster, text, file));
    add(unknownRulings(catalogue, roster, text, file));
    return faults;
}

} // namespace muster
