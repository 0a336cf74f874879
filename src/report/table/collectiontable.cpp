#include "report/table/collectiontable.h"

#include "core/base/safetext.h"
#include "report/translation/translation.h"
#include "report/verdict/csv.h"
#include "report/verdict/textlines.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <map>
#include <set>

namespace muster::report {

namespace {

/// The unit or model in the data that is counted; ids are none if the data do not have it.
struct Place {
    Id<Army> army;
    Id<Unit> unit;
    Id<Profile> model;
};

Place placeOf(const Catalogue& catalogue, const CollectionKey& key)
{
    Place place{catalogue.findArmy(key.army), noId, noId};
    if (place.army.isNone())
        return place;
    if (!key.unit.empty()) {
        place.unit = catalogue.findUnit(place.army, key.unit);
        return place;
    }
    for (const auto id : catalogue.profiles.ids())
        if (catalogue.profiles[id].army == place.army && catalogue.profiles[id].id == key.model)
            place.model = id;
    return place;
}

/// Names that several things of an army have, among units and kinds of model.
std::set<std::string> sharedNames(const Catalogue& catalogue, Id<Army> army)
{
    std::map<std::string, int> uses;
    for (const auto kind : catalogue.army(army).units)
        ++uses[catalogue.unit(kind).name];
    for (const auto& counted : countedModelsOf(catalogue, army))
        if (!counted.model.isNone())
            ++uses[catalogue.profile(counted.model).name];
    std::set<std::string> shared;
    for (const auto& [name, count] : uses)
        if (count > 1)
            shared.insert(name);
    return shared;
}

/// A note that begins like one with a guard gets another: reading takes one away.
std::string guarded(const std::string& note)
{
    const bool isLike = note.starts_with('\'') && (looksLikeFormula(std::string_view(note).substr(1)) ||
                                                   std::string_view(note).substr(1).starts_with('\''));
    return isLike ? '\'' + note : note;
}

} // namespace

std::string countedName(const Catalogue& catalogue, const CollectionKey& key)
{
    const auto place = placeOf(catalogue, key);
    if (!place.unit.isNone())
        return catalogue.nameOfModels(place.unit);
    if (!place.model.isNone())
        return catalogue.profile(place.model).name;
    return key.unit + key.model;
}

std::string countedArmy(const Catalogue& catalogue, const CollectionKey& key)
{
    const auto army = catalogue.findArmy(key.army);
    return army.isNone() ? key.army : catalogue.army(army).name;
}

std::string collectionCsv(const Catalogue& catalogue, const Collection& collection)
{
    auto out = csvRow({"game", "army", "unit", "owned", "painted", "note"});
    std::map<std::string, std::set<std::string>> shared; ///< by army
    for (const auto& [key, value] : joined(catalogue, collection).entries) {
        const auto army = catalogue.findArmy(key.army);
        if (!army.isNone() && !shared.contains(key.army))
            shared[key.army] = sharedNames(catalogue, army);
        auto name = countedName(catalogue, key);
        if (shared[key.army].contains(name))
            name = key.unit + key.model;
        out += csvRow({catalogue.ruleset.name, countedArmy(catalogue, key), std::move(name),
                       std::to_string(value.owned), std::to_string(value.painted), guarded(value.note)});
    }
    return out;
}

std::string lackingSummary(const Lacking& lacking)
{
    const auto needed = number(lacking.needed());
    std::string text;
    if (lacking.lines.empty())
        text = say(phrase("collection", "The roster takes no models."));
    else if (lacking.lacking() > 0)
        text = say(phrase("collection", "{lacking} of {needed} models are lacking."),
                   {{"lacking", number(lacking.lacking())}, {"needed", needed}});
    else
        text = say(phrase("collection", "All {needed} models are there."), {{"needed", needed}});
    if (lacking.unpainted() > 0)
        text += ' ' + say(phrase("collection", "Of those that are there, {count} are not painted."),
                          {{"count", number(lacking.unpainted())}});
    if (!lacking.unknown.empty())
        text += ' ' + say(phrases("collection", "{n} {n:unit is|units are} not known to the data and not counted."),
                          static_cast<std::int64_t>(lacking.unknown.size()));
    return text;
}

std::string lackingText(const Catalogue& catalogue, const Lacking& lacking, const std::string& title)
{
    std::vector<std::vector<std::string>> rows{
        {say(phrase("collection", "Unit")), say(phrase("collection", "Needed")), say(phrase("collection", "Owned")),
         say(phrase("collection", "Painted")), say(phrase("collection", "Lacking"))}};
    for (const auto& each : lacking.lines)
        rows.push_back({safeLine(countedName(catalogue, each.key)), number(each.needed), number(each.owned),
                        number(each.painted), number(each.lacking())});
    std::string out = title.empty() ? std::string() : safeLine(title) + "\n\n";
    for (const auto& line : aligned(rows, {false, true, true, true, true}))
        out += line + '\n';
    return out + '\n' + lackingSummary(lacking) + '\n';
}

} // namespace muster::report
