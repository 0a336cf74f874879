#include "judging/judgedlist.h"

#include "io/data/names.h"
#include "io/roster/rosterfile.h"
#include "judging/agreed.h"
#include "judging/judgedby.h"
#include "reading/otherways.h"
#include "report/battlescribe/listwords.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace muster {

namespace {

Result<Store::CataloguePtr> catalogueOf(Store& store, const Roster& roster, Armies armies, const std::string& file,
                                        std::string_view text)
{
    auto catalogue =
        armies == Armies::All ? store.fullCatalogue(gameOf(roster)) : store.catalogueFor(roster, text, file);
    if (!catalogue) {
        if (auto unknown = store.unknownData(roster, text, file); !unknown.empty())
            return tl::unexpected(std::move(unknown));
    } else if (armies == Armies::OfList && !unknownRulings(**catalogue, roster, text, file).empty()) {
        // A ruling may be one of an army that the roster has no units of.
        if (auto whole = store.fullCatalogue(gameOf(roster));
            whole && unknownRulings(**whole, roster, text, file).empty())
            return whole;
    }
    return catalogue;
}

void append(Faults& faults, Faults more)
{
    faults.insert(faults.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// Judges the list with what was agreed; `text` is what its file contains, for line numbers.
void judgeAgreed(JudgedList& list, Store& store, const Agreements& agreements, Armies armies, std::string_view text)
{
    auto roster = list.roster;
    const auto otherVersion = agreeVersion(agreements, store, roster);
    auto catalogue = catalogueOf(store, roster, armies, list.name, text);
    if (!catalogue) {
        list.faults = std::move(catalogue.error());
        return;
    }
    list.catalogue = std::move(*catalogue);
    list.dataFaults = store.leftOutOf(roster);
    append(list.dataFaults, store.ownUnitFaultsOf(roster));
    list.unknown = everythingUnknown(store, *list.catalogue, roster, text, list.name);
    auto agreed = agree(agreements, *list.catalogue, roster);
    for (const auto& each : agreed.disagreements)
        list.faults.push_back(faultFor(each, roster.ruleset, list.name));
    if (!list.faults.empty())
        return;
    list.overridden = std::move(agreed.overridden);
    if (otherVersion &&
        std::ranges::find(list.overridden, otherVersion->what, &Overridden::what) == list.overridden.end())
        list.overridden.push_back(*otherVersion);
    judgeAs(list, std::move(roster));
}

} // namespace

Faults JudgedList::notices() const
{
    auto notices = remarks;
    append(notices, dataFaults);
    return notices;
}

Faults JudgedList::allNotices() const
{
    auto all = notices();
    append(all, unknown);
    return all;
}

JudgedList judgeList(Store& store, ReadList read, const Agreements& agreements, Armies armies)
{
    JudgedList list;
    list.name = std::move(read.name);
    list.roster = std::move(read.any.roster);
    list.reading = std::move(read.reading);
    list.battleScribe = std::move(read.battleScribe);
    list.words = std::move(read.words);
    list.remarks = std::move(read.any.remarks);
    if (list.battleScribe) {
        if (!agreements.isNothing())
            list.faults = {notAgreed(list.name)};
        return list;
    }
    judgeAgreed(list, store, agreements, armies, read.any.text);
    return list;
}

void takeNewestIfGone(const Store& store, ReadList& list)
{
    auto& roster = list.any.roster;
    if (roster.dataVersion.empty() || store.rulesetFile(gameOf(roster)) || !store.rulesetFile(roster.ruleset))
        return;
    for (auto& fault : store.unknownData(roster, list.any.text, list.name)) {
        fault.advice = "It is judged by version " + store.newestVersion(roster.ruleset) + ", the newest, and saved so.";
        list.any.remarks.push_back(std::move(fault));
    }
    roster.dataVersion.clear();
}

void judgeAs(JudgedList& list, Roster played)
{
    if (list.battleScribe)
        return;
    try {
        list.failure.clear();
        list.verdict = std::make_shared<const Verdict>(list.catalogue, std::move(played));
        if (list.reading) {
            auto reading = *list.reading;
            reading.dependOn(
                decidingLines(*list.catalogue, list.verdict->roster(), reading, list.verdict->assessment().outcome()));
            list.reading = std::make_shared<const TextReading>(std::move(reading));
        }
    } catch (const std::exception& error) { // the roster must not be lost for want of memory
        list.verdict.reset();
        list.failure = error.what();
    }
}

report::Context reportOn(const JudgedList& list)
{
    const auto& verdict = *list.verdict;
    report::Context context{
        &verdict.catalogue(), &verdict.roster(), &verdict.assessment(), fingerprint(list.roster), {},
        judgedBy(verdict)};
    context.reading = list.reading.get();
    return context;
}

Outcome outcomeOf(const JudgedList& list)
{
    if (list.battleScribe)
        return report::outcomeOf(*list.battleScribe);
    if (!list.verdict)
        return Outcome::NotJudged;
    report::Context context; // no more of it than the outcome needs
    context.assessment = &list.verdict->assessment();
    context.reading = list.reading.get();
    return report::outcomeOf(context);
}

} // namespace muster
