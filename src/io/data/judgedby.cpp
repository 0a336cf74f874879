#include "io/data/judgedby.h"

#include "io/data/datahash.h"
#include "io/data/names.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace muster {

namespace {

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
std::map<std::string_view, const Army*> armiesOf(const Catalogue& catalogue, const Roster& roster)
{
    std::map<std::string_view, const Army*> armies;
    for (const auto& id : armiesNamed(roster))
        if (const auto army = catalogue.findArmy(id); !army.isNone())
            armies.emplace(catalogue.army(army).id, &catalogue.army(army));
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
