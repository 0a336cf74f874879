#include "io/data/judgedby.h"

#include "io/data/datahash.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace muster {

namespace {

using Armies = std::map<std::string_view, const Army*>;

void add(const Catalogue& catalogue, std::string_view id, Armies& armies)
{
    if (const auto index = catalogue.findArmy(id); !index.isNone())
        armies.emplace(id, &catalogue.army(index));
}

void addNamed(const Catalogue& catalogue, const std::vector<RosterUnit>& units, Armies& armies)
{
    for (const auto& unit : units) {
        const std::string_view kind = unit.unit;
        if (const auto colon = kind.find(':');
            colon != std::string_view::npos && !armies.contains(kind.substr(0, colon)))
            add(catalogue, kind.substr(0, colon), armies);
        addNamed(catalogue, unit.units, armies);
    }
}

/// Whether units of a roster are of a kind that a player made of this army.
bool hasOwnUnits(const Catalogue& catalogue, Id<Army> own, const std::vector<RosterUnit>& units, const Army& army)
{
    return std::ranges::any_of(units, [&](const RosterUnit& unit) {
        const auto kind = catalogue.findUnit(own, unit.unit);
        const bool isOfIt =
            !kind.isNone() && catalogue.unit(kind).isOwn() && &catalogue.army(catalogue.unit(kind).army) == &army;
        return isOfIt || hasOwnUnits(catalogue, own, unit.units, army);
    });
}

/// The armies that a roster names, sorted by id, so that the order of units makes no difference. Armies that the
/// catalogue does not have are left out: they judge nothing.
Armies armiesOf(const Catalogue& catalogue, const Roster& roster)
{
    Armies armies;
    add(catalogue, roster.army, armies);
    addNamed(catalogue, roster.units, armies);
    return armies;
}

} // namespace

JudgedBy judgedBy(const Catalogue& catalogue, const Roster& roster, const Table<Ruling, bool>& rulings)
{
    JudgedBy judged;
    judged.ruleset = catalogue.ruleset.dataVersion;
    std::string whole = "muster-data 1\n";
    const auto take = [&](std::string_view id, const DataSource& data) {
        (whole += id) += ' ' + data.hash + '\n';
        if (data.origin != DataOrigin::Shipped)
            judged.unshipped.push_back({data.file, data.origin});
        judged.ownTranslations.insert(judged.ownTranslations.end(), data.ownTranslations.begin(),
                                      data.ownTranslations.end());
    };
    take(catalogue.ruleset.id, catalogue.ruleset.data);
    const auto armies = armiesOf(catalogue, roster);
    for (const auto& [id, army] : armies) {
        take(id, army->data);
        judged.armies.emplace(id, army->dataVersion);
        if (army->ownUnits && hasOwnUnits(catalogue, catalogue.findArmy(roster.army), roster.units, *army))
            take(std::string(id) + ".own", *army->ownUnits);
    }
    std::map<std::string_view, bool> answers;
    for (const auto i : catalogue.ruleset.rulings.ids()) {
        if (!rulings.has(i))
            break;
        const auto& ruling = catalogue.ruleset.rulings[i];
        if (ruling.army.isNone() || armies.contains(catalogue.army(ruling.army).id))
            answers.emplace(ruling.id, rulings[i]);
    }
    for (const auto& [id, isOn] : answers)
        (whole += id) += isOn ? " on\n" : " off\n";
    judged.hash = shortHash(whole);
    return judged;
}

} // namespace muster
