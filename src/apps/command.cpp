#include "apps/command.h"

#include "apps/language.h"

#include "core/base/safetext.h"
#include "folder/agreedlists.h"
#include "io/data/judgedby.h"
#include "io/data/names.h"
#include "io/files/safefile.h"
#include "io/roster/rosterfile.h"
#include "report/battlescribe/listwords.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <iterator>
#include <utility>

namespace muster {

Store* Session::store()
{
    if (!m_store) {
        auto opened = Store::open(dataFolder.empty() ? std::nullopt : std::optional(dataFolder));
        if (!opened) {
            printFaults(opened.error());
            return nullptr;
        }
        m_store.emplace(std::move(*opened));
        if (!language.empty()) {
            speak(language);
            m_store->setLanguage(language);
        }
    }
    return &*m_store;
}

int save(const OutputFile& file, std::string_view bytes)
{
    const auto saved = saveFileUnlessChanged(file.path, bytes, file.before);
    printFaults(saved ? saved->remarks : saved.error());
    return saved ? allLegal : cannotRead;
}

int statusOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::NotJudged:
        return cannotRead;
    case Outcome::NotLegal:
        return notLegal;
    case Outcome::Legal:
    case Outcome::Empty:
        break;
    }
    return allLegal;
}

int statusOf(const report::Context& context, bool isStrict)
{
    return isStrict && context.reading && context.reading->hasDoubts() ? cannotRead
                                                                       : statusOf(report::outcomeOf(context));
}

void printFaults(const Faults& faults)
{
    for (const auto& fault : faults)
        std::cerr << toText(fault) << '\n';
}

int fail(const Faults& faults)
{
    printFaults(faults);
    return cannotRead;
}

