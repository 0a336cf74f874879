#include "io/ruleset/catalogueloader.h"

#include "core/base/wording.h"
#include "io/data/datafile.h"
#include "io/ruleset/armyreader.h"
#include "io/ruleset/armyrules.h"
#include "io/ruleset/rulesetreader.h"
#include "io/ruleset/sharedlists.h"

#include <algorithm>

namespace muster {

namespace {

/// Faults for what the ruleset names but no army has.
void checkWanted(ReadContext& context)
{
    const auto check = [&](const ReadContext::Wanted& wanted, std::string_view what) {
        const std::vector<std::string_view> known(wanted.known().begin(), wanted.known().end());
        for (const auto& [id, place] : wanted.places())
            if (!wanted.known().contains(id))
                context.fault(*place.file, place.pointer, "no army has " + std::string(what) + ' ' + inQuotes(id),
                              didYouMean(id, known, "Check the spelling."));
    };
    check(context.options.ids(), "an option");
    check(context.optionGroups.ids(), "an option group");
    check(context.modelGroups.ids(), "a model group");
    check(context.weapons, "a weapon");
    check(context.armyNumbers, "a number");
}

/// Faults for words in the lists of the ruleset that mean nothing for any army.
void checkSharedWords(ReadContext& context, const DataFile& ruleset)
{
    for (const auto& [pointer, word] : context.sharedWords)
        if (!word.isUseful)
            context.fault(ruleset, pointer, word.message, word.advice);
}

/// Faults for parameters that are counted or compared but are not numbers.
void checkParameters(ReadContext& context)
{
    for (const auto& parameter : context.wordParameters)
        if (context.countedRules.contains(parameter.rule))
            context.fault(*parameter.file, parameter.pointer,
                          inQuotes(parameter.word) + " is not a number, and the ruleset counts the parameter of " +
                              inQuotes(parameter.rule),
                          "Write a number.");
}

std::vector<DataFile> withSharedEntries(const DataFile& ruleset, std::vector<DataFile> armies)
{
    for (auto& army : armies)
        addSharedEntries(army, ruleset);
    return armies;
}

/// `written`: the armies as their files say.
Result<Catalogue> build(const DataFile& ruleset, const std::vector<DataFile>& armies,
                        const std::vector<DataFile>& written, bool areAll)
{
    Catalogue catalogue;
    ReadContext context(catalogue);
    context.hasAllArmies = areAll;
    readDeclarations(context, ruleset);
    for (const auto& army : armies)
        readArmyDeclarations(context, army);
    // The list of units is complete and no longer moves in memory, so its ids can be indexed.
    for (auto& army : catalogue.armies)
        for (const auto unit : army.units)
            army.unitsById.emplace(catalogue.unit(unit).id, unit);
    for (std::size_t i = 0; i < armies.size(); ++i)
        readSameUnits(context, armies[i], Id<Army>::at(i));
    readRules(context, ruleset);
    for (std::size_t i = 0; i < armies.size(); ++i)
        readArmyRules(context, armies[i], Id<Army>::at(i));
    const auto grants = readGrants(context, ruleset, noId);
    std::vector<std::vector<KindGrant>> ofArmies;
    for (std::size_t i = 0; i < armies.size(); ++i)
        ofArmies.push_back(readGrants(context, armies[i], Id<Army>::at(i)));
    for (std::size_t i = 0; i < armies.size(); ++i)
        readArmyUnits(context, armies[i], Id<Army>::at(i), ofArmies[i], grants);
    checkParameters(context);
    if (areAll) {
        checkWanted(context);
        checkSharedWords(context, ruleset);
    }
    catalogue.ruleset.data = dataSource(ruleset);
    for (std::size_t i = 0; i < armies.size(); ++i) {
        auto& army = catalogue.armies[Id<Army>::at(i)];
        army.data = dataSource(written[i]);
        if (written[i].own)
            army.ownUnits = ownUnitsSource(*written[i].own);
    }
    for (const auto column : catalogue.ruleset.stats.ids())
        catalogue.ruleset.stats[column].isRare =
            std::ranges::any_of(catalogue.units, [&](const Unit& unit) { return unit.stats[column].isEmpty(); });
    if (context.hasFaults())
        return tl::unexpected<Faults>(context.takeFaults());
    return catalogue;
}

} // namespace

Result<Catalogue> buildCatalogue(const DataFile& ruleset, const std::vector<DataFile>& armies, bool areAll)
{
    if (hasSharedLists(ruleset))
        return build(ruleset, withSharedEntries(ruleset, armies), armies, areAll);
    return build(ruleset, armies, armies, areAll);
}

} // namespace muster
