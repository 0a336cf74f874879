#include "apps/newgamedatalist.h"

#include "apps/command.h"
#include "apps/namedgamedata.h"
#include "apps/rosterbytes.h"
#include "apps/terminal.h"
#include "battlescribe/compose/beginning.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/verdict/judging.h"
#include "battlescribe/verdict/newlist.h"
#include "battlescribe/verdict/session.h"
#include "core/base/wording.h"
#include "report/battlescribe/listtext.h"
#include "report/battlescribe/listwords.h"

#include <algorithm>
#include <iostream>

namespace muster {

namespace {

using battlescribe::compose::Beginning;
using battlescribe::data::Listed;

std::vector<const Listed*> all(const std::vector<Listed>& listed)
{
    std::vector<const Listed*> found;
    for (const auto& each : listed)
        found.push_back(&each);
    return found;
}

tl::unexpected<Faults> nothingNamed(const std::string& what, const std::string& name,
                                    const std::vector<std::string_view>& names, const std::string& place)
{
    const auto there = names.empty() ? "There is none." : "There are: " + listed(names) + '.';
    return failure(Fault::about(place, "there is no " + what + ' ' + inQuotes(name), didYouMean(name, names, there)));
}

/// The only one that is meant.
Result<const Listed*> theOne(const std::vector<const Listed*>& listed, const std::string& name, const std::string& what,
                             const std::string& folder)
{
    const auto found = named(listed, name);
    if (found.size() == 1)
        return found.front();
    std::vector<std::string_view> words;
    if (found.empty()) {
        for (const auto* each : listed)
            words.emplace_back(each->head.name);
        return nothingNamed(what, name, words, folder);
    }
    for (const auto* each : found)
        words.emplace_back(each->head.id);
    return failure(Fault::about(folder, "several have the name " + inQuotes(name),
                                "Name one by its id: " + muster::listed(words, " or ") + '.'));
}

/// The one with this id or name; null if there is none.
template <typename T>
const T* namedIn(const std::vector<T>& things, const std::string& name)
{
    for (const bool isByName : {false, true})
        for (const auto& each : things)
            if (isByName ? small(each.name) == small(name) : each.id == name)
                return &each;
    return nullptr;
}

template <typename T>
std::vector<std::string_view> namesOf(const std::vector<T>& things)
{
    std::vector<std::string_view> names;
    for (const auto& each : things)
        if (!each.isHidden)
            names.emplace_back(each.name);
    return names;
}

Result<battlescribe::NewList::Limit> limitOf(const std::string& words, const Beginning& beginning)
{
    const auto equals = words.rfind('=');
    if (equals == std::string::npos)
        return failure(Fault::about({}, "--limit " + inQuotes(words) + " has no number", "Write it as pts=2000."));
    const auto name = words.substr(0, equals);
    const auto number = words.substr(equals + 1);
    const auto* cost = namedIn(beginning.costs, name);
    if (cost == nullptr)
        return nothingNamed("kind of cost", name, namesOf(beginning.costs), {});
    const auto value = battlescribe::Decimal::parse(number);
    if (number != "none" && (!value || value->isNegative()))
        return failure(Fault::about({}, "--limit " + inQuotes(words) + ": " + inQuotes(number) + " is no number",
                                    "Write a number, or none for no limit."));
    return battlescribe::NewList::Limit{cost->id, number == "none" ? std::nullopt : value};
}

/// What a person named, by the ids of the data.
Result<battlescribe::NewList> listOf(battlescribe::DataLibrary& library, const NewGameDataList& wanted)
{
    const auto repository = battlescribe::data::listOf(wanted.folder);
    if (!repository)
        return tl::unexpected(repository.error());
    const auto system = theOne(all(repository->systems), wanted.game, "game", wanted.folder);
    if (!system)
        return tl::unexpected(system.error());
    auto catalogues = all(repository->catalogues);
    std::erase_if(catalogues, [&](const Listed* each) {
        return each->head.isLibrary || each->head.gameSystem != (*system)->head.id;
    });
    const auto catalogue = theOne(catalogues, wanted.catalogue, "catalogue", wanted.folder);
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    battlescribe::NewList list{wanted.folder, (*system)->head.id, (*catalogue)->head.id, {}, wanted.name, {}};
    if (list.name.empty())
        list.name = (*catalogue)->head.name;
    const auto beginning = library.beginningOf(list.folder, list.gameSystem, list.catalogue);
    if (!beginning)
        return tl::unexpected(beginning.error());
    if (!wanted.force.empty()) {
        const auto* force = namedIn(beginning->forces, wanted.force);
        if (force == nullptr)
            return nothingNamed("force", wanted.force, namesOf(beginning->forces), wanted.folder);
        list.force = force->id;
    }
    for (const auto& words : wanted.limits) {
        auto limit = limitOf(words, *beginning);
        if (!limit)
            return tl::unexpected(limit.error());
        list.limits.push_back(std::move(*limit));
    }
    return list;
}

} // namespace

int makeGameDataList(const NewGameDataList& wanted)
{
    const bool isFile = !wanted.output.empty() && wanted.output != "-";
    if (isFile && !isRosterEnding(endingOf(wanted.output)))
        refuseCall("muster new: -o needs a name that ends in .ros, .rosz or .json");
    const OutputFile output(isFile ? wanted.output : "-");
    battlescribe::DataLibrary library({wanted.folder});
    const auto session = needed(library.begin(needed(listOf(library, wanted))));
    auto ids = battlescribe::compose::NewIds::byChance();
    const auto file = battlescribe::exchange::fileOf(*session.game, session.roster, session.judgement, ids);
    const auto bytes = needed(rosterBytes(file, session.roster.name, output.path));
    if (!isFile)
        SafeTerminal::writeRaw(bytes);
    else if (const auto saved = save(output, bytes); saved != allLegal)
        return saved;
    printFaults(library.takeFaults());
    auto list = needed(battlescribe::readList(bytes, output.path));
    library.judge(list);
    std::cerr << report::toText(list);
    return report::outcomeOf(list) == Outcome::NotJudged ? cannotRead : allLegal;
}

} // namespace muster