namespace {

void add(Faults&& more, Faults& told)
{
    told.insert(told.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

void judgeLoaded(LoadedRoster& loaded)
{
    loaded.assessment = assess(*loaded.catalogue, loaded.roster);
    loaded.data = judgedBy(*loaded.catalogue, loaded.roster, loaded.assessment.rulings);
}

} // namespace

Result<std::unique_ptr<LoadedRoster>> ListLoader::judge(ReadList list, Faults& told)
{
    const auto& file = list.name;
    auto& [roster, isFile, text, remarks] = list.any;
    add(std::move(remarks), told);
    auto asItCame = fingerprint(roster);
    // Which data judged is part of every report.
    static_cast<void>(agreeVersion(m_overrides.agreements, m_store, roster));
    auto catalogue = m_store.catalogueFor(roster, text, file);
    if (!catalogue)
        return tl::unexpected<Faults>(std::move(catalogue.error()));
    if (!unknownRulings(**catalogue, roster, text, file).empty())
        // A ruling may be one of an army that the roster has no units of.
        if (auto whole = m_store.fullCatalogue(gameOf(roster));
            whole && unknownRulings(**whole, roster, text, file).empty())
            catalogue = std::move(whole);
    add(m_store.ownUnitFaultsOf(roster), told);
    add(everythingUnknown(m_store, **catalogue, roster, text, file), told);

    auto loaded = std::make_unique<LoadedRoster>();
    loaded->file = file;
    loaded->fingerprint = std::move(asItCame);
    loaded->roster = std::move(roster);
    loaded->reading = std::move(list.reading);
    loaded->catalogue = std::move(*catalogue);
    if (const auto agreed = agree(m_overrides.agreements, *loaded->catalogue, loaded->roster);
        !agreed.disagreements.empty())
        return failure(faultFor(agreed.disagreements.front(), loaded->roster.ruleset, file));
    judgeLoaded(*loaded);
    return loaded;
}

Result<std::vector<LoadedList>> ListLoader::load(std::string bytes, const std::string& file, Faults& told)
{
    auto lists = m_reader.read(std::move(bytes), file, m_overrides.read);
    if (!lists)
        return tl::unexpected<Faults>(std::move(lists.error()));
    std::vector<LoadedList> all;
    for (auto& list : *lists) {
        if (list.battleScribe) {
            add(std::move(list.any.remarks), told);
            if (!m_overrides.agreements.isNothing())
                return failure(notAgreed(list.name));
            all.push_back({nullptr, std::move(list.battleScribe), list.name});
            continue;
        }
        auto loaded = judge(std::move(list), told);
        if (!loaded)
            return tl::unexpected<Faults>(std::move(loaded.error()));
        const auto name = (*loaded)->file;
        all.push_back({std::move(*loaded), nullptr, name});
    }
    return all;
}

namespace {

Fault severalLists(const std::string& file, std::size_t count)
{
    return Fault::about(file, "it has " + std::to_string(count) + " lists, and here one is needed",
                        "'muster check' takes them all.");
}

} // namespace

Result<std::unique_ptr<LoadedRoster>> loadRoster(Store& store, const std::string& file, const Overrides& overrides)
{
    auto all = loadRosters(store, file, overrides);
    if (!all)
        return tl::unexpected<Faults>(std::move(all.error()));
    if (all->size() > 1)
        return failure(severalLists(file, all->size()));
    return std::move(all->front());
}

Result<std::vector<std::unique_ptr<LoadedRoster>>> loadRosters(Store& store, const std::string& file,
                                                               const Overrides& overrides)
{
    auto bytes = readListBytes(file, Pipes::Wait);
    if (!bytes)
        return tl::unexpected<Faults>(std::move(bytes.error()));
    return loadRosterBytes(store, std::move(*bytes), file == "-" ? "standard input" : file, overrides);
}

Result<std::vector<std::unique_ptr<LoadedRoster>>> loadRosterBytes(Store& store, std::string bytes,
                                                                   const std::string& file, const Overrides& overrides)
{
    auto lists = loadListBytes(store, std::move(bytes), file, overrides);
    if (!lists)
        return tl::unexpected<Faults>(std::move(lists.error()));
    std::vector<std::unique_ptr<LoadedRoster>> all;
    for (auto& list : *lists) {
        if (list.battleScribe)
            return failure(notForBattleScribe(list.file, "no battle is judged or printed with it"));
        all.push_back(std::move(list.roster));
    }
    return all;
}

Result<std::vector<LoadedList>> loadLists(Store& store, const std::string& file, const Overrides& overrides,
                                          Pipes pipes)
{
    auto bytes = readListBytes(file, pipes);
    if (!bytes)
        return tl::unexpected<Faults>(std::move(bytes.error()));
    return loadListBytes(store, std::move(*bytes), file == "-" ? "standard input" : file, overrides);
}

Result<std::vector<LoadedList>> loadListBytes(Store& store, std::string bytes, const std::string& file,
                                              const Overrides& overrides)
{
    Faults told;
    auto lists = ListLoader(store, overrides).load(std::move(bytes), file, told);
    printFaults(told);
    return lists;
}

Result<LoadedList> loadList(Store& store, const std::string& file, const Overrides& overrides)
{
    auto all = loadLists(store, file, overrides);
    if (!all)
        return tl::unexpected<Faults>(std::move(all.error()));
    if (all->size() > 1)
        return failure(severalLists(file, all->size()));
    return std::move(all->front());
}

void KindsMet::add(const LoadedList& list)
{
    hasBattleScribe |= list.battleScribe != nullptr;
    if (list.roster)
        add(*list.roster);
}

int statusOfReadOptions(const ReadOptions& options, const KindsMet& met)
{
    if (!options.ruleset.empty() && !met.words) {
        std::cerr << "--as is for lists in words, and there is none: leave it out\n";
        return wrongCall;
    }
    if (!options.dataFolders.empty() && !met.hasBattleScribe) {
        std::cerr << "--data-folder is for rosters of BattleScribe, and there is none"
                  << (met.words ? "; it is not supported for lists in words" : "") << ": leave it out\n";
        return wrongCall;
    }
    return allLegal;
}

std::string emptyWords(const std::string& value) { return value.empty() ? "it is empty; leave it out" : std::string(); }

void addReadAs(CLI::App& command, std::string& as)
{
    command.add_option("--as", as, "Which game, and army, a list in words is for; otherwise it is guessed")
        ->check(emptyWords)
        ->type_name("RULESET[/ARMY]");
}

bool readAs(const std::string& as, ReadOptions& options)
{
    const auto slash = as.find('/');
    options.ruleset = as.substr(0, slash);
    options.army = slash == std::string::npos ? std::string() : as.substr(slash + 1);
    if (as.empty() || (!options.ruleset.empty() && (slash == std::string::npos || !options.army.empty())))
        return true;
    std::cerr << "--as " << safeLine(as) << ": write it as RULESET or RULESET/ARMY\n";
    return false;
}

void addDataFolders(CLI::App& command, ReadOptions& options)
{
    command
        .add_option("--data-folder", options.dataFolders,
                    "Judge rosters of BattleScribe by the data in this folder, before those of 'muster data list'")
        ->check(emptyWords)
        ->type_name("DIR")
        ->expected(1)
        ->take_all()
        ->allow_extra_args(false);
}

bool judgeTogether(Store& store, Sides& sides)
{
    const auto& ruleset = sides[0].front()->roster.ruleset;
    const auto& data = sides[0].front()->catalogue->ruleset;
    std::vector<std::string> armies;
    for (const auto& side : sides)
        for (const auto& loaded : side) {
            if (loaded->roster.ruleset != ruleset) {
                std::cerr << safeLine(loaded->file) << ": this roster is for " << loaded->roster.ruleset
                          << ", the other side's for " << ruleset << "; a battle has one ruleset\n";
                return false;
            }
            if (const auto& other = loaded->catalogue->ruleset; other.data.hash != data.data.hash) {
                std::cerr << safeLine(loaded->file) << ": version " << other.dataVersion
                          << " of the data judges this roster, " << data.dataVersion
                          << " the other side's; a battle has one. Agree on one with --data-version\n";
                return false;
            }
            for (const auto& army : loaded->catalogue->armies)
                if (std::ranges::find(armies, army.id) == armies.end())
                    armies.push_back(army.id);
        }
    const auto joined = store.catalogue(gameOf(sides[0].front()->roster), armies);
    if (!joined) {
        printFaults(joined.error());
        return false;
    }
    for (auto& side : sides)
        for (auto& loaded : side) {
            loaded->catalogue = *joined;
            judgeLoaded(*loaded);
        }
    for (auto& played : playedRosters(**joined, sidesOf(sides))) {
        auto& loaded = *sides[played.side][played.position];
        loaded.asItCame = std::exchange(loaded.roster, std::move(played.roster));
        judgeLoaded(loaded);
    }
    return true;
}

std::array<Side, 2> sidesOf(const Sides& sides)
{
    std::array<Side, 2> battle;
    for (std::size_t i = 0; i < 2; ++i)
        for (const auto& loaded : sides[i]) {
            battle[i].rosters.push_back(&loaded->roster);
            battle[i].assessments.push_back(&loaded->assessment);
        }
    return battle;
}

report::Context reportOn(const LoadedRoster& loaded)
{
    report::Context context{
        loaded.catalogue.get(), &loaded.roster, &loaded.assessment, loaded.fingerprint, {}, loaded.data};
    context.reading = loaded.reading.get();
    return context;
}

int statusOfMade(const LoadedRoster& loaded)
{
    constexpr std::size_t mostTold = 20;
    const auto& unread = loaded.roster.unread;
    for (std::size_t i = 0; i < unread.size() && i < mostTold; ++i) {
        auto fault = Fault::about(loaded.file, "this line was not understood: ‘" + safeLine(unread[i].text) + "’");
        if (loaded.reading)
            fault.line = unread[i].line;
        printFaults({fault});
    }
    if (unread.size() > mostTold)
        std::cerr << safeLine(loaded.file) << ": " << unread.size() - mostTold << " more lines were not understood\n";
    if (!unread.empty())
        printFaults({Fault::about(loaded.file, "the list is not judged, because not all of it was understood",
                                  "'muster check' tells how each line was read.")});
    else if (const auto doubts = loaded.reading ? loaded.reading->count(Certainty::Doubtful) : 0; doubts > 0)
        printFaults({Fault::about(loaded.file,
                                  doubts == 1 ? "one line is doubtful" : std::to_string(doubts) + " lines are doubtful",
                                  "'muster check' tells how each line was read.")});
    return report::outcomeOf(reportOn(loaded)) == Outcome::NotJudged ? cannotRead : allLegal;
}

int statusOfMade(const battlescribe::List& list, const std::string& file)
{
    if (report::outcomeOf(list) != Outcome::NotJudged)
        return allLegal;
    printFaults({list.verdict
                     ? Fault::about(file, "the list is not judged, because the data do not have all that it names",
                                    "'muster check' tells what.")
                     : Fault::about(file, "the list is not judged, because the data of its game are not installed",
                                    "Install them with 'muster data add', or give them with --data-folder.")});
    return cannotRead;
}

} // namespace muster
